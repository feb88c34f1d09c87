"""The board in words: what is awaited from whom, and what a picture would show."""

from __future__ import annotations

from typing import Final, cast

from powderkeg.rules.core import Facts, Json, Seat, View
from powderkeg.rules.elixir.telling import (
    course,
    deal_lines,
    heaps,
    if_any,
    item_line,
    own_lines,
    seat_line,
)
from powderkeg.rules.elixir.views import ElixirView
from powderkeg.rules.telling import Line

# Nobody is asked by name: nature acts, or all may.
UNASKED: Final = ["draw", "between", "bell", "market"]


def prompt(some_view: View) -> Line:
    """What is awaited from whom."""
    view = cast(ElixirView, some_view)
    phase = view["phase"]
    key = f"prompt-{phase}"
    if phase == "draw" and view["draft"] is not None:
        return Line("prompt-deal" if any(view["draft"]["picks"]) else "prompt-first")
    if phase in UNASKED:
        return Line(key)
    if phase == "over":
        winners: list[Json] = [*(view["outcome"] or [])]
        return Line(key, {"seat": winners})
    facts: Facts = {"seat": asked(view), "card": card(view)}
    if phase == "window":
        return Line(key, {"card": card(view)})
    if phase == "lay":
        return Line(key, {"seat": laying(view), "card": card(view)})
    if view["slip"] is not None:
        return Line(key, {"other": view["slip"]["other"]})
    if phase == "draft" and view["draft"] is not None:
        have = sum(view["draft"]["picks"][asked(view)])
        return Line(key, {**facts, "have": have, "points": view["draft"]["points"]})
    if phase == "bid" and view["deal"] is not None:
        deal = view["deal"]
        return Line(key, {**facts, "ware": deal["ware"] or "none", "bid": deal["bid"]})
    if view["half"] is not None:
        return Line(key, {**facts, "find": view["half"]["next"] or "none"})
    return chosen(key, facts, view)


def chosen(key: str, facts: Facts, view: ElixirView) -> Line:
    """A choice that an effect asks for."""
    ask = view["ask"]
    if ask is None:
        return Line(key, facts)
    facts = {**facts, "count": ask["count"]}
    other = untitled(view) if view["phase"] == "title" else ask["other"]
    if other is None:
        return Line(key, facts)
    return Line(f"{key}-for" if view["phase"] == "keep" else key, {**facts, "other": other})


def asked(view: ElixirView) -> Seat:
    """Who is to act where only one can."""
    if view["ask"] is not None:
        return view["ask"]["seat"]
    if view["half"] is not None and view["me"] is not None:
        return view["me"]
    return view["active"]


def untitled(view: ElixirView) -> Seat | None:
    """Who is about to get a title."""
    for effect in reversed(view["effects"]):
        if effect["effect"] == "title" and effect["title"] is None:
            return effect["victim"]
    return None


def laying(view: ElixirView) -> list[Json]:
    """Who is to lay a find; in a transaction it is seen who has yet to do it."""
    return [view["me"]] if view["deal"] is None else [*view["deal"]["waiting"]]


def card(view: ElixirView) -> str:
    """The card that all this is about."""
    if view["half"] is not None:
        return view["half"]["card"]
    if view["phase"] not in ("window", "buy-off", "aim") and view["ask"] is not None:
        return view["ask"]["why"]
    if view["stack"]:
        return view["stack"][-1]["card"]
    return "none" if view["deal"] is None else view["deal"]["find"]


def twin(some_view: View) -> list[Line]:
    """Told from one seat's view alone, so it cannot tell more."""
    view = cast(ElixirView, some_view)
    lines = [prompt(some_view), *course(view), *heaps(view)]
    lines += [seat_line(view, player) for player in view["players"]]
    if view["me"] is not None and view["draft"] is None:
        lines += own_lines(view)
    if view["stack"]:
        items = [item_line(item) for item in reversed(view["stack"])]
        lines.append(Line("twin-stack", parts=items))
    if view["choice"] is not None:
        chosen = view["choice"].partition(":")[2]  # answer:bell-jar, or pass
        finds = [] if view["payment"] is None else view["payment"]["finds"]
        paid = if_any("twin-payment", "finds", [*finds])
        lines.append(Line("twin-chosen", {"card": chosen or "none"}, paid))
    if view["half"] is not None:
        paid = if_any("twin-paid", "finds", [*view["half"]["paid"]])
        lines.append(Line("twin-half", {"card": view["half"]["card"]}, paid))
    if view["deal"] is not None:
        lines += deal_lines(view["deal"])
    if view["ask"] is not None:
        lines += if_any("twin-choice", "finds", [*view["ask"]["finds"]])
    if view["slip"] is not None:
        lines.append(Line("twin-votes", {"count": view["slip"]["votes"]}))
    return lines
