"""Games as files, through the pages."""

import json

from tests.browser import scenes
from tests.browser.driver import Hand


def choose(page, name, content):
    page.set_input_files("input[type=file]", {"name": name, "mimeType": "text/plain", "buffer": content.encode()})


def download(page, words):
    page.click("[role=tab]:text-is('Table')")
    with page.expect_download() as coming:
        page.click(f"a:has-text('{words}')")
    return coming.value.path().read_text()


def test_a_record_goes_out_and_comes_back(window):
    page = window("/")
    scenes.at(page, "1830", "early")
    moves = page.get_attribute("main.table", "data-seq")
    record = download(page, "Download the record")
    page.goto("/lobby")
    choose(page, "game.jsonl", record)
    page.wait_for_selector(f"main.table[data-seq='{moves}']")


def test_a_game_by_the_other_sites_rules_goes_out_and_comes_back(window):
    page = window("/new?title=1830")
    page.click("summary:has-text('Variants')")
    page.select_option("label:has-text('Where rules are read differently') select", "18xx.games")
    page.click("form .foot button")
    hand = Hand(page)
    assert hand.my_turn()
    hand.play()
    file = download(page, "18xx.games file")
    page.goto("/lobby")
    choose(page, "game.json", file)
    page.wait_for_selector("main.table .frame svg")
    assert json.loads(file)["title"] == "1830"
    assert hand.seq >= 1


def test_a_file_that_cannot_be_read_says_what_is_wrong_with_it(window):
    page = window("/lobby")
    choose(page, "game.json", '{"title": "1899", "actions": [], "players": []}')
    assert "1899" in page.wait_for_selector("[role=alert]").inner_text()
