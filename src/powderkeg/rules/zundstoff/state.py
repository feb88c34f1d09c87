"""A game of Zündstoff in progress: the sky, the pawns, the cards, the chips."""

from __future__ import annotations

from typing import Any, Final, cast

from powderkeg.rules.core import EVERYONE, Move, Outcome, Phase, Refusal, Seat, State
from powderkeg.rules.numbers import Numbers
from powderkeg.rules.rng import Rng
from powderkeg.rules.zundstoff.events import rocket_facts
from powderkeg.rules.zundstoff.features import write
from powderkeg.rules.zundstoff.layouts import Layout, Place
from powderkeg.rules.zundstoff.pieces import (
    BLACK,
    CARDS,
    CHIPS,
    CHIPS_TO_WIN,
    COLOUR_TEXTS,
    COLOURS,
    DISCS,
    EARTH,
    FULL_HAND,
    LAST_ROUND,
    LOWEST_MATCHES,
    MATCH_COLOURS,
    MOST_CHANGES,
    NO_CARD,
    NO_COLOUR,
    NO_SEAT,
    PLANETS,
    ROCKET_NUMBER,
    SIDES,
    SUN,
    SUN_SIDES,
    Card,
    Colour,
    Planet,
    face,
)
from powderkeg.rules.zundstoff.rulebook import B23, Z21, ZZ7, ZZ13
from powderkeg.rules.zundstoff.setting import Setting
from powderkeg.rules.zundstoff.views import (
    CardName,
    ColourName,
    DiscView,
    Flyer,
    PhaseKey,
    RocketView,
    SeatView,
    ZundstoffView,
)

COLOUR_NAMES = [cast(ColourName, COLOUR_TEXTS[colour]) for colour in COLOURS]


