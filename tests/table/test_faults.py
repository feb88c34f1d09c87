"""When something goes wrong, be it by our fault: memory and what is kept tell the same game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.games import GAMES
from powderkeg.rules.record import Record
from powderkeg.table.api import NewTable
from powderkeg.table.bot_pool import Asker
from powderkeg.table.bot_turns import BotTurns
from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import MatchDoc, TableDoc
from powderkeg.table.keeper import NotSaved
from powderkeg.table.news import Happened, Played, Problem, TableNews, Welcome
from powderkeg.table.playing import Playing
from powderkeg.table.protocol import Arrange, Play, Rise
from powderkeg.table.replay_steps import ReplayStep
from powderkeg.table.session import GameSession, match_of
from powderkeg.table.visibility import Visibility
from tests.table.desk import BotsHere, Desk, Memory, Visitor
from tests.table.standing import Standing


def session_of(visitor: Visitor) -> GameSession:
    assert isinstance(visitor.table.stage, Playing)
    return visitor.table.stage.session


async def my_turn(visitor: Visitor) -> Happened:
    return await visitor.sees(Happened, lambda news: 0 in news.awaited)


async def with_a_bot(desk: Desk, game: str = "verflixxt") -> tuple[Visitor, Happened]:
    """Ada, when she is awaited for the first time."""
    ada = await desk.sit_down(game, bots=2)
    news = (await ada.sees(Welcome)).game
    assert news is not None
    return ada, news if 0 in news.awaited else await my_turn(ada)


async def test_a_fault_of_ours_has_not_happened_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk()
    ada, news = await with_a_bot(desk)
    whole = Visibility.after

    def broken(self: Visibility, step: ReplayStep) -> Visibility:
        monkeypatch.setattr(Visibility, "after", whole)
        raise ZeroDivisionError("a bug of ours")

    monkeypatch.setattr(Visibility, "after", broken)
    ada.do(Play(news.at, news.offers[0].move, "k"))
    assert (await ada.sees(Problem)).code == "fault"
    ada.do(Play(news.at, news.offers[0].move, "k"))
    await ada.sees(Played)
    await my_turn(ada)
    match = ada.table.doc.match
    assert await desk.keeper.acts(match) == session_of(ada).match.record.told
    await desk.tables.close()
    back = Desk()
    back.tables.services = back.services._replace(keeper=desk.keeper)
    table = await back.tables.find(ada.table.doc.id)
    assert table is not None  # its record can be played


async def test_a_choice_whose_answer_was_lost_is_acknowledged_when_it_is_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk()
    ada, news = await with_a_bot(desk)
    keeps = desk.keeper.add_acts

    async def lossy(*lines: Any, **beside: Any) -> None:
        await keeps(*lines, **beside)
        monkeypatch.undo()
        raise NotSaved("the answer was lost")

    monkeypatch.setattr(desk.keeper, "add_acts", lossy)
    ada.do(Play(news.at, news.offers[0].move, "k"))
    assert (await ada.sees(Problem)).code == "not-saved"
    ada.do(Play(news.at, news.offers[0].move, "k"))
    assert (await ada.sees(Played)).key == "k"
    await desk.tables.close()


async def test_a_note_that_was_not_kept_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    ada, _ = await with_a_bot(desk)

    async def full(table: TableDoc, match: MatchDoc) -> None:
        monkeypatch.undo()
        raise NotSaved("no room")

    monkeypatch.setattr(desk.keeper, "save_both", full)
    ada.do(Rise())
    assert (await ada.sees(Problem)).code == "not-saved"
    assert session_of(ada).doc.notes == []
    ada.do(Rise())
    await ada.sees(TableNews, lambda news: news.table.chairs[0].kind == "bot")
    assert len(session_of(ada).doc.notes) == 1
    await desk.tables.close()


class Clumsy(BotsHere):
    """Fails in a way that nobody foresaw."""

    async def choose(self, record: Record, seat: Seat, bot: str, asker: Asker) -> Move:
        raise RuntimeError("the handler is closed")


async def test_a_bot_that_fails_in_any_way_plays_something() -> None:
    desk = Desk()
    desk.tables.services = desk.services._replace(bots=Clumsy())
    ada, news = await with_a_bot(desk)
    ada.do(Play(news.at, news.offers[0].move))
    assert (await my_turn(ada)).at > news.at + 1
    await desk.tables.close()


async def test_a_bot_whose_move_cannot_be_weighed_plays_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def clumsy(self: BotTurns, seat: Seat, move: Move) -> bool:
        raise RuntimeError("a bug of ours")

    monkeypatch.setattr(BotTurns, "starts_clock", clumsy)
    desk = Desk()
    ada, news = await with_a_bot(desk)
    ada.do(Play(news.at, news.offers[0].move))
    assert (await my_turn(ada)).at > news.at + 1
    await desk.tables.close()


async def test_when_nobody_is_there_the_game_waits() -> None:
    """Elixir's clock stands, and goes on where it stood."""
    clock = Standing()
    desk = Desk(clock, seconds_a_tick=1.0)
    ada, news = await with_a_bot(desk, "elixir")
    due = news.due
    assert due is not None and due > 10
    clock.turn(4.0)
    lines = session_of(ada).lines
    ada.table.post(desk.tables.say_goodbye, ada.table, ada.guest)
    await asyncio.sleep(0.01)
    clock.turn(50.0)
    await asyncio.sleep(0.01)
    assert session_of(ada).lines == lines
    back = await desk.come(ada.table.doc.id)
    welcome = await back.sees(Welcome)
    assert welcome.game is not None and welcome.game.due == due - 4
    clock.turn(1.0)
    again = await (await desk.come(ada.table.doc.id)).sees(Welcome)
    assert again.game is not None and again.game.due == due - 5
    await desk.tables.close()


