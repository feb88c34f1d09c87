## The bench

ng-lab-label = Das Labor
ng-lab-mine = Dein Kolben: { $count ->
    [0] nichts ist im Schnabel.
   *[other] im Schnabel, von vorn: { $cubes }.
}
ng-lab-other = Der Kolben von { $who }: { $count ->
    [0] nichts ist im Schnabel.
   *[other] im Schnabel, von vorn: { $cubes }.
}
ng-lab-rival = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
ng-lab-start = Start
ng-lab-jumped = Hopp, draußen!
ng-lab-tap-back = Tippen: zurück
ng-lab-put-back = Herausgesprungen: { $cubes }. Zurücklegen.
ng-lab-beside = Neben dem Kolben: { $cubes }.
ng-lab-loading = legt ein
ng-lab-loaded = bereit
ng-lab-mixing = mixt
ng-lab-stopped = gestoppt
ng-lab-away = nicht da
ng-lab-grabbing = schnappt

## The formula

ng-lab-formula = Die Formel, von links nach rechts
ng-lab-card-yours = du +{ $points }
ng-lab-card-next = jetzt
ng-lab-card-later = später

## The sand

ng-lab-seconds = { $count ->
    [one] Sekunde
   *[other] Sekunden
}
ng-lab-seconds-left = { $count ->
    [one] Noch eine Sekunde
   *[other] Noch { $count } Sekunden
}
ng-lab-tilts = { $count ->
    [one] Kipper
   *[other] Kipper
}
ng-lab-tilts-left = { $count ->
    [one] Noch einmal kippen
   *[other] Noch { $count }-mal kippen
}
ng-lab-sand-out = Zuschnappen!

## Stopping

ng-lab-stops = Stoppkarten
ng-lab-stop-card = Stoppkarte { $number }
ng-lab-stop-taken = Stoppkarte { $number }: { $who }
ng-lab-lowest = Nur die niedrigste, die noch da ist: { $number }.
ng-lab-rule = Die Regel zum Stoppen
ng-lab-stop = STOPP
ng-lab-stop-brings = { $points ->
    [0] nimm Karte { $number }, gewinn nichts
   *[other] nimm Karte { $number }, gewinn { $points }
}
ng-lab-grab = SCHNAPP
ng-lab-grab-brings = sei schnell: Karte { $number }
ng-lab-judge = Die Jury schaut …
ng-lab-now = { $points ->
    [0] Jetzt stoppen: noch kein Gewinn.
   *[other] Jetzt stoppen: +{ $points } für dich.
}
ng-lab-then = { $points ->
    [0] Als Nächstes { $cube } hinein. Die Karte ist weg, aber da sein muss die Zutat.
   *[other] Erst noch { $cube } hinein: zusammen +{ $points }, wenn niemand schneller ist.
}
ng-lab-then-poop = Erst muss der Mäusedreck hinein. Ohne ihn zählt nichts.
ng-lab-wrong = Dort ist { $cube } falsch: schüttle es wieder heraus.
ng-lab-hands-off = Hände weg! Du hast Karte { $number }.
ng-lab-stop-told = Du hast gestoppt. Wer welche Karte hat, zeigt sich gleich.
ng-lab-watch = Schau den anderen zu: Die Schnäbel entscheiden.
ng-lab-holds-poop = Du hast den Mäusedreck: Er muss ganz nach vorn.
ng-lab-full = Alles drin, alles richtig: Worauf wartest du?
ng-lab-wait = Einen Moment …

## How it was decided

ng-lab-decided = Wie es ausging
ng-lab-how-stop = gestoppt nach { $seconds } s
ng-lab-how-grab = zugeschnappt nach { $seconds } s
ng-lab-how-last = zuletzt noch übrig
ng-lab-how-dealt = zugeteilt
ng-lab-how-tilts = { $count ->
    [one] gestoppt nach einmal Kippen
   *[other] gestoppt nach { $count }-mal Kippen
}
ng-lab-tick = Takt { $tick }
ng-lab-won-nothing = keine Karte
ng-lab-empty-beak = leerer Schnabel

## Before the seats

ng-lab-won = { $count ->
    [0] Noch keine Karte gewonnen
    [one] Eine Karte gewonnen, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
   *[other] { $count } Karten gewonnen, { $points } Punkte
}
ng-lab-round = Runde { $round }/{ $rounds }
ng-lab-calm = ruhig
ng-lab-calm-about = Sanftes Kippen der Reihe nach, keine Uhr.

## What hands do

ng-hand-load = Zieh deine Zutaten, oder tippe zwei an und tausche sie. Rechts geht es hinaus.
ng-hand-cubes = Deine Zutaten
ng-hand-cube = { $cube }: { $x } mm von links, { $y } mm von unten. Die Pfeiltasten schieben sie.
ng-hand-formula-order = Wie die Formel
ng-hand-ready = Fertig
ng-hand-try = Probelauf
ng-hand-trying = Ein Probelauf: Noch zählt nichts.
ng-hand-tried = Zurück zum Einlegen
ng-hand-load-left = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
}
ng-hand-pad = Kippen: Zieh die Kugel oder nimm die Pfeiltasten. Leertaste klopft, Eingabe stoppt.
ng-hand-phone = Mit dem Handy kippen
ng-hand-mute = Dieses Telefon verrät nicht, wie du es hältst. Die Kugel tut es auch.
ng-hand-way = Sanft kippen
ng-hand-far = Langsame Leitung: Die Jury sieht dich spät.
ng-hand-late = Die Leitung hat gestockt: Deine Hand war still.
ng-hand-corrected = Der Kolben der Jury stand anders; deiner wurde angeglichen.
ng-hand-no-lab = Dein Kolben lässt sich hier nicht lenken. Du siehst ihn, wie die Jury ihn sieht.
ng-hand-slow = Die letzte Sekunde, langsam

## Was man hört

sound-plink = (pling)

## Das Menü

ng-swapped = Mit dem rechten Daumen lenken
