"""Events: facts that happened. Their text comes from the catalogues (`event-<kind>`), in the reader's language."""

import msgspec

from trunkline.core.words import snake


class Event(msgspec.Struct, frozen=True, tag=snake, tag_field="type"):
    """Base of all events. The last word of a field's name says what it holds: `buyer_seat`, `company`, `price`."""
