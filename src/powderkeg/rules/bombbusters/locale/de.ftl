### Bomb Busters: jedes Wort, das das Spiel braucht, auf Deutsch.

game-name = Bomb Busters
game-pitch = Eine Bombe, viele Drähte, und alle sehen nur die eigenen: Schneidet sie gemeinsam durch, Paar für Paar.
game-goal = Ihr seid ein Team vor einer Bombe. Alle sehen nur ihre eigenen Drähte, sortiert von niedrig nach hoch. Wenn du dran bist, zeigst du auf einen Draht bei jemand anderem und nennst einen Wert, den du selbst hast. Stimmt er, werden beide Drähte durchgeschnitten; stimmt er nicht, rückt der Zünder vor. Ist der Draht rot, explodiert die Bombe. Sind alle blauen und gelben Drähte durchgeschnitten und alle roten aufgedeckt, habt ihr gemeinsam gewonnen.

## Spielmaterial

value-1 = eine 1
value-2 = eine 2
value-3 = eine 3
value-4 = eine 4
value-5 = eine 5
value-6 = eine 6
value-7 = eine 7
value-8 = eine 8
value-9 = eine 9
value-10 = eine 10
value-11 = eine 11
value-12 = eine 12
value-yellow = gelb
value-red = rot
value-even = gerade
value-odd = ungerade
value-x1 = als Einziger seiner Zahl auf der Halterung (×1)
value-x2 = einer von zweien auf der Halterung (×2)
value-x3 = einer von dreien auf der Halterung (×3)
value-x4 = einer von vieren auf der Halterung (×4)
# Werte, wie man sie ruft; Zahlen bleiben, wie sie sind.
said-yellow = Gelb
said-red = Rot
equipment-unlike = Etikett ≠
equipment-walkie = Walkie-Talkies
equipment-triple = Dreifachdetektor
equipment-post-it = Post-it
equipment-super = Superdetektor
equipment-rewinder = Rückspuler
equipment-batteries = Notbatterien
equipment-radar = Generalradar
equipment-stabilizer = Stabilisator
equipment-x-or-y = X-oder-Y-Strahl
equipment-mug = Kaffeebecher
equipment-alike = Etikett =
equipment-false-bottom = Doppelter Boden
equipment-single-label = Etikett ×1
equipment-emergency-drop = Notabwurf
equipment-fast-pass = Schnellpass
equipment-disintegrator = Desintegrator
equipment-grapnel = Enterhaken
equipment-double = Doppeldetektor
# Der auf deinem Charakter, wenn es denselben auch als Ausrüstung gibt.
equipment-own-triple = dein eigener Dreifachdetektor

## Optionen

option-aid = Kombinierhilfe
    .off = aus: Alle zählen für sich
    .values = Werte: Der Tisch sagt, was ein Draht noch sein kann
    .odds = Chancen: Der Tisch sagt auch, wie wahrscheinlich jeder Wert ist
option-clock = Uhr in Missionen gegen die Zeit
    .on = sie läuft
    .calm = in Ruhe: Es zählen Züge statt Minuten
option-calls = „Schnipp!“ rufen in Mission 45
    .holders = nur wer den Wert hat
    .free = alle, auf die Gefahr eines falschen Rufs
option-sevens = Nur noch 7er auf der Hand in Mission 46, und die anderen haben mehr
    .go-on = alle vier nennen: Stimmt es, geht die Mission weiter
    .strict = die Mission ist verloren
option-captain = Kommando
    .random = wird ausgelost
    .number = Platz { $value-key }

## Was gerade ansteht

prompt-captain = Das Kommando wird ausgelost.
prompt-roles = { $you ->
    [yes] Wähle deinen Charakter.
   *[no] { $seat } wählt einen Charakter.
}
prompt-draw = Die farbigen Drähte werden gezogen.
prompt-put = Einige der farbigen Drähte kommen ungesehen ins Spiel.
prompt-load = Der Roboter wird beladen.
prompt-side = Die gelben Drähte werden verteilt.
prompt-deal = Die Drähte werden verteilt.
prompt-equip = Die Ausrüstung wird ausgelegt.
prompt-info = Ein Plättchen wird gezogen.
prompt-token = { $you ->
    [yes] Leg ein Info-Plättchen vor einen deiner blauen Drähte.
   *[no] { $seat } legt ein Info-Plättchen vor einen Draht.
}
prompt-lie = { $you ->
    [yes] Leg ein falsches Plättchen vor einen deiner Drähte: eine Zahl, die er nicht ist.
   *[no] { $seat } legt ein falsches Plättchen vor einen Draht.
}
prompt-turn = { $you ->
    [yes] Du bist dran: Zeig auf einen Draht der anderen und nenne einen Wert, den du hast.
   *[no] { $seat } überlegt, was zu schneiden ist.
}
prompt-reds = { $you ->
    [yes] Du bist dran und hast nur noch Rot: Deck deine Drähte auf.
   *[no] { $seat } überlegt, was zu schneiden ist.
}
prompt-number = { $you ->
    [yes] Die Karte zeigt { $value-key }: Schneide { $value }, mit anderen oder allein.
   *[no] { $seat } muss { $value } schneiden.
}
prompt-aim = { $you ->
    [yes] Genannt: { $values }. { $pointed ->
        [0] Zeig auf { $left ->
            [one] einen Draht.
           *[other] { $left } Drähte auf einem Halter.
        }
       *[other] Zeig auf { $left ->
            [one] noch einen Draht auf diesem Halter.
           *[other] noch { $left } Drähte auf diesem Halter.
        }
    }
   *[no] { $seat } nennt { $values } und zeigt auf Drähte.
}
prompt-aim-super = { $you ->
    [yes] Genannt: { $values }. Zeig auf einen ganzen Halter.
   *[no] { $seat } nennt { $values } und zeigt auf einen Halter.
}
prompt-yellows = { $you ->
    [yes] Nenne die gelben Drähte, auch deine eigenen: { $left ->
        [one] noch einen.
       *[other] noch { $left }.
    }
   *[no] { $seat } nennt die gelben Drähte.
}
prompt-sevens = { $you ->
    [yes] Du hast nur noch 7er. Nenne die der anderen: { $left ->
        [one] noch eine.
       *[other] noch { $left }.
    }
   *[no] { $seat } hat nur noch 7er und nennt die übrigen.
}
prompt-answer = { $you ->
    [yes] { $giver } zeigt auf deine Drähte: „{ $values }!“ Mit welchem antwortest du?
   *[no] { $seat } antwortet.
}
prompt-open = { $you ->
    [yes] Das stimmt. Welchen deiner Drähte deckst du auf?
   *[no] { $seat } wählt, welcher eigene Draht aufgedeckt wird.
}
prompt-hand = { $you ->
    [yes] Du bekommst einen Draht. Welchen gibst du dafür her?
   *[no] { $seat } wählt einen Draht zum Tauschen.
}
prompt-pay = { $you ->
    [yes] Wer bekommt deinen Sauerstoff?
   *[no] { $seat } wählt, wer Sauerstoff bekommt.
}
prompt-pair = { $you ->
    [yes] Welche zwei Zahlenkarten ergeben deinen Wert?
   *[no] { $seat } wählt zwei Zahlenkarten.
}
prompt-drop = { $you ->
    [yes] Du setzt aus. Welche zwei Zahlenkarten legst du ab?
   *[no] { $seat } legt zwei Zahlenkarten ab.
}
prompt-choose-side = { $you ->
    [yes] Ein Draht für dich. Auf welchen deiner Halter?
   *[no] { $seat } wählt einen Halter für einen Draht.
}
prompt-take = Ein Draht wird genommen.
prompt-false-bottom = Der doppelte Boden geht auf: zwei weitere Ausrüstungskarten.
prompt-blast = Der Desintegrator wählt eine Zahl.
prompt-lay = Zahlenkarten werden ausgelegt.
prompt-start = Die Mission beginnt.
prompt-card = Die nächste Zahlenkarte wird aufgedeckt.
prompt-call = { $them ->
    [yes] Zahlenkarte { $value-key }: Wer schneidet? Ruf „Schnipp!“ oder lehn ab.
   *[no] Zahlenkarte { $value-key }: Wer ruft „Schnipp!“?
}
prompt-call-reds = Nur Rot ist noch übrig: Wer nur rote Drähte hat, ruft „Schnipp!“ und deckt sie auf.
prompt-appoint = { $you ->
    [yes] Niemand hat gerufen. Du hast das Kommando: Wer muss { $value } schneiden?
   *[no] Niemand hat gerufen. { $seat } hat das Kommando und bestimmt, wer { $value } schneiden muss.
}
prompt-sir = { $you ->
    [yes] Du bist Sir: Deck die nächste Zahlenkarte auf.
   *[no] { $seat } ist Sir und deckt die nächste Zahlenkarte auf.
}
prompt-order = { $you ->
    [yes] Du bist Sir, und die Karte zeigt { $value-key }. Wer muss schneiden?
   *[no] { $seat } ist Sir und bestimmt, wer { $value } schneiden muss.
}
prompt-penalty = { $you ->
    [yes] Du hast den Wert nicht. Leg ein Info-Plättchen vor einen deiner blauen Drähte.
   *[no] { $seat } legt ein Info-Plättchen vor einen Draht.
}
prompt-trade = { $you ->
    [yes] Du darfst jemandem Sauerstoff geben oder von jemandem nehmen.
   *[no] { $seat } darf mit jemandem Sauerstoff teilen.
}
prompt-over = { $end-key ->
    [won] Die Bombe ist entschärft!
   *[lost] Die Bombe ist explodiert.
}

## Züge

