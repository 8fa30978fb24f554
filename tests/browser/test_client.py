"""The client's own checks: types, unit tests, complete catalogues, size of the first page."""

import gzip
import json
import subprocess

import msgspec
import pytest

from tests.browser.conftest import ROOT, STATIC
from tools import build_client
from trunkline.titles import every

WEB = ROOT / "web"
FIRST_PAGE = 150_000


def run(*command: str) -> None:
    try:
        build_client.install(ROOT)
        node = build_client.node()
    except build_client.ClientError as error:
        pytest.skip(str(error))
    done = subprocess.run([node, *command], cwd=WEB, capture_output=True, text=True, check=False)
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
