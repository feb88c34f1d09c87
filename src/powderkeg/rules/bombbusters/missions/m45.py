"""Mission 45: a card is turned, and whoever calls first cuts."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.cutting import reveal
from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.missions.cards import (
    APPOINT,
    CARD,
    PENALTY,
    ByCard,
    reveal_instead,
)
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_43 import M45
from powderkeg.rules.bombbusters.moves import DECLINE, REVEAL, SNIP
from powderkeg.rules.bombbusters.over import advance
from powderkeg.rules.bombbusters.pieces import COFFEE_MUG, NO_SEAT, RED, VALUE_TEXTS, X_OR_Y
from powderkeg.rules.bombbusters.prop_events import FalseCall, Snipped
from powderkeg.rules.bombbusters.props.calls import Calls
from powderkeg.rules.bombbusters.props.deck import Deck
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_held, rule_out
from powderkeg.rules.bombbusters.turn import TURN
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import (
    NEVER,
    NO_MOVES,
    NOT_NOW,
    Json,
    Log,
    Move,
    Phase,
    Refusal,
    Seat,
    Wait,
)
from powderkeg.rules.telling import Line

WINDOW: Final = 20  # ticks to call (D10)


class FirstToCall(ByCard):
    """No turns: the Captain turns cards, and the first to call cuts."""

    def __init__(self) -> None:
        super().__init__(
            45,
            reds=(2, 2),
            reds_for_two=(3, 3),
            redrawn=(X_OR_Y, COFFEE_MUG),
            ray=False,
        )
        self.by_card = M45[1]
        self.asks = {"turn": "prompt-number", "appoint": "prompt-appoint"}
        self.phases = [CALL, APPOINT, PENALTY]
        self.signals = ()

    def props(self, seats: int) -> list[Prop]:
        return [*super().props(seats), Calls()]

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        calls = s.prop(Calls)
        calls.declined = 0
        calls.window = WINDOW if s.setting.clock else 0
        return CARD

    def next_seat(self, s: BombBusters, log: Log) -> Seat:
        """A Captain without wires still turns cards."""
        return NO_SEAT if s.after(s.captain) == NO_SEAT else s.captain

    def turned(self, s: BombBusters, log: Log) -> None:
        s.go(CALL, log)

    def appointer(self, s: BombBusters) -> Seat:
        return s.captain

    def only_reds(self, s: BombBusters, seat: Seat, log: Log) -> None:
        """They are revealed, without a penalty (D12)."""
        reveal_instead(s, seat, log)

    # At any time: also once somebody has called, or the Captain appoints.

    def unasked(self, s: BombBusters, seat: Seat) -> list[Move]:
        phase = s.phases[-1]
        waiting = phase is APPOINT or (phase is TURN and seat != s.cutter)
        return [REVEAL] if waiting and s.has_only(seat, RED) else NO_MOVES

    def play_unasked(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        reveal(s, seat, log)
        if s.after(s.captain) == NO_SEAT:
            turn_is_over(s, log)

    def prompt(self, view: BombBustersView) -> Line | None:
        if view["phase"] != "call":
            return super().prompt(view)
        card = view["props"]["deck"]["card"]
        if card is None:
            return Line("prompt-call-reds")
        declined = view["props"]["calls"]["declined"]
        waiting: list[Json] = [
            seat for seat, at in enumerate(view["seats"]) if at["closed"] and seat not in declined
        ]
        return Line("prompt-call", {"waiting": waiting, "value": str(card)})


class Calling(Interruptible):
    """Everyone may call; who holds only reds may reveal them, and the card stays (B8)."""

    key: ClassVar[str] = "call"

    def deciders(self, s: BombBusters) -> list[Seat]:
        declined = s.prop(Calls).declined
        return [seat for seat in range(s.seats) if not declined >> seat & 1 and not s.is_out(seat)]

    def due(self, s: BombBusters) -> int:
        window = s.prop(Calls).window
        return window if window and s.prop(Deck).card else NEVER

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [move for move in (SNIP, DECLINE, REVEAL) if self.why_not_act(s, seat, move) is None]

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        card = s.prop(Deck).card
        if move is REVEAL:
            return None if s.has_only(seat, RED) else Refusal(M45[5])
        if move is DECLINE:
            return None if card else Refusal(M45[5])
        if move is not SNIP:
            return Refusal(NOT_NOW)
        if not card:
            return Refusal(M45[5])
        if s.setting.free_calls or s.holds(seat)[card]:
            return None
        return Refusal(D[9], {"value": VALUE_TEXTS[card]})

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Wait):
            calls = s.prop(Calls)
            calls.window -= move.ticks
            if not calls.window:
                s.go(APPOINT, log)
        elif move is SNIP:
            self.call(s, seat, log)
        else:
            if move is REVEAL:
                reveal(s, seat, log)
            else:
                s.prop(Calls).declined |= 1 << seat
            self.go_on(s, log)

    def call(self, s: BombBusters, seat: Seat, log: Log) -> None:
        s.cutter = seat
        card = s.prop(Deck).card
        log.add(Snipped({"seat": seat}))
        if s.holds(seat)[card]:
            note_held(s, seat, card)
            s.go(TURN, log)
            return
        log.add(FalseCall({"seat": seat, "value": VALUE_TEXTS[card]}))
        rule_out(s, s.hand(seat), card)
        advance(s, log)
        turn_is_over(s, log)

    def go_on(self, s: BombBusters, log: Log) -> None:
        """When nobody is left to answer, the Captain appoints, or all is done."""
        if self.deciders(s):
            return
        if s.after(s.captain) == NO_SEAT:
            turn_is_over(s, log)
        else:
            s.go(APPOINT, log)


CALL: Final = Calling()
MISSION: Final[Mission] = FirstToCall()
