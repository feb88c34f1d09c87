"""The game on the table: one state, one record, and what each pair of eyes is told of it."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import Literal

from powderkeg.rules.core import (
    CHANCE,
    NEVER,
    SILENT,
    Event,
    Log,
    Move,
    Outcome,
    Refusal,
    Seat,
    State,
    View,
)
from powderkeg.rules.foresight import foresee
from powderkeg.rules.game import Game
from powderkeg.rules.match import Match
from powderkeg.rules.record import Act, Record
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup
from powderkeg.rules.telling import Line
from powderkeg.server.documents import MatchDoc
from powderkeg.server.news import Happened, LineView, Offer, OutcomeView, RefusalView
from powderkeg.server.passages import passages_as_seen
from powderkeg.server.protocol import Told, Wish
from powderkeg.server.witness import Witness

MOST_TAKEBACKS = 100  # by one seat in one game: a replay shows them all


class Live:
    """A game in progress. It knows nothing of sockets, time or the database."""

    def __init__(self, game: Game, doc: MatchDoc, told: list[Act]) -> None:
        self.game = game
        self.doc = doc
        setup = game.setup(doc.seats, doc.options)
        branch = told[: doc.branch]
        self.match = Match(game, setup, {}, doc.secret, salts=doc.salts, branch=branch)
        if told:
            self.match.take_over(told)
        self.witness = Witness(len(told))
        self.offered: dict[Seat, tuple[int, list[Move]]] = {}
        self.phase = self.state.phases[-1]
        self.opens = False  # has a secret phase begun with the last act?
        self.look()

    @property
    def lines(self) -> int:
        return self.witness.lines

    @property
    def unaware(self) -> list[Seat]:
        """For whom the last act was nothing."""
        return self.witness.unaware

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def is_over(self) -> bool:
        return self.state.outcome() is not None

    @property
    def is_secret(self) -> bool:
        """Is it nobody's business who is awaited?"""
        return self.state.phases[-1].secret

    def is_midway(self, seat: Seat) -> bool:
        """Has this seat begun something that nobody else knows of?"""
        last = self.witness.last_choice(seat)
        return last is not None and last.is_silent

    @property
    def may_look_back(self) -> bool:
        """Is its replay open already?"""
        return self.is_over or self.game.manners.may_look_back(self.match.record.setup)

    def record(self) -> Record:
        """The record so far, with who plays."""
        record = self.match.record
        record.names = {seat: name for seat, name in self.doc.names.items() if name}
        record.bots = dict(self.doc.bots)
        record.notes = list(self.doc.notes)
        return record

    # Acting.

    def parse(self, text: str) -> Move | None:
        return self.game.moves.parse(text)

    def at(self, eyes: Seat) -> int:
        """The lines of the record, as far as these eyes can know of them."""
        return self.witness.at(eyes)

    def is_stale(self, seat: Seat, at: int) -> bool:
        """Has what the seat can choose from changed since it looked?"""
        since, _ = self.offered.get(seat, (self.at(seat), []))
        return not since <= at <= self.at(seat)

    def play(self, actor: Seat, move: Move, log: Log) -> Act:
        """Make a move that is not refused. The line it adds is the table's to store."""
        before = self.state.clone()
        known = len(log.events)
        self.match.play(actor, move, log)
        self.witness.act(actor, move, before, self.state, log.events[known:])
        self.ask_anew(actor)
        return Act(actor, move.text)

    def ask_anew(self, actor: Seat) -> None:
        """Somebody has acted: who has another choice now?"""
        asked = self.offered
        self.offered = {seat: question for seat, question in asked.items() if seat != actor}
        self.look()
        self.witness.settle(
            actor, [seat for seat in asked if asked[seat] == self.offered.get(seat)]
        )

    def draw(self, log: Log) -> Act:
        """Nature acts, as the seed has it."""
        return self.play(CHANCE, self.match.fate.pick(self.state.chances()), log)

    def look(self) -> None:
        """Note what each seat can choose from, or choose instead, and since when.

        The same moves in another phase are another choice, and so they are in a secret one
        once something was seen to happen; but not to who has seen nothing.
        """
        offered: dict[Seat, tuple[int, list[Move]]] = {}
        phase = self.state.phases[-1]
        is_new = phase is not self.phase or phase.secret
        self.opens = is_new and phase.secret and not self.unaware
        self.phase = phase
        if is_new:
            kept = [seat for seat in self.unaware if seat in self.offered]
            self.offered = {seat: self.offered[seat] for seat in kept}
        for seat in (*self.state.deciders(), *self.state.volunteers()):
            moves = self.state.moves(seat)
            since, before = self.offered.get(seat, (0, []))
            offered[seat] = (since if before == moves else self.at(seat), moves)
        self.offered = offered

    def recall(self) -> None:
        """Go through the record again: who could know of which line?"""
        record = self.match.record
        self.witness = witness = Witness(record.branch)
        for passage in islice(passages_as_seen(record), record.branch, None):
            actor, before, now = passage.act.actor, passage.before, passage.after
            if passage.move is None:
                witness.take_back(actor, before, now, passage.lines)
            else:
                witness.act(actor, passage.move, before, now, passage.events)
            witness.settle(actor)
        self.offered = {}
        self.look()

    # Taking back.

    def acts_to_take_back(self, seat: Seat) -> int:
        """How many acts go if this seat's last choice goes; 0 if there is none to take back."""
        acts = self.match.record.acts
        if self.is_over:
            return 0
        for index in range(len(acts) - 1, self.match.record.branch - 1, -1):
            if acts[index].actor == seat:
                return len(acts) - index
        return 0

    def take_back(self, seat: Seat) -> list[Act]:
        """A seat's last choice goes, and all that came after it.

        If that is free, nobody else loses anything by it: what they and the clock did since, which
        the seat did not notice, is done again.
        """
        before = self.state
        count = self.acts_to_take_back(seat)
        free = self.is_free(seat)
        since = self.match.record.acts[1 - count :] if free and count > 1 else []
        self.match.take_back(seat, count)
        lines = [Act(seat, f"undo:{count}"), *(act for act in since if self.does_again(act))]
        if free:
            self.witness.take_back(seat, before, self.state, len(lines))
            self.ask_anew(seat)
        else:
            self.witness.count(1, self.state, [])
            self.offered = {}
            self.ask_anew(CHANCE)
        return lines

    def does_again(self, act: Act) -> bool:
        """Is it done once more, as far as it still can be?"""
        move = self.parse(act.text)
        if move is None or self.state.refusal(act.actor, move) is not None:
            return False
        self.match.play(act.actor, move, SILENT)
        return True

    def undo(self, seat: Seat) -> Literal["", "free", "ask"]:
        """May this seat take its last choice back: by itself, or if the table agrees?

        Not while others choose at once and this seat has chosen: it would take theirs, too.
        Nor in secret: there, too, a choice is changed by another one.
        """
        may = self.game.manners.takebacks
        if may == "none" or self.is_secret or self.has_chosen(seat):
            return ""
        taken = sum(act.actor == seat for act in self.match.record.takebacks)
        if taken >= MOST_TAKEBACKS or self.acts_to_take_back(seat) == 0:
            return ""
        if may == "silent" and not self.is_midway(seat):
            return ""
        return "free" if self.is_free(seat) else "ask" if may == "all" else ""

    def has_chosen(self, seat: Seat) -> bool:
        """Is it somebody else's turn to choose, and may this seat choose otherwise meanwhile?

        Where nobody is asked, it is none of its business whether others may.
        """
        volunteers = self.state.volunteers()
        if self.game.manners.takebacks == "silent":
            return seat in volunteers
        return bool(volunteers) and seat not in self.state.deciders()

    def is_free(self, seat: Seat) -> bool:
        """Nothing has happened since that the seat knows of, and what it saw could be foreseen."""
        last = self.witness.last_choice(seat)
        if last is None:
            return False
        expected = foresee(last.before, seat, [last.move], Rng(f"undo {self.at(seat)}"))[0]
        seen = [face for event in last.events if (face := event.seen_by(seat)) is not None]
        return [event.to_json() for event in seen] == [event.to_json() for event in expected]

    # Telling.

    def happened(
        self, seat: Seat, events: list[Event], wants: Collection[Wish], gone: int = 0
    ) -> Happened:
        """What these eyes see of the game now. Nothing in it depends on anything else.

        So many ticks have gone by that are not yet in the record: whether they are, is a secret.
        """
        state = self.state
        view = state.view(seat)
        telling = self.game.telling
        _, moves = self.offered.get(seat, (0, []))
        foreseen: list[list[Event]] = [[]] * len(moves)
        if moves and "foresight" in wants:
            foreseen = foresee(state, seat, moves, Rng(f"foresee {seat} {self.at(seat)}"))
        return Happened(
            at=self.at(seat),
            events=tellings(events, seat),
            view=view,
            awaited=state.awaited(seat),
            offers=[offer(move, after) for move, after in zip(moves, foreseen, strict=True)],
            prompt=line_view(telling.prompt(view)),
            twin=[line_view(line) for line in telling.twin(view)] if "twin" in wants else [],
            undo=self.undo(seat) if seat >= 0 and "foresight" in wants else "",
            signals=self.signals(view),
            due=None if state.due() == NEVER else state.due() - gone,
            outcome=outcome_view(state.outcome()),
        )

    def signals(self, view: View) -> list[str] | None:
        """All that may be said by whoever sees this; None: talk freely, as after every game."""
        return None if self.is_over else self.game.manners.signals(view)


