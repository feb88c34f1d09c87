### Was die Oberfläche selbst sagt. In jeder Sprache dieselben Schlüssel; die Spiele bringen ihre eigenen Wörter mit.

## Leiste, Blätter, verlorene Seiten

bar-home = Powderkeg: zum Regal
bar-language = Sprache
fuse-label = Wie weit die Lunte abgebrannt ist
sheet-close = Weglegen
slip-rule = Regel { $rule }
app-offline = Kein Netz. Regeln, Lektionen und Spiele, die du dir angesehen hast, sind noch da; ein Tisch braucht das Haus.
app-missing = Diese Seite kam nicht durch
app-missing-next = Vielleicht ist die Leitung gestört, oder es gibt gerade eine neue Fassung. Von deinem Spiel ist nichts verloren.
app-reload = Neu laden
lost-title = In diesem Fach liegt nichts
lost-next = Die Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
lost-home = Zum Regal

## Einstellungen

settings-title = Einstellungen
settings-theme = Licht
    .auto = wie dein Gerät
    .light = Tag
    .dark = Nacht
settings-speed = Figuren ziehen
    .slow = langsam
    .normal = normal
    .fast = schnell
    .instant = sofort
settings-sound = Ton
name-guest = Gast

## Das Regal

shelf-headline = { $count ->
    [1] ein Brettspiel, eine brennende Lunte
    [2] zwei Brettspiele, eine brennende Lunte
    [3] drei Brettspiele, eine brennende Lunte
    [4] vier Brettspiele, eine brennende Lunte
    [5] fünf Brettspiele, eine brennende Lunte
    [6] sechs Brettspiele, eine brennende Lunte
    [7] sieben Brettspiele, eine brennende Lunte
    [8] acht Brettspiele, eine brennende Lunte
   *[other] { $count } Brettspiele, eine brennende Lunte
}
shelf-boxes = { $count ->
    [1] Eine Schachtel.
    [2] Zwei Schachteln.
    [3] Drei Schachteln.
    [4] Vier Schachteln.
    [5] Fünf Schachteln.
    [6] Sechs Schachteln.
    [7] Sieben Schachteln.
    [8] Acht Schachteln.
   *[other] { $count } Schachteln.
}
shelf-fuse = Die Lunte brennt.
shelf-lead = Brettspiele fürs Handy auf dem Sofa und den Laptop in der Ferne. Frei, offen, ohne Konto.
shelf-label = Die Spiele
shelf-play = Gleich spielen
shelf-invite = Freunde einladen
shelf-learn = Lernen
shelf-rules = Regeln
shelf-arrange = Nach Wunsch
shelf-watch-file = Gespeicherte Partie ansehen
shelf-your-tables = Deine Tische
shelf-stage-waiting = Noch nicht begonnen
shelf-stage-playing = Läuft
shelf-stage-over = Beendet
shelf-your-turn = Du bist dran
shelf-waiting-for = { $who } ist dran
shelf-all-yours = Alle deine Partien
shelf-tally = Die Strichliste
shelf-open-doors = Offene Türen in diesem Haus
shelf-open-sit = { $count ->
    [one] Ein Stuhl frei
   *[other] { $count } Stühle frei
}
shelf-open-watch = Zum Zuschauen
box-players = { $fewest } bis { $most } Personen
box-minutes = etwa { $minutes } Minuten
box-short-minutes = { $minutes } Min.
box-sealed = Noch versiegelt

## Namen, Abzeichen, Bots

badge-legend = Dein Abzeichen
badge-taken = { $badge }: gehört { $name }
badge-A = A, roter Kreis
badge-B = B, blaues Quadrat
badge-C = C, gelbes Dreieck
badge-D = D, meergrüne Raute
badge-E = E, violettes Kreuz
badge-F = F, dunkler Stern
badge-G = G, heller Bogen
badge-H = H, rosa Herz
level-legend = So spielen die Bots
level-carefree = sorglos
    .about = Spielt mit, komme was wolle.
level-sensible = vernünftig
    .about = Nimmt, was gerade gut aussieht.
level-keen = eifrig
    .about = Denkt vor jedem Zug ein wenig nach.
level-sharp = scharf
    .about = Denkt voraus und patzt selten.
level-ruthless = gnadenlos
    .about = Denkt lange nach und schenkt dir nichts.

## Einen Tisch decken

