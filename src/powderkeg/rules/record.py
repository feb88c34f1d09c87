"""The record: a game as a file that a person can read. The record is the game.

    game verflixxt 1
    seats 2
    option path shuffled
    commit 5c0f…
    . roll:4          # nature rolled a four
    0 pawn:0          # seat 0 moved a pawn from the start
    0 undo:1          # and took it back
    0 pawn:0
    end 11 -3 won 0

See `docs/notation.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from powderkeg.rules.core import CHANCE, CLOCK, SILENT, Complaint, Move, Outcome, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.rng import Fate, commit, fate_of
from powderkeg.rules.setup import Setup

ACTORS = {".": CHANCE, "*": CLOCK}
ACTOR_TEXTS = {CHANCE: ".", CLOCK: "*"}
TAKEBACK = re.compile("undo:([1-9][0-9]{0,8})")
SALT = re.compile("[!-~]{1,40}")


class RecordError(Complaint):
    """What is wrong with a record, and on which line."""

    def __init__(self, number: int, line: str, problem: str) -> None:
        # A line may be as long as a stranger likes.
        super().__init__(f"line {number}: {problem[:400]}\n  {number} | {line[:200]}")
        self.number = number
        self.line = line
        self.problem = problem


class Act(NamedTuple):
    """Somebody did something."""

    actor: Seat
    text: str

    def __str__(self) -> str:
        return f"{actor_text(self.actor)} {self.text}"


def actor_text(actor: Seat) -> str:
    return ACTOR_TEXTS.get(actor, str(actor))


def actor_of(text: str) -> Seat | None:
    """Who acts: a seat's number, a dot for nature, a star for the clock."""
    return int(text) if is_number(text) else ACTORS.get(text)


def takeback(text: str) -> int:
    """How many acts this takes back; 0 if it is no takeback."""
    found = TAKEBACK.fullmatch(text)
    return int(found[1]) if found else 0


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 10


