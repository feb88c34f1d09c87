### Zündstoff: every word the game needs, in English.

game-name = Zündstoff
game-pitch = Matches, rockets and crooks: a race to the sun for the coolest sunglasses in space.
game-goal = Each round you lay two cards face down, one after the other. Whoever shows the most matches of a colour flies with that rocket, from disc to disc, and turn cards twist the course beforehand. Reach the sun by a side that shows your colour, and a pair of sunglasses is yours. The first with two pairs of different colours takes the title ALL-Capone.

## Pieces

colour-red = red
colour-blue = blue
colour-yellow = yellow
card-sun = a sun-turn
card-planet = a planet-turn
card-red1 = red 1
card-red2 = red 2
card-red3 = red 3
card-blue1 = blue 1
card-blue2 = blue 2
card-blue3 = blue 3
card-yellow1 = yellow 1
card-yellow2 = yellow 2
card-yellow3 = yellow 3
card-black1 = black 1
card-black2 = black 2
# A choice is a card or a colour, so colours are found here too.
card-red = red
card-blue = blue
card-yellow = yellow
planet-0 = the sun
planet-1 = Earth
planet-2 = planet 2
planet-3 = planet 3
planet-4 = planet 4
planet-5 = planet 5
planet-6 = planet 6
planet-7 = planet 7
planet-8 = planet 8
planet-9 = planet 9
planet-10 = planet 10
planet-11 = planet 11
planet-12 = planet 12
planet-13 = planet 13
planet-14 = planet 14
planet-15 = planet 15

## Options

option-layout = Layout
    .square = square
    .ring = ring
    .octagon = octagon
    .cross = cross
    .islands = two islands
    .long = long and narrow
    .own = our own ({ $value })
option-memory-aid = Memory aid
    .off = off: remember for yourself what was played
    .on = on: everybody sees which cards the others may still hold
option-lone-black = Black matches without a coloured card
    .nothing = count for nothing
    .any-colour = count in a colour that their player names
option-matches = Matches on the two cards of a colour
    .usual = two and three
    .wide = one and three
option-blacks = Matches on the two black cards
    .usual = one and two
    .ones = one each
    .twos = two each

## What is awaited

prompt-deal = The discs are being laid.
prompt-first = { $them ->
    [yes] Round { $round }: choose your first card.
   *[no] Round { $round }: the first cards are being chosen.
}
prompt-second = { $them ->
    [yes] Round { $round }: choose your second card.
   *[no] Round { $round }: the second cards are being chosen.
}
prompt-laid = You laid { $card }. You may change it until the last card is down.
prompt-name = { $them ->
    [yes] Your black matches have no colour yet: name one.
   *[no] Lone black matches are being given a colour.
}
prompt-turn = { $you ->
    [yes] Your planet-turn: which disc, and how far?
   *[no] { $seat } is choosing which disc to turn.
}
prompt-choose = { $them ->
    [yes] You won two flights and can fly only one: which?
   *[no] Whoever won two flights is choosing one.
}
prompt-settled = You chose { $colour }. You may change it until all have chosen.
prompt-fly = { $you ->
    [yes] Your { $colour } flight: where will you stop?
   *[no] { $seat } flies { $colour } and chooses where to stop.
}
prompt-over = The race is over.

## Moves

move-card = Lay { $card }
move-turn = Turn { $planet } by { $quarters ->
    [1] a quarter
    [2] half a turn
   *[3] three quarters
}
move-flight = Take the { $colour } flight
move-name = Name { $colour } for your black matches
move-fly = { $goal-key ->
    [sun] Fly onto the sun
    [rose] Fly to the face-down disc
   *[other] Fly to { $goal }
}
move-earth = Lay Earth
move-sun = Lay the sun
move-deal = Lay { $planet } face down
move-marker = Start marker: { $seat }

## Events

