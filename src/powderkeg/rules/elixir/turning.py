"""From turn to turn: what ends, the tithe, the draw (X-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Seat
from powderkeg.rules.elixir.aiming import choosable, with_finds
from powderkeg.rules.elixir.cards import NONE, Effect
from powderkeg.rules.elixir.deck import FINDS, SPELLS
from powderkeg.rules.elixir.events import (
    Blocked,
    Dropped,
    NoDraw,
    PickedUp,
    TurnBegan,
    TurnEnded,
)
from powderkeg.rules.elixir.giving import DrawFinds, Give, TurnUp
from powderkeg.rules.elixir.lasting import (
    count_own_turns,
    count_victims_turns,
    end,
    replace,
    skips_draw,
)
from powderkeg.rules.elixir.moves import AT, LOSE, OfFind, OfSeat
from powderkeg.rules.elixir.rulebook import S
from powderkeg.rules.elixir.step import Draw, Question, Step
from powderkeg.rules.elixir.window import BETWEEN_WINDOW

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

TURNED_UP: Final = 2  # finds, of which somebody chooses one


def end_turn(s: Elixir, why: str, log: Log) -> None:
    """Done, or out of time: a half-made play is taken back."""
    del s.phases[1:]  # all but the turn itself
    s.plan([DROP_FIND, TURN_OVER, BETWEEN_WINDOW])
    log.add(TurnEnded({"seat": s.active, "why": why}))


class DropFind(Draw):
    """Butterfingers: one random find lies open until the next own turn."""

    def begin(self, s: Elixir, log: Log) -> None:
        seat = s.active
        drops = s.on(seat, "dropped-find") is not None and not s.has_butler(seat)
        if not drops or not s.hands[seat]:
            s.phases.pop()

    def chances(self, s: Elixir) -> list[Move]:
        return [LOSE[find] for find in s.hands[s.active]]

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases.pop()
        s.bare[s.active] = move.find
        log.add(Dropped({"seat": s.active, "find": FINDS[move.find].key}))


class TurnOver(Step):
    """The turn counts for what hangs on its player."""

    def begin(self, s: Elixir, log: Log) -> None:
        s.phases.pop()
        seat = s.active
        s.is_ended = True
        s.is_free = False
        s.blocked = s.blocked | 1 << seat if s.block else s.blocked & ~(1 << seat)
        s.block = ""
        count_victims_turns(s, seat, log)


DROP_FIND: Final = DropFind()
TURN_OVER: Final = TurnOver()


def begin_turn(s: Elixir, log: Log) -> None:
    """The next player's, or the same one's again."""
    s.is_extra = s.is_again
    if not s.is_again:
        s.active = (s.active + s.order) % s.seats
    s.is_again = False
    s.is_ended = False
    s.turn += 1
    s.casts = s.keys = s.spent = s.bonus = s.slips = s.waited = 0
    s.is_mirrored = s.is_granted = False
    seat = s.active
    log.add(TurnBegan({"seat": seat, "extra": "yes" if s.is_extra else "no", "turn": s.turn}))
    count_own_turns(s, seat, log)
    if s.bare[seat] != NONE:
        s.bare[seat] = NONE
        log.add(PickedUp({"seat": seat}))
    block(s, seat, log)
    tithes: list[Step] = [Tithe(seat) for _ in s.of(seat, "tithe")]
    s.plan([*tithes, TURN_DRAW])


def block(s: Elixir, seat: Seat, log: Log) -> None:
    """The oldest waiting one takes this turn; the turn after a blocked one is free (X-30)."""
    if s.blocked >> seat & 1:
        return
    for effect in s.effects:
        if effect.victim == seat and effect.code in ("no-casting", "no-cards"):
            s.block = effect.code
            log.add(Blocked({"seat": seat, "spell": SPELLS[effect.spell].key}))
            end(s, effect, "used", log)
            return


class TurnDraw(Step):
    """The draw at the start of a turn."""

    def begin(self, s: Elixir, log: Log) -> None:
        s.phases.pop()
        seat = s.active
        if self.is_skipped(s, seat, log):
            log.add(NoDraw({"seat": seat}))
            return
        draws = 2 if s.of(seat, "double-draw") else 1
        steps: list[Step] = []
        borrowed = s.on(seat, "borrowed-draw")
        if borrowed is not None:
            steps.append(TurnUp(seat, borrowed.caster, TURNED_UP, "draw"))
            end(s, borrowed, "used", log)
            draws -= 1
        picky = s.of(seat, "picky-draws")
        for _ in range(draws):
            if picky:
                steps.append(TurnUp(seat, seat, TURNED_UP, "draw"))
            else:
                steps.append(DrawFinds(seat, 1, "turn"))
        if draws:
            use_up(s, picky, log)
        s.plan(steps)

    def is_skipped(self, s: Elixir, seat: Seat, log: Log) -> bool:
        """All that skips a draw shares one (X-33)."""
        skipped = bool(s.skips >> seat & 1)
        s.skips &= ~(1 << seat)
        for curse in s.curses(seat):
            if skips_draw(s, curse):
                skipped = True
                end(s, curse, "used", log)
        return skipped


def use_up(s: Elixir, picky: list[Effect], log: Log) -> None:
    """One of the draws that were to be picky is over."""
    for effect in picky:
        if effect.left == 1:
            end(s, effect, "used", log)
        else:
            replace(s, effect, effect.with_left(effect.left - 1))


TURN_DRAW: Final = TurnDraw()


class Tithe(Question):
    """The active player names an opponent, who gives one find. Nobody can answer that (X-14)."""

    key: ClassVar[str] = "tithe"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, S[302])

    def begin(self, s: Elixir, log: Log) -> None:
        payers = self.payers(s)
        if len(payers) > 1:
            return
        s.phases.pop()
        s.plan([Give(payer, self.seat, 1, "tithe") for payer in payers])

    def payers(self, s: Elixir) -> list[Seat]:
        return with_finds(s, choosable(s, self.seat))

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [AT[payer] for payer in self.payers(s)]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSeat)
        s.phases[-1] = Give(move.seat, self.seat, 1, "tithe")
