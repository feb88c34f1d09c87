### Nitro Glyxerol: jedes Wort, das das Spiel braucht, auf Deutsch.

game-name = Nitro Glyxerol
game-pitch = Schütteln, lenken, rechtzeitig stoppen: fünf Zutaten, ein Schnabel und eine Maus, die vor euch da war.
game-goal = Alle haben einen Kolben mit fünf bunten Zutaten. Fünf Karten liegen in einer Reihe: die Formel. Sobald die Sanduhr umgedreht ist, mixen alle gleichzeitig und lenken ihre Zutaten in den Schnabel, und zwar in der Reihenfolge der Formel. Stoppen darfst du jederzeit, und wer zuerst stoppt, ist zuerst an der Reihe: Jede Zutat am richtigen Platz gewinnt ihre Karte, bis zum ersten Fehler. Dafür muss sich, wer zuerst gestoppt hat, in der nächsten Runde mit dem Mäusedreck plagen. Nach sieben Runden gewinnen die meisten Punkte.

## Spielmaterial

cube-green = Grün
cube-blue = Blau
cube-red = Rot
cube-yellow = Gelb
cube-purple = Lila
cube-poop = Mäusedreck
cube-none = nichts
card-G1 = Grün 1
card-G2 = Grün 2
card-G4 = Grün 4
card-G6 = Grün 6
card-G8 = Grün 8
card-G10 = Grün 10
card-G11 = Grün 11
card-B1 = Blau 1
card-B3 = Blau 3
card-B5 = Blau 5
card-B6 = Blau 6
card-B7 = Blau 7
card-B9 = Blau 9
card-B11 = Blau 11
card-R1 = Rot 1
card-R3 = Rot 3
card-R4 = Rot 4
card-R6 = Rot 6
card-R8 = Rot 8
card-R9 = Rot 9
card-R11 = Rot 11
card-Y2 = Gelb 2
card-Y3 = Gelb 3
card-Y5 = Gelb 5
card-Y6 = Gelb 6
card-Y7 = Gelb 7
card-Y8 = Gelb 8
card-Y11 = Gelb 11
card-P1 = Lila 1
card-P2 = Lila 2
card-P5 = Lila 5
card-P7 = Lila 7
card-P8 = Lila 8
card-P9 = Lila 9
card-P10 = Lila 10
# Ein Platz in der Formel oder im Schnabel.
place-0 = erste
place-1 = zweite
place-2 = dritte
place-3 = vierte
place-4 = fünfte
place-5 = sechste

## Optionen

option-sand = Sand
    .number = { $value-key ->
        [30] 30 Sekunden oder 60-mal sanft kippen
        [45] 45 Sekunden oder 90-mal sanft kippen
       *[60] 60 Sekunden oder 120-mal sanft kippen
    }
option-pace = Gemixt wird
    .sand = gleichzeitig, solange der Sand läuft
    .calm = in Ruhe: einmal sanft kippen nach dem anderen, ohne Uhr

## Was gerade ansteht

prompt-lay = Runde { $round }: Die Formel wird ausgelegt.
prompt-load = { $them ->
    [yes] Runde { $round }: Leg deine Zutaten { $poop-key ->
        [yes] und den Mäusedreck ein.
       *[no] ein.
    }
   *[no] Runde { $round }. Noch beim Einlegen: { $waiting }.
}
prompt-countdown = Hände an die Kolben: drei, zwei, eins …
prompt-mix = { $them ->
    [yes] Mixen! Lenk die Zutaten der Reihe nach in den Schnabel und stopp, wenn es sich lohnt.
   *[no] Noch am Mixen: { $waiting }.
}
prompt-tilt = { $them ->
    [yes] Kipp deinen Kolben, oder stopp. { $left ->
        [one] Einmal darfst du noch.
       *[other] { $left }-mal darfst du noch.
    }
   *[no] Noch mit Kippen dran: { $waiting }.
}
prompt-grab = { $them ->
    [yes] Der Sand ist durch: Schnapp dir schnell Stoppkarte { $number }!
   *[no] Der Sand ist durch. Noch ohne Stoppkarte: { $waiting }.
}
prompt-over = Sieben Formeln sind gemixt. Jetzt wird abgewaschen.

## Züge

