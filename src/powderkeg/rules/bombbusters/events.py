"""Everything that can be seen to happen. What an event tells is written in `happenings`."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import EVERYONE, Event, Facts, Seat
from powderkeg.rules.sights import Open, Uncovered

UNKNOWN: Final = "unknown"


class Arrived(Event):
    """A wire came to a stand. All see where it is sorted in; what it is, only who knows it."""

    def __init__(self, facts: Facts, wire: str, knowing: list[Seat]) -> None:
        self.told: Final = facts
        self.wire: Final = wire
        self.knowing: Final = knowing

    def facts(self) -> Facts:
        return {**self.told, "wire": self.wire}

    def sees(self, seat: Seat) -> bool:
        return seat == EVERYONE or seat in self.knowing


class CaptainChosen(Open):
    """The Captain of this mission."""

    key: ClassVar[str] = "captain-chosen"


class RoleTaken(Open):
    """A seat takes a character."""

    key: ClassVar[str] = "role-taken"


class Drawn(Uncovered):
    """A coloured wire is drawn and shown: it is in play, or may be."""

    key: ClassVar[str] = "drawn"


class PutIn(Open):
    """So many of those shown go in; the others are put back unseen."""

    key: ClassVar[str] = "put-in"


class Dealt(Open):
    """The wires are dealt and sorted."""

    key: ClassVar[str] = "dealt"


class Declared(Open):
    """A seat says which of its reversed wires it cuts, and that they are of this value."""

    key: ClassVar[str] = "declared"


class TurnBegan(Open):
    """A seat's turn."""

    key: ClassVar[str] = "turn-began"


class Lied(Open):
    """A false token: this wire is not of this value."""

    key: ClassVar[str] = "lied"


class Absent(Open):
    """A drawn token that its owner holds no wire for: not in this hand."""

    key: ClassVar[str] = "absent"


class Claimed(Open):
    """A seat points at wires and says what they are."""

    key: ClassVar[str] = "claimed"

    def uncovers(self, seat: Seat) -> bool:
        return seat != self.told["seat"]


class ClaimedOnce(Claimed):
    """Where one must remember: heard, and not written down."""

    fleeting: ClassVar[bool] = True


class SoloCut(Open):
    """All that was left of a value, cut by one seat."""

    key: ClassVar[str] = "solo-cut"


class Dialled(Open):
    """The detonator moved; so many advances are left."""

    key: ClassVar[str] = "dialled"


class Validated(Open):
    """All four of a number are cut."""

    key: ClassVar[str] = "validated"


class Defused(Open):
    """The mission is won."""

    key: ClassVar[str] = "defused"


class Cut(Uncovered):
    """A Dual Cut was right: both wires lie open."""

    key: ClassVar[str] = "cut"


class Matched(Uncovered):
    """One of two values was right, and this one."""

    key: ClassVar[str] = "matched"


class Missed(Uncovered):
    """A Dual Cut was wrong."""

    key: ClassVar[str] = "missed"


class MissedOnce(Missed):
    """Where one must remember."""

    fleeting: ClassVar[bool] = True


class FoundRed(Uncovered):
    """A red wire was hit, and the Stabilizer held."""

    key: ClassVar[str] = "found-red"


class Tagged(Uncovered):
    """An Info token lies before a wire."""

    key: ClassVar[str] = "tagged"


class Pointed(Uncovered):
    """A wire is pointed at, and its value told: remember it."""

    key: ClassVar[str] = "pointed"
    fleeting: ClassVar[bool] = True


class SetAside(Uncovered):
    """An Info token lies beside the stand."""

    key: ClassVar[str] = "set-aside"


class Missing(Uncovered):
    """A token beside the stand: no wire there is of its value."""

    key: ClassVar[str] = "missing"


class RedsRevealed(Uncovered):
    """A seat shows that only reds are left."""

    key: ClassVar[str] = "reds-revealed"


class YellowsCut(Uncovered):
    """All yellow wires were named and cut."""

    key: ClassVar[str] = "yellows-cut"


class SevensCut(Uncovered):
    """All sevens were named and cut."""

    key: ClassVar[str] = "sevens-cut"


class OnlySevens(Uncovered):
    """A seat holds nothing but sevens."""

    key: ClassVar[str] = "only-sevens"


class Exploded(Uncovered):
    """The bomb went off."""

    key: ClassVar[str] = "exploded"


class RobotGave(Arrived):
    """The robot gave a wire to a seat."""

    key: ClassVar[str] = "robot-gave"

    def seen_by(self, seat: Seat) -> Event | None:
        return self if self.sees(seat) else RobotGave(self.told, UNKNOWN, [])


class RedCame(Arrived):
    """A red wire from the pile: which one, only its owner sees."""

    key: ClassVar[str] = "red-came"

    def seen_by(self, seat: Seat) -> Event | None:
        return self if self.sees(seat) else RedCame(self.told, UNKNOWN, [])


class Handed(Arrived):
    """Walkie-Talkies: a wire changed hands. Giver and receiver know it."""

    key: ClassVar[str] = "handed"

    def seen_by(self, seat: Seat) -> Event | None:
        return self if self.sees(seat) else Handed(self.told, UNKNOWN, [])


WIRE_EVENTS: Final = [
    CaptainChosen.key,
    RoleTaken.key,
    Drawn.key,
    PutIn.key,
    Dealt.key,
    Declared.key,
    TurnBegan.key,
    Lied.key,
    Absent.key,
    Claimed.key,
    SoloCut.key,
    Dialled.key,
    Validated.key,
    Defused.key,
    Cut.key,
    Matched.key,
    Missed.key,
    FoundRed.key,
    Tagged.key,
    Pointed.key,
    SetAside.key,
    Missing.key,
    RedsRevealed.key,
    YellowsCut.key,
    SevensCut.key,
    OnlySevens.key,
    Exploded.key,
    RobotGave.key,
    RedCame.key,
    Handed.key,
]