event-laid-out = { $you ->
    [yes] The discs lie. You hold the start marker.
   *[no] The discs lie. { $seat } holds the start marker.
}
event-round-began = { $you ->
    [yes] Round { $round }. You have the start marker.
   *[no] Round { $round }. { $seat } has the start marker.
}
event-laid = { $card-key ->
    [unknown] { $seat } lays a card face down.
   *[other] { $you ->
        [yes] You lay { $card } face down.
       *[no] { $seat } lays { $card } face down.
    }
}
event-chose-colour = { $colour-key ->
    [unknown] { $seat } chooses in secret.
   *[other] { $you ->
        [yes] You choose { $colour }, in secret.
       *[no] { $seat } chooses { $colour }, in secret.
    }
}
event-changed = { $you ->
    [yes] You change your mind: { $choice } it is.
   *[no] { $seat } changes to { $choice }.
}
event-revealed = { $which-key ->
    [first] All turn up their first cards.
   *[second] All turn up their second cards.
}
event-showed = { $you ->
    [yes] You show { $card }.
   *[no] { $seat } shows { $card }.
}
event-named = { $you ->
    [yes] You name { $colour }: { $matches ->
        [one] your black match counts there.
       *[other] your { $matches } black matches count there.
    }
   *[no] { $seat } names { $colour }: { $matches ->
        [one] one black match counts there.
       *[other] { $matches } black matches count there.
    }
}
event-sun-turned = { $you ->
    [yes] You turn the sun a quarter.
   *[no] { $seat } turns the sun a quarter.
}
event-planet-turned = { $you ->
    [yes] You turn { $own-key ->
        [yes] your own disc, { $planet },
       *[no] { $planet }
    } by { $quarters ->
        [1] a quarter.
        [2] half a turn.
       *[3] three quarters.
    }
   *[no] { $seat } turns { $own-key ->
        [yes] their own disc, { $planet },
       *[no] { $planet }
    } by { $quarters ->
        [1] a quarter.
        [2] half a turn.
       *[3] three quarters.
    }
}
event-flight-won = { $count ->
    [one] { $them ->
        [yes] You win the { $colour } flight with { $matches ->
            [one] one match.
           *[other] { $matches } matches.
        }
       *[no] { $winners } wins the { $colour } flight with { $matches ->
            [one] one match.
           *[other] { $matches } matches.
        }
    }
   *[other] The { $colour } flight goes to { $them ->
        [yes] you and { $winners-others }
       *[no] { $winners }
    }, with { $matches ->
        [one] one match each.
       *[other] { $matches } matches each.
    }
}
event-nobody-flies = No coloured match was struck: nobody flies.
event-flight-chosen = { $you ->
    [yes] You take the { $colour } flight.
   *[no] { $seat } takes the { $colour } flight.
}
event-flew = { $you ->
    [yes] You fly { $colour }: { $start }
   *[no] { $seat } flies { $colour }: { $start }
} → { $end ->
    [sun] the sun!
    [rose] a face-down disc.
    [stop] { $planet }, a stop-disc.
   *[planet] { $planet }.
}
event-stayed = { $you ->
    [yes] Your { $colour } rocket stays put: { $why ->
        [sun] the sun shows no { $colour } on that side.
       *[alone] there is no other disc in its line.
    }
   *[no] { $seat } has won { $colour } but stays put: { $why ->
        [sun] the sun shows no { $colour } on that side.
       *[alone] there is no other disc in its line.
    }
}
event-turned-up = { $you ->
    [yes] You discover { $planet }. Whoever comes there this round must stop.
   *[no] { $seat } discovers { $planet }. Whoever comes there this round must stop.
}
event-took-glasses = { $you ->
    [yes] You take the { $colour } sunglasses and glide back to Earth, looking cool.
   *[no] { $seat } takes the { $colour } sunglasses and glides back to Earth, looking cool.
}
event-landed-again = { $you ->
    [yes] You reach the sun in { $colour } again: no second pair, just a tan. Back to Earth.
   *[no] { $seat } reaches the sun in { $colour } again: no second pair, just a tan. Back to Earth.
}
event-cards-back = Only one card is left in every hand: all take their ten cards back.
event-won-the-title = { $you ->
    [yes] Two colours: you are ALL-Capone!
   *[no] Two colours: { $seat } is ALL-Capone!
}
event-race-stopped = Round { $round } is over, and the race is called off. Whoever has the most colours wins.

