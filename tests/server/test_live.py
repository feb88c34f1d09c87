"""The game on the table, without sockets."""

from __future__ import annotations

from powderkeg.rules.core import Log
from powderkeg.rules.games import GAMES
from powderkeg.server.documents import MatchDoc
from powderkeg.server.live import Live

GAME = GAMES["zundstoff"]
TWO_TURNS = (
    "discs ? ? ? ? ? ? S ? 7 9 ? ? 1 ? ? ?; pawns 7 | 1; shown planet planet | sun red2; phase turn"
)


def test_two_turns_in_a_row_are_two_choices() -> None:
    """The same moves lie there again, but whoever saw the first has not seen the second."""
    doc = MatchDoc("m", "t", "zundstoff", 1, 2, {}, {}, [], {}, [], "secret", {})
    live = Live(GAME, doc, [])
    live.match.state = GAME.scene(TWO_TURNS)
    live.look()
    seen, moves = live.at(0), live.state.moves(0)
    assert not live.is_stale(0, seen)
    live.play(0, moves[0], Log())
    assert live.state.moves(0) == moves
    assert live.is_stale(0, seen)
