"""The rulebook's worked examples of 11.1 as scripted games, as far as it says what happens."""

import pytest

from tests.eighteen_seventeen.positions import (
    PASS,
    cash,
    cell,
    company,
    finish_turn,
    give_train,
    loans,
    merger_round,
    money,
    new,
    number,
    owned,
    phase,
    pooled,
    president,
    price,
    step,
    stock_round,
    treasury_shares,
    until,
)
from trunkline.core import Action, Bid, Game
from trunkline.rail.actions import BuyShare, BuyTrain, KeepRevenue, PayDividend, PlaceToken, RunTrains, SellShares
from trunkline.titles.eighteen_seventeen import running
from trunkline.titles.eighteen_seventeen.actions import (
    BuyOwnShares,
    ChooseSize,
    DeclareBankruptcy,
    LayTile,
    OfferForSale,
    PayHalf,
    RepayLoan,
    SellShort,
    StartCompany,
    TakeLoan,
)
from trunkline.titles.eighteen_seventeen.table import Table1817

pytestmark = pytest.mark.rule("1817 11")


def play(game: Game[Table1817], *actions: Action, seat: int = 0) -> None:
    """Play these actions of a seat, each as soon as it is possible; pass or run the trains until then."""
    for action in actions:
        while game.seat != seat or game.refusal(action) is not None:
            game.play(RunTrains() if step(game) == "RunStep" else PASS)
        game.play(action)


def tile(game: Game[Table1817], place: str, name: str, *edges: int) -> LayTile:
    """The lay of a tile with these exits, whatever others it has; the second of a turn costs $20."""
    layout = game.table.board.layout
    kind, mask = layout.sheet.index[name], sum(1 << edge for edge in edges)
    turns = range(6)
    return next(
        LayTile(place, name, turn)
        for turn in turns
        if layout.faces[layout.sheet.face(kind, turn)].exits & mask == mask
        and game.refusal(LayTile(place, name, turn)) is None
    )


# -- 11.1.3: a company in Indianapolis with $120, without and with loans

NORTHWEST, NORTHEAST, SOUTHWEST = 2, 3, 0  # towards Chicago twice, and St. Louis


def indianapolis() -> Game[Table1817]:
    """The first operating round; SR of seat 0 was founded for $120."""
    game = new()
    cash(game, 120, 0, 0)
    stock_round(game)
    game.play(StartCompany("SR", 120))
    game.play(PlaceToken("F3:0"))
    assert price(game, "SR") == 60
    return until(game, "LayTrack")


def second_set(game: Game[Table1817]) -> None:
    """Somebody has bought the first 3-train: green tiles, and Chicago pays $50."""
    phase(game, "3")
    until(game, "LayTrack")


def test_without_loans_120_become_230() -> None:
    game = indianapolis()
    play(game, tile(game, "F3", "57", NORTHWEST), PASS, BuyTrain("2", "bank", 100))
    finish_turn(game)
    until(game, "LayTrack")
    play(game, tile(game, "E2", "9", NORTHWEST), PayDividend())
    assert game.table.cash[0] == 50
    finish_turn(game)
    second_set(game)
    play(game, tile(game, "F3", "15", NORTHWEST), PayDividend())
    finish_turn(game)
    until(game, "LayTrack")
    play(game, PayDividend())
    assert (game.table.cash[0], money(game, "SR")) == (50 + 80 + 80, 20)


def test_with_loans_the_same_company_pays_300() -> None:
    game = indianapolis()
    play(game, tile(game, "F3", "5", NORTHWEST, NORTHEAST))
    play(game, tile(game, "E2", "9", NORTHWEST))
    play(game, TakeLoan("SR"), TakeLoan("SR"), BuyTrain("2", "bank", 100), BuyTrain("2", "bank", 100))
    finish_turn(game)  # interest of $5 each
    assert (loans(game, "SR"), owned(game, "SR"), money(game, "SR"), price(game, "SR")) == (2, ["2", "2"], 90, 45)

    until(game, "LayTrack")
    game.table.interest = 15
    play(game, tile(game, "E4", "8", 0, 2))
    play(game, tile(game, "D3", "8", 1, 5), KeepRevenue(), BuyTrain("2+", "bank", 100))
    finish_turn(game)
    assert (owned(game, "SR"), money(game, "SR"), price(game, "SR")) == (["2", "2", "2+"], 40, 40)

    second_set(game)
    game.table.interest = 20
    play(game, tile(game, "F3", "15", NORTHWEST, NORTHEAST, SOUTHWEST))
    play(game, tile(game, "G2", "9", 0, 3), RunTrains())
    assert game.stack[-1].facts()["revenue"] == 220
    play(game, KeepRevenue(), RepayLoan("SR"), RepayLoan("SR"))
    finish_turn(game)
    assert (loans(game, "SR"), money(game, "SR"), price(game, "SR")) == (0, 0, 45)

    until(game, "LayTrack")
    play(game, PayDividend())
    assert game.table.cash[0] == 220
    phase(game, "4")  # the 2-trains are gone, the 2+ runs once more
    roster = game.table.board.roster
    game.table.trains.scrap(roster.index["2"])
    finish_turn(game)
    play(game, RunTrains(), PayDividend())
    assert game.table.cash[0] == 300
    assert owned(game, "SR") == []


# -- 11.1.4: five shorts of the Rutland

OWN = ("SR", "UR")


