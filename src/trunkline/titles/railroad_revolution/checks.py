"""Does a board file make sense? Errors name the file and the key."""

from collections.abc import Iterable, Sequence

from trunkline.core import DataError
from trunkline.titles.railroad_revolution import kinds as k
from trunkline.titles.railroad_revolution import schema_effects as s
from trunkline.titles.railroad_revolution.schema import Ability, BoardFile

BELONGS: dict[type, str] = {  # abilities that hang on what one main action builds or sells
    s.WaiveCost: "station",
    s.PrimaryAgain: "station",
    s.BonusAgain: "station",
    s.MoneyFormula: "railroad",
    s.ThirdRail: "railroad",
    s.FirstOffice: "telegraph",
    s.MoneyPerShare: "telegraph",
    s.UseTelegraphTile: "telegraph",
    s.PrivateDeal: "trade",
}


def check(file: BoardFile, source: str) -> None:
    """Raise a `DataError` for the first thing that does not fit."""
    for part in (_ids, _map, _telegraph, _workers, _cities, _trains, _milestones, _deals, _player_board, _setup):
        for key, problem in part(file):
            raise DataError(source, key, problem)


Problems = Iterable[tuple[str, str]]


def _ids(file: BoardFile) -> Problems:
    for key, ids in (
        ("cities", [city.id for city in file.cities]),
        ("lines", [line.id for line in file.lines]),
        ("performance_tracks", [track.id for track in file.performance_tracks]),
        ("telegraph_tiles", [tile.id for tile in file.telegraph_tiles]),
        ("train_tiles", [tile.id for tile in file.train_tiles]),
        ("milestone_tiles", [tile.id for tile in file.milestone_tiles]),
        ("deal_tiles", [tile.id for tile in file.deal_tiles]),
        ("starting_tiles", [tile.id for tile in file.starting_tiles]),
        ("city_tiles", [tile.id for tile in (*file.city_tiles, *file.printed_city_tiles)]),
    ):
        yield from _unique(key, ids)
    yield from _unique("rail_spaces", [*(city.id for city in file.cities), *(space.id for space in file.rail_spaces)])


def _unique(key: str, ids: Sequence[str]) -> Problems:
    for i, id_ in enumerate(ids):
        if id_ in ids[:i]:
            yield key, f"the id {id_!r} occurs twice"


def _map(file: BoardFile) -> Problems:
    cities = {city.id for city in file.cities}
    spaces = {space.id: space for space in file.rail_spaces}
    lines = {line.id: line for line in file.lines}
    for i, line in enumerate(file.lines):
        for end, id_ in (("from", line.start), ("to", line.end)):
            if id_ not in cities:
                yield f"lines[{i}].{end}", f"no city {id_!r}"
        for n, id_ in enumerate(line.spaces):
            if id_ not in spaces or spaces[id_].line != line.id:
                yield f"lines[{i}].spaces[{n}]", f"no space {id_!r} of this line"
    for i, space in enumerate(file.rail_spaces):
        if space.line not in lines or space.id not in lines[space.line].spaces:
            yield f"rail_spaces[{i}].line", f"no line {space.line!r} with this space"
        for n, near in enumerate(space.adjacent):
            if near == space.id or near in space.adjacent[:n]:
                yield f"rail_spaces[{i}].adjacent[{n}]", f"{near!r} is the space itself or listed twice"
            elif near in spaces and space.id not in spaces[near].adjacent:
                yield f"rail_spaces[{i}].adjacent[{n}]", f"{near!r} does not list {space.id!r} in return"
            elif near not in spaces and near not in cities:
                yield f"rail_spaces[{i}].adjacent[{n}]", f"no city or space {near!r}"
    width, height = file.layout.map_size
    places = [(f"cities[{i}]", city.pos) for i, city in enumerate(file.cities)]
    places += [(f"rail_spaces[{i}]", space.pos) for i, space in enumerate(file.rail_spaces)]
    for key, (x, y) in places:
        if not (0 <= x <= width and 0 <= y <= height):
            yield f"{key}.pos", f"does not lie on the map, which is {width} wide and {height} high"
    if file.start_space.value not in spaces:
        yield "start_space.value", f"no space {file.start_space.value!r}"
        return
    reached = _reached(file)
    for i, space in enumerate(file.rail_spaces):
        if space.id not in reached:
            yield f"rail_spaces[{i}].adjacent", "cannot be reached from the start space"
    for i, city in enumerate(file.cities):
        if city.id not in reached:
            yield f"cities[{i}]", "no rail space is next to it"


