### Elixir: every word the game needs, in English.

game-name = Elixir
game-pitch = Brew, curse, haggle and answer back: whoever casts their last spell first has won.
game-goal = You hold secret spells, and each wants its ingredients. Every turn you draw a find; then you cast spells, use magic objects and open auctions and markets, as much as you like. Spells change the rules, turn the table upside down and plague the others, who may well answer. As soon as you have no spell left in your hand, you win.

## Cards: ingredients

card-unknown = a find
card-none = no card
# Reasons for a choice that are no cards.
card-toll = Toll Gate
card-tithe = Tithe
card-buy-off = the buy-off
card-price = the price of the auction
card-slip = a slip of the tongue
card-draw = the draw
card-moth-dust = Moth Dust
    .text = An ingredient. Freshly beaten out of a wizard’s winter coat.
card-giggle-seed = Giggle Seed
    .text = An ingredient. Do not water it in church.
card-thunder-crumb = Thunder Crumb
    .text = An ingredient. What is left when a storm has had its tea.
card-goblin-sock = Goblin Sock
    .text = An ingredient. Worn, never washed. You can smell the quality.
card-moon-milk = Moon Milk
    .text = An ingredient. Milked at full moon. Ask the cow, not us.
card-salamander-sneeze = Salamander Sneeze
    .text = An ingredient. Bless you. Mind the curtains.
card-raven-ink = Raven Ink
    .text = An ingredient. Writes by itself, mostly rude words.
card-bottled-yawn = Bottled Yawn
    .text = An ingredient. Open it, and everybody in the room… yaaawn.
card-rust-petal = Rust Petal
    .text = An ingredient. From an iron rose in a rainy garden.
card-echo-pebble = Echo Pebble
    .text = An ingredient. It always has the last word, word, word.
card-swamp-button = Swamp Button
    .text = An ingredient. It came off the swamp’s best waistcoat.
card-candle-ghost = Candle Ghost
    .text = An ingredient. Blown out years ago and still cross.
card-hiccup-honey = Hiccup Honey
    .text = An ingredient. The bees are, hic!, quite well, thank you.
card-basilisk-blink = Basilisk Blink
    .text = An ingredient. Caught in the one safe moment.
card-cobweb-lace = Cobweb Lace
    .text = An ingredient. Hand-made. Eight hands, to be exact.
card-stardrop-salt = Stardrop Salt
    .text = An ingredient. A pinch makes the soup twinkle.

## Cards: things

card-left-boot = Left Boot
    .text = Good for nothing, but it pays like any find. The right one ran away.
card-cracked-teapot = Cracked Teapot
    .text = Good for nothing, but it pays like any find. Tea comes out everywhere.
card-bent-spoon = Bent Spoon
    .text = Good for nothing, but it pays like any find. Somebody stared at it too long.
card-soggy-almanac = Soggy Almanac
    .text = Good for nothing, but it pays like any find. It foretold the rain, too late.
card-odd-button = Odd Button
    .text = Good for nothing, but it pays like any find. It fits no coat in the world.
card-stuffed-pigeon = Stuffed Pigeon
    .text = Good for nothing, but it pays like any find. It delivers no letters now.
card-empty-birdcage = Empty Birdcage
    .text = Good for nothing, but it pays like any find. The door was open.

## Cards: transactions

card-auction = Auction
    .text = You show one find. The others bid numbers of finds; the highest bidder pays you that many and gets it.
card-flea-market = Flea Market
    .text = Everybody lays one find face down. All are turned up, and from you on clockwise each takes one.
card-market-day = Market Day
    .text = 60 seconds of free trade, all with all. Finds only: no spells, no promises.

## Cards: magic objects

card-joker-flask = Joker Flask
    .text = While casting: it counts as any one ingredient.
card-crooked-mortar = Crooked Mortar
    .text = While casting: with it, two other ingredients count as one you need.
card-bell-jar = Bell Jar
    .text = Any time. Answer to a level 1 or 2 spell aimed at you: it does nothing to you.
card-mousetrap = Mousetrap
    .text = Any time. Answer when a card takes a find from you: it is not taken, and you take a random find from the thief.
card-spyglass = Spyglass
    .text = Look at one opponent’s finds.
card-fishing-rod = Fishing Rod
    .text = Take one random find from an opponent.
card-ragpickers-hook = Ragpicker’s Hook
    .text = Take any one card from the discard, but not another Hook.
card-cup-and-balls = Cup and Balls
    .text = Give an opponent one find of your choice, then take a random one from them.
card-bottomless-sack = Bottomless Sack
    .text = Draw two finds.
card-curse-soap = Curse Soap
    .text = Any time: wash off one curse that hangs on you.
card-town-criers-bell = Town Crier’s Bell
    .text = Any time: end the running transaction at once. What is not settled goes back.
card-candle-snuffer = Candle Snuffer
    .text = Any time. Answer to a magic object: it is discarded without effect.
card-spare-hourglass = Spare Hourglass
    .text = You take one more turn after this one. Not in an extra turn.
card-bent-wand = Bent Wand
    .text = Any time. Answer to a spell or object aimed at you: choose another victim, but not its player.
card-library-card = Library Card
    .text = Put one of your uncast spells under its pile and take the top one of the same level.
card-cloak-of-nobody = Cloak of Nobody
    .text = Any time: until your next turn nobody may choose you as a victim.
card-forgers-ink = Forger’s Ink
    .text = While casting: it counts as the top-most ingredient in the discard.
card-tax-drum = Tax Drum
    .text = Each opponent gives you one find of their choice.
card-weathercock = Weathercock
    .text = Between two turns: turn order runs the other way round.
card-brass-scales = Brass Scales
    .text = The opponent with the most finds gives you two of their choice. If several have as many, you say who.

## Cards: spells of level 1

card-101 = Parrot Tongue
    .text = Instead of the victim’s chat lines, the last line of somebody else appears. All game. Buy-off: two finds.
card-102 = Penny-a-Word
    .text = The victim’s chat lines have five words at most; longer ones are refused. All game. Buy-off: two finds.
card-103 = Looking-Glass Eyes
    .text = For three turns the victim sees the table mirrored, left and right swapped. Buy-off: two finds.
card-104 = Bat’s Perch
    .text = For three turns the victim’s own cards hang upside down, and mix whenever the hand changes. Buy-off: two finds.
card-105 = Steamed Spectacles
    .text = For three turns the victim sees only pictures on their own cards; holding one for a second shows its text. Buy-off: two finds.
card-106 = Butterfingers
    .text = At the end of each of the victim’s next three turns a random find of theirs drops and lies open until their next turn. Buy-off: two finds.
card-107 = Obliging Soul
    .text = The victim must join in the next transaction: bid if nobody has, pick last, or accept the first offer that names one find they can give. Buy-off: two finds.
card-108 = Sleepy Socks
    .text = The victim skips the draw of their next turn. Buy-off: two finds.
card-109 = Borrowed Luck
    .text = At the victim’s next draw you see two cards. You choose which one they get; the other is discarded. Buy-off: two finds.
card-110 = Stage Fright
    .text = For three turns the victim has only 20 seconds a turn; then it ends by itself. Buy-off: two finds.
card-111 = Pompous Title
    .text = You choose a title. It replaces the victim’s name everywhere, all game. Buy-off: two finds.
card-112 = Glass Pocket
    .text = Name two ingredients. For three turns all see how many of each the victim holds. Buy-off: two finds.
card-113 = Pretty Please
    .text = For three turns an opponent must say “Granted” before each card the victim plays. After five seconds it is granted anyway. Buy-off: two finds.
card-114 = The Sulks
    .text = For three turns the victim takes no part in transactions that others open. Buy-off: two finds.
card-115 = Sneezing Powder
    .text = Achoo! All players pass one find of their choice to the left, at the same time.
card-116 = Beginner’s Luck
    .text = Any time: draw two finds, keep one and discard the other.

## Cards: spells of level 2

card-201 = Pickpocket Breeze
    .text = Choose up to two opponents, or nobody, and take one random find from each.
card-202 = Tidal Hands
    .text = All players pass their whole hand of finds to the left or to the right. You choose the way.
card-203 = Open Shutters
    .text = All hands of finds lie open until your next turn.
card-204 = Picky Nose
    .text = Your next four turn draws become: draw two, keep one, discard the other.
card-205 = Toll Gate
    .text = Until your second turn from now, an opponent who casts a spell gives you one find first, if they can.
card-206 = Frost on the Wick
    .text = The chosen opponent casts no spell on their next turn.
card-207 = Dud Fuse
    .text = Any time. Answer to a magic object: it is discarded without effect.
card-208 = Backfire
    .text = Any time. Answer to a level 1 or 2 spell aimed at you: choose its new victim, even its caster.
card-209 = Coat Swap
    .text = Swap your whole hand of finds with one opponent.
card-210 = Gutter Rummage
    .text = Take one of the five cards right under your payment in the discard.
card-211 = Leaky Grimoire
    .text = One random uncast spell of the chosen opponent lies open for as long as they hold it.
card-212 = Ill Wind
    .text = Each opponent with more than four finds discards down to four of their choice.
card-213 = Lead Boots
    .text = On their next turn the chosen opponent draws, but plays no card.
card-214 = Whirlpool
    .text = All hands of finds are shuffled together. Everybody is dealt as many as before.
card-215 = Second Wind
    .text = You take one more turn after this one. Not in an extra turn.
card-216 = Widdershins
    .text = Turn order runs the other way round.
card-217 = Closed Shops
    .text = Until your second turn from now opponents cannot open transactions.
card-218 = Roll Call
    .text = Name an ingredient: each opponent who holds it gives you one.
card-219 = Whip-Round
    .text = Each opponent gives you one find of their choice.
card-220 = Lid On
    .text = Any time: until your next turn nobody may choose you as a victim.
card-221 = Extra Homework
    .text = The chosen opponent draws the top spell of the level 1 pile; if it is empty, of level 2.
card-222 = Swapped Satchels
    .text = Give an opponent one of your uncast spells, then take a random one of those they held before.
card-223 = Generous Fog
    .text = Every player draws one find. You draw three.
card-224 = Curse Broom
    .text = Sweep away all curses that hang on you, or move one of them to an opponent, who may buy it off.

## Cards: spells of level 3

card-301 = Grand Stirring
    .text = All hands of finds and the discard are shuffled into the deck. Everybody draws as many as before, you one more.
card-302 = Tithe
    .text = At the start of each of your turns you name an opponent, who gives you one find of their choice. All game.
card-303 = Master Key
    .text = Once in each of your turns, for a level 1 or 2 spell: two other ingredients count as one you lack. All game.
card-304 = Stone Butler
    .text = Opponents cannot look at, take or exchange your finds by spell or object. All game.
card-305 = Carousel of Books
    .text = All who hold uncast spells pass them to the left among themselves. If you have none left, you stay out, and win.
card-306 = Borrowed Glory
    .text = You get a copy of one lasting level 2 or 3 effect in play.
card-307 = Queue Here
    .text = Until your third turn from now opponents cast at most one spell in each of their turns.
card-308 = Wishing Well
    .text = Search the deck, take any one card, and shuffle the rest.

## Cards: spells of level 4

