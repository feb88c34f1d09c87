"""A position written in a line: for tests, lessons, bug reports, bots that think elsewhere, and
tables that are opened again.
"""

from __future__ import annotations

from typing import Any

from powderkeg.rules.clauses import Clauses, grouped, listed
from powderkeg.rules.core import Complaint, Phase
from powderkeg.rules.nitro.codec import as_text, first_wrong, from_text
from powderkeg.rules.nitro.ending import GRAB, OVER
from powderkeg.rules.nitro.mixing import MIX
from powderkeg.rules.nitro.opening import COUNT, LAY, LOAD
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import Places
from powderkeg.rules.nitro.pieces import (
    ALL_CARDS,
    COLOURS,
    CUBES,
    GRAB_TICKS,
    LEAD,
    LETTERS,
    MOST_SEATS,
    NO_SEAT,
    ROUNDS,
    SANDS,
    Card,
    Cube,
    card_text,
    colour_of,
)
from powderkeg.rules.nitro.setting import Setting
from powderkeg.rules.nitro.standing import SLOTS, in_slots, letters
from powderkeg.rules.nitro.state import NOT_YET, Decided, Nitro

CLAUSES = [
    *("seats", "option", "round", "formula", "poop", "won", "boxed", "phase", "waited"),
    *("loads", "places", "beaks", "out", "ticks", "pushes", "stopped", "stops", "grabbed"),
    "decided",
]
PHASES: dict[str, list[Phase[Any]]] = {
    "lay": [LAY],
    "load": [LAY, LOAD],
    "countdown": [LAY, COUNT],
    "mix": [LAY, MIX],
    "grab": [LAY, GRAB],
    "over": [OVER],
}
CARDS = {card_text(card): card for card in ALL_CARDS}
USUAL = ["G1", "B1", "R1", "Y2", "P1"]
TIP, BEAK = SPEC["tip"]
PITCH = SPEC["cube"] + 1  # between cubes that begin in the beak
NOTHING = "-"
MOST_TICKS = max(SANDS.values())
HOW = ["stop", "grab", "last", "dealt"]


def seats_in(clauses: Clauses) -> int:
    """As many as `seats` says, or as any clause by seat has groups."""
    by_seat = ("won", "loads", "places", "beaks", "out", "ticks", "pushes", "stopped", "stops")
    return max(clauses.seats(key, MOST_SEATS) for key in by_seat)


def read(clauses: Clauses, setting: Setting) -> Nitro:
    key = one_of(clauses, "phase", "mix", list(PHASES))
    s = Nitro(setting, PHASES[key].copy())
    s.round = clauses.number("round", 1, ROUNDS)
    s.waited = clauses.number("waited", 0, 20)
    s.poop = clauses.number("poop", NO_SEAT, setting.seats - 1)
    usual = [] if key in ("lay", "over") else USUAL
    s.formula = cards(clauses.get("formula") or usual, "formula")
    s.cards = [cards(words, "won") for words in by_seat(clauses, "won", setting.seats)]
    s.box = cards(clauses.get("boxed"), "boxed")
    s.decided = decisions(s, [words for words in clauses.groups("decided") if words])
    if s.round == 0:
        raise Complaint("scene: rounds are counted from 1")
    laid = [] if key == "over" else s.formula  # at the end its cards are won, or in the box
    used = [*laid, *s.box, *(card for won in s.cards for card in won)]
    if len(set(used)) < len(used):
        raise Complaint("scene: a card stands in two places")
    colours = [colour_of(card) for card in s.formula]
    if len(set(colours)) < len(colours) or (len(colours) not in (0, len(COLOURS)) and key != "lay"):
        raise Complaint("scene: a formula has one card of each colour")
    s.piles = [
        [card for card in ALL_CARDS if colour_of(card) == colour and card not in used]
        for colour in COLOURS
    ]
    if key != "lay":
        read_flasks(s, clauses, key)
        check(s, key)
    return s


def decisions(s: Nitro, groups: list[list[str]]) -> tuple[Decided, ...]:
    """By stop card, the lowest first; what was won then is still had."""
    decided = [decision(words) for words in groups]
    everybody = list(range(s.seats))
    if decided and (
        sorted([each.seat for each in decided]) != everybody
        or [each.number - 1 for each in decided] != everybody
        or any(card not in s.cards[each.seat] for each in decided for card in each.won)
    ):
        raise Complaint("scene: 'decided' has every seat by its stop card, with cards it has won")
    return tuple(decided)


