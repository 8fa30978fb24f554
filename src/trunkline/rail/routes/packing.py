"""Rows of numbers and masks for the two kernels, in the form each speed wants."""

from array import array
from typing import Any

SCALE = 64  # amounts inside the search: revenue times SCALE, so that prices of sides can be finer than a dollar
Row = tuple[int, tuple[int, ...], int, int]
"""A listed route: minus its worth, its legs in order, its revenue, its mask."""


def row(size: int, compiled: bool) -> Any:
    """A row of numbers: a C array for compiled code, a list otherwise."""
    return array("q", bytes(8 * size)) if compiled else [0] * size


def word_row(size: int, compiled: bool) -> Any:
    """A row of words of masks."""
    return array("Q", bytes(8 * size)) if compiled else [0] * size


def words_for(bits: int, compiled: bool) -> int:
    """How many words hold a mask: 64 bits each in compiled code, one of any length otherwise."""
    return max(1, -(-bits // 64)) if compiled else 1


def pack(mask: int, words: int) -> list[int]:
    """A mask as words."""
    if words == 1:
        return [mask]
    return [mask >> 64 * i & 0xFFFFFFFFFFFFFFFF for i in range(words)]
