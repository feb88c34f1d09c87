"""Mission 18: a card, the radar, and somebody who must cut."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.equipment import scan
from powderkeg.rules.bombbusters.missions.cards import CARD, Appointing, ByCard
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_9 import M18
from powderkeg.rules.bombbusters.moves import APPOINTS
from powderkeg.rules.bombbusters.pieces import EQUIPMENT_TEXTS, RADAR, RED, VALUE_TEXTS, Value
from powderkeg.rules.bombbusters.prop_events import Used
from powderkeg.rules.bombbusters.props.deck import Deck
from powderkeg.rules.bombbusters.shapes import OfSeat
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_not_all
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Phase, Refusal, Seat


class HelpingHand(ByCard):
    """The radar is asked by nobody, and never used up."""

    def __init__(self) -> None:
        super().__init__(18, reds=(2, 2), reds_for_two=(3, 3))
        self.by_card = M18[3]
        self.asks = {"turn": "prompt-number", "appoint": "prompt-helper"}
        self.phases = [APPOINT_HELPER]

    def equipped(self, seats: int) -> int:
        return 0

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        s.cards = [RADAR]
        return None

    def possible_cards(self, s: BombBusters) -> list[int]:
        return [RADAR]

    def locks(self, s: BombBusters, card: int) -> list[tuple[Value, int]]:
        return []

    def why_not_used(self, s: BombBusters, seat: Seat, card: int) -> Refusal | None:
        return Refusal(M18[1])

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 0

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """Who has only reds reveals them instead of turning a card (M18.5)."""
        if s.has_only(s.turn, RED):
            return None
        note_not_all(s, s.hand(s.turn), RED)
        return CARD

    def turned(self, s: BombBusters, log: Log) -> None:
        number = s.prop(Deck).card
        facts: Facts = {"seat": s.turn, "equipment": EQUIPMENT_TEXTS[RADAR], "own": "no"}
        log.add(Used({**facts, "value": VALUE_TEXTS[number]}))
        scan(s, number, log)
        s.go(APPOINT_HELPER, log)


class AppointingHelper(Appointing):
    """Only somebody who answered yes can be named (M18.7)."""

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        card = s.prop(Deck).card
        return [APPOINTS[other] for other in range(s.seats) if s.holds(other)[card]]

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfSeat) or move.key != "appoint":
            return Refusal(NOT_NOW)
        return None if move in self.acts(s, seat) else Refusal(M18[7], {"seat": move.seat})


APPOINT_HELPER: Final = AppointingHelper()
MISSION: Final[Mission] = HelpingHand()
