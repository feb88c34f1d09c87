### Meine Partien, und die Strichliste aller Abende.

mine-title = Deine Partien
mine-lead = Jeder Tisch, an dem du einen Stuhl hast, gemerkt in diesem Browser. Ohne Konto.
mine-turns = { $count ->
    [one] An einem Tisch wird auf dich gewartet.
   *[other] An { $count } Tischen wird auf dich gewartet.
}
mine-tables = Deine Tische
mine-none = Du hast noch nirgends einen Stuhl. Nimm dir eine Schachtel aus dem Regal.
mine-gone = { $count ->
    [one] Ein Tisch ist hier nicht mehr bekannt.
   *[other] { $count } Tische sind hier nicht mehr bekannt.
}
mine-forget-gone = Vergessen
mine-finished = Zu Ende gespielt
mine-all = Alle { $count } zeigen
mine-watch = Nochmal ansehen
mine-you-won = Du hast gewonnen.
mine-won = { $count ->
    [one] { $who } gewinnt, { $points }
   *[other] { $who } gewinnen gemeinsam, { $points }
}
mine-won-nobody = Niemand gewinnt
mine-won-together = Gemeinsam gewonnen
mine-lost-together = Gemeinsam verloren

## Vergessen

mine-forget = Vergessen
mine-forget-what = Den Tisch von { $game } vergessen
mine-forget-sure = Dein Stuhl und seine Partien verschwinden endgültig aus diesem Browser.
mine-forget-yes = Ja, vergessen
mine-stay = Nein, behalten
mine-forget-all = Alles vergessen
mine-forget-all-sure = Alle Stühle und alle Partien verschwinden endgültig aus diesem Browser. Die Tische bleiben stehen, aber niemand kann dir deine Stühle zurückgeben.

## Mitnehmen

mine-keep = Behalten und mitnehmen
mine-keep-about = Deine Stühle und Partien liegen nur in diesem Browser. Nimm sie auf ein anderes Gerät mit oder bewahre sie in einer Datei auf.
mine-device = Auf ein anderes Gerät
mine-device-how = { $count ->
    [one] Richte dein anderes Gerät hierauf oder öffne dort den Link. Dein Stuhl zieht mit um.
   *[other] Richte dein anderes Gerät hierauf oder öffne dort den Link. Deine { $count } Stühle ziehen mit um.
}
mine-device-copy = Link kopieren
mine-device-left = { $count ->
    [one] Gilt einmal, höchstens noch eine Minute.
   *[other] Gilt einmal, höchstens noch { $count } Minuten.
}
mine-device-over = Die Zeit ist um. Niemand kann diesen Link noch benutzen.
mine-device-again = Einen neuen machen
mine-device-warning = Wer ihn zuerst öffnet, sitzt als du auf all deinen Stühlen, sieht, was du siehst, und spielt für dich. Zeig ihn niemandem. Auch dieses Gerät behält seine Stühle.
mine-arrival = Deine Stühle sind unterwegs
mine-arrival-about = Ein anderes Gerät hat seine Stühle hierher geschickt. Nimm sie nur an, wenn das dein eigener Browser ist: Wer ihn benutzt, kann dann für dich spielen. Der Link gilt einmal.
mine-fetch = Hierher nehmen
mine-fetch-not = Nicht hier
mine-save = In eine Datei sichern
mine-bring = Datei zurückholen
mine-writing = Protokoll { $done } von { $count } wird geschrieben …
mine-written = { $count ->
    [one] Gesichert, mit einem Protokoll. Die Datei öffnet deine Stühle: Gib sie niemandem.
   *[other] Gesichert, mit { $count } Protokollen. Die Datei öffnet deine Stühle: Gib sie niemandem.
}
mine-reading = Protokoll { $done } von { $count } wird gelesen …
mine-read = Übernommen: Stühle { $seats }, Partien { $games }.

## Die Strichliste

tally-title = Die Strichliste
tally-lead = Wer wie oft gewonnen hat, für jede Runde von Leuten.
tally-alone = { $who }, mit Bots
tally-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
tally-together = { $count ->
    [one] eine Partie, { $wins } gewonnen
   *[other] { $count } Partien, { $wins } gewonnen
}
tally-step = { $wins ->
    [0] { $count ->
        [one] einmal versucht
       *[other] { $count }-mal versucht
    }
   *[other] { $wins } von { $count } gewonnen
}
tally-who = Wer
tally-wins = Siege
tally-places = Plätze
tally-place = Platz { $place }:
tally-best = Bestes
tally-bots = Bots
tally-you = (du)
tally-record = Höchste Punktzahl: { $points }, { $who }.
tally-streak = Längste Serie: { $who } hat { $count }-mal hintereinander gewonnen.
tally-none = Noch ist nichts zu Ende gespielt. Die Strichliste beginnt mit deiner ersten Partie.
tally-same = Gezählt werden die Partien, die von diesem Browser aus zu Ende gespielt wurden, nach ihren Protokollen. Es gibt keine Konten: Wer gleich heißt, gilt als dieselbe Person, und die Bots zählen als einer. Diese Seite siehst nur du.
