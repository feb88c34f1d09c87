### Nitro Glyxerol: every word the game needs, in English.

game-name = Nitro Glyxerol
game-pitch = Shake, steer and stop in time: five cubes, one beak, and a mouse that was there before you.
game-goal = Everybody has a flask with five coloured cubes. Five cards lie in a row: the formula. When the sand is turned over, all mix at once and steer their cubes into the beak, in the order of the formula. You may stop whenever you like, and whoever stops first is served first: each cube in its place wins its card, up to the first error. But the first one to stop must cope with the mouse poop in the next round. After seven rounds the most points win.

## Pieces

cube-green = green
cube-blue = blue
cube-red = red
cube-yellow = yellow
cube-purple = purple
cube-poop = mouse poop
cube-none = nothing
card-G1 = green 1
card-G2 = green 2
card-G4 = green 4
card-G6 = green 6
card-G8 = green 8
card-G10 = green 10
card-G11 = green 11
card-B1 = blue 1
card-B3 = blue 3
card-B5 = blue 5
card-B6 = blue 6
card-B7 = blue 7
card-B9 = blue 9
card-B11 = blue 11
card-R1 = red 1
card-R3 = red 3
card-R4 = red 4
card-R6 = red 6
card-R8 = red 8
card-R9 = red 9
card-R11 = red 11
card-Y2 = yellow 2
card-Y3 = yellow 3
card-Y5 = yellow 5
card-Y6 = yellow 6
card-Y7 = yellow 7
card-Y8 = yellow 8
card-Y11 = yellow 11
card-P1 = purple 1
card-P2 = purple 2
card-P5 = purple 5
card-P7 = purple 7
card-P8 = purple 8
card-P9 = purple 9
card-P10 = purple 10
# A place in the formula or in the beak.
place-0 = first
place-1 = second
place-2 = third
place-3 = fourth
place-4 = fifth
place-5 = sixth

## Options

option-sand = Sand
    .number = { $value-key ->
        [30] 30 seconds, or 60 gentle tilts
        [45] 45 seconds, or 90 gentle tilts
       *[60] 60 seconds, or 120 gentle tilts
    }
option-pace = Mixing
    .sand = all at once, while the sand runs
    .calm = calm: one gentle tilt after the other, no clock

## What is awaited

prompt-lay = Round { $round }: the formula is being laid.
prompt-load = { $them ->
    [yes] Round { $round }: load your cubes{ $poop-key ->
        [yes] {" "}and the mouse poop.
       *[no] .
    }
   *[no] Round { $round }. Still loading: { $waiting }.
}
prompt-countdown = Hands on the flasks: three, two, one …
prompt-mix = { $them ->
    [yes] Mix! Steer the cubes into the beak in order, and stop when it pays.
   *[no] Still mixing: { $waiting }.
}
prompt-tilt = { $them ->
    [yes] Tilt your flask, or stop. { $left ->
        [one] One tilt is left.
       *[other] { $left } tilts are left.
    }
   *[no] Still to tilt: { $waiting }.
}
prompt-grab = { $them ->
    [yes] The sand is through: quick, grab stop card { $number }!
   *[no] The sand is through. Still without a stop card: { $waiting }.
}
prompt-over = Seven formulas are mixed. Time to wash up.

## Moves

move-lay = Lay { $card }
move-load = Load in this order: { $cubes }
move-place = Load the cubes just so
move-tilt = { $way-key ->
    [n] Tilt up, towards the neck
    [ne] Tilt up and right
    [e] Tilt right
    [se] Tilt down and right
    [s] Tilt down, away from the neck
    [sw] Tilt down and left
    [w] Tilt left, the way the beak points
    [nw] Tilt up and left
   *[level] Hold it level
}
move-back = Put the { $cube-key ->
    [poop] mouse poop
   *[other] { $cube } cube
} back into the start area
move-mix = Mix
move-stop = Stop: hands off
move-grab = Grab the lowest stop card ({ $tick ->
    [one] one tick
   *[other] { $tick } ticks
} after the sand)

## Events

