from collections.abc import Sequence

from trunkline.rail.routes.finder import Row

compiled: bool

class Chooser:
    def __init__(
        self, lists: Sequence[Sequence[Row]], tops: Sequence[int], slots: Sequence[int], bits: int
    ) -> None: ...
    def run(self, best: int, gap: int, cap: int, deadline: float) -> bool: ...
    def answer(self) -> tuple[int, list[int]] | None: ...
    @property
    def compared(self) -> int: ...
