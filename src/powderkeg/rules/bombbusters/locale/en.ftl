### Bomb Busters: every word the game needs, in English.

game-name = Bomb Busters
game-pitch = One bomb, many wires, and everybody sees only their own: cut them together, pair by pair.
game-goal = You are one team before one bomb. Each of you sees only your own wires, sorted from low to high. On your turn you point at a teammate’s wire and name a value that you hold yourself. If you are right, both wires are cut; if you are wrong, the dial moves on. If the wire is red, the bomb explodes. Once all blue and yellow wires are cut and all red ones revealed, you have won together.

## Pieces

value-1 = a 1
value-2 = a 2
value-3 = a 3
value-4 = a 4
value-5 = a 5
value-6 = a 6
value-7 = a 7
value-8 = an 8
value-9 = a 9
value-10 = a 10
value-11 = an 11
value-12 = a 12
value-yellow = yellow
value-red = red
value-even = even
value-odd = odd
value-x1 = the only one of its number on the stand (×1)
value-x2 = one of two on the stand (×2)
value-x3 = one of three on the stand (×3)
value-x4 = one of four on the stand (×4)
# Values as they are called out; numbers are said as they are.
said-yellow = yellow
said-red = red
equipment-unlike = Label ≠
equipment-walkie = Walkie-Talkies
equipment-triple = Triple Detector
equipment-post-it = Post-it
equipment-super = Super Detector
equipment-rewinder = Rewinder
equipment-batteries = Emergency Batteries
equipment-radar = General Radar
equipment-stabilizer = Stabilizer
equipment-x-or-y = X or Y ray
equipment-mug = Coffee Mug
equipment-alike = Label =
equipment-false-bottom = False Bottom
equipment-single-label = Label ×1
equipment-emergency-drop = Emergency Drop
equipment-fast-pass = Fast Pass
equipment-disintegrator = Disintegrator
equipment-grapnel = Grappling Hook
equipment-double = Double Detector
# The one on your character, when the same lies among the equipment.
equipment-own-triple = your own Triple Detector

## Options

option-aid = Deduction aid
    .off = off: everybody counts for themselves
    .values = values: the table tells what a wire may still be
    .odds = odds: the table also tells how likely each value is
option-clock = Clock in missions against time
    .on = it runs
    .calm = calm: turns count instead of minutes
option-calls = Calling “Snip!” in mission 45
    .holders = only for whoever has the value
    .free = for everybody, at the risk of a false call
option-sevens = Only sevens in hand in mission 46, while others still hold more
    .go-on = name all four: if you are right, the mission goes on
    .strict = the mission is lost
option-captain = Captain
    .random = drawn by lot
    .number = player { $value-key }

## What is awaited

prompt-captain = The Captain is being drawn.
prompt-roles = { $you ->
    [yes] Choose the character you will play.
   *[no] { $seat } is choosing a character.
}
prompt-draw = The coloured wires are being drawn.
prompt-put = Some of the coloured wires go in, unseen.
prompt-load = The robot is being loaded.
prompt-side = The yellow wires are being dealt.
prompt-deal = The wires are being dealt.
prompt-equip = The equipment is being laid out.
prompt-info = A token is being drawn for the Captain.
prompt-token = { $you ->
    [yes] Put an Info token before one of your blue wires.
   *[no] { $seat } is putting an Info token before a wire.
}
prompt-lie = { $you ->
    [yes] Put a false token before one of your wires: a number that it is not.
   *[no] { $seat } is putting a false token before a wire.
}
prompt-turn = { $you ->
    [yes] Your turn: point at a teammate’s wire and name a value you hold.
   *[no] { $seat } is deciding what to cut.
}
prompt-reds = { $you ->
    [yes] Your turn, and all you have left is red: reveal your wires.
   *[no] { $seat } is deciding what to cut.
}
prompt-number = { $you ->
    [yes] The card says { $value-key }: cut { $value }, with a teammate or alone.
   *[no] { $seat } must cut { $value }.
}
prompt-aim = { $you ->
    [yes] You named { $values }. { $pointed ->
        [0] Point at { $left ->
            [one] a wire.
           *[other] { $left } wires of one stand.
        }
       *[other] Point at { $left ->
            [one] one more wire of that stand.
           *[other] { $left } more wires of that stand.
        }
    }
   *[no] { $seat } named { $values } and is pointing at wires.
}
prompt-aim-super = { $you ->
    [yes] You named { $values }. Point at a whole stand.
   *[no] { $seat } named { $values } and is pointing at a stand.
}
prompt-yellows = { $you ->
    [yes] Name the yellow wires, your own too: { $left ->
        [one] one more.
       *[other] { $left } more.
    }
   *[no] { $seat } is naming the yellow wires.
}
prompt-sevens = { $you ->
    [yes] You hold only sevens. Name those of the others: { $left ->
        [one] one more.
       *[other] { $left } more.
    }
   *[no] { $seat } holds only sevens and is naming the others.
}
prompt-answer = { $you ->
    [yes] { $giver } points at your wires: “{ $values }!” Which one do you answer with?
   *[no] { $seat } is answering.
}
prompt-open = { $you ->
    [yes] You were right. Which of your own wires do you open?
   *[no] { $seat } is choosing which wire to open.
}
prompt-hand = { $you ->
    [yes] A teammate hands you a wire. Which of yours do you hand back?
   *[no] { $seat } is choosing a wire to hand back.
}
prompt-pay = { $you ->
    [yes] Who gets your oxygen?
   *[no] { $seat } is choosing who gets oxygen.
}
prompt-pair = { $you ->
    [yes] Which two Number cards make your value?
   *[no] { $seat } is choosing two Number cards.
}
prompt-drop = { $you ->
    [yes] You pass. Which two Number cards do you drop?
   *[no] { $seat } is dropping two Number cards.
}
prompt-choose-side = { $you ->
    [yes] A wire for you. On which of your stands?
   *[no] { $seat } is choosing a stand for a wire.
}
prompt-take = A wire is being taken.
prompt-false-bottom = The False Bottom opens: two more equipment cards.
prompt-blast = The Disintegrator is choosing a number.
prompt-lay = Number cards are being laid.
prompt-start = The mission begins.
prompt-card = The next Number card is being turned.
prompt-call = { $them ->
    [yes] Number card { $value-key }: who cuts? Call “Snip!” or decline.
   *[no] Number card { $value-key }: who calls “Snip!”?
}
prompt-call-reds = Nothing but red is left: whoever holds only red wires calls “Snip!” to reveal them.
prompt-appoint = { $you ->
    [yes] Nobody called. Captain, who must cut { $value }?
   *[no] Nobody called. { $seat }, the Captain, decides who must cut { $value }.
}
prompt-sir = { $you ->
    [yes] You are Sir: turn the next Number card.
   *[no] { $seat } is Sir and turns the next Number card.
}
prompt-order = { $you ->
    [yes] You are Sir, and the card says { $value-key }. Who must cut?
   *[no] { $seat } is Sir and decides who must cut { $value }.
}
prompt-penalty = { $you ->
    [yes] You do not have the value. Put an Info token before one of your blue wires.
   *[no] { $seat } is putting an Info token before a wire.
}
prompt-trade = { $you ->
    [yes] You may give oxygen to one teammate, or take some.
   *[no] { $seat } may share oxygen with a teammate.
}
prompt-over = { $end-key ->
    [won] The bomb is defused!
   *[lost] The bomb has exploded.
}

## Moves