event-round-began = Round { $round }. { $poop-key ->
    [nobody] Nobody has the mouse poop yet.
   *[somebody] { $you ->
        [yes] You have the mouse poop.
       *[no] { $seat } has the mouse poop.
    }
}
event-laid = The { $place } card of the formula is { $card }.
event-loaded = { $how-key ->
    [late] { $you ->
        [yes] Time is up: your cubes are loaded for you.
       *[no] Time is up: the cubes of { $seat } are loaded by the table.
    }
   *[ready] { $you ->
        [yes] You have loaded.
       *[no] { $seat } has loaded.
    }
}
event-counted = All flasks are loaded: three, two, one …
event-sand-turned = { $you ->
    [yes] You give the word: mix!
   *[no] { $seat } gives the word: mix!
}
event-mixed = { $you ->
    [yes] You mix.
   *[no] { $seat } mixes.
}
event-jumped-out = Hop! { $you ->
    [yes] Your
   *[no] { $seat }’s
} { $cube-key ->
    [poop] mouse poop
   *[other] { $cube } cube
} jumps out of the flask.
event-went-back = { $you ->
    [yes] You put
   *[no] { $seat } puts
} the { $cube-key ->
    [poop] mouse poop
   *[other] { $cube } cube
} back into the start area.
event-beak-changed = { $count ->
    [0] { $you ->
        [yes] Your beak is empty again.
       *[no] The beak of { $seat } is empty again.
    }
   *[other] { $you ->
        [yes] In your beak
       *[no] In the beak of { $seat }
    }, from the front: { $cubes }. Right: { $right }.
}
event-stopped = { $you ->
    [yes] You stop: hands off! (Tick { $tick })
   *[no] { $seat } stops: hands off! (Tick { $tick })
}
event-sand-out = Enough mixed! All hands off the flasks.
event-grabbed = { $you ->
    [yes] You grab,
   *[no] { $seat } grabs,
} { $tick ->
    [one] one tick after the sand.
   *[other] { $tick } ticks after the sand.
}
event-took-stop = { $how-key ->
    [last] { $you ->
        [yes] You are the last, and get stop card { $number }.
       *[no] { $seat } is the last, and gets stop card { $number }.
    }
    [dealt] { $you ->
        [yes] You are dealt stop card { $number }.
       *[no] { $seat } is dealt stop card { $number }.
    }
    [grab] { $you ->
        [yes] You snatch stop card { $number }.
       *[no] { $seat } snatches stop card { $number }.
    }
   *[stop] { $you ->
        [yes] You take stop card { $number }.
       *[no] { $seat } takes stop card { $number }.
    }
}
event-won-card = { $you ->
    [yes] You win { $card }.
   *[no] { $seat } wins { $card }.
}
event-card-gone = { $you ->
    [yes] You are right, too, but { $other } already has { $card }.
   *[no] { $seat } is right, too, but { $them ->
        [yes] you already have { $card }.
       *[no] { $other } already has { $card }.
    }
}
event-missed = { $found-key ->
    [none] { $you ->
        [yes] Your { $place } cube is missing:
       *[no] { $seat }’s { $place } cube is missing:
    }
   *[other] { $you ->
        [yes] Your { $place } cube is { $found }:
       *[no] { $seat }’s { $place } cube is { $found }:
    }
} it should be { $cube }. That ends it.
event-boxed = Nobody won { $cards }: back to the box.
event-got-poop = { $again-key ->
    [yes] { $you ->
        [yes] Card 1 again: you keep the mouse poop.
       *[no] Card 1 again: { $seat } keeps the mouse poop.
    }
   *[no] { $you ->
        [yes] For card 1 you get the mouse poop in the next round.
       *[no] For card 1 { $seat } gets the mouse poop in the next round.
    }
}
event-won-game = { $you ->
    [yes] You win: nobody mixes better!
   *[no] { $seat } wins: nobody mixes better!
}

## The laboratory in words

