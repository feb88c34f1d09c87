"""A position in a line of text, for tests, puzzles and bug reports.

    option mission 43; hands 1 2* 3! 7.1 | 1 8 = 8 | 2* 4 9.5; robot 8; tray 3 4; turn 1

Clauses come in any order; what is not said is as at the start of a mission.

    seats 3                      players (or as many as `hands` has groups)
    option KEY VALUE             as in a set-up
    captain 0                    turn 0: whose turn;  cutter 2: who cuts in it
    wide 1                       who sits before two stands of three players, if not the Captain
    hands 1 2* 3! | 1 8~5 / 4 4  by seat, two stands between slashes: * cut or revealed, ! tagged,
                                 ~5 a false token, + came later, ? known to all without a token,
                                 ^ stands apart, not sorted in; < so, and its owner does not see
                                 it; x a label ×1;
                                 = or != between two wires is a label
    nots 1H=7                    known not to be; what is known of several wires: `clue_words`
    remember 1H                  known to all, though nothing shows it;  seen 1H=0+2: by these seats
    beside 7 / 4 | 9             tokens beside the stands;  absent 7 | : not in this hand
    markers 3.1 5.5?             coloured wires in play, or perhaps;  pile 5.5: put back, or to come
    equipment rewinder super-    on the table, - used;  roles radar double: by seat;  used 0 2
    lives 3                      stable, again;  turns 5: completed;  placed 1: start tokens
    tray 3 9.5                   wires on the robot;  drawn 7: the start token
    aim double 8 1H 1J           a claim: how, values (8 or 8+9), spots;  copy 2: of one's own
    given 0C>2                   handed to a partner who has not answered
    phase turn                   token, lie, missing, aim, answer, open, hand, choose-side, over,
                                 and the mission's;  first: before the first turn;  ended red: why

Each prop of a mission has clauses of its own: see `props`.
"""

from __future__ import annotations

import re

from powderkeg.rules.bombbusters.aiming import Aiming, Answering, OpeningOwn
from powderkeg.rules.bombbusters.claim import POINTED_AT, Claim, Claiming
from powderkeg.rules.bombbusters.clue_words import CLAUSES as CLUE_CLAUSES
from powderkeg.rules.bombbusters.clue_words import KIND_WORDS, VALUE_WORDS, put_clues, wire_named
from powderkeg.rules.bombbusters.clues import Label
from powderkeg.rules.bombbusters.ending import WHY, Ending
from powderkeg.rules.bombbusters.exchange import Handing
from powderkeg.rules.bombbusters.missions.mission import COUNT, PARITY, Mission
from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.over import OVER
from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    EQUIPMENT_TEXTS,
    KIND_TEXTS,
    KINDS,
    MOST_LIVES,
    MOST_PLACES,
    MOST_SEATS,
    NO_SEAT,
    NUMBERS,
    ROLE_TEXTS,
    STANDS,
    TIMES,
    VALUE_OF,
    Stand,
    Wire,
    number_of,
)
from powderkeg.rules.bombbusters.placing import (
    FIRST_TURN,
    START_TOKENS,
    LayingMissing,
    Lying,
    PlacingTokens,
)
from powderkeg.rules.bombbusters.props.prop import by_seat
from powderkeg.rules.bombbusters.setting import Setting
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.taking import CHOOSE_SIDE
from powderkeg.rules.bombbusters.tokens import note_token, token_on
from powderkeg.rules.bombbusters.turn import TURN
from powderkeg.rules.bombbusters.turning import END_OF_TURN
from powderkeg.rules.clauses import Clauses, looked_up, up_to
from powderkeg.rules.core import Complaint, Phase

CARD_WORDS = {name: card for card, name in enumerate(EQUIPMENT_TEXTS) if card}
ROLE_WORDS = {name: role for role, name in ROLE_TEXTS.items()}
LABELS = {"=": True, "!=": False}
MARKS = re.compile(r"!\d?|[*+?^<x]|~\d+|~yellow")
WIRE = re.compile(rf"(\d+(?:\.[15])?)((?:{MARKS.pattern})*)")
MOST_TURNS = 99
# What a scene can begin in, in every mission; each has phases of its own besides.
PLAIN: list[Phase[BombBusters]] = [TURN, CHOOSE_SIDE, OVER]  # about nothing but the position
CLAIMING: list[type[Claiming]] = [Aiming, Answering, OpeningOwn]
OTHERS = ["token", "lie", "missing", "hand"]
PROPS = [prop for mission in MISSIONS.values() for prop in mission.props(MOST_SEATS)]
MAY_BE_EMPTY = ("stable", "again", "first", *(word for prop in PROPS for word in prop.may_be_empty))
CLAUSES = (
    "seats option captain wide turn cutter hands nots remember seen beside absent markers pile "
    "equipment roles used lives stable again first turns placed drawn tray aim copy given phase "
    "ended"
).split()
CLAUSES += CLUE_CLAUSES
CLAUSES += dict.fromkeys(word for prop in PROPS for word in prop.clauses)