def decision(words: list[str]) -> Decided:
    """How the round before was decided for one seat: 0 1 stop 433 GBR G7 B3."""
    if len(words) < 5 or words[2] not in HOW:
        raise Complaint(f"scene: decided is written '0 1 stop 433 GBR G7', not '{' '.join(words)}'")
    seat = number(words[:1], "decided", 0, MOST_SEATS - 1)
    stop = number(words[1:2], "decided", 0, MOST_SEATS)
    tick = number(words[3:4], "decided", 0, MOST_TICKS)
    beak = cubes("" if words[4] == NOTHING else words[4], len(CUBES))
    return Decided(seat, stop, words[2], tick, tuple(beak), tuple(cards(words[5:], "decided")))


def read_flasks(s: Nitro, clauses: Clauses, key: str) -> None:
    for name in ("loads", "places", "beaks", "out"):
        for seat, words in enumerate(by_seat(clauses, name, s.seats)):
            if words:
                s.places[seat] = placed(s, seat, name, words)
    ticks = by_seat(clauses, "ticks", s.seats)
    pushes = by_seat(clauses, "pushes", s.seats)
    for seat in range(s.seats):
        if key != "load" and not s.places[seat]:
            s.places[seat] = in_slots(s.wanted(seat))
        if pushes[seat]:
            s.pushes[seat] = pushes_of(pushes[seat][0])
        else:
            s.pushes[seat] = bytes(2 * number(ticks[seat], "ticks", 0, s.setting.sand))
    for seat in range(s.seats):
        stopped = number(
            by_seat(clauses, "stopped", s.seats)[seat], "stopped", NOT_YET, s.setting.sand
        )
        if stopped != NOT_YET:
            s.stopped[seat] = stopped
            s.pushes[seat] = (s.pushes[seat] + bytes(2 * stopped))[: 2 * stopped]
        stop = number(by_seat(clauses, "stops", s.seats)[seat], "stops", 0, s.seats)
        s.stop_cards[seat] = stop
        s.how[seat] = "stop" if stop else ""
        grabbed = by_seat(clauses, "grabbed", s.seats)[seat]
        s.grabbed[seat] = number(grabbed, "grabbed", NOT_YET, GRAB_TICKS)
        if key == "grab" and s.stopped[seat] == NOT_YET:
            s.pushes[seat] = (s.pushes[seat] + bytes(2 * s.setting.sand))[: 2 * s.setting.sand]


def check(s: Nitro, key: str) -> None:
    """What no game can come to is no scene."""
    taken = sorted(filter(None, s.stop_cards))
    if taken != list(range(1, len(taken) + 1)):
        raise Complaint("scene: stop cards are taken from 1 on, each once")
    for seat in range(s.seats):
        if s.stop_cards[seat] and s.stopped[seat] == NOT_YET and key != "over":
            raise Complaint("scene: who has a stop card has stopped: 'stopped' says when")
        if s.stopped[seat] == NOT_YET and s.tick(seat) % s.setting.step:
            raise Complaint(f"scene: ticks come in steps of {s.setting.step}")
        if s.stopped[seat] >= s.setting.sand or s.tick(seat) > s.setting.sand:
            raise Complaint(f"scene: the sand has {s.setting.sand} ticks")
        if s.places[seat] and len(s.places[seat]) != len(s.wanted(seat)):
            raise Complaint(f"scene: seat {seat} has {len(s.wanted(seat))} cubes")
        if s.grabbed[seat] == 0 or (s.grabbed[seat] > 0 and key not in ("grab", "over")):
            raise Complaint("scene: one grabs in phase grab, after one tick or more")
    if key in ("countdown", "grab") and s.setting.calm:
        raise Complaint(f"scene: the calm game has no phase {key}")
    if key == "load" and all(s.places):
        raise Complaint("scene: in phase load somebody has not loaded")
    if key == "mix":
        ticks = [s.tick(seat) for seat in s.mixing()]
        if not ticks:
            raise Complaint("scene: in phase mix somebody mixes")
        if max(ticks) - min(ticks) > (s.setting.step if s.setting.calm else LEAD):
            raise Complaint("scene: no flask is a second ahead of another")
    if key == "grab" and (s.stop_cards.count(0) < 2 or not GRAB.deciders(s)):
        raise Complaint(
            "scene: in phase grab two or more have no stop card, and one has not grabbed"
        )