twin-round = Round { $round } of { $rounds }.
twin-sand = Sand left: { $left } of { $all } seconds.
twin-tilts = Gentle tilts left: { $left } of { $all }.
twin-next-stop = Lowest stop card left: { $number }.
twin-box = Cards that nobody won: { $count }.
twin-formula = The formula: { $cards }.
twin-owned = { $you ->
    [yes] For you:
   *[no] For { $seat }:
} { $cards }.
twin-wanted = Wanted in the beak, from the front: { $cubes }.
twin-seat = { $you ->
    [yes] You:
   *[no] { $seat }:
} { $score ->
    [one] one point.
   *[other] { $score } points.
}
twin-cards = Cards: { $cards }.
twin-poop = With the mouse poop in this round.
twin-flask = { $you ->
    [yes] Your flask.
   *[no] The flask of { $seat }.
}
twin-unloaded = { $you ->
    [yes] Your flask is not loaded yet.
   *[no] The flask of { $seat } is not loaded yet.
}
twin-beak = In the beak, from the front: { $cubes }.
twin-beak-empty = The beak is empty.
twin-right = Right: { $right }.
twin-where = { $region-key ->
    [mouth] At the bend, before the beak:
    [neck] In the neck:
    [below] Below the neck:
    [ledge] On the ledge left of the neck:
    [middle] In the middle:
    [left] On the left, above the start area:
    [right] On the right, beside the start area:
   *[start] In the start area:
} { $cubes }.
twin-out = Beside the flask: { $cubes }.
twin-worth = Stopping now would bring { $points ->
    [one] one point.
   *[other] { $points } points.
}
twin-stopped = { $pace-key ->
    [calm] Stopped after { $tilts ->
        [one] one tilt
       *[other] { $tilts } tilts
    } (tick { $tick }).
   *[sand] Stopped at { $seconds }.{ $tenths } s (tick { $tick }).
}
twin-grabbed = Grabbed { $seconds }.{ $tenths } s after the sand (tick { $tick }).
twin-stop-card = Stop card { $number }.
twin-decided = How the last round was decided:
twin-decision = Stop card { $number }, { $seat }: { $how-key ->
    [dealt] dealt after the end.
    [last] the last one left.
    [grab] grabbed { $seconds }.{ $tenths } s after the sand (tick { $tick }).
   *[stop] stopped { $pace-key ->
        [calm] after { $tilts ->
            [one] one tilt
           *[other] { $tilts } tilts
        }
       *[sand] at { $seconds }.{ $tenths } s
    } (tick { $tick }).
}
twin-won = Won: { $cards }.
twin-won-nothing = Won nothing.

## Rules: the book

chapter-book = The game
rule-B1 = The top card of each of the five piles is taken. The five are shuffled, laid in a row and turned up: the formula. Read from left to right, it says in which order the cubes should lie in the beak. It holds for everybody until the round is over.
    .cite = Nitro Glyxerol 2015, phase 1: the formula
    .no = Not now: first the whole formula has to lie.
rule-B2 = Everybody lays one cube of each colour in the start area of their flask, in whatever order and place they like. No cube may stick out of the start area, and none may lie on another.
    .cite = Nitro Glyxerol 2015, phase 2: loading
    .no = That does not fit: every cube lies in the start area, none sticks out, and none lies on another.
rule-B3 = Whoever has the mouse poop lays it in the start area as well.
    .cite = Nitro Glyxerol 2015, phase 2: the mouse poop goes in, too
    .no = Load what is yours: five cubes, and the mouse poop if you have it, but only then.
rule-B4 = On the word of command the sand is turned over, and all mix at once, each in their own flask.
    .cite = Nitro Glyxerol 2015, phase 3: all mix at once
    .no = Not now: flasks are moved while all mix, not before and not after.
rule-B5 = You may stop at any time. Whoever stops takes the lowest stop card that is left.
    .cite = Nitro Glyxerol 2015, phase 3: stopping
    .no = Not now: you can stop only while you mix.
rule-B6 = Whoever has stopped takes their hands off. The flask stays as it is for the rest of the round.
    .cite = Nitro Glyxerol 2015, phase 3: hands off
    .no = Hands off! You have stopped, and your flask stays as it is.
rule-B7 = When the sand is through, nobody mixes any more. Whoever has no stop card yet grabs one.
    .cite = Nitro Glyxerol 2015, phase 3: the sand is through
    .no = The sand is through: nobody mixes any more.
rule-B8 = You may shake cubes into the beak and out of it again, as often as you like. All that counts is how they lie when you stop.
    .cite = Nitro Glyxerol 2015, phase 3: in and out of the beak
    .no = Not now: the beak is looked at when you stop, not before.
rule-B9 = If a cube jumps out of your flask, you may put it back into the start area, or go on without it.
    .cite = Nitro Glyxerol 2015, phase 3: a cube jumps out
    .no = That cube has not jumped out, so there is nothing to put back.
rule-B10 = The cards are given out in the order of the stop cards: first to whoever has card 1, then to card 2, and so on.
    .cite = Nitro Glyxerol 2015, phase 4: in the order of the stop cards
    .no = Not now: the cards are given out when everybody has a stop card.
rule-B11 = Your beak is compared with the formula, from the front. If your first cube has the colour of the first card, that card is yours. Then come the second cube and the second card, and so on.
    .cite = Nitro Glyxerol 2015, phase 4: every cube in its place
    .no = Not now: beak and formula are compared when everybody has a stop card.
