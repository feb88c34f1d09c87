"""A game's face: what it is called, for how many, with which options, how to begin."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import (
    SEATS,
    SILENT,
    Chapter,
    Complaint,
    Facts,
    Log,
    Move,
    MoveSpace,
    Refusal,
    Rule,
    Seat,
    State,
    View,
)
from powderkeg.rules.rng import Rng
from powderkeg.rules.stream import Stream

# What may be taken back: anything if the table agrees, what nobody else has seen, nothing.
Takebacks: TypeAlias = Literal["all", "silent", "none"]

LONGEST: Final = 400  # of a value that players write: it stands on one line of a record


class Option:
    """Something the table agrees on before the game. The first value is the usual one.

    Where players may write a value of their own, the game says what is wrong with it.
    """

    def __init__(self, key: str, values: list[str], own: bool = False) -> None:
        self.key: Final = key
        self.values: Final = values
        self.own: Final = own

    @property
    def usual(self) -> str:
        return self.values[0]


class Setup:
    """What is agreed: how many play, and a value for every option."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats: Final = seats
        self.options: Final = options

    def __getitem__(self, key: str) -> str:
        return self.options[key]


class Line:
    """One line of a board told in words: a message key, its facts, and what belongs to it."""

    def __init__(
        self, key: str, facts: Facts | None = None, parts: list[Line] | None = None
    ) -> None:
        self.key: Final = key
        self.facts: Final[Facts] = {} if facts is None else facts
        self.parts: Final[list[Line]] = [] if parts is None else parts


class Lesson:
    """One step of a game's lesson: a position, whose turn it is, and the moves that show the idea.

    Its words are the messages `lesson-KEY`, with `.good` and `.other` for what was tried.
    """

    def __init__(self, key: str, scene: str, seat: Seat, good: list[str]) -> None:
        self.key: Final = key
        self.scene: Final = scene
        self.seat: Final = seat
        self.good: Final = good


# Levels for people, from the one who plays along to the one who wants to win, and the bots behind.
LADDER: Final = {
    "carefree": "random",
    "sensible": "greedy",
    "keen": "search:100",
    "sharp": "search:500",
    "ruthless": "search:2000",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One of the games. Subclasses set the fields and say how to start."""

    name: str
    version: int  # raise it when a ruling changes what a record means
    seats: range
    minutes: str
    moves: MoveSpace
    chapters: list[Chapter]  # the rulebook
    options: list[Option]
    events: list[str]  # the keys of everything that can be seen to happen
    view: type  # the TypedDict of its views
    happenings: tuple[type, ...]  # the TypedDicts of its events' JSON
    lesson: list[Lesson]
    samples: list[dict[str, str]]  # options worth measuring beside the usual ones
    families: dict[str, str]  # facts named for their part in a sentence: {"tiles": "tile"}
    swing: float  # a lead in points that is worth having
    bound: int  # no game has more acts than this
    ladder: dict[str, str] = LADDER  # which bot plays at which level
    course: str = ""  # the option whose values are played through in order, where one is
    takebacks: Takebacks = "all"  # none where a move is a message: to unsay it would be another
    stream: Stream | None = None  # where hands act tick by tick, measured by the server

    @property
    def rules(self) -> list[Rule]:
        return [rule for chapter in self.chapters for rule in chapter.rules]

    def setup(self, seats: int, options: dict[str, str] | None = None) -> Setup:
        """Fill in the usual values. Unknown options and values are a Complaint."""
        given = {} if options is None else options
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                raise Complaint(f"{self.name} has no option '{key}'; it has: {', '.join(known)}")
            values = ", ".join(known[key].values)
            if known[key].own:
                if not value.isprintable() or value.split() != [value] or len(value) > LONGEST:
                    raise Complaint(
                        f"option {key} can be: {values}, or one word of at most {LONGEST} letters"
                    )
            elif value not in known[key].values:
                raise Complaint(f"option {key} cannot be '{value}'; it can be: {values}")
        return Setup(seats, {key: given.get(key, known[key].usual) for key in known})

    def refusal(self, setup: Setup) -> Refusal | None:
        """Why these players cannot play with these options together."""
        if setup.seats in self.seats:
            return None
        fewest, most = self.seats[0], self.seats[-1]
        return Refusal(SEATS, {"seats": setup.seats, "fewest": fewest, "most": most})

    def agreed(self, seats: int, options: dict[str, str]) -> Setup:
        """What may be played so. Whatever may not is a Complaint."""
        setup = self.setup(seats, options)
        refusal = self.refusal(setup)
        if refusal is not None:
            rule = refusal.rule
            raise Complaint(f"this set-up is refused by {rule.key} ({rule.cite})")
        return setup

    def warning(self, setup: Setup) -> Refusal | None:
        """What to think of before playing so, though it may be done."""
        return None

    def start(self, setup: Setup, log: Log = SILENT) -> State:
        """The state before the first act. The setup must not be refused."""
        raise NotImplementedError

    def sequel(self, setup: Setup, state: State) -> dict[str, str]:
        """The options of the next game at the same table, once this one is over."""
        return setup.options

    def value(self, state: State, seat: Seat) -> float:
        """How good this looks for `seat`, in points: what greedy bots go by."""
        return 0.0

    def expert(self, state: State, seat: Seat, level: int, rng: Rng) -> Move:
        """What somebody plays who knows this very game, so well as the level says.

        The state is a world that the seat cannot tell from the true one.
        """
        raise Complaint(f"{self.name} has no expert")

    def may_look_back(self, setup: Setup) -> bool:
        """May players see again what happened, before the game is over?"""
        return True

    def rounds(self, state: State) -> int:
        """How many rounds were played, where the game counts them."""
        return 0

    def scene(self, text: str) -> State:
        """A position written in a line, for tests, puzzles and bug reports."""
        raise Complaint(f"{self.name} has no scenes")

    def describe(self, state: State) -> str:
        """The line that `scene` reads back."""
        raise Complaint(f"{self.name} has no scenes")

    def review(self, state: State, seat: Seat, move: Move) -> Line | None:
        """What the seat could know about this choice when it made it, from the state before.

        Told when the game is over, to whoever asks; it may take a while.
        """
        return None

    def signals(self, view: View) -> list[str] | None:
        """The phrases that whoever sees this may say during the game; None: talk freely."""
        return None

    def spoken(self, state: State, seat: Seat, text: str, last: str) -> str | Refusal:
        """What all hear when a player says this in a running game; nothing if it is empty.

        `last` is the last text that somebody else said in this game, empty if nobody has. A refusal
        is told to the speaker alone.
        """
        return text

    def prompt(self, view: View) -> Line:
        """What is awaited from whom, in one sentence."""
        raise NotImplementedError

    def twin(self, view: View) -> list[Line]:
        """The board in words, line by line, from what one seat may see."""
        raise NotImplementedError
