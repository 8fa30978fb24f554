"""One source, two speeds: compiled and plain kernels give the same answers by the same steps."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
POSITIONS = "20"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_kernels", ROOT / "tools" / "build_kernels.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answers(speed: str, path: Path) -> Any:
    """What a fresh process finds with the package in `path`."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
    command = [sys.executable, "-m", "tests.rail.answers", speed, POSITIONS]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def compiled_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with kernels compiled from the present sources."""
    tools = tool()
    if tools.compiler() is None or importlib.util.find_spec("setuptools") is None:
        pytest.skip("no C compiler or no setuptools: kernels run as plain Python only")
    folder = tmp_path_factory.mktemp("compiled")
    built = tools.build(ROOT, folder)
    assert built
    package = folder / "package"
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(ROOT / "src" / "trunkline", package / "trunkline", ignore=ignore)
    for path, place in built.items():
        shutil.copy2(path, package / place)
    return package


def test_compiled_and_plain_give_identical_answers(compiled_package: Path) -> None:
    fast, plain = answers("compiled", compiled_package), answers("plain", ROOT / "src")
    assert (fast["compiled"], plain["compiled"]) == (True, False)
    assert fast["found"] == plain["found"]


def test_the_answer_does_not_depend_on_the_hash_seed(compiled_package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for seed in ("0", "7"):
        monkeypatch.setenv("PYTHONHASHSEED", seed)
        found.append(answers("compiled", compiled_package))
    assert found[0] == found[1]
