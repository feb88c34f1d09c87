"""A game from its first line on, as a seat, a watcher or everyone saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from powderkeg.rules.core import EVERYONE, WATCHER, Event, Log, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.record import Act, Record, RecordError, takeback
from powderkeg.server.api import Frame, ReplayView
from powderkeg.server.live import line_view, outcome_view, tellings
from powderkeg.server.protocol import BADGES, BadgeKey
from powderkeg.server.seating import Cannot


def replay_view(
    record: Record, name: str, badges: Sequence[BadgeKey], viewpoint: Seat, may: list[Seat]
) -> ReplayView:
    """`may` are the viewpoints that this reader may ask for."""
    if viewpoint not in may:
        raise Cannot("no-viewpoint", f"viewpoints here: {', '.join(map(str, may))}")
    seats = record.setup.seats
    told = record.told
    over = record.end != ""
    problem = shuffle_problem(record)
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
        frames=frames(record.game, record, told, viewpoint),
        outcome=outcome_view(record.replay().outcome()) if over else None,
        commit=record.commit,
        salts={str(seat): salt for seat, salt in record.salts.items()},
        seed=record.seed,
        shuffle="running" if not over else shuffle_word(record, problem),
        shuffle_problem=problem,
    )


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


def frames(game: Game, record: Record, told: list[Act], viewpoint: Seat) -> list[Frame]:
    """One before the first line, and one after each; a takeback stands where it led back to."""
    log = Log()
    state = game.start(record.setup, log)
    seen = [frame(game, state, Act(EVERYONE, ""), log.events, viewpoint)]
    past: list[State] = [state.clone()]
    for act in told:
        log = Log()
        count = takeback(act.text)
        if count:
            del past[-count:]
            state = past[-1].clone()
        else:
            move = game.moves.parse(act.text)
            assert move is not None, "the record was replayed before"
            state.play(act.actor, move, log)
            past.append(state.clone())
        shown = frame(game, state, act, log.events, viewpoint)
        # In a running game nobody learns of an act that was nothing to them.
        if record.end or act.actor == viewpoint or shown.events or shown.view != seen[-1].view:
            seen.append(shown)
    return seen


def frame(game: Game, state: State, act: Act, events: list[Event], viewpoint: Seat) -> Frame:
    view = state.view(viewpoint)
    # What others did is told by the events, as far as these eyes saw it.
    shown = viewpoint in (EVERYONE, act.actor) or takeback(act.text)
    return Frame(
        actor=act.actor,
        move=act.text if shown else "",
        events=tellings(events, viewpoint),
        view=view,
        awaited=state.deciders(),
        prompt=line_view(game.prompt(view)),
        twin=[line_view(line) for line in game.twin(view)],
    )
