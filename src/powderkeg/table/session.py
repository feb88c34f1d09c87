"""A game at a table: one state, one record, and what each pair of eyes is told of it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Collection, Mapping
from typing import Literal

from powderkeg.rules.core import (
    CHANCE,
    SILENT,
    Complaint,
    Event,
    Log,
    Move,
    Seat,
    State,
    View,
)
from powderkeg.rules.foresight import foresee
from powderkeg.rules.game import Game
from powderkeg.rules.match import Match
from powderkeg.rules.numbers import Numbers
from powderkeg.rules.record import Act, Record, other_data
from powderkeg.rules.rng import Rng
from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import MatchDoc
from powderkeg.table.news import Happened, LineView, Offer, TimeView
from powderkeg.table.protocol import GameJson, Wish
from powderkeg.table.replay_steps import ReplayStep
from powderkeg.table.telling import line_view, offer, outcome_view, tellings
from powderkeg.table.visibility import Choice, Sight, Visibility, noted_steps, visibility_of

MOST_TAKEBACKS = 100  # by one seat in one game: a replay shows them all


class GameSession:
    """A game in progress. It knows nothing of guests, time or what keeps it.

    From a long record it takes a while to make: others must not wait for it.
    """

    def __init__(
        self,
        game: Game,
        doc: MatchDoc,
        told: list[Act],
        known: tuple[Match, Visibility] | None = None,
    ) -> None:
        self.game = game
        self.doc = doc
        if known is not None:  # whoever has these need not play the lines
            self.match, self.visibility = known
        else:
            self.match = match_of(game, doc, told)
            self.visibility = recalled(self.match.record, self.state)
        self.keys: dict[Seat, tuple[str, int]] = {}  # each seat's last keyed choice and its line

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def lines(self) -> int:
        return self.visibility.lines

    @property
    def is_over(self) -> bool:
        return self.state.outcome() is not None

    @property
    def is_secret(self) -> bool:
        """Is it nobody's business who is awaited?"""
        return self.state.phases[-1].secret

    @property
    def is_timed(self) -> bool:
        """Does a move say when it was made? Then nobody is polite about it."""
        return self.state.phases[-1].timed

    @property
    def is_brisk(self) -> bool:
        """Is much done here, of which each bit need not be looked at?"""
        return self.state.phases[-1].brisk

    @property
    def may_look_back(self) -> bool:
        """Is its replay open already?"""
        return self.is_over or self.game.manners.may_look_back(self.match.record.setup)

    def record(self) -> Record:
        """The record so far, with who plays."""
        return named(self.match.record, self.doc)

    def scene(self) -> str | None:
        """Where it stands, in a line: where hands act a record is too long to be read each time."""
        return None if self.game.stream is None else self.game.scenes.write(self.state)

    def remember(self, keys: Mapping[Seat, tuple[str, int]]) -> None:
        """Which choices were sent under which keys; a line counts as far as its maker knows."""
        self.keys = {seat: (key, min(at, self.at(seat))) for seat, (key, at) in keys.items()}

    # What a pair of eyes knows.

    def at(self, eyes: Seat) -> int:
        """The lines of the record, as far as these eyes can know of them."""
        return self.visibility.sights[eyes].at

    def is_asked(self, seat: Seat) -> bool:
        """May this seat choose, or choose otherwise?"""
        return bool(self.visibility.sights[seat].moves)

    def is_stale(self, seat: Seat, at: int) -> bool:
        """Has what the seat can choose from changed since it looked?"""
        sight = self.visibility.sights[seat]
        return not sight.since <= at <= sight.at

    def last_choice(self, seat: Seat) -> Choice | None:
        """Since which nothing has happened that the seat knows of."""
        choices = self.visibility.sights[seat].choices
        return choices[-1] if choices else None

    def is_midway(self, seat: Seat) -> bool:
        """Has this seat begun something that nobody else knows of?"""
        last = self.last_choice(seat)
        return last is not None and last.is_silent

    # Acting.

    def play(self, actor: Seat, move: Move, log: Log) -> Act:
        """Make a move that is not refused. The line it adds is the table's to keep."""
        match = self.match
        state = match.state
        # Nature is seen by all, whatever was before, and takes nothing back.
        before = state if actor == CHANCE else state.clone()
        known = len(log.events)
        match.play(actor, move, log)
        act = match.record.acts[-1]
        events = log.events[known:] if known else log.events
        self.visibility = self.visibility.after(ReplayStep(act, move, before, state, events))
        return act

    def draw(self, log: Log) -> Act:
        """Nature acts, as the seed has it."""
        return self.play(CHANCE, self.match.fate.pick(self.state.chances()), log)

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
        gone = self.match.record.acts[-count:]
        again = gone[1:] if self.visibility.is_free(seat) else []
        self.match.take_back(seat, count)
        back = Act(seat, f"undo:{count}")
        lines = [back, *(act for act in again if self.does_again(act))]
        step = ReplayStep(back, None, before, self.state, [], gone, len(lines))
        self.visibility = self.visibility.after(step)
        return lines

    def does_again(self, act: Act) -> bool:
        """Is it done once more, as far as it still can be?"""
        move = self.game.moves.parse(act.text)
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
        if self.visibility.is_free(seat):
            return "free"
        return "ask" if may == "all" else ""

    def has_chosen(self, seat: Seat) -> bool:
        """Is it somebody else's turn to choose, and may this seat choose otherwise meanwhile?

        Where nobody is asked, it is none of its business whether others may.
        """
        volunteers = self.state.volunteers()
        if self.game.manners.takebacks == "silent":
            return seat in volunteers
        return bool(volunteers) and seat not in self.state.deciders()

    # Telling.

    def happened(
        self,
        eyes: Seat,
        events: list[Event],
        wants: Collection[Wish],
        due: int | None = None,
        time: TimeView | None = None,
        open: dict[int, GameJson] | None = None,
    ) -> Happened:
        """What these eyes see of the game now. Nothing in it depends on anything else.

        What is `due` counts ticks that are not yet in the record: whether they are, is a secret.
        In `open` is what other eyes were told of the same events and may be told to these.
        """
        state, telling = self.match.state, self.game.telling
        view = state.view(eyes)
        sight = self.visibility.sights[eyes]
        offers: list[Offer] = []
        if sight.moves:
            offers = self.offers(eyes, sight, "foresight" in wants)
        twin: list[LineView] = []
        if "twin" in wants:
            twin = [line_view(line) for line in telling.twin(view)]
        outcome = state.outcome()
        return Happened(
            sight.at,
            tellings(events, eyes, open),
            view,
            state.awaited(eyes),
            offers,
            line_view(telling.prompt(view)),
            twin,
            self.undo(eyes) if eyes >= 0 and "foresight" in wants else "",
            self.game.manners.signals(view) if outcome is None else None,
            due,
            time,
            outcome_view(outcome),
            self.features(eyes) if eyes >= 0 and "features" in wants else None,
        )

    def features(self, seat: Seat) -> str:
        """The view as numbers, for a program that has learnt to play."""
        row = Numbers(len(self.game.features(self.match.record.setup)))
        if row.width:
            row.next_row()
            self.state.features(seat, row)
        return b64encode(row.taken()).decode()

    def offers(self, eyes: Seat, sight: Sight, foresight: bool) -> list[Offer]:
        """What may be chosen, and if that is wanted, what will come of it."""
        moves = list(sight.moves)
        if not foresight:
            return [offer(move, []) for move in moves]
        foreseen = foresee(self.state, eyes, moves, Rng(f"foresee {eyes} {sight.at}"))
        return [offer(move, after) for move, after in zip(moves, foreseen, strict=True)]

    def signals(self, view: View) -> list[str] | None:
        """All that may be said by whoever sees this; None: talk freely, as after every game."""
        return None if self.is_over else self.game.manners.signals(view)


