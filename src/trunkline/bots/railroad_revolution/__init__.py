"""A sane policy for Railroad Revolution: every choice is valued in points; a taste prefers one of the four actions."""

import random
from typing import Any

from trunkline.bots.railroad_revolution.goals import lacking_manager, missing_score
from trunkline.bots.railroad_revolution.values import Values
from trunkline.core import Action, Game, Option, Pass
from trunkline.titles.railroad_revolution import actions as a
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution.board import bits_of
from trunkline.titles.railroad_revolution.deals import DealRound
from trunkline.titles.railroad_revolution.effects import Effects
from trunkline.titles.railroad_revolution.main_action import MainAction
from trunkline.titles.railroad_revolution.milestones import KeepMilestone
from trunkline.titles.railroad_revolution.pieces import free_cities, free_sections
from trunkline.titles.railroad_revolution.setup import ChooseStart
from trunkline.titles.railroad_revolution.table import Table
from trunkline.titles.railroad_revolution.turn import Turn
from trunkline.titles.railroad_revolution.workers import code_of, has

TASTE = 1.25  # how much more the preferred action counts
KEPT, RICH = 50, 1300  # money kept when a worker is hired; from when on one hires before all conditions hold


class Policy:
    """Chooses for the deciding seat; `taste` is one of the four actions or None."""

    def __init__(self, taste: str | None = None) -> None:
        if taste is not None and taste not in k.JOBS:
            raise ValueError(f"no action {taste!r}; there are {', '.join(k.JOBS)}")
        self.taste = taste

    def choose(self, game: Game[Any], options: list[Option], chance: random.Random) -> Action:
        step, table = game.decision, game.table
        values = Values(table, step.seat)
        if isinstance(step, Turn):
            return self._place(table, values, options, chance)
        if isinstance(step, MainAction):
            return _act(table, step, values, options, chance)
        if isinstance(step, Effects):
            return _use(table, step, values, options, chance)
        if isinstance(step, DealRound):
            return _deal(table, values, options, chance)
        if isinstance(step, KeepMilestone):
            return _best(options, lambda action: _kept(table, step.seat, action), chance)
        assert isinstance(step, ChooseStart)
        return _best(options, lambda action: _start(table, values, action), chance)

    def _place(self, table: Table, values: Values, options: list[Option], chance: random.Random) -> Action:
        hiring = _hire(table, values, options)
        if hiring is not None:
            return hiring
        jobs: dict[str, float] = {}
        best, best_value = options[0].action, -1e9
        for option in options:
            action = option.action
            if not isinstance(action, a.PlaceWorker):
                continue
            job, colour = k.JOBS.index(action.job), table.board.colour_index[action.worker]
            if action.job not in jobs:
                jobs[action.job] = self._job(table, values, job)
            value = jobs[action.job] + max(values.ability(job, colour), _white(values))
            value += 3.0 * chance.random()
            if colour == 0:
                value += 1.0  # a specialist may do better later
            if value > best_value:
                best, best_value = action, value
        return best

    def _job(self, table: Table, values: Values, job: int) -> float:
        value = _job_value(table, values, job)
        if self.taste == k.JOBS[job]:
            return value * TASTE + 1.0
        return value


DEFAULT = Policy()


def choose(game: Game[Any], options: list[Option], chance: random.Random) -> Action:
    """The policy without a taste."""
    return DEFAULT.choose(game, options, chance)


