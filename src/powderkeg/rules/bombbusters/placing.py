"""Before the first turn: everyone's start tokens, chosen, drawn or false."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import Absent
from powderkeg.rules.bombbusters.lying import lie, lies, why_not_lie
from powderkeg.rules.bombbusters.moves import INFOS, TOKENS
from powderkeg.rules.bombbusters.pieces import NUMBERS, Stand
from powderkeg.rules.bombbusters.rulebook import D, R
from powderkeg.rules.bombbusters.shapes import Lie, OfNumber, OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import tag
from powderkeg.rules.bombbusters.turning import begin_turn
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat


def place_tokens(s: BombBusters, log: Log) -> None:
    """The Captain first."""
    s.turn = s.captain
    ask(s, 0, log)


def ask(s: BombBusters, placed: int, log: Log) -> None:
    """The seat whose turn it is has placed so many: on to the next who has a token to place."""
    mission = s.setting.mission
    for _ in range(s.seats):
        if placed < mission.start_tokens(s, s.turn):
            if mission.draws_token(s, s.turn) and not s.card:
                s.go(DRAW_TOKEN, log)
                return
            phase = Lying(placed) if mission.lies else PlacingTokens(placed)
            if phase.moves(s, s.turn):
                s.go(phase, log)
                return
        placed = 0
        s.card = 0
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.captain:
            break
    begin_turn(s, s.captain, log)


class Placing(Phase[BombBusters]):
    """A seat places its start tokens, one after the other."""

    def __init__(self, placed: int) -> None:
        self.placed: Final = placed

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.turn]


class PlacingTokens(Placing):
    """Everyone puts an Info token before a blue wire (2.6)."""

    key: ClassVar[str] = "token"

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return tokens(s, seat)

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, OfWire) and move.key == "token":
            return why_no_token(s, seat, move.stand, move.place)
        return Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire)
        tag(s, s.wire_at(move.stand, move.place), "start", log)
        ask(s, self.placed + 1, log)


def tokens(s: BombBusters, seat: Seat) -> list[Move]:
    """Info tokens that this seat may put."""
    return [
        TOKENS[stand][place]
        for stand in s.stands_of(seat)
        for place in range(len(s.stands[stand]))
        if why_no_token(s, seat, stand, place) is None
    ]


def why_no_token(s: BombBusters, seat: Seat, stand: Stand, place: int) -> Refusal | None:
    wire = s.wire_at(stand, place)
    if wire < 0 or stand // 2 != seat or s.value(wire) > 12:
        return Refusal(R[6])
    if s.card and s.value(wire) != s.card:
        return Refusal(D[4], {"value": str(s.card)})
    return None


class DrawingToken(Phase[BombBusters]):
    """Mission 43 for two: the Captain's token is drawn (D4)."""

    key: ClassVar[str] = "info"

    def chances(self, s: BombBusters) -> list[Move]:
        return [INFOS[number] for number in NUMBERS]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        s.card = move.number
        if tokens(s, s.turn):
            ask(s, 0, log)
            return
        s.absent[s.turn].append(move.number)
        for wire in s.hand(s.turn):
            s.nots[wire] |= 1 << move.number
        log.add(Absent({"seat": s.turn, "value": str(move.number)}))
        ask(s, 1, log)


class Lying(Placing):
    """Mission 52: two false tokens each, on blue or red wires (B11)."""

    key: ClassVar[str] = "lie"

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return lies(s, seat, True)

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return why_not_lie(s, seat, move, True) if isinstance(move, Lie) else Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Lie)
        lie(s, s.wire_at(move.stand, move.place), move.number, "start", log)
        ask(s, self.placed + 1, log)


DRAW_TOKEN: Final = DrawingToken()