class Record:
    """The header and the acts of one game."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.data = game.data  # what it is played with; records from before this was told have none
        self.names: dict[Seat, str] = {}
        self.bots: dict[Seat, str] = {}
        self.notes: list[str] = []
        self.commit = ""
        self.commit_line = 0
        self.salts: dict[Seat, str] = {}  # what seats added to the seed once it was promised
        self.seed = ""  # secret while the game runs
        self.branch = 0  # so many acts come from another game: this seed did not draw them
        self.acts: list[Act] = []  # those that stand
        self.lines: list[int] = []  # of the file that `told` was read from
        self.end: str = ""  # scores and winners, once it is over
        self.end_line = 0
        self._past: list[Act] = []  # all that was told up to the last takeback
        self._kept = 0  # how many acts stood after it

    @property
    def told(self) -> list[Act]:
        """Every act in order, also those taken back, and the takebacks themselves."""
        return [*self._past, *self.acts[self._kept :]]

    @property
    def takebacks(self) -> list[Act]:
        return [act for act in self._past if takeback(act.text)]

    def add(self, actor: Seat, move: Move) -> None:
        self.acts.append(Act(actor, move.text))

    def take_back(self, seat: Seat, count: int) -> None:
        """The last acts stand no more, but it stays told that they were made."""
        if not 0 <= seat < self.setup.seats:
            raise Complaint(f"only a seat below {self.setup.seats} takes back")
        most = max(0, len(self.acts) - self.branch)
        if not 1 <= count <= most:
            raise Complaint(f"{count} acts cannot be taken back: there are {most}")
        self._past += [*self.acts[self._kept :], Act(seat, f"undo:{count}")]
        del self.acts[-count:]
        self._kept = len(self.acts)

    def tell(self, act: Act) -> None:
        """One more line: an act, or a takeback."""
        count = takeback(act.text)
        if count:
            self.take_back(act.actor, count)
        else:
            self.acts.append(act)

    def retell(self, told: Iterable[Act]) -> None:
        """Other lines instead of those so far."""
        told = list(told)
        self._past, self._kept = [], 0
        self.acts, self.lines = [], []
        for act in told:
            self.tell(act)
        if len(self.acts) < self.branch:
            raise Complaint(f"a branch of {self.branch} acts cannot be cut to {len(self.acts)}")

    def write(self) -> str:
        lines = [*self.head(), *map(str, self.told)]
        lines += [f"seed {one_line(self.seed)}"] if self.seed else []
        lines += [f"end {self.end}"] if self.end else []
        return "\n".join(lines) + "\n"

    def head(self) -> list[str]:
        """What stands before the first act: a table writes it once, and then act by act."""
        lines = [f"game {self.game.name} {self.game.version}", f"seats {self.setup.seats}"]
        lines += [f"option {key} {value}" for key, value in self.setup.options.items()]
        lines += [f"data {self.data}"] if self.data else []
        lines += [f"name {seat} {one_line(name)}" for seat, name in sorted(self.names.items())]
        lines += [f"bot {seat} {one_line(bot)}" for seat, bot in sorted(self.bots.items())]
        lines += [f"note {one_line(note)}" for note in self.notes]
        lines += [f"commit {one_line(self.commit)}"] if self.commit else []
        lines += [f"salt {seat} {one_salt(salt)}" for seat, salt in sorted(self.salts.items())]
        lines += [f"branch {self.branch}"] if self.branch else []
        return lines

    def replay(self, fate: Fate | None = None) -> State:
        """Play what stands, each act checked; with a fate, each draw too. Else a RecordError."""
        state = self._play(self._stretches()[-1], fate)
        self._check_end(state)
        return state

    def verify_shuffle(self) -> None:
        """Was every draw the one that the seed gives, and was it promised? Else a RecordError."""
        if self.commit and commit(self.seed) != self.commit:
            line = f"commit {self.commit}"
            number = self.commit_line or self.head().index(line) + 1
            raise RecordError(number, line, "the seed is not the one that was promised")
        self.replay(self.fate())
        self.verify_takebacks()

    def verify_takebacks(self) -> None:
        """Could all that was taken back be played, and, once the seed is told, drawn from it?"""
        if self.game.manners.takebacks == "none" and self.takebacks:
            place = self.told.index(self.takebacks[0])
            raise self._broken(place, f"nothing is taken back in {self.game.name}")
        for stretch in self._stretches()[:-1]:
            state = self._play(stretch, self.fate() if self.seed else None)
            if state.outcome() is not None:  # the seed was told: who goes on would know the dice
                raise self._broken(stretch[-1] + 1, "nothing is taken back once the game is over")

    def fate(self) -> Fate:
        """Nature's generator, from the seed that was told."""
        return fate_of(self.seed, self.salts)

    def _stretches(self) -> list[list[int]]:
        """What stood before the table went back, each time, and what stands: places in `told`."""
        told = self.told
        stretches: list[list[int]] = []
        standing: list[int] = []
        for place, act in enumerate(told):
            count = takeback(act.text)
            if not count:
                standing.append(place)
                continue
            if standing[-1] == place - 1:  # else it goes on going back
                stretches.append(list(standing))
            del standing[-count:]
        return [*stretches, standing]

    def _play(self, stretch: list[int], fate: Fate | None) -> State:
        told = self.told
        state = self.game.start(self.setup)
        for count, place in enumerate(stretch):
            act = told[place]
            move = self.game.moves.parse(act.text)
            if move is None:
                raise self._broken(place, f"{self.game.name} has no move '{act.text}'")
            refusal = state.refusal(act.actor, move)
            if refusal is not None:
                rule = refusal.rule
                problem = f"refused by {rule.key} ({rule.cite}); {expected(state)}"
                raise self._broken(place, problem)
            if fate is not None and act.actor == CHANCE and count >= self.branch:
                drawn = fate.pick(state.chances())
                if drawn is not move:
                    raise self._broken(place, f"the seed draws {drawn.text} here")
            state.play(act.actor, move, SILENT)
        return state

    def _check_end(self, state: State) -> None:
        if not self.end:
            return
        outcome = state.outcome()
        number = self.end_line or len(self.write().splitlines())
        if outcome is None:
            problem = "the record has an end, but the game is not over"
            raise RecordError(number, f"end {self.end}", problem)
        if end_text(outcome) != self.end:
            problem = f"the end is wrong: the acts lead to {end_text(outcome)}"
            raise RecordError(number, f"end {self.end}", problem)

    def _broken(self, place: int, problem: str) -> RecordError:
        """What is wrong with a line of `told`."""
        known = place < len(self.lines)
        number = self.lines[place] if known else len(self.head()) + place + 1
        return RecordError(number, str(self.told[place]), problem)


def hash_of(text: str) -> str:
    """Short enough to stand in a header, and long enough to tell two files apart."""
    return sha256(text.encode()).hexdigest()[:16]


def other_data(theirs: str, ours: str) -> str:
    """Why something that was played with another file cannot be played here."""
    kind, _, found = theirs.partition(" ")
    wanted = ours.partition(" ")[2]
    return f"this was played with another {kind} ({found}) than the one here ({wanted})"


def one_line(text: str) -> str:
    """A text that will read back as it is; a Complaint if it would not."""
    written = text.encode(errors="replace").decode()
    if text != written.strip() or len(text.splitlines()) != 1:
        raise Complaint(f"a record cannot hold {text!r}: one line, no blanks at its ends")
    return text


def one_salt(text: str) -> str:
    """A salt that will read back as it is; a Complaint if it would not."""
    if not SALT.fullmatch(text):
        raise Complaint(f"no salt: {text!r}; one word of 1 to 40 printable ASCII characters")
    return text


def end_text(outcome: Outcome) -> str:
    """`11 -3 won 0`: the scores, and who won."""
    scores = [str(int(score)) if score == int(score) else repr(score) for score in outcome.scores]
    return " ".join([*scores, "won", *map(str, outcome.winners)])


def expected(state: State) -> str:
    """What could have been played instead, for an error message."""
    if state.outcome() is not None:
        return "the game is over"
    could = [Act(actor, move.text) for actor in state.actors() for move in state.moves(actor)]
    more = f" and {len(could) - 8} more" if len(could) > 8 else ""
    return "expected one of: " + ", ".join(map(str, could[:8])) + more
