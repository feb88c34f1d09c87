### Verflixxt! and Verflixxt nochmal!: every word the game needs, in English.

game-name = Verflixxt!
game-pitch = A walk over good and bad tiles. Whoever leaves one deserted must take it.
game-goal = Roll, then move a pawn of yours or a guard in company. Whoever leaves a tile deserted must take it: plus tiles are points, minus tiles cost points, and each lucky tile turns one of your minus tiles into plus. When all pawns are home, the highest total wins.

## Pieces

place-start = start
place-finish = finish
tile-L = lucky tile
tile-V = Verflixxt tile
worm-double = double turn
worm-bury = bury
worm-push = push
worm-swap = swap
worm-unknown = a secret token
way-ahead = ahead
way-behind = behind

## Options

option-expansion = Expansion
    .none = base game
    .nochmal = Verflixxt nochmal!: Flixxy, the action die, Verflixxt tiles
    .worms = Verflixxt nochmal! with worm tokens
option-path = Path
    .usual = as the rulebook lays it: fixed in the base game, shuffled in the expansion
    .fixed = the fixed order
    .shuffled = all tiles shuffled
    .rising = plus tiles rising, lucky tiles after them
    .lucky-last = lucky tiles at the end
option-first = First player
    .number = seat { $value }
    .random = by lot
option-on-a-one = On a rolled 1
    .move = move as always
    .free = one step forward or back, or nobody moves
option-passed-tiles = Tiles everyone has passed
    .stay = stay where they are
    .go-last = go to the end of the path
option-end = The game ends
    .all-home = when all pawns are home
    .one-home = when one player has all pawns home
    .last-pawn = when only one pawn is left, which costs its owner the worst tile
option-push = A push
    .extra = comes on top of the move
    .instead = is the move
option-ties = Ties
    .shared = are shared
    .fewest-lucky = go to whoever has fewest lucky tiles
option-totals = Stacks and totals
    .open = open to all
    .hidden = only your own; of others the top tile

## What is awaited

prompt-lay = The path is being laid.
prompt-first = Who begins is being drawn.
prompt-before = { $you ->
    [yes] Your turn: play a worm token, or throw the dice.
   *[no] { $seat } may play a worm token before the roll.
}
prompt-roll = { $you ->
    [yes] Your dice are rolling.
   *[no] The dice of { $seat } are rolling.
}
prompt-advance = { $you ->
    [yes] Your turn: you rolled { $number }. Choose what moves.
   *[no] { $seat } rolled { $number } and chooses what moves.
}
prompt-draw = A worm token is being drawn.
prompt-after = { $you ->
    [yes] You may play a worm token, or end your turn.
   *[no] { $seat } may still play a worm token.
}
prompt-over = The game is over.

## Moves

move-pawn = Move your pawn from { $place }
move-guard = Move a guard from { $place }
move-flixxy = Move Flixxy
move-throw = Throw the dice
move-done = End your turn
move-bury = Worm: bury your top tile
move-double = Worm: take another turn
move-push = Worm: push the others off { $place }
move-swap = { $piece-key ->
    [pawn] Worm: swap your pawn on { $place } with a pawn of { $owner } on the tile { $way }
    [guard] Worm: swap your pawn on { $place } with a guard on the tile { $way }
   *[flixxy] Worm: swap your pawn on { $place } with Flixxy on the tile { $way }
}
move-pawn-back = Move your pawn on { $place } one step back
move-guard-back = Move a guard on { $place } one step back
move-nobody = Nobody moves
move-roll = Roll { $number }{ $die ->
    [flixxy] {" "}and Flixxy
    [any] {" "}and a question mark
    [x] {" "}and an X
   *[none] {""}
}
move-worm = Draw { $worm }
move-first = First: { $seat }
move-lay = Lay { $tile }

## Events

