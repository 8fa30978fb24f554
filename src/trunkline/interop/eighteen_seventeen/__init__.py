"""1817 on 18xx.games."""

from trunkline.interop.eighteen_seventeen.legal import legal, legal_difference
from trunkline.interop.eighteen_seventeen.reading import OPTIONS, UNSUPPORTED, Reader, best_run
from trunkline.interop.eighteen_seventeen.state import difference, result, state
from trunkline.interop.eighteen_seventeen.writing import export

__all__ = [
    "OPTIONS",
    "UNSUPPORTED",
    "Reader",
    "best_run",
    "difference",
    "export",
    "legal",
    "legal_difference",
    "result",
    "state",
]