move-captain = Captain: { $seat }
move-draw = Draw { $wire }
move-put = Put { $wire } in
move-deal = Deal { $wire }
move-take = Take { $wire }
move-equip = Lay out: { $equipment }
move-info = Draw token { $value-key }
move-card = Turn Number card { $value-key }
move-role = Character: { $equipment }
move-side = { $side ->
    [1] On the first stand
   *[2] On the second stand
}
move-token = Info token before { $them ->
    [yes] your { $place }
   *[no] { $owner }’s { $place }
}
move-lie = { $them ->
    [yes] Your { $place }
   *[no] { $owner }’s { $place }
} is not { $value }
move-cut = Cut: { $owner }’s { $place } is { $value }{ $copy ->
    [1] {""}
    [2] {" "}(open your second)
    [3] {" "}(open your third)
   *[other] {" "}(open your fourth)
}
move-solo = Solo Cut: { $value-key ->
    [yellow] all your yellow wires
   *[other] all your { $value-key }s
}
move-reveal = Reveal your red wires
move-double = Double Detector: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(open your second)
    [3] {" "}(open your third)
   *[other] {" "}(open your fourth)
}
move-triple = Triple Detector: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(open your second)
    [3] {" "}(open your third)
   *[other] {" "}(open your fourth)
}
move-own-triple = Your own Triple Detector: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(open your second)
    [3] {" "}(open your third)
   *[other] {" "}(open your fourth)
}
move-super = Super Detector: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(open your second)
    [3] {" "}(open your third)
   *[other] {" "}(open your fourth)
}
move-x-or-y = X or Y ray: { $value } or { $other }
move-own-x-or-y = Your own X or Y ray: { $value } or { $other }
move-with = Add: { $equipment }
move-at = Point at { $them ->
    [yes] your own { $place }
   *[no] { $owner }’s { $place }
}
move-stand = Point at { $owner }’s whole { $side ->
    [1] stand
   *[2] second stand
}
move-give = Yes: cut { $them ->
    [yes] your { $place }
   *[no] { $owner }’s { $place }
}
move-tag = No: put the token before { $them ->
    [yes] your { $place }
   *[no] { $owner }’s { $place }
}
move-open = Open { $them ->
    [yes] your { $place }
   *[no] { $owner }’s { $place }
}
move-unlike = Label ≠: { $them ->
    [yes] your { $place }
   *[no] { $owner }’s { $place }
} and the next wire differ
move-alike = Label =: { $them ->
    [yes] your { $place }
   *[no] { $owner }’s { $place }
} and the next wire are equal
move-walkie = Walkie-Talkies: hand { $place } to { $partner }, who hands one back
move-own-walkie = Your own Walkie-Talkies: hand { $place } to { $partner }, who hands one back
move-hand = Hand over { $them ->
    [yes] your { $place }
   *[no] { $owner }’s { $place }
}
move-post-it = Post-it before { $them ->
    [yes] your { $place }
   *[no] { $owner }’s { $place }
}
move-rewinder = Rewinder: turn the dial back one step
move-batteries = Emergency Batteries: { $count ->
    [one] a fresh power for { $charged }
   *[other] fresh powers for { $charged }
}
move-radar = General Radar: who has { $value }?
move-own-radar = Your own General Radar: who has { $value }?
move-stabilizer = Stabilizer: make this turn safe
move-mug = Coffee Mug: { $seat } is next
move-single-label = { $them ->
    [yes] Label ×1 before your { $place }
   *[no] Label ×1 before { $owner }’s { $place }
}
move-fast-pass = Fast Pass: two of your { $value-key }s
move-grapnel = Grappling Hook: take { $owner }’s { $place }
move-blast = The Disintegrator hits { $value-key }
move-skip = Skip your turn
move-thumb = Thumbs up: more oxygen, please
move-pay = The oxygen goes to { $seat }
move-pair = { $sign-key ->
    [plus] { $first } + { $second } = { $value-key }
   *[minus] { $first } − { $second } = { $value-key }
}
move-drop = Drop { $first } and { $second }
move-yellows = Name all three yellow wires
move-snip = Snip!
move-decline = Not me
move-appoint = { $you ->
    [yes] You cut, yourself
   *[no] { $seat } cuts
}
move-turn-card = Turn the next Number card
move-oxygen = { $way-key ->
    [give] Give { $seat } { $amount } oxygen
   *[take] Take { $amount } oxygen from { $seat }
}
move-no-trade = Share nothing

## Events

