"""Keyboard, phone, three languages, words instead of pictures, history with links."""

import re

import pytest

from tests.browser import scenes
from tests.browser.driver import SPOT, Hand, quick_start
from trunkline.titles import every

TITLES = [title.id for title in every()]
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def at_own_turn(window, title, seed=1, **wishes):
    page = window(f"/play/{title}", **wishes)
    page.wait_for_selector("main.table")
    hand = Hand(page, seed)
    assert hand.my_turn(60)
    return page, hand


def focused(page):
    return page.evaluate("document.activeElement.textContent || document.activeElement.getAttribute('aria-label')")


@pytest.mark.parametrize("title", TITLES)
def test_a_turn_by_keyboard_alone(window, title):
    page = window("/")
    scenes.at(page, title, "early")
    before = Hand(page).seq
    page.keyboard.press("b")
    page.wait_for_selector(".spot:focus")
    # To the first marked place, then through what is asked there, the confirmation last.
    moved = "document.activeElement !== document.body && !document.activeElement.dataset.was"
    played = f"Number(document.querySelector('main.table').dataset.seq) > {before}"
    for _ in range(5):
        page.evaluate("document.activeElement.dataset.was = 1")
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => {played} || ({moved})")
        if Hand(page).seq > before:
            return
    raise AssertionError(f"no move by keyboard; the focus is on {focused(page)!r}")


def test_the_buttons_are_reached_by_a_key(window):
    page = window("/")
    scenes.at(page, "american-rails", "early", "bid")
    before = Hand(page).seq
    page.keyboard.press("o")
    page.wait_for_function("() => document.activeElement.closest('.now')")
    page.focus(".auction [data-type=pass]")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.querySelector('main.table').dataset.seq) > {before}")


def test_arrows_go_from_place_to_place_on_the_board(window):
    page, _ = at_own_turn(window, "steel-driver")
    page.wait_for_selector(SPOT)
    page.keyboard.press("b")
    page.wait_for_selector(".spot:focus")
    first = page.evaluate("document.activeElement.dataset.spotValue")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.spotValue") != first
    page.keyboard.press("Enter")
    page.wait_for_selector(".bubble .staged")
    page.keyboard.press("Escape")
    page.wait_for_selector(".bubble", state="hidden")


@pytest.mark.parametrize("title", TITLES)
def test_a_phone_shows_everything_without_scrolling_sideways(window, title):
    page = window("/", **PHONE)
    scenes.at(page, title, "late")
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(wide)
    Hand(page).play()
    for tab in page.query_selector_all("[role=tab]"):
        tab.click()
        page.wait_for_selector(f"#{tab.get_attribute('aria-controls')} > *", state="attached")
        assert page.evaluate(wide), tab.inner_text()
    small = """[...document.querySelectorAll('button, a.button, select, summary')]
        .filter(e => e.offsetParent && !e.closest('svg') && Math.min(e.offsetWidth, e.offsetHeight) < 24)
        .map(e => e.outerHTML.slice(0, 120))"""
    assert page.evaluate(small) == []


def test_pages_fit_a_phone(window):
    for path, ready in (("/", "[data-title]"), ("/lobby", ".filters"), ("/new", ".seats li"), ("/rules/1830", ".item")):
        page = window(path, **PHONE)
        page.wait_for_selector(ready)
        wide = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert wide[0] <= wide[1], path


@pytest.mark.parametrize(("locale", "yours"), [("en-US", "YOUR TURN"), ("nl-NL", "BEURT"), ("zh-CN", "轮到你了")])
@pytest.mark.parametrize("title", TITLES)
def test_a_table_in_three_languages(window, title, locale, yours):
    page, _ = at_own_turn(window, title, locale=locale)
    assert yours in page.inner_text("#now-head").upper()
    said = page.inner_text("body")
    # A key of a catalogue that lacks its text is shown as the key itself.
    keys = re.findall(r"\b(?:now|side|stage|act|w|undo|event|action|refusal|step)[.-][a-z][a-z_.-]+[a-z]\b", said)
    assert keys == []
    if locale == "zh-CN":
        assert re.search(r"[\u4e00-\u9fff]", page.inner_text(".now"))


