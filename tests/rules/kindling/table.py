"""What the tests of Kindling need to say: a scene, an act, a sentence."""

from __future__ import annotations

from powderkeg.rules.core import WATCHER, Event, Facts, Log, Move, Seat
from tests.kindling import GAME
from tests.kindling.state import Kindling
from tests.rules.acts import split


def scene(text: str) -> Kindling:
    """A position; the game's `scene` tells the words."""
    return GAME.scenes.read(text)


def move_of(text: str) -> Move:
    move = GAME.moves.parse(text)
    assert move is not None, f"there is no move {text}"
    return move


def told(s: Kindling, act: str, eyes: Seat = WATCHER) -> list[Event]:
    """Play one act, such as '0 keep' or '. draw:7', and answer what `eyes` are told of it."""
    actor, text = split(act)
    problem = s.refusal(actor, move_of(text))
    assert problem is None, f"{act} is refused: {problem}"
    log = Log()
    s.play(actor, move_of(text), log)
    return log.seen_by(eyes)


def played(text: str, *acts: str) -> Kindling:
    """Where these acts lead from a scene."""
    s = scene(text)
    for act in acts:
        told(s, act)
    return s


def why(s: Kindling, act: str) -> tuple[str, Facts]:
    """The rule that forbids an act, and the facts of the case."""
    actor, text = split(act)
    problem = s.refusal(actor, move_of(text))
    assert problem is not None, f"{act} is allowed"
    return problem.rule.key, problem.facts


def choices(s: Kindling, seat: Seat = 0) -> list[str]:
    return [move.text for move in s.moves(seat)]
