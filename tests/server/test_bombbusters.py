"""Bomb Busters over real sockets: what stays hidden, what may be said, how a campaign goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import CHANCE, Seat
from powderkeg.rules.match import Match
from powderkeg.rules.record import Act
from powderkeg.table.news import ENCODER, CourseStep, Happened, Pong, Said, TableView
from powderkeg.table.protocol import GameJson, Ping, Play, Regroup, Say, Start, TakeBack, Why
from tests.bomb import (
    GAME,
    Wires,
    alike,
    bomb,
    dealt,
    do,
    exchanged,
    first,
    go_alike,
    is_a_miss,
    is_right,
    phase,
    truth,
    value,
    wires_in,
)
from tests.server.house import House, Person, open_house

RIVAL, HOLDER, OTHER = 0, 1, 2  # the Captain is the rival, and has two of the four stands
ASKED = ("token", "post-it", "alike", "unlike", "give", "tag", "open", "hand")


# A wire that is hidden.


def drawn(acts: Sequence[Act], way: str, seat: Seat) -> list[int]:
    """The lines at which nature dealt to a seat, or drew in another way."""
    lines = [line for line, act in enumerate(acts) if act.text.startswith(f"{way}:")]
    return [line for number, line in enumerate(lines) if way != "deal" or number % 4 == seat + 1]


def twins(way: str, options: Mapping[str, str]) -> list[Match]:
    """Two bombs: a wire of the holder was exchanged for one that another has, or nobody."""
    for number in range(20):
        acts = dealt(options, seed=f"{number}")
        wires = [act.text.partition(":")[2] for act in acts]
        for one in drawn(acts, "deal", HOLDER):
            for other in drawn(acts, way, OTHER):
                colours = {wires[line].partition(".")[2] for line in (one, other)}
                if wires[one] != wires[other] and len(colours) == 1:
                    return [bomb(options, each) for each in (acts, exchanged(acts, one, other))]
    raise AssertionError("no two wires could be exchanged")


def in_the_middle(match: Match) -> bool:
    """All have cut once, and it is the rival's turn again."""
    view = cast(BombBustersView, match.state.view(RIVAL))
    return (view["phase"], view["turn"]) == ("turn", RIVAL) and view["turns"] >= 3


def asks(pair: Sequence[Match]) -> list[str]:
    """All that one could ask about the wires that are not the same."""
    one, other = map(truth, pair)
    spots = [spot for spot in one if one[spot] != other[spot]]
    mine = {value(wire) for spot, wire in one.items() if spot[0] == str(RIVAL)}
    cuts = [f"cut:{spot}={name}" for spot in spots for name in sorted(mine)]
    return [*cuts, *(f"{word}:{spot}" for spot in spots for word in ASKED)]


def next_cut(pair: Sequence[Match]) -> str:
    """Right, and the same in both."""
    wires = truth(pair[0])
    return next(move.text for move in alike(pair, RIVAL) if is_right(move.text, wires))


async def all_that_is_told(
    house: House, match: Match, seat: Seat, questions: Sequence[str], move: str
) -> list[str]:
    """To somebody at this seat and to watchers: on coming, asking, moving, and coming back."""
    table, token = await go_on(house, match, seat)
    wants = ["foresight", "twin"]
    person = await house.come(table, token, wants=wants)
    watcher = await house.come(table, wants=wants)
    game = person.welcome.game
    assert game is not None
    for request in (*map(Why, questions), TakeBack(game.at), Say("1A is a 7"), Play(game.at, move)):
        await person.do(request)
    await person.do(Ping())
    await person.hear(Pong)
    again = await house.come(table, token, wants=wants)
    late = await house.come(table, wants=wants)
    everyone = (person, watcher, again, late)
    for each in (watcher, again, late):
        await each.do(Ping())
        await each.hear(Pong)
    news = [ENCODER.encode(news).decode() for each in everyone for news in each.heard]
    view = again.welcome.table
    replay = [await running(house, again)] if view.replay else []
    own = "|".join(filter(None, (view.id, view.replay, view.commit)))
    return [re.sub(own, "", text) for text in (*news, *replay)]


async def go_on(house: House, match: Match, seat: Seat) -> tuple[str, str]:
    """A table where somebody sits down in the middle of this game, and nobody else stirs."""
    record = match.record.write()
    branch = {"at": len(match.record.acts), "seat": seat, "record": record}
    bots = {"count": 2, "level": "carefree"}
    return await house.make(game=GAME.name, name="Eve", bots=bots, branch=branch, breath=3600)


