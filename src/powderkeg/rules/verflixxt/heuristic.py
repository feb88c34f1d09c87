"""What a good position is: points in hand, the tiles under one's pawns, the road ahead."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Seat
from powderkeg.rules.verflixxt.pieces import (
    FINISH,
    LUCKY,
    START,
    VERFLIXXT,
    Place,
    Tile,
)
from powderkeg.rules.verflixxt.state import Verflixxt

MEAN_STEP: Final = 3.5
# How likely a tile one stands on alone, or walks towards, ends in one's own stack.
MINE_UNDER: Final = 0.8
MINE_IN_COMPANY: Final = 0.25
MINE_AHEAD: Final = 0.45
LUCKY_IN_HOPE: Final = 4.0  # what a lucky tile converts when no minus tile is there yet


def value(s: Verflixxt, seat: Seat) -> float:
    """What the seat has, and may expect of each pawn on its way."""
    if s.over:
        return float(s.score(seat))
    points = float(s.score(seat))
    luck = worth_of_luck(s.stacks[seat])
    ahead = road_ahead(s, luck)
    for place in s.pawns_of(seat):
        if place != FINISH:
            points += under(s, place, luck) + ahead[place]
    return points


def worth_of_luck(stack: tuple[Tile, ...]) -> float:
    """What one more lucky tile would turn round."""
    spare = stack.count(LUCKY)
    minus = sorted([tile for tile in stack if tile < 0])
    return -2.0 * minus[spare] if spare < len(minus) else LUCKY_IN_HOPE


def worth(tile: Tile, luck: float) -> float:
    if tile == LUCKY:
        return luck
    return 0.0 if tile == VERFLIXXT else float(tile)


def under(s: Verflixxt, place: Place, luck: float) -> float:
    """The tile below a pawn: alone, one will have to take it."""
    if place == START:
        return 0.0
    alone = s.figures[place] == 1 and place not in s.guards
    return worth(s.tiles[place], luck) * (MINE_UNDER if alone else MINE_IN_COMPANY)


def road_ahead(s: Verflixxt, luck: float) -> list[float]:
    """For each place, what a pawn may expect to pick up between there and the finish."""
    ahead = [0.0] * (FINISH + 1)
    share = MINE_AHEAD / MEAN_STEP
    place = FINISH
    while place != START:
        here = worth(s.tiles[place], luck) * share if place != FINISH else 0.0
        before = s.before[place]
        ahead[before] = ahead[place] + here
        place = before
    return ahead