rule-B12 = If somebody else has the card already, you get nothing for that cube, but you go on with the next one.
    .cite = Nitro Glyxerol 2015, phase 4: a card that is gone
    .no = Somebody was quicker: that card is gone.
rule-B13 = The first cube in a wrong place ends it. You get nothing for it and nothing for the cubes behind it, even if those lie right.
    .cite = Nitro Glyxerol 2015, phase 4: the first error
    .no = After the first error nothing more is won.
rule-B14 = Cards that nobody won go back to the box. The stop cards are put back on the table for the next round.
    .cite = Nitro Glyxerol 2015, phase 4: cards that nobody won
    .no = Not now: only what nobody won goes back to the box, at the end of a round.
rule-B15 = Whoever took stop card 1 gets the mouse poop for the next round, and turns the sand over in it.
    .cite = Nitro Glyxerol 2015, phase 5: who gets the mouse poop
    .no = Not now: the mouse poop goes to stop card 1, at the end of a round.
rule-B16 = With the mouse poop you win cards only if it lies at the very front of your beak. The first cube of the formula must lie behind it in second place, and so on.
    .cite = Nitro Glyxerol 2015, phase 5: the poop must be in front
    .no = The mouse poop is not in front, so nothing is won.
rule-B17 = The game has seven rounds. After that all 35 cards have been played.
    .cite = Nitro Glyxerol 2015, seven rounds
    .no = Seven rounds are played; there is no eighth.
rule-B18 = At the end you add up the values of the cards you won. The highest sum wins.
    .cite = Nitro Glyxerol 2015, end of the game
    .no = Not now: the points are counted after the seventh round.

## Our rulings: the flask

chapter-flask = Our rulings: the flask
rule-N1 = The front of the beak is its closed tip, far from the belly of the flask. So whoever is in first is in front.
    .cite = Our ruling: where the front is
    .no = The front of the beak is its closed tip.
rule-N2 = A cube is in the beak if its middle is past the mouth of the beak. Gaps between cubes do not matter, only their order does.
    .cite = Our ruling: which cubes are in
    .no = Only cubes whose middle is past the mouth of the beak are in.
rule-N3 = The moment you stop, your flask freezes. Nothing rolls on, and nobody can bump the table.
    .cite = Our ruling: the flask freezes
    .no = Your flask is frozen: nothing moves in it any more.
rule-N11 = The beak has room for six: five cubes and the mouse poop.
    .cite = Our ruling: the beak holds six
    .no = The beak has room for six, and no more.
rule-N16 = Nobody can put a finger in, and nobody can spill the flask by turning it over. A cube leaves it only if a wild shake knocks it over the rim. It then waits beside the flask until it is put back.
    .cite = Our ruling: no fingers, no spilling
    .no = No fingers in the flask! You can only tilt it and shake it.
rule-N17 = What your hand does is sent to the table, and the judge’s flask does the same, sixty ticks a second. What lies there counts. No hand can push harder than any other or act ahead of time; whoever tries is set right, told so, and the game goes on. A hand from far away may be 0.4 seconds late. What comes later than that counts as a still hand.
    .cite = Our ruling: the judge's flask
    .no = The judge’s flask says otherwise: that does not follow from what your hand did.

## Our rulings: stopping

chapter-stopping = Our rulings: stopping
rule-N4 = Stops are put in order by the tick at which they were made; there are sixty ticks in a second. In the same tick, whoever does not have the mouse poop goes first, then whoever has fewer points, then the lower seat.
    .cite = Our ruling: two stop at once
    .no = Not now: who was first is settled by the ticks.
rule-N5 = If two or more have no stop card when the sand is through, they have three seconds to grab: the quickest takes the lowest card. What is left then is dealt: to whoever has fewer points, then to the lower seat. If only one has no card, that one gets the last card without a race. In the calm game nobody races; the cards are dealt at once.
    .cite = Our ruling: the grab
    .no = Not now: cards are grabbed once, within three seconds after the sand.
rule-N6 = When all others have stopped, the last one may go on mixing until the sand is through, or stop before. The card is the same.
    .cite = Our ruling: the last one mixing
    .no = Not now: the last one mixing says when it is enough.
rule-N7 = You may stop with a wrong or an empty beak, just to be in somebody’s way. You take your card all the same, and if it is card 1, the mouse poop comes with it.
    .cite = Our ruling: stopping to block
    .no = Not now: you can stop only while you mix.
