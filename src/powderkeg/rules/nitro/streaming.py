"""What a table that measures the time asks about the hands in this game."""

from __future__ import annotations

from powderkeg.rules.core import NOBODY, Move, Seat, State
from powderkeg.rules.nitro.codec import first_wrong
from powderkeg.rules.nitro.mixing import MIX
from powderkeg.rules.nitro.moves import GRABS, Grab, Hand, Mix, Stop, mix, stop
from powderkeg.rules.nitro.pieces import BEAT, LAG, LEAD, RATE
from powderkeg.rules.nitro.standing import hash_after, standing
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.setup import Setup
from powderkeg.rules.stream import Stream


class NitroStream(Stream):
    """Two signed bytes a tick, sixty ticks a second."""

    def __init__(self) -> None:
        self.rate = RATE
        self.beat = BEAT
        self.most = LEAD
        self.lag = LAG
        self.width = 2

    def has_sand(self, setup: Setup) -> bool:
        return setup["pace"] != "calm"

    def hands(self, state: State) -> list[Seat]:
        assert isinstance(state, Nitro)
        if state.setting.calm or state.phases[-1] is not MIX:
            return NOBODY
        return state.mixing()

    def tick(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Nitro)
        return state.tick(seat)

    def done(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Nitro)
        return state.pushes[seat]

    def end(self, state: State) -> int:
        assert isinstance(state, Nitro)
        return state.setting.sand

    def wrong(self, pushes: bytes) -> int:
        return first_wrong(pushes)

    def act(self, pushes: bytes, claim: str) -> Move:
        return mix(pushes, claim)

    def stop(self, pushes: bytes, claim: str) -> Move:
        return stop(pushes, claim)

    def grab(self, ticks: int) -> Move:
        return GRABS[max(1, min(ticks, len(GRABS))) - 1]

    def grabbed(self, move: Move) -> int | None:
        return move.tick if isinstance(move, Grab) else None

    def pushes(self, move: Move) -> bytes | None:
        return move.pushes(False) if isinstance(move, Hand) and not isinstance(move, Stop) else None

    def is_stop(self, move: Move) -> bool:
        return isinstance(move, Stop)

    def claims(self, move: Move) -> bool:
        return isinstance(move, (Mix, Stop)) and move.claim != ""

    def look(self, state: State, seat: Seat, tail: bytes) -> list[int]:
        """By cube: hundredths of a millimetre, and thousandths of a radian."""
        assert isinstance(state, Nitro)
        look: list[int] = []
        for at in standing(state.places[seat], state.pushes[seat] + tail):
            look += [round(at.x * 100), round(at.y * 100), round(at.angle * 1000)]
        return look

    def hash(self, state: State, seat: Seat, tail: bytes) -> str:
        assert isinstance(state, Nitro)
        return hash_after(state.places[seat], state.pushes[seat] + tail)
