"""What a deck file tells of a card besides its rules: names, texts, a picture.

A picture is a few filled or drawn paths and nothing else: whatever a stranger's file holds, it
cannot be run, fetch anything, or cover more than its card.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from powderkeg.rules.core import Complaint

LONGEST_NAME: Final = 30
LONGEST_TEXT: Final = 300
MOST_STROKES: Final = 24
LONGEST_PICTURE: Final = 4_000  # letters of all its paths
LANGUAGE: Final = re.compile("[a-z]{2}")
PATH: Final = re.compile("[MmLlHhVvCcSsQqTtAaZz0-9eE+., -]+")
COLOUR: Final = re.compile("#[0-9a-f]{6}")
NO_COLOUR: Final = "none"
WIDEST: Final = 16.0


class Stroke:
    """One path of a picture, on a square of 64 units."""

    def __init__(self, path: str, fill: str, line: str, width: float) -> None:
        self.path: Final = path
        self.fill: Final = fill
        self.line: Final = line
        self.width: Final = width


class Look:
    """How one card is called, what stands on it and what it shows; each may be missing."""

    def __init__(self, names: dict[str, str], texts: dict[str, str], picture: list[Stroke]) -> None:
        self.names: Final = names  # by language
        self.texts: Final = texts
        self.picture: Final = picture


def look_of(key: str, told: object) -> Look:
    where = f"cards.{key}"
    if not isinstance(told, Mapping):
        raise Complaint(f"{where} must be a table: [{where}]")
    rest: dict[str, object] = dict(told)
    names = by_language(f"{where}: name", rest.pop("name", {}), LONGEST_NAME)
    texts = by_language(f"{where}: text", rest.pop("text", {}), LONGEST_TEXT)
    picture = picture_of(f"{where}: picture", rest.pop("picture", []))
    if rest:
        raise Complaint(f"{where}: unknown word {', '.join(rest)}; there are: name, text, picture")
    return Look(names, texts, picture)


def by_language(where: str, told: object, longest: int) -> dict[str, str]:
    if not isinstance(told, Mapping):
        raise Complaint(f'{where} is told by language: {{ en = "…", de = "…" }}')
    texts: dict[str, str] = {}
    for language, text in told.items():
        if not LANGUAGE.fullmatch(language):
            raise Complaint(f"{where}: a language has two small letters, not {language!r}")
        if not isinstance(text, str) or not 1 <= len(text) <= longest:
            raise Complaint(f"{where}: {language} must be a text of 1 to {longest} letters")
        if not text.isprintable() or text != text.strip():
            raise Complaint(f"{where}: {language} must be one line, no blanks at its ends")
        texts[language] = text
    return texts


def picture_of(where: str, told: object) -> list[Stroke]:
    if not isinstance(told, list) or len(told) > MOST_STROKES:
        example = '[{ path = "M8 8h48v48z", fill = "#5a8f3c" }]'
        raise Complaint(f"{where} is a list of at most {MOST_STROKES} paths: {example}")
    strokes = [stroke_of(where, each) for each in told]
    size = sum(len(stroke.path) for stroke in strokes)
    if size > LONGEST_PICTURE:
        raise Complaint(f"{where} has paths of {size} letters: {LONGEST_PICTURE} are the most")
    return strokes


def stroke_of(where: str, told: object) -> Stroke:
    if not isinstance(told, Mapping):
        raise Complaint(f"{where}: a path is a table, not {told!r}")
    rest: dict[str, object] = dict(told)
    path = rest.pop("path", None)
    if not isinstance(path, str) or not PATH.fullmatch(path) or path[0] not in "Mm":
        raise Complaint(f"{where}: path must be what the d of an SVG path is, beginning with M")
    fill = colour_of(where, "fill", rest.pop("fill", NO_COLOUR))
    line = colour_of(where, "line", rest.pop("line", NO_COLOUR))
    if fill == line == NO_COLOUR:
        raise Complaint(f"{where}: a path needs a fill or a line, or nobody sees it")
    width = rest.pop("width", 2)
    if not isinstance(width, (int, float)) or width is True or not 0 < width <= WIDEST:
        raise Complaint(f"{where}: width must be a number above 0, at most {WIDEST:.0f}")
    if rest:
        known = "path, fill, line, width"
        raise Complaint(f"{where}: unknown word {', '.join(rest)}; there are: {known}")
    return Stroke(path, fill, line, float(width))


def colour_of(where: str, word: str, told: object) -> str:
    if told == NO_COLOUR:
        return NO_COLOUR
    if not isinstance(told, str) or not COLOUR.fullmatch(told):
        raise Complaint(f'{where}: {word} must be a colour like "#5a8f3c", not {told!r}')
    return told