event-laid = Place { $place }: { $tile }.
event-begins = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-rolled = { $you ->
    [yes] You roll { $number }
   *[no] { $seat } rolls { $number }
}{ $die ->
    [flixxy] {" "}and Flixxy.
    [any] {" "}and a question mark.
    [x] {" "}and an X.
   *[none] .
}
event-pawn-walked = { $you ->
    [yes] You move a pawn: { $from } → { $to }.
   *[no] { $seat } moves a pawn: { $from } → { $to }.
}
event-guard-walked = { $you ->
    [yes] You move a guard: { $from } → { $to }.
   *[no] { $seat } moves a guard: { $from } → { $to }.
}
event-flixxy-flew = { $you ->
    [yes] You move Flixxy: { $from } → { $to }.
   *[no] { $seat } moves Flixxy: { $from } → { $to }.
}
event-pawn-pushed = { $them ->
    [yes] { $seat } pushes your pawn: { $from } → { $to }.
   *[no] { $you ->
        [yes] You push a pawn of { $owner }: { $from } → { $to }.
       *[no] { $seat } pushes a pawn of { $owner }: { $from } → { $to }.
    }
}
event-guard-pushed = { $you ->
    [yes] You push a guard: { $from } → { $to }.
   *[no] { $seat } pushes a guard: { $from } → { $to }.
}
event-flixxy-pushed = { $you ->
    [yes] You push Flixxy: { $from } → { $to }.
   *[no] { $seat } pushes Flixxy: { $from } → { $to }.
}
event-nobody-moved = { $you ->
    [yes] You let nobody move.
   *[no] { $seat } lets nobody move.
}
event-move-lapsed = { $you ->
    [yes] You have nothing left to move.
   *[no] { $seat } has nothing left to move.
}
event-took = { $you ->
    [yes] You take { $tile-key ->
        [L] a lucky tile
       *[other] { $tile }
    } from place { $place }.
   *[no] { $seat } takes { $tile-key ->
        [L] a lucky tile
       *[other] { $tile }
    } from place { $place }.
}
event-gave = { $them ->
    [yes] { $seat } gives you { $tile-key ->
        [L] a lucky tile
       *[other] { $tile }
    }.
   *[no] { $you ->
        [yes] You give { $receiver } { $tile-key ->
            [L] a lucky tile
           *[other] { $tile }
        }.
       *[no] { $seat } gives { $receiver } { $tile-key ->
            [L] a lucky tile
           *[other] { $tile }
        }.
    }
}
event-discarded = { $you ->
    [yes] Out of the game: your { $tile }.
   *[no] Out of the game: { $tile } of { $seat }.
}
event-nothing-to-give = { $you ->
    [yes] You have no tile to give.
   *[no] { $seat } has no tile to give.
}
event-won-token = { $you ->
    [yes] You win the +{ $points } token.
   *[no] { $seat } wins the +{ $points } token.
}
event-flixxy-left = Flixxy flies off for good, and takes the action die along.
event-drew-worm = { $worm-key ->
    [unknown] { $seat } draws a worm token.
   *[other] { $you ->
        [yes] You draw a worm token: { $worm }.
       *[no] { $seat } draws a worm token: { $worm }.
    }
}
event-played-worm = { $you ->
    [yes] You play a worm token: { $worm }.
   *[no] { $seat } plays a worm token: { $worm }.
}
event-buried = { $you ->
    [yes] You bury { $tile-key ->
        [L] a lucky tile
       *[other] { $tile }
    } under your stack.
   *[no] { $seat } buries { $tile-key ->
        [L] a lucky tile
       *[other] { $tile }
    } under the stack.
}
event-swapped = { $them ->
    [yes] { $seat } swaps a pawn with one of yours: { $from } ↔ { $to }.
   *[no] { $you ->
        [yes] You swap a pawn with { $piece-key ->
            [pawn] a pawn of { $owner }
            [guard] a guard
           *[flixxy] Flixxy
        }: { $from } ↔ { $to }.
       *[no] { $seat } swaps a pawn with { $piece-key ->
            [pawn] a pawn of { $owner }
            [guard] a guard
           *[flixxy] Flixxy
        }: { $from } ↔ { $to }.
    }
}
event-moved-to-end = To the end of the path: { $tile } from place { $place }.
event-all-home = { $you ->
    [yes] All your pawns are home.
   *[no] All pawns of { $seat } are home.
}
event-penalty = { $you ->
    [yes] Your pawn is the last: you must take { $tile }, and no luck converts it.
   *[no] The last pawn belongs to { $seat }: that is { $tile }, and no luck converts it.
}
event-game-over = The game is over.

## The board in words

