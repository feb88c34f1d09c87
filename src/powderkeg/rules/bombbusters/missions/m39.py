"""Mission 39: four wires at once, for Info tokens."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.missions.four import FourAtOnce, NamingFour
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_31 import M39
from powderkeg.rules.bombbusters.moves import CARDS, TOKENS
from powderkeg.rules.bombbusters.pieces import NO_SEAT, NUMBERS
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.prop_events import NoToken, RewardsDealt
from powderkeg.rules.bombbusters.props.number import Number
from powderkeg.rules.bombbusters.props.pile import Pile
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.rewards import Rewards
from powderkeg.rules.bombbusters.shapes import OfNumber, OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import tag
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat
from powderkeg.rules.telling import Line


class NobleWires(FourAtOnce):
    """Whatever is left of the pile is dealt, and lets everybody tell one wire."""

    def __init__(self) -> None:
        super().__init__(39, reds=(2, 3), yellows=(4, 4), reds_for_two=(3, 3))
        self.size = 8
        self.together = M39[2]
        self.only_so = M39[6]
        self.has_equipment = False
        self.namings = {"four": NamingFour}
        self.endings = {"named": M39[2]}
        self.phases = [REWARD]

    def props(self, seats: int) -> list[Prop]:
        return [*super().props(seats), Rewards([[] for _ in range(seats)])]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def draws_token(self, s: BombBusters, seat: Seat) -> bool:
        return True

    def reward(self, s: BombBusters, log: Log) -> None:
        s.owe(DEAL_REWARDS)

    def prompt(self, view: BombBustersView) -> Line | None:
        if view["phase"] != "reward":
            return None
        return Line("prompt-reward", {"seat": view["props"]["rewards"]["seat"]})


class DealingRewards(Phase[BombBusters]):
    """From the Captain on, one by one; what was discarded unseen may be any card (M39.4)."""

    key: ClassVar[str] = "lay"

    def chances(self, s: BombBusters) -> list[Move]:
        gone = [card for hand in s.prop(Rewards).hands for card in hand]
        gone.append(s.prop(Number).card)
        return [CARDS[number] for number in NUMBERS if number not in gone]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        rewards = s.prop(Rewards)
        dealt = sum([len(hand) for hand in rewards.hands])
        rewards.hands[(s.captain + dealt) % s.seats].append(move.number)
        pile = s.prop(Pile)
        pile.left -= 1
        if not pile.left:
            log.add(RewardsDealt({"count": dealt + 1}))
            rewards.seat = s.captain
            s.go(REWARD, log)


class Rewarding(Phase[BombBusters]):
    """Everybody puts one token, the Captain first; who cannot says so (M39.5)."""

    key: ClassVar[str] = "reward"

    def begin(self, s: BombBusters, log: Log) -> None:
        rewards = s.prop(Rewards)
        while not self.moves(s, rewards.seat):
            if rewards.hands[rewards.seat] and not s.is_out(rewards.seat):
                log.add(NoToken({"seat": rewards.seat}))
            if self.is_last(s):
                s.pop(log)
                return

    def is_last(self, s: BombBusters) -> bool:
        """This seat's cards are put away; has everybody been asked?"""
        rewards = s.prop(Rewards)
        rewards.hands[rewards.seat] = []
        rewards.seat = (rewards.seat + 1) % s.seats
        if rewards.seat != s.captain:
            return False
        rewards.seat = NO_SEAT
        return True

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.prop(Rewards).seat]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        hand = s.prop(Rewards).hands[seat]
        return [
            TOKENS[stand][place]
            for stand in s.stands_of(seat)
            for place, wire in enumerate(s.stands[stand])
            if not s.open[wire] and s.value(wire) in hand
        ]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfWire) or move.key != "token":
            return Refusal(NOT_NOW)
        return None if move in self.moves(s, seat) else Refusal(M39[4])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire)
        tag(s, s.wire_at(move.stand, move.place), "reward", log)
        if self.is_last(s):
            s.pop(log)
        else:
            self.begin(s, log)


DEAL_REWARDS: Final = DealingRewards()
REWARD: Final = Rewarding()
MISSION: Final[Mission] = NobleWires()
