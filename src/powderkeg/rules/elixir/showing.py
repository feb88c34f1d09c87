"""What a seat is shown, built from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from powderkeg.rules.core import EVERYONE, WATCHER, Seat
from powderkeg.rules.elixir.asking import show_ask
from powderkeg.rules.elixir.building import Building
from powderkeg.rules.elixir.cards import NOBODY, NONE, Effect, Half, Item
from powderkeg.rules.elixir.deck import FINDS, INGREDIENT, LEVELS, SPELLS, Find, Spell
from powderkeg.rules.elixir.lasting import skips_draw, spell_name
from powderkeg.rules.elixir.paying import SUBSTITUTES, is_free, is_paid, is_payable, plainest
from powderkeg.rules.elixir.slip import Judge
from powderkeg.rules.elixir.stalls import show_deal
from powderkeg.rules.elixir.turn_clock import turn_ticks
from powderkeg.rules.elixir.window import Window

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir
    from powderkeg.rules.elixir.views import (
        BookView,
        CastView,
        CountView,
        DraftView,
        EffectView,
        ElixirView,
        FamilyName,
        FindView,
        HalfView,
        ItemView,
        KindName,
        OwnSpellView,
        PaymentView,
        PhaseKey,
        PlayerView,
        SlipView,
        SpellView,
    )


def show(s: Elixir, seat: Seat) -> ElixirView:
    own = s.hands[seat] if seat >= 0 else []
    books = s.books[seat] if seat >= 0 else []
    phase = s.phases[-1]
    half = half_of(s, seat)
    ticks = turn_ticks(s)
    hidden = isinstance(phase, Building) and half is None
    return {
        "phase": cast("PhaseKey", "turn" if hidden else phase.key),
        "options": dict(s.setting.options),
        "me": seat if seat >= 0 else None,
        "active": s.active,
        "extra": s.is_extra,
        "again": s.is_again,
        "turn": s.turn,
        "order": 1 if s.order == 1 else -1,
        "draft": show_draft(s),
        "piles": piles(s),
        "deck": s.left,
        "discard": names(s.discard),
        "players": [show_player(s, owner, seat) for owner in range(s.seats)],
        "effects": [show_effect(s, effect) for effect in s.effects],
        "finds": [show_find(find) for find in own],
        "spells": [show_own_spell(s, seat, spell) for spell in books],
        "stack": [show_item(s, place) for place in range(len(s.items))],
        "window": phase.ticks(s) if isinstance(phase, Window) else None,
        "choice": choice_of(s, seat),
        "payment": payment_of(s, seat),
        "seconds": ticks if ticks > 0 else None,
        "half": half,
        "ask": show_ask(s, seat),
        "deal": show_deal(s, seat),
        "mirror": mirror_of(s, seat),
        "free": s.is_free,
        "slip": show_slip(s),
        "outcome": [*s.winners] if s.winners else None,
    }


def show_slip(s: Elixir) -> SlipView | None:
    phase = s.phases[-1]
    if not isinstance(phase, Judge):
        return None
    votes = sum(vote != NONE for vote in phase.votes)
    return {"seat": phase.caller, "other": phase.victim, "votes": votes}


def names(finds: list[Find]) -> list[str]:
    return [FINDS[find].key for find in finds]


def show_draft(s: Elixir) -> DraftView | None:
    """Levels that were picked are known by their backs."""
    if not any(s.picks) and s.turn:
        return None
    return {"points": s.setting.points, "picks": [list(picks) for picks in s.picks]}


def piles(s: Elixir) -> list[int]:
    left = [len(s.fresh[level]) + len(s.under[level]) for level in range(1, LEVELS + 1)]
    if s.turn == 0 and not s.setting.looks_at_once:
        for seat, picks in enumerate(s.picks):
            drawn = len(s.books[seat])
            for level in picks[drawn:]:
                left[level - 1] -= 1
    return left


def show_find(find: Find) -> FindView:
    card = FINDS[find]
    return {
        "find": card.key,
        "family": cast("FamilyName", card.family),
        "any_time": card.any_time,
        "pays": card.family == INGREDIENT or card.effect in SUBSTITUTES,
    }


def show_spell(spell: Spell) -> SpellView:
    card = SPELLS[spell]
    return {
        "spell": card.key,
        "level": card.level,
        "recipe": names(card.recipe),
        "any_time": card.any_time,
        "effect": card.effect,
    }


def show_own_spell(s: Elixir, seat: Seat, spell: Spell) -> OwnSpellView:
    hand = s.hands[seat]
    face = show_spell(spell)
    return {
        "spell": face["spell"],
        "level": face["level"],
        "recipe": face["recipe"],
        "any_time": face["any_time"],
        "effect": face["effect"],
        "needs": [{"find": FINDS[find].key, "have": find in hand} for find in SPELLS[spell].recipe],
        "payable": is_free(s, seat, spell) or is_payable(s, seat, spell),
        "open": lies_open(s, spell),
    }


def lies_open(s: Elixir, spell: Spell) -> bool:
    return any(effect.code == "open-spell" and effect.data == (spell,) for effect in s.effects)


def eye_of(s: Elixir, seat: Seat) -> Seat:
    """The number of an observer: whoever watches comes after the seats."""
    return s.seats if seat == WATCHER else seat


def show_player(s: Elixir, owner: Seat, seat: Seat) -> PlayerView:
    title = s.on(owner, "title")
    hand = s.hands[owner]
    return {
        "seat": owner,
        "points": s.points(owner),
        "books": show_books(s, owner, seat),
        "finds": len(hand),
        "known": names(known_to(s, owner, seat)),
        "bare": names(bare_of(s, owner)),
        "counts": show_counts(s, owner),
        "cast": [show_cast(s, spell) for spell in s.cast[owner]],
        "title": title.data[0] if title is not None and title.data else None,
        "steady": bool(s.steady >> owner & 1),
        "asks": s.on(owner, "ask-leave") is not None,
        "protected": s.is_protected(owner),
    }


def known_to(s: Elixir, owner: Seat, seat: Seat) -> list[Find]:
    if seat in (owner, EVERYONE) or s.is_open(owner):
        return s.hands[owner]
    return [*s.knows[eye_of(s, seat) * s.seats + owner]]


def bare_of(s: Elixir, owner: Seat) -> list[Find]:
    if s.is_open(owner):
        return s.hands[owner]
    return [] if s.bare[owner] == NONE else [s.bare[owner]]


def show_books(s: Elixir, owner: Seat, seat: Seat) -> list[BookView]:
    """By level; those one knows come first, so that the order tells nothing."""
    shown: list[BookView] = []
    for level in range(1, LEVELS + 1):
        of_level = [spell for spell in s.books[owner] if SPELLS[spell].level == level]
        known = [spell for spell in of_level if knows_spell(s, spell, owner, seat)]
        shown.extend({"level": level, "spell": show_spell(spell)} for spell in known)
        shown.extend({"level": level, "spell": None} for _ in of_level[len(known) :])
    return shown


def knows_spell(s: Elixir, spell: Spell, owner: Seat, seat: Seat) -> bool:
    if seat in (owner, EVERYONE):
        return True
    return bool(s.seen[spell] >> eye_of(s, seat) & 1)


def show_counts(s: Elixir, owner: Seat) -> list[CountView]:
    """Glass Pocket; a Butler keeps it shut (X-42)."""
    if s.has_butler(owner):
        return []
    return [
        {"find": FINDS[find].key, "count": s.hands[owner].count(find)}
        for effect in s.effects
        if effect.code == "glass-pocket" and effect.victim == owner and len(effect.data) == 2
        for find in effect.data
    ]


def show_cast(s: Elixir, spell: Spell) -> CastView:
    lasting = any(effect.spell == spell for effect in s.effects)
    return {"spell": show_spell(spell), "lasting": lasting}


def show_effect(s: Elixir, effect: Effect) -> EffectView:
    counted = effect.code == "glass-pocket" and len(effect.data) == 2
    titled = effect.code == "title" and bool(effect.data)
    return {
        "spell": spell_name(effect),
        "effect": effect.code,
        "level": effect.level,
        "seat": effect.caster,
        "victim": None if effect.victim == NOBODY else effect.victim,
        "curse": effect.is_curse,
        "left": effect.left if effect.left else None,
        "copied": None if effect.copied == NONE else SPELLS[effect.copied].key,
        "finds": names([*effect.data]) if counted else [],
        "title": effect.data[0] if titled else None,
        "steady": effect.code != "no-draw" and skips_draw(s, effect),
    }


def kind_of(item: Item) -> str:
    if item.spell != NONE:
        return "spell"
    if item.is_mirrored:
        return "mirror"
    return "transaction" if item.is_deal else "object"


def show_item(s: Elixir, place: int) -> ItemView:
    item = s.items[place]
    return {
        "card": item.key,
        "kind": cast("KindName", kind_of(item)),
        "level": item.level,
        "seat": item.player,
        "victims": item.victims.copy(),
        "shielded": [*item.shielded, *item.trapped],
        "against": s.items[place - 1].key if item.is_answer else None,
        "target": None if item.target == NOBODY else item.target,
        "cancelled": item.is_cancelled,
    }


def half_of(s: Elixir, seat: Seat) -> HalfView | None:
    phase = s.phases[-1]
    if not isinstance(phase, Building) or (seat not in (phase.half.player, EVERYONE)):
        return None
    half = phase.half
    return {
        "card": card_name(half),
        "paid": names([*half.paid]),
        "next": next_of(half),
        "victims": [*half.victims],
    }


def next_of(half: Half) -> str | None:
    """The ingredient that is to be paid, or for which others are used up."""
    if is_paid(half):
        return None
    slot = half.slots - 1 if half.grinding else half.slots
    return FINDS[SPELLS[half.spell].recipe[slot]].key


def card_name(half: Half) -> str:
    return SPELLS[half.spell].key if half.spell != NONE else FINDS[half.find].key


def choice_of(s: Elixir, seat: Seat) -> str | None:
    """What one has chosen in a window."""
    phase = s.phases[-1]
    if seat < 0 or not isinstance(phase, Window):
        return None
    answer = phase.answers[seat]
    return None if answer is None else answer.choice.text


def payment_of(s: Elixir, seat: Seat) -> PaymentView | None:
    """With what one's answer will be paid, and what is still one's choice."""
    phase = s.phases[-1]
    answer = phase.answers[seat] if seat >= 0 and isinstance(phase, Window) else None
    if answer is None or answer.half is None or answer.half.spell == NONE:
        return None
    half = answer.half
    return {"finds": names([*plainest(s, half).paid]), "next": next_of(half)}


def mirror_of(s: Elixir, seat: Seat) -> str | None:
    find = s.mirror()
    if find == NONE or seat < 0 or s.is_mirrored or not s.of(seat, "jackdaw"):
        return None
    return FINDS[find].key