## The board in words

side-north = top
side-east = right
side-south = bottom
side-west = left
twin-round = Round { $round } of { $last } at most. All cards come back after round { $back }.
twin-marker = { $you ->
    [yes] The start marker is with you.
   *[no] The start marker is with { $seat }.
}
twin-disc = Row { $row }, column { $column }: { $planet }.
twin-hidden = Row { $row }, face down: { $count ->
    [one] column { $columns }.
   *[other] columns { $columns }.
}
twin-sun = Row { $row }, column { $column }: the sun.
twin-side = { $side-key ->
    [north] Top:
    [east] Right:
    [south] Bottom:
   *[west] Left:
} { $colours }.
twin-rocket = { $colour-key ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} { $number } points { $side-key ->
    [north] up,
    [east] right,
    [south] down,
   *[west] left,
} { $goal-key ->
    [sun] onto the sun.
    [closed] at a closed side of the sun.
    [none] where there is no other disc.
    [rose] to the face-down disc in row { $row }, column { $column }.
   *[other] to { $goal }.
}
twin-stop = A stop-disc in this round.
twin-who = { $you ->
    [yes] You stand here.
   *[no] { $seat } stands here.
}
twin-left = Sunglasses beside the discs: { $red } red, { $blue } blue, { $yellow } yellow.
twin-seat = { $you ->
    [yes] You
   *[no] { $seat }
}: on { $planet }; { $count ->
    [one] one card in hand,
   *[other] { $count } cards in hand,
} { $aside } laid aside.
twin-glasses = Sunglasses: { $colours }.
twin-hand = Can still play: { $cards }.
twin-shown = Shows: { $cards }.
twin-matches = { $matches ->
    [one] One match for { $colour }.
   *[other] { $matches } matches for { $colour }.
}
twin-won = Flights won: { $colours }.
twin-flight = Flies { $colour }.
twin-turns = { $count ->
    [one] One planet-turn still to carry out.
   *[other] { $count } planet-turns still to carry out.
}
twin-ready = Has chosen.
twin-order = Still to act, in this order: { $order }.

## Rules: the book

chapter-book = The game
rule-B1 = The first to own two pairs of sunglasses in different colours wins, and with them the title ALL-Capone.
    .cite = Zündstoff 1995, aim of the game
rule-B2 = Fifteen planets and the sun lie on the table as sixteen discs. The sun and Earth, which is planet 1, lie face up. The other planets are shuffled and lie face down, so that only the compass rose on their backs shows. Which way a disc is turned is left to chance. A planet has a red, a blue and a yellow rocket, each on a side of its own and with a number from 1 to 3; its fourth side is free. The sun shows one colour on each of three sides, and all three colours on the fourth. Where the colours sit, their numbers and that chance turns the discs are our reconstruction: the pictures of the book are lost.
    .cite = Zündstoff 1995, preparation: discs; in part our reconstruction
rule-B3 = All play with the same eleven cards: one sun-turn, two planet-turns, two match cards each in red, blue and yellow, and two black match cards. Usually the two cards of a colour show 2 and 3 matches, and the black ones 1 and 2; the table may agree otherwise. All pawns begin on Earth. The sunglasses, five pairs of each colour, lie beside the discs. How many matches the cards show is our reconstruction.
    .cite = Zündstoff 1995, preparation: cards, pawns, chips; in part our reconstruction
rule-B4 = The sixteen discs may lie in other shapes: six are ready, and you may lay one of your own. It is written row by row: E is Earth, S the sun, o a disc face down, - a hole, and / begins a new row. The six are our reconstruction.
    .cite = Zündstoff 1995, other layouts; the six are our reconstruction
    .no = { $problem-key ->
        [name] There is no layout “{ $text }”: take square, ring, octagon, cross, islands or long, or write the rows, such as oooo/ooSo/oooo/Eooo.
        [letter] “{ $text }” has no place in a layout: only E, S, o, - and / do.
        [large] No row and no column can be longer than { $count }.
        [earth] Earth must lie there exactly once, and this layout has it { $count ->
            [0] nowhere.
           *[other] { $count } times.
        }
        [sun] The sun must lie there exactly once, and this layout has it { $count ->
            [0] nowhere.
           *[other] { $count } times.
        }
       *[discs] There must be sixteen discs, and this layout has { $count }.
    }
