"""Before the first turn: everyone's start tokens, chosen, drawn or false."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.events import Absent
from powderkeg.rules.bombbusters.lying import lie, lies, note_blue, why_not_lie
from powderkeg.rules.bombbusters.missions.mission import COUNT, FALSE, MISSING
from powderkeg.rules.bombbusters.missions.rulebook import N, W
from powderkeg.rules.bombbusters.missions.rules_20 import M22
from powderkeg.rules.bombbusters.moves import CARDS, INFOS, NAMEABLE, NOT_HERE, TOKENS
from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    NUMBERS,
    YELLOW,
    Stand,
    Value,
    Wire,
)
from powderkeg.rules.bombbusters.rulebook import R
from powderkeg.rules.bombbusters.shapes import Lie, OfNumber, OfValue, OfWire
from powderkeg.rules.bombbusters.start import Placing
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import lay_beside, note_some, tag, times_on
from powderkeg.rules.bombbusters.turning import begin_turn
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat


def interlude(s: BombBusters, first: Phase[Any] | None, then: Phase[Any], log: Log) -> None:
    """The mission may have something to do before this."""
    if first is None:
        s.go(then, log)
    else:
        s.go_after(first, then, log)


def place_tokens(s: BombBusters, log: Log) -> None:
    interlude(s, s.setting.mission.before_tokens(s), START_TOKENS, log)


class StartTokens(Phase[BombBusters]):
    """The Captain first."""

    key: ClassVar[str] = "start"

    def begin(self, s: BombBusters, log: Log) -> None:
        s.turn = s.captain
        ask(s, 0, log)


class FirstTurn(Phase[BombBusters]):
    """The Captain's."""

    key: ClassVar[str] = "start"

    def begin(self, s: BombBusters, log: Log) -> None:
        begin_turn(s, s.captain, log)


class LayingCards(Phase[BombBusters]):
    """Nature lays Number cards, as many as the mission says."""

    key: ClassVar[str] = "lay"

    def begin(self, s: BombBusters, log: Log) -> None:
        if not self.chances(s):
            s.pop(log)

    def chances(self, s: BombBusters) -> list[Move]:
        return [CARDS[number] for number in s.setting.mission.to_lay(s)]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        s.setting.mission.lay(s, move.number, log)
        self.begin(s, log)


def ask(s: BombBusters, placed: int, log: Log) -> None:
    """The seat whose turn it is has placed so many: on to the next who has a token to place."""
    mission = s.setting.mission
    for _ in range(s.seats):
        while placed < mission.start_tokens(s, s.turn):
            if mission.draws_token(s, s.turn):
                s.go(DRAW_TOKEN, log)
                return
            phase = placing(mission.start_kind(s, s.turn), placed)
            if phase.moves(s, s.turn):
                s.go(phase, log)
                return
            if isinstance(phase, LayingMissing):
                phase.note_full(s)
            placed += 1
        placed = 0
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.captain:
            break
    interlude(s, s.setting.mission.before_first_turn(s), FIRST_TURN, log)


def placing(kind: str, placed: int) -> Placing:
    """The phase in which a start token of this kind is placed."""
    if kind == FALSE:
        return Lying(placed)
    return LayingMissing(placed) if kind == MISSING else PlacingTokens(placed)


class PlacingTokens(Placing):
    """Everyone puts an Info token before a blue wire (2.6)."""

    key: ClassVar[str] = "token"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.turn]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return tokens(s, seat, self.drawn)

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, OfWire) and move.key == "token":
            return why_no_token(s, seat, move.stand, move.place, self.drawn)
        return Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire)
        tag(s, s.wire_at(move.stand, move.place), "start", log)
        ask(s, self.placed + 1, log)


def tokens(s: BombBusters, seat: Seat, drawn: int) -> list[Move]:
    """Info tokens that this seat may put."""
    return [
        TOKENS[stand][place]
        for stand in s.stands_of(seat)
        for place in range(len(s.stands[stand]))
        if why_no_token(s, seat, stand, place, drawn) is None
    ]