move-captain = Kommando: { $seat }
move-draw = Zieh { $wire }
move-put = Leg { $wire } dazu
move-deal = Verteil { $wire }
move-take = Nimm { $wire }
move-equip = Leg aus: { $equipment }
move-info = Zieh das Plättchen { $value-key }
move-card = Deck die Zahlenkarte { $value-key } auf
move-role = Charakter: { $equipment }
move-side = { $side ->
    [1] Auf den ersten Halter
   *[2] Auf den zweiten Halter
}
move-token = Info-Plättchen vor { $them ->
    [yes] dein { $place }
   *[no] { $place } von { $owner }
}
move-lie = { $them ->
    [yes] Dein { $place }
   *[no] { $place } von { $owner }
} ist keine { $value-key }
move-cut = Schneiden: { $place } von { $owner } ist { $value }{ $copy ->
    [1] {""}
    [2] {" "}(deck deinen zweiten auf)
    [3] {" "}(deck deinen dritten auf)
   *[other] {" "}(deck deinen vierten auf)
}
move-solo = Solo-Schnitt: { $value-key ->
    [yellow] alle deine gelben Drähte
   *[other] alle deine { $value-key }er
}
move-reveal = Deck deine roten Drähte auf
move-double = Doppeldetektor: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(deck deine zweite auf)
    [3] {" "}(deck deine dritte auf)
   *[other] {" "}(deck deine vierte auf)
}
move-triple = Dreifachdetektor: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(deck deine zweite auf)
    [3] {" "}(deck deine dritte auf)
   *[other] {" "}(deck deine vierte auf)
}
move-own-triple = Dein eigener Dreifachdetektor: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(deck deine zweite auf)
    [3] {" "}(deck deine dritte auf)
   *[other] {" "}(deck deine vierte auf)
}
move-super = Superdetektor: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(deck deine zweite auf)
    [3] {" "}(deck deine dritte auf)
   *[other] {" "}(deck deine vierte auf)
}
move-x-or-y = X-oder-Y-Strahl: { $value } oder { $other }
move-own-x-or-y = Dein eigener X-oder-Y-Strahl: { $value } oder { $other }
move-with = Nimm dazu: { $equipment }
move-at = Zeig auf { $them ->
    [yes] dein eigenes { $place }
   *[no] { $place } von { $owner }
}
move-stand = Zeig auf { $side ->
    [1] den ganzen Halter
   *[2] den ganzen zweiten Halter
} von { $owner }
move-give = Stimmt: Schneide { $them ->
    [yes] dein { $place }
   *[no] { $place } von { $owner }
}
move-tag = Stimmt nicht: Leg das Plättchen vor { $them ->
    [yes] dein { $place }
   *[no] { $place } von { $owner }
}
move-open = Deck { $them ->
    [yes] dein { $place }
   *[no] { $place } von { $owner }
} auf
move-unlike = Etikett ≠: { $them ->
    [yes] Dein { $place }
   *[no] { $place } von { $owner }
} und der nächste Draht sind verschieden
move-alike = Etikett =: { $them ->
    [yes] Dein { $place }
   *[no] { $place } von { $owner }
} und der nächste Draht sind gleich
move-walkie = Walkie-Talkies: Gib { $place } an { $partner } und bekomm einen Draht zurück
move-own-walkie = Deine eigenen Walkie-Talkies: Gib { $place } an { $partner } und bekomm einen Draht zurück
move-hand = Gib { $them ->
    [yes] dein { $place }
   *[no] { $place } von { $owner }
} her
move-post-it = Post-it vor { $them ->
    [yes] dein { $place }
   *[no] { $place } von { $owner }
}
move-rewinder = Rückspuler: Dreh den Zünder einen Schritt zurück
move-batteries = Notbatterien: { $count ->
    [one] neue Kraft für { $charged }
   *[other] neue Kräfte für { $charged }
}
move-radar = Generalradar: Wer hat { $value }?
move-own-radar = Dein eigenes Generalradar: Wer hat { $value }?
move-stabilizer = Stabilisator: Mach diesen Zug sicher
move-mug = Kaffeebecher: { $seat } ist als Nächstes dran
move-single-label = { $them ->
    [yes] Etikett ×1 vor dein { $place }
   *[no] Etikett ×1 vor { $place } von { $owner }
}
move-fast-pass = Schnellpass: zwei deiner { $value-key }
move-grapnel = Enterhaken: { $place } von { $owner } nehmen
move-blast = Der Desintegrator trifft die { $value-key }
move-skip = Setz aus
move-thumb = Daumen hoch: mehr Sauerstoff, bitte
move-pay = Der Sauerstoff geht an { $seat }
move-pair = { $sign-key ->
    [plus] { $first } + { $second } = { $value-key }
   *[minus] { $first } − { $second } = { $value-key }
}
move-drop = Leg { $first } und { $second } ab
move-yellows = Nenne alle drei gelben Drähte
move-snip = Schnipp!
move-decline = Ich nicht
move-appoint = { $you ->
    [yes] Du schneidest selbst
   *[no] { $seat } schneidet
}
move-turn-card = Deck die nächste Zahlenkarte auf
move-oxygen = { $way-key ->
    [give] Gib { $amount } Sauerstoff an { $seat }
   *[take] Nimm { $amount } Sauerstoff von { $seat }
}
move-no-trade = Teile nichts

## Ereignisse

