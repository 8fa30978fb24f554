"""A person at a table, as hands and eyes: finds what is offered on the page and does it."""

import random
import time
from typing import Any

SPOT = ".spot[tabindex]"
OVER = "main[data-status='over']"


def quick_start(page: Any, title: str) -> None:
    """From the first page to a table against bots."""
    page.click(f"[data-title='{title}'] button.call")
    page.wait_for_selector("main.table .frame svg")


def new_table(page: Any, title: str, seats: int) -> None:
    """From the lobby to a running table: you and bots."""
    page.goto("/lobby")
    page.click("main a[href='/new']")
    page.wait_for_selector("form select")
    page.select_option("form select >> nth=0", title)
    page.select_option("form label:has-text('players') select", str(seats))
    page.click("form .foot button")
    page.wait_for_selector("main.table .frame svg")


class Hand:
    """Plays with gestures where the board offers them, with buttons elsewhere."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page, self.chance = page, random.Random(seed)
        self.gestures = self.buttons = 0

    @property
    def seq(self) -> int:
        return int(self.page.get_attribute("main.table", "data-seq"))

    def my_turn(self, patience: float = 60.0) -> bool:
        """Wait for the own turn; False when the game is over."""
        self.page.wait_for_selector(f".now[data-yours=true], {OVER}", timeout=patience * 1000)
        return self.page.query_selector(OVER) is None

    def play(self) -> None:
        """One decision."""
        before = self.seq
        end = time.monotonic() + 40
        while self.seq == before:
            assert time.monotonic() < end, f"no move possible at {self.page.url}: {self.page.inner_text('.now')}"
            if not self.my_turn():
                return
            if not self._act():
                continue
            self._settled(before)

    def _settled(self, before: int) -> None:
        script = "before => { const t = document.querySelector('main.table'); return Number(t.dataset.seq) > before"
        self.page.wait_for_function(f"{script} || document.querySelector('.now .problem') }}", arg=before)
        problem = self.page.query_selector(".now .problem")
        assert problem is None, problem.inner_text()

    def _act(self) -> bool:
        """Choose and confirm; False where a further choice is needed or the page changed under the hand."""
        page = self.page
        if page.query_selector(".auction"):
            bid = page.query_selector(".auction [data-type=bid]")
            wanted = bid is not None and self.chance.random() < 0.45
            page.click(f".auction [data-type={'bid' if wanted else 'pass'}]")
            self.buttons += 1
            return True
        spots = page.query_selector_all(SPOT)
        choices = page.query_selector_all(".now .group.buttons .choice")
        if spots and (not choices or self.chance.random() < 0.8):
            self.chance.choice(spots).dispatch_event("click")
            self.gestures += 1
            self._choose_on(page)
        elif choices:
            self.chance.choice(choices).click()
            self.buttons += 1
        else:
            listed = page.query_selector_all(".now .choice")
            if not listed:
                return False
            self.chance.choice(listed).dispatch_event("click")
            self.buttons += 1
        confirm = page.wait_for_selector(".staged button.go:not([disabled])")
        confirm.click()
        return True

    def _choose_on(self, page: Any) -> None:
        """Answer what the bubble on the board still asks."""
        for _ in range(4):
            page.wait_for_selector(".bubble")
            if page.query_selector(".staged"):
                return
            tiles = page.query_selector_all(".bubble .tile")
            found = tiles or page.query_selector_all(".bubble .choice")
            self.chance.choice(found).click()
            if tiles and self.chance.random() < 0.5 and (turn := page.query_selector(".bubble .picker > button.small")):
                turn.click()