card-401 = Rewind
    .text = The chosen opponent takes the newest spell before them back into their hand. Its lasting effect ends.
card-402 = Double Bottom
    .text = You draw two finds at the start of each of your turns. All game.
card-403 = Bonfire of Books
    .text = Burn one of your uncast spells of level 3 or less. It counts as cast, without effect.
card-404 = Gift Horse
    .text = Give an opponent one of your uncast spells of level 2 or less.
card-405 = Bare Cupboards
    .text = Each opponent discards all finds and draws three.
card-406 = Universal Solvent
    .text = In this turn you may cast one more spell of level 1 or 2 without ingredients.
card-407 = Stolen Hour
    .text = All opponents skip their next draw, and you take one more turn. No second one in an extra turn.
card-408 = Jackdaw Mirror
    .text = Once in each of your turns, use the top-most own-turn magic object in the discard, but no Hourglass. It stays there. All game.

## Titles, for Pompous Title

title-1 = Your Crumbliness
title-2 = Supreme Stirrer of Soups
title-3 = Keeper of the Left Sock
title-4 = Grand Marshal of Dust
title-5 = Noble Nothing of Nowhere
title-6 = High Teaspoon of the Realm
title-7 = Excellency of the Puddle
title-8 = Admiral of the Bathtub
title-9 = First Snorer at Court
title-10 = Professor Emeritus of Gossip
title-11 = Royal Taster of Leftovers
title-12 = Almighty Third From the Left

## Options

option-deck = Deck
    .house = the house deck
    .own = { $value }
option-look = You look at your drafted spells
    .after = when the draft is over
    .once = at once, one by one
option-price = The two finds of a buy-off
    .victim = the victim chooses them
    .blind = the caster draws them blind
option-clock = Clock
    .on = 45 seconds a turn, a minute for market day
    .calm = calm: no hurry, a market day lasts three minutes at most
option-window = Time to answer a card
    .number = { $value ->
        [one] { $value } second
       *[other] { $value } seconds
    }
option-talk = You talk to each other
    .chat = in the chat: curses on talking work by themselves
    .voice = aloud: the others call “Slip!”
option-duel = Two players
    .off = no: three at least
    .on = yes, as a house game with 9 points

## What is awaited

prompt-first = Who begins? The lots are being drawn.
prompt-draft = { $you ->
    [yes] Take a spell from a pile: you have { $have ->
        [one] one point
       *[other] { $have } points
    } of { $points }.
   *[no] { $seat } is taking a spell.
}
prompt-deal = Spells and finds are being dealt.
prompt-draw = Cards are being drawn.
prompt-turn = { $you ->
    [yes] Your turn: play as many cards as you like, then end it.
   *[no] { $seat }’s turn.
}
prompt-pay = { $you ->
    [yes] { $card }: what do you pay for { $find }?
   *[no] { $seat } is paying for { $card }.
}
prompt-grind = { $you ->
    [yes] { $card }: which two ingredients shall stand in for { $find }?
   *[no] { $seat } is paying for { $card }.
}
prompt-aim = { $you ->
    [yes] { $card }: on whom?
   *[no] { $seat } is choosing a victim for { $card }.
}
prompt-lift = { $you ->
    [yes] { $card }: which curse?
   *[no] { $seat } is choosing a curse for { $card }.
}
prompt-copy = { $you ->
    [yes] { $card }: which effect do you copy?
   *[no] { $seat } is choosing an effect for { $card }.
}
prompt-show = { $you ->
    [yes] { $card }: which find do you put up?
   *[no] { $seat } is choosing what to put up.
}
prompt-leave = { $you ->
    [yes] You asked nicely. Somebody must grant it first.
   *[no] { $seat } asks: “Pretty please?” Do you grant it?
}
prompt-window = On the table: { $card }. Anyone may answer.
prompt-between = Between two turns. Any last words?
prompt-buy-off = { $you ->
    [yes] { $card }: bear it, or buy yourself off for two finds?
   *[no] { $seat } is thinking: bear { $card }, or buy it off?
}
prompt-give = { $you ->
    [yes] { $count ->
        [one] Give { $other } one find: { $card }.
       *[other] Give { $other } { $count } finds: { $card }.
    }
   *[no] { $them ->
        [yes] { $seat } is choosing what to give you: { $card }.
       *[no] { $seat } is choosing what to give { $other }: { $card }.
    }
}
prompt-shed = { $you ->
    [yes] { $count ->
        [one] Discard one find: { $card }.
       *[other] Discard { $count } finds: { $card }.
    }
   *[no] { $seat } is discarding: { $card }.
}
prompt-keep = { $you ->
    [yes] Which one do you keep?
   *[no] { $seat } is choosing which find to keep.
}
prompt-keep-for = { $you ->
    [yes] Which one does { $other } get? The other is discarded.
   *[no] { $them ->
        [yes] { $seat } is choosing which find you get.
       *[no] { $seat } is choosing which find { $other } gets.
    }
}
prompt-fetch = { $you ->
    [yes] { $card }: which card do you take?
   *[no] { $seat } is rummaging: { $card }.
}
prompt-name = { $you ->
    [yes] { $card }: name an ingredient.
   *[no] { $seat } is naming an ingredient: { $card }.
}
prompt-title = { $you ->
    [yes] Which title does { $other } deserve?
   *[no] { $them ->
        [yes] { $seat } is looking for a fitting title for you.
       *[no] { $seat } is looking for a fitting title for { $other }.
    }
}
prompt-way = { $you ->
    [yes] { $card }: to the left or to the right?
   *[no] { $seat } is choosing the way: { $card }.
}
prompt-hand = { $you ->
    [yes] Which spell do you hand to { $other }?
   *[no] { $them ->
        [yes] { $seat } is choosing a spell for you.
       *[no] { $seat } is choosing a spell for { $other }.
    }
}
prompt-burn = { $you ->
    [yes] Which spell goes up in flames?
   *[no] { $seat } is choosing a spell to burn.
}
prompt-return = { $you ->
    [yes] Which spell do you put under its pile?
   *[no] { $seat } is choosing a spell to exchange.
}
prompt-tithe = { $you ->
    [yes] Your tithe: who gives you a find?
   *[no] { $seat } is choosing who pays the tithe.
}
prompt-bid = { $you ->
    [yes] { $ware } is up for auction. { $bid ->
        [0] Nobody has bid yet.
       *[other] The bid is { $bid }.
    } Bid higher, or pass.
   *[no] { $seat } is thinking about a bid for { $ware }.
}
prompt-bell = A moment of silence, in case somebody rings the Bell.
prompt-lay = { $you ->
    [yes] { $card }: choose a find, face down.
   *[no] { $card }: the others are still choosing a find.
}
prompt-pick = { $you ->
    [yes] Take a find from the stalls.
   *[no] { $seat } is taking a find from the stalls.
}
prompt-market = Market day! Make offers, accept some, or be done.
prompt-slip = { $them ->
    [yes] Did you slip? The others are judging.
   *[no] Did { $other } slip? The others are judging.
}
prompt-over = { $you ->
    [yes] { $seat-count ->
        [one] You have won!
       *[other] You and { $seat-others } share the victory.
    }
   *[no] { $seat-count ->
        [one] { $seat } has won.
       *[other] { $seat } share the victory.
    }
}

## Moves

move-first = First: { $other }
move-draw = Draw { $find }
move-lose = Pull { $find }
move-spell = Draw { $spell }
move-stray = Pull { $spell }
move-take = Take a level { $level } spell
move-cast = Cast { $spell }
move-use = Play { $find }
move-open = Open: { $find }
move-mirror = Use the Mirror
move-end = End your turn
move-ask = Pretty please, may I?
move-pay = Pay with { $find }
move-key = Use the Master Key
move-jackdaw = Pay with the Mirror
move-grind = Use up { $find }
move-at = Choose { $other }
move-enough = Nobody (else)
move-lift = This curse: { $spell }
move-sweep = Sweep away all your curses
move-copy = Copy { $spell }
move-answer = Play { $find } now
move-retort = Cast { $spell } now
move-pass = Pass
move-buy-off = Buy yourself off for two finds
move-bear = Bear it
move-grant = Granted!
move-give = Give { $find }
move-shed = Discard { $find }
move-keep = Keep { $find }
move-fetch = Take { $find }
move-name = Name { $find }
move-title = { $title }
move-left = To the left
move-right = To the right
move-hand = Hand over { $spell }
move-burn = Burn { $spell }
move-return = Put { $spell } under its pile
move-show = Put up { $find }
move-bid = { $count ->
    [one] Bid one find
   *[other] Bid { $count } finds
}
move-lay = Lay down { $find }
move-veil = Lay down { $find }, hidden
move-pick = Take { $find }
move-to = Make { $other } an offer
move-want = Ask for { $find }
move-want-any = Ask for any find
move-cry = Cry the offer out
move-withdraw = Withdraw the offer
move-accept = Accept { $other }’s offer
move-decline = No, thanks, { $other }
move-done = Done for today
move-steady = Keep your view steady
move-slip = Slip! { $other } broke the curse
move-agree = Yes, that was a slip
move-disagree = No, that was fine

## Events

