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


class Restored(Open):
    """Emergency Drop: used cards can be used once more."""

    key: ClassVar[str] = "restored"


class Disintegrated(Uncovered):
    """All wires that were left of a number are cut."""

    key: ClassVar[str] = "disintegrated"


class Singled(Uncovered):
    """A label ×1: the wire's value is on its stand once."""

    key: ClassVar[str] = "singled"


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


class NumberLaid(Open):
    """A Number card is laid open."""

    key: ClassVar[str] = "number-laid"


class RowMoved(Open):
    """The Sequence card has come to the next number."""

    key: ClassVar[str] = "row-moved"


class SequenceMoved(Open):
    """The Sequence card lies at an end of the line."""

    key: ClassVar[str] = "sequence-moved"


class RowDone(Open):
    """No card is left in the row."""

    key: ClassVar[str] = "row-done"


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


class Recorded(Open):
    """The voice says something."""

    key: ClassVar[str] = "recorded"


class Thumbed(Open):
    """Thumbs up: more oxygen, please."""

    key: ClassVar[str] = "thumbed"


class Pinned(Open):
    """Constraint cards lie at the map."""

    key: ClassVar[str] = "pinned"


class Stepped(Open):
    """The figure stands on another space."""

    key: ClassVar[str] = "stepped"


class ActionDone(Open):
    """What was to be done on a striped space is done."""

    key: ClassVar[str] = "action-done"


class GoalReached(Open):
    """All wait until the next stage is announced."""

    key: ClassVar[str] = "goal-reached"


class LeverMissed(Open):
    """Not both wires named at the lever were yellow."""

    key: ClassVar[str] = "lever-missed"


class ClosedAgain(Open):
    """The magician put two wires back."""

    key: ClassVar[str] = "closed-again"


class SeatsChanged(Open):
    """All sit before other stands."""

    key: ClassVar[str] = "seats-changed"


class Juggled(Open):
    """Two cut wires changed their places."""

    key: ClassVar[str] = "juggled"


class Knifed(Open):
    """Cut wires are off the table."""

    key: ClassVar[str] = "knifed"


class CalledOut(Open):
    """A seat calls what the act asks for."""

    key: ClassVar[str] = "called-out"


class Forgot(Open):
    """A seat did not call it."""

    key: ClassVar[str] = "forgot"


class SealsGone(Open):
    """There are no Validation tokens any more."""

    key: ClassVar[str] = "seals-gone"


class TargetJudged(Open):
    """The time for a target is over."""

    key: ClassVar[str] = "target-judged"


class CardRemoved(Open):
    """An equipment card is out of the game."""

    key: ClassVar[str] = "card-removed"


class ToldYellows(Uncovered):
    """A seat tells how many yellow wires it has."""

    key: ClassVar[str] = "told-yellows"


class ToldNumber(Uncovered):
    """A seat tells whether it has a number."""

    key: ClassVar[str] = "told-number"


class ConstraintTaken(Open):
    """A seat has this constraint from now on."""

    key: ClassVar[str] = "constraint-taken"


class ConstraintDropped(Uncovered):
    """A seat cannot keep to its constraint, and is free of it."""

    key: ClassVar[str] = "constraint-dropped"


class ConstraintOpened(Open):
    """This constraint binds everybody from now on."""

    key: ClassVar[str] = "constraint-opened"


class ConstraintPaired(Open):
    """A constraint lies beside a Number card."""

    key: ClassVar[str] = "constraint-paired"


class ConstraintGone(Open):
    """There is no constraint any more."""

    key: ClassVar[str] = "constraint-gone"


class ConstraintsMoved(Open):
    """All constraints move one place."""

    key: ClassVar[str] = "constraints-moved"


class ConstraintsKept(Open):
    """They stay where they are."""

    key: ClassVar[str] = "constraints-kept"


class SecretsDealt(Open):
    """Everyone has two cards that nobody else sees."""

    key: ClassVar[str] = "secrets-dealt"


class LinkNamed(Uncovered):
    """Somebody is named as the weakest link."""

    key: ClassVar[str] = "link-named"


class LinkBroke(Uncovered):
    """The weakest link cannot play."""

    key: ClassVar[str] = "link-broke"


class ChallengesLaid(Open):
    """Challenge cards lie open."""

    key: ClassVar[str] = "challenges-laid"


class ChallengeMet(Uncovered):
    """What a Challenge card asks for has come true."""

    key: ClassVar[str] = "challenge-met"


class OddCompany(Uncovered):
    """Challenge 9: on this stand all closed blue wires are odd."""

    key: ClassVar[str] = "odd-company"


class RedCalled(Uncovered):
    """A wire that was called red is red."""

    key: ClassVar[str] = "red-called"


class CardDealt(Open):
    """A Number card lies before a seat."""

    key: ClassVar[str] = "card-dealt"


