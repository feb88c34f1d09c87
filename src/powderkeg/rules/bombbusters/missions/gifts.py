"""The first two yellow wires bring everybody an Info token (missions 22, 27)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.moves import GIFTS, NAMEABLE, PICKS, TOKENS
from powderkeg.rules.bombbusters.pieces import NO_SEAT, VALUE_TEXTS, YELLOW, Value
from powderkeg.rules.bombbusters.prop_events import GaveToken, TookToken
from powderkeg.rules.bombbusters.props.gifts import Gifts
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.shapes import OfValue, OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import lay_beside, tag
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Rule, Seat
from powderkeg.rules.telling import Line


class Gifted(Mission):
    """It says what is to be chosen from, and who gets it."""

    to_left: bool  # the neighbour gets it
    rule: Rule  # that who has such a wire marks it
    begins: Phase[Any]

    def props(self, seats: int) -> list[Prop]:
        return [Gifts(self.to_left)]

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        """Before False Bottom opens (N14)."""
        gifts = s.prop(Gifts)
        if value == YELLOW and not gifts.is_over and s.after(s.turn) != NO_SEAT:
            gifts.is_over = True
            s.owe(self.begins)

    def prompt(self, view: BombBustersView) -> Line | None:
        gifts = view["props"]["gifts"]
        if view["phase"] in ("gift", "pick"):
            return Line(f"prompt-{view['phase']}", {"seat": gifts["seat"]})
        if view["phase"] == "place":
            return Line("prompt-place", {"seat": gifts["to"], "value": gifts["value"]})
        return None


def has_next(s: BombBusters) -> bool:
    """On to the next who chooses; False if all have."""
    gifts = s.prop(Gifts)
    gifts.value = 0
    gifts.seat = (gifts.seat + 1) % s.seats
    if gifts.seat == s.captain:
        gifts.seat = NO_SEAT
        gifts.tokens = []
    return gifts.seat != NO_SEAT


class Choosing(Phase[BombBusters]):
    """The Captain first. Who is out gets nothing (M22-6, M27-3)."""

    key: ClassVar[str] = "gift"

    def begin(self, s: BombBusters, log: Log) -> None:
        gifts = s.prop(Gifts)
        if gifts.seat == NO_SEAT:
            gifts.seat = s.captain
        while s.is_out(gifts.receiver(s)):
            if not has_next(s):
                s.pop(log)
                return

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.prop(Gifts).seat]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [GIFTS[value] for value in NAMEABLE]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(s, seat) else Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfValue)
        gifts = s.prop(Gifts)
        gifts.value = move.value
        to, value = gifts.receiver(s), VALUE_TEXTS[move.value]
        if gifts.to_left:
            log.add(GaveToken({"seat": actor, "to": to, "value": value}))
        else:
            gifts.tokens.remove(move.value)
            log.add(TookToken({"seat": actor, "value": value}))
        if PLACE.moves(s, to):
            s.go(PLACE, log)
            return
        lay_beside(s, s.stands_of(to), move.value, log)
        go_on(s, self, log)


class Picking(Choosing):
    """One of those that lie open."""

    key: ClassVar[str] = "pick"

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [PICKS[value] for value in NAMEABLE if value in s.prop(Gifts).tokens]


class PlacingGift(Phase[BombBusters]):
    """Before a wire of its value, also if there is just one: else the asking would tell."""

    key: ClassVar[str] = "place"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.prop(Gifts).receiver(s)]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        value = s.prop(Gifts).value
        return [
            TOKENS[stand][place]
            for stand in s.stands_of(seat)
            for place, wire in enumerate(s.stands[stand])
            if not s.open[wire] and s.value(wire) == value
        ]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfWire) or move.key != "token":
            return Refusal(NOT_NOW)
        mission = s.setting.mission
        assert isinstance(mission, Gifted)
        return None if move in self.moves(s, seat) else Refusal(mission.rule)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire)
        tag(s, s.wire_at(move.stand, move.place), "reward", log)
        go_on(s, PICK if not s.prop(Gifts).to_left else GIVE, log)


def go_on(s: BombBusters, choosing: Choosing, log: Log) -> None:
    if has_next(s):
        s.go(choosing, log)
    else:
        s.pop(log)


GIVE: Final = Choosing()
PICK: Final = Picking()
PLACE: Final = PlacingGift()