event-first-chosen = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-picked-level = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a level { $level } spell: { $points ->
    [one] one point
   *[other] { $points } points
} so far.
event-draft-over = The draft is over. Now for the finds: five each.
event-reshuffled = The deck is empty: { $count ->
    [one] one discarded card becomes
   *[other] { $count } discarded cards become
} the new one.
event-turn-began = { $extra-key ->
    [yes] { $you ->
        [yes] Your extra turn.
       *[no] { $seat }’s extra turn.
    }
   *[no] { $you ->
        [yes] Your turn.
       *[no] { $seat }’s turn.
    }
}
event-turn-ended = { $why-key ->
    [time] { $you ->
        [yes] Time is up: your turn ends.
       *[no] Time is up: { $seat }’s turn ends.
    }
   *[done] { $you ->
        [yes] You end your turn.
       *[no] { $seat } is done.
    }
}
event-cast = { $against-key ->
    [none] { $you ->
        [yes] You cast { $card }
       *[no] { $seat } casts { $card }
    }
   *[other] { $you ->
        [yes] You answer { $against } with { $card }
       *[no] { $seat } answers { $against } with { $card }
    }
}{ $victims-count ->
    [0] {""}
    [one] {" "}{ $them ->
        [yes] on you
       *[no] on { $victims }
    }
   *[other] {" "}{ $them ->
        [yes] on you and { $victims-others }
       *[no] on { $victims }
    }
}{ $paid-count ->
    [0] , free of charge.
   *[other] {" "}({ $paid }).
}
event-used = { $against-key ->
    [none] { $you ->
        [yes] You play { $card }
       *[no] { $seat } plays { $card }
    }
   *[other] { $you ->
        [yes] You answer { $against } with { $card }
       *[no] { $seat } answers { $against } with { $card }
    }
}{ $victims-count ->
    [0] .
    [one] {" "}{ $them ->
        [yes] on you.
       *[no] on { $victims }.
    }
   *[other] {" "}{ $them ->
        [yes] on you and { $victims-others }.
       *[no] on { $victims }.
    }
}
event-mirrored = { $you ->
    [yes] Your Mirror reflects { $card }
   *[no] { $seat }’s Mirror reflects { $card }
}{ $victims-count ->
    [0] .
    [one] {" "}{ $them ->
        [yes] on you.
       *[no] on { $victims }.
    }
   *[other] {" "}{ $them ->
        [yes] on you and { $victims-others }.
       *[no] on { $victims }.
    }
}
event-opened = { $you ->
    [yes] You open: { $find }.
   *[no] { $seat } opens: { $find }.
}{ $ware-key ->
    [none] {""}
   *[other] {" "}What am I bid for { $ware }?
}
event-asked-leave = { $you ->
    [yes] “Pretty please?” you ask.
   *[no] “Pretty please?” asks { $seat }.
}
event-granted = { $why-key ->
    [time] Nobody says a word, so it is granted.
   *[other] Granted!
} { $you ->
    [yes] You may play the card.
   *[no] { $seat } may play the card.
}
event-snuffed = { $you ->
    [yes] Pfft! You put out { $card }: no effect.
   *[no] Pfft! { $seat } puts out { $card }: no effect.
}
event-turned-away = { $you ->
    [yes] You turn { $card } on { $other }!
   *[no] { $them ->
        [yes] { $seat } turns { $card } on you!
       *[no] { $seat } turns { $card } on { $other }!
    }
}
event-shielded = { $you ->
    [yes] You are safe from { $card }.
   *[no] { $seat } is safe from { $card }.
}
event-trapped = { $you ->
    [yes] Snap! You catch { $other }’s fingers.
   *[no] { $them ->
        [yes] Snap! { $seat } catches your fingers.
       *[no] Snap! { $seat } catches { $other }’s fingers.
    }
}
event-fizzled = { $card }: nothing happens. Well, a little smoke.
event-bought-off = { $you ->
    [yes] You buy yourself off: { $other } gets two finds instead of { $spell }.
   *[no] { $them ->
        [yes] { $seat } buys off { $spell }: two finds for you.
       *[no] { $seat } buys off { $spell }: two finds for { $other }.
    }
}
event-cursed = { $you ->
    [yes] Now on you: { $spell }, with kind regards from { $other }.
   *[no] Now on { $seat }: { $spell }.
}
event-curse-moved = { $you ->
    [yes] You pass { $spell } on to { $other }.
   *[no] { $them ->
        [yes] { $seat } passes { $spell } on to you.
       *[no] { $seat } passes { $spell } on to { $other }.
    }
}
event-curse-ended = { $why-key ->
    [soap] { $you ->
        [yes] You wash off { $spell }.
       *[no] { $seat } washes off { $spell }.
    }
    [broom] { $you ->
        [yes] You sweep away { $spell }.
       *[no] { $seat } sweeps away { $spell }.
    }
    [replaced] { $you ->
        [yes] Three curses are enough: you are rid of { $spell }.
       *[no] Three curses are enough: { $seat } is rid of { $spell }.
    }
   *[other] { $you ->
        [yes] You are rid of { $spell }.
       *[no] { $seat } is rid of { $spell }.
    }
}
event-began = { $you ->
    [yes] Now at work for you: { $spell }.
   *[no] Now at work for { $seat }: { $spell }.
}
event-ended = { $you ->
    [yes] No longer at work for you: { $spell }.
   *[no] No longer at work for { $seat }: { $spell }.
}
event-titled = { $you ->
    [yes] From now on you are { $title }. How grand!
   *[no] From now on { $seat } is { $title }. How grand!
}
event-pocket-named = { $you ->
    [yes] Your pocket is of glass. All can count: { $finds }.
   *[no] { $seat }’s pocket is of glass. All can count: { $finds }.
}
event-dropped = { $you ->
    [yes] Oops! You drop a find for all to see: { $find }.
   *[no] Oops! { $seat } drops a find for all to see: { $find }.
}
event-picked-up = { $you ->
    [yes] You pick up the find you dropped.
   *[no] { $seat } picks up the dropped find.
}
event-order-turned = { $way-key ->
    [left] About turn! Turns run to the left now.
   *[right] About turn! Turns run to the right now.
}
event-extra-turn = { $you ->
    [yes] You will have one more turn.
   *[no] { $seat } will have one more turn.
}
event-no-draw = { $you ->
    [yes] You skip your draw.
   *[no] { $seat } skips the draw.
}
event-skips = { $you ->
    [yes] All but you will skip their next draw.
   *[no] All but { $seat } will skip their next draw.
}
event-blocked = { $you ->
    [yes] You are held back in this turn: { $spell }.
   *[no] { $seat } is held back in this turn: { $spell }.
}
event-drew = { $find-key ->
    [unknown] { $you ->
        [yes] You draw a find.
       *[no] { $seat } draws a find.
    }
   *[other] { $you ->
        [yes] You draw: { $find }.
       *[no] { $seat } draws: { $find }.
    }
}
event-peeked = { $you ->
    [yes] Two cards for { $other }: { $finds }. You choose.
   *[no] { $them ->
        [yes] { $seat } looks at two cards for you.
       *[no] { $seat } looks at two cards for { $other }.
    }
}
event-kept = { $find-key ->
    [unknown] { $you ->
        [yes] You keep a find.
       *[no] { $seat } keeps one of them.
    }
   *[other] { $you ->
        [yes] You keep: { $find }.
       *[no] { $seat } keeps: { $find }.
    }
}
event-discarded = { $you ->
    [yes] You discard: { $finds }.
   *[no] { $seat } discards: { $finds }.
}
event-gave = { $find-key ->
    [unknown] { $you ->
        [yes] You give { $other } a find.
       *[no] { $them ->
            [yes] { $seat } gives you a find.
           *[no] { $seat } gives { $other } a find.
        }
    }
   *[other] { $you ->
        [yes] You give { $other }: { $find }.
       *[no] { $them ->
            [yes] { $seat } gives you: { $find }.
           *[no] { $seat } gives { $other }: { $find }.
        }
    }
}
event-took = { $find-key ->
    [unknown] { $you ->
        [yes] You take a find from { $other }.
       *[no] { $them ->
            [yes] { $seat } takes a find from you.
           *[no] { $seat } takes a find from { $other }.
        }
    }
   *[other] { $you ->
        [yes] You take from { $other }: { $find }.
       *[no] { $them ->
            [yes] { $seat } takes from you: { $find }.
           *[no] { $seat } takes from { $other }: { $find }.
        }
    }
}
event-called-in = { $you ->
    [yes] { $other } must hand you: { $find }.
   *[no] { $them ->
        [yes] You must hand { $seat }: { $find }.
       *[no] { $other } must hand { $seat }: { $find }.
    }
}
event-fetched = { $you ->
    [yes] You fetch from the discard: { $find }.
   *[no] { $seat } fetches from the discard: { $find }.
}
event-searched = { $find-key ->
    [unknown] { $you ->
        [yes] You fish a card out of the deck.
       *[no] { $seat } fishes a card out of the deck.
    }
   *[other] { $you ->
        [yes] You fish out of the deck: { $find }.
       *[no] { $seat } fishes out of the deck: { $find }.
    }
}
event-looked = { $you ->
    [yes] { $finds-count ->
        [0] You look at { $other }’s finds: there are none.
       *[other] You look at { $other }’s finds: { $finds }.
    }
   *[no] { $them ->
        [yes] { $seat } looks at your finds.
       *[no] { $seat } looks at { $other }’s finds.
    }
}
event-hands-passed = { $way-key ->
    [left] All hands wash up one place to the left.
   *[right] All hands wash up one place to the right.
}
event-hands-swapped = { $you ->
    [yes] You and { $other } swap all your finds.
   *[no] { $them ->
        [yes] { $seat } and you swap all your finds.
       *[no] { $seat } and { $other } swap all their finds.
    }
}
event-whirled = Round and round: all hands are shuffled together and dealt again.
event-stirred = A good stir: { $count ->
    [one] one card goes
   *[other] { $count } cards go
} into the deck, hands and discard and all.
event-new-hand = { $you ->
    [yes] { $count ->
        [0] You hold no finds now.
       *[other] You hold now: { $finds }.
    }
   *[no] { $count ->
        [0] { $seat } holds no finds now.
        [one] { $seat } holds one find now.
       *[other] { $seat } holds { $count } finds now.
    }
}
event-spell-drawn = { $spell-key ->
    [unknown] { $you ->
        [yes] You draw a level { $level } spell.
       *[no] { $seat } draws a level { $level } spell.
    }
   *[other] { $you ->
        [yes] You draw a spell: { $spell }.
       *[no] { $seat } draws a spell: { $spell }.
    }
}
event-spell-handed = { $spell-key ->
    [unknown] { $seat } hands { $other } a level { $level } spell.
   *[other] { $you ->
        [yes] You hand { $other } a spell: { $spell }.
       *[no] { $them ->
            [yes] { $seat } hands you a spell: { $spell }.
           *[no] { $seat } hands { $other } a spell: { $spell }.
        }
    }
}
event-spell-returned = { $spell-key ->
    [unknown] { $you ->
        [yes] You put a level { $level } spell under its pile.
       *[no] { $seat } puts a level { $level } spell under its pile.
    }
   *[other] { $you ->
        [yes] You put { $spell } under its pile.
       *[no] { $seat } puts { $spell } under its pile.
    }
}
event-spell-opened = { $you ->
    [yes] Drip, drip: all can read your { $spell }.
   *[no] Drip, drip: all can read { $seat }’s { $spell }.
}
event-burnt = { $you ->
    [yes] You burn { $spell }. That counts as cast.
   *[no] { $seat } burns { $spell }. That counts as cast.
}
event-rewound = { $you ->
    [yes] You take { $spell } back into your hand.
   *[no] { $seat } takes { $spell } back into the hand.
}
event-bid = { $you ->
    [yes] You bid { $count }.
   *[no] { $seat } bids { $count }.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-sold = { $you ->
    [yes] Sold! You get { $find } for { $count ->
        [one] one find.
       *[other] { $count } finds.
    }
   *[no] Sold! { $seat } gets { $find } for { $count ->
        [one] one find.
       *[other] { $count } finds.
    }
}
event-unsold = { $you ->
    [yes] Nobody wants it: you keep { $find }.
   *[no] Nobody wants it: { $seat } keeps { $find }.
}
event-laid = { $you ->
    [yes] You lay a find face down.
   *[no] { $seat } lays a find face down.
}
event-turned-up = { $you ->
    [yes] Your find is turned up: { $find }.
   *[no] { $seat }’s find is turned up: { $find }.
}
event-picked = { $you ->
    [yes] You take from the stalls: { $find }.
   *[no] { $seat } takes from the stalls: { $find }.
}
event-cried = { $you ->
    [yes] You offer { $other }:
   *[no] { $them ->
        [yes] { $seat } offers you:
       *[no] { $seat } offers { $other }:
    }
} { $finds-count ->
    [0] { $veiled ->
        [one] one find face down
       *[other] { $veiled } finds face down
    }
   *[other] { $finds }{ $veiled ->
        [0] {""}
        [one] {" "}and one find face down
       *[other] {" "}and { $veiled } finds face down
    }
} for { $wanted-count ->
    [0] { $any ->
        [one] any find.
       *[other] any { $any } finds.
    }
   *[other] { $wanted }{ $any ->
        [0] .
        [one] {" "}and any other find.
       *[other] {" "}and any { $any } others.
    }
}
event-withdrawn = { $you ->
    [yes] Your offer is gone.
   *[no] { $seat }’s offer is gone.
}
event-declined = { $you ->
    [yes] You say no to { $other }’s offer.
   *[no] { $them ->
        [yes] { $seat } says no to your offer.
       *[no] { $seat } says no to { $other }’s offer.
    }
}
event-traded = { $you ->
    [yes] Deal! { $other } takes your offer.
   *[no] { $them ->
        [yes] Deal! You take { $seat }’s offer.
       *[no] Deal! { $other } takes { $seat }’s offer.
    }
}
event-done = { $you ->
    [yes] You are done for today.
   *[no] { $seat } is done for today.
}
event-rung = { $you ->
    [yes] Ding dong! You ring the Bell: all over.
   *[no] Ding dong! { $seat } rings the Bell: all over.
}
event-deal-over = { $find } is over.
event-slip-called = { $you ->
    [yes] Slip! You caught { $other }.
   *[no] { $them ->
        [yes] Slip! says { $seat }, and means you.
       *[no] Slip! says { $seat }, and means { $other }.
    }
}
event-slip-judged = { $agreed-key ->
    [yes] { $them ->
        [yes] { $yes } to { $no }: that was a slip. You give one find.
       *[no] { $yes } to { $no }: that was a slip. { $other } gives one find.
    }
   *[no] { $them ->
        [yes] { $yes } to { $no }: that was fine. You are off the hook.
       *[no] { $yes } to { $no }: that was fine. { $other } is off the hook.
    }
}
event-steadied = { $you ->
    [yes] Your view stays steady: curses on it cost you a draw instead.
   *[no] { $seat } keeps a steady view: curses on it cost a draw instead.
}
event-won = { $you ->
    [yes] Your last spell is cast: you win!
   *[no] { $seat } has no spell left, and wins!
}
event-stopped = A thousand turns, and still no winner: the fewest points in hand win.

## The board in words

twin-draft = The draft: everybody needs { $points } points.
twin-turn = Turn { $turn }, { $you ->
    [yes] yours.
   *[no] { $seat }’s.
}
twin-extra = It is an extra turn.
twin-again = One more turn follows.
twin-order = Turns run { $way-key ->
    [left] to the left.
   *[right] to the right.
}
twin-free = The next spell of level 1 or 2 is free.
twin-mirror = The Mirror shows: { $find }.
twin-piles = Spell piles:
twin-pile = Level { $level }: { $count ->
    [0] empty.
    [one] one spell.
   *[other] { $count } spells.
}
twin-deck = Deck: { $count ->
    [0] empty.
    [one] one find.
   *[other] { $count } finds.
}
twin-discard = Discard: { $count ->
    [0] empty.
    [one] one find.
   *[other] { $count } finds.
}
twin-top = On top, the top-most first: { $finds }.
twin-seat = { $you ->
    [yes] You
   *[no] { $seat }
}: { $points ->
    [0] no points left,
    [one] one point left,
   *[other] { $points } points left,
} { $count ->
    [0] no finds.
    [one] one find.
   *[other] { $count } finds.
}
twin-drafter = { $you ->
    [yes] You
   *[no] { $seat }
}: { $levels-count ->
    [0] no spell taken yet.
    [one] one spell taken, of level { $levels }: { $have } of { $points } points.
   *[other] { $levels-count } spells taken, of levels { $levels }: { $have } of { $points } points.
}
twin-books = { $levels-count ->
    [one] One spell in hand, of level { $levels }.
   *[other] { $levels-count } spells in hand, of levels { $levels }.
}
twin-read = Known among them: { $card }.
twin-cast = Cast: { $card }.
twin-open = Lying open: { $finds }.
twin-known = You know these finds: { $finds }.
twin-count = { $find }: { $count }.
twin-title = Called { $title }.
twin-protected = Nobody may choose this player.
twin-steady = Keeps a steady view.
twin-curse = Curse: { $card }{ $left ->
    [0] .
    [one] , one more turn.
   *[other] , { $left } more turns.
}
twin-swapped = It costs a draw instead.
twin-effect = { $them ->
    [yes] At work against you:
   *[no] At work:
} { $card }{ $left ->
    [0] .
   *[other] , { $left } to go.
}
twin-copied = It copies { $card }.
twin-victim = { $them ->
    [yes] It is aimed at you.
   *[no] It is aimed at { $other }.
}
twin-hand = Your finds: { $finds }.
twin-no-hand = You have no finds.
twin-spells = Your spells:
twin-spell = { $card }, level { $level }: { $finds }.
twin-ready = You can pay for it.
twin-lack = You lack { $finds }.
twin-leaked = All can read it.
twin-stack = On the table, the last one first:
twin-item = { $card }, played by { $you ->
    [yes] you
   *[no] { $seat }
}{ $against-key ->
    [none] {""}
   *[other] {" "}as an answer to { $against }
}{ $victims-count ->
    [0] .
   *[other] {" "}against { $victims }.
}
twin-cancelled = It is cancelled.
twin-shielded = Safe from it: { $victims }.
twin-chosen = { $card-key ->
    [none] You have chosen to pass.
   *[other] You have chosen: { $card }.
}
twin-payment = It will be paid with: { $finds }.
twin-half = Being put together: { $card }.
twin-paid = Paid so far: { $finds }.
twin-choice = To choose from: { $finds }.
twin-auction = Up for auction: { $ware }.
twin-bid = The highest bid is { $bid }, by { $you ->
    [yes] you.
   *[no] { $seat }.
}
twin-flea = At the flea market:
twin-stall = { $find }, laid by { $you ->
    [yes] you.
   *[no] { $seat }.
}
twin-laid = { $you ->
    [yes] Your find lies face down.
   *[no] { $seat }’s find lies face down.
}
twin-market = At the market:
twin-no-offers = No offers yet.
twin-offer = { $you ->
    [yes] You offer { $other }:
   *[no] { $them ->
        [yes] { $seat } offers you:
       *[no] { $seat } offers { $other }:
    }
} { $finds-count ->
    [0] { $veiled ->
        [0] nothing yet
        [one] one find face down
       *[other] { $veiled } finds face down
    }
   *[other] { $finds }{ $veiled ->
        [0] {""}
        [one] {" "}and one find face down
       *[other] {" "}and { $veiled } finds face down
    }
} for { $wanted-count ->
    [0] { $any ->
        [0] nothing yet.
        [one] any find.
       *[other] any { $any } finds.
    }
   *[other] { $wanted }{ $any ->
        [0] .
        [one] {" "}and any other find.
       *[other] {" "}and any { $any } others.
    }
}
twin-veils = Face down: { $finds }.
twin-uncried = Not cried out yet.
twin-waiting = { $you ->
    [yes] Not done yet: { $seat }. That includes you.
   *[no] Not done yet: { $seat }.
}
twin-votes = { $count ->
    [0] Nobody has judged yet.
    [one] One has judged.
   *[other] { $count } have judged.
}

## Rules: The rulebook

chapter-book = The rulebook
rule-B1 = A spell of level 1, 2, 3 or 4 needs as many ingredients as its level says. The level stands on its back, for all to see.
    .cite = Rulebook 1: levels
    .no = A spell needs as many ingredients as its level says.
rule-B2 = The spells lie in four piles, one for each level, face down. The first player is drawn by lot. Then everybody in turn takes the top spell of a pile they like, one at a time.
    .cite = Rulebook 2: the draft
    .no = Not now: spells are taken in the draft, one by one, in turn.
rule-B3 = You draft until your spells are worth enough points: 11 with three players, 9 with four or five, 8 with six or more. Each spell counts its level. A little too much does no harm.
    .cite = Rulebook 3: points to draft
    .no = Your spells are worth enough points already.
rule-B4 = After the draft everybody gets five finds. All other finds are the deck, face down.
    .cite = Rulebook 4: five finds
    .no = You start with five finds, no more.
rule-B5 = Your turn begins with drawing one find. Then you play cards, as many as you like and in any order: transactions, magic objects and spells.
    .cite = Rulebook 5: a turn
    .no = Not now: it is not your turn for that.
rule-B6 = In your turn you can open a transaction: Auction, Flea Market or Market Day. Its card is discarded when it is over.
    .cite = Rulebook 6: opening transactions
    .no = Not now: a transaction is opened in your own turn, with a card from your hand.
rule-B7 = In your turn you can use magic objects. Each does what it says and is then discarded.
    .cite = Rulebook 7: using magic objects
    .no = Not now: you cannot use that object here.
rule-B8 = To cast a spell you discard its ingredients and lay it open before you. It works at once. Some magic objects can stand in for an ingredient.
    .cite = Rulebook 8: casting spells
    .no = That does not pay for the spell: an ingredient is missing.
rule-B9 = When you have done all you want, you end your turn, and the next player’s turn begins.
    .cite = Rulebook 9: the end of a turn
    .no = Not now: something is still going on.
rule-B10 = Some cards can be played at any time, also in other players’ turns; a little bell marks them. A spell among them needs its ingredients then and there.
    .cite = Rulebook 10: any time
    .no = Not now: that card cannot be played at this moment.
rule-B11 = If several want to do something at the same moment, it happens in turn order, from the player in turn on.
    .cite = Rulebook 11: at the same moment
    .no = Not now: somebody else comes first.
rule-B12 = When the deck is empty, the discard is shuffled and becomes the new deck.
    .cite = Rulebook 12: an empty deck
    .no = Not now: there is no card to shuffle.
rule-B13 = Curses of level 1 leave you a choice: bear it, or give the caster two finds and be spared.
    .cite = Rulebook 13: buying off
    .no = That cannot be bought off.
rule-B14 = If a card makes you give something and you have nothing, nothing more happens to you.
    .cite = Rulebook 14: nothing to give
    .no = You have no such find to give.
rule-B15 = How many points are left in a hand of spells is open to all. Which spells they are is secret.
    .cite = Rulebook 15: the open value
    .no = Which spells others hold is their secret. Only the points are open.
rule-B16 = The game ends as soon as a player has no spell left in hand. That player has won.
    .cite = Rulebook 16: the end of the game
    .no = The game is over.

## Rules: Transactions

chapter-transactions = Transactions
rule-T1 = Auction: you show one find. Clockwise, the others bid a number of finds, higher each time, or pass for good. The highest bidder gives you that many finds of their choice and gets the ware. You must take them. If nobody bids, you keep it.
    .cite = Transaction 1: auction
    .no = Bid more than the others and no more than you hold, or pass.
rule-T2 = Flea Market: everybody who has a find lays one face down. All are turned up. From the opener on clockwise, each who laid one takes one.
    .cite = Transaction 2: flea market
    .no = Lay one find face down; later, take one that lies there.
rule-T3 = Market Day: 60 seconds of free trade, all with all. An offer says what you give, open or face down, and what you want, by name or any find. If the other accepts, the cards change hands at once. Finds only: no spells, no promises.
    .cite = Transaction 3: market day
    .no = Not that: on a market day finds are offered for finds.

## Rules: Spells of level 1

chapter-level-1 = Spells of level 1
rule-S101 = Parrot Tongue: for the whole game the victim’s chat lines are replaced by the last line somebody else wrote. The victim may buy it off.
    .cite = Spell 101: Parrot Tongue
    .no = Parrot Tongue: there is no line of somebody else yet that you could repeat.
rule-S102 = Penny-a-Word: for the whole game the victim’s chat lines of more than five words are refused. The victim may buy it off.
    .cite = Spell 102: Penny-a-Word
    .no = Penny-a-Word: five words at most.
rule-S103 = Looking-Glass Eyes: for three turns the victim sees the table mirrored, left and right swapped. The victim may buy it off.
    .cite = Spell 103: Looking-Glass Eyes
    .no = Looking-Glass Eyes needs one opponent as its victim.
rule-S104 = Bat’s Perch: for three turns the victim’s own cards hang upside down, and their order is shuffled at every change of hand. The victim may buy it off.
    .cite = Spell 104: Bat's Perch
    .no = Bat’s Perch needs one opponent as its victim.
rule-S105 = Steamed Spectacles: for three turns the victim sees only the pictures on their own cards. Holding a card for one second shows its text. The victim may buy it off.
    .cite = Spell 105: Steamed Spectacles
    .no = Steamed Spectacles need one opponent as their victim.
rule-S106 = Butterfingers: at the end of each of the next three turns of the victim one random find of theirs lies open, until their next turn. The victim may buy it off.
    .cite = Spell 106: Butterfingers
    .no = Butterfingers: that find has fallen, chance chose it.
rule-S107 = Obliging Soul: in the next transaction the victim must take part. In an auction they may not pass while nobody has bid; at a flea market they pick last; on a market day they must accept the first offer of at least one find for one find that is named and that they hold. The victim may buy it off.
    .cite = Spell 107: Obliging Soul
    .no = Obliging Soul: you must join in and cannot refuse this.
rule-S108 = Sleepy Socks: the victim skips the draw of their next turn. The victim may buy it off.
    .cite = Spell 108: Sleepy Socks
    .no = Sleepy Socks: you draw nothing this time.
rule-S109 = Borrowed Luck: at the victim’s next draw the caster sees two cards and chooses which one the victim gets. The other is discarded. The victim may buy it off.
    .cite = Spell 109: Borrowed Luck
    .no = Borrowed Luck: choose one of the two cards.
rule-S110 = Stage Fright: for three turns the victim’s turns last 20 seconds at most, then they end by themselves. The victim may buy it off.
    .cite = Spell 110: Stage Fright
    .no = Stage Fright: your 20 seconds are over.
rule-S111 = Pompous Title: the caster picks a title from the list. It replaces the victim’s name everywhere for the whole game. The victim may buy it off.
    .cite = Spell 111: Pompous Title
    .no = Pompous Title: choose a title from the list.
rule-S112 = Glass Pocket: the caster names two ingredients. For three turns all see how many of each the victim holds. The victim may buy it off.
    .cite = Spell 112: Glass Pocket
    .no = Glass Pocket: name two different ingredients.
rule-S113 = Pretty Please: for three turns, before each card the victim plays, an opponent must say “Granted!” After five seconds it is granted by itself. The victim may buy it off.
    .cite = Spell 113: Pretty Please
    .no = Pretty Please: ask first, and wait until it is granted.
rule-S114 = The Sulks: for three turns the victim takes no part in transactions that others open. The victim may buy it off.
    .cite = Spell 114: The Sulks
    .no = The Sulks: you take no part in this.
rule-S115 = Sneezing Powder: all players together pass one find of their choice to the left.
    .cite = Spell 115: Sneezing Powder
    .no = Sneezing Powder: choose one find to pass to the left.
rule-S116 = Beginner’s Luck, any time: draw two finds, keep one and discard the other.
    .cite = Spell 116: Beginner's Luck
    .no = Beginner’s Luck: keep one of the two you drew.

## Rules: Spells of level 2

chapter-level-2 = Spells of level 2
rule-S201 = Pickpocket Breeze: choose up to two opponents, or nobody, and take one random find from each.
    .cite = Spell 201: Pickpocket Breeze
    .no = Pickpocket Breeze takes from each opponent once, and from two at most.
rule-S202 = Tidal Hands: all players pass their whole hand of finds to the left or to the right. The caster chooses the way.
    .cite = Spell 202: Tidal Hands
    .no = Tidal Hands: choose left or right.
rule-S203 = Open Shutters: until the caster’s next turn all hands of finds lie open.
    .cite = Spell 203: Open Shutters
    .no = Open Shutters is for your own turn.
rule-S204 = Picky Nose: the caster’s next four turn draws become: draw two, keep one, discard the other.
    .cite = Spell 204: Picky Nose
    .no = Picky Nose: keep one of the two you drew.
rule-S205 = Toll Gate: until the caster’s second turn from now, an opponent who casts a spell gives the caster one find first, if they can.
    .cite = Spell 205: Toll Gate
    .no = Toll Gate: first give one find.
rule-S206 = Frost on the Wick: the chosen opponent casts no spell in their next turn.
    .cite = Spell 206: Frost on the Wick
    .no = Frost on the Wick: you cast no spell in this turn.
rule-S207 = Dud Fuse, any time: an answer to a magic object. It is discarded without effect.
    .cite = Spell 207: Dud Fuse
    .no = Dud Fuse answers a magic object, and there is none now.
rule-S208 = Backfire, any time: an answer to a level 1 or 2 spell aimed at you. You choose its new victim: not yourself, but perhaps its caster.
    .cite = Spell 208: Backfire
    .no = Backfire answers a level 1 or 2 spell aimed at you, if somebody else can be its victim.
rule-S209 = Coat Swap: exchange your whole hand of finds with one opponent.
    .cite = Spell 209: Coat Swap
    .no = Coat Swap needs one opponent to swap with.
rule-S210 = Gutter Rummage: take one of the five cards that lie right under your payment in the discard.
    .cite = Spell 210: Gutter Rummage
    .no = Gutter Rummage reaches five cards deep, no more.
rule-S211 = Leaky Grimoire: one random uncast spell of the chosen opponent lies open to all.
    .cite = Spell 211: Leaky Grimoire
    .no = Leaky Grimoire needs one opponent as its victim.
rule-S212 = Ill Wind: each opponent with more than four finds discards down to four of their choice.
    .cite = Spell 212: Ill Wind
    .no = Ill Wind: discard until you have four finds.
rule-S213 = Lead Boots: in their next turn the chosen opponent draws as usual, but plays no card.
    .cite = Spell 213: Lead Boots
    .no = Lead Boots: you play no card in this turn.
rule-S214 = Whirlpool: all hands of finds are shuffled together, and everybody is dealt as many as before.
    .cite = Spell 214: Whirlpool
    .no = Whirlpool is for your own turn.
rule-S215 = Second Wind: the caster takes one more turn after this one.
    .cite = Spell 215: Second Wind
    .no = Second Wind is for your own turn.
rule-S216 = Widdershins: turn order is reversed. A second reversal puts it right again.
    .cite = Spell 216: Widdershins
    .no = Widdershins is for your own turn.
rule-S217 = Closed Shops: until the caster’s second turn from now opponents cannot open transactions.
    .cite = Spell 217: Closed Shops
    .no = Closed Shops: you cannot open a transaction now.
rule-S218 = Roll Call: the caster names an ingredient. Each opponent who holds it gives the caster one.
    .cite = Spell 218: Roll Call
    .no = Roll Call: name an ingredient.
rule-S219 = Whip-Round: each opponent gives the caster one find of their choice.
    .cite = Spell 219: Whip-Round
    .no = Whip-Round: choose one find to give.
rule-S220 = Lid On, any time: until the caster’s next turn no spell, object or effect of others may choose the caster as a victim.
    .cite = Spell 220: Lid On
    .no = Lid On: that player cannot be chosen now.
rule-S221 = Extra Homework: the chosen opponent draws the top spell of the level 1 pile. If it is empty, of the level 2 pile.
    .cite = Spell 221: Extra Homework
    .no = Extra Homework needs one opponent as its victim.
rule-S222 = Swapped Satchels: give an opponent one of your uncast spells, then take a random one of those they held before.
    .cite = Spell 222: Swapped Satchels
    .no = Swapped Satchels: choose one of your uncast spells.
rule-S223 = Generous Fog: every player draws one find, the caster three.
    .cite = Spell 223: Generous Fog
    .no = Generous Fog is for your own turn.
rule-S224 = Curse Broom: remove all curses from yourself, or move one of them to an opponent, who may buy it off.
    .cite = Spell 224: Curse Broom
    .no = Curse Broom: sweep off all your curses, or move one of them to an opponent.

## Rules: Spells of level 3

chapter-level-3 = Spells of level 3
rule-S301 = Grand Stirring: all hands of finds and the discard are shuffled into the deck. Everybody draws as many as before, the caster one more.
    .cite = Spell 301: Grand Stirring
    .no = Grand Stirring is for your own turn.
rule-S302 = Tithe: for the whole game, at the start of each own turn, the caster names an opponent, who gives one find of their choice.
    .cite = Spell 302: Tithe
    .no = Tithe: name an opponent who can be chosen.
rule-S303 = Master Key: for the whole game, once in each own turn, the caster can pay one missing ingredient of a level 1 or 2 spell with two other ingredients.
    .cite = Spell 303: Master Key
    .no = Master Key: once in each of your turns, for a spell of level 1 or 2, and with two other ingredients.
rule-S304 = Stone Butler: for the whole game opponents cannot look at, take or exchange the caster’s finds by spell or object.
    .cite = Spell 304: Stone Butler
    .no = The Stone Butler guards these finds.
rule-S305 = Carousel of Books: all players who hold uncast spells pass them to the left among themselves. A caster without one stays out, and wins.
    .cite = Spell 305: Carousel of Books
    .no = Carousel of Books is for your own turn.
rule-S306 = Borrowed Glory: the caster gets a copy of one lasting level 2 or 3 effect in play.
    .cite = Spell 306: Borrowed Glory
    .no = Borrowed Glory: that effect cannot be copied.
rule-S307 = Queue Here: until the caster’s third turn from now opponents cast at most one spell in each of their turns.
    .cite = Spell 307: Queue Here
    .no = Queue Here: you have cast your one spell for this turn.
rule-S308 = Wishing Well: search the deck for any one card and take it. The deck is shuffled.
    .cite = Spell 308: Wishing Well
    .no = Wishing Well: take a card that is in the deck.

## Rules: Spells of level 4

chapter-level-4 = Spells of level 4
rule-S401 = Rewind: the chosen opponent takes the spell cast last back into hand, and its lasting effect ends.
    .cite = Spell 401: Rewind
    .no = Rewind needs one opponent as its victim.
rule-S402 = Double Bottom: for the whole game the caster draws two finds at the start of each own turn.
    .cite = Spell 402: Double Bottom
    .no = Double Bottom is for your own turn.
rule-S403 = Bonfire of Books: burn one of your uncast spells of level 3 or less. It counts as cast, without effect.
    .cite = Spell 403: Bonfire of Books
    .no = Bonfire of Books burns an uncast spell of yours, of level 3 or less.
rule-S404 = Gift Horse: give an opponent one of your uncast spells of level 2 or less.
    .cite = Spell 404: Gift Horse
    .no = Gift Horse gives away an uncast spell of yours, of level 2 or less.
rule-S405 = Bare Cupboards: each opponent discards all finds and draws three.
    .cite = Spell 405: Bare Cupboards
    .no = Bare Cupboards is for your own turn.
rule-S406 = Universal Solvent: in this turn the caster may cast one more spell of level 1 or 2 without ingredients.
    .cite = Spell 406: Universal Solvent
    .no = Universal Solvent: only one more spell of level 1 or 2, and only in this turn.
rule-S407 = Stolen Hour: all opponents skip their next draw, and the caster takes one more turn.
    .cite = Spell 407: Stolen Hour
    .no = Stolen Hour is for your own turn.
rule-S408 = Jackdaw Mirror: for the whole game, once in each own turn, the caster uses the effect of the top-most own-turn magic object in the discard. It stays there.
    .cite = Spell 408: Jackdaw Mirror
    .no = The Mirror works once in each of your turns, with what lies top-most in the discard.

## Rules: Objects

chapter-objects = Objects
rule-O01 = Joker Flask, while casting: it counts as any one ingredient.
    .cite = Object 01: Joker Flask
    .no = The Joker Flask is played while casting, in place of an ingredient.
rule-O02 = Crooked Mortar, while casting: with it two other ingredients count as one of your choice.
    .cite = Object 02: Crooked Mortar
    .no = The Crooked Mortar is played while casting, with two other ingredients.
rule-O03 = Bell Jar, any time: an answer to a level 1 or 2 spell aimed at you. It has no effect on you, but still counts as cast.
    .cite = Object 03: Bell Jar
    .no = The Bell Jar answers a level 1 or 2 spell that is aimed at you.
rule-O04 = Mousetrap, any time: an answer when somebody takes a find from you by spell or object. It is not taken, and you take a random find from that player.
    .cite = Object 04: Mousetrap
    .no = The Mousetrap answers a card that takes a find from you.
rule-O05 = Spyglass: look at one opponent’s finds.
    .cite = Object 05: Spyglass
    .no = The Spyglass needs an opponent who can be chosen.
rule-O06 = Fishing Rod: take one random find from an opponent.
    .cite = Object 06: Fishing Rod
    .no = The Fishing Rod needs an opponent who can be chosen.
rule-O07 = Ragpicker’s Hook: take any one card from the discard.
    .cite = Object 07: Ragpicker's Hook
    .no = The Hook finds nothing in the discard that it may take.
rule-O08 = Cup and Balls: give an opponent one find of your choice, then take a random one from them.
    .cite = Object 08: Cup and Balls
    .no = Cup and Balls needs a find to give and an opponent who can be chosen.
rule-O09 = Bottomless Sack: draw two finds.
    .cite = Object 09: Bottomless Sack
    .no = The Bottomless Sack is for your own turn.
rule-O10 = Curse Soap, any time: end one curse that hangs on you.
    .cite = Object 10: Curse Soap
    .no = There is no curse on you to wash off.
rule-O11 = Town Crier’s Bell, any time: end the running transaction at once. Offers not yet settled go back.
    .cite = Object 11: Town Crier's Bell
    .no = The Bell can ring only in a transaction, and not just now.
rule-O12 = Candle Snuffer, any time: an answer to a magic object. It is discarded without effect.
    .cite = Object 12: Candle Snuffer
    .no = The Candle Snuffer answers a magic object, and there is none now.
rule-O13 = Spare Hourglass: take one more turn after this one.
    .cite = Object 13: Spare Hourglass
    .no = The Spare Hourglass would bring no extra turn now.
rule-O14 = Bent Wand, any time: an answer to a spell or object aimed at you. You choose another victim, but not its player.
    .cite = Object 14: Bent Wand
    .no = The Bent Wand answers a card aimed at you, if somebody else can be its victim.
rule-O15 = Library Card: put one of your uncast spells under its pile and take the top spell of the same level.
    .cite = Object 15: Library Card
    .no = The Library Card needs a spell in your hand and one in the same pile.
rule-O16 = Cloak of Nobody, any time: until your next turn nobody may choose you as a victim.
    .cite = Object 16: Cloak of Nobody
    .no = Cloak of Nobody: that player cannot be chosen now.
rule-O17 = Forger’s Ink, while casting: it counts as the ingredient that lies top-most among the ingredients of the discard.
    .cite = Object 17: Forger's Ink
    .no = Forger’s Ink can only copy the top-most ingredient of the discard.
rule-O18 = Tax Drum: each opponent gives you one find of their choice.
    .cite = Object 18: Tax Drum
    .no = The Tax Drum is for your own turn.
rule-O19 = Weathercock: between two turns, turn order is reversed.
    .cite = Object 19: Weathercock
    .no = The Weathercock turns only between two turns.
rule-O20 = Brass Scales: the opponent with the most finds gives you two of their choice. If several have the most, you name one.
    .cite = Object 20: Brass Scales
    .no = The Brass Scales weigh only who has the most finds and can be chosen.
rule-N1 = Seven things have no effect: Left Boot, Cracked Teapot, Bent Spoon, Soggy Almanac, Odd Button, Stuffed Pigeon and Empty Birdcage. But each is worth one find when you pay, bid, trade or buy off.
    .cite = Things: seven that are good for nothing
    .no = That thing has no effect. It is good for paying, bidding and trading.
rule-V1 = If you need a steady view, you can say so once. Then Looking-Glass Eyes, Bat’s Perch and Steamed Spectacles make you skip your next draw instead of changing your screen.
    .cite = A steady view
    .no = Your view is steady already.

## Rules: Our rulings

chapter-rulings = Our rulings
rule-E1 = When a last spell is cast, its effect and all answers come first. Only then is it checked who has no spell left.
    .cite = Ruling E1: the last spell works first
    .no = Not yet: first the spell works, then the game ends.
rule-E2 = If two players run out of spells at the same time, the player in turn wins before the others, and the others by turn order. There is only one winner.
    .cite = Ruling E2: empty at the same time
    .no = Not you: another player comes first in turn order.
rule-E3 = A cancelled spell is cast all the same: it lies open and counts. Only its effect is lost.
    .cite = Ruling E3: a cancelled spell is cast
    .no = That spell is cast already.
rule-E4 = When you have points enough in the draft, you take no more. Your last spell may carry you past the goal.
    .cite = Ruling E4: no picks after the minimum
    .no = You have points enough: no more spells for you.
rule-E5 = If a pile is empty in the draft, choose another one, even if it gives you more points than you need.
    .cite = Ruling E5: an empty pile
    .no = That pile is empty.
rule-E6 = In the draft you choose by level only. You look at your spells when it is over, unless the table has agreed to look at once.
    .cite = Ruling E6: when spells are looked at
    .no = Not yet: the spells are looked at when the draft is over.
rule-E7 = Who has fewer than two finds cannot buy off, and must bear it. But if a card makes you give, you give what you have.
    .cite = Ruling E7: too poor to buy off
    .no = You need two finds to buy yourself off.
rule-E8 = The victim chooses the two finds of a buy-off. The table can agree that the caster draws them blind.
    .cite = Ruling E8: who picks the price
    .no = At this table the two finds are drawn blind.
rule-E9 = You can buy off a curse only when it is cast. Later only a spell or an object helps.
    .cite = Ruling E9: one moment to buy off
    .no = Too late: a curse is bought off when it is cast.
rule-E10 = A spell that is bought off counts as cast.
    .cite = Ruling E10: bought off, yet cast
    .no = That spell is cast already.
rule-E11 = Curses pile up, but at most three hang on one player. A fourth replaces the oldest.
    .cite = Ruling E11: three curses at most
    .no = Three curses on one player are the most.
rule-E12 = There is no limit to the finds in your hand.
    .cite = Ruling E12: no hand limit
    .no = You need not discard: there is no limit to your hand.
rule-E13 = After each played card there is a short moment in which everybody may answer it, and answers may be answered, too. The last card played works first. The moment is equally long for all, so that it gives nothing away.
    .cite = Ruling E13: answers
    .no = Not now: that is no answer to the card on the table.
rule-E14 = A spell played as an answer is paid from the hand at that moment. Objects that replace ingredients help with it, too. Your own ingredients pay first. As long as answers can be chosen you may pay otherwise, and nobody sees that before the spell lies open.
    .cite = Ruling E14: what answers cost
    .no = You cannot pay for that answer now.
rule-E15 = What is played at the same moment counts in turn order, from the player in turn on.
    .cite = Ruling E15: turn order at one moment
    .no = Not now: somebody else comes first in turn order.
rule-E16 = Spells of level 2 to 4 last as long as they say. What lasts all game ends only if its card leaves play.
    .cite = Ruling E16: durations
    .no = That effect has not ended yet.
rule-E17 = A spell may be cast even if it has no victim or no effect. Getting rid of it is the point.
    .cite = Ruling E17: casting without effect
    .no = That card would do nothing.
rule-E18 = If uncast spells change hands, the points that all can see change at once.
    .cite = Ruling E18: spells that change hands
    .no = Not now: that spell stays in its hand.
rule-E19 = If deck and discard are both empty, the draw is skipped.
    .cite = Ruling E19: no card left to draw
    .no = There is no card left to draw.
rule-E20 = Elixir is for three to eight players. A house game for two, with 9 points, can be switched on.
    .cite = Ruling E20: two players
    .no = Elixir is for three to eight. For two, switch the house game on.
rule-E21 = Curses on talking bind the chat of the game. At tables that talk aloud they are shown at the seat, and others may call “Slip!” If most agree, the victim gives one find.
    .cite = Ruling E21: talking aloud
    .no = “Slip!” is for tables that talk aloud, against a player with a curse on talking.
rule-E22 = Who does not answer in time says no. Who is away is played by a bot until they come back.
    .cite = Ruling E22: slow or away
    .no = Too late: the time for that is over.
rule-E23 = A turn lasts 45 seconds, and 20 more for each transaction opened in it; a market day lasts 60 seconds. Calm tables have no such clock, and three minutes for a market day.
    .cite = Ruling E23: clocks
    .no = The time is up.

## Rules: More rulings

chapter-more = More rulings
rule-X1 = Beginner’s Luck, Lid On, Curse Soap and Cloak of Nobody can be played in your own turn, whenever answers are possible, and between two turns. In a running transaction only the Bell can be played, and against the Bell only what answers it: Dud Fuse and Candle Snuffer. Nothing is played inside another choice.
    .cite = Ruling X-1: the moments of any-time cards
    .no = Not now: any-time cards are for your turn, for answers and between two turns.
rule-X2 = Left, right and clockwise never change. A reversal only changes who has the next turn.
    .cite = Ruling X-2: left stays left
    .no = Left stays left, whichever way the turns run.
rule-X3 = Whether somebody has won is checked only when no card waits for its effect any more. Then the player in turn comes first, then turn order.
    .cite = Ruling X-3: when the end is checked
    .no = Not yet: first every card on the table must have worked.
rule-X4 = All may answer at once, but answers count in turn order from the player in turn on. The first is played, the others go back into the hand. When it has worked, the card below it can be answered anew, until nobody wants to. A cancelled card cannot be answered any more.
    .cite = Ruling X-4: two answers at once
    .no = That is your choice already.
rule-X5 = Casting goes like this: choose the payment; name victims, and the curse or effect meant; discard the payment and lay the spell open; pay tolls; answers; buy-off by the final victim; the effect. All other choices come only then.
    .cite = Ruling X-5: the order of casting
    .no = Not yet: payment and victim come first, other choices later.
rule-X6 = Dud Fuse and Candle Snuffer answer every magic object, answers too, whoever played it. Answers are aimed at cards, so Bell Jar, Backfire and Bent Wand never answer an answer. A Mousetrap answers a Mousetrap.
    .cite = Ruling X-6: answers to answers
    .no = That card cannot answer an answer.
rule-X7 = The order of the discard: payment in the order of the recipe, a substitute before what it uses up. Objects and transactions come after they have worked. Whole hands: in turn order, each by the alphabet. Ill Wind: as chosen.
    .cite = Ruling X-7: the order of the discard
    .no = The discard keeps its order.
rule-X8 = One spell can use any number of substitutes. Mortar and Key use up real ingredients only, of other kinds than the one they replace; two of one kind are fine. Forger’s Ink looks at the discard before this payment goes there.
    .cite = Ruling X-8: substitutes together
    .no = That does not work as a substitute here.
rule-X9 = An object that could do nothing stays in your hand: Soap without a curse, Hook without a card to fetch, Hourglass without an extra turn to come, objects without a victim. Spells may be cast in vain.
    .cite = Ruling X-9: no object without effect
    .no = That object would do nothing now, so it stays in your hand.
rule-X10 = Dud Fuse and Backfire can be cast in your own turn like any spell, without effect. In other turns only as a true answer.
    .cite = Ruling X-10: answers with nothing to answer
    .no = Not now: outside your own turn it must answer something.
rule-X11 = If somebody can be chosen as a victim, you must choose somebody. Only Pickpocket Breeze says “up to two”: it may be two, one or nobody.
    .cite = Ruling X-11: no leaving out the victim
    .no = Choose a victim that can be chosen.
rule-X12 = When a spell works, its own payment lies in the discard already: Grand Stirring shuffles it in, Gutter Rummage looks under it. A played object does not lie there yet, so the Hook never finds itself.
    .cite = Ruling X-12: what lies in the discard
    .no = That card does not lie in the discard yet.
rule-X13 = Aimed at you are: the curses 101 to 114, Pickpocket Breeze, Frost on the Wick, Coat Swap, Leaky Grimoire, Lead Boots, Extra Homework, Swapped Satchels, a Curse Broom that moves a curse, a Borrowed Glory with a victim, Rewind, Gift Horse; Spyglass, Fishing Rod, Cup and Balls and Brass Scales, also through the Mirror. Nothing else is aimed at anybody.
    .cite = Ruling X-13: what is aimed at you
    .no = That card is not aimed at you.
rule-X14 = Naming who pays a tithe and choosing for Borrowed Luck is not playing a card, so nobody can answer it. But who is protected cannot be named.
    .cite = Ruling X-14: naming is not playing
    .no = No card was played: there is nothing to answer.
rule-X15 = Lid On and Cloak of Nobody do not undo a choice already made. From then on nobody may choose you: not as a victim, not as a new victim, not for a tithe. They do not stop effects on all, gifts, transactions, or curses that hang on you already.
    .cite = Ruling X-15: nobody may choose you
    .no = That player is protected: nobody may choose them now.
rule-X16 = Brass Scales: you name the opponent with the most finds when you play it, so it is aimed. Players who are protected or have no finds are passed over. Spyglass, Fishing Rod and Cup and Balls pass over players without finds as well, and Tithe cannot name them.
    .cite = Ruling X-16: who has most finds
    .no = Choose the opponent with the most finds among those who can be chosen.
rule-X17 = The Bell Jar saves only your own share: Pickpocket Breeze still takes from the other victim. Coat Swap and Swapped Satchels then do nothing, and a curse moved by the Broom stays where it was.
    .cite = Ruling X-17: the Bell Jar's share
    .no = The Bell Jar covers only you.
rule-X18 = The new victim of a card that is turned away must not be the one who turns it, nor protected, nor a victim of this card already; with the Bent Wand also not its player. If nobody is left, it cannot be played as an answer. The new victim may answer and buy off as usual.
    .cite = Ruling X-18: the new victim
    .no = That player cannot be the new victim.
rule-X19 = First come the answers, then the buy-off. So you decide once, as the final victim.
    .cite = Ruling X-19: buy-off after answers
    .no = Not yet: buying off comes after the answers.
rule-X20 = When a spell is turned on its own caster, who turned it counts as the caster of its effect: takes, picks, names and gets the buy-off. Turned on a third player, it still has the caster it had, and so it is with a Wand after Backfire: only who has it turned on them loses that role, to who turned it. The card itself stays with who cast it, and counts there.
    .cite = Ruling X-20: turned on its caster
    .no = That choice belongs to who turned the spell away.
rule-X21 = The Mousetrap catches Pickpocket Breeze, Fishing Rod, Cup and Balls and another Mousetrap, also through the Mirror. It does not catch exchanges, gifts, or spells that change hands. It is played as an answer to the card, once per taking. If it catches the owner of a Butler, nothing is taken.
    .cite = Ruling X-21: what the Mousetrap catches
    .no = The Mousetrap catches only a card that takes a find from you.
rule-X22 = If a Mousetrap or a Butler stops the taking of Cup and Balls, the gift is not given back. Given is given.
    .cite = Ruling X-22: given is given
    .no = Given is given.
rule-X23 = All curses 101 to 114 count towards the three. The oldest is the one that began first; a moved curse begins anew. The one replaced is simply gone.
    .cite = Ruling X-23: which curses count
    .no = That curse does not count there.
rule-X24 = In the Carousel of Books only players who hold an uncast spell pass. A caster without one stays out, and wins.
    .cite = Ruling X-24: the Carousel
    .no = Only players with uncast spells take part.
rule-X25 = Swapped Satchels, Bonfire of Books and Gift Horse as a last spell have no effect at all: there is nothing to hand over. The caster wins.
    .cite = Ruling X-25: nothing left to hand over
    .no = You have no uncast spell left for that.
rule-X26 = A burnt spell lies open among the cast ones, as the newest, without effect. So Rewind can bring it back to the hand.
    .cite = Ruling X-26: the burnt spell
    .no = That spell is burnt, and counts as cast.
rule-X27 = Curse Broom: you choose on playing whether to sweep or to move, which curse, and to whom. Who moves a curse counts as its caster, and it starts anew; it still hangs on the same spell card. If it is bought off, the two finds go to the mover and the curse is gone. With nothing on you the Broom has no effect.
    .cite = Ruling X-27: the Broom
    .no = That curse does not hang on you.
rule-X28 = “Three turns” means turns that begin later; the running one does not count, extra turns do. If the same curse comes again, it starts anew.
    .cite = Ruling X-28: which turns count
    .no = Only turns that begin later count.
rule-X29 = “Until the caster’s next turn” ends at the very start of that turn, before tithe and draw. Only the caster’s own turns count, extra turns too, whichever way the order runs.
    .cite = Ruling X-29: until the caster's turn
    .no = That effect lasts until its caster’s turn begins.
rule-X30 = Frost on the Wick and Lead Boots never hit two own turns in a row: the oldest takes the next turn, the turn after it is free, then the next one works.
    .cite = Ruling X-30: blocked turns
    .no = After a blocked turn the next one is free.
rule-X31 = Under Frost on the Wick you cast no spell of any kind while your turn runs. Under Lead Boots you play no card of any kind, and no Mirror. Tithe, gifts, choices and the time between turns stay as they are.
    .cite = Ruling X-31: what is blocked
    .no = You are held back in this turn and cannot play that.
rule-X32 = A turn starts in this order: durations end; a dropped find is picked up; tithe; draw.
    .cite = Ruling X-32: the start of a turn
    .no = Not yet: first comes the start of the turn.
rule-X33 = If several things make you skip a draw, you skip one draw only. Nothing is carried over.
    .cite = Ruling X-33: one draw is skipped once
    .no = You skip one draw, no more.
rule-X34 = Double Bottom is two single draws, and Picky Nose makes each of them “two, keep one”. Borrowed Luck takes the place of the first draw that really happens. Only the draw of your turn counts, not draws by cards.
    .cite = Ruling X-34: draws together
    .no = Keep one of the two cards.
rule-X35 = If a card is needed and the deck is empty, the discard is shuffled at that moment. If there is only one card in all, it is kept. When several draw, they do so in turn order from the caster on.
    .cite = Ruling X-35: drawing from an empty deck
    .no = There is no card left to draw.
rule-X36 = The toll comes from what is left after the payment is set aside. If nothing is left, nothing is due. It is also due for answers and free spells, and once for each gate.
    .cite = Ruling X-36: the toll
    .no = First pay the toll.
rule-X37 = Queue Here counts all spells in the own turn, any-time spells too. Outside it they are free and uncounted. A burnt spell is not cast.
    .cite = Ruling X-37: the queue
    .no = One spell a turn: the queue says so.
rule-X38 = Widdershins turns the order once when it begins and once when it ends. So Rewind turns it back, and so does a copy.
    .cite = Ruling X-38: turning the order back
    .no = The order turns when it begins and when it ends.
rule-X39 = Leaky Grimoire hangs on that one spell in that hand. When the spell leaves the hand, it is over, and no other is opened.
    .cite = Ruling X-39: the open spell
    .no = That spell lies open for as long as it is in that hand.
rule-X40 = Borrowed Glory can copy: Open Shutters, Picky Nose, Toll Gate, Frost on the Wick and Lead Boots while they wait, Leaky Grimoire, Widdershins, Closed Shops, Lid On, Tithe, Master Key, Stone Butler and Queue Here, anybody’s, copies too. The copy counts anew for its caster and hangs on Borrowed Glory alone. A Leaky Grimoire that holds Borrowed Glory itself open ends when that is cast, so it cannot be copied.
    .cite = Ruling X-40: what can be copied
    .no = Only a lasting effect of level 2 or 3 can be copied.
rule-X41 = The Butler keeps his master out of opponents’ storms on all hands, and the others pass around him; Coat Swap does nothing. In his master’s own spells he takes part. Discards, gifts and passing are not stopped. His master may be chosen; then the card does nothing.
    .cite = Ruling X-41: the Butler and storms
    .no = The Butler lets nobody at these finds.
rule-X42 = Finds guarded by a Butler are shown neither by Butterfingers nor by Glass Pocket nor by Open Shutters.
    .cite = Ruling X-42: the Butler and views
    .no = The Butler keeps these finds closed.
rule-X43 = After a normal turn there is at most one extra turn, and none after an extra turn. The card is cast without that part.
    .cite = Ruling X-43: one extra turn
    .no = No more extra turns now.
rule-X44 = The Mirror passes over the Spare Hourglass. Flask, Mortar and Ink serve it in a payment. It is the use of a magic object, so Dud Fuse and Candle Snuffer answer it; the card stays in the discard. Once in each own turn, extra turns too.
    .cite = Ruling X-44: the Mirror
    .no = The Mirror has nothing to use now.
rule-X45 = A Hook never takes a Hook, not even through the Mirror.
    .cite = Ruling X-45: a Hook takes no Hook
    .no = A Hook takes no Hook.
rule-X46 = Of equal cards in the discard the top-most is taken.
    .cite = Ruling X-46: equal cards in the discard
    .no = Take the top-most of equal cards.
rule-X47 = Rewind takes the newest spell that lies before the victim. Every lasting effect that hangs on it ends, waiting ones too. What has happened at once stays. If no spell lies there, nothing happens.
    .cite = Ruling X-47: the spell cast last
    .no = Only the newest spell can be rewound.
rule-X48 = If the piles of level 1 and 2 are both empty, Extra Homework does nothing. Only the victim sees the spell.
    .cite = Ruling X-48: both piles empty
    .no = Those piles are empty.
rule-X49 = Obliging Soul is for the next transaction in which the victim takes part, whoever opens it and however it ends. In an auction the victim may not pass while there is no bid. On a market day it is the first offer that asks by name for exactly one find they can give, and only once.
    .cite = Ruling X-49: the obliging soul
    .no = Obliging Soul: you cannot refuse that.
rule-X50 = If Obliging Soul and The Sulks hang on the same player, The Sulks win and Obliging Soul waits.
    .cite = Ruling X-50: obliging and sulking
    .no = You sulk, so you take no part.
rule-X51 = Answers need no grant. While a grant is asked, the clock of the turn stands still. It can never be refused, only delayed.
    .cite = Ruling X-51: leave to play
    .no = A grant is for cards in the own turn, and can only be given.
rule-X52 = The 20 seconds run only while the victim is to choose in their own turn; 20 more for each transaction stay. When they are over, a half-made play is taken back and the turn ends.
    .cite = Ruling X-52: the short turn's clock
    .no = Your time is up.
rule-X53 = The ware of an auction is shown on opening and lies on the table; it cannot be played. Without a ware no auction can be opened. You bid at most as many finds as you hold. A winner who has become too poor gives what is left.
    .cite = Ruling X-53: the auction
    .no = You cannot show or bid what you do not have.
rule-X54 = The Bell rings on opening, in an auction after each bid, at a flea market when all have laid, on a market day always. What was laid and shown goes back, settled trades stand, and the transaction card is discarded. You may ring it even if you take no part.
    .cite = Ruling X-54: when the Bell rings
    .no = The Bell cannot ring at this moment.
rule-X55 = On a market day everybody has one standing offer, to one named player, with one to three finds on each side, and at most eight offers a day. Wanted are kinds or any finds, which the accepter chooses. A trade kills offers that can no longer be paid. Done is done. The day ends when all are done or after 60 seconds. First come, first served.
    .cite = Ruling X-55: market offers
    .no = Not like that: one offer at a time, and done is done.
rule-X56 = A flea market can be opened without a find. The opener then lays and takes nothing.
    .cite = Ruling X-56: an opener without finds
    .no = Without a find you lay and take nothing.
rule-X57 = Who sulks may open transactions and takes part in them. Closed Shops never ends one that is running.
    .cite = Ruling X-57: shops and sulks
    .no = Not now: the shops are closed to you.
rule-X58 = Parrot Tongue: if nobody else has written yet, the line does not appear. Words are the parts between blanks. With both curses, Parrot Tongue works and Penny-a-Word is idle.
    .cite = Ruling X-58: parrots and pennies
    .no = That line cannot be said under your curse.
rule-X59 = The pompous titles are a list of twelve, written for this table.
    .cite = Ruling X-59: titles
    .no = Choose a title from the list.
rule-X60 = A find dropped by Butterfingers lies open until the next own turn, or until none of its kind is held, also after the third turn. Glass Pocket names two different kinds, after the buy-off. With a steady view a curse works like Sleepy Socks, and counts as the curse it was.
    .cite = Ruling X-60: what is shown how long
    .no = That stays open until its time is over.
rule-X61 = Open Shutters opens the caster’s hand, too. Only a Butler’s finds stay closed.
    .cite = Ruling X-61: open shutters
    .no = All hands lie open, yours too.
rule-X62 = The level of each uncast spell is open to all, and so are their number and their points. In the draft all see which levels you take.
    .cite = Ruling X-62: levels are open
    .no = Levels are open, spells are not.
rule-X63 = Who sees what: a taken card, taker and loser. A gift, giver and receiver. What is called for, fetched from the discard, laid at a flea market or put up, all. A Wishing Well, its caster alone. New hands, each their own. Swapped and given spells, both sides. Opened, burnt and rewound spells, all. A Spyglass, its user alone.
    .cite = Ruling X-63: who sees what
    .no = You are not meant to see that.
rule-X64 = Nobody can see whether others could answer. Every moment for answers looks the same and lasts the same for all.
    .cite = Ruling X-64: nobody sees a window
    .no = What others can answer is their secret.
rule-X65 = Who does not choose in time bears it, passes or is done. A gift, a discard or a pick is then made for them, as sensibly as a bot would.
    .cite = Ruling X-65: who does not choose in time
    .no = Too late: the choice has been made for you.
rule-X66 = No game lasts longer than 1,000 turns. Then the fewest points in hand win, and equals share it.
    .cite = Ruling X-66: the longest game
    .no = The longest game is over.
rule-X67 = With two players everything stays as it is: the Bent Wand finds no victim, Pickpocket Breeze has one, and left is right.
    .cite = Ruling X-67: two players' cards
    .no = With two players there is nobody else to choose.
rule-X68 = Flask, Mortar and Ink can be used with any spell at any time. Only for the Mirror do they count as own-turn objects.
    .cite = Ruling X-68: substitutes at any time
    .no = They are played only as a part of casting.

## Lesson

lesson-1 = First everybody takes spells, seen only from the back. The level of a spell is its points, and also how many ingredients it will need. You take until you have 11 points, and yours make 10. Whoever has cast all their spells first wins the game. Which pile is enough for you?
    .good = Exactly 11 points, and only one more ingredient to find. When all have enough, you may look at what you have taken!
    .other = Enough points, but more ingredients to find than needed. How many points are missing? Try again!
lesson-2 = Each spell names its recipe. Have all its ingredients in your hand, and you can cast it: they are discarded, and the spell lies open before you. For one of your four spells you hold everything. Cast it!
    .good = Raven Ink and Cobweb Lace make Generous Fog. Two points fewer to cast, and once the others have had their moment to answer, it rains finds.
    .other = Not so fast: you hold Raven Ink and Cobweb Lace. Which recipe is that? Try again!
lesson-3 = For none of your spells do you hold everything. But a Joker Flask counts as any one ingredient you lack. It is gone afterwards, so get as many points as you can out of it!
    .good = A Thunder Crumb, a Flask for the Swamp Button, and the Whip-Round goes round. Two points for one Flask!
    .other = There was more in that Flask: together with your Thunder Crumb it is worth two points. Try again!
lesson-4 = Most level 1 spells are curses: you choose an opponent, and it hangs on them. They may buy it off at once, if they give you two finds. So either they suffer, or you are paid. You hold a Bottled Yawn. Put somebody’s feet to sleep!
    .good = Now you would point at your victim. No draw for them, or two finds for you: nice either way.
    .other = What a waste of a good yawn! Sleepy Socks need nothing else. Try again!
lesson-5 = Somebody has put Butterfingers on you, and you did not want to give two finds for it. Buying off is possible only at that moment. Later, only cards help. Which of yours does?
    .good = Rub, rinse, dry: if nobody snuffs out the Soap, your fingers hold things again.
    .other = And the Butterfingers are still there. Something in your hand smells of lavender. Try again!
lesson-6 = Magic objects cost nothing. You use them, and they are discarded. You have little, but one opponent has seven finds. Get yourself one of them!
    .good = The Fishing Rod takes a find at random. The opponent without finds could not be chosen, so the victim was clear.
    .other = That brings you no find. Which of your objects is good for catching something? Try again!
lesson-7 = Transactions are cards that everybody takes part in. At a Flea Market each lays one find face down, all are turned up, and each takes one. Whoever opens it picks first. And you have an old boot to get rid of.
    .good = Step right up! You lay the boot, and choose first from what the others lay. Somebody will go home with one boot.
    .other = And the boot is still yours. Which card brings everybody’s finds onto the table? Try again!
lesson-8 = You play as many cards as you like, but you do not have to. For Grand Stirring you lack only a Swamp Button. Bell Jar and Mousetrap are answers: they wait for the others’ turns. And the Library Card would swap Grand Stirring for another spell. What do you do?
    .good = Enough for now. You draw a find at the start of each turn, and whoever aims at you meanwhile had better be careful.
    .other = Now you swap a spell for which you had nearly everything. Sometimes the best card is none. Try again!
lesson-9 = It is not your turn, but some cards say “any time”. They are played as an answer to a card, or, as now, between two turns. Everybody has the same short moment, and nobody sees whether you use it. You hold Stardrop Salt and a Cloak, and nobody is after you. Get rid of a spell!
    .good = When the moment is over, Beginner’s Luck is cast. A point fewer, and it was not even your turn!
    .other = The Cloak can wait until somebody is after you, but Beginner’s Luck is a point right now. Try again!
lesson-10 = One spell left, and the others have one each, too! Whoever has no spell in hand wins. First the spell takes effect, and the others may answer, but even a spell without effect counts as cast. What are you waiting for?
    .good = An Ill Wind for the others, but not for you: your last spell is cast. If nothing brings a spell back to you now, you have won!
    .other = Very nice, but you could have won! You hold all that your last spell needs. Try again!

## What is worth telling when it is over

story-last-spell = { $you ->
    [yes] { $spell } was your last spell, and the others still had theirs.
   *[no] { $spell } was { $seat }’s last spell.
}
story-many-victims = { $you ->
    [yes] You cast { $card } on { $victims-count } at once.
   *[no] { $seat } cast { $card } on { $victims-count } at once.
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
}: spells worth { $left ->
    [one] one point
   *[other] { $left } points
} were left.
outcome-won = { $left ->
    [0] You won: no spell was left.
    [one] You won: one point was left.
   *[other] You won: { $left } points were left.
}

## What lies on the table

about-ingredient = { $card }, an ingredient: spells are paid with it.
about-object = { $card }, a magic object. { $text }
about-thing = { $card }: good for nothing, but worth one find when you pay, bid or trade.
about-transaction = { $card }, a transaction to open in your turn. { $text }
about-spell = { $card }, a spell. { $text }
about-card-back = A find, face down.
about-book = A spell that is still to be cast. Its level is open, what it does is secret.
about-pile = Spells that nobody has taken, by their level.
about-deck = The finds to be drawn. When they run out, the discard is shuffled.
about-discard = What was paid and used. Some cards fetch something from it.
about-kettle = The kettle: what is being cast. Others may answer before it works; the last answer works first.
about-curse = A curse that works on somebody, and how many turns it lasts. Three hang on one player at most.
about-points = The points of the spells that somebody still has to cast. Whoever has none left wins.
about-hand = The finds in a hand: how many is open, which is secret.
about-protected = Nobody may choose this player as a victim, until their next turn.
about-order = The way the turns go round. Some spells turn it.
about-clock = The seconds that are left.