rule-B5 = All lay a card of their choice face down, and all are turned up together. Then all lay a second one in the same way.
    .cite = Zündstoff 1995, step 1: two cards
    .no = You do not have { $card } in your hand.
rule-B6 = For every sun-turn on show, the sun turns a quarter clockwise.
    .cite = Zündstoff 1995, step 2: sun-turn cards
rule-B7 = With a planet-turn you turn the disc you stand on a quarter clockwise.
    .cite = Zündstoff 1995, planet-turn cards: your own disc
    .no = Your own disc turns a quarter, no more.
rule-B8 = If your pawn is alone on its disc, you may turn another planet instead, as long as it lies face up and nobody stands on it: by a quarter, half a turn or three quarters.
    .cite = Zündstoff 1995, planet-turn cards: alone on your disc
    .no = { $problem-key ->
        [pawn] Somebody stands on { $planet }; only empty discs can be turned from afar.
       *[face-down] So far { $planet } does not lie face up, so it cannot be turned.
    }
rule-B9 = If you showed two planet-turns, you carry them out one by one, and decide each time.
    .cite = Zündstoff 1995, planet-turn cards: two of them
rule-B10 = Whoever stands on the planet with the highest number carries out planet-turns first, then the next lower number, and so on.
    .cite = Zündstoff 1995, step 3: who turns first
rule-B11 = Black matches strengthen the coloured card beside them: their number is added to it.
    .cite = Zündstoff 1995, black match cards
rule-B12 = For each colour, whoever shows the most matches wins its flight. If several show equally many, all of them do.
    .cite = Zündstoff 1995, step 4: flight winners
rule-B13 = If you win two flights, you must settle for one.
    .cite = Zündstoff 1995, step 4: two flights won
    .no = You have not won the { $colour } flight.
rule-B14 = Whoever stands on the planet with the highest number flies first, then the next lower number. On the same planet the rocket with the higher number goes first.
    .cite = Zündstoff 1995, step 5: who flies first
rule-B15 = You leave your disc on the side where the rocket of your flight’s colour is, and come to the next disc there. From it you go on by its rocket of the same colour, from disc to disc.
    .cite = Zündstoff 1995, step 5: where a rocket flies
    .no = Your { $colour } flight does not lead { $goal-key ->
        [sun] to the sun.
        [rose] to a face-down disc.
       *[other] to { $goal }.
    }
rule-B16 = If no disc lies on that side, you go on at the opposite end of the row or column.
    .cite = Zündstoff 1995, step 5: the opposite disc
rule-B17 = If you come to a face-down disc, it is turned up and you stop on it. For the rest of the round it is a stop-disc: whoever comes there stays until winning a flight in a later round.
    .cite = Zündstoff 1995, step 5: face-down discs
rule-B18 = You may fly as far as the rockets of your colour carry you, and stop on any disc on the way.
    .cite = Zündstoff 1995, step 5: as far as you like
rule-B19 = If your rocket can leave your disc, it must: a flight is at least one step long.
    .cite = Zündstoff 1995, step 5: leaving your disc
    .no = You stand there already; a flight must leave its disc.
rule-B20 = You come onto the sun only by a side that shows the colour of your flight.
    .cite = Zündstoff 1995, flying onto the sun
rule-B21 = Whoever reaches the sun takes a pair of sunglasses in the colour of the flight, but never a second pair in the same colour. The pawn goes back to Earth and flies on once it wins a flight in a later round.
    .cite = Zündstoff 1995, sunglasses chips
rule-B22 = At the end of a round the cards played are laid aside, face down. With only one card left in hand, you take all the others back.
    .cite = Zündstoff 1995, next round: cards come back
rule-B23 = The game ends when somebody owns two pairs of sunglasses in different colours. Several can win.
    .cite = Zündstoff 1995, end of the game

