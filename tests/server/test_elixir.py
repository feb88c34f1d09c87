"""Elixir over real sockets: what stays hidden, who may answer, what curses do to talk."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from powderkeg.rules.core import Seat
from powderkeg.rules.match import Match
from powderkeg.table.news import ENCODER, Happened, Played, Pong, Refused, Said, TookBack
from powderkeg.table.protocol import Arrange, Ping, Play, Say, TakeBack, Why
from tests.kettle import GAME, dealt
from tests.server.dark import now, told
from tests.server.house import House, Person, open_house
from tests.server.test_lantern import frames_of
from tests.table.standing import Standing

RIVAL, HOLDER = 0, 1
WANTS = ["foresight", "twin"]
WINDOW = 4  # seconds
STOPPED = 60.0  # seconds a tick: no window closes while a test lasts
CURSE = "0 cast:101, 0 at:1"  # Parrot Tongue
MARKET = "0 open:market-day, *"


# What is hidden.


@dataclass
class Secret:
    """Games that differ in one word, which stands where the question mark is."""

    words: tuple[str, str]
    spells: str
    finds: str
    acts: str  # that lead there
    move: str  # of the rival, then
    first: Seat = RIVAL

    def twins(self) -> list[Match]:
        return [
            dealt(
                self.spells.replace("?", word),
                self.finds.replace("?", word),
                *filter(None, self.acts.replace("?", word).split(", ")),
                first=self.first,
            )
            for word in self.words
        ]


FINDS = ("moth-dust", "left-boot")
BOTH = "moth-dust left-boot"
ANSWER = ("bell-jar", "left-boot")
SECRETS = {
    "a find": Secret(
        FINDS,
        "218 209 | |",
        "giggle-seed echo-pebble fishing-rod spyglass market-day | ? |",
        "",
        "open:market-day",
    ),
    "a spell": Secret(
        ("201", "209"), "211 | ? |", "moon-milk echo-pebble market-day | |", "", "open:market-day"
    ),
    "a play in the making": Secret(
        ("fishing-rod", "spyglass"), "| |", "| fishing-rod spyglass |", "1 use:?", "steady", HOLDER
    ),
    "a find face down": Secret(
        FINDS,
        "| |",
        f"flea-market | {BOTH} |",
        "0 open:flea-market, *, 1 lay:?",
        "lay:cracked-teapot",
    ),
    "an offer in the making": Secret(
        FINDS, "| |", f"market-day | {BOTH} |", f"{MARKET}, 1 to:0, 1 lay:?", "done"
    ),
    "a find in an offer": Secret(
        FINDS,
        "| |",
        f"market-day | {BOTH} |",
        f"{MARKET}, 1 to:0, 1 veil:?, 1 want-any, 1 cry",
        "decline:1",
    ),
    "what comes of an offer": Secret(
        ("accept:0", "to:2"),
        "| |",
        f"market-day | {BOTH} |",
        f"{MARKET}, 0 to:1, 0 lay:bent-spoon, 0 want-any, 0 want-any, 0 cry, 1 ?",
        "withdraw",
    ),
    "a bell on a market day": Secret(
        ("town-criers-bell", "left-boot"), "| |", "market-day | ? |", MARKET, "done"
    ),
    "an answer": Secret(
        ("answer:bell-jar", "pass"),
        "101 | |",
        "moth-dust cloak-of-nobody | bell-jar |",
        f"{CURSE}, 1 ?",
        "pass",
    ),
    "that one could answer": Secret(
        ANSWER, "101 | |", "moth-dust cloak-of-nobody | ? |", CURSE, "pass"
    ),
    "that one could answer with a spell": Secret(
        ("208", "201"),
        "101 | ? |",
        "moth-dust cloak-of-nobody | cobweb-lace stardrop-salt |",
        CURSE,
        "pass",
    ),
}
ASKED = (
    "accept:1",
    "answer:bell-jar",
    "at:1",
    "cast:201",
    "give:moth-dust",
    "lay:moth-dust",
    "pick:moth-dust",
    "retort:208",
    "to:1",
    "use:spyglass",
    "want:moth-dust",
)


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS.keys())
async def test_nobody_can_tell(tmp_path: Path, secret: Secret) -> None:
    async with open_house(tmp_path, tick=STOPPED) as house:
        pair = secret.twins()
        heard = [await all_that_is_told(house, match, secret.move) for match in pair]
        assert heard[0] == heard[1]
        mine = [await welcomed(house, match, HOLDER) for match in pair]
        assert mine[0] != mine[1]  # so the test can fail


async def all_that_is_told(house: House, match: Match, move: str) -> list[str]:
    """To the rival and to watchers: on coming, asking, talking, moving, and coming back."""
    table, token = await go_on(house, match, RIVAL)
    person = await house.come(table, token, wants=WANTS)
    watcher = await house.come(table, wants=WANTS)
    at = now(person).at
    for request in (*map(Why, ASKED), TakeBack(at), Say("hm"), Play(at, move)):
        await person.do(request)
    await person.sees(Happened, lambda news: news.at > at)
    again = await house.come(table, token, wants=WANTS)
    late = await house.come(table, wants=WANTS)
    everyone = (person, watcher, again, late)
    for each in everyone:
        await each.do(Ping())
        await each.hear(Pong)
    news = [ENCODER.encode(news).decode() for each in everyone for news in each.heard]
    frames = ENCODER.encode(await frames_of(house, again)).decode()
    view = again.welcome.table
    own = rf'{view.id}|{view.replay}|{view.commit}|"at":\d{{9,}}'  # and when a word was said
    return [re.sub(own, "", text) for text in (*news, frames)]


async def go_on(house: House, match: Match, seat: Seat) -> tuple[str, str]:
    """A table where somebody sits down in the middle of this game, and nobody else stirs."""
    branch = {"at": len(match.record.acts), "seat": seat, "record": match.record.write()}
    bots = {"count": 2, "level": "carefree"}
    wish = {"game": GAME.name, "name": "Ada", "bots": bots, "branch": branch, "breath": 3600}
    return await house.make(**wish)


async def welcomed(house: House, match: Match, seat: Seat) -> Happened:
    return now(await house.come(*await go_on(house, match, seat), wants=WANTS))


# Three people.


async def three(house: House, match: Match) -> tuple[str, list[Person]]:
    """Ada, Bo and Cy go on with this game."""
    name, token = await go_on(house, match, 0)
    ada = await house.come(name, token, wants=WANTS)
    await ada.do(Arrange(locked=False))
    await ada.table(lambda view: not view.locked)
    bo = await house.sit(name, "Bo", chair=1)
    cy = await house.sit(name, "Cy", chair=2)
    return name, [ada, bo, cy]


async def play(person: Person, move: str) -> Happened:
    at = now(person).at
    await person.do(Play(at, move))
    return await person.sees(Happened, lambda news: news.at > at)


async def hears_nothing(person: Person) -> None:
    """Nothing of the game has come since they listened last."""
    since = len(person.heard)
    await person.do(Ping())
    await person.hear(Pong)
    assert not [each for each in person.heard[since:] if isinstance(each, Happened | TookBack)]


# Windows.


async def cast_at_bo(house: House, find: str) -> tuple[str, list[Person], Person]:
    """Ada's Parrot Tongue is aimed at Bo, who holds this find. A watcher looks on."""
    name, people = await three(house, dealt("101 | |", f"moth-dust | {find} |"))
    watcher = await house.come(name, wants=WANTS)
    await play(people[0], "cast:101")
    await people[0].do(Play(now(people[0]).at, "at:1"))
    for each in (*people, watcher):
        await each.sees(Happened, lambda news: news.view["phase"] == "window")
    return name, people, watcher


