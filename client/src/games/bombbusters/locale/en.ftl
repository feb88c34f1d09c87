### Bomb Busters: what the panel, the cards, the notes and the mat say beside the rules.

bb-choose = Choose what glows
bb-mission = Mission { $mission }
bb-captain = Captain
bb-closed = { $count } closed
bb-thumb = Asks for oxygen
bb-oxygen = { $count } oxygen
bb-value = { $value-key ->
    [yellow] yellow
    [red] red
   *[other] { $value-key }
}
bb-wire = { $place }: { $value-key ->
    [yellow] yellow
    [red] red
   *[other] { $value-key }
}

## What would come of a cut

bb-outcomes = What can come of it
bb-see = Everyone sees:
bb-see-between = { $place } lies between { $low } and { $high }.
bb-see-after = { $place } lies right of { $low }.
bb-see-before = { $place } lies left of { $high }.
bb-see-nothing = nothing beside { $place } is known.
bb-see-known = { $place } is { $value }.
bb-see-cost = It costs { $count } oxygen.
bb-yes = It is { $value }:
bb-yes-cut = both are cut
bb-yes-validates = the { $value-key ->
    [yellow] yellow wires are done
   *[other] { $value-key }s are done
}
bb-yes-robot = you take a wire from the robot
bb-yes-robot-back = the robot walks back
bb-yes-unlocks = { $equipment } unlocks
bb-no = It is { $text }:
bb-no-other = It is something else:
bb-no-dial = dial { $now } → { $left }
bb-no-explodes = the dial runs out, the bomb explodes
bb-no-stable = the Stabilizer holds
bb-no-robot = the robot walks to { $at }
bb-no-robot-ends = the robot walks past 12, the bomb explodes
bb-no-token = { $place ->
    [none] the wire is tagged
   *[other] { $place } is tagged
}
bb-no-remember = { $place ->
    [none] all see it for a moment
   *[other] all see { $place } for a moment
}
bb-no-lie = { $place ->
    [none] the wire gets “not { $value-key }”
   *[other] { $place } gets “not { $value-key }”
}
bb-red = It is red:
bb-red-boom = the bomb explodes.
bb-red-stable = the Stabilizer holds, and all know it.
bb-one-is = One of them is { $text }:
bb-none-is = None of them is:
bb-one-token = one of them is tagged
bb-all-red = All are red:
bb-values = Values you can name
bb-next-value = Now name its value: tap one of your wires.
bb-next-wire = Now tap a teammate’s wire.

## Choosing

bb-choices = Your choices
bb-which-wire = Which wire?
bb-for-whom = Who?
bb-is-not = { $place } is not …
bb-number-cards = Number cards
bb-window = { $seconds } s
bb-trade = { $way-key ->
    [take] take { $amount }
   *[give] give { $amount }
}
bb-trade-take = Take one more, or give one less
bb-trade-give = Give one more, or take one less

## Cards

bb-cards = Cards and powers
bb-cards-ready = { $count ->
    [0] Cards and powers
    [one] Cards and powers: one can be used
   *[other] Cards and powers: { $count } can be used
}
bb-equipment = Equipment
bb-power = Your power
bb-power-used = used up
bb-power-of = { $equipment }, { $used-key ->
    [yes] used up
   *[no] ready
}
bb-card = { $equipment }: { $state-key ->
    [locked] { $needs ->
        [one] locked, one more wire to cut
       *[other] locked, { $needs } wires to cut
    }
    [used] used up
    [usable] can be used now
   *[resting] unlocked, not to be used now
}
bb-role = { $equipment }
bb-put-back = Put it back
bb-about-unlike = your turn or not: two neighbours differ
bb-about-alike = your turn or not: two neighbours are equal
bb-about-walkie = your turn or not: swap a wire
bb-about-triple = cut: three wires of one stand
bb-about-double = cut: two wires of one stand
bb-about-super = cut: a whole stand
bb-about-post-it = your turn or not: one more token
bb-about-rewinder = your turn or not: dial back one
bb-about-batteries = your turn or not: fresh powers
bb-about-radar = your turn or not: who has a number?
bb-about-stabilizer = your turn: no miss hurts
bb-about-x-or-y = cut: name two values
bb-about-mug = your turn: choose who is next
bb-about-false-bottom = at once: two more cards
bb-use-unlike = Tap the left one of two neighbours of yours that differ.
bb-use-alike = Tap the left one of two equal neighbours of yours.
bb-use-walkie = Which wire do you hand over, and to whom?
bb-use-triple = Name a number; then point at three wires of one stand.
bb-use-double = Name a number; then point at two wires of one stand.
bb-use-super = Name a number; then point at a whole stand.
bb-use-post-it = Tap one of your blue wires.
bb-use-rewinder = The dial goes back one step.
bb-use-batteries = Whose power is fresh again? One or two.
bb-use-radar = Which number? Everyone answers yes or no.
bb-use-stabilizer = No miss hurts this turn.
bb-use-x-or-y = Name two values; then point at a wire.
bb-use-mug = Who is next?
bb-use-false-bottom = Two more cards come.

## The mission

