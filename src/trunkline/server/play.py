"""Playing: actions, checks, undo. All that changes a game goes through `Hub.commit` under the table's lock."""

from typing import Any

import msgspec

from trunkline.core import Action, Game, Refusal, Refused, text_for
from trunkline.rail.actions import RunTrains
from trunkline.server.bots import BotDriver
from trunkline.server.errors import ApiError, conflict, not_your_seat
from trunkline.server.history import Entry, decode_action
from trunkline.server.live import Hub, LiveTable, Stale, UndoRequest
from trunkline.server.position import Reader, entry_views, event_views, position, refusal_view, viewer_of
from trunkline.server.rows import PersonRow, now
from trunkline.server.titles import part
from trunkline.server.undo import undo_target
from trunkline.server.wire import ActionBody, CheckBody, CheckView, PlayedView, Preview, UndoBody, UndoneView


def read_action(game: Game[Any], raw: dict[str, Any]) -> Action:
    try:
        return decode_action(game.title, msgspec.json.encode(raw))
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        at = "action" + path.rstrip("`")
        raise ApiError(400, "malformed", f"not an action of {game.title.id}: {problem}", at=at) from None


def owner_only(table: LiveTable, person: PersonRow, seat: int) -> None:
    """A seat is played by its owner alone; while a bot plays it for the owner, by nobody else."""
    if seat not in table.owned(person) or table.seats[seat].bot is not None:
        raise not_your_seat(seat)


def stale(table: LiveTable, reader: Reader, seen: int) -> ApiError:
    missed = entry_views(table, reader.lang, min(seen, table.seq))
    return conflict(
        "stale", "somebody was faster", seq=table.seq, missed=missed, position=position(table, reader)
    )  # fmt: skip


class Play:
    """The acts of persons at running tables."""

    def __init__(self, hub: Hub, driver: BotDriver) -> None:
        self.hub, self.driver = hub, driver

    async def act(self, table: LiveTable, reader: Reader, person: PersonRow, body: ActionBody) -> PlayedView:
        async with table.lock:
            before = table.past.ids.get(body.id)
            if before is not None:
                return self._again(table, reader, person, body, before)
            owner_only(table, person, body.seat)
            action = read_action(table.past.game, body.action)
            if body.seq != table.seq:
                raise stale(table, reader, body.seq)
            entry = Entry(table.seq + 1, body.id, "action", body.seat, person.id, now(), action=action)
            try:
                await self.hub.commit(table, entry)
            except Refused as refused:
                raise refused_error(table, reader, refused.refusal) from None
            except Stale:
                before = table.past.ids.get(body.id)  # another process may have played just this
                if before is not None:
                    return self._again(table, reader, person, body, before)
                raise stale(table, reader, body.seq) from None
        self.driver.nudge(table)
        return PlayedView(entry.seq, position(table, reader))

    def _again(
        self, table: LiveTable, reader: Reader, person: PersonRow, body: ActionBody, before: Entry
    ) -> PlayedView:
        """The answer to a retry: the number the action got."""
        same = before.person == person.id and before.seat == body.seat and before.action is not None
        if not same or before.action != read_action(table.past.game, body.action):
            raise conflict("id_reused", "this id was used for something else")
        return PlayedView(before.seq, position(table, reader))

    def check(self, table: LiveTable, reader: Reader, person: PersonRow, body: CheckBody) -> CheckView:
        """Whether an action is legal and what it would do; nothing is played, nothing hidden is shown."""
        game = table.past.game
        owner_only(table, person, body.seat)
        action = read_action(game, body.action)
        text = text_for(game.title, reader.lang)
        said = text.action(game, action)
        refusal = game.refusal(action, body.seat)
        if refusal is not None:
            return CheckView(said, refusal_view(game, text, refusal), None)
        trial = game.copy()
        events = trial.play(action, body.seat)
        last = trial.log[-1]
        if last.revealed or last.drawn:
            return CheckView(said, None, None)
        viewer = viewer_of(table, reader, game)
        picture = None
        if body.board:
            picture = _picture(trial.seen_by(viewer), reader.lang, action)
        return CheckView(said, None, Preview(event_views(trial, text, tuple(events)), trial.view(viewer), picture))

    async def undo(self, table: LiveTable, reader: Reader, person: PersonRow, body: UndoBody) -> UndoneView:
        """Take back the last action, or ask the others."""
        async with table.lock:
            before = table.past.ids.get(body.id)
            if before is not None:
                if before.kind != "undo" or before.person != person.id:
                    raise conflict("id_reused", "this id was used for something else")
                return UndoneView(before.seq, position(table, reader), False)
            if table.request and table.request.action_id == body.id:
                return UndoneView(table.seq, position(table, reader), True)
            if body.seq != table.seq:
                raise stale(table, reader, body.seq)
            target = undo_target(table, table.owned(person))
            if target is None:
                raise conflict("nothing_to_undo", "none of your actions is in effect")
            request = UndoRequest(target.seat, person.id, body.id, table.seq, target.to)
            asked = target.needs_consent
            if asked:
                await self._ask(table, request)
            else:
                await self._undo(table, reader, request)
        self.driver.nudge(table)
        return UndoneView(table.seq, position(table, reader), asked)

    async def answer(self, table: LiveTable, reader: Reader, person: PersonRow, yes: bool) -> UndoneView:
        """A yes or no to another's wish; the asker's own no withdraws it."""
        async with table.lock:
            request = table.request
            if request is None or person.id not in table.awake() or (person.id == request.person and yes):
                raise conflict("no_request", "nobody waits for your answer")
            if not yes:
                await self._ask(table, None)
            else:
                request = msgspec.structs.replace(request, yes=tuple({*request.yes, person.id}))
                if table.awake() - {request.person} - set(request.yes):
                    await self._ask(table, request)
                else:
                    await self._undo(table, reader, request)
        self.driver.nudge(table)
        return UndoneView(table.seq, position(table, reader), table.request is not None)

    async def _ask(self, table: LiveTable, request: UndoRequest | None) -> None:
        stored = msgspec.json.encode(request).decode() if request else None
        await self.hub.store.change_table(table.id, request=stored)
        table.request = request
        table.touched += 1
        table.wake()

    async def _undo(self, table: LiveTable, reader: Reader, request: UndoRequest) -> None:
        entry = Entry(table.seq + 1, request.action_id, "undo", request.seat, request.person, now(), to=request.to)
        try:
            await self.hub.commit(table, entry)
        except Stale:
            if request.action_id not in table.past.ids:
                raise stale(table, reader, entry.seq - 1) from None


def _picture(game: Game[Any], lang: str, action: Action) -> str:
    """The board after an action; routes that it names are drawn on it."""
    routes = action.routes if isinstance(action, RunTrains) else None
    drawing = part(game.title, "draw")
    return str(drawing.board(game, lang, routes) if routes else drawing.board(game, lang))


def refused_error(table: LiveTable, reader: Reader, refusal: Refusal) -> ApiError:
    game = table.past.game
    view = refusal_view(game, text_for(game.title, reader.lang), refusal)
    return ApiError(422, "refused", str(Refused(refusal)), refusal=view)
