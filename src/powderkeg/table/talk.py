"""Talk at the table: what is said, by whom, and how much of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.game import Game
from powderkeg.table.bucket import Bucket
from powderkeg.table.cannot import Cannot
from powderkeg.table.guest import Guest
from powderkeg.table.news import Chatted, Said
from powderkeg.table.protocol import PHRASES, Say
from powderkeg.table.seating import tidy

if TYPE_CHECKING:
    from powderkeg.table.table import Table

KEPT_CHAT = 200
LONGEST_TEXT = 300
RATE, BURST = 0.5, 6.0  # lines a second of one person, and at once


async def say(table: Table, guest: Guest, request: Say) -> None:
    if guest.chair is None:
        raise Cannot("not-seated", "only who sits at the table can talk")
    text = tidy(request.text or "", LONGEST_TEXT)
    if not text and request.phrase is None:
        raise Cannot("garbage", "nothing was said")
    if request.phrase is not None:
        expect_phrase(table.game, request.phrase)
    signals = table.stage.signals_for(guest)
    if signals is not None and (text or request.phrase not in signals):
        raise Cannot("hush", f"only signals may be said now: {', '.join(signals)}")
    expect_calm(table, guest.chair)
    if text:
        text = table.stage.heard(guest.chair, text)
    if not text and request.phrase is None:
        return
    chair = table.doc.chairs[guest.chair]
    now = int(table.services.clock.date())
    line = Chatted(
        lines_said(table), guest.chair, chair.name, chair.badge, text, request.phrase, now
    )
    await table.services.keeper.add_chat(table.doc.id, line)
    table.chat = [*table.chat[-KEPT_CHAT + 1 :], line]
    table.tell(Said([line]))


def lines_said(table: Table) -> int:
    """How many have been said at this table."""
    return table.chat[-1].number + 1 if table.chat else 0


def expect_calm(table: Table, chair: int) -> None:
    """However many pages somebody has open: a chair is one person."""
    bucket = Bucket(table.services.clock, RATE, BURST)
    if not table.talkers.setdefault(chair, bucket).take():
        raise Cannot("too-fast", "a little slower, please")


def expect_phrase(game: Game, phrase: str) -> None:
    """One of the house, or of the game that is played here."""
    phrases = (*PHRASES, *game.manners.phrases)
    if phrase not in phrases:
        raise Cannot("garbage", f"no phrase '{phrase}'; there are: {', '.join(phrases)}")