event-captain-chosen = { $you ->
    [yes] You are the Captain.
   *[no] { $seat } is the Captain.
}
event-role-taken = { $you ->
    [yes] Your character: { $equipment }.
   *[no] { $seat }’s character: { $equipment }.
}
event-drawn = { $sure-key ->
    [yes] { $value-key ->
        [yellow] Yellow { $wire } is in play.
       *[red] Red { $wire } is in play.
    }
   *[no] { $value-key ->
        [yellow] Yellow { $wire } may be in play.
       *[red] Red { $wire } may be in play.
    }
}
event-put-in = { $value-key ->
    [yellow] { $count } of the { $shown } yellow wires shown { $count ->
        [one] goes in
       *[other] go in
    }, unseen.
   *[red] { $count } of the { $shown } red wires shown { $count ->
        [one] goes in
       *[other] go in
    }, unseen.
}
event-dealt = The wires are dealt and sorted.
event-equipped = Equipment: { $cards }.
event-turn-began = { $you ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
}
event-lied = { $them ->
    [yes] A false token: your { $place } is not { $value }.
   *[no] A false token: { $owner }’s { $place } is not { $value }.
}
event-absent = { $you ->
    [yes] You have no { $value-key }, and all know it.
   *[no] { $seat } has no { $value-key }.
}
event-claimed = { $you ->
    [yes] You point at { $owner }’s { $places }: { $how-key ->
        [x-or-y] “One of { $values }!”
       *[other] “{ $values }!”
    }
   *[no] { $them ->
        [yes] { $seat } points at your { $places }: { $how-key ->
            [x-or-y] “One of { $values }!”
           *[other] “{ $values }!”
        }
       *[no] { $seat } points at { $owner }’s { $places }: { $how-key ->
            [x-or-y] “One of { $values }!”
           *[other] “{ $values }!”
        }
    }
}
event-cut = { $you ->
    [yes] Right! { $owner }’s { $place } is { $value }, and so is your { $own }: both are cut.
   *[no] { $them ->
        [yes] Right! Your { $place } is { $value }, and so is { $seat }’s { $own }: both are cut.
       *[no] Right! { $owner }’s { $place } is { $value }, and so is { $seat }’s { $own }: both are cut.
    }
}
event-missed = { $them ->
    [yes] Missed: “{ $values }” is wrong for your { $places }.
   *[no] Missed: “{ $values }” is wrong for { $owner }’s { $places }.
}
event-found-red = { $them ->
    [yes] Your { $places } { $count ->
        [one] is red,
       *[other] are red,
    } but the Stabilizer holds.
   *[no] { $owner }’s { $places } { $count ->
        [one] is red,
       *[other] are red,
    } but the Stabilizer holds.
}
event-solo-cut = { $you ->
    [yes] Solo Cut! You cut { $value-key ->
        [yellow] the last yellow wires
       *[other] the last { $value-key }s
    }: { $places }.
   *[no] Solo Cut! { $seat } cuts { $value-key ->
        [yellow] the last yellow wires
       *[other] the last { $value-key }s
    }: { $places }.
}
event-dialled = { $way-key ->
    [back] The dial turns back.
   *[on] The dial moves on.
} { $lives ->
    [0] It is at the end.
    [1] One more step, and the bomb explodes.
    [2] You can bear one more miss.
   *[other] You can bear { $left } more misses.
}
event-validated = All four { $value-key }s are cut.
event-unlocked = Unlocked: { $equipment }.
event-restored = Emergency Drop: used cards can be used again{ $count ->
    [0] {""} – there are none
   *[other] : { $cards }
}.
event-disintegrated = The Disintegrator hits { $value-key }: { $count ->
    [0] nothing is left to cut
    [one] one wire is cut
   *[other] { $count } wires are cut
}.
event-singled = { $them ->
    [yes] Label ×1: the number of your { $place } is on its stand once.
   *[no] Label ×1: the number of { $owner }’s { $place } is on its stand once.
}
event-used = { $you ->
    [yes] { $own-key ->
        [yes] You use your own power:
       *[no] You use equipment:
    }
   *[no] { $own-key ->
        [yes] { $seat } uses a power:
       *[no] { $seat } uses equipment:
    }
} { $value-key ->
    [none] { $equipment }.
    [yellow] { $equipment }, for yellow.
   *[other] { $equipment }, for { $value-key }.
}
event-labelled = { $label-key ->
    [alike] { $them ->
        [yes] Your { $place } and { $next } are equal.
       *[no] { $owner }’s { $place } and { $next } are equal.
    }
   *[unlike] { $them ->
        [yes] Your { $place } and { $next } differ.
       *[no] { $owner }’s { $place } and { $next } differ.
    }
}
event-radar-answer = { $them ->
    [yes] { $yes-key ->
        [yes] You have { $value }
       *[no] You have no { $value-key }
    }
   *[no] { $yes-key ->
        [yes] { $owner } has { $value }
       *[no] { $owner } has no { $value-key }
    }
}{ $stands ->
    [1] .
   *[other] {" "}{ $side ->
        [1] on the first stand.
       *[2] on the second stand.
    }
}
event-recharged = { $you ->
    [yes] Your power is fresh again.
   *[no] { $seat }’s power is fresh again.
}
event-passed-on = { $you ->
    [yes] You pass the turn on to { $to }.
   *[no] { $them ->
        [yes] { $seat } passes the turn on to you.
       *[no] { $seat } passes the turn on to { $to }.
    }
}
event-robot-walked = The robot walks { $back-key ->
    [yes] down
   *[no] up
} to { $at ->
    [0] the space before 1.
   *[other] { $at }.
}
event-took-oxygen = { $you ->
    [yes] You take { $amount } oxygen; { $reserve } left in the reserve.
   *[no] { $seat } takes { $amount } oxygen; { $reserve } left in the reserve.
}
event-fresh-oxygen = All oxygen is back in the reserve.
event-gave-oxygen = { $you ->
    [yes] You give { $to } { $amount } oxygen.
   *[no] { $them ->
        [yes] { $seat } gives you { $amount } oxygen.
       *[no] { $seat } gives { $to } { $amount } oxygen.
    }
}
event-paid-oxygen = { $you ->
    [yes] You pay { $amount } oxygen.
   *[no] { $seat } pays { $amount } oxygen.
}
event-got-oxygen = { $you ->
    [yes] You get { $amount } oxygen from the reserve.
   *[no] { $seat } gets { $amount } oxygen from the reserve.
}
event-lost-oxygen = { $why ->
    [box] Nobody can receive it: { $amount } oxygen goes to the box.
   *[out] { $you ->
        [yes] You are out, and { $amount } oxygen leaves the game.
       *[no] { $seat } is out, and { $amount } oxygen leaves the game.
    }
}
event-skipped = { $you ->
    [yes] You skip your turn.
   *[no] { $seat } skips a turn.
}
event-card-turned = Number card { $value-key } is turned.
event-cards-shuffled = The Number cards are shuffled again.
event-snipped = { $you ->
    [yes] You call “Snip!”
   *[no] { $seat } calls “Snip!”
}
event-false-call = { $you ->
    [yes] A false call: you have no { $value-key }.
   *[no] A false call: { $seat } has no { $value-key }.
}
event-appointed = { $you ->
    [yes] { $them ->
        [yes] You will cut, yourself.
       *[no] You choose { $to } to cut.
    }
   *[no] { $them ->
        [yes] { $seat } chooses you to cut.
       *[no] { $to } must cut: { $seat } says so.
    }
}
event-lacked = { $you ->
    [yes] You have no { $value-key }.
   *[no] { $seat } has no { $value-key }.
}
event-cards-taken = { $you ->
    [yes] You take two Number cards:
   *[no] { $seat } takes two Number cards:
} { $sign-key ->
    [plus] { $first } + { $second } = { $value-key }.
   *[minus] { $first } − { $second } = { $value-key }.
}
event-cards-dropped = { $you ->
    [yes] You drop the Number cards { $first } and { $second }.
   *[no] { $seat } drops the Number cards { $first } and { $second }.
}
event-cards-laid = All twelve Number cards lie open again.
event-play-again = { $you ->
    [yes] You will have the next turn as well.
   *[no] { $seat } will have the next turn as well.
}
event-traded = { $you ->
    [yes] You give { $to } { $amount } oxygen.
   *[no] { $them ->
        [yes] { $seat } gives you { $amount } oxygen.
       *[no] { $seat } gives { $to } { $amount } oxygen.
    }
}
event-announced = { $last-key ->
    [yes] The last stretch: hold your breath!
   *[no] { $unit-key ->
        [turns] { $left ->
            [one] One turn left.
           *[other] { $left } turns left.
        }
       *[seconds] { $left ->
            [240] Four minutes left.
            [120] Two minutes left.
           *[other] { $left } seconds left.
        }
    }
}
event-thumbed = { $you ->
    [yes] Thumbs up: you ask for oxygen.
   *[no] Thumbs up: { $seat } asks for oxygen.
}
event-defused = The bomb is defused: mission accomplished!
event-matched = { $them ->
    [yes] Right: your { $place } is { $value }.
   *[no] Right: { $owner }’s { $place } is { $value }.
}
event-tagged = { $them ->
    [yes] An Info token: your { $place } is { $value }.
   *[no] An Info token: { $owner }’s { $place } is { $value }.
}
event-pointed = { $them ->
    [yes] Remember: your { $place } is { $value }.
   *[no] Remember: { $owner }’s { $place } is { $value }.
}
event-set-aside = { $them ->
    [yes] Beside your stand lies a token: { $value } is on it.
   *[no] Beside { $owner }’s stand lies a token: { $value } is on it.
}
event-reds-revealed = { $you ->
    [yes] You reveal your red wires: { $places }. You are out.
   *[no] { $seat } reveals red wires: { $places }, and is out.
}
event-yellows-cut = { $you ->
    [yes] You named all yellow wires: they are cut.
   *[no] { $seat } named all yellow wires: they are cut.
}
event-sevens-cut = { $you ->
    [yes] You named all sevens: they are cut.
   *[no] { $seat } named all sevens: they are cut.
}
event-only-sevens = { $you ->
    [yes] You hold nothing but sevens: { $places }.
   *[no] { $seat } holds nothing but sevens: { $places }.
}
event-exploded = { $why-key ->
    [red] That wire was red. The bomb explodes!
    [dial] The dial has reached the end. The bomb explodes!
    [robot] The robot has walked past 12. The bomb explodes!
    [time] The time is up. The bomb explodes!
    [sevens] That was not a seven. The bomb explodes!
    [yellows] One of these wires was red. The bomb explodes!
    [stuck] Nothing is left that could be done. The bomb explodes!
    [robot-full] Nobody is left to take the robot’s wires. The bomb explodes!
    [only-reds] Only red wires to cut from: a fatal choice. The bomb explodes!
    [not-yellow] One of these wires was not yellow. The bomb explodes!
    [escaped] All wires are cut, and the Doctor is still free. The bomb explodes!
    [strict] Nothing but sevens, too early. The bomb explodes!
    [round] Nobody could play for a whole round. The bomb explodes!
    [not-red] That wire was not red. The bomb explodes!
    [stranded] Open Number cards are left with somebody who has no wires. The bomb explodes!
    [blocked] Only blocked values were left. The bomb explodes!
    [rookie] The rookie missed. The bomb explodes!
    [captain] The Captain missed. The bomb explodes!
    [skipped] Everybody has skipped. The bomb explodes!
    [named] Not all the wires named were right. The bomb explodes!
    [turns] No turn is left. The bomb explodes!
    [reversed] A reversed wire was not what was said. The bomb explodes!
   *[other] The bomb explodes!
}
event-robot-gave = { $them ->
    [yes] The robot gives you a wire
   *[no] The robot gives { $owner } a wire
}{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
}, sorted in at { $place }.
event-red-came = { $them ->
    [yes] A red wire comes to you
   *[no] A red wire comes to { $owner }
}{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
}, sorted in at { $place }.
event-handed = { $giver-you ->
    [yes] Your
   *[no] { $giver }’s
} { $origin }{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
} goes to { $owner-you ->
    [yes] you
   *[no] { $owner }
}, sorted in at { $place }.

