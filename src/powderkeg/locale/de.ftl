### Das Haus: was an jedem Tisch gilt und was das Terminal sagt.

## Hausregeln

rule-over = Vorbei ist vorbei.
    .no = Das Spiel ist vorbei.
rule-not-awaited = Du handelst, wenn du dran bist.
    .no = Du bist gerade nicht dran.
rule-not-now = Alles zu seiner Zeit.
    .no = Das geht gerade nicht.
rule-seats = Jedes Spiel hat seine Spielerzahl.
    .no = Zu { $seats } geht es nicht: Dieses Spiel ist für { $fewest } bis { $most }.

## Wer handelt

actor-chance = Der Zufall
actor-clock = Die Uhr
seat-you = Du
seat-you-object = dich
seat-name = Spieler { $number }

## Spielen im Terminal

play-welcome = { $game } für { $seats }. Seed-Versprechen: { $commit }
play-choices = Du hast die Wahl:
play-ask = Nummer, Zug oder: undo, save, why, rules, help, quit
play-help = Tippe die Nummer einer Möglichkeit oder einen Zug, wie er in Klammern steht. undo nimmt deine letzte Wahl zurück, save DATEI speichert das Spiel, why ZUG erklärt, warum etwas nicht geht, rules KÜRZEL zeigt eine Regel, quit hört auf und speichert das Spiel.
play-unknown = „{ $text }“ ist hier weder eine Möglichkeit noch ein Zug.
play-refused = Geht nicht: { $why } ({ $key }: { $cite })
play-possible = Dieser Zug geht.
play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-saved = Gespeichert in { $file }. Weiter geht es später mit: powderkeg play { $game } --resume { $file }
play-certain = dann: { $what }
play-result = { $count ->
    [one] Gewonnen: { $who }.
   *[other] Geteilter Sieg: { $who }.
}
play-no-winner = Niemand gewinnt.
play-score = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
play-seed = Der Seed war { $seed }; sein Versprechen war { $commit }.
play-bye = Bis zum nächsten Mal.
