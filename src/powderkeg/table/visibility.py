"""Who notices what. For whom a step of the game is nothing, there is not even one more line.

`Visibility.after` is a pure function: from what all eyes knew before and one step of the record
follows what they know after it. A table that goes on and one that comes back from its record
ask the same function, so they agree.

    the step is …                    its maker     who sees it    who sees nothing
    a line more in their count       yes           yes            no
    told                             yes           yes            no
    chooses among the same moves     asked anew    as before ¹    as before
    own choices to be taken back     one more      only silent    all
                                                   ones ²

    ¹ in the same open phase; in another one, and in every secret one, they are asked anew
    ² as long as they are asked the same; else something has come of them, and none is left

Nature is seen by all, and nothing before it is taken back. A free takeback goes as quietly as
the choice came: seen by those who saw that, if it changes anything for them. One that the table
has granted is seen by all, like nature.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import NamedTuple

from powderkeg.rules.core import CHANCE, NO_MOVES, SILENT, WATCHER, Event, Move, Seat, State
from powderkeg.rules.foresight import foresee
from powderkeg.rules.game import Game
from powderkeg.rules.record import Record
from powderkeg.rules.rng import Rng
from powderkeg.table.replay_steps import ReplayStep, replay_steps

ALL_AWARE: frozenset[Seat] = frozenset()
MOST_KEPT = 40  # of a seat's choices: nobody thinks better of more


class Choice(NamedTuple):
    """What a seat did: what it was made from, what came of it, and for whom that was nothing."""

    before: State
    move: Move
    events: Sequence[Event]
    unaware: frozenset[Seat]

    @property
    def is_silent(self) -> bool:
        """Only who made it knows of it."""
        return len(self.unaware) == self.before.seats  # all others, and the watchers


class Sight(NamedTuple):
    """What one pair of eyes knows of the record, and may choose from."""

    at: int  # lines of the record, as far as these eyes can know of them
    since: int  # the line since which they may choose from these
    moves: Sequence[Move] = NO_MOVES
    choices: Sequence[Choice] = ()  # its own, since which nothing has happened that it knows of


class Visibility(NamedTuple):
    """What all eyes know after a step of the game."""

    lines: int
    phase: str  # the key of the one on top
    sights: Mapping[Seat, Sight]  # by seat; and the watchers'
    unaware: frozenset[Seat] = ALL_AWARE  # to whom the last step was nothing
    opens: bool = False  # has a secret phase begun with it, before all eyes?

    def is_free(self, seat: Seat) -> bool:
        """May this seat take its last choice back without asking?

        Nothing has happened since that it knows of, and what it saw could be foreseen.
        """
        sight = self.sights[seat]
        if not sight.choices:
            return False
        last = sight.choices[-1]
        expected = foresee(last.before, seat, [last.move], Rng(f"undo {sight.at}"))[0]
        seen = [face for event in last.events if (face := event.seen_by(seat)) is not None]
        return [event.to_json() for event in seen] == [event.to_json() for event in expected]

    def after(self, step: ReplayStep) -> Visibility:
        """What they know after one more step."""
        actor, now = step.act.actor, step.after
        is_granted = step.move is None and not self.is_free(actor)
        is_open = actor == CHANCE or is_granted
        unaware = ALL_AWARE if is_open else self.unaware_of(step)
        top = now.phases[-1]
        is_new = top.key != self.phase or top.secret
        deciders, volunteers = now.deciders(), now.volunteers()
        sights: dict[Seat, Sight] = {}
        for eyes, sight in self.sights.items():
            is_aware = eyes not in unaware
            is_asked = eyes in deciders or eyes in volunteers
            at = sight.at + 1 if is_aware else sight.at
            moves = now.moves(eyes) if is_asked else NO_MOVES
            is_same = False
            if is_asked and eyes != actor and not is_granted and not (is_new and is_aware):
                is_same = sight.moves == moves
            choices = sight.choices
            if is_open:
                choices = ()
            elif eyes == actor:
                choices = own_choices(choices, step, unaware)
            elif choices and is_aware:
                choices = silent_end(choices) if is_same else ()
            sights[eyes] = Sight(at, sight.since if is_same else at, moves, choices)
        opens = is_new and top.secret and not unaware
        return Visibility(self.lines + step.lines, top.key, sights, unaware, opens)

    def unaware_of(self, step: ReplayStep) -> frozenset[Seat]:
        """To whom it is nothing: never to its maker."""
        actor = step.act.actor
        others: Collection[Seat] = self.sights.keys()
        if step.move is None:
            others = self.sights[actor].choices[-1].unaware
        missed = [eyes for eyes in others if eyes != actor and not notices(eyes, step)]
        return frozenset(missed) if missed else ALL_AWARE


def visibility_of(state: State, lines: int) -> Visibility:
    """All know of so many lines, and whoever is asked is asked now."""
    asked = {*state.deciders(), *state.volunteers()}
    sights = {
        eyes: Sight(lines, lines, state.moves(eyes) if eyes in asked else NO_MOVES)
        for eyes in (*range(state.seats), WATCHER)
    }
    top = state.phases[-1]
    return Visibility(lines, top.key, sights, opens=top.secret)


def noted_steps(record: Record) -> Iterator[tuple[ReplayStep, Visibility]]:
    """A record again, step by step, and what all eyes knew after each.

    What was done again after a free takeback is a part of it: nobody saw it go. Of what another
    game led to, all know.
    """
    steps = replay_steps(record)
    known: Visibility | None = None
    for step in islice(steps, record.branch, None):
        if known is None:
            known = visibility_of(step.before, record.branch)
        if step.move is None and known.is_free(step.act.actor):
            again = [next(steps) for _ in range(done_again(record.game, step))]
            after = again[-1].after if again else step.after
            step = step._replace(after=after, lines=1 + len(again))
        known = known.after(step)
        yield step, known


def done_again(game: Game, back: ReplayStep) -> int:
    """How many of the acts that a takeback took along could be done once more: so they were."""
    world, count = back.after.clone(), 0
    for act in back.gone[1:]:
        move = game.moves.parse(act.text)
        if move is not None and world.refusal(act.actor, move) is None:
            world.play(act.actor, move, SILENT)
            count += 1
    return count


def steps_as_seen(record: Record) -> Iterator[ReplayStep]:
    """A record again, as those at the table saw it."""
    if not record.takebacks:
        return replay_steps(record)
    before = islice(replay_steps(record), record.branch)
    return chain(before, (step for step, _ in noted_steps(record)))


def notices(eyes: Seat, step: ReplayStep) -> bool:
    """Is anything otherwise to these eyes? How long the clock still waits is no matter."""
    before, now = step.before, step.after
    for event in step.events:
        if event.seen_by(eyes) is not None:
            return True
    return before.awaited(eyes) != now.awaited(eyes) or before.view(eyes) != now.view(eyes)


def own_choices(
    choices: Sequence[Choice], step: ReplayStep, unaware: frozenset[Seat]
) -> Sequence[Choice]:
    """One more, or after a takeback one less."""
    if step.move is None:
        return choices[:-1]
    made = Choice(step.before, step.move, tuple(step.events), unaware)
    return (*choices[1 - MOST_KEPT :], made)


def silent_end(choices: Sequence[Choice]) -> Sequence[Choice]:
    """Those after the last that others have seen."""
    for place in range(len(choices), 0, -1):
        if not choices[place - 1].is_silent:
            return choices[place:]
    return choices
