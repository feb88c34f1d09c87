"""Elixir: the game's face."""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Log, Refusal, Seat, State
from powderkeg.rules.elixir import scene
from powderkeg.rules.elixir.dealing import EVENTS
from powderkeg.rules.elixir.deck import DECK
from powderkeg.rules.elixir.describing import write
from powderkeg.rules.elixir.facts import FACTS
from powderkeg.rules.elixir.happenings import HAPPENINGS
from powderkeg.rules.elixir.lesson import LESSON
from powderkeg.rules.elixir.moves import MOST_SEATS, MOVES
from powderkeg.rules.elixir.opening import CHOOSE_FIRST
from powderkeg.rules.elixir.rulebook import CHAPTERS, E
from powderkeg.rules.elixir.setting import Setting
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.elixir.strategy import ElixirStrategy
from powderkeg.rules.elixir.talk import spoken
from powderkeg.rules.elixir.twin import prompt, twin
from powderkeg.rules.elixir.views import ElixirView
from powderkeg.rules.game import Game
from powderkeg.rules.manners import Manners
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
            prompt, twin, ElixirView, EVENTS, HAPPENINGS, FAMILIES, own=("card",)
        )
        self.facts = FACTS
        self.manners = ElixirManners(takebacks="silent")
        self.strategy = ElixirStrategy()
        self.scenes = ElixirScenes()
        self.teaching = Teaching(LESSON)

    def refusal(self, setup: Setup) -> Refusal | None:
        refusal = super().refusal(setup)
        if refusal is None and setup.seats == 2 and setup["duel"] == "off":
            return Refusal(E[20])
        return refusal

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
