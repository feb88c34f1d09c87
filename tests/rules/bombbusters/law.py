"""The law of what can be known: follow a game in every deal of its wires that would look the same.

A deal counts if all public acts would have been legal in it, and all events and views the same;
which of several legal acts somebody chose tells nothing (P3).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial

from powderkeg.rules.bombbusters.knowing import could_be
from powderkeg.rules.bombbusters.pieces import (
    KINDS_OF,
    RED,
    VALUE_TEXTS,
    VALUES,
    YELLOW,
    Kind,
    spot,
)
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.turning import begin_turn
from powderkeg.rules.core import CHANCE, WATCHER, Log, Move, Seat
from powderkeg.rules.rng import Rng
from tests.rules.bombbusters.table import scene, somehow


class World:
    """Another deal, and all ways to have come here in it."""

    def __init__(self, weight: int, states: list[BombBusters], eyes: list[Seat]) -> None:
        self.weight = weight  # so many deals of wires that can be told apart
        self.states = states  # they differ in choices that nobody has seen yet
        self.eyes = eyes  # that cannot tell it from the truth

    def lies(self, stand: int, place: int) -> int:
        s = self.states[0]
        return s.value(s.stands[stand][place])


class Game:
    """A game as it is, and as it could be."""

    def __init__(self, text: str) -> None:
        self.s = scene(text)
        self.text = text
        self.acts: list[str] = []
        self.eyes = [*range(self.s.seats), WATCHER]
        self.seen: dict[Seat, object] = {}
        self.told: dict[Seat, list[str]] = {}
        self.worlds = [World(weight, [s], self.eyes) for weight, s in deals(self.s)]
        is_opening = self.s.phases[-1].key in ("token", "lie", "missing")
        self.look(self.begin(self.s, is_opening))
        for world in self.worlds:
            self.compare(world, [(world.states[0], self.begin(world.states[0], is_opening))])
        self.forget()

    def begin(self, s: BombBusters, is_opening: bool) -> Log:
        """A turn begins anew, so that all know how it began."""
        log = Log()
        if not is_opening:
            begin_turn(s, s.turn, log)
        return log

    def play(self, actor: Seat, move: Move) -> None:
        log = Log()
        self.acts.append(f"{'.' if actor == CHANCE else actor} {move.text}")
        self.s.play(actor, move, log)
        self.look(log)
        worlds: list[World] = []
        for world in self.worlds:
            if actor == CHANCE:
                worlds += self.drawn(world)
            else:
                self.compare(world, list(tried(world, actor, move)))
                worlds.append(world)
        self.worlds = worlds
        self.forget()

    def drawn(self, world: World) -> list[World]:
        """Nature may have drawn anything that looks the same."""
        chances = [move.text for move in world.states[0].chances()]
        found = []
        for text in sorted(set(chances)):
            plays = []
            for s in world.states:
                twin, log = s.clone(), Log()
                twin.play(CHANCE, next(move for move in s.chances() if move.text == text), log)
                plays.append((twin, log))
            found.append(World(world.weight * chances.count(text), [], world.eyes))
            self.compare(found[-1], plays)
        return found

    def look(self, log: Log) -> None:
        """What everybody saw of the last act."""
        self.seen = {eye: self.s.view(eye) for eye in self.eyes}
        self.told = {eye: told_to(log, eye) for eye in self.eyes}

    def compare(self, world: World, plays: list[tuple[BombBusters, Log]]) -> None:
        """Leave the plays that look the same, to those who do not see a difference."""
        plays = [play for play in plays if self.looks_to(WATCHER, *play)]
        world.states = [s for s, _ in plays]
        world.eyes = [
            eye
            for eye in world.eyes
            if any(eye == WATCHER or self.looks_to(eye, *play) for play in plays)
        ]

    def looks_to(self, eye: Seat, s: BombBusters, log: Log) -> bool:
        return told_to(log, eye) == self.told[eye] and s.view(eye) == self.seen[eye]

    def forget(self) -> None:
        self.worlds = [world for world in self.worlds if world.states]

    def faults(self) -> Iterator[str]:
        """Wherever the odds are not the share of the deals that look the same."""
        for eye in self.eyes:
            worlds = [world for world in self.worlds if eye in world.eyes]
            total = sum(world.weight for world in worlds)
            counted = self.s.deals(eye)
            for stand, wires in enumerate(self.s.stands):
                for place, wire in enumerate(wires):
                    shares = [0] * (len(VALUES) + 1)
                    for world in worlds:
                        shares[world.lies(stand, place)] += world.weight
                    values = counted.values(wire)
                    for value in VALUES:
                        if abs(values[value] - shares[value] / total) > 1e-9:
                            yield (
                                f"{self.text}\n{' / '.join(self.acts)}\neye {eye}: "
                                f"{spot(stand, place)}={VALUE_TEXTS[value]} is {shares[value]} of "
                                f"{total}, counted {values[value] * total:.3f}"
                            )


def tried(world: World, actor: Seat, move: Move) -> Iterator[tuple[BombBusters, Log]]:
    """The same act, as far as all could see it: which own wire is meant shows later."""
    said = move.text.partition("/")[0]
    for s in world.states:
        for other in s.moves(actor):
            if other.text.partition("/")[0] == said:
                twin, log = s.clone(), Log()
                twin.play(actor, other, log)
                yield twin, log


def told_to(log: Log, eye: Seat) -> list[str]:
    return [f"{event.key} {event.facts()}" for event in log.seen_by(eye)]


# Every deal.


def deals(s: BombBusters) -> Iterator[tuple[int, BombBusters]]:
    """The same wires on the same stands, and how many ways there are to deal them so."""
    rows = [*(s.rows or s.stands), s.tray]
    rows += [[wire for wire in s.pile if s.value(wire) == value] for value in (YELLOW, RED)]
    may = [[1 << s.kinds[w] if s.open[w] else could_be(s, w) for w in row] for row in rows]
    may[-2:] = [[KINDS_OF[YELLOW]] * len(rows[-2]), [KINDS_OF[RED]] * len(rows[-1])]
    copies = [(kind, s.kinds.count(kind)) for kind in sorted(set(s.kinds))]
    for weight, dealt in spread(copies, may):
        world = s.clone()
        for row, kinds in zip(rows, dealt, strict=True):
            for wire, kind in zip(row, kinds, strict=True):
                world.kinds[wire] = kind
        yield weight, world


def spread(
    copies: list[tuple[Kind, int]], may: list[list[int]]
) -> Iterator[tuple[int, list[list[Kind]]]]:
    """Rows fill up from the left, kind by kind."""
    if not copies:
        if not any(may):
            yield 1, [[] for _ in may]
        return
    (kind, count), *rest = copies
    for parts in portions(kind, count, may):
        ways = factorial(count)
        for part in parts:
            ways //= factorial(part)
        left = [row[part:] for row, part in zip(may, parts, strict=True)]
        for more, rows in spread(rest, left):
            yield ways * more, [[kind] * p + row for p, row in zip(parts, rows, strict=True)]


def portions(kind: Kind, count: int, may: list[list[int]]) -> Iterator[list[int]]:
    """How many of this kind each row takes."""
    if not may:
        if count == 0:
            yield []
        return
    fits = [mask >> kind & 1 for mask in may[0]] + [0]
    for part in range(min(count, fits.index(0)) + 1):
        for rest in portions(kind, count - part, may[1:]):
            yield [part, *rest]


# Play.


def follow(text: str, seed: str, acts: int) -> str | None:
    """Play anything; the first fault, or None."""
    game, rng = Game(text), Rng(seed)
    for _ in range(acts):
        fault = None if game.s.over is not None else next(game.faults(), None)
        if fault is not None or game.s.over is not None:
            return fault
        actor = rng.pick([*game.s.actors(), *game.s.actors(), *game.s.volunteers()])
        game.play(actor, somehow(game.s, actor, rng))
    return None if game.s.over is not None else next(game.faults(), None)
