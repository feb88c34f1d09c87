"""The steps that lead from an older database to this one.

They are text, for each database its own, and not made from the tables in `schema`: those are as
they are today, and a step must do for ever what it did when it was released.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from powderkeg.server.schema import VERSION

Step: TypeAlias = dict[str, list[str]]  # by database, statements

# All steps or none, and one server at a time, should many open at once. SQLite's driver would not
# begin a transaction for what makes tables.
BEGIN: Final[Step] = {
    "sqlite": [
        "BEGIN IMMEDIATE",
        "CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL, PRIMARY KEY (number))",
    ],
    "postgresql": [
        "SELECT pg_advisory_xact_lock(7080783)",
        "CREATE TABLE IF NOT EXISTS version (number SERIAL NOT NULL, PRIMARY KEY (number))",
    ],
}

FIRST: Final[Step] = {
    "sqlite": [
        "CREATE TABLE tables ("
        "id VARCHAR(40) NOT NULL, "
        "document BLOB NOT NULL, "
        "touched FLOAT NOT NULL, "
        "PRIMARY KEY (id))",
        "CREATE TABLE matches ("
        "id VARCHAR(40) NOT NULL, "
        "table_id VARCHAR(40) NOT NULL, "
        "document BLOB NOT NULL, "
        "began FLOAT NOT NULL, "
        "PRIMARY KEY (id))",
        "CREATE TABLE acts ("
        "match_id VARCHAR(40) NOT NULL, "
        "number INTEGER NOT NULL, "
        "actor INTEGER NOT NULL, "
        "text TEXT NOT NULL, "
        '"key" VARCHAR(60) NOT NULL, '
        "at BIGINT NOT NULL, "
        "PRIMARY KEY (match_id, number)) WITHOUT ROWID",
        "CREATE TABLE chat ("
        "table_id VARCHAR(40) NOT NULL, "
        "number INTEGER NOT NULL, "
        "document TEXT NOT NULL, "
        "PRIMARY KEY (table_id, number)) WITHOUT ROWID",
        "CREATE INDEX matches_of_table ON matches (table_id)",
    ],
    "postgresql": [
        "CREATE TABLE tables ("
        "id VARCHAR(40) NOT NULL, "
        "document BYTEA NOT NULL, "
        "touched FLOAT NOT NULL, "
        "PRIMARY KEY (id))",
        "CREATE TABLE matches ("
        "id VARCHAR(40) NOT NULL, "
        "table_id VARCHAR(40) NOT NULL, "
        "document BYTEA NOT NULL, "
        "began FLOAT NOT NULL, "
        "PRIMARY KEY (id))",
        "CREATE TABLE acts ("
        "match_id VARCHAR(40) NOT NULL, "
        "number INTEGER NOT NULL, "
        "actor INTEGER NOT NULL, "
        "text TEXT NOT NULL, "
        "key VARCHAR(60) NOT NULL, "
        "at BIGINT NOT NULL, "
        "PRIMARY KEY (match_id, number))",
        "CREATE TABLE chat ("
        "table_id VARCHAR(40) NOT NULL, "
        "number INTEGER NOT NULL, "
        "document TEXT NOT NULL, "
        "PRIMARY KEY (table_id, number))",
        "CREATE INDEX matches_of_table ON matches (table_id)",
    ],
}

# Records are packed; what is old can be found by its date; PostgreSQL has acts by the day.
PACKED: Final[Step] = {
    "sqlite": [
        "CREATE TABLE records ("
        "match_id VARCHAR(40) NOT NULL, "
        "lines INTEGER NOT NULL, "
        "packed BLOB NOT NULL, "
        '"keys" TEXT NOT NULL, '
        "at BIGINT NOT NULL, "
        "PRIMARY KEY (match_id))",
        "ALTER TABLE tables ADD COLUMN seen FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE chat ADD COLUMN at BIGINT NOT NULL DEFAULT 0",
        "UPDATE chat SET at = json_extract(document, '$.at') WHERE json_valid(document)",
        "CREATE INDEX chat_by_date ON chat (at)",
    ],
    "postgresql": [
        "CREATE TABLE records ("
        "match_id VARCHAR(40) NOT NULL, "
        "lines INTEGER NOT NULL, "
        "packed BYTEA NOT NULL, "
        "keys TEXT NOT NULL, "
        "at BIGINT NOT NULL, "
        "PRIMARY KEY (match_id))",
        "ALTER TABLE tables ADD COLUMN seen FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE chat ADD COLUMN at BIGINT NOT NULL DEFAULT 0",
        """UPDATE chat SET at = coalesce(substring(document from '"at":([0-9]+)}$')::bigint, 0)""",
        "CREATE INDEX chat_by_date ON chat (at)",
        "ALTER TABLE acts RENAME TO acts_1",
        "ALTER INDEX acts_pkey RENAME TO acts_1_pkey",
        # By its bytes, so that days come in their order in any language.
        "CREATE TABLE acts ("
        'match_id VARCHAR(40) COLLATE "C" NOT NULL, '
        "number INTEGER NOT NULL, "
        "actor INTEGER NOT NULL, "
        "text TEXT NOT NULL, "
        "key VARCHAR(60) NOT NULL, "
        "at BIGINT NOT NULL, "
        "PRIMARY KEY (match_id, number)) PARTITION BY RANGE (match_id)",
        # Ids from before they began with a day were hexadecimal numbers.
        "CREATE TABLE acts_old PARTITION OF acts FOR VALUES FROM (MINVALUE) TO ('m')",
        "CREATE TABLE acts_rest PARTITION OF acts DEFAULT",
        "INSERT INTO acts SELECT match_id, number, actor, text, key, at FROM acts_1",
        "DROP TABLE acts_1",
    ],
}

# Several servers share a PostgreSQL: who they are, and whose each table is.
SHARED: Final[Step] = {
    "sqlite": [],
    "postgresql": [
        "CREATE TABLE nodes ("
        "node VARCHAR(200) NOT NULL, "
        "seen TIMESTAMPTZ NOT NULL, "
        "draining BOOLEAN NOT NULL, "
        "doors TEXT NOT NULL, "
        "PRIMARY KEY (node))",
        "CREATE TABLE owners ("
        "table_id VARCHAR(40) NOT NULL, "
        "node VARCHAR(200) NOT NULL, "
        "epoch BIGINT NOT NULL, "
        "PRIMARY KEY (table_id)) WITH (fillfactor = 70)",
    ],
}

# Where running games stood last, so that they need not be played from their first line on.
SCENES: Final[Step] = {
    "sqlite": [
        "CREATE TABLE scenes ("
        "match_id VARCHAR(40) NOT NULL, "
        "document BLOB NOT NULL, "
        "PRIMARY KEY (match_id))",
    ],
    "postgresql": [
        "CREATE TABLE scenes ("
        "match_id VARCHAR(40) NOT NULL, "
        "document BYTEA NOT NULL, "
        "PRIMARY KEY (match_id))",
    ],
}

# What several servers know together: who may not come, and what waits for another device.
KNOWN_TO_ALL: Final[Step] = {
    "sqlite": [],
    "postgresql": [
        "CREATE TABLE bans (network VARCHAR(60) NOT NULL, PRIMARY KEY (network))",
        "CREATE TABLE handovers ("
        "ticket VARCHAR(100) NOT NULL, "
        "parcel BYTEA NOT NULL, "
        "until TIMESTAMPTZ NOT NULL, "
        "PRIMARY KEY (ticket))",
    ],
}

# One step a version, oldest first; a step that was released is never changed.
STEPS: Final[list[Step]] = [FIRST, PACKED, SHARED, SCENES, KNOWN_TO_ALL]


async def migrate(connection: AsyncConnection) -> None:
    """Bring the database to the newest version. A newer one than ours is an error."""
    kind = connection.dialect.name
    for statement in BEGIN[kind]:
        await connection.exec_driver_sql(statement)
    found = await version_of(connection)
    if found > len(STEPS):
        raise RuntimeError(f"the database has version {found}; this program knows {len(STEPS)}")
    for number in range(found, len(STEPS)):
        for statement in STEPS[number][kind]:
            await connection.exec_driver_sql(statement)
        await connection.execute(VERSION.insert().values(number=number + 1))


async def version_of(connection: AsyncConnection) -> int:
    rows = await connection.execute(VERSION.select())
    return max((int(row.number) for row in rows), default=0)
