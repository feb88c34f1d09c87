"""What a think service is asked, over HTTP: both ends read it here."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from powderkeg.rules.core import Complaint

PATH: Final = "/think"
MOST_BYTES: Final = 2_000_000  # of a question: the longest games have a tenth of it
SEAT: Final = Meta(ge=0, le=99)
SHORT: Final = Meta(max_length=200)
SOME: Final = Meta(min_length=1, max_length=200)


class Question(Struct, forbid_unknown_fields=True):
    """What does a bot of this level play at this seat? Same question, same answer."""

    record: str  # bare: no names, no promise, no seed
    seat: Annotated[int, SEAT]
    level: Annotated[str, SOME]
    rng: Annotated[str, SOME]
    asker: Annotated[str, SHORT] = ""  # stands for an address; each has its share, as at home


class Answer(Struct):
    """There are other sentences for who is not answered: `{"error": why}`, and a status."""

    move: str


def password(key: str) -> bytes:
    """As it stands in the header of a question; a Complaint if it could not stand there."""
    if not (key.isascii() and key.isprintable() and key == key.strip()):
        raise Complaint("the key of a think service is printable ASCII, no blanks at its ends")
    return b"Bearer " + key.encode()
