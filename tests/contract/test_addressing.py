"""No line of the log, no prompt and no story speaks of its reader by name."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.words import LANGUAGES, Words, texts
from tests.contract.addressing import NAMES, READER, by_name, messages

KINDS = ("event-", "prompt-", "story-")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whoever_reads_it_is_spoken_to(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(game, language, NAMES, READER)
        for text in texts(type(game).__module__, language):
            for entry in messages(text, *KINDS):
                assert by_name(words, entry) == [], f"{language}: {entry.id.name}"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("{ $seat } takes it.", 1),
        ("{ $you -> [yes] You take it. *[no] { $seat } takes it. }", 0),
        ("{ $you -> [yes] You give it to { $other }. *[no] { $seat } gives { $other } it. }", 1),
        ("To { $victims }.", 2),
        ("To { $them -> [yes] you and { $victims-others } *[no] { $victims } }.", 0),
        ("{ $n -> [1] One for { $seat }. *[2] Two. }", 1),
        ("{ $giver }’s goes to { $owner-you -> [yes] you *[no] { $owner } }.", 1),
    ],
)
def test_the_law_finds_every_wording_that_names_the_reader(text: str, wrong: int) -> None:
    words = Words(GAMES["elixir"], "en", NAMES, READER)
    words.families = {"other": "seat", "victims": "seat", "giver": "seat", "owner": "seat"}
    # Fluent wants each wording on a line of its own.
    message = f"event-tried = {text}"
    for mark in (" [", " *[", " }"):
        message = message.replace(mark, f"\n   {mark}")
    [entry] = messages(message, "event-")
    words.game = FluentBundle(["en"], use_isolating=False)
    words.game.add_resource(FluentResource(message))
    assert len(by_name(words, entry)) == wrong
