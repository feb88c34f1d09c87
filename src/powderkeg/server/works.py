"""What takes a while: each is a function of the games and of plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from powderkeg.table.api import ExampleView, LessonAnswer, LessonPage, LessonStep
from powderkeg.table.examples import examples_of
from powderkeg.table.lessons import lesson_answer, lesson_step, whole_lesson
from powderkeg.table.reading import (
    Games,
    read_branch,
    read_record,
    read_replay,
    read_result,
    read_review,
)


def teach_step(games: Games, game: str, number: int) -> LessonStep:
    return lesson_step(games[game], number)


def teach_move(games: Games, game: str, number: int, move: str) -> LessonAnswer:
    return lesson_answer(games[game], number, move)


def teach_all(games: Games, game: str) -> list[LessonPage]:
    return whole_lesson(games[game])


def show_examples(games: Games, game: str, rule: str) -> list[ExampleView]:
    return examples_of(games[game], rule)


Work = Callable[..., object]
WORKS: Final[dict[str, Work]] = {
    work.__name__: work
    for work in (
        read_branch,
        read_record,
        read_replay,
        read_result,
        read_review,
        show_examples,
        teach_all,
        teach_move,
        teach_step,
    )
}
