"""What a mission is: its set-up as data, and hooks where its rules differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from powderkeg.rules.bombbusters.pieces import COLOURED, Value
from powderkeg.rules.bombbusters.views import ClockView, MissView
from powderkeg.rules.core import NEVER, NO_MOVES, NOT_NOW, Log, Move, Phase, Refusal, Seat

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.claim import Claim
    from powderkeg.rules.bombbusters.state import BombBusters

NEW_ROLES = 31  # the first mission with other characters than the Double Detector
FALSE_BOTTOM_FROM = 9


@mypyc_attr(allow_interpreted_subclasses=True)
class Mission:
    """A mission by the base rules. Others set fields and override hooks.

    Coloured wires are pairs: so many go in, out of so many that are shown.
    """

    def __init__(
        self,
        number: int,
        reds: tuple[int, int] = (0, 0),
        yellows: tuple[int, int] = (0, 0),
        reds_for_two: tuple[int, int] | None = None,
        yellows_for_two: tuple[int, int] | None = None,
        redrawn: tuple[int, ...] = (),
        ray: bool = True,
        highest: int = 12,
    ) -> None:
        self.number = number
        self.reds = reds
        self.yellows = yellows
        self.reds_for_two = reds if reds_for_two is None else reds_for_two
        self.yellows_for_two = yellows if yellows_for_two is None else yellows_for_two
        self.redrawn = redrawn  # equipment that is not used
        self.ray = ray  # may somebody be the character with the X or Y ray?
        self.highest = highest  # blue number
        self.yellow_numbers = [number for number in COLOURED if number < highest]
        self.red_numbers = [number for number in COLOURED if number < highest]
        self.has_equipment = True
        self.has_dial = True
        self.has_oxygen = False
        self.has_reserve = False
        self.has_thumbs = False  # the sign for oxygen
        self.shows_tokens = True  # before the wire, for all to see from then on
        self.shows_markers = True  # seals and markers on the strip
        self.lies = False  # tokens say what a wire is not
        self.has_robot = False
        self.has_tray = False  # the robot carries wires
        self.has_deck = False  # Number cards that are turned one by one
        self.has_cards = False  # Number cards that lie open
        self.signals: tuple[str, ...] | None = None  # phrases that may be said; None: the usual

    @property
    def has_roles(self) -> bool:
        return self.number >= NEW_ROLES

    # Setting out.

    def set_out(self, s: BombBusters) -> None:
        """Whatever lies on the table besides wires and cards."""

    def lives(self, seats: int) -> int:
        """The advances of the dial until the bomb goes off."""
        return seats

    def on_tray(self, seats: int) -> int:
        """Wires that the robot carries."""
        return 0

    def dealt_apart(self, s: BombBusters) -> Value:
        """The colour of which every player gets one first (mission 48)."""
        return 0

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        """How many this seat places before the first turn."""
        return 1

    def draws_token(self, s: BombBusters, seat: Seat) -> bool:
        """Is this seat's start token drawn instead of chosen?"""
        return False

    # Turns.

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """The turn of `s.turn` begins; the phase it begins with, if not the usual one.

        Whatever comes before the usual one is pushed onto it.
        """
        return None

    def instead(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """What takes the place of the usual turn, from here on."""
        return None

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """Before the next turn begins."""

    def next_seat(self, s: BombBusters, log: Log) -> Seat:
        """Whose turn is next, or NO_SEAT: to the left, past empty hands (2.11)."""
        return s.after(s.next_from)

    # Cutting.

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        """Why this value cannot be said in a cut, though the seat holds it."""
        return None

    def cost(self, value: Value) -> int:
        """Oxygen for a cut."""
        return 0

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        """Pay for the claim; the phase in which a choice is left to make."""
        return None

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        """The cutter has cut wires of this value."""

    def missed(self, s: BombBusters) -> None:
        """A cut was wrong, and not red. The dial moves by itself."""

    def show_miss(self, s: BombBusters) -> MissView:
        """What a wrong cut would do now."""
        after = s.lives if s.stable else s.lives - 1
        return {"lives": after, "robot": None, "explodes": after == 0, "stable": s.stable}

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        """A number is finished."""

    def emptied(self, s: BombBusters, seat: Seat, log: Log) -> None:
        """A seat has no closed wires any more."""

    # What only this mission has.

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        """Acts of the cutter's turn."""
        return NO_MOVES

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        """Why such an act is not possible in this turn."""
        return Refusal(NOT_NOW)

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        raise NotImplementedError

    # Time.

    def due(self, s: BombBusters) -> int:
        """Ticks until something happens in a turn."""
        return NEVER

    def show_clock(self, s: BombBusters) -> ClockView | None:
        """The time that is left."""
        return None

    def pass_time(self, s: BombBusters, ticks: int, log: Log) -> None:
        raise NotImplementedError

    # The end.

    def is_done(self, s: BombBusters) -> bool:
        """All hands are empty: is that all?"""
        return True
