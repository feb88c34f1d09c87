"""What one's own tokens open, what an open door shows, and what neither does."""

from __future__ import annotations

import pytest

from powderkeg.table.api import BotsWish, NewTable, OpenTable, OwnGames, SeatKey
from powderkeg.table.cannot import Cannot
from powderkeg.table.clock import Clock
from powderkeg.table.doors import open_tables
from powderkeg.table.handovers import SECONDS, Handovers
from powderkeg.table.news import Happened, Problem, Seated, TableNews, Welcome
from powderkeg.table.own_tables import MOST_TURNS, OwnTables
from powderkeg.table.protocol import Arrange, Door, Play, Regroup, Rise, Sit, Start
from tests.table.desk import Desk, Visitor


async def hosted(desk: Desk) -> tuple[Visitor, SeatKey]:
    """Ada has a table, and is there."""
    wish = NewTable("verflixxt", name="Ada", breath=0)
    name, token = await desk.tables.make(wish, [], [])
    ada = await desk.come(name, token)
    await ada.sees(Welcome)
    return ada, SeatKey(name, token)


async def joined(desk: Desk, table: str, name: str = "Ben") -> tuple[Visitor, SeatKey]:
    ben = await desk.come(table)
    ben.do(Sit(name))
    return ben, SeatKey(table, (await ben.sees(Seated)).token)


async def look(desk: Desk, *keys: SeatKey) -> OwnGames:
    return await OwnTables(desk.tables).look(list(keys))


async def play_to_the_end(visitors: list[Visitor]) -> None:
    """Each takes the first offer. The first visitor sits on seat 0, the second on seat 1."""
    news = [await each.sees(Happened, lambda now: now.awaited) for each in visitors]
    while news[0].outcome is None:
        seat = next(iter(news[0].awaited))
        visitors[seat].do(Play(news[seat].at, news[seat].offers[0].move))
        news = [
            await each.sees(Happened, lambda now: now.awaited or now.outcome) for each in visitors
        ]
    for each in visitors:
        await each.sees(TableNews, lambda now: now.table.stage == "over")


# Own tables.


async def test_a_token_tells_who_sits_there_and_which_of_them_is_me() -> None:
    desk = Desk()
    _, key = await hosted(desk)
    _, bens = await joined(desk, key.table)
    (table,) = (await look(desk, bens)).tables
    assert [each.name for each in table.sitters] == ["Ada", "Ben"]
    assert (table.stage, table.me, table.awaited) == ("waiting", 1, None)


async def test_a_wrong_token_and_no_table_at_all_look_alike() -> None:
    desk = Desk()
    _, key = await hosted(desk)
    for probe in (SeatKey(key.table, "guess"), SeatKey(key.table, ""), SeatKey("no-such-1", "x")):
        assert await look(desk, probe) == OwnGames([], [])
    both = await look(desk, SeatKey("no-such-1", key.token), key)
    assert [table.id for table in both.tables] == [key.table]


async def test_whose_turn_it_is_is_told_as_that_seat_may_know_it() -> None:
    desk = Desk()
    ada, key = await hosted(desk)
    _, bens = await joined(desk, key.table)
    ada.do(Start())
    news = await ada.sees(Happened, lambda now: now.awaited)
    for each in (key, bens):
        (table,) = (await look(desk, each)).tables
        assert table.awaited == news.awaited


async def test_turns_are_looked_up_for_a_few_games_only() -> None:
    desk = Desk()
    keys = []
    for _ in range(MOST_TURNS + 1):
        wish = NewTable("verflixxt", name="Ada", bots=BotsWish(1), start=True)
        name, token = await desk.tables.make(wish, [], [])
        keys.append(SeatKey(name, token))
    told = [table.awaited is not None for table in (await look(desk, *keys)).tables]
    assert told == [True] * MOST_TURNS + [False]


async def test_a_finished_game_is_told_to_who_played_it_and_to_nobody_who_sat_down_later() -> None:
    desk = Desk()
    ada, key = await hosted(desk)
    ben, bens = await joined(desk, key.table)
    ada.do(Start())
    await play_to_the_end([ada, ben])
    (result,) = (await look(desk, bens)).results
    assert (result.names, result.me, result.table) == (["Ada", "Ben"], 1, key.table)
    assert result.outcome.winners and result.at > 0
    ada.do(Regroup())
    await ada.sees(TableNews, lambda now: now.table.stage == "waiting")
    _, cleos = await joined(desk, key.table, "Cleo")
    cleo = await look(desk, cleos)
    assert [table.id for table in cleo.tables] == [key.table]
    assert cleo.results == []