event-captain-chosen = { $you ->
    [yes] Du hast das Kommando.
   *[no] { $seat } hat das Kommando.
}
event-role-taken = { $you ->
    [yes] Dein Charakter: { $equipment }.
   *[no] Charakter von { $seat }: { $equipment }.
}
event-drawn = { $sure-key ->
    [yes] { $value-key ->
        [yellow] Gelb { $wire } ist im Spiel.
       *[red] Rot { $wire } ist im Spiel.
    }
   *[no] { $value-key ->
        [yellow] Gelb { $wire } ist vielleicht im Spiel.
       *[red] Rot { $wire } ist vielleicht im Spiel.
    }
}
event-put-in = { $value-key ->
    [yellow] { $count ->
        [one] Einer der { $shown } gezeigten gelben Drähte kommt ungesehen ins Spiel.
       *[other] { $count } der { $shown } gezeigten gelben Drähte kommen ungesehen ins Spiel.
    }
   *[red] { $count ->
        [one] Einer der { $shown } gezeigten roten Drähte kommt ungesehen ins Spiel.
       *[other] { $count } der { $shown } gezeigten roten Drähte kommen ungesehen ins Spiel.
    }
}
event-dealt = Die Drähte sind verteilt und sortiert.
event-equipped = Ausrüstung: { $cards }.
event-turn-began = { $you ->
    [yes] Du bist dran.
   *[no] { $seat } ist dran.
}
event-lied = { $them ->
    [yes] Ein falsches Plättchen: Dein { $place } ist { $value-key ->
        [yellow] nicht gelb.
       *[other] keine { $value-key }.
    }
   *[no] Ein falsches Plättchen: { $place } von { $owner } ist { $value-key ->
        [yellow] nicht gelb.
       *[other] keine { $value-key }.
    }
}
event-absent = { $you ->
    [yes] Du hast keine { $value-key }, und alle wissen es.
   *[no] { $seat } hat keine { $value-key }.
}
event-claimed = { $you ->
    [yes] Du zeigst bei { $owner } auf { $places }: { $how-key ->
        [x-or-y] „Eins davon: { $values }!“
       *[other] „{ $values }!“
    }
   *[no] { $them ->
        [yes] { $seat } zeigt bei dir auf { $places }: { $how-key ->
            [x-or-y] „Eins davon: { $values }!“
           *[other] „{ $values }!“
        }
       *[no] { $seat } zeigt bei { $owner } auf { $places }: { $how-key ->
            [x-or-y] „Eins davon: { $values }!“
           *[other] „{ $values }!“
        }
    }
}
event-cut = { $you ->
    [yes] Stimmt! { $place } von { $owner } ist { $value }, dein { $own } auch: Beide sind durchgeschnitten.
   *[no] { $them ->
        [yes] Stimmt! Dein { $place } ist { $value }, { $own } von { $seat } auch: Beide sind durchgeschnitten.
       *[no] Stimmt! { $place } von { $owner } ist { $value }, { $own } von { $seat } auch: Beide sind durchgeschnitten.
    }
}
event-missed = { $them ->
    [yes] Daneben: „{ $values }“ ist falsch für { $places } bei dir.
   *[no] Daneben: „{ $values }“ ist falsch für { $places } bei { $owner }.
}
event-found-red = { $them ->
    [yes] Bei dir { $count ->
        [one] ist { $places } rot,
       *[other] sind { $places } rot,
    } aber der Stabilisator hält.
   *[no] Bei { $owner } { $count ->
        [one] ist { $places } rot,
       *[other] sind { $places } rot,
    } aber der Stabilisator hält.
}
event-solo-cut = { $you ->
    [yes] Solo-Schnitt! Du schneidest { $value-key ->
        [yellow] die letzten gelben Drähte:
       *[other] die letzten { $value-key }er:
    } { $places }.
   *[no] Solo-Schnitt! { $seat } schneidet { $value-key ->
        [yellow] die letzten gelben Drähte:
       *[other] die letzten { $value-key }er:
    } { $places }.
}
event-dialled = { $way-key ->
    [back] Der Zünder dreht sich zurück.
   *[on] Der Zünder rückt vor.
} { $lives ->
    [0] Er ist am Ende.
    [1] Noch ein Schritt, und die Bombe explodiert.
    [2] Ihr könnt euch noch einen Fehler leisten.
   *[other] Ihr könnt euch noch { $left } Fehler leisten.
}
event-validated = Alle vier { $value-key }er sind durchgeschnitten.
event-unlocked = Freigeschaltet: { $equipment }.
event-restored = Notabwurf: Benutztes ist wieder frisch{ $count ->
    [0] {""} – es gibt nichts
   *[other] : { $cards }
}.
event-disintegrated = Der Desintegrator trifft die { $value-key }: { $count ->
    [0] davon ist nichts mehr übrig
    [one] ein Draht ist durch
   *[other] { $count } Drähte sind durch
}.
event-singled = { $them ->
    [yes] Etikett ×1: Die Zahl auf deinem { $place } gibt es auf der Halterung nur einmal.
   *[no] Etikett ×1: Die Zahl auf { $place } von { $owner } gibt es auf der Halterung nur einmal.
}
event-used = { $you ->
    [yes] { $own-key ->
        [yes] Du nutzt deine eigene Kraft:
       *[no] Du nutzt Ausrüstung:
    }
   *[no] { $own-key ->
        [yes] { $seat } nutzt die eigene Kraft:
       *[no] { $seat } nutzt Ausrüstung:
    }
} { $value-key ->
    [none] { $equipment }.
    [yellow] { $equipment }, für Gelb.
   *[other] { $equipment }, für { $value-key }.
}
event-labelled = { $label-key ->
    [alike] { $them ->
        [yes] Dein { $place } und { $next } sind gleich.
       *[no] { $place } und { $next } von { $owner } sind gleich.
    }
   *[unlike] { $them ->
        [yes] Dein { $place } und { $next } sind verschieden.
       *[no] { $place } und { $next } von { $owner } sind verschieden.
    }
}
event-radar-answer = { $them ->
    [yes] { $yes-key ->
        [yes] Du hast { $value }
       *[no] Du hast keine { $value-key }
    }
   *[no] { $yes-key ->
        [yes] { $owner } hat { $value }
       *[no] { $owner } hat keine { $value-key }
    }
}{ $stands ->
    [1] .
   *[other] {" "}{ $side ->
        [1] auf dem ersten Halter.
       *[2] auf dem zweiten Halter.
    }
}
event-recharged = { $you ->
    [yes] Deine Kraft ist wieder frisch.
   *[no] Die Kraft von { $seat } ist wieder frisch.
}
event-passed-on = { $you ->
    [yes] Du gibst den Zug an { $to } weiter.
   *[no] { $them ->
        [yes] { $seat } gibt den Zug an dich weiter.
       *[no] { $seat } gibt den Zug an { $to } weiter.
    }
}
event-robot-walked = Der Roboter geht { $back-key ->
    [yes] zurück
   *[no] vor
} { $at ->
    [0] bis vor die 1.
   *[other] auf die { $at }.
}
event-took-oxygen = { $you ->
    [yes] Du nimmst { $amount } Sauerstoff; noch { $reserve } im Vorrat.
   *[no] { $seat } nimmt { $amount } Sauerstoff; noch { $reserve } im Vorrat.
}
event-fresh-oxygen = Aller Sauerstoff ist wieder im Vorrat.
event-gave-oxygen = { $you ->
    [yes] Du gibst { $amount } Sauerstoff an { $to }.
   *[no] { $them ->
        [yes] { $seat } gibt dir { $amount } Sauerstoff.
       *[no] { $seat } gibt { $amount } Sauerstoff an { $to }.
    }
}
event-paid-oxygen = { $you ->
    [yes] Du zahlst { $amount } Sauerstoff.
   *[no] { $seat } zahlt { $amount } Sauerstoff.
}
event-got-oxygen = { $you ->
    [yes] Du bekommst { $amount } Sauerstoff aus dem Vorrat.
   *[no] { $seat } bekommt { $amount } Sauerstoff aus dem Vorrat.
}
event-lost-oxygen = { $why ->
    [box] Niemand kann ihn nehmen: { $amount } Sauerstoff geht in die Schachtel.
   *[out] { $you ->
        [yes] Du bist fertig, und { $amount } Sauerstoff verlässt das Spiel.
       *[no] { $seat } ist fertig, und { $amount } Sauerstoff verlässt das Spiel.
    }
}
event-skipped = { $you ->
    [yes] Du setzt aus.
   *[no] { $seat } setzt aus.
}
event-card-turned = Die Zahlenkarte { $value-key } liegt offen.
event-cards-shuffled = Die Zahlenkarten werden neu gemischt.
event-snipped = { $you ->
    [yes] Du rufst „Schnipp!“
   *[no] { $seat } ruft „Schnipp!“
}
event-false-call = { $you ->
    [yes] Falsch gerufen: Du hast keine { $value-key }.
   *[no] Falsch gerufen: { $seat } hat keine { $value-key }.
}
event-appointed = { $you ->
    [yes] { $them ->
        [yes] Du schneidest selbst.
       *[no] Du bestimmst: { $to } muss schneiden.
    }
   *[no] { $them ->
        [yes] { $seat } bestimmt: Du musst schneiden.
       *[no] { $seat } bestimmt: { $to } muss schneiden.
    }
}
event-lacked = { $you ->
    [yes] Du hast keine { $value-key }.
   *[no] { $seat } hat keine { $value-key }.
}
event-cards-taken = { $you ->
    [yes] Du nimmst zwei Zahlenkarten:
   *[no] { $seat } nimmt zwei Zahlenkarten:
} { $sign-key ->
    [plus] { $first } + { $second } = { $value-key }.
   *[minus] { $first } − { $second } = { $value-key }.
}
event-cards-dropped = { $you ->
    [yes] Du legst die Zahlenkarten { $first } und { $second } ab.
   *[no] { $seat } legt die Zahlenkarten { $first } und { $second } ab.
}
event-cards-laid = Alle zwölf Zahlenkarten liegen wieder offen.
event-play-again = { $you ->
    [yes] Auch der nächste Zug gehört dir.
   *[no] Auch der nächste Zug gehört { $seat }.
}
event-traded = { $you ->
    [yes] Du gibst { $amount } Sauerstoff an { $to }.
   *[no] { $them ->
        [yes] { $seat } gibt dir { $amount } Sauerstoff.
       *[no] { $seat } gibt { $amount } Sauerstoff an { $to }.
    }
}
event-announced = { $last-key ->
    [yes] Die letzten Meter: Haltet die Luft an!
   *[no] { $unit-key ->
        [turns] { $left ->
            [one] Noch ein Zug.
           *[other] Noch { $left } Züge.
        }
       *[seconds] { $left ->
            [240] Noch vier Minuten.
            [120] Noch zwei Minuten.
           *[other] Noch { $left } Sekunden.
        }
    }
}
event-thumbed = { $you ->
    [yes] Daumen hoch: Du bittest um Sauerstoff.
   *[no] Daumen hoch: { $seat } bittet um Sauerstoff.
}
event-defused = Die Bombe ist entschärft: Mission erfüllt!
event-matched = { $them ->
    [yes] Richtig: Dein { $place } ist { $value }.
   *[no] Richtig: { $place } von { $owner } ist { $value }.
}
event-tagged = { $them ->
    [yes] Ein Info-Plättchen: Dein { $place } ist { $value }.
   *[no] Ein Info-Plättchen: { $place } von { $owner } ist { $value }.
}
event-pointed = { $them ->
    [yes] Merkt es euch: Dein { $place } ist { $value }.
   *[no] Merkt es euch: { $place } von { $owner } ist { $value }.
}
event-set-aside = { $them ->
    [yes] Ein Plättchen liegt neben deinem Halter. Ein Draht darauf ist { $value }.
   *[no] Ein Plättchen liegt neben dem Halter von { $owner }. Ein Draht darauf ist { $value }.
}
event-reds-revealed = { $you ->
    [yes] Du deckst deine roten Drähte auf: { $places }. Damit bist du fertig.
   *[no] { $seat } deckt rote Drähte auf: { $places }, und ist damit fertig.
}
event-yellows-cut = { $you ->
    [yes] Du hast alle gelben Drähte genannt: Sie sind durchgeschnitten.
   *[no] { $seat } hat alle gelben Drähte genannt: Sie sind durchgeschnitten.
}
event-sevens-cut = { $you ->
    [yes] Du hast alle 7er genannt: Sie sind durchgeschnitten.
   *[no] { $seat } hat alle 7er genannt: Sie sind durchgeschnitten.
}
event-only-sevens = { $you ->
    [yes] Du hast nur noch 7er: { $places }.
   *[no] { $seat } hat nur noch 7er: { $places }.
}
event-exploded = { $why-key ->
    [red] Dieser Draht war rot. Die Bombe explodiert!
    [dial] Der Zünder ist am Ende. Die Bombe explodiert!
    [robot] Der Roboter ist über die 12 hinaus. Die Bombe explodiert!
    [time] Die Zeit ist um. Die Bombe explodiert!
    [sevens] Das war keine 7. Die Bombe explodiert!
    [yellows] Einer dieser Drähte war rot. Die Bombe explodiert!
    [stuck] Es geht nichts mehr. Die Bombe explodiert!
    [robot-full] Niemand ist mehr da, um dem Roboter Drähte abzunehmen. Die Bombe explodiert!
    [only-reds] Nur rote Drähte auf der Hand: Das war die falsche Wahl. Die Bombe explodiert!
    [not-yellow] Einer dieser Drähte war nicht gelb. Die Bombe explodiert!
    [escaped] Alle Drähte sind durch, und der Doktor ist noch frei. Die Bombe explodiert!
    [strict] Nur noch 7er, und das zu früh. Die Bombe explodiert!
    [round] Eine ganze Runde lang konnte niemand spielen. Die Bombe explodiert!
    [not-red] Dieser Draht war nicht rot. Die Bombe explodiert!
    [stranded] Offene Zahlenkarten bleiben bei jemandem ohne Drähte liegen. Die Bombe explodiert!
    [blocked] Nur gesperrte Werte sind übrig. Die Bombe explodiert!
    [rookie] Ein Fehler des Neulings. Die Bombe explodiert!
    [captain] Ein Fehler des Kommandos. Die Bombe explodiert!
    [skipped] Alle haben ausgesetzt. Die Bombe explodiert!
    [named] Nicht alle genannten Drähte waren richtig. Die Bombe explodiert!
    [turns] Es ist kein Zug mehr übrig. Die Bombe explodiert!
    [reversed] Mit dem umgedrehten Draht stimmte etwas nicht. Die Bombe explodiert!
   *[other] Die Bombe explodiert!
}
event-robot-gave = { $them ->
    [yes] Der Roboter gibt dir einen Draht
   *[no] { $owner } bekommt vom Roboter einen Draht
}{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
}, einsortiert bei { $place }.
event-red-came = { $them ->
    [yes] Ein roter Draht kommt zu dir
   *[no] Ein roter Draht kommt zu { $owner }
}{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
}, einsortiert bei { $place }.
event-handed = { $origin } von { $giver-you ->
    [yes] dir
   *[no] { $giver }
}{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
} geht an { $owner-you ->
    [yes] dich
   *[no] { $owner }
}, einsortiert bei { $place }.

## Das Brett in Worten

