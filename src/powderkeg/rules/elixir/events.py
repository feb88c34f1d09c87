"""Everything that can be seen to happen. What an event tells is written in `happenings`."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import EVERYONE, Event, Facts, Json, Seat
from powderkeg.rules.sights import Open, Uncovered

UNKNOWN: Final = "unknown"
NO_SECRET: Final[Facts] = {}


class Private(Open):
    """All see that it happens; the `secret` is for those who are `knowing`."""

    def __init__(self, facts: Facts, secret: Facts, knowing: list[Seat]) -> None:
        super().__init__({**facts, **secret})
        self.secret: Final = secret
        self.knowing: Final = knowing

    def seen_by(self, seat: Seat) -> Event | None:
        if seat == EVERYONE or seat in self.knowing:
            return self
        return self.masked({**self.told, **{name: blank(it) for name, it in self.secret.items()}})

    def masked(self, facts: Facts) -> Event:
        raise NotImplementedError


def blank(secret: Json) -> Json:
    """What stands in a secret's place: lists are empty, a card is unknown."""
    return [] if isinstance(secret, list) else UNKNOWN


class FirstChosen(Open):
    """Who begins."""

    key: ClassVar[str] = "first-chosen"


class PickedLevel(Open):
    """A spell of this level is taken in the draft."""

    key: ClassVar[str] = "picked-level"


class DraftOver(Open):
    """All have points enough."""

    key: ClassVar[str] = "draft-over"


class Reshuffled(Open):
    """The discard becomes the deck."""

    key: ClassVar[str] = "reshuffled"


class TurnBegan(Open):
    """A turn begins."""

    key: ClassVar[str] = "turn-began"


class TurnEnded(Open):
    """A turn is over: its player is done, or its time is."""

    key: ClassVar[str] = "turn-ended"


class Cast(Open):
    """A spell is paid for and lies open. `against`: the card it answers."""

    key: ClassVar[str] = "cast"


class Used(Open):
    """A magic object is played."""

    key: ClassVar[str] = "used"


class Mirrored(Open):
    """The Jackdaw Mirror uses an object of the discard."""

    key: ClassVar[str] = "mirrored"


class Opened(Open):
    """A transaction is opened."""

    key: ClassVar[str] = "opened"


class AskedLeave(Open):
    """Somebody must be granted the next card."""

    key: ClassVar[str] = "asked-leave"


class Granted(Open):
    """It is granted."""

    key: ClassVar[str] = "granted"


class Snuffed(Open):
    """A card is discarded without effect."""

    key: ClassVar[str] = "snuffed"


class TurnedAway(Open):
    """A card has another victim now."""

    key: ClassVar[str] = "turned-away"


class Shielded(Open):
    """A card has no effect on this player."""

    key: ClassVar[str] = "shielded"


class Trapped(Open):
    """Who takes is caught."""

    key: ClassVar[str] = "trapped"


class Fizzled(Open):
    """A card has no effect."""

    key: ClassVar[str] = "fizzled"


class BoughtOff(Open):
    """A victim pays instead."""

    key: ClassVar[str] = "bought-off"


class Cursed(Open):
    """A curse hangs on a victim."""

    key: ClassVar[str] = "cursed"


class CurseMoved(Open):
    """A curse hangs on somebody else."""

    key: ClassVar[str] = "curse-moved"


class CurseEnded(Open):
    """A curse is gone."""

    key: ClassVar[str] = "curse-ended"


class Began(Open):
    """A lasting effect begins."""

    key: ClassVar[str] = "began"


class Ended(Open):
    """A lasting effect is over."""

    key: ClassVar[str] = "ended"


class Titled(Open):
    """A victim has a title."""

    key: ClassVar[str] = "titled"


class PocketNamed(Open):
    """These two are counted from now on."""

    key: ClassVar[str] = "pocket-named"


class Dropped(Uncovered):
    """A find lies open."""

    key: ClassVar[str] = "dropped"


class PickedUp(Open):
    """It is in the hand again, closed."""

    key: ClassVar[str] = "picked-up"


class OrderTurned(Open):
    """Turns run the other way."""

    key: ClassVar[str] = "order-turned"


class ExtraTurn(Open):
    """One more turn after this one."""

    key: ClassVar[str] = "extra-turn"


class NoDraw(Open):
    """A draw is skipped."""

    key: ClassVar[str] = "no-draw"


class Skips(Open):
    """These players will skip a draw."""

    key: ClassVar[str] = "skips"


class Blocked(Open):
    """A turn without spells, or without cards."""

    key: ClassVar[str] = "blocked"


CARD_EVENTS: Final = [
    FirstChosen.key,
    PickedLevel.key,
    DraftOver.key,
    Reshuffled.key,
    TurnBegan.key,
    TurnEnded.key,
    Cast.key,
    Used.key,
    Mirrored.key,
    Opened.key,
    AskedLeave.key,
    Granted.key,
    Snuffed.key,
    TurnedAway.key,
    Shielded.key,
    Trapped.key,
    Fizzled.key,
    BoughtOff.key,
    Cursed.key,
    CurseMoved.key,
    CurseEnded.key,
    Began.key,
    Ended.key,
    Titled.key,
    PocketNamed.key,
    Dropped.key,
    PickedUp.key,
    OrderTurned.key,
    ExtraTurn.key,
    NoDraw.key,
    Skips.key,
    Blocked.key,
]
