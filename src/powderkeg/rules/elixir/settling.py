"""A card is settled: the victim may buy it off, then it works, then it is put away."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Refusal, Seat
from powderkeg.rules.elixir.aiming import new_victims
from powderkeg.rules.elixir.cards import NOBODY, NONE, Item
from powderkeg.rules.elixir.deal_events import DealOver
from powderkeg.rules.elixir.deals import close_deal
from powderkeg.rules.elixir.deck import SPELLS
from powderkeg.rules.elixir.effects import EFFECTS
from powderkeg.rules.elixir.ending import check_end
from powderkeg.rules.elixir.events import BoughtOff
from powderkeg.rules.elixir.giving import BlindPrice, Give
from powderkeg.rules.elixir.moves import AT, BEAR, OfSeat
from powderkeg.rules.elixir.moves import BUY_OFF as PAY_OFF
from powderkeg.rules.elixir.rulebook import E, X
from powderkeg.rules.elixir.step import Ask, Step

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

PRICE: Final = 2


class BuyOff(Ask):
    """The final victim chooses, once: pay, or bear it (E9, X-19)."""

    key: ClassVar[str] = "buy-off"

    def victim(self, s: Elixir) -> Seat:
        """Who may buy the top-most card off; nobody, if there is nothing to buy off."""
        item = s.items[-1]
        if item.is_cancelled or item.spell == NONE:
            return NOBODY
        hits = item.hits()
        moved = any(curse.spell == item.lift for curse in s.curses(item.player))
        return hits[0] if hits and (SPELLS[item.spell].buyoff or moved) else NOBODY

    def begin(self, s: Elixir, log: Log) -> None:
        victim = self.victim(s)
        if victim == NOBODY or len(s.hands[victim]) < PRICE:
            s.phases.pop()

    def asked(self, s: Elixir) -> Seat:
        return self.victim(s)

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [BEAR, PAY_OFF]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        s.phases.pop()
        if move is BEAR:
            return
        item = s.items[-1]
        victim = self.victim(s)
        caster = item.master(victim)
        item.is_bought = True
        log.add(BoughtOff({"seat": victim, "other": caster, "spell": item.key}))
        if s.setting.is_blind:
            s.plan([BlindPrice(victim, caster, PRICE)])
        else:
            s.plan([Give(victim, caster, PRICE, "buy-off")])


class Settle(Step):
    """It works, unless it was cancelled."""

    def begin(self, s: Elixir, log: Log) -> None:
        s.phases.pop()
        item = s.items[-1]
        if not item.is_cancelled:
            EFFECTS[item.code](s, item, log)


class Finish(Step):
    """A spell stays before its caster; an object or a transaction goes to the discard (X-7)."""

    def begin(self, s: Elixir, log: Log) -> None:
        s.phases.pop()
        item = s.items.pop()
        if item.is_deal:
            close_deal(s, item, log)
            log.add(DealOver({"find": item.key}))
        if item.find != NONE and not item.is_mirrored:
            s.discard.append(item.find)
        if not s.items:
            check_end(s, log)


class TurnTo(Ask):
    """Who turns a card away names its new victim."""

    key: ClassVar[str] = "aim"

    def below(self, s: Elixir) -> Item:
        return s.items[-2]

    def begin(self, s: Elixir, log: Log) -> None:
        moves = self.moves(s, self.asked(s))
        if len(moves) == 1:
            self.choose(s, moves[0], log)

    def asked(self, s: Elixir) -> Seat:
        return s.items[-1].player

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        by_object = s.items[-1].find != NONE
        return [AT[victim] for victim in new_victims(s, self.below(s), seat, by_object)]

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        return Refusal(X[18] if isinstance(move, OfSeat) else E[13])

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSeat)
        s.phases.pop()
        s.items[-1].target = move.seat


BUY_OFF: Final = BuyOff()
SETTLE: Final = Settle()
FINISH: Final = Finish()
TURN_TO: Final = TurnTo()
