"""What a mission is: its set-up as data, and hooks where its rules differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from powderkeg.rules.bombbusters.missions.rulebook import N
from powderkeg.rules.bombbusters.pieces import (
    ALL_KINDS,
    COLOURED,
    DOUBLE_LOCKED,
    EQUIPMENT,
    FALSE_BOTTOM,
    LOCKS,
    YELLOW,
    Stand,
    Value,
    Wire,
)
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.rulebook import E, R
from powderkeg.rules.bombbusters.views import BombBustersView, MissView
from powderkeg.rules.core import (
    NEVER,
    NO_MOVES,
    NOT_NOW,
    Log,
    Move,
    Phase,
    Refusal,
    Rule,
    Seat,
)
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.claim import Claim, Claiming
    from powderkeg.rules.bombbusters.state import BombBusters

NEW_ROLES = 31  # the first mission with other characters than the Double Detector
FALSE_BOTTOM_FROM = 9
DOUBLE_LOCKED_FROM = 55

# Kinds of Info tokens: what they say of a wire, or where they lie.
TRUE = "true"  # its value
FALSE = "false"  # a value that it is not
PARITY = "parity"  # even or odd
COUNT = "count"  # how often its value is on the stand
BESIDE = "beside"  # its value, beside the stand: nobody sees later which it was
MISSING = "missing"  # a value that is not there, beside the stand
NONE = "none"  # there are no tokens


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
        self.fewest = 2  # players
        self.for_more: Rule | None = None  # the rule that two cannot play, where they cannot
        self.deals_captain = False  # the Captain is drawn, whatever the table agreed on
        self.picks_roles = number >= NEW_ROLES  # everyone but the Captain
        self.keeps_power = False  # a character's power is never spent
        self.has_dial = True
        self.reveals = True  # who has only reds shows them
        self.shows_tokens = True  # before the wire, for all to see from then on
        self.shows_markers = True  # seals and markers on the strip
        self.no_aid: Rule | None = None  # why nobody is helped to count, where memory is the point
        self.lies = False  # some tokens say what a wire is not
        self.lies_before_red = False  # may such a one lie before red?
        self.runs_on = False  # does its clock run while somebody points, and answers?
        self.has_order = True  # is it somebody's turn as soon as the last one is over?
        self.drawn_by = N[9]  # the rule by which a start token is drawn
        self.signals: tuple[str, ...] | None = None  # phrases that may be said; None: the usual
        self.signs: tuple[str, ...] = ()  # little pictures in the lobby, besides those of its props
        # Why it can end, where other missions do not.
        self.endings: dict[str, Rule] = {}
        # Phases of its own that a scene can begin in: in the place of a turn, upon it, or before
        # the first one.
        self.phases: list[Phase[Any]] = []
        self.interludes: list[Phase[Any]] = []
        self.preludes: list[Phase[Any]] = []
        # Those about a claim; and where wires are named together, by how it is claimed.
        self.claimings: list[type[Claiming]] = []
        self.namings: dict[str, type[Claiming]] = {}

    # Setting out.

    def has_role(self, s: BombBusters, seat: Seat) -> bool:
        """Has this seat a character at all?"""
        return True

    def equipped(self, seats: int) -> int:
        """How many equipment cards lie open at the start."""
        return seats

    def possible_cards(self, s: BombBusters) -> list[int]:
        """The pile of this mission: equipment that could come to the table."""
        cards = [*EQUIPMENT]
        if self.number >= FALSE_BOTTOM_FROM and s.setting.yellows[0]:
            cards.append(FALSE_BOTTOM)
        if self.number >= DOUBLE_LOCKED_FROM:
            cards += DOUBLE_LOCKED
        return [card for card in cards if card not in self.redrawn]

    def coloured(self, value: Value, seats: int) -> tuple[int, int]:
        """How many wires of a colour go in, out of how many that are shown."""
        if value == YELLOW:
            return self.yellows_for_two if seats == 2 else self.yellows
        return self.reds_for_two if seats == 2 else self.reds

    # Phases of its own before the first turn: each pops when it is done (N1).

    def before_wires(self, s: BombBusters) -> Phase[Any] | None:
        """Captain and characters are known, and no wire is drawn."""
        return None

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        """Wires are dealt, equipment lies there."""
        return None

    def before_first_turn(self, s: BombBusters) -> Phase[Any] | None:
        """Start tokens are placed."""
        return None

    def to_lay(self, s: BombBusters) -> list[int]:
        """In the phase LAY: the Number cards of which nature lays one now; none when all lie."""
        return []

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        """This one is laid."""
        raise NotImplementedError

    def props(self, seats: int) -> list[Prop]:
        """Whatever lies on the table besides wires and equipment, as at the start."""
        return []

    def set_out(self, s: BombBusters) -> None:
        """Wires that are there before any are drawn."""

    def lives(self, seats: int) -> int:
        """The advances of the dial until the bomb goes off."""
        return seats

    def on_tray(self, seats: int) -> int:
        """Wires that the robot carries."""
        return 0

    def supply(self, s: BombBusters) -> list[Wire]:
        """Where wires that come during the game lie."""
        return s.pile

    def dealt_apart(self, s: BombBusters) -> Value:
        """The colour that is dealt first, one by one (missions 13, 41, 48)."""
        return 0

    def may_deal(self, dealt: int) -> int:
        """The kinds, as bits, of a stand's next wire when so many lie there (mission 35)."""
        return ALL_KINDS

    def deal_to(self, s: BombBusters, stand: Stand, wire: Wire) -> None:
        """A wire comes to this stand in the deal."""
        s.sort_in(stand, wire)

    def rows_apart(self, s: BombBusters) -> list[list[Wire]]:
        """The wires that stand apart: those in a row were sorted together."""
        return [[wire] for wire in s.apart]

    def note_deal(self, s: BombBusters) -> None:
        """What all know of wires that stand apart."""

    def apart_to(self, s: BombBusters) -> list[list[Stand]]:
        """For each wire of that colour: the stands it may go to.

        Three of them, one a player from the Captain on; with two the Captain gets two (D19).
        """
        seats = [(s.captain + step) % s.seats for step in range(s.seats)]
        if s.seats == 2:
            return [[2 * s.captain], [2 * s.captain + 1], s.stands_of(seats[1])]
        return [s.stands_of(seat) for seat in seats[:3]]

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        """How many this seat places before the first turn."""
        return 1

    def start_kind(self, s: BombBusters, seat: Seat) -> str:
        """What those say."""
        return self.token_kind(s, seat)

    def why_not_false(self, s: BombBusters, wire: Wire, number: int, start: bool) -> Refusal | None:
        """Why a false token with this number does not go before an own closed wire."""
        raise NotImplementedError

    def draws_token(self, s: BombBusters, seat: Seat) -> bool:
        """Is this seat's start token drawn instead of chosen?"""
        return False

    def why_not_marked(self, s: BombBusters, wire: Wire) -> Refusal | None:
        """Why no token goes before this wire on purpose."""
        return None

    # Turns.

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """The turn of `s.turn` begins; the phase it begins with, if not the usual one.

        Whatever comes before the usual one is pushed onto it.
        """
        return None

    def instead(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """What takes the place of the usual turn, from here on."""
        return None

    def passed_on(self, s: BombBusters) -> None:
        """The turn was passed on by Coffee Mug, and is over."""

    def turn_closes(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """All that the turn brought has happened (N4, step 6), and nothing is won yet.

        A phase for what is still to be chosen; after it this is asked again.
        """
        return None

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """Before the next turn begins."""

    def next_seat(self, s: BombBusters, log: Log) -> Seat:
        """Whose turn is next, or NO_SEAT: to the left, past empty hands (2.11)."""
        follower = s.after(s.next_from)
        seat = s.next_from
        while follower >= 0:
            seat = (seat + 1) % s.seats
            if seat == s.captain:
                self.round_ends(s, log)
            if seat == follower:
                break
        return follower

    def round_ends(self, s: BombBusters, log: Log) -> None:
        """The order of play reaches the Captain's seat, or passes it (N2)."""

    def stuck_by(self, s: BombBusters, seat: Seat) -> str:
        """Why it ends when this seat can do nothing (B4): one of `endings`, or the usual."""
        return "stuck"

    def may_pass_on(self, s: BombBusters) -> bool:
        """Is the turn the cutter's own, to be passed on by Coffee Mug (B7)?"""
        return True

    # Cutting.

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        """Why this value cannot be said in a cut, though the seat holds it."""
        return None

    def why_not_at(self, s: BombBusters, seat: Seat, wire: Wire, how: str) -> Refusal | None:
        """Why a seat cannot point at a teammate's closed wire in such a claim: `how` as there."""
        return None

    # What lies open, where memory is the point (mission 42).

    def counts_cuts(self, s: BombBusters) -> bool:
        """Does the table tell how many of each number are cut?"""
        return True

    def seals(self, s: BombBusters) -> bool:
        """Are finished numbers marked?"""
        return self.shows_markers

    def face(self, s: BombBusters, wire: Wire) -> Wire:
        """The wire that lies open in the place of this one, or -1: it was taken away."""
        return wire

    def may_open(self, s: BombBusters, seat: Seat, wire: Wire) -> bool:
        """May this closed wire be cut by its owner now? If not, it does not count as held."""
        return True

    def why_not_solo(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        """Why this value cannot be cut alone, though all that are left are held."""
        return None

    def why_not_revealed(self, s: BombBusters, why: str) -> Refusal:
        """Why reds cannot be revealed now, or must be."""
        return Refusal(R[7], {"why": why})

    def revealed(self, s: BombBusters, log: Log) -> None:
        """A seat's reds lie open."""

    def cost(self, value: Value) -> int:
        """Oxygen for a cut."""
        return 0

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        """Pay for the claim; the phase in which a choice is left to make."""
        return None

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        """The cutter has cut wires of this value."""

    def said(self, s: BombBusters, seat: Seat, value: Value) -> None:
        """A value is said in a cut: what all learn from that besides that it is held."""

    def need(self, s: BombBusters, how: str) -> int:
        """How many wires are named together in such a claim."""
        raise NotImplementedError

    def is_fatal(self, s: BombBusters, claim: Claim) -> str:
        """Why a miss ends it, though nothing was red: one of `endings`, or nothing."""
        return ""

    def leaves_token(self, s: BombBusters, claim: Claim, owner: Seat) -> bool:
        """Does a miss in the owner's hand leave an Info token, and tell what it was?"""
        return True

    def steps(self, s: BombBusters, claim: Claim) -> int:
        """What a miss costs on the dial."""
        return 1

    def token_kind(self, s: BombBusters, seat: Seat) -> str:
        """What Info tokens before this seat's wires say (N10): a kind of `tokens`."""
        if self.lies:
            return FALSE
        return TRUE if self.shows_tokens else BESIDE

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

    # Equipment.

    def locks(self, s: BombBusters, card: int) -> list[tuple[Value, int]]:
        """What must be cut before a card can be used: so many wires of such a value, each."""
        return [LOCKS[card]]

    def why_locked(self, s: BombBusters, card: int) -> Refusal | None:
        """Why a card is locked, where that is not told as usual."""
        return None

    def card_came(self, s: BombBusters) -> Phase[Any] | None:
        """False Bottom has brought a card; what is done about it, in a phase that pops."""
        return None

    def why_not_asked(self, s: BombBusters, number: int) -> Refusal | None:
        """Why the radar cannot ask for this number."""
        return Refusal(E[8]) if number > self.highest else None

    def why_not_used(self, s: BombBusters, seat: Seat, card: int) -> Refusal | None:
        """Why this seat may not use a card that can be used."""
        return None

    def why_no_power(self, s: BombBusters, seat: Seat) -> Refusal | None:
        """Why this seat may not use its character."""
        return None

    # What only this mission has.

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        """Acts of the cutter's turn."""
        return NO_MOVES

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        """Why such an act is not possible in this turn."""
        return Refusal(NOT_NOW)

    def why_not_awaited(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        """Why a seat that is not awaited cannot do this, if the mission has more to say of it."""
        return None

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        raise NotImplementedError

    # Acts of any time, besides cards and what its props take.

    def unasked(self, s: BombBusters, seat: Seat) -> list[Move]:
        return NO_MOVES

    def play_unasked(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        raise NotImplementedError

    # Time.

    def due(self, s: BombBusters) -> int:
        """Ticks until something happens in a turn."""
        return NEVER

    def pass_time(self, s: BombBusters, ticks: int, log: Log) -> None:
        raise NotImplementedError

    def heard(self, s: BombBusters, caption: int, log: Log) -> None:
        """All have heard what the voice said; what it asks for comes now."""

    # Words.

    def prompt(self, view: BombBustersView) -> Line | None:
        """What is awaited, where that is not told as usual."""
        return None

    # The end.

    def spared(self, s: BombBusters) -> int:
        """Misses that could still have been borne."""
        return s.lives - 1

    def is_done(self, s: BombBusters) -> bool:
        """All hands are empty: is that all?"""
        return True
