"""Mission 51: the player in turn is "Sir", and says who cuts."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.locks import spend, why_no_card
from powderkeg.rules.bombbusters.missions.cards import (
    APPOINT,
    CARD,
    PENALTY,
    ByCard,
    reveal_instead,
)
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_43 import M51
from powderkeg.rules.bombbusters.moves import MUGS, REVEAL, TURN_CARD
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import COFFEE_MUG, RED, X_OR_Y
from powderkeg.rules.bombbusters.rulebook import B, E
from powderkeg.rules.bombbusters.shapes import OfSeat
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_not_all
from powderkeg.rules.bombbusters.turn import pass_on
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat


class YesSir(ByCard):
    """One more life than usual, and an order every turn."""

    def __init__(self) -> None:
        super().__init__(51, reds=(1, 1), reds_for_two=(2, 2), redrawn=(X_OR_Y,), ray=False)
        self.by_card = M51[2]
        self.asks = {"turn": "prompt-number", "appoint": "prompt-order"}
        self.phases = [SIR, APPOINT, PENALTY]
        self.signs = ("sir",)
        self.endings = {"only-reds": M51[4]}

    def lives(self, seats: int) -> int:
        return seats + 1

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 0 if s.seats == 2 and seat == s.captain else 1

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        return SIR

    def turned(self, s: BombBusters, log: Log) -> None:
        s.go(APPOINT, log)

    def only_reds(self, s: BombBusters, seat: Seat, log: Log) -> None:
        """Choosing somebody with nothing but reds loses the mission."""
        explode(s, "only-reds", s.hand(seat), log)


class Sir(Interruptible):
    """Turn a card, or leave it to another by Coffee Mug (B7); with only reds, reveal them."""

    key: ClassVar[str] = "sir"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.turn]

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        if s.has_only(seat, RED):
            return [REVEAL]
        if not s.has_card(COFFEE_MUG):
            return [TURN_CARD]
        return [TURN_CARD, *(MUGS[other] for other in s.others(seat))]

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move in self.acts(s, seat):
            return None
        if move is REVEAL or s.has_only(seat, RED):
            return Refusal(M51[4])
        if isinstance(move, OfSeat) and move.key == "mug":
            if move.seat == seat:
                return Refusal(B[21])
            return why_no_card(s, seat, COFFEE_MUG) or Refusal(E[11], {"seat": move.seat})
        return Refusal(NOT_NOW)

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        if move is REVEAL:
            reveal_instead(s, seat, log)
            return
        note_not_all(s, s.hand(seat), RED)
        if isinstance(move, OfSeat):
            spend(s, seat, COFFEE_MUG, False, 0, log)
            pass_on(s, seat, move.seat, log)
            turn_is_over(s, log)
        else:
            s.go(CARD, log)


SIR: Final = Sir()
MISSION: Final[Mission] = YesSir()