rule-N18 = A stop is final. Nobody begins again.
    .cite = Our ruling: a stop is final
    .no = You have stopped already, and a stop is final.
rule-M1 = There are two orders, for two cases. Stops in the same tick: first without the mouse poop, then fewer points, then the lower seat. Cards dealt at the end: fewer points, then the lower seat, with or without the mouse poop.
    .cite = Our ruling: two orders for two cases
    .no = Not now: the cards are dealt when the race is over.
rule-M2 = Two grabs in the same tick are put in order like two stops.
    .cite = Our ruling: two grabs at once
    .no = Not now: who grabbed first is settled by the ticks.
rule-M3 = If the last one mixing stops early, the last card is theirs, and the cards of the formula are given out at once.
    .cite = Our ruling: the last one stops early
    .no = Not now: everybody has a stop card, so the mixing is over.

## Our rulings: the mouse poop

chapter-poop = Our rulings: the mouse poop
rule-N8 = Stop card 1 brings the mouse poop even if it is taken only after the sand.
    .cite = Our ruling: card 1 after the sand
    .no = Stop card 1 brings the mouse poop, whenever it was taken.
rule-N9 = Whoever has the mouse poop and takes card 1 again keeps it.
    .cite = Our ruling: card 1 again
    .no = Card 1 again: the mouse poop stays where it is.
rule-N10 = If the mouse poop jumps out, you may leave it out. But then you win nothing in this round.
    .cite = Our ruling: the poop left out
    .no = Without the mouse poop in front, nothing is won.
rule-N12 = After the last round the mouse poop is not handed on. It costs no points.
    .cite = Our ruling: no poop after the last round
    .no = There is no next round, so nobody gets the mouse poop.
rule-M6 = If the mouse poop is in front, but behind it there is nothing or a wrong cube, nothing is won.
    .cite = Our ruling: nothing behind the poop
    .no = Behind the mouse poop must lie the first cube of the formula.
rule-M8 = Card 1 of this round brings the mouse poop for the next one. In the round in which you take the card it does no harm.
    .cite = Our ruling: in this round, for the next
    .no = The mouse poop counts only from the next round on.

## Our rulings: scoring

chapter-scoring = Our rulings: scoring
rule-N13 = A missing cube is an error like a wrong one: nothing more is won from there on.
    .cite = Our ruling: a missing cube is an error
    .no = A cube is missing there, so nothing more is won.
rule-M4 = Only cards that nobody won go to the box. What you won stays with you.
    .cite = Our ruling: what goes to the box
    .no = Only cards that nobody won go to the box.
rule-M5 = You may go player by player, or card by card: each card goes to the lowest stop card whose beak is right up to there. Both ways lead to the same end.
    .cite = Our ruling: player by player, card by card
    .no = Not now: the cards are given out when everybody has a stop card.
rule-M7 = The second example of the book does not show its whole formula; only that red comes last is sure. It works with any such formula: card 1 with four cubes right takes four cards, and red goes to the lower stop card of the two that have all five right.
    .cite = Our ruling: the example with red last
    .no = Not now: that is an example, not a move.
rule-T1 = If the sums are equal, more cards win. If the cards are equal, too, the win is shared.
    .cite = Nitro Glyxerol 2015, end of the game: a tie
    .no = Not now: a tie is settled after the seventh round.

## Our rulings: at this table

chapter-table = At this table
rule-N14 = The table lays the formula and counts down. Whoever has the mouse poop turns the sand over; in the first round it is whoever sits first.
    .cite = Our ruling: who lays, who counts down
    .no = Not now: the table counts down from three.
rule-N15 = You load while the formula lies open. Once the first of you is ready, the others have 20 seconds. When all have loaded, it goes on at once. Whoever is late gets their cubes loaded in the order of the formula, the mouse poop first. In the calm game no clock runs.
    .cite = Our ruling: time for loading
    .no = You have loaded already; now the others.
rule-C1 = The table agrees on the sand: 30 seconds as usual, 45 to take it easier, 60 to learn. In the calm game that makes 60, 90 or 120 gentle tilts for everybody.
    .cite = House rule: how much sand
    .no = There is no such amount of sand: 30, 45 or 60 seconds.
