"""What a screen reader reads at a table, from the top, in a turn of each game; nothing twice.

And what it says by itself, when something happens.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from tests.bomb import bomb, go_to
from tests.browser.flasks import said, seats_of_two, until
from tests.browser.house import House
from tests.browser.people import DESK, People, Person
from tests.browser.test_bombbusters import point
from tests.kettle import dealt

NAME = r'"(?P<name>(?:[^"\\]|\\.)*)"'
ENTRY = re.compile(rf"^(?P<deep> *)- '?(?P<role>[a-z]+)(?: {NAME})?'?(?: \[.*?\])*(?P<text>.*)$")
PLAIN = {"text", "paragraph", "listitem", "emphasis", "strong"}
WHOLE = {"img", "button", "radio", "timer"}  # the name says all that is in them
# While it is read the sand runs, and cubes roll.
RUNS = re.compile(r"\d+(?= seconds left| of 60 seconds)|(?<=Your flask\. ).*|(?<=flask of Bo\. ).*")


def read(person: Person) -> list[str]:
    """From what is awaited to the end of the board, as the browser tells it to a screen reader.

    What is not plain text is said with its role.
    """
    told: list[str] = []
    within = -1  # so deep is what has said all by its name
    tree = person.page.locator("body").aria_snapshot()
    for line in tree[tree.index('- region "What is awaited"') :].splitlines():
        entry = ENTRY.match(line)
        if entry is None or entry["role"] == "status" or 0 <= within < len(entry["deep"]):
            continue
        if entry["role"] == "complementary" and not entry["deep"]:
            break
        within = len(entry["deep"]) if entry["role"] in WHOLE else -1
        if entry["role"] in PLAIN:
            told.append(entry["text"].strip(" :'\""))
        elif entry["name"]:
            told.append(f"{entry['role']}: {entry['name']}")
    return [words for words in told if words]


def reads(person: Person, text: str) -> None:
    """Line by line; a long one goes on further in."""
    lines = re.sub(r"\n {4}", " ", text.strip()).splitlines()
    assert [RUNS.sub("…", line) for line in read(person)] == lines


def is_told(person: Person, words: str | re.Pattern[str]) -> None:
    """Without looking for it, and as one message."""
    expect(person.page.locator("p.vh[role=status]").first).to_have_text(words)


def seated(people: People, house: House, match: Match) -> Person:
    """The others are bots who do not stir."""
    table, token = house.go_on(match, name="Ada")
    ada = people.come("Ada", DESK)
    ada.take_seat(table, token)
    return ada


def begun(name: str) -> Match:
    match = Match(GAMES[name], GAMES[name].setup(2), {}, "ears")
    match.run()
    return match


VERFLIXXT = """
region: What is awaited
heading: Your turn: you rolled 2. Choose what moves.
meter: How far the fuse has burnt
radiogroup: Your choices
radio: Move your pawn from start. Nothing is taken.
button: Move your pawn from start
region: The board in words
heading: The board in words
The dice show 2.
Start. 3 pawns of yours. 3 pawns of Zunder.
1–8: −1, −2, −3, −4, −5, −6, −7, −8.
9: lucky tile. A guard.
10: lucky tile. A guard.
11: lucky tile. A guard.
12: lucky tile. A guard.
13: lucky tile. A guard.
14: lucky tile. A guard.
15: +8. A guard.
16: +7. A guard.
17–32: +6, +5, +4, +3, +2, +1, −1, −2, −3, −4, −5, −6, −7, −8, −9, −10.
Finish.
You: score 0, 0 tiles.
Zunder: score 0, 0 tiles.
region: Zunder
region: Your place, Ada
"""


def test_verflixxt(people: People, house: House) -> None:
    ada = seated(people, house, begun("verflixxt"))
    is_told(ada, "Your turn: you rolled 2. Choose what moves.")
    reads(ada, VERFLIXXT)
    ada.touch(ada.confirm)
    is_told(ada, "You move a pawn: start → 2.")


ZUNDSTOFF = """
region: What is awaited
Cards back after round 5
heading: Round 1: choose your first card.
meter: How far the fuse has burnt
radiogroup: Your choices
radio: Lay red 2
radio: Lay red 3
radio: Lay blue 2
radio: Lay blue 3
radio: Lay yellow 2
radio: Lay yellow 3
radio: Lay black 1
radio: Lay black 2
radio: Lay a sun-turn
radio: Lay a planet-turn
button: Choose a card
region: The sky with its sixteen discs
button: A face-down disc, row 1, column 1
button: A face-down disc, row 1, column 2
button: A face-down disc, row 1, column 3
button: A face-down disc, row 1, column 4
button: A face-down disc, row 2, column 1
button: A face-down disc, row 2, column 2
button: The sun. top: blue; right: yellow; bottom: red, blue, yellow; left: red
button: A face-down disc, row 2, column 4
button: A face-down disc, row 3, column 1
button: A face-down disc, row 3, column 2
button: A face-down disc, row 3, column 3
button: A face-down disc, row 3, column 4
button: Earth. blue 2 at the top, yellow 3 on the right, red 1 on the left.
button: A face-down disc, row 4, column 2
button: A face-down disc, row 4, column 3
button: A face-down disc, row 4, column 4
button: Your pawn on Earth: show its flights
button: Pawn of Zunder on Earth: show its flights
region: Your three flights
heading: Your three flights as things lie now
button: Red: one step, onto a face-down disc. Out at the left, in at the other end.
button: Blue: one step, onto a face-down disc.
button: Yellow: one step, onto a face-down disc.
img: Sunglasses left: 5 red, 5 blue, 5 yellow
button: What if?
region: The board in words
heading: The board in words
Round 1 of 100 at most. All cards come back after round 5. The start marker is with Zunder.
You: on Earth; 11 cards in hand, 0 laid aside. Can still play: a sun-turn, a planet-turn, a
    planet-turn, red 2, red 3, blue 2, blue 3, yellow 2, yellow 3, black 1, black 2.