twin-start = Start.
twin-place = { $place }: { $tile }.
twin-bare = { $place }: no tile any more.
twin-run = { $from }–{ $to }: { $tiles }.
twin-finish = Finish.
twin-who = { $piece-key ->
    [pawn] { $you ->
        [yes] { $count ->
            [one] Your pawn.
           *[other] { $count } pawns of yours.
        }
       *[no] { $count ->
            [one] A pawn of { $seat }.
           *[other] { $count } pawns of { $seat }.
        }
    }
    [guard] { $count ->
        [one] A guard.
       *[other] { $count } guards.
    }
   *[flixxy] Flixxy.
}
twin-laid = Laid so far: { $tiles }.
twin-dice = The dice show { $number }{ $die ->
    [flixxy] {" "}and Flixxy.
    [any] {" "}and a question mark.
    [x] {" "}and an X.
   *[none] .
}
twin-tokens = Round tokens left: { $tokens }.
twin-worm-pile = Worm tokens in the pile: { $count }.
twin-worms-under = At the bottom of the pile, known to all: { $worms }.
twin-discarded = Out of the game: { $tiles }.
twin-seat = { $you ->
    [yes] You
   *[no] { $seat }
}: { $score ->
    [hidden] { $count ->
        [one] one tile.
       *[other] { $count } tiles.
    }
   *[other] score { $score }, { $count ->
        [one] one tile.
       *[other] { $count } tiles.
    }
}
twin-home = All pawns are home.
twin-stack = Stack from the top: { $tiles }.
twin-top = On top: { $tile }.
twin-penalty = Penalty: { $tile }, which stays as it is.
twin-seat-tokens = Round tokens: { $tokens }.
twin-worms = Worm tokens: { $worms }.
twin-fresh-worms = Drawn this turn: { $worms }.
twin-barred = Swapped this turn, must rest: the pawn on { $place }.

## Rules: the base game

chapter-base = The base game
rule-P1 = The 32 tiles lie from start to finish in this order: −1 to −8, the six lucky tiles, +8 down to +1, and −1 to −10.
    .cite = Verflixxt! 2005, set-up: path
rule-P2 = The eight guards stand on the six lucky tiles, the +8 and the +7.
    .cite = Verflixxt! 2005, set-up: guards
rule-P3 = With up to four players everybody has three pawns, with five or more two. All pawns begin on the start tile.
    .cite = Verflixxt! 2005, set-up: pawns
rule-B1 = The youngest player begins, and turns go round to the left.
    .cite = Verflixxt! 2005, order of play
rule-B2 = On your turn you roll once, and then one piece must go the full number: a pawn of yours or a guard. There is no passing.
    .cite = Verflixxt! 2005, the turn
    .no = Each turn exactly one piece moves, by the full number, after the roll; there is no passing.
rule-B3 = A pawn of yours that is not home may always be the one to move.
    .cite = Verflixxt! 2005, the turn: pawns
    .no = You have no pawn on { $place }.
rule-B4 = Anyone may move a guard, but only one that shares its tile with a pawn of any colour.
    .cite = Verflixxt! 2005, the turn: guards
    .no = No guard on { $place } has a pawn beside it.
rule-B5 = Pieces go forward only.
    .cite = Verflixxt! 2005, moving
    .no = Pieces go forward only.
rule-B6 = Any number of pieces can stand on one tile.
    .cite = Verflixxt! 2005, moving
rule-B7 = Where a tile was taken there is no step: gaps are not counted.
    .cite = Verflixxt! 2005, moving: gaps
rule-B8 = The finish needs no exact roll; what is left over lapses. That holds for pawns and guards.
    .cite = Verflixxt! 2005, the finish
rule-B9 = A guard can be walked onto the finish too.
    .cite = Verflixxt! 2005, the finish: guards
rule-B10 = A pawn on the finish is out of play.
    .cite = Verflixxt! 2005, the finish: pawns
rule-B11 = When your pawn leaves a path tile and neither pawn nor guard remains there, you must take the tile, good or bad. Otherwise the tile stays.
    .cite = Verflixxt! 2005, taking tiles
rule-B12 = Moving a guard never takes a tile: the pawn that woke it is still there.
    .cite = Verflixxt! 2005, taking tiles: guards
rule-B13 = The start tile is never taken.
    .cite = Verflixxt! 2005, taking tiles: the start
rule-B14 = When all your pawns are home you have no more turns. The others go on, even one alone.
    .cite = Verflixxt! 2005, players who are home
rule-B15 = The game ends when everybody’s pawns are home.
    .cite = Verflixxt! 2005, end of the game
rule-B16 = Your tiles are added up. Each lucky tile turns one of your minus tiles into plus, the largest first. Lucky tiles without a minus tile count nothing.
    .cite = Verflixxt! 2005, scoring: lucky tiles
rule-B17 = The highest total wins.
    .cite = Verflixxt! 2005, scoring: the winner
rule-B18 = Where it is agreed, a tie goes to whoever has the fewest lucky tiles.
    .cite = Verflixxt! 2020, ties (in the 2005 rules we found nothing about them)
rule-B19 = Taken tiles lie open, unless the table agrees to hide the totals.
    .cite = Verflixxt! 2005, taken tiles (editions differ)
rule-B20 = A tile that every pawn has passed is of no more use to anybody, and stays where it lies.
    .cite = Verflixxt! 2005, tiles left behind

## Rules: variants of the base game

chapter-variants = Variants of the base game
rule-variant-1a = Another fixed path: −1 to −8, then +1 to +8 rising, then the six lucky tiles, then −1 to −10. The guards stand on the eight plus tiles.
    .cite = Verflixxt! 2005, variant 1a
