"""What goes over the wire: the types of the API. OpenAPI is made from them; `docs/api.md` tells what they mean."""

from typing import Annotated, Any, Literal

import msgspec

from trunkline.core.title import Value

Pace = Literal["live", "turns"]
Status = Literal["open", "running", "over"]
Platform = Literal["rulebook", "18xx.games"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
ActionId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send: an unknown key is an error, not a guess."""


# --- sent by clients ------------------------------------------------------------------------------------------------


class SessionBody(Body, frozen=True):
    name: Name


class SeatBody(Body, frozen=True):
    kind: Literal["you", "open", "bot", "hotseat"]
    name: Name | None = None
    bot: BotName | None = None


Seats = Annotated[list[SeatBody], msgspec.Meta(min_length=1, max_length=16)]


class TableBody(Body, frozen=True):
    title: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Seats
    variants: dict[str, Value] = {}
    platform: Platform | None = None
    public: bool = False
    pace: Pace = "live"
    shuffle: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None


class JoinBody(Body, frozen=True):
    seat: SeatNumber | None = None
    name: Name | None = None


class StartBody(Body, frozen=True):
    fill: BotName | None = None
    drop: bool = False


class BotBody(Body, frozen=True):
    bot: BotName


class EmptyBody(Body, frozen=True):
    pass


class ForkBody(Body, frozen=True):
    seq: Seq
    seats: Seats | None = None


class ActionBody(Body, frozen=True):
    id: ActionId
    seq: Seq
    seat: SeatNumber
    action: dict[str, Any]


class CheckBody(Body, frozen=True):
    seat: SeatNumber
    action: dict[str, Any]
    board: bool = False


class UndoBody(Body, frozen=True):
    id: ActionId
    seq: Seq


class AnswerBody(Body, frozen=True):
    yes: bool


class ChatBody(Body, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class ImportBody(Body, frozen=True):
    record: str | None = None
    game: dict[str, Any] | None = None


# --- sent by the server ---------------------------------------------------------------------------------------------


class Span(msgspec.Struct, frozen=True):
    """The amounts low, low + step, … up to high."""

    low: int
    high: int
    step: int


class Said(msgspec.Struct, frozen=True):
    """A value and how to show it."""

    value: Value
    text: str


class VariantView(msgspec.Struct, frozen=True):
    id: str
    text: str
    values: list[Said] | None
    range: Span | None
    default: Value
    platform: Value | None
    rule: str


class BotView(msgspec.Struct, frozen=True):
    id: str
    text: str


class OriginView(msgspec.Struct, frozen=True):
    status: str
    text: str
    note: str


class TitleView(msgspec.Struct, frozen=True):
    id: str
    name: str
    about: str
    seats: tuple[int, int]
    minutes: int
    weight: int
    origin: OriginView
    variants: list[VariantView]
    bots: list[BotView]
    names: dict[str, str]


class RulesView(msgspec.Struct, frozen=True):
    title: str
    version: str
    markdown: str


class SessionView(msgspec.Struct, frozen=True):
    name: str
    id: str


class RefusalView(msgspec.Struct, frozen=True):
    code: str
    rule: str
    facts: dict[str, Any]
    text: str


class OptionView(msgspec.Struct, frozen=True):
    seat: int
    action: dict[str, Any]
    amount: Span | None
    free: str | None
    text: str


class DisabledView(msgspec.Struct, frozen=True):
    seat: int
    action: dict[str, Any]
    text: str
    refusal: RefusalView


class RequestView(msgspec.Struct, frozen=True):
    """An undo that waits for consent."""

    seat: int
    name: str
    to: int
    yes: list[int]
    waiting: list[int]
    you_answer: bool


class UndoView(msgspec.Struct, frozen=True):
    can: bool
    needs_consent: bool
    to: int | None
    request: RequestView | None


class WorthPart(msgspec.Struct, frozen=True):
    """A part of what the seats are worth: cash, shares, milestones."""

    name: str
    text: str
    amounts: list[int]


class OutcomeView(msgspec.Struct, frozen=True):
    """`parts`: what the worth is made up of; empty where it is a single thing, and in lists of tables."""

    ranks: list[int]
    worth: list[int]
    reason: str
    text: str
    parts: list[WorthPart] = []


class Position(msgspec.Struct, frozen=True):
    seq: int
    latest: int
    moves: int
    view: dict[str, Any]
    viewer: int | None
    why: list[str]
    seat: int | None
    yours: bool
    options: list[OptionView]
    disabled: list[DisabledView]
    board: str
    text: str
    revealed: bool
    undo: UndoView
    outcome: OutcomeView | None


class EntryView(msgspec.Struct, frozen=True):
    seq: int
    kind: Literal["start", "action", "undo"]
    seat: int | None
    action: dict[str, Any] | None
    text: str
    events: list[dict[str, Any]]
    at: str
    undone: bool
    to: int | None


class SeatView(msgspec.Struct, frozen=True):
    n: int
    name: str
    kind: str
    bot: str | None
    you: bool
    present: bool
    away: bool


class ForkOrigin(msgspec.Struct, frozen=True):
    table: str
    seq: int


class TableView(msgspec.Struct, frozen=True, omit_defaults=False):
    id: str
    title: str
    status: str
    public: bool
    pace: str
    created: str
    updated: str
    host: str
    you_host: bool
    variants: dict[str, Value]
    platform: str | None
    rules: str
    seats: list[SeatView]
    you: list[int]
    seq: int
    turn: int | None
    spectators: int
    outcome: OutcomeView | None
    rematch: str | None
    origin: ForkOrigin | None
    position: Position | None = None


class TablesView(msgspec.Struct, frozen=True):
    tables: list[TableView]
    next: int | None


class PlayedView(msgspec.Struct, frozen=True):
    seq: int
    position: Position


class UndoneView(msgspec.Struct, frozen=True):
    seq: int
    position: Position
    asked: bool


class Preview(msgspec.Struct, frozen=True):
    events: list[dict[str, Any]]
    view: dict[str, Any]
    board: str | None


class CheckView(msgspec.Struct, frozen=True):
    text: str
    refusal: RefusalView | None
    preview: Preview | None


class ChatView(msgspec.Struct, frozen=True):
    n: int
    seat: int | None
    name: str
    text: str
    at: str


class WorthView(msgspec.Struct, frozen=True):
    seqs: list[int]
    worth: list[list[int]]


class Problem(msgspec.Struct, frozen=True):
    """A code for clients, a text for developers; some errors say more."""

    code: str
    text: str


class ErrorView(msgspec.Struct, frozen=True):
    error: Problem


class Refused(Problem, frozen=True):
    refusal: RefusalView


class RefusedView(msgspec.Struct, frozen=True):
    error: Refused


class Stale(Problem, frozen=True):
    """With `stale`, where somebody was faster, what was missed; other conflicts have code and text alone."""

    seq: int | msgspec.UnsetType = msgspec.UNSET
    missed: list[EntryView] | msgspec.UnsetType = msgspec.UNSET
    position: Position | msgspec.UnsetType = msgspec.UNSET


class StaleView(msgspec.Struct, frozen=True):
    error: Stale


class HealthView(msgspec.Struct, frozen=True):
    status: Literal["ok", "draining", "unready"]
