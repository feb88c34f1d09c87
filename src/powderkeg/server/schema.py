"""The database: its tables, as they are today; `migrations` makes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)
from sqlalchemy.dialects.postgresql import VARCHAR

METADATA = MetaData()
BY_ITS_BYTES = String(40).with_variant(VARCHAR(40, collation="C"), "postgresql")

VERSION = Table("version", METADATA, Column("number", Integer, primary_key=True))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("document", LargeBinary, nullable=False),
    Column("touched", Float, nullable=False),  # when it was last saved, in seconds since 1970
    Column("seen", Float, nullable=False, server_default="0"),  # when it was last asked for
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("began", Float, nullable=False),
    Index("matches_of_table", "table_id"),
)

# An act has one number in its game: two writers cannot both have it. On PostgreSQL there is a part
# for each day: see `partitions`.
ACTS = Table(
    "acts",
    METADATA,
    Column("match_id", BY_ITS_BYTES, nullable=False),
    Column("number", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("text", Text, nullable=False),  # what a hand did in a second is long
    Column("key", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    PrimaryKeyConstraint("match_id", "number"),
    sqlite_with_rowid=False,
)

# The first lines of a game, all of them once it is over, in one text: see `packing`.
RECORDS = Table(
    "records",
    METADATA,
    Column("match_id", String(40), primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("packed", LargeBinary, nullable=False),
    Column("keys", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the last line
)

# Where a running game stood last, beside its lines: see `table/scenes`.
SCENES = Table(
    "scenes",
    METADATA,
    Column("match_id", String(40), primary_key=True),
    Column("document", LargeBinary, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),  # seconds since 1970
    PrimaryKeyConstraint("table_id", "number"),
    Index("chat_by_date", "at"),
    sqlite_with_rowid=False,
)
