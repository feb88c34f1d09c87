"""One game from a seed, from choice to choice: what all faces but the quickest have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from powderkeg.lab.choices import Mask, Steps, choices_of, legal_or_first
from powderkeg.lab.sight import Array, Sight
from powderkeg.rules.batch import NOBODY, asked
from powderkeg.rules.core import SILENT, WATCHER, Complaint, Move, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng
from powderkeg.words import Words

ILLEGAL: Final = ("refuse", "first")  # what becomes of a choice that may not be made
NO_OPTIONS: Final[Mapping[str, str]] = {}


class Play:
    """A table that deals, rolls and waits by itself; `seat` is who is asked next."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, str] = NO_OPTIONS,
        sight: str = "flat",
        moves: str = "flat",
        illegal: str = "refuse",
    ) -> None:
        self.game: Final = GAMES[game] if isinstance(game, str) else game
        self.setup: Final = self.game.agreed(seats, dict(options))
        self.sight: Final = Sight(self.game, self.setup, sight)
        self.choices: Final = choices_of(self.game, moves)
        if illegal not in ILLEGAL:
            raise Complaint(f"illegal can be: {', '.join(ILLEGAL)}, not '{illegal}'")
        self.illegal: Final = illegal
        self.rng = Rng("")
        self.state: State = self.game.start(self.setup)
        self.seat: Seat = NOBODY
        self.said: tuple[int, ...] = ()  # of a move that is put together word by word

    def begin(self, seed: str) -> None:
        self.rng = Rng(seed)
        self.state = self.game.start(self.setup)
        self.ask()

    def ask(self) -> None:
        self.seat = asked(self.state, self.rng)
        self.say(())

    def say(self, said: tuple[int, ...]) -> None:
        self.said = said
        if self.seat != NOBODY and isinstance(self.choices, Steps):
            self.said = self.choices.after(self.legal(self.seat), said)

    def legal(self, seat: Seat) -> list[Move]:
        return self.state.moves(seat)

    def mask(self, seat: Seat) -> Mask:
        """What this seat may choose: nothing if it is not the one who is asked."""
        return self.choices.mask(self.legal(seat) if seat == self.seat else [], self.said)

    def seen(self, seat: Seat) -> Array:
        return self.sight.seen(self.state, seat)

    def choose(self, choice: int) -> None:
        """What the seat that is asked does. A Complaint if it may not (or the first is meant)."""
        choice = legal_or_first(choice, self.mask(self.seat), self.illegal)
        legal = self.legal(self.seat)
        move = self.choices.chosen(legal, self.said, choice)
        if move is None and isinstance(self.choices, Steps):
            self.say((*self.said, choice))
        else:
            assert move is not None
            self.play(move)

    def play(self, move: Move) -> None:
        self.state.play(self.seat, move, SILENT)
        self.ask()

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    def shares(self) -> list[float]:
        """Of the win, by seat; nothing before the end."""
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * self.setup.seats
        return [outcome.share(seat) for seat in range(self.setup.seats)]

    def told(self, eyes: Seat = WATCHER) -> str:
        """The board in words, as these eyes see it."""
        words = Words(self.game, "en", viewer=eyes)
        return "\n".join(words.line(line) for line in self.game.telling.twin(self.state.view(eyes)))
