"""Chat at the table."""

from collections.abc import Iterable

from trunkline.server.errors import ApiError
from trunkline.server.live import LiveTable
from trunkline.server.position import iso
from trunkline.server.rows import ChatRow, PersonRow, now
from trunkline.server.store import Store, Taken
from trunkline.server.wire import ChatView


async def say_at(store: Store, table: LiveTable, person: PersonRow, text: str) -> ChatRow:
    """Say something at a table; spectators may too."""
    text = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    if not text:
        raise ApiError(400, "malformed", "there is nothing to say", at="text")
    own = table.owned(person)
    name = table.seats[own[0]].name if own else person.name
    async with table.lock:
        while True:
            entry = ChatRow(table.chats + 1, person.id, own[0] if own else None, name, text, now())
            try:
                await store.add_chat(table.id, entry)
                break
            except Taken:
                table.chats = await store.last_chat(table.id)
        table.chats = entry.n
    table.wake()
    return entry


def chat_views(entries: Iterable[ChatRow]) -> list[ChatView]:
    return [ChatView(entry.n, entry.seat, entry.name, entry.text, iso(entry.at)) for entry in entries]
