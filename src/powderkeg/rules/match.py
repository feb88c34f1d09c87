"""A match: a game played from a seed by bots, and by people where no bot sits.

Same seed, same bots, same record.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from powderkeg.rules.core import CHANCE, CLOCK, SILENT, Complaint, Log, Move, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.record import Act, Record, end_text, one_line, one_salt
from powderkeg.rules.rng import Rng, commit, fate_of
from powderkeg.rules.setup import Setup

NO_SALTS: Final[Mapping[Seat, str]] = {}


class Bot:
    """Chooses a move for a seat from a world that the seat cannot tell from the true one.

    The world is the bot's own: it may play in it, and imagine others from it.
    """

    name = "bot"

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        raise NotImplementedError


class Match:
    """Nature draws from the seed, which the record tells only when the game is over.

    Seats may have salted the seed. A branch is the acts of another game that this one goes on from.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        bots: Mapping[Seat, Bot],
        seed: str,
        log: Log = SILENT,
        salts: Mapping[Seat, str] = NO_SALTS,
        branch: Sequence[Act] = (),
    ) -> None:
        self.seed = one_line(seed)
        self.bots = bots
        self.fate = fate_of(seed, salts)
        self.state: State = game.start(setup, log)
        self.record = Record(game, setup)
        self.record.commit = commit(seed)
        self.record.salts = {seat: one_salt(salt) for seat, salt in salts.items()}
        self.record.bots = {seat: bot.name for seat, bot in bots.items()}
        self.record.branch = len(branch)
        if branch:
            self.take_over(branch)

    def run(self) -> Record:
        """Play on until a person is awaited or the game is over."""
        while self.step(SILENT):
            pass
        return self.record

    def step(self, log: Log) -> bool:
        """One act of nature, a bot or the clock. False if there is none to make."""
        actors = self.state.actors()
        people = [actor for actor in actors if actor >= 0 and actor not in self.bots]
        for actor in actors:
            if actor == CHANCE:
                self.play(CHANCE, self.fate.pick(self.state.chances()), log)
                return True
            if actor in self.bots:
                self.play(actor, self.choice(actor), log)
                return True
            if actor == CLOCK and not people:  # nobody else will act: let the time go by
                self.play(CLOCK, self.state.moves(CLOCK)[0], log)
                return True
        return False

    def choice(self, seat: Seat) -> Move:
        """What the bot at this seat plays, shown nothing but an imagined world."""
        bot = self.bots[seat]
        rng = Rng(f"bot {seat} {len(self.record.acts)} {self.seed}")
        move = bot.choose(self.state.reimagine(seat, rng), seat, rng)
        refusal = self.state.refusal(seat, move)
        if refusal is not None:
            raise ValueError(f"{bot.name} plays {move.text}, which {refusal.rule} forbids")
        return move

    def play(self, actor: Seat, move: Move, log: Log) -> None:
        """Make a move that is not refused, and record it."""
        self.state.play(actor, move, log)
        self.record.add(actor, move)
        self.note_end()

    def note_end(self) -> None:
        """Once it is over, the record tells the seed and who won."""
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.seed = self.seed
            self.record.end = end_text(outcome)

    def take_over(self, told: Iterable[Act]) -> None:
        """Stand where these acts and takebacks lead. Nature will draw on as it would have."""
        self.record.retell(told)
        self.stand()

    def stand_at(self, told: Iterable[Act], state: State, drawn: int) -> None:
        """Stand in a position that these lines lead to, where nature drew so many words."""
        self.record.retell(told)
        self.state = state
        self.fate.skip(drawn)

    def take_back(self, seat: Seat, count: int) -> None:
        """Stand where one stood so many acts ago. Nature will draw the same again."""
        if self.state.outcome() is not None:
            raise Complaint("the game is over, and its seed is told: nothing is taken back")
        self.record.take_back(seat, count)
        self.stand()

    def stand(self) -> None:
        """Where the record leads."""
        self.record.seed = ""
        self.record.end = ""
        self.fate = fate_of(self.seed, self.record.salts)
        self.state = self.record.replay(self.fate)
        self.note_end()
