"""The game on the table: one state, one record, and what each pair of eyes is told of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from powderkeg.bots.match import Match
from powderkeg.rules.core import (
    CHANCE,
    WATCHER,
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
from powderkeg.rules.game import Game, Line, Setup
from powderkeg.rules.record import Act, Record
from powderkeg.rules.rng import Rng
from powderkeg.server.documents import MatchDoc
from powderkeg.server.news import Happened, LineView, Offer, OutcomeView, RefusalView
from powderkeg.server.protocol import PHRASES, Phrase, Told, Wish


class Choice(NamedTuple):
    """The last act, when a seat made it: what it was made from, and what came of it."""

    seat: Seat
    before: State
    move: Move
    events: list[Event]


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
        self.lines = len(told)
        self.unaware: list[Seat] = []  # for whom the last act was nothing
        self.missed: dict[Seat, int] = {}  # by pair of eyes: how many acts were nothing to them
        self.last: Choice | None = None
        self.offered: dict[Seat, tuple[int, list[Move]]] = {}
        self.phase = self.state.phases[-1]
        self.look()

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def is_over(self) -> bool:
        return self.state.outcome() is not None

    @property
    def may_look_back(self) -> bool:
        """Is its replay open already?"""
        return self.is_over or self.game.may_look_back(self.match.record.setup)

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
        return self.lines - self.missed.get(eyes, 0)

    def is_stale(self, seat: Seat, at: int) -> bool:
        """Has what the seat can choose from changed since it looked?"""
        since, _ = self.offered.get(seat, (self.at(seat), []))
        return not since <= at <= self.at(seat)

    def play(self, actor: Seat, move: Move, log: Log) -> Act:
        """Make a move that is not refused. The line it adds is the table's to store."""
        before = self.state.clone()
        known = len(log.events)
        self.match.play(actor, move, log)
        self.lines += 1
        choice = Choice(actor, before, move, log.events[known:])
        self.unaware = self.unaware_of(choice) if actor >= 0 else []
        for eyes in self.unaware:
            self.missed[eyes] = self.missed.get(eyes, 0) + 1
        if not self.unaware:
            self.last = choice if actor >= 0 else None
        self.offered.pop(actor, None)  # whoever has acted has another choice now
        self.look()
        return Act(actor, move.text)

    def unaware_of(self, choice: Choice) -> list[Seat]:
        """For whom it changed nothing: they are not even told that there is one more line."""
        others = [seat for seat in (*range(self.state.seats), WATCHER) if seat != choice.seat]
        return [eyes for eyes in others if self.is_unaware(eyes, choice)]

    def is_unaware(self, eyes: Seat, choice: Choice) -> bool:
        if any(event.seen_by(eyes) is not None for event in choice.events):
            return False
        before, now = choice.before, self.state
        return before.deciders() == now.deciders() and before.view(eyes) == now.view(eyes)

    def draw(self, log: Log) -> Act:
        """Nature acts, as the seed has it."""
        return self.play(CHANCE, self.match.fate.pick(self.state.chances()), log)

    def look(self) -> None:
        """Note what each seat can choose from, or choose instead, and since when.

        The same moves in another phase are another choice.
        """
        offered: dict[Seat, tuple[int, list[Move]]] = {}
        if self.state.phases[-1] is not self.phase:
            self.phase = self.state.phases[-1]
            self.offered = {}
        for seat in (*self.state.deciders(), *self.state.volunteers()):
            moves = self.state.moves(seat)
            since, before = self.offered.get(seat, (0, []))
            offered[seat] = (since if before == moves else self.at(seat), moves)
        self.offered = offered

    def go_back_to(self, told: list[Act]) -> None:
        """Stand where these lines lead: what came after was not stored."""
        self.match.take_over(told)
        self.lines = len(told)
        self.last = None
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

    def take_back(self, seat: Seat, count: int) -> Act:
        self.match.take_back(seat, count)
        self.lines += 1
        self.last = None
        self.offered = {}
        self.look()
        return Act(seat, f"undo:{count}")

    def undo(self, seat: Seat) -> Literal["", "free", "ask"]:
        """May this seat take its last choice back: by itself, or if the table agrees?

        Not while others choose at once and this seat has chosen: it would take theirs, too.
        """
        waits = self.state.volunteers() and seat not in self.state.deciders()
        if not self.game.takebacks or waits or self.acts_to_take_back(seat) == 0:
            return ""
        return "free" if self.showed_nothing(seat) else "ask"

    def showed_nothing(self, seat: Seat) -> bool:
        """The last act was this seat's, and all that came of it could be foreseen."""
        last = self.last
        if last is None or last.seat != seat:
            return False
        expected = foresee(last.before, seat, [last.move], Rng(f"undo {self.lines}"))[0]
        seen = [face for event in last.events if (face := event.seen_by(seat)) is not None]
        return [event.to_json() for event in seen] == [event.to_json() for event in expected]

    # Telling.

    def happened(self, seat: Seat, events: list[Event], wants: Collection[Wish]) -> Happened:
        """What these eyes see of the game now. Nothing in it depends on anything else."""
        state = self.state
        view = state.view(seat)
        _, moves = self.offered.get(seat, (0, []))
        foreseen: list[list[Event]] = [[]] * len(moves)
        if moves and "foresight" in wants:
            foreseen = foresee(state, seat, moves, Rng(f"foresee {seat} {self.lines}"))
        return Happened(
            at=self.at(seat),
            events=tellings(events, seat),
            view=view,
            awaited=state.deciders(),
            offers=[offer(move, after) for move, after in zip(moves, foreseen, strict=True)],
            prompt=line_view(self.game.prompt(view)),
            twin=[line_view(line) for line in self.game.twin(view)] if "twin" in wants else [],
            undo=self.undo(seat) if seat >= 0 and "foresight" in wants else "",
            signals=self.signals(view),
            outcome=outcome_view(state.outcome()),
        )

    def signals(self, view: View) -> list[Phrase] | None:
        """All that may be said by whoever sees this; None: talk freely, as after every game."""
        signals = None if self.is_over else self.game.signals(view)
        return None if signals is None else [word for word in PHRASES if word in signals]


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
