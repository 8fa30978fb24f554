"""A position as one reader may see it. What a reader may not know is taken out here and nowhere else."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from trunkline.core import Action, Event, Game, Option, Range, Refusal, Text, text_for
from trunkline.server.history import Entry
from trunkline.server.live import LiveTable, UndoRequest
from trunkline.server.rows import PersonRow, SeatRow
from trunkline.server.titles import find_title
from trunkline.server.undo import undo_target
from trunkline.server.wire import (
    DisabledView,
    EntryView,
    ForkOrigin,
    OptionView,
    OutcomeView,
    Position,
    RefusalView,
    RequestView,
    SeatView,
    Span,
    TableView,
    UndoView,
    WorthPart,
)
from trunkline.server.words import say


class Reader(msgspec.Struct, frozen=True):
    """Who looks, in which language, and with the eyes of which of the own seats."""

    person: PersonRow | None
    lang: str
    seat: int | None = None


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def viewer_of(table: LiveTable, reader: Reader, game: Game[Any]) -> int | None:
    """The seat whose eyes a reader has: the one asked for if it is the reader's, the deciding one, the first."""
    own = table.owned(reader.person)
    if reader.seat in own:
        return reader.seat
    if game.seat in own:
        return game.seat
    return own[0] if own else None


def position(table: LiveTable, reader: Reader, seq: int | None = None) -> Position:
    """The position after entry `seq`, or the latest."""
    past = table.past
    at = past.seq if seq is None else seq
    latest = at == past.seq
    game = past.at(at)
    text = text_for(game.title, reader.lang)
    viewer = viewer_of(table, reader, game)
    own = [n for n in table.owned(reader.person) if table.seats[n].bot is None]
    where = f"/api/v1/tables/{table.id}/board"
    return Position(
        seq=at, latest=past.seq, moves=len(game.log), view=game.view(viewer), viewer=viewer,
        why=[text.step(game, step) for step in game.stack],
        seat=game.seat, yours=latest and game.seat in own,
        options=_options(game, text, own) if latest else [],
        disabled=_disabled(game, text) if latest and game.seat in own else [],
        board=f"{where}.svg?seq={at}&lang={reader.lang}", text=f"{where}.txt?seq={at}&lang={reader.lang}",
        revealed=bool(game.log and game.log[-1].revealed),
        undo=_undo(table, reader) if latest else UndoView(False, False, None, None),
        outcome=outcome_view(game, text),
    )  # fmt: skip


def _options(game: Game[Any], text: Text, own: list[int]) -> list[OptionView]:
    seats = sorted(own, key=lambda n: n != game.seat)
    return [option_view(game, text, seat, option) for seat in seats for option in game.options(seat)]


def option_view(game: Game[Any], text: Text, seat: int, option: Option) -> OptionView:
    return OptionView(seat, plain(option.action), span(option.amount), option.free, text.option(game, option))


def _disabled(game: Game[Any], text: Text) -> list[DisabledView]:
    seat = game.seat
    if seat is None:
        return []
    return [
        DisabledView(seat, plain(action), text.action(game, action), refusal_view(game, text, refusal))
        for action, refusal in game.decision.disabled(game)
    ]


def refusal_view(game: Game[Any], text: Text, refusal: Refusal) -> RefusalView:
    return RefusalView(refusal.code, refusal.rule, dict(refusal.facts), text.refusal(game, refusal))


def outcome_view(game: Game[Any], text: Text) -> OutcomeView | None:
    if game.ended is None:
        return None
    ended = game.ended
    parts = [
        WorthPart(name, text.message(f"worth-{name}"), amounts)
        for name, amounts in game.title.worth_parts(game).items()
    ]
    return OutcomeView(list(ended.ranks), list(ended.worth), ended.reason, text.reason(ended.reason), parts)


def span(amount: Range | None) -> Span | None:
    return Span(amount.low, amount.top, amount.step) if amount else None


def plain(value: Action | Event) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.to_builtins(value)
    return said


def event_views(game: Game[Any], text: Text, events: tuple[Event, ...]) -> list[dict[str, Any]]:
    return [{**plain(event), "text": text.event(game, event)} for event in events]


def _undo(table: LiveTable, reader: Reader) -> UndoView:
    own = table.owned(reader.person)
    target = undo_target(table, own)
    request = _request(table, table.request, reader.person) if table.request else None
    if target is None:
        return UndoView(False, False, None, request)
    return UndoView(request is None, target.needs_consent, target.to, request)