def why_no_token(
    s: BombBusters, seat: Seat, stand: Stand, place: int, drawn: int
) -> Refusal | None:
    wire = s.wire_at(stand, place)
    if wire < 0 or stand // 2 != seat:
        return Refusal(R[6])
    if wire in s.apart:  # said before anything that hangs on its value
        return Refusal(W[3])
    refusal = s.setting.mission.why_not_marked(s, wire)
    if refusal is not None:
        return refusal
    if s.value(wire) > 12:
        return Refusal(R[6])
    if s.setting.mission.token_kind(s, seat) == COUNT and times_on(s, wire) == COPIES:
        return Refusal(N[12])
    if drawn and s.value(wire) != drawn:
        return Refusal(s.setting.mission.drawn_by, {"value": str(drawn)})
    return None


class DrawingToken(Phase[BombBusters]):
    """A token is drawn: the Captain's in mission 43 for two (D4), everyone's in others (N9)."""

    key: ClassVar[str] = "info"

    def chances(self, s: BombBusters) -> list[Move]:
        gone = [value for absent in s.absent for value in absent] + s.tokens
        if not any(gone):
            return [INFOS[number] for number in NUMBERS]
        return [INFOS[n] for n in NUMBERS for _ in range(TOKENS_EACH - gone.count(n))]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        if tokens(s, s.turn, move.number):
            s.go(PlacingTokens(0, move.number), log)
            return
        s.absent[s.turn].append(move.number)
        for wire in s.hand(s.turn):
            s.nots[wire] |= 1 << move.number
        log.add(Absent({"seat": s.turn, "value": str(move.number)}))
        ask(s, 1, log)


class Lying(Placing):
    """Two false tokens: in mission 52 each, on blue or red wires (B11); in 17 the liar."""

    key: ClassVar[str] = "lie"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.turn]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return lies(s, seat, True)

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return why_not_lie(s, seat, move, True) if isinstance(move, Lie) else Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Lie)
        wire = s.wire_at(move.stand, move.place)
        if s.setting.mission.lies_before_red:
            s.nots[wire] |= 1 << YELLOW  # a start token never lies before yellow (D26)
        else:
            note_blue(s, wire)
        lie(s, wire, move.number, "start", log)
        ask(s, self.placed + 1, log)


class LayingMissing(Placing):
    """Mission 22: tokens beside the stand, of values that are not there; one beside each of two."""

    key: ClassVar[str] = "missing"

    def stands(self, s: BombBusters, seat: Seat) -> list[Stand]:
        """Those that this token speaks of."""
        stands = s.stands_of(seat)
        return [stands[min(self.placed, 1)]] if len(stands) == 2 else stands

    def wires(self, s: BombBusters, seat: Seat) -> list[Wire]:
        return [wire for stand in self.stands(s, seat) for wire in s.stands[stand]]

    def laid(self, s: BombBusters, seat: Seat) -> list[Value]:
        return s.absent[seat] + [v for stand in self.stands(s, seat) for v in s.beside[stand]]

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.turn]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        gone = self.laid(s, seat) + [s.value(wire) for wire in self.wires(s, seat)]
        return [NOT_HERE[value] for value in NAMEABLE if value not in gone]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfValue) or move.key != "missing":
            return Refusal(NOT_NOW)
        if any(s.value(wire) == move.value for wire in self.wires(s, seat)):
            return Refusal(M22[1])
        return Refusal(M22[5]) if move.value in self.laid(s, seat) else None

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfValue)
        lay_beside(s, self.stands(s, actor), move.value, log)
        ask(s, self.placed + 1, log)

    def note_full(self, s: BombBusters) -> None:
        """Nothing more is missing: all else is there."""
        laid = self.laid(s, s.turn)
        for value in NAMEABLE:
            if value not in laid:
                note_some(s, self.wires(s, s.turn), value)


TOKENS_EACH: Final = 2  # of every number, drawn without return
DRAW_TOKEN: Final = DrawingToken()
START_TOKENS: Final = StartTokens()
FIRST_TURN: Final = FirstTurn()
LAY: Final = LayingCards()
