"""Who sits where: the chairs of a table, before and during a game."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

import msgspec

from powderkeg.rules.game import Game
from powderkeg.rules.setup import Setup
from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import ChairDoc, TableDoc
from powderkeg.table.protocol import BADGES, BadgeKey

JOINER = "\u200d"  # families and flags are several pictures joined
SUBSTITUTE = "sensible"  # the bot that plays for who has gone, is away, or has no time left
BOT_NAMES = ("Zunder", "Cinder", "Flint", "Étincelle", "Docht", "Scintilla", "Ember", "Wick")


def copied(table: TableDoc) -> TableDoc:
    """A copy to change: until it is kept, the table stays as it was."""
    return msgspec.convert(msgspec.to_builtins(table), TableDoc)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is kept of a token. It is long and random: a plain hash hides it."""
    return sha256(token.encode()).hexdigest()


def is_same(a: str, b: str) -> bool:
    """In constant time; nothing is the same as an empty hash."""
    return bool(a) and bool(b) and compare_digest(a, b)


def chair_of(table: TableDoc, token_hash: str) -> int | None:
    """The chair that this token is the right to. All are compared, found or not."""
    found: int | None = None
    for number, chair in enumerate(table.chairs):
        if is_same(chair.token_hash, token_hash):
            found = number
    return found


def new_chairs(game: Game) -> list[ChairDoc]:
    return [ChairDoc(badge) for badge in BADGES[: game.seats[-1]]]


def take_chair(table: TableDoc, name: str, token: str, number: int | None, salt: str) -> int:
    """Somebody takes a free chair, or in a running game one where a bot plays."""
    kind = "free" if table.stage == "waiting" else "bot"
    chairs = table.chairs
    if number is None:
        free = [index for index, chair in enumerate(chairs) if chair.kind == kind]
        if not free:
            raise Cannot("full", "no chair is free")
        number = free[0]
    if number >= len(chairs) or chairs[number].kind != kind:
        raise Cannot("chair-taken", f"chair {number} is not free")
    chair = chairs[number]
    chair.kind = "person"
    chair.name = tidy(name)
    chair.token_hash = hash_of(token)
    chair.level = ""
    chair.salt = salt if table.stage == "waiting" else chair.salt
    return number


def wear(table: TableDoc, number: int, badge: BadgeKey) -> None:
    """Change badges: with the free chair that has this one, if one has."""
    if badge not in BADGES[: len(table.chairs)] or table.stage != "waiting":
        raise Cannot("badge-taken", f"badge {badge} cannot be had")
    mine = table.chairs[number]
    for chair in table.chairs:
        if chair.badge == badge and chair is not mine:
            if chair.kind != "free":
                raise Cannot("badge-taken", f"badge {badge} is worn by another")
            chair.badge = mine.badge
    mine.badge = badge


def seat_bot(table: TableDoc, number: int, level: str) -> None:
    chair = table.chairs[number]
    chair.kind = "bot"
    chair.level = level
    chair.token_hash = ""
    chair.gone = None
    chair.devices = []
    chair.salt = chair.salt if table.stage == "playing" else ""
    if not chair.name or table.stage != "playing":
        names = {other.name for other in table.chairs if other is not chair}
        chair.name = next(name for name in BOT_NAMES if name not in names)


def free(table: TableDoc, number: int) -> None:
    table.chairs[number] = ChairDoc(table.chairs[number].badge)


def number_seats(table: TableDoc) -> list[ChairDoc]:
    """Who sits, in order round the table from the first chair on: seat 0, 1, …"""
    round_the_table = [*table.chairs[table.first :], *table.chairs[: table.first]]
    taken = [chair for chair in round_the_table if chair.kind != "free"]
    for chair in table.chairs:
        chair.seat = None
    for seat, chair in enumerate(taken):
        chair.seat = seat
    return taken


def promise_anew(table: TableDoc) -> None:
    """The seed of the next game is promised before anybody adds salt to it."""
    table.secret = secrets.token_hex(16)
    for chair in table.chairs:
        chair.salt = ""


def rotate(table: TableDoc) -> None:
    """Who sat second begins next time."""
    chairs = len(table.chairs)
    order = [(table.first + step) % chairs for step in range(chairs)]
    taken = [number for number in order if table.chairs[number].kind != "free"]
    table.first = taken[1] if len(taken) > 1 else 0


def setup_of(game: Game, table: TableDoc) -> Setup:
    taken = sum(chair.kind != "free" for chair in table.chairs)
    return game.setup(taken, table.options)


def tidy(text: str, most: int = 24) -> str:
    """One line of what can be seen: nothing that turns the writing round or breaks a record."""
    shown = "".join(letter if letter.isprintable() or letter == JOINER else " " for letter in text)
    return " ".join(shown.encode(errors="ignore").decode().split())[:most].strip()
