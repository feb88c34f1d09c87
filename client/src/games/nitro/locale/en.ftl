## The bench

ng-lab-label = The laboratory
ng-lab-mine = Your flask: { $count ->
    [0] nothing is in the beak.
   *[other] in the beak, from the front: { $cubes }.
}
ng-lab-other = The flask of { $who }: { $count ->
    [0] nothing is in the beak.
   *[other] in the beak, from the front: { $cubes }.
}
ng-lab-rival = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}
ng-lab-start = start
ng-lab-jumped = Jumped out!
ng-lab-tap-back = Tap: back in
ng-lab-put-back = Jumped out: { $cubes }. Put it back.
ng-lab-beside = Beside the flask: { $cubes }.
ng-lab-loading = loading
ng-lab-loaded = ready
ng-lab-mixing = mixing
ng-lab-stopped = stopped
ng-lab-away = away
ng-lab-grabbing = grabbing

## The formula

ng-lab-formula = The formula, from left to right
ng-lab-card-yours = you +{ $points }
ng-lab-card-next = next in
ng-lab-card-later = not yet

## The sand

ng-lab-seconds = { $count ->
    [one] second
   *[other] seconds
}
ng-lab-seconds-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}
ng-lab-tilts = { $count ->
    [one] tilt
   *[other] tilts
}
ng-lab-tilts-left = { $count ->
    [one] One tilt left
   *[other] { $count } tilts left
}
ng-lab-sand-out = Grab!

## Stopping

ng-lab-stops = Stop cards
ng-lab-stop-card = Stop card { $number }
ng-lab-stop-taken = Stop card { $number }: { $who }
ng-lab-lowest = Only the lowest one left: { $number }.
ng-lab-rule = The rule on stopping
ng-lab-stop = STOP
ng-lab-stop-brings = { $points ->
    [0] take card { $number }, win nothing
   *[other] take card { $number }, win { $points }
}
ng-lab-grab = GRAB
ng-lab-grab-brings = be quick: card { $number }
ng-lab-judge = The judge looks …
ng-lab-now = { $points ->
    [0] Stop now: you win nothing yet.
   *[other] Stop now: +{ $points } for you.
}
ng-lab-then = { $points ->
    [0] Get { $cube } in next. Its card is gone, but it must be there.
   *[other] Get { $cube } in next: +{ $points } in all, if nobody is quicker.
}
ng-lab-then-poop = Get the mouse poop in first. Without it, nothing counts.
ng-lab-wrong = The { $cube } cube is wrong there: shake it out again.
ng-lab-hands-off = Hands off! You have card { $number }.
ng-lab-stop-told = You have stopped. Who took which card is seen in a moment.
ng-lab-watch = Watch the others: the beaks decide.
ng-lab-holds-poop = You have the mouse poop: it must be in front.
ng-lab-full = All in, all right: what are you waiting for?
ng-lab-wait = One moment …

## How it was decided

ng-lab-decided = How it was decided
ng-lab-how-stop = stopped at { $seconds } s
ng-lab-how-grab = grabbed after { $seconds } s
ng-lab-how-last = the last one left
ng-lab-how-dealt = dealt
ng-lab-how-tilts = { $count ->
    [one] stopped after one tilt
   *[other] stopped after { $count } tilts
}
ng-lab-tick = tick { $tick }
ng-lab-won-nothing = no card
ng-lab-empty-beak = empty beak

## Before the seats

ng-lab-won = { $count ->
    [0] No card won yet
    [one] One card won, { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $count } cards won, { $points } points
}
ng-lab-round = Round { $round }/{ $rounds }
ng-lab-calm = calm
ng-lab-calm-about = Gentle tilts in turn, no clock.

## What hands do

ng-hand-load = Drag your cubes, or tap two to swap them. The way out is on the right.
ng-hand-cubes = Your cubes
ng-hand-cube = { $cube }: { $x } mm from the left, { $y } mm from the bottom. The arrow keys move it.
ng-hand-formula-order = Formula order
ng-hand-ready = Ready
ng-hand-try = Dry run
ng-hand-trying = A dry run: nothing counts yet.
ng-hand-tried = Back to loading
ng-hand-load-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
ng-hand-pad = Tilt: drag the ball, or use the arrow keys. Space knocks, Enter stops.
ng-hand-phone = Use the phone’s tilt
ng-hand-mute = This phone does not tell how it is held. The ball does as well.
ng-hand-way = A gentle tilt
ng-hand-far = Slow line: the judge sees you late.
ng-hand-late = The line faltered: your hand was still.
ng-hand-corrected = The judge’s flask differed; yours was set right.
ng-hand-no-lab = Your flask cannot be steered here. You see it as the judge does.
ng-hand-slow = The last second, slowly

## What is heard

sound-plink = (plink)

## The menu

ng-swapped = Steer with the right thumb
