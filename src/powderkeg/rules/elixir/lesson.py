"""The lesson: real positions, one idea each. What is drafted and cast fits a table for three.

The learner's view is steady, so that nothing is offered beside the game.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.elixir.deck import DECK, HOUSE
from powderkeg.rules.teaching import Lesson

# A level is points and ingredients: no more of either than needed.
DRAFT: Final = Lesson(
    "1",
    "option clock calm; hands - | - | -; picks 4 3 3 | 2 2 4 | 3 1 2; phase draft",
    0,
    ["take:1"],
)

# All that the recipe names is in the hand.
RECIPE: Final = Lesson(
    "2",
    "option clock calm; steady 0; "
    "hands cobweb-lace raven-ink goblin-sock left-boot moon-milk candle-ghost | "
    "moth-dust bent-spoon rust-petal echo-pebble echo-pebble | "
    "giggle-seed hiccup-honey odd-button bottled-yawn swamp-button; "
    "spells 223 301 303 304 | 115 202 210 214 402 | 116 201 209 305 307; turn 1",
    0,
    ["cast:223"],
)

# The flask stands for any ingredient, but only once: it is worth two points here, not one.
FLASK: Final = Lesson(
    "3",
    "option clock calm; steady 0; "
    "hands thunder-crumb joker-flask bent-spoon goblin-sock | "
    "moth-dust odd-button rust-petal echo-pebble | giggle-seed hiccup-honey moon-milk; "
    "spells 115 219 301 | 202 214 402 | 201 305 307; "
    "discard raven-ink candle-ghost thunder-crumb bottled-yawn moth-dust salamander-sneeze "
    "hiccup-honey stardrop-salt moth-dust stardrop-salt giggle-seed echo-pebble; "
    "cast 212 308 | 210 116 | 209 218; turn 10",
    0,
    ["cast:219"],
)

# A curse, and the way out that is paid to its caster.
CURSE: Final = Lesson(
    "4",
    "option clock calm; steady 0; "
    "hands bottled-yawn raven-ink left-boot moon-milk | "
    "moth-dust bent-spoon rust-petal echo-pebble stuffed-pigeon | "
    "giggle-seed hiccup-honey odd-button; "
    "spells 108 219 303 | 202 214 402 | 201 305 307; "
    "discard raven-ink cobweb-lace thunder-crumb bottled-yawn moth-dust salamander-sneeze "
    "hiccup-honey stardrop-salt moth-dust stardrop-salt giggle-seed echo-pebble; "
    "cast 223 308 | 210 116 | 209 218; turn 13",
    0,
    ["cast:108"],
)

# It is too late to buy it off, but there is soap.
SOAP: Final = Lesson(
    "5",
    "option clock calm; steady 0; "
    "hands curse-soap library-card moon-milk goblin-sock | "
    "moth-dust bent-spoon rust-petal | giggle-seed hiccup-honey odd-button raven-ink; "
    "spells 219 303 304 | 202 214 402 | 201 305 307; "
    "discard hiccup-honey stardrop-salt moth-dust thunder-crumb bottled-yawn moth-dust "
    "salamander-sneeze salamander-sneeze giggle-seed echo-pebble; "
    "cast 308 | 210 106 | 209 218; effects 106:1>0; turn 16",
    0,
    ["use:curse-soap"],
)

# Only one of the others has anything that could be taken.
ROD: Final = Lesson(
    "6",
    "option clock calm; steady 0; "
    "hands fishing-rod library-card thunder-crumb | "
    "moth-dust bent-spoon rust-petal echo-pebble giggle-seed bottled-yawn stardrop-salt | -; "
    "spells 219 303 | 214 402 | 201 307; "
    "discard hiccup-honey stardrop-salt moth-dust thunder-crumb bottled-yawn moth-dust "
    "salamander-sneeze raven-ink cobweb-lace stardrop-salt giggle-seed echo-pebble "
    "cobweb-lace thunder-crumb goblin-sock salamander-sneeze rust-petal candle-ghost; "
    "cast 308 223 115 | 210 116 202 | 209 218 305; turn 19",
    0,
    ["use:fishing-rod"],
)

# The boot goes, something better comes: who opens the market picks first.
FLEA_MARKET: Final = Lesson(
    "7",
    "option clock calm; steady 0; "
    "hands flea-market left-boot library-card thunder-crumb | "
    "moth-dust bent-spoon rust-petal echo-pebble | giggle-seed hiccup-honey swamp-button; "
    "spells 219 303 | 214 402 | 201 307; "
    "discard hiccup-honey stardrop-salt moth-dust thunder-crumb bottled-yawn moth-dust "
    "salamander-sneeze raven-ink cobweb-lace stardrop-salt giggle-seed echo-pebble "
    "cobweb-lace thunder-crumb goblin-sock salamander-sneeze rust-petal candle-ghost; "
    "cast 308 223 115 | 210 116 202 | 209 218 305; turn 22",
    0,
    ["open:flea-market"],
)

# Answers wait for the others' turns, and the last ingredient for the next draw.
END: Final = Lesson(
    "8",
    "option clock calm; steady 0; "
    "hands bell-jar mousetrap library-card moth-dust goblin-sock | "
    "bent-spoon rust-petal echo-pebble | giggle-seed hiccup-honey; "
    "spells 301 | 214 402 | 201 307; "
    "discard hiccup-honey stardrop-salt moth-dust thunder-crumb bottled-yawn moth-dust "
    "salamander-sneeze raven-ink cobweb-lace stardrop-salt giggle-seed echo-pebble "
    "thunder-crumb swamp-button thunder-crumb goblin-sock salamander-sneeze rust-petal "
    "candle-ghost cobweb-lace; "
    "cast 308 223 219 115 | 210 116 202 | 209 218 305; turn 25",
    0,
    ["end"],
)

# Between two turns of others: a spell that is cast at any time.
ANY_TIME: Final = Lesson(
    "9",
    "option clock calm; steady 0; "
    "hands stardrop-salt cloak-of-nobody raven-ink | "
    "bent-spoon rust-petal echo-pebble | giggle-seed hiccup-honey odd-button; "
    "spells 116 212 | 214 402 | 201 307; "
    "discard hiccup-honey stardrop-salt moth-dust thunder-crumb bottled-yawn moth-dust "
    "salamander-sneeze raven-ink cobweb-lace bottled-yawn giggle-seed echo-pebble "
    "thunder-crumb swamp-button thunder-crumb goblin-sock salamander-sneeze rust-petal "
    "candle-ghost cobweb-lace; "
    "cast 308 223 219 115 | 210 108 202 | 209 218 305; active 1; turn 29; phase between",
    0,
    ["retort:116"],
)

# The last spell: nothing else matters any more.
LAST_SPELL: Final = Lesson(
    "10",
    "option clock calm; steady 0; "
    "hands raven-ink candle-ghost fishing-rod flea-market | "
    "bent-spoon rust-petal echo-pebble moth-dust moth-dust | giggle-seed hiccup-honey; "
    "spells 212 | 402 | 201; "
    "discard hiccup-honey stardrop-salt moth-dust thunder-crumb bottled-yawn moth-dust "
    "salamander-sneeze raven-ink cobweb-lace bottled-yawn giggle-seed echo-pebble "
    "thunder-crumb swamp-button thunder-crumb goblin-sock salamander-sneeze rust-petal "
    "candle-ghost cobweb-lace swamp-button stardrop-salt salamander-sneeze basilisk-blink "
    "stardrop-salt; "
    "cast 308 223 219 115 116 | 210 108 202 214 | 209 218 305 222; turn 31",
    0,
    ["cast:212"],
)

STEPS: Final[list[Lesson]] = [
    DRAFT,
    RECIPE,
    FLASK,
    CURSE,
    SOAP,
    ROD,
    FLEA_MARKET,
    END,
    ANY_TIME,
    LAST_SPELL,
]


def lesson_for(deck: str) -> list[Lesson]:
    """Another deck has other cards: nobody could learn them from these."""
    return STEPS if deck == HOUSE else []


LESSON: Final = lesson_for(DECK.name)
