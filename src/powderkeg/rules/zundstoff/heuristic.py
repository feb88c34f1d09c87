"""What a good position is: few rounds to the title, and more of them for the others.

It is judged by what the seat may know: open discs, cards shown, hands (all saw what was
played), and its own choice. What others laid face down is left out, and so are hidden faces.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Seat
from powderkeg.rules.zundstoff.chart import Chart, chart
from powderkeg.rules.zundstoff.flight import flight
from powderkeg.rules.zundstoff.odds import HIGHEST, chance_to_win
from powderkeg.rules.zundstoff.pieces import (
    BLACK,
    CARDS,
    CHIPS_TO_WIN,
    COLOURS,
    FULL_HAND,
    MATCH_COLOURS,
    NO_CARD,
    NO_COLOUR,
    PLANET_TURNS,
    QUARTERS,
    SUN_TURN,
    WAY_OUT,
    Card,
    Colour,
    sun_shows,
)
from powderkeg.rules.zundstoff.state import Zundstoff

PACE: Final = 5.5  # rounds to a chip
RIVALS: Final = 0.35  # how much the foremost rival's way counts beside one's own
LOST: Final = 12.0  # rounds, for whoever has no title at the end
NOT_ASKED: Final = -1.0
# By card: what it may do in a later round, in rounds. All eleven together are worth nothing.
LATER: Final = [-0.1, 0.0, 0.0, 0.0, 0.1, 0.0, 0.1, 0.0, 0.1, -0.2, 0.0]


def value(s: Zundstoff, seat: Seat) -> float:
    """In chips: two for the title, less for every round it still takes."""
    sky = chart(s, s.turned[s.setting.layout.sun])
    rival = LOST
    for other in range(s.seats):
        if other != seat:
            rival = min(rival, rounds_of(s, other, sky, False))
    return 2.0 - (rounds_of(s, seat, sky, True) - RIVALS * rival) / PACE


def rounds_of(s: Zundstoff, seat: Seat, sky: Chart, own: bool) -> float:
    """The rounds this seat needs after this one. What it chose counts only if it is one's own."""
    if s.glasses(seat) >= CHIPS_TO_WIN:
        return 0.0
    if s.over:
        return LOST
    key = s.phases[-1].key
    if key in ("first", "second"):
        if own:
            return Promise(s, seat, sky).rounds()
        return sky.left(s.chips[seat])[s.pawns[seat]]
    pilot = Pilot(s, seat, sky)
    chosen = s.chosen[seat] if own else NO_CARD
    if key == "fly":
        return pilot.end(s.flight[seat]) if seat in s.order else pilot.here
    if key == "choose":
        return pilot.best_of(s.won[seat] if chosen == NO_CARD else 1 << chosen)
    if key == "turn":
        return pilot.best_of(flights_won(s, seat))
    if key == "name" and chosen != NO_CARD:
        strong = s.lone_black(seat) >= most_against(s, seat)[chosen]
        return pilot.end(chosen) if strong else pilot.here
    return pilot.here


def flights_won(s: Zundstoff, seat: Seat) -> int:
    """As the cards lie open."""
    won = 0
    counts = s.backing(seat)
    most = most_against(s, seat)
    for colour in COLOURS:
        if counts[colour] and counts[colour] >= most[colour]:
            won |= 1 << colour
    return won


def most_against(s: Zundstoff, seat: Seat) -> list[int]:
    """By colour, the most matches of any other seat."""
    most = [0] * len(COLOURS)
    for other in range(s.seats):
        if other != seat:
            counts = s.backing(other)
            for colour in COLOURS:
                most[colour] = max(most[colour], counts[colour])
    return most


