"""Pictures of every title, early and late, on a desk and on a phone, by day and by night.

With TRUNKLINE_PICTURES=docs/images (`make docs`) they are kept there; else they are only looked at for being there.
"""

import base64
import os
from pathlib import Path

import pytest

from tests.browser import scenes
from trunkline.titles import every

DEVICES = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
EMPTY = 15_000  # bytes; a page without a board is smaller


@pytest.fixture
def album(tmp_path):
    kept = os.environ.get("TRUNKLINE_PICTURES")
    return Path(kept) if kept else tmp_path


def take(page, path):
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 75})
    picture = base64.b64decode(shot["data"])
    assert len(picture) > EMPTY
    path.write_bytes(picture)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("part", scenes.PARTS)
@pytest.mark.parametrize("title", [title.id for title in every()])
def test_a_title(window, album, title, part, device):
    page = window("/", **DEVICES[device])
    scenes.at(page, title, part)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        take(page, album / f"{title}-{part}-{device}-{scheme}.webp")


@pytest.mark.parametrize("device", DEVICES)
def test_the_first_page(window, album, device):
    page = window("/", **DEVICES[device])
    page.wait_for_selector("[data-title]")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        take(page, album / f"first-{device}-{scheme}.webp")


def test_a_tile_on_its_hex(window, album):
    page = window("/", **DEVICES["desktop"])
    scenes.at(page, "1830", "early")
    page.click(".spot[data-spot-kind=hex] >> nth=0")
    page.click(".bubble .tile")
    page.wait_for_selector(".ribbon")
    take(page, album / "1830-tile-desktop-light.webp")


def test_the_report(window, album):
    page = window("/", **DEVICES["desktop"])
    scenes.finished(page, "1830")
    assert "Cash" in page.inner_text("section:has(#end-head) .made >> nth=0")
    page.click("[role=tab]:text-is('Graphs')")
    page.wait_for_selector("figure svg")
    page.evaluate("document.querySelector('.right').scrollTop = 0")
    take(page, album / "1830-report-desktop-light.webp")
