from collections.abc import Sequence

from trunkline.rail.routes.packing import Row

compiled: bool

class Chooser:
    def __init__(
        self,
        lists: Sequence[Sequence[Row]],
        tops: Sequence[int],
        slots: Sequence[int],
        classes: Sequence[Sequence[int]],
    ) -> None: ...
    def run(self, best: int, gap: int, cap: int, deadline: float) -> bool: ...
    def answer(self) -> tuple[int, list[int]] | None: ...
