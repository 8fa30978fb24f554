"""The database: one schema for SQLite and PostgreSQL. Times are milliseconds since 1970, structures are JSON texts."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A guest today; an account is a person with credentials in a table of its own.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("rules", String(32), nullable=False),  # version of the title's rules
    Column("status", String(8), nullable=False),  # open, running, over
    Column("public", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),  # live, turns
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("platform", String(16)),
    Column("variants", Text, nullable=False),
    Column("seed", BigInteger),
    Column("header", Text),  # the record's header, from the start on
    Column("seq", Integer, nullable=False),
    Column("turn", Integer),
    Column("outcome", Text),
    Column("rematch", String(24)),
    Column("origin", Text),  # the table and seq it was forked from
    Column("request", Text),  # an undo that waits for consent
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_tables_public_updated", "public", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),  # of a person's seat: the bot that plays while the person is away
)

# The append-only log is the truth: the insert of (table_id, seq) is the commit.
log = Table(
    "log",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("action_id", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # action, undo
    Column("seat", Integer, nullable=False),
    Column("person", String(32)),  # None: a bot
    Column("body", Text, nullable=False),
    Column("drawn", Text, nullable=False),
    Column("rules", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("chain", String(32), nullable=False),  # hash of this entry and the chain before it
    Column("state", String(32), nullable=False),  # digest of the game after it
    UniqueConstraint("table_id", "action_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