twin-mission = Mission { $mission }. { $turns ->
    [0] Noch ist kein Zug vorbei.
    [one] Ein Zug ist vorbei.
   *[other] { $turns } Züge sind vorbei.
}
twin-captain = { $you ->
    [yes] Du hast das Kommando.
   *[no] { $seat } hat das Kommando.
}
twin-dial = { $lives ->
    [0] Der Zünder ist am Ende.
    [1] Der Zünder: Beim nächsten Fehler explodiert die Bombe.
    [2] Der Zünder: Ein Fehler ist noch erlaubt.
   *[other] Der Zünder: { $left } Fehler sind noch erlaubt.
}
twin-stable = Der Stabilisator schützt diesen Zug.
twin-again = Auch der nächste Zug gehört derselben Person.
twin-strip = Die Zahlenleiste:
twin-finished = Fertig: { $numbers }.
twin-cut = { $number }: { $cut } von { $of } geschnitten.
twin-whole = Noch keine geschnitten: { $numbers }.
twin-yellows = Gelb: { $cut } von { $of } geschnitten.
twin-reds = Rote Drähte im Spiel: { $count }.
twin-markers = Sicher im Spiel: { $wires }.
twin-perhaps = Vielleicht im Spiel: { $wires }.
twin-equipment = Ausrüstung: { $equipment }{ $number ->
    [13] {""}
   *[other] {" "}({ $number })
}, { $state-key ->
    [used] verbraucht.
    [ready] einsatzbereit.
   *[locked] { $number ->
        [13] { $needs ->
            [one] gesperrt, bis noch ein gelber Draht geschnitten ist.
           *[other] gesperrt, bis noch { $needs } gelbe Drähte geschnitten sind.
        }
       *[other] { $needs ->
            [one] gesperrt, bis noch eine { $number } geschnitten ist.
           *[other] gesperrt, bis noch { $needs }-mal die { $number } geschnitten ist.
        }
    }
}
twin-robot = Der Roboter steht { $at ->
    [0] vor der 1
   *[other] auf der { $at }
} und trägt { $wires ->
    [0] keinen Draht.
    [one] einen Draht.
   *[other] { $wires } Drähte.
}
twin-robot-next = Sein nächster Schritt führt { $next ->
    [0] vor die 1.
   *[other] auf die { $next }.
}
twin-reserve = Sauerstoff im Vorrat: { $count }.
twin-card = Die offene Zahlenkarte: { $number }.
twin-deck = Zahlenkarten im Stapel: { $count }.
twin-numbers = Offene Zahlenkarten: { $numbers }.
twin-clock = { $pace-key ->
    [calm] { $left ->
        [one] Noch ein Zug;
       *[other] Noch { $left } Züge;
    } das nächste Ereignis kommt { $next ->
        [one] nach einem weiteren.
       *[other] nach { $next } weiteren.
    }
   *[running] { $left ->
        [one] Noch eine Sekunde;
       *[other] Noch { $left } Sekunden;
    } das nächste Ereignis kommt in { $next ->
        [one] einer Sekunde.
       *[other] { $next } Sekunden.
    }
}
twin-window = { $count ->
    [one] Noch eine Sekunde zum Rufen.
   *[other] Noch { $count } Sekunden zum Rufen.
}
twin-declined = Abgelehnt: { $declined }.
twin-aim = { $you ->
    [yes] Du nennst { $values } und zeigst auf:
   *[no] { $seat } nennt { $values } und zeigt auf:
}
twin-spot = { $them ->
    [yes] Dein { $place }.
   *[no] { $place } von { $owner }.
}
twin-claims = Du kannst nennen:
twin-claim = { $value-key ->
    [yellow] Gelb
   *[other] { $value-key }
} ({ $copies }).
twin-solo = Du hast alle, die noch übrig sind.
twin-cost = Kostet { $count } Sauerstoff.
twin-unlocks = Würde freischalten: { $cards }.
twin-finishes = Damit wäre die Zahl fertig.
twin-robot-there = Dort steht der Roboter.
twin-miss = Nach einem Fehler { $lives ->
    [1] wäre keiner mehr erlaubt.
    [2] wäre noch einer erlaubt.
   *[other] wären noch { $left } erlaubt.
}
twin-miss-robot = Nach einem Fehler stünde der Roboter auf der { $at }.
twin-miss-safe = Ein Fehler kostet in diesem Zug nichts.
twin-miss-end = Bei einem Fehler würde die Bombe explodieren.
twin-seat = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $closed ->
    [0] keine verdeckten Drähte.
    [one] ein verdeckter Draht.
   *[other] { $closed } verdeckte Drähte.
}
twin-role = Kraft: { $equipment }, { $state-key ->
    [used] verbraucht.
   *[fresh] frisch.
}
twin-oxygen = Sauerstoff: { $count }.
twin-thumb = Daumen hoch: bittet um Sauerstoff.
twin-absent = Nicht auf dieser Hand: { $values }.
twin-stand = { $you ->
    [yes] Dein { $side ->
        [1] Halter:
       *[2] zweiter Halter:
    }
   *[no] { $side ->
        [1] Halter
       *[2] Zweiter Halter
    } von { $seat }:
}
twin-beside = Plättchen neben dem Halter: { $values }.
twin-open = { $place }: { $wire }, offen.
twin-face = { $place }: { $wire }.
twin-closed = { $place }: verdeckt.
twin-token = Info-Plättchen: { $value }.
twin-known = Alle wissen: { $value }.
twin-not = Nicht { $values }.
twin-between = Von { $low } bis { $high }.
twin-from = { $low } oder mehr.
twin-up-to = { $high } oder weniger.
twin-label = { $label-key ->
    [alike] Gleich wie der nächste.
   *[unlike] Anders als der nächste.
}
twin-came = Kam später dazu.
twin-single = seine Zahl steht hier nur einmal
twin-apart = steht abseits der Reihe
twin-may = Möglich: { $values }.
twin-odds = { $value-key ->
    [yellow] Gelb
    [red] Rot
   *[other] { $value-key }
}: { $percent ->
    [0] unter 1 %.
   *[other] { $percent } %.
}

## Signale: alles, was gesagt werden darf, solange die Bombe tickt

phrase-mind-robot = Achtung, Roboter
phrase-mind-dial = Achtung, Zünder
phrase-equipment = Ausrüstung?
phrase-take-time = Lass dir Zeit
phrase-well-cut = Gut geschnitten!
phrase-mission-rule = Missionsregel!

## Rückblick auf einen Schnitt

review-sure = Ein sicherer Schnitt: Er konnte nicht falsch sein.
review-best = Die Chance war { $right } %, und nichts versprach mehr.{ $red ->
    [0] {""}
   *[other] {" "}Die Gefahr, Rot zu treffen, war { $red } %.
}
review-better = Die Chance war { $right } %{ $red ->
    [0] .
   *[other] , und mit { $red } % war es Rot.
} { $them ->
    [yes] Dein { $place }
   *[no] { $place } von { $owner }
} war mit { $best } % { $value }.
review-all = Alle { $count } Drähte auf einmal: Die Chance war { $right } %.

## Regeln: das Grundspiel

chapter-base = Das Grundspiel
rule-R1 = In eurer ersten Mission wird das Kommando ausgelost, wenn ihr nicht ausmacht, wer es hat. Mit jeder weiteren Mission und jedem neuen Versuch wandert es nach links. Wer das Kommando hat, beginnt, und es geht im Uhrzeigersinn.
    .cite = Grundregeln 1: das Kommando
    .no = Einen Platz { $captain } gibt es nicht: Ihr seid nur { $seats }.
rule-R2 = Deine Drähte stehen auf einem Halter, den nur du von vorn siehst. Zu zweit haben beide zwei Halter; zu dritt hat zwei, wer das Kommando hat, und die anderen haben einen; zu viert und zu fünft haben alle einen. Zwei Halter sind eine Hand, aber jeder ist für sich sortiert. Die Plätze heißen von links A, B, C und so weiter, auf einem zweiten Halter a, b, c.
    .cite = Grundregeln 2: Halter
rule-R3 = Von jeder Zahl von 1 bis 12 gibt es vier blaue Drähte, dazu je einen gelben 1.1, 2.1 und so weiter bis 11.1 und je einen roten 1.5, 2.5 und so weiter bis 11.5. Was hinter dem Punkt steht, sagt nur, wo ein Draht einsortiert wird: Alle gelben Drähte haben den Wert Gelb, alle roten den Wert Rot. Alle blauen Drähte, die die Mission braucht, sind im Spiel. Wie viele gelbe und rote dazukommen, sagt die Mission: Sie werden gezogen, allen gezeigt, auf der Leiste markiert und eingemischt. Heißt es „X von Y“, werden Y Drähte gezeigt und mit Fragezeichen markiert; X davon kommen ins Spiel, die anderen zurück, alles ungesehen.
    .cite = Grundregeln 3: Drähte und Marker
rule-R4 = Alle Drähte werden verdeckt und so gleichmäßig wie möglich auf die Halter verteilt, beim Kommando beginnend im Uhrzeigersinn. Geht es nicht auf, haben die ersten Halter einen mehr. Du sortierst jeden Halter aufsteigend von links nach rechts: 1, 1.1, 1.5, 2 und so weiter. Nur du siehst die Werte.
    .cite = Grundregeln 4: das Verteilen
rule-R5 = So viele Ausrüstungskarten, wie ihr seid, werden gezogen und offen ausgelegt, zunächst gesperrt. Eine Karte, die in der Mission nicht vorkommen darf, wird durch eine andere ersetzt.
    .cite = Grundregeln 5: Ausrüstung
rule-R6 = Vor dem ersten Zug legen alle ein Info-Plättchen vor einen eigenen blauen Draht, zuerst das Kommando, dann im Uhrzeigersinn. Es zeigt den wahren Wert; ein gelbes ist hier nicht erlaubt. Auch mit zwei Haltern ist es nur eines.
    .cite = Grundregeln 6: das Start-Plättchen
    .no = Ein Start-Plättchen kommt vor einen eigenen, noch verdeckten blauen Draht.
rule-R7 = Wenn du dran bist, tust du genau eines von dreien. Duo-Schnitt: Du zeigst auf einen Draht bei jemand anderem und nennst einen Wert, den du selbst noch hast. Stimmt er, werden dieser Draht und einer von deinen durchgeschnitten: Beide liegen offen an ihrem Platz. Stimmt er nicht, bekommt der Draht ein Info-Plättchen mit seinem wahren Wert, und der Zünder rückt einen Schritt vor; du zeigst keinen eigenen Draht. Ist der Draht rot, explodiert die Bombe. Solo-Schnitt: Hast du alle Drähte eines Werts, die noch übrig sind, schneidest du sie allein, alle vier oder die letzten zwei. Rot aufdecken: Sind alle deine übrigen Drähte rot, musst du sie aufdecken und bist fertig.
    .cite = Grundregeln 7: ein Zug
    .no = { $why-key ->
        [only-reds] Du hast nur noch Rot und musst es aufdecken.
        [not-only-reds] Rote Drähte deckst du erst auf, wenn du nichts anderes mehr hast.
        [own] Zeig auf einen Draht der anderen, nicht auf einen eigenen.
        [nothing] An diesem Platz steht kein Draht.
        [open] Dieser Draht liegt schon offen.
       *[not-all] Ein Solo-Schnitt braucht alle, die übrig sind, und von { $left } hast du { $held }.
    }
rule-R8 = Alle gelben Drähte haben denselben Wert: Du sagst „Gelb“ und musst selbst einen gelben Draht haben. Für einen Solo-Schnitt brauchst du alle gelben, die noch übrig sind, zwei oder vier.
    .cite = Grundregeln 8: gelbe Drähte
    .no = Für „Gelb“ musst du selbst einen gelben Draht haben, für einen Solo-Schnitt alle, die übrig sind, zwei oder vier.
rule-R9 = Bei einem Duo-Schnitt darfst du absichtlich einen falschen Wert nennen, solange du ihn selbst noch hast. Einen Wert, den du nicht hast, kannst du nicht nennen.
    .cite = Grundregeln 9: absichtlich falsch
    .no = Du hast keine { $value-key }, also kannst du sie nicht nennen.
rule-R10 = Sind alle vier Drähte einer Zahl durchgeschnitten, kommt ein Prüfplättchen auf die Leiste. Es hilft beim Merken, und manche Missionen richten sich danach.
    .cite = Grundregeln 10: Prüfplättchen
