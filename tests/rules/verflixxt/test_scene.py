"""Scenes: a position in a line; nonsense is refused with what is wrong."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Complaint
from powderkeg.rules.verflixxt import GAME
from powderkeg.words import Words
from tests.rules.verflixxt.table import choices, path, play, scene

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
    "path " + "L " * 33: "place 33 cannot be laid",
    "path L _ L": "places are bare only when it is over, in variants 4 and 5",
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
    "phase draw; roll 3": "a worm is drawn for a minus tile that has just been taken",
    WORMS + "pile none; roll 3 x; phase draw": "a worm is drawn for a minus tile",
    WORMS + "phase after before": "only 'draw' interrupts",
    WORMS + "phase draw roll": "only 'draw' interrupts",
}

NOCHMAL = "option expansion nochmal; "
SHORT = "path L V V V V; "
OVER = "pawns F F F | F F F; roll 1; phase over; "
IMPOSSIBLE = {
    "path L V L": "V tiles need 'option expansion nochmal'",
    NOCHMAL + "path L L L": "the path has 4 V tiles to the end, not 0",
    NOCHMAL + "path L V V V V V": "the path has 4 V tiles to the end, not 5",
    NOCHMAL + "path -1 V V V V": "there are 1 tiles -1; this game has 0",
    "path +8 +8 +8 +8": "there are 4 tiles +8; this game has 1",
    "path +8; stacks | +8": "there are 2 tiles +8; this game has 1",
    "path -9; option end last-pawn; pawns F F F | F F 1; roll 1; penalty 1 -9; phase over": (
        "there are 2 tiles -9; this game has 1"
    ),
    "path 2:L 1:L": "tiles change their order only with 'option passed-tiles go-last'",
    "discarded -3; path": "tiles are discarded only with 'option expansion nochmal'",
    NOCHMAL + SHORT + "discarded -3": "when only one seat is left in play (E14)",
    "guards 0": "a guard comes to the start only by variant 2 or a swap",
    NOCHMAL + "guards 0": "a guard comes to the start only by variant 2 or a swap",
    "option passed-tiles go-last; path -1 L; pawns 2 2 2 | 2 2 2": "all have passed 1",
    NOCHMAL + "flixxy away": "Flixxy leaves at its fifth arrival",
    NOCHMAL + "flixxy away; arrivals 0 0 0": "Flixxy leaves at its fifth arrival",
    NOCHMAL + "flixxy F": "Flixxy is on the finish, and 'arrivals' does not say by whom",
    NOCHMAL + "roll 4": "the action die is rolled too: 'roll 4 x', any or flixxy",
    NOCHMAL + "flixxy away; arrivals 0 0 0 1; roll 4 x": "the action die has left the game",
    "roll 4; phase roll": "in 'phase roll' the dice are not rolled yet",
    WORMS + "worms bury |; roll 4 x; phase before": "in 'phase before' the dice are not rolled yet",
    "phase over": "'phase over' needs a roll",
    "roll 4; phase over": "'phase over', but too few pawns are home",
    "pawns F F F | F F F; turn 1; roll 1; phase after": "holds no worm to play in 'phase after'",
    "phase before": "seat 0 holds no worm to play in 'phase before'",
    WORMS + "worms push | bury!": "all know a token that came from under the pile: 'pile none'",
    WORMS + "fresh bury": "before the roll no token is fresh",
    WORMS + "pawns 1 |; stacks +8; path V V V V; roll 1 x; phase draw": "for a minus tile",
    "barred 0": "pawns swap only with 'option expansion worms'",
    "path; stacks -3": "all are still on the start, so nobody has taken a tile",
    NOCHMAL + "path V V V V; stacks -3": "all are still on the start, so nobody has taken a tile",
    "turn 1": "all are still on the start, and seat 0 begins",
    "option first 1; turn 0": "all are still on the start, and seat 1 begins",
    "guards F": "all are still on the start, so no guard has moved",
    "guards 9 9": "all are still on the start, so no guard has moved",
    "guards 1": "all are still on the start, so no guard has moved",
    NOCHMAL + "guards 10": "all are still on the start, so no guard has moved",
    WORMS + "guards 0": "a guard comes to the start only by variant 2 or a swap",
    WORMS + "guards 0; pawns 1; worms bury swap; under push": "only by variant 2 or a swap",
    WORMS + "turn 1": "all are still on the start, and seat 0 begins",
    WORMS + SHORT + "stacks -3": "all are still on the start, so nobody has taken a tile",
    "option passed-tiles go-last; path 3:L 2:-1 1:-2; pawns 3 F F | F F F": "in the order of the",
    "option passed-tiles go-last; path 2:L 1:-1; pawns 2 |": "a pawn is on the start, so all tiles",
    NOCHMAL + OVER.replace("1;", "1 flixxy;"): "Flixxy had to move, so seat 0 did not come home",
    WORMS
    + "pawns F F F |; worms bury; roll 3 flixxy; phase after": "Flixxy had to move, so seat 0",
    WORMS + "barred 0; pawns 3 |; under swap": "what a pawn has swapped with still stands beside",
    WORMS
    + SHORT
    + "barred 0; pawns 1 F F |; under swap": "a swap leaves a pawn or a guard to move",
    WORMS + "barred 0; pawns 1 |": "a swap that was played lies under the pile: 'under swap'",
    WORMS + "barred 0 1; pawns 1 1 |; under swap; roll 1 x": "a swap that was played lies under",
    WORMS + "fresh bury; roll 1 x": "a push that was played lies under the pile: 'under push'",
    WORMS + "fresh bury bury; under push; roll 1 x": "a push that was played lies under the pile",
    WORMS + "fresh bury bury; worms swap; roll 1 x; phase after": "a push that was played lies",
    WORMS + SHORT + "pawns 1; stacks -3; roll 1 x; phase draw advance": "a push that was",
    WORMS + "flixxy away; arrivals 0 0 0 0; roll 1 flixxy": "a push that was played lies",
    WORMS + "flixxy away; arrivals 0 0 0 0; worms bury; roll 1 x; phase after": "a push that was",
    WORMS + "option push instead; fresh bury; under push; roll 1 x": "a turn brings one worm",
    WORMS + "barred 0; pawns F 0 0 |": "pawn 0 has swapped this turn, so it is not home",
    WORMS + SHORT + "pawns 1 F F |; flixxy 2; barred 0; roll 1 x": "so the move has lapsed",
    WORMS + SHORT + "pawns F F F | F F F; worms bury; roll 1 x; phase after": "it is over",
    "option end one-home; pawns F F F | 0 0 0; turn 1": "seat 0 is home, so its turn was the last",
    "option end one-home; pawns F F 0 | 0 0 0; roll 1; phase over": "too few pawns are home",
    "option end last-pawn; pawns F F 1 | F F F; roll 1": "it is over",
    f"option end last-pawn; {OVER}": "the last pawn does not come home in variant 5",
    f"path L _; {OVER}": "places are bare only when it is over, in variants 4 and 5",
    "option end one-home; path L _; pawns F F F | 0 0 0; roll 1; phase over": "place 2 is bare",
    "option end one-home; path L L; pawns F F F | 1 0 0; roll 1; phase over": "alone on 1",
    "option end one-home; path _ L; pawns F F F | 1 0 0; roll 1; phase over": "has not its tile",
    "path; penalty 1 -9": "a penalty is paid when it is over, in variant 5",
    "option end last-pawn; path; penalty 1 -9": "a penalty is paid when it is over, in variant 5",
    "option end last-pawn; path L; pawns F F F | F F 1; roll 1; penalty 0 -9; phase over": (
        "the last pawn is not seat 0's, who has the penalty"
    ),
    "option end last-pawn; path L -9; pawns F F F | F F 1; roll 1; penalty 1 -8; phase over": (
        "the penalty is the worst tile without a guard: -9"
    ),
    "option end last-pawn; path L -9; pawns F F F | F F 1; roll 1; phase over": (
        "the penalty is the worst tile without a guard: -9"
    ),
    "option end last-pawn; path _; pawns F F F | F F 1; roll 1; phase over": (
        "the bare place had the penalty, which nobody has"
    ),
}


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_what_is_wrong(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        scene(text)
    assert NONSENSE[text] in str(caught.value)


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_what_no_game_comes_to_is_refused_with_what_is_wrong(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        scene(text)
    assert IMPOSSIBLE[text] in str(caught.value)


def test_an_empty_scene_is_the_start() -> None:
    s = scene("")
    assert s.pawns == [0] * 6 and len(s.guards) == 8 and len(s.on_path()) == 32


def test_a_scene_of_the_expansion_has_its_verflixxt_tiles() -> None:
    """A path that is shuffled in play lies in the order of its box, without the -1 and -2."""
    assert path(scene("option expansion nochmal")).count("V") == 4
    assert path(scene("option expansion nochmal; option path fixed"))[8] == "V"
    assert len(path(scene("option expansion nochmal; option path fixed"))) == 36
    assert len(path(scene("option expansion nochmal"))) == 32
    assert not {"-1", "-2"} & {*path(scene("option expansion nochmal"))}


def test_a_draw_can_interrupt_the_move() -> None:
    """A push earned a token before the move: after the draw the move is still to come."""
    pushed = "under push; stacks -3; roll 1 x; phase draw advance"
    s = scene(f"{WORMS}path L L V L V V V; pawns 1 | 2; {pushed}")
    assert choices(play(s, ". worm:bury")) == ["pawn:1", "pawn:0"]


def test_the_board_in_words_says_which_tile_lies_where() -> None:
    """Empty tiles are told in one line as far as their places follow each other."""
    words = Words(GAME, "en")
    told = [
        words.line(line) for line in GAME.telling.twin(scene("path -1 -2 . -4 -5 . -7").view(0))
    ]
    assert told[2:5] == ["1–2: −1, −2.", "4–5: −4, −5.", "7: −7."]