rule-variant-1b = The lucky tiles lie at the end of the path, before the finish.
    .cite = Verflixxt! 2005, variant 1b
rule-variant-1c = All 32 tiles are shuffled. The guards stand on the lucky tiles, the +8 and the +7.
    .cite = Verflixxt! 2005, variant 1c
rule-variant-2 = On a rolled 1 you choose: a pawn or guard goes one forward, or one back, or nobody moves.
    .cite = Verflixxt! 2005, variant 2
    .no = Going back or staying is for a rolled 1 only, and you rolled { $number }.
rule-variant-3 = A tile that the last pawn has passed goes to the end of the path, just before the finish.
    .cite = Verflixxt! 2005, variant 3
rule-variant-4 = The game ends as soon as one player has all pawns home. The others take every tile on which a pawn of theirs stands alone.
    .cite = Verflixxt! 2005, variant 4
rule-variant-5 = The game ends when the last pawn but one gets home. The owner of the last pawn takes the worst minus tile on the path that has no guard, and no lucky tile converts it.
    .cite = Verflixxt! 2005, variant 5

## Rules: setting up Verflixxt nochmal!

chapter-setting-up = Setting up Verflixxt nochmal!
rule-S1 = The two −1 and the two −2 stay in the box: 28 base tiles are used.
    .cite = Verflixxt nochmal! 2006, set-up: tiles
rule-S2 = The 28 tiles are shuffled into a path. The four Verflixxt tiles lie at places 10, 15, 20 and 25.
    .cite = Verflixxt nochmal! 2006, set-up: path
rule-S3 = The round tokens lie in a pile beside the finish: +4 on top, then +3, +2, +1.
    .cite = Verflixxt nochmal! 2006, set-up: round tokens
rule-S4 = The eight guards stand on the first eight plus or lucky tiles after the start.
    .cite = Verflixxt nochmal! 2006, set-up: guards
rule-S5 = Flixxy and all pawns begin on the start tile.
    .cite = Verflixxt nochmal! 2006, set-up: figures
rule-S6 = Worm tokens are used in the worm variant only.
    .cite = Verflixxt nochmal! 2006, set-up: worm tokens
    .no = This table plays without worm tokens.
rule-S7 = The youngest player begins, with both dice.
    .cite = Verflixxt nochmal! 2006, set-up: first player
rule-S8 = Another path: the fixed base path with a Verflixxt tile before the lucky tiles, one after them, one after the +4 and one after the second −4.
    .cite = Verflixxt nochmal! 2006, another path

## Rules: Verflixxt nochmal!

chapter-nochmal = Verflixxt nochmal!
rule-E1 = The base rules hold unless something here changes them. Both dice are rolled together.
    .cite = Verflixxt nochmal! 2006, the game
    .no = Flixxy is not in this game.
rule-E2 = The action die shows Flixxy: Flixxy must go the number, and no pawn or guard moves.
    .cite = Verflixxt nochmal! 2006, action die: Flixxy
    .no = The action die shows Flixxy, so Flixxy must move.
rule-E3 = The action die shows a question mark: choose Flixxy, a pawn of yours, or a guard in company.
    .cite = Verflixxt nochmal! 2006, action die: ?
rule-E4 = The action die shows an X: Flixxy stays, and a pawn of yours or a guard in company must move.
    .cite = Verflixxt nochmal! 2006, action die: X
    .no = The action die shows an X, so Flixxy stays.
rule-E5 = Flixxy belongs to nobody and anyone may move it. If it leaves a tile with no other piece on it, whoever moved it must take that tile.
    .cite = Verflixxt nochmal! 2006, Flixxy
rule-E6 = Flixxy holds a tile: while it stands there, the tile stays.
    .cite = Verflixxt nochmal! 2006, Flixxy
rule-E7 = A guard may move if a pawn, or Flixxy, shares its tile.
    .cite = Verflixxt nochmal! 2006, Flixxy: guards
    .no = No guard on { $place } has a pawn or Flixxy beside it.
rule-E8 = Flixxy goes round and round: after the last tile come the finish, the start and the first tile. Finish and start count one step each.
    .cite = Verflixxt nochmal! 2006, round tokens: laps
rule-E9 = Whoever moves Flixxy onto or past the finish takes the top round token.
    .cite = Verflixxt nochmal! 2006, round tokens
rule-E10 = At its fifth arrival there is no token left: Flixxy and the action die leave the game.
    .cite = Verflixxt nochmal! 2006, round tokens: fifth arrival
    .no = Flixxy has left the game.
