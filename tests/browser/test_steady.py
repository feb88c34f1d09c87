"""What lies on a table stays where it lies: pieces move, and the page does not jump."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from powderkeg.rules.games import GAMES
from tests.browser.house import House
from tests.browser.people import PHONE, People

# The browser's own measure of what moved without being carried: the shares of the screen that
# moved, times how far. A tenth is called good for the loading of a page; here it is several turns
# of a game, which come to a third of that.
MOST = 0.1
LINES = 24  # of the log: several turns of everybody

WATCH = """
window.moved = 0;
window.culprits = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    window.moved += shift.value;
    for (const { node } of shift.sources) {
      const thing = node instanceof Element ? node : node?.parentElement;
      window.culprits.push(`${shift.value.toFixed(3)} ${thing?.className || thing?.tagName}`);
    }
  }
}).observe({ type: "layout-shift" });
"""


# Nitro without haste: there, too, everybody has a turn.
OPTIONS = {"nitro": {"pace": "calm"}}


@pytest.mark.parametrize("game", GAMES.games)
def test_nothing_jumps_while_bots_play(people: People, house: House, game: str) -> None:
    """On a phone, where all lies close together. A quick hand plays for Ada, who looks on."""
    bots = {"count": 3, "level": "carefree"}
    wish = {"game": game, "options": OPTIONS.get(game, {}), "start": True, "breath": 0.1}
    table, token = house.make(name="Ada", bots=bots, **wish)
    ada = people.come("Ada", PHONE, speed="quick")
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.take_seat(table, token)
    expect(ada.turn).to_be_visible()
    ada.page.wait_for_timeout(500)  # fonts and drawings are there
    ada.page.evaluate(WATCH)
    told = 0
    with house.hand(table, token) as hand:

        def enough(news: dict[str, object]) -> bool:
            nonlocal told
            told += 1
            ada.page.wait_for_timeout(100)  # it is shown, too
            return told > LINES or news["outcome"] is not None

        hand.play_until(enough)
    moved = ada.page.evaluate("window.moved")
    assert moved < MOST, ada.page.evaluate("window.culprits")[:20]
