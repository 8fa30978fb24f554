"""axe finds nothing serious or critical on any state of any page."""

import pytest

from tests.browser.conftest import PATIENCE
from tests.browser.driver import OVER, Hand, quick_start
from trunkline.titles import every

TITLES = [title.id for title in every()]


def judge(page, where):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="pip install axe-playwright-python")
    page.wait_for_timeout(250)
    found = axe.Axe().run(page).response["violations"]
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
    judge(page, "settings")
    page.keyboard.press("Escape")
    for path, ready in (
        ("/lobby", ".filters"),
        ("/new", "form .seats"),
        ("/rules/steel-driver", ".item"),
        ("/nowhere", "h1"),
    ):
        page.goto(path)
        page.wait_for_selector(ready)
        judge(page, path)
    page.goto("/new")
    page.wait_for_selector("form .seats")
    page.select_option("select[aria-label='Who sits in seat 2']", "open")
    page.click("form .foot button")
    page.wait_for_selector("h2:has-text('Seats')")
    judge(page, "waiting room")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("title", TITLES)
def test_every_state_of_a_table(window, title, scheme):
    page = window("/", color_scheme=scheme)
    page.wait_for_selector("[data-title]")
    quick_start(page, title)
    hand = Hand(page, 7)
    assert hand.my_turn(60)
    judge(page, "own turn")
    for _ in range(8):
        if not hand.my_turn(60):
            break
        spot = page.query_selector(".spot[tabindex]")
        if spot and not page.query_selector(".auction"):
            spot.dispatch_event("click")
            page.wait_for_selector(".bubble")
            judge(page, "a choice on the board")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            break
        hand.play()
    for tab in page.query_selector_all("[role=tab]"):
        tab.click()
        page.wait_for_timeout(300)
        judge(page, f"panel {tab.inner_text()}")
    page.keyboard.press("Home")
    page.wait_for_selector("#now-head:has-text('move 0')")
    judge(page, "looking back")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    judge(page, "keys")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.click(".left [role=tab] >> nth=0")
    page.wait_for_selector("pre.words")
    judge(page, "words")


def test_the_report_at_the_end(window):
    page = window("/play/steel-driver?seats=3")
    page.wait_for_selector("main.table")
    page.click("[role=tab]:text-is('Table')")
    page.click("button:has-text('Hand to a bot')")
    page.wait_for_selector(OVER, timeout=PATIENCE * 6000)
    judge(page, "report")
