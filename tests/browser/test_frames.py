"""What moves all the time is painted, and nothing else is touched for it.

Counted, not timed: a busy machine makes fewer frames, and none of them may cost more.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.flasks import flask, seats_of_two, until
from tests.browser.house import House
from tests.browser.people import DESK, People, Person

MANY = 60  # pictures of cubes that move
STAMPS = 2  # cubes and the ball are made to be stamped, once
# A canvas that nobody has touched is 300 wide.
PRINTED = """() => [...document.querySelectorAll("canvas[data-print]")].every(
  ({ width }) => width !== 300)"""
# What is painted onto each canvas, and what else changes where things move.
WATCH = """() => {
  window.painted = {};
  window.changed = [];
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (...facts) {
    const { dataset, parentElement } = this.canvas;
    const kind = dataset.print ?? parentElement?.className.split(" ")[0] ?? "unseen";
    window.painted[kind] = (window.painted[kind] ?? 0) + 1;
    drawImage.apply(this, facts);
  };
  const watch = new MutationObserver((changes) => {
    for (const { target, attributeName, type } of changes)
      window.changed.push(`${target.nodeName} ${target.className} ${attributeName ?? type}`);
  });
  const all = { attributes: true, childList: true, subtree: true };
  // What is called a flask tells ears what lies in its beak: that changes now and then.
  for (const place of document.querySelectorAll(".moves canvas, .glass, .mini, .pad, .slab"))
    watch.observe(place, all);
  watch.observe(document.querySelector(".flask"), { attributes: true });
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where the judge has patience: this machine may be busy."""
    opened = House(tmp_path_factory.mktemp("house"), program=("tests.browser.patient",))
    opened.open()
    yield opened
    opened.close()


def shake(person: Person) -> None:
    """Left and right, until enough was painted."""
    keys = person.page.keyboard

    def pushes(_: Person) -> bool:
        for way in ("ArrowLeft", "ArrowRight"):
            keys.down(way)
            person.page.wait_for_timeout(100)
            keys.up(way)
        return bool(person.page.evaluate("window.painted.moves ?? 0") > MANY)

    until(person, pushes)


def test_while_flasks_are_shaken_only_what_moves_is_painted(people: People, house: House) -> None:
    table, token, _ = seats_of_two(house)
    ada = people.come("Ada", DESK, speed="normal")
    ada.take_seat(table, token)
    until(ada, lambda _: flask(ada).count())
    until(ada, lambda _: ada.page.evaluate(PRINTED))
    ada.page.evaluate(WATCH)
    shake(ada)
    assert ada.page.evaluate("window.changed") == []
    painted = ada.page.evaluate("window.painted")
    assert painted.pop("unseen", 0) <= STAMPS, painted
    assert {*painted} <= {"moves", "fit", "level"}, painted  # cubes, others' cubes, and the ball
