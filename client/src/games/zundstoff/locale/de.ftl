### Zündstoff: was Karten, Plätze und der Aufbau-Plan neben den Regeln sagen.

zundstoff-choose = Wähle eine Karte
zundstoff-sum = { $colour } { $matches }
zundstoff-sum-sun = Sonne dreht ¼
zundstoff-sum-planet = Scheibe drehen
zundstoff-move-sum = { $move }: { $sum }
zundstoff-shown = Offen
zundstoff-laid = Gelegt
zundstoff-next = Nächste
zundstoff-ready = bereit
zundstoff-choosing = wählt
zundstoff-aside = { $count } abgelegt
zundstoff-still = kann noch spielen
zundstoff-back = Karten zurück nach Runde { $round }

## Der Plan des Aufbaus

zundstoff-lay-help = Wähle ein Teil und tippe dorthin, wo es liegen soll. Mit Tasten: Die Pfeile gehen von Platz zu Platz; o, E, S und - legen ein Teil.
zundstoff-lay-from = Beginne mit
zundstoff-lay-piece = Teil
zundstoff-lay-hole = Loch
zundstoff-lay-disc = Scheibe
zundstoff-lay-earth = Erde
zundstoff-lay-sun = Sonne
zundstoff-lay-grid = Euer Aufbau
zundstoff-lay-cell = Zeile { $row }, Spalte { $column }: { $piece }
zundstoff-lay-count = { $count } von { $all } Scheiben
zundstoff-lay-steps = { $count ->
    [one] ein Schritt von der Erde zur Sonne
   *[other] { $count } Schritte von der Erde zur Sonne
}
zundstoff-lay-no-way = noch kein Weg von der Erde zur Sonne
zundstoff-lay-loops = Jede Zeile und jede Spalte ist ein Kreis: Was an einem Ende hinausfliegt, kommt am anderen herein.
zundstoff-lay-text = Als Text
zundstoff-lay-clear = Leeren

## Die Flüge auf dem Zettel neben dem Himmel

flight-head = { $you ->
    [yes] { $count ->
        [1] Dein Flug
        [2] Deine zwei Flüge
       *[other] Deine drei Flüge
    }
   *[no] { $count ->
        [1] Flug von { $seat }
       *[other] Flüge von { $seat }
    }
}
flight-head-disc = { $planet-key ->
    [1] Flüge von der Erde
   *[other] Flüge von { $planet }
}
flight-now = so, wie es jetzt liegt
flight-thought = nur gedacht
flight-sun = { $colour }: { $count ->
    [one] direkt auf die Sonne.
   *[other] { $count } Schritte, bis auf die Sonne.
}{ $glasses ->
    [second] {" "}{ $you ->
        [yes] Deine zweite Farbe: Das gewinnt!
       *[no] Die zweite Farbe: Das gewinnt!
    }
    [owned] {" "}Keine neue Brille.
   *[other] {""}
}
flight-closed = { $colour }: { $count ->
    [0] kommt nicht weg. Die Sonne zeigt dort kein { $colour }.
    [one] ein Schritt, { $planet-key ->
        [1] bis zur Erde.
       *[other] bis { $planet }.
    } Dann ist die Sonne zu.
   *[other] { $count } Schritte, { $planet-key ->
        [1] bis zur Erde.
       *[other] bis { $planet }.
    } Dann ist die Sonne zu.
}
flight-rose = { $colour }: { $count ->
    [one] ein Schritt, auf eine verdeckte Scheibe.
   *[other] { $count } Schritte, der letzte auf eine verdeckte Scheibe.
}
flight-stop = { $colour }: { $count ->
    [one] ein Schritt, bis { $planet }, eine Stopp-Scheibe.
   *[other] { $count } Schritte, bis { $planet }, eine Stopp-Scheibe.
}
flight-again = { $colour }: { $count ->
    [one] ein Schritt, { $planet-key ->
        [1] bis zur Erde.
       *[other] bis { $planet }.
    } Danach ginge es im Kreis.
   *[other] { $count } Schritte, { $planet-key ->
        [1] bis zur Erde.
       *[other] bis { $planet }.
    } Danach ginge es im Kreis.
}
flight-alone = { $colour }: { $count ->
    [0] kommt nicht weg, keine andere Scheibe in dieser Richtung.
    [one] ein Schritt, { $planet-key ->
        [1] bis zur Erde.
       *[other] bis { $planet }.
    } Dort liegt keine andere Scheibe in der Richtung.
   *[other] { $count } Schritte, { $planet-key ->
        [1] bis zur Erde.
       *[other] bis { $planet }.
    } Dort liegt keine andere Scheibe in der Richtung.
}
flight-loop = { $side-key ->
    [north] Oben hinaus, unten herein.
    [east] Rechts hinaus, links herein.
    [south] Unten hinaus, oben herein.
   *[west] Links hinaus, rechts herein.
}

## Was wäre, wenn?

whatif = Was wäre, wenn?
whatif-on = Nur gedacht
whatif-hint = Tipp Scheiben oder die Sonne an und dreh sie in Gedanken.
whatif-reset = Zurückdrehen
whatif-end = Zurück zum Spiel

## Am Himmel

board-label = Der Himmel mit seinen sechzehn Scheiben
board-order-turn = Wer dreht, der Reihe nach
board-order-fly = Wer fliegt, der Reihe nach
board-recap = Runde { $round }: was geschah
board-recap-away = Weglegen
board-chips = Sonnenbrillen übrig: { $red } in Rot, { $blue } in Blau, { $yellow } in Gelb
disc-planet = { $planet }.{ $stop ->
    [yes] {" "}Stopp-Scheibe.
   *[no] {""}
} { $rockets }.
disc-rocket = { $colour } { $number } { $side }
disc-rose = Eine verdeckte Scheibe, Zeile { $row }, Spalte { $column }
disc-sun = Die Sonne. { $sides }
disc-sun-side = { $side }: { $colours }
disc-pawn = { $you ->
    [yes] Deine Figur { $planet-key ->
        [1] auf der Erde:
       *[other] auf { $planet }:
    } Flüge zeigen
   *[no] Figur von { $seat } { $planet-key ->
        [1] auf der Erde:
       *[other] auf { $planet }:
    } Flüge zeigen
}

## Was man hört

sound-strike = (Streichholz)
sound-turning = (drehen)
sound-whoosh = (Rakete)
sound-sizzle = (zischen)
