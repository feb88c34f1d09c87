"""Four wires of one number that are named together, and a pile that melts (missions 23, 39)."""

from __future__ import annotations

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.naming import Naming, cut_together, spots
from powderkeg.rules.bombbusters.moves import FOUR
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import NO_SEAT, NUMBERS, VALUE_TEXTS, Value, Wire
from powderkeg.rules.bombbusters.prop_events import FourCut, NumberLaid, PileShrank
from powderkeg.rules.bombbusters.props.number import Number
from powderkeg.rules.bombbusters.props.pile import Pile
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Refusal, Rule, Seat


class FourAtOnce(Mission):
    """Until then the number is not named otherwise; a card of the pile goes every round."""

    size: int  # of the pile
    together: Rule  # that they are named together
    only_so: Rule  # and not otherwise

    def props(self, seats: int) -> list[Prop]:
        return [Number(), Pile(self.size)]

    def to_lay(self, s: BombBusters) -> list[int]:
        return [] if s.prop(Number).card else [*NUMBERS]

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        s.prop(Number).card = number
        log.add(NumberLaid({"value": VALUE_TEXTS[number]}))

    def is_due(self, s: BombBusters) -> bool:
        """Are the four still to be named?"""
        return not s.cut[s.prop(Number).card]

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        if value != s.prop(Number).card or not self.is_due(s):
            return None
        return Refusal(self.only_so, said(s))

    def need(self, s: BombBusters, how: str) -> int:
        return s.count(s.prop(Number).card)

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [FOUR] if self.why_not(s, seat, FOUR) is None else []

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is not FOUR:
            return Refusal(NOT_NOW)
        return None if self.is_due(s) else Refusal(self.together, said(s))

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        number = s.prop(Number).card
        s.go(self.namings["four"](Claim(seat, "four", (number,), 0, s.count(number), ())), log)

    def round_ends(self, s: BombBusters, log: Log) -> None:
        pile = s.prop(Pile)
        if pile.left and self.is_due(s):
            pile.left -= 1
            log.add(PileShrank({"left": pile.left}))

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        if value == s.prop(Number).card and s.prop(Pile).left and s.after(s.turn) != NO_SEAT:
            self.reward(s, log)

    def reward(self, s: BombBusters, log: Log) -> None:
        """The four are cut: what the pile brings."""
        raise NotImplementedError


def said(s: BombBusters) -> Facts:
    return {"value": VALUE_TEXTS[s.prop(Number).card]}


def four_at_once(s: BombBusters) -> FourAtOnce:
    mission = s.setting.mission
    assert isinstance(mission, FourAtOnce)
    return mission


class NamingFour(Naming):
    """Point at all four, one's own as well (N15); a mistake explodes the bomb."""

    def why_not(self, s: BombBusters, seat: Seat, stand: int, place: int) -> Refusal | None:
        refusal = super().why_not(s, seat, stand, place)
        return None if refusal is None else Refusal(four_at_once(s).together, said(s))

    def rule(self) -> Rule:
        return NOT_NOW

    def judge(self, s: BombBusters, wires: tuple[Wire, ...], log: Log) -> None:
        number = s.prop(Number).card
        wrong = [wire for wire in wires if s.value(wire) != number]
        if wrong:
            explode(s, "named", wrong[:1], log)
            return
        event = FourCut({"seat": s.cutter, **said(s), "spots": spots(s, wires)})
        cut_together(s, wires, event, log)
        turn_is_over(s, log)
