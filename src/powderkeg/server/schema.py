"""The database: its tables, and the steps that lead from an older one to this."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import CreateIndex, CreateTable, ExecutableDDLElement, Index

METADATA = MetaData()

VERSION = Table("version", METADATA, Column("number", Integer, primary_key=True))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("document", LargeBinary, nullable=False),
    Column("touched", Float, nullable=False),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("began", Float, nullable=False),
)

# An act has one number in its game: two writers cannot both have it.
ACTS = Table(
    "acts",
    METADATA,
    Column("match_id", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("text", Text, nullable=False),  # what a hand did in a second is long
    Column("key", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    PrimaryKeyConstraint("match_id", "number"),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("document", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

OF_TABLE = Index("matches_of_table", MATCHES.c.table_id)

# One step a version, oldest first; a step that was released is never changed.
STEPS: list[list[ExecutableDDLElement]] = [
    [*(CreateTable(table) for table in (TABLES, MATCHES, ACTS, CHAT)), CreateIndex(OF_TABLE)],
]


async def migrate(connection: AsyncConnection) -> None:
    """Bring the database to the newest version. A newer one than ours is an error."""
    await connection.execute(CreateTable(VERSION, if_not_exists=True))
    rows = await connection.execute(VERSION.select())
    found = max((int(row.number) for row in rows), default=0)
    if found > len(STEPS):
        raise RuntimeError(f"the database has version {found}; this program knows {len(STEPS)}")
    for number in range(found, len(STEPS)):
        for statement in STEPS[number]:
            await connection.execute(statement)
        await connection.execute(VERSION.insert().values(number=number + 1))
