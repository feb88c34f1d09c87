"""A game from its first line on, as a seat, a watcher or everyone saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import to_builtins

from powderkeg.rules.core import EVERYONE, WATCHER, Event, Log, Seat, State, View
from powderkeg.rules.game import Game
from powderkeg.rules.record import Act, Record, RecordError, takeback
from powderkeg.table.api import Frame, ReplayView, Review, StoryView
from powderkeg.table.cannot import Cannot
from powderkeg.table.changes import change
from powderkeg.table.news import LineView
from powderkeg.table.protocol import BADGES, BadgeKey, GameJson
from powderkeg.table.replay_steps import replay_steps
from powderkeg.table.stories import Evening, evening_of, stories_of
from powderkeg.table.telling import line_view, outcome_view, tellings
from powderkeg.table.visibility import steps_as_seen


class Picture(NamedTuple):
    """What one pair of eyes saw of a line of the record, and how the game stood after it."""

    act: Act
    events: list[GameJson]
    view: View
    awaited: list[Seat]
    prompt: LineView
    twin: list[LineView]


def replay_view(
    record: Record, name: str, badges: Sequence[BadgeKey], viewpoint: Seat, may: list[Seat]
) -> ReplayView:
    """`may` are the viewpoints that this reader may ask for."""
    if viewpoint not in may:
        raise Cannot("no-viewpoint", f"viewpoints here: {', '.join(map(str, may))}")
    seats = record.setup.seats
    over = record.end != ""
    problem = shuffle_problem(record)
    evening = evening_of(record) if over else None
    return ReplayView(
        id=name,
        game=record.game.name,
        version=record.game.version,
        options=record.setup.options,
        names=[record.names.get(seat, "") for seat in range(seats)],
        badges=list(badges) or list(BADGES[:seats]),
        bots=[record.bots.get(seat, "") for seat in range(seats)],
        viewpoint=viewpoint,
        viewpoints=may,
        branch=record.branch,
        frames=frames(record, viewpoint),
        outcome=outcome_view(evening.outcome) if evening else None,
        stories=story_views(evening) if evening else [],
        points=evening.points if evening else [],
        commit=record.commit,
        salts={str(seat): salt for seat, salt in record.salts.items()},
        seed=record.seed,
        shuffle="running" if not over else shuffle_word(record, problem),
        shuffle_problem=problem,
        reviewed=over and record.game.teaching.reviews,
    )


def story_views(evening: Evening) -> list[StoryView]:
    return [StoryView(line, line_view(story.told)) for line, story in stories_of(evening)]


def shuffle_problem(record: Record) -> str:
    if not record.seed:
        return ""
    try:
        record.verify_shuffle()
    except RecordError as problem:
        return str(problem)
    return ""


def shuffle_word(record: Record, problem: str) -> Literal["verified", "none", "broken"]:
    if problem:
        return "broken"
    return "verified" if record.seed and record.commit else "none"


def all_viewpoints(record: Record) -> list[Seat]:
    """Of a finished game: nothing is secret any more."""
    return [EVERYONE, WATCHER, *range(record.setup.seats)]


def frames(record: Record, viewpoint: Seat) -> list[Frame]:
    """Each tells what has changed since the one before it."""
    seen = pictures(record, viewpoint)
    return [frame(before, now) for before, now in zip([None, *seen], seen, strict=False)]


def pictures(record: Record, viewpoint: Seat) -> list[Picture]:
    """One before the first line, and one after each; a takeback stands where it led back to."""
    game = record.game
    log = Log()
    start = game.start(record.setup, log)
    seen = [picture(game, start, Act(EVERYONE, ""), log.events, viewpoint)]
    for step in replay_steps(record) if record.end else steps_as_seen(record):
        act, events = step.act, step.events
        if not record.end:  # what is fleeting is told once, and that was then
            events = [event for event in events if not event.fleeting]
        shown = picture(game, step.after, act, events, viewpoint)
        # Nor does anybody learn of an act that was nothing to them.
        if record.end or act.actor == viewpoint or is_news(shown, seen[-1]):
            seen.append(shown)
    return seen


def is_news(shown: Picture, last: Picture) -> bool:
    return bool(shown.events) or (shown.view, shown.awaited) != (last.view, last.awaited)


def review_of(record: Record) -> Review:
    """What could be known about the choices that were made, as far as the game has an opinion."""
    game = record.game
    lines: dict[str, LineView] = {}
    for number, step in enumerate(replay_steps(record), 1):
        if step.act.actor >= 0 and step.move is not None:
            line = game.teaching.review(step.before, step.act.actor, step.move)
            if line is not None:
                lines[str(number)] = line_view(line)
    return Review(lines)


def picture(game: Game, state: State, act: Act, events: list[Event], viewpoint: Seat) -> Picture:
    view = state.view(viewpoint)
    # What others did is told by the events, as far as these eyes saw it.
    shown = viewpoint in (EVERYONE, act.actor) or takeback(act.text)
    return Picture(
        act=act if shown else Act(act.actor, ""),
        events=tellings(events, viewpoint),
        view=view,
        awaited=state.awaited(viewpoint),
        prompt=line_view(game.telling.prompt(view)),
        twin=[line_view(line) for line in game.telling.twin(view)],
    )


def frame(before: Picture | None, now: Picture) -> Frame:
    return Frame(
        actor=now.act.actor,
        move=now.act.text,
        events=now.events,
        awaited=now.awaited,
        prompt=now.prompt,
        view=change(before and before.view, now.view),
        twin=change(before and to_builtins(before.twin), to_builtins(now.twin)),
    )
