"""Where two pieces of plain data differ first."""

from typing import Any


def first_difference(theirs: Any, ours: Any, path: str = "") -> str | None:
    """A line that names the place and both values; None where they are equal."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in [*theirs, *(key for key in ours if key not in theirs)]:
            at = f"{path}.{key}" if path else str(key)
            if key not in ours or key not in theirs:
                there, here = theirs.get(key, "nothing"), ours.get(key, "nothing")
                return f"{at}: {there!r} in the file, {here!r} here"
            found = first_difference(theirs[key], ours[key], at)
            if found:
                return found
        return None
    return None if theirs == ours else f"{path}: {theirs!r} in the file, {ours!r} here"