def _reached(file: BoardFile) -> set[str]:
    near: dict[str, set[str]] = {}
    for space in file.rail_spaces:
        for other in space.adjacent:
            near.setdefault(space.id, set()).add(other)
            near.setdefault(other, set()).add(space.id)
    reached, waiting = {file.start_space.value}, [file.start_space.value]
    while waiting:
        for other in near.get(waiting.pop(), ()):
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


def _telegraph(file: BoardFile) -> Problems:
    sections = file.telegraph.sections
    for i, section in enumerate(sections):
        if section.index != i + 1:
            yield f"telegraph.sections[{i}].index", f"must be {i + 1}"
    slots = sum(section.tile_slot for section in sections)
    if slots != len(file.telegraph_tiles):
        yield "telegraph.sections", f"{slots} tile slots for {len(file.telegraph_tiles)} telegraph tiles"
    for i, link in enumerate(file.telegraph.links):
        low, high = link.between
        if high != low + 1 or not 1 <= low < len(sections):
            yield f"telegraph.links[{i}].between", "must be two neighbouring sections"
    for i, track in enumerate(file.performance_tracks):
        if track.multiplier == "cities_connected" and track.level not in {city.level for city in file.cities}:
            yield f"performance_tracks[{i}].level", "must be the level of a city"
        for n, crossing in enumerate(track.step_costs):
            if crossing.end != crossing.start + 1 or crossing.end >= len(track.vp_values):
                yield f"performance_tracks[{i}].step_costs[{n}]", "must lead from a space to the next one"


def _workers(file: BoardFile) -> Problems:
    colours = file.player_board.workers.value
    if tuple(colours) != k.WORKERS:
        yield "player_board.workers.value", f"must be {', '.join(k.WORKERS)}, in this order"
    lists: list[tuple[str, Sequence[object]]] = [
        *((f"city_tiles[{i}].primary", tile.primary) for i, tile in enumerate(file.city_tiles)),
        *((f"city_tiles[{i}].first_station", tile.first_station.effects) for i, tile in enumerate(file.city_tiles)),
        *((f"telegraph_tiles[{i}].effects", tile.effects) for i, tile in enumerate(file.telegraph_tiles)),
        *((f"train_tiles[{i}].effects", tile.effects) for i, tile in enumerate(file.train_tiles)),
        *((f"deal_tiles[{i}].deals", deal.effects) for i, tile in enumerate(file.deal_tiles) for deal in tile.deals),
    ]
    for i, tile in enumerate(file.printed_city_tiles):
        lists.append((f"printed_city_tiles[{i}].primary", tile.primary))
        lists.append((f"printed_city_tiles[{i}].first_station", tile.first_station.effects))
    for i, start in enumerate(file.starting_tiles):
        lists += [(f"starting_tiles[{i}].sides[{n}].effects", side.effects) for n, side in enumerate(start.sides)]
    for job in k.JOBS:
        row: dict[str, Ability] = getattr(file.player_board.abilities.value, job)
        lists += [(f"player_board.abilities.value.{job}.{colour}", own.effects) for colour, own in row.items()]
    for key, effects in lists:
        for effect in effects:
            if isinstance(effect, s.GainWorker) and effect.options != "any" and not set(effect.options) <= set(colours):
                yield key, f"unknown worker colour in {', '.join(effect.options)}"


def _cities(file: BoardFile) -> Problems:
    printed = {tile.id for tile in file.printed_city_tiles}
    for i, city in enumerate(file.cities):
        if (city.printed_tile is None) == (city.tile_group is None):
            yield f"cities[{i}].tile_group", "a city has either a tile group or a printed tile"
        if city.printed_tile is not None and city.printed_tile not in printed:
            yield f"cities[{i}].printed_tile", f"no printed tile {city.printed_tile!r}"
    groups = {city.tile_group for city in file.cities} - {None}
    for group in sorted(groups, key=str):
        slots = sum(city.tile_group == group for city in file.cities)
        tiles = sum(tile.group == group for tile in file.city_tiles)
        if slots > tiles:
            yield "city_tiles", f"{tiles} tiles of group {group} for {slots} cities"


def _trains(file: BoardFile) -> Problems:
    trains = {tile.id: tile for tile in file.train_tiles}
    start = file.setup.start.train.value
    if start not in trains or not trains[start].starting:
        yield "setup.start.train.value", f"{start!r} is no starting train"
    for i, tile in enumerate(file.train_tiles):
        if any(isinstance(effect, s.FlipTrains | s.GainTrain) for effect in tile.effects):
            yield f"train_tiles[{i}].effects", "a train flips or takes no trains"
        if tile.starting and tile.count < max(map(int, file.setup.by_players)):
            yield f"train_tiles[{i}].count", "too few for the players"


