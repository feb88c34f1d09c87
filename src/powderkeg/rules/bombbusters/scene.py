"""A position in a line of text, for tests, puzzles and bug reports.

    option mission 43; hands 1 2* 3! 7.1 | 1 8 = 8 | 2* 4 9.5; robot 8; tray 3 4; turn 1

Clauses come in any order; what is not said is as at the start of a mission.

    seats 3                      players (or as many as `hands` has groups)
    option KEY VALUE             as in a set-up
    captain 0                    turn 0: whose turn;  cutter 2: who cuts in it
    hands 1 2* 3! | 1 8~5 / 4 4  by seat, two stands between slashes: * cut or revealed, ! tagged,
                                 ~5 a false token, + came later, ? known to all without a token;
                                 = or != between two wires is a label
    nots 1H=7                    known not to be;  somes 1A+1B=7: at least one is
    remember 1H                  known to all, though nothing shows it;  seen 1H=0+2: by these seats
    beside 7 / 4 | 9             tokens beside the stands;  absent 7 | : not in this hand
    markers 3.1 5.5?             coloured wires in play, or perhaps;  pile 5.5: put back, or to come
    equipment rewinder super-    on the table, - used;  roles radar double: by seat;  used 0 2
    lives 3                      stable, again;  turns 5: completed;  placed 1: start tokens
    robot 8 back                 tray 3 9.5: its wires
    oxygen 3 4 2                 by seat;  reserve 6;  thumbs 1 2
    card 7                       Number cards: deck 1 2 to turn, turned 3;  cards 3 9 lie open
    window 7                     declined 0;  time 300;  event 4: of the timetable
    aim double 8 1H 1J           a claim: how, values (8 or 8+9), spots;  copy 2: of one's own
    given 0C>2                   handed to a partner who has not answered
    phase turn                   token, lie, aim, answer, open, hand, pay, pair, drop, call, sir,
                                 appoint, penalty, trade, choose-side, over;  ended red: why
"""

from __future__ import annotations

import re

from powderkeg.rules.bombbusters.aiming import Aiming, Answering, OpeningOwn
from powderkeg.rules.bombbusters.claim import POINTED_AT, Claim, Claiming
from powderkeg.rules.bombbusters.ending import WHY, Ending
from powderkeg.rules.bombbusters.exchange import Handing
from powderkeg.rules.bombbusters.knowing import Held, Label
from powderkeg.rules.bombbusters.missions.cards import APPOINT, PENALTY
from powderkeg.rules.bombbusters.missions.m45 import CALL
from powderkeg.rules.bombbusters.missions.m46 import SEVEN, NamingSevens
from powderkeg.rules.bombbusters.missions.m47 import DROP, ChoosingPair
from powderkeg.rules.bombbusters.missions.m48 import ALL_YELLOWS, NamingYellows
from powderkeg.rules.bombbusters.missions.m49 import Paying
from powderkeg.rules.bombbusters.missions.m51 import SIR
from powderkeg.rules.bombbusters.missions.m54 import THE_END, TIMETABLE, TRADE
from powderkeg.rules.bombbusters.moves import MOST_OXYGEN
from powderkeg.rules.bombbusters.over import OVER
from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    EQUIPMENT_TEXTS,
    FIRST_LETTERS,
    KIND_TEXTS,
    KINDS,
    LAST_STEP,
    MOST_LIVES,
    MOST_PLACES,
    NO_SEAT,
    NUMBERS,
    RED,
    ROLE_TEXTS,
    SECOND_LETTERS,
    VALUE_OF,
    VALUE_TEXTS,
    VALUES,
    Stand,
    Wire,
    number_of,
)
from powderkeg.rules.bombbusters.placing import Lying, PlacingTokens
from powderkeg.rules.bombbusters.setting import Setting
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.taking import CHOOSE_SIDE
from powderkeg.rules.bombbusters.turn import TURN
from powderkeg.rules.bombbusters.turning import END_OF_TURN
from powderkeg.rules.clauses import Clauses, looked_up, up_to
from powderkeg.rules.core import Complaint, Phase

