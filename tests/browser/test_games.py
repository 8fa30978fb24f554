"""Every title, from the lobby to the result, in the browser with bots in the other seats."""

import os

import pytest

from tests.browser.driver import OVER, Hand, new_table
from trunkline.titles import every

BY_HAND = int(os.environ.get("TRUNKLINE_BY_HAND", "30"))  # decisions; then a bot finishes the game from this seat
LONGEST = 400


@pytest.mark.parametrize("title", [title.id for title in every()])
def test_a_whole_game_from_the_lobby_to_the_result(window, title):
    page = window("/lobby")
    low = next(one.seats[0] for one in every() if one.id == title)
    new_table(page, title, max(low, 3))
    hand = Hand(page, seed=len(title))
    for n in range(LONGEST):
        if not hand.my_turn() or (n >= BY_HAND and hand.gestures):
            break
        hand.play()
    assert hand.gestures, "the board offered no gesture"
    if page.query_selector(OVER) is None:
        page.click("[role=tab]:has-text('Table')")
        page.click("button:has-text('Hand to a bot')")
        page.wait_for_selector(OVER, timeout=240_000)
    report = page.wait_for_selector("section:has-text('Final score')")
    assert "win" in report.inner_text().lower() or "victory" in report.inner_text().lower()
    assert len(report.query_selector_all("tbody tr")) == max(low, 3)
    page.click("button:has-text('Rematch')")
    page.wait_for_selector("main.table[data-status=running]")


@pytest.mark.parametrize("title", [title.id for title in every()])
def test_a_newcomers_first_move_takes_four_clicks_at_most(window, title):
    page = window("/")
    clicks = 0
    page.click(f"[data-title='{title}'] button.call")
    clicks += 1
    hand = Hand(page, seed=3)
    assert hand.my_turn(60)
    before = hand.seq
    hand.play()
    # A gesture is a tap and a confirmation, sometimes with one choice between them; an auction is one click.
    clicks += 3 if hand.gestures else 2
    assert clicks <= 4
    assert hand.seq > before
