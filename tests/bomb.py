"""Bombs whose wires a test knows, be it that it dealt them, or that it sees all hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import CHANCE, EVERYONE, SILENT, WATCHER, Move, Seat
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from powderkeg.rules.record import Act
from powderkeg.rules.rng import Rng

GAME = GAMES["bombbusters"]
COLOURS = {"1": "yellow", "5": "red"}
Wires = dict[str, str]  # closed ones as printed, by spot: 1H → 7.1


def bomb(options: Mapping[str, str], acts: Sequence[Act] = (), seats: int = 3) -> Match:
    """A game in which so much has been done. Seat 0 is the Captain."""
    setup = GAME.setup(seats, {"captain": "1", **options})
    return Match(GAME, setup, {}, "secret", branch=acts)


def dealt(options: Mapping[str, str], seed: str = "wires") -> list[Act]:
    """What was done until all wires are dealt and equipment lies ready."""
    match = bomb(options)
    go_to(match, "token", "lie", seed=seed)
    return list(match.record.acts)


def go_to(match: Match, *phases: str, seed: str = "wires") -> None:
    """Nature and seats do anything until one of these phases comes."""
    rng = Rng(seed)
    while phase(match) not in phases:
        actor = match.state.actors()[0]
        some = match.state.chances() or match.state.moves(actor)
        match.play(actor, rng.pick(some), SILENT)


def do(match: Match, actor: Seat, text: str) -> None:
    move = GAME.moves.parse(text)
    assert move is not None
    match.play(actor, move, SILENT)


def exchanged(acts: Sequence[Act], one: int, other: int) -> list[Act]:
    """The same, but for two draws of nature: each wire came where the other had come."""
    twin = list(acts)
    ways, wires = zip(*(acts[place].text.split(":") for place in (one, other)), strict=True)
    twin[one] = Act(CHANCE, f"{ways[0]}:{wires[1]}")
    twin[other] = Act(CHANCE, f"{ways[1]}:{wires[0]}")
    return twin


def phase(match: Match) -> str:
    return str(match.state.view(WATCHER)["phase"])


# Wires.


def truth(match: Match) -> Wires:
    return wires_in(match.state.view(EVERYONE))


def wires_in(view: Mapping[str, object]) -> Wires:
    """As far as these eyes see them; it is a view of this game."""
    return {
        f"{seat}{wire['place']}": wire["wire"]
        for seat, each in enumerate(cast(BombBustersView, view)["seats"])
        for stand in each["stands"]
        for wire in stand["wires"]
        if wire["wire"] is not None and not wire["open"]
    }


def value(wire: str) -> str:
    """What one says of it: 7.1 is yellow."""
    number, _, colour = wire.partition(".")
    return COLOURS.get(colour, number)


def said(move: str) -> tuple[str, str]:
    """Of which spot a cut says what."""
    spot, _, name = move.removeprefix("cut:").partition("/")[0].partition("=")
    return spot, name


def is_right(move: str, wires: Wires) -> bool:
    """A Solo Cut always is."""
    spot, name = said(move)
    return move.startswith("solo:") or (move.startswith("cut:") and value(wires[spot]) == name)


def is_a_miss(move: str, wires: Wires) -> bool:
    """Wrong, and not red."""
    spot, name = said(move)
    return move.startswith("cut:") and value(wires[spot]) not in (name, "red")


def first(moves: Sequence[str], wires: Wires, want: Callable[[str, Wires], bool]) -> str:
    """What is wanted, or whatever there is to do instead."""
    return next((move for move in moves if want(move, wires)), moves[0])


# Two bombs side by side.


def go_alike(twins: Sequence[Match], enough: Callable[[Match], bool]) -> None:
    """Both are played the same way: moves that speak of the same wires; only the first is wrong."""
    missed = False
    while not enough(twins[0]):
        actor = twins[0].state.actors()[0]
        moves = alike(twins, actor)
        if moves[0].key == "cut":
            want, wires = is_right if missed else is_a_miss, truth(twins[0])
            moves = [move for move in moves if want(move.text, wires)]
            missed = True
        for match in twins:
            match.play(actor, moves[0], SILENT)


def alike(twins: Sequence[Match], actor: Seat) -> list[Move]:
    """What speaks of wires that are the same in both, and of none that are not."""
    one, other = map(truth, twins)
    both = [match.state.chances() or match.state.moves(actor) for match in twins]
    there = {move.text for move in both[1]}
    return [m for m in both[0] if m.text in there and is_alike(m.text, actor, one, other)]


def is_alike(move: str, actor: Seat, one: Wires, other: Wires) -> bool:
    if move.startswith(("token:", "lie:")):
        spot = move.partition(":")[2].partition("=")[0]
        return one[spot] == other[spot]
    if move.startswith("cut:"):
        spot, name = said(move)
        return one[spot] == other[spot] and held(one, actor, name) == held(other, actor, name)
    return not move.startswith(("solo:", "double:", "triple:", "super:", "x-or-y:"))


def held(wires: Wires, seat: Seat, name: str) -> Wires:
    mine = {spot: wire for spot, wire in wires.items() if spot[0] == str(seat)}
    return {spot: wire for spot, wire in mine.items() if value(wire) == name}