def placed(s: Nitro, seat: int, clause: str, words: list[str]) -> Places:
    """The cubes of one seat, as one clause has them."""
    count = len(s.wanted(seat))
    if clause == "places":
        return tuple(point(word) for word in words)
    if clause == "out":
        spots = list(s.places[seat] or in_slots(s.wanted(seat)))
        for cube in cubes("".join(words), count):
            spots[cube] = (SPEC["park"][0] + cube * SPEC["parkPitch"], SPEC["park"][1])
        return tuple(spots)
    row = cubes("".join(words), count)
    if clause == "loads":
        if len(row) != count:
            raise Complaint(f"scene: seat {seat} loads {count} cubes, not {''.join(words)}")
        return in_slots(row)
    rest = [cube for cube in s.wanted(seat) if cube not in row]
    spots = [(0, 0)] * count
    for place, cube in enumerate(row):
        spots[cube] = (TIP + PITCH * place, BEAK)
    for place, cube in enumerate(rest):
        spots[cube] = SLOTS[place]
    return tuple(spots)


def cubes(text: str, count: int) -> list[Cube]:
    known = LETTERS[:count]
    if any(letter not in known for letter in text) or len(set(text)) < len(text):
        raise Complaint(f"scene: cubes are some of {known}, each once, not '{text}'")
    return [known.index(letter) for letter in text]


def point(word: str) -> tuple[int, int]:
    x, _, y = word.partition(".")
    if not (x.isascii() and x.isdecimal() and y.isascii() and y.isdecimal()):
        raise Complaint(f"scene: a place is written 58.6, not '{word}'")
    return int(x), int(y)


def pushes_of(text: str) -> bytes:
    pushes = from_text(text)
    if pushes is None or first_wrong(pushes) >= 0:
        raise Complaint("scene: pushes are pairs of bytes in base64")
    return pushes


def number(words: list[str], what: str, usual: int, most: int) -> int:
    if not words:
        return usual
    if len(words) > 1 or not words[0].isascii() or not words[0].isdecimal():
        raise Complaint(f"scene: '{what}' takes one number a seat, not '{' '.join(words)}'")
    if int(words[0]) > most:
        raise Complaint(f"scene: '{what}' is at most {most}, not {words[0]}")
    return int(words[0])


def cards(words: list[str], what: str) -> list[Card]:
    for word in words:
        if word not in CARDS:
            raise Complaint(f"scene: no card '{word}' in '{what}'; they are written G7")
    return [CARDS[word] for word in words]


def by_seat(clauses: Clauses, key: str, seats: int) -> list[list[str]]:
    """A dash is nothing."""
    return [[word for word in words if word != NOTHING] for words in clauses.by_seat(key, seats)]


def one_of(clauses: Clauses, key: str, usual: str, known: list[str]) -> str:
    words = clauses.get(key) or [usual]
    if len(words) > 1 or words[0] not in known:
        raise Complaint(f"scene: '{key}' is one of {', '.join(known)}, not '{' '.join(words)}'")
    return words[0]


def write(s: Nitro) -> str:
    key = s.phases[-1].key
    parts = [f"seats {s.seats}"]
    parts += [f"option {name} {value}" for name, value in s.setting.options.items()]
    parts += [f"round {s.round}", f"phase {key}"]
    parts += [f"waited {s.waited}"] if s.waited else []
    parts += listed("formula", list(map(card_text, s.formula)))
    parts += [] if s.poop == NO_SEAT else [f"poop {s.poop}"]
    parts += seatwise("won", [" ".join(map(card_text, won)) for won in s.cards])
    parts += listed("boxed", list(map(card_text, s.box)))
    spots = [" ".join(f"{x}.{y}" for x, y in places) for places in s.places]
    parts += seatwise("places", spots)
    parts += seatwise("pushes", [as_text(pushes) for pushes in s.pushes])
    parts += seatwise("stopped", ["" if tick == NOT_YET else str(tick) for tick in s.stopped])
    parts += seatwise("stops", [str(stop) if stop else "" for stop in s.stop_cards])
    parts += seatwise("grabbed", ["" if tick == NOT_YET else str(tick) for tick in s.grabbed])
    parts += grouped("decided", [decided_words(each) for each in s.decided])
    return "; ".join(parts)


def decided_words(each: Decided) -> list[str]:
    beak = letters(list(each.beak)) or NOTHING
    won = [card_text(card) for card in each.won]
    return [str(each.seat), str(each.number), each.how, str(each.tick), beak, *won]


def seatwise(key: str, words: list[str]) -> list[str]:
    return grouped(key, [[word or NOTHING] for word in words]) if any(words) else []