class Pilot:
    """A seat that looks where its rockets lead, under this sky."""

    def __init__(self, s: Zundstoff, seat: Seat, sky: Chart) -> None:
        self.s: Final = s
        self.place: Final = s.pawns[seat]
        self.alone: Final = s.is_alone(seat)
        self.owned: Final = s.chips[seat]
        self.sky: Final = sky
        self.left: Final = sky.left(self.owned)
        self.here: Final = self.left[self.place]
        self.ends = [NOT_ASKED] * len(COLOURS)
        self.turned_ends = [NOT_ASKED] * len(COLOURS)

    def best_of(self, won: int) -> float:
        """Of the flights it may fly, the best; none: it stays."""
        best = self.here if won == 0 else 2.0 * LOST
        for colour in COLOURS:
            if won >> colour & 1:
                best = min(best, self.end(colour))
        return best

    def end_of(self, colour: Colour, turn: bool) -> float:
        """Where a card of this colour may lead, with or without a planet-turn before."""
        if colour == NO_COLOUR:
            return self.here
        return self.end_after_turn(colour) if turn else self.end(colour)

    def end(self, colour: Colour) -> float:
        """The rounds left at the best stop of this flight."""
        if self.ends[colour] == NOT_ASKED:
            self.ends[colour] = self.fly(colour, NO_CARD, 0)
        return self.ends[colour]

    def end_after_turn(self, colour: Colour) -> float:
        """The same, after the best planet-turn: of a disc on the way, or of one that is not."""
        if self.turned_ends[colour] == NOT_ASKED:
            best = self.fly(colour, self.place, 1)
            if self.alone:
                best = min(best, self.end(colour))
                for place in self.path(colour):
                    if place not in self.s.pawns:
                        for quarters in QUARTERS:
                            best = min(best, self.fly(colour, place, quarters))
            self.turned_ends[colour] = best
        return self.turned_ends[colour]

    def path(self, colour: Colour) -> list[int]:
        """The open discs that this flight comes by."""
        s = self.s
        ways = flight(s, self.place, colour)
        return [place for place in ways if s.is_up(place) and place != s.setting.layout.sun]

    def fly(self, colour: Colour, turned: int, quarters: int) -> float:
        """The rounds left at the best stop, with one disc turned by so many quarters."""
        s = self.s
        left = self.left
        sun = s.setting.layout.sun
        place = self.place
        been = 1 << place
        best = NOT_ASKED
        while True:
            side = WAY_OUT[s.planets[place]][colour] + s.turned[place]
            if place == turned:
                side += quarters
            side %= 4
            place = s.setting.layout.next[place][side]
            if been >> place & 1:
                break
            if place == sun:
                if sun_shows((side + 2) % 4, self.sky.sun_turned, colour):
                    landed = self.sky.left(self.owned | 1 << colour)[s.setting.layout.earth]
                    if best == NOT_ASKED or landed < best:
                        best = landed
                break
            if best == NOT_ASKED or left[place] < best:
                best = left[place]
            if not s.up >> place & 1 or s.stops >> place & 1:
                break
            been |= 1 << place
        return self.here if best == NOT_ASKED else best


class Promise:
    """What the cards of this round may bring a seat, as far as it has chosen them."""

    def __init__(self, s: Zundstoff, seat: Seat, sky: Chart) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.suns: Final = s.first.count(SUN_TURN)  # shown, and not yet carried out
        self.pilot: Final = Pilot(s, seat, sky) if self.suns == 0 else self.later(self.suns)
        self.sunny: Pilot | None = None  # one quarter further
        self.chances: Final = [[NOT_ASKED] * (HIGHEST + 1) for _ in COLOURS]

    def later(self, quarters: int) -> Pilot:
        """The same pilot under a sun that is turned on."""
        sun = (self.s.turned[self.s.setting.layout.sun] + quarters) % 4
        return Pilot(self.s, self.seat, chart(self.s, sun))

    def rounds(self) -> float:
        s = self.s
        hand = s.hands[self.seat]
        chosen = s.chosen[self.seat]
        shown = s.first[self.seat]
        if shown != NO_CARD and chosen != NO_CARD:
            return self.pair(shown, chosen)
        if shown == NO_CARD:
            if chosen == NO_CARD:
                return self.pilot.here - WORTH[hand]
            shown = chosen
            hand &= ~(1 << chosen)
        best = 2.0 * LOST
        for card in CARDS:
            if hand >> card & 1:
                best = min(best, self.pair(shown, card))
        return best

    def pair(self, one: Card, other: Card) -> float:
        """The rounds left after a round with these two cards."""
        s = self.s
        pilot = self.pilot
        if other == SUN_TURN or (one == SUN_TURN and s.first[self.seat] == NO_CARD):
            if self.sunny is None:
                self.sunny = self.later(self.suns + 1)
            pilot = self.sunny
        turn = one in PLANET_TURNS or other in PLANET_TURNS
        a, b = MATCH_COLOURS[one], MATCH_COLOURS[other]
        count, more = s.setting.matches[one], s.setting.matches[other]
        if a == b or b == BLACK:
            rounds = self.flown(pilot, a, count + more, turn, pilot.here)
        elif a == BLACK:
            rounds = self.flown(pilot, b, count + more, turn, pilot.here)
        elif pilot.end_of(a, turn) <= pilot.end_of(b, turn):
            rounds = self.flown(pilot, b, more, turn, pilot.here)
            rounds = self.flown(pilot, a, count, turn, rounds)
        else:
            rounds = self.flown(pilot, a, count, turn, pilot.here)
            rounds = self.flown(pilot, b, more, turn, rounds)
        return rounds - WORTH[s.hands[self.seat] & ~(1 << one | 1 << other)]

    def flown(
        self, pilot: Pilot, colour: Colour, count: int, turn: bool, otherwise: float
    ) -> float:
        """The rounds left if that many matches win the flight, or else `otherwise`."""
        if colour not in COLOURS:
            return otherwise
        chance = self.chances[colour][count]
        if chance == NOT_ASKED:
            chance = chance_to_win(self.s, self.seat, colour, count)
            self.chances[colour][count] = chance
        return chance * pilot.end_of(colour, turn) + (1.0 - chance) * otherwise


def worth(hand: int) -> float:
    """What this hand is better than a full one, in rounds. One card alone goes back (Z19)."""
    total = 0.0
    if hand & (hand - 1):
        for card in CARDS:
            if hand >> card & 1:
                total += LATER[card]
    return total


WORTH: Final = [worth(hand) for hand in range(FULL_HAND + 1)]
