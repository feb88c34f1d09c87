"""What a seat sees of the table, as numbers: cards by their places in the deck, oneself first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.asking import show_ask
from powderkeg.rules.elixir.building import Building
from powderkeg.rules.elixir.cards import CURSES, NOBODY, NONE
from powderkeg.rules.elixir.deck import FINDS, LEVELS, SPELLS
from powderkeg.rules.elixir.showing import bare_of, known_to, knows_spell, piles
from powderkeg.rules.elixir.stalls import deal_view
from powderkeg.rules.elixir.window import Window
from powderkeg.rules.numbers import WHOLE, Numbers, Outline, around

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

PHASES: Final = (
    "draft turn pay grind aim lift copy show leave window between buy-off give shed keep fetch "
    "name title way hand burn return tithe bid bell lay pick market slip draw over"
).split()
PHASE_AT: Final = {key: number for number, key in enumerate(PHASES)}
KINDS: Final = ["auction", "flea-market", "market-day"]
KIND_AT: Final = {key: number for number, key in enumerate(KINDS)}
CURSE_AT: Final = {code: number for number, code in enumerate(CURSES)}
FIND_NAMES: Final = [card.key for card in FINDS]
SPELL_NAMES: Final = [card.key for card in SPELLS]
FIND_AT: Final = {key: number for number, key in enumerate(FIND_NAMES)}
MOST_SEATS: Final = 8
A_FIND: Final = WHOLE // 4  # as many of a kind as there are, mostly
HAND: Final = 12  # finds that count as a full hand
POINTS: Final = 20
TURNS: Final = 120
PILE: Final = 20
LEFT: Final = 5  # turns that an effect may last
FEW: Final = 6  # cards that somebody may be asked for


class Places:
    """Where each number stands at a table for so many."""

    def __init__(self, seats: int) -> None:
        outline = Outline()
        whom = around(seats)
        levels = [str(level) for level in range(1, LEVELS + 1)]
        self.phase: Final = outline.block("phase", PHASES)
        self.active: Final = outline.block("active", whom)
        self.order: Final = outline.one("order")
        self.extra: Final = outline.one("extra")
        self.again: Final = outline.one("again")
        self.turn: Final = outline.one("turn")
        self.free: Final = outline.one("free")
        self.deck: Final = outline.one("deck")
        self.piles: Final = outline.block("pile", levels)
        self.discard: Final = outline.block("discard", FIND_NAMES)
        self.top: Final = outline.block("discard top", FIND_NAMES)
        # Of each seat.
        self.points: Final = [outline.one(f"points {who}") for who in whom]
        self.finds: Final = [outline.one(f"finds {who}") for who in whom]
        self.picks: Final = [outline.block(f"picks {who}", levels) for who in whom]
        self.books: Final = [outline.block(f"books {who}", levels) for who in whom]
        self.known: Final = [outline.block(f"known {who}", FIND_NAMES) for who in whom]
        self.bare: Final = [outline.one(f"bare {who}") for who in whom]
        self.spells: Final = [outline.block(f"spell {who}", SPELL_NAMES) for who in whom]
        self.cast: Final = [outline.block(f"cast {who}", SPELL_NAMES) for who in whom]
        self.curses: Final = [outline.block(f"curse {who}", [*CURSES]) for who in whom]
        self.lasting: Final = [outline.block(f"lasting {who}", SPELL_NAMES) for who in whom]
        self.protected: Final = [outline.one(f"protected {who}") for who in whom]
        # What is being played.
        self.stack: Final = outline.one("stack")
        self.item_find: Final = outline.block("item", FIND_NAMES)
        self.item_spell: Final = outline.block("item", SPELL_NAMES)
        self.item_by: Final = outline.block("item by", whom)
        self.item_at: Final = outline.block("item at", whom)
        self.half_find: Final = outline.block("half", FIND_NAMES)
        self.half_spell: Final = outline.block("half", SPELL_NAMES)
        self.half_paid: Final = outline.block("half paid", FIND_NAMES)
        self.half_at: Final = outline.block("half at", whom)
        self.chosen: Final = outline.one("chosen")
        # What is asked, and what is traded.
        self.asked: Final = outline.block("asked", whom)
        self.asked_for: Final = outline.block("asked for", whom)
        self.asked_count: Final = outline.one("asked count")
        self.asked_finds: Final = outline.block("asked find", FIND_NAMES)
        self.deal: Final = outline.block("deal", KINDS)
        self.deal_by: Final = outline.block("deal by", whom)
        self.ware: Final = outline.block("ware", FIND_NAMES)
        self.bid: Final = outline.one("bid")
        self.bidder: Final = outline.block("bidder", whom)
        self.stalls: Final = outline.block("stall", FIND_NAMES)
        self.offered: Final = [outline.block(f"offered {who}", FIND_NAMES) for who in whom]
        self.wanted: Final = [outline.block(f"wanted {who}", FIND_NAMES) for who in whom]
        self.veiled: Final = [outline.one(f"veiled {who}") for who in whom]
        self.any: Final = [outline.one(f"any {who}") for who in whom]
        self.offer_to: Final = [outline.block(f"offer {who} to", whom) for who in whom]
        self.names: Final = outline.names


TABLES: Final[list[Places | None]] = [None] * (MOST_SEATS + 1)


def places_for(seats: int) -> Places:
    places = TABLES[seats]
    if places is None:
        places = Places(seats)
        TABLES[seats] = places
    return places


def write(s: Elixir, seat: Seat, into: Numbers) -> None:
    at = places_for(s.seats)
    phase = s.phases[-1]
    hidden = isinstance(phase, Building) and phase.half.player != seat
    into.put(at.phase + PHASE_AT["turn" if hidden else phase.key], WHOLE)
    if s.active != NOBODY:
        into.put(at.active + (s.active - seat) % s.seats, WHOLE)
    into.put(at.order, WHOLE * s.order)
    into.put(at.extra, WHOLE if s.is_extra else 0)
    into.put(at.again, WHOLE if s.is_again else 0)
    into.put(at.free, WHOLE if s.is_free else 0)
    into.share(at.turn, s.turn, TURNS)
    into.share(at.deck, s.left, 2 * WHOLE)
    for level, left in enumerate(piles(s)):
        into.share(at.piles + level, left, PILE)
    for find in s.discard:
        into.add(at.discard + find, A_FIND)
    if s.discard:
        into.put(at.top + s.discard[-1], WHOLE)
    for step in range(s.seats):
        write_player(s, seat, (seat + step) % s.seats, step, at, into)
    write_effects(s, seat, at, into)
    write_play(s, seat, at, into)
    write_ask(s, seat, at, into)
    for item in s.items:
        if item.is_deal:
            write_deal(s, seat, at, into)
            break


def write_player(s: Elixir, seat: Seat, owner: Seat, step: int, at: Places, into: Numbers) -> None:
    into.share(at.points[step], s.points(owner), POINTS)
    into.share(at.finds[step], len(s.hands[owner]), HAND)
    for find in known_to(s, owner, seat):
        into.add(at.known[step] + find, A_FIND)
    into.share(at.bare[step], len(bare_of(s, owner)), HAND)
    for level in s.picks[owner]:
        into.add(at.picks[step] + level - 1, WHOLE // FEW)
    for spell in s.books[owner]:
        into.add(at.books[step] + SPELLS[spell].level - 1, WHOLE // FEW)
        if knows_spell(s, spell, owner, seat):
            into.put(at.spells[step] + spell, WHOLE)
    for spell in s.cast[owner]:
        into.put(at.cast[step] + spell, WHOLE)
    into.put(at.protected[step], WHOLE if s.is_protected(owner) else 0)


def write_effects(s: Elixir, seat: Seat, at: Places, into: Numbers) -> None:
    """A curse by who suffers it, any other effect by whose it is."""
    for effect in s.effects:
        if effect.victim != NOBODY and effect.code in CURSE_AT:
            place = at.curses[(effect.victim - seat) % s.seats] + CURSE_AT[effect.code]
            into.share(place, effect.left if effect.left else LEFT, LEFT)
        elif effect.spell != NONE:
            into.put(at.lasting[(effect.caster - seat) % s.seats] + effect.spell, WHOLE)


def write_play(s: Elixir, seat: Seat, at: Places, into: Numbers) -> None:
    """The card on top of the stack; one's own that is not made yet; one's answer."""
    into.share(at.stack, len(s.items), FEW)
    if s.items:
        item = s.items[-1]
        if item.spell != NONE:
            into.put(at.item_spell + item.spell, WHOLE)
        elif item.find != NONE:
            into.put(at.item_find + item.find, WHOLE)
        into.put(at.item_by + (item.player - seat) % s.seats, WHOLE)
        for victim in item.victims:
            into.put(at.item_at + (victim - seat) % s.seats, WHOLE)
    phase = s.phases[-1]
    if isinstance(phase, Building) and phase.half.player == seat:
        half = phase.half
        if half.spell != NONE:
            into.put(at.half_spell + half.spell, WHOLE)
        elif half.find != NONE:
            into.put(at.half_find + half.find, WHOLE)
        for find in half.paid:
            into.add(at.half_paid + find, A_FIND)
        for victim in half.victims:
            into.put(at.half_at + (victim - seat) % s.seats, WHOLE)
    if isinstance(phase, Window) and phase.answers[seat] is not None:
        into.put(at.chosen, WHOLE)


def write_ask(s: Elixir, seat: Seat, at: Places, into: Numbers) -> None:
    ask = show_ask(s, seat)
    if ask is None:
        return
    if ask["seat"] >= 0:
        into.put(at.asked + (ask["seat"] - seat) % s.seats, WHOLE)
    other = ask["other"]
    if other is not None:
        into.put(at.asked_for + (other - seat) % s.seats, WHOLE)
    into.share(at.asked_count, ask["count"], FEW)
    for name in ask["finds"]:
        into.add(at.asked_finds + FIND_AT[name], A_FIND)


def write_deal(s: Elixir, seat: Seat, at: Places, into: Numbers) -> None:
    for item in s.items:
        if not item.is_deal:
            continue
        deal = deal_view(s, item, seat)
        into.put(at.deal + KIND_AT[deal["kind"]], WHOLE)
        into.put(at.deal_by + (deal["seat"] - seat) % s.seats, WHOLE)
        if item.ware != NONE:
            into.put(at.ware + item.ware, WHOLE)
        into.share(at.bid, deal["bid"], HAND)
        bidder = deal["bidder"]
        if bidder is not None:
            into.put(at.bidder + (bidder - seat) % s.seats, WHOLE)
        for stall in deal["stalls"]:
            name = stall["find"]
            if name is not None:
                into.add(at.stalls + FIND_AT[name], A_FIND)
        for offer in deal["offers"]:
            step = (offer["seat"] - seat) % s.seats
            for name in offer["finds"]:
                into.add(at.offered[step] + FIND_AT[name], A_FIND)
            for name in offer["wanted"]:
                into.add(at.wanted[step] + FIND_AT[name], A_FIND)
            into.share(at.veiled[step], offer["veiled"], FEW)
            into.share(at.any[step], offer["any"], FEW)
            into.put(at.offer_to[step] + (offer["to"] - seat) % s.seats, WHOLE)
        return