async def running(house: House, person: Person) -> str:
    """The replay of the game that is on, as its own player may watch it."""
    mine = {"authorization": f"Bearer {person.token}"}
    answer = await house.http.get(f"/api/replays/{person.welcome.table.replay}", headers=mine)
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize(
    ("way", "options"),
    [
        ("deal", {"mission": "4", "aid": "odds"}),
        ("put", {"mission": "8"}),
        ("take", {"mission": "43"}),
        ("deal", {"mission": "50"}),
        ("deal", {"mission": "52", "aid": "values"}),
    ],
    ids=["in a hand", "put back", "on the tray", "by heart", "among lies"],
)
async def test_nobody_can_tell_which_wire_is_hidden(
    house: House, way: str, options: dict[str, str]
) -> None:
    pair = twins(way, options)
    go_alike(pair, in_the_middle)
    move = next_cut(pair)
    told = [await all_that_is_told(house, match, RIVAL, asks(pair), move) for match in pair]
    assert told[0] == told[1]
    assert any('"event":"cut"' in text for text in told[0])  # the rival's own move was heard of
    mine = [await all_that_is_told(house, match, HOLDER, asks(pair), move) for match in pair]
    assert mine[0] != mine[1]  # so the test can fail


async def test_which_red_came_is_told_to_its_owner_alone(house: House) -> None:
    options = {"mission": "54", "clock": "calm"}
    pair = [bomb(options, dealt(options)) for _ in range(2)]
    go_alike(pair, lambda match: phase(match) == "take")
    mine = [float(wire) for spot, wire in truth(pair[0]).items() if spot[0] == str(OTHER)]
    reds = [move.text.partition(":")[2] for move in pair[0].state.chances()]
    same_place = [
        (red, other)
        for red, other in pairwise(reds)
        if not any(float(red) < number < float(other) for number in mine)
    ]
    for match, red in zip(pair, same_place[0], strict=True):
        do(match, CHANCE, f"take:{red}")
    go_alike(pair, in_the_middle)
    move = next_cut(pair)
    for seat in (RIVAL, HOLDER, OTHER):
        told = [await all_that_is_told(house, match, seat, asks(pair), move) for match in pair]
        assert (told[0] == told[1]) == (seat != OTHER)  # whose turn it was


# What is pointed at for a moment.


def equals(wires: Wires, seat: Seat) -> list[list[str]]:
    """By number that the seat has twice: two of its places."""
    mine = [spot for spot in wires if spot[0] == str(seat)]
    places = [[spot for spot in mine if wires[spot] == wire] for wire in set(wires.values())]
    return sorted(spots[:2] for spots in places if len(spots) > 1)


async def test_mission_50_nobody_is_reminded_where_a_token_was(house: House) -> None:
    """In one game the start token and the miss were at other places than in the other."""
    options = {"mission": "50"}
    pair = [bomb(options, dealt(options)) for _ in range(2)]
    wires = truth(pair[0])
    start, miss, *_ = equals(wires, HOLDER)
    go_alike(pair, lambda match: match.state.deciders() == [HOLDER])
    for match, spot in zip(pair, start, strict=True):
        do(match, HOLDER, f"token:{spot}")
    go_alike(pair, lambda match: phase(match) == "turn")
    wrong = next(value(w) for s, w in wires.items() if s[0] == str(RIVAL) and w != wires[miss[0]])
    for match, spot in zip(pair, miss, strict=True):
        do(match, RIVAL, f"cut:{spot}={wrong}")
    go_alike(pair, in_the_middle)
    move = next_cut(pair)
    questions = [f"{word}:{spot}" for spot in (*start, *miss) for word in ASKED]
    for seat in (RIVAL, HOLDER, OTHER):
        told = [await all_that_is_told(house, match, seat, questions, move) for match in pair]
        assert told[0] == told[1]


async def test_mission_50_a_place_is_told_once_and_again_when_all_is_over(house: House) -> None:
    ada, bo, now = await begun(house, mission="50")
    watcher = await house.come(ada.welcome.table.id)
    now = await play_on([ada, bo], now, is_a_miss, lambda news: news.view["lives"] == 1)
    await watcher.sees(Happened, lambda news: news.at == now[0].at)
    assert [event["why"] for event in pointings(ada)] == ["start", "start", "miss"]
    assert pointings(ada) == pointings(bo) == pointings(watcher)
    again = await house.come(ada.welcome.table.id, ada.token)
    assert "pointed" not in ENCODER.encode(again.welcome).decode()
    assert again.welcome.table.replay == ""
    await play_on([ada, bo], now, is_a_miss)
    over = await ada.table(lambda view: view.stage == "over")
    shown = (await house.http.get(f"/api/replays/{over.replay}")).json()
    told = [event for frame in shown["frames"] for event in frame["events"]]
    assert [event for event in told if event["event"] == "pointed"] == pointings(ada)


