"""Kindling: the game's face."""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import SILENT, Log, State
from powderkeg.rules.game import Game
from powderkeg.rules.scenes import Scenes
from powderkeg.rules.setup import Setup
from powderkeg.rules.teaching import Teaching
from powderkeg.rules.telling import Telling
from tests.kindling import scene
from tests.kindling.events import EVENTS
from tests.kindling.examples import EXAMPLES
from tests.kindling.happenings import HAPPENINGS
from tests.kindling.lesson import LESSON
from tests.kindling.moves import MOVES
from tests.kindling.phases import DRAW
from tests.kindling.pieces import MOST_SEATS, ROW
from tests.kindling.rulebook import CHAPTERS, PIECES
from tests.kindling.state import Kindling
from tests.kindling.stories import KindlingStories
from tests.kindling.strategy import KindlingStrategy
from tests.kindling.twin import prompt, twin
from tests.kindling.views import BoardView


class KindlingGame(Game):
    """Draw a card: keep it, or give it away."""

    scenes: KindlingScenes

    def __init__(self) -> None:
        self.name = "kindling"
        self.version = 1
        self.seats = range(2, MOST_SEATS + 1)
        self.minutes = "5"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = []
        self.bound = 2 * ROW * MOST_SEATS  # a card is drawn and laid down for every place
        self.telling = Telling(prompt, twin, BoardView, EVENTS, HAPPENINGS)
        self.stories = KindlingStories()
        self.strategy = KindlingStrategy()
        self.scenes = KindlingScenes()
        self.teaching = Teaching(LESSON, examples=EXAMPLES, pieces=PIECES)

    def start(self, setup: Setup, log: Log = SILENT) -> Kindling:
        return Kindling(setup.seats, [DRAW])


class KindlingScenes(Scenes):
    """The words of a scene are told in `scene`."""

    def read(self, text: str) -> Kindling:
        clauses = Clauses(text, scene.CLAUSES)
        setup = GAME.agreed(clauses.seats("kept", MOST_SEATS), {})
        return scene.read(clauses, setup.seats)

    def write(self, state: State) -> str:
        assert isinstance(state, Kindling)
        return scene.write(state)


GAME = KindlingGame()
