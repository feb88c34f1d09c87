"""A bot for choices made at once: it learns a mixture of moves that cannot be read.

Each simulation imagines what the seat cannot see and lets everybody who chooses now choose by
what they regret not having chosen so far (regret matching). Then all play on to the end of
the round by what looks best, and the position is judged. The mixture that comes out is
played by lot. Where one seat decides alone, its moves are tried in the same worlds, and the worst
drop out one by one. Only + - * / touch the numbers, as in `search`.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from powderkeg.bots.search import lead_of_each, squash
from powderkeg.bots.simple import LOOKS, appraise, total, value_after
from powderkeg.rules.core import CHANCE, CLOCK, NEVER, SILENT, Move, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.match import Bot
from powderkeg.rules.rng import Rng

IDEAS: Final = 12  # the most moves that come to mind when playing on
FAR: Final = 8  # decisions a seat to look ahead where rounds are not counted
SHORTLIST: Final = 8  # moves of a lone decision that are tried out
HUNCH: Final = 2.0  # how many trials the first impression of a move is worth
FAINT: Final = 0.15  # moves this much rarer than the commonest are noise
CAST: Final = 1 << 20  # the fineness of a lot


class Mixture:
    """How one seat chooses among its moves: by regret now, and on average so far."""

    def __init__(self, moves: list[Move], values: list[float]) -> None:
        self.moves: Final = moves
        mean = total(values) / len(values)
        self.regrets: Final = [max(0.0, HUNCH * (value - mean)) for value in values]
        self.played: Final = [0.0] * len(moves)
        self.turns = 0

    def chances(self) -> list[float]:
        whole = total(self.regrets)
        if whole <= 0.0:
            return [1.0 / len(self.moves)] * len(self.moves)
        return [regret / whole for regret in self.regrets]

    def draw(self, rng: Rng) -> Move:
        return self.moves[lot(self.chances(), rng)]

    def learn(self, rewards: list[float]) -> None:
        """What each move would have brought. Later mixtures count for more: they know more."""
        self.turns += 1
        chances = self.chances()
        mean = total([chances[place] * reward for place, reward in enumerate(rewards)])
        for place, reward in enumerate(rewards):
            self.played[place] += self.turns * chances[place]
            self.regrets[place] = max(0.0, self.regrets[place] + reward - mean)

    def verdict(self, rng: Rng) -> Move:
        """A move by lot, as often as it was good to play it."""
        weights = self.played if self.turns else self.chances()
        least = FAINT * max(weights)
        return self.moves[lot([weight if weight >= least else 0.0 for weight in weights], rng)]


class RegretBot(Bot):
    """Thinks for a number of simulations, or for a time."""

    def __init__(self, game: Game, simulations: int = 400, seconds: float = 0.0) -> None:
        self.name = f"regret:{seconds:g}s" if seconds else f"regret:{simulations}"
        self.strategy = game.strategy
        self.simulations = simulations
        self.seconds = seconds
        self.done = 0
        self.began = 0.0

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        moves = world.moves(seat)
        if len(moves) == 1:
            return moves[0]
        self.done = 0
        self.began = monotonic()
        if len(world.deciders()) + len(world.volunteers()) > 1:
            return self.mix(world, seat, rng)[seat].verdict(rng)
        return self.weigh(world, seat, moves, rng)

    def used(self) -> float:
        """How much of the thinking is done: 1 when it is time to choose."""
        if self.seconds:
            return (monotonic() - self.began) / self.seconds
        return self.done / self.simulations

    # Choices made at once.

    def mix(self, world: State, seat: Seat, rng: Rng) -> dict[Seat, Mixture]:
        """Let all who choose now learn against each other; every second lesson is one's own."""
        mixtures = self.first_impressions(world, seat, rng)
        rivals = [other for other in mixtures if other != seat]
        lesson = 0
        while self.used() < 1.0:
            learner = seat if lesson % 2 == 0 else rivals[lesson // 2 % len(rivals)]
            lesson += 1
            imagined = world.reimagine(seat, rng)
            drawn = {other: mixture.draw(rng) for other, mixture in mixtures.items()}
            rewards: list[float] = []
            for move in mixtures[learner].moves:
                drawn[learner] = move
                rewards.append(self.reward_of(imagined.clone(), learner, drawn, rng))
            mixtures[learner].learn(rewards)
        return mixtures

    def first_impressions(self, world: State, seat: Seat, rng: Rng) -> dict[Seat, Mixture]:
        """Everybody's moves, and how they look.

        Whoever has chosen face down may have chosen anything: what can be chosen instead in one
        of several imagined worlds.
        """
        mixtures: dict[Seat, Mixture] = {}
        worlds = [world.reimagine(seat, rng) for _ in range(LOOKS)]
        for other in [*world.volunteers(), *world.deciders()]:  # the last to decide ends it
            if other == seat:
                own = world.moves(seat)
                mixtures[seat] = Mixture(own, appraise(self.strategy, world, seat, own, rng))
                continue
            looks: dict[Move, float] = {}
            for imagined in worlds:
                for move in imagined.moves(other):
                    if move not in looks:
                        looks[move] = value_after(self.strategy, imagined, other, move)
            mixtures[other] = Mixture([*looks], [*looks.values()])
        return mixtures

    def reward_of(self, world: State, seat: Seat, drawn: dict[Seat, Move], rng: Rng) -> float:
        """All choose what they have drawn, and play on."""
        round_now = self.strategy.rounds(world)
        commit(world, drawn)
        return self.play_on(world, round_now, seat, rng)

    # A choice of one.

    def weigh(self, world: State, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        """Try the moves that look best; whichever does worst drops out as time goes by."""
        values = appraise(self.strategy, world, seat, moves, rng)
        order = sorted(range(len(moves)), key=lambda place: -values[place])
        tried = {moves[place]: 0.0 for place in order[:SHORTLIST]}
        round_now = self.strategy.rounds(world)
        while len(tried) > 1 and self.used() < 1.0:
            imagined = world.reimagine(seat, rng)
            for move in tried:
                after = imagined.clone()
                after.play(seat, move, SILENT)
                tried[move] += self.play_on(after, round_now, seat, rng)
            while len(tried) > max(2.0, SHORTLIST * (1.0 - self.used())):
                del tried[min(tried, key=lambda move: tried[move])]
        return max(tried, key=lambda move: tried[move])

    # Playing on.

    def play_on(self, world: State, round_now: int, seat: Seat, rng: Rng) -> float:
        """To the end of the round, and judge it."""
        self.done += 1
        for _ in range(FAR * world.seats):
            if self.strategy.rounds(world) > round_now or not self.step(world, rng):
                break
        return self.reward(world, seat)

    def step(self, world: State, rng: Rng) -> bool:
        """Whoever is awaited acts, without seeing who else does. False if nobody is."""
        chances = world.chances()
        if chances:
            world.play(CHANCE, rng.pick(chances), SILENT)
            return True
        deciders = world.deciders()
        if deciders:
            commit(world, {seat: self.idea(world, seat, rng) for seat in deciders})
            return True
        if world.due() != NEVER:
            world.play(CLOCK, world.moves(CLOCK)[0], SILENT)
            return True
        return False

    def idea(self, world: State, seat: Seat, rng: Rng) -> Move:
        """What looks best, of all moves or of those that come to mind."""
        moves = world.moves(seat)
        if len(moves) > IDEAS:
            moves = [rng.pick(moves) for _ in range(IDEAS)]
        best = moves[0]
        if len(moves) > 1:
            most = value_after(self.strategy, world, seat, best)
            for move in moves[1:]:
                value = value_after(self.strategy, world, seat, move)
                if value > most:
                    best, most = move, value
        return best

    def reward(self, world: State, seat: Seat) -> float:
        """From 0 to 1: at the end as in `search`, before it by how the position looks."""
        swing = self.strategy.swing
        outcome = world.outcome()
        if outcome is not None:
            lead = lead_of_each(outcome)[seat]
            return 0.5 * outcome.share(seat) + 0.5 * squash(lead / swing)
        mine = self.strategy.value(world, seat)
        rivals = [
            self.strategy.value(world, other) for other in range(world.seats) if other != seat
        ]
        return squash((mine - max(rivals)) / swing if rivals else mine / swing)


def commit(world: State, choices: dict[Seat, Move]) -> None:
    """Each in turn, as far as it still may: what one does can end the chance of another."""
    for seat, move in choices.items():
        if move in world.moves(seat):
            world.play(seat, move, SILENT)


def lot(weights: list[float], rng: Rng) -> int:
    """A place, as likely as its weight is heavy."""
    point = total(weights) * rng.below(CAST) / CAST
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0.0:
            return place
    return weights.index(max(weights))
