"""How far a table has come with a game that is played through, value by value of an option."""

from __future__ import annotations

from powderkeg.rules.game import Game
from powderkeg.table.documents import StepDoc, TableDoc
from powderkeg.table.news import CourseStep
from powderkeg.table.protocol import Options
from powderkeg.table.session import GameSession


def course_view(game: Game, table: TableDoc) -> list[CourseStep]:
    key = game.course.option
    values = next((option.values for option in game.options if option.key == key), [])
    steps = [(value, table.course.get(value, StepDoc())) for value in values]
    return [CourseStep(value, step.tries, step.best, step.done) for value, step in steps]


def note_step(table: TableDoc, session: GameSession) -> None:
    """A finished game counts, unless it went on from the middle of another."""
    outcome = session.state.outcome()
    course = session.game.course
    if not course.option or session.doc.branch or outcome is None:
        return
    step = table.course.setdefault(session.match.record.setup[course.option], StepDoc())
    score = outcome.scores[0]
    step.tries += 1
    step.best = score if step.best is None else max(score, step.best)
    step.done = step.done or bool(outcome.winners)


def sequel(session: GameSession) -> Options:
    """How the next game at this table will be played, unless the host wants it otherwise."""
    setup = session.match.record.setup
    options = {**setup.options, **session.game.course.sequel(setup, session.state)}
    return session.game.setup(setup.seats, options).options
