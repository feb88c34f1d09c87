"""What a seat is shown of a mission's props. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.core import Seat


class RobotView(TypedDict):
    """The robot on the strip."""

    at: int  # 0 is just before 1
    back: bool  # it walks down
    wires: int  # on its tray
    next: int  # where its next step leads


class OxygenView(TypedDict):
    """Oxygen tokens."""

    seats: list[int]  # before each seat
    reserve: int | None  # in common, where there is such a thing


class DeckView(TypedDict):
    """Number cards that are turned one by one."""

    card: int | None  # the one that is turned
    left: int  # still to turn


class CallsView(TypedDict):
    """Who may still call."""

    window: int  # ticks left; 0 without a clock
    declined: list[Seat]


class ClockView(TypedDict):
    """The time that is left, in ticks (seconds) or turns; what comes when."""

    calm: bool
    left: int | None  # as far as it was told; None where there is no end
    to_next: int | None  # until the next event, where all know the timetable


class RecordingView(TypedDict):
    """What the voice says: everything stands still until all have heard it."""

    caption: str | None  # what was said last: 66-1 is the message recording-66-1
    window: int  # ticks it is still shown; 0 while nothing is being said
    heard: list[Seat]  # who has heard it


class WishesView(TypedDict):
    """Mission 10: who wants the next turn."""

    last: Seat | None  # whose turn the last one was
    wish: list[Seat]  # who wants the next one
    declined: list[Seat]
    may: list[Seat]  # who may still answer


class SpaceView(TypedDict):
    """A space of the bunker."""

    floor: str  # ground, basement
    column: int  # 0 is the west
    row: int  # 0 is the north
    what: str  # helicopter, key, guard, stairs, lever, doctor, trap, empty
    striped: bool  # an action is still to be done there


BarrierView = TypedDict(
    "BarrierView",
    {
        "floor": str,
        "from": tuple[int, int],  # column and row
        "to": tuple[int, int],
        "what": str,  # wall, door, laser
        "open": bool,
    },
)


class BunkerView(TypedDict):
    """Mission 66: the map, the figure, and what steers it."""

    floor: str
    column: int
    row: int
    spaces: list[SpaceView]
    barriers: list[BarrierView]
    sides: dict[str, str]  # constraint cards: at the north, east, south, west, and action
    pinned: dict[str, str]  # where they will be, while the Captain exchanges them
    ways: list[str]  # where the figure may go now
    stage: int  # 1 to 6
    goal: str  # the space that is to be reached, or wires
    reached: bool  # all wait for the next stage
    saved: int  # turns saved for the last stage, without seconds


class CircusView(TypedDict):
    """Mission 42: what the acts have left behind."""

    act: int  # how many acts there were
    cheers: bool  # whoever cuts says "Ta-da!"
    silent: Seat | None  # who cut last and did not say it
    called: list[Seat]  # on the trampoline, who has called "Boing!"
    window: int  # ticks left to call; 0 where no clock runs
    picked: str | None  # the first of two wires, for whoever picks them: 1H


class TargetsView(TypedDict):
    """Mission 30: what is to be cut now."""

    stretch: int  # 0 free, 1 to 7 a target, 8 three numbers, 9 the last stretch
    reached: bool  # two wires of the target are cut


RowEnd: TypeAlias = Literal["left", "right"]


class RowView(TypedDict):
    """Number cards in a row, and the Sequence card."""

    cards: list[int]  # that still lie there
    need: int  # wires of a number, until its card goes
    end: RowEnd | None  # where the Sequence card lies


ConstraintName: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]


class ConstraintView(TypedDict):
    """The constraint that binds everybody."""

    card: ConstraintName | None  # the one in force
    left: int | None  # still in the deck, where there is one


class PairedView(TypedDict):
    """A Number card, and the constraint that comes when the number is finished (mission 57)."""

    number: int
    constraint: ConstraintName


class OwnConstraintsView(TypedDict):
    """A constraint for everyone (mission 31)."""

    seats: list[ConstraintName | None]  # by seat; None: not chosen yet, or free of it
    open: list[ConstraintName]  # still to choose from
    free: list[Seat]  # who could not keep theirs


class RingPlaceView(TypedDict):
    """A place of the ring: before a seat, or on the table between two."""

    seat: Seat | None
    constraint: ConstraintName


class RingView(TypedDict):
    """Constraints that move on from seat to seat (mission 61), clockwise from the Captain's."""

    places: list[RingPlaceView]
    left: int  # cards F to L that can still be taken


