"""A leak test over the wire: two games that differ only in what a seat may not know.

For that seat, and for a watcher, every byte must be the same.
"""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from powderkeg.rules.core import CHANCE, EVERYONE, WATCHER, Log, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.rules.rng import Rng
from powderkeg.table.documents import MatchDoc
from powderkeg.table.news import ENCODER, Happened, Pong
from powderkeg.table.protocol import Ping, Play, Say, TakeBack, Why, Wish
from powderkeg.table.session import GameSession
from tests.server.house import House

GAME = GAMES["verflixxt"]
WORMS = ("double", "bury", "push", "swap")
WISHES: frozenset[Wish] = frozenset({"foresight", "twin"})


def begun(game: Game, options: dict[str, str]) -> GameSession:
    names = {seat: f"Player {seat}" for seat in range(3)}
    doc = MatchDoc("m", "t", game.name, 1, 3, options, names, [], {}, [], "secret", {})
    return GameSession(game, doc, [])


def told_bytes(live: GameSession, eyes: Seat, log: Log) -> bytes:
    return ENCODER.encode(live.happened(eyes, log.events, WISHES, live.state.due()))


def twins(secret_of: Seat, worms: tuple[str, str]) -> tuple[list[Log], list[GameSession]]:
    """Two games, act by act the same but for the worm token that one seat draws."""
    drawn = [GAME.moves.parse(f"worm:{worm}") for worm in worms]
    for number in range(100):
        rng = Rng(f"{number}")
        lives = [begun(GAME, {"expansion": "worms", "path": "fixed"}) for _ in range(2)]
        state = lives[0].state
        while state.outcome() is None:
            actor = state.actors()[0]
            here = actor == CHANCE and state.view(EVERYONE)["turn"] == secret_of
            found = here and all(worm in state.chances() for worm in drawn)
            moves = drawn if found else [rng.pick(state.chances() or state.moves(actor))] * 2
            logs = [Log(), Log()]
            for live, move, log in zip(lives, moves, logs, strict=True):
                assert move is not None
                live.play(actor, move, log)
            if found:
                return logs, lives
    raise AssertionError("the seat never drew a token")


@pytest.mark.parametrize("worms", list(combinations(WORMS, 2)))
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_who_may_not_know_a_worm_gets_the_same_bytes(holder: Seat, worms: tuple[str, str]) -> None:
    logs, lives = twins(holder, worms)
    for eyes in (0, 1, 2, WATCHER):
        texts = [told_bytes(live, eyes, log) for live, log in zip(lives, logs, strict=True)]
        if eyes == holder:
            assert texts[0] != texts[1]
        else:
            assert texts[0] == texts[1]
    # And on through the next acts, as long as the two can be played alike.
    for _ in range(12):
        states = [live.state for live in lives]
        actor = states[0].actors()[0]
        shared = [move for move in states[0].moves(actor) if move in states[1].moves(actor)]
        hidden = actor == holder or any(move.text.startswith("worm:") for move in shared)
        if hidden and actor == CHANCE:
            break
        shared = [move for move in shared if move.text not in (*worms, "double", "bury")]
        if not shared:
            break
        logs = [Log(), Log()]
        for live, log in zip(lives, logs, strict=True):
            live.play(actor, shared[0], log)
        for eyes in (0, 1, 2, WATCHER):
            if eyes != holder:
                texts = [told_bytes(live, eyes, log) for live, log in zip(lives, logs, strict=True)]
                assert texts[0] == texts[1]


@pytest.mark.parametrize("holder", [0, 1])
async def test_over_the_wire_a_rival_and_a_watcher_get_the_same_bytes(
    house: House, holder: Seat
) -> None:
    """Two tables go on from two records that differ in one worm token, and in nothing else."""
    _, lives = twins(holder, ("push", "swap"))
    play_until_awaited(lives, rival=2)  # so that a move of theirs is told to all
    asks = ("push:3", "bury")
    seen = [await heard_at(house, live, rival=2, asks=asks) for live in lives]
    assert seen[0] == seen[1]
    assert all("drew-worm" not in text or "unknown" in text for text in seen[0])
    mine = [await heard_at(house, live, rival=holder, asks=asks) for live in lives]
    assert mine[0] != mine[1]  # so the test can fail