## The board in words

twin-mission = Mission { $mission }. { $turns ->
    [0] No turn is over yet.
    [one] One turn is over.
   *[other] { $turns } turns are over.
}
twin-captain = { $you ->
    [yes] You are the Captain.
   *[no] The Captain is { $seat }.
}
twin-dial = { $lives ->
    [0] The dial is at the end.
    [1] The dial: the next miss makes the bomb explode.
    [2] The dial: you can bear one more miss.
   *[other] The dial: you can bear { $left } more misses.
}
twin-stable = The Stabilizer protects this turn.
twin-again = The same player has the next turn as well.
twin-strip = The number strip:
twin-finished = Finished: { $numbers }.
twin-cut = { $number }: { $cut } of { $of } cut.
twin-whole = Untouched: { $numbers }.
twin-yellows = Yellow: { $cut } of { $of } cut.
twin-reds = Red wires in play: { $count }.
twin-markers = Marked as in play: { $wires }.
twin-perhaps = Perhaps in play: { $wires }.
twin-equipment = Equipment: { $equipment }{ $number ->
    [13] {""}
   *[other] {" "}({ $number })
}, { $state-key ->
    [used] used.
    [ready] ready to use.
   *[locked] { $number ->
        [13] { $needs ->
            [one] locked until one more yellow wire is cut.
           *[other] locked until { $needs } more yellow wires are cut.
        }
       *[other] { $needs ->
            [one] locked until one more { $number } is cut.
           *[other] locked until { $needs } more { $number }s are cut.
        }
    }
}
twin-robot = The robot stands { $at ->
    [0] before 1
   *[other] on { $at }
} and carries { $wires ->
    [0] no wire.
    [one] one wire.
   *[other] { $wires } wires.
}
twin-robot-next = Its next step leads to { $next ->
    [0] the space before 1.
   *[other] { $next }.
}
twin-reserve = Oxygen in the reserve: { $count }.
twin-card = The open Number card: { $number }.
twin-deck = Number cards still to turn: { $count }.
twin-numbers = Number cards that lie open: { $numbers }.
twin-clock = { $pace-key ->
    [calm] { $left ->
        [one] One turn is left
       *[other] { $left } turns are left
    }; the next event comes { $next ->
        [one] after one more.
       *[other] after { $next } more.
    }
   *[running] { $left ->
        [one] One second is left
       *[other] { $left } seconds are left
    }; the next event comes in { $next ->
        [one] one second.
       *[other] { $next } seconds.
    }
}
twin-window = { $count ->
    [one] One second to call.
   *[other] { $count } seconds to call.
}
twin-declined = Declined: { $declined }.
twin-aim = { $you ->
    [yes] You named { $values } and point at:
   *[no] { $seat } named { $values } and points at:
}
twin-spot = { $them ->
    [yes] Your { $place }.
   *[no] { $owner }’s { $place }.
}
twin-claims = You can name:
twin-claim = { $value-key ->
    [yellow] yellow
   *[other] { $value-key }
} ({ $copies }).
twin-solo = You hold all that are left.
twin-cost = Costs { $count } oxygen.
twin-unlocks = Would unlock: { $cards }.
twin-finishes = Would finish the number.
twin-robot-there = The robot stands there.
twin-miss = A miss would { $lives ->
    [1] leave no room for another.
    [2] leave room for one more.
   *[other] leave room for { $left } more.
}
twin-miss-robot = A miss would move the robot to { $at }.
twin-miss-safe = A miss costs nothing in this turn.
twin-miss-end = A miss would make the bomb explode.
twin-seat = { $you ->
    [yes] You
   *[no] { $seat }
}: { $closed ->
    [0] no closed wires.
    [one] one closed wire.
   *[other] { $closed } closed wires.
}
twin-role = Power: { $equipment }, { $state-key ->
    [used] used.
   *[fresh] fresh.
}
twin-oxygen = Oxygen: { $count }.
twin-thumb = Thumbs up: asks for oxygen.
twin-absent = Not in this hand: { $values }.
twin-stand = { $you ->
    [yes] Your { $side ->
        [1] stand:
       *[2] second stand:
    }
   *[no] { $side ->
        [1] Stand
       *[2] Second stand
    } of { $seat }:
}
twin-beside = Tokens beside the stand: { $values }.
twin-open = { $place }: { $wire }, open.
twin-face = { $place }: { $wire }.
twin-closed = { $place }: closed.
twin-token = Info token: { $value }.
twin-known = Known to all: { $value }.
twin-not = Not { $values }.
twin-between = From { $low } to { $high }.
twin-from = { $low } or more.
twin-up-to = { $high } or less.
twin-label = { $label-key ->
    [alike] Equal to the next.
   *[unlike] Different from the next.
}
twin-came = Came later.
twin-single = its number is on this stand once
twin-apart = stands apart from the row
twin-may = May be: { $values }.
twin-odds = { $value-key ->
    [yellow] Yellow
    [red] Red
   *[other] { $value-key }
}: { $percent ->
    [0] less than 1%.
   *[other] { $percent }%.
}

## Signals: all that may be said while the bomb ticks

phrase-mind-robot = Mind the robot
phrase-mind-dial = Mind the dial
phrase-equipment = Equipment?
phrase-take-time = Take your time
phrase-well-cut = Well cut!
phrase-mission-rule = Mission rule!

## Looking back at a cut

review-sure = A sure cut: it could not be wrong.
review-best = The chance to be right was { $right }%, and nothing promised more.{ $red ->
    [0] {""}
   *[other] {" "}The chance of red was { $red }%.
}
review-better = The chance to be right was { $right }%{ $red ->
    [0] .
   *[other] , and { $red }% that it was red.
} { $them ->
    [yes] Your { $place }
   *[no] { $owner }’s { $place }
} was { $value } with a chance of { $best }%.
review-all = All { $count } wires at once: the chance to be right was { $right }%.

## Rules: the base game

chapter-base = The base game
rule-R1 = For your first mission the Captain is drawn by lot, unless you agree who it is. With every further mission or new try the role passes to the left. The Captain begins, and turns go clockwise.
    .cite = Base rules 1: the Captain
    .no = There is no player { $captain }: you are only { $seats }.
rule-R2 = Your wires stand on a stand that only you see from the front. With two players both have two stands; with three the Captain has two and the others one; with four or five everybody has one. Two stands are one hand, but each is sorted by itself. Places are called A, B, C and so on from the left, and a, b, c on a second stand.
    .cite = Base rules 2: stands
rule-R3 = There are four blue wires of each number from 1 to 12, one yellow wire each of 1.1, 2.1 and so on to 11.1, and one red wire each of 1.5, 2.5 and so on to 11.5. What stands behind the point only says where a wire is sorted in: all yellow wires have the value yellow, all red ones the value red. All blue wires that the mission uses are in play. It also says how many yellow and red ones: they are drawn at random, shown to all, marked on the strip and shuffled in. If it says “X of Y”, Y wires are shown and marked with a question mark; X of them go in, and the others are put back, all unseen.
    .cite = Base rules 3: wires and markers