rule-E11 = The tiles you take form one stack, the newest on top, and the order stays.
    .cite = Verflixxt nochmal! 2006, Verflixxt tiles: stacks
rule-E12 = When a pawn or Flixxy was alone on a Verflixxt tile and leaves it, whoever moved it gives the top tile of their stack to the next player on the left, who puts it on top of theirs.
    .cite = Verflixxt nochmal! 2006, Verflixxt tiles
rule-E13 = If your stack is empty, a Verflixxt tile does nothing.
    .cite = Verflixxt nochmal! 2006, Verflixxt tiles: nothing to give
rule-E14 = Players who are home receive nothing; the next one on the left who is still in play does. If there is nobody else in play, the tile leaves the game.
    .cite = Verflixxt nochmal! 2006, Verflixxt tiles: who receives
rule-E15 = Verflixxt tiles are never taken; they stay to the end.
    .cite = Verflixxt nochmal! 2006, Verflixxt tiles stay
rule-E16 = The game ends when the last player’s last pawn is home, wherever Flixxy may be.
    .cite = Verflixxt nochmal! 2006, end of the game
rule-E17 = Your score is your tiles, your round tokens and your worm tokens.
    .cite = Verflixxt nochmal! 2006, end of the game: scoring

## Rules: worm tokens

chapter-worms = Worm tokens
rule-W1 = The worm tokens are shuffled into a face-down pile.
    .cite = Verflixxt nochmal! 2006, worm variant: the pile
rule-W2 = Whoever must take a minus tile from the path also draws the top worm token, and keeps it secret.
    .cite = Verflixxt nochmal! 2006, worm variant: drawing
rule-W3 = If the pile is empty there is nothing to draw. A minus tile that comes through a Verflixxt tile brings no token.
    .cite = Verflixxt nochmal! 2006, worm variant: no draw
rule-W4 = A token can be used from your next turn on.
    .cite = Verflixxt nochmal! 2006, worm variant: from the next turn
    .no = You drew that token this turn; it can be used from your next turn on.
rule-W5 = On your turn you may play any number of tokens. Each is shown, carried out, and put under the pile.
    .cite = Verflixxt nochmal! 2006, worm variant: playing
    .no = You hold no such token.
rule-W6 = There are four kinds. Double turn: after your turn take another one. Bury: your top tile goes under your stack. Push: on a tile you name, with one or more pawns on it, everything that is not yours goes forward by the number die; the action die does not count. Swap: a pawn of yours changes places with a piece that is not yours on a neighbouring tile, and may not make this turn’s move.
    .cite = Verflixxt nochmal! 2006, worm variant: the four kinds
rule-W7 = At the end each token you have left is worth 1.
    .cite = Verflixxt nochmal! 2006, worm variant: scoring

## Our rulings: numbers and set-up

chapter-our-setting-up = Our rulings: numbers and set-up
rule-A1 = There are ten worm tokens.
    .cite = Our ruling: number of worm tokens
rule-A2 = They are two double turns, two pushes, three buries and three swaps. The split is our choice.
    .cite = Our ruling: worm tokens of each kind
rule-A3 = On the shuffled path 10, 15, 20 and 25 are places of the finished path of 32 tiles.
    .cite = Our ruling: places of the V tiles, shuffled path
rule-A4 = The fixed path with Verflixxt tiles keeps its −1 and −2: it has 36 tiles.
    .cite = Our ruling: the fixed path keeps its -1 and -2
rule-A5 = Seven or eight can play with the expansion only, which brings their pawns.
    .cite = Our ruling: seven and eight players
    .no = The base game is for two to six; seven or eight need the expansion.
rule-A6 = A table does not know who is youngest, so who begins is agreed there or drawn by lot.
    .cite = Our ruling: first player
    .no = Seat { $first } cannot begin: there are only { $seats } seats, counted from 0.

## Our rulings: path and tiles

chapter-our-path = Our rulings: path and tiles
rule-A7 = A taken tile drops out of the path and the rest keep their order. Verflixxt tiles are not spread out anew.
    .cite = Our ruling: gaps and V tiles
rule-A8 = A tile with a piece on it is never removed.
    .cite = Our ruling: an occupied tile stays
rule-A9 = While Flixxy is in play, passed tiles stay and Flixxy may still claim them. After that they only lie there.
    .cite = Our ruling: tiles everyone has passed
rule-A10 = The steps are counted on the path as it lies, then the tile that was left is removed.
    .cite = Our ruling: count first, then remove
rule-A11 = Start and finish are never taken. The finish takes pawns and guards out of play.
    .cite = Our ruling: start and finish
rule-A12 = Stacks lie face up and may be looked through. In the base game the table may agree to hide them and the totals from each other.
    .cite = Our ruling: open stacks
    .no = With the expansion the stacks lie open.

