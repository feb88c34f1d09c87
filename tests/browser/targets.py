"""How broad and how high the place is that a finger must hit, for everything it can touch."""

from __future__ import annotations

from typing import Any

from tests.browser.people import Person

FINGER = 40  # pixels

# From the middle of each thing, how far a touch still means it. What means the same is one thing.
MEASURE = """(finger) => {
  const TOUCHED = "button, a[href], input, select, [role=radio], summary";
  const key = (at) => {
    const thing = at?.closest(TOUCHED);
    if (!thing || thing.disabled) return null;
    return at.closest("[data-target]")?.dataset.target ?? thing;
  };
  const at = (x, y) => key(document.elementFromPoint(x, y));
  const far = (thing, x, y, dx, dy) => {
    let steps = 0;
    while (steps < finger && at(x + dx * (steps + 1), y + dy * (steps + 1)) === thing) steps += 1;
    return steps;
  };
  // Half out of a row that scrolls: it comes when it is wanted.
  const isCut = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    for (let row = one.parentElement; row; row = row.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(row).overflow)) continue;
      const edge = row.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) return true;
      if (top < edge.top - 1 || bottom > edge.bottom + 1) return true;
    }
    return false;
  };
  const found = new Map();
  for (const one of document.querySelectorAll(TOUCHED)) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
    const thing = at(x, y);
    // Covered, outside of what is seen, or for ears alone.
    if (thing === null || thing !== key(one) || isCut(one)) continue;
    const before = found.get(thing);
    if (before && Math.min(before.w, before.h) >= finger) continue;
    const w = far(thing, x, y, -1, 0) + far(thing, x, y, 1, 0) + 1;
    const h = far(thing, x, y, 0, -1) + far(thing, x, y, 0, 1) + 1;
    if (before && before.w * before.h >= w * h) continue;
    found.set(thing, { name: one.ariaLabel || one.textContent.trim() || one.className, w, h });
  }
  return [...found.values()];
}"""


def targets(person: Person) -> list[dict[str, Any]]:
    """Everything that can be touched now: how broad and how high, as far as it matters."""
    found: list[dict[str, Any]] = person.page.evaluate(MEASURE, FINGER)
    return found


def too_small(person: Person) -> list[str]:
    return [
        f"{each['name']}: {each['w']} x {each['h']}"
        for each in targets(person)
        if min(each["w"], each["h"]) < FINGER
    ]
