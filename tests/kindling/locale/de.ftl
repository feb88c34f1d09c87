### Kindling: alle Sätze seiner Regeln. Die Fakten kommen von den Regeln; $you und $them sagen, wer liest.

game-name = Kindling
game-pitch = Zieh eine Karte: Behalte sie heimlich oder verschenke sie vor aller Augen.
game-goal = Am Ende liegen vor allen vier Karten, und die meisten Punkte gewinnen. In jedem Zug ziehst du eine Karte. Behalte sie verdeckt oder gib sie offen nach links: Eine niedrige Karte füllt einen Platz der Reihe so gut wie eine hohe.

## Regeln

chapter-turn = Dein Zug
rule-R1 = Wenn du am Zug bist, ziehst du eine Karte. Niemand sonst sieht sie.
    .cite = Kindling, dein Zug: ziehen
rule-R2 = Du behältst die Karte verdeckt vor dir oder gibst sie nach links, wo sie offen hingelegt wird.
    .cite = Kindling, dein Zug: behalten oder geben
rule-R3 = Niemand bekommt mehr als eine Karte geschenkt.
    .cite = Kindling, dein Zug: ein Geschenk genügt
    .no = { $them ->
        [yes] Du hast schon eine Karte geschenkt bekommen.
       *[no] { $receiver } hat schon eine Karte geschenkt bekommen.
    }
rule-R4 = Vier Karten füllen eine Reihe. Wessen Reihe voll ist, zieht nicht mehr und bekommt nichts mehr.
    .cite = Kindling, dein Zug: eine volle Reihe
    .no = { $them ->
        [yes] Deine Reihe ist voll.
       *[no] Die Reihe von { $receiver } ist voll.
    }
chapter-end = Das Ende
rule-R5 = Sind alle Reihen voll, werden alle Karten aufgedeckt. Die meisten Punkte gewinnen; bei Gleichstand wird geteilt.
    .cite = Kindling, das Ende

## Worauf gewartet wird

prompt-draw = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $seat } zieht eine Karte.
}
prompt-choose = { $you ->
    [yes] Du hast die { $card } gezogen: behalten oder verschenken?
   *[no] { $seat } sieht sich eine Karte an.
}
prompt-over = Das Spiel ist aus.

## Züge

move-draw = { $card } ziehen
move-keep = Verdeckt behalten
move-give = Offen nach links geben

## Was geschieht

event-drew = { $card-key ->
    [0] { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $seat } zieht eine Karte.
    }
   *[other] { $you ->
        [yes] Du ziehst die { $card }.
       *[no] { $seat } zieht die { $card }.
    }
}
event-kept = { $you ->
    [yes] Du behältst die Karte.
   *[no] { $seat } behält die Karte.
}
event-gave = { $you ->
    [yes] Du gibst { $receiver } die { $card }.
   *[no] { $them ->
        [yes] { $seat } gibt dir die { $card }.
       *[no] { $seat } gibt { $receiver } die { $card }.
    }
}
event-ended = Alle Karten werden aufgedeckt.

## Das Brett in Worten

twin-deck = { $count ->
    [one] Eine Karte ist noch im Stapel.
   *[other] { $count } Karten sind noch im Stapel.
}
twin-row = { $you ->
    [yes] Deine Reihe: { $empty-key ->
        [0] voll.
        [1] ein leerer Platz.
       *[other] { $empty } leere Plätze.
    }
   *[no] Die Reihe von { $seat }: { $empty-key ->
        [0] voll.
        [1] ein leerer Platz.
       *[other] { $empty } leere Plätze.
    }
}
twin-kept = Behalten: { $cards }.
twin-given = Geschenkt: { $card }.

## Die Lektion

lesson-1 = Du hast die 19 gezogen, fast die höchste Karte. Was machst du mit ihr?
    .good = Richtig. Sie liegt verdeckt: Niemand weiß, wie weit du vorn liegst.
    .other = Links bedankt man sich für 19 Punkte. Behalte hohe Karten.
lesson-2 = In deiner Reihe ist noch ein Platz frei, und du hast die 1 gezogen. Was machst du mit ihr?
    .good = Richtig. Die Reihe links hat einen Platz weniger, und du ziehst noch einmal.
    .other = Jetzt ist deine Reihe voll, und eine 1 liegt darin. Verschenke niedrige Karten, solange du kannst.

## What lies on the table

about-deck = Die Karten, die noch niemand hat. Dein Zug beginnt mit einer davon.
about-card = Eine Karte, so viel wert wie ihre Zahl.
about-hidden-card = Eine Karte, die nur kennt, wem sie gehört.
