"""Nitro Glyxerol: the game's face."""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Log, State
from powderkeg.rules.game import Game
from powderkeg.rules.manners import Manners
from powderkeg.rules.nitro import scene
from powderkeg.rules.nitro.events import EVENTS
from powderkeg.rules.nitro.examples import EXAMPLES
from powderkeg.rules.nitro.facts import FACTS
from powderkeg.rules.nitro.features import places_for
from powderkeg.rules.nitro.happenings import HAPPENINGS
from powderkeg.rules.nitro.lesson import LESSON
from powderkeg.rules.nitro.moves import MOVES
from powderkeg.rules.nitro.opening import LAY
from powderkeg.rules.nitro.physics.walls import NUMBERS
from powderkeg.rules.nitro.pieces import MOST_SEATS, SANDS
from powderkeg.rules.nitro.rulebook import CHAPTERS, PIECES
from powderkeg.rules.nitro.setting import Setting
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.nitro.stories import NitroStories
from powderkeg.rules.nitro.strategy import NitroStrategy
from powderkeg.rules.nitro.streaming import NitroStream
from powderkeg.rules.nitro.twin import prompt, twin
from powderkeg.rules.nitro.views import NitroView
from powderkeg.rules.record import hash_of
from powderkeg.rules.scenes import Scenes
from powderkeg.rules.setup import Option, Setup
from powderkeg.rules.teaching import Teaching
from powderkeg.rules.telling import Telling

OPTIONS = [Option("sand", [*SANDS]), Option("pace", ["sand", "calm"])]
FAMILIES = {
    "cards": "card",
    "cubes": "cube",
    "found": "cube",
    "other": "seat",
    "waiting": "seat",
}


class NitroGame(Game):
    """Shake five cubes into the beak of a flask, in the right order, and know when to stop."""

    scenes: NitroScenes

    def __init__(self) -> None:
        self.name = "nitro"
        self.version = 1
        self.seats = range(2, MOST_SEATS + 1)
        self.minutes = "15–20"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = OPTIONS
        self.bound = 17_000  # seven rounds of four hands, a minute each, in the smallest acts
        self.data = f"flask {hash_of(NUMBERS)}"
        self.samples = [{"pace": "calm"}]
        self.telling = Telling(prompt, twin, NitroView, EVENTS, HAPPENINGS, FAMILIES)
        self.facts = FACTS
        self.manners = Manners(takebacks="none")  # what a hand has done is done
        self.stories = NitroStories()
        self.strategy = NitroStrategy()
        self.scenes = NitroScenes()
        self.teaching = Teaching(LESSON, examples=EXAMPLES, pieces=PIECES)
        self.stream = NitroStream()

    def features(self, setup: Setup) -> list[str]:
        return places_for(setup.seats).names

    def start(self, setup: Setup, log: Log = SILENT) -> Nitro:
        state = Nitro(setting_of(setup), [LAY])
        LAY.begin(state, log)
        return state


class NitroScenes(Scenes):
    """The words of a scene are told in `scene`."""

    def read(self, text: str) -> Nitro:
        clauses = Clauses(text, scene.CLAUSES)
        setup = GAME.agreed(scene.seats_in(clauses), clauses.options)
        return scene.read(clauses, setting_of(setup))

    def write(self, state: State) -> str:
        assert isinstance(state, Nitro)
        return scene.write(state)


def setting_of(setup: Setup) -> Setting:
    calm = setup["pace"] == "calm"
    return Setting(setup.seats, SANDS[setup["sand"]], calm, dict(setup.options))


GAME = NitroGame()