def phase_words(mission: Mission) -> list[str]:
    """What a scene of this mission can begin in."""
    phases = [*PLAIN, *mission.phases, *mission.interludes, *mission.preludes]
    claimings = [*CLAIMING, *mission.claimings]
    return [*(phase.key for phase in phases), *(phase.key for phase in claimings), *OTHERS]


def read(clauses: Clauses, setting: Setting) -> BombBusters:
    """The position that the clauses tell."""
    s = BombBusters(setting, [TURN])
    s.captain = clauses.number("captain", 0, s.seats - 1)
    if "wide" in clauses.words:
        s.wide = clauses.number("wide", 0, s.seats - 1)
    put_wires(s, clauses)
    put_knowledge(s, clauses)
    put_cards(s, clauses)
    put_props(s, clauses)
    put_turn(s, clauses)
    check(s)
    return s


# Wires.


def put_wires(s: BombBusters, clauses: Clauses) -> None:
    at_start = [s.kinds[wire] for wire in s.pile]
    s.kinds, s.pile, s.markers, s.maybe = [], [], [], 0
    for facts in (s.open, s.known, s.shown, s.tokens, s.nots, s.lies, s.aware, s.came):
        facts.clear()
    s.bag = [len(KINDS)] * len(KINDS)  # as many as anyone may write
    for seat, words in enumerate(clauses.by_seat("hands", s.seats)):
        stands = " ".join(words).split("/")
        own = s.stands_of(seat)
        if len(stands) > len(own):
            raise Complaint(f"scene: seat {seat} has {len(own)} stands, not {len(stands)}")
        for stand, text in zip(own, stands, strict=False):
            put_stand(s, stand, text.split())
    s.tray = [s.add_wire(kind) for kind in looked_up(KIND_WORDS, clauses.get("tray"), "wire")]
    pile = looked_up(KIND_WORDS, clauses.get("pile"), "wire")
    if "pile" not in clauses.words:
        pile = [kind for kind in at_start if kind not in s.kinds]
    s.pile = [s.add_wire(kind) for kind in pile]
    s.bag = [0] * len(KINDS)
    s.totals = [0] * len(s.totals)
    for wire in range(len(s.kinds) - len(s.pile)):
        s.totals[s.value(wire)] += 1
    put_markers(s, clauses)
    put_tokens(s, "sames" in clauses.words)


