"""Zündstoff: the game's face."""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Log, Refusal, Seat, State, View
from powderkeg.rules.game import Game, Line, Option, Setup
from powderkeg.rules.zundstoff import layouts, scene
from powderkeg.rules.zundstoff.events import EVENTS
from powderkeg.rules.zundstoff.happenings import HAPPENINGS
from powderkeg.rules.zundstoff.heuristic import value
from powderkeg.rules.zundstoff.layouts import LAYOUTS, Layout
from powderkeg.rules.zundstoff.lesson import LESSON
from powderkeg.rules.zundstoff.moves import MOVES
from powderkeg.rules.zundstoff.opening import TURN_EARTH
from powderkeg.rules.zundstoff.pieces import BLACK_VALUES, MATCH_VALUES, MOST_SEATS
from powderkeg.rules.zundstoff.rulebook import CHAPTERS
from powderkeg.rules.zundstoff.setting import Setting
from powderkeg.rules.zundstoff.state import Zundstoff
from powderkeg.rules.zundstoff.twin import prompt, twin
from powderkeg.rules.zundstoff.views import ZundstoffView

OPTIONS = [
    Option("layout", [*LAYOUTS], own=True),
    Option("memory-aid", ["off", "on"]),
    Option("lone-black", ["nothing", "any-colour"]),
    Option("matches", [*MATCH_VALUES]),
    Option("blacks", [*BLACK_VALUES]),
]


class ZundstoffGame(Game):
    """A race to the sun by rockets that nobody steers alone."""

    def __init__(self) -> None:
        self.name = "zundstoff"
        self.version = 1
        self.seats = range(2, MOST_SEATS + 1)
        self.minutes = "30–45"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = OPTIONS
        self.events = EVENTS
        self.view = ZundstoffView
        self.happenings = HAPPENINGS
        self.lesson = LESSON
        self.samples = [{"layout": "long"}]
        self.families = {
            "cards": "card",
            "choice": "card",
            "colours": "colour",
            "goal": "planet",
            "order": "seat",
            "start": "planet",
            "waiting": "seat",
            "winners": "seat",
        }
        self.swing = 1.0
        self.bound = 22_000  # a hundred rounds, in which every choice may be changed
        self.ladder = {
            "carefree": "random",
            "sensible": "greedy:3",
            "keen": "greedy",
            "sharp": "regret:80",
            "ruthless": "regret:1000",
        }

    def refusal(self, setup: Setup) -> Refusal | None:
        return super().refusal(setup) or layouts.refusal(setup["layout"])

    def warning(self, setup: Setup) -> Refusal | None:
        return layouts.warning(setup["layout"])

    def start(self, setup: Setup, log: Log = SILENT) -> Zundstoff:
        return Zundstoff(setting_of(setup), [TURN_EARTH])

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Zundstoff)
        return value(state, seat)

    def rounds(self, state: State) -> int:
        assert isinstance(state, Zundstoff)
        return state.round

    def scene(self, text: str) -> Zundstoff:
        clauses = Clauses(text, scene.CLAUSES)
        setup = self.agreed(clauses.seats("pawns", MOST_SEATS), clauses.options)
        return scene.read(clauses, setting_of(setup))

    def describe(self, state: State) -> str:
        assert isinstance(state, Zundstoff)
        return scene.write(state)

    def prompt(self, view: View) -> Line:
        return prompt(view)

    def twin(self, view: View) -> list[Line]:
        return twin(view)


def setting_of(setup: Setup) -> Setting:
    return Setting(
        setup.seats,
        Layout(layouts.text_of(setup["layout"])),
        MATCH_VALUES[setup["matches"]],
        BLACK_VALUES[setup["blacks"]],
        dict(setup.options),
    )


GAME = ZundstoffGame()