Zunder: on Earth; 11 cards in hand, 0 laid aside.
Row 1, face down: columns 1, 2, 3, 4.
Row 2, column 3: the sun. Top: blue. Right: yellow. Bottom: red, blue, yellow. Left: red.
Row 2, face down: columns 1, 2, 4.
Row 3, face down: columns 1, 2, 3, 4.
Row 4, column 1: Earth. Blue 2 points up, to the face-down disc in row 3, column 1. Yellow 3
    points right, to the face-down disc in row 4, column 2. Red 1 points left, to the
    face-down disc in row 4, column 4. You stand here. Zunder stands here.
Row 4, face down: columns 2, 3, 4.
Sunglasses beside the discs: 5 red, 5 blue, 5 yellow.
region: Zunder
region: Your place, Ada
"""


def test_zundstoff(people: People, house: House) -> None:
    ada = seated(people, house, begun("zundstoff"))
    is_told(ada, "Round 1: choose your first card.")
    reads(ada, ZUNDSTOFF)
    other = house.take_over(ada.table, ada.token, "Bo")
    ada.play("Lay red 3")
    with house.hand(ada.table, other) as bo:
        assert bo.game is not None
        bo.send({"do": "play", "at": bo.game["at"], "move": bo.game["offers"][0]["move"]})
        told = "You show red 3. Bo shows a sun-turn. Round 1: choose your second card."
        is_told(ada, told)


BOMBBUSTERS = """
region: What is awaited
heading: Your turn: point at a teammate’s wire and name a value you hold.
meter: How far the fuse has burnt
group: Values you can name
button: 2
button: 3
button: 4
button: 5
button: 6
button: Choose what glows
region: The cutting mat
region: Number strip
button: 1: 0 of 4 cut.
button: 2: 0 of 4 cut.
button: 3: 0 of 4 cut.
button: 4: 0 of 4 cut.
button: 5: 0 of 4 cut.
button: 6: 0 of 4 cut.
region: Zunder, stand: 6 closed
button: Zunder
img: Double Detector, ready
button: Zunder A: closed.
button: Zunder B: closed.
button: Zunder C: 3. Tagged.
button: Zunder D: closed.
button: Zunder E: closed.
button: Zunder F: closed.
region: Cinder, stand: 6 closed
button: Cinder
img: Double Detector, ready
button: Cinder A: closed.
button: Cinder B: closed.
button: Cinder C: closed.
button: Cinder D: 3. Tagged.
button: Cinder E: closed.
button: Cinder F: closed.
region: Ada, stand: 6 closed
button: Ada A: 2.
button: Ada B: 2.
button: Ada C: 3.
button: Ada D: 3.
button: Ada E: 4.
button: Ada F: 6.
region: Ada, second stand: 6 closed
button: Ada a: 2.
button: Ada b: 4.
button: Ada c: 5.
button: Ada d: 5.
button: Ada e: 6.
button: Ada f: 6. Tagged.
img: Detonator: 2 misses left
region: Your power
button: Double Detector: can be used now
region: The board in words
heading: The board in words
Mission 1. No turn is over yet. You are the Captain. The dial: you can bear 2 more misses.
The number strip: Untouched: 1, 2, 3, 4, 5, 6.
You: 12 closed wires. Power: Double Detector, fresh.
Your stand: A: 2. B: 2. C: 3. D: 3. E: 4. F: 6.
Your second stand: a: 2. b: 4. c: 5. d: 5. e: 6. f: 6. Info token: a 6.
Zunder: 6 closed wires. Power: Double Detector, fresh.
Stand of Zunder: A: closed. 3 or less. B: closed. 3 or less. C: closed. Info token: a 3. D:
    closed. 3 or more. E: closed. 3 or more. F: closed. 3 or more.
Cinder: 6 closed wires. Power: Double Detector, fresh.
Stand of Cinder: A: closed. 3 or less. B: closed. 3 or less. C: closed. 3 or less. D:
    closed. Info token: a 3. E: closed. 3 or more. F: closed. 3 or more.
