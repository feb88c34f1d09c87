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
deck-load = To play with it: POWDERKEG_ELIXIR_DECK={ $file } powderkeg