## Our rulings: Flixxy

chapter-our-flixxy = Our rulings: Flixxy
rule-A13 = Passing or landing on the finish brings one token, once an arrival. Leaving the finish later brings no second one.
    .cite = Our ruling: one token an arrival
rule-A14 = Two arrivals in one move cannot happen: Flixxy’s ring always has at least six places.
    .cite = Our ruling: never two arrivals
rule-A15 = The fifth lap is flown without a prize. At the fifth arrival Flixxy is removed, the rest of the roll lapses, and the mover gets no token; the tile it left is still taken.
    .cite = Our ruling: the fifth arrival
rule-A16 = Flixxy may stop on the finish or the start. Leaving them takes nothing, and guards on the finish are not woken.
    .cite = Our ruling: Flixxy on finish or start
rule-A17 = A minus tile taken by moving Flixxy brings a worm token too.
    .cite = Our ruling: worms through Flixxy
rule-A18 = An X holds only Flixxy: a guard beside it may be moved.
    .cite = Our ruling: a guard beside Flixxy under an X
rule-A19 = Once Flixxy is gone only the number die is rolled, and every turn counts as an X.
    .cite = Our ruling: after Flixxy has left
rule-A20 = Even the last player alone must move Flixxy when the die says so.
    .cite = Our ruling: Flixxy must move even so

## Our rulings: Verflixxt tiles

chapter-our-verflixxt-tiles = Our rulings: Verflixxt tiles
rule-A21 = Alone means alone: a guard on the Verflixxt tile counts as company.
    .cite = Our ruling: alone on a V tile
rule-A22 = A guard that leaves a Verflixxt tile changes nothing.
    .cite = Our ruling: a guard leaves a V tile
rule-A23 = If your last pawn goes home from a Verflixxt tile, you still give your top tile.
    .cite = Our ruling: the last pawn leaves a V tile
rule-A24 = Who can receive is judged after the move: players other than the mover with a pawn not home. If there is none, the tile leaves the game.
    .cite = Our ruling: the only one left
rule-A25 = Lucky tiles are given away like any tile. The order in a stack does not matter for the score.
    .cite = Our ruling: lucky tiles in stacks
rule-A26 = Verflixxt tiles make you give tiles, never round tokens or worm tokens.
    .cite = Our ruling: tokens are never given
rule-A27 = If another pawn of yours stays on the Verflixxt tile, nothing happens.
    .cite = Our ruling: an own pawn stays on the V tile

## Our rulings: worm tokens

chapter-our-worms = Our rulings: worm tokens
rule-A28 = Before the roll: bury, swap. After the roll and before the move: bury, swap, push. After the move: bury, double turn.
    .cite = Our ruling: when worms may be played
    .no = This is not the moment for that token: a swap comes before the move, a push between roll and move, a double turn after the move; you can bury at any of these times.
rule-A29 = A push comes on top of the move, unless the table agrees that it is the move.
    .cite = Our ruling: a push is extra
rule-A30 = If a push empties a tile, the player who pushed takes it. If a group is pushed off a Verflixxt tile, they give their top tile, once. That is a reading of ours: the book speaks of a pawn or Flixxy that is alone there when its move begins, « seules … au départ de leur mouvement », and we take the group as one.
    .cite = Our ruling: a push empties a tile
rule-A31 = A push can name any tile but the finish, the start included, on which a pawn or Flixxy stands and at least one piece is not yours.
    .cite = Our ruling: what can be pushed
    .no = There is nothing to push on { $place }: it needs a pawn or Flixxy, and a piece that is not yours.
rule-A32 = Pushed onto or over the finish, pawns and guards are home, and Flixxy’s token goes to the player who pushed.
    .cite = Our ruling: a push over the finish
rule-A33 = A neighbour is the next or previous tile that is still there. The start is a neighbour of the first tile; the finish is nobody’s neighbour.
    .cite = Our ruling: neighbours for a swap
    .no = On { $place } there is no pawn of yours with such a neighbour to swap with.
rule-A34 = A swap with Flixxy never brings a round token.
    .cite = Our ruling: a swap with Flixxy
rule-A35 = A swap takes and gives no tile.
    .cite = Our ruling: a swap takes nothing
rule-A36 = A swap must leave you a pawn or a guard to move, whatever Flixxy could do. If a push afterwards takes even that away, the move lapses.
    .cite = Our ruling: a swap must leave a move
    .no = After that swap you would have no pawn and no guard to move.
rule-A37 = You may swap several times. Every pawn that swapped must rest this turn.
    .cite = Our ruling: several swaps
    .no = Your pawn on { $place } has swapped this turn and must rest.
