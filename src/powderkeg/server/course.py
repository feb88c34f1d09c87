"""How far a table has come with a game that is played through, value by value of an option."""

from __future__ import annotations

from powderkeg.rules.game import Game
from powderkeg.server.documents import StepDoc, TableDoc
from powderkeg.server.live import Live
from powderkeg.server.news import CourseStep
from powderkeg.server.protocol import Options


def course_view(game: Game, table: TableDoc) -> list[CourseStep]:
    key = game.course.option
    values = next((option.values for option in game.options if option.key == key), [])
    steps = [(value, table.course.get(value, StepDoc())) for value in values]
    return [CourseStep(value, step.tries, step.best, step.done) for value, step in steps]


def note_step(table: TableDoc, live: Live) -> None:
    """A finished game counts, unless it went on from the middle of another."""
    outcome = live.state.outcome()
    if not live.game.course.option or live.doc.branch or outcome is None:
        return
    step = table.course.setdefault(live.match.record.setup[live.game.course.option], StepDoc())
    score = outcome.scores[0]
    step.tries += 1
    step.best = score if step.best is None else max(score, step.best)
    step.done = step.done or bool(outcome.winners)


def sequel(live: Live) -> Options:
    """How the next game at this table will be played, unless the host wants it otherwise."""
    setup = live.match.record.setup
    options = {**setup.options, **live.game.course.sequel(setup, live.state)}
    return live.game.setup(setup.seats, options).options
