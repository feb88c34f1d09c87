"""The kernel: what every game is made of.

A game is a `State` that answers questions (who is awaited, what may they do, why not) and obeys
one verb, `play`. Seats, chance and the clock are actors; the list of their acts is the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from powderkeg.rules.numbers import Numbers
from powderkeg.rules.rng import Rng

Seat: TypeAlias = int
CHANCE: Final = -1  # nature: dice, shuffles, draws
CLOCK: Final = -2  # time: ticks, windows that run out
WATCHER: Final = -3  # sees what all see, never acts
EVERYONE: Final = -4  # sees what anyone sees: for watching a finished game, never a running one

NEVER: Final = -1  # `due()` when the clock has nothing to do

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Facts: TypeAlias = dict[str, Json]  # the words a sentence needs: {"place": 9}
View: TypeAlias = Mapping[str, object]  # a TypedDict of the game, ready for JSON

S = TypeVar("S", bound="State")


class Complaint(ValueError):
    """Something that was given to us and cannot be taken. The message says what is wrong."""


class Rule:
    """A numbered rule that knows where it is written. Its text is in the catalogues."""

    def __init__(self, key: str, cite: str) -> None:
        self.key: Final = key
        self.cite: Final = cite

    def __repr__(self) -> str:
        return f"<{self.key}: {self.cite}>"


class Chapter:
    """A chapter of a rulebook."""

    def __init__(self, key: str) -> None:
        self.key: Final = key
        self.rules: Final[list[Rule]] = []

    def rule(self, key: str, cite: str) -> Rule:
        """One more rule."""
        rule = Rule(key, cite)
        self.rules.append(rule)
        return rule

    def numbered(
        self, prefix: str, book: str, titles: list[str], first: int = 1
    ) -> dict[int, Rule]:
        """Rules that are counted."""
        return {
            number: self.rule(f"{prefix}{number}", f"{book}{number}: {title}")
            for number, title in enumerate(titles, first)
        }


# What holds at any table, whatever the game.
HOUSE: Final = Chapter("house")
IS_OVER: Final = HOUSE.rule("over", "House rule: a finished game is finished")
NOT_AWAITED: Final = HOUSE.rule("not-awaited", "House rule: one acts when one is awaited")
NOT_NOW: Final = HOUSE.rule("not-now", "House rule: every move has its moment")
CHOSEN: Final = HOUSE.rule("chosen", "House rule: what is chosen is chosen")
SEATS: Final = HOUSE.rule("seats", "House rule: a game has its number of players")


class Refusal:
    """Why a move may not be made: the rule, and the facts of this case."""

    def __init__(self, rule: Rule, facts: Facts | None = None) -> None:
        self.rule: Final = rule
        self.facts: Final[Facts] = {} if facts is None else facts

    def to_json(self) -> Facts:
        return {"rule": self.rule.key, "cite": self.rule.cite, "facts": self.facts}

    def __repr__(self) -> str:
        return f"Refusal({self.rule.key}, {self.facts})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """Something an actor can do: one interned object, with a text and a number."""

    foreseeable: ClassVar[bool] = True  # False: nothing can be known before it is made

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.index = -1  # its place in the game's MoveSpace
        self.home = ""  # the module whose MOVES that is

    @property
    def key(self) -> str:
        """The kind of move: what stands before the colon."""
        return self.text.partition(":")[0]

    def facts(self) -> Facts:
        """What a sentence about this move needs to know."""
        return {}

    def to_json(self) -> Facts:
        return {"move": self.text, "index": self.index, "kind": self.key, **self.facts()}

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels by name: wherever it comes to, it is the one that is there."""
        from powderkeg.rules.sending import move_at

        return move_at, (self.home or type(self).__module__, self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Wait(Move):
    """The clock's one move: so many ticks go by. There are too many to list or to number."""

    def __init__(self, ticks: int) -> None:
        super().__init__(f"wait:{ticks}")
        self.ticks: Final = ticks

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wait) and other.ticks == self.ticks

    def __hash__(self) -> int:
        return self.ticks

    def facts(self) -> Facts:
        return {"ticks": self.ticks}

    def __reduce__(self) -> tuple[Any, ...]:
        return Wait, (self.ticks,)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveSpace:
    """Every move of a game but waiting. The order is the integer encoding: append only.

    `home` is the module in which this is `MOVES`: so a move finds its way from process to process.
    """

    def __init__(self, moves: list[Move], home: str = "") -> None:
        self._moves: Final = moves
        self._by_text: Final[dict[str, Move]] = {}
        for index, move in enumerate(moves):
            assert move.text not in self._by_text, f"two moves are written {move.text}"
            move.index = index
            move.home = home
            self._by_text[move.text] = move

    def __len__(self) -> int:
        return len(self._moves)

    def at(self, index: int) -> Move:
        return self._moves[index]

    def parse(self, text: str) -> Move | None:
        """The move that is written so, or None."""
        if text.startswith("wait:"):
            ticks = text[5:]
            whole = ticks.isascii() and ticks.isdecimal() and ticks[0] != "0" and len(ticks) < 10
            return Wait(int(ticks)) if whole else None
        return self._by_text.get(text)

    def mask(self, moves: list[Move]) -> bytes:
        """One byte a move, 1 where it is among `moves`."""
        mask = bytearray(len(self))
        for move in moves:
            if move.index >= 0:  # a wait has no number
                mask[move.index] = 1
        return bytes(mask)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that can be seen to happen. It masks itself for those who may not see."""

    key: ClassVar[str] = ""
    fleeting: ClassVar[bool] = False  # True: seen when it happens, and not told again in this game

    def facts(self) -> Facts:
        return {}

    def seen_by(self, seat: Seat) -> Event | None:
        """What `seat` sees of it; None if it sees nothing."""
        return self

    def uncovers(self, seat: Seat) -> bool:
        """Does it show `seat` what was hidden from it? Then `seat` could not foresee it."""
        return False

    def to_json(self) -> Facts:
        return {"event": self.key, **self.facts()}

    def __repr__(self) -> str:
        return f"<{self.key} {self.facts()}>"


class Log:
    """Keeps what happened, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def seen_by(self, seat: Seat) -> list[Event]:
        seen: list[Event] = []
        for event in self.events:
            face = event.seen_by(seat)
            if face is not None:
                seen.append(face)
        return seen


