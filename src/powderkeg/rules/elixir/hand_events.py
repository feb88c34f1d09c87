"""What happens to finds and uncast spells: drawn, given, taken, looked at."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import Event, Facts
from powderkeg.rules.elixir.events import CARD_EVENTS, NO_SECRET, Private
from powderkeg.rules.sights import Open, Uncovered


class Drew(Private):
    """A find from the deck."""

    key: ClassVar[str] = "drew"

    def masked(self, facts: Facts) -> Event:
        return Drew(facts, NO_SECRET, [])


class Peeked(Private):
    """Two finds are turned up for somebody else."""

    key: ClassVar[str] = "peeked"

    def masked(self, facts: Facts) -> Event:
        return Peeked(facts, NO_SECRET, [])


class Kept(Private):
    """One of two is kept."""

    key: ClassVar[str] = "kept"

    def masked(self, facts: Facts) -> Event:
        return Kept(facts, NO_SECRET, [])


class Discarded(Open):
    """Finds go to the discard."""

    key: ClassVar[str] = "discarded"


class Gave(Private):
    """A find changes hands, of the giver's choice."""

    key: ClassVar[str] = "gave"

    def masked(self, facts: Facts) -> Event:
        return Gave(facts, NO_SECRET, [])


class Took(Private):
    """A find is taken."""

    key: ClassVar[str] = "took"

    def masked(self, facts: Facts) -> Event:
        return Took(facts, NO_SECRET, [])


class CalledIn(Uncovered):
    """A find is called for, and given."""

    key: ClassVar[str] = "called-in"


class Fetched(Open):
    """A find comes out of the discard."""

    key: ClassVar[str] = "fetched"


class Searched(Private):
    """A find comes out of the deck."""

    key: ClassVar[str] = "searched"

    def masked(self, facts: Facts) -> Event:
        return Searched(facts, NO_SECRET, [])


class Looked(Private):
    """Somebody looks at a hand."""

    key: ClassVar[str] = "looked"

    def masked(self, facts: Facts) -> Event:
        return Looked(facts, NO_SECRET, [])


class HandsPassed(Open):
    """All hands go round."""

    key: ClassVar[str] = "hands-passed"


class HandsSwapped(Open):
    """Two hands change owners."""

    key: ClassVar[str] = "hands-swapped"


class Whirled(Open):
    """All hands are shuffled together."""

    key: ClassVar[str] = "whirled"


class Stirred(Open):
    """All hands and the discard are shuffled into the deck."""

    key: ClassVar[str] = "stirred"


class NewHand(Private):
    """What a player holds now."""

    key: ClassVar[str] = "new-hand"

    def masked(self, facts: Facts) -> Event:
        return NewHand(facts, NO_SECRET, [])


class SpellDrawn(Private):
    """A spell from a pile."""

    key: ClassVar[str] = "spell-drawn"

    def masked(self, facts: Facts) -> Event:
        return SpellDrawn(facts, NO_SECRET, [])


class SpellHanded(Private):
    """A spell changes hands."""

    key: ClassVar[str] = "spell-handed"

    def masked(self, facts: Facts) -> Event:
        return SpellHanded(facts, NO_SECRET, [])


class SpellReturned(Private):
    """A spell goes under its pile."""

    key: ClassVar[str] = "spell-returned"

    def masked(self, facts: Facts) -> Event:
        return SpellReturned(facts, NO_SECRET, [])


class SpellOpened(Uncovered):
    """An uncast spell lies open."""

    key: ClassVar[str] = "spell-opened"


class Burnt(Uncovered):
    """A spell is burnt: cast, without effect."""

    key: ClassVar[str] = "burnt"


class Rewound(Open):
    """A cast spell is taken back into the hand."""

    key: ClassVar[str] = "rewound"


HAND_EVENTS: Final = [
    *CARD_EVENTS,
    Drew.key,
    Peeked.key,
    Kept.key,
    Discarded.key,
    Gave.key,
    Took.key,
    CalledIn.key,
    Fetched.key,
    Searched.key,
    Looked.key,
    HandsPassed.key,
    HandsSwapped.key,
    Whirled.key,
    Stirred.key,
    NewHand.key,
    SpellDrawn.key,
    SpellHanded.key,
    SpellReturned.key,
    SpellOpened.key,
    Burnt.key,
    Rewound.key,
]