def play_until_awaited(lives: list[GameSession], rival: Seat) -> None:
    """The same acts in both, none of them with the token in question."""
    while rival not in lives[0].state.deciders():
        actor = lives[0].state.actors()[0]
        both = [live.state.moves(actor) for live in lives]
        shared = [move for move in both[0] if move in both[1] and move.key not in WORMS]
        for live in lives:
            live.play(actor, shared[0], Log())


async def heard_at(
    house: House, live: GameSession, rival: Seat, asks: tuple[str, ...]
) -> list[str]:
    """All that a rival and a watcher are sent: on coming, on asking, and when the rival moves."""
    record = live.record().write()
    branch = {"at": len(Reader(GAMES).read(record).told), "seat": rival, "record": record}
    bots = {"count": 2, "level": "carefree"}
    table, token = await house.make(
        game=live.game.name, bots=bots, branch=branch, breath=3600, start=True
    )
    person = await house.come(table, token, wants=["foresight", "twin"])
    watcher = await house.come(table, wants=["foresight", "twin"])
    assert person.welcome.game is not None
    for request in (*map(Why, asks), TakeBack(person.welcome.game.at), Say("hm")):
        await person.do(request)
    if rival in person.welcome.game.awaited:
        await person.do(Play(person.welcome.game.at, person.welcome.game.offers[0].move))
        await watcher.hear(Happened)
    for each in (person, watcher):
        await each.do(Ping())
        await each.hear(Pong)
    view = person.welcome.table
    own = {view.id: "ID", view.replay: "REPLAY", view.commit: "COMMIT"}
    heard: list[str] = []
    for news in [*person.heard, *watcher.heard]:
        text = ENCODER.encode(news).decode()
        for name, plain in own.items():
            text = text.replace(name, plain)
        heard.append(re.sub(r'"at":\d{9,}', '"at":0', text))  # when a line of chat was said
    return heard


# A card that lies face down.

ZUNDSTOFF = GAMES["zundstoff"]
CARDS = ("sun", "planet", "red2", "red3", "black1")


def laid(cards: tuple[str, str], holder: Seat, phase: str) -> tuple[list[Log], list[GameSession]]:
    """Two games, act by act the same but for the card that one seat lays first, face down."""
    rng = Rng(f"{cards} {phase}")
    lives = [begun(ZUNDSTOFF, {}), begun(ZUNDSTOFF, {})]
    state = lives[0].state
    while state.view(WATCHER)["phase"] != phase:
        actor = state.actors()[0]
        move = rng.pick(state.chances() or state.moves(actor))
        if move.text not in [f"card:{card}" for card in cards]:  # both must be there to be laid
            for live in lives:
                live.play(actor, move, Log())
    logs = [Log(), Log()]
    for live, card, log in zip(lives, cards, logs, strict=True):
        move_of = ZUNDSTOFF.moves.parse(f"card:{card}")
        assert move_of is not None
        live.play(holder, move_of, log)
    return logs, lives


@pytest.mark.parametrize("phase", ["first", "second"])
@pytest.mark.parametrize("cards", list(combinations(CARDS, 2)))
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_a_card_face_down_is_the_same_bytes_for_all_others(
    holder: Seat, cards: tuple[str, str], phase: str
) -> None:
    logs, lives = laid(cards, holder, phase)
    for eyes in (0, 1, 2, WATCHER):
        texts = [told_bytes(live, eyes, log) for live, log in zip(lives, logs, strict=True)]
        assert (texts[0] == texts[1]) == (eyes != holder)


@pytest.mark.parametrize("phase", ["first", "second"])
async def test_over_the_wire_nobody_can_tell_which_card_lies_face_down(
    house: House, phase: str
) -> None:
    """The rival looks, asks why not, wants to take back, talks, and lays a card of its own."""
    _, lives = laid(("red3", "black1"), 0, phase)
    asks = ("card:red3", "card:black1", "fly:sun", "turn:7+2")
    seen = [await heard_at(house, live, rival=2, asks=asks) for live in lives]
    assert seen[0] == seen[1]
    assert any('"event":"laid"' in text for text in seen[0])  # the rival's own card was heard of
    mine = [await heard_at(house, live, rival=0, asks=asks) for live in lives]
    assert mine[0] != mine[1]  # so the test can fail
