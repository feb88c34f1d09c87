### Zündstoff: what cards, plates and the layout editor say beside the rules.

zundstoff-choose = Choose a card
zundstoff-sum = { $colour } { $matches }
zundstoff-sum-sun = sun turns ¼
zundstoff-sum-planet = you turn a disc
zundstoff-move-sum = { $move }: { $sum }
zundstoff-shown = Shown
zundstoff-laid = Laid
zundstoff-next = Next
zundstoff-ready = ready
zundstoff-choosing = choosing
zundstoff-aside = { $count } laid aside
zundstoff-still = may still play
zundstoff-back = Cards back after round { $round }

## The layout editor

zundstoff-lay-help = Choose a piece and tap where it lies. With keys: the arrows go from place to place; o, E, S and - lay a piece.
zundstoff-lay-from = Begin with
zundstoff-lay-piece = Piece
zundstoff-lay-hole = hole
zundstoff-lay-disc = disc
zundstoff-lay-earth = Earth
zundstoff-lay-sun = sun
zundstoff-lay-grid = Your layout
zundstoff-lay-cell = Row { $row }, column { $column }: { $piece }
zundstoff-lay-count = { $count } of { $all } discs
zundstoff-lay-steps = { $count ->
    [one] one step from Earth to the sun
   *[other] { $count } steps from Earth to the sun
}
zundstoff-lay-no-way = no way from Earth to the sun yet
zundstoff-lay-loops = Every row and column is a loop: what flies out at one end comes in at the other.
zundstoff-lay-text = As text
zundstoff-lay-clear = Clear

## The flights in the note beside the sky

flight-head = { $you ->
    [yes] { $count ->
        [1] Your flight
        [2] Your two flights
       *[other] Your three flights
    }
   *[no] { $count ->
        [1] Flight of { $seat }
       *[other] Flights of { $seat }
    }
}
flight-head-disc = Flights from { $planet }
flight-now = as things lie now
flight-thought = only a thought
flight-sun = { $colour-key ->
    [red] Red:
    [blue] Blue:
   *[yellow] Yellow:
} { $count ->
    [one] straight onto the sun.
   *[other] { $count } steps, onto the sun.
}{ $glasses ->
    [second] {" "}{ $you ->
        [yes] Your second colour: that wins!
       *[no] The second colour: that wins!
    }
    [owned] {" "}No new sunglasses.
   *[other] {""}
}
flight-closed = { $colour-key ->
    [red] Red:
    [blue] Blue:
   *[yellow] Yellow:
} { $count ->
    [0] cannot leave. The sun shows no { $colour } there.
    [one] one step, to { $planet }. Then the sun is closed.
   *[other] { $count } steps, to { $planet }. Then the sun is closed.
}
flight-rose = { $colour-key ->
    [red] Red:
    [blue] Blue:
   *[yellow] Yellow:
} { $count ->
    [one] one step, onto a face-down disc.
   *[other] { $count } steps, the last onto a face-down disc.
}
flight-stop = { $colour-key ->
    [red] Red:
    [blue] Blue:
   *[yellow] Yellow:
} { $count ->
    [one] one step, to { $planet }, a stop-disc.
   *[other] { $count } steps, to { $planet }, a stop-disc.
}
flight-again = { $colour-key ->
    [red] Red:
    [blue] Blue:
   *[yellow] Yellow:
} { $count ->
    [one] one step, to { $planet }. Then it would go round in circles.
   *[other] { $count } steps, to { $planet }. Then it would go round in circles.
}
flight-alone = { $colour-key ->
    [red] Red:
    [blue] Blue:
   *[yellow] Yellow:
} { $count ->
    [0] cannot leave, no other disc in line.
    [one] one step, to { $planet }. No other disc in line there.
   *[other] { $count } steps, to { $planet }. No other disc in line there.
}
flight-loop = Out at the { $side }, in at the other end.

## What if?

whatif = What if?
whatif-on = Only a thought
whatif-hint = Tap discs or the sun to turn them in your mind.
whatif-reset = Put back
whatif-end = Back to the game

## In the sky

board-label = The sky with its sixteen discs
board-order-turn = Who turns, in order
board-order-fly = Who flies, in order
board-recap = Round { $round }: what came of it
board-recap-away = Put away
board-chips = Sunglasses left: { $red } red, { $blue } blue, { $yellow } yellow
disc-planet = { $planet-key ->
    [1] Earth.
   *[other] Planet { $planet-key }.
}{ $stop ->
    [yes] {" "}Stop-disc.
   *[no] {""}
} { $rockets }.
disc-rocket = { $colour } { $number } { $side-key ->
    [north] at the top
    [east] on the right
    [south] at the bottom
   *[west] on the left
}
disc-rose = A face-down disc, row { $row }, column { $column }
disc-sun = The sun. { $sides }
disc-sun-side = { $side }: { $colours }
disc-pawn = { $you ->
    [yes] Your pawn on { $planet }: show its flights
   *[no] Pawn of { $seat } on { $planet }: show its flights
}

## What is heard

sound-strike = (match)
sound-turning = (turning)
sound-whoosh = (whoosh)
sound-sizzle = (sizzle)