class Silence(Log):
    """A log that keeps nothing, for playing without telling."""

    def add(self, event: Event) -> None:
        pass


SILENT: Final = Silence()


class Outcome:
    """How it ended. Seats of one team win together; winners may be several, or none."""

    def __init__(
        self, scores: list[float], winners: list[Seat], why: Rule, teams: list[int] | None = None
    ) -> None:
        self.scores: Final = [score + 0 for score in scores]  # -0.0 becomes 0.0
        self.winners: Final = winners
        self.why: Final = why
        self.teams: Final = list(range(len(scores))) if teams is None else teams

    def share(self, seat: Seat) -> float:
        """The part of the win that is this seat's: what a bot plays for."""
        if seat not in self.winners:
            return 0.0
        rivals = 0
        for winner in self.winners:
            if self.teams[winner] != self.teams[seat]:
                rivals += 1
        return 1.0 / (1 + rivals)

    def to_json(self) -> Facts:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "teams": list(self.teams),
            "why": self.why.key,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A chapter of the rulebook: rules and, in `Final` fields, what they are about, if anything.

    It never changes, but gives way to another: clones share it. Without fields, one serves all.
    `State` asks it about deciders and volunteers alone. Lists it returns may be shared: read them.
    """

    key: ClassVar[str] = ""
    secret: ClassVar[bool] = False  # True: who is awaited here is nobody's business
    timed: ClassVar[bool] = False  # True: a move says when it was made, and only that counts
    brisk: ClassVar[bool] = False  # True: many small moves, at which nobody needs to look for long

    def begin(self, s: S, log: Log) -> None:
        """It has come to the top: entered, or uncovered by an interrupt's end."""

    def deciders(self, s: S) -> list[Seat]:
        """Who is awaited. No seat may act for ever while neither time nor another does."""
        return NOBODY

    def volunteers(self, s: S) -> list[Seat]:
        """Whom nobody waits for, but who may act: choose otherwise, or use a card out of turn."""
        return NOBODY

    def moves(self, s: S, seat: Seat) -> list[Move]:
        return NO_MOVES

    def refusal(self, s: S, seat: Seat, move: Move) -> Refusal | None:
        return Refusal(NOT_NOW)

    def chances(self, s: S) -> list[Move]:
        """Nature's equal cases: a move stands as often as there are ways to it."""
        return NO_MOVES

    def due(self, s: S) -> int:
        """Ticks until something happens by itself; NEVER if nothing does."""
        return NEVER

    def play(self, s: S, actor: Seat, move: Move, log: Log) -> None:
        raise NotImplementedError