rule-A38 = Burying needs at least two tiles.
    .cite = Our ruling: burying needs two tiles
    .no = You need at least two tiles to bury one.
rule-A39 = A double turn is a turn of its own: fresh tokens can be used in it, and pawns that swapped may move again.
    .cite = Our ruling: a double turn is a turn
rule-A40 = No double turn once all your pawns are home.
    .cite = Our ruling: no double turn when home
    .no = All your pawns are home: there is no further turn to take.
rule-A41 = Several double turns follow one another, each at the end of a turn.
    .cite = Our ruling: several double turns
rule-A42 = The pile is a queue: tokens are drawn from the front, and played ones go to the back in the order of play.
    .cite = Our ruling: the pile is a queue
rule-A43 = What kind a token is, only its holder knows; how many somebody holds, everybody sees. Tokens that went under the pile were seen by all, and stay known when they come up again.
    .cite = Our ruling: worms are secret
rule-A44 = A player who is home still scores unused tokens.
    .cite = Our ruling: worms of a player who is home
rule-A45 = Swap and bury may wait until you have seen the roll.
    .cite = Our ruling: swap and bury may wait

## Our rulings: the end

chapter-our-end = Our rulings: the end
rule-A46 = A tie is a shared win, unless the table agrees on the fewest lucky tiles.
    .cite = Our ruling: ties
rule-A47 = The game ends at once after the last pawn’s move and what its tile brings.
    .cite = Our ruling: when it ends
rule-A48 = The game always ends: pieces go forward, Flixxy leaves at its fifth arrival, and swaps run out. Only variant 2 has no longest length.
    .cite = Our ruling: it always ends

## Our rulings: finer points

chapter-our-finer-points = Our rulings: finer points
rule-V1 = If Flixxy flies a whole lap and stops on the Verflixxt tile it left, it did leave it: the mover gives a tile and takes the round token. What counts is who stayed behind.
    .cite = Our ruling: a whole lap from a V tile
rule-V2 = If the die shows Flixxy and a push takes Flixxy out of the game, the turn counts as an X from then on.
    .cite = Our ruling: a push takes Flixxy out of a forced turn
rule-V3 = A tile where only Flixxy and guards stand can be pushed.
    .cite = Our ruling: a push where only Flixxy stands
rule-V4 = A push goes under the pile only after it was carried out, so it cannot be drawn back at once.
    .cite = Our ruling: a played push goes under last
rule-V5 = A double turn goes under the pile at once, before the extra turn.
    .cite = Our ruling: a played double goes under at once
rule-V6 = Variants 2 to 5 and the paths of variants 1a and 1b are for the base game only.
    .cite = Our ruling: variants and expansion
    .no = The option { $which } cannot be set this way with the expansion.
rule-V7 = In variant 2 the step back is for your own pawn or a guard in company. It takes the tile it leaves deserted, and it may lead back to the start, but nothing goes back from there.
    .cite = Our ruling: a rolled 1 in variant 2
    .no = Nothing goes back from the start.
rule-V8 = In variant 3 only pawns count as figures. A passed tile with a guard on it stays. Several tiles go in path order, after each move and its taking, even the move that ends the game; only when every pawn is home does nothing go any more.
    .cite = Our ruling: passed tiles in variant 3
rule-V9 = In variant 4 alone means the only piece on the tile. Variants 4 and 5 exclude each other.
    .cite = Our ruling: standing alone in variant 4
rule-V10 = In variant 5 the tile under the last pawn counts too; only guards protect. A tile that every pawn has passed lies on the path as well, so it may be the penalty; with variant 3 it has moved on and lies there all the same. Without an unguarded minus tile nothing is taken. Other tiles are converted as usual.
    .cite = Our ruling: the penalty tile in variant 5
rule-V11 = In variant 1b the guards stand on the lucky tiles, the +8 and the +7.
    .cite = Our ruling: guards in variant 1b
rule-V12 = Tiles on the path, in stacks, out of the game and taken as a penalty always make 28 or 32; Verflixxt tiles are not counted. A turn has one move; none if it lapsed or variant 2 let nobody move.
    .cite = Our ruling: how tiles are counted
rule-V13 = A swap must leave a pawn or guard to move even when the die forces Flixxy.
    .cite = Our ruling: a swap under a forced Flixxy
rule-V14 = After your last pawn got home you may still bury, but not take a double turn.
    .cite = Our ruling: the window after the last pawn
rule-V15 = A guard or Flixxy that a swap put on the start may leave it like any tile.
    .cite = Our ruling: leaving the start again
rule-V16 = Where a push is the move, it also replaces a forced Flixxy, and a swap before it costs nothing.
    .cite = Our ruling: when a push is the move
