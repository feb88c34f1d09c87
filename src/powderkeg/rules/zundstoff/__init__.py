"""Zündstoff: the game's face."""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Log, Refusal, State
from powderkeg.rules.game import Game
from powderkeg.rules.scenes import Scenes
from powderkeg.rules.setup import Option, Setup
from powderkeg.rules.teaching import Teaching
from powderkeg.rules.telling import Telling
from powderkeg.rules.zundstoff import layouts, scene
from powderkeg.rules.zundstoff.events import EVENTS
from powderkeg.rules.zundstoff.examples import EXAMPLES
from powderkeg.rules.zundstoff.facts import FACTS
from powderkeg.rules.zundstoff.features import places_for
from powderkeg.rules.zundstoff.happenings import HAPPENINGS
from powderkeg.rules.zundstoff.layouts import LAYOUTS, Layout
from powderkeg.rules.zundstoff.lesson import LESSON
from powderkeg.rules.zundstoff.moves import MOVES
from powderkeg.rules.zundstoff.opening import TURN_EARTH
from powderkeg.rules.zundstoff.pieces import BLACK_VALUES, MATCH_VALUES, MOST_SEATS
from powderkeg.rules.zundstoff.rulebook import CHAPTERS, PIECES
from powderkeg.rules.zundstoff.setting import Setting
from powderkeg.rules.zundstoff.state import Zundstoff
from powderkeg.rules.zundstoff.stories import ZundstoffStories
from powderkeg.rules.zundstoff.strategy import ZundstoffStrategy
from powderkeg.rules.zundstoff.twin import prompt, twin
from powderkeg.rules.zundstoff.views import ZundstoffView

# By seats and options: what was agreed lately.
SETTINGS: dict[tuple[object, ...], Setting] = {}
MOST_SETTINGS = 100  # players may draw their own layouts

OPTIONS = [
    Option("layout", [*LAYOUTS], own=True),
    Option("memory-aid", ["off", "on"]),
    Option("lone-black", ["nothing", "any-colour"]),
    Option("matches", [*MATCH_VALUES]),
    Option("blacks", [*BLACK_VALUES]),
]
FAMILIES = {
    "cards": "card",
    "choice": "card",
    "colours": "colour",
    "goal": "planet",
    "order": "seat",
    "start": "planet",
    "waiting": "seat",
    "winners": "seat",
}


class ZundstoffGame(Game):
    """A race to the sun by rockets that nobody steers alone."""

    scenes: ZundstoffScenes

    def __init__(self) -> None:
        self.name = "zundstoff"
        self.version = 1
        self.seats = range(2, MOST_SEATS + 1)
        self.minutes = "30–45"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = OPTIONS
        self.bound = 22_000  # a hundred rounds, in which every choice may be changed
        self.samples = [{"layout": "long"}]
        self.telling = Telling(prompt, twin, ZundstoffView, EVENTS, HAPPENINGS, FAMILIES)
        self.facts = FACTS
        self.stories = ZundstoffStories()
        self.strategy = ZundstoffStrategy()
        self.scenes = ZundstoffScenes()
        self.teaching = Teaching(LESSON, examples=EXAMPLES, pieces=PIECES)

    def refusal(self, setup: Setup) -> Refusal | None:
        return super().refusal(setup) or layouts.refusal(setup["layout"])

    def warning(self, setup: Setup) -> Refusal | None:
        return layouts.warning(setup["layout"])

    def features(self, setup: Setup) -> list[str]:
        return places_for(setup.seats).names

    def start(self, setup: Setup, log: Log = SILENT) -> Zundstoff:
        return Zundstoff(setting_of(setup), [TURN_EARTH])


class ZundstoffScenes(Scenes):
    """The words of a scene are told in `scene`."""

    def read(self, text: str) -> Zundstoff:
        clauses = Clauses(text, scene.CLAUSES)
        setup = GAME.agreed(clauses.seats("pawns", MOST_SEATS), clauses.options)
        return scene.read(clauses, setting_of(setup))

    def write(self, state: State) -> str:
        assert isinstance(state, Zundstoff)
        return scene.write(state)


def setting_of(setup: Setup) -> Setting:
    """Kept for the next game: to list the moves of every hand anew took a quarter of one."""
    agreed = (setup.seats, *setup.options.items())
    setting = SETTINGS.get(agreed)
    if setting is None:
        setting = Setting(
            setup.seats,
            Layout(layouts.text_of(setup["layout"])),
            MATCH_VALUES[setup["matches"]],
            BLACK_VALUES[setup["blacks"]],
            dict(setup.options),
        )
        if len(SETTINGS) == MOST_SETTINGS:
            del SETTINGS[next(iter(SETTINGS))]
        SETTINGS[agreed] = setting
    return setting


GAME = ZundstoffGame()
