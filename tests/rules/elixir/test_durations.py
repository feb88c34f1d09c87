"""How long things last, beside a second reading of the rules.

The referee knows the printed durations and X-28, X-29, X-30 alone. It hears who is cursed and whose
turn begins and ends, and says after every act what must still be at work, and for how long.
"""

from __future__ import annotations

from collections import Counter

from powderkeg.rules.core import Facts, Seat
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.rng import Rng
from tests.rules.elixir.laden import laden, walk
from tests.rules.elixir.table import effects, look

THREE_TURNS = ["103", "104", "105", "106", "110", "112", "113", "114"]
CASTERS_TURNS = {"203": 1, "205": 2, "217": 2, "220": 1, "307": 3}
BLOCKS = ["206", "213"]
OTHERS = ["101", "208", "215", "216", "224", "306", "401"]  # what turns, moves, copies, ends
SPELLS = [*THREE_TURNS, *CASTERS_TURNS, *BLOCKS, *OTHERS]
OBJECTS = ["spare-hourglass", "weathercock", "curse-soap", "bell-jar", "bent-wand", "odd-button"]
GAMES, ACTS = 40, 300
MUST_BE_HEARD = [  # or the games would not say much
    "curse-ended time",
    "ended time",
    "curse-moved ",
    "turned-away ",
    "blocked ",
    "turn-began yes",
    "order-turned ",
    "curse-ended soap",
    "curse-ended rewound",
    "ended rewound",
]


class Referee:
    """By the card it hangs on: whose turns count, which end of them, how many, and since when."""

    def __init__(self, s: Elixir) -> None:
        self.s = s
        self.turn = look(s)["turn"]
        self.at_work: dict[str, tuple[Seat, str, int, int]] = {
            spell: (victim, "its end", turns or 0, 0) for spell, (victim, turns) in shown(s).items()
        }
        self.waiting: list[tuple[Seat, str]] = []  # what will block a turn: the oldest is first
        self.was_blocked: set[Seat] = set()
        self.block: tuple[Seat, str] | None = None

    def hear(self, key: str, told: Facts) -> None:
        spell = str(told.get("spell"))
        seat = told["other"] if key == "curse-moved" else told.get("seat")
        assert seat is None or isinstance(seat, int)
        if key == "turn-began" and seat is not None:
            self.turn += 1
            self.count_turn(seat, "its start")
            self.block = self.next_block(seat)
        elif key == "turn-ended" and seat is not None:
            self.count_turn(seat, "its end")
        elif key == "blocked":
            assert self.block == (seat, spell), f"this turn is blocked by {self.block}"
            self.block = None
        elif key in ("curse-ended", "ended") and told["why"] != "time":
            self.at_work.pop(spell, None)
            self.waiting = [each for each in self.waiting if each[1] != spell]
        elif key in ("cursed", "curse-moved", "began") and seat is not None:
            self.begin(spell, seat)

    def begin(self, spell: str, seat: Seat) -> None:
        name = spell
        if spell == "306":  # what is copied lies open; how long it lasts is counted anew
            (name,) = [each["copied"] or "" for each in look(self.s)["effects"] if each["copied"]]
        if name in THREE_TURNS:
            self.at_work[spell] = (seat, "its end", 3, self.turn)
        elif name in CASTERS_TURNS:
            self.at_work[spell] = (seat, "its start", CASTERS_TURNS[name], self.turn)
        elif name in BLOCKS:
            self.waiting.append((seat, spell))

    def count_turn(self, seat: Seat, moment: str) -> None:
        """The turn in which something began does not count."""
        for spell, (whose, when, turns, since) in [*self.at_work.items()]:
            if (whose, when) == (seat, moment) and since != self.turn:
                self.at_work[spell] = (whose, when, turns - 1, since)
                if turns == 1:
                    del self.at_work[spell]

    def next_block(self, seat: Seat) -> tuple[Seat, str] | None:
        """The oldest that waits, but never two own turns in a row."""
        if seat in self.was_blocked:
            self.was_blocked.remove(seat)
            return None
        for waiting in self.waiting:
            if waiting[0] == seat:
                self.was_blocked.add(seat)
                return waiting
        return None


def shown(s: Elixir) -> dict[str, tuple[Seat, int | None]]:
    """What the table shows of all that ends by the turn: whose, and how many are left."""
    return {
        effect["spell"]: (
            effect["seat"] if effect["victim"] is None else effect["victim"],
            effect["left"],
        )
        for effect in look(s)["effects"]
        if (effect["copied"] or effect["spell"]) in (*THREE_TURNS, *CASTERS_TURNS)
    }


def hung(rng: Rng, curses: list[str]) -> str:
    """Some curses that hang there from the beginning, as a scene writes them."""
    return " ".join(f"{spell}:0>{1 + rng.below(2)}={1 + rng.below(3)}" for spell in curses)


def test_x28_x29_x30_effects_last_as_long_as_the_rules_say() -> None:
    heard: Counter[str] = Counter()
    for number in range(GAMES):
        rng = Rng(f"durations {number}")
        curses = sorted({rng.pick(THREE_TURNS) for _ in range(3)})
        spells = [spell for spell in SPELLS if spell not in curses]
        s = laden(rng, spells, OBJECTS, f"effects {hung(rng, curses)}")
        referee = Referee(s)
        for _, actor, move, log in walk(s, rng, ACTS):
            for event in log.events:
                told = event.facts()
                heard[f"{event.key} {told.get('why', told.get('extra', ''))}"] += 1
                referee.hear(event.key, told)
            assert referee.block is None, f"{referee.block} should have been blocked"
            if not s.chances():  # Butterfingers: nature drops a find before anything ends
                expected = {spell: (it[0], it[2]) for spell, it in referee.at_work.items()}
                assert shown(s) == expected, (number, actor, move, log.events, effects(s))
    assert min(heard[each] for each in MUST_BE_HEARD) > 0, heard