rule-R4 = All wires are dealt face down to the stands, as evenly as possible, from the Captain on clockwise. If the number does not come out even, the first stands get one more. You sort each stand upwards from left to right: 1, 1.1, 1.5, 2 and so on. Only you see the values.
    .cite = Base rules 4: the deal
rule-R5 = As many equipment cards as there are players are drawn at random and lie open, locked at first. A card that the mission does not want is set aside and another one drawn.
    .cite = Base rules 5: equipment
rule-R6 = Before the first turn everybody puts one Info token before a blue wire of their own, the Captain first, then clockwise. It shows the true value; a yellow token is not allowed here. With two stands, too, it is just one token.
    .cite = Base rules 6: the start token
    .no = A start token goes before a blue wire of your own that is still closed.
rule-R7 = On your turn you do exactly one of three things. Dual Cut: you point at a teammate’s wire and name a value that you hold uncut. If you are right, that wire and one of yours are cut: both lie open in their places. If you are wrong, the wire gets an Info token with its true value and the dial moves on one step; you show no wire of yours. If the wire is red, the bomb explodes. Solo Cut: if you hold all wires that are left of a value, you cut them alone, all four or the last two. Reveal reds: if all your uncut wires are red, you must reveal them, and are out.
    .cite = Base rules 7: a turn
    .no = { $why-key ->
        [only-reds] All you have left is red: you must reveal it.
        [not-only-reds] You can reveal your red wires only when you have nothing else left.
        [own] Point at a teammate’s wire, not at your own.
        [nothing] There is no wire at that place.
        [open] That wire is open already.
       *[not-all] A Solo Cut needs all that are left, and of { $left } you hold { $held }.
    }
rule-R8 = All yellow wires are one value: you say “yellow” and must hold a yellow wire. For a Solo Cut you need all yellow wires that are left, two or four.
    .cite = Base rules 8: yellow wires
    .no = For “yellow” you must hold a yellow wire; for a Solo Cut all that are left, two or four.
rule-R9 = In a Dual Cut you may name a wrong value on purpose, as long as you hold that value uncut. A value that you do not hold cannot be named.
    .cite = Base rules 9: wrong on purpose
    .no = You do not hold { $value }, so you cannot name it.
rule-R10 = When all four wires of a number are cut, a Validation token goes onto the strip. It helps you to remember, and some missions look at it.
    .cite = Base rules 10: Validation tokens
rule-R11 = If you have no uncut wire left, you have no more turns. The others play on.
    .cite = Base rules 11: an empty hand
rule-R12 = You win together when no closed wire is left: all blue and yellow ones are cut, all red ones revealed. You lose together when a red wire is cut, when the dial reaches the end, or when the mission says so.
    .cite = Base rules 12: winning and losing
rule-R13 = If the Info tokens run out, one whose wire is cut is used again; if there is none, the value is said aloud, and you must remember it.
    .cite = Base rules 13: enough tokens
rule-R14 = You do not talk about your own wires, give no hints, do not repeat what tokens and past turns have told, and share no guesses about hidden wires. You may talk about tactics in general and about when to use equipment, and remind each other of powers and mission rules.
    .cite = Base rules 14: talking
rule-R15 = Equipment cards may be used one after another in the same turn. What can be used at any time can be used by everybody, also when it is not their turn.
    .cite = Base rules 15: any time
rule-R16 = The dial starts as many steps before the end as there are players, and every miss moves it on one step; at the end the bomb explodes. So two players can bear one miss, three two, four three, five four. The dial shows how many you can still bear.
    .cite = Base rules 16: the detonator

## Rules: equipment

chapter-equipment = Equipment
rule-E1 = Any time: put the label ≠ before two neighbouring wires of different value on one stand of yours. One of the two may be cut already. Two yellow wires count as equal, and so do two red ones.
    .cite = Equipment 1: Label ≠
    .no = The label ≠ goes before two neighbours that differ, and one of them at least is still closed.
rule-E2 = Any time: you and a teammate hand each other one uncut wire of any colour, face down. Both sort in what they got; with two stands it goes where the other wire came from. All see from which place each wire left and where it is now. An Info token travels with its wire.
    .cite = Equipment 2: Walkie-Talkies
    .no = Hand over a closed wire of your own, to a teammate who still has one.
rule-E3 = On your turn: a Dual Cut with one blue value and exactly three wires of one stand. It goes like the Double Detector.
    .cite = Equipment 3: Triple Detector
    .no = The Triple Detector points at three closed wires of one stand.
rule-E4 = Any time: put an Info token before one of your own blue wires.
    .cite = Equipment 4: Post-it
    .no = A Post-it goes before a closed blue wire of your own that has no token yet.
rule-E5 = On your turn: a Dual Cut with one blue value and a whole stand: all its uncut wires, even if it is only one. It goes like the Double Detector.
    .cite = Equipment 5: Super Detector
    .no = The Super Detector points at a whole stand of a teammate that still has closed wires.
rule-E6 = Any time: the dial turns back one step.
    .cite = Equipment 6: Rewinder
    .no = There is no dial in this mission.
rule-E7 = Any time: one or two characters whose power is spent can use it once more.
    .cite = Equipment 7: Emergency Batteries
    .no = Only a power that is spent can be charged.
rule-E8 = Any time: name a number from 1 to 12. Everybody, you too, says whether they have an uncut blue wire of it, for each stand by itself.
    .cite = Equipment 8: General Radar
    .no = There are no wires of that number in this mission.
rule-E9 = At the start of your turn, before a Dual Cut: in this turn a miss does not move the dial, and a red wire does not explode. The Info token is put all the same, but not before a red wire.
    .cite = Equipment 9: Stabilizer
    .no = The Stabilizer is on already.
rule-E10 = On your turn: a Dual Cut at one wire with two values, both of which you hold; yellow may be one of them. You may join one detector to it; then both values must be blue.
    .cite = Equipment 10: X or Y ray
    .no = The ray takes two values that you hold, the lower one first, and one closed wire of a teammate. Yellow does not go with a detector.
rule-E11 = On your turn: you skip it and choose who is next, without asking the others. From there play goes on clockwise.
    .cite = Equipment 11: Coffee Mug
    .no = Choose a teammate who still has closed wires.
rule-E12 = Any time: put the label = before two neighbouring wires of equal value on one stand of yours. One of the two may be cut already. Two yellow wires count as equal, and so do two red ones.
    .cite = Equipment 12: Label =
    .no = The label = goes before two equal neighbours, and one of them at least is still closed.
rule-E13 = At once, when two yellow wires are cut: two more equipment cards are laid out. They may even be ready to use. This card is only there if the mission has yellow wires, and not in missions 1 to 8 and 41.
    .cite = Equipment 13: False Bottom
rule-E14 = A card is locked until two wires of its number are cut, one with a double lock until all four are, False Bottom until two yellow ones are. Each card is used once and then turned face down.
    .cite = Equipment 14: locks
    .no = { $why-key ->
        [absent] This card is not on the table: { $equipment }.
        [used] This card has been used: { $equipment }.
       *[locked] This card is still locked: { $equipment }. { $needs ->
            [one] One more wire of its number must be cut.
           *[other] { $needs } more wires of its number must be cut.
        }
    }
rule-E15 = False Bottom draws from the cards of this mission; numbers that are replaced stay out. If fewer than two are left, it brings as many as there are.
    .cite = Equipment 15: what False Bottom draws
rule-E16 = Instant cards happen at once, cost nothing and are used up. Emergency Drop brings back neither instant cards nor itself.
    .cite = Equipment 16: instant cards
rule-E17 = For constraints and challenges Fast Pass counts as a Solo Cut. Two of three or of four wires may be cut with it.
    .cite = Equipment 17: Fast Pass is a Solo Cut