def _hire(table: Table, values: Values, options: list[Option]) -> Action | None:
    """Hire the manager that a milestone still lacks whose conditions hold or nearly hold, selling shares for it."""
    board, seat = table.board, values.seat
    wealth = table.money[seat] + board.share_price * table.shares[seat]
    if wealth < board.hire + KEPT:
        return None
    colour = lacking_manager(table, seat, 0 if wealth < RICH else 1)
    if colour < 0:
        return None
    short = board.hire - table.money[seat]
    for option in options:
        action = option.action
        if isinstance(action, a.HireWorker) and short <= 0 and action.worker == board.colours[colour]:
            return action
        if isinstance(action, a.SellShares) and short > 0 and option.amount is not None:
            return option.at(min(-(-short // board.share_price), option.amount.top))
    return None


def _white(values: Values) -> float:
    spare = values.table.able[values.seat] - values.table.board.minimum
    if spare <= 0:
        return 0.0
    held = values.table.held[values.seat * k.SLOTS : (values.seat + 1) * k.SLOTS]
    return max([0.0, *(values.promotion(tile) for tile in held if tile >= 0 and _fits(values, tile))])


def _fits(values: Values, tile: int) -> bool:
    table, seat = values.table, values.seat
    slot = 0 if table.held[seat * k.SLOTS] == tile else 1
    wanted = table.wanted[seat * k.SLOTS + slot]
    return any(
        wanted >> colour & 1 and (has(table, seat, colour) or has(table, seat, k.COLOURS + colour))
        for colour in range(k.COLOURS)
    )


def _job_value(table: Table, values: Values, job: int) -> float:
    seat, board = values.seat, table.board
    if job == k.RAILROAD_JOB:
        count = min(board.rails_per_action, table.rails_left[seat])
        return values.rails(count)
    if job == k.STATION_JOB:
        return max((values.city(city) for city in bits_of(free_cities(table, seat))), default=0.0)
    if job == k.TELEGRAPH_JOB:
        return max((values.section(section) for section in bits_of(free_sections(table, seat))), default=0.0)
    section = min(board.rail_section[table.rails_left[seat]], board.building_section[table.buildings_left[seat]])
    wealth = table.money[seat] + board.share_price * table.shares[seat]
    thrift = 0.55 if wealth > 1200 else 0.8 if wealth > 700 else 1.1
    return thrift * values.money(board.section_money[section]) + max(values.flips()) - 2.0


def _best(options: list[Option], value: Any, chance: random.Random) -> Action:
    """The action of the highest value, with some noise; asides are left out where there is anything else."""
    best, best_value = options[0].action, -1e9
    for option in options:
        action = option.action
        if type(action) is a.SellShares or type(action) is a.HireWorker:
            continue
        worth = value(action) + 1.5 * chance.random()
        if worth > best_value:
            best, best_value = action, worth
    return best


def _kept(table: Table, seat: int, action: Any) -> float:
    return missing_score(table, seat, table.board.milestone_index[action.milestone])


def _start(table: Table, values: Values, action: Any) -> float:
    for tile, side, colour in table.starting:
        number, sides = table.board.starting[tile]
        if number == action.tile:
            return values.entries(sides[side][1]) + values.worker(colour)
    return 0.0


def _deal(table: Table, values: Values, options: list[Option], chance: random.Random) -> Action:
    deals = {deal.symbol: deal for deal in table.board.deals[table.deal][1]}

    def value(action: Any) -> float:
        if type(action) is a.DoDeal:
            return values.deal(deals[action.deal])
        return 0.75

    best = _best(options, value, chance)
    return best if type(best) in (a.DoDeal, Pass) else _forced(table, values.seat, 0, options, chance)


# --- the main action ------------------------------------------------------------------------------------------


def _act(table: Table, step: MainAction, values: Values, options: list[Option], chance: random.Random) -> Action:
    """Place first, then take what is worth more than nothing, then end."""
    best, best_value = None, 0.0
    for option in options:
        worth = _worth(table, step, values, option.action)
        if worth > 0.0:
            worth += 1.5 * chance.random()
            if worth > best_value:
                best, best_value = option.action, worth
    if best is not None:
        return best
    for option in options:
        if type(option.action) is a.EndAction:
            return option.action
    return _forced(table, step.seat, step.due, options, chance)


def _worth(table: Table, step: MainAction, values: Values, action: Any) -> float:
    kind, where = type(action), table.board.where
    if kind is a.BuildRail:
        return (
            100.0 + values.space(where["space"][action.space])
            if step.left
            else values.space(where["space"][action.space])
        )
    if kind is a.BuildStation:
        return 100.0 + values.city(where["city"][action.city])
    if kind is a.BuildOffice:
        return 100.0 + values.section(where["section"][action.section])
    if kind is a.SellPiece:
        scarce = table.rails_left if action.piece == "rail" else table.buildings_left
        return 20.0 + scarce[step.seat]
    if kind is a.TakeReward:
        return 50.0
    if kind is a.TakeBonus:
        tile = step.city_tile(table)
        return values.entries(tile.bonus) - values.money(tile.bonus_price)
    if kind is a.UseTile:
        return values.entries(step.tile_entries(table)) - values.lost_worker() - _wanted(table, values, action)
    if kind is a.UseAbility:
        return _ability(table, step, values)
    if kind is a.PromoteWorker:
        return values.promotion(table.board.milestone_index[action.milestone])
    if kind is a.FlipTrain:
        return values.flip(where["train"][action.train], action.face)
    return 0.0


def _wanted(table: Table, values: Values, action: Any) -> float:
    """How sorry one would be to lose just this worker."""
    colour = table.board.colour_index[action.worker]
    return 0.3 * values.goals.colours[colour] + (1.0 if colour else 0.0) - (0.2 if action.place == "board" else 0.0)


def _ability(table: Table, step: MainAction, values: Values) -> float:
    """The own ability now that the target is known."""
    row = table.board.abilities[step.job][step.worker]
    assert row is not None
    price, entry = row
    kind = entry[0]
    if kind == k.WAIVE_COST:
        return values.money(step.due)
    if kind == k.PRIMARY_AGAIN:
        return values.entries(step.city_tile(table).primary) - values.money(price)
    if kind == k.BONUS_AGAIN:
        tile = step.city_tile(table)
        return values.entries(tile.bonus) - values.money(price + tile.bonus_price)
    if kind == k.MONEY_PER_TRIANGLE:
        return values.money(entry[1] + entry[2] * step.triangles)
    if kind == k.FIRST_OFFICE:
        return 1.9 * table.board.first_shares[step.target]
    if kind == k.MONEY_PER_SHARE:
        return values.money(entry[1] * step.got)
    if kind == k.TILE:
        return values.entries(step.tile_entries(table)) - values.money(price)
    return values.entry(entry) - values.money(price)


def _forced(table: Table, seat: int, due: int, options: list[Option], chance: random.Random) -> Action:
    """Money or workers are missing: sell what the price asks for, hire, or else try anything that is offered."""
    lacking = due - table.money[seat]
    if table.able[seat] < table.board.minimum:
        lacking = max(lacking, due + table.board.hire - table.money[seat])
    for option in options:
        if type(option.action) is a.SellShares and lacking > 0 and option.amount is not None:
            wanted = -(-lacking // table.board.share_price)
            return option.at(min(wanted, option.amount.top))
        if type(option.action) is a.HireWorker and table.able[seat] < table.board.minimum and lacking <= 0:
            return option.action
    option = options[int(chance.random() * len(options))]
    return option.action


# --- effects --------------------------------------------------------------------------------------------------


def _use(table: Table, step: Effects, values: Values, options: list[Option], chance: random.Random) -> Action:
    entry = step.entries[0]

    def value(action: Any) -> float:
        kind, where = type(action), table.board.where
        if kind is a.AdvanceMarker:
            loss = _wanted(table, values, action) if action.worker is not None else 0.0
            return values.advance(where["track"][action.track]) - loss
        if kind is a.TakeWorker:
            return 2.0 + values.worker(table.board.colour_index[action.worker])
        if kind is a.GiveUpWorker:
            return 2.5 - _wanted(table, values, action)
        if kind is a.PromoteWorker:
            return values.promotion(table.board.milestone_index[action.milestone]) - values.money(
                entry[2] if entry[0] == k.PROMOTE else 0
            )
        if kind is a.BuildRail:
            return 3.0 + values.space(where["space"][action.space])
        if kind is a.BuildStation:
            return 3.0 + values.city(where["city"][action.city], True)
        if kind is a.BuildOffice:
            return 3.0 + values.section(where["section"][action.section], True)
        if kind is a.FlipTrain:
            return values.flip(where["train"][action.train], action.face)
        if kind is a.TakeTrain:
            train = where["train"][action.train]
            return 8.0 + 0.2 * values.entries(table.board.train_effects[train])
        if kind is a.DoDeal:
            deal = next(deal for deal in table.board.deals[table.deal][1] if deal.symbol == action.deal)
            return values.deal(deal, entry[1] if entry[0] == k.PRIVATE_DEAL else 0)
        return 0.75

    best = _best(options, value, chance)
    if type(best) in (a.SellShares, a.HireWorker):
        return _forced(table, step.seat, step.cost, options, chance)
    return best


__all__ = ["Policy", "choose", "code_of"]