def _milestones(file: BoardFile) -> Problems:
    colours, groups = file.player_board.workers.value, [tile.group for tile in file.milestone_tiles]
    levels = {city.level for city in file.cities}
    for i, tile in enumerate(file.milestone_tiles):
        if tile.group not in file.setup.next_group.value:
            yield f"milestone_tiles[{i}].group", f"{tile.group!r} is not in setup.next_group"
        for n, manager in enumerate(tile.managers):
            if manager != "any" and manager not in colours:
                yield f"milestone_tiles[{i}].managers[{n}]", f"no worker colour {manager!r}"
        for n, condition in enumerate(tile.conditions):
            key = f"milestone_tiles[{i}].conditions[{n}]"
            if condition.type in ("connect_cities", "stations") and condition.level not in levels:
                yield f"{key}.level", "must be the level of a city"
            if condition.type == "rails_terrain" and condition.terrain is None:
                yield f"{key}.terrain", "is missing"
    first, second = file.setup.start.milestones.value
    if first == second:
        yield "setup.start.milestones.value", "must be two different groups"
    for group in (first, second):
        if group in file.setup.next_group.value.values():
            yield "setup.next_group.value", f"{group!r} is dealt at the start and cannot follow another group"
        if groups.count(group) < max(map(int, file.setup.by_players)):
            yield "setup.start.milestones.value", f"too few tiles of group {group!r} for the players"
    for key, following in file.setup.next_group.value.items():
        if following is not None and following not in groups:
            yield f"setup.next_group.value.{key}", f"no tiles of group {following!r}"


def _deals(file: BoardFile) -> Problems:
    if not file.deal_tiles:
        yield "deal_tiles", "must not be empty"
    for i, tile in enumerate(file.deal_tiles):
        if tile.deals[0].symbol == tile.deals[1].symbol:
            yield f"deal_tiles[{i}].deals", "the two deals of a tile need different symbols"


def _player_board(file: BoardFile) -> Problems:
    own = file.player_board
    if own.logo_after_section.value > len(own.sections):
        yield "player_board.logo_after_section.value", f"there are {len(own.sections)} sections"
    for i, section in enumerate(own.sections):
        if section.index != i + 1:
            yield f"player_board.sections[{i}].index", f"must be {i + 1}"
    specialists = [colour for colour in own.workers.value if colour != "white"]
    table = own.abilities.value
    rows: dict[str, dict[str, Ability]] = {job: getattr(table, job) for job in k.JOBS}
    for job, row in rows.items():
        if sorted(row) != sorted(specialists):
            yield f"player_board.abilities.value.{job}", f"must have {', '.join(specialists)}"
        for colour, ability in row.items():
            effect, key = ability.effects[0], f"player_board.abilities.value.{job}.{colour}"
            if BELONGS.get(type(effect), job) != job:
                yield f"{key}.effects[0].type", f"belongs to the action {BELONGS[type(effect)]}"
            if isinstance(effect, s.ThirdRail) and ability.cost.money:
                yield f"{key}.cost", "a third rail has no price of its own"


def _setup(file: BoardFile) -> Problems:
    cities, sections = {city.id for city in file.cities}, len(file.telegraph.sections)
    if sorted(file.setup.by_players) != ["2", "3", "4"]:
        yield "setup.by_players", "must have 2, 3 and 4"
    workers, white = file.player_board.workers.value, file.setup.start.white_workers.value
    if file.player_board.costs.minimum_workers_end_of_turn.value > white:
        yield "player_board.costs.minimum_workers_end_of_turn.value", "nobody has so many workers at the start"
    for colour in k.WORKERS[1:]:
        if not workers[colour]:
            yield f"player_board.workers.value.{colour}", "one of them lies on a starting tile"
    for seats, own in file.setup.by_players.items():
        key = f"setup.by_players.{seats}"
        if own.white_workers_removed.value + int(seats) * white > workers["white"]:
            yield f"{key}.white_workers_removed.value", f"leaves fewer than {white} white workers for each player"
        for i, city in enumerate(own.neutral_first_station.value):
            if city not in cities:
                yield f"{key}.neutral_first_station.value[{i}]", f"no city {city!r}"
        for i, section in enumerate(own.neutral_first_office.value):
            if not 1 <= section <= sections:
                yield f"{key}.neutral_first_office.value[{i}]", f"no section {section}"
        if len(file.starting_tiles) < int(seats):
            yield "starting_tiles", f"too few for {seats} players"
        for i, tile in enumerate(file.train_tiles):
            if not tile.starting and tile.count < own.trains_per_pile.value:
                yield f"train_tiles[{i}].count", f"fewer than {key}.trains_per_pile"