rule-E18 = Every number from 1 to 12 is equally likely. If it is finished already, nothing happens. It is nobody’s cut: it costs nothing and moves nothing, but there are Validation tokens and what follows from them. It cuts reversed wires, too.
    .cite = Equipment 18: what the Disintegrator hits
rule-E19 = The Grappling Hook takes no reversed wire. An Info token travels with its wire. Who loses their last wire is out. With two stands you choose where the wire goes.
    .cite = Equipment 19: what the hook takes
    .no = The hook takes a closed wire of a teammate, but no reversed one.
rule-E20 = The label ×1 goes only before a wire for which it is true. Reversed wires of your own are not counted.
    .cite = Equipment 20: where the label ×1 goes
    .no = The label ×1 goes before a blue wire of your own whose value is on that stand just once.
rule-E21 = A card with a double lock is locked until all four wires of its number are cut, also if Fast Pass or the Disintegrator cut them.
    .cite = Equipment 21: double locks
    .no = This card has a double lock: { $equipment }. { $needs ->
        [one] One more wire of its number must be cut.
       *[other] { $needs } more wires of its number must be cut.
    }
rule-E22 = Any time: put the label ×1 before one of your own blue wires, cut or not. It tells that its value is on this stand exactly once, cut wires included.
    .cite = Equipment 22: Label ×1
rule-E23 = At once, when all four 3s are cut: all used equipment cards are turned up again and can be used once more.
    .cite = Equipment 23: Emergency Drop
rule-E24 = On your turn: cut two equal wires of your own alone, although others of that value are elsewhere.
    .cite = Equipment 24: Fast Pass
    .no = You need two equal closed wires of your own for that.
rule-E25 = At once, when all four 10s are cut: a number from 1 to 12 is drawn, and everybody cuts all wires of it that are left.
    .cite = Equipment 25: Disintegrator
rule-E26 = Any time: point at a teammate’s closed wire, take it without showing it and sort it into your hand. All see where it came from and where it goes.
    .cite = Equipment 26: Grappling Hook

## Rules: characters

chapter-characters = Characters
rule-C1 = Everybody has the Double Detector: in a Dual Cut you name one blue value and point at exactly two wires of one stand, neighbours or not. If one of them is right, its owner cuts it; if both are, the owner cuts one and does not say that there was another. If none is, the dial moves on and the owner puts an Info token before one of the two. If one of them is red, nothing explodes, and the token goes before another one, without a word. Only if all of them are red does the bomb explode. Yellow and red cannot be named.
    .cite = Characters 1: Double Detector
    .no = The Double Detector points at two closed wires of one stand, and names a blue value that you hold.
rule-C2 = From mission 31 on everybody but the Captain may take another character instead: General Radar, Walkie-Talkies, Triple Detector or X or Y ray. Each is there once, and does what the equipment of the same name does. The Captain always keeps the Double Detector.
    .cite = Characters 2: four others
    .no = { $you ->
        [yes] That is not your character: { $equipment }.
       *[no] { $seat } has that character: { $equipment }.
    }
rule-C3 = A character’s power is used once in a mission. Emergency Batteries bring it back.
    .cite = Characters 3: once a mission
    .no = You have used your power in this mission.
rule-C4 = In missions 44, 45, 47, 49, 51, 54, 59, 63 and 65 nobody may take the character with the X or Y ray.
    .cite = Characters 4: no ray in some missions
    .no = In this mission there is no character with the X or Y ray.
rule-C5 = Some missions leave no choice of character. In 58 everybody has the Double Detector, and in 34 as well, face down at first. In 27 nobody has a character, and in 28 the Captain has none.
    .cite = Characters 5: no choice in some missions
    .no = In this mission nobody chooses a character.

## Rules: training

chapter-training = Training: missions 1 to 8
rule-T1 = Mission 1: four blue wires each of 1 to 6, nothing else. No equipment. Learn the Dual Cut and the Solo Cut.
    .cite = Training 1: the first cuts
rule-T2 = Mission 2: blue wires from 1 to 8 and two yellow ones, drawn from 1.1 to 7.1. No equipment.
    .cite = Training 2: yellow
rule-T3 = Mission 3: blue wires from 1 to 10 and one red one, drawn from 1.5 to 9.5. There is equipment now, but not Walkie-Talkies and Label =: if they come up, others are drawn.
    .cite = Training 3: red and equipment
rule-T4 = Mission 4: from now on all 48 blue wires. One red and two yellow wires; with two players four yellow ones.
    .cite = Training 4: all the blue wires
rule-T5 = Mission 5: one red wire and two of three yellow ones; with two players two red wires.
    .cite = Training 5: two of three
rule-T6 = Mission 6: one red wire and four yellow ones; with two players two red wires.
    .cite = Training 6: four yellows
rule-T7 = Mission 7: one of two red wires, no yellow one; with two players one of three.
    .cite = Training 7: one red of two
rule-T8 = Mission 8: one of two red wires and two of three yellow ones; with two players one of three red wires and four yellow ones.
    .cite = Training 8: the exam

## Decisions: what no source settles

chapter-decisions = Our decisions
rule-D1 = On 1 the robot turns round as well, just as it does on 12.
    .cite = Decision 1: mission 43, the robot turns at 1
rule-D2 = A cut brings one wire from the robot, even a Solo Cut of four.
    .cite = Decision 2: mission 43, one wire a cut
rule-D3 = If all hands are empty and the robot still has wires, the mission is lost. If you cut your last wire on the robot’s number, you take a wire and stay in.
    .cite = Decision 3: mission 43, empty hands
rule-D4 = Two players: if the Captain has no wire for the token that was drawn, it lies beside the stand and means “not in this hand”. A yellow token is drawn again.
    .cite = Decision 4: mission 43, a token without a match
    .no = The token drawn is { $value-key }: put it before a wire of that number.
rule-D5 = All see the place where a wire from the robot is sorted in, but not its value.
    .cite = Decision 5: mission 43, the slot is public
rule-D6 = If the Captain has no wires left, the oxygen goes back when the order of play passes the Captain’s seat.
    .cite = Decision 6: mission 44, a Captain who is out
rule-D7 = Revealing red wires costs no oxygen: it is no cut.
    .cite = Decision 7: oxygen, revealing is free
rule-D8 = A Solo Cut costs oxygen once, by its value.
    .cite = Decision 8: oxygen, a Solo Cut pays once
rule-D9 = A false “Snip!” moves the dial on one step and ends the turn; the next card is turned. Usually only those who have the value can call; the table can agree that everybody can.
    .cite = Decision 9: mission 45, a false call
    .no = Only players who have the value can call “Snip!”.
rule-D10 = The first call counts. If all decline, or if nobody has called when the time is up, the Captain appoints somebody. A Captain without wires still turns the cards.
    .cite = Decision 10: mission 45, the window
rule-D11 = The token of choice is a true Info token before a blue wire of one’s own. Who has no blue wire puts none.
    .cite = Decision 11: the penalty token
    .no = The token goes before a closed blue wire of your own. Only who has none goes without.
rule-D12 = If the Captain appoints a player who holds only red wires, that player reveals them, without a penalty.
    .cite = Decision 12: mission 45, only reds appointed
rule-D13 = If you hold only 7s while others still hold other wires, you must name all 7s at once. If you are right, play goes on. The table can agree that the mission is lost then.
    .cite = Decision 13: mission 46, sevens too soon
rule-D14 = The special actions of missions 46 and 48 go without equipment, and the Stabilizer does not help with them.
    .cite = Decision 14: no equipment in special actions
rule-D15 = In mission 46 the value 7 cannot be named in a Dual Cut or Solo Cut, nor with a detector.
    .cite = Decision 15: mission 46, seven is not said
    .no = A 7 cannot be named here; the 7s are cut all at once, last.
rule-D16 = Two different cards make a value from 1 to 12: added, or the larger minus the smaller. You must hold the value. The cards are spent even if the cut fails.
    .cite = Decision 16: mission 47, what two cards make