You can name: 2 (A, B, a). 3 (C, D). 4 (E, b). 5 (c, d). 6 (F, e, f).
A miss would leave room for one more.
"""


def test_bombbusters(people: People, house: House) -> None:
    match = bomb({"mission": "1"}, seats=3)
    go_to(match, "turn")
    ada = seated(people, house, match)
    is_told(ada, "Your turn: point at a teammate’s wire and name a value you hold.")
    reads(ada, BOMBBUSTERS)
    point(ada, "1C")
    ada.press("3")
    ada.touch(ada.confirm)
    is_told(ada, "Right! Zunder’s C is a 3, and so is your C: both are cut.")


ELIXIR = """
region: What is awaited
heading: Your turn: play as many cards as you like, then end it.
meter: How far the fuse has burnt
Cards that glow can be played: tap one. Hold any card to read it.
button: End your turn
region: Your cards
button: Ada: 9 points left, 6 finds.
group: Your spells
button: Looking-Glass Eyes, level 1, you hold all it needs. You may play it.
button: Stolen Hour, level 4, you lack Bottled Yawn, Swamp Button, Cobweb Lace.
button: Jackdaw Mirror, level 4, you lack Goblin Sock, Raven Ink, Echo Pebble, Stardrop
    Salt.
group: Your finds: 6
button: Thunder Crumb.
button: Bent Spoon.
button: Cracked Teapot.
button: Empty Birdcage.
button: Odd Button.
button: Soggy Almanac.
region: The kitchen
button: Zunder: 9 points left, 5 finds.
5
button: Cinder: 9 points left, 5 finds.
5
button: Flint: 9 points left, 5 finds.
5
img: The deck: 91 finds
button: Spent finds: 0. On top: no card. Look through them.
img: Turns run clockwise
group: Spells nobody has drawn
img: Level 1: 12 spells
img: Level 2: 24 spells
img: Level 3: 8 spells
img: Level 4: none
region: The board in words
heading: The board in words
Turn 1, yours. Turns run to the left.
Spell piles: Level 1: 12 spells. Level 2: 24 spells. Level 3: 8 spells. Level 4: empty.
Deck: 91 finds.
Discard: empty.
You: 9 points left, 6 finds. 3 spells in hand, of levels 1, 4, 4.
Zunder: 9 points left, 5 finds. 3 spells in hand, of levels 1, 4, 4.
Cinder: 9 points left, 5 finds. 3 spells in hand, of levels 1, 4, 4.
Flint: 9 points left, 5 finds. 3 spells in hand, of levels 1, 4, 4.
Your finds: Bent Spoon, Cracked Teapot, Empty Birdcage, Odd Button, Soggy Almanac, Thunder
    Crumb.
Your spells: Looking-Glass Eyes, level 1: Thunder Crumb. You can pay for it. Stolen Hour,
    level 4: Thunder Crumb, Bottled Yawn, Swamp Button, Cobweb Lace. You lack Bottled Yawn,
    Swamp Button, Cobweb Lace. Jackdaw Mirror, level 4: Goblin Sock, Raven Ink, Echo Pebble,
    Stardrop Salt. You lack Goblin Sock, Raven Ink, Echo Pebble, Stardrop Salt.
"""


def test_elixir(people: People, house: House) -> None:
    match = dealt("103 | | |", "thunder-crumb | bell-jar | |", clock="calm", window="8")
    ada = seated(people, house, match)
    is_told(ada, "Your turn: play as many cards as you like, then end it.")
    reads(ada, ELIXIR)
    ada.press("End your turn")
    is_told(ada, "Zunder’s turn. Zunder draws a find.")


NITRO = """
region: What is awaited
heading: Mix! Steer the cubes into the beak in order, and stop when it pays.
region: Your cards
Ada 0
img: No card won yet
group: Tilt: drag the ball, or use the arrow keys. Space knocks, Enter stops.
Stop now: +4 for you.
Get yellow in next: +11 in all, if nobody is quicker.
button: STOP take card 1, win 4
region: The laboratory
region: Bo: 0 points
Bo 0
away
img: Your flask: in the beak, from the front: green, blue.
list: The formula, from left to right
green 1
you +1
blue 3
you +3
yellow 7
next in
purple 5
not yet
red 6
not yet
timer: … seconds left
list: Stop cards
button: Stop card 1
button: Stop card 2
region: The board in words
heading: The board in words
Round 1 of 7. Sand left: … of 60 seconds. Lowest stop card left: 1.
The formula: green 1, blue 3, yellow 7, purple 5, red 6.
Wanted in the beak, from the front: green, blue, yellow, purple, red.
You: 0 points.
Bo: 0 points.
Your flask. …
The flask of Bo. …
"""


def test_nitro(people: People, house: House) -> None:
    """What is done next stands right behind what is awaited, and there the skip link leads."""
    table, token, _ = seats_of_two(house)
    ada = people.come("Ada", DESK)
    ada.take_seat(table, token)
    until(ada, lambda _: said(ada, "push"))  # the flask is in one's hand
    reads(ada, NITRO)
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Tab")
    expect(ada.button(re.compile("^STOP"))).to_be_focused()
    ada.press(re.compile("^STOP"))
    is_told(ada, re.compile(r"^You stop: hands off! \(Tick [\d,]+\) You take stop card 1\.$"))
