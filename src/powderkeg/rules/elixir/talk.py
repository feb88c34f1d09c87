"""Curses on what somebody says (X-58)."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Refusal, Seat
from powderkeg.rules.elixir.rulebook import S
from powderkeg.rules.elixir.state import Elixir

MOST_WORDS: Final = 5


def spoken(s: Elixir, seat: Seat, text: str, last: str) -> str | Refusal:
    """A parrot says what somebody else said last; pennies buy five words."""
    if s.on(seat, "parrot") is not None:
        return last
    words = len(text.split())
    if words > MOST_WORDS and s.on(seat, "few-words") is not None:
        return Refusal(S[102])
    return text