def test_the_language_changes_on_the_spot(window):
    page, _ = at_own_turn(window, "american-rails")
    page.click("header button.quiet")
    page.click("dialog button:has-text('Nederlands')")
    page.keyboard.press("Escape")
    page.wait_for_selector("#now-head:has-text('beurt')")
    assert page.get_attribute("html", "lang") == "nl"
    page.wait_for_function("() => document.querySelector('.side').textContent.includes('bank')")


@pytest.mark.parametrize("title", TITLES)
def test_the_board_in_words(window, title):
    page, hand = at_own_turn(window, title)
    page.keyboard.press("t")
    words = page.wait_for_selector("pre.words:not(:empty)")
    assert len(words.inner_text().splitlines()) > 10
    before = hand.seq
    hand.play()  # the choices are there as buttons
    assert hand.seq > before
    page.keyboard.press("t")
    page.wait_for_selector(".board svg")


def test_history_has_links_and_a_fork(window):
    page, hand = at_own_turn(window, "american-rails")
    for _ in range(4):
        hand.my_turn()
        hand.play()
    page.keyboard.press("Home")
    page.wait_for_selector("#now-head:has-text('move 0')")
    assert page.url.endswith("?seq=0")
    page.keyboard.press("]")
    page.wait_for_selector("#now-head:has-text('move 1')")
    link = page.url
    page.goto(link)
    page.wait_for_selector("#now-head:has-text('move 1')")
    assert not page.query_selector(".spot")
    page.click("[role=tab]:has-text('Graphs')")
    page.wait_for_selector("figure svg")
    page.click("[role=tab]:text-is('Table')")
    page.click("button:has-text('Play on from move 1')")
    page.wait_for_function("old => location.href.split('?')[0] !== old", arg=link.split("?")[0])
    page.wait_for_selector("main.table")


def test_a_seat_is_handed_to_a_bot_and_taken_back(window, chromium, tmp_path):
    from tests.browser.conftest import House

    house = House(tmp_path, pace=0.5)
    try:
        page, _ = at_own_turn(window, "steel-driver", base=house.base)
        page.click("[role=tab]:text-is('Table')")
        page.click("button:has-text('Hand to a bot')")
        page.click("button:has-text('Take back')")
        page.wait_for_selector("button:has-text('Hand to a bot')")
    finally:
        house.stop()


def test_zoom_by_buttons_wheel_and_keys(window):
    page = window("/")
    quick_start(page, "steel-driver")
    width = "Number(document.querySelector('.frame svg').getAttribute('viewBox').split(' ')[2])"
    full = page.evaluate(width)
    page.click("button[aria-label='Closer']")
    page.wait_for_function(f"() => {width} < {full}")
    once = page.evaluate(width)
    page.hover(".frame")
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"() => {width} < {once}")
    page.keyboard.press("0")
    page.wait_for_function(f"() => {width} === {full}")


def test_what_is_not_possible_says_why_with_its_rule(window):
    page = window("/")
    scenes.at(page, "american-rails", "late")
    page.click(".not summary")
    assert page.query_selector(".not li a.rule")


def test_a_tap_where_nothing_can_be_done_says_why(window):
    page = window("/")
    scenes.at(page, "1817", "late")
    page.wait_for_selector(SPOT)
    table = page.evaluate("fetch('/api/v1' + location.pathname.replace('/t/', '/tables/')).then(r => r.json())")
    one = table["position"]["disabled"][0]
    page.locator(f"[data-hex='{one['action']['hex']}']").first.click()
    assert one["refusal"]["text"] in page.inner_text(".now .problem")
    assert page.query_selector(".now .problem a.rule")