lobby-name = Dein Name
lobby-how = So spielen wir
lobby-pace = Tempo
lobby-fetching = Der Tisch wird gedeckt …
lobby-usual = üblich
lobby-more-options = { $count ->
    [one] Noch eine Hausregel
   *[other] { $count } weitere Hausregeln
}
lobby-own-make = Etwas Eigenes
lobby-own-done = Fertig
lobby-own-fine = So kann gespielt werden.
lobby-breath = Atempause nach jedem Zug
lobby-breath-about = Zeit zum Schauen, oder um einen Zug zurückzunehmen, bevor es weitergeht.
lobby-patience = Geduld mit Abwesenden
lobby-patience-about = Danach springt ein Bot ein, bis sie zurück sind.
lobby-seconds = { $count } s
lobby-minutes = { $count } Min.
lobby-hours = { $count } Std.
lobby-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
lobby-never = nie
lobby-time = Bedenkzeit
lobby-time-none = so lange es dauert
lobby-time-of = { $bank }, und { $more } nach jedem Zug
lobby-time-about = Für jeden eine eigene. Sie läuft auch, während man weg ist, aber nie, solange das Spiel selbst eine Uhr hat. Ist sie um, spielt ein Bot, bis der Zug vorbei ist: Niemand verliert dadurch.
new-title = Ein Tisch nach Wunsch
new-lead = { $game } mit den Leuten, Bots und Regeln, die du magst.
new-you = Du
new-others = Die anderen
new-bots = Wie viele Bots?
new-start = { $count ->
    [one] Mit einem Bot starten
   *[other] Mit { $count } Bots starten
}

## Das Wartezimmer

wait-welcome = Ein Stuhl ist frei
wait-welcome-lead = { $game } beginnt gleich. Sag uns deinen Namen und setz dich, ganz ohne Konto.
wait-pull = Rückt die Stühle ran
wait-pull-lead = Verschick diesen Link. Wer ihn öffnet, kann sich setzen, ganz ohne Konto.
wait-share = Ein Spiel wartet auf dich
wait-copy = Kopieren
wait-copied = Kopiert
wait-marked = Dieser Browser lässt keine Seite kopieren. Der Link ist markiert: Kopiere ihn selbst.
wait-qr = QR-Code mit dem Link zu diesem Tisch
wait-point = Oder halt ein Handy davor.
wait-watch = Auf dem Fernseher den Link öffnen, ohne sich zu setzen: Er zeigt den Tisch, die Handys hüten die Geheimnisse.
wait-send = Senden
wait-sit = Hinsetzen
wait-you-host = du, am Zünder
wait-you = du
wait-host = am Zünder
wait-here = da
wait-away = gerade weg
wait-add-bot = Bot dazu
wait-free = frei
wait-kick = Den Stuhl von { $name } frei machen
wait-kick-free = Stuhl freimachen
wait-kick-ban = Freimachen und aussperren
ban-about = Wer ausgesperrt ist, kann sich hier nicht mehr setzen, bis du es wieder erlaubst.
ban-list = Ausgesperrt
ban-watchers = Weggeschickte, die zugeschaut haben
ban-lift = Wieder hereinlassen
watch-count =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Leute schauen zu
    }
watch-send = Wegschicken
wait-change = Ändern
door-legend = Wer findet diesen Tisch?
door-shut = Wer den Link hat
door-sit = Alle in diesem Haus
door-watch = Alle, auch zum Zuschauen
door-about-shut = Die Tür ist zu: Niemand sieht diesen Tisch im Regal.
door-about-sit = Alle auf diesem Server sehen ihn im Regal mit euren Namen, können sich setzen und lesen den Chat. Wenn das Spiel beginnt, geht die Tür zu.
door-about-watch = Alle auf diesem Server sehen ihn im Regal mit euren Namen, können sich setzen, zuschauen und den Chat lesen.
door-is-sit = Die Tür ist offen: Alle auf diesem Server sehen eure Namen.
door-is-watch = Die Tür ist offen, auch zum Zuschauen: Alle auf diesem Server sehen eure Namen.
wait-lock = Tür abschließen
wait-lock-about = Niemand kann sich mehr setzen.
wait-locked = Die Tür ist zu
wait-locked-lead = Hier kann sich niemand mehr setzen. Zuschauen kannst du.
wait-chairs = Stühle um den Tisch
wait-count = { $count ->
    [0] Noch niemand am Tisch.
    [one] Eine Person am Tisch.
    [2] Zwei am Tisch.
    [3] Drei am Tisch.
    [4] Vier am Tisch.
    [5] Fünf am Tisch.
    [6] Sechs am Tisch.
    [7] Sieben am Tisch.
    [8] Acht am Tisch.
   *[other] { $count } am Tisch.
}
wait-for-you = Du, { $name }, darfst die Lunte zünden.
wait-for-host-you = Du darfst die Lunte zünden.
wait-for-host = Gleich zündet { $name } die Lunte.
wait-for-somebody = Gleich wird die Lunte gezündet.
wait-more = { $count ->
    [one] Noch eine Person oder ein Bot, dann kann die Lunte brennen.
   *[other] Noch { $count } Personen oder Bots, dann kann die Lunte brennen.
}
course-count = { $done } von { $count } geschafft.
course-new = Noch nicht versucht.
course-tried = { $count ->
    [one] Einmal versucht, bestes Ergebnis { $best }.
   *[other] { $count }-mal versucht, bestes Ergebnis { $best }.
}
course-done = { $count ->
    [one] Geschafft, in einem Versuch. Bestes Ergebnis { $best }.
   *[other] Geschafft. { $count } Versuche, bestes Ergebnis { $best }.
}
course-next = Als Nächstes: { $what }
course-box = Kiste { $number } ({ $first }–{ $last })
course-open = Jetzt öffnen
course-hard = Schwierigkeit: { $hard } von { $most }
wait-start = Zu { $count ->
    [one] einem
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $count }
} starten
wait-name = Wie dürfen dich die anderen nennen?
wait-chat = Plaudern, bis es losgeht
wait-myself = Du an diesem Tisch
wait-edit = Deinen Namen oder dein Abzeichen ändern
wait-done = Fertig
wait-rise = Aufstehen

