"""Elixir: the game's face."""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Complaint, Log, Refusal, Seat, State
from powderkeg.rules.elixir import scene
from powderkeg.rules.elixir.deal_events import EVENTS
from powderkeg.rules.elixir.deck import DECK, ENV
from powderkeg.rules.elixir.describing import write
from powderkeg.rules.elixir.examples import EXAMPLES
from powderkeg.rules.elixir.facts import FACTS
from powderkeg.rules.elixir.features import places_for
from powderkeg.rules.elixir.happenings import HAPPENINGS
from powderkeg.rules.elixir.lesson import LESSON
from powderkeg.rules.elixir.moves import MOST_SEATS, MOVES
from powderkeg.rules.elixir.opening import CHOOSE_FIRST
from powderkeg.rules.elixir.rulebook import CHAPTERS, PIECES, E
from powderkeg.rules.elixir.setting import Setting
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.elixir.stories import ElixirStories
from powderkeg.rules.elixir.strategy import ElixirStrategy
from powderkeg.rules.elixir.talk import spoken
from powderkeg.rules.elixir.tokens import TOKENS
from powderkeg.rules.elixir.twin import prompt, twin
from powderkeg.rules.elixir.views import ElixirView
from powderkeg.rules.game import Game
from powderkeg.rules.manners import Manners
from powderkeg.rules.numbers import Tokens
from powderkeg.rules.scenes import Scenes
from powderkeg.rules.setup import Option, Setup
from powderkeg.rules.teaching import Teaching
from powderkeg.rules.telling import Telling

OPTIONS = [
    Option("deck", [DECK.name]),
    Option("look", ["after", "once"]),
    Option("price", ["victim", "blind"]),
    Option("clock", ["on", "calm"]),
    Option("window", ["4", "2", "8"]),
    Option("talk", ["chat", "voice"]),
    Option("duel", ["off", "on"]),
]
FAMILIES = {
    "against": "card",
    "find": "card",
    "finds": "card",
    "missing": "card",
    "object": "card",
    "other": "seat",
    "paid": "card",
    "spell": "card",
    "victims": "seat",
    "wanted": "card",
    "ware": "card",
}


class ElixirGame(Game):
    """Spells, ingredients, and people who answer back."""

    scenes: ElixirScenes

    def __init__(self) -> None:
        self.name = "elixir"
        self.version = 1
        self.seats = range(2, MOST_SEATS + 1)
        self.minutes = "45–60"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = OPTIONS
        self.bound = 100_000
        self.telling = Telling(
            prompt, twin, ElixirView, EVENTS, HAPPENINGS, FAMILIES, ("card",), DECK.messages
        )
        self.facts = FACTS
        self.data = f"deck {DECK.hash}"
        self.manners = ElixirManners(takebacks="silent")
        self.stories = ElixirStories()
        self.strategy = ElixirStrategy()
        self.scenes = ElixirScenes()
        self.teaching = Teaching(LESSON, examples=EXAMPLES, pieces=PIECES)

    def setup(self, seats: int, options: dict[str, str] | None = None) -> Setup:
        """One deck is loaded, and a game of another is told which it needs."""
        deck = DECK.name if options is None else options.get("deck", DECK.name)
        if deck != DECK.name:
            raise Complaint(
                f"this is for the deck '{deck}', and the deck here is '{DECK.name}': "
                f"start with {ENV}=FILE, where FILE is that deck"
            )
        return super().setup(seats, options)

    def refusal(self, setup: Setup) -> Refusal | None:
        refusal = super().refusal(setup)
        if refusal is None and setup.seats == 2 and setup["duel"] == "off":
            return Refusal(E[20])
        return refusal

    def features(self, setup: Setup) -> list[str]:
        return places_for(setup.seats).names

    def tokens(self, setup: Setup) -> Tokens:
        return TOKENS

    def start(self, setup: Setup, log: Log = SILENT) -> Elixir:
        return Elixir(setting_of(setup), [CHOOSE_FIRST])


class ElixirManners(Manners):
    """Hexes work on words, too."""

    def spoken(self, state: State, seat: Seat, text: str, last: str) -> str | Refusal:
        assert isinstance(state, Elixir)
        return spoken(state, seat, text, last)


class ElixirScenes(Scenes):
    """The words of a scene are told in `scene`."""

    def read(self, text: str) -> Elixir:
        clauses = Clauses(text, scene.CLAUSES, scene.MAY_BE_EMPTY)
        setup = GAME.agreed(clauses.seats("hands", MOST_SEATS), clauses.options)
        return scene.read(clauses, setting_of(setup))

    def write(self, state: State) -> str:
        assert isinstance(state, Elixir)
        return write(state)


def setting_of(setup: Setup) -> Setting:
    return Setting(setup.seats, dict(setup.options))


GAME = ElixirGame()
