"""Bots' processes that die or freeze at the wrong moment, on the loop that the server runs on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvloop

from powderkeg.rules.core import Move
from powderkeg.server.bot_process import FORGIVEN, BotProcess
from powderkeg.server.bot_processes import BotProcesses
from powderkeg.table.bot_pool import BotFailed
from tests.server.house import open_house
from tests.server.test_bot_processes import ROGUES, choosing
from tests.server.test_bots import fallbacks

LOOPS = pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])


def send_to(thinker: BotProcess, what: signal.Signals) -> int:
    """This signal goes to its process, if there is one."""
    process = thinker.process
    if process is None or process.returncode is not None:
        return 0
    try:
        os.kill(process.pid, what)
    except ProcessLookupError:
        return 0
    return process.pid


async def killing(bots: BotProcesses) -> None:
    """Again and again, at any moment."""
    chance = random.Random(5)
    while True:
        await asyncio.sleep(chance.random() * 0.1)
        for thinker in bots.thinkers:
            send_to(thinker, signal.SIGKILL)


async def answered(bots: BotProcesses) -> Move:
    """One that has failed again and again takes a pause before it is started anew."""
    while True:
        try:
            return await bots.choose(choosing(), 0, "sensible")
        except BotFailed:
            await asyncio.sleep(0.05)


def test_a_process_that_fails_again_and_again_is_not_started_each_time() -> None:
    async def act() -> None:
        bots = BotProcesses(count=1, command=ROGUES)
        for _ in range(FORGIVEN + 1):
            with pytest.raises(BotFailed, match="its process ended"):
                await bots.choose(choosing(), 0, "crashing")
        with pytest.raises(BotFailed, match="fails again and again"):
            await bots.choose(choosing(), 0, "sensible")
        assert await asyncio.wait_for(answered(bots), 60)
        await bots.close()

    uvloop.run(act())


def test_whenever_a_process_dies_every_question_ends_and_the_next_one_is_answered() -> None:
    async def act() -> None:
        bots = BotProcesses(count=1)
        killer = asyncio.create_task(killing(bots))
        for _ in range(20):
            with suppress(BotFailed):
                await asyncio.wait_for(bots.choose(choosing(), 0, "sensible"), 30)
        killer.cancel()
        assert await asyncio.wait_for(answered(bots), 60)
        await bots.close()

    uvloop.run(act())


@LOOPS
def test_a_pipe_that_was_closed_before_the_loop_knew_of_it_loses_no_process(run: Any) -> None:
    """As uvloop does it: the process is gone, its exit is not yet told, and its pipe is shut."""

    async def act() -> None:
        bots = BotProcesses(count=1)
        await bots.choose(choosing(), 0, "sensible")
        process = bots.thinkers[0].process
        assert process is not None and process.stdin is not None

        def shut(data: object) -> None:
            raise RuntimeError("unable to perform operation; the handler is closed")

        def gone() -> None:
            raise ProcessLookupError

        process.stdin.write = shut  # type: ignore[method-assign]
        process.kill = gone  # type: ignore[method-assign]
        with pytest.raises(BotFailed, match="the handler is closed"):
            await bots.choose(choosing(), 0, "sensible")
        assert await asyncio.wait_for(bots.choose(choosing(), 0, "sensible"), 30)
        await bots.close()

    run(act())


@LOOPS
def test_a_frozen_process_is_killed_and_replaced(run: Any) -> None:
    async def act() -> None:
        bots = BotProcesses(count=1)
        await bots.choose(choosing(), 0, "sensible")
        frozen = send_to(bots.thinkers[0], signal.SIGSTOP)
        bots.patience = 0.2
        with pytest.raises(BotFailed, match=r"no move within 0\.2 seconds"):
            await bots.choose(choosing(), 0, "sensible")
        bots.patience = 10.0
        assert await bots.choose(choosing(), 0, "sensible")
        process = bots.thinkers[0].process
        assert process is not None and process.pid != frozen
        with pytest.raises(ProcessLookupError):
            os.kill(frozen, 0)
        await bots.close()

    run(act())


def test_a_frozen_process_does_not_keep_the_house_open() -> None:
    async def act() -> None:
        bots = BotProcesses(count=1)
        await bots.choose(choosing(), 0, "sensible")
        frozen = send_to(bots.thinkers[0], signal.SIGSTOP)
        await asyncio.wait_for(bots.close(), 30)
        with pytest.raises(ProcessLookupError):
            os.kill(frozen, 0)

    uvloop.run(act())


def test_a_game_of_dying_bots_is_played_to_its_end(tmp_path: Path) -> None:
    async def act() -> None:
        bots = BotProcesses(count=1)
        async with open_house(tmp_path, bots=bots) as house:
            before = await fallbacks(house)
            table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
            ada = await house.come(table, token)
            killer = asyncio.create_task(killing(bots))
            if ada.welcome.game is not None and 0 in ada.welcome.game.awaited:
                await ada.play_first(ada.welcome.game)
            end = await ada.play_on()
            killer.cancel()
            assert end.outcome is not None
            assert await fallbacks(house) > before

    uvloop.run(act())
