"""What the client must know of the house before it has asked: its words, limits and usual ways."""

from __future__ import annotations

from typing import Any, get_args

from powderkeg.rules.core import EVERYONE, WATCHER
from powderkeg.rules.games import GAMES
from powderkeg.rules.strategy import LADDER
from powderkeg.server.socket import FOREIGN, NO_TABLE, TOO_MUCH
from powderkeg.table.api import MOST_SEATS, BotsWish, NewTable
from powderkeg.table.guest import CLOSED, SENT_AWAY
from powderkeg.table.protocol import BADGES, PHRASES, Name, Salt
from powderkeg.table.protocol import Words as Chat
from powderkeg.table.seating import BOT_NAMES
from powderkeg.words import FAMILIES, LANGUAGES, VERBATIM, Words


def house_facts() -> dict[str, object]:
    usual = NewTable(game="")
    return {
        "languages": LANGUAGES,
        "titles": {language: titles(language) for language in LANGUAGES},
        "families": FAMILIES,
        "verbatim": sorted(VERBATIM),
        "own_families": {
            game.name: game.telling.own for game in GAMES.values() if game.telling.own
        },
        "watcher": WATCHER,
        "everyone": EVERYONE,
        "badges": BADGES,
        "phrases": PHRASES,
        "levels": list(LADDER),
        "usual_level": BotsWish(count=0).level,
        "usual_breath": usual.breath,
        "usual_patience": usual.patience,
        "bot_names": BOT_NAMES,
        "most_seats": MOST_SEATS,
        "name_length": longest(Name),
        "salt_length": longest(Salt),
        "chat_length": longest(Chat),
        "closed_for_good": [FOREIGN, NO_TABLE, SENT_AWAY, CLOSED],
        "closed_by_the_host": SENT_AWAY,
        "closed_for_a_flood": TOO_MUCH,
    }


def titles(language: str) -> dict[str, str]:
    """What the games are called. Their own catalogues say it, but are too heavy for a shelf."""
    return {name: Words(game, language).say("game-name") for name, game in GAMES.items()}


def longest(text: Any) -> int:
    """How long the protocol lets such a text be."""
    _, meta = get_args(text)
    return int(meta.max_length)