def rutland(*trains: str) -> Game[Table1817]:
    """Seat 0 has $300, seat 1 leads the Rutland with three shares at $120; three 3-trains are left."""
    game = new(4)
    phase(game, "3")
    cash(game, 300, 0, 0, 0)
    company(game, "R", 5, 120, {1: 3}, city="H3", money=120, trains=trains, charter=0)
    game.table.trains.left[game.table.board.roster.index["3"]] = 3
    return stock_round(game)


def short_and_found(game: Game[Table1817]) -> None:
    """Seat 0 sells five shares short and founds two companies at $150, of which it buys three shares each."""
    for done, name, city in ((0, "SR", "G18:0"), (3, "UR", "C26:0")):
        play(game, SellShort("R"), StartCompany(name, 300), PlaceToken(city), ChooseSize(5))
        play(game, SellShort("R"), BuyShare(name, "treasury"))
        assert (price(game, name), money(game, name)) == (150, 400)
        if not done:
            play(game, SellShort("R"))
            game.play(PASS)
    assert game.table.cash[0] == 0
    assert pooled(game, "R") == 5


def runs(monkeypatch: pytest.MonkeyPatch, revenue: int) -> None:
    """The Rutland earns this; the example does not say on which track."""
    monkeypatch.setattr(running, "can_run", lambda game, company: company == number(game, "R"))
    monkeypatch.setattr(running, "revenue", lambda game, company, runs: revenue)


def test_a_profitable_short(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rutland("2", "2", "2", "2")
    short_and_found(game)
    until(game, "LayTrack")
    assert price(game, "R") == 70

    play(game, TakeLoan("SR"), TakeLoan("SR"), BuyTrain("3", "bank", 250), BuyTrain("3", "bank", 250))
    finish_turn(game)
    play(game, *[TakeLoan("UR")] * 5, BuyTrain("3", "bank", 250), BuyTrain("4", "bank", 400))
    finish_turn(game, "UR")
    assert owned(game, "R") == []
    until(game, "TrainStep")
    play(game, *[TakeLoan("R")] * 4, BuyTrain("4", "bank", 400), seat=1)
    finish_turn(game, "R")
    assert price(game, "R") == 45

    runs(monkeypatch, 160)
    cash(game, 200)  # what its own companies pay
    game.table.earn(number(game, "R"), 200)  # the example does not count the interest
    until(game, "RunStep")
    play(game, PayHalf(), seat=1)
    assert (price(game, "R"), game.table.cash[0]) == (50, 200 - 80)
    play(game, RepayLoan("R"), seat=1)
    finish_turn(game, "R")
    assert price(game, "R") == 55

    cash(game, 500)
    until(game, "StockTurn")
    for _ in range(5):
        play(game, BuyShare("R", "pool"))
    assert game.table.cash[0] == 500 - 275
    assert game.table.shares.shorted(number(game, "R")) == 0


def disaster(monkeypatch: pytest.MonkeyPatch) -> Game[Table1817]:
    """The Rutland borrows, takes the five shares out of the pool, and pays in full twice."""
    game = rutland("2", "2", "3", "3")
    short_and_found(game)
    play(game, *[TakeLoan("R")] * 4, BuyOwnShares("R", 5), seat=1)
    assert (price(game, "R"), treasury_shares(game, "R"), money(game, "R")) == (80, 7, 120)
    for name in OWN:
        give_train(game, name, "3")
    until(game, "LayTrack")
    game.table.earn(number(game, "R"), 300)  # the example does not count the interest
    runs(monkeypatch, 240)
    for after in (120, 180):
        cash(game, 240)
        before = money(game, "R")
        until(game, "RunStep")
        play(game, PayDividend(), seat=1)
        paid = game.table.interest * loans(game, "R")  # at once: its four trains leave no room for another
        assert (game.table.cash[0], money(game, "R")) == (0, before + 336 - paid)
        play(game, RepayLoan("R"), RepayLoan("R"), seat=1)
        finish_turn(game, "R")
        assert price(game, "R") == after
    return game


def test_a_disastrous_short(monkeypatch: pytest.MonkeyPatch) -> None:
    game = disaster(monkeypatch)
    for name, seat, city in (("H", 2, "D9"), ("J", 3, "F19")):
        company(game, name, 10, 200, {seat: 2}, city=city, money=1000, trains=["3"])
    merger_round(game)
    cash(game, 0, 0)
    before = money(game, "R")
    play(game, OfferForSale("R"), seat=1)
    assert game.seat == 2
    for action in (Bid(900), Bid(1000), PASS, Bid(1500), PASS):
        game.play(action)
    assert money(game, "H") + loans(game, "H") * -100 == 1000 + before + 1260 - 1500
    until(game, "RaiseCash")
    assert (game.seat, game.table.cash[:2]) == (0, [-1500, 900])
    for name in OWN:
        game.play(SellShares(name, 1))  # all but the president's certificate
    assert game.table.cash[0] == -1500 + price(game, "SR") + price(game, "UR")
    game.play(DeclareBankruptcy())
    assert [(cell(game, name), president(game, name)) for name in OWN] == [(0, -1), (0, -1)]
    until(game, "LayTrack")  # the next operating round
    assert [cell(game, name) for name in OWN] == [0, 0]
    until(game, "SaleAuction")  # they are sold in the next merger round
    assert game.stack[-1].facts()["company"] in OWN
