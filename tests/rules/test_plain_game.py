"""A plain game: ten lines are enough, and whoever asks for more finds the usual, or nothing."""

from __future__ import annotations

import pytest

from powderkeg.bots.ladder import make_bot
from powderkeg.rules.core import SILENT, Complaint, Log, Wait
from powderkeg.rules.game import Game
from powderkeg.rules.match import Match
from powderkeg.rules.reader import Reader
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup
from powderkeg.rules.strategy import LADDER
from powderkeg.rules.telling import Telling
from tests.lantern import prompt, twin
from tests.lantern.events import EVENTS
from tests.lantern.moves import MOVES
from tests.lantern.phases import DEAL
from tests.lantern.rulebook import CHAPTERS
from tests.lantern.state import Lantern, LanternView


class PlainGame(Game):
    def __init__(self) -> None:
        self.name, self.version = "plain", 1
        self.seats, self.minutes = range(2, 5), "1"
        self.moves, self.chapters, self.options = MOVES, CHAPTERS, []
        self.bound = 300
        self.telling = Telling(prompt, twin, LanternView, EVENTS)

    def start(self, setup: Setup, log: Log = SILENT) -> Lantern:
        return Lantern(setup.seats, False, False, [DEAL])


GAME = PlainGame()
SETUP = GAME.setup(2)


@pytest.mark.parametrize("level", LADDER)
def test_bots_of_every_level_play_it(level: str) -> None:
    bots = {0: make_bot(level, GAME), 1: make_bot("carefree", GAME)}
    record = Match(GAME, SETUP, bots, "plain").run()
    Reader({GAME.name: GAME}).read(record.write()).verify_shuffle()


def test_it_has_the_usual_manners_and_no_course() -> None:
    s = GAME.start(SETUP)
    assert GAME.manners.takebacks == "all" and GAME.manners.phrases == ()
    assert GAME.manners.signals(s.view(0)) is None
    assert GAME.manners.spoken(s, 0, "hello", "") == "hello"
    assert GAME.manners.may_look_back(SETUP)
    assert GAME.course.option == "" and GAME.course.sequel(SETUP, s) == SETUP.options


def test_it_teaches_nothing_and_no_hands_move() -> None:
    s = GAME.start(SETUP)
    assert GAME.teaching.lesson == [] and not GAME.teaching.reviews
    assert GAME.teaching.review(s, 0, MOVES.at(0)) is None
    assert GAME.stream is None


def test_it_has_no_expert_and_no_scenes() -> None:
    s = GAME.start(SETUP)
    assert GAME.strategy.value(s, 0) == 0.0 and GAME.strategy.rounds(s) == 0
    assert GAME.strategy.expert(s, 0, 1, Rng("plain")) is None
    with pytest.raises(Complaint, match="no scenes"):
        GAME.scenes.read("")
    with pytest.raises(Complaint, match="no scenes"):
        GAME.scenes.write(s)


def test_a_mask_marks_what_has_a_number() -> None:
    """A wait has none."""
    assert GAME.moves.mask([Wait(3)]) == bytes(len(GAME.moves))