def match_of(game: Game, doc: MatchDoc, told: list[Act]) -> Match:
    """The game where its lines lead, by the rules that it was played by."""
    match = new_match(game, doc, told[: doc.branch])
    if told:
        match.take_over(told)
    return match


def new_match(game: Game, doc: MatchDoc, branch: list[Act] | None = None) -> Match:
    """Before its first act, or where another game has led to."""
    if doc.version != game.version:
        theirs, ours = f"version {doc.version} of the rules of {game.name}", f"{game.version}"
        raise Cannot("bad-record", f"this game was played by {theirs}; this program knows {ours}")
    if doc.data not in ("", game.data):
        raise Cannot("bad-record", other_data(doc.data, game.data))
    try:
        setup = game.setup(doc.seats, doc.options)
    except Complaint as problem:
        raise Cannot("bad-record", str(problem)) from None
    return Match(game, setup, {}, doc.secret, salts=doc.salts, branch=branch or ())


def named(record: Record, doc: MatchDoc) -> Record:
    """The record with who plays, and with what."""
    record.data = doc.data
    record.names = {seat: name for seat, name in doc.names.items() if name}
    record.bots = dict(doc.bots)
    record.notes = list(doc.notes)
    return record


def recalled(record: Record, state: State) -> Visibility:
    """From the record: who could know of which line?"""
    known = visibility_of(state, record.branch)
    for _, after in noted_steps(record):
        known = after
    return known
