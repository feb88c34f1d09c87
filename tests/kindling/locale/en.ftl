### Kindling: every sentence of its rules. Facts come from the rules; $you and $them say who reads.

game-name = Kindling
game-pitch = Draw a card: keep it in secret, or give it away before all eyes.
game-goal = Four cards will lie before each of you, and the most points win. Each turn you draw a card. Keep it face down, or give it to your left neighbour, face up: a low card fills a place in a row as well as a high one.

## Rules

chapter-turn = Your turn
rule-R1 = On your turn you draw a card. Nobody else sees it.
    .cite = Kindling, your turn: draw
rule-R2 = You keep the card face down before you, or give it to your left neighbour, who lays it down face up.
    .cite = Kindling, your turn: keep or give
rule-R3 = Nobody is given more than one card.
    .cite = Kindling, your turn: one gift is enough
    .no = { $them ->
        [yes] You were given a card already.
       *[no] { $receiver } was given a card already.
    }
rule-R4 = Four cards fill a row. Whose row is full has no more turns and is given nothing.
    .cite = Kindling, your turn: a full row
    .no = { $them ->
        [yes] Your row is full.
       *[no] The row of { $receiver } is full.
    }
chapter-end = The end
rule-R5 = When every row is full, all cards are turned up. The most points win; a tie is shared.
    .cite = Kindling, the end

## What is awaited

prompt-draw = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
prompt-choose = { $you ->
    [yes] You drew { $card }: keep it, or give it away?
   *[no] { $seat } looks at a card.
}
prompt-over = The game is over.

## Moves

move-draw = Draw { $card }
move-keep = Keep it, face down
move-give = Give it to your left neighbour, face up

## What happens

event-drew = { $card-key ->
    [0] { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
   *[other] { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
}
event-kept = { $you ->
    [yes] You keep the card.
   *[no] { $seat } keeps the card.
}
event-gave = { $you ->
    [yes] You give { $card } to { $receiver }.
   *[no] { $them ->
        [yes] { $seat } gives you { $card }.
       *[no] { $seat } gives { $card } to { $receiver }.
    }
}
event-ended = All cards are turned up.

## The board in words

twin-deck = { $count ->
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
twin-row = { $you ->
    [yes] Your row: { $empty-key ->
        [0] full.
        [1] one empty place.
       *[other] { $empty } empty places.
    }
   *[no] The row of { $seat }: { $empty-key ->
        [0] full.
        [1] one empty place.
       *[other] { $empty } empty places.
    }
}
twin-kept = Kept: { $cards }.
twin-given = Given: { $card }.

## The lesson

lesson-1 = You drew 19, nearly the highest card. Choose what to do with it.
    .good = Right. It lies face down: nobody knows how far you are ahead.
    .other = Your neighbour thanks you for 19 points. Keep a high card.
lesson-2 = One place is left in your row, and you drew 1. Choose what to do with it.
    .good = Right. Your neighbour’s row is one place shorter, and you draw again.
    .other = Now your row is full, with a 1 in it. Give a low card away while you can.

## What lies on the table

about-deck = The cards that nobody has yet. Your turn begins with one of them.
about-card = A card, worth its number.
about-hidden-card = A card that only its owner knows.
