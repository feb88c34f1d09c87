"""A position in a line of text, for tests, puzzles and bug reports.

    seats 2; discs ? 7+1 ? ? ? ? S ? ? ? ? ? 1 ? ? 2; pawns 1 | 7; shown red3 | blue2

Clauses come in any order; what is not said is as at the start. What no game can come to is
refused (`possible`).

    seats 3                  players (or as many as `pawns` has groups)
    option KEY VALUE         as in a set-up
    discs ? 7+1 ?9+2 S+3     sixteen in reading order: 7+1 is planet 7 face up, turned a quarter;
                             ?9+2 lies face down with that face, ? with any; S+3 is the sun
    pawns 1 | 7              by seat: the planet it stands on
    chips red | blue yellow  by seat
    hands sun red2 | planet  by seat: with chosen cards, without shown ones (otherwise all others)
    shown red3 | blue2 sun   by seat: face up this round
    chosen red2 | - | sun    by seat: face down, a card, or a colour in phases choose and name
    changes 0 2              by seat: how often it has chosen otherwise
    named red | -            by seat: for lone black matches
    marker 0                 round 3 (otherwise the first one that the hands fit)
    stops 7 13               planets turned up in this round
    turns 2 0 0              who still turns, in order (otherwise by the cards shown)
    flights red | -          by seat: who flies what
    order 1 0                who still flies, in order (otherwise all flyers)
    phase fly                first, second, name, turn, choose, fly, over
"""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses, grouped, listed, looked_up, up_to
from powderkeg.rules.core import SILENT, Complaint, Phase, Seat
from powderkeg.rules.zundstoff.flying import flyers
from powderkeg.rules.zundstoff.phases import CHOOSE, FIRST, FLY, NAME, OVER, SECOND, TURN
from powderkeg.rules.zundstoff.pieces import (
    CARDS,
    COLOUR_TEXTS,
    COLOURS,
    DISCS,
    FULL_HAND,
    LAST_ROUND,
    MOST_CHANGES,
    NO_CARD,
    NO_COLOUR,
    PLANETS,
    SUN,
    Card,
    Planet,
)
from powderkeg.rules.zundstoff.possible import cards_at_first, check_possible
from powderkeg.rules.zundstoff.setting import Setting
from powderkeg.rules.zundstoff.state import Zundstoff
from powderkeg.rules.zundstoff.turning import turners
from powderkeg.rules.zundstoff.winners import find_winners

NOTHING = "-"
COLOUR_WORDS = {COLOUR_TEXTS[colour]: colour for colour in COLOURS}
PLANET_WORDS = {str(planet): planet for planet in PLANETS}
TURNED_WORDS = {"": 0, **up_to(3)}
PHASES: list[Phase[Zundstoff]] = [FIRST, SECOND, NAME, TURN, CHOOSE, FLY, OVER]
PHASES_BY_KEY = {phase.key: phase for phase in PHASES}
CLAUSES = (
    "seats option discs pawns chips hands shown chosen changes named marker round stops turns "
    "flights order phase"
).split()
# What is only there at some time of a round.
MOMENTS = {
    "chosen": ["first", "second", "name", "choose"],
    "changes": ["first", "second", "name", "choose"],
    "named": ["turn", "choose", "fly", "over"],
    "turns": ["turn"],
    "flights": ["fly", "over"],
    "order": ["fly"],
    "stops": ["fly"],
}


def read(clauses: Clauses, setting: Setting) -> Zundstoff:
    """The position that the clauses tell."""
    s = Zundstoff(setting, [FIRST])
    s.marker = clauses.number("marker", 0, s.seats - 1)
    put_discs(s, clauses.get("discs"))
    put_pawns(s, clauses)
    put_cards(s, clauses)
    s.round = clauses.number("round", usual_round(s), LAST_ROUND)
    put_phase(s, clauses)
    put_choices(s, clauses)
    check_possible(s)
    return s


def usual_round(s: Zundstoff) -> int:
    """The first in which so many cards are left."""
    cards = len(s.setting.names(s.hands[0])) + len(s.shown(0))
    for number in range(1, LAST_ROUND):
        if cards_at_first(number) == cards:
            return number
    return 1


