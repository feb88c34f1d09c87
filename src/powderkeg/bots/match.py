"""A match: a game played from a seed by bots, and by people where no bot sits.

Same seed, same bots, same record.
"""

from __future__ import annotations

from collections.abc import Mapping

from powderkeg.bots.bot import Bot
from powderkeg.rules.core import CHANCE, CLOCK, NEVER, SILENT, Log, Move, Seat, State
from powderkeg.rules.game import Game, Setup
from powderkeg.rules.record import Record
from powderkeg.rules.rng import Fate, Rng, commit


class Match:
    """Nature draws from the seed; each bot thinks with a generator of its own."""

    def __init__(self, game: Game, setup: Setup, bots: Mapping[Seat, Bot], seed: str) -> None:
        self.state: State = game.start(setup)
        self.record = Record(game, setup)
        self.record.commit = commit(seed)
        self.record.seed = seed
        self.record.bots = {seat: bot.name for seat, bot in bots.items()}
        self.bots = bots
        self.fate = Fate(seed)
        self.thoughts = [Rng(f"bot {seat} {seed}") for seat in range(setup.seats)]
        self.decisions = 0

    def play(self) -> Record:
        """Play on until a person is awaited or the game is over."""
        while self.step(SILENT):
            pass
        return self.record

    def step(self, log: Log) -> bool:
        """One act of nature, the clock or a bot. False if there is none to make."""
        state = self.state
        chances = state.chances()
        if chances:
            self.act(CHANCE, self.fate.pick(chances), log)
            return True
        deciders = state.deciders()
        for seat in deciders:
            if seat in self.bots:
                self.act(seat, self.choice(seat), log)
                return True
        if not deciders and state.due() != NEVER:
            self.act(CLOCK, state.moves(CLOCK)[-1], log)
            return True
        return False

    def choice(self, seat: Seat) -> Move:
        """What the bot at this seat plays, shown nothing but an imagined world."""
        bot = self.bots[seat]
        rng = self.thoughts[seat]
        move = bot.choose(self.state.reimagine(seat, rng), seat, rng)
        assert self.state.refusal(seat, move) is None, f"{bot.name} plays {move.text}"
        return move

    def act(self, actor: Seat, move: Move, log: Log) -> None:
        """Make a move that is not refused, and record it."""
        self.state.play(actor, move, log)
        self.record.add(actor, move)
        if actor >= 0:
            self.decisions += 1
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.scores = outcome.scores

    def take_over(self, record: Record, count: int) -> None:
        """Stand where the first acts of this record lead. Nature will draw on as it would have."""
        acts = record.acts[:count]
        self.state = self.record.game.start(self.record.setup)
        self.record.acts = []
        self.record.scores = None
        self.fate = Fate(self.record.seed)
        for act in acts:
            if act.actor == CHANCE:
                self.fate.pick(self.state.chances())
            move = self.record.game.moves.parse(act.text)
            assert move is not None
            self.act(act.actor, move, SILENT)
