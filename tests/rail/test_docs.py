"""The page about the rail kit is true: its code runs."""

import re
from typing import Any

from tests.conftest import ROOT


def test_the_examples_of_the_page_run_in_order() -> None:
    page = (ROOT / "docs" / "rail-kit.md").read_text("utf-8")
    names: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    for block in blocks:
        exec(compile(block, "rail-kit.md", "exec"), names)
    assert len(blocks) == 3