KIND_WORDS = {KIND_TEXTS[kind]: kind for kind in KINDS}
VALUE_WORDS = {VALUE_TEXTS[value]: value for value in VALUES}
CARD_WORDS = {name: card for card, name in enumerate(EQUIPMENT_TEXTS) if card}
ROLE_WORDS = {name: role for role, name in ROLE_TEXTS.items()}
NUMBER_WORDS = {str(number): number for number in NUMBERS}
LABELS = {"=": True, "!=": False}
MARKS = re.compile(r"[*!+?]|~\d+|~yellow")
WIRE = re.compile(rf"(\d+(?:\.[15])?)((?:{MARKS.pattern})*)")
MOST_TURNS = 99
MAY_BE_EMPTY = ("stable", "again", "cards", "deck")
PHASE_WORDS = (
    "turn token lie aim answer open hand pay pair drop call appoint sir penalty trade choose-side "
    "over"
).split()
# Those that are about nothing but the position.
PLAIN: list[Phase[BombBusters]] = [
    TURN, DROP, CALL, APPOINT, SIR, PENALTY, TRADE, CHOOSE_SIDE, OVER,
]  # fmt: skip
PLAIN_BY_KEY = {phase.key: phase for phase in PLAIN}
# Those about a claim; what is named together is pointed at in another way.
CLAIMING: list[type[Claiming]] = [Aiming, Answering, OpeningOwn, Paying, ChoosingPair]
CLAIMING_BY_KEY = {phase.key: phase for phase in CLAIMING}
NAMING: dict[str, type[Claiming]] = {"sevens": NamingSevens, "yellows": NamingYellows}
CLAUSES = (
    "seats option captain turn cutter hands nots somes remember seen beside absent markers pile "
    "equipment roles used lives stable again turns placed robot tray oxygen reserve thumbs card "
    "deck turned cards window declined time event aim copy given phase ended"
).split()


def read(clauses: Clauses, setting: Setting) -> BombBusters:
    """The position that the clauses tell."""
    s = BombBusters(setting, [TURN])
    s.captain = clauses.number("captain", 0, s.seats - 1)
    put_wires(s, clauses)
    put_knowledge(s, clauses)
    put_cards(s, clauses)
    put_mission(s, clauses)
    put_turn(s, clauses)
    check(s)
    return s


# Wires.


def put_wires(s: BombBusters, clauses: Clauses) -> None:
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
    if "pile" not in clauses.words and s.setting.mission.number == 54:
        pile = [kind for kind in s.setting.candidates(RED) if kind not in s.kinds]
    s.pile = [s.add_wire(kind) for kind in pile]
    s.bag = [0] * len(KINDS)
    s.totals = [0] * len(s.totals)
    for wire in range(len(s.kinds) - len(s.pile)):
        s.totals[s.value(wire)] += 1
    put_markers(s, clauses)


def put_stand(s: BombBusters, stand: Stand, words: list[str]) -> None:
    label = ""
    for word in words:
        if word in LABELS:
            label = word
            continue
        match = WIRE.fullmatch(word)
        if match is None or match[1] not in KIND_WORDS:
            raise Complaint(f"scene: '{word}' is no wire; write 7, 7.1 or 7.5, then * ! + ? or ~5")
        wire = s.add_wire(KIND_WORDS[match[1]])
        put_marks(s, wire, MARKS.findall(match[2]))
        before = s.stands[stand]
        if before and s.kinds[before[-1]] > s.kinds[wire]:
            raise Complaint(f"scene: '{word}' is not sorted in")
        if label:
            if not before:
                raise Complaint("scene: a label stands between two wires")
            s.labels.append(Label(before[-1], wire, LABELS[label]))
        before.append(wire)
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
        elif mark == "!":
            s.tokens[wire] = value
        elif mark == "+":
            s.came[wire] = True
        elif mark != "?":
            s.lies[wire] |= 1 << looked_up(VALUE_WORDS, [mark[1:]], "value")[0]
    if set(marks) & set("*!?"):
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