bb-briefing-away = Got it
bb-briefing-open = The mission’s rule
bb-all-rules = All its rules
bb-reserve = Oxygen in the reserve: { $count }
bb-reserve-short = reserve
bb-deck = { $value ->
    [none] Number cards still to turn: { $count }
   *[other] Number card { $value-key } is turned; still to turn: { $count }
}
bb-open-cards = Number cards: { $cards }
bb-clock = { $calm-key ->
    [yes] { $left ->
        [one] One turn left
       *[other] { $left } turns left
    }
   *[no] { $left } seconds left
}
bb-again = plays again
bb-won = Mission { $mission } accomplished!
bb-lost = Mission { $mission } failed

## Notes and aid

bb-noted = Your note: { $values }
bb-note-on = Note on { $who }’s { $place }
bb-note-private = Only you see it; it stays in this browser.
bb-note-wipe = Wipe it off
bb-values-all = Values
bb-aid = { $aid-key ->
    [odds] Aid: odds
   *[values] Aid: values
}
bb-aid-about = It counts for you; no hints to others.
bb-aid-label = The aid, only for you: { $text }
bb-aid-chance = { $value-key ->
    [yellow] yellow
    [red] red
   *[other] { $value-key }
} { $text }%

## The mat

bb-mat-label = The cutting mat
bb-mat-strip = Number strip
bb-mat-number = { $value-key }{ $count ->
    [none] { "." }
   *[other] : { $count } of { $all } cut.
}{ $done ->
    [yes] {" "}Done.
   *[no] {""}
}{ $robot ->
    [yes] {" "}The robot stands here.
   *[no] {""}
}
bb-mat-yellows = Yellow wires: { $count } of { $all } cut
bb-mat-reds = { $shown ->
    [0] Red wires in play: { $count }
   *[other] Red wires in play: { $count } of the { $shown } marked
}
bb-mat-dial = Detonator: { $left ->
    [0] the next miss sets it off
    [one] one miss left
   *[other] { $left } misses left
}
bb-mat-misses = { $left ->
    [0] no miss left
    [one] 1 miss left
   *[other] { $left } misses left
}
bb-mat-stand = { $who }, { $side ->
    [2] second stand
   *[other] stand
}: { $count } closed
bb-mat-name = { $who }{ $turn ->
    [yes] {""}, to act
   *[no] {""}
}
bb-mat-beside = Beside the stand: { $text }
bb-mat-absent = Not in this hand: { $text }
bb-mat-wire-open = { $who } { $place }: { $text }, cut.
bb-mat-wire-known = { $who } { $place }: { $text }.
bb-mat-wire-closed = { $who } { $place }: closed.
bb-mat-wire-tagged = Tagged.
bb-mat-wire-not = Not { $text }.
bb-mat-wire-came = Came later.
bb-mat-wire-claimed = Said to be { $text }.
bb-mat-wire-dim = Cannot be chosen now.
bb-mat-label-alike = Equal to the next one.
bb-mat-label-unlike = Not equal to the next one.
bb-mat-pencil = Note on { $place }
bb-mat-yes = yes
bb-mat-no = no
bb-mat-remember = Remember it!

## Equipment of the last boxes

bb-about-single-label = any time: its number is here once
bb-about-emergency-drop = at once: used cards are fresh again
bb-about-fast-pass = your turn: two equal wires of yours
bb-about-disintegrator = at once: one random number is gone
bb-about-grapnel = any time: take a teammate’s wire
bb-use-single-label = Tap one of your blue wires whose number is on that stand only once.
bb-use-emergency-drop = All used cards can be used again.
bb-use-fast-pass = Which number? Two of your wires of it are cut.
bb-use-disintegrator = A number is drawn, and all its wires are cut.
bb-use-grapnel = Tap a closed wire of a teammate: it is yours then.

## What else a mission asks for

bb-deed-reversed = Cut with your reversed wire
bb-deed-reversed-solo = Solo Cut with your reversed wire
bb-deed-tripwire = Point at a tripwire
bb-deed-call-red = Call a wire red
bb-deed-link = Name the weakest link
bb-use-reversed = Name a number, and tap a teammate’s wire: both must be it, or the bomb explodes.
bb-use-reversed-solo = Which number? All wires of it that are left must be yours, or the bomb explodes.
bb-use-tripwire = Tap a teammate’s wire that you take for yellow.
bb-use-call-red = Tap a teammate’s wire. If it is not red, the bomb explodes.
bb-use-link = Who is it, and which constraint? You have one guess.
bb-which-card = Which card?
bb-laid-card = Face down, laid by { $who }
bb-heard = Has heard it
bb-voice-again = What the voice said last
bb-voice-off = Voice off
bb-voice-off-about = Announcements are only shown, and not spoken.
bb-map = The bunker
bb-map-open = The map of the bunker
bb-mat-number-of = Its card lies before { $seat }.
bb-mat-wire-x = Marked X.
bb-mat-wire-reversed = Turned round, apart from the row.
bb-mat-wire-single = Its number is on this stand once.

## What is heard

sound-snip = (snip)
sound-unlock = (click)
sound-boom = (boom)