class CardGiven(Open):
    """A Number card for a teammate."""

    key: ClassVar[str] = "card-given"


class CardClosed(Open):
    """A finished number's card is turned face down."""

    key: ClassVar[str] = "card-closed"


class NumberRed(Open):
    """A number counts as red."""

    key: ClassVar[str] = "number-red"


class CardCovered(Open):
    """A Number card is laid on an equipment card."""

    key: ClassVar[str] = "card-covered"


class LockLifted(Open):
    """A Number card goes away from an equipment card."""

    key: ClassVar[str] = "lock-lifted"


class NumberChosen(Open):
    """An open Number card is turned over, to be cut."""

    key: ClassVar[str] = "number-chosen"


class NamedCut(Uncovered):
    """All reds were named and cut."""

    key: ClassVar[str] = "named-cut"


class FourCut(Uncovered):
    """All four of a number were named and cut."""

    key: ClassVar[str] = "four-cut"


class TripwireFound(Uncovered):
    """A tripwire was found and cut."""

    key: ClassVar[str] = "tripwire-found"


class TripwireMissed(Uncovered):
    """It was no tripwire."""

    key: ClassVar[str] = "tripwire-missed"


class PileShrank(Open):
    """The top card of a pile goes away unseen."""

    key: ClassVar[str] = "pile-shrank"


class PileOpened(Open):
    """The cards left in the pile lie open."""

    key: ClassVar[str] = "pile-opened"


class Found(Open):
    """A hidden equipment card is turned up."""

    key: ClassVar[str] = "found"


class RewardsDealt(Open):
    """Number cards are dealt face down."""

    key: ClassVar[str] = "rewards-dealt"


class TokensDrawn(Open):
    """Info tokens lie open, to be taken (mission 27)."""

    key: ClassVar[str] = "tokens-drawn"


class GaveToken(Open):
    """A seat gives its neighbour an Info token (mission 22)."""

    key: ClassVar[str] = "gave-token"


class TookToken(Open):
    """A seat takes one of the open tokens."""

    key: ClassVar[str] = "took-token"


class RobotMoved(Open):
    """The robot goes to a card of the line (mission 59)."""

    key: ClassVar[str] = "robot-moved"


class RobotTurned(Open):
    """It faces the other way from now on."""

    key: ClassVar[str] = "robot-turned"


class NoToken(Open):
    """None of a seat's cards fits a wire of its own."""

    key: ClassVar[str] = "no-token"


class CardLaid(Open):
    """A Number card is laid face down."""

    key: ClassVar[str] = "card-laid"


class CardOpened(Uncovered):
    """The card that was laid is opened."""

    key: ClassVar[str] = "card-opened"


class CardKept(Open):
    """It goes into the hand of the player in turn."""

    key: ClassVar[str] = "card-kept"


class CardDrawn(Open):
    """A Number card is drawn from the deck, unseen by the others."""

    key: ClassVar[str] = "card-drawn"


EVENTS: Final = [
    *WIRE_EVENTS,
    Equipped.key,
    Unlocked.key,
    Restored.key,
    Disintegrated.key,
    Singled.key,
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
    NumberLaid.key,
    RowMoved.key,
    SequenceMoved.key,
    RowDone.key,
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
    Recorded.key,
    Pinned.key,
    Stepped.key,
    ActionDone.key,
    GoalReached.key,
    LeverMissed.key,
    ClosedAgain.key,
    SeatsChanged.key,
    Juggled.key,
    Knifed.key,
    CalledOut.key,
    Forgot.key,
    SealsGone.key,
    TargetJudged.key,
    CardRemoved.key,
    ToldYellows.key,
    ToldNumber.key,
    ConstraintTaken.key,
    ConstraintDropped.key,
    ConstraintOpened.key,
    ConstraintPaired.key,
    ConstraintGone.key,
    ConstraintsMoved.key,
    ConstraintsKept.key,
    SecretsDealt.key,
    LinkNamed.key,
    LinkBroke.key,
    ChallengesLaid.key,
    ChallengeMet.key,
    OddCompany.key,
    RedCalled.key,
    CardDealt.key,
    CardGiven.key,
    CardClosed.key,
    NumberRed.key,
    CardCovered.key,
    LockLifted.key,
    NumberChosen.key,
    NamedCut.key,
    FourCut.key,
    TripwireFound.key,
    TripwireMissed.key,
    PileShrank.key,
    PileOpened.key,
    Found.key,
    RewardsDealt.key,
    NoToken.key,
    TokensDrawn.key,
    GaveToken.key,
    TookToken.key,
    RobotMoved.key,
    RobotTurned.key,
    CardLaid.key,
    CardOpened.key,
    CardKept.key,
    CardDrawn.key,
]