rule-D17 = Cards always leave in pairs, so there are always two to discard.
    .cite = Decision 17: mission 47, always in pairs
rule-D18 = If a red wire is among the three that are named as yellow, the bomb explodes.
    .cite = Decision 18: mission 48, a red among three
rule-D19 = After the yellow wires, dealing goes on with the next stand, so that the stands stay even. With three players it is left to chance which of the Captain’s stands gets the yellow wire; nobody sees it.
    .cite = Decision 19: mission 48, the deal
rule-D20 = A yellow wire of your own is one of the three you name.
    .cite = Decision 20: mission 48, one's own yellow
rule-D21 = Oxygen goes to a teammate who still has closed wires. If there is none, it goes out of the game.
    .cite = Decision 21: mission 49, who can receive
    .no = Choose a teammate who still has closed wires.
rule-D22 = The Stabilizer also cancels the step of the dial for skipping.
    .cite = Decision 22: Stabilizer and skipping
rule-D23 = A Post-it goes before its wire, in mission 50 too.
    .cite = Decision 23: mission 50, Post-it
rule-D24 = On a screen the place is shown for some three seconds; then only the value lies beside the stand. The strip shows neither Validation tokens nor markers, and the log does not repeat the place.
    .cite = Decision 24: mission 50, on a screen
rule-D25 = Sir can only choose somebody who has closed wires. Who lacks the value pays the penalty.
    .cite = Decision 25: mission 51, who can be chosen
    .no = Choose somebody who still has closed wires.
rule-D26 = There is no false yellow token at the start, and none before a yellow wire. If “yellow” was named in vain, the token means “not yellow”.
    .cite = Decision 26: mission 52, no yellow at the start
    .no = No false token goes before a yellow wire.
rule-D27 = If a detector fails in mission 52, the owner puts the token with the value that was named before any of the wires pointed at, red ones too.
    .cite = Decision 27: mission 52, detectors
rule-D28 = In mission 52 a Post-it is a false token before a blue wire.
    .cite = Decision 28: mission 52, Post-it
    .no = A false Post-it is for mission 52 alone, where it goes before a blue wire of your own.
rule-D29 = The robot never stands lower than just before 1.
    .cite = Decision 29: mission 53, below the start
rule-D30 = After a turn without a cut, by Coffee Mug or by revealing red wires, the robot of mission 53 stays where it is.
    .cite = Decision 30: mission 53, a turn without a cut
rule-D31 = On 12 the robot may still stand. Only past 12 does the bomb explode.
    .cite = Decision 31: mission 53, the end of the strip
rule-D32 = The table keeps the time, and it stands still while an event is dealt with. In the calm way there is one event after every second turn, and a limit of turns instead of the ten minutes.
    .cite = Decision 32: mission 54, the clock
rule-D33 = If the reserve is not enough for all, oxygen is handed out from the Captain on clockwise, as long as there is some.
    .cite = Decision 33: mission 54, an empty reserve
rule-D34 = If the player in turn has no wires left when a red one comes, the next player with wires takes it.
    .cite = Decision 34: mission 54, nobody to take the red
rule-D35 = All eleven red wires are marked with a question mark from the start.
    .cite = Decision 35: mission 54, red markers
rule-D36 = Here Info tokens never run out.
    .cite = Decision 36: tokens without end
rule-D37 = The dial cannot be turned back beyond the space for five players.
    .cite = Decision 37: how far the dial turns back
rule-D38 = If you play alone, bots take the other seats. The rules stay the same.
    .cite = Decision 38: one person alone
rule-D39 = During a mission there is no free talk at this table, only signals that give nothing away, and those that a mission allows.
    .cite = Decision 39: signals instead of talk
    .no = Thumbs up is for missions 44, 49 and 63, once until your next turn.

## Rulings: where readers would differ

chapter-rulings = Our rulings
rule-B1 = Wires are dealt to the Captain’s first stand, the Captain’s second, then the next player’s stands. So the Captain may get up to two wires more than another player with two stands.
    .cite = Ruling 1: who gets the extra wires
rule-B2 = If you hold several wires of the value you name, you choose which of them is opened; usually it is the leftmost. The choice is part of the move.
    .cite = Ruling 2: which own wire is opened
    .no = You have no wire there of the value that is cut.
rule-B3 = If a detector finds more than one right wire, its owner chooses; and if it finds none, the owner chooses which wire gets the token. The owner acts even if there is nothing to choose, so that waiting tells nothing.
    .cite = Ruling 3: the owner's choice
    .no = If a wire you were asked about is what was named, it is cut. If none is, one of them gets the token, but not a red one.
rule-B4 = If a player with closed wires has nothing they may do, the mission is lost at once. Pointing at a red wire is something one may do, even if nothing else is left.
    .cite = Ruling 4: no legal action
rule-B5 = A wire that is sorted in beside its equals goes to their right.
    .cite = Ruling 5: right of its equals
rule-B6 = The robot does not walk for players who are skipped. Revealing red wires and Coffee Mug are turns: it walks.
    .cite = Ruling 6: the robot and skipped players
rule-B7 = In missions 45 and 51 detectors and Stabilizer belong to the player who cuts. Coffee Mug is for Sir, before the card is turned.
    .cite = Ruling 7: the cutter's equipment
    .no = You do not cut now, so you cannot use that.
rule-B8 = A call for red wires does not use up the open card. When no Number card is left, only such calls remain, and the table waits for them.
    .cite = Ruling 8: calling for reds
rule-B9 = If somebody is left with only 7s too early, they name all 7s at once, as decided, though others still hold wires. Usually that is a guess.
    .cite = Ruling 9: sevens, at once
rule-B10 = Nobody is left without a move in mission 46: who holds only 7s must name them, and all other values come in pairs.
    .cite = Ruling 10: sevens, always an act
rule-B11 = The two false tokens differ in their wire or in their number. You put both, then it is the next player’s turn.
    .cite = Ruling 11: two false tokens
    .no = You have put that very token already.
rule-B12 = If the X or Y ray fails in mission 52, the token shows the value named first. Still all know that both are wrong.
    .cite = Ruling 12: two false values
rule-B13 = The Stabilizer cancels the step of the dial for skipping in all missions where skipping costs one: 38, 44, 47, 49, 54, 59, 63 and 65.
    .cite = Ruling 13: Stabilizer and every pass
rule-B14 = There are no pretended cuts: a value that you do not hold cannot be named, not even with the Stabilizer.
    .cite = Ruling 14: no pretended cut
rule-B15 = In mission 54 the oxygen of a player without wires stays where it is. It can still be shared.
    .cite = Ruling 15: oxygen of who is out
rule-B16 = Oxygen is paid before the cut. If that very cut empties the receiver’s hand, it leaves the game with the rest.
    .cite = Ruling 16: paid, then out
rule-B17 = In mission 44 oxygen comes back when the Captain’s turn begins or the order of play passes the Captain’s seat, but not when Coffee Mug jumps over it.
    .cite = Ruling 17: the mug and the Captain
rule-B18 = If the dial cannot turn back, the Rewinder cannot be used.
    .cite = Ruling 18: Rewinder at its end
    .no = The dial cannot turn back any further.
rule-B19 = The Double Detector needs a stand with at least two uncut wires, the Triple Detector one with at least three. The Super Detector takes all uncut wires of a stand, even a single one.
    .cite = Ruling 19: enough wires to point at
    .no = { $need ->
        [one] That takes a teammate’s stand with at least one closed wire.
       *[other] That takes a teammate’s stand with at least { $need } closed wires.
    }
rule-B20 = The label ≠ goes before two wires of one’s own, just like the label =.
    .cite = Ruling 20: one's own neighbours
    .no = Labels go before two neighbouring wires of your own, and one of them at least is closed.