def _request(table: LiveTable, request: UndoRequest, person: PersonRow | None) -> RequestView:
    others = sorted(table.awake() - {request.person})
    waiting = [who for who in others if who not in request.yes]
    return RequestView(
        request.seat, table.seats[request.seat].name, request.to,
        _seats_of(table.seats, request.yes), _seats_of(table.seats, waiting),
        person is not None and person.id in waiting,
    )  # fmt: skip


def _seats_of(seats: list[SeatRow], people: Any) -> list[int]:
    return [seat.n for seat in seats if seat.person in people]


def entry_views(table: LiveTable, lang: str, since: int, to: int | None = None) -> list[EntryView]:
    """The entries with since < seq <= to; number 0 is the set-up."""
    past = table.past
    game, text = past.game, text_for(past.title, lang)
    last = past.seq if to is None else min(to, past.seq)
    in_effect = set(past.line)
    views = [_opening(table, game, text)] if since < 0 <= last else []
    for entry in past.entries[max(since, 0) : last]:
        view = table.rendered.get((lang, entry.seq))
        if view is None:
            view = table.rendered[lang, entry.seq] = _entry(game, text, entry)
        undone = entry.action is not None and entry.seq not in in_effect
        views.append(msgspec.structs.replace(view, undone=True) if undone else view)
    return views


def _opening(table: LiveTable, game: Game[Any], text: Text) -> EntryView:
    events = event_views(game, text, game.opening)
    return EntryView(0, "start", None, None, say("entry-start", text.lang), events, iso(table.row.created), False, None)


def _entry(game: Game[Any], text: Text, entry: Entry) -> EntryView:
    if entry.action is None:
        said = say("entry-undo", text.lang, name=game.seats[entry.seat])
        return EntryView(entry.seq, "undo", entry.seat, None, said, [], iso(entry.at), False, entry.to)
    return EntryView(
        entry.seq, "action", entry.seat, plain(entry.action), text.action(game, entry.action),
        event_views(game, text, entry.events), iso(entry.at), False, None,
    )  # fmt: skip


def table_view(table: LiveTable, reader: Reader, host: str, with_position: bool = False) -> TableView:
    row, present = table.row, table.present()
    own = table.owned(reader.person)
    outcome = None
    if table.history is not None:
        outcome = outcome_view(table.history.game, text_for(table.title, reader.lang))
    return TableView(
        id=row.id, title=row.title, status=row.status, public=row.public, pace=row.pace,
        created=iso(row.created), updated=iso(row.updated),
        host=host, you_host=reader.person is not None and reader.person.id == row.host,
        variants=table.variants, platform=row.platform, rules=row.rules,
        seats=[_seat(seat, seat.n in own, seat.person in present) for seat in table.seats],
        you=own, seq=table.seq, turn=table.history.game.seat if table.history else None,
        spectators=sum(1 for who in table.sockets.values() if not table.owned(who)),
        outcome=outcome, rematch=row.rematch,
        origin=msgspec.json.decode(row.origin, type=ForkOrigin) if row.origin else None,
        position=position(table, reader) if with_position and table.history else None,
    )  # fmt: skip


def _seat(seat: SeatRow, you: bool, present: bool) -> SeatView:
    away = seat.kind == "person" and seat.bot is not None
    return SeatView(seat.n, seat.name, seat.kind, seat.bot, you, present or seat.kind == "bot", away)


def row_view(row: Any, seats: list[SeatRow], reader: Reader, host: str, present: set[str]) -> TableView:
    """A table in the lobby, without loading its game."""
    person = reader.person
    own = [seat.n for seat in seats if person and seat.person == person.id]
    return TableView(
        id=row.id, title=row.title, status=row.status, public=row.public, pace=row.pace,
        created=iso(row.created), updated=iso(row.updated), host=host, you_host=bool(person and person.id == row.host),
        variants=msgspec.json.decode(row.variants), platform=row.platform, rules=row.rules,
        seats=[_seat(seat, seat.n in own, seat.person in present) for seat in seats],
        you=own, seq=row.seq, turn=row.turn, spectators=0,
        outcome=_stored_outcome(row, reader.lang), rematch=row.rematch,
        origin=msgspec.json.decode(row.origin, type=ForkOrigin) if row.origin else None,
    )  # fmt: skip


def _stored_outcome(row: Any, lang: str) -> OutcomeView | None:
    if not row.outcome:
        return None
    stored = msgspec.json.decode(row.outcome, type=OutcomeView)
    text = text_for(find_title(row.title), lang)
    return msgspec.structs.replace(stored, text=text.reason(stored.reason))