rule-C2 = In the calm game no sand runs. Everybody tilts their flask gently, up, down, left, right or in between, or holds it level; when all have tilted, the next tilt comes. You may stop instead. Up is towards the neck. The way leads from the start area to the right, up past the walls in the middle, through the neck and then left into the beak. When the tilts are used up, the stop cards that are left are dealt.
    .cite = House rule: the calm game
    .no = In the calm game a flask is only tilted gently, one tilt at a time.
rule-C3 = No flask may be more than a second ahead of the slowest one.
    .cite = House rule: one second ahead
    .no = You are a second ahead: wait for the slowest one.

## Lesson

lesson-1 = Load your cubes as you like. It is clever to lay blue, which is wanted first, on the right, nearest to the way out, and the others behind it in order.
    .good = Blue is nearest to the way out, and the others queue up behind it. Off you go!
    .other = You may load like that, but blue is wanted first. Lay it on the right, nearest to the way out, then red, green, yellow and purple. Try again!
lesson-2 = There is no sand here. You tilt your flask gently, and the cubes slide. Blue is just below the neck. Which way do you tilt?
    .good = Up it slides, through the neck and to the bend. From there the beak leads off.
    .other = That did not bring blue into the neck. The neck is at the top. Try again!
lesson-3 = Blue is at the bend. The beak leads off to the left, and whoever is in first is in front. Bring blue in!
    .good = Plop! Blue is in front, just as the formula wants it. One cube is right.
    .other = Blue is not in the beak. The beak leads off to the left. Try again!
lesson-4 = Blue is in, and now the formula wants red. But yellow is at the bend! If it goes in, nothing behind it counts any more. Send it back down.
    .good = Yellow falls back, blue stays in, and the way is free for red. Patience is half the recipe.
    .other = Yellow is still in red’s way. Tilt straight down, away from the neck. Try again!
lesson-5 = An 8 and a 7 are in your beak, in the right order. The other three cards are worth 6 together, and your rival has yellow in already. Will you go on?
    .good = Stop card 1! The 8 and the 7 are yours, whatever anybody mixes now. The price is the mouse poop in the next round.
    .other = A long way for 6 points, and if your rival stops first, the 8 is gone. Stop while it pays. Try again!
lesson-6 = You took card 1, so now you have the mouse poop. Your cubes count only if it is at the very front of your beak. There it is, at the bend, with blue behind it. Bring it in!
    .good = Yuck, but right: the mouse poop is in front. Now blue may come in behind it.
    .other = The mouse poop is not in front, and without it nothing counts. The beak leads off to the left. Try again!
lesson-7 = Your rival has stop card 1, and blue 9 with it. Your blue, red and green lie right, and only a 2 and a 1 are left to gain. Does the card that is gone spoil the others? Stop, and you will see.
    .good = Nothing for blue, but a card that is gone is no error: red 6 and green 8 are yours.
    .other = You may go on for a 2 and a 1. But first see what your beak is worth: stop. Try again!
lesson-8 = Your rival has just stopped, with blue and red, like you. But you can still stop at the very same moment! Then whoever does not have the mouse poop goes first.
    .good = The same tick, and you go first: stop card 1, blue 9 and red 6. Your rival is right, too, but too late.
    .other = Too late: your rival has stop card 1, and with it blue and red. A moment ago you could have stopped as well. Try again!
lesson-9 = Against the sand you may shake hard, and then a cube can jump out. Red is wanted next, and it lies beside the flask. Put it back.
    .good = Back in the start area: that costs a moment, no more. Now it can go to the neck again.
    .other = Red still lies beside the flask, and without it your next card is out of reach. Tap the dish. Try again!

## What is worth telling when it is over

story-rich-beak = { $you ->
    [yes] Your beak held { $count } right at once: { $points } points.
   *[no] { $seat }’s beak held { $count } right at once: { $points } points.
}

## What lies on the table

about-flask = A flask. Tilt it until the cubes lie in the beak in the order of the formula.
about-beak = What lies in a beak, from the front. Only how it lies at the stop counts.
about-cube = A cube. In the right place of the beak it wins the card of its colour.
about-poop = The mouse poop. Who has it wins cards only if it lies at the very front of the beak.
about-dish = Cubes that jumped out. They may be put back into the start area.
about-formula-card = A card of the formula. Read from the left, it says which cube should lie where; the number is what it is worth.
about-stop-card = A stop card. Who stops takes the lowest that is left; the lowest takes its cards first.
about-sand = What is left of the time. When it is through, nobody mixes any more.
about-won-cards = Cards that were won. Their sum is the score.
about-verdict = A tick: right so far. A cross: the first error, and nothing behind it counts.
