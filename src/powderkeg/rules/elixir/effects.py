"""Every effect code, and the function that does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from powderkeg.rules.core import Log
from powderkeg.rules.elixir.auction import auction
from powderkeg.rules.elixir.cards import CURSES, Item
from powderkeg.rules.elixir.finding import (
    call_in,
    collect,
    draw,
    draw_and_keep,
    draw_round,
    fetch,
    look,
    pass_left,
    rummage,
    search,
    swap_one,
    take,
    trim,
    weigh,
)
from powderkeg.rules.elixir.flea import flea_market
from powderkeg.rules.elixir.hexing import (
    cloak,
    copy,
    extra_turn,
    lasting,
    reverse,
    solvent,
    stolen_hour,
)
from powderkeg.rules.elixir.market import market_day
from powderkeg.rules.elixir.replying import bell, broom, shield, snuff, soap, trap, turn_away
from powderkeg.rules.elixir.storms import bare, pass_hands, stir, swap_hands, whirl
from powderkeg.rules.elixir.studying import (
    bonfire,
    carousel,
    exchange_spell,
    gift_spell,
    homework,
    rewind,
    swap_spells,
)

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

Do: TypeAlias = "Callable[[Elixir, Item, Log], None]"

LASTING: Final = [
    *CURSES,
    "open-hands",
    "picky-draws",
    "toll",
    "no-casting",
    "no-cards",
    "closed-shops",
    "queue",
    "open-spell",
    "tithe",
    "key",
    "butler",
    "double-draw",
    "jackdaw",
]

EFFECTS: Final[dict[str, Do]] = {
    **dict.fromkeys(LASTING, lasting),
    "pass-left": pass_left,
    "draw-and-keep": draw_and_keep,
    "draw": draw,
    "draw-round": draw_round,
    "take": take,
    "swap-one": swap_one,
    "swap-hands": swap_hands,
    "pass-hands": pass_hands,
    "whirl": whirl,
    "stir": stir,
    "trim": trim,
    "bare": bare,
    "rummage": rummage,
    "fetch": fetch,
    "search": search,
    "call-in": call_in,
    "collect": collect,
    "weigh": weigh,
    "look": look,
    "cloak": cloak,
    "copy": copy,
    "solvent": solvent,
    "reverse": reverse,
    "extra-turn": extra_turn,
    "stolen-hour": stolen_hour,
    "homework": homework,
    "swap-spells": swap_spells,
    "gift-spell": gift_spell,
    "bonfire": bonfire,
    "carousel": carousel,
    "rewind": rewind,
    "exchange-spell": exchange_spell,
    "snuff": snuff,
    "turn-away": turn_away,
    "shield": shield,
    "trap": trap,
    "soap": soap,
    "broom": broom,
    "bell": bell,
    "auction": auction,
    "flea-market": flea_market,
    "market-day": market_day,
}
