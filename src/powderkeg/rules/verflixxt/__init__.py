"""Verflixxt! with Verflixxt nochmal!: the game's face."""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import CHANCE, SILENT, Log, Refusal, State
from powderkeg.rules.game import Game
from powderkeg.rules.scenes import Scenes
from powderkeg.rules.setup import Option, Setup
from powderkeg.rules.teaching import Teaching
from powderkeg.rules.telling import Telling
from powderkeg.rules.verflixxt import scene
from powderkeg.rules.verflixxt.events import EVENTS
from powderkeg.rules.verflixxt.examples import EXAMPLES
from powderkeg.rules.verflixxt.facts import FACTS
from powderkeg.rules.verflixxt.features import places_for
from powderkeg.rules.verflixxt.happenings import HAPPENINGS
from powderkeg.rules.verflixxt.lesson import LESSON
from powderkeg.rules.verflixxt.moves import MOVES
from powderkeg.rules.verflixxt.opening import LAY
from powderkeg.rules.verflixxt.pieces import (
    ALL_HOME,
    BASE_LAYOUTS,
    LAST_PAWN,
    NOCHMAL_LAYOUTS,
    ONE_HOME,
    Setting,
)
from powderkeg.rules.verflixxt.rulebook import A5, A6, A12, CHAPTERS, PIECES, S6, V6
from powderkeg.rules.verflixxt.state import Verflixxt
from powderkeg.rules.verflixxt.stories import VerflixxtStories
from powderkeg.rules.verflixxt.strategy import VerflixxtStrategy
from powderkeg.rules.verflixxt.twin import prompt, twin
from powderkeg.rules.verflixxt.views import VerflixxtView

OPTIONS = [
    Option("expansion", ["none", "nochmal", "worms"]),
    Option("path", ["usual", "fixed", "shuffled", "rising", "lucky-last"]),
    Option("first", ["0", "1", "2", "3", "4", "5", "6", "7", "random"]),
    Option("on-a-one", ["move", "free"]),
    Option("passed-tiles", ["stay", "go-last"]),
    Option("end", ["all-home", "one-home", "last-pawn"]),
    Option("push", ["extra", "instead"]),
    Option("ties", ["shared", "fewest-lucky"]),
    Option("totals", ["open", "hidden"]),
]
VARIANTS = {"on-a-one": "move", "passed-tiles": "stay", "end": "all-home"}
ENDS = {"all-home": ALL_HOME, "one-home": ONE_HOME, "last-pawn": LAST_PAWN}
FAMILIES = {"tiles": "tile", "worms": "worm"}


class VerflixxtGame(Game):
    """A walk over good and bad tiles: whoever leaves one deserted must take it."""

    scenes: VerflixxtScenes

    def __init__(self) -> None:
        self.name = "verflixxt"
        self.version = 1
        self.seats = range(2, 9)
        self.minutes = "20–40"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = OPTIONS
        self.bound = 20_000
        self.samples = [{"expansion": "nochmal"}, {"expansion": "worms"}]
        self.telling = Telling(prompt, twin, VerflixxtView, EVENTS, HAPPENINGS, FAMILIES)
        self.facts = FACTS
        self.stories = VerflixxtStories()
        self.strategy = VerflixxtStrategy()
        self.scenes = VerflixxtScenes()
        self.teaching = Teaching(LESSON, examples=EXAMPLES, pieces=PIECES)

    def refusal(self, setup: Setup) -> Refusal | None:
        outside = super().refusal(setup)
        if outside:
            return outside
        nochmal = setup["expansion"] != "none"
        if setup.seats > 6 and not nochmal:
            return Refusal(A5, {"seats": setup.seats})
        if setup["first"] != "random" and int(setup["first"]) >= setup.seats:
            return Refusal(A6, {"first": setup["first"], "seats": setup.seats})
        if nochmal:
            for key, plain in VARIANTS.items():
                if setup[key] != plain:
                    return Refusal(V6, {"which": key})
            if setup["path"] in ("rising", "lucky-last"):
                return Refusal(V6, {"which": "path"})
            if setup["totals"] == "hidden":
                return Refusal(A12)
        if setup["push"] != "extra" and setup["expansion"] != "worms":
            return Refusal(S6)
        return None

    def features(self, setup: Setup) -> list[str]:
        return places_for(setup.seats).names

    def start(self, setup: Setup, log: Log = SILENT) -> Verflixxt:
        setting = setting_of(setup)
        state = Verflixxt(setting, [LAY])
        LAY.begin(state, log)
        return state


class VerflixxtScenes(Scenes):
    """The words of a scene are told in `scene`."""

    def read(self, text: str) -> Verflixxt:
        clauses = Clauses(text, scene.CLAUSES, may_be_empty=("path",))
        setup = GAME.agreed(clauses.seats("pawns", 8), clauses.options)
        return scene.read(clauses, setup, setting_of(setup))

    def write(self, state: State) -> str:
        assert isinstance(state, Verflixxt)
        return scene.write(state, state.setting.options)


def setting_of(setup: Setup) -> Setting:
    nochmal = setup["expansion"] != "none"
    usual = "shuffled" if nochmal else "fixed"
    layouts = NOCHMAL_LAYOUTS if nochmal else BASE_LAYOUTS
    setting = Setting(setup.seats, layouts[usual if setup["path"] == "usual" else setup["path"]])
    setting.options = dict(setup.options)
    setting.nochmal = nochmal
    setting.worms = setup["expansion"] == "worms"
    setting.first = CHANCE if setup["first"] == "random" else int(setup["first"])
    setting.free_one = setup["on-a-one"] == "free"
    setting.passed_go_last = setup["passed-tiles"] == "go-last"
    setting.end = ENDS[setup["end"]]
    setting.push_is_the_move = setup["push"] == "instead"
    setting.fewest_lucky_wins = setup["ties"] == "fewest-lucky"
    setting.totals_hidden = setup["totals"] == "hidden"
    return setting


GAME = VerflixxtGame()