async def heard_until_it_closes(
    house: House, clock: Standing, find: str, wishes: Sequence[str]
) -> tuple[list[str], str]:
    """All that Ada, Cy and a watcher are told, nothing before time is up; and Ada's replay."""
    _, (ada, bo, cy), watcher = await cast_at_bo(house, find)
    others = (ada, cy, watcher)
    for wish in wishes:
        await bo.do(Play(now(bo).at, wish, wish))
        await bo.hear(Played)
    clock.turn(WINDOW - 0.1)
    for each in others:
        await each.do(Ping())
        assert isinstance(await each.next(), Pong)
    before = [len(each.heard) for each in others]
    clock.turn(0.1)
    for each in others:
        await each.sees(Happened, lambda news: news.view["phase"] != "window")
    seen = [told(each.heard[start:]) for each, start in zip(others, before, strict=True)]
    frames = ENCODER.encode(await frames_of(house, ada)).decode()
    return [text for texts in seen for text in texts], frames


async def test_who_does_not_answer_gives_nothing_away(tmp_path: Path) -> None:
    """Bo has no answer; has one and does nothing; passes; changes his mind."""
    cases = [
        ("left-boot", []),
        ("bell-jar", []),
        ("bell-jar", ["pass"]),
        ("bell-jar", ["answer:bell-jar", "pass"]),
    ]
    clock = Standing()
    async with open_house(tmp_path, clock) as house:
        seen = [await heard_until_it_closes(house, clock, *case) for case in cases]
    heard, frames = zip(*seen, strict=True)
    assert heard[0] == heard[1] == heard[2] == heard[3]
    assert frames[0] == frames[1] == frames[2] == frames[3]
    assert len(heard[0]) == 3 and all('"phase":"buy-off"' in text for text in heard[0])


