"""What happens in transactions, beside the game, and at its end."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.elixir.hand_events import HAND_EVENTS
from powderkeg.rules.sights import Open, Uncovered


class Bid(Open):
    """A number of finds is bid."""

    key: ClassVar[str] = "bid"


class Passed(Open):
    """No higher bid from this player."""

    key: ClassVar[str] = "passed"


class Sold(Open):
    """The ware goes to the highest bidder."""

    key: ClassVar[str] = "sold"


class Unsold(Open):
    """Nobody wants it."""

    key: ClassVar[str] = "unsold"


class Laid(Open):
    """A find lies face down."""

    key: ClassVar[str] = "laid"


class TurnedUp(Uncovered):
    """It is turned up."""

    key: ClassVar[str] = "turned-up"


class Picked(Open):
    """A find is taken from the stall."""

    key: ClassVar[str] = "picked"


class Cried(Open):
    """An offer stands."""

    key: ClassVar[str] = "cried"


class Withdrawn(Open):
    """An offer is gone."""

    key: ClassVar[str] = "withdrawn"


class Declined(Open):
    """No, thanks. The offer still stands."""

    key: ClassVar[str] = "declined"


class Traded(Open):
    """An offer is accepted."""

    key: ClassVar[str] = "traded"


class Done(Open):
    """A player trades no more today."""

    key: ClassVar[str] = "done"


class Rung(Open):
    """The Bell ends it."""

    key: ClassVar[str] = "rung"


class DealOver(Open):
    """A transaction is over."""

    key: ClassVar[str] = "deal-over"


class SlipCalled(Open):
    """Somebody is said to have broken a curse, aloud."""

    key: ClassVar[str] = "slip-called"


class SlipJudged(Uncovered):
    """What the others think."""

    key: ClassVar[str] = "slip-judged"


class Steadied(Open):
    """No screen effects for this player."""

    key: ClassVar[str] = "steadied"


class Won(Open):
    """The last spell is cast."""

    key: ClassVar[str] = "won"


class Stopped(Open):
    """The longest game is over."""

    key: ClassVar[str] = "stopped"


EVENTS: Final = [
    *HAND_EVENTS,
    Bid.key,
    Passed.key,
    Sold.key,
    Unsold.key,
    Laid.key,
    TurnedUp.key,
    Picked.key,
    Cried.key,
    Withdrawn.key,
    Declined.key,
    Traded.key,
    Done.key,
    Rung.key,
    DealOver.key,
    SlipCalled.key,
    SlipJudged.key,
    Steadied.key,
    Won.key,
    Stopped.key,
]
