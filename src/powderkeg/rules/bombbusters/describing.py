"""The line of text that a position is told in: what `scene` reads back."""

from __future__ import annotations

from collections.abc import Sequence

from powderkeg.rules.bombbusters.claim import Claiming
from powderkeg.rules.bombbusters.clue_words import are_neighbours, clue_clauses, spot_of
from powderkeg.rules.bombbusters.clues import Label
from powderkeg.rules.bombbusters.exchange import Handing
from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT_TEXTS,
    KIND_TEXTS,
    NO_SEAT,
    ROLE_TEXTS,
    STANDS,
    TIMES,
    VALUE_TEXTS,
    VALUES,
    Stand,
    Wire,
)
from powderkeg.rules.bombbusters.scene import phase_words
from powderkeg.rules.bombbusters.start import Placing
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import times_on
from powderkeg.rules.clauses import grouped, listed
from powderkeg.rules.core import Complaint


def write(s: BombBusters) -> str:
    """The scene of a position; `read` gives the same position back."""
    phase = s.phases[-1].key
    if phase not in phase_words(s.setting.mission) or s.captain == NO_SEAT or any(s.bag):
        raise Complaint("scene: nature is at work; a record can tell that")
    clauses = [f"seats {s.seats}"]
    clauses += [f"option {key} {value}" for key, value in s.setting.options.items()]
    clauses.append(f"captain {s.captain}")
    clauses += [f"wide {s.wide}"] if s.wide != NO_SEAT else []
    clauses.append("hands " + " | ".join(hand_text(s, seat) for seat in range(s.seats)))
    clauses += knowledge(s)
    clauses += cards(s)
    clauses += listed("tray", [KIND_TEXTS[s.kinds[wire]] for wire in s.tray])
    for prop in s.props:
        clauses += prop.write(s)
    clauses += turn(s)
    clauses.append(f"phase {phase}")
    if s.over is not None:
        clauses.append(f"ended {s.over.why}")
    return "; ".join(clauses)


def hand_text(s: BombBusters, seat: int) -> str:
    stands = [" ".join(stand_words(s, stand)) for stand in s.stands_of(seat)]
    return " / ".join(stands).rstrip(" /")


def stand_words(s: BombBusters, stand: Stand) -> list[str]:
    words: list[str] = []
    for wire in s.stands[stand]:
        for clue in s.clues:
            if isinstance(clue, Label) and clue.right == wire and are_neighbours(s, clue):
                words.append("=" if clue.alike else "!=")
        words.append(KIND_TEXTS[s.kinds[wire]] + marks(s, wire))
    return words


def marks(s: BombBusters, wire: Wire) -> str:
    text = "*" if s.open[wire] else ""
    text += token_mark(s, wire) if s.tokens[wire] else ""
    text += "+" if s.came[wire] else ""
    text += (
        ("^" if s.aware[wire] >> s.place_of(wire)[0] // 2 & 1 else "<") if wire in s.apart else ""
    )
    text += "x" if wire in s.singles else ""
    text += "?" if s.shown[wire] and not s.tokens[wire] and not s.open[wire] else ""
    return text + "".join(f"~{VALUE_TEXTS[value]}" for value in bits(s.lies[wire]))


def token_mark(s: BombBusters, wire: Wire) -> str:
    """A count that was true where the wire stood when it was laid is written out."""
    token = s.tokens[wire]
    if token <= TIMES or token == TIMES + times_on(s, wire):
        return "!"
    return f"!{token - TIMES}"


def bits(mask: int) -> list[int]:
    return [value for value in VALUES if mask >> value & 1]


def knowledge(s: BombBusters) -> list[str]:
    standing = [wire for stand in STANDS for wire in s.stands[stand]]
    nots = [
        f"{spot_of(s, wire)}={VALUE_TEXTS[value]}"
        for wire in standing
        for value in bits(s.nots[wire] & ~s.lies[wire])
    ]
    remembered = [spot_of(s, wire) for wire in standing if s.known[wire] and not s.shown[wire]]
    seen = [
        f"{spot_of(s, wire)}={'+'.join(str(seat) for seat in range(s.seats) if mask >> seat & 1)}"
        for wire in standing
        if (mask := s.aware[wire] & ~(1 << s.place_of(wire)[0] // 2))
    ]
    beside = [
        [" / ".join(" ".join(texts(s.beside[stand])) for stand in s.stands_of(seat)).rstrip(" /")]
        for seat in range(s.seats)
    ]
    return [
        *listed("nots", nots),
        *clue_clauses(s),
        *listed("remember", remembered),
        *listed("seen", seen),
        *grouped("beside", [group if group != [""] else [] for group in beside]),
        *grouped("absent", [texts(values) for values in s.absent]),
    ]


def texts(values: Sequence[int]) -> list[str]:
    return [VALUE_TEXTS[value] for value in values]


def cards(s: BombBusters) -> list[str]:
    markers = [KIND_TEXTS[kind] + ("?" if s.maybe >> kind & 1 else "") for kind in s.markers]
    equipment = [EQUIPMENT_TEXTS[card] + ("-" if s.used[card] else "") for card in s.cards]
    spent = [str(seat) for seat in range(s.seats) if s.spent[seat]]
    pile = [KIND_TEXTS[s.kinds[wire]] for wire in s.pile]
    return [
        *listed("markers", markers),
        *listed("pile", pile),
        *listed("equipment", equipment),
        "roles " + " ".join(ROLE_TEXTS[role] for role in s.roles),
        *listed("used", spent),
        f"lives {s.lives}",
    ]


def turn(s: BombBusters) -> list[str]:
    phase = s.phases[-1]
    clauses = [f"turn {max(0, s.turn)}", f"turns {s.turns}"]
    clauses += [f"cutter {s.cutter}"] if s.cutter != NO_SEAT else []
    clauses += ["first"] if phase in s.setting.mission.preludes and s.cutter == NO_SEAT else []
    clauses += ["stable"] if s.stable else []
    clauses += ["again"] if s.is_called_up(s.turn) else []
    if isinstance(phase, Placing):
        clauses += [f"placed {phase.placed}"] if phase.placed else []
        clauses += [f"drawn {phase.drawn}"] if phase.drawn else []
    elif isinstance(phase, Claiming):
        claim = phase.claim
        spots = [spot_of(s, wire) for wire in claim.wires]
        words = [claim.how, "+".join(texts(claim.values)), *spots]
        clauses += [f"aim {' '.join(words)}", f"copy {claim.copy + 1}"]
    elif isinstance(phase, Handing):
        clauses.append(f"given {spot_of(s, phase.given)}>{phase.partner}")
    return clauses
