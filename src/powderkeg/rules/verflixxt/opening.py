"""How a game begins: the path is laid, and somebody has the first turn."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import Log, Move, Phase, Seat
from powderkeg.rules.verflixxt.events import Begins, Laid
from powderkeg.rules.verflixxt.moves import FIRSTS, LAYS, First, Lay
from powderkeg.rules.verflixxt.phases import BEFORE
from powderkeg.rules.verflixxt.pieces import VERFLIXXT, Tile
from powderkeg.rules.verflixxt.state import Verflixxt


class LayPath(Phase[Verflixxt]):
    """The path is laid in its order, or shuffled and tile by tile (S2, variant 1c)."""

    key: ClassVar[str] = "lay"

    def begin(self, s: Verflixxt, log: Log) -> None:
        if not s.setting.layout.shuffled:
            s.lay_out(s.setting.layout.tiles)
            s.go(CHOOSE_FIRST, log)

    def chances(self, s: Verflixxt) -> list[Move]:
        left = list(s.setting.layout.tiles)
        for tile in s.tiles[1:]:
            if tile != VERFLIXXT:
                left.remove(tile)
        return [LAYS[tile] for tile in left]

    def play(self, s: Verflixxt, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Lay)
        self.lay(s, move.tile, log)
        layout = s.setting.layout
        while len(s.tiles) in layout.v_places:
            self.lay(s, VERFLIXXT, log)
        if len(s.tiles) > layout.length:
            s.lay_out(s.tiles[1:])
            s.go(CHOOSE_FIRST, log)

    def lay(self, s: Verflixxt, tile: Tile, log: Log) -> None:
        log.add(Laid(len(s.tiles), tile))
        s.tiles = (*s.tiles, tile)


class ChooseFirst(Phase[Verflixxt]):
    """Set-up: who begins was agreed, or nature says (A6)."""

    key: ClassVar[str] = "first"

    def begin(self, s: Verflixxt, log: Log) -> None:
        if s.setting.first >= 0:
            self.let_begin(s, s.setting.first, log)

    def chances(self, s: Verflixxt) -> list[Move]:
        return FIRSTS[: s.seats]

    def play(self, s: Verflixxt, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, First)
        self.let_begin(s, move.seat, log)

    def let_begin(self, s: Verflixxt, seat: Seat, log: Log) -> None:
        log.add(Begins(seat))
        s.turn = seat
        s.go(BEFORE, log)


LAY: Final = LayPath()
CHOOSE_FIRST: Final = ChooseFirst()
