"""Everything that can be seen to happen. What an event tells is written in `happenings`."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import EVERYONE, Event, Facts, Seat

UNKNOWN: Final = "unknown"


class Open(Event):
    """Something that all see."""

    def __init__(self, facts: Facts) -> None:
        self.told: Final = facts

    def facts(self) -> Facts:
        return self.told


class Uncovered(Open):
    """Something hidden is shown to all; nobody could foresee it."""

    def uncovers(self, seat: Seat) -> bool:
        return True


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


class Equipped(Open):
    """Equipment lies ready, locked or not."""

    key: ClassVar[str] = "equipped"


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


class SoloCut(Open):
    """All that was left of a value, cut by one seat."""

    key: ClassVar[str] = "solo-cut"


class Dialled(Open):
    """The detonator moved; so many advances are left."""

    key: ClassVar[str] = "dialled"


class Validated(Open):
    """All four of a number are cut."""

    key: ClassVar[str] = "validated"


class Unlocked(Open):
    """An equipment card may be used."""

    key: ClassVar[str] = "unlocked"


class Used(Open):
    """An equipment card or a character is used."""

    key: ClassVar[str] = "used"

    def uncovers(self, seat: Seat) -> bool:
        return seat != self.told["seat"]


class Labelled(Open):
    """A label lies before two neighbours."""

    key: ClassVar[str] = "labelled"


class RadarAnswer(Uncovered):
    """One stand's answer to the radar."""

    key: ClassVar[str] = "radar-answer"


class Recharged(Open):
    """A character's power is fresh again."""

    key: ClassVar[str] = "recharged"


class PassedOn(Open):
    """Coffee Mug: the turn goes to this seat."""

    key: ClassVar[str] = "passed-on"


class RobotWalked(Open):
    """The robot stands on another number."""

    key: ClassVar[str] = "robot-walked"


class TookOxygen(Open):
    """Oxygen from the common reserve."""

    key: ClassVar[str] = "took-oxygen"


class FreshOxygen(Open):
    """All oxygen is back in the reserve."""

    key: ClassVar[str] = "fresh-oxygen"


class GaveOxygen(Open):
    """Oxygen for a teammate."""

    key: ClassVar[str] = "gave-oxygen"


class PaidOxygen(Open):
    """Oxygen back to the reserve."""

    key: ClassVar[str] = "paid-oxygen"


class GotOxygen(Open):
    """A breath from the reserve."""

    key: ClassVar[str] = "got-oxygen"


class LostOxygen(Open):
    """Oxygen that leaves the game with its owner."""

    key: ClassVar[str] = "lost-oxygen"


class Skipped(Open):
    """A seat skips its turn."""

    key: ClassVar[str] = "skipped"


class CardTurned(Open):
    """A Number card is turned."""

    key: ClassVar[str] = "card-turned"


class CardsShuffled(Open):
    """The Number cards that are left are shuffled again."""

    key: ClassVar[str] = "cards-shuffled"


class Snipped(Open):
    """A seat called first."""

    key: ClassVar[str] = "snipped"


class FalseCall(Uncovered):
    """A call without the value."""

    key: ClassVar[str] = "false-call"


class Appointed(Open):
    """A seat is told to cut."""

    key: ClassVar[str] = "appointed"


class Lacked(Uncovered):
    """It does not have the value."""

    key: ClassVar[str] = "lacked"


class CardsTaken(Open):
    """Two Number cards make a value."""

    key: ClassVar[str] = "cards-taken"


class CardsDropped(Open):
    """Two Number cards are dropped."""

    key: ClassVar[str] = "cards-dropped"


class CardsLaid(Open):
    """All Number cards lie open again."""

    key: ClassVar[str] = "cards-laid"


class PlayAgain(Open):
    """The same seat will have the next turn as well."""

    key: ClassVar[str] = "play-again"


class Traded(Open):
    """Oxygen changed hands."""

    key: ClassVar[str] = "traded"


class Announced(Open):
    """So much time is left."""

    key: ClassVar[str] = "announced"


class Thumbed(Open):
    """Thumbs up: more oxygen, please."""

    key: ClassVar[str] = "thumbed"


class Defused(Open):
    """The mission is won."""

    key: ClassVar[str] = "defused"


class Cut(Uncovered):
    """A Dual Cut was right: both wires lie open."""

    key: ClassVar[str] = "cut"


class Missed(Uncovered):
    """A Dual Cut was wrong."""

    key: ClassVar[str] = "missed"


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


EVENTS: Final = [
    CaptainChosen.key,
    RoleTaken.key,
    Drawn.key,
    PutIn.key,
    Dealt.key,
    Equipped.key,
    TurnBegan.key,
    Lied.key,
    Absent.key,
    Claimed.key,
    SoloCut.key,
    Dialled.key,
    Validated.key,
    Unlocked.key,
    Used.key,
    Labelled.key,
    RadarAnswer.key,
    Recharged.key,
    PassedOn.key,
    RobotWalked.key,
    TookOxygen.key,
    FreshOxygen.key,
    GaveOxygen.key,
    PaidOxygen.key,
    GotOxygen.key,
    LostOxygen.key,
    Skipped.key,
    CardTurned.key,
    CardsShuffled.key,
    Snipped.key,
    FalseCall.key,
    Appointed.key,
    Lacked.key,
    CardsTaken.key,
    CardsDropped.key,
    CardsLaid.key,
    PlayAgain.key,
    Traded.key,
    Announced.key,
    Thumbed.key,
    Defused.key,
    Cut.key,
    Missed.key,
    FoundRed.key,
    Tagged.key,
    Pointed.key,
    SetAside.key,
    RedsRevealed.key,
    YellowsCut.key,
    SevensCut.key,
    OnlySevens.key,
    Exploded.key,
    RobotGave.key,
    RedCame.key,
    Handed.key,
]
