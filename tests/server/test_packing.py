"""A finished game's record is one row: everybody reads it as before, and nothing of it is lost."""

from __future__ import annotations

from time import time

import msgspec
import pytest
from sqlalchemy import text

from powderkeg.rules.record import Act
from powderkeg.server.housekeeping import pack_records
from powderkeg.server.packing import NOTHING, Line, Packed, acts_in, packed
from powderkeg.server.store import ADD_RECORD, Store, act_rows
from powderkeg.table.documents import MatchDoc, ResultDoc, TableDoc
from powderkeg.table.keeper import KeyedAct, NotSaved, Unreadable
from powderkeg.table.tables import LONGEST
from tests.server.test_keepers import MATCH, TABLE

RESULT = ResultDoc([3.0, 5.0], [1], [0, 1], "A30", 1_700_000_000, ["hash", ""])
OVER = msgspec.structs.replace(MATCH, result=RESULT)
PLAYING = msgspec.structs.replace(TABLE, stage="playing", match=MATCH.id)
FIRST = [KeyedAct(-1, "roll:4"), KeyedAct(0, "pawn:0", "k1"), KeyedAct(-2, "wait:3")]
TOLD = [Act(-1, "roll:4"), Act(0, "pawn:0"), Act(-2, "wait:3")]


async def begin(store: Store, table: TableDoc = PLAYING, match: MatchDoc = MATCH) -> None:
    await store.add_table(table)
    await store.begin(table, match, FIRST)


async def rows(store: Store, table: str) -> int:
    async with store.engine.connect() as connection:
        found = await connection.execute(text(f"SELECT count(*) FROM {table}"))
        return int(found.scalar_one())


async def test_it_is_packed_in_the_transaction_that_ends_the_game(store: Store) -> None:
    await begin(store)
    await store.save_both(TABLE, OVER)
    assert (await rows(store, "acts"), await rows(store, "records")) == (0, 1)
    assert await store.acts(MATCH.id) == TOLD
    assert await store.last_keys(MATCH.id) == {0: ("k1", 2)}
    assert (await store.find_match(MATCH.id)) == OVER


async def test_all_of_it_happens_or_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(store)
    spoiled = (ADD_RECORD, [{"match_id": MATCH.id, **NOTHING._asdict()}])
    packing = store.packing

    async def spoil(match: str) -> list[object]:
        return [*await packing(match), spoiled]  # one row too many, after all the others

    monkeypatch.setattr(store, "packing", spoil)
    with pytest.raises(NotSaved):
        await store.save_both(TABLE, OVER)
    assert (await rows(store, "acts"), await rows(store, "records")) == (3, 0)
    assert await store.find_match(MATCH.id) == MATCH
    assert await store.find_table(TABLE.id) == PLAYING
    assert await store.acts(MATCH.id) == TOLD


async def test_to_end_it_again_changes_nothing(store: Store) -> None:
    """The answer to the first time may have been lost."""
    await begin(store)
    await store.save_both(TABLE, OVER)
    await store.save_both(TABLE, OVER)
    assert await store.acts(MATCH.id) == TOLD
    assert await store.last_keys(MATCH.id) == {0: ("k1", 2)}


async def test_a_game_at_rest_is_packed_and_goes_on(store: Store) -> None:
    await begin(store)
    assert await pack_records(store, time() + LONGEST - 60) == 0
    assert await pack_records(store, time() + LONGEST + 60) == 1
    assert await rows(store, "acts") == 0
    assert await store.acts(MATCH.id) == TOLD
    at = (await store.look_up([TABLE.id]))[0].at
    assert abs(at - time()) < 60
    await store.add_acts(MATCH, 3, [KeyedAct(0, "pawn:1", "k2"), KeyedAct(1, "pawn:0", "k3")])
    assert await rows(store, "acts") == 2
    assert await store.acts(MATCH.id) == [*TOLD, Act(0, "pawn:1"), Act(1, "pawn:0")]
    assert await store.last_keys(MATCH.id) == {0: ("k2", 4), 1: ("k3", 5)}
    await store.save_both(TABLE, OVER)
    assert await rows(store, "acts") == 0
    assert await store.acts(MATCH.id) == [*TOLD, Act(0, "pawn:1"), Act(1, "pawn:0")]
    assert await store.last_keys(MATCH.id) == {0: ("k2", 4), 1: ("k3", 5)}


async def test_what_was_over_before_is_packed_by_the_way(store: Store) -> None:
    others = [msgspec.structs.replace(OVER, id=f"m{number}") for number in (2, 3)]
    await begin(store)
    for match in others:
        await store.begin(TABLE, match, FIRST)
    assert await pack_records(store, time()) == 2
    assert (await rows(store, "acts"), await rows(store, "records")) == (3, 2)
    assert await store.acts("m3") == TOLD


async def test_whoever_packs_late_takes_nothing_away(store: Store) -> None:
    """Between its look and its writing the game went on, and was packed."""
    await begin(store)
    late = await store.packing(MATCH.id)
    await store.add_acts(MATCH, 3, [KeyedAct(0, "pawn:1")])
    await store.save_both(TABLE, OVER)
    with pytest.raises(NotSaved):
        await store.writer.write([], *late)
    assert await store.acts(MATCH.id) == [*TOLD, Act(0, "pawn:1")]
    assert not store.is_failing


async def test_a_record_with_a_hole_is_left_as_it_is(store: Store) -> None:
    await begin(store)
    await store.writer.write(act_rows(MATCH.id, 7, [KeyedAct(0, "pawn:1")]))
    await store.save_both(TABLE, OVER)
    assert (await rows(store, "acts"), await rows(store, "records")) == (4, 0)


def test_what_is_packed_is_read_as_it_was() -> None:
    lines = [Line(number, *act, "", 5) for number, act in enumerate(TOLD)]
    assert acts_in(packed(NOTHING, lines)) == TOLD
    assert acts_in(packed(packed(NOTHING, lines[:1]), lines)) == TOLD  # the first is there twice


@pytest.mark.parametrize("data", [b"", b"x\x9c garbage", packed(NOTHING, []).packed])
def test_what_makes_no_sense_is_said_to(data: bytes) -> None:
    with pytest.raises(Unreadable):
        acts_in(Packed(3, data, "{}", 0))
