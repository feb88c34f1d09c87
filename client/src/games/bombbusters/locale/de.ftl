### Bomb Busters: was Tafel, Karten, Notizen und Matte neben den Regeln sagen.

bb-choose = Wähle, was leuchtet
bb-mission = Mission { $mission }
bb-captain = Kommando
bb-closed = { $count } zu
bb-thumb = Bittet um Sauerstoff
bb-oxygen = { $count } Sauerstoff
bb-value = { $value-key ->
    [yellow] gelb
    [red] rot
   *[other] { $value-key }
}
bb-wire = { $place }: { $value-key ->
    [yellow] gelb
    [red] rot
   *[other] { $value-key }
}

## Was ein Schnitt brächte

bb-outcomes = Was daraus werden kann
bb-see = Alle sehen:
bb-see-between = { $place } liegt zwischen { $low } und { $high }.
bb-see-after = { $place } liegt rechts von { $low }.
bb-see-before = { $place } liegt links von { $high }.
bb-see-nothing = neben { $place } ist nichts bekannt.
bb-see-known = { $place } ist { $value }.
bb-see-cost = Das kostet { $count } Sauerstoff.
bb-yes = Es ist { $value }:
bb-yes-cut = beide sind durchgeschnitten
bb-yes-validates = { $value-key ->
    [yellow] Gelb ist fertig
   *[other] die { $value-key } ist fertig
}
bb-yes-robot = du nimmst dem Roboter einen Draht ab
bb-yes-robot-back = der Roboter geht zurück
bb-yes-unlocks = frei wird: { $equipment }
bb-no = Es ist { $text }:
bb-no-other = Es ist etwas anderes:
bb-no-dial = Zünder { $now } → { $left }
bb-no-explodes = der Zünder läuft ab, die Bombe explodiert
bb-no-stable = der Stabilisator hält
bb-no-robot = der Roboter geht auf { $at }
bb-no-robot-ends = der Roboter geht über die 12, die Bombe explodiert
bb-no-token = { $place ->
    [none] der Draht wird markiert
   *[other] { $place } wird markiert
}
bb-no-remember = { $place ->
    [none] alle sehen ihn kurz
   *[other] alle sehen { $place } kurz
}
bb-no-lie = { $place ->
    [none] der Draht bekommt „nicht { $value-key ->
        [yellow] gelb
       *[other] { $value-key }
    }“
   *[other] { $place } bekommt „nicht { $value-key ->
        [yellow] gelb
       *[other] { $value-key }
    }“
}
bb-red = Es ist rot:
bb-red-boom = die Bombe explodiert.
bb-red-stable = der Stabilisator hält, und alle wissen es.
bb-one-is = Einer davon ist { $text }:
bb-none-is = Keiner davon:
bb-one-token = einer davon wird markiert
bb-all-red = Alle sind rot:
bb-values = Werte, die du nennen kannst
bb-next-value = Nun nenne den Wert: Tippe auf einen deiner Drähte.
bb-next-wire = Nun tippe auf einen fremden Draht.

## Wählen

bb-choices = Deine Auswahl
bb-which-wire = Welcher Draht?
bb-for-whom = Wer?
bb-is-not = { $place } ist nicht …
bb-number-cards = Zahlenkarten
bb-window = { $seconds } s
bb-trade = { $way-key ->
    [take] { $amount } nehmen
   *[give] { $amount } geben
}
bb-trade-take = Eins mehr nehmen oder eins weniger geben
bb-trade-give = Eins mehr geben oder eins weniger nehmen

## Karten

