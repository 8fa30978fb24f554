"""What is built when the package is: the browser client (`tools/build_client.py`) and, for a wheel on a machine with a
C compiler, the route kernels (`tools/build_kernels.py`).
"""

import importlib.util
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def tool(root: str, name: str) -> ModuleType:
    """A module of the folder `tools`, which is no package."""
    spec = importlib.util.spec_from_file_location(name, Path(root) / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs in the metadata phase too: each part does nothing where its result is up to date."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        client, kernels = tool(self.root, "build_client"), tool(self.root, "build_kernels")
        needs = [] if client.fresh(Path(self.root)) else [client.NODE]
        if self.target_name == "wheel" and kernels.compiler():
            needs += kernels.NEEDS
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        client = tool(self.root, "build_client")
        client.build(root)
        if version != "editable" and not (client.output(root) / "index.html").is_file():
            raise RuntimeError("the browser client is not built: a wheel or source distribution without it is no use")
        if self.target_name == "wheel" and version != "editable":
            self.compile(root, build_data)

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Add compiled kernels to a wheel, which is then one for this platform; without them it runs anywhere."""
        found = tool(self.root, "build_kernels").build(root, Path(tempfile.mkdtemp()))
        if found:
            build_data["force_include"].update({str(path): place for path, place in found.items()})
            build_data["infer_tag"] = True
            build_data["pure_python"] = False
