"""What a reader's eyes, hands and place on the page go through during a move."""

import json

import pytest

from tests.browser import scenes
from tests.browser.driver import Hand

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
INSIDE = """(button, frame) => {
    const box = button.getBoundingClientRect(), room = document.querySelector(frame).getBoundingClientRect()
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return box.top >= room.top && box.bottom <= Math.min(room.bottom, innerHeight) && button.contains(seen)
}"""
LOG = "document.querySelector('.side [role=tabpanel]')"
AT_END = f"{LOG}.scrollTop + {LOG}.clientHeight > {LOG}.scrollHeight - 12"


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS, DESK], ids=["phone", "sideways", "desk"])
@pytest.mark.parametrize(("kind", "place"), [("lay_tile", "hex"), ("start_company", "company")])
def test_the_confirmation_is_in_sight(window, kind, place, device):
    """However much is told above it, and wherever the tapped place lies."""
    page = window("/", **device)
    scenes.at(page, "1830", "late", kind)
    page.wait_for_selector(f".spot[data-spot-kind={place}]")
    page.query_selector_all(f".spot[data-spot-kind={place}]")[-1].dispatch_event("click")
    if kind == "lay_tile":
        page.click(".bubble .tile")
    page.wait_for_selector(".bubble .events li")
    confirm = page.query_selector(".bubble button.go")
    page.wait_for_function(f"button => ({INSIDE})(button, '.bubble')", arg=confirm)


def test_the_move_reads_as_it_will_be_played(window):
    page = window("/")
    scenes.at(page, "1830", "late", "start_company")
    page.wait_for_selector(".spot[data-spot-kind=company]")
    page.query_selector_all(".spot[data-spot-kind=company]")[-1].dispatch_event("click")
    page.fill(".bubble input[type=number]", "3")
    page.keyboard.press("Tab")
    page.wait_for_selector(".bubble .what:text-matches('^Sell 3 of')")


def test_the_focus_stays_where_the_choices_are(window):
    page = window("/")
    scenes.at(page, "1830", "late", "buy_train")
    hand = Hand(page)
    before = hand.seq
    page.focus(".now [data-type=pass]")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.closest('.staged')")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.querySelector('main.table').dataset.seq) > {before}")
    page.wait_for_function("() => document.activeElement.closest('.now')")


@pytest.fixture
def told_again(window):
    """A page, and what makes the server tell it the same position once more, as after a lost connection."""
    page = window("/")
    lines = []

    def listen(line):
        line.connect_to_server()
        lines.append(line)

    def again():
        position = page.request.get(page.url.replace("/t/", "/api/v1/tables/").split("?")[0] + "/position").json()
        lines[-1].send(json.dumps({"type": "position", "seq": position["seq"], "position": position, "log": []}))

    page.route_web_socket("**/live?*", listen)
    return page, again


def test_a_position_told_again_keeps_the_place_of_the_keyboard(told_again):
    page, again = told_again
    scenes.at(page, "american-rails", "late")
    page.keyboard.press("b")
    page.wait_for_selector(".spot:focus")
    page.keyboard.press("ArrowRight")
    place = "[document.activeElement.dataset.spotValue, document.activeElement.dataset.was ?? null]"
    value, _ = page.evaluate(f"(document.activeElement.dataset.was = 'old', {place})")
    again()
    page.wait_for_function("() => !document.querySelector('.spot[data-was]')")
    assert page.evaluate(place) == [value, None]


def test_a_position_told_again_keeps_the_amount_of_a_bid(told_again):
    page, again = told_again
    scenes.at(page, "american-rails", "early", "bid")
    page.wait_for_selector(".auction")
    page.click(".auction button[aria-label='More']")
    said = page.inner_text(".auction [data-type=bid]")
    again()
    page.wait_for_timeout(300)
    assert page.inner_text(".auction [data-type=bid]") == said


def test_the_log_keeps_its_end_in_sight_unless_the_reader_scrolls(window):
    page = window("/")
    scenes.at(page, "1817", "late")
    page.wait_for_function(f"() => document.querySelectorAll('.side li').length > 100 && {AT_END}")
    page.evaluate(f"{LOG}.scrollTop = 300")
    page.wait_for_timeout(50)
    Hand(page).play()
    assert not page.evaluate(AT_END)
    page.keyboard.press("Home")
    page.wait_for_selector(".side li.here a:text-is('0')")


def test_the_privates_are_told_in_full(window):
    page = window("/")
    scenes.at(page, "1830", "early", "buy_private")
    page.click("[role=tab]:text-is('Companies')")
    page.wait_for_selector("tr:has(th:text-is('D&H')) td:has-text('place a token there free of charge')")


def test_a_link_to_a_rule_or_a_section_arrives(window):
    for title, rule, said in (("1830", "12.0", "12.0 SELLING"), ("1817", "_339", "!9 "), ("1817", "7.1.2", "7.1.2-1")):
        page = window(f"/rules/{title}#rule-{rule}")
        assert page.wait_for_selector(".meant").inner_text().startswith(said)


def test_who_waited_for_the_start_reads_how_the_game_began(window):
    page = window("/new?title=1830")
    page.wait_for_selector("form .seats li")
    page.select_option("select[aria-label='Who sits in seat 2']", "open")
    page.click("form .foot button")
    page.click("button:has-text('Fill with bots')")
    page.wait_for_selector(".side li:has-text('Stock round 1 begins')")


def test_a_part_that_does_not_come_says_so(window):
    page = window("/")
    page.wait_for_selector("[data-title]")
    page.route("**/assets/Lobby*.js", lambda route: route.abort())
    page.click("header a[href='/lobby']")
    page.wait_for_selector("[role=alert] button:has-text('Load again')")


def test_a_table_that_is_asked_for_while_the_server_restarts_comes_by_itself(window):
    page = window("/")
    scenes.at(page, "steel-driver", "early")
    refused = []

    def refuse(route):
        if len(refused) > 1:
            return route.continue_()
        refused.append(route.request.url)
        return route.fulfill(status=502, body="Bad Gateway") if len(refused) > 1 else route.abort()

    page.route("**/api/v1/tables/*?*", refuse)
    page.goto(page.url)
    page.wait_for_selector("text=Connection lost")
    page.wait_for_selector("main.table .frame svg")


def test_the_way_back_from_a_quick_table_opens_no_other(window):
    page = window("/lobby")
    page.goto("/play/steel-driver")
    page.wait_for_selector("main.table")
    page.go_back()
    page.wait_for_selector(".filters")


def test_a_table_too_small_to_start_says_so(window):
    page = window("/new?title=1817")
    page.wait_for_selector("form .seats li")
    for seat in (2, 3):
        page.select_option(f"select[aria-label='Who sits in seat {seat}']", "open")
    page.click("form .foot button")
    page.wait_for_selector("text=this game needs 3 players")
    assert page.is_disabled("button:has-text('Start without')")


def test_a_phone_looks_at_the_companies_where_one_is_to_be_chosen(window):
    page = window("/", **PHONE)
    scenes.at(page, "1830", "late", "start_company")
    page.wait_for_function("""() => {
        const room = document.querySelector('.frame').getBoundingClientRect()
        const spots = [...document.querySelectorAll('.spot[data-spot-kind=company][tabindex]')]
        const places = spots.map(s => s.getBoundingClientRect())
        return places.length > 5 && places.every(p => p.right > room.left && p.left < room.right && p.top < room.bottom)
    }""")