rule-R11 = Hast du keinen verdeckten Draht mehr, kommst du nicht mehr dran. Die anderen spielen weiter.
    .cite = Grundregeln 11: eine leere Hand
rule-R12 = Ihr gewinnt gemeinsam, wenn kein Draht mehr verdeckt ist: alle blauen und gelben durchgeschnitten, alle roten aufgedeckt. Ihr verliert gemeinsam, wenn ein roter Draht durchgeschnitten wird, wenn der Zünder am Ende ist oder wenn die Mission es sagt.
    .cite = Grundregeln 12: gewinnen und verlieren
rule-R13 = Gehen die Info-Plättchen aus, nehmt ihr eines, dessen Draht schon durchgeschnitten ist; gibt es keines, wird der Wert laut gesagt, und ihr müsst ihn euch merken.
    .cite = Grundregeln 13: genug Plättchen
rule-R14 = Ihr redet nicht über eure eigenen Drähte, gebt keine Hinweise, wiederholt nicht, was Plättchen und frühere Züge verraten haben, und teilt keine Vermutungen über verdeckte Drähte. Ihr dürft über Taktik im Allgemeinen reden und darüber, wann Ausrüstung gut wäre, und einander an Kräfte und Missionsregeln erinnern.
    .cite = Grundregeln 14: reden
rule-R15 = Ausrüstung darf im selben Zug mehrfach nacheinander genutzt werden. Was jederzeit geht, dürfen alle nutzen, auch wenn sie nicht dran sind.
    .cite = Grundregeln 15: jederzeit
rule-R16 = Der Zünder beginnt so viele Schritte vor dem Ende, wie ihr Spieler seid, und jeder Fehler rückt ihn einen Schritt vor; am Ende explodiert die Bombe. Zu zweit ist also ein Fehler erlaubt, zu dritt zwei, zu viert drei, zu fünft vier. Der Zünder zeigt, wie viele noch erlaubt sind.
    .cite = Grundregeln 16: der Zünder

## Regeln: Ausrüstung

chapter-equipment = Ausrüstung
rule-E1 = Jederzeit: Leg das Etikett ≠ vor zwei benachbarte Drähte verschiedenen Werts auf einem deiner Halter. Einer von beiden darf schon durchgeschnitten sein. Zwei gelbe gelten als gleich, zwei rote auch.
    .cite = Ausrüstung 1: Etikett ≠
    .no = Das Etikett ≠ kommt vor zwei verschiedene Nachbarn, und mindestens einer ist noch verdeckt.
rule-E2 = Jederzeit: Du und jemand anderes gebt einander verdeckt je einen noch nicht geschnittenen Draht, egal welcher Farbe. Beide sortieren ein, was sie bekommen; wer zwei Halter hat, tut es dort, woher der eigene Draht kam. Alle sehen, von welchem Platz jeder Draht kam und wo er jetzt steht. Ein Info-Plättchen wandert mit.
    .cite = Ausrüstung 2: Walkie-Talkies
    .no = Gib einen eigenen verdeckten Draht her, und zwar jemandem, der selbst noch einen hat.
rule-E3 = Wenn du dran bist: ein Duo-Schnitt mit einem blauen Wert und genau drei Drähten auf einem Halter. Er geht wie der mit dem Doppeldetektor.
    .cite = Ausrüstung 3: Dreifachdetektor
    .no = Der Dreifachdetektor zeigt auf drei verdeckte Drähte eines Halters.
rule-E4 = Jederzeit: Leg ein Info-Plättchen vor einen eigenen blauen Draht.
    .cite = Ausrüstung 4: Post-it
    .no = Ein Post-it kommt vor einen eigenen verdeckten blauen Draht, vor dem noch kein Plättchen liegt.
rule-E5 = Wenn du dran bist: ein Duo-Schnitt mit einem blauen Wert und einem ganzen Halter, also allen seinen verdeckten Drähten, und sei es nur einer. Er geht wie der mit dem Doppeldetektor.
    .cite = Ausrüstung 5: Superdetektor
    .no = Der Superdetektor zeigt auf einen ganzen Halter der anderen, auf dem noch verdeckte Drähte stehen.
rule-E6 = Jederzeit: Der Zünder dreht sich einen Schritt zurück.
    .cite = Ausrüstung 6: Rückspuler
    .no = In dieser Mission gibt es keinen Zünder.
rule-E7 = Jederzeit: Ein oder zwei Charaktere, deren Kraft verbraucht ist, können sie noch einmal nutzen.
    .cite = Ausrüstung 7: Notbatterien
    .no = Aufladen lässt sich nur eine verbrauchte Kraft.
rule-E8 = Jederzeit: Nenne eine Zahl von 1 bis 12. Alle, auch du, sagen für jeden Halter einzeln, ob dort noch ein blauer Draht dieser Zahl verdeckt ist.
    .cite = Ausrüstung 8: Generalradar
    .no = Drähte dieser Zahl gibt es in dieser Mission nicht.
rule-E9 = Zu Beginn deines Zugs, vor einem Duo-Schnitt: In diesem Zug rückt der Zünder bei einem Fehler nicht vor, und ein roter Draht explodiert nicht. Das Info-Plättchen gibt es trotzdem, aber nicht vor einem roten.
    .cite = Ausrüstung 9: Stabilisator
    .no = Der Stabilisator läuft schon.
rule-E10 = Wenn du dran bist: ein Duo-Schnitt mit einem Draht und zwei Werten, die du beide hast; einer darf Gelb sein. Du darfst einen Detektor dazunehmen; dann müssen beide Werte blau sein.
    .cite = Ausrüstung 10: X-oder-Y-Strahl
    .no = Der Strahl nimmt zwei Werte, die du hast, den kleineren zuerst, und einen verdeckten Draht der anderen. Mit einem Detektor geht Gelb nicht.
rule-E11 = Wenn du dran bist: Du setzt aus und bestimmst, ohne die anderen zu fragen, wer als Nächstes dran ist. Von dort geht es im Uhrzeigersinn weiter.
    .cite = Ausrüstung 11: Kaffeebecher
    .no = Wähl jemanden, der noch verdeckte Drähte hat.
rule-E12 = Jederzeit: Leg das Etikett = vor zwei benachbarte Drähte gleichen Werts auf einem deiner Halter. Einer von beiden darf schon durchgeschnitten sein. Zwei gelbe gelten als gleich, zwei rote auch.
    .cite = Ausrüstung 12: Etikett =
    .no = Das Etikett = kommt vor zwei gleiche Nachbarn, und mindestens einer ist noch verdeckt.
rule-E13 = Sofort, wenn zwei gelbe Drähte durchgeschnitten sind: Zwei weitere Ausrüstungskarten werden ausgelegt. Sie können sogar gleich einsatzbereit sein. Diese Karte gibt es nur in Missionen mit gelben Drähten und nicht in den Missionen 1 bis 8 und 41.
    .cite = Ausrüstung 13: Doppelter Boden
rule-E14 = Eine Karte ist gesperrt, bis zwei Drähte ihrer Zahl durchgeschnitten sind, eine mit doppelter Sperre, bis es alle vier sind, der Doppelte Boden, bis es zwei gelbe sind. Jede Karte wird einmal genutzt und dann umgedreht.
    .cite = Ausrüstung 14: Sperren
    .no = { $why-key ->
        [absent] Diese Karte liegt nicht aus: { $equipment }.
        [used] Diese Karte ist verbraucht: { $equipment }.
       *[locked] Diese Karte ist noch gesperrt: { $equipment }. { $needs ->
            [one] Ein Draht ihrer Zahl muss noch geschnitten werden.
           *[other] { $needs } Drähte ihrer Zahl müssen noch geschnitten werden.
        }
    }
rule-E15 = Der Doppelte Boden zieht aus den Karten dieser Mission; ersetzte Zahlen bleiben draußen. Sind weniger als zwei übrig, bringt er so viele, wie da sind.
    .cite = Ausrüstung 15: was der Doppelte Boden bringt
rule-E16 = Sofortkarten wirken auf der Stelle, kosten nichts und sind dann verbraucht. Der Notabwurf bringt weder Sofortkarten noch sich selbst zurück.
    .cite = Ausrüstung 16: Sofortkarten
rule-E17 = Für Auflagen und Herausforderungen gilt der Schnellpass als Solo-Schnitt. Zwei von drei oder von vier Drähten dürfen damit geschnitten werden.
    .cite = Ausrüstung 17: der Schnellpass ist ein Solo-Schnitt
rule-E18 = Jede Zahl von 1 bis 12 ist gleich wahrscheinlich. Ist sie schon fertig, geschieht nichts. Niemand hat geschnitten: Es kostet nichts und bewegt nichts, aber es gibt Prüfplättchen und was daraus folgt. Er schneidet auch umgedrehte Drähte.
    .cite = Ausrüstung 18: was der Desintegrator trifft
rule-E19 = Der Enterhaken nimmt keinen umgedrehten Draht. Ein Info-Plättchen wandert mit. Wer den letzten Draht verliert, ist ausgeschieden. Mit zwei Haltern wählst du, wohin der Draht kommt.
    .cite = Ausrüstung 19: was der Haken nimmt
    .no = Der Haken nimmt einen verdeckten Draht der anderen, aber keinen umgedrehten.
rule-E20 = Das Etikett ×1 kommt nur vor einen Draht, bei dem es stimmt. Eigene umgedrehte Drähte zählen nicht mit.
    .cite = Ausrüstung 20: wohin das Etikett ×1 kommt
    .no = Das Etikett ×1 kommt vor einen eigenen blauen Draht, dessen Wert nur einmal auf diesem Halter steht.
rule-E21 = Eine Karte mit doppelter Sperre ist gesperrt, bis alle vier Drähte ihrer Zahl durchgeschnitten sind, auch durch Schnellpass oder Desintegrator.
    .cite = Ausrüstung 21: doppelte Sperren
    .no = Diese Karte ist doppelt gesperrt: { $equipment }. { $needs ->
        [one] Es fehlt noch ein durchgeschnittener Draht ihrer Zahl.
       *[other] Es fehlen noch { $needs } durchgeschnittene Drähte ihrer Zahl.
    }
rule-E22 = Jederzeit: Leg das Etikett ×1 vor einen eigenen blauen Draht, durchgeschnitten oder nicht. Es sagt, dass sein Wert genau einmal auf diesem Halter steht, durchgeschnittene mitgezählt.
    .cite = Ausrüstung 22: Etikett ×1
rule-E23 = Sofort, wenn alle vier 3er durchgeschnitten sind: Alle benutzten Ausrüstungskarten werden wieder aufgedeckt und können noch einmal genutzt werden.
    .cite = Ausrüstung 23: Notabwurf
