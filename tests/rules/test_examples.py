"""Rules at work: every example is a real position, and shows just the rule that it is for."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Log, Refusal, State
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.teaching import Example
from tests.rules.acts import split

EXAMPLES = [(game, each) for game in GAMES.values() for each in game.teaching.examples]
ENOUGH = 6  # rules of each game: those that people ask about most; of a small book, fewer


def name_of(value: object) -> str:
    return value.name if isinstance(value, Game) else ""


every_example = pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=name_of)


def answer(game: Game, s: State, act: str) -> tuple[Refusal | None, list[str]]:
    """Why not; or what the first seat sees happen."""
    actor, text = split(act)
    move = game.moves.parse(text)
    assert move is not None, f"{game.name} has no move {text}"
    refusal = s.refusal(actor, move)
    log = Log()
    if refusal is None:
        s.play(actor, move, log)
    return refusal, [event.key for event in log.seen_by(0)]


@every_example
def test_it_shows_its_rule(game: Game, example: Example) -> None:
    s = game.scenes.read(example.scene)
    *before, last = example.acts
    for act in before:
        assert answer(game, s, act)[0] is None, f"{act} is refused"

    refusal, seen = answer(game, s, last)

    if example.seen_in:
        assert refusal is None
        assert example.seen_in in seen
    else:
        assert refusal is not None
        assert refusal.rule is example.rule


@every_example
def test_its_rule_is_in_the_book_and_its_first_act_is_seat_0s(game: Game, example: Example) -> None:
    assert example.rule in game.rules
    assert example.acts[0].startswith("0 ")


@pytest.mark.parametrize("game", GAMES.values(), ids=name_of)
def test_the_rules_that_people_ask_about_have_one(game: Game) -> None:
    assert len({example.rule.key for example in game.teaching.examples}) >= min(
        ENOUGH, len(game.rules) // 4
    )