NOBODY: Final[list[Seat]] = []
NO_MOVES: Final[list[Move]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. The top phase rules; an interrupt is a push of what it is about."""

    def __init__(self, seats: int, phases: list[Phase[Any]]) -> None:
        self.seats: Final = seats
        self.phases = phases

    # Who is awaited.

    def deciders(self) -> list[Seat]:
        """The seats that are awaited, all at once; none while nature or time must act."""
        return self.phases[-1].deciders(self)

    def volunteers(self) -> list[Seat]:
        """The seats that nobody waits for, but that may act all the same."""
        return self.phases[-1].volunteers(self)

    def awaited(self, eyes: Seat) -> list[Seat]:
        """The deciders, as far as `eyes` may know: in a secret phase one knows of oneself alone."""
        deciders = self.deciders()
        if not self.phases[-1].secret or eyes == EVERYONE:
            return deciders
        return [eyes] if eyes in deciders else NOBODY

    def chances(self) -> list[Move]:
        return self.phases[-1].chances(self)

    def due(self) -> int:
        """How long the clock may wait before something happens; NEVER if it is not in play."""
        return self.phases[-1].due(self)

    def actors(self) -> list[Seat]:
        """Everyone who is awaited now: nature alone, or the deciders and the clock."""
        if self.chances():
            return [CHANCE]
        if self.due() == NEVER:
            return self.deciders()
        return [*self.deciders(), CLOCK]

    # What they may do.

    def moves(self, actor: Seat) -> list[Move]:
        """All that the actor may do; of the clock's waits only the longest is listed."""
        phase = self.phases[-1]
        if actor >= 0:
            for seat in phase.deciders(self):
                if seat == actor:
                    return phase.moves(self, actor)
            if actor in phase.volunteers(self):
                return phase.moves(self, actor)
        elif actor == CHANCE:
            return list(dict.fromkeys(phase.chances(self)))
        elif actor == CLOCK and phase.due(self) != NEVER:
            return [Wait(phase.due(self))]
        return NO_MOVES

    def refusal(self, actor: Seat, move: Move) -> Refusal | None:
        """None if, and only if, the move is listed for this actor (or is a shorter wait)."""
        if actor == CLOCK:
            fine = isinstance(move, Wait) and 1 <= move.ticks <= self.due()
            return None if fine else Refusal(NOT_NOW)
        if actor < 0:
            return None if move in self.moves(actor) else Refusal(NOT_NOW)
        if actor in self.deciders() or actor in self.volunteers():
            return self.phases[-1].refusal(self, actor, move)
        return Refusal(NOT_AWAITED if self.outcome() is None else IS_OVER)

    # The verb.

    def play(self, actor: Seat, move: Move, log: Log) -> None:
        """Make a move that was not refused."""
        self.phases[-1].play(self, actor, move, log)

    # For phases: the way from chapter to chapter.

    def go(self, phase: Phase[Any], log: Log) -> None:
        """The top phase gives way to another."""
        self.phases[-1] = phase
        phase.begin(self, log)

    def go_after(self, interrupt: Phase[Any], phase: Phase[Any], log: Log) -> None:
        """The top phase gives way to another, but first to an interrupt."""
        self.phases[-1] = phase
        self.push(interrupt, log)

    def push(self, phase: Phase[Any], log: Log) -> None:
        """Interrupt: the phase below waits."""
        self.phases.append(phase)
        phase.begin(self, log)

    def pop(self, log: Log) -> None:
        """The interrupt is over: the phase below goes on."""
        self.phases.pop()
        self.phases[-1].begin(self, log)

    # What is seen.

    def view(self, seat: Seat) -> View:
        """All that `seat` (or WATCHER, or EVERYONE) may know, built from nothing."""
        raise NotImplementedError

    def features(self, seat: Seat, into: Numbers) -> None:
        """What `seat` is shown, as numbers: into a row of zeros, as wide as the game has names."""
        raise NotImplementedError

    def token_rows(self, seat: Seat, into: Numbers) -> None:
        """The same as a table of small whole numbers, where the game has one."""
        raise NotImplementedError

    def odds(self, seat: Seat, into: Numbers) -> None:
        """How likely what is hidden from `seat` lies where, where a game can tell exactly."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    # For thinking.

    def clone(self) -> State:
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """It can be sent: to another process, into a file."""
        from powderkeg.rules.sending import state_apart, state_together

        return state_together, (state_apart(self),)

    def reimagine(self, seat: Seat, rng: Rng) -> State:
        """Another world that this seat cannot tell from this one."""
        raise NotImplementedError