def wire_named(s: BombBusters, word: str) -> Wire:
    """The wire at a spot such as 1H."""
    letters = {letter: place for place, letter in enumerate(FIRST_LETTERS)}
    seconds = {letter: place for place, letter in enumerate(SECOND_LETTERS)}
    seat = looked_up(up_to(s.seats - 1), [word[:1]], "seat")[0]
    stand = 2 * seat + (word[1:] in seconds)
    place = (seconds if stand % 2 else letters).get(word[1:], MOST_PLACES)
    wire = s.wire_at(stand, place)
    if wire < 0:
        raise Complaint(f"scene: there is no wire at '{word}'")
    return wire


def put_knowledge(s: BombBusters, clauses: Clauses) -> None:
    for word in clauses.get("nots"):
        spot, _, value = word.partition("=")
        s.nots[wire_named(s, spot)] |= 1 << looked_up(VALUE_WORDS, [value], "value")[0]
    for word in clauses.get("somes"):
        spots, _, value = word.partition("=")
        wires = tuple([wire_named(s, spot) for spot in spots.split("+")])
        s.helds.append(Held(looked_up(VALUE_WORDS, [value], "value")[0], wires))
    for word in clauses.get("remember"):
        wire = wire_named(s, word)
        s.known[wire] = s.value(wire)
    for word in clauses.get("seen"):
        spot, _, seats = word.partition("=")
        for seat in looked_up(up_to(s.seats - 1), seats.split("+"), "seat"):
            s.aware[wire_named(s, spot)] |= 1 << seat
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
    by_seat(s.roles, roles, "roles")
    for seat in looked_up(up_to(s.seats - 1), clauses.get("used"), "seat"):
        s.spent[seat] = True
    s.lives = clauses.number("lives", s.lives, MOST_LIVES + 1)


def by_seat(numbers: list[int], given: list[int], key: str) -> None:
    """As many as are said, for the first seats."""
    if len(given) > len(numbers):
        raise Complaint(f"scene: '{key}' has {len(given)} words for {len(numbers)} seats")
    numbers[: len(given)] = given


def put_mission(s: BombBusters, clauses: Clauses) -> None:
    robot = clauses.get("robot")
    if robot:
        if not s.setting.mission.has_robot:
            raise Complaint("scene: this mission has no robot")
        s.robot = looked_up(up_to(LAST_STEP), robot[:1], "number")[0]
        s.back = robot[1:] == ["back"]
        if s.setting.mission.has_tray and s.robot == (1 if s.back else LAST_STEP):
            raise Complaint(f"scene: the robot turns at {s.robot}; say the other direction")
    oxygen = looked_up(up_to(MOST_OXYGEN), clauses.get("oxygen"), "oxygen")
    by_seat(s.oxygen, oxygen, "oxygen")
    s.reserve = clauses.number("reserve", s.reserve, MOST_OXYGEN)
    s.card = clauses.number("card", 0, 12)
    deck = [card for card in s.deck if card != s.card and s.cut[card] < s.count(card)]
    words = clauses.get("deck")
    s.deck = looked_up(NUMBER_WORDS, words, "card") if "deck" in clauses.words else deck
    s.turned = looked_up(NUMBER_WORDS, clauses.get("turned"), "card")
    if "cards" in clauses.words:
        s.faces = tuple(looked_up(NUMBER_WORDS, clauses.get("cards"), "card"))
    s.window = clauses.number("window", 0, MOST_OXYGEN)
    for seat in looked_up(up_to(s.seats - 1), clauses.get("declined"), "seat"):
        s.declined |= 1 << seat
    for seat in looked_up(up_to(s.seats - 1), clauses.get("thumbs"), "seat"):
        s.thumbs |= 1 << seat
    s.time = ticks(clauses.get("time"))
    gone = sum(at <= s.time for at, _ in TIMETABLE) if s.setting.clock else 0
    s.event = clauses.number("event", gone, len(TIMETABLE))