## Our rulings: the way of the rockets

chapter-paths = Our rulings: the way of the rockets
rule-Z1 = Every row and every column is a loop: past its last disc the first one follows, and holes are skipped. If a disc is alone in its row or column, a rocket that points along it cannot leave.
    .cite = Our ruling: rows and columns are loops
    .no = { $problem-key ->
        [alone] The disc in row { $row }, column { $column } is alone in both: no rocket ever gets there or away.
       *[apart] { $count ->
            [one] One disc can never be reached from Earth.
           *[other] { $count } discs can never be reached from Earth.
        }
    }
rule-Z2 = A loop leads to the sun as well. You come in by the side that faces you: flying to the right, by its left side.
    .cite = Our ruling: the sun by a loop
rule-Z3 = If the sun does not show your colour on that side, your flight ends on the disc before. If that is where you started, you stay.
    .cite = Our ruling: a closed side of the sun
    .no = The sun shows no { $colour } on the side you come by.
rule-Z4 = You may fly onto the sun in a colour you own already. There is no second pair: you just go back to Earth.
    .cite = Our ruling: a colour you own already
rule-Z5 = Only the first step is a must. After it you may stop anywhere, even right before the sun.
    .cite = Our ruling: only the first step is a must
rule-Z6 = A flight never comes to the same disc twice; it ends before it would.
    .cite = Our ruling: no disc twice

## Our rulings: winning and flying

chapter-flights = Our rulings: winning and flying
rule-Z7 = The flight you do not choose lapses for you. Others who won it too still fly; it does not go to the second best.
    .cite = Our ruling: the flight that is not chosen
rule-Z8 = Everybody who won two flights chooses before the first rocket starts, in secret and at the same time.
    .cite = Our ruling: choosing between two flights
rule-Z9 = Black matches count for the coloured card shown beside them. With a turn card, or two blacks together, they count for nothing. Two cards of one colour are added up; two of different colours count each on its own.
    .cite = Our ruling: what black counts for
rule-Z10 = Nobody flies a colour of which no match is on show.
    .cite = Our ruling: no matches, no flight
rule-Z11 = If winners of the same flight stand on the same disc, they fly in the order of the start marker: its holder first, then on to the left. After each round it passes to the left.
    .cite = Our ruling: the start marker
rule-Z12 = Who turns when is settled before the first planet-turn, and who flies when before the first flight. Nothing on the way changes it.
    .cite = Our ruling: when the order is fixed

## Our rulings: the discs

chapter-discs = Our rulings: the discs
rule-Z13 = A face-down disc is turned over along one of the four directions of its rose. As nobody knows which way its face lies, one is as good as the other, and the table makes the gesture for you.
    .cite = Our ruling: the compass rose
rule-Z14 = A stop-disc stops everybody who comes to it in that round, the discoverer too. In the next round it is a disc like any other.
    .cite = Our ruling: stop-discs
    .no = { $goal-key ->
        [sun] Your flight ends before the sun, on the disc that stops it.
        [rose] Your flight ends before that disc, on the one that stops it.
       *[other] Your flight ends before { $goal }, on the disc that stops it.
    }
rule-Z15 = Pawns are in nobody’s way: any number of them fit on a disc.
    .cite = Our ruling: pawns do not block
rule-Z16 = A planet-turn can turn any planet, even Earth, but not the sun, which has a card of its own.
    .cite = Our ruling: which discs can be turned
rule-Z17 = A planet-turn on show must be carried out. If only one turn is possible, it happens by itself.
    .cite = Our ruling: a turn card must be used
rule-Z18 = Every sun-turn counts: two of them turn the sun by half a turn. Their order makes no difference.
    .cite = Our ruling: several sun-turns

## Our rulings: cards and the end

chapter-cards = Our rulings: cards and the end
rule-Z19 = After five rounds everybody has one card left, and takes the ten others back.
    .cite = Our ruling: ten cards come back
rule-Z20 = Cards laid aside lie face down, though all have seen them. If the table plays with the memory aid, everybody is shown which cards the others may still hold.
    .cite = Our ruling: cards laid aside
