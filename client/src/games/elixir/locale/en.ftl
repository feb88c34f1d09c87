## One's own cards

el-own-spells = Your spells
el-own-finds = Your finds: { $count }
el-own-none = Your hand is empty.
el-own-spell =
    { $card }, level { $level }, { $count ->
        [0] you hold all it needs.
       *[other] you lack { $missing }.
    }
el-own-find =
    { $count ->
        [one] { $card }.
       *[other] { $card }, { $count } times.
    }
el-own-ready = You may play it.
el-own-foggy = A card in the fog. Stay on it for a second.

## What is decided

el-never-mind = Never mind
el-choices = What you can choose
el-from-hand =
    { $count ->
        [one] Tap a card of yours that glows.
       *[other] Tap cards of yours that glow, one by one: { $count } to go.
    }
el-spread = Choose from { $count }
    .name = Name an ingredient
    .fetch = Which card do you take?
    .title = Which title shall it be?
el-pile = { $count } left
el-at = { $card } at { $who }
el-give = Give { $who }: { $card }
el-seconds =
    { $count ->
        [one] One second left
       *[other] { $count } seconds left
    }
el-turn-ready = Cards that glow can be played: tap one. Hold any card to read it.
el-turn-nothing = None of your cards can be played now.
el-turn-free = Your next spell of level 1 or 2 costs nothing.
el-turn-mirror = With the mirror: { $card }

## Answers

el-answers = Your answer
el-on-stack = { $card }: “{ $about }”
el-between = A moment between two turns.
el-let-be = Let it be
el-let-be-about = { $card } does what it says.
el-answer-with = Answer with { $card }
el-chosen = Chosen: it counts when the fuse is out. Tap another to change your mind.
el-habit = When it could answer
    .ask = Ask me
    .glow = Just glow
    .never = Never ask
el-paid-with = Paid with { $text }.
el-pay-for = Ingredient: { $card }
el-spare = Keep back when an answer is paid
el-spare-about = Answers are paid with your ingredients first, then with what stands in for them. What you keep back pays only if nothing else can. Nobody learns of it.
el-slip = Slip!

## Auction and market day

el-bid = Bid { $count }
el-bid-highest = { $who } bids { $count }.
el-bid-none = No bid yet.
el-bid-how-many = How many finds you bid
el-bid-less = One less
el-bid-more = One more
el-bid-pass = Pass
el-finds =
    { $count ->
        [one] find
       *[other] finds
    }
el-market-to-me = Offers to you
el-market-nothing = Nobody offers you anything yet.
el-market-offers = { $who } offers
el-market-for = for
el-market-any = any find
el-market-veiled = a find face down
el-market-own-veiled = { $card }, face down
el-market-accept = Accept
el-market-decline = No, thanks
el-market-begin = Make an offer to
el-market-for-whom = To { $who }: tap what you give
el-market-stands = Your offer to { $who } stands
el-market-face-up = Face up
el-market-face-down = Face down
el-market-want = Wanted …
el-market-want-any = Anything
el-market-cry = Cry it out
el-market-withdraw = Withdraw
el-market-bell = Ring the bell: it is over
el-market-done = Done trading

## The kitchen

el-mat-label = The kitchen
el-mat-seat =
    { $who }: { $points } points left, { $finds ->
        [one] one find.
       *[other] { $finds } finds.
    }
el-mat-drafter =
    { $who }: { $count ->
        [0] no spell yet.
        [one] one spell, of level { $points }.
       *[other] { $count } spells, { $points } points.
    }
el-mat-turning = It is this turn.
el-mat-protected = Nobody may choose this player now.
el-mat-plagued =
    { $count ->
        [one] One curse hangs there.
       *[other] { $count } curses hang there.
    }
el-mat-choose = Choose.
el-mat-left = left
el-mat-finds = finds
el-mat-spent = spent
el-mat-deck =
    { $count ->
        [one] The deck: one find
       *[other] The deck: { $count } finds
    }
el-mat-heap = Spent finds: { $count }. On top: { $card }. Look through them.
el-mat-heap-title = Spent: { $count }
el-mat-heap-empty = Nothing has been spent yet.
el-mat-piles = Spells nobody has drawn
el-mat-pile =
    Level { $level }: { $count ->
        [0] none
        [one] one spell
       *[other] { $count } spells
    }
el-mat-book = An uncast spell of level { $level }
el-mat-draft = Take spells for { $points } points
el-mat-order =
    { $way ->
        [left] Turns run clockwise
       *[right] Turns run the other way
    }
el-mat-played = { $who } plays { $card }.
el-mat-played-at = { $who } plays { $card }, aimed at { $whom }.
el-mat-cancelled = It does nothing any more.
el-mat-at-you = at you
el-mat-drop = Drop it here
el-mat-cast = { $card }, level { $level }.
el-mat-done = It has done its work.
el-mat-ever = To the end of the game
el-mat-once = Once
el-mat-turns =
    { $count ->
        [one] One more turn
       *[other] { $count } more turns
    }
el-mat-draws =
    { $count ->
        [one] One more draw
       *[other] { $count } more draws
    }
el-mat-steady = A steady view: it costs a draw instead
el-mat-by = By { $who }.
el-mat-counts = { $card }: { $count }
el-mat-uncast =
    { $count ->
        [0] No spell left
        [one] One spell to cast: { $points } points
       *[other] { $count } spells to cast: { $points } points
    }
el-mat-holds =
    { $count ->
        [0] No finds
        [one] One find
       *[other] { $count } finds
    }
el-mat-suffers = Suffers
el-mat-cast-title = Cast
el-mat-family =
    { $family ->
        [spell] Spell of level { $level }
        [ingredient] Ingredient
        [object] Magic object
        [thing] Useless thing
       *[transaction] Transaction
    }
el-mat-recipe = Needs: { $text }
el-mat-any-time = At any time
el-mat-own-turn = In your own turn
el-mat-ware = For sale from { $who }: { $card }
el-mat-bid =
    { $count ->
        [one] find
       *[other] finds
    }
el-mat-no-bid = No bid yet
el-mat-dealer-waits = { $who } is still to speak
el-mat-dealer-done = { $who } is done
el-mat-stall = { $card }, laid by { $who }
el-mat-cries = { $who } offers { $whom }: { $given } for { $text }
el-mat-no-cries = Nobody cries anything yet.
el-mat-tally = Spells cast: { $cast }. Left: { $count }.
# Long words that may be parted at a dot where a card is narrow; none is fine.
el-mat-parts = -

## What is heard

sound-brew = (bubbling)
sound-curse = (a sour chord)

## The menu

el-steady = Steady view
el-steady-about = No curse turns, mixes or fogs what you see: you skip your next draw instead.
