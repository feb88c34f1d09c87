"""A bot that looks ahead: tree search over imagined worlds.

Each simulation imagines what the seat cannot see, walks down the tree by what has
worked so far, adds one node, plays on at random to the end, and remembers who won. Every seat is
taken to play for itself. Only + - * / and sqrt touch the numbers, so that the same seed
gives the same game on every machine.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final

from powderkeg.rules.core import CHANCE, CLOCK, NEVER, SILENT, Move, Outcome, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.match import Bot
from powderkeg.rules.playout import playout
from powderkeg.rules.rng import Rng

CURIOSITY: Final = 0.7  # how much a rarely tried move is favoured


class Node:
    """What is known about one way the game may go."""

    def __init__(self, move: Move, actor: Seat) -> None:
        self.move: Final = move
        self.actor: Final = actor
        self.visits = 0
        self.chances = 0  # how often it could have been chosen
        self.total = 0.0  # of the rewards to the actor
        self.children: Final[dict[tuple[Seat, Move], Node]] = {}

    def promise(self) -> float:
        """UCB with a whole-number logarithm."""
        return self.total / self.visits + CURIOSITY * sqrt(self.chances.bit_length() / self.visits)


class SearchBot(Bot):
    """Thinks for a number of simulations, or for a time."""

    def __init__(self, game: Game, simulations: int = 400, seconds: float = 0.0) -> None:
        self.name = f"search:{seconds:g}s" if seconds else f"search:{simulations}"
        self.game = game
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        moves = world.moves(seat)
        if len(moves) == 1:
            return moves[0]
        root = self.think(world, seat, rng)
        best = moves[0]
        most = -1
        for move in moves:
            node = root.children.get((seat, move))
            if node is not None and node.visits > most:
                best, most = move, node.visits
        return best

    def think(self, world: State, seat: Seat, rng: Rng) -> Node:
        root = Node(world.moves(seat)[0], CHANCE)
        until = monotonic() + self.seconds
        done = 0
        while (monotonic() < until) if self.seconds else (done < self.simulations):
            self.simulate(root, seat, world.reimagine(seat, rng), rng)
            done += 1
        return root

    def simulate(self, root: Node, seat: Seat, world: State, rng: Rng) -> None:
        path = [root]
        node = root
        fresh = False
        while not fresh:
            actor = seat if node is root else awaited(world, rng)
            if actor == NEVER_MIND:
                break
            if actor < 0:  # nature draws, or the time runs out: nobody's choice
                move = rng.pick(world.chances() or world.moves(CLOCK))
                child = node.children.get((actor, move))
                if child is None:
                    child = Node(move, actor)
                    node.children[actor, move] = child
            else:
                child, fresh = choose_child(node, actor, world.moves(actor), rng)
            world.play(actor, child.move, SILENT)
            path.append(child)
            node = child
        playout(world, rng, self.game.bound)
        rewards = self.rewards(world)
        for node in path:
            node.visits += 1
            if node.actor >= 0:
                node.total += rewards[node.actor]

    def rewards(self, world: State) -> list[float]:
        """From 0 to 1 for each seat: half for the win, half for the lead in points."""
        outcome = world.outcome()
        if outcome is None:  # longer than the game's bound: nobody has earned anything
            return [0.5] * world.seats
        leads = lead_of_each(outcome)
        return [
            0.5 * outcome.share(seat) + 0.5 * squash(leads[seat] / self.game.strategy.swing)
            for seat in range(world.seats)
        ]


NEVER_MIND: Final = -9  # nobody is awaited


def awaited(world: State, rng: Rng) -> Seat:
    """Who acts next; of several, any."""
    if world.chances():
        return CHANCE
    deciders = world.deciders()
    if deciders:
        return deciders[0] if len(deciders) == 1 else rng.pick(deciders)
    return CLOCK if world.due() != NEVER else NEVER_MIND


def choose_child(node: Node, actor: Seat, moves: list[Move], rng: Rng) -> tuple[Node, bool]:
    """A move never tried before, else the one that promises most. True if it is new."""
    untried: list[Move] = []
    best: Node | None = None
    most = 0.0
    for move in moves:
        child = node.children.get((actor, move))
        if child is None:
            untried.append(move)
            continue
        child.chances += 1
        promise = child.promise()
        if best is None or promise > most:
            best, most = child, promise
    if untried:
        new = Node(rng.pick(untried), actor)
        new.chances = 1
        node.children[actor, new.move] = new
        return new, True
    assert best is not None
    return best, False


def lead_of_each(outcome: Outcome) -> list[float]:
    """How far each is before the best of its rivals, or behind; without rivals, its score."""
    leads: list[float] = []
    for seat, score in enumerate(outcome.scores):
        rivals = [
            other
            for rival, other in enumerate(outcome.scores)
            if outcome.teams[rival] != outcome.teams[seat]
        ]
        leads.append(score - max(rivals) if rivals else score)
    return leads


def squash(lead: float) -> float:
    """0 … 1, rising, one half at an even score."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))
