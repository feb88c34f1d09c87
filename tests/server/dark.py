"""Lantern in the dark, at a table where everybody's cards are known to the test."""

from __future__ import annotations

from collections.abc import Sequence

from powderkeg.rules.core import CHANCE, CLOCK
from powderkeg.rules.record import Act, Record
from powderkeg.table.news import ENCODER, Happened, News, TableNews
from powderkeg.table.protocol import Arrange, Play
from tests.lantern import GAME
from tests.lantern.pieces import HAND
from tests.server.house import House, Person

# Once Bo has laid his one, he holds a high card or none; nobody else does after the first trick.
RICH = [1, 2, 9]
POOR = [1, 2, 3]
PICKS = ("pick:12", "pick:1", "pick:8")


def dealt(bo: Sequence[int], ada: Sequence[int] = (4, 5, 12)) -> list[Act]:
    hands = [ada, bo, [6, 7, 8]]
    return [Act(CHANCE, f"deal:{hand[turn]}") for turn in range(HAND) for hand in hands]


def hanging(bo: Sequence[int]) -> list[Act]:
    """The first trick is Ada's, and nobody has shouted."""
    picks = [Act(seat, pick) for seat, pick in enumerate(PICKS)]
    return [*dealt(bo), *picks, Act(CLOCK, "wait:5")]


async def ada_with_bots(house: House, acts: Sequence[Act]) -> tuple[str, Person]:
    """Where these acts lead. The bots take a long breath."""
    record = Record(GAME, GAME.setup(3, {"light": "dark"}))
    record.retell(acts)
    branch = {"at": len(acts), "seat": 0, "record": record.write()}
    name, token = await house.make(game="lantern", name="Ada", branch=branch, breath=3600)
    return name, await house.come(name, token, wants=["foresight", "twin"])


async def three_in_the_dark(house: House, acts: Sequence[Act]) -> tuple[str, list[Person]]:
    """Ada, Bo and Cy, where these acts lead; Ada is host."""
    name, ada = await ada_with_bots(house, acts)
    await ada.do(Arrange(locked=False))
    await ada.table(lambda view: not view.locked)
    bo = await house.sit(name, "Bo", chair=1)
    cy = await house.sit(name, "Cy", chair=2)
    return name, [ada, bo, cy]


async def open_the_window(house: House, bo: Sequence[int]) -> tuple[str, list[Person], Person]:
    """All have chosen, and the dark window is open. A watcher looks on."""
    name, people = await three_in_the_dark(house, dealt(bo))
    watcher = await house.come(name, wants=["foresight", "twin"])
    for person, pick in zip(people, PICKS, strict=True):
        await person.do(Play(now(person).at, pick))
        await watcher.hear(Happened)
    for each in people:
        await each.sees(Happened, lambda news: news.view["phase"] == "dark")
    return name, people, watcher


def now(person: Person) -> Happened:
    """The game as this person was last told."""
    told = [news for news in person.heard if isinstance(news, Happened)]
    game = told[-1] if told else person.welcome.game
    assert game is not None
    return game


def told(news: Sequence[News]) -> list[str]:
    """To be compared with what was told elsewhere; of the table itself only that it was."""
    return ["table" if isinstance(n, TableNews) else ENCODER.encode(n).decode() for n in news]