rule-V17 = A double turn closes the turn at once.
    .cite = Our ruling: a double closes the turn
rule-V18 = Still tied after counting lucky tiles: the win is shared.
    .cite = Our ruling: still tied
rule-V19 = One move of Flixxy can bring a round token, a tile and a worm token, in this order.
    .cite = Our ruling: token, tile, worm
rule-V20 = A token drawn by your own push can be used from your next turn on, like any other.
    .cite = Our ruling: a worm drawn by a push

## Lesson

lesson-1 = You rolled a 5, so one pawn goes five steps, no more and no less. Walk one of yours onto the first lucky tile.
    .good = Right on the clover! Every turn goes like this: roll, choose, walk.
    .other = That pawn went five steps too, but ended up elsewhere. Count back from the first clover and try again!
lesson-2 = Whoever leaves a tile deserted takes it. Walk so that you get a plus tile.
    .good = Nobody stayed behind, so the +6 comes along with you.
    .other = No plus this time: where somebody stays, the tile stays too, and a minus you leave deserted comes along just the same. Try again!
lesson-3 = You want the +8, but a guard stands there with you. Anyone may walk a guard, as long as it has company.
    .good = Off it trots! Now your pawn is alone on the +8: when you leave later, the tile is yours.
    .other = The guard still holds the +8. Send it off while your pawn keeps it company. Try again!
lesson-4 = −3 and −8 weigh on your stack. Take the tile that helps you most.
    .good = A lucky tile turns your largest minus into plus: your −8 now counts +8. That makes 16 points for one clover!
    .other = The −8 still drags you down. The lucky tile has no number, but think what it could turn round. Try again!
lesson-5 = The question mark leaves the choice to you: a pawn, a guard in company, or Flixxy. Move Flixxy past the finish, and the top round token is yours.
    .good = The +4 token is yours, and the +2 tile as well: Flixxy was alone there, and it was you who moved it.
    .other = Flixxy is still waiting, and somebody else may fetch the round token. Try again!
lesson-6 = −8 lies on top of your stack, and two of your pawns stand on orange Verflixxt tiles. Get rid of that −8!
    .good = Your pawn was alone on the Verflixxt tile, so your top tile goes to the left. Bye-bye, −8!
    .other = The −8 is still yours. A Verflixxt tile only works if your pawn was alone on it. Try again!
lesson-7 = Each minus tile you take from the path brings a worm token; yours can bury a tile. Save your +8 with it before you leave the Verflixxt tile.
    .good = The +8 is safe at the bottom, and −9 lies on top, ready to travel to the left. Now you move as always.
    .other = That cost you points, and your worm is still asleep. A worm token comes on top of the move, so bury first. Try again!

## What is worth telling when it is over

story-clover = { $you ->
    [yes] Your clover turned the { $tile } round: { $points } points at one go.
   *[no] A clover turned { $seat }’s { $tile } round: { $points } points at one go.
}
story-die = { $you ->
    [yes] Your die loved the { $number }: it came { $count } times in { $rolls } rolls.
   *[no] { $seat }’s die loved the { $number }: it came { $count } times in { $rolls } rolls.
}
story-gave = { $you ->
    [yes] You passed the { $tile } on to { $receiver }.
   *[no] { $them ->
        [yes] { $seat } passed the { $tile } on to you.
       *[no] { $seat } passed the { $tile } on to { $receiver }.
    }
}

## What lies on the table

about-pawn = A pawn. You may walk with any of your own that is not home yet.
about-guard = A guard. It belongs to nobody: anyone may move it, as long as a pawn stands beside it.
about-flixxy = Flixxy. Anyone may move it when the action die allows it, and a lap brings a round token.
about-start = The start. All pawns begin here, and nobody ever takes it.
about-finish = The finish. A roll may be too high for it; what is left over lapses.
about-gap = A gap: a tile was taken here. When you count, you skip it.
about-tile-plus = A plus tile, worth its number. Whoever leaves it last takes it.
about-tile-minus = A minus tile, which costs its number. Whoever leaves it last must take it.
about-tile-lucky = A lucky tile. At the end it turns your largest minus tile into plus.
about-tile-v = A Verflixxt tile. Who leaves it alone gives the top tile of their stack to the left.
about-token = A round token, worth its points. Whoever brings Flixxy to the finish takes the top one.
about-worm = A worm token. It is played once, in your own turn, and then goes under the pile.
about-worm-pile = The worm tokens that nobody holds. A minus tile earns you one of them.
about-die = The number die. One piece walks just so far.
about-action-die = The action die: it says whether Flixxy must move, may move, or stays.
about-stack = The tiles somebody has taken, the newest on top. They are the score.
