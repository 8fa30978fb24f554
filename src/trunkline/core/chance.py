"""Seeded chance, the same on every machine and Python version; drawn values are kept for the record."""

from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Draws number `count`, `count + 1`, ... of a seed; `forced` values, from a record, go before the seed's own."""

    __slots__ = ("count", "drawn", "forced", "seed")

    def __init__(self, seed: int, count: int = 0) -> None:
        self.seed, self.count = seed, count
        self.drawn: list[int] = []
        self.forced: list[int] = []

    def copy(self) -> "Chance":
        return Chance(self.seed, self.count)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.forced:
            value = self.forced.pop(0)
            if not 0 <= value < n:
                raise ValueError(f"drawn value {value} is not below {n}")
        else:
            hashed = blake2b(f"{self.seed}/{self.count}".encode(), digest_size=16).digest()
            value = int.from_bytes(hashed, "big") % n  # 128 bits: the bias is far below anything observable
        self.count += 1
        self.drawn.append(value)
        return value

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: list[T]) -> list[T]:
        rest, mixed = items[:], []
        while rest:
            mixed.append(rest.pop(self.below(len(rest))))
        return mixed
