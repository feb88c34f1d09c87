"""The board in words: what a picture would show, disc by disc and seat by seat."""

from __future__ import annotations

from typing import Final, cast

from powderkeg.rules.core import Facts, Json, View
from powderkeg.rules.telling import Line
from powderkeg.rules.zundstoff.views import (
    CardName,
    ColourName,
    DiscView,
    RocketView,
    SeatView,
    ZundstoffView,
)

SIDES: Final = ["north", "east", "south", "west"]


def prompt(some_view: View) -> Line:
    """What is awaited from whom. What lies face down before you is said until all have chosen."""
    view = cast(ZundstoffView, some_view)
    phase = view["phase"]
    if phase in ("deal", "over"):
        return Line(f"prompt-{phase}")
    if phase in ("turn", "fly"):
        seat = view["order"][0]["seat"]
        colour = view["seats"][seat]["flight"]
        facts: Facts = {"seat": seat}
        return Line(f"prompt-{phase}", facts if colour is None else {**facts, "colour": colour})
    if view["chosen"] is not None:
        if phase in ("first", "second"):
            return Line("prompt-laid", {"card": view["chosen"]})
        return Line("prompt-settled", {"colour": view["chosen"]})
    return Line(f"prompt-{phase}", {"round": view["round"], "waiting": waiting(view)})


def waiting(view: ZundstoffView) -> list[Json]:
    """The seats that have not chosen yet."""
    choices = {"name": names_a_colour, "choose": has_won_two}
    has_a_choice = choices.get(view["phase"])
    return [
        seat
        for seat, at in enumerate(view["seats"])
        if not at["ready"] and (has_a_choice is None or has_a_choice(at))
    ]


def names_a_colour(at: SeatView) -> bool:
    """Shows black matches, and no coloured card beside them."""
    kinds = {card.rstrip("123") for card in at["shown"]}
    return "black" in kinds and kinds <= {"black", "sun", "planet"}


def has_won_two(at: SeatView) -> bool:
    return len(at["won"]) > 1


def twin(some_view: View) -> list[Line]:
    """Told from one seat's view alone, so it cannot tell more."""
    view = cast(ZundstoffView, some_view)
    lines = [prompt(some_view)]
    if view["phase"] == "deal":
        return lines
    rounds: Facts = {"round": view["round"], "last": view["last_round"], "back": view["back_after"]}
    lines.append(Line("twin-round", rounds, [Line("twin-marker", {"seat": view["marker"]})]))
    if view["order"]:
        seats: list[Json] = [each["seat"] for each in view["order"]]
        lines.append(Line("twin-order", {"order": seats}))
    lines += [seat_line(seat, at) for seat, at in enumerate(view["seats"])]
    for row in range(view["rows"]):
        lines += row_lines(view, [disc for disc in view["discs"] if disc["row"] == row])
    lines.append(Line("twin-left", {str(colour): left for colour, left in view["chips"].items()}))
    return lines


# The discs.


def row_lines(view: ZundstoffView, discs: list[DiscView]) -> list[Line]:
    """A line for each open disc, and one for all of the row that lie face down."""
    lines = [open_disc(view, disc) for disc in discs if disc["up"]]
    hidden: list[Json] = [disc["column"] + 1 for disc in discs if not disc["up"]]
    if hidden:
        facts: Facts = {"row": discs[0]["row"] + 1, "columns": hidden, "count": len(hidden)}
        lines.append(Line("twin-hidden", facts))
    return lines


def spot(disc: DiscView) -> Facts:
    return {"row": disc["row"] + 1, "column": disc["column"] + 1}


def open_disc(view: ZundstoffView, disc: DiscView) -> Line:
    if disc["place"] == view["sun"]:
        sides = zip(SIDES, view["sun_sides"], strict=True)
        shown = [Line("twin-side", {"side": side, "colours": [*each]}) for side, each in sides]
        return Line("twin-sun", spot(disc), shown)
    parts = [
        rocket_line(view, disc, side, rocket)
        for side, rocket in enumerate(disc["rockets"])
        if rocket is not None
    ]
    if disc["stop"]:
        parts.append(Line("twin-stop"))
    parts += [Line("twin-who", {"seat": seat}) for seat in disc["pawns"]]
    return Line("twin-disc", {**spot(disc), "planet": disc["planet"]}, parts)


def rocket_line(view: ZundstoffView, disc: DiscView, side: int, rocket: RocketView) -> Line:
    """Where a rocket points, and to which disc that leads."""
    other = view["discs"][disc["next"][side]]
    facts: Facts = {"colour": rocket["colour"], "number": rocket["number"], "side": SIDES[side]}
    return Line("twin-rocket", {**facts, **spot(other), "goal": goal(view, disc, side, rocket)})


def goal(view: ZundstoffView, disc: DiscView, side: int, rocket: RocketView) -> Json:
    """The next planet; or the sun, with that side open or closed; or a rose; or nothing."""
    other = view["discs"][disc["next"][side]]
    if other is disc:
        return "none"
    if other["place"] == view["sun"]:
        entered = view["sun_sides"][(side + 2) % 4]
        return "sun" if rocket["colour"] in entered else "closed"
    return other["planet"] if other["up"] else "rose"


# The seats.


def seat_line(seat: int, at: SeatView) -> Line:
    """Where it stands and what it holds; then its cards and flights of this round."""
    lines = [
        *listed("twin-glasses", "colours", at["chips"]),
        *listed("twin-hand", "cards", at["hand"] or []),
        *listed("twin-shown", "cards", at["shown"]),
    ]
    for colour, matches in at["matches"].items():
        if matches:
            lines.append(Line("twin-matches", {"colour": colour, "matches": matches}))
    if at["ready"]:
        lines.append(Line("twin-ready"))
    if at["turns"]:
        lines.append(Line("twin-turns", {"count": at["turns"]}))
    if at["flight"] is not None:
        lines.append(Line("twin-flight", {"colour": at["flight"]}))
    else:
        lines += listed("twin-won", "colours", at["won"])
    facts: Facts = {"seat": seat, "planet": at["planet"], "count": at["cards"]}
    return Line("twin-seat", {**facts, "aside": at["aside"]}, lines)


def listed(key: str, name: str, things: list[CardName] | list[ColourName]) -> list[Line]:
    """A line with these things, if there are any."""
    return [Line(key, {name: [*things]})] if things else []