## Ehrlich gemischt

salt-title = Ehrlich gemischt, versprochen
salt-promise = Bevor jemand Salz dazugab, hat der Tisch seinen geheimen Startwert versprochen. Das ist das Versprechen:
salt-why = Das Salz von allen wird in den Startwert gemischt, also kann niemand allein an der Mischung drehen. Nach dem Spiel wird der Startwert gezeigt, und alle können das Versprechen prüfen.
salt-mine = Deine Prise Salz
salt-none = kein Salz

## Das Regelheft

rules-title = Die Regeln von { $game }
rules-chapters = Kapitel
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Keine Regel spricht von „{ $text }“. Versuch ein anderes Wort.

## Was schiefgehen kann, und was dann hilft

trouble-unreachable = Der Tisch ist nicht zu erreichen. Prüf deine Leitung und versuch es noch einmal.
trouble-broken = Die Antwort war unverständlich. Versuch es gleich noch einmal.
trouble-fault = Bei uns ist etwas kaputtgegangen. Nichts ist verloren; versuch es noch einmal.
trouble-bad-record = Diese Datei ist keine Partie, die wir lesen können.
trouble-bad-request = Das war nicht zu verstehen. Lade die Seite neu.
trouble-badge-taken = Dieses Abzeichen trägt schon jemand. Nimm ein anderes.
trouble-banned = Wer am Zünder sitzt, hat dich von diesem Tisch weggeschickt.
trouble-chair-taken = Da war jemand schneller: Der Stuhl ist besetzt.
trouble-forged = Kein Stuhl hier kennt deinen Schlüssel noch. Du kannst zuschauen.
trouble-full = Alle Stühle sind besetzt. Zuschauen kannst du.
trouble-garbage = Das war nicht zu verstehen. Lade die Seite neu.
trouble-hello-first = Der Tisch kennt dich noch nicht. Lade die Seite neu.
trouble-locked = Die Tür ist abgeschlossen.
trouble-no-bot = So einen Bot gibt es nicht.
trouble-no-calls = Dieser Tisch kann dich nicht rufen.
trouble-no-game = Dieses Spiel steht nicht im Regal.
trouble-no-handover = Unter diesem Link wartet nichts mehr. Er gilt einmal, zehn Minuten lang: Mach einen neuen.
trouble-no-lesson = Dafür gibt es keine Lektion.
trouble-no-move = So einen Zug gibt es nicht.
trouble-no-option = Diese Einstellung gibt es nicht.
trouble-no-page = Unter dieser Adresse gibt es nichts.
trouble-no-question = Es gibt nichts mehr zu beantworten.
trouble-no-replay = Diese Partie gibt es hier nicht.
trouble-no-table = Dieser Tisch ist abgeräumt.
trouble-elsewhere = Diesen Tisch hat jetzt ein anderer Server; wer wiederkommt, findet ihn dort.
trouble-no-take-back = Es gibt nichts, was du zurücknehmen könntest.
trouble-no-viewpoint = Von dieser Seite kann man die Partie nicht ansehen.
trouble-not-host = Das darf nur, wer am Zünder sitzt.
trouble-not-over = Das Spiel ist noch nicht zu Ende.
trouble-not-playing = An diesem Tisch läuft kein Spiel.
trouble-hush = Solange dieses Spiel läuft, sind nur die Signale erlaubt.
trouble-not-saved = Dein Zug ließ sich nicht festhalten. Versuch ihn noch einmal.
trouble-not-seated = Du sitzt nicht an diesem Tisch.
trouble-not-waiting = Das Spiel hat schon begonnen.
trouble-refused = Das verbietet eine Regel.
trouble-stale = Das Spiel ging inzwischen weiter. Schau noch einmal und wähle.
trouble-stream = Solange gemischt wird, zählt die Hand: Als Zug gibt es jetzt nur Stopp.
trouble-too-fast = Zu schnell für den Tisch. Atme kurz durch.
trouble-too-long = Das ist zu lang.
trouble-crowded = Hier oder aus deinem Netz laufen gerade zu viele Spiele in Echtzeit. Versuch es, wenn eines vorbei ist.
trouble-too-many = Etwas langsamer, bitte. Versuch es gleich noch einmal.
trouble-unreadable = Was davon aufgehoben wurde, lässt sich nicht mehr lesen. Wer diesen Server betreibt, kann nachsehen.
