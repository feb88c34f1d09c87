"""What is worth telling of an evening in the garden."""

from __future__ import annotations

from math import comb

from powderkeg.rules.core import Event, Facts, Seat, State
from powderkeg.rules.stories import Stories, Story
from powderkeg.rules.telling import Line
from powderkeg.rules.verflixxt.events import Gave, Rolled, Took
from powderkeg.rules.verflixxt.pieces import LUCKY, tile_text
from powderkeg.rules.verflixxt.state import Verflixxt

WORST = 10  # the largest minus there is
SIDES = 6
RARE = 0.01  # so seldom a number comes so often


class VerflixxtStories(Stories):
    """Clovers, and what Verflixxt tiles hand on."""

    def points(self, state: State) -> list[float] | None:
        assert isinstance(state, Verflixxt)
        return [float(state.score(seat)) for seat in range(state.seats)]

    def moment(self, before: State, after: State, events: list[Event]) -> list[Story]:
        assert isinstance(before, Verflixxt)
        assert isinstance(after, Verflixxt)
        told: list[Story] = []
        for event in events:
            if isinstance(event, Took) and event.tile == LUCKY:
                told += clover(before, event)
            elif isinstance(event, Gave) and event.tile <= -WORST // 2:
                facts = event.facts()
                told.append(Story(Line("story-gave", facts), 0.3 + 0.3 * -event.tile / WORST))
        return told

    def whole(self, lines: list[list[Event]]) -> list[tuple[int, Story]]:
        """The number that came to somebody more often than chance would have it."""
        rolled: dict[tuple[Seat, int], list[int]] = {}  # on which lines
        rolls: dict[Seat, int] = {}
        for at, events in enumerate(lines):
            for event in events:
                if isinstance(event, Rolled):
                    rolls[event.seat] = rolls.get(event.seat, 0) + 1
                    rolled.setdefault((event.seat, event.number), []).append(at)
        told: list[tuple[int, Story]] = []
        for (seat, number), places in rolled.items():
            chance = odds(rolls[seat], len(places))
            if chance <= RARE:
                facts: Facts = {"number": number, "count": len(places), "rolls": rolls[seat]}
                line = Line("story-die", {"seat": seat, **facts})
                told.append((places[-1], Story(line, 0.35 + 0.3 * (1 - chance / RARE))))
        return told


def odds(rolls: int, times: int) -> float:
    """How likely it is that one number of a fair die comes so many times, or more."""
    ways = sum(comb(rolls, count) * 5 ** (rolls - count) for count in range(times, rolls + 1))
    return float(ways / SIDES**rolls)


def clover(before: Verflixxt, event: Took) -> list[Story]:
    """B16: it turns the worst minus round that no other clover has turned."""
    stack = before.stacks[event.seat]
    minus = sorted(tile for tile in stack if tile < 0)[stack.count(LUCKY) :]
    if not minus:
        return []
    facts: Facts = {"seat": event.seat, "tile": tile_text(minus[0]), "points": -2 * minus[0]}
    return [Story(Line("story-clover", facts), 0.4 + 0.35 * -minus[0] / WORST)]
