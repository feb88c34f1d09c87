### What the client says itself. The same keys in every language; the games bring their own words.

## The bar, sheets, lost pages

bar-home = Powderkeg: to the shelf
bar-language = Language
fuse-label = How far the fuse has burnt
sheet-close = Put away
slip-rule = Rule { $rule }
app-offline = No network. Rules, lessons and games you have watched are still here; a table needs the house.
app-missing = This page did not come through
app-missing-next = The line may be down, or a newer version was just put up. Nothing of your game is lost.
app-reload = Load again
lost-title = Nothing on this shelf
lost-next = The address leads nowhere. Maybe a letter went missing on the way.
lost-home = To the shelf

## Settings

settings-title = Settings
settings-theme = Light
    .auto = as your device
    .light = day
    .dark = night
settings-speed = Pieces move
    .slow = slowly
    .normal = normally
    .fast = fast
    .instant = at once
settings-sound = Sound
name-guest = Guest

## The shelf

shelf-headline = { $count ->
    [1] a board game, one lit fuse
    [2] two board games, one lit fuse
    [3] three board games, one lit fuse
    [4] four board games, one lit fuse
    [5] five board games, one lit fuse
    [6] six board games, one lit fuse
    [7] seven board games, one lit fuse
    [8] eight board games, one lit fuse
   *[other] { $count } board games, one lit fuse
}
shelf-boxes = { $count ->
    [1] One box.
    [2] Two boxes.
    [3] Three boxes.
    [4] Four boxes.
    [5] Five boxes.
    [6] Six boxes.
    [7] Seven boxes.
    [8] Eight boxes.
   *[other] { $count } boxes.
}
shelf-fuse = One lit fuse.
shelf-lead = Board games for a phone on the sofa and a laptop far away. Free, open, no account.
shelf-label = The games
shelf-play = Play now
shelf-invite = Invite friends
shelf-learn = Learn it
shelf-rules = Rules
shelf-arrange = Your way
shelf-watch-file = Watch a saved game
shelf-your-tables = Your tables
shelf-stage-waiting = Not begun
shelf-stage-playing = Being played
shelf-stage-over = Finished
shelf-your-turn = Your turn
shelf-waiting-for = Waiting for { $who }
shelf-all-yours = All your games
shelf-tally = The tally
shelf-open-doors = Open doors in this house
shelf-open-sit = { $count ->
    [one] One chair free
   *[other] { $count } chairs free
}
shelf-open-watch = To be watched
box-players = { $fewest } to { $most } players
box-minutes = about { $minutes } minutes
box-short-minutes = { $minutes } min
box-sealed = Still sealed

## Names, badges, bots

badge-legend = Your badge
badge-taken = { $badge }: taken by { $name }
badge-A = A, red circle
badge-B = B, blue square
badge-C = C, yellow triangle
badge-D = D, sea-green diamond
badge-E = E, violet cross
badge-F = F, charcoal star
badge-G = G, cream arch
badge-H = H, pink heart
level-legend = The bots play
level-carefree = carefree
    .about = Plays along, whatever happens.
level-sensible = sensible
    .about = Takes what looks good right now.
level-keen = keen
    .about = Thinks a little before every move.
level-sharp = sharp
    .about = Thinks ahead and seldom blunders.
level-ruthless = ruthless
    .about = Thinks hard and gives nothing away.

## Setting a table up

lobby-name = Your name
lobby-how = How we play
lobby-pace = Pace
lobby-fetching = The table is being laid …
lobby-usual = usual
lobby-more-options = { $count ->
    [one] One more house rule
   *[other] { $count } more house rules
}
lobby-own-make = Make your own
lobby-own-done = Done
lobby-own-fine = This can be played.
lobby-breath = A breath after each move
lobby-breath-about = Time to look, or to take a move back, before the game goes on.
lobby-patience = Patience with who is away
lobby-patience-about = Then a bot stands in until they are back.
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-hours = { $count } h
lobby-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
lobby-never = never
lobby-time = Time to think
lobby-time-none = as long as it takes
lobby-time-of = { $bank }, and { $more } after each turn
lobby-time-about = Each player’s own. It also runs while you are away, but never while a game has a clock of its own. When it is up a bot plays until the turn is over: nobody loses by it.
new-title = A table your way
new-lead = { $game } with the people, bots and rules you like.
new-you = You
new-others = The others
new-bots = How many bots?
new-start = { $count ->
    [one] Start with one bot
   *[other] Start with { $count } bots
}

## The waiting room

wait-welcome = There is a chair free
wait-welcome-lead = { $game } is about to begin. Tell us your name and sit down, no account needed.
wait-pull = Pull up a chair
wait-pull-lead = Send this link. Whoever opens it can sit down, no account needed.
wait-share = A game is waiting for you
wait-copy = Copy
wait-copied = Copied
wait-marked = This browser lets no page copy. The link is marked: copy it yourself.
wait-qr = QR code of the link to this table
wait-point = Or point a phone at it.
wait-watch = Open the link on a TV without sitting down: it shows the table, the phones keep the secrets.
wait-send = Send
wait-sit = Sit down
wait-you-host = you, the host
wait-you = you
wait-host = host
wait-here = here
wait-away = away
wait-add-bot = Add bot
wait-free = free
wait-kick = Free the chair of { $name }
wait-kick-free = Free the chair
wait-kick-ban = Free it and keep them out
ban-about = They cannot sit down at this table again until you let them.
ban-list = Kept out
ban-watchers = Watchers who were sent away
ban-lift = Let back in
watch-count =
    { $count ->
        [one] One person watches
       *[other] { $count } people watch
    }
