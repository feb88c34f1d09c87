"""A game's lesson, step by step. A step remembers nothing: it is played from its scene."""

from __future__ import annotations

from functools import cache

import msgspec

from powderkeg.rules.core import Log
from powderkeg.rules.foresight import foresee
from powderkeg.rules.game import Game
from powderkeg.rules.rng import Rng
from powderkeg.rules.teaching import Lesson
from powderkeg.table.api import LessonAnswer, LessonPage, LessonStep, LessonTry
from powderkeg.table.cannot import Cannot
from powderkeg.table.changes import change
from powderkeg.table.telling import line_view, offer, refusal_view, tellings


def step_of(game: Game, number: int) -> Lesson:
    """Steps are counted from 1."""
    lesson = game.teaching.lesson
    if not 1 <= number <= len(lesson):
        raise Cannot("no-lesson", f"the lesson of {game.name} has {len(lesson)} steps")
    return lesson[number - 1]


def lesson_step(game: Game, number: int) -> LessonStep:
    step = step_of(game, number)
    state = game.scenes.read(step.scene)
    view = state.view(step.seat)
    moves = state.moves(step.seat)
    foreseen = foresee(state, step.seat, moves, Rng(step.key))
    return LessonStep(
        number=number,
        steps=len(game.teaching.lesson),
        view=view,
        seats=state.seats,
        seat=step.seat,
        offers=[offer(move, after) for move, after in zip(moves, foreseen, strict=True)],
        prompt=line_view(game.telling.prompt(view)),
        twin=[line_view(line) for line in game.telling.twin(view)],
    )


def lesson_answer(game: Game, number: int, text: str) -> LessonAnswer:
    """What the move does. What nature does afterwards is not part of the idea."""
    step = step_of(game, number)
    state = game.scenes.read(step.scene)
    move = game.moves.parse(text)
    if move is None:
        raise Cannot("no-move", f"{game.name} has no move '{text}'")
    log = Log()
    refusal = state.refusal(step.seat, move)
    if refusal is None:
        state.play(step.seat, move, log)
    view = state.view(step.seat)
    return LessonAnswer(
        good=text in step.good,
        events=tellings(log.events, step.seat),
        view=view,
        twin=[line_view(line) for line in game.telling.twin(view)],
        refusal=None if refusal is None else refusal_view(refusal),
    )


@cache
def whole_lesson(game: Game) -> list[LessonPage]:
    """All steps and whatever can be tried in them: to be kept for when there is no network.

    It takes a while, the first time: others must not wait for it.
    """
    return [lesson_page(game, number) for number in range(1, len(game.teaching.lesson) + 1)]


def lesson_page(game: Game, number: int) -> LessonPage:
    step = lesson_step(game, number)
    view, twin = plain(step.view), plain(step.twin)
    tries: dict[str, LessonTry] = {}
    for each in step.offers:
        answer = lesson_answer(game, number, each.move)
        tries[each.move] = LessonTry(
            answer.good,
            answer.events,
            change(view, plain(answer.view)),
            change(twin, plain(answer.twin)),
        )
    return LessonPage(step, tries)


def plain(thing: object) -> object:
    """As it is once it was written and read again."""
    return msgspec.json.decode(msgspec.json.encode(thing))
