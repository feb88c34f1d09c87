"""A game's face: what it is called, for how many, with which options, how to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import (
    SEATS,
    SILENT,
    Chapter,
    Complaint,
    Log,
    MoveSpace,
    Refusal,
    Rule,
    State,
)
from powderkeg.rules.course import NO_COURSE, Course
from powderkeg.rules.manners import USUAL_MANNERS, Manners
from powderkeg.rules.numbers import Tokens
from powderkeg.rules.scenes import NO_SCENES, Scenes
from powderkeg.rules.setup import Option, Setup
from powderkeg.rules.stories import UNTOLD, Stories
from powderkeg.rules.strategy import NO_STRATEGY, Strategy
from powderkeg.rules.stream import Stream
from powderkeg.rules.teaching import NO_TEACHING, Teaching
from powderkeg.rules.telling import Telling

LONGEST: Final = 400  # of a value that players write: it stands on one line of a record
NO_SAMPLES: Final[list[dict[str, str]]] = []
NO_FACTS: Final[Mapping[str, object]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One of the games. Subclasses set the fields and say how to start.

    What has a value here need not be set: a plain game has none of it.
    """

    name: str
    version: int  # raise it when a ruling changes what a record means
    seats: range
    minutes: str
    moves: MoveSpace
    chapters: list[Chapter]  # the rulebook
    options: list[Option]
    bound: int  # no game has more acts than this
    telling: Telling  # the board in words
    data: str = ""  # what its rules read from a file, and a hash of that: records name it
    samples: list[dict[str, str]] = NO_SAMPLES  # options worth measuring beside the usual ones
    facts: Mapping[str, object] = NO_FACTS  # what a client must know before it is told anything
    manners: Manners = USUAL_MANNERS  # taking back, talking, looking back
    course: Course = NO_COURSE  # where games are played through in order
    strategy: Strategy = NO_STRATEGY  # what bots go by
    scenes: Scenes = NO_SCENES  # positions in a line
    teaching: Teaching = NO_TEACHING  # a lesson, and reviews
    stories: Stories = UNTOLD  # what is worth telling when it is over
    stream: Stream | None = None  # where hands act tick by tick, measured by the table

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

    def features(self, setup: Setup) -> list[str]:
        """The names of the numbers that `State.features` writes; none where it writes nothing."""
        return []

    def tokens(self, setup: Setup) -> Tokens | None:
        """The shape of what `State.token_rows` writes; None where it writes nothing."""
        return None

    def odds(self, setup: Setup) -> list[str]:
        """The names of the numbers that `State.odds` writes; none where it writes nothing."""
        return []

    def start(self, setup: Setup, log: Log = SILENT) -> State:
        """The state before the first act. The setup must not be refused."""
        raise NotImplementedError

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels by name: every process has its own."""
        from powderkeg.rules.sending import game_at

        return game_at, (type(self).__module__,)
