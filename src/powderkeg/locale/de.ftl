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
deck-load = Damit spielen: POWDERKEG_ELIXIR_DECK={ $file } powderkeg
