"""Tables and steps as plain data, for digests and comparison."""

from hashlib import blake2b
from typing import Any

import msgspec

_SLOTS: dict[type, tuple[str, ...]] = {}


def slots_of(kind: type) -> tuple[str, ...]:
    """The names of all slots of a class and its bases."""
    found = _SLOTS.get(kind)
    if found is None:
        bases = reversed(kind.__mro__)
        found = _SLOTS[kind] = tuple(name for base in bases for name in base.__dict__.get("__slots__", ()))
    return found


def plain(value: Any) -> Any:
    """`value` as lists, dicts with sorted string keys, strings and numbers."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(value[key]) for key in sorted(value, key=str)}
    if isinstance(value, set | frozenset):
        return sorted((plain(item) for item in value), key=str)
    if isinstance(value, msgspec.Struct):
        return msgspec.to_builtins(value)
    static: frozenset[str] = getattr(type(value), "static", frozenset())
    return {name: plain(getattr(value, name)) for name in slots_of(type(value)) if name not in static}


def digest(*values: Any) -> str:
    """A hash of plain data that is the same on every machine."""
    return blake2b(msgspec.json.encode([plain(value) for value in values]), digest_size=12).hexdigest()
