"""Scenes: a position in a line; nonsense is refused with what is wrong."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Complaint
from powderkeg.rules.verflixxt import GAME
from powderkeg.words import Words
from tests.rules.verflixxt.table import choices, play, scene

WORMS = "option expansion worms; "
NONSENSE = {
    "castle 3": "no clause 'castle'",
    "turn 0; turn 1": "'turn' stands twice",
    "turn": "'turn' says nothing",
    "turn x": "no turn 'x'",
    "turn 2": "no turn '2'",
    "turn ١": "no turn '١'",
    "seats 9": "no seats '9'",
    "seats 7": "refused by A5",
    "option path": "expected 'option KEY VALUE'",
    "path -11": "no tile '-11'",
    "path 9:L 9:L": "place 9 cannot be laid",
    "path " + "L " * 37: "place 37 cannot be laid",
    "path L _ L": "bare places only when it is over",
    "path . L; pawns 1": "something stands on 1, which is not on the path",
    "pawns 0 0 0 0": "a seat has 3 pawns, not 4",
    "pawns 0 | 0 | 0; seats 2": "'pawns' has 3 groups for 2 seats",
    "pawns F F F | 0 0 0; roll 4": "seat 0 is home and has no turn",
    "guards " + "0 " * 9: "there are eight guards",
    "flixxy 2": "Flixxy needs 'option expansion nochmal'",
    WORMS + "flixxy 2 3": "there is one Flixxy",
    "roll 7": "no roll '7'",
    "roll 4 x": "fewer dice than 'roll 4 x'",
    WORMS + "roll 4 y": "no die face 'y'",
    "stacks V": "no tile 'V'",
    "stacks _": "no tile '_'",
    "discarded V": "no tile 'V'",
    "penalty 0": "expected 'penalty SEAT TILE'",
    "penalty 0 L": "no minus tile 'L'",
    "arrivals 0": "more arrivals than there are round tokens",
    WORMS + "arrivals 0 0 0 0 0": "more arrivals than there are round tokens",
    "worms bury |": "worm tokens need 'option expansion worms'",
    "pile bury": "worm tokens need 'option expansion worms'",
    WORMS + "pile bury!": "no worm 'bury!'",
    WORMS + "worms push push push |": "there are only 2 tokens of push",
    WORMS + "barred 3": "no pawn '3'",
    WORMS + "barred 99999999999999999999": "no pawn '99999999999999999999'",
    "phase advance": "'phase advance' needs a roll",
    "phase lay": "no phase 'lay'",
    "phase draw": "nothing can be drawn here",
    WORMS + "pile none; phase draw": "nothing can be drawn here",
    WORMS + "phase after before": "only 'draw' interrupts",
}


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_what_is_wrong(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        scene(text)
    assert NONSENSE[text] in str(caught.value)


def test_an_empty_scene_is_the_start() -> None:
    s = scene("")
    assert s.pawns == [0] * 6 and len(s.guards) == 8 and len(s.on_path()) == 32


def test_a_scene_of_the_expansion_has_its_verflixxt_tiles() -> None:
    assert len(scene("option expansion nochmal").on_path()) == 36


def test_a_draw_can_interrupt_the_move() -> None:
    """A push earned a token before the move: after the draw the move is still to come."""
    s = scene(WORMS + "path L L V L; pawns 1 | 2; roll 1 x; phase draw advance")
    assert choices(play(s, ". worm:bury")) == ["pawn:1", "pawn:0"]


def test_the_board_in_words_says_which_tile_lies_where() -> None:
    """Empty tiles are told in one line as far as their places follow each other."""
    words = Words(GAME, "en")
    told = [
        words.line(line) for line in GAME.telling.twin(scene("path -1 -2 . -4 -5 . -7").view(0))
    ]
    assert told[2:5] == ["1–2: −1, −2.", "4–5: −4, −5.", "7: −7."]
