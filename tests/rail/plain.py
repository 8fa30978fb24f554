"""Import the route kernels from their sources even where compiled ones lie beside them."""

import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parents[2] / "src" / "trunkline" / "rail" / "routes"
KERNELS = {
    f"trunkline.rail.routes.{name}": FOLDER / f"{name}.py" for name in ("catalogue", "chooser", "finder", "tables")
}


class Sources(MetaPathFinder):
    """Finds the kernels' sources before anything else does."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in KERNELS:
            return None
        return importlib.util.spec_from_file_location(fullname, KERNELS[fullname])


def force_plain() -> None:
    """To be called before anything of `trunkline.rail.routes` is imported."""
    assert not any(name in sys.modules for name in KERNELS)
    sys.meta_path.insert(0, Sources())
