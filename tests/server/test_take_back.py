"""Taking back: free while nothing was learnt, else the table is asked. The record tells it."""

from __future__ import annotations

from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.table.news import Happened, TookBack
from powderkeg.table.protocol import Answer, Play, Start, TakeBack
from tests.server.house import House, Person


async def two_at_a_table(house: House, breath: float) -> tuple[Person, Person]:
    table, token = await house.make(name="Ada", breath=breath)
    ada = await house.come(table, token, wants=["foresight"])
    bo = await house.sit(table, "Bo")
    await ada.do(Start())
    return ada, bo


async def test_before_the_dice_fall_it_is_free(house: House) -> None:
    ada, bo = await two_at_a_table(house, breath=30)
    game = await ada.turn()
    await ada.play_first(game)
    moved = await ada.sees(Happened, lambda news: news.at == game.at + 1)
    assert moved.undo == "free"
    await ada.do(TakeBack(moved.at))
    told = await bo.hear(TookBack)
    assert (told.seat, told.acts, told.granted) == (0, 1, True)
    back = await ada.turn()
    assert back.view == game.view and back.offers == game.offers


async def test_once_the_dice_fell_the_table_is_asked(house: House) -> None:
    ada, bo = await two_at_a_table(house, breath=0)
    game = await ada.turn()
    await ada.play_first(game)
    moved = await ada.sees(Happened, lambda news: news.at == game.at + 2)
    assert moved.undo == "ask"
    await ada.do(TakeBack(moved.at))
    asked = await bo.table(lambda view: view.question is not None)
    assert asked.question is not None
    assert (asked.question.seat, asked.question.acts, asked.question.awaited) == (0, 2, [1])
    await ada.do(Answer(True))
    assert await ada.problem() == "no-question"
    await bo.do(Answer(True))
    assert (await ada.hear(TookBack)).granted
    assert (await ada.turn()).view == game.view


async def test_one_no_is_enough(house: House) -> None:
    ada, bo = await two_at_a_table(house, breath=0)
    await ada.play_first(await ada.turn())
    seen = await bo.turn()
    await ada.do(TakeBack(seen.at))
    await bo.table(lambda view: view.question is not None)
    await bo.do(Answer(False))
    assert not (await ada.hear(TookBack)).granted
    assert (await bo.table(lambda view: view.question is None)).question is None


async def test_the_same_dice_fall_again(house: House) -> None:
    """Nobody takes back to fish for a better roll."""
    ada, bo = await two_at_a_table(house, breath=0)
    await ada.play_first(await ada.turn())
    first = await bo.turn()
    await ada.do(TakeBack(first.at))
    await bo.table(lambda view: view.question is not None)
    await bo.do(Answer(True))
    await ada.play_first(await ada.turn())
    second = await bo.turn()
    assert second.view == first.view


async def test_who_has_done_nothing_has_nothing_to_take_back(house: House) -> None:
    ada, bo = await two_at_a_table(house, breath=0)
    game = await ada.turn()
    await bo.do(TakeBack(game.at))
    assert await bo.problem() == "no-take-back"


async def test_the_record_shows_it(house: House) -> None:
    table, token = await house.make(name="Ada", bots={"count": 1, "level": "carefree"}, start=True)
    ada = await house.come(table, token, wants=["foresight"])
    assert ada.welcome.game is not None
    await ada.play_first(ada.welcome.game)
    after = await ada.turn()
    await ada.do(TakeBack(after.at))  # only a bot could mind
    taken = await ada.hear(TookBack)
    await ada.play_first(await ada.turn())
    await ada.play_on()
    view = await ada.table(lambda seen: seen.stage == "over")
    answer = await house.http.get(f"/api/replays/{view.replay}/record")
    assert f"0 undo:{taken.acts}" in answer.text.splitlines()
    Reader(GAMES).read(answer.text).verify_shuffle()
    frames = (await house.http.get(f"/api/replays/{view.replay}")).json()["frames"]
    undone = next(frame for frame in frames if frame["move"] == f"0 undo:{taken.acts}"[2:])
    assert undone["actor"] == 0 and undone["events"] == []


async def test_an_act_in_between_takes_the_question_off_the_table(house: House) -> None:
    ada, bo = await two_at_a_table(house, breath=0)
    await ada.play_first(await ada.turn())
    seen = await bo.turn()
    await ada.do(TakeBack(seen.at))
    await bo.table(lambda view: view.question is not None)
    await bo.do(Play(seen.at, seen.offers[0].move))
    assert (await ada.table(lambda view: view.question is None)).question is None
    await ada.turn()
