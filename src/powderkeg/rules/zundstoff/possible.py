"""What holds in every position that play can come to. A scene that breaks it is refused.

Only the history is free: in a scene discs may lie open, pawns be far away and chips be owned
sooner than a game would have brought it about.
"""

from __future__ import annotations

from powderkeg.rules.core import Complaint, Seat
from powderkeg.rules.zundstoff.flying import flyers, goals
from powderkeg.rules.zundstoff.phases import CHOOSE, FIRST, FLY, NAME, OVER, SECOND, TURN
from powderkeg.rules.zundstoff.pieces import (
    CARDS,
    CHIPS_TO_WIN,
    COLOUR_TEXTS,
    DISCS,
    EARTH,
    LAST_ROUND,
    NO_CARD,
    NO_COLOUR,
    ROCKET_NUMBER,
    SUN,
    Planet,
)
from powderkeg.rules.zundstoff.state import Zundstoff
from powderkeg.rules.zundstoff.turning import turners, turns

CYCLE = len(CARDS) // 2  # rounds until the cards come back (Z19)


def check_possible(s: Zundstoff) -> None:
    """A Complaint says what no game can come to."""
    check_hands(s)
    check_chosen(s)
    check_named(s)
    check_flights(s)
    check_order(s)
    check_flown(s)
    check_stops(s)
    check_chips(s)
    if not s.over and not s.deciders():
        raise Complaint(f"scene: nobody is awaited in phase '{s.phases[-1].key}'")


def check_hands(s: Zundstoff) -> None:
    """B5, Z19: two cards a round, and all come back when one is left."""
    if not 1 <= s.round <= LAST_ROUND:
        raise Complaint(f"scene: rounds are counted from 1 to {LAST_ROUND}")
    phase = s.phases[-1]
    wanted = 0 if phase is FIRST else 1 if phase is SECOND else 2
    held = cards_at_first(s.round)
    for seat in range(s.seats):
        shown = len(s.shown(seat))
        if shown != wanted:
            raise Complaint(f"scene: in phase '{phase.key}' every seat shows {wanted} cards")
        hand = len(s.setting.names(s.hands[seat]))
        if hand + shown != held:
            raise Complaint(
                f"scene: in round {s.round} a seat has {held} cards, shown ones and hand "
                f"together; seat {seat} has {hand + shown}"
            )


def cards_at_first(number: int) -> int:
    """How many cards a seat has as this round begins."""
    return len(CARDS) - 2 * ((number - 1) % CYCLE)


def check_chosen(s: Zundstoff) -> None:
    """What lies face down can be changed; nothing does where nothing is chosen."""
    for seat in range(s.seats):
        chosen = s.chosen[seat]
        if chosen != NO_CARD and s.phases[-1] not in (FIRST, SECOND, NAME, CHOOSE):
            raise Complaint(f"scene: nothing is chosen face down in phase '{s.phases[-1].key}'")
        if chosen == NO_CARD and s.changes[seat]:
            raise Complaint(f"scene: seat {seat} has changed a choice that it has not made")


def check_named(s: Zundstoff) -> None:
    """Option: after the second cards, and before the turns, lone blacks name a colour."""
    named = s.phases[-1] not in (FIRST, SECOND, NAME)
    for seat in range(s.seats):
        lone = s.setting.lone_black and s.lone_black(seat) > 0
        if s.named[seat] != NO_COLOUR and not (lone and named):
            raise Complaint(f"scene: seat {seat} has no lone black to name a colour for")
        if s.named[seat] == NO_COLOUR and lone and named:
            raise Complaint(f"scene: seat {seat} has named a colour for its lone black: which?")


def check_flights(s: Zundstoff) -> None:
    """B12, B13: who has won a flight flies one that it has won."""
    if s.phases[-1] not in (FLY, OVER):
        return
    for seat in range(s.seats):
        flight = s.flight[seat]
        if flight != NO_COLOUR and not s.won[seat] >> flight & 1:
            raise Complaint(f"scene: seat {seat} has not won the flight it flies")
        if flight == NO_COLOUR and s.won[seat]:
            raise Complaint(f"scene: seat {seat} has won a flight: 'flights' must say which")