async def test_a_window_outlives_its_guests_and_its_house(tmp_path: Path) -> None:
    """Bo has chosen, goes and comes back; the house closes and opens; then the spell fizzles."""
    async with open_house(tmp_path, tick=STOPPED) as house:
        name, (ada, bo, cy), _ = await cast_at_bo(house, "bell-jar")
        assert [now(each).awaited for each in (ada, bo, cy)] == [[], [1], []]
        chosen = await play(bo, "answer:bell-jar")
        await bo.leave()
        back = now(await house.come(name, bo.token))
        assert (back.view, back.at, back.due) == (chosen.view, chosen.at, 4)
        assert (back.view["choice"], back.awaited) == ("answer:bell-jar", [])
        assert [offer.move for offer in back.offers] == ["pass"]
    async with open_house(tmp_path, tick=0.1) as house:
        ada, bo = [await house.come(name, each.token, wants=WANTS) for each in (ada, bo)]
        assert now(bo).view["choice"] == "answer:bell-jar"
        assert now(ada).view["choice"] is None
        answered = await ada.sees(Happened, lambda news: len(news.view["stack"]) == 2)
        assert answered.events[0]["event"] == "used"
        settled = await ada.sees(Happened, lambda news: news.view["phase"] == "turn")
        assert settled.view["effects"] == []


# Playing a card.


async def test_a_half_made_play_is_taken_back_unseen(house: House) -> None:
    name, (ada, bo, cy) = await three(house, dealt("101 102 | |", "moth-dust giggle-seed | |"))
    watcher = await house.come(name)
    for each in (bo, cy, watcher):
        await each.do(Ping())
        await each.hear(Pong)
    before, seen = now(ada), now(bo).at
    half = await play(ada, "cast:101")
    assert (half.view["phase"], half.undo) == ("aim", "free")
    await ada.do(TakeBack(half.at))
    back = await ada.sees(Happened, lambda news: news.at > half.at)
    assert (back.view, back.offers) == (before.view, before.offers)
    for each in (bo, cy, watcher):
        await hears_nothing(each)
    await play(ada, "cast:102")
    await play(ada, "at:2")
    cast = await bo.hear(Happened)
    assert [event["event"] for event in cast.events] == ["cast"]
    assert cast.at == seen + 1


# Talking.


async def test_curses_lie_on_tongues(house: House) -> None:
    """Bo is a parrot and Cy pays by the word; both even when they come again."""
    acts = ["0 cast:101", "0 at:1", "*", "1 bear", "0 cast:102", "0 at:2", "*", "2 bear"]
    match = dealt("101 102 | |", "moth-dust giggle-seed | |", *acts)
    name, (ada, bo, cy) = await three(house, match)
    await ada.do(Say("Good evening"))
    assert await lines(ada) == [("Ada", "Good evening")]
    for person in (bo, await house.come(name, bo.token)):
        await person.do(Say("I hold a Left Boot"))
        assert await lines(ada) == [("Bo", "Good evening")]
    for person in (cy, await house.come(name, cy.token)):
        await person.do(Say("one two three four five six"))
        assert (await person.hear(Refused)).refusal.rule == "S102"
        await person.do(Say("one two three four five"))
        assert await lines(ada) == [("Cy", "one two three four five")]


async def lines(person: Person) -> list[tuple[str, str]]:
    return [(line.name, line.text) for line in (await person.hear(Said)).lines]