def recalled(game: Game, doc: MatchDoc, told: list[Act]) -> Live:
    """A game from its record. It may take a while, so others must not wait for it."""
    live = Live(game, doc, told)
    live.recall()
    return live


def tellings(events: list[Event], seat: Seat) -> list[Told]:
    """What these eyes see. A fleeting event says so: nobody is to write it down."""
    seen = [face for event in events if (face := event.seen_by(seat)) is not None]
    mark: Told = {"fleeting": True}
    return [{**face.to_json(), **mark} if face.fleeting else face.to_json() for face in seen]


def offer(move: Move, foreseen: list[Event]) -> Offer:
    return Offer(move.text, move.key, move.facts(), [event.to_json() for event in foreseen])


def line_view(line: Line) -> LineView:
    return LineView(line.key, line.facts, [line_view(part) for part in line.parts])


def refusal_view(refusal: Refusal) -> RefusalView:
    return RefusalView(refusal.rule.key, refusal.rule.cite, refusal.facts)


def advice(game: Game, setup: Setup) -> tuple[RefusalView | None, RefusalView | None]:
    """Why it cannot be played so; if it can, what to think of before."""
    refusal = game.refusal(setup)
    if refusal is not None:
        return refusal_view(refusal), None
    warning = game.warning(setup)
    return None, None if warning is None else refusal_view(warning)


def outcome_view(outcome: Outcome | None) -> OutcomeView | None:
    if outcome is None:
        return None
    return OutcomeView(outcome.scores, outcome.winners, outcome.teams, outcome.why.key)
