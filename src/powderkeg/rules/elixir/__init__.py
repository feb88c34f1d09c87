"""Elixir: the game's face."""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Log, Move, Refusal, Seat, State, View
from powderkeg.rules.elixir import scene
from powderkeg.rules.elixir.dealing import EVENTS
from powderkeg.rules.elixir.deck import DECK
from powderkeg.rules.elixir.describing import write
from powderkeg.rules.elixir.expert import choose
from powderkeg.rules.elixir.happenings import HAPPENINGS
from powderkeg.rules.elixir.lesson import LESSON
from powderkeg.rules.elixir.moves import MOST_SEATS, MOVES
from powderkeg.rules.elixir.opening import CHOOSE_FIRST
from powderkeg.rules.elixir.prospects import outlook
from powderkeg.rules.elixir.rulebook import CHAPTERS, E
from powderkeg.rules.elixir.setting import Setting
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.elixir.talk import spoken
from powderkeg.rules.elixir.twin import prompt, twin
from powderkeg.rules.elixir.views import ElixirView
from powderkeg.rules.game import Game, Line, Option, Setup
from powderkeg.rules.rng import Rng

OPTIONS = [
    Option("deck", [DECK.name]),
    Option("look", ["after", "once"]),
    Option("price", ["victim", "blind"]),
    Option("clock", ["on", "calm"]),
    Option("window", ["4", "2", "8"]),
    Option("talk", ["chat", "voice"]),
    Option("duel", ["off", "on"]),
]


class ElixirGame(Game):
    """Spells, ingredients, and people who answer back."""

    def __init__(self) -> None:
        self.name = "elixir"
        self.version = 1
        self.seats = range(2, MOST_SEATS + 1)
        self.minutes = "45–60"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = OPTIONS
        self.events = EVENTS
        self.view = ElixirView
        self.happenings = HAPPENINGS
        self.lesson = LESSON
        self.samples = []
        self.families = {
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
        self.swing = 3.0
        self.bound = 100_000
        self.takebacks = "silent"
        self.ladder = {
            "carefree": "expert:1",
            "sensible": "expert:2",
            "keen": "expert:3",
            "sharp": "expert:3",
            "ruthless": "expert:3",  # looking further has not won more yet
        }

    def refusal(self, setup: Setup) -> Refusal | None:
        refusal = super().refusal(setup)
        if refusal is None and setup.seats == 2 and setup["duel"] == "off":
            return Refusal(E[20])
        return refusal

    def start(self, setup: Setup, log: Log = SILENT) -> Elixir:
        return Elixir(setting_of(setup), [CHOOSE_FIRST])

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Elixir)
        return outlook(state, seat)

    def expert(self, state: State, seat: Seat, level: int, rng: Rng) -> Move:
        assert isinstance(state, Elixir)
        return choose(state, seat, level, rng)

    def spoken(self, state: State, seat: Seat, text: str, last: str) -> str | Refusal:
        assert isinstance(state, Elixir)
        return spoken(state, seat, text, last)

    def rounds(self, state: State) -> int:
        assert isinstance(state, Elixir)
        return state.turn

    def scene(self, text: str) -> Elixir:
        clauses = Clauses(text, scene.CLAUSES, scene.MAY_BE_EMPTY)
        setup = self.agreed(clauses.seats("hands", MOST_SEATS), clauses.options)
        return scene.read(clauses, setting_of(setup))

    def describe(self, state: State) -> str:
        assert isinstance(state, Elixir)
        return write(state)

    def prompt(self, view: View) -> Line:
        return prompt(view)

    def twin(self, view: View) -> list[Line]:
        return twin(view)


def setting_of(setup: Setup) -> Setting:
    return Setting(setup.seats, dict(setup.options))


GAME = ElixirGame()
