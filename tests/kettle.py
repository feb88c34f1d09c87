"""Games of Elixir whose cards a test knows, because it dealt them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from powderkeg.rules.core import CLOCK, SILENT, WATCHER, Seat
from powderkeg.rules.elixir.deck import FINDS, SPELLS
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from powderkeg.rules.record import actor_of

GAME = GAMES["elixir"]
HAND = 5
LEVELS = {card.key: card.level for card in SPELLS}
COPIES = {card.key: card.copies for card in FINDS}
FAMILIES = {card.key: card.family for card in FINDS}


def dealt(spells: str, finds: str, *acts: str, first: Seat = 0, **options: str) -> Match:
    """A game in its first turn, or where these acts lead.

    Spells and finds by seat, between bars; after them, what the first player draws. Who has too
    few gets big spells and spare finds.
    """
    hands = [group.split() for group in finds.split("|")]
    books = [group.split() for group in spells.split("|")]
    seats = len(books)
    setup = GAME.setup(seats, options)
    match = Match(GAME, setup, {}, "secret")
    order = [(first + place) % seats for place in range(seats)]
    points = 11 if seats == 3 else 9 if seats <= 5 else 8
    fill_books(books, order, points)
    do(match, f". first:{first}")
    for turn in range(max(map(len, books))):
        for seat in order:
            if turn < len(books[seat]):
                do(match, f"{seat} take:{LEVELS[books[seat][turn]]}")
    rest = spare_finds(finds.split())
    drawn = hands[seats:] or [[next(rest)]]
    for seat in order:
        do(match, *(f". spell:{spell}" for spell in books[seat]))
    for seat in order:
        hand = hands[seat] if seat < len(hands) else []
        more = [next(rest) for _ in range(HAND - len(hand))]
        do(match, *(f". draw:{find}" for find in [*hand, *more]))
    do(match, *(f". draw:{find}" for find in drawn[0]))
    do(match, *acts)
    return match


def fill_books(books: list[list[str]], order: list[Seat], points: int) -> None:
    """With the biggest spells that nobody has and that are not too many points."""
    spare = [spell for spell in reversed(LEVELS) if not any(spell in book for book in books)]
    for seat in order:
        while (lack := points - sum(LEVELS[spell] for spell in books[seat])) > 0:
            spell = next(spell for spell in spare if LEVELS[spell] <= lack)
            spare.remove(spell)
            books[seat].append(spell)


def spare_finds(named: list[str]) -> Iterator[str]:
    """Things, then ingredients; the Left Boot is left for tests that want it."""
    there = Counter(named)
    for family in ("thing", "ingredient"):
        for find in COPIES:
            if FAMILIES[find] == family and find != "left-boot":
                yield from [find] * (COPIES[find] - there[find])


def do(match: Match, *acts: str) -> None:
    """Acts such as '0 cast:206' and '. draw:moth-dust'; '*' lets a window go by."""
    for act in acts:
        if act == "*":
            match.play(CLOCK, match.state.moves(CLOCK)[0], SILENT)
            continue
        who, text = act.split()
        actor, move = actor_of(who), GAME.moves.parse(text)
        assert actor is not None and move is not None, act
        refusal = match.state.refusal(actor, move)
        assert refusal is None, f"{act} is refused in phase {phase(match)}: {refusal}"
        match.play(actor, move, SILENT)


def phase(match: Match, eyes: Seat = WATCHER) -> str:
    return str(match.state.view(eyes)["phase"])
