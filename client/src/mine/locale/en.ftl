### My games, and the tally of all evenings.

mine-title = Your games
mine-lead = Every table where you have a chair, kept in this browser. No account.
mine-turns = { $count ->
    [one] At one table they are waiting for you.
   *[other] At { $count } tables they are waiting for you.
}
mine-tables = Your tables
mine-none = You have no chair anywhere yet. Take a box from the shelf.
mine-gone = { $count ->
    [one] One table is not known here any more.
   *[other] { $count } tables are not known here any more.
}
mine-forget-gone = Forget them
mine-finished = Played to the end
mine-all = Show all { $count }
mine-watch = Watch it back
mine-you-won = You won.
mine-won = { $count ->
    [one] { $who } won, { $points }
   *[other] { $who } won together, { $points }
}
mine-won-nobody = Nobody won
mine-won-together = Won together
mine-lost-together = Lost together

## Forgetting

mine-forget = Forget
mine-forget-what = Forget the table of { $game }
mine-forget-sure = Your chair and its games leave this browser for good.
mine-forget-yes = Yes, forget
mine-stay = No, keep
mine-forget-all = Forget all
mine-forget-all-sure = All chairs and all games leave this browser for good. The tables stay where they are, but nobody can give you your chairs back.

## Taking them along

mine-keep = Keep them, take them along
mine-keep-about = Your chairs and games lie in this browser only. Move them to another device, or keep them in a file.
mine-device = To another device
mine-device-how = { $count ->
    [one] Point your other device at this, or open the link there. It takes your chair along.
   *[other] Point your other device at this, or open the link there. It takes your { $count } chairs along.
}
mine-device-copy = Copy the link
mine-device-left = { $count ->
    [one] Works once, for one more minute at most.
   *[other] Works once, for { $count } more minutes at most.
}
mine-device-over = The time is up. Nobody can use this link any more.
mine-device-again = Make a new one
mine-device-warning = Whoever opens it first sits in all your chairs as you, sees what you see and plays for you. Show it to nobody. This device keeps its chairs, too.
mine-arrival = Your chairs are on their way
mine-arrival-about = Another device has sent its chairs here. Take them only if this is your own browser: whoever uses it can then play for you. The link works once.
mine-fetch = Take them here
mine-fetch-not = Not here
mine-save = Save to a file
mine-bring = Bring a file back
mine-writing = Writing record { $done } of { $count } …
mine-written = { $count ->
    [one] Saved, with one record. The file opens your chairs: keep it to yourself.
   *[other] Saved, with { $count } records. The file opens your chairs: keep it to yourself.
}
mine-reading = Reading record { $done } of { $count } …
mine-read = Taken in: chairs { $seats }, games { $games }.

## The tally

tally-title = The tally
tally-lead = Who won how often, for each round of people.
tally-alone = { $who }, with bots
tally-games = { $count ->
    [one] one game
   *[other] { $count } games
}
tally-together = { $count ->
    [one] one game, { $wins } won
   *[other] { $count } games, { $wins } won
}
tally-step = { $wins ->
    [0] { $count ->
        [one] tried once
       *[other] tried { $count } times
    }
   *[other] { $wins } of { $count } won
}
tally-who = Who
tally-wins = Wins
tally-places = Places
tally-place = Place { $place }:
tally-best = Best
tally-bots = Bots
tally-you = (you)
tally-record = Highest score: { $points }, { $who }.
tally-streak = Longest run: { $who } won { $count } times in a row.
tally-none = Nothing is finished yet. The tally begins with your first game.
tally-same = Counted are the games that were played to the end from this browser, by their records. There are no accounts: whoever has the same name counts as the same person, and the bots count as one. Nobody but you sees this page.