class LinkView(TypedDict):
    """The weakest link (mission 34): what of the secret this seat knows."""

    state: Literal["secret", "named", "broken"]
    own: ConstraintName | None  # your own card, while there are any
    weakest: Seat | None  # you, if it is you; for all once it is out
    guessed: list[Seat]  # who has named somebody
    wrong: list[WrongView]  # and was wrong


class WrongView(TypedDict):
    """A guess that was wrong."""

    seat: Seat
    constraint: ConstraintName


class ChallengesView(TypedDict):
    """Challenge cards (missions 55, 60)."""

    cards: list[int]  # those that lie open
    met: list[int]
    numbers: list[int]  # that lie on card 8
    row: list[RowTurnView]  # right cuts in a row, the last one last
    seals: list[int]  # numbers that are finished, in order


class RowTurnView(TypedDict):
    """A turn that cut something."""

    value: str
    solo: bool


class NumberCardView(TypedDict):
    """A Number card before a seat (mission 65)."""

    number: int
    open: bool  # a finished one lies face down


class TapeView(TypedDict):
    """A Number card on an equipment card."""

    card: str  # equipment
    number: int


class RewardsView(TypedDict):
    """Number cards that were dealt when the four were cut."""

    counts: list[int]  # before each seat
    own: list[int]  # yours
    seat: Seat | None  # who puts a token now


class GiftsView(TypedDict):
    """Info tokens that come with the first two yellow wires."""

    tokens: list[str]  # that lie open: numbers, or yellow
    seat: Seat | None  # who chooses one now, or has chosen
    to: Seat | None  # who gets it
    value: str | None  # what is on it, once it is chosen


class LineView(TypedDict):
    """Number cards in a line, and the robot on one of them."""

    cards: list[int]  # from left to right; a finished one lies face down
    at: int  # the place of the robot in the line, from 0
    way: Literal["left", "right"]  # where it faces


class SecretsView(TypedDict):
    """Number cards in hand."""

    counts: list[int]  # by seat
    seen: list[list[int]]  # of these, those that all have seen, by seat
    own: list[int]  # yours
    deck: int
    laid: bool  # one lies face down
    laid_own: int | None  # yours
    layer: Seat | None  # who laid it, or is to lay one


class PropsView(TypedDict, total=False):
    """What the mission lays on the table, by the names of its props."""

    robot: RobotView
    oxygen: OxygenView
    thumbs: list[Seat]  # who asks for oxygen
    deck: DeckView
    faces: list[int]  # Number cards that lie open
    calls: CallsView
    clock: ClockView
    row: RowView
    recording: RecordingView
    wishes: WishesView
    bunker: BunkerView
    circus: CircusView
    targets: TargetsView

    constraint: ConstraintView
    skipped: list[Seat]  # since anybody has done something
    paired: list[PairedView]
    own_constraints: OwnConstraintsView
    ring: RingView
    link: LinkView
    challenges: ChallengesView
    number_hands: list[list[NumberCardView]]  # by seat
    number: int | None  # the Number card that lies open, and is about this mission or this turn
    tape: list[TapeView]  # Number cards on equipment
    pile: int  # cards that nobody knows
    rewards: RewardsView
    secrets: SecretsView
    gifts: GiftsView
    line: LineView