def check_order(s: Zundstoff) -> None:
    """B10, B14: who still turns or flies, in order; the first of them has a choice (Z17, Z-12)."""
    phase = s.phases[-1]
    if phase not in (TURN, FLY):
        return
    if not s.order:
        raise Complaint(f"scene: nobody is left to act in phase '{phase.key}'")
    if phase is TURN:
        usual = turners(s)
        due = usual[len(usual) - len(s.order) :]
    else:
        due = [seat for seat in flyers(s) if seat in s.order]
    if s.order != due:
        raise Complaint(f"scene: they act in this order: {' '.join(map(str, due)) or 'nobody'}")
    possible = turns(s, s.order[0]) if phase is TURN else goals(s, s.order[0])
    if len(possible) < 2:
        raise Complaint(f"scene: seat {s.order[0]} has no choice, so it is done already")


def check_flown(s: Zundstoff) -> None:
    """B14: who has flown began on a disc that comes before those of who still fly."""
    if s.phases[-1] is not FLY:
        return
    up = [place for place in range(DISCS) if s.is_up(place) and not s.stops >> place & 1]
    planets = [s.planets[place] for place in up if s.planets[place] != SUN]
    first = s.order[0]
    due = rank(s, first, s.planet_under(first))
    for seat in range(s.seats):
        if has_flown(s, seat) and min(rank(s, seat, planet) for planet in planets) > due:
            raise Complaint(f"scene: seat {seat} cannot have flown before seat {first}")


def rank(s: Zundstoff, seat: Seat, planet: Planet) -> tuple[int, int, int]:
    """When this seat flies from there: the least first."""
    number = ROCKET_NUMBER[planet][s.flight[seat]]
    return (-planet, -number, s.from_marker().index(seat))


def check_stops(s: Zundstoff) -> None:
    """Z14: who turned a disc up in this round has flown, like all who stand there."""
    for place in range(DISCS):
        if not s.stops >> place & 1:
            continue
        planet = s.planets[place]
        if planet in (EARTH, SUN) or s.phases[-1] is not FLY:
            raise Complaint("scene: discs stop flights in the phase 'fly' that turned them up")
        flown = [seat for seat in range(s.seats) if s.pawns[seat] == place and has_flown(s, seat)]
        if not flown:
            raise Complaint(f"scene: who turned planet {planet} up has flown, and stands there")
        if s.pawns.count(place) > len(flown):
            raise Complaint(f"scene: planet {planet} lay face down before any flew to it")


def check_chips(s: Zundstoff) -> None:
    """Z21: two colours are won by a flight of the last round, from which one is back on Earth."""
    rich = [seat for seat in range(s.seats) if s.glasses(seat) >= CHIPS_TO_WIN]
    for seat in rich:
        if s.phases[-1] not in (FLY, OVER):
            raise Complaint(f"scene: seat {seat} has two colours, so the game is over")
        if s.glasses(seat) > CHIPS_TO_WIN:
            raise Complaint(f"scene: seat {seat} has more than two chips")
        if not has_flown(s, seat) or not s.chips[seat] >> s.flight[seat] & 1:
            raise Complaint(f"scene: seat {seat} has not flown for its second chip in this round")
        if s.planet_under(seat) != EARTH:
            raise Complaint(
                f"scene: seat {seat} is back on Earth with its "
                f"{COLOUR_TEXTS[s.flight[seat]]} sunglasses"
            )
    if s.over and not rich and s.round != LAST_ROUND:
        raise Complaint("scene: 'phase over', but nobody has two colours")


def has_flown(s: Zundstoff, seat: Seat) -> bool:
    return s.flight[seat] != NO_COLOUR and seat not in s.order
