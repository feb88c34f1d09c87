"""Planet-turn cards: who turns when, and which discs."""

from __future__ import annotations

from powderkeg.rules.core import Log, Move, Refusal, Seat
from powderkeg.rules.zundstoff.events import PlanetTurned
from powderkeg.rules.zundstoff.moves import TURNS, TurnPlanet
from powderkeg.rules.zundstoff.pieces import DISCS, PLANET_TURNS, SUN
from powderkeg.rules.zundstoff.rulebook import B7, B8
from powderkeg.rules.zundstoff.state import Zundstoff


def turners(s: Zundstoff) -> list[Seat]:
    """By planet number, the highest first (B10); on one planet from the start marker on (Z-3).

    A seat with two planet-turns stands there twice.
    """
    seats = [(-s.planet_under(seat), place) for place, seat in enumerate(s.from_marker())]
    order: list[Seat] = []
    for _, place in sorted(seats):
        seat = (s.marker + place) % s.seats
        for card in s.shown(seat):
            if card in PLANET_TURNS:
                order.append(seat)
    return order


def turns(s: Zundstoff, seat: Seat) -> list[Move]:
    """The own disc a quarter (B7); alone, also any open disc without a pawn (B8), not the sun."""
    moves: list[Move] = [TURNS[s.planet_under(seat)][0]]
    if not s.is_alone(seat):
        return moves
    taken = 0
    for place in s.pawns:
        taken |= 1 << place
    empty = s.up & ~taken
    for place in range(DISCS):
        if empty >> place & 1 and s.planets[place] != SUN:
            moves.extend(TURNS[s.planets[place]])
    return moves


def why_not_turned(s: Zundstoff, seat: Seat, move: TurnPlanet) -> Refusal | None:
    """Who is in company is not asked: its own disc turns by itself (Z17)."""
    planet = move.planet
    if planet == s.planet_under(seat):
        if move.quarters == 1:
            return None
        return Refusal(B7, {"planet": planet, "quarters": move.quarters})
    place = s.place_of(planet)
    if not s.is_up(place):
        return Refusal(B8, {"planet": planet, "problem": "face-down"})
    if place in s.pawns:
        return Refusal(B8, {"planet": planet, "problem": "pawn"})
    return None


def turn(s: Zundstoff, seat: Seat, move: TurnPlanet, log: Log) -> None:
    """Always clockwise (Z25)."""
    place = s.place_of(move.planet)
    s.turned[place] = (s.turned[place] + move.quarters) % 4
    own = place == s.pawns[seat]
    log.add(PlanetTurned(seat, move.planet, place, move.quarters, own))