rule-Z21 = Every flight of the round is still flown, each as far as its player likes. Whoever then owns two colours wins; several share the win.
    .cite = Our ruling: the round is played out
rule-Z22 = The sunglasses cannot run out: there are five pairs in each colour, and at most five players.
    .cite = Our ruling: enough chips
rule-Z23 = Where the book lets a pawn move onto a card, it means a disc.
    .cite = Our ruling: a slip in the book
rule-Z24 = Two planet-turns may go to two discs or to the same one. Whether you are alone is looked at each time.
    .cite = Our ruling: two planet-turns
rule-Z25 = Everything turns clockwise, as the arrow on each disc says.
    .cite = Our ruling: always clockwise

## Our rulings: finer points

chapter-finer-points = Our rulings: finer points
rule-Z-1 = The disc you start from counts as visited: no flight comes back to it.
    .cite = Our ruling: the disc of departure
rule-Z-2 = Who holds the start marker first is drawn by lot. It moves on every round, even if nobody flew.
    .cite = Our ruling: who has the start marker
rule-Z-3 = On the same planet, planet-turns too go in the order of the start marker. It makes no difference: nobody is alone there, so all turn the same disc a quarter.
    .cite = Our ruling: turning on the same planet
rule-Z-4 = No pawn moves while discs are turned. So whoever is alone stays alone, and what is empty stays empty.
    .cite = Our ruling: still alone, still empty
rule-Z-5 = First the winners of two flights choose; then the order of the flights is settled, by the rockets chosen.
    .cite = Our ruling: first choose, then the order
rule-Z-6 = On a layout of your own, Earth and the sun may not share a row or column. By loops, the sun must be at least three steps away. Three make a quick race, and the table says so; four or more are better.
    .cite = Our ruling: how far the sun must be
    .no = { $problem-key ->
        [line] Earth and the sun lie in one line; the race would be over too soon.
        [near] The sun is only { $count ->
            [one] one step
           *[other] { $count } steps
        } from Earth; it must be three at least.
       *[short] The sun is only { $count } steps from Earth. You can race here, but it will be a quick one.
    }
rule-Z-7 = After 100 rounds the race is called off. The book knows no such end; it is ours, because players could wait for ever. Then whoever has the most different colours wins, and a tie is a shared win.
    .cite = Our ruling: a hundred rounds
rule-Z-8 = Which way the face of a hidden disc lies is settled at the set-up, and seen when the disc is turned up.
    .cite = Our ruling: how a hidden disc lies
rule-Z-9 = If the table agrees on it: whoever shows black matches but no coloured card names a colour, after the second cards are turned up. All such players do so in secret and at the same time. All their black matches of the round count in that colour, two black cards together. Otherwise such matches count for nothing.
    .cite = Our ruling: a lone black names a colour (option)
rule-Z-10 = Cards come back at the end of a round, after the last flight.
    .cite = Our ruling: when cards come back
rule-Z-11 = If the sun is the first step and its side is open, you must fly there, even in a colour you own.
    .cite = Our ruling: the sun as the first step
rule-Z-12 = A flight that can end in one way only is flown without asking.
    .cite = Our ruling: a flight without a choice
rule-Z-13 = Until the last player has chosen, you may change a card, a colour or a flight that lies face down, nine times at most: otherwise a game need not end.
    .cite = Our ruling: changing your mind
    .no = You have changed your choice nine times; now it stays.

## Lesson

lesson-1 = Whoever shows the most matches of a colour flies it. Your red rocket points straight at the sun, but your rival shows red 3, and you only red 2. Win the red flight!
    .good = Five red matches beat three: off to the sun, and the red sunglasses are yours.
    .other = Red went to your rival, and the sun has to wait. Add up your red matches and try again!
lesson-2 = Two yellow matches against three: not enough, and you have no more yellow. But black ones are added to the coloured card beside them.
    .good = Two yellow and two black make four. The flight is yours, and the yellow sunglasses with it!
    .other = Two yellow do not beat three. One card in your hand strengthens them. Try again!
