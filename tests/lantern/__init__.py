"""Lantern: a tiny game with everything the kernel can carry. Kindling is the one to begin with.

Hidden hands, choices made at once and face down, a window that interrupts, a clock that
closes it, inputs tick by tick, acts that nobody waits for,
what is seen once and not told again, talk by signals alone, and a way to win together. In the
dark: a window that is nobody's business, a phase about somebody, a play in silent steps, words
that are heard otherwise.
"""

from __future__ import annotations

from typing import cast

from powderkeg.rules.core import SILENT, Log, Move, Refusal, Seat, State, View
from powderkeg.rules.course import Course
from powderkeg.rules.game import Game
from powderkeg.rules.manners import Manners
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Option, Setup
from powderkeg.rules.strategy import Strategy
from powderkeg.rules.teaching import Teaching
from powderkeg.rules.telling import Line, Telling
from tests.lantern.events import EVENTS
from tests.lantern.happenings import HAPPENINGS
from tests.lantern.moves import MOVES, Pick
from tests.lantern.phases import DEAL
from tests.lantern.rulebook import CHAPTERS, HOARSE
from tests.lantern.state import Lantern, LanternView

FAMILIES = {"hand": "card", "table": "card"}


class LanternGame(Game):
    """Three tricks by lantern light."""

    def __init__(self) -> None:
        self.name = "lantern"
        self.version = 1
        self.seats = range(2, 5)
        self.minutes = "1"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = [Option("goal", ["most", "together"]), Option("light", ["bright", "dark"])]
        self.bound = 300
        self.telling = Telling(prompt, twin, LanternView, EVENTS, HAPPENINGS, FAMILIES)
        # A plain game needs no more than that. Lantern shows what else there is.
        self.manners = LanternManners(phrases=("take-time",))
        self.course = LanternCourse(option="goal", rotates=False)
        self.strategy = LanternStrategy(swing=8.0)
        self.teaching = LanternTeaching(reviews=True)

    def start(self, setup: Setup, log: Log = SILENT) -> Lantern:
        return Lantern(setup.seats, setup["goal"] == "together", setup["light"] == "dark", [DEAL])


def prompt(view: View) -> Line:
    return twin(view)[0]


def twin(view: View) -> list[Line]:
    seen = cast(LanternView, view)
    hand = Line("twin-hand", {"hand": [*seen["hand"]]})
    return [hand, Line("twin-table", {"table": [*seen["table"]], "ticks": seen["left"]})]


class LanternManners(Manners):
    """Silence over what lies face down, and in the dark an echo."""

    def signals(self, view: View) -> list[str] | None:
        """Nobody talks about cards that lie face down."""
        return ["your-turn", "take-time"] if view["phase"] == "choose" else None

    def spoken(self, state: State, seat: Seat, text: str, last: str) -> str | Refusal:
        """In the dark there is an echo, and who has shouted is hoarse."""
        assert isinstance(state, Lantern)
        words = len(text.split())
        if state.dark and not state.shouts[seat] and words > 3:
            return Refusal(HOARSE, {"words": words})
        return last if state.phases[-1].secret else text


class LanternCourse(Course):
    """First against each other, then together."""

    def sequel(self, setup: Setup, state: State) -> dict[str, str]:
        """Who has won against the others plays with them."""
        outcome = state.outcome()
        won = outcome is not None and bool(outcome.winners)
        return {"goal": "together"} if won else setup.options


class LanternStrategy(Strategy):
    """Points in hand, and one idea."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Lantern)
        return float(state.points[seat])

    def expert(self, state: State, seat: Seat, level: int, rng: Rng) -> Move:
        """An expert of level 0 keeps its high cards, any other plays them; no expert shouts."""
        moves = state.moves(seat)
        picks = sorted((move for move in moves if isinstance(move, Pick)), key=of_card)
        return picks[-1 if level else 0] if picks else moves[0]


class LanternTeaching(Teaching):
    """No lesson, but a review."""

    def review(self, state: State, seat: Seat, move: Move) -> Line | None:
        """How many cards that the seat could not see are higher than the one it chose."""
        if not isinstance(move, Pick):
            return None
        assert isinstance(state, Lantern)
        unseen = [*state.bag, *(card for hand in state.hands for card in hand)]
        higher = {card for card in unseen if card > move.card} - set(state.hands[seat])
        return Line("review-higher", {"card": move.card, "higher": len(higher)})


def of_card(move: Pick) -> int:
    return move.card


GAME = LanternGame()