def put_discs(s: Zundstoff, words: list[str]) -> None:
    if words and len(words) != DISCS:
        raise Complaint(f"scene: there are {DISCS} discs, not {len(words)}")
    layout = s.setting.layout
    any_disc: list[int] = []
    for place in range(DISCS):
        word = words[place] if words else usual_disc(s, place)
        name, _, turned = word.partition("+")
        if word == "?":
            if place in (layout.sun, layout.earth):
                raise Complaint("scene: Earth and sun lie face up")
            any_disc.append(place)
            continue
        s.turned[place] = looked_up(TURNED_WORDS, [turned], "turn of a disc")[0]
        if (name == "S") != (place == layout.sun) or (name == "1") != (place == layout.earth):
            raise Complaint(f"scene: '{word}' stands where the layout has something else")
        if name == "S":
            continue
        planet = looked_up(PLANET_WORDS, [name.removeprefix("?")], "planet")[0]
        if planet in s.planets and place != layout.earth:
            raise Complaint(f"scene: planet {planet} lies there twice")
        s.planets[place] = planet
        if not name.startswith("?"):
            s.up |= 1 << place
    left = [planet for planet in PLANETS if planet not in s.planets]
    for place, planet in zip(any_disc, left, strict=True):
        s.planets[place] = planet
    s.bag = []


def usual_disc(s: Zundstoff, place: int) -> str:
    return {s.setting.layout.sun: "S", s.setting.layout.earth: "1"}.get(place, "?")


def put_pawns(s: Zundstoff, clauses: Clauses) -> None:
    for seat, words in enumerate(clauses.by_seat("pawns", s.seats)):
        if len(words) > 1:
            raise Complaint("scene: a seat has one pawn")
        if words:
            s.pawns[seat] = open_place(s, words[0])
    for seat, words in enumerate(clauses.by_seat("chips", s.seats)):
        if len({*words}) < len(words):
            raise Complaint("scene: a seat has one chip of a colour")
        for colour in looked_up(COLOUR_WORDS, words, "colour"):
            s.chips[seat] |= 1 << colour
    for word in clauses.get("stops"):
        s.stops |= 1 << open_place(s, word)


def open_place(s: Zundstoff, word: str) -> int:
    """Where a planet lies that must be face up."""
    place = s.place_of(looked_up(PLANET_WORDS, [word], "planet")[0])
    if not s.is_up(place):
        raise Complaint(f"scene: planet {word} does not lie face up")
    return place


def put_cards(s: Zundstoff, clauses: Clauses) -> None:
    for seat, words in enumerate(clauses.by_seat("shown", s.seats)):
        if len(words) > 2:
            raise Complaint("scene: a seat shows two cards at most")
        shown = taken(s, seat, words)
        s.first[seat], s.second[seat] = (*shown, NO_CARD, NO_CARD)[:2]
    if "hands" in clauses.words:
        for seat, words in enumerate(clauses.by_seat("hands", s.seats)):
            rest = s.hands[seat]
            for card in taken(s, seat, words):
                rest &= ~(1 << card)
            s.hands[seat] = FULL_HAND & ~rest
            for card in s.shown(seat):
                s.hands[seat] &= ~(1 << card)


def taken(s: Zundstoff, seat: Seat, words: list[str]) -> list[Card]:
    """These cards leave the hand."""
    cards: list[Card] = []
    for word in words:
        card = card_named(s, s.hands[seat], word)
        s.hands[seat] &= ~(1 << card)
        cards.append(card)
    return cards


def card_named(s: Zundstoff, hand: int, word: str) -> Card:
    for card in CARDS:
        if hand >> card & 1 and s.setting.texts[card] == word:
            return card
    held = ", ".join(dict.fromkeys(s.setting.names(hand)))
    raise Complaint(f"scene: no card '{word}' left; there are: {held}")


def put_phase(s: Zundstoff, clauses: Clauses) -> None:
    shows = [len(s.shown(seat)) for seat in range(s.seats)]
    usual = "first" if max(shows) == 0 else "second"
    words = clauses.get("phase") or [usual]
    if len(words) != 1 or words[0] not in PHASES_BY_KEY:
        raise Complaint(
            f"scene: no phase '{' '.join(words)}'; there are: {', '.join(PHASES_BY_KEY)}"
        )
    phase = PHASES_BY_KEY[words[0]]
    s.phases = [phase]
    s.over = phase is OVER
    for clause, keys in MOMENTS.items():
        if clause in clauses.words and phase.key not in keys:
            raise Complaint(f"scene: '{clause}' is told in phase {', '.join(keys)} only")


