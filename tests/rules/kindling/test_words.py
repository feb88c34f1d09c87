"""Every sentence can be said, and none is idle."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import CHANCE, WATCHER, Log
from powderkeg.rules.rng import Rng
from powderkeg.words import LANGUAGES
from tests.contract.laws import needed
from tests.kindling import GAME
from tests.talker import Overheard
from tests.test_words import lesson_messages, messages_of

NAMES = {0: "Ada", 1: "Bo", 2: "Zoë"}


def overhear(words: Overheard) -> None:
    """A random game, told to one pair of eyes."""
    s = GAME.start(GAME.setup(3))
    rng = Rng("words")
    while s.outcome() is None:
        words.board(s)
        log = Log()
        actor = CHANCE if s.chances() else s.deciders()[0]
        s.play(actor, rng.pick(s.moves(actor)), log)
        for event in log.seen_by(words.viewer):
            words.event(event)
    words.board(s)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_can_be_said_and_no_message_is_unused(language: str) -> None:
    said = {*needed(GAME), *lesson_messages(GAME)}
    for viewer in (0, 1, WATCHER):
        words = Overheard(GAME, language, NAMES, viewer)
        overhear(words)
        said |= words.said
    assert set(messages_of(type(GAME).__module__, language)) == said