rule-E24 = Wenn du dran bist: Schneide zwei gleiche eigene Drähte allein, obwohl es anderswo noch welche davon gibt.
    .cite = Ausrüstung 24: Schnellpass
    .no = Dafür brauchst du zwei gleiche eigene verdeckte Drähte.
rule-E25 = Sofort, wenn alle vier 10er durchgeschnitten sind: Eine Zahl von 1 bis 12 wird gezogen, und alle schneiden alle Drähte davon, die noch übrig sind.
    .cite = Ausrüstung 25: Desintegrator
rule-E26 = Jederzeit: Zeig auf einen verdeckten Draht der anderen, nimm ihn, ohne ihn zu zeigen, und sortier ihn bei dir ein. Alle sehen, woher er kam und wohin er kommt.
    .cite = Ausrüstung 26: Enterhaken

## Regeln: Charaktere

chapter-characters = Charaktere
rule-C1 = Alle haben den Doppeldetektor: Bei einem Duo-Schnitt nennst du einen blauen Wert und zeigst auf genau zwei Drähte eines Halters, benachbart oder nicht. Stimmt einer, wird er dort durchgeschnitten; stimmen beide, sucht sich die Person, der sie gehören, einen aus und verrät nicht, dass es zwei waren. Stimmt keiner, rückt der Zünder vor, und einer der beiden bekommt ein Info-Plättchen; welcher, entscheidet wieder, wem sie gehören. Ist einer davon rot, explodiert nichts, und das Plättchen kommt wortlos vor einen anderen. Nur wenn alle rot sind, explodiert die Bombe. Gelb und Rot kann man nicht nennen.
    .cite = Charaktere 1: Doppeldetektor
    .no = Der Doppeldetektor zeigt auf zwei verdeckte Drähte eines Halters und nennt einen blauen Wert, den du hast.
rule-C2 = Ab Mission 31 dürfen alle außer dem Kommando einen anderen Charakter nehmen: Generalradar, Walkie-Talkies, Dreifachdetektor oder X-oder-Y-Strahl. Jeden gibt es einmal, und er kann, was die gleichnamige Ausrüstung kann. Wer das Kommando hat, behält immer den Doppeldetektor.
    .cite = Charaktere 2: vier andere
    .no = { $you ->
        [yes] Das ist nicht dein Charakter: { $equipment }.
       *[no] Diesen Charakter hat schon { $seat }: { $equipment }.
    }
rule-C3 = Die Kraft eines Charakters wird einmal je Mission genutzt. Notbatterien bringen sie zurück.
    .cite = Charaktere 3: einmal je Mission
    .no = Deine Kraft ist in dieser Mission verbraucht.
rule-C4 = In den Missionen 44, 45, 47, 49, 51, 54, 59, 63 und 65 darf niemand den Charakter mit dem X-oder-Y-Strahl nehmen.
    .cite = Charaktere 4: manchmal kein Strahl
    .no = In dieser Mission gibt es keinen Charakter mit dem X-oder-Y-Strahl.
rule-C5 = In manchen Missionen gibt es keinen Charakter zu wählen. In 58 haben alle den Doppeldetektor, in 34 auch, anfangs verdeckt. In 27 hat niemand einen Charakter, in 28 das Kommando keinen.
    .cite = Charaktere 5: manchmal keine Wahl
    .no = In dieser Mission wählt niemand einen Charakter.

## Regeln: Training

chapter-training = Training: Missionen 1 bis 8
rule-T1 = Mission 1: je vier blaue Drähte von 1 bis 6, sonst nichts. Keine Ausrüstung. Lernt den Duo-Schnitt und den Solo-Schnitt kennen.
    .cite = Training 1: die ersten Schnitte
rule-T2 = Mission 2: blaue Drähte von 1 bis 8 und zwei gelbe, gezogen aus 1.1 bis 7.1. Keine Ausrüstung.
    .cite = Training 2: Gelb
rule-T3 = Mission 3: blaue Drähte von 1 bis 10 und ein roter, gezogen aus 1.5 bis 9.5. Jetzt gibt es Ausrüstung, aber ohne Walkie-Talkies und Etikett =: Kommen sie, werden andere gezogen.
    .cite = Training 3: Rot und Ausrüstung
rule-T4 = Mission 4: ab jetzt alle 48 blauen Drähte. Ein roter und zwei gelbe; zu zweit vier gelbe.
    .cite = Training 4: alle blauen Drähte
rule-T5 = Mission 5: ein roter Draht und zwei von drei gelben; zu zweit zwei rote.
    .cite = Training 5: zwei von drei
rule-T6 = Mission 6: ein roter Draht und vier gelbe; zu zweit zwei rote.
    .cite = Training 6: viermal Gelb
rule-T7 = Mission 7: einer von zwei roten Drähten, kein gelber; zu zweit einer von drei roten.
    .cite = Training 7: ein Rot von zweien
rule-T8 = Mission 8: einer von zwei roten Drähten und zwei von drei gelben; zu zweit einer von drei roten und vier gelbe.
    .cite = Training 8: die Prüfung

## Entscheidungen: was keine Quelle regelt

chapter-decisions = Unsere Entscheidungen
rule-D1 = Auch auf der 1 dreht der Roboter um, genau wie auf der 12.
    .cite = Entscheidung 1: Mission 43, der Roboter dreht auf der 1 um
rule-D2 = Ein Schnitt bringt einen Draht vom Roboter, auch ein Solo-Schnitt von vieren.
    .cite = Entscheidung 2: Mission 43, ein Draht je Schnitt
rule-D3 = Sind alle Hände leer und trägt der Roboter noch Drähte, ist die Mission verloren. Schneidest du deinen letzten Draht auf der Zahl des Roboters, nimmst du ihm einen ab und bleibst dabei.
    .cite = Entscheidung 3: Mission 43, leere Hände
rule-D4 = Zu zweit: Hat das Kommando keinen Draht zum gezogenen Plättchen, liegt es neben dem Halter und heißt „nicht auf dieser Hand“. Ein gelbes wird neu gezogen.
    .cite = Entscheidung 4: Mission 43, ein Plättchen ohne Draht
    .no = Gezogen ist { $value-key }: Leg das Plättchen vor einen Draht mit dieser Zahl.
rule-D5 = Alle sehen, wo ein Draht des Roboters einsortiert wird, aber nicht seinen Wert.
    .cite = Entscheidung 5: Mission 43, der Platz ist offen
rule-D6 = Hat das Kommando keine Drähte mehr, kommt der Sauerstoff zurück, wenn die Reihe an diesem Platz vorbeikommt.
    .cite = Entscheidung 6: Mission 44, ein Kommando ohne Drähte
rule-D7 = Rote Drähte aufzudecken kostet keinen Sauerstoff: Das ist kein Schnitt.
    .cite = Entscheidung 7: Sauerstoff, aufdecken ist frei
rule-D8 = Ein Solo-Schnitt kostet einmal Sauerstoff, nach seinem Wert.
    .cite = Entscheidung 8: Sauerstoff, ein Solo-Schnitt zahlt einmal
rule-D9 = Ein falsches „Schnipp!“ rückt den Zünder einen Schritt vor und beendet den Zug; die nächste Karte wird aufgedeckt. Normalerweise kann nur rufen, wer den Wert hat; ihr könnt ausmachen, dass alle dürfen.
    .cite = Entscheidung 9: Mission 45, ein falscher Ruf
    .no = „Schnipp!“ rufen kann nur, wer den Wert hat.
rule-D10 = Der erste Ruf zählt. Lehnen alle ab oder ist die Zeit um, bestimmt das Kommando jemanden. Auch ohne Drähte deckt das Kommando weiter die Karten auf.
    .cite = Entscheidung 10: Mission 45, die Zeit zum Rufen
rule-D11 = Das Plättchen der eigenen Wahl ist ein wahres Info-Plättchen vor einem eigenen blauen Draht. Wer keinen blauen hat, legt keines.
    .cite = Entscheidung 11: das Straf-Plättchen
    .no = Das Plättchen kommt vor einen eigenen verdeckten blauen Draht. Nur wer keinen hat, legt keines.
rule-D12 = Bestimmt das Kommando jemanden, der nur rote Drähte hat, deckt diese Person sie auf, ohne Strafe.
    .cite = Entscheidung 12: Mission 45, nur Rot bestimmt
rule-D13 = Hast du nur noch 7er, während andere noch andere Drähte haben, musst du alle 7er auf einmal nennen. Stimmt es, geht es weiter. Ihr könnt ausmachen, dass die Mission dann verloren ist.
    .cite = Entscheidung 13: Mission 46, zu früh nur 7er
rule-D14 = Die besonderen Aktionen der Missionen 46 und 48 gehen ohne Ausrüstung, und der Stabilisator hilft dabei nicht.
    .cite = Entscheidung 14: keine Ausrüstung bei besonderen Aktionen
rule-D15 = In Mission 46 kann die 7 weder im Duo-Schnitt noch im Solo-Schnitt noch mit einem Detektor genannt werden.
    .cite = Entscheidung 15: Mission 46, die 7 wird nicht genannt
    .no = Die 7 kannst du hier nicht nennen; die 7er kommen zuletzt, alle auf einmal.
rule-D16 = Zwei verschiedene Karten ergeben einen Wert von 1 bis 12: zusammengezählt oder die größere minus die kleinere. Du musst den Wert haben. Die Karten sind auch dann weg, wenn der Schnitt misslingt.
    .cite = Entscheidung 16: Mission 47, was zwei Karten ergeben
rule-D17 = Karten gehen immer paarweise weg, also sind immer zwei zum Ablegen da.
    .cite = Entscheidung 17: Mission 47, immer paarweise
rule-D18 = Ist unter den drei als gelb genannten Drähten ein roter, explodiert die Bombe.
    .cite = Entscheidung 18: Mission 48, Rot unter dreien
rule-D19 = Nach den gelben Drähten geht es beim nächsten Halter weiter, damit alle gleich voll werden. Zu dritt entscheidet der Zufall, auf welchen Halter des Kommandos der gelbe kommt; niemand sieht es.
    .cite = Entscheidung 19: Mission 48, das Verteilen
rule-D20 = Ein eigener gelber Draht ist einer der drei, die du nennst.
    .cite = Entscheidung 20: Mission 48, der eigene gelbe
rule-D21 = Sauerstoff bekommt jemand, der noch verdeckte Drähte hat. Gibt es niemanden, verlässt er das Spiel.
    .cite = Entscheidung 21: Mission 49, wer bekommen kann
    .no = Wähl jemanden, der noch verdeckte Drähte hat.
rule-D22 = Der Stabilisator verhindert auch den Schritt des Zünders beim Aussetzen.
    .cite = Entscheidung 22: Stabilisator und Aussetzen
