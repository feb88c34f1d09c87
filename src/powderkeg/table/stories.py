"""The stories of a finished game, the most telling first: the same for whoever looks."""

from __future__ import annotations

from typing import NamedTuple

from powderkeg.rules.core import Event, Facts, Outcome, Seat
from powderkeg.rules.record import Record
from powderkeg.rules.stories import Story
from powderkeg.rules.telling import Line
from powderkeg.table.replay_steps import replay_steps

MOST = 6  # more are no headlines
MOST_ALIKE = 2
ENOUGH_POINTS = 6.0
Points = list[float]


class Told(NamedTuple):
    """A story and the line of the record after which it can be told."""

    line: int
    story: Story


class Standing(NamedTuple):
    """Everybody's points after a line."""

    line: int
    points: Points


class Evening(NamedTuple):
    """A game from its first line to its last."""

    points: list[Points | None]  # before the first line, and after each
    standings: list[Standing]  # after the acts that were not taken back
    told: list[Told]  # by the game itself, about these acts
    outcome: Outcome | None

    @property
    def lines(self) -> int:
        return len(self.points) - 1


def evening_of(record: Record) -> Evening:
    stories = record.game.stories
    state = record.game.start(record.setup)
    points = [stories.points(state)]
    lines: list[int] = []  # of the acts that were not taken back
    happened: list[list[Event]] = []  # in each of them
    told: list[Told] = []
    for number, step in enumerate(replay_steps(record), 1):
        state = step.after
        points.append(stories.points(state))
        if step.move is None:
            del lines[len(lines) - len(step.gone) :]
            del happened[len(lines) :]
            continue
        lines.append(number)
        happened.append(step.events)
        own = stories.moment(step.before, step.after, step.events)
        told += [Told(number, story) for story in own]
    told += [Told(lines[at], story) for at, story in stories.whole(happened)]
    standing = set(lines)
    return Evening(
        points,
        [Standing(line, now) for line in lines if (now := points[line]) is not None],
        [each for each in told if each.line in standing],
        state.outcome(),
    )


def stories_of(evening: Evening) -> list[Told]:
    """Once it is over: nothing is hidden any more."""
    if evening.outcome is None:
        return []
    winners = evening.outcome.winners
    told = [*evening.told, *told_by_points(evening, evening.outcome)]
    told = [Told(line, rated(story, winners)) for line, story in told]
    told.sort(key=lambda each: (-each.story.weight, -each.line))
    return [each for at, each in enumerate(told) if is_new(each, told[:at])][:MOST]


def rated(story: Story, winners: list[Seat]) -> Story:
    """What others did is told after what the winners did."""
    seat = story.told.facts.get("seat")
    worth = 1.0 if seat is None or not winners or seat in winners else 0.6
    return Story(story.told, story.weight * worth)


def is_new(told: Told, better: list[Told]) -> bool:
    """The same thing is told twice, not five times."""
    return sum(each.story.told.key == told.story.told.key for each in better) < MOST_ALIKE


# What the points alone tell, whatever the game.


def told_by_points(evening: Evening, outcome: Outcome) -> list[Told]:
    if len(outcome.winners) != 1 or len(set(outcome.teams)) < 2:
        return []
    winner = outcome.winners[0]
    told = by_the_end(evening, outcome, winner)
    if len(evening.standings) < 2:
        return told
    reach = reach_of(evening.standings)
    told += by_the_lead(evening, winner)
    told += by_coming_back(evening, winner, reach)
    told += by_a_swing(evening, outcome, winner, reach)
    # Where there are few points to be had, they tell little.
    worth = min(1.0, reach / ENOUGH_POINTS)
    return [Told(line, Story(story.told, story.weight * worth)) for line, story in told]


def reach_of(standings: list[Standing]) -> float:
    """From the fewest points that anybody had to the most."""
    every = [points for standing in standings for points in standing.points]
    return max(max(every) - min(every), 1.0)


def margin(outcome: Outcome, winner: Seat) -> tuple[float, Seat]:
    """By how much the winner is ahead, and of whom."""
    others = [seat for seat in range(len(outcome.scores)) if seat != winner]
    second = max(others, key=lambda seat: outcome.scores[seat])
    return outcome.scores[winner] - outcome.scores[second], second


def by_the_end(evening: Evening, outcome: Outcome, winner: Seat) -> list[Told]:
    """So close, or not close at all."""
    ahead, second = margin(outcome, winner)
    facts: Facts = {"seat": winner, "owner": second, "points": number_of(abs(ahead))}
    if ahead == 0:
        return [Told(evening.lines, Story(Line("story-tie-break", facts), 0.9))]
    best = max(abs(score) for score in outcome.scores)
    if 0 < ahead <= max(1.0, best / 15):
        return [Told(evening.lines, Story(Line("story-narrow", facts), 0.62))]
    if ahead >= max(3.0, best / 2):
        return [Told(evening.lines, Story(Line("story-runaway", facts), 0.5))]
    return []


def by_the_lead(evening: Evening, winner: Seat) -> list[Told]:
    """Since when nobody caught the winner any more."""
    since: Standing | None = None
    for standing in reversed(evening.standings):
        rest = [points for seat, points in enumerate(standing.points) if seat != winner]
        if standing.points[winner] <= max(rest):
            break
        since = standing
    if since is None:
        return []
    share = since.line / evening.lines
    facts: Facts = {"seat": winner, "line": since.line, "left": evening.lines - since.line}
    if share >= 0.85:
        return [Told(since.line, Story(Line("story-late-lead", facts), 0.3 + 0.45 * share))]
    if share <= 0.25:
        return [Told(since.line, Story(Line("story-led", facts), 0.55))]
    return [Told(since.line, Story(Line("story-lead", facts), 0.3 + 0.3 * share))]


def by_coming_back(evening: Evening, winner: Seat, reach: float) -> list[Told]:
    """The winner was the very last, and how far behind."""
    worst: Standing | None = None
    deepest = 0.0
    for standing in evening.standings:
        mine = standing.points[winner]
        rest = [points for seat, points in enumerate(standing.points) if seat != winner]
        behind = max(rest) - mine
        if mine < min(rest) and behind > deepest:
            worst, deepest = standing, behind
    if worst is None or deepest < reach / 4:
        return []
    facts: Facts = {"seat": winner, "line": worst.line, "points": number_of(deepest)}
    weight = 0.5 + 0.4 * min(1.0, deepest / reach)
    return [Told(worst.line, Story(Line("story-comeback", facts), weight))]


def by_a_swing(evening: Evening, outcome: Outcome, winner: Seat, reach: float) -> list[Told]:
    """The largest step of anybody's points, up or down."""
    best: tuple[float, int, Seat] | None = None
    for before, after in zip(evening.standings, evening.standings[1:], strict=False):
        for seat, points in enumerate(after.points):
            step = points - before.points[seat]
            if step and (best is None or abs(step) > abs(best[0])):
                best = step, after.line, seat
    if best is None:
        return []
    step, line, seat = best
    facts: Facts = {"seat": seat, "line": line, "points": number_of(abs(step))}
    ahead, _ = margin(outcome, winner)
    weight = 0.3 + 0.35 * min(1.0, abs(step) / reach)
    if seat == winner and step > ahead:
        return [Told(line, Story(Line("story-decisive", facts), weight + 0.15))]
    key = "story-swing-up" if step > 0 else "story-swing-down"
    return [Told(line, Story(Line(key, facts), weight))]


def number_of(points: float) -> int | float:
    """Whole where it is whole: halves are rare, and told as they are."""
    return int(points) if points == int(points) else points