rule-B21 = With Coffee Mug you cannot name yourself.
    .cite = Ruling 21: not oneself
    .no = Somebody else must be next, not you.
rule-B22 = If the Stabilizer saves you from a red wire, all know from then on that it is red.
    .cite = Ruling 22: a red that is known
rule-B23 = In mission 48 you may name wires that are not yellow, your own too. After a mistake the wires that really are yellow get a yellow token.
    .cite = Ruling 23: wrong yellows on purpose
rule-B24 = With three players in mission 48 chance decides between the Captain’s two stands, half and half.
    .cite = Ruling 24: mission 48, the Captain's yellow
rule-B25 = After a false call nobody else can call for that card. It counts as turned.
    .cite = Ruling 25: a false call counts
rule-B26 = Before 1 the robot stands on no number, so there every right cut moves it up one space.
    .cite = Ruling 26: mission 53, the robot before 1
rule-B27 = A token “not in this hand” tells something about every wire on both stands.
    .cite = Ruling 27: not in hand
rule-B28 = If a red wire comes to you during your turn, that turn goes on as it is, even if you held nothing else but red.
    .cite = Ruling 28: a red during the turn

## Odds: how the aid counts

chapter-odds = How the aid counts
rule-P1 = The aid counts deals, with all copies of every value, also those that are cut or known. Example: 7, 7, 8 and 9 lie on two stands of two, and the left wire of the first is a 7. Then its right wire is a 7 in one case of five, an 8 in two and a 9 in two.
    .cite = Odds 1: all copies count
rule-P2 = A wire that moved was not dealt where it stands. It is counted among the wires it was dealt with and keeps their bounds; whoever sorts it in puts it to the right of its equals. Whatever all may conclude from what was played counts, too: who skips does not hold reds only.
    .cite = Odds 2: wires that moved
rule-P3 = Why somebody marks this wire, opens that one or chooses this player is not counted. All deals that fit what must be true are equally likely.
    .cite = Odds 3: choices tell nothing
rule-P4 = In mission 48 with three players the aid counts all deals alike, as elsewhere.
    .cite = Odds 4: mission 48
rule-P5 = Under a label = there can be two yellow or two red wires, under a label ≠ there cannot.
    .cite = Odds 5: labels and colours
rule-P6 = With “X of Y” the wires that were put back are a hidden pile of that colour, and are counted.
    .cite = Odds 6: the pile that was put back
rule-P7 = In mission 50 the aid has a perfect memory: it knows where a token beside the stand belongs.
    .cite = Odds 7: perfect memory

## Lesson

lesson-1 = Your wires are sorted from low to high, and only you see them. Of the others’ wires you see the backs. But an Info token tells what stands behind it: one teammate’s C is a 3. Point at a wire of which you are sure, and name a value that you hold yourself.
    .good = A Dual Cut: that 3 and yours are cut and lie open. Pair by pair, the bomb becomes harmless.
    .other = You could not be sure of that. One token shows a number that you hold as well. Try again!
lesson-2 = The others’ stands are sorted, too, so an open wire tells something about its neighbours. All 3s and all 5s are cut, and one closed wire stands right between a 3 and a 5. What can it be?
    .good = Only a 4 fits between 3 and 5 there. You never saw it, and yet you knew it!
    .other = That was a guess. Look for the closed wire between an open 3 and an open 5. Try again!
lesson-3 = Somebody named a 3 and was wrong: the dial moved on one step. But a miss also helps, for now a token tells all what that wire really is. Make something of it!
    .good = It was a 4, and you had one, too. A miss is not in vain if somebody makes use of it.
    .other = Be careful, the dial does not forgive much. Which token shows a number that you hold? Try again!
lesson-4 = The dial is on its last step: one more miss, and the bomb explodes. So do nothing that you only hope. Two 3s are cut. Where are the other two?
    .good = Both were yours, so you cut them without asking anybody. A Solo Cut cannot go wrong.
    .other = Too risky now! You hold all the 3s that are left: cut them alone. Try again!
lesson-5 = Yellow wires are sorted in by their numbers, but all have one value: you say “yellow”, and must hold one yourself. The markers tell that 3.1 and 6.1 are in play. The 3.1 is yours. All 6s and all 7s are cut: where does the 6.1 stand?
    .good = Between the last 6 and the first 7, where else? Both yellow wires are cut.
    .other = The 6.1 stands between a 6 and a 7. Point at it, say “yellow”, and try again!
lesson-6 = Now it gets dangerous: the red 4.5 is among the wires, and whoever cuts it makes the bomb explode. You hold a 5. Between an open 4 and an open 5 there may be another one, or the 4.5! Find a 5 that cannot be red.
    .good = Between 5 and 6 there is no room for a 4.5. All 6s are cut, so it had to be a 5.
    .other = Could that wire have been red, or something else? Look between an open 5 and an open 6. Try again!
lesson-7 = Two 8s are cut, one is yours, and the General Radar has found the last one on a teammate’s stand. Only two wires there can be it, between a 6 and a 10. But is it the left one, before a 9, or the right one, after a 7? Your Double Detector points at both at once.
    .good = “8!” Now point at the two wires. Their owner cuts the right one, and the other one does no harm.
    .other = Alone, each of the two may be wrong. Use the Double Detector for your 8. Try again!

## What is worth telling when it is over

story-fatal-wire = { $you ->
    [yes] { $them ->
        [yes] You cut your own { $places }
       *[no] You cut { $owner }’s { $places }
    }
   *[no] { $them ->
        [yes] { $seat } cut your { $places }
       *[no] { $seat } cut { $owner }’s { $places }
    }
}: { $why-key ->
    [sevens] that was no seven.
   *[other] that wire was red.
}
story-spared = { $by ->
    [dial] { $left ->
        [0] Not one mistake more could have been borne.
        [one] One more mistake could have been borne.
       *[other] { $left } more mistakes could have been borne.
    }
   *[robot] { $left ->
        [0] The robot had no step left.
        [one] The robot had one step left.
       *[other] The robot had { $left } steps left.
    }
}
story-last-chance = From here on there was one mistake left.
story-last-miss = { $you ->
    [yes] Your last cut was one mistake too many: { $them ->
        [yes] “{ $values }” was wrong for your { $places }.
       *[no] “{ $values }” was wrong for { $owner }’s { $places }.
    }
   *[no] { $seat }’s last cut was one mistake too many: { $them ->
        [yes] “{ $values }” was wrong for your { $places }.
       *[no] “{ $values }” was wrong for { $owner }’s { $places }.
    }
}

## What lies on the table

about-hidden-wire = A wire that you see from behind. Wires stand in order, from small to large.
about-blue-wire = A blue wire. There are four of each number.
about-yellow-wire = A yellow wire. All yellow ones have one value: yellow.
about-red-wire = A red wire. If anyone cuts it, the bomb explodes.
about-cut-wire = A wire that is done: it lies open in its place.
about-token = An Info token: it tells all what this wire is.
about-not-token = What is known not to be here.
about-yellow-marker = A yellow marker: a yellow wire is, or may be, sorted in here.
about-red-marker = A red marker: a red wire is, or may be, sorted in here.
about-number = A number on the strip, and how many of its four wires are cut. All four earn a Validation token.
about-stand = A stand. Only its owner sees the wires from the front.
about-dial = The detonator. Every miss moves it on; at the end the bomb explodes.
about-captain = The Captain begins. In the next mission it is the next on the left.
about-robot = The robot. It walks a space after every turn.
about-oxygen = Oxygen. A cut needs some of it: the higher the value, the more.
about-reserve = The oxygen that nobody has.
about-thumb = Thumbs up: somebody needs more oxygen.
about-number-card = Number cards: they say which number the mission wants.
about-clock = The time that is left. When it is over the bomb explodes.