async def test_a_table_was_played_at_when_its_game_ended_whoever_looked_in_since() -> None:
    desk = Desk()
    ada, key = await hosted(desk)
    ben, _ = await joined(desk, key.table)
    ada.do(Start())
    await play_to_the_end([ada, ben])
    desk.keeper.touched[key.table] += 3600
    own = await look(desk, key)
    assert [table.at for table in own.tables] == [result.at for result in own.results]


async def test_who_has_left_keeps_the_games_but_not_the_table() -> None:
    desk = Desk()
    ada, key = await hosted(desk)
    ben, bens = await joined(desk, key.table)
    ada.do(Start())
    await play_to_the_end([ada, ben])
    ben.do(Rise())
    await ada.sees(TableNews, lambda now: now.table.chairs[1].kind == "free")
    left = await look(desk, bens)
    assert (left.tables, len(left.results)) == ([], 1)


# To another device.


class Wound(Clock):
    """Stands until it is turned."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time


async def test_seats_are_fetched_once() -> None:
    handovers = Handovers(Wound())
    seats = [SeatKey("amber-fuse-1", "t0k")]
    ticket = await handovers.leave(seats)
    assert await handovers.fetch(ticket) == seats
    with pytest.raises(Cannot, match="nothing waits"):
        await handovers.fetch(ticket)


async def test_seats_that_nobody_fetches_are_forgotten() -> None:
    clock = Wound()
    handovers = Handovers(clock)
    ticket = await handovers.leave([SeatKey("amber-fuse-1", "t0k")])
    clock.time = SECONDS
    with pytest.raises(Cannot, match="nothing waits"):
        await handovers.fetch(ticket)
    assert handovers.parcels == {}


async def test_only_tokens_that_fit_are_handed_over() -> None:
    desk = Desk()
    _, key = await hosted(desk)
    keys = [SeatKey(key.table, "guess"), key, SeatKey("no-such-1", key.token)]
    assert await OwnTables(desk.tables).fitting(keys) == [key]


# Open doors.


def shown(desk: Desk) -> list[OpenTable]:
    return open_tables(desk.tables.open.values())


async def opened(ada: Visitor, door: Door) -> None:
    ada.do(Arrange(door=door))
    await ada.sees(TableNews, lambda now: now.table.door == door)


async def test_a_door_is_shut_until_the_host_opens_it() -> None:
    desk = Desk()
    ada, key = await hosted(desk)
    assert shown(desk) == []
    await opened(ada, "sit")
    (table,) = shown(desk)
    assert (table.id, [each.name for each in table.sitters]) == (key.table, ["Ada"])
    assert table.free == 7 and table.since > 0
    await opened(ada, "shut")
    assert shown(desk) == []


async def test_only_the_host_opens_the_door() -> None:
    desk = Desk()
    _, key = await hosted(desk)
    ben, _ = await joined(desk, key.table)
    ben.do(Arrange(door="sit"))
    assert (await ben.sees(Problem)).code == "not-host"
    assert shown(desk) == []


@pytest.mark.parametrize(("door", "left"), [("sit", "shut"), ("watch", "watch")])
async def test_the_door_shuts_when_the_game_begins_unless_all_may_watch(
    door: Door, left: Door
) -> None:
    desk = Desk()
    ada, key = await hosted(desk)
    await joined(desk, key.table)
    await opened(ada, door)
    ada.do(Start())
    began = await ada.sees(TableNews, lambda now: now.table.stage == "playing")
    assert began.table.door == left
    assert [(table.stage, table.free) for table in shown(desk)] == [("playing", 0)] * (
        left == "watch"
    )


async def test_nobody_at_home_a_lock_and_a_full_table_take_it_off_the_list() -> None:
    desk = Desk()
    ada, key = await hosted(desk)
    await opened(ada, "sit")
    ada.do(Arrange(locked=True))
    await ada.sees(TableNews, lambda now: now.table.locked)
    assert shown(desk) == []
    ada.do(Arrange(locked=False))
    await ada.sees(TableNews, lambda now: not now.table.locked)
    assert [table.id for table in shown(desk)] == [key.table]
    for number in range(7):
        await joined(desk, key.table, f"Guest {number}")
    assert shown(desk) == []


async def test_an_empty_room_is_not_shown() -> None:
    desk = Desk()
    ada, _ = await hosted(desk)
    await opened(ada, "watch")
    ada.table.post(desk.tables.say_goodbye, ada.table, ada.guest)
    watcher = await desk.come(ada.table.doc.id)
    await watcher.sees(Welcome)
    assert shown(desk) == []