lesson-3 = You won two flights and can fly only one. Mind the compass roses: a face-down disc ends every flight. Which one do you take?
    .good = Red leads straight onto the sun. Blue lapses, but who needs two rockets at once?
    .other = A new planet, but that is where the flight ended, and the sun is no closer. Try again!
lesson-4 = A flight goes from disc to disc, always by the same colour, and you may stop on any of them. Your red rocket points out over the edge. No matter: every row is a loop, so it comes in at the other end. How far do you fly?
    .good = Out at the right, in at the left, over two planets and onto the sun. Space is round!
    .other = You may stop there, but red would have carried you further. Follow the red rockets and try again!
lesson-5 = You back red, but your red rocket points past the sun. A planet-turn turns the disc you stand on a quarter clockwise. Set your course!
    .good = One quarter, and red points at the sun. Three matches were enough: nobody else wanted red.
    .other = The red flight was yours, but it went the wrong way. More matches do not steer. Try again!
lesson-6 = You are alone on your disc, so your planet-turn may turn another one instead: by a quarter, half a turn or three quarters. Your red flight comes to planet 14 first. Which way should its red rocket point?
    .good = A half turn, and from planet 14 red leads onto the sun. All that is left is to fly there.
    .other = That way red does not reach the sun. On planet 14 its rocket must point up. Try again!
lesson-7 = Red is as good as won, and your rocket points at the sun. But the side it faces shows blue: closed. Every sun-turn brings the sun round by a quarter clockwise.
    .good = Round it comes! Now that side shows red, and the red sunglasses are yours.
    .other = You won the red flight, and your rocket stays put: no number of matches opens a closed side. Try again!
lesson-8 = You own the red sunglasses; only a second colour makes you ALL-Capone. Your column has just two discs, so up and down both lead onto the sun. Which colour shall your black matches strengthen?
    .good = Four blue beat three. Out at the bottom, in at the top, and there it is, your second colour: you are ALL-Capone!
    .other = No second colour this time. Red you have already; which other rocket leads onto the sun? Try again!

## What is worth telling when it is over

story-title = { $you ->
    [yes] Your { $colour } rocket flew from { $start } into the sun: the second pair of glasses.
   *[no] { $seat } flew { $colour } from { $start } into the sun: the second pair of glasses.
}
story-glasses = { $you ->
    [yes] Your first glasses: { $colour }, from { $start } into the sun.
   *[no] { $seat } took the first glasses: { $colour }, from { $start } into the sun.
}
story-in-vain = { $you ->
    [yes] You reached the sun in { $colour }, a colour you had already.
   *[no] { $seat } reached the sun in { $colour }, a colour already owned.
}
outcome-rank = You came { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} with { $points ->
    [0] no glasses
    [one] one pair of glasses
   *[other] { $points } pairs of glasses
}.
outcome-won = You won with { $points ->
    [one] one pair of glasses
   *[other] { $points } pairs of glasses
}.

## What lies on the table

about-disc = A planet. Its rockets say where a flight in their colour goes on.
about-hidden-disc = A hidden disc. Whoever flies here turns it up, and the flight ends.
about-stop-disc = A stop-disc: turned up in this round. Whoever comes here stays.
about-sun = The sun. You land on it only by a side that shows the colour of your flight.
about-pawn = A pawn. The number of its planet says who flies first.
about-chip = Sunglasses, fetched from the sun. Two pairs in different colours win.
about-fuel-card = Matches. Who shows the most of a colour wins its flight.
about-black-card = Black matches. They count for the coloured card beside them.
about-sun-card = A sun-turn card. It turns the sun a quarter clockwise.
about-planet-card = A planet-turn card. It turns your own disc; if you are alone there, you may turn another.
about-card-back = A card, face down. All are turned up together.
about-left = What somebody can still play before the cards come back.
about-marker = The start marker. It breaks ties, and goes to the left after every round.
about-rounds = The rounds until all take their cards back.
about-choosing = Somebody is still choosing a card.
about-ready = A card is chosen. While others still think, it may be exchanged.
about-sum = The matches of a colour that somebody shows, black ones included.
