"""Bomb Busters: the game's face."""

from __future__ import annotations

from powderkeg.rules.bombbusters import scene
from powderkeg.rules.bombbusters.describing import write
from powderkeg.rules.bombbusters.expert import choose
from powderkeg.rules.bombbusters.happenings import HAPPENINGS
from powderkeg.rules.bombbusters.lesson import LESSON
from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.moves import MOVES
from powderkeg.rules.bombbusters.odds import review
from powderkeg.rules.bombbusters.opening import CAPTAIN
from powderkeg.rules.bombbusters.pieces import MOST_SEATS
from powderkeg.rules.bombbusters.props import EVENTS
from powderkeg.rules.bombbusters.rulebook import CHAPTERS, M50, R
from powderkeg.rules.bombbusters.setting import Setting
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.twin import prompt, twin
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Log, Move, Refusal, Seat, State, View
from powderkeg.rules.game import Game, Line, Option, Setup
from powderkeg.rules.rng import Rng

ANY_CAPTAIN = "random"
CAPTAINS = [ANY_CAPTAIN, *(str(seat + 1) for seat in range(MOST_SEATS))]
OPTIONS = [
    Option("mission", [*MISSIONS]),
    Option("aid", ["off", "values", "odds"]),
    Option("clock", ["on", "calm"]),
    Option("calls", ["holders", "free"]),
    Option("sevens", ["go-on", "strict"]),
    Option("captain", CAPTAINS),
]
# What may be said besides: reminders and good manners, nothing about wires (2.14).
SIGNALS = ["mind-robot", "mind-dial", "equipment", "take-time", "well-cut", "mission-rule"]


class BombBustersGame(Game):
    """A team, a bomb, and wires that only their owners see."""

    def __init__(self) -> None:
        self.name = "bombbusters"
        self.version = 1
        self.seats = range(2, MOST_SEATS + 1)
        self.minutes = "15–30"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = OPTIONS
        self.events = EVENTS
        self.view = BombBustersView
        self.happenings = HAPPENINGS
        self.lesson = LESSON
        self.samples = [{"mission": "8"}, {"mission": "43"}]
        self.families = {
            "cards": "equipment",
            "charged": "seat",
            "declined": "seat",
            "giver": "seat",
            "other": "value",
            "partner": "seat",
            "to": "seat",
            "values": "said",
            "waiting": "seat",
        }
        self.swing = 4.0
        self.bound = 3_000
        self.takebacks = "none"
        self.course = "mission"
        self.ladder = {
            "carefree": "expert:1",
            "sensible": "expert:3",  # a teammate one likes to have
            "keen": "expert:3",
            "sharp": "expert:4",
            "ruthless": "expert:4",
        }

    def refusal(self, setup: Setup) -> Refusal | None:
        refusal = super().refusal(setup)
        if refusal is not None:
            return refusal
        captain = setup["captain"]
        if captain != ANY_CAPTAIN and int(captain) > setup.seats:
            return Refusal(R[1], {"captain": captain, "seats": setup.seats})
        if setup["mission"] == "50" and setup["aid"] != "off":
            return Refusal(M50[1])
        return None

    def start(self, setup: Setup, log: Log = SILENT) -> BombBusters:
        s = BombBusters(setting_of(setup), [CAPTAIN])
        if setup["captain"] != ANY_CAPTAIN:
            CAPTAIN.name(s, int(setup["captain"]) - 1, log)
        return s

    def sequel(self, setup: Setup, state: State) -> dict[str, str]:
        """After a win the next mission; the next Captain sits to the left (2.1)."""
        assert isinstance(state, BombBusters)
        options = dict(setup.options)
        options["captain"] = str((state.captain + 1) % state.seats + 1)
        missions = [*MISSIONS]
        place = missions.index(setup["mission"])
        if state.over is not None and state.over.is_won and place + 1 < len(missions):
            options["mission"] = missions[place + 1]
        if options["mission"] == "50":
            options["aid"] = "off"
        return options

    def signals(self, view: View) -> list[str] | None:
        signals = MISSIONS[str(view["mission"])].signals
        if signals is not None:
            return [*signals]
        missing = {
            "mind-robot": view["robot"] is None,
            "mind-dial": view["lives"] is None,
            "equipment": not view["equipment"],
        }
        return [signal for signal in SIGNALS if not missing.get(signal, False)]

    def value(self, state: State, seat: Seat) -> float:
        """Wires dealt with, and the dial."""
        assert isinstance(state, BombBusters)
        outcome = state.outcome()
        return sum(state.open) + 4.0 * state.lives if outcome is None else outcome.scores[seat]

    def expert(self, state: State, seat: Seat, level: int, rng: Rng) -> Move:
        assert isinstance(state, BombBusters)
        return choose(state, seat, level, rng)

    def review(self, state: State, seat: Seat, move: Move) -> Line | None:
        assert isinstance(state, BombBusters)
        return review(state, seat, move)

    def may_look_back(self, setup: Setup) -> bool:
        return MISSIONS[setup["mission"]].shows_tokens

    def rounds(self, state: State) -> int:
        assert isinstance(state, BombBusters)
        return state.turns

    def scene(self, text: str) -> BombBusters:
        clauses = Clauses(text, scene.CLAUSES, scene.MAY_BE_EMPTY)
        setup = self.agreed(clauses.seats("hands", MOST_SEATS), clauses.options)
        return scene.read(clauses, setting_of(setup))

    def describe(self, state: State) -> str:
        assert isinstance(state, BombBusters)
        return write(state)

    def prompt(self, view: View) -> Line:
        return prompt(view)

    def twin(self, view: View) -> list[Line]:
        return twin(view)


def setting_of(setup: Setup) -> Setting:
    return Setting(MISSIONS[setup["mission"]], setup.seats, dict(setup.options))


GAME = BombBustersGame()
