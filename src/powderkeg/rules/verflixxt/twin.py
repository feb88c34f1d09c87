"""The board in words: what a picture would show, place by place and seat by seat."""

from __future__ import annotations

from collections import Counter
from typing import cast

from powderkeg.rules.core import Facts, Json, View
from powderkeg.rules.telling import Line
from powderkeg.rules.verflixxt.views import PlaceView, SeatView, VerflixxtView


def prompt(some_view: View) -> Line:
    """What is awaited from whom."""
    view = cast(VerflixxtView, some_view)
    return Line(f"prompt-{view['phase']}", {"seat": view["turn"], "number": view["number"]})


def twin(some_view: View) -> list[Line]:
    """Told from one seat's view alone, so it cannot tell more."""
    view = cast(VerflixxtView, some_view)
    lines = [prompt(some_view)]
    if view["phase"] == "lay":
        tiles: list[Json] = [place["tile"] for place in view["path"]]
        return [*lines, Line("twin-laid", {"tiles": tiles})] if tiles else lines
    if view["number"]:
        lines.append(Line("twin-dice", {"number": view["number"], "die": view["die"]}))
    lines += path_lines(view["path"])
    for seat, at in enumerate(view["seats"]):
        lines.append(seat_line(seat, at))
    lines += table_lines(view)
    return lines


def path_lines(path: list[PlaceView]) -> list[Line]:
    """A line for each place where somebody stands; empty stretches in one."""
    lines: list[Line] = []
    empty: list[PlaceView] = []
    for place in path:
        if place["tile"] is not None and not who_stands(place):
            if empty and not follows(empty[-1], place):
                lines += stretch(empty)
                empty = []
            empty.append(place)
            continue
        lines += stretch(empty)
        lines.append(place_line(place))
        empty = []
    return lines


def follows(place: PlaceView, other: PlaceView) -> bool:
    """Next to each other by number too: a gap would hide which tile lies where."""
    here, there = place["place"], other["place"]
    return isinstance(here, int) and isinstance(there, int) and there == here + 1


def stretch(places: list[PlaceView]) -> list[Line]:
    if len(places) < 2:
        return [place_line(place) for place in places]
    facts: Facts = {"from": places[0]["place"], "to": places[-1]["place"]}
    return [Line("twin-run", {**facts, "tiles": [place["tile"] for place in places]})]


def place_line(place: PlaceView) -> Line:
    if place["place"] in ("start", "finish"):
        return Line(f"twin-{place['place']}", {}, who_stands(place))
    if place["tile"] is None:
        return Line("twin-bare", {"place": place["place"]}, who_stands(place))
    facts: Facts = {"place": place["place"], "tile": place["tile"]}
    return Line("twin-place", facts, who_stands(place))


def who_stands(place: PlaceView) -> list[Line]:
    """Who stands there: pawns by seat, then guards, then Flixxy."""
    lines: list[Line] = []
    for seat, count in sorted(Counter(place["pawns"]).items()):
        lines.append(Line("twin-who", {"piece": "pawn", "seat": seat, "count": count}))
    if place["guards"]:
        lines.append(Line("twin-who", {"piece": "guard", "count": place["guards"]}))
    if place["flixxy"]:
        lines.append(Line("twin-who", {"piece": "flixxy"}))
    return lines


def seat_line(seat: int, at: SeatView) -> Line:
    score: Json = "hidden" if at["score"] is None else at["score"]
    lines: list[Line] = []
    if at["home"]:
        lines.append(Line("twin-home"))
    if at["stack"]:
        lines.append(Line("twin-stack", {"tiles": [*reversed(at["stack"])]}))
    elif at["top"] is not None:
        lines.append(Line("twin-top", {"tile": at["top"]}))
    if at["penalty"] is not None:
        lines.append(Line("twin-penalty", {"tile": at["penalty"]}))
    if at["tokens"]:
        lines.append(Line("twin-seat-tokens", {"tokens": [f"+{token}" for token in at["tokens"]]}))
    if at["worms"]:
        lines.append(Line("twin-worms", {"worms": [*at["worms"]]}))
    if at["fresh_worms"]:
        lines.append(Line("twin-fresh-worms", {"worms": [*at["fresh_worms"]]}))
    return Line("twin-seat", {"seat": seat, "score": score, "count": at["tiles"]}, lines)


def table_lines(view: VerflixxtView) -> list[Line]:
    lines: list[Line] = []
    if view["tokens"]:
        lines.append(Line("twin-tokens", {"tokens": [f"+{token}" for token in view["tokens"]]}))
    if view["worm_pile"]:
        lines.append(Line("twin-worm-pile", {"count": view["worm_pile"]}))
    if view["worms_under"]:
        lines.append(Line("twin-worms-under", {"worms": [*view["worms_under"]]}))
    if view["discarded"]:
        lines.append(Line("twin-discarded", {"tiles": [*view["discarded"]]}))
    for place in view["barred"]:
        lines.append(Line("twin-barred", {"place": place}))
    return lines