def pointings(person: Person) -> list[GameJson]:
    told = [news for news in person.heard if isinstance(news, Happened)]
    return [event for news in told for event in news.events if event["event"] == "pointed"]


# Two people who show the test their wires.


async def begun(house: House, **options: str) -> tuple[Person, Person, list[Happened]]:
    name, token = await house.make(game=GAME.name, name="Ada", options={"captain": "1", **options})
    ada = await house.come(name, token)
    bo = await house.sit(name, "Bo")
    await ada.do(Start())
    return ada, bo, [await person.hear(Happened) for person in (ada, bo)]


def never(news: Happened) -> bool:
    return False


async def play_on(
    people: Sequence[Person],
    now: Sequence[Happened],
    want: Callable[[str, Wires], bool],
    enough: Callable[[Happened], bool] = never,
) -> list[Happened]:
    """Whoever is awaited makes the cut that is wanted, or what else there is to do."""
    now = list(now)
    while now[0].outcome is None and not enough(now[0]):
        wires = {spot: wire for news in now for spot, wire in wires_in(news.view).items()}
        (seat,) = now[0].awaited
        at = now[seat].at
        moves = [offer.move for offer in now[seat].offers]
        await people[seat].do(Play(at, first(moves, wires, want)))
        now = [await each.sees(Happened, lambda news, at=at: news.at > at) for each in people]
    return now


# Talking.


async def test_while_the_bomb_ticks_only_signals_are_said(house: House) -> None:
    ada, bo, now = await begun(house, mission="1")
    assert now[0].signals is not None and "take-time" in now[0].signals
    for words in (Say("mine is a 6"), Say(phrase="lucky"), Say("a 6", "take-time")):
        await ada.do(words)
        assert await ada.problem() == "hush"
    await ada.do(Say(phrase="take-time"))
    assert [line.phrase for line in (await bo.hear(Said)).lines] == ["take-time"]
    await play_on([ada, bo], now, is_a_miss)
    await ada.do(Say("that was a 6"))
    assert [line.text for line in (await bo.hear(Said)).lines] == ["that was a 6"]


async def test_mission_44_is_played_in_silence(house: House) -> None:
    ada, _, now = await begun(house, mission="44")
    assert now[0].signals == []
    await ada.do(Say(phrase="take-time"))
    assert await ada.problem() == "hush"


# A campaign.


async def test_a_campaign_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Mission 1 is won, mission 2 lost and then won; the Captain passes to the left."""
    async with open_house(tmp_path) as house:
        ada, bo, now = await begun(house, mission="1")
        name = ada.welcome.table.id
        score = await outcome_of(ada, bo, now, is_right)
        won = await ada.table(lambda view: view.stage == "over")
        assert won.course[:2] == [CourseStep("1", 1, score, True), CourseStep("2", 0, None, False)]
        assert (won.next["mission"], won.next["captain"]) == ("2", "2")
        lost, best = await next_mission(ada, bo, is_a_miss)
        assert lost.course[:2] == [won.course[0], CourseStep("2", 1, best, False)]
        assert (lost.next["mission"], lost.next["captain"]) == ("2", "1")
    async with open_house(tmp_path) as house:
        ada, bo = [await house.come(name, person.token) for person in (ada, bo)]
        assert (ada.welcome.table.course, ada.welcome.table.next) == (lost.course, lost.next)
        done, best = await next_mission(ada, bo, is_right)
        assert done.course[:3] == [
            won.course[0],
            CourseStep("2", 2, best, True),
            CourseStep("3", 0, None, False),
        ]
        assert (done.next["mission"], done.next["captain"]) == ("3", "2")


async def next_mission(
    ada: Person, bo: Person, want: Callable[[str, Wires], bool]
) -> tuple[TableView, float]:
    await ada.do(Regroup())
    await ada.do(Start())
    now = [await person.sees(Happened, lambda news: not news.outcome) for person in (ada, bo)]
    score = await outcome_of(ada, bo, now, want)
    return await ada.table(lambda view: view.stage == "over"), score


async def outcome_of(
    ada: Person, bo: Person, now: Sequence[Happened], want: Callable[[str, Wires], bool]
) -> float:
    outcome = (await play_on([ada, bo], now, want))[0].outcome
    assert outcome is not None and bool(outcome.winners) == (want is is_right)
    return outcome.scores[0]
