### The house: what holds at every table, and what the terminal says.

## Rules of the house

chapter-house = House rules
rule-over = A finished game is finished.
    .cite = House rule: a finished game is finished
    .no = The game is over.
rule-not-awaited = You act when you are awaited.
    .cite = House rule: one acts when one is awaited
    .no = You are not awaited now.
rule-not-now = Every move has its moment.
    .cite = House rule: every move has its moment
    .no = That move is not possible now.
rule-chosen = What you have chosen need not be chosen again.
    .cite = House rule: what is chosen is chosen
    .no = You have chosen that already.
rule-seats = Every game has its number of players.
    .cite = House rule: a game has its number of players
    .no = { $seats } cannot play: this game is for { $fewest } to { $most }.

## Seats

seat-you = You
seat-name = Seat { $number }
list-and = { $some } and { $last }

## Calls, on a device that shows no page of ours

call-turn = It is your turn.

## Playing in the terminal. The words undo, save, why, rules, board, help and quit are typed as they are.

play-welcome = A table for { $count }. Promise of the seed: { $commit }
play-choices = Your choices:
play-many = { $count } choices. Type how one begins, such as { $text }, to see those.
play-ask = A number, a move, or: undo, save, why, rules, board, help, quit
play-help = Type the number of a choice, or a move as it stands in square brackets, or how some begin, to see only those. undo takes back your last choice, save FILE keeps the game, why MOVE explains a refusal, rules KEY shows a rule, board shows the board again, help this text, quit leaves and keeps the game.
play-unknown = “{ $text }” is neither a choice nor a move.
play-refused = Not possible: { $why } ({ $key }: { $cite })
play-possible = That move is possible.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back.
play-saved = Kept in { $file }. To go on: powderkeg play { $game } --resume { $file } --lang { $lang }
play-kept = Kept in { $file }.
play-exists = There is already a file { $file }; give the game another name.
play-not-saved = Not saved: { $problem }
play-result = Won by: { $who }
play-no-winner = Nobody wins.
play-score = { $who }: { $score }
play-seed = The seed was { $seed }; its promise was { $commit }.
play-bye = Until next time.

## A deck of one's own, looked through in the terminal

deck-fine = { $file }: the deck “{ $name }” can be played.
deck-finds = Finds: { $count } cards of { $kinds } kinds
deck-ingredients = Ingredients
deck-things = Things
deck-objects = Magic objects
deck-transactions = Transactions
deck-spells = Spells: { $count }, together { $points } points
deck-level = Level { $number }
deck-demand = Ingredients: cards, spells of level 1 to 4 that need them, and in all
deck-untold = { $id } has no { $kind-key ->
    [name] name; it goes by its id.
   *[text] text, so nobody can read what it does.
}
deck-untranslated = { $id } has no { $kind-key ->
    [name] name
   *[text] text
} in: { $languages }. Those read another language.
deck-unread = { $id } has a { $kind-key ->
    [name] name
   *[text] text
} in a language that is not spoken here: { $languages }.
deck-misleading = { $id } does something else than the house’s card of that id, but has its text. Give it one of its own.
deck-undrawn = { $id } has no picture.
deck-load = To play with it: POWDERKEG_ELIXIR_DECK={ $file } powderkeg

## What is worth telling of a game when it is over

story-tie-break = { $you ->
    [yes] You and { $owner } have the same number of points: the tie-break is yours.
   *[no] { $them ->
        [yes] You have just as many points as { $seat }: the tie-break decided.
       *[no] { $seat } and { $owner } have the same number of points: the tie-break decided.
    }
}
story-narrow = { $points ->
    [one] One single point
   *[other] Only { $points } points
} { $you ->
    [yes] ahead of { $owner }: that was close.
   *[no] { $them ->
        [yes] ahead of you: that was close.
       *[no] ahead of { $owner }: that was close.
    }
}
story-runaway = { $you ->
    [yes] Nobody came near you.
   *[no] Nobody came near { $seat }.
}
story-late-lead = { $left ->
    [0] Only the very last line decided it.
   *[other] { $you ->
        [yes] You took the lead at the very end, and nobody caught you.
       *[no] { $seat } took the lead at the very end.
    }
}
story-led = { $you ->
    [yes] You led almost from the beginning.
   *[no] { $seat } led almost from the beginning.
}
story-lead = { $you ->
    [yes] Here you took the lead and kept it.
   *[no] Here { $seat } took the lead and kept it.
}
story-comeback = { $you ->
    [yes] You came back from last place
   *[no] { $seat } came back from last place
}, { $points ->
    [one] one point
   *[other] { $points } points
} behind.
story-decisive = { $you ->
    [yes] Your { $points } points at one go decided the game.
   *[no] { $seat } won it with { $points } points at one go.
}
story-swing-up = { $you ->
    [yes] Your biggest swing: +{ $points }.
   *[no] The biggest swing: +{ $points } for { $seat }.
}
story-swing-down = { $you ->
    [yes] The hardest blow was yours: −{ $points }.
   *[no] The hardest blow: −{ $points } for { $seat }.
}
outcome-rank = You came { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
outcome-won = You won with { $points ->
    [one] one point
   *[other] { $points } points
}.
