"""axe finds nothing serious or critical on any state of any page."""

import pytest

from tests.browser import scenes
from trunkline.titles import every

TITLES = [title.id for title in every()]


def judge(page, where):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="pip install axe-playwright-python")
    page.evaluate("document.fonts.ready")
    found = axe.Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    bad = [
        (where, one["id"], [node["html"][:200] for node in one["nodes"][:3]], one["nodes"][0]["failureSummary"][:300])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not bad, bad


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_outside_a_table(window, scheme):
    page = window("/", color_scheme=scheme)
    page.wait_for_selector("[data-title]")
    judge(page, "first page")
    page.click("header button.quiet")
    page.wait_for_selector("dialog[open]")
    judge(page, "settings")
    page.keyboard.press("Escape")
    for path, ready in (
        ("/lobby", ".filters"),
        ("/new", "form .seats li"),
        ("/rules/steel-driver", ".item"),
        ("/nowhere", "h1"),
    ):
        page.goto(path)
        page.wait_for_selector(ready)
        judge(page, path)
    page.goto("/new")
    page.wait_for_selector("form .seats li")
    page.select_option("select[aria-label='Who sits in seat 2']", "open")
    page.click("form .foot button")
    page.wait_for_selector("h2:has-text('Seats')")
    judge(page, "waiting room")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("title", TITLES)
def test_a_turn(window, title, scheme):
    page = window("/", color_scheme=scheme)
    scenes.at(page, title, "late")
    judge(page, "own turn")
    page.query_selector(".spot[tabindex]").dispatch_event("click")
    page.wait_for_selector(".bubble")
    judge(page, "a choice on the board")


@pytest.mark.parametrize("title", TITLES)
def test_every_panel_of_a_table(window, title):
    page = window("/")
    scenes.at(page, title, "late")
    for tab in page.query_selector_all("[role=tab]"):
        tab.click()
        page.wait_for_selector(f"#{tab.get_attribute('aria-controls')} > *", state="attached")
        judge(page, f"panel {tab.inner_text()}")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    judge(page, "keys")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.keyboard.press("t")
    page.wait_for_selector("pre.words:not(:empty)")
    judge(page, "words")


@pytest.mark.parametrize("kind", ["bid", "accept"])
def test_auctions_and_offers(window, kind):
    page = window("/")
    scenes.at(page, "1817", "late", kind)
    page.wait_for_selector(".now.dialog")
    judge(page, kind)


def test_the_past_and_the_report_at_the_end(window):
    page = window("/")
    scenes.finished(page, "steel-driver")
    page.wait_for_selector("#end-head")
    judge(page, "report")
    page.keyboard.press("Home")
    page.wait_for_selector("#now-head:has-text('move 0')")
    judge(page, "looking back")
