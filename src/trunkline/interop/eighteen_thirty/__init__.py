"""1830 on 18xx.games."""

from trunkline.interop.eighteen_thirty.legal import legal, legal_difference
from trunkline.interop.eighteen_thirty.names import OPTIONS, UNSUPPORTED
from trunkline.interop.eighteen_thirty.reading import Reader, best_run
from trunkline.interop.eighteen_thirty.state import difference, state
from trunkline.interop.eighteen_thirty.writing import export

__all__ = [
    "OPTIONS",
    "UNSUPPORTED",
    "Reader",
    "best_run",
    "difference",
    "export",
    "legal",
    "legal_difference",
    "state",
]
