"""Guests and their sessions. An account later is a person with credentials; sessions stay as they are."""

import secrets
import uuid
from collections import OrderedDict
from hashlib import sha256

from litestar import Request, WebSocket
from litestar.datastructures import Cookie

from trunkline.server.errors import no_session
from trunkline.server.names import checked_name
from trunkline.server.rows import PersonRow, now
from trunkline.server.store import Store

DAY = 24 * 3600 * 1000
IDLE, ABSOLUTE = 90 * DAY, 365 * DAY
TOUCH = 3600 * 1000
REMEMBERED = 10_000
SECURE, PLAIN = "__Host-trunkline", "trunkline"


class People:
    """Who holds which session; only hashes of tokens are stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, tuple[PersonRow, int]] = OrderedDict()

    async def who(self, connection: Request | WebSocket) -> PersonRow | None:  # type: ignore[type-arg]
        """The person of a request's session."""
        secure = connection.scope["scheme"] in ("https", "wss")
        token = connection.cookies.get(SECURE if secure else PLAIN)
        if not token or len(token) > 100:
            return None
        key, at = _hashed(token), now()
        found = self._known.get(key)
        if found and at - found[1] < TOUCH:
            return found[0]
        person = await self.store.session(key, at - ABSOLUTE, at - IDLE)
        if person is None:
            self._known.pop(key, None)
            return None
        await self.store.touch_session(key)
        self._remember(key, person)
        return person

    async def need(self, connection: Request) -> PersonRow:  # type: ignore[type-arg]
        person = await self.who(connection)
        if person is None:
            raise no_session()
        return person

    async def welcome(self, name: str) -> tuple[PersonRow, str]:
        """A new guest and the token of its session."""
        person = PersonRow(uuid.uuid4().hex, "guest", checked_name(name), now())
        token = secrets.token_urlsafe(32)
        await self.store.add_guest(person, _hashed(token))
        self._remember(_hashed(token), person)
        return person, token

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        name = checked_name(name)
        await self.store.rename(person.id, name)
        self._known.clear()
        return PersonRow(person.id, person.kind, name, person.created)

    async def farewell(self, connection: Request) -> None:  # type: ignore[type-arg]
        for name in (SECURE, PLAIN):
            token = connection.cookies.get(name)
            if token:
                self._known.pop(_hashed(token), None)
                await self.store.end_session(_hashed(token))

    def _remember(self, key: str, person: PersonRow) -> None:
        self._known[key] = (person, now())
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def session_cookie(token: str | None, secure: bool) -> Cookie:
    """HttpOnly, for this host alone, Secure wherever the page came over https. None deletes it."""
    return Cookie(
        key=SECURE if secure else PLAIN,
        value=token or "",
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
        max_age=ABSOLUTE // 1000 if token else 0,
    )


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
