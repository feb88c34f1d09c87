"""Bomb Busters: the game's face."""

from __future__ import annotations

from typing import cast

from powderkeg.rules.bombbusters import scene
from powderkeg.rules.bombbusters.describing import write
from powderkeg.rules.bombbusters.examples import EXAMPLES
from powderkeg.rules.bombbusters.facts import FACTS
from powderkeg.rules.bombbusters.features import places_for
from powderkeg.rules.bombbusters.happenings import HAPPENINGS
from powderkeg.rules.bombbusters.lesson import LESSON
from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.moves import MOVES
from powderkeg.rules.bombbusters.odds import review
from powderkeg.rules.bombbusters.opening import CAPTAIN
from powderkeg.rules.bombbusters.pieces import MOST_SEATS
from powderkeg.rules.bombbusters.prop_events import EVENTS
from powderkeg.rules.bombbusters.rulebook import CARD_RULES, CHAPTERS, PIECES, R
from powderkeg.rules.bombbusters.setting import Setting
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.stories import BombBustersStories
from powderkeg.rules.bombbusters.strategy import BombBustersStrategy
from powderkeg.rules.bombbusters.token_rows import TOKENS
from powderkeg.rules.bombbusters.twin import prompt, twin
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Log, Move, Refusal, Seat, State, View
from powderkeg.rules.course import Course
from powderkeg.rules.game import Game
from powderkeg.rules.manners import Manners
from powderkeg.rules.numbers import Tokens
from powderkeg.rules.scenes import Scenes
from powderkeg.rules.setup import Option, Setup
from powderkeg.rules.teaching import Teaching
from powderkeg.rules.telling import Line, Telling

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
SIGNALS = ("mind-robot", "mind-dial", "equipment", "take-time", "well-cut", "mission-rule")
FAMILIES = {
    "cards": "equipment",
    "challenges": "challenge",
    "charged": "seat",
    "declined": "seat",
    "giver": "seat",
    "other": "value",
    "partner": "seat",
    "to": "seat",
    "values": "said",
    "waiting": "seat",
}


class BombBustersGame(Game):
    """A team, a bomb, and wires that only their owners see."""

    scenes: BombBustersScenes

    def __init__(self) -> None:
        self.name = "bombbusters"
        self.version = 1
        self.seats = range(2, MOST_SEATS + 1)
        self.minutes = "15–30"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = OPTIONS
        self.bound = 3_000
        self.samples = [{"mission": "8"}, {"mission": "43"}]
        self.telling = Telling(prompt, twin, BombBustersView, EVENTS, HAPPENINGS, FAMILIES)
        self.facts = FACTS
        self.manners = BombBustersManners(takebacks="none", phrases=SIGNALS)
        self.course = BombBustersCourse(option="mission", rotates=False)
        self.stories = BombBustersStories()
        self.strategy = BombBustersStrategy()
        self.scenes = BombBustersScenes()
        self.teaching = BombBustersTeaching(LESSON, True, EXAMPLES, PIECES, CARD_RULES)

    def refusal(self, setup: Setup) -> Refusal | None:
        refusal = super().refusal(setup)
        if refusal is not None:
            return refusal
        mission = MISSIONS[setup["mission"]]
        if setup.seats < mission.fewest and mission.for_more is not None:
            return Refusal(mission.for_more, {"seats": setup.seats})
        captain = setup["captain"]
        if captain != ANY_CAPTAIN and int(captain) > setup.seats:
            return Refusal(R[1], {"captain": captain, "seats": setup.seats})
        if mission.no_aid is not None and setup["aid"] != "off":
            return Refusal(mission.no_aid)
        return None

    def features(self, setup: Setup) -> list[str]:
        return places_for(setup.seats).names

    def tokens(self, setup: Setup) -> Tokens:
        return TOKENS

    def odds(self, setup: Setup) -> list[str]:
        return places_for(setup.seats).odds_names

    def start(self, setup: Setup, log: Log = SILENT) -> BombBusters:
        s = BombBusters(setting_of(setup), [CAPTAIN])
        if setup["captain"] != ANY_CAPTAIN and not s.setting.mission.deals_captain:
            CAPTAIN.name(s, int(setup["captain"]) - 1, log)
        return s


class BombBustersManners(Manners):
    """Every move is a message to the team, and so is every word (2.14)."""

    def signals(self, some_view: View) -> list[str] | None:
        view = cast(BombBustersView, some_view)
        signals = MISSIONS[str(view["mission"])].signals
        if signals is not None:
            return [*signals]
        missing = {
            "mind-robot": "robot" not in view["props"],
            "mind-dial": view["lives"] is None,
            "equipment": not view["equipment"],
        }
        return [signal for signal in SIGNALS if not missing.get(signal, False)]

    def may_look_back(self, setup: Setup) -> bool:
        return MISSIONS[setup["mission"]].shows_tokens


class BombBustersCourse(Course):
    """Mission by mission."""

    def sequel(self, setup: Setup, state: State) -> dict[str, str]:
        """After a win the next mission; the next Captain sits to the left (2.1)."""
        assert isinstance(state, BombBusters)
        options = dict(setup.options)
        options["captain"] = str((state.captain + 1) % state.seats + 1)
        missions = [*MISSIONS]
        place = missions.index(setup["mission"])
        if state.over is not None and state.over.is_won and place + 1 < len(missions):
            options["mission"] = missions[place + 1]
        if MISSIONS[options["mission"]].no_aid is not None:
            options["aid"] = "off"
        return options


class BombBustersTeaching(Teaching):
    """Afterwards, what could be counted."""

    def review(self, state: State, seat: Seat, move: Move) -> Line | None:
        assert isinstance(state, BombBusters)
        return review(state, seat, move)


class BombBustersScenes(Scenes):
    """The words of a scene are told in `scene`."""

    def read(self, text: str) -> BombBusters:
        clauses = Clauses(text, scene.CLAUSES, scene.MAY_BE_EMPTY)
        setup = GAME.agreed(clauses.seats("hands", MOST_SEATS), clauses.options)
        return scene.read(clauses, setting_of(setup))

    def write(self, state: State) -> str:
        assert isinstance(state, BombBusters)
        return write(state)


def setting_of(setup: Setup) -> Setting:
    return Setting(MISSIONS[setup["mission"]], setup.seats, dict(setup.options))


GAME = BombBustersGame()