class Zundstoff(State):
    """The fields are the position; the phases are the rules.

    Sets of places, cards and colours are bits of a number.
    """

    def __init__(
        self, setting: Setting, phases: list[Phase[Any]], source: Zundstoff | None = None
    ) -> None:
        super().__init__(setting.seats, phases)
        self.setting: Final = setting
        seats = setting.seats
        layout = setting.layout
        # Every field once: what it is at the start, or what a clone takes over.
        self.round: int = 0 if source is None else source.round
        self.marker: Seat = NO_SEAT if source is None else source.marker
        self.over: bool = False if source is None else source.over
        # By place, hidden ones too.
        self.planets: list[Planet] = bare_sky(layout) if source is None else source.planets.copy()
        # By place: quarters clockwise; the sun's as well.
        self.turned: list[int] = [0] * DISCS if source is None else source.turned.copy()
        self.up: int = 1 << layout.earth | 1 << layout.sun if source is None else source.up
        self.stops: int = 0 if source is None else source.stops  # discs turned up in this round
        # Not dealt.
        self.bag: list[Planet] = (
            [planet for planet in PLANETS if planet != EARTH]
            if source is None
            else source.bag.copy()
        )
        self.pawns: list[Place] = [layout.earth] * seats if source is None else source.pawns.copy()
        self.chips: list[int] = [0] * seats if source is None else source.chips.copy()  # colours
        # A chosen card is in hand until it is shown.
        self.hands: list[int] = [FULL_HAND] * seats if source is None else source.hands.copy()
        # Face down: a card, or a colour where colours are asked.
        self.chosen: list[int] = [NO_CARD] * seats if source is None else source.chosen.copy()
        # How often each has chosen otherwise.
        self.changes: list[int] = [0] * seats if source is None else source.changes.copy()
        # Shown this round.
        self.first: list[Card] = [NO_CARD] * seats if source is None else source.first.copy()
        self.second: list[Card] = [NO_CARD] * seats if source is None else source.second.copy()
        # Option: for lone black matches.
        self.named: list[Colour] = [NO_COLOUR] * seats if source is None else source.named.copy()
        # Colours of the flights that each may fly, and the one it flies.
        self.won: list[int] = [0] * seats if source is None else source.won.copy()
        self.flight: list[Colour] = [NO_COLOUR] * seats if source is None else source.flight.copy()
        # Who still turns, or flies, in this step.
        self.order: list[Seat] = [] if source is None else source.order.copy()

    def clone(self) -> Zundstoff:
        return Zundstoff(self.setting, self.phases.copy(), self)

    # The sky.

    def is_up(self, place: Place) -> bool:
        return bool(self.up >> place & 1)

    def place_of(self, planet: Planet) -> Place:
        """Where this planet lies, face up or down."""
        return self.planets.index(planet)

    def planet_under(self, seat: Seat) -> Planet:
        return self.planets[self.pawns[seat]]

    def is_alone(self, seat: Seat) -> bool:
        return self.pawns.count(self.pawns[seat]) == 1

    def from_marker(self) -> list[Seat]:
        """All seats, from the holder of the start marker on."""
        return [(self.marker + step) % self.seats for step in range(self.seats)]

    # The cards.

    def shown(self, seat: Seat) -> list[Card]:
        """The cards that lie open before this seat."""
        return [card for card in (self.first[seat], self.second[seat]) if card != NO_CARD]

    def backing(self, seat: Seat) -> list[int]:
        """By colour, what the cards shown count. Black joins the one coloured card (Z9)."""
        counts = [0, 0, 0, 0]
        joined = self.named[seat]
        for card in (self.first[seat], self.second[seat]):
            if card >= LOWEST_MATCHES:
                colour = MATCH_COLOURS[card]
                counts[colour] += self.setting.matches[card]
                if colour != BLACK:
                    joined = colour
        black = counts.pop()
        if joined != NO_COLOUR:
            counts[joined] += black
        return counts

    def lone_black(self, seat: Seat) -> int:
        """Black matches that have no coloured card beside them."""
        black = 0
        for card in self.shown(seat):
            colour = MATCH_COLOURS[card]
            if colour in COLOURS:
                return 0
            if colour == BLACK:
                black += self.setting.matches[card]
        return black

    # The moves.

    def refusal(self, actor: Seat, move: Move) -> Refusal | None:
        """Who has changed a choice too often is told so, though nobody waits for that seat."""
        problem = super().refusal(actor, move)
        if problem is not None and actor >= 0 and self.changes[actor] == MOST_CHANGES:
            return Refusal(ZZ13)
        return problem

    # The end.

    def glasses(self, seat: Seat) -> int:
        """How many chips, each of another colour."""
        count = 0
        for colour in COLOURS:
            count += self.chips[seat] >> colour & 1
        return count

    def outcome(self) -> Outcome | None:
        """Several may have two colours in the same round; after the last round most chips win."""
        if not self.over:
            return None
        scores = [self.glasses(seat) for seat in range(self.seats)]
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        why = B23 if len(winners) == 1 else Z21
        if best < CHIPS_TO_WIN:
            why = ZZ7
        return Outcome([float(score) for score in scores], winners, why)

    # What is seen.

    def view(self, seat: Seat) -> ZundstoffView:
        layout = self.setting.layout
        turned = self.turned[layout.sun]
        return {
            "phase": cast(PhaseKey, self.phases[-1].key),
            "round": self.round,
            "last_round": LAST_ROUND,
            "back_after": self._back_after(),
            "marker": None if self.marker == NO_SEAT else self.marker,
            "rows": layout.rows,
            "columns": layout.columns,
            "discs": [self._disc_view(place, seat) for place in range(DISCS)],
            "sun": layout.sun,
            "sun_sides": [colour_names(SUN_SIDES[(side - turned) % 4]) for side in SIDES],
            "earth": layout.earth,
            "seats": [self._seat_view(other, seat) for other in range(self.seats)],
            "chips": {
                COLOUR_NAMES[colour]: CHIPS - sum(chips >> colour & 1 for chips in self.chips)
                for colour in COLOURS
            },
            "chosen": self._choice(seat),
            "order": [self._flyer(other) for other in self.order],
        }

    def _back_after(self) -> int:
        """The hand is known from the number of cards in it: two go a round, one is left at last."""
        pairs = (len(self.setting.names(self.hands[0])) + len(self.shown(0)) - 1) // 2
        return max(self.round, 1) + max(pairs, 1) - 1

    def _disc_view(self, place: Place, viewer: Seat) -> DiscView:
        row, column = self.setting.layout.spots[place]
        up = self.is_up(place)
        seen = up or viewer == EVERYONE
        planet = self.planets[place]
        turned = self.turned[place]
        return {
            "place": place,
            "row": row,
            "column": column,
            "next": self.setting.layout.next[place].copy(),
            "up": up,
            "planet": planet if seen else None,
            "turned": turned if seen else None,
            "rockets": [
                cast("RocketView | None", rocket_facts(rocket)) for rocket in face(planet, turned)
            ]
            if seen and planet != SUN
            else [],
            "stop": bool(self.stops >> place & 1),
            "pawns": [seat for seat, at in enumerate(self.pawns) if at == place],
        }

    def _seat_view(self, seat: Seat, viewer: Seat) -> SeatView:
        hand = self.hands[seat]
        shown = self.shown(seat)
        ready = self.chosen[seat] != NO_CARD
        known = viewer in (seat, EVERYONE) or self.setting.memory_aid
        held = self.setting.names(hand)
        hidden = ready and self.phases[-1].key in ("first", "second")
        return {
            "place": self.pawns[seat],
            "planet": self.planet_under(seat),
            "chips": colours_in(self.chips[seat]),
            "cards": len(held) - hidden,
            "aside": len(CARDS) - len(held) - len(shown),
            "hand": cast("list[CardName]", held) if known else None,
            "shown": [cast(CardName, self.setting.texts[card]) for card in shown],
            "ready": ready,
            "matches": dict(zip(COLOUR_NAMES, self.backing(seat), strict=True)),
            "won": colours_in(self.won[seat]),
            "flight": None if self.flight[seat] == NO_COLOUR else COLOUR_NAMES[self.flight[seat]],
            "turns": self.order.count(seat) if self.phases[-1].key == "turn" else 0,
        }

    def _choice(self, seat: Seat) -> str | None:
        if not 0 <= seat < self.seats or self.chosen[seat] == NO_CARD:
            return None
        if self.phases[-1].key in ("choose", "name"):
            return COLOUR_NAMES[self.chosen[seat]]
        return self.setting.texts[self.chosen[seat]]

    def _flyer(self, seat: Seat) -> Flyer:
        planet = self.planet_under(seat)
        colour = self.flight[seat]
        number = 0 if colour == NO_COLOUR else ROCKET_NUMBER[planet][colour]
        return {"seat": seat, "planet": planet, "number": number}

    def features(self, seat: Seat, into: Numbers) -> None:
        write(self, seat, into)

    # For thinking.

    def reimagine(self, seat: Seat, rng: Rng) -> Zundstoff:
        """Turn hidden discs and face-down choices into others that are as likely.

        Hands are no secret: all sets are alike, and what was played lay open.
        """
        world = self.clone()
        hidden = [
            place for place in range(DISCS) if not self.is_up(place) and self.planets[place] != SUN
        ]
        unseen = sorted([self.planets[place] for place in hidden] + self.bag)
        rng.shuffle(unseen)
        for place in hidden:
            world.planets[place] = unseen.pop()
            world.turned[place] = rng.below(4)
        world.bag = sorted(unseen)
        for other in range(self.seats):
            if other != seat and self.chosen[other] != NO_CARD:
                world.chosen[other] = rng.pick(self.could_choose(other))
        return world

    def could_choose(self, seat: Seat) -> list[int]:
        """What may lie face down before this seat: cards in hand, or colours."""
        key = self.phases[-1].key
        if key == "choose":
            return [colour for colour in COLOURS if self.won[seat] >> colour & 1]
        if key == "name":
            return list(COLOURS)
        return [card for card in CARDS if self.hands[seat] >> card & 1]


def bare_sky(layout: Layout) -> list[Planet]:
    """The earth lies in its place; what is not dealt yet is as good as sun."""
    planets: list[Planet] = [SUN] * DISCS
    planets[layout.earth] = EARTH
    return planets


def colour_names(colours: tuple[Colour, ...]) -> list[ColourName]:
    return [COLOUR_NAMES[colour] for colour in colours]


def colours_in(bits: int) -> list[ColourName]:
    return [COLOUR_NAMES[colour] for colour in COLOURS if bits >> colour & 1]