move-lay = Leg { $card } aus
move-load = Leg in dieser Reihenfolge ein: { $cubes }
move-place = Leg die Zutaten genau so ein
move-tilt = { $way-key ->
    [n] Kipp nach oben, zum Hals hin
    [ne] Kipp nach rechts oben
    [e] Kipp nach rechts
    [se] Kipp nach rechts unten
    [s] Kipp nach unten, vom Hals weg
    [sw] Kipp nach links unten
    [w] Kipp nach links, wohin der Schnabel zeigt
    [nw] Kipp nach links oben
   *[level] Halt ihn waagerecht
}
move-back = Leg { $cube-key ->
    [poop] den Mäusedreck
   *[other] { $cube }
} zurück in den Startbereich
move-mix = Mixen
move-stop = Stopp: Hände weg
move-grab = Schnapp dir die niedrigste Stoppkarte ({ $tick ->
    [one] einen Takt
   *[other] { $tick } Takte
} nach dem Sand)

## Ereignisse

event-round-began = Runde { $round }. { $poop-key ->
    [nobody] Den Mäusedreck hat noch niemand.
   *[somebody] { $you ->
        [yes] Du hast den Mäusedreck.
       *[no] { $seat } hat den Mäusedreck.
    }
}
event-laid = Die { $place } Karte der Formel ist { $card }.
event-loaded = { $how-key ->
    [late] { $you ->
        [yes] Die Zeit ist um: Deine Zutaten legt der Tisch ein.
       *[no] Die Zeit ist um: Für { $seat } legt der Tisch ein.
    }
   *[ready] { $you ->
        [yes] Du hast eingelegt.
       *[no] { $seat } hat eingelegt.
    }
}
event-counted = Alle haben eingelegt: drei, zwei, eins …
event-sand-turned = { $you ->
    [yes] Du gibst das Kommando: Mixen!
   *[no] { $seat } gibt das Kommando: Mixen!
}
event-mixed = { $you ->
    [yes] Du mixt.
   *[no] { $seat } mixt.
}
event-jumped-out = Hopp! { $you ->
    [yes] Bei dir
   *[no] Bei { $seat }
} springt { $cube-key ->
    [poop] der Mäusedreck
   *[other] { $cube }
} aus dem Kolben.
event-went-back = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $cube-key ->
    [poop] den Mäusedreck
   *[other] { $cube }
} zurück in den Startbereich.
event-beak-changed = { $count ->
    [0] { $you ->
        [yes] Dein Schnabel ist wieder leer.
       *[no] Bei { $seat } ist der Schnabel wieder leer.
    }
   *[other] { $you ->
        [yes] In deinem Schnabel,
       *[no] Bei { $seat } im Schnabel,
    } von vorn: { $cubes }. Richtig: { $right }.
}
event-stopped = { $you ->
    [yes] Du stoppst: Hände weg! (Takt { $tick })
   *[no] { $seat } stoppt: Hände weg! (Takt { $tick })
}
event-sand-out = Genug gemixt! Alle Hände weg von den Kolben.
event-grabbed = { $you ->
    [yes] Du schnappst zu,
   *[no] { $seat } schnappt zu,
} { $tick ->
    [one] einen Takt nach dem Sand.
   *[other] { $tick } Takte nach dem Sand.
}
event-took-stop = { $how-key ->
    [last] { $you ->
        [yes] Du bist übrig und bekommst Stoppkarte { $number }.
       *[no] { $seat } ist übrig und bekommt Stoppkarte { $number }.
    }
    [dealt] { $you ->
        [yes] Du bekommst Stoppkarte { $number } zugeteilt.
       *[no] { $seat } bekommt Stoppkarte { $number } zugeteilt.
    }
    [grab] { $you ->
        [yes] Du schnappst dir Stoppkarte { $number }.
       *[no] { $seat } schnappt sich Stoppkarte { $number }.
    }
   *[stop] { $you ->
        [yes] Du nimmst Stoppkarte { $number }.
       *[no] { $seat } nimmt Stoppkarte { $number }.
    }
}
event-won-card = { $you ->
    [yes] Du gewinnst { $card }.
   *[no] { $seat } gewinnt { $card }.
}
event-card-gone = { $you ->
    [yes] Auch bei dir ist es richtig, aber { $card } hat schon { $other }.
   *[no] Auch bei { $seat } ist es richtig, aber { $card } { $them ->
        [yes] hast schon du.
       *[no] hat schon { $other }.
    }
}
event-missed = { $you ->
    [yes] Bei dir
   *[no] Bei { $seat }
} { $found-key ->
    [none] fehlt die { $place } Zutat; richtig wäre { $cube }.
   *[other] ist die { $place } Zutat { $found }; richtig wäre { $cube }.
} Damit ist Schluss.
event-boxed = { $count ->
    [one] { $cards } hat niemand gewonnen: zurück in die Schachtel.
   *[other] Zurück in die Schachtel, denn niemand hat sie gewonnen: { $cards }.
}
event-got-poop = { $again-key ->
    [yes] { $you ->
        [yes] Wieder Karte 1: Du behältst den Mäusedreck.
       *[no] Wieder Karte 1: { $seat } behält den Mäusedreck.
    }
   *[no] { $you ->
        [yes] Für Karte 1 bekommst du in der nächsten Runde den Mäusedreck.
       *[no] Für Karte 1 bekommt { $seat } in der nächsten Runde den Mäusedreck.
    }
}
event-won-game = { $you ->
    [yes] Du gewinnst: Niemand mixt besser!
   *[no] { $seat } gewinnt: Niemand mixt besser!
}

