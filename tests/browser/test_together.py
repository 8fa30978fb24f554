"""Several people at one live table; a server that goes away and comes back; undo by consent."""

import re

from tests.browser import scenes
from tests.browser.conftest import House
from tests.browser.driver import Hand

TITLE = "steel-driver"


def invite(page):
    """A table for two people and a bot; the address for the second one."""
    page.goto(f"/new?title={TITLE}")
    page.wait_for_selector("form .seats li")
    page.select_option("form label:has-text('Number of players') select", "3")
    page.select_option("select[aria-label='Who sits in seat 2']", "open")
    page.click("form .foot button")
    page.wait_for_selector("h2:has-text('Seats')")
    return page.url


def sit(page, name):
    page.click("header button.quiet")
    page.fill("dialog input[type=text]", name)
    page.click("dialog button.save")
    page.wait_for_selector("dialog", state="hidden")
    page.click("button:has-text('Sit down')")


def two_at_a_table(window, base=None):
    """Ada and Ben at a running table."""
    ada = window("/", base=base)
    address = invite(ada)
    ben = window(address, base=base)
    sit(ben, "Ben")
    ada.click("button:has-text('Start the game')")
    for page in (ada, ben):
        page.wait_for_selector("main.table .frame svg")
    return ada, ben


def whose(ada, ben):
    """The window whose turn it is, and the other one; both show the same position."""
    for _ in range(400):
        for mine, other in ((ada, ben), (ben, ada)):
            if mine.query_selector(".now[data-yours=true]") and Hand(mine).seq == Hand(other).seq:
                return mine, other
        ada.wait_for_timeout(50)
    state = ada.evaluate("fetch('/api/v1' + location.pathname.replace('/t/', '/tables/')).then(r => r.json())")
    raise AssertionError({key: state[key] for key in ("seq", "turn", "seats", "you")}, state["position"]["why"])


def test_a_move_and_a_word_reach_the_other_browser(window):
    ada, ben = two_at_a_table(window)
    mover, watcher = whose(ada, ben)
    hand = Hand(mover, 2)
    hand.play()
    watcher.wait_for_function("seq => Number(document.querySelector('main.table').dataset.seq) >= seq", arg=hand.seq)
    mover.click("[role=tab]:has-text('Chat')")
    mover.fill("input[aria-label='Say something']", "Mind the gap")
    mover.click("button:has-text('Send')")
    watcher.click("[role=tab]:has-text('Chat')")
    watcher.wait_for_selector("text=Mind the gap")


def test_the_title_and_icon_call_the_one_whose_turn_it_is(window):
    ada, ben = two_at_a_table(window)
    mover, watcher = whose(ada, ben)
    mover.wait_for_function("() => document.title.startsWith('●')")
    assert mover.get_attribute("link[rel=icon]", "href").endswith("icon-turn.svg")
    assert not watcher.title().startswith("●")


def test_an_onlooker_sees_the_table_and_has_no_choices(window):
    page = window("/")
    scenes.at(page, "american-rails", "late")
    onlooker = window(page.url)
    onlooker.wait_for_selector("main.table .frame svg")
    assert onlooker.inner_text(".now .why") == page.inner_text(".now .why")
    assert not onlooker.query_selector(".now button.choice, .spot")
    before = Hand(page).seq
    Hand(page).play()
    onlooker.wait_for_function("seq => Number(document.querySelector('main.table').dataset.seq) > seq", arg=before)


def test_several_seats_at_one_screen(window):
    page = window(f"/new?title={TITLE}")
    page.wait_for_selector("form .seats li")
    page.select_option("form label:has-text('Number of players') select", "3")
    for seat, name in ((2, "Ben"), (3, "Cas")):
        page.select_option(f"select[aria-label='Who sits in seat {seat}']", "hotseat")
        page.fill(f"input[aria-label='Name of seat {seat}']", name)
    page.click("form .foot button")
    hand = Hand(page, 5)
    acting = set()
    while len(acting) < 2:
        assert hand.my_turn()
        acting.add(page.inner_text("#now-head"))
        hand.play()
    assert all("your turn" in said.lower() for said in acting)


def test_undo_needs_the_other_persons_consent(window):
    ada, ben = two_at_a_table(window)
    for _ in range(12):  # until both have moved, so that it can be no one's undo alone
        mover, other = whose(ada, ben)
        Hand(mover, 4).play()
        whose(ada, ben)  # the bot between them has moved: nothing happens while somebody asks
        if mover.query_selector("button:has-text('Ask to undo')"):
            break
    else:
        raise AssertionError("undo was always free")
    before = Hand(mover).seq
    mover.click("button:has-text('Ask to undo')")
    other.wait_for_selector("[role=alertdialog] button:has-text('Agree')")
    other.click("[role=alertdialog] button:has-text('Agree')")
    mover.wait_for_function("seq => Number(document.querySelector('main.table').dataset.seq) > seq", arg=before)
    mover.click("[role=tab]:has-text('Log')")
    mover.wait_for_selector("li.undone")
    assert re.search(r"goes back to the position", mover.inner_text(".side"))


def test_play_goes_on_after_the_server_was_restarted(window, chromium, tmp_path):
    house = House(tmp_path)
    try:
        page = window(f"/play/{TITLE}?seats=3", base=house.base)
        page.wait_for_selector("main.table .frame svg")
        hand = Hand(page, 6)
        assert hand.my_turn()
        hand.play()
        seq = hand.seq
        house.stop()
        page.wait_for_selector("text=Connection lost")
        house.start()
        page.wait_for_selector("text=Connection lost", state="hidden")
        assert hand.my_turn()
        assert hand.seq >= seq
        hand.play()
        assert hand.seq > seq
    finally:
        house.stop()