async def test_a_new_patience_is_for_who_is_away_already() -> None:
    clock = Standing()
    desk = Desk(clock)
    ada, _ = await with_a_bot(desk)
    playing = ada.table.stage
    assert isinstance(playing, Playing)
    playing.after("away 5", 60.0, playing.tend)
    ada.do(Arrange(patience=5))
    await ada.sees(TableNews, lambda news: news.table.patience == 5)
    await asyncio.sleep(0)
    assert "away 5" not in ada.table.timers
    await desk.tables.close()


def test_a_game_goes_on_by_the_rules_it_was_begun_with() -> None:
    game = GAMES["verflixxt"]
    options = game.setup(2).options
    doc = MatchDoc("m", "t", "verflixxt", 99, 2, options, {}, [], {}, [], "seed", {})
    with pytest.raises(Cannot, match="version 99 of the rules of verflixxt"):
        match_of(game, doc, [])


def test_a_game_goes_on_with_what_it_was_begun_with() -> None:
    game = GAMES["nitro"]
    doc = MatchDoc("m", "t", "nitro", 1, 2, game.setup(2).options, {}, [], {}, [], "seed", {})
    assert match_of(game, doc, []).state.outcome() is None  # older than such notes
    doc.data = "flask 0123456789abcdef"
    with pytest.raises(Cannot, match=r"another flask \(0123456789abcdef\) than the one here"):
        match_of(game, doc, [])


async def test_a_table_that_waits_takes_the_deck_that_is_there_now() -> None:
    desk = Desk(Standing())
    name, _ = await desk.tables.make(NewTable("elixir"), [], [])
    await desk.tables.put_away(desk.tables.open[name])
    desk.keeper.tables[name].options |= {"deck": "frogs", "window": "8"}
    again = await (await desk.come(name)).sees(Welcome)
    assert (again.table.options["deck"], again.table.options["window"]) == ("house", "8")
    await desk.tables.close()


def test_memory_is_apart_from_what_is_kept() -> None:
    """Else the tests above could not fail."""
    keeper = Memory()
    doc = TableDoc("t", "verflixxt", {}, [], "h", "s")
    asyncio.run(keeper.add_table(doc))
    doc.locked = True
    kept = asyncio.run(keeper.find_table("t"))
    assert kept is not None and not kept.locked
