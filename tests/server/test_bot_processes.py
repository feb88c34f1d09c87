"""Bots think in processes of their own: whatever happens there, the table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from powderkeg.bots import worker
from powderkeg.bots.simple import RandomBot
from powderkeg.rules.core import SILENT, Move, Seat, State
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Bot, Match
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Act, Record
from powderkeg.rules.rng import Rng
from powderkeg.rules.verflixxt import GAME
from powderkeg.server.bot_processes import COMMAND, THINKERS_NICE, BotProcesses
from powderkeg.server.pace import Pace
from powderkeg.table.bot_pool import Asker, BotFailed, LongLine

SHORT = "game verflixxt 1\nseats 2\n. roll:4\n"
ROGUES = (sys.executable, str(Path(__file__).with_name("rogue.py")))
LONG_THOUGHT = "search:60s"


def played(acts: int, seed: str = "thinking") -> Match:
    """A game with worm tokens, some acts after its start, until a seat is awaited."""
    bots = {seat: RandomBot() for seat in range(3)}
    match = Match(GAME, GAME.setup(3, {"expansion": "worms"}), bots, seed)
    while len(match.record.acts) < acts or not match.state.deciders():
        match.step(SILENT)
    return match


def choosing() -> Record:
    """Seat 0 has more than one move."""
    record = Reader(GAMES).read(SHORT)
    record.tell(Act(0, "pawn:0"))
    for line in ("-1 roll:2", "1 pawn:0", "-1 roll:3"):
        actor, text = line.split()
        record.tell(Act(int(actor), text))
    return record


def patient(count: int) -> BotProcesses:
    """A machine may be busy."""
    thinkers = BotProcesses(count, patience=60.0)
    thinkers.in_line = 30.0
    return thinkers


@pytest.fixture
async def one() -> AsyncIterator[BotProcesses]:
    thinkers = patient(1)
    yield thinkers
    await thinkers.close()


@pytest.fixture
async def rogues() -> AsyncIterator[BotProcesses]:
    thinkers = BotProcesses(count=1, command=ROGUES)
    yield thinkers
    await thinkers.close()


async def in_thought(thinkers: BotProcesses) -> asyncio.Task[Move]:
    """A question that will not be answered soon, and has been asked."""
    task = asyncio.create_task(thinkers.choose(choosing(), 0, LONG_THOUGHT))
    while thinkers.thinkers[0].asked == 0:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)
    assert not task.done()
    return task


async def test_a_bot_answers_from_another_process(one: BotProcesses) -> None:
    for level in ("carefree", "sensible", "keen"):
        move = await one.choose(choosing(), 0, level)
        assert move in choosing().replay().moves(0)
    process = one.thinkers[0].process
    assert process is not None and process.pid != os.getpid()


async def test_it_chooses_as_it_would_here(one: BotProcesses) -> None:
    match = played(60)
    seat = match.state.deciders()[0]
    here = match.choice(seat)
    rng = f"bot {seat} {len(match.record.acts)} {match.seed}"
    assert await one.choose(match.record, seat, "random", rng=rng) is here


async def test_a_started_process_is_the_one_that_answers(one: BotProcesses) -> None:
    """No question waits for another one to start."""
    await one.start()
    process = one.thinkers[0].process
    assert process is not None and process.returncode is None
    await one.choose(choosing(), 0, "sensible")
    await one.choose(played(250).record, played(250).state.deciders()[0], "sensible")
    assert one.thinkers[0].process is process


async def test_a_process_killed_in_thought_is_replaced(one: BotProcesses) -> None:
    task = await in_thought(one)
    process = one.thinkers[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    with pytest.raises(BotFailed, match="its process ended"):
        await task
    assert await one.choose(choosing(), 0, "sensible")
    assert one.thinkers[0].process is not process


async def test_a_process_killed_while_idle_is_not_missed(one: BotProcesses) -> None:
    await one.start()
    process = one.thinkers[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await one.choose(choosing(), 0, "sensible")


async def test_a_bot_that_is_too_slow_is_stopped(rogues: BotProcesses) -> None:
    await rogues.choose(choosing(), 0, "sensible")
    process = rogues.thinkers[0].process
    assert process is not None
    rogues.patience = 0.3
    with pytest.raises(BotFailed, match=r"no move within 0\.3 seconds"):
        await rogues.choose(choosing(), 0, "slow")
    rogues.patience = 10.0
    assert await rogues.choose(choosing(), 0, "sensible")
    assert process.returncode == -signal.SIGKILL


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("babbling", "nonsense: b'well, let me see"),
        ("confused", 'nonsense: b\'{"id": 0'),
        ("inventive", "nonsense: verflixxt has no move 'castle'"),
        ("crashing", "its process ended"),
        ("broken", "ZeroDivisionError: thought too far"),
        ("clever", "no bot 'clever'"),
    ],
)
async def test_a_bot_that_fails_is_told_and_the_next_one_thinks(
    rogues: BotProcesses, bot: str, why: str
) -> None:
    with pytest.raises(BotFailed) as caught:
        await rogues.choose(choosing(), 0, bot)
    assert why in str(caught.value)
    assert await rogues.choose(choosing(), 0, "sensible")


async def test_a_bot_that_raises_costs_no_process(rogues: BotProcesses) -> None:
    await rogues.start()
    process = rogues.thinkers[0].process
    with pytest.raises(BotFailed):
        await rogues.choose(choosing(), 0, "broken")
    await rogues.choose(choosing(), 0, "sensible")
    assert rogues.thinkers[0].process is process


async def test_a_process_that_cannot_start_is_told() -> None:
    with pytest.raises(BotFailed, match="no process starts"):
        await BotProcesses(count=1, command=["/nowhere/python"]).choose(choosing(), 0, "sensible")


async def test_who_finds_no_free_process_waits_in_line(one: BotProcesses) -> None:
    match = played(40)
    seat = match.state.deciders()[0]
    asked = [one.choose(match.record, seat, "search:30", rng=f"rng {n}") for n in range(6)]
    assert len(await asyncio.gather(*asked)) == 6
    assert one.thinkers[0].asked == 6


async def test_who_asks_much_waits_for_themselves_and_nobody_else_for_them() -> None:
    """Of two processes one is left for others; where there is none free, they take turns."""
    thinkers = patient(2)
    match = played(40)
    seat = match.state.deciders()[0]
    done: list[Asker] = []

    async def ask(asker: Asker) -> None:
        await thinkers.choose(match.record, seat, "search:60", asker)
        done.append(asker)

    eve = [Asker("192.0.2.1", f"table {number}") for number in range(12)]
    ada = Asker("192.0.2.2", "hers")
    asked = [asyncio.create_task(ask(asker)) for asker in eve]
    await asyncio.sleep(0)
    await asyncio.gather(*asked, ask(ada))
    assert ada in done[:4]
    assert sum(thinker.asked for thinker in thinkers.thinkers) == 13
    await thinkers.close()


async def test_who_has_been_in_line_for_long_is_told_so(one: BotProcesses) -> None:
    task = await in_thought(one)
    one.in_line = 0.05
    with pytest.raises(LongLine):
        await one.choose(choosing(), 0, "sensible")
    assert await one.hurry(choosing(), 0, "sensible")
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    one.in_line = 30.0
    assert await one.choose(choosing(), 0, "sensible")


def test_the_bots_of_one_address_keep_a_pace_and_others_are_not_slower_for_it() -> None:
    pace = Pace(rate=50, burst=100)
    assert [pace.wait("eve", 7.0) for _ in range(100)] == [0.0] * 100
    late = [pace.wait("eve", 7.0) for _ in range(3)]
    assert late == pytest.approx([0.0, 0.02, 0.04])
    assert pace.wait("ada", 7.0) == 0.0
    assert pace.wait("eve", 10.0) == 0.0


async def test_long_thoughts_are_nice_to_everything_else(one: BotProcesses) -> None:
    await one.choose(choosing(), 0, "sensible")
    process = one.thinkers[0].process
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) >= THINKERS_NICE


async def test_a_table_may_play_on_while_its_bot_thinks(one: BotProcesses) -> None:
    record = choosing()
    task = asyncio.create_task(one.choose(record, 0, "sensible"))
    await asyncio.sleep(0)
    record.take_back(0, 1)
    assert await task in choosing().replay().moves(0)


async def test_a_question_given_up_does_not_disturb_the_next(one: BotProcesses) -> None:
    task = await in_thought(one)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await one.choose(choosing(), 0, "sensible")


async def test_closing_ends_all_processes_and_answers_nobody(one: BotProcesses) -> None:
    task = await in_thought(one)
    waiting = asyncio.create_task(one.choose(choosing(), 0, "sensible"))
    process = one.thinkers[0].process
    assert process is not None
    await one.close()
    for question in (task, waiting):
        with pytest.raises(BotFailed):
            await question
    assert process.returncode is not None
    assert one.thinkers[0].process is None


def test_the_keyboard_does_not_stop_it_and_a_closed_input_does() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        question = {"id": 1, "record": SHORT, "seat": 0, "bot": "random", "rng": "a"}
        for number in (1, 2):
            process.stdin.write(json.dumps({**question, "id": number}).encode() + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer == {"id": number, "move": "pawn:0"}
            process.send_signal(signal.SIGINT)
        process.stdin.close()
        assert process.wait(5) == 0
        assert process.stdout.read() == b""


def test_a_bot_is_shown_an_imagined_world_and_never_the_true_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true: list[State] = []
    shown: list[State] = []
    replay = Record.replay

    class Witness(RandomBot):
        def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
            shown.append(world)
            return super().choose(world, seat, rng)

    def witnessed(record: Record) -> State:
        true.append(replay(record))
        return true[-1]

    def witness(name: str, game: object) -> Bot:
        return Witness()

    monkeypatch.setattr(Record, "replay", witnessed)
    monkeypatch.setattr(worker, "make_bot", witness)
    match = played(150)
    seat = match.state.deciders()[0]
    differs = 0
    for number in range(20):
        question = {"record": match.record.write(), "seat": seat, "bot": "", "rng": str(number)}
        worker.thought(question)
        assert shown[-1] is not true[-1]
        assert shown[-1].view(seat) == true[-1].view(seat)
        others = [other for other in range(3) if other != seat]
        differs += any(shown[-1].view(other) != true[-1].view(other) for other in others)
    assert differs > 5


def stages(match: Match, acts: int) -> list[tuple[str, Seat]]:
    """Records of one game as it goes on, each with who is awaited."""
    found: list[tuple[str, Seat]] = []
    while len(match.record.acts) < acts:
        match.step(SILENT)
        if match.state.deciders():
            found.append((match.record.write(), match.state.deciders()[0]))
    return found


@pytest.mark.parametrize("name", [name for name in GAMES if name != "nitro"])
def test_where_it_goes_on_from_what_it_remembers_it_answers_the_same(name: str) -> None:
    game = GAMES[name]
    seats = max(3, game.seats[0])
    bots = {seat: RandomBot() for seat in range(seats)}
    match = Match(game, game.setup(seats), bots, "memory")
    memory = worker.Memory()
    for text, seat in stages(match, 30):
        record = Reader(GAMES).read(text)
        _, state = memory.position(text)
        assert state.view(seat) == record.replay().view(seat)
        assert state.moves(seat) == record.replay().moves(seat)


def test_what_it_remembers_is_not_replayed_and_what_was_taken_back_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replayed: list[int] = []
    replay = Record.replay

    def noted(record: Record) -> State:
        replayed.append(len(record.acts))
        return replay(record)

    monkeypatch.setattr(Record, "replay", noted)
    memory = worker.Memory()
    records = [text for text, _ in stages(played(40), 80)]
    for text in records:
        memory.position(text)
    assert len(replayed) == 1
    memory.position(records[3])
    assert len(replayed) == 2
    for number in range(100):
        memory.position(played(20, f"another {number}").record.write())
    assert len(memory.known) == worker.MOST_KNOWN


def twins() -> list[tuple[Record, Record, Seat]]:
    """Pairs of records that differ in a worm token that the seat to move has not seen."""
    pairs: list[tuple[Record, Record, Seat]] = []
    for game in range(6):
        record = played(90 + 7 * game, f"twins {game}").record
        here = record.replay()
        seat = here.deciders()[0]
        for place, act in enumerate(record.acts):
            if not act.text.startswith("worm:"):
                continue
            for kind in ("bury", "double", "push", "swap"):
                other = Record(record.game, record.setup)
                other.retell(record.acts)
                other.acts[place] = Act(act.actor, f"worm:{kind}")
                try:
                    there = other.replay()
                except ValueError:  # that token was played since, or seen
                    continue
                if there.view(seat) == here.view(seat) and other.acts != record.acts:
                    pairs.append((record, other, seat))
    return pairs


@pytest.mark.parametrize("bot", ["greedy", "search:25"])
def test_a_choice_does_not_depend_on_what_the_seat_may_not_know(bot: str) -> None:
    pairs = twins()
    assert len(pairs) > 10
    for record, other, seat in pairs[:24]:
        question = {"seat": seat, "bot": bot, "rng": "the same thoughts"}
        here = worker.thought({**question, "record": record.write()})
        there = worker.thought({**question, "record": other.write()})
        assert here == there


async def test_nor_does_it_in_another_process(one: BotProcesses) -> None:
    record, other, seat = twins()[0]
    here = await one.choose(record, seat, "search:50", rng="the same thoughts")
    assert await one.choose(other, seat, "search:50", rng="the same thoughts") is here
