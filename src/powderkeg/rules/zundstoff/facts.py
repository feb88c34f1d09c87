"""What a client must know of Zündstoff beforehand."""

from __future__ import annotations

from typing import Final, TypedDict

from powderkeg.rules.zundstoff.layouts import EDGE, FAR, LAYOUTS
from powderkeg.rules.zundstoff.pieces import COLOUR_TEXTS, COLOURS, DISCS


class ZundstoffFacts(TypedDict):
    """How discs can be laid: a lobby shows it, and lets players draw their own."""

    colours: list[str]  # of the rockets
    layouts: dict[str, str]  # by name
    discs: int
    longest_edge: int  # of a layout
    far: int  # steps from Earth to the sun that make a good race


FACTS: Final[ZundstoffFacts] = {
    "colours": [COLOUR_TEXTS[colour] for colour in COLOURS],
    "layouts": LAYOUTS,
    "discs": DISCS,
    "longest_edge": EDGE,
    "far": FAR,
}