watch-send = Send away
wait-change = Change
door-legend = Who finds this table?
door-shut = Who has the link
door-sit = Anyone in this house
door-watch = Anyone, to watch, too
door-about-shut = The door is shut: nobody sees this table on the shelf.
door-about-sit = Anyone on this server sees it on the shelf with all your names, can sit down and reads the chat. The door shuts when the game begins.
door-about-watch = Anyone on this server sees it on the shelf with all your names, can sit down, watch the game and read the chat.
door-is-sit = The door is open: anyone on this server sees your names here.
door-is-watch = The door is open, also to watch: anyone on this server sees your names here.
wait-lock = Lock the door
wait-lock-about = Nobody else can sit down.
wait-locked = The door is locked
wait-locked-lead = The host lets nobody else sit down. You can watch from here.
wait-chairs = Chairs round the table
wait-count = { $count ->
    [0] Nobody at the table yet.
    [one] One at the table.
    [2] Two at the table.
    [3] Three at the table.
    [4] Four at the table.
    [5] Five at the table.
    [6] Six at the table.
    [7] Seven at the table.
    [8] Eight at the table.
   *[other] { $count } at the table.
}
wait-for-you = Waiting for you, { $name }, to light the fuse.
wait-for-host-you = Waiting for you to light the fuse.
wait-for-host = Waiting for { $name } to light the fuse.
wait-for-somebody = Waiting for the host to light the fuse.
wait-more = { $count ->
    [one] One more player or bot, and the fuse can be lit.
   *[other] { $count } more players or bots, and the fuse can be lit.
}
course-count = { $done } of { $count } done.
course-new = Not tried yet.
course-tried = { $count ->
    [one] Tried once, best result { $best }.
   *[other] Tried { $count } times, best result { $best }.
}
course-done = { $count ->
    [one] Done, in one try. Best result { $best }.
   *[other] Done. { $count } tries, best result { $best }.
}
course-next = Next: { $what }
course-box = Box { $number } ({ $first }–{ $last })
course-open = Open it now
course-hard = Difficulty: { $hard } of { $most }
wait-start = Start with { $count }
wait-name = What may your friends call you?
wait-chat = Talk while you wait
wait-myself = You at this table
wait-edit = Change your name or badge
wait-done = Done
wait-rise = Stand up

## A fair shuffle

salt-title = A fair shuffle, with a promise
salt-promise = Before anyone added salt, the table promised its secret seed. This is the promise:
salt-why = Everyone’s salt is mixed into the seed, so nobody can cook the shuffle alone. After the game the seed is shown, and anyone can check the promise.
salt-mine = Your pinch of salt
salt-none = no salt

## The rulebook

rules-title = The rules of { $game }
rules-chapters = Chapters
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
}
rules-none = No rule speaks of “{ $text }”. Try another word.

## What can go wrong, and what to do next

trouble-unreachable = The table cannot be reached. Check your line and try again.
trouble-broken = The answer made no sense. Try again in a moment.
trouble-fault = Something broke on our side. Nothing is lost; try again.
trouble-bad-record = This file is not a game we can read.
trouble-bad-request = That could not be understood. Load the page again.
trouble-badge-taken = Somebody else wears that badge. Take another.
trouble-banned = The host has sent you away from this table.
trouble-chair-taken = Somebody was quicker: that chair is taken.
trouble-forged = No chair here knows your key any more. You can watch.
trouble-full = All chairs are taken. You can watch.
trouble-garbage = That could not be understood. Load the page again.
trouble-hello-first = The table does not know you yet. Load the page again.
trouble-locked = The host has locked the door.
trouble-no-bot = There is no bot of that kind.
trouble-no-calls = This table cannot call you.
trouble-no-game = That game is not on the shelf.
trouble-no-handover = Nothing waits under this link any more. It works once, for ten minutes: make a new one.
trouble-no-lesson = There is no lesson for that.
trouble-no-move = There is no such move.
trouble-no-option = That option does not exist.
trouble-no-page = There is nothing at that address.
trouble-no-question = There is nothing to answer any more.
trouble-no-replay = There is no such game to watch.
trouble-no-table = This table has been cleared away.
trouble-elsewhere = Another server has this table now; coming back leads there.
trouble-no-take-back = There is nothing you could take back.
trouble-no-viewpoint = The game cannot be watched from that side.
trouble-not-host = Only the host can do that.
trouble-not-over = The game is not over yet.
trouble-not-playing = No game is running at this table.
trouble-hush = While this game is on, only the signals may be said.
trouble-not-saved = Your move could not be kept. Try it again.
trouble-not-seated = You are not sitting at this table.
trouble-not-waiting = The game has begun already.
trouble-refused = A rule forbids that.
trouble-stale = The game went on meanwhile. Look again and choose.
trouble-stream = While hands move, shake: nothing else is played but a stop.
trouble-too-fast = Too fast for the table. Take a breath.
trouble-too-long = That is too long.
trouble-crowded = Too many real-time games are on just now, here or from your network. Try again when one is over.
trouble-too-many = A little slower, please. Try again in a moment.
trouble-unreadable = What was kept of this can no longer be read. Whoever runs this server can find out more.