## Das Labor in Worten

twin-round = Runde { $round } von { $rounds }.
twin-sand = Noch Sand: { $left } von { $all } Sekunden.
twin-tilts = Noch sanft kippen: { $left }-mal von { $all }.
twin-next-stop = Niedrigste Stoppkarte: { $number }.
twin-box = Karten, die niemand gewonnen hat: { $count }.
twin-formula = Die Formel: { $cards }.
twin-owned = { $you ->
    [yes] Für dich:
   *[no] Für { $seat }:
} { $cards }.
twin-wanted = Gesucht im Schnabel, von vorn: { $cubes }.
twin-seat = { $you ->
    [yes] Du:
   *[no] { $seat }:
} { $score ->
    [one] ein Punkt.
   *[other] { $score } Punkte.
}
twin-cards = Karten: { $cards }.
twin-poop = In dieser Runde mit Mäusedreck.
twin-flask = { $you ->
    [yes] Dein Kolben.
   *[no] Der Kolben von { $seat }.
}
twin-unloaded = { $you ->
    [yes] Du hast noch nicht eingelegt.
   *[no] { $seat } hat noch nicht eingelegt.
}
twin-beak = Im Schnabel, von vorn: { $cubes }.
twin-beak-empty = Der Schnabel ist leer.
twin-right = Richtig: { $right }.
twin-where = { $region-key ->
    [mouth] Im Knick vor dem Schnabel:
    [neck] Im Hals:
    [below] Unter dem Hals:
    [ledge] Auf dem Absatz links vom Hals:
    [middle] In der Mitte:
    [left] Links über dem Startbereich:
    [right] Rechts neben dem Startbereich:
   *[start] Im Startbereich:
} { $cubes }.
twin-out = Neben dem Kolben: { $cubes }.
twin-worth = Jetzt zu stoppen brächte { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
twin-stopped = { $pace-key ->
    [calm] Gestoppt nach { $tilts }-mal Kippen (Takt { $tick }).
   *[sand] Gestoppt bei { $seconds },{ $tenths } s (Takt { $tick }).
}
twin-grabbed = Zugeschnappt { $seconds },{ $tenths } s nach dem Sand (Takt { $tick }).
twin-stop-card = Stoppkarte { $number }.
twin-decided = So ging die letzte Runde aus:
twin-decision = Stoppkarte { $number }, { $seat }: { $how-key ->
    [dealt] am Ende zugeteilt.
    [last] zuletzt noch übrig.
    [grab] zugeschnappt { $seconds },{ $tenths } s nach dem Sand (Takt { $tick }).
   *[stop] gestoppt { $pace-key ->
        [calm] nach { $tilts }-mal Kippen
       *[sand] bei { $seconds },{ $tenths } s
    } (Takt { $tick }).
}
twin-won = Gewonnen: { $cards }.
twin-won-nothing = Nichts gewonnen.

## Regeln: das Spiel

chapter-book = Das Spiel
rule-B1 = Von jedem der fünf Stapel kommt die oberste Karte. Die fünf werden gemischt, in eine Reihe gelegt und aufgedeckt: Das ist die Formel. Von links nach rechts sagt sie, in welcher Reihenfolge die Zutaten im Schnabel liegen sollen. Sie gilt für alle, bis die Runde vorbei ist.
    .cite = Nitro Glyxerol 2015, Phase 1: die Formel
    .no = Noch nicht: Erst muss die ganze Formel liegen.
rule-B2 = Alle legen eine Zutat jeder Farbe in den Startbereich ihres Kolbens, in beliebiger Ordnung und an beliebiger Stelle. Nichts darf über den Startbereich hinausragen, und keine Zutat darf auf einer anderen liegen.
    .cite = Nitro Glyxerol 2015, Phase 2: einlegen
    .no = Das passt nicht: Jede Zutat liegt im Startbereich, keine ragt heraus, und keine liegt auf einer anderen.
rule-B3 = Wer den Mäusedreck hat, legt ihn mit in den Startbereich.
    .cite = Nitro Glyxerol 2015, Phase 2: Der Mäusedreck kommt dazu
    .no = Leg ein, was dir gehört: fünf Zutaten, und den Mäusedreck nur, wenn du ihn hast, dann aber auch wirklich.
rule-B4 = Auf Kommando wird die Sanduhr umgedreht, und alle mixen gleichzeitig, jeder im eigenen Kolben.
    .cite = Nitro Glyxerol 2015, Phase 3: Alle mixen gleichzeitig
    .no = Jetzt nicht: Die Kolben bewegen sich nur, während alle mixen.
rule-B5 = Du darfst jederzeit stoppen. Wer stoppt, nimmt die niedrigste Stoppkarte, die noch da ist.
    .cite = Nitro Glyxerol 2015, Phase 3: stoppen
    .no = Jetzt nicht: Stoppen kannst du nur, während du mixt.
rule-B6 = Wer gestoppt hat, nimmt die Hände weg. Der Kolben bleibt für den Rest der Runde, wie er ist.
    .cite = Nitro Glyxerol 2015, Phase 3: Hände weg
    .no = Hände weg! Du hast gestoppt, und dein Kolben bleibt, wie er ist.
rule-B7 = Ist der Sand durch, mixt niemand mehr. Wer noch keine Stoppkarte hat, schnappt sich eine.
    .cite = Nitro Glyxerol 2015, Phase 3: Der Sand ist durch
    .no = Der Sand ist durch: Jetzt mixt niemand mehr.
rule-B8 = Du darfst Zutaten in den Schnabel hinein- und wieder herausschütteln, sooft du willst. Es zählt nur, wie sie liegen, wenn du stoppst.
    .cite = Nitro Glyxerol 2015, Phase 3: hinein und heraus
    .no = Jetzt nicht: Angeschaut wird der Schnabel erst, wenn du stoppst.
rule-B9 = Springt eine Zutat aus deinem Kolben, darfst du sie in den Startbereich zurücklegen oder ohne sie weitermixen.
    .cite = Nitro Glyxerol 2015, Phase 3: Eine Zutat springt heraus
    .no = Die ist gar nicht herausgesprungen, also kannst du sie auch nicht zurücklegen.
rule-B10 = Vergeben wird in der Reihenfolge der Stoppkarten: zuerst an Karte 1, dann an Karte 2 und so weiter.
    .cite = Nitro Glyxerol 2015, Phase 4: in der Reihenfolge der Stoppkarten
    .no = Jetzt nicht: Vergeben wird, wenn alle eine Stoppkarte haben.
rule-B11 = Dein Schnabel wird von vorn mit der Formel verglichen. Hat deine erste Zutat die Farbe der ersten Karte, gehört diese Karte dir. Dann kommen die zweite Zutat und die zweite Karte und so weiter.
    .cite = Nitro Glyxerol 2015, Phase 4: jede Zutat an ihrem Platz
    .no = Jetzt nicht: Verglichen wird, wenn alle eine Stoppkarte haben.
rule-B12 = Hat schon jemand anderes die Karte, bekommst du für diese Zutat nichts, aber mit der nächsten geht es weiter.
    .cite = Nitro Glyxerol 2015, Phase 4: Die Karte ist schon weg
    .no = Jemand war schneller: Die Karte ist weg.
rule-B13 = Bei der ersten Zutat am falschen Platz ist Schluss. Für sie und für alle dahinter bekommst du nichts, selbst wenn die wieder richtig liegen.
    .cite = Nitro Glyxerol 2015, Phase 4: der erste Fehler
    .no = Nach dem ersten Fehler gibt es nichts mehr zu gewinnen.
rule-B14 = Karten, die niemand gewonnen hat, kommen zurück in die Schachtel. Die Stoppkarten liegen für die nächste Runde wieder bereit.
    .cite = Nitro Glyxerol 2015, Phase 4: Karten, die niemand gewonnen hat
    .no = Jetzt nicht: In die Schachtel kommt erst am Ende der Runde, was niemand gewonnen hat.
rule-B15 = Wer Stoppkarte 1 genommen hat, bekommt für die nächste Runde den Mäusedreck und dreht dann auch die Sanduhr um.
    .cite = Nitro Glyxerol 2015, Phase 5: wer den Mäusedreck bekommt
    .no = Jetzt nicht: Der Mäusedreck geht am Ende der Runde an Stoppkarte 1.
rule-B16 = Mit dem Mäusedreck gewinnst du nur Karten, wenn er in deinem Schnabel ganz vorn liegt. Die erste Zutat der Formel muss dahinter an zweiter Stelle liegen und so weiter.
    .cite = Nitro Glyxerol 2015, Phase 5: Der Mäusedreck muss nach vorn
    .no = Der Mäusedreck liegt nicht vorn, also gibt es nichts zu gewinnen.
rule-B17 = Das Spiel hat sieben Runden. Danach sind alle 35 Karten gespielt.
    .cite = Nitro Glyxerol 2015, sieben Runden
    .no = Sieben Runden sind gespielt, eine achte gibt es nicht.
rule-B18 = Am Ende zählst du die Werte deiner gewonnenen Karten zusammen. Die höchste Summe gewinnt.
    .cite = Nitro Glyxerol 2015, Ende des Spiels
    .no = Jetzt nicht: Gezählt wird nach der siebten Runde.

## Unsere Entscheidungen: der Kolben

chapter-flask = Unsere Entscheidungen: der Kolben
rule-N1 = Vorn ist die geschlossene Spitze des Schnabels, weit weg vom Bauch des Kolbens. Wer zuerst drin ist, liegt also vorn.
    .cite = Unsere Entscheidung: wo vorn ist
    .no = Vorn ist die geschlossene Spitze des Schnabels.
rule-N2 = Eine Zutat ist im Schnabel, wenn ihre Mitte hinter seinem Eingang liegt. Lücken machen nichts, nur die Reihenfolge zählt.
    .cite = Unsere Entscheidung: was im Schnabel ist
    .no = Im Schnabel ist nur, was mit seiner Mitte hinter dem Eingang liegt.
rule-N3 = In dem Augenblick, in dem du stoppst, erstarrt dein Kolben. Nichts rollt weiter, und niemand kann am Tisch wackeln.
    .cite = Unsere Entscheidung: Der Kolben erstarrt
    .no = Dein Kolben ist erstarrt: Darin bewegt sich nichts mehr.
rule-N11 = In den Schnabel passen sechs: fünf Zutaten und der Mäusedreck.
    .cite = Unsere Entscheidung: Der Schnabel fasst sechs
    .no = In den Schnabel passen sechs und nicht mehr.
rule-N16 = Niemand kann hineinfassen, und niemand kann den Kolben ausschütten. Eine Zutat verlässt ihn nur, wenn wildes Schütteln sie über den Rand schlägt. Dann wartet sie neben dem Kolben, bis jemand sie zurücklegt.
    .cite = Unsere Entscheidung: keine Finger, nichts verschüttet
    .no = Keine Finger in den Kolben! Du kannst ihn nur kippen und schütteln.
rule-N17 = Was deine Hand tut, erfährt der Tisch, und der Kolben der Jury macht es nach, sechzig Takte in der Sekunde. Was dort liegt, gilt. Keine Hand kann stärker stoßen als eine andere oder ihrer Zeit voraus sein; wer es versucht, wird berichtigt und erfährt es, und das Spiel geht weiter. Eine Hand aus der Ferne darf 0,4 Sekunden zu spät kommen. Was noch später kommt, zählt als ruhige Hand.
    .cite = Unsere Entscheidung: der Kolben der Jury
    .no = Der Kolben der Jury sieht es anders: Das folgt nicht aus dem, was deine Hand getan hat.

## Unsere Entscheidungen: stoppen

chapter-stopping = Unsere Entscheidungen: stoppen
rule-N4 = Wer wann gestoppt hat, entscheidet der Takt; eine Sekunde hat sechzig. Im selben Takt kommt zuerst, wer den Mäusedreck nicht hat, dann, wer weniger Punkte hat, dann der vordere Platz.
    .cite = Unsere Entscheidung: Zwei stoppen zugleich
    .no = Jetzt nicht: Wer zuerst war, entscheiden die Takte.
rule-N5 = Haben zwei oder mehr noch keine Stoppkarte, wenn der Sand durch ist, dürfen sie drei Sekunden lang zuschnappen: Wer am schnellsten ist, bekommt die niedrigste. Was dann noch liegt, wird zugeteilt: zuerst an weniger Punkte, dann an den vorderen Platz. Fehlt nur einem die Karte, gibt es die letzte ohne Wettrennen. Im ruhigen Spiel rennt niemand, da wird gleich zugeteilt.
    .cite = Unsere Entscheidung: das Zuschnappen
    .no = Jetzt nicht: Zugeschnappt wird einmal, in den drei Sekunden nach dem Sand.
rule-N6 = Haben alle anderen gestoppt, darf die letzte Hand weitermixen, bis der Sand durch ist, oder vorher stoppen. Die Karte ist dieselbe.
    .cite = Unsere Entscheidung: wer als Letztes mixt
    .no = Jetzt nicht: Wer als Letztes mixt, bestimmt selbst, wann es genug ist.
rule-N7 = Du darfst auch mit falschem oder leerem Schnabel stoppen, bloß um anderen im Weg zu sein. Deine Karte nimmst du trotzdem, und ist es Karte 1, gibt es den Mäusedreck dazu.
    .cite = Unsere Entscheidung: stoppen, um zu stören
    .no = Jetzt nicht: Stoppen kannst du nur, während du mixt.
rule-N18 = Gestoppt ist gestoppt. Niemand fängt wieder an.
    .cite = Unsere Entscheidung: Gestoppt ist gestoppt
    .no = Du hast schon gestoppt, und dabei bleibt es.
rule-M1 = Für zwei Fälle gibt es zwei Ordnungen. Gestoppt im selben Takt: zuerst ohne Mäusedreck, dann weniger Punkte, dann der vordere Platz. Am Ende zugeteilt: weniger Punkte, dann der vordere Platz, mit oder ohne Mäusedreck.
    .cite = Unsere Entscheidung: zwei Fälle, zwei Ordnungen
    .no = Jetzt nicht: Zugeteilt wird nach dem Wettrennen.
rule-M2 = Schnappen zwei im selben Takt zu, gilt dasselbe wie beim Stoppen.
    .cite = Unsere Entscheidung: Zwei schnappen zugleich zu
    .no = Jetzt nicht: Wer zuerst zugeschnappt hat, entscheiden die Takte.
rule-M3 = Stoppt die letzte Hand früher, bekommt sie die letzte Karte, und die Karten der Formel werden sofort vergeben.
    .cite = Unsere Entscheidung: Die letzte Hand stoppt früher
    .no = Jetzt nicht: Alle haben eine Stoppkarte, das Mixen ist vorbei.

## Unsere Entscheidungen: der Mäusedreck

chapter-poop = Unsere Entscheidungen: der Mäusedreck
rule-N8 = Stoppkarte 1 bringt den Mäusedreck auch dann, wenn sie erst nach dem Sand genommen wird.
    .cite = Unsere Entscheidung: Karte 1 nach dem Sand
    .no = Stoppkarte 1 bringt den Mäusedreck, egal wann sie genommen wurde.
rule-N9 = Wer den Mäusedreck hat und wieder Karte 1 nimmt, behält ihn.
    .cite = Unsere Entscheidung: wieder Karte 1
    .no = Wieder Karte 1: Der Mäusedreck bleibt, wo er ist.
rule-N10 = Springt der Mäusedreck heraus, darfst du ihn draußen lassen. Dann gewinnst du in dieser Runde aber nichts.
    .cite = Unsere Entscheidung: Mäusedreck draußen
    .no = Ohne Mäusedreck ganz vorn gibt es nichts zu gewinnen.
rule-N12 = Nach der letzten Runde wird der Mäusedreck nicht weitergegeben. Punkte kostet er nicht.
    .cite = Unsere Entscheidung: nach der letzten Runde kein Mäusedreck
    .no = Es gibt keine nächste Runde, also bekommt niemand den Mäusedreck.
rule-M6 = Liegt der Mäusedreck vorn, aber dahinter nichts oder die falsche Zutat, wird nichts gewonnen.
    .cite = Unsere Entscheidung: nichts hinter dem Mäusedreck
    .no = Hinter dem Mäusedreck muss die erste Zutat der Formel liegen.
rule-M8 = Karte 1 dieser Runde bringt den Mäusedreck für die nächste. In der Runde, in der du sie nimmst, schadet er dir nicht.
    .cite = Unsere Entscheidung: in dieser Runde für die nächste
    .no = Der Mäusedreck zählt erst in der nächsten Runde.

## Unsere Entscheidungen: die Wertung

chapter-scoring = Unsere Entscheidungen: die Wertung
rule-N13 = Eine fehlende Zutat ist ein Fehler wie eine falsche: Von da an wird nichts mehr gewonnen.
    .cite = Unsere Entscheidung: Eine fehlende Zutat ist ein Fehler
    .no = Da fehlt eine Zutat, also gibt es nichts mehr zu gewinnen.
rule-M4 = In die Schachtel kommen nur Karten, die niemand gewonnen hat. Was du gewonnen hast, bleibt bei dir.
    .cite = Unsere Entscheidung: was in die Schachtel kommt
    .no = In die Schachtel kommt nur, was niemand gewonnen hat.
rule-M5 = Ob man Spieler für Spieler durchgeht oder Karte für Karte, ist gleich: Jede Karte geht an die niedrigste Stoppkarte, deren Schnabel bis dahin stimmt. Beides führt zum selben Ergebnis.
    .cite = Unsere Entscheidung: Spieler für Spieler, Karte für Karte
    .no = Jetzt nicht: Vergeben wird, wenn alle eine Stoppkarte haben.
rule-M7 = Das zweite Beispiel der Anleitung zeigt nicht die ganze Formel; sicher ist nur, dass Rot zuletzt kommt. Es geht mit jeder solchen Formel auf: Karte 1 mit vier richtigen Zutaten bekommt vier Karten, und Rot geht an die niedrigere Stoppkarte der beiden, bei denen alle fünf stimmen.
    .cite = Unsere Entscheidung: das Beispiel mit Rot am Ende
    .no = Jetzt nicht: Das ist ein Beispiel und kein Zug.
rule-T1 = Bei gleicher Summe gewinnen mehr Karten. Sind auch die gleich, gewinnen alle gemeinsam, die gleichauf liegen.
    .cite = Nitro Glyxerol 2015, Ende des Spiels: Gleichstand
    .no = Jetzt nicht: Ein Gleichstand löst sich nach der siebten Runde auf.

## Unsere Entscheidungen: an diesem Tisch

chapter-table = An diesem Tisch
rule-N14 = Der Tisch legt die Formel aus und zählt herunter. Wer den Mäusedreck hat, dreht die Sanduhr um; in der ersten Runde ist es, wer auf dem ersten Platz sitzt.
    .cite = Unsere Entscheidung: wer auslegt, wer herunterzählt
    .no = Jetzt nicht: Der Tisch zählt von drei herunter.
rule-N15 = Eingelegt wird, während die Formel offen liegt. Ist der Erste bereit, haben die anderen noch 20 Sekunden. Haben alle eingelegt, geht es gleich weiter. Wer zu spät ist, bekommt die Zutaten in der Reihenfolge der Formel eingelegt, den Mäusedreck zuerst. Im ruhigen Spiel läuft keine Uhr.
    .cite = Unsere Entscheidung: Zeit zum Einlegen
    .no = Du hast schon eingelegt; jetzt sind die anderen dran.
rule-C1 = Der Tisch macht aus, wie viel Sand es gibt: 30 Sekunden wie gewohnt, 45 für Gemütliche, 60 zum Lernen. Im ruhigen Spiel darf jeder dafür 60-, 90- oder 120-mal sanft kippen.
    .cite = Hausregel: wie viel Sand
    .no = So viel Sand gibt es nicht: 30, 45 oder 60 Sekunden.
rule-C2 = Im ruhigen Spiel läuft kein Sand. Alle kippen ihren Kolben einmal sanft, nach oben, unten, links, rechts oder schräg, oder sie halten ihn waagerecht; haben alle gekippt, kommt das nächste Mal. Stattdessen darfst du auch stoppen. Oben ist der Hals. Der Weg führt aus dem Startbereich nach rechts, an den Wänden in der Mitte vorbei nach oben, durch den Hals und dann nach links in den Schnabel. Ist das Kippen aufgebraucht, werden die übrigen Stoppkarten zugeteilt.
    .cite = Hausregel: das ruhige Spiel
    .no = Im ruhigen Spiel wird ein Kolben nur sanft gekippt, immer einmal.
rule-C3 = Kein Kolben darf dem langsamsten um mehr als eine Sekunde voraus sein.
    .cite = Hausregel: eine Sekunde voraus
    .no = Du bist eine Sekunde voraus: Warte auf den langsamsten Kolben.

## Lektion

lesson-1 = Leg deine Zutaten ein, wie du willst. Klug ist es, wenn Blau, das zuerst gefragt ist, rechts liegt, dem Ausgang am nächsten, und die anderen der Reihe nach dahinter.
    .good = Blau liegt dem Ausgang am nächsten, und die anderen stehen dahinter Schlange. Es kann losgehen!
    .other = Das darfst du, aber Blau ist zuerst gefragt. Leg es nach rechts, dem Ausgang am nächsten, dann Rot, Grün, Gelb und Lila. Probier es noch einmal!
lesson-2 = Hier läuft kein Sand. Du kippst deinen Kolben sanft, und die Zutaten rutschen. Blau ist direkt unter dem Hals. Wohin kippst du?
    .good = Hinauf rutscht es, durch den Hals bis in den Knick. Von dort geht der Schnabel ab.
    .other = So kam Blau nicht in den Hals. Der Hals ist oben. Probier es noch einmal!
lesson-3 = Blau ist im Knick. Der Schnabel geht nach links ab, und wer zuerst drin ist, liegt vorn. Hol Blau herein!
    .good = Plopp! Blau liegt vorn, genau wie es die Formel will. Eine Zutat ist richtig.
    .other = Blau ist nicht im Schnabel. Der Schnabel geht nach links ab. Probier es noch einmal!
lesson-4 = Blau ist drin, und jetzt will die Formel Rot. Aber im Knick liegt Gelb! Rutscht es hinein, zählt dahinter nichts mehr. Schick es wieder nach unten.
    .good = Gelb fällt zurück, Blau bleibt drin, und der Weg ist frei für Rot. Geduld ist das halbe Rezept.
    .other = Gelb ist Rot immer noch im Weg. Kipp gerade nach unten, vom Hals weg. Probier es noch einmal!
lesson-5 = Eine 8 und eine 7 liegen in deinem Schnabel, in der richtigen Reihenfolge. Die anderen drei Karten sind zusammen 6 wert, und dein Gegenüber hat Gelb auch schon drin. Machst du weiter?
    .good = Stoppkarte 1! Die 8 und die 7 gehören dir, egal was jetzt noch gemixt wird. Der Preis dafür ist der Mäusedreck in der nächsten Runde.
    .other = Ein weiter Weg für 6 Punkte, und stoppt dein Gegenüber zuerst, ist die 8 weg. Stopp, solange es sich lohnt. Probier es noch einmal!
lesson-6 = Du hattest Karte 1, also hast du jetzt den Mäusedreck. Deine Zutaten zählen nur, wenn er in deinem Schnabel ganz vorn liegt. Da ist er, im Knick, und Blau dahinter. Hol ihn herein!
    .good = Igitt, aber richtig: Der Mäusedreck liegt vorn. Jetzt darf Blau hinterher.
    .other = Der Mäusedreck liegt nicht vorn, und ohne ihn zählt nichts. Der Schnabel geht nach links ab. Probier es noch einmal!
lesson-7 = Dein Gegenüber hat Stoppkarte 1 und damit Blau 9. Bei dir liegen Blau, Rot und Grün richtig, und zu holen sind nur noch eine 2 und eine 1. Verdirbt die Karte, die weg ist, auch die anderen? Stopp, dann siehst du es.
    .good = Für Blau gibt es nichts, aber eine Karte, die weg ist, ist kein Fehler: Rot 6 und Grün 8 gehören dir.
    .other = Für eine 2 und eine 1 darfst du weitermixen. Aber schau erst, was dein Schnabel wert ist: Stopp! Probier es noch einmal!
lesson-8 = Dein Gegenüber hat gerade gestoppt, mit Blau und Rot wie du. Aber du kannst noch im selben Augenblick stoppen! Dann kommt zuerst, wer den Mäusedreck nicht hat.
    .good = Derselbe Takt, und du kommst zuerst: Stoppkarte 1, Blau 9 und Rot 6. Bei deinem Gegenüber ist es auch richtig, nur zu spät.
    .other = Zu spät: Dein Gegenüber hat Stoppkarte 1 und damit Blau und Rot. Eben noch hättest du auch stoppen können. Probier es noch einmal!
lesson-9 = Gegen den Sand darfst du kräftig schütteln, und dann kann eine Zutat herausspringen. Als Nächstes brauchst du Rot, und das liegt neben dem Kolben. Leg es zurück.
    .good = Zurück im Startbereich: Das kostet einen Augenblick, mehr nicht. Jetzt kann es wieder zum Hals.
    .other = Rot liegt noch neben dem Kolben, und ohne Rot ist die nächste Karte unerreichbar. Tipp auf die Schale. Probier es noch einmal!

## Was sich erzählen lässt, wenn es vorbei ist

story-rich-beak = { $you ->
    [yes] { $count } Zutaten lagen in deinem Schnabel richtig: { $points } Punkte auf einmal.
   *[no] { $count } Zutaten lagen bei { $seat } im Schnabel richtig: { $points } Punkte auf einmal.
}

## What lies on the table

about-flask = Ein Kolben. Kipp ihn, bis die Zutaten im Schnabel in der Reihenfolge der Formel liegen.
about-beak = Was in einem Schnabel liegt, von vorn. Es zählt nur, wie es beim Stoppen liegt.
about-cube = Eine Zutat. Am richtigen Platz im Schnabel gewinnt sie die Karte ihrer Farbe.
about-poop = Der Mäusedreck. Wer ihn hat, gewinnt nur Karten, wenn er im Schnabel ganz vorn liegt.
about-dish = Herausgesprungene Zutaten. Sie dürfen in den Startbereich zurück.
about-formula-card = Eine Karte der Formel. Von links gelesen sagt sie, welche Zutat wo liegen soll; die Zahl ist ihr Wert.
about-stop-card = Eine Stoppkarte. Wer stoppt, nimmt die niedrigste; die niedrigste bekommt zuerst ihre Karten.
about-sand = Was von der Zeit übrig ist. Ist sie um, mixt niemand mehr.
about-won-cards = Gewonnene Karten. Ihre Summe sind die Punkte.
about-verdict = Ein Haken: bis hier richtig. Ein Kreuz: der erste Fehler, und dahinter zählt nichts mehr.