def put_tokens(s: BombBusters, is_told: bool) -> None:
    """What the tokens say, where it is not the value; unless the scene tells what they meant."""
    for stand in STANDS:
        kind = s.setting.mission.token_kind(s, stand // 2)
        for wire in s.stands[stand]:
            if s.tokens[wire] and kind in (PARITY, COUNT):
                if s.tokens[wire] < TIMES:
                    s.tokens[wire] = token_on(s, wire, kind)
                if kind == PARITY or not is_told:
                    note_token(s, wire)


def put_stand(s: BombBusters, stand: Stand, words: list[str]) -> None:
    label = ""
    for word in words:
        if word in LABELS:
            label = word
            continue
        match = WIRE.fullmatch(word)
        if match is None or match[1] not in KIND_WORDS:
            raise Complaint(f"scene: '{word}' is no wire; write 7, 7.1, 7.5, then *!+?^<x or ~5")
        wire = s.add_wire(KIND_WORDS[match[1]])
        put_marks(s, wire, MARKS.findall(match[2]))
        before = s.stands[stand]
        sorted_in = [other for other in before if other not in s.apart]
        if sorted_in and wire not in s.apart and s.kinds[sorted_in[-1]] > s.kinds[wire]:
            raise Complaint(f"scene: '{word}' is not sorted in")
        if label:
            if not before:
                raise Complaint("scene: a label stands between two wires")
            s.clues.append(Label(before[-1], wire, LABELS[label]))
        before.append(wire)
        everyone = (1 << s.seats) - 1
        s.aware[wire] = everyone & ~(1 << stand // 2) if "<" in match[2] else 1 << stand // 2
        label = ""
    if label:
        raise Complaint("scene: a label stands between two wires")
    if len(s.stands[stand]) > MOST_PLACES:
        raise Complaint(f"scene: a stand has {MOST_PLACES} places at most")


def put_marks(s: BombBusters, wire: Wire, marks: list[str]) -> None:
    value = s.value(wire)
    for mark in marks:
        if mark == "*":
            s.open[wire] = True
            s.cut[value] += 1
        elif mark[0] == "!":  # for the time being: see `put_tokens`
            s.tokens[wire] = TIMES + int(mark[1:]) if mark[1:] else value
        elif mark == "+":
            s.came[wire] = True
        elif mark in "^<":
            s.apart.append(wire)
        elif mark == "x":
            s.singles.append(wire)
        elif mark != "?":
            s.lies[wire] |= 1 << looked_up(VALUE_WORDS, [mark[1:]], "value")[0]
    kind = s.setting.mission.token_kind(s, 0)
    if set(marks) & set("*?" if kind in (PARITY, COUNT) else "*!?"):
        s.known[wire] = value
        s.shown[wire] = value
    s.nots[wire] = s.lies[wire]


def put_markers(s: BombBusters, clauses: Clauses) -> None:
    words = clauses.get("markers")
    coloured = [s.kinds[wire] for wire in range(len(s.kinds)) if s.value(wire) > 12]
    back = [s.kinds[wire] for wire in s.pile]
    if "markers" not in clauses.words:
        s.markers = sorted(coloured)
        maybe = [kind for kind in coloured if any(VALUE_OF[kind] == VALUE_OF[b] for b in back)]
        s.maybe = sum(1 << kind for kind in maybe)
        return
    for word in words:
        kind = looked_up(KIND_WORDS, [word.removesuffix("?")], "wire")[0]
        s.markers.append(kind)
        if word.endswith("?"):
            s.maybe |= 1 << kind
    if sorted(s.markers) != sorted(coloured):
        raise Complaint("scene: markers are the coloured wires in hands, tray and pile")


# What is known.


def put_knowledge(s: BombBusters, clauses: Clauses) -> None:
    for word in clauses.get("nots"):
        spot, _, value = word.partition("=")
        s.nots[wire_named(s, spot)] |= 1 << looked_up(VALUE_WORDS, [value], "value")[0]
    for word in clauses.get("remember"):
        wire = wire_named(s, word)
        s.known[wire] = s.value(wire)
    for word in clauses.get("seen"):
        spot, _, seats = word.partition("=")
        for seat in looked_up(up_to(s.seats - 1), seats.split("+"), "seat"):
            s.aware[wire_named(s, spot)] |= 1 << seat
    put_clues(s, clauses)
    for seat, words in enumerate(clauses.by_seat("beside", s.seats)):
        for stand, text in zip(s.stands_of(seat), " ".join(words).split("/"), strict=False):
            s.beside[stand] = looked_up(VALUE_WORDS, text.split(), "value")
    for seat, words in enumerate(clauses.by_seat("absent", s.seats)):
        s.absent[seat] = looked_up(VALUE_WORDS, words, "value")


# Cards and tokens.


def put_cards(s: BombBusters, clauses: Clauses) -> None:
    for word in clauses.get("equipment"):
        card = looked_up(CARD_WORDS, [word.removesuffix("-")], "card")[0]
        if card in s.cards:
            raise Complaint(f"scene: '{word}' lies there twice")
        s.cards.append(card)
        s.used[card] = word.endswith("-")
    roles = looked_up(ROLE_WORDS, clauses.get("roles"), "character")
    s.roles = by_seat(s.roles, roles, "roles")
    for seat in looked_up(up_to(s.seats - 1), clauses.get("used"), "seat"):
        s.spent[seat] = True
    s.lives = clauses.number("lives", s.lives, MOST_LIVES + 1)


def put_props(s: BombBusters, clauses: Clauses) -> None:
    own = [word for prop in s.props for word in prop.clauses]
    for prop in PROPS:
        for word in prop.clauses:
            if word in clauses.words and word not in own:
                number = s.setting.mission.number
                raise Complaint(f"scene: mission {number} has nothing that '{word}' speaks of")
    for prop in s.props:
        prop.read(s, clauses)


# The turn.


def put_turn(s: BombBusters, clauses: Clauses) -> None:
    s.turn = clauses.number("turn", 0, s.seats - 1)
    opening = "first" in clauses.words or clauses.get("phase") in (["token"], ["lie"], ["missing"])
    s.cutter = NO_SEAT if opening else clauses.number("cutter", s.turn, s.seats - 1)
    s.next_from = s.turn
    s.turns = clauses.number("turns", 0, MOST_TURNS)
    s.stable = "stable" in clauses.words
    if "again" in clauses.words:
        s.call_up(s.turn)
    key = (clauses.get("phase") or ["turn"])[0]
    mission = s.setting.mission
    words = phase_words(mission)
    if key not in words:
        raise Complaint(f"scene: no phase '{key}'; there are: {', '.join(words)}")
    phase = phase_of(s, key, clauses)
    if key in ("token", "lie", "missing", "over"):
        s.phases = [phase]
    elif opening:
        s.phases = [FIRST_TURN if mission.before_first_turn(s) is phase else START_TOKENS, phase]
    elif key == "hand" or phase in mission.interludes:
        s.phases = [END_OF_TURN, TURN, phase]
    else:
        s.phases = [END_OF_TURN, phase]
    if phase is OVER:
        why = (clauses.get("ended") or ["defused"])[0]
        possible = [*WHY, *mission.endings]
        if why not in possible:
            raise Complaint(f"scene: it cannot end by '{why}'; it can by: {', '.join(possible)}")
        s.over = Ending(why)
    elif not any(s.moves(seat) for seat in s.deciders()):
        raise Complaint(f"scene: nobody can do anything in phase '{key}'")


def phase_of(s: BombBusters, key: str, clauses: Clauses) -> Phase[BombBusters]:
    """The phase, with what it is about."""
    mission = s.setting.mission
    for claiming in (*CLAIMING, *mission.claimings):
        if claiming.key == key:
            claim = claim_of(s, key, clauses)
            return mission.namings.get(claim.how, claiming)(claim)
    if key == "hand":
        if "given" not in clauses.words:
            raise Complaint("scene: in phase 'hand' a wire is handed over; say 'given'")
        spot, _, partner = "".join(clauses.get("given")).partition(">")
        return Handing(wire_named(s, spot), looked_up(up_to(s.seats - 1), [partner], "seat")[0])
    placed = clauses.number("placed", 0, 2)
    if key == "token":
        return PlacingTokens(placed, clauses.number("drawn", 0, len(NUMBERS)))
    if key in ("lie", "missing"):
        return Lying(placed) if key == "lie" else LayingMissing(placed)
    phases = [*PLAIN, *mission.phases, *mission.interludes, *mission.preludes]
    return next(phase for phase in phases if phase.key == key)


def claim_of(s: BombBusters, key: str, clauses: Clauses) -> Claim:
    if "aim" not in clauses.words:
        raise Complaint(f"scene: in phase '{key}' a claim is made; say 'aim'")
    how, *rest = clauses.get("aim")
    values = tuple(looked_up(VALUE_WORDS, rest[0].split("+") if rest else [], "value"))
    wires = tuple([wire_named(s, word) for word in rest[1:]])
    mission = s.setting.mission
    needs = {**POINTED_AT, "solo": 0, **{how: mission.need(s, how) for how in mission.namings}}
    if how not in needs or not values:
        raise Complaint(f"scene: expected 'aim HOW VALUES SPOTS', HOW one of: {', '.join(needs)}")
    copy = clauses.number("copy", 1, 4) - 1
    return Claim(s.cutter, how, values, copy, needs[how], wires, len(values) == 2)


# Nonsense.


def check(s: BombBusters) -> None:
    """No position that a game cannot come to."""
    mission = s.setting.mission
    for kind in KINDS:
        copies = s.kinds.count(kind)
        most = COPIES if VALUE_OF[kind] in NUMBERS else 1
        if copies > most:
            raise Complaint(f"scene: there are {copies} wires {KIND_TEXTS[kind]}, at most {most}")
        if copies and number_of(kind) > mission.highest:
            raise Complaint(f"scene: mission {mission.number} has no wire {KIND_TEXTS[kind]}")
    for wire in range(len(s.kinds)):
        if s.lies[wire] and not mission.lies:
            raise Complaint(f"scene: mission {mission.number} has no false tokens")
        if s.nots[wire] >> s.value(wire) & 1:
            raise Complaint(f"scene: a {KIND_TEXTS[s.kinds[wire]]} is said not to be one")
