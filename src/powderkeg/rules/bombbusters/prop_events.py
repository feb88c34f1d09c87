"""What happens to cards, oxygen, the robot and the clock."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import WIRE_EVENTS
from powderkeg.rules.core import Seat
from powderkeg.rules.sights import Open, Uncovered


class Equipped(Open):
    """Equipment lies ready, locked or not."""

    key: ClassVar[str] = "equipped"


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


EVENTS: Final = [
    *WIRE_EVENTS,
    Equipped.key,
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
]