def ticks(words: list[str]) -> int:
    gone = int(words[0]) if words and words[0].isdecimal() else 0
    if words not in ([], [str(gone)]) or gone > THE_END:
        raise Complaint(f"scene: 'time' takes one number up to {THE_END}")
    return gone


# The turn.


def put_turn(s: BombBusters, clauses: Clauses) -> None:
    s.turn = clauses.number("turn", 0, s.seats - 1)
    opening = clauses.get("phase") in (["token"], ["lie"])
    s.cutter = NO_SEAT if opening else clauses.number("cutter", s.turn, s.seats - 1)
    s.next_from = s.turn
    s.turns = clauses.number("turns", 0, MOST_TURNS)
    s.stable = "stable" in clauses.words
    if "again" in clauses.words:
        s.call_up(s.turn)
    key = (clauses.get("phase") or ["turn"])[0]
    if key not in PHASE_WORDS:
        raise Complaint(f"scene: no phase '{key}'; there are: {', '.join(PHASE_WORDS)}")
    phase = phase_of(s, key, clauses)
    if key in ("token", "lie", "over"):
        s.phases = [phase]
    elif key in ("hand", "trade"):
        s.phases = [END_OF_TURN, TURN, phase]
    else:
        s.phases = [END_OF_TURN, phase]
    if phase is OVER:
        why = (clauses.get("ended") or ["defused"])[0]
        if why not in WHY:
            raise Complaint(f"scene: it cannot end by '{why}'; it can by: {', '.join(WHY)}")
        s.over = Ending(why)
    elif not any(s.moves(seat) for seat in s.deciders()):
        raise Complaint(f"scene: nobody can do anything in phase '{key}'")


def phase_of(s: BombBusters, key: str, clauses: Clauses) -> Phase[BombBusters]:
    """The phase, with what it is about."""
    if key in CLAIMING_BY_KEY:
        claim = claim_of(s, key, clauses)
        if key == "aim" and claim.how in NAMING:
            return NAMING[claim.how](claim)
        return CLAIMING_BY_KEY[key](claim)
    if key == "hand":
        if "given" not in clauses.words:
            raise Complaint("scene: in phase 'hand' a wire is handed over; say 'given'")
        spot, _, partner = "".join(clauses.get("given")).partition(">")
        return Handing(wire_named(s, spot), looked_up(up_to(s.seats - 1), [partner], "seat")[0])
    placed = clauses.number("placed", 0, 2)
    if key == "token":
        return PlacingTokens(placed)
    return Lying(placed) if key == "lie" else PLAIN_BY_KEY[key]


def claim_of(s: BombBusters, key: str, clauses: Clauses) -> Claim:
    if "aim" not in clauses.words:
        raise Complaint(f"scene: in phase '{key}' a claim is made; say 'aim'")
    how, *rest = clauses.get("aim")
    values = tuple(looked_up(VALUE_WORDS, rest[0].split("+") if rest else [], "value"))
    wires = tuple([wire_named(s, word) for word in rest[1:]])
    needs = {**POINTED_AT, "solo": 0, "yellows": ALL_YELLOWS}
    needs["sevens"] = s.count(SEVEN) - s.cut[SEVEN] - len(s.hand(s.cutter))
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
    for held in s.helds:
        if not any(s.value(wire) == held.value for wire in held.wires):
            raise Complaint(f"scene: none of some wires is {VALUE_TEXTS[held.value]}")
    for label in s.labels:
        if (s.value(label.left) == s.value(label.right)) != label.alike:
            raise Complaint("scene: a label says what is not true")
