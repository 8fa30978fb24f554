"""Rows of the database as the rest of the server knows them."""

import time

import msgspec


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    kind: str
    name: str
    created: int


class SeatRow(msgspec.Struct, frozen=True):
    """`bot` of a person's seat is the bot that plays while the person is away."""

    n: int
    kind: str
    name: str
    person: str | None = None
    bot: str | None = None


class TableRow(msgspec.Struct, frozen=True):
    id: str
    title: str
    rules: str
    status: str
    public: bool
    pace: str
    host: str
    variants: str
    created: int
    updated: int
    platform: str | None = None
    seed: int | None = None
    header: str | None = None
    seq: int = 0
    turn: int | None = None
    outcome: str | None = None
    rematch: str | None = None
    origin: str | None = None
    request: str | None = None


class LogRow(msgspec.Struct, frozen=True):
    seq: int
    action_id: str
    kind: str
    seat: int
    person: str | None
    body: str
    drawn: str
    rules: str
    at: int
    chain: str
    state: str


class ChatRow(msgspec.Struct, frozen=True):
    n: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int
