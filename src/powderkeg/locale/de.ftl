### Das Haus: was an jedem Tisch gilt und was das Terminal sagt.

## Hausregeln

chapter-house = Hausregeln
rule-over = Vorbei ist vorbei.
    .cite = Hausregel: Vorbei ist vorbei
    .no = Das Spiel ist vorbei.
rule-not-awaited = Du handelst, wenn du dran bist.
    .cite = Hausregel: Es handelt, wer dran ist
    .no = Du bist gerade nicht dran.
rule-not-now = Alles zu seiner Zeit.
    .cite = Hausregel: Alles zu seiner Zeit
    .no = Das geht gerade nicht.
rule-chosen = Was du gewählt hast, brauchst du nicht noch einmal zu wählen.
    .cite = Hausregel: Gewählt ist gewählt
    .no = Das hast du schon gewählt.
rule-seats = Jedes Spiel hat seine Spielerzahl.
    .cite = Hausregel: Jedes Spiel hat seine Spielerzahl
    .no = Zu { $seats } geht es nicht: Dieses Spiel ist für { $fewest } bis { $most }.

## Plätze

seat-you = Du
seat-name = Platz { $number }
list-and = { $some } und { $last }

## Calls, on a device that shows no page of ours

call-turn = Du bist am Zug.

## Spielen im Terminal. Die Wörter undo, save, why, rules, board, help und quit werden so getippt, wie sie sind.

play-welcome = Ein Tisch für { $count }. Versprechen für den Seed: { $commit }
play-choices = Du hast die Wahl:
play-many = { $count } Möglichkeiten. Tippe, wie eine beginnt, etwa { $text }, dann siehst du nur diese.
play-ask = Nummer, Zug oder: undo, save, why, rules, board, help, quit
play-help = Tippe die Nummer einer Möglichkeit oder einen Zug, wie er in eckigen Klammern steht, oder wie mehrere beginnen, um nur diese zu sehen. undo nimmt deine letzte Wahl zurück, save DATEI speichert das Spiel, why ZUG erklärt, warum etwas nicht geht, rules KÜRZEL zeigt eine Regel, board zeigt den Spielstand noch einmal, help diesen Text, quit hört auf und speichert das Spiel.
play-unknown = „{ $text }“ ist weder eine Möglichkeit noch ein Zug.
play-refused = Geht nicht: { $why } ({ $key }: { $cite })
play-possible = Dieser Zug geht.
play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-saved = Gespeichert in { $file }. Weiter geht es mit: powderkeg play { $game } --resume { $file } --lang { $lang }
play-kept = Gespeichert in { $file }.
play-exists = Die Datei { $file } gibt es schon; gib dem Spiel einen anderen Namen.
play-not-saved = Nicht gespeichert: { $problem }
play-result = Sieg: { $who }
play-no-winner = Niemand gewinnt.
play-score = { $who }: { $score }
play-seed = Der Seed war { $seed }; sein Versprechen war { $commit }.
play-bye = Bis zum nächsten Mal.

## Ein eigener Kartensatz, im Terminal durchgesehen

deck-fine = { $file }: Mit dem Kartensatz „{ $name }“ lässt sich spielen.
deck-finds = Funde: { $count } Karten, { $kinds } Arten
deck-ingredients = Zutaten
deck-things = Krempel
deck-objects = Zaubersachen
deck-transactions = Geschäfte
deck-spells = Zauber: { $count }, zusammen { $points } Punkte
deck-level = Stufe { $number }
deck-demand = Zutaten: Karten, Zauber der Stufen 1 bis 4, die sie brauchen, und insgesamt
deck-untold = { $id } hat { $kind-key ->
    [name] keinen Namen und heißt wie seine Kennung.
   *[text] keinen Text; was die Karte tut, kann niemand lesen.
}
deck-untranslated = { $id } hat { $kind-key ->
    [name] keinen Namen
   *[text] keinen Text
} in: { $languages }. Dort liest man eine andere Sprache.
deck-unread = { $id } hat einen { $kind-key ->
    [name] Namen
   *[text] Text
} in einer Sprache, die hier nicht gesprochen wird: { $languages }.
deck-misleading = { $id } tut etwas anderes als die Karte des Hauses mit dieser Kennung, trägt aber deren Text. Gib der Karte einen eigenen.
deck-undrawn = { $id } hat kein Bild.
deck-load = Damit spielen: POWDERKEG_ELIXIR_DECK={ $file } powderkeg

## Was sich von einer Partie erzählen lässt, wenn sie vorbei ist

story-tie-break = { $you ->
    [yes] Du hast gleich viele Punkte wie { $owner }: Der Gleichstand geht an dich.
   *[no] { $them ->
        [yes] Du hast gleich viele Punkte wie { $seat }: Die Regel für den Gleichstand entscheidet.
       *[no] { $seat } und { $owner } haben gleich viele Punkte: Die Regel für den Gleichstand entscheidet.
    }
}
story-narrow = { $points ->
    [one] Ein einziger Punkt Vorsprung
   *[other] Nur { $points } Punkte Vorsprung
} { $them ->
    [yes] vor dir: Das war knapp.
   *[no] vor { $owner }: Das war knapp.
}
story-runaway = { $you ->
    [yes] Niemand kam an dich heran.
   *[no] Niemand kam an { $seat } heran.
}
story-late-lead = { $left ->
    [0] Erst die allerletzte Zeile hat entschieden.
   *[other] { $you ->
        [yes] Ganz am Schluss bist du in Führung gegangen, und niemand hat dich eingeholt.
       *[no] { $seat } ging erst ganz am Schluss in Führung.
    }
}
story-led = { $you ->
    [yes] Du lagst fast von Anfang an vorn.
   *[no] { $seat } lag fast von Anfang an vorn.
}
story-lead = { $you ->
    [yes] Hier bist du in Führung gegangen und geblieben.
   *[no] Hier ging { $seat } in Führung und blieb es.
}
story-comeback = { $you ->
    [yes] Du hast vom letzten Platz aus gewonnen,
   *[no] { $seat } hat vom letzten Platz aus gewonnen,
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Rückstand.
story-decisive = { $you ->
    [yes] Deine { $points } Punkte auf einen Schlag haben entschieden.
   *[no] { $points } Punkte auf einen Schlag haben für { $seat } entschieden.
}
story-swing-up = { $you ->
    [yes] Dein größter Sprung: +{ $points }.
   *[no] Der größte Sprung: +{ $points } für { $seat }.
}
story-swing-down = { $you ->
    [yes] Der härteste Schlag traf dich: −{ $points }.
   *[no] Der härteste Schlag: −{ $points } für { $seat }.
}
outcome-rank = Du bist auf Platz { $rank } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
outcome-won = Du hast mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} gewonnen.
