### The table: playing, watching, taking back, and how it ended.

table-skip = To the choices
table-turn = What is awaited
table-choices = Your choices
table-if-you-like = If you like:
table-choose = Choose a card or a glowing piece
table-twin = The board in words
table-log = What happened
table-chat = Chat
table-menu = Menu
table-rules = Rules
table-lesson = The lesson
table-as-text = As text
table-as-picture = As a picture
table-from-beginning = Watch from the beginning
table-mine = Your place, { $who }
table-watching = You are watching.
table-sit = Sit down for a bot
table-sit-how = Choose whose place you take. The game goes on from where it is.
table-sit-at = Play for { $who }
table-result = To the result

## Waiting

table-calling = Calling the table …
table-calling-next = If this takes long, the line may be down. We keep calling.
table-no-door = Nobody opens
table-no-words = The words of this game did not come through
table-waiting-for = Waiting for { $who }.
table-away = { $who } is away. After { $time } a bot steps in.
table-away-never = { $who } is away. The table waits.
table-time = Time to think: { $time }
table-stand-in = A bot plays for { $who }, who is away.
table-seat-away = away
table-seat-stand-in = bot stands in
table-seat-awaited = awaited
table-lost = The line is down. We keep calling; the game waits here.
table-lost-choice = Your choice stays.
table-sending = Your move is on its way.
table-will-send = Your move is kept and goes out as soon as the line is back.
table-earlier = { $count ->
    [one] One more line stands under “What happened”.
   *[other] { $count } more lines stand under “What happened”.
}
table-gap = The line was down for a while.
table-outdated = The table speaks a newer version.
table-dismissed = You do not sit at this table any more. You can watch.

## Taking back

table-take-back = Take back
    .about = Your last move goes back, as if you had not made it. Nobody has acted since.
table-ask-back = Ask to take back
    .about = The others are asked. If all agree, the game goes back to before your move, and the same dice fall again.
table-question = { $count ->
    [one] { $seat } would like to take the last move back. All right?
   *[other] { $seat } would like to go back { $count } steps. All right?
}
    .about = All goes back to before that move, and the same dice fall again. One no is enough, and the move stays.
table-asked = { $count ->
    [one] You asked to take your move back, { $seat }.
   *[other] You asked to go back { $count } steps, { $seat }.
}
table-yes = Yes
table-no = No
table-took-back = { $count ->
    [one] { $you ->
        [yes] You took your move back.
       *[no] { $seat } took the move back.
    }
   *[other] { $you ->
        [yes] You took your move back: { $count } steps.
       *[no] { $seat } took the move back: { $count } steps.
    }
}
table-kept = { $count ->
    [one] { $you ->
        [yes] Your move stays: not all agreed.
       *[no] The move of { $seat } stays: not all agreed.
    }
   *[other] { $you ->
        [yes] Your move stays, and the { $count } steps since: not all agreed.
       *[no] The move of { $seat } stays, and the { $count } steps since: not all agreed.
    }
}

## Talking

table-chat-new = { $count ->
    [0] Chat
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
}
table-chat-empty = Nobody has said anything yet.
table-signals = Signals
table-signals-why = While the game is on there are signals instead of talk: no words about what is hidden.
table-signals-none = Nobody has given a signal yet.
table-silence = This is played in silence: no talk, and no signals either.
table-phrases = Quick phrases, read by each in their own language
table-say = Say something
table-send = Send
phrase-hello = Hello everyone!
phrase-nice = Nicely done!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-lucky = That was lucky!
phrase-again = Another round?
phrase-bye = Goodbye!

## The menu

table-confirm = Pick first, then confirm
table-confirm-about = Off: the first touch makes the move.
table-own = Your cards
table-notify = Call me when it is my turn
table-notify-offer = Shall we call you when it is your turn?
table-notify-yes = Call me
table-notify-about = While you look elsewhere, this device tells you.
table-notify-sample = This is how you will be called.
table-notify-cannot = This browser does not call you. Keep the page open: its title begins with ● when it is your turn.
table-keys = Keys: arrows choose, Enter makes the move, Escape puts it back, U takes back, ? says what something is, or opens the rules.
table-leave = Leave the table
table-leave-sure = A bot will play on for you. Your seat will be gone.
table-stay = Stay
table-device = Your seat on another device
table-device-how = Open this on your phone or tablet: you sit there too, with the same cards in your hand.
table-device-copy = Copy the link
table-device-secret = Whoever has this link plays for you. Keep it to yourself.
table-copied = Copied
table-host = Look after the table
table-link = Copy the table’s link
table-locked = Lock the door
table-locked-about = Nobody else can sit down.
table-bot-in = Let a bot stand in
table-kick = Free the chair
table-kick-sure = Really free it
table-no-people = Nobody else sits here in person.

## What is heard

sound-tap = (tap)
sound-clatter = (clatter)
sound-step = (steps)
sound-flutter = (flutter)
sound-slide = (slide)
sound-swish = (swish)
sound-thud = (thud)
sound-door = (door)
sound-rustle = (rustle)
sound-flip = (flip)
sound-chime = (chime)
sound-bell = (bell)
sound-fanfare = (fanfare)
sound-tock = (tock)
sound-clink = (clink)
sound-stamp = (stamp)
sound-ping = (ping)
sound-pop = (pop)
sound-whirr = (whirr)
sound-hiss = (hiss)

## How it ended

result-wins = { $you ->
    [yes] You win!
   *[no] { $seat } wins
}
result-wins-by = { $you ->
    [yes] You win by { $points }!
   *[no] { $seat } wins by { $points }
}
result-shared = { $who } share the win
result-nobody = Nobody wins
result-won-together = You did it together!
result-lost-together = Lost together
result-you = (you)
result-scores = Scores
result-board = See the board
result-fuses = { $count ->
    [2] The evening in two fuses
    [3] The evening in three fuses
    [4] The evening in four fuses
    [5] The evening in five fuses
    [6] The evening in six fuses
    [7] The evening in seven fuses
    [8] The evening in eight fuses
   *[other] The evening in { $count } fuses
}
result-swing = Line { $line }: { $text } for { $seat }, the biggest swing.
result-record = Download the record
result-again = Again
result-next = Next: { $what }
result-line = Line { $line }
result-regroup = To the waiting room
again-called = In for another game: { $who }.
again-held = { $who }: one moment, please.
again-seconds = { $count } s
again-wait = Wait
result-own = A table of your own
result-watch = Watch it back
result-share = Share
shuffle-verified = The shuffle was fair: the seed keeps the promise made before the game.
shuffle-none = No promise was made for this shuffle.
shuffle-running = The seed is told when the game is over.
shuffle-broken = The shuffle does not keep its promise.
shuffle-commit = The promise
shuffle-seed = The seed
shuffle-salts = Salt from the players