rule-D23 = Ein Post-it kommt vor seinen Draht, auch in Mission 50.
    .cite = Entscheidung 23: Mission 50, das Post-it
rule-D24 = Am Bildschirm ist der Platz etwa drei Sekunden zu sehen; dann liegt nur der Wert neben dem Halter. Die Leiste zeigt weder Prüfplättchen noch Marker, und das Protokoll wiederholt den Platz nicht.
    .cite = Entscheidung 24: Mission 50, am Bildschirm
rule-D25 = Sir kann nur jemanden bestimmen, der noch verdeckte Drähte hat. Wer den Wert nicht hat, zahlt die Strafe.
    .cite = Entscheidung 25: Mission 51, wer bestimmt werden kann
    .no = Bestimm jemanden, der noch verdeckte Drähte hat.
rule-D26 = Zu Beginn gibt es kein falsches gelbes Plättchen und keines vor einem gelben Draht. Wurde „Gelb“ vergeblich genannt, heißt das Plättchen „nicht gelb“.
    .cite = Entscheidung 26: Mission 52, kein Gelb zu Beginn
    .no = Vor einen gelben Draht kommt kein falsches Plättchen.
rule-D27 = Misslingt ein Detektor in Mission 52, kommt das Plättchen mit dem genannten Wert vor einen der gezeigten Drähte, auch vor einen roten; wem sie gehören, wählt.
    .cite = Entscheidung 27: Mission 52, Detektoren
rule-D28 = In Mission 52 ist ein Post-it ein falsches Plättchen vor einem blauen Draht.
    .cite = Entscheidung 28: Mission 52, das Post-it
    .no = Ein falsches Post-it gibt es nur in Mission 52, und dort vor einem eigenen blauen Draht.
rule-D29 = Weiter zurück als direkt vor die 1 geht der Roboter nie.
    .cite = Entscheidung 29: Mission 53, unter dem Start
rule-D30 = Nach einem Zug ohne Schnitt, also nach Kaffeebecher oder Rot aufdecken, bleibt der Roboter in Mission 53 stehen.
    .cite = Entscheidung 30: Mission 53, ein Zug ohne Schnitt
rule-D31 = Auf der 12 darf der Roboter noch stehen. Erst darüber hinaus explodiert die Bombe.
    .cite = Entscheidung 31: Mission 53, das Ende der Leiste
rule-D32 = Der Tisch misst die Zeit, und sie steht still, solange ein Ereignis abgehandelt wird. In Ruhe gespielt kommt nach jedem zweiten Zug ein Ereignis, und statt der zehn Minuten gibt es eine Höchstzahl von Zügen.
    .cite = Entscheidung 32: Mission 54, die Uhr
rule-D33 = Reicht der Vorrat nicht für alle, wird Sauerstoff beim Kommando beginnend im Uhrzeigersinn verteilt, solange welcher da ist.
    .cite = Entscheidung 33: Mission 54, ein leerer Vorrat
rule-D34 = Hat die Person, die dran ist, keine Drähte mehr, wenn ein roter kommt, nimmt ihn die nächste, die noch Drähte hat.
    .cite = Entscheidung 34: Mission 54, niemand für den roten
rule-D35 = Alle elf roten Drähte sind von Anfang an mit einem Fragezeichen markiert.
    .cite = Entscheidung 35: Mission 54, rote Marker
rule-D36 = Hier gehen die Info-Plättchen nie aus.
    .cite = Entscheidung 36: Plättchen ohne Ende
rule-D37 = Der Zünder lässt sich nicht weiter zurückdrehen als bis zum Feld für fünf.
    .cite = Entscheidung 37: wie weit der Zünder zurückgeht
rule-D38 = Spielst du allein, übernehmen Bots die anderen Plätze. Die Regeln bleiben gleich.
    .cite = Entscheidung 38: allein spielen
rule-D39 = Während einer Mission gibt es an diesem Tisch kein freies Gespräch, nur Zeichen, die nichts verraten, und die, die eine Mission erlaubt.
    .cite = Entscheidung 39: Zeichen statt Gespräch
    .no = Daumen hoch gibt es in den Missionen 44, 49 und 63, einmal bis zu deinem nächsten Zug.

## Auslegungen: wo man verschieden lesen kann

chapter-rulings = Unsere Auslegungen
rule-B1 = Verteilt wird auf den ersten Halter des Kommandos, dann auf den zweiten, dann auf die Halter der nächsten Person. So kann das Kommando bis zu zwei Drähte mehr haben als jemand anderes mit zwei Haltern.
    .cite = Auslegung 1: wer die übrigen Drähte bekommt
rule-B2 = Hast du mehrere Drähte des genannten Werts, wählst du, welcher aufgedeckt wird; normalerweise der linke. Die Wahl gehört zum Zug.
    .cite = Auslegung 2: welcher eigene Draht aufgedeckt wird
    .no = Dort hast du keinen Draht mit dem Wert, der geschnitten wird.
rule-B3 = Findet ein Detektor mehr als einen richtigen Draht, wählt die Person, der sie gehören; findet er keinen, wählt sie, welcher das Plättchen bekommt. Sie handelt auch dann, wenn es nichts zu wählen gibt, damit das Warten nichts verrät.
    .cite = Auslegung 3: wem die Drähte gehören, der wählt
    .no = Ist einer der gezeigten Drähte der genannte, wird er geschnitten. Ist es keiner, bekommt einer davon das Plättchen, aber kein roter.
rule-B4 = Hat jemand noch verdeckte Drähte und keinen erlaubten Zug, ist die Mission sofort verloren. Auf einen roten Draht zu zeigen ist erlaubt, auch wenn sonst nichts mehr geht.
    .cite = Auslegung 4: kein erlaubter Zug
rule-B5 = Ein Draht, der neben gleichen einsortiert wird, kommt rechts von ihnen hin.
    .cite = Auslegung 5: rechts von gleichen
rule-B6 = Für Personen, die übersprungen werden, geht der Roboter nicht. Rot aufdecken und Kaffeebecher sind Züge: Er geht.
    .cite = Auslegung 6: der Roboter und übersprungene Personen
rule-B7 = In den Missionen 45 und 51 gehören Detektoren und Stabilisator der Person, die schneidet. Der Kaffeebecher ist für Sir, bevor die Karte aufgedeckt wird.
    .cite = Auslegung 7: die Ausrüstung dessen, der schneidet
    .no = Du schneidest gerade nicht, also kannst du das nicht nutzen.
rule-B8 = Ein Ruf für rote Drähte verbraucht die offene Karte nicht. Ist keine Zahlenkarte mehr da, bleiben nur solche Rufe, und der Tisch wartet auf sie.
    .cite = Auslegung 8: ein Ruf für Rot
rule-B9 = Hat jemand zu früh nur noch 7er, nennt diese Person wie entschieden alle 7er auf einmal, obwohl andere noch Drähte haben. Meist ist das geraten.
    .cite = Auslegung 9: 7er, sofort
rule-B10 = Niemand steht in Mission 46 ohne Zug da: Wer nur 7er hat, muss sie nennen, und alle anderen Werte kommen paarweise vor.
    .cite = Auslegung 10: 7er, immer ein Zug
rule-B11 = Die zwei falschen Plättchen unterscheiden sich im Draht oder in der Zahl. Du legst beide, dann ist die nächste Person dran.
    .cite = Auslegung 11: zwei falsche Plättchen
    .no = Genau dieses Plättchen liegt schon.
rule-B12 = Misslingt der X-oder-Y-Strahl in Mission 52, zeigt das Plättchen den zuerst genannten Wert. Dass beide falsch sind, wissen trotzdem alle.
    .cite = Auslegung 12: zwei falsche Werte
rule-B13 = Der Stabilisator verhindert den Schritt des Zünders beim Aussetzen in allen Missionen, in denen Aussetzen einen kostet: 38, 44, 47, 49, 54, 59, 63 und 65.
    .cite = Auslegung 13: Stabilisator bei jedem Aussetzen
rule-B14 = Es gibt keine vorgetäuschten Schnitte: Einen Wert, den du nicht hast, kannst du nicht nennen, auch nicht mit dem Stabilisator.
    .cite = Auslegung 14: kein vorgetäuschter Schnitt
rule-B15 = In Mission 54 bleibt der Sauerstoff einer Person ohne Drähte liegen. Geteilt werden kann er trotzdem.
    .cite = Auslegung 15: Sauerstoff ohne Drähte
rule-B16 = Sauerstoff wird vor dem Schnitt gezahlt. Leert dieser Schnitt die Hand, für die er war, verlässt er mit dem übrigen das Spiel.
    .cite = Auslegung 16: gezahlt, dann fertig
rule-B17 = In Mission 44 kommt der Sauerstoff zurück, wenn der Zug des Kommandos beginnt oder die Reihe an diesem Platz vorbeikommt, aber nicht, wenn der Kaffeebecher ihn überspringt.
    .cite = Auslegung 17: der Kaffeebecher und das Kommando
rule-B18 = Kann der Zünder nicht weiter zurück, lässt sich der Rückspuler nicht nutzen.
    .cite = Auslegung 18: Rückspuler am Anschlag
    .no = Weiter zurück geht der Zünder nicht.
rule-B19 = Der Doppeldetektor braucht einen Halter mit mindestens zwei verdeckten Drähten, der Dreifachdetektor einen mit mindestens drei. Der Superdetektor nimmt alle verdeckten Drähte eines Halters, auch einen einzigen.
    .cite = Auslegung 19: genug Drähte zum Zeigen
    .no = { $need ->
        [one] Dafür braucht es einen Halter der anderen mit mindestens einem verdeckten Draht.
       *[other] Dafür braucht es einen Halter der anderen mit mindestens { $need } verdeckten Drähten.
    }
rule-B20 = Auch das Etikett ≠ kommt vor zwei eigene Drähte, genau wie das Etikett =.
    .cite = Auslegung 20: die eigenen Nachbarn
    .no = Etiketten kommen vor zwei benachbarte eigene Drähte, und mindestens einer ist noch verdeckt.
rule-B21 = Mit dem Kaffeebecher kannst du dich nicht selbst bestimmen.
    .cite = Auslegung 21: nicht sich selbst
    .no = Jemand anderes muss als Nächstes dran sein, nicht du.
rule-B22 = Bewahrt euch der Stabilisator vor einem roten Draht, wissen ab dann alle, dass er rot ist.
    .cite = Auslegung 22: ein bekanntes Rot
rule-B23 = In Mission 48 darfst du auch Drähte nennen, die nicht gelb sind, sogar eigene. Nach einem Fehler bekommen die wirklich gelben ein gelbes Plättchen.
    .cite = Auslegung 23: absichtlich falsches Gelb