def put_choices(s: Zundstoff, clauses: Clauses) -> None:
    phase = s.phases[-1]
    seats = up_to(s.seats - 1)
    s.named = colours_by_seat(clauses, "named", s.seats)
    if phase in (CHOOSE, FLY, OVER):
        find_winners(s, SILENT)
    if phase in (FLY, OVER) and "flights" in clauses.words:
        s.flight = colours_by_seat(clauses, "flights", s.seats)
    if phase is FLY:
        order = looked_up(seats, clauses.get("order"), "seat")
        s.order = order if "order" in clauses.words else flyers(s)
    if phase is TURN:
        order = looked_up(seats, clauses.get("turns"), "seat")
        s.order = order if "turns" in clauses.words else turners(s)
    for seat, words in enumerate(clauses.by_seat("chosen", s.seats)):
        if len(words) > 1:
            raise Complaint(f"scene: one thing is chosen, not '{' '.join(words)}'")
        if words and words != [NOTHING]:
            s.chosen[seat] = chosen_of(s, seat, words[0])
    changes = looked_up(up_to(MOST_CHANGES), clauses.get("changes"), "number of changes")
    if len(changes) > s.seats:
        raise Complaint(f"scene: 'changes' has {len(changes)} numbers for {s.seats} seats")
    s.changes[: len(changes)] = changes


def colours_by_seat(clauses: Clauses, key: str, seats: int) -> list[int]:
    table = {NOTHING: NO_COLOUR, **COLOUR_WORDS}
    groups = clauses.by_seat(key, seats)
    return [looked_up(table, group[:1] or [NOTHING], "colour")[0] for group in groups]


def chosen_of(s: Zundstoff, seat: Seat, word: str) -> int:
    phase = s.phases[-1]
    if phase is CHOOSE or phase is NAME:
        colour = looked_up(COLOUR_WORDS, [word], "colour")[0]
        if seat not in s.deciders() or colour not in s.could_choose(seat):
            raise Complaint(f"scene: seat {seat} cannot choose {word}")
        return colour
    return card_named(s, s.hands[seat], word)


def write(s: Zundstoff) -> str:
    """The scene of a position; `read` gives the same position back."""
    phase = s.phases[-1]
    if phase.key not in PHASES_BY_KEY:
        raise Complaint("scene: the game is still being set up; a record can tell that")
    clauses = [f"seats {s.seats}"]
    clauses += [f"option {key} {value}" for key, value in s.setting.options.items()]
    clauses.append("discs " + " ".join(disc_word(s, place) for place in range(DISCS)))
    clauses.append("pawns " + " | ".join(str(s.planet_under(seat)) for seat in range(s.seats)))
    clauses += grouped("chips", [colour_words(chips) for chips in s.chips])
    clauses += grouped("hands", [s.setting.names(hand) for hand in s.hands])
    clauses += grouped(
        "shown", [[s.setting.texts[card] for card in s.shown(seat)] for seat in range(s.seats)]
    )
    if any(choice != NO_CARD for choice in s.chosen):
        clauses.append("chosen " + " | ".join(choice_word(s, seat) for seat in range(s.seats)))
    if any(s.changes):
        clauses.append("changes " + " ".join(map(str, s.changes)))
    clauses += colour_clause("named", s.named)
    clauses.append(f"marker {s.marker}")
    clauses.append(f"round {s.round}")
    stops: list[Planet] = [s.planets[place] for place in range(DISCS) if s.stops >> place & 1]
    clauses += listed("stops", [str(planet) for planet in stops])
    if phase in (FLY, OVER):
        clauses += colour_clause("flights", s.flight)
    order = [str(seat) for seat in s.order]
    clauses += listed("turns" if phase is TURN else "order", order)
    clauses.append(f"phase {phase.key}")
    return "; ".join(clauses)


def disc_word(s: Zundstoff, place: int) -> str:
    planet = s.planets[place]
    name = "S" if planet == SUN else f"{planet}" if s.is_up(place) else f"?{planet}"
    return f"{name}+{s.turned[place]}"


def colour_words(bits: int) -> list[str]:
    return [COLOUR_TEXTS[colour] for colour in COLOURS if bits >> colour & 1]


def choice_word(s: Zundstoff, seat: Seat) -> str:
    choice = s.chosen[seat]
    if choice == NO_CARD:
        return NOTHING
    if s.phases[-1] in (CHOOSE, NAME):
        return COLOUR_TEXTS[choice]
    return s.setting.texts[choice]


def colour_clause(key: str, colours: list[int]) -> list[str]:
    if all(colour == NO_COLOUR for colour in colours):
        return []
    words = [NOTHING if colour == NO_COLOUR else COLOUR_TEXTS[colour] for colour in colours]
    return [f"{key} " + " | ".join(words)]
