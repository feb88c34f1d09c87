"""Missions 55 and 60: challenges, and the dial on its last space."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.clues import Count
from powderkeg.rules.bombbusters.following import note_empty, open_wire
from powderkeg.rules.bombbusters.knowing import kinds_of
from powderkeg.rules.bombbusters.missions.challenging import (
    ODD_COMPANY,
    THE_RED_ONE,
    THESE_TWO_FIRST,
    is_met,
    stands_that_meet,
)
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rulebook import CH
from powderkeg.rules.bombbusters.moves import CALL_REDS, CARDS, DRAW_CHALLENGES
from powderkeg.rules.bombbusters.over import explode, turn_back
from powderkeg.rules.bombbusters.pieces import (
    CHALLENGES,
    KIND_TEXTS,
    NUMBERS,
    RED,
    Stand,
    Value,
    letter,
)
from powderkeg.rules.bombbusters.prop_events import (
    ChallengeMet,
    ChallengesLaid,
    OddCompany,
    RedCalled,
)
from powderkeg.rules.bombbusters.props.challenges import Challenges
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.shapes import CallRed, OfChallenge, OfNumber
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import rule_out
from powderkeg.rules.core import NO_MOVES, NOT_NOW, Facts, Json, Log, Move, Phase, Refusal, Seat

ODD_WIRES: Final = 6


class DoctorsChallenge(Mission):
    """As many cards as players; each that is met turns the dial back one step."""

    def __init__(self, number: int, reds: tuple[int, int], reds_for_two: tuple[int, int]) -> None:
        super().__init__(number, reds=reds, reds_for_two=reds_for_two)
        self.endings = {"not-red": CH[1]}

    def lives(self, seats: int) -> int:
        return 1

    def props(self, seats: int) -> list[Prop]:
        return [Challenges([], [], [], [], [])]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return LAY_CHALLENGES

    # What the cards look back at.

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        """It costs nothing, but it matters whether this is a Solo Cut (E17)."""
        s.prop(Challenges).is_solo = claim.how in ("solo", "fast-pass")
        return None

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        s.prop(Challenges).now = value

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        s.prop(Challenges).seals.append(value)

    def turn_closes(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """Each card that is met goes away, even if the dial cannot turn back any more (N6)."""
        challenges = s.prop(Challenges)
        challenges.note_turn()
        for card in challenges.cards.copy():
            if is_met(s, card):
                challenges.cards.remove(card)
                challenges.met.append(card)
                log.add(ChallengeMet({"challenge": str(card)}))
                if card == ODD_COMPANY:
                    for stand in stands_that_meet(s, card):
                        tell_odd(s, stand, log)
                turn_back(s, log)
        challenges.has_called = False
        return None

    # Calling a red.

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        if THE_RED_ONE not in s.prop(Challenges).cards:
            return NO_MOVES
        found: list[Move] = []
        for stand in range(2 * s.seats):
            if stand // 2 != seat:
                for place, wire in enumerate(s.stands[stand]):
                    if not s.open[wire]:
                        found.append(CALL_REDS[stand][place])
        return found

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, CallRed):
            return Refusal(NOT_NOW)
        return None if move in self.specials(s, seat) else Refusal(CH[1])

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, CallRed)
        wire = s.wire_at(move.stand, move.place)
        if s.value(wire) != RED:
            explode(s, "not-red", [wire], log)
            return
        open_wire(s, wire)
        place = letter(move.stand, move.place)
        facts: Facts = {"seat": seat, "owner": move.stand // 2, "place": place}
        log.add(RedCalled({**facts, "wire": KIND_TEXTS[s.kinds[wire]]}))
        s.prop(Challenges).has_called = True
        note_empty(s, log)
        turn_is_over(s, log)


def tell_odd(s: BombBusters, stand: Stand, log: Log) -> None:
    """The table has looked at hidden values, so all learn what it saw (CH13)."""
    closed = [wire for wire in s.stands[stand] if not s.open[wire]]
    odd = 0
    for number in NUMBERS:
        if number % 2 == 0:
            rule_out(s, closed, number)
        else:
            odd |= kinds_of(s, number)
    s.clues.append(Count(odd, tuple(closed), ODD_WIRES, len(closed)))
    owner = stand // 2
    stands = len(s.stands_of(owner))
    log.add(OddCompany({"owner": owner, "side": stand % 2 + 1, "stands": stands}))


class LayingChallenges(Phase[BombBusters]):
    """As many as players; two Number cards on card 8."""

    key: ClassVar[str] = "draw-challenge"

    def chances(self, s: BombBusters) -> list[Move]:
        challenges = s.prop(Challenges)
        if len(challenges.cards) < s.seats:
            return [DRAW_CHALLENGES[card] for card in CHALLENGES if card not in challenges.cards]
        return [CARDS[number] for number in NUMBERS if number not in challenges.numbers]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        challenges = s.prop(Challenges)
        if isinstance(move, OfChallenge):
            challenges.cards.append(move.card)
        else:
            assert isinstance(move, OfNumber)
            challenges.numbers.append(move.number)
        wanted = 2 if THESE_TWO_FIRST in challenges.cards else 0
        if len(challenges.cards) == s.seats and len(challenges.numbers) == wanted:
            cards: list[Json] = [str(card) for card in challenges.cards]
            numbers: list[Json] = [*challenges.numbers]
            told: Facts = {"challenges": cards, "numbers": numbers}
            log.add(ChallengesLaid({**told, "pair": "yes" if numbers else "no"}))
            s.pop(log)


LAY_CHALLENGES: Final = LayingChallenges()
MISSION: Final[Mission] = DoctorsChallenge(55, (2, 2), (2, 3))
