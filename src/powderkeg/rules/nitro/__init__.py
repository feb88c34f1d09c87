"""Nitro Glyxerol: the game's face."""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Log, Move, Seat, State, View
from powderkeg.rules.game import Game, Line, Option, Setup
from powderkeg.rules.nitro import scene
from powderkeg.rules.nitro.events import EVENTS
from powderkeg.rules.nitro.expert import choose
from powderkeg.rules.nitro.happenings import HAPPENINGS
from powderkeg.rules.nitro.lesson import LESSON
from powderkeg.rules.nitro.moves import MOVES
from powderkeg.rules.nitro.opening import LAY
from powderkeg.rules.nitro.pieces import MOST_SEATS, SANDS
from powderkeg.rules.nitro.rulebook import CHAPTERS
from powderkeg.rules.nitro.setting import Setting
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.nitro.streaming import NitroStream
from powderkeg.rules.nitro.twin import prompt, twin
from powderkeg.rules.nitro.views import NitroView
from powderkeg.rules.rng import Rng

OPTIONS = [Option("sand", [*SANDS]), Option("pace", ["sand", "calm"])]


class NitroGame(Game):
    """Shake five cubes into the beak of a flask, in the right order, and know when to stop."""

    def __init__(self) -> None:
        self.name = "nitro"
        self.version = 1
        self.seats = range(2, MOST_SEATS + 1)
        self.minutes = "15–20"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = OPTIONS
        self.events = EVENTS
        self.view = NitroView
        self.happenings = HAPPENINGS
        self.lesson = LESSON
        self.samples = [{"pace": "calm"}]
        self.families = {
            "cards": "card",
            "cubes": "cube",
            "found": "cube",
            "other": "seat",
            "waiting": "seat",
        }
        self.swing = 10.0
        self.bound = 17_000  # seven rounds of four hands, a minute each, in the smallest acts
        self.takebacks = "none"  # what a hand has done is done
        self.stream = NitroStream()
        self.ladder = {
            "carefree": "expert:1",
            "sensible": "expert:2",  # the first that watches the others
            "keen": "expert:2",
            "sharp": "expert:3",
            "ruthless": "expert:3",
        }

    def start(self, setup: Setup, log: Log = SILENT) -> Nitro:
        state = Nitro(setting_of(setup), [LAY])
        LAY.begin(state, log)
        return state

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Nitro)
        return state.score(seat) + state.worth(state.beaks(), seat)

    def expert(self, state: State, seat: Seat, level: int, rng: Rng) -> Move:
        assert isinstance(state, Nitro)
        return choose(state, seat, level, rng)

    def rounds(self, state: State) -> int:
        assert isinstance(state, Nitro)
        return state.round

    def scene(self, text: str) -> Nitro:
        clauses = Clauses(text, scene.CLAUSES)
        setup = self.agreed(scene.seats_in(clauses), clauses.options)
        return scene.read(clauses, setting_of(setup))

    def describe(self, state: State) -> str:
        assert isinstance(state, Nitro)
        return scene.write(state)

    def prompt(self, view: View) -> Line:
        return prompt(view)

    def twin(self, view: View) -> list[Line]:
        return twin(view)


def setting_of(setup: Setup) -> Setting:
    calm = setup["pace"] == "calm"
    return Setting(setup.seats, SANDS[setup["sand"]], calm, dict(setup.options))


GAME = NitroGame()
