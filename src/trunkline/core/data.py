"""Data files of a title: facts and figures as JSON, checked on load with errors that name the file and the key."""

from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

from trunkline.core.plain import digest

T = TypeVar("T")
LARGEST = 16 * 1024 * 1024  # bytes of a record or board file


class DataError(ValueError):
    """A data file is not what it should be."""

    def __init__(self, source: str, key: str, problem: str) -> None:
        super().__init__(f"{source}: {key}: {problem}" if key else f"{source}: {problem}")
        self.source, self.key = source, key


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where board data comes from. The catalogues say it at length as `origin-note` of the title."""

    status: Literal["printed", "one_source", "reconstruction"]
    sources: str = ""


class Board:
    """A title's fixed data: shared by all copies of all games on it. `digest` identifies it in records."""

    __slots__ = ("digest", "origin")
    static: ClassVar[frozenset[str]] = frozenset()
    digest: str
    origin: Origin


def decode(raw: bytes, kind: type[T], source: str) -> T:
    """JSON as a frozen struct, or a `DataError` that names the key."""
    try:
        found = msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise DataError(source, *key_and_problem(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(source, "", f"not valid JSON ({error})") from None
    except RecursionError:
        raise DataError(source, "", "nested too deeply") from None
    odd = _odd_text(msgspec.to_builtins(found))
    if odd is not None:
        raise DataError(source, odd, "must be one line of printable characters")
    return found


def _odd_text(value: Any, key: str = "") -> str | None:
    """The key of a text that neither a terminal nor a drawing could show; None if there is none."""
    if isinstance(value, str):
        return None if value.isprintable() else key
    if isinstance(value, dict):
        inside = ((f"{key}.{name}".lstrip("."), inner) for name, inner in value.items())
    elif isinstance(value, list | tuple):
        inside = ((f"{key}[{number}]", inner) for number, inner in enumerate(value))
    else:
        return None
    return next((odd for name, inner in inside if (odd := _odd_text(inner, name)) is not None), None)


def key_and_problem(error: msgspec.ValidationError) -> tuple[str, str]:
    """Where in a JSON document something is wrong ("" for the document itself), and what."""
    problem, _, path = str(error).partition(" - at `")
    return path.rstrip("`").removeprefix("$").lstrip("."), problem


def read_data(package: str, name: str) -> bytes:
    """A data file that lies in the folder `data` of a package."""
    return files(package).joinpath("data", name).read_bytes()


def read_file(path: str | Path) -> bytes:
    """A file from outside, as far as a file can be of use here; raises `DataError` where it goes on."""
    with open(path, "rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise DataError(str(path), "", f"larger than {LARGEST // 1024 // 1024} MB")
    return raw


def fingerprint(*parts: object) -> str:
    """The digest that identifies a board."""
    return digest(*parts)