rule-B24 = Zu dritt entscheidet in Mission 48 der Zufall zwischen den beiden Haltern des Kommandos, halbe-halbe.
    .cite = Auslegung 24: Mission 48, das Gelb des Kommandos
rule-B25 = Nach einem falschen Ruf kann für diese Karte niemand mehr rufen. Sie gilt als aufgedeckt.
    .cite = Auslegung 25: ein falscher Ruf zählt
rule-B26 = Vor der 1 steht der Roboter auf keiner Zahl, also rückt ihn dort jeder richtige Schnitt eins vor.
    .cite = Auslegung 26: Mission 53, der Roboter vor der 1
rule-B27 = Ein Plättchen „nicht auf dieser Hand“ sagt etwas über jeden Draht auf beiden Haltern.
    .cite = Auslegung 27: nicht auf der Hand
rule-B28 = Kommt während deines Zugs ein roter Draht zu dir, geht dieser Zug weiter wie begonnen, auch wenn du sonst nur Rot hast.
    .cite = Auslegung 28: ein Rot während des Zugs

## Chancen: wie die Hilfe zählt

chapter-odds = Wie die Hilfe zählt
rule-P1 = Die Hilfe zählt Verteilungen, mit allen Exemplaren jedes Werts, auch den geschnittenen und bekannten. Ein Beispiel: 7, 7, 8 und 9 liegen auf zwei Haltern zu zweit, und links auf dem ersten ist eine 7. Dann ist rechts daneben in einem von fünf Fällen eine 7, in zweien eine 8 und in zweien eine 9.
    .cite = Chancen 1: alle Exemplare zählen
rule-P2 = Ein Draht, der gewandert ist, wurde nicht dort verteilt, wo er steht. Er zählt zu den Drähten, mit denen er verteilt wurde, und behält ihre Grenzen; eingeordnet wird er rechts von seinesgleichen. Auch was alle aus dem Gespielten schließen dürfen, zählt: Wer aussetzt, hat nicht nur rote.
    .cite = Chancen 2: gewanderte Drähte
rule-P3 = Warum jemand diesen Draht markiert, jenen aufdeckt oder gerade diese Person bestimmt, zählt nicht. Alle Verteilungen, die zu dem passen, was sicher ist, gelten als gleich wahrscheinlich.
    .cite = Chancen 3: Entscheidungen verraten nichts
rule-P4 = In Mission 48 zu dritt zählt die Hilfe alle Verteilungen gleich, wie sonst auch.
    .cite = Chancen 4: Mission 48
rule-P5 = Unter einem Etikett = können zwei gelbe oder zwei rote Drähte stehen, unter einem Etikett ≠ nicht.
    .cite = Chancen 5: Etiketten und Farben
rule-P6 = Bei „X von Y“ sind die zurückgelegten Drähte ein verdeckter Stapel dieser Farbe und werden mitgezählt.
    .cite = Chancen 6: der zurückgelegte Stapel
rule-P7 = In Mission 50 hat die Hilfe ein perfektes Gedächtnis: Sie weiß, zu welchem Draht ein Plättchen neben dem Halter gehört.
    .cite = Chancen 7: perfektes Gedächtnis

## Lektion

lesson-1 = Deine Drähte sind von niedrig nach hoch sortiert, und nur du siehst sie. Von den Drähten der anderen siehst du die Rückseiten. Aber ein Info-Plättchen verrät, was dahinter steht: Irgendwo ist ein C eine 3. Zeig auf einen Draht, bei dem du sicher bist, und nenne einen Wert, den du selbst hast.
    .good = Ein Duo-Schnitt: Diese 3 und deine sind durchgeschnitten und liegen offen. Paar für Paar wird die Bombe harmlos.
    .other = Sicher konntest du da nicht sein. Ein Plättchen zeigt eine Zahl, die du auch hast. Versuch es noch einmal!
lesson-2 = Auch die Halter der anderen sind sortiert, also verrät ein offener Draht etwas über seine Nachbarn. Alle 3er und alle 5er sind durchgeschnitten, und ein verdeckter Draht steht genau zwischen einer 3 und einer 5. Was kann er nur sein?
    .good = Zwischen 3 und 5 passt dort nur eine 4. Du hast sie nie gesehen und wusstest es doch!
    .other = Das war geraten. Such den verdeckten Draht zwischen einer offenen 3 und einer offenen 5. Versuch es noch einmal!
lesson-3 = Jemand hat eine 3 genannt und sich geirrt: Der Zünder ist einen Schritt vorgerückt. Aber ein Fehler hilft auch, denn jetzt verrät ein Plättchen allen, was dieser Draht wirklich ist. Mach etwas daraus!
    .good = Es war eine 4, und du hattest auch eine. Kein Fehler ist umsonst, wenn ihn jemand nutzt.
    .other = Vorsicht, der Zünder verzeiht nicht viel. Welches Plättchen zeigt eine Zahl, die du hast? Versuch es noch einmal!
lesson-4 = Der Zünder steht auf dem letzten Schritt: noch ein Fehler, und die Bombe explodiert. Tu also nichts, was du nur hoffst. Zwei 3er sind durchgeschnitten. Wo sind die anderen beiden?
    .good = Beide waren bei dir, also schneidest du sie, ohne jemanden zu fragen. Ein Solo-Schnitt kann nicht schiefgehen.
    .other = Zu gefährlich! Du hast alle 3er, die noch übrig sind: Schneide sie allein. Versuch es noch einmal!
lesson-5 = Gelbe Drähte werden nach ihrer Zahl einsortiert, haben aber alle denselben Wert: Du sagst „Gelb“ und musst selbst einen haben. Die Marker verraten, dass 3.1 und 6.1 im Spiel sind. Die 3.1 hast du. Alle 6er und alle 7er sind durchgeschnitten: Wo steht die 6.1?
    .good = Zwischen der letzten 6 und der ersten 7, wo sonst? Beide gelben Drähte sind durchgeschnitten.
    .other = Die 6.1 steht zwischen einer 6 und einer 7. Zeig darauf, sag „Gelb“ und versuch es noch einmal!
lesson-6 = Jetzt wird es gefährlich: Die rote 4.5 ist dabei, und wer sie schneidet, lässt die Bombe explodieren. Du hast eine 5. Zwischen einer offenen 4 und einer offenen 5 steht vielleicht noch eine, vielleicht aber auch die 4.5! Finde eine 5, die nicht rot sein kann.
    .good = Zwischen 5 und 6 ist kein Platz für die 4.5. Alle 6er sind durchgeschnitten, also musste es eine 5 sein.
    .other = Hätte dieser Draht rot sein können, oder etwas anderes? Schau zwischen eine offene 5 und eine offene 6. Versuch es noch einmal!
lesson-7 = Zwei 8er sind durchgeschnitten, einer gehört dir, und den letzten hat das Generalradar auf einem fremden Halter gefunden. Nur zwei Drähte dort kommen infrage, zwischen einer 6 und einer 10. Aber ist es der linke, vor einer 9, oder der rechte, nach einer 7? Dein Doppeldetektor zeigt auf beide zugleich.
    .good = „8!“ Jetzt zeig auf die beiden Drähte. Der richtige wird geschnitten, und der andere schadet nicht.
    .other = Jeder für sich kann der falsche sein. Nimm den Doppeldetektor für deine 8. Versuch es noch einmal!

## Was sich erzählen lässt, wenn es vorbei ist

story-fatal-wire = { $you ->
    [yes] { $them ->
        [yes] Du hast bei dir { $places } durchgeschnitten
       *[no] Du hast bei { $owner } { $places } durchgeschnitten
    }
   *[no] { $them ->
        [yes] { $seat } hat bei dir { $places } durchgeschnitten
       *[no] { $seat } hat bei { $owner } { $places } durchgeschnitten
    }
}: { $why-key ->
    [sevens] Das war keine Sieben.
   *[other] Der Draht war rot.
}
story-spared = { $by ->
    [dial] { $left ->
        [0] Kein Fehler mehr wäre verziehen worden.
        [one] Ein Fehler wäre noch verziehen worden.
       *[other] { $left } Fehler wären noch verziehen worden.
    }
   *[robot] { $left ->
        [0] Der Roboter hatte keinen Schritt mehr übrig.
        [one] Der Roboter hatte noch einen Schritt übrig.
       *[other] Der Roboter hatte noch { $left } Schritte übrig.
    }
}
story-last-chance = Von hier an war nur noch ein Fehler erlaubt.
story-last-miss = { $you ->
    [yes] Dein letzter Schnitt war ein Fehler zu viel:
   *[no] Der letzte Schnitt von { $seat } war ein Fehler zu viel:
} { $them ->
    [yes] „{ $values }“ war falsch für { $places } bei dir.
   *[no] „{ $values }“ war falsch für { $places } bei { $owner }.
}

## What lies on the table

about-hidden-wire = Ein Draht, den du von hinten siehst. Drähte stehen der Größe nach, von klein nach groß.
about-blue-wire = Ein blauer Draht. Von jeder Zahl gibt es vier.
about-yellow-wire = Ein gelber Draht. Alle gelben haben denselben Wert: Gelb.
about-red-wire = Ein roter Draht. Schneidet ihn jemand durch, explodiert die Bombe.
about-cut-wire = Ein erledigter Draht: Er liegt offen an seinem Platz.
about-token = Ein Info-Plättchen: Es sagt allen, was dieser Draht ist.
about-not-token = Was hier bekanntlich nicht ist.
about-yellow-marker = Ein gelber Marker: Hier ist ein gelber Draht einsortiert, oder es kann einer sein.
about-red-marker = Ein roter Marker: Hier ist ein roter Draht einsortiert, oder es kann einer sein.
about-number = Eine Zahl auf der Leiste, und wie viele ihrer vier Drähte durch sind. Alle vier bringen ein Prüfplättchen.
about-stand = Ein Halter. Nur wer dahinter sitzt, sieht die Drähte von vorn.
about-dial = Der Zünder. Jeder Fehler rückt ihn vor; am Ende explodiert die Bombe.
about-captain = Das Kommando beginnt. In der nächsten Mission wandert es nach links.
about-robot = Der Roboter. Nach jedem Zug geht er ein Feld weiter.
about-oxygen = Sauerstoff. Ein Schnitt braucht davon: je höher der Wert, desto mehr.
about-reserve = Der Sauerstoff, den niemand hat.
about-thumb = Daumen hoch: Jemand braucht mehr Sauerstoff.
about-number-card = Zahlenkarten: Sie sagen, welche Zahl die Mission will.
about-clock = Die Zeit, die bleibt. Ist sie um, explodiert die Bombe.
