"""Mission 27: nobody has a character, and yellow wires bring tokens to choose from."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.missions.gifts import PICK, PLACE, Gifted
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_20 import M27
from powderkeg.rules.bombbusters.moves import INFO_YELLOW, INFOS
from powderkeg.rules.bombbusters.pieces import BATTERIES, NUMBERS, VALUE_TEXTS, YELLOW
from powderkeg.rules.bombbusters.placing import TOKENS_EACH
from powderkeg.rules.bombbusters.prop_events import TokensDrawn
from powderkeg.rules.bombbusters.props.gifts import Gifts
from powderkeg.rules.bombbusters.shapes import OfNumber
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Json, Log, Move, Phase, Refusal, Seat


class BareHands(Gifted):
    """As many tokens as players are drawn, and each takes one."""

    def __init__(self) -> None:
        super().__init__(27, reds=(1, 1), yellows=(4, 4), redrawn=(BATTERIES,))
        self.to_left = False
        self.rule = M27[2]
        self.begins = DRAW_TOKENS
        self.phases = [PICK, PLACE]

    def has_role(self, s: BombBusters, seat: Seat) -> bool:
        return False

    def why_no_power(self, s: BombBusters, seat: Seat) -> Refusal | None:
        return Refusal(M27[1])

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 0 if s.seats == 2 and seat == s.captain else 1


class DrawingTokens(Phase[BombBusters]):
    """From all that lie neither before closed wires nor beside stands (M27-3)."""

    key: ClassVar[str] = "info"

    def chances(self, s: BombBusters) -> list[Move]:
        gone = s.prop(Gifts).tokens + [value for absent in s.absent for value in absent]
        gone += [s.tokens[wire] for wire in range(len(s.kinds)) if not s.open[wire]]
        left: list[Move] = []
        for number in NUMBERS:
            left += [INFOS[number]] * (TOKENS_EACH - gone.count(number))
        return left + [INFO_YELLOW] * (TOKENS_EACH - gone.count(YELLOW))

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        tokens = s.prop(Gifts).tokens
        tokens.append(move.number if isinstance(move, OfNumber) else YELLOW)
        if len(tokens) == s.seats:
            values: list[Json] = [VALUE_TEXTS[value] for value in tokens]
            log.add(TokensDrawn({"values": values}))
            s.go(PICK, log)


DRAW_TOKENS: Final = DrawingTokens()
MISSION: Final[Mission] = BareHands()
