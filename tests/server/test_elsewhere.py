"""While all processes here are busy, bots think elsewhere; whatever happens there, a move comes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from powderkeg.rules.core import SILENT, Complaint, Move
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from powderkeg.server import think
from powderkeg.server.bot_processes import BotProcesses
from powderkeg.server.elsewhere import LONGEST_REPLY, Elsewhere, Place
from powderkeg.table.bot_pool import Asker, BotFailed, LongLine
from tests.server.house import open_house
from tests.server.test_bot_processes import LONG_THOUGHT, choosing, patient, played
from tests.server.test_bots import fallbacks
from tests.server.test_dying_bots import send_to
from tests.server.think_service import (
    Service,
    answering,
    busy,
    rest,
    saying,
    think_process,
    thinking,
    thoughts,
    until,
)

MOVE = b'HTTP/1.1 200 OK\r\ncontent-length: 17\r\n\r\n{"move":"pawn:0"}'


async def comes(pool: BotProcesses, level: str = "sensible") -> Move:
    """A move, though nothing comes from elsewhere: somebody lets go of our thinker after that."""
    failed, here = thoughts("failed"), thoughts("here")
    task = asyncio.create_task(pool.choose(choosing(), 0, level))
    await until(lambda: thoughts("failed") == failed + 1)
    rest(pool)
    move = await task
    assert thoughts("here") == here + 1
    assert move in choosing().replay().moves(0)
    return move


# What is asked.


async def test_the_same_question_has_the_same_answer_here_and_there(service: Service) -> None:
    match = played(60)
    seat = match.state.deciders()[0]
    here = patient(1)
    async with busy(service.url) as pool:
        for rng in ("one", "two", "three"):
            asked = (match.record, seat, "search:40")
            at_home = await here.choose(*asked, rng=rng)
            assert await pool.choose(*asked, rng=rng) is at_home
            assert await pool.choose(*asked, rng=rng) is at_home
    assert service.asked == 6
    await here.close()


@pytest.mark.parametrize("name", [name for name in GAMES if name != "nitro"])
async def test_it_thinks_about_every_game(service: Service, name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.setup(max(3, game.seats[0])), {}, "elsewhere")
    while not match.state.deciders():
        match.step(SILENT)
    seat = match.state.deciders()[0]
    async with busy(service.url) as pool:
        move = await pool.choose(match.record, seat, "carefree")
    assert match.state.refusal(seat, move) is None
    assert service.asked == 1


async def test_nothing_secret_leaves_the_house() -> None:
    heard: list[bytes] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"}"))
        writer.write(MOVE)

    record = choosing()
    record.names[0], record.bots[1], record.notes = "Ada", "sharp", ["brought along"]
    record.seed, record.salts[0], record.commit = "the seed", "salt", "5c" * 32
    async with answering(talk) as url, busy(url, key="a key") as pool:
        await pool.choose(record, 0, "sensible", Asker("192.0.2.1", "calm-otter-1234"))
        await pool.choose(record, 0, "sensible", Asker("192.0.2.1", "calm-otter-1234"))
        await pool.choose(record, 0, "sensible", Asker("192.0.2.2", "calm-otter-1234"))
    questions = [json.loads(each.partition(b"\r\n\r\n")[2]) for each in heard]
    assert {frozenset(question) for question in questions} == {
        frozenset(("record", "seat", "level", "rng", "asker"))
    }
    assert questions[0]["record"] == choosing().write()
    for secret in ("Ada", "sharp", "brought", "seed", "salt", "commit", "192.0.2", "otter"):
        assert secret.encode() not in b"".join(heard)
    assert questions[0]["asker"] == questions[1]["asker"] != questions[2]["asker"]


# Who is asked.


async def test_own_processes_are_asked_first_and_the_rest_goes_there(service: Service) -> None:
    here, elsewhere = thoughts("here"), thoughts("elsewhere")
    pool = BotProcesses(1, 60.0, elsewhere=Elsewhere([service.url]))
    await pool.choose(choosing(), 0, "sensible")
    assert service.asked == 0
    long = asyncio.create_task(pool.choose(choosing(), 0, LONG_THOUGHT))
    await until(lambda: pool.thinkers[0].asked == 2)
    for number in range(3):
        await pool.choose(choosing(), 0, "sensible")
        assert (service.asked, pool.thinkers[0].asked) == (number + 1, 2)
    assert thoughts("elsewhere") == elsewhere + 3
    long.cancel()
    with suppress(asyncio.CancelledError):
        await long
    await pool.choose(choosing(), 0, "sensible")
    assert (service.asked, pool.thinkers[0].asked) == (3, 3)
    # What the service in this very process thought of is counted as well.
    assert thoughts("here") == here + 2 + 3
    await pool.close()


async def test_of_several_services_the_least_busy_is_asked() -> None:
    async with thinking() as one, thinking() as other, busy(one.url, other.url) as pool:
        send_to(one.bots.thinkers[0], signal.SIGSTOP)
        stuck = asyncio.create_task(pool.choose(choosing(), 0, "sensible"))
        await until(lambda: one.asked == 1)
        await pool.choose(choosing(), 0, "sensible")
        assert (one.asked, other.asked) == (1, 1)
        send_to(one.bots.thinkers[0], signal.SIGCONT)
        assert await stuck
        assert (one.asked, other.asked) == (1, 1)


async def test_who_asks_for_much_there_has_not_all_of_it() -> None:
    """As at home: of two processes one is left for others."""
    async with thinking(patient(2)) as service, busy(service.url) as pool:
        for thinker in service.bots.thinkers:
            send_to(thinker, signal.SIGSTOP)
        eve = Asker("192.0.2.1", "hers")
        asked = [asyncio.create_task(pool.choose(choosing(), 0, "sensible", eve)) for _ in range(3)]
        line = service.bots._thinkers
        await until(
            lambda: sum(map(len, line.waiting.get(next(iter(line.lent), ""), {}).values())) == 2
        )
        assert service.asked == 1
        for thinker in service.bots.thinkers:
            send_to(thinker, signal.SIGCONT)
        assert await pool.choose(choosing(), 0, "sensible", Asker("192.0.2.2", "his"))
        await asyncio.gather(*asked)


# What may go wrong there.


@pytest.mark.parametrize(
    "reply",
    [
        b"",
        b"well, let me see\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}",
        b'HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n{"move":[1,2,3]',
        b'HTTP/1.1 200 OK\r\ncontent-length: 17\r\n\r\n{"move":"castle"}',
        b"HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n\xff{move:1}\xfe",
        b"HTTP/1.1 101 Switching Protocols\r\nupgrade: tea\r\nconnection: upgrade\r\n\r\n",
        b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n",
        b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n",
        b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n",
        b"HTTP/1.1 503 Busy\r\nretry-after: 1\r\ncontent-length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nx: " + b"y" * LONGEST_REPLY * 2,
        b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n" + b"2\r\n{}\r\n" * LONGEST_REPLY,
    ],
    ids=lambda reply: reply[:60].decode(errors="replace").replace("\r\n", " "),
)
async def test_nonsense_from_there_is_no_move_and_one_comes_from_here(reply: bytes) -> None:
    async with answering(saying(reply)) as url, busy(url) as pool:
        await comes(pool)


async def test_a_reply_may_come_in_pieces() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n")
        for part in (b'{"mo', b've":"p', b'awn:0"}', b""):
            writer.write(f"{len(part):x}\r\n".encode() + part + b"\r\n")
            await writer.drain()

    async with answering(talk) as url, busy(url) as pool:
        assert (await pool.choose(choosing(), 0, "sensible")).text == "pawn:0"


async def test_nobody_listens_there() -> None:
    async with answering(saying(b"")) as url:
        pass
    async with busy(url) as pool:
        await comes(pool)


async def test_one_that_says_nothing_is_waited_for_half_of_the_time() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(-1)

    async with answering(talk) as url, busy(url, patience=0.4) as pool:
        failed = thoughts("failed")
        with pytest.raises(LongLine):  # a line here as there: a simple move is next
            await pool.choose(choosing(), 0, "sensible")
        assert thoughts("failed") == failed + 1


async def test_a_service_that_is_cut_off_in_thought(service: Service) -> None:
    send_to(service.bots.thinkers[0], signal.SIGSTOP)
    async with busy(service.url) as pool:
        move = asyncio.create_task(comes(pool))
        await until(lambda: service.asked == 1)
        service.cut_lines()
        assert await move


async def test_a_service_whose_process_is_killed_in_thought() -> None:
    with think_process() as (process, url):
        async with busy(url) as pool:
            assert await pool.choose(choosing(), 0, "sensible", rng="any text")
            os.kill(process.pid, signal.SIGSTOP)
            move = asyncio.create_task(comes(pool))
            await until(lambda: pool.elsewhere.places[0].asked == 1)
            os.kill(process.pid, signal.SIGKILL)
            assert await move


async def test_one_that_fails_is_left_alone_and_then_asked_once(service: Service) -> None:
    place = Place(service.url)
    now = asyncio.get_running_loop().time()
    assert place.is_ready(now)
    place.asked = 3  # all that it was asked fail together: that is one failure
    for _ in range(3):
        place.note_failure(BotFailed("it hung up"))
        place.asked -= 1
    assert place.failures == 1 and not place.is_ready(now)
    assert place.is_ready(place.pause)
    place.asked = 1
    assert not place.is_ready(place.pause)
    place.asked, place.pause = 0, 0.0
    place.note_failure(LongLine("503"))  # a full line is no failure
    assert place.failures == 1 and not place.is_ready(now)


async def test_the_next_question_does_not_go_where_the_last_one_failed(service: Service) -> None:
    async with answering(saying(b"")) as url, busy(url, service.url) as pool:
        bad, good = pool.elsewhere.places
        good.asked = 1  # with somebody else's: the bad one is asked first
        failed = thoughts("failed")
        first = asyncio.create_task(pool.choose(choosing(), 0, "sensible"))
        await until(lambda: thoughts("failed") == failed + 1)
        assert await pool.choose(choosing(), 0, "sensible")
        assert (service.asked, thoughts("failed")) == (1, failed + 1)
        bad.pause = 0.0  # so much later
        second = asyncio.create_task(pool.choose(choosing(), 0, "sensible"))
        await until(lambda: thoughts("failed") == failed + 2)
        assert bad.failures == 2
        rest(pool)
        assert await first and await second


# At a table.


async def test_a_whole_game_is_thought_of_elsewhere(tmp_path: Path) -> None:
    with think_process() as (_, url):
        async with busy(url) as pool, open_house(tmp_path, bots=pool) as house:
            before, failed, elsewhere = (
                await fallbacks(house),
                thoughts("failed"),
                thoughts("elsewhere"),
            )
            table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
            ada = await house.come(table, token)
            if ada.welcome.game is not None and 0 in ada.welcome.game.awaited:
                await ada.play_first(ada.welcome.game)
            end = await ada.play_on()
            assert end.outcome is not None
            assert thoughts("elsewhere") > elsewhere + 5
            assert thoughts("failed") == failed and await fallbacks(house) == before
            assert pool.thinkers[0].asked == 0


async def test_a_server_is_told_of_it_by_its_settings(tmp_path: Path) -> None:
    urls = ("http://127.0.0.1:8100", "http://[::1]:8100")
    async with open_house(tmp_path, think=urls, think_key="a key") as house:
        bots = house.app.state.services.bots
        assert [place.url for place in bots.elsewhere.places] == [*urls]
        assert b"Bearer a key" in bots.elsewhere.places[0].head


def test_what_is_no_key_or_no_service_is_told_at_once() -> None:
    for key in ("two\r\nlines", " blank", "clé"):
        with pytest.raises(Complaint, match="printable ASCII"):
            think.make_think_app(1, key)
        with pytest.raises(Complaint, match="printable ASCII"):
            Elsewhere(["http://127.0.0.1:8100"], key)
    for url in ("127.0.0.1:8100", "https://there", "http://", "http://me@there", "http://a:b"):
        with pytest.raises(Complaint, match="told as http://HOST:PORT"):
            Elsewhere([url])
    for url, there in (
        ("http://there:8100", ("there", 8100)),
        ("http://[::1]:81/", ("::1", 81)),
        ("http://there", ("there", 80)),
    ):
        assert (Place(url).host, Place(url).port) == there
