"""What the database itself notes: every act that was ever stored, with its key, and nothing else.

A record is packed when its game ends, and of its keys only each seat's last is kept. The ledger is
written by a trigger, in the transaction of the act, and by nobody else: so it is the witness.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

COLUMNS = "match_id, number, actor, text, key"
NEW = ", ".join(f"new.{column}" for column in COLUMNS.split(", "))
LEDGER = "CREATE TABLE ledger (match_id text, number int, actor int, text text, key text)"
ON_SQLITE = f"""CREATE TRIGGER witness AFTER INSERT ON acts
    BEGIN INSERT INTO ledger VALUES ({NEW}); END"""
ON_POSTGRESQL = f"""CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO ledger VALUES ({NEW}); RETURN NULL; END $$"""
EACH = "CREATE TRIGGER witness AFTER INSERT ON acts FOR EACH ROW EXECUTE FUNCTION witness()"


class Entry(NamedTuple):
    """An act, as it was stored."""

    match: str
    number: int
    actor: int
    text: str
    key: str


async def open_ledger(database: str) -> None:
    is_file = database.startswith("sqlite")
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        for statement in (LEDGER, ON_SQLITE) if is_file else (LEDGER, ON_POSTGRESQL, EACH):
            await connection.execute(text(statement))
    await engine.dispose()


async def read_ledger(database: str) -> list[Entry]:
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        order = "ORDER BY match_id, number"
        rows = await connection.execute(text(f"SELECT {COLUMNS} FROM ledger {order}"))
        found = [Entry(*row) for row in rows]
    await engine.dispose()
    return found