bb-cards = Karten und Fähigkeiten
bb-cards-ready = { $count ->
    [0] Karten und Fähigkeiten
    [one] Karten und Fähigkeiten: eine ist einsetzbar
   *[other] Karten und Fähigkeiten: { $count } sind einsetzbar
}
bb-equipment = Ausrüstung
bb-power = Deine Fähigkeit
bb-power-used = verbraucht
bb-power-of = { $equipment }, { $used-key ->
    [yes] verbraucht
   *[no] bereit
}
bb-card = { $equipment }: { $state-key ->
    [locked] { $needs ->
        [one] gesperrt, noch ein Draht fehlt
       *[other] gesperrt, noch { $needs } Drähte fehlen
    }
    [used] verbraucht
    [usable] jetzt einsetzbar
   *[resting] frei, aber jetzt nicht einsetzbar
}
bb-role = { $equipment }
bb-put-back = Zurücklegen
bb-about-unlike = jederzeit: zwei Nachbarn sind verschieden
bb-about-alike = jederzeit: zwei Nachbarn sind gleich
bb-about-walkie = jederzeit: einen Draht tauschen
bb-about-triple = Schnitt: drei Drähte eines Halters
bb-about-double = Schnitt: zwei Drähte eines Halters
bb-about-super = Schnitt: ein ganzer Halter
bb-about-post-it = jederzeit: noch ein Plättchen
bb-about-rewinder = jederzeit: Zünder eins zurück
bb-about-batteries = jederzeit: frische Fähigkeiten
bb-about-radar = jederzeit: Wer hat eine Zahl?
bb-about-stabilizer = dein Zug: Kein Fehler schadet
bb-about-x-or-y = Schnitt: zwei Werte nennen
bb-about-mug = dein Zug: Wähle, wer drankommt
bb-about-false-bottom = sofort: zwei Karten mehr
bb-use-unlike = Tippe auf den linken von zwei verschiedenen Nachbarn bei dir.
bb-use-alike = Tippe auf den linken von zwei gleichen Nachbarn bei dir.
bb-use-walkie = Welchen Draht gibst du ab, und an wen?
bb-use-triple = Nenne eine Zahl; dann zeige auf drei Drähte eines Halters.
bb-use-double = Nenne eine Zahl; dann zeige auf zwei Drähte eines Halters.
bb-use-super = Nenne eine Zahl; dann zeige auf einen ganzen Halter.
bb-use-post-it = Tippe auf einen deiner blauen Drähte.
bb-use-rewinder = Der Zünder geht einen Schritt zurück.
bb-use-batteries = Wessen Fähigkeit ist wieder frisch? Eine oder zwei.
bb-use-radar = Welche Zahl? Alle antworten mit Ja oder Nein.
bb-use-stabilizer = In diesem Zug schadet kein Fehler.
bb-use-x-or-y = Nenne zwei Werte; dann zeige auf einen Draht.
bb-use-mug = Wer kommt dran?
bb-use-false-bottom = Zwei Karten kommen dazu.

## Die Mission

bb-briefing-away = Alles klar
bb-briefing-open = Die Regel der Mission
bb-all-rules = Alle Regeln dazu
bb-reserve = Sauerstoff im Vorrat: { $count }
bb-reserve-short = Vorrat
bb-deck = { $value ->
    [none] Zahlenkarten im Stapel: { $count }
   *[other] Zahlenkarte { $value-key } liegt offen; im Stapel: { $count }
}
bb-open-cards = Zahlenkarten: { $cards }
bb-clock = { $calm-key ->
    [yes] { $left ->
        [one] Noch ein Zug
       *[other] Noch { $left } Züge
    }
   *[no] Noch { $left } Sekunden
}
bb-again = noch einmal dran
bb-won = Mission { $mission } geschafft!
bb-lost = Mission { $mission } gescheitert

## Notizen und Hilfe

bb-noted = Deine Notiz: { $values }
bb-note-on = Notiz zu { $place } von { $who }
bb-note-private = Nur du siehst sie; sie bleibt in diesem Browser.
bb-note-wipe = Wegwischen
bb-values-all = Werte
bb-aid = { $aid-key ->
    [odds] Hilfe: Chancen
   *[values] Hilfe: Werte
}
bb-aid-about = Sie zählt für dich; keine Hinweise an andere.
bb-aid-label = Die Hilfe, nur für dich: { $text }
bb-aid-chance = { $value-key ->
    [yellow] gelb
    [red] rot
   *[other] { $value-key }
} { $text } %

## Die Matte

bb-mat-label = Die Schneidematte
bb-mat-strip = Zahlenleiste
bb-mat-number = { $value-key }{ $count ->
    [none] { "." }
   *[other] : { $count } von { $all } durchgeschnitten.
}{ $done ->
    [yes] {" "}Erledigt.
   *[no] {""}
}{ $robot ->
    [yes] {" "}Hier steht der Roboter.
   *[no] {""}
}
bb-mat-yellows = Gelbe Drähte: { $count } von { $all } durchgeschnitten
bb-mat-reds = { $shown ->
    [0] Rote Drähte im Spiel: { $count }
   *[other] Rote Drähte im Spiel: { $count } von { $shown } markierten
}
bb-mat-dial = Zünder: { $left ->
    [0] der nächste Fehler lässt ihn hochgehen
    [one] noch ein Fehler erlaubt
   *[other] noch { $left } Fehler erlaubt
}
bb-mat-misses = { $left ->
    [0] kein Fehler mehr
   *[other] noch { $left } Fehler
}
bb-mat-stand = { $who }, { $side ->
    [2] zweiter Halter
   *[other] Halter
}: { $count } verdeckt
bb-mat-name = { $who }{ $turn ->
    [yes] {""}, am Zug
   *[no] {""}
}
bb-mat-beside = Neben dem Halter: { $text }
bb-mat-absent = Nicht in dieser Hand: { $text }
bb-mat-wire-open = { $who } { $place }: { $text }, durchgeschnitten.
bb-mat-wire-known = { $who } { $place }: { $text }.
bb-mat-wire-closed = { $who } { $place }: verdeckt.
bb-mat-wire-tagged = Markiert.
bb-mat-wire-not = Nicht { $text }.
bb-mat-wire-came = Kam später dazu.
bb-mat-wire-claimed = Soll { $text } sein.
bb-mat-wire-dim = Geht gerade nicht.
bb-mat-label-alike = Gleich wie der nächste.
bb-mat-label-unlike = Anders als der nächste.
bb-mat-pencil = Notiz zu { $place }
bb-mat-yes = ja
bb-mat-no = nein
bb-mat-remember = Merk es dir!

## Ausrüstung der letzten Kisten

bb-about-single-label = jederzeit: seine Zahl ist hier einmal
bb-about-emergency-drop = sofort: benutzte Karten sind wieder frisch
bb-about-fast-pass = im Zug: zwei gleiche eigene Drähte
bb-about-disintegrator = sofort: eine zufällige Zahl ist weg
bb-about-grapnel = jederzeit: nimm jemandem einen Draht
bb-use-single-label = Tippe auf einen deiner blauen Drähte, dessen Zahl auf diesem Halter nur einmal steht.
bb-use-emergency-drop = Alle benutzten Karten gehen noch einmal.
bb-use-fast-pass = Welche Zahl? Zwei deiner Drähte davon werden durchgeschnitten.
bb-use-disintegrator = Eine Zahl wird gezogen, alle ihre Drähte sind durch.
bb-use-grapnel = Tippe auf einen geschlossenen Draht bei anderen: Er gehört dann dir.

## Was eine Mission sonst verlangt

bb-deed-reversed = Mit deinem umgedrehten Draht schneiden
bb-deed-reversed-solo = Solo-Schnitt mit umgedrehtem Draht
bb-deed-tripwire = Auf einen Stolperdraht zeigen
bb-deed-call-red = Einen Draht rot nennen
bb-deed-link = Das schwächste Glied nennen
bb-use-reversed = Nenne eine Zahl und tippe auf einen Draht bei anderen: Beide müssen es sein, sonst explodiert die Bombe.
bb-use-reversed-solo = Welche Zahl? Alle übrigen Drähte davon müssen deine sein, sonst explodiert die Bombe.
bb-use-tripwire = Tippe auf einen Draht bei anderen, den du für gelb hältst.
bb-use-call-red = Tippe auf einen Draht bei anderen. Ist er nicht rot, explodiert die Bombe.
bb-use-link = Wer ist es, und welche Auflage? Du hast einen Versuch.
bb-which-card = Welche Karte?
bb-laid-card = Verdeckt, gelegt von { $who }
bb-heard = Hat es gehört
bb-voice-again = Was die Stimme zuletzt sagte
bb-voice-off = Stimme aus
bb-voice-off-about = Ansagen werden nur gezeigt, nicht gesprochen.
bb-map = Der Bunker
bb-map-open = Die Karte des Bunkers
bb-mat-number-of = Ihre Karte liegt vor { $seat }.
bb-mat-wire-x = Trägt ein X.
bb-mat-wire-reversed = Umgedreht, außerhalb der Reihe.
bb-mat-wire-single = Seine Zahl steht auf diesem Halter einmal.

## Was man hört

sound-snip = (schnipp)
sound-unlock = (klick)
sound-boom = (bumm)
