### Verflixxt! und Verflixxt nochmal!: jedes Wort, das das Spiel braucht, auf Deutsch.

game-name = Verflixxt!
game-pitch = Ein Spaziergang über gute und schlechte Plättchen. Wer eins leer zurücklässt, muss es nehmen.
game-goal = Würfle und ziehe dann eine deiner Figuren oder einen Wächter, der Gesellschaft hat. Wer ein Plättchen leer zurücklässt, muss es nehmen: Plus bringt Punkte, Minus kostet Punkte, und jedes Glücksplättchen dreht eins deiner Minusplättchen ins Plus. Sind alle Figuren im Ziel, gewinnt die höchste Summe.

## Spielmaterial

place-start = Start
place-finish = Ziel
tile-L = Glücksplättchen
tile-V = Verflixxt-Plättchen
worm-double = Doppelzug
worm-bury = Vergraben
worm-push = Schieben
worm-swap = Tauschen
worm-unknown = geheim
way-ahead = auf dem nächsten Plättchen
way-behind = auf dem vorigen Plättchen

## Optionen

option-expansion = Erweiterung
    .none = Grundspiel
    .nochmal = Verflixxt nochmal!: Flixxy, Aktionswürfel, Verflixxt-Plättchen
    .worms = Verflixxt nochmal! mit Wurmchips
option-path = Weg
    .usual = wie in der Anleitung: fest im Grundspiel, gemischt in der Erweiterung
    .fixed = feste Reihenfolge
    .shuffled = alle Plättchen gemischt
    .rising = Plusplättchen aufsteigend, danach die Glücksplättchen
    .lucky-last = Glücksplättchen am Ende
option-first = Wer anfängt
    .number = Platz { $value }
    .random = das Los entscheidet
option-on-a-one = Bei einer gewürfelten 1
    .move = ziehen wie immer
    .free = ein Schritt vor oder zurück, oder niemand zieht
option-passed-tiles = Plättchen, an denen alle vorbei sind
    .stay = bleiben liegen
    .go-last = kommen ans Ende des Wegs
option-end = Das Spiel endet
    .all-home = wenn alle Figuren im Ziel sind
    .one-home = wenn jemand alle Figuren im Ziel hat
    .last-pawn = wenn nur noch eine Figur unterwegs ist; wem sie gehört, der bekommt das schlimmste Plättchen
option-push = Schieben
    .extra = kommt zum Ziehen dazu
    .instead = ersetzt das Ziehen
option-ties = Bei Gleichstand
    .shared = wird der Sieg geteilt
    .fewest-lucky = gewinnen die wenigsten Glücksplättchen
option-totals = Stapel und Punktestände
    .open = offen für alle
    .hidden = nur die eigenen; bei den anderen das oberste Plättchen

## Was gerade ansteht

prompt-lay = Der Weg wird ausgelegt.
prompt-first = Es wird ausgelost, wer anfängt.
prompt-before = { $you ->
    [yes] Du bist dran: Spiel einen Wurmchip oder würfle.
   *[no] { $seat } darf vor dem Wurf einen Wurmchip spielen.
}
prompt-roll = { $you ->
    [yes] Deine Würfel rollen.
   *[no] Die Würfel von { $seat } rollen.
}
prompt-advance = { $you ->
    [yes] Du bist dran: Du hast eine { $number } gewürfelt. Wer zieht?
   *[no] { $seat } hat eine { $number } gewürfelt und wählt, wer zieht.
}
prompt-draw = Ein Wurmchip wird gezogen.
prompt-after = { $you ->
    [yes] Du kannst noch einen Wurmchip spielen oder deinen Zug beenden.
   *[no] { $seat } darf noch einen Wurmchip spielen.
}
prompt-over = Das Spiel ist vorbei.

## Züge

move-pawn = { $place-key ->
    [start] Zieh deine Figur vom Start weiter
   *[other] Zieh deine Figur von Feld { $place } weiter
}
move-guard = { $place-key ->
    [start] Zieh einen Wächter vom Start weiter
   *[other] Zieh einen Wächter von Feld { $place } weiter
}
move-flixxy = Lass Flixxy fliegen
move-throw = Würfle
move-done = Beende deinen Zug
move-bury = Wurm: Vergrab dein oberstes Plättchen
move-double = Wurm: Mach gleich noch einen Zug
move-push = { $place-key ->
    [start] Wurm: Schieb alle anderen vom Start weiter
   *[other] Wurm: Schieb alle anderen von Feld { $place } weiter
}
move-swap = { $piece-key ->
    [pawn] Wurm: Tausch deine Figur { $place-key ->
            [start] auf dem Start
           *[other] auf Feld { $place }
        } mit einer Figur von { $owner } { $way }
    [guard] Wurm: Tausch deine Figur { $place-key ->
            [start] auf dem Start
           *[other] auf Feld { $place }
        } mit einem Wächter { $way }
   *[flixxy] Wurm: Tausch deine Figur { $place-key ->
            [start] auf dem Start
           *[other] auf Feld { $place }
        } mit Flixxy { $way }
}
move-pawn-back = Zieh deine Figur von Feld { $place } einen Schritt zurück
move-guard-back = Zieh einen Wächter von Feld { $place } einen Schritt zurück
move-nobody = Niemand zieht
move-roll = Wurf: { $number }{ $die ->
    [flixxy] {" "}und Flixxy
    [any] {" "}und ein Fragezeichen
    [x] {" "}und ein X
   *[none] {""}
}
move-worm = Wurmchip: { $worm }
move-first = Zuerst dran: { $seat }
move-lay = Leg aus: { $tile }

## Ereignisse

event-laid = Feld { $place }: { $tile }.
event-begins = { $you ->
    [yes] Du fängst an.
   *[no] { $seat } fängt an.
}
event-rolled = { $you ->
    [yes] Du würfelst eine { $number }
   *[no] { $seat } würfelt eine { $number }
}{ $die ->
    [flixxy] {" "}und Flixxy.
    [any] {" "}und ein Fragezeichen.
    [x] {" "}und ein X.
   *[none] .
}
event-pawn-walked = { $you ->
    [yes] Du ziehst eine Figur: { $from } → { $to }.
   *[no] { $seat } zieht eine Figur: { $from } → { $to }.
}
event-guard-walked = { $you ->
    [yes] Du ziehst einen Wächter: { $from } → { $to }.
   *[no] { $seat } zieht einen Wächter: { $from } → { $to }.
}
event-flixxy-flew = { $you ->
    [yes] Du lässt Flixxy fliegen: { $from } → { $to }.
   *[no] { $seat } lässt Flixxy fliegen: { $from } → { $to }.
}
event-pawn-pushed = { $them ->
    [yes] { $seat } schiebt deine Figur: { $from } → { $to }.
   *[no] { $you ->
        [yes] Du schiebst eine Figur von { $owner }: { $from } → { $to }.
       *[no] { $seat } schiebt eine Figur von { $owner }: { $from } → { $to }.
    }
}
event-guard-pushed = { $you ->
    [yes] Du schiebst einen Wächter: { $from } → { $to }.
   *[no] { $seat } schiebt einen Wächter: { $from } → { $to }.
}
event-flixxy-pushed = { $you ->
    [yes] Du schiebst Flixxy: { $from } → { $to }.
   *[no] { $seat } schiebt Flixxy: { $from } → { $to }.
}
event-nobody-moved = { $you ->
    [yes] Du lässt alle stehen.
   *[no] { $seat } lässt alle stehen.
}
event-move-lapsed = { $you ->
    [yes] Du hast nichts mehr zu ziehen.
   *[no] { $seat } hat nichts mehr zu ziehen.
}
event-took = { $you ->
    [yes] Du nimmst { $tile-key ->
        [L] das Glücksplättchen
       *[other] die { $tile }
    } von Feld { $place }.
   *[no] { $seat } nimmt { $tile-key ->
        [L] das Glücksplättchen
       *[other] die { $tile }
    } von Feld { $place }.
}
event-gave = { $them ->
    [yes] { $seat } gibt dir { $tile-key ->
        [L] ein Glücksplättchen
       *[other] eine { $tile }
    }.
   *[no] { $you ->
        [yes] Du gibst { $tile-key ->
            [L] ein Glücksplättchen
           *[other] eine { $tile }
        } an { $receiver }.
       *[no] { $seat } gibt { $tile-key ->
            [L] ein Glücksplättchen
           *[other] eine { $tile }
        } an { $receiver }.
    }
}
event-discarded = { $you ->
    [yes] Aus dem Spiel: { $tile } von dir.
   *[no] Aus dem Spiel: { $tile } von { $seat }.
}
event-nothing-to-give = { $you ->
    [yes] Du hast kein Plättchen zum Abgeben.
   *[no] { $seat } hat kein Plättchen zum Abgeben.
}
event-won-token = { $you ->
    [yes] Du gewinnst den Rundenchip +{ $points }.
   *[no] { $seat } gewinnt den Rundenchip +{ $points }.
}
event-flixxy-left = Flixxy fliegt auf und davon und nimmt den Aktionswürfel mit.
event-drew-worm = { $worm-key ->
    [unknown] { $seat } zieht einen Wurmchip.
   *[other] { $you ->
        [yes] Du ziehst einen Wurmchip: { $worm }.
       *[no] { $seat } zieht einen Wurmchip: { $worm }.
    }
}
event-played-worm = { $you ->
    [yes] Du spielst einen Wurmchip: { $worm }.
   *[no] { $seat } spielt einen Wurmchip: { $worm }.
}
event-buried = { $you ->
    [yes] Du vergräbst { $tile-key ->
        [L] ein Glücksplättchen
       *[other] eine { $tile }
    } unter deinem Stapel.
   *[no] { $seat } vergräbt { $tile-key ->
        [L] ein Glücksplättchen
       *[other] eine { $tile }
    } unter dem eigenen Stapel.
}
event-swapped = { $them ->
    [yes] { $seat } tauscht mit deiner Figur: { $from } ↔ { $to }.
   *[no] { $you ->
        [yes] Du tauschst mit { $piece-key ->
            [pawn] einer Figur von { $owner }
            [guard] einem Wächter
           *[flixxy] Flixxy
        }: { $from } ↔ { $to }.
       *[no] { $seat } tauscht mit { $piece-key ->
            [pawn] einer Figur von { $owner }
            [guard] einem Wächter
           *[flixxy] Flixxy
        }: { $from } ↔ { $to }.
    }
}
event-moved-to-end = Ans Ende des Wegs: { $tile } von Feld { $place }.
event-all-home = { $you ->
    [yes] Alle deine Figuren sind im Ziel.
   *[no] Alle Figuren von { $seat } sind im Ziel.
}
event-penalty = { $you ->
    [yes] Deine Figur ist die letzte. Du musst die { $tile } nehmen, und kein Glück dreht sie ins Plus.
   *[no] Die letzte Figur ist die von { $seat }. Das macht { $tile }, und kein Glück dreht das ins Plus.
}
event-game-over = Das Spiel ist vorbei.

## Der Tisch in Worten

twin-start = Start.
twin-place = { $place }: { $tile }.
twin-bare = { $place }: kein Plättchen mehr.
twin-run = { $from }–{ $to }: { $tiles }.
twin-finish = Ziel.
twin-who = { $piece-key ->
    [pawn] { $you ->
        [yes] { $count ->
            [one] Deine Figur.
           *[other] { $count } Figuren von dir.
        }
       *[no] { $count ->
            [one] Eine Figur von { $seat }.
           *[other] { $count } Figuren von { $seat }.
        }
    }
    [guard] { $count ->
        [one] Ein Wächter.
       *[other] { $count } Wächter.
    }
   *[flixxy] Flixxy.
}
twin-laid = Bisher ausgelegt: { $tiles }.
twin-dice = Gewürfelt: { $number }{ $die ->
    [flixxy] {" "}und Flixxy.
    [any] {" "}und ein Fragezeichen.
    [x] {" "}und ein X.
   *[none] .
}
twin-tokens = Rundenchips übrig: { $tokens }.
twin-worm-pile = Chips im Wurmstapel: { $count }.
twin-worms-under = Unten im Wurmstapel, allen bekannt: { $worms }.
twin-discarded = Aus dem Spiel: { $tiles }.
twin-seat = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $score ->
    [hidden] { $count ->
        [one] ein Plättchen.
       *[other] { $count } Plättchen.
    }
   *[other] Punktestand { $score }, { $count ->
        [one] ein Plättchen.
       *[other] { $count } Plättchen.
    }
}
twin-home = Alle Figuren sind im Ziel.
twin-stack = Stapel von oben: { $tiles }.
twin-top = Obenauf: { $tile }.
twin-penalty = Strafe: { $tile }, und dabei bleibt es.
twin-seat-tokens = Rundenchips: { $tokens }.
twin-worms = Wurmchips: { $worms }.
twin-fresh-worms = In diesem Zug gezogen: { $worms }.
twin-barred = Hat in diesem Zug getauscht und setzt aus: die Figur { $place-key ->
            [start] auf dem Start
           *[other] auf Feld { $place }
        }.

## Regeln: das Grundspiel

chapter-base = Das Grundspiel
rule-P1 = Die 32 Plättchen liegen vom Start zum Ziel in dieser Reihenfolge: −1 bis −8, die sechs Glücksplättchen, +8 bis hinunter zu +1 und −1 bis −10.
    .cite = Verflixxt! 2005, Aufbau: Weg
rule-P2 = Die acht Wächter stehen auf den sechs Glücksplättchen, der +8 und der +7.
    .cite = Verflixxt! 2005, Aufbau: Wächter
rule-P3 = Bis zu viert haben alle drei Figuren, ab fünf Spielern zwei. Alle Figuren stehen am Anfang auf dem Start.
    .cite = Verflixxt! 2005, Aufbau: Figuren
rule-B1 = Wer am jüngsten ist, fängt an, dann geht es reihum nach links.
    .cite = Verflixxt! 2005, Spielreihenfolge
rule-B2 = In deinem Zug würfelst du einmal und musst dann die volle Zahl ziehen: mit einer eigenen Figur oder mit einem Wächter. Passen gibt es nicht.
    .cite = Verflixxt! 2005, der Zug
    .no = In jedem Zug zieht genau eine Figur oder ein Wächter, die volle Zahl, nach dem Wurf; Passen gibt es nicht.
rule-B3 = Eine eigene Figur, die noch nicht im Ziel ist, darfst du immer ziehen.
    .cite = Verflixxt! 2005, der Zug: Figuren
    .no = { $place-key ->
            [start] Auf dem Start
           *[other] Auf Feld { $place }
        } steht keine Figur von dir.
rule-B4 = Wächter dürfen alle ziehen, aber nur solche, bei denen eine Figur auf dem Plättchen steht, egal in welcher Farbe.
    .cite = Verflixxt! 2005, der Zug: Wächter
    .no = { $place-key ->
            [start] Auf dem Start
           *[other] Auf Feld { $place }
        } steht kein Wächter, der eine Figur bei sich hat.
rule-B5 = Gezogen wird nur vorwärts.
    .cite = Verflixxt! 2005, das Ziehen
    .no = Gezogen wird nur vorwärts.
rule-B6 = Auf jedem Plättchen ist Platz für beliebig viele Figuren und Wächter.
    .cite = Verflixxt! 2005, das Ziehen
rule-B7 = Wo ein Plättchen genommen wurde, ist kein Schritt mehr: Lücken zählen nicht mit.
    .cite = Verflixxt! 2005, das Ziehen: Lücken
rule-B8 = Ins Ziel kommst du auch ohne genauen Wurf; was übrig ist, verfällt. Das gilt für Figuren und Wächter.
    .cite = Verflixxt! 2005, das Ziel
rule-B9 = Auch ein Wächter darf ins Ziel gezogen werden.
    .cite = Verflixxt! 2005, das Ziel: Wächter
rule-B10 = Eine Figur im Ziel spielt nicht mehr mit.
    .cite = Verflixxt! 2005, das Ziel: Figuren
rule-B11 = Verlässt deine Figur ein Plättchen und bleibt dort weder Figur noch Wächter zurück, musst du es nehmen, ob gut oder schlecht. Sonst bleibt es liegen.
    .cite = Verflixxt! 2005, Plättchen nehmen
rule-B12 = Wer einen Wächter zieht, nimmt nie ein Plättchen: Die Figur, die ihn geweckt hat, steht ja noch da.
    .cite = Verflixxt! 2005, Plättchen nehmen: Wächter
rule-B13 = Der Start wird nie genommen.
    .cite = Verflixxt! 2005, Plättchen nehmen: der Start
rule-B14 = Sind alle deine Figuren im Ziel, hast du keine Züge mehr. Die anderen spielen weiter, notfalls einer allein.
    .cite = Verflixxt! 2005, wer alle Figuren im Ziel hat
rule-B15 = Das Spiel endet, wenn bei allen alle Figuren im Ziel sind.
    .cite = Verflixxt! 2005, Ende des Spiels
rule-B16 = Deine Plättchen werden zusammengezählt. Jedes Glücksplättchen dreht eins deiner Minusplättchen ins Plus, die größten zuerst. Glücksplättchen ohne Minusplättchen zählen nichts.
    .cite = Verflixxt! 2005, Wertung: Glücksplättchen
rule-B17 = Die meisten Punkte gewinnen.
    .cite = Verflixxt! 2005, Wertung: wer gewinnt
rule-B18 = Wenn ihr es so ausmacht, gewinnt bei Gleichstand, wer die wenigsten Glücksplättchen hat.
    .cite = Verflixxt! 2020, Gleichstand (in den Regeln von 2005 haben wir nichts dazu gefunden)
rule-B19 = Genommene Plättchen liegen offen, außer ihr macht aus, die Punktestände zu verbergen.
    .cite = Verflixxt! 2005, genommene Plättchen (je nach Ausgabe verschieden)
rule-B20 = Ein Plättchen, an dem alle Figuren vorbei sind, nützt niemandem mehr und bleibt liegen.
    .cite = Verflixxt! 2005, Plättchen, an denen alle vorbei sind

## Regeln: Varianten des Grundspiels

chapter-variants = Varianten des Grundspiels
rule-variant-1a = Ein anderer fester Weg: −1 bis −8, dann +1 bis +8 aufsteigend, dann die sechs Glücksplättchen, dann −1 bis −10. Die Wächter stehen auf den acht Plusplättchen.
    .cite = Verflixxt! 2005, Variante 1a
rule-variant-1b = Die Glücksplättchen liegen am Ende des Wegs, vor dem Ziel.
    .cite = Verflixxt! 2005, Variante 1b
rule-variant-1c = Alle 32 Plättchen werden gemischt. Die Wächter stehen auf den Glücksplättchen, der +8 und der +7.
    .cite = Verflixxt! 2005, Variante 1c
rule-variant-2 = Bei einer gewürfelten 1 hast du die Wahl: Eine Figur oder ein Wächter geht einen Schritt vor oder einen zurück, oder niemand zieht.
    .cite = Verflixxt! 2005, Variante 2
    .no = Zurückgehen oder Stehenbleiben gibt es nur bei einer 1, und du hast eine { $number } gewürfelt.
rule-variant-3 = Ein Plättchen, an dem die letzte Figur vorbei ist, kommt ans Ende des Wegs, direkt vor das Ziel.
    .cite = Verflixxt! 2005, Variante 3
rule-variant-4 = Das Spiel endet, sobald jemand alle Figuren im Ziel hat. Die anderen nehmen jedes Plättchen, auf dem eine ihrer Figuren allein steht.
    .cite = Verflixxt! 2005, Variante 4
rule-variant-5 = Das Spiel endet, wenn die vorletzte Figur ins Ziel kommt. Wem die letzte gehört, der nimmt das schlimmste unbewachte Minusplättchen vom Weg, und kein Glücksplättchen dreht es ins Plus.
    .cite = Verflixxt! 2005, Variante 5

## Regeln: Aufbau von Verflixxt nochmal!

chapter-setting-up = Aufbau von Verflixxt nochmal!
rule-S1 = Die beiden −1 und die beiden −2 bleiben in der Schachtel: Vom Grundspiel sind 28 Plättchen dabei.
    .cite = Verflixxt nochmal! 2006, Aufbau: Plättchen
rule-S2 = Die 28 Plättchen werden gemischt und als Weg ausgelegt. Die vier Verflixxt-Plättchen liegen auf Feld 10, 15, 20 und 25.
    .cite = Verflixxt nochmal! 2006, Aufbau: Weg
rule-S3 = Die Rundenchips liegen aufeinander neben dem Ziel: +4 oben, dann +3, +2, +1.
    .cite = Verflixxt nochmal! 2006, Aufbau: Rundenchips
rule-S4 = Die acht Wächter stehen auf den ersten acht Plus- oder Glücksplättchen nach dem Start.
    .cite = Verflixxt nochmal! 2006, Aufbau: Wächter
rule-S5 = Flixxy und alle Figuren stehen am Anfang auf dem Start.
    .cite = Verflixxt nochmal! 2006, Aufbau: Flixxy und Figuren
rule-S6 = Wurmchips gibt es nur in der Wurmvariante.
    .cite = Verflixxt nochmal! 2006, Aufbau: Wurmchips
    .no = An diesem Tisch wird ohne Wurmchips gespielt.
rule-S7 = Wer am jüngsten ist, fängt an, und zwar mit beiden Würfeln.
    .cite = Verflixxt nochmal! 2006, Aufbau: wer anfängt
rule-S8 = Ein anderer Weg: der feste Weg des Grundspiels mit je einem Verflixxt-Plättchen vor den Glücksplättchen, nach den Glücksplättchen, nach der +4 und nach der zweiten −4.
    .cite = Verflixxt nochmal! 2006, ein anderer Weg

## Regeln: Verflixxt nochmal!

chapter-nochmal = Verflixxt nochmal!
rule-E1 = Es gelten die Regeln des Grundspiels, soweit hier nichts anderes steht. Beide Würfel werden zusammen geworfen.
    .cite = Verflixxt nochmal! 2006, das Spiel
    .no = Flixxy ist in diesem Spiel nicht dabei.
rule-E2 = Der Aktionswürfel zeigt Flixxy: Flixxy muss die gewürfelte Zahl fliegen, Figuren und Wächter bleiben stehen.
    .cite = Verflixxt nochmal! 2006, Aktionswürfel: Flixxy
    .no = Der Aktionswürfel zeigt Flixxy, also muss Flixxy fliegen.
rule-E3 = Der Aktionswürfel zeigt ein Fragezeichen: Du wählst Flixxy, eine eigene Figur oder einen Wächter in Gesellschaft.
    .cite = Verflixxt nochmal! 2006, Aktionswürfel: ?
rule-E4 = Der Aktionswürfel zeigt ein X: Flixxy bleibt stehen, und du musst eine eigene Figur oder einen Wächter in Gesellschaft ziehen.
    .cite = Verflixxt nochmal! 2006, Aktionswürfel: X
    .no = Der Aktionswürfel zeigt ein X, also bleibt Flixxy stehen.
rule-E5 = Flixxy gehört niemandem, und alle dürfen ihn fliegen lassen. Verlässt er ein Plättchen, auf dem sonst niemand steht, muss es nehmen, wer ihn fliegen ließ.
    .cite = Verflixxt nochmal! 2006, Flixxy
rule-E6 = Flixxy hält ein Plättchen fest: Solange er darauf steht, bleibt es liegen.
    .cite = Verflixxt nochmal! 2006, Flixxy
rule-E7 = Ein Wächter darf gezogen werden, wenn eine Figur oder Flixxy auf seinem Plättchen steht.
    .cite = Verflixxt nochmal! 2006, Flixxy: Wächter
    .no = { $place-key ->
            [start] Auf dem Start
           *[other] Auf Feld { $place }
        } steht kein Wächter, der eine Figur oder Flixxy bei sich hat.
rule-E8 = Flixxy dreht Runde um Runde: Nach dem letzten Plättchen kommen Ziel, Start und das erste Plättchen. Ziel und Start zählen je einen Schritt.
    .cite = Verflixxt nochmal! 2006, Rundenchips: Runden
rule-E9 = Wer Flixxy ins Ziel oder darüber hinweg fliegen lässt, nimmt den obersten Rundenchip.
    .cite = Verflixxt nochmal! 2006, Rundenchips
rule-E10 = Bei der fünften Ankunft ist kein Rundenchip mehr da: Flixxy und der Aktionswürfel verlassen das Spiel.
    .cite = Verflixxt nochmal! 2006, Rundenchips: fünfte Ankunft
    .no = Flixxy hat das Spiel verlassen.
rule-E11 = Die Plättchen, die du nimmst, bilden einen Stapel, das neueste oben, und die Reihenfolge bleibt.
    .cite = Verflixxt nochmal! 2006, Verflixxt-Plättchen: Stapel
rule-E12 = War deine Figur allein auf einem Verflixxt-Plättchen und zieht weg, gibst du das oberste Plättchen deines Stapels nach links weiter; dort kommt es obenauf. Dasselbe gilt für Flixxy, wenn du ihn fliegen lässt.
    .cite = Verflixxt nochmal! 2006, Verflixxt-Plättchen
rule-E13 = Ist dein Stapel leer, bewirkt ein Verflixxt-Plättchen nichts.
    .cite = Verflixxt nochmal! 2006, Verflixxt-Plättchen: nichts zum Abgeben
rule-E14 = Wer schon alle Figuren im Ziel hat, bekommt nichts; das Plättchen geht dann an die nächste Person links, die noch mitspielt. Spielt sonst niemand mehr mit, verlässt es das Spiel.
    .cite = Verflixxt nochmal! 2006, Verflixxt-Plättchen: wer etwas bekommt
rule-E15 = Verflixxt-Plättchen werden nie genommen; sie bleiben bis zum Schluss.
    .cite = Verflixxt nochmal! 2006, Verflixxt-Plättchen bleiben
rule-E16 = Das Spiel endet, wenn die allerletzte Figur im Ziel ist, egal wo Flixxy gerade steckt.
    .cite = Verflixxt nochmal! 2006, Ende des Spiels
rule-E17 = Für dich zählen deine Plättchen, deine Rundenchips und deine Wurmchips.
    .cite = Verflixxt nochmal! 2006, Ende des Spiels: Wertung

## Regeln: Wurmchips

chapter-worms = Wurmchips
rule-W1 = Die Wurmchips werden gemischt und liegen verdeckt als Wurmstapel bereit.
    .cite = Verflixxt nochmal! 2006, Wurmvariante: der Wurmstapel
rule-W2 = Wer ein Minusplättchen vom Weg nehmen muss, zieht dazu den obersten Wurmchip und hält ihn geheim.
    .cite = Verflixxt nochmal! 2006, Wurmvariante: Wurmchips ziehen
rule-W3 = Ist der Wurmstapel leer, gibt es nichts zu ziehen. Ein Minusplättchen, das durch ein Verflixxt-Plättchen zu dir kommt, bringt keinen Wurmchip.
    .cite = Verflixxt nochmal! 2006, Wurmvariante: nichts zu ziehen
rule-W4 = Einen Wurmchip darfst du ab deinem nächsten Zug spielen.
    .cite = Verflixxt nochmal! 2006, Wurmvariante: ab dem nächsten Zug
    .no = Diesen Wurmchip hast du erst in diesem Zug gezogen; du darfst ihn ab deinem nächsten Zug spielen.
rule-W5 = In deinem Zug darfst du beliebig viele Wurmchips spielen. Jeder wird gezeigt, ausgeführt und unter den Wurmstapel gelegt.
    .cite = Verflixxt nochmal! 2006, Wurmvariante: Wurmchips spielen
    .no = So einen Wurmchip hast du nicht.
rule-W6 = Es gibt vier Sorten. Doppelzug: Nach deinem Zug machst du gleich noch einen. Vergraben: Dein oberstes Plättchen kommt unter deinen Stapel. Schieben: Auf einem Plättchen deiner Wahl, auf dem eine oder mehrere Figuren stehen, rückt alles, was nicht dir gehört, um die Zahl des Zahlenwürfels vor; der Aktionswürfel zählt dabei nicht. Tauschen: Eine deiner Figuren tauscht den Platz mit einer fremden Figur, einem Wächter oder Flixxy auf einem Nachbarplättchen und darf in diesem Zug nicht ziehen.
    .cite = Verflixxt nochmal! 2006, Wurmvariante: die vier Sorten
rule-W7 = Am Ende zählt jeder Wurmchip, den du noch hast, 1 Punkt.
    .cite = Verflixxt nochmal! 2006, Wurmvariante: Wertung

## Unsere Entscheidungen: Anzahl und Aufbau

chapter-our-setting-up = Unsere Entscheidungen: Anzahl und Aufbau
rule-A1 = Es gibt zehn Wurmchips.
    .cite = Unsere Entscheidung: Anzahl der Wurmchips
rule-A2 = Das sind zweimal Doppelzug, zweimal Schieben, dreimal Vergraben und dreimal Tauschen. Diese Aufteilung haben wir uns ausgesucht.
    .cite = Unsere Entscheidung: Wurmchips jeder Sorte
rule-A3 = Beim gemischten Weg sind 10, 15, 20 und 25 Felder des fertigen Wegs aus 32 Plättchen.
    .cite = Unsere Entscheidung: Felder der Verflixxt-Plättchen, gemischter Weg
rule-A4 = Der feste Weg mit Verflixxt-Plättchen behält seine −1 und −2: Er hat 36 Plättchen.
    .cite = Unsere Entscheidung: Der feste Weg behält seine −1 und −2
rule-A5 = Zu siebt oder zu acht geht es nur mit der Erweiterung, denn die bringt die Figuren dafür mit.
    .cite = Unsere Entscheidung: zu siebt und zu acht
    .no = Das Grundspiel ist für zwei bis sechs; zu siebt oder zu acht braucht ihr die Erweiterung.
rule-A6 = Wer am jüngsten ist, weiß der Tisch nicht; wer anfängt, wird deshalb ausgemacht oder ausgelost.
    .cite = Unsere Entscheidung: wer anfängt
    .no = Platz { $first } kann nicht anfangen: Es gibt nur { $seats } Plätze, gezählt ab 0.

## Unsere Entscheidungen: Weg und Plättchen

chapter-our-path = Unsere Entscheidungen: Weg und Plättchen
rule-A7 = Ein genommenes Plättchen fällt aus dem Weg heraus, die übrigen behalten ihre Reihenfolge. Verflixxt-Plättchen werden nie wieder auseinandergerückt.
    .cite = Unsere Entscheidung: Lücken und Verflixxt-Plättchen
rule-A8 = Ein besetztes Plättchen kommt nie weg.
    .cite = Unsere Entscheidung: Ein besetztes Plättchen bleibt liegen
rule-A9 = Solange Flixxy mitspielt, bleiben Plättchen liegen, an denen alle vorbei sind, und mit Flixxy kann man sie noch bekommen. Danach liegen sie nur noch da.
    .cite = Unsere Entscheidung: Plättchen, an denen alle vorbei sind
rule-A10 = Die Schritte werden auf dem Weg gezählt, wie er liegt; erst dann kommt das verlassene Plättchen weg.
    .cite = Unsere Entscheidung: erst zählen, dann wegnehmen
rule-A11 = Start und Ziel werden nie genommen. Figuren und Wächter im Ziel spielen nicht mehr mit.
    .cite = Unsere Entscheidung: Start und Ziel
rule-A12 = Stapel liegen offen und dürfen durchgesehen werden. Im Grundspiel könnt ihr ausmachen, Stapel und Punktestände voreinander zu verbergen.
    .cite = Unsere Entscheidung: offene Stapel
    .no = Mit der Erweiterung liegen die Stapel offen.

## Unsere Entscheidungen: Flixxy

chapter-our-flixxy = Unsere Entscheidungen: Flixxy
rule-A13 = Ob Flixxy im Ziel landet oder darüber hinwegfliegt: Jede Ankunft bringt einen Rundenchip. Fliegt er später vom Ziel weiter, gibt es keinen zweiten.
    .cite = Unsere Entscheidung: ein Rundenchip je Ankunft
rule-A14 = Zwei Ankünfte in einem Flug kann es nicht geben: Flixxys Rundkurs hat immer mindestens sechs Felder.
    .cite = Unsere Entscheidung: nie zwei Ankünfte
rule-A15 = Die fünfte Runde fliegt Flixxy ohne Preis. Bei der fünften Ankunft kommt er aus dem Spiel, der Rest des Wurfs verfällt, und es gibt keinen Rundenchip; das Plättchen, das er verlassen hat, wird trotzdem genommen.
    .cite = Unsere Entscheidung: die fünfte Ankunft
rule-A16 = Flixxy darf auf Ziel oder Start landen. Fliegt er von dort weiter, wird nichts genommen, und Wächter im Ziel weckt er nicht.
    .cite = Unsere Entscheidung: Flixxy auf Ziel oder Start
rule-A17 = Auch ein Minusplättchen, das du durch Flixxy nimmst, bringt einen Wurmchip.
    .cite = Unsere Entscheidung: Wurmchips durch Flixxy
rule-A18 = Ein X hält nur Flixxy fest: Ein Wächter bei ihm darf gezogen werden.
    .cite = Unsere Entscheidung: ein Wächter bei Flixxy, wenn der Würfel X zeigt
rule-A19 = Ist Flixxy weg, wird nur noch der Zahlenwürfel geworfen, und jeder Zug gilt als X.
    .cite = Unsere Entscheidung: wenn Flixxy weg ist
rule-A20 = Auch wer ganz allein übrig ist, muss Flixxy fliegen lassen, wenn der Würfel es sagt.
    .cite = Unsere Entscheidung: Flixxy muss trotzdem fliegen

## Unsere Entscheidungen: Verflixxt-Plättchen

chapter-our-verflixxt-tiles = Unsere Entscheidungen: Verflixxt-Plättchen
rule-A21 = Allein heißt allein: Auch ein Wächter auf dem Verflixxt-Plättchen ist Gesellschaft.
    .cite = Unsere Entscheidung: allein auf einem Verflixxt-Plättchen
rule-A22 = Verlässt ein Wächter ein Verflixxt-Plättchen, passiert nichts.
    .cite = Unsere Entscheidung: Ein Wächter verlässt ein Verflixxt-Plättchen
rule-A23 = Geht deine letzte Figur von einem Verflixxt-Plättchen ins Ziel, gibst du trotzdem dein oberstes Plättchen ab.
    .cite = Unsere Entscheidung: Die letzte Figur verlässt ein Verflixxt-Plättchen
rule-A24 = Wer etwas bekommen kann, entscheidet sich nach dem Ziehen: alle anderen, die noch eine Figur unterwegs haben. Gibt es niemanden, verlässt das Plättchen das Spiel.
    .cite = Unsere Entscheidung: wer allein übrig ist
rule-A25 = Glücksplättchen werden weitergegeben wie alle anderen. Für die Punkte ist die Reihenfolge im Stapel egal.
    .cite = Unsere Entscheidung: Glücksplättchen in Stapeln
rule-A26 = Bei Verflixxt-Plättchen gibst du Plättchen ab, nie Rundenchips oder Wurmchips.
    .cite = Unsere Entscheidung: Chips werden nie abgegeben
rule-A27 = Bleibt eine andere Figur von dir auf dem Verflixxt-Plättchen, passiert nichts.
    .cite = Unsere Entscheidung: Eine eigene Figur bleibt auf dem Verflixxt-Plättchen

## Unsere Entscheidungen: Wurmchips

chapter-our-worms = Unsere Entscheidungen: Wurmchips
rule-A28 = Vor dem Wurf: Vergraben, Tauschen. Nach dem Wurf und vor dem Ziehen: Vergraben, Tauschen, Schieben. Nach dem Ziehen: Vergraben, Doppelzug.
    .cite = Unsere Entscheidung: wann Wurmchips gespielt werden dürfen
    .no = Für diesen Wurmchip ist es der falsche Moment: Tauschen geht vor dem Ziehen, Schieben zwischen Wurf und Ziehen, Doppelzug nach dem Ziehen; Vergraben geht zu jedem dieser Zeitpunkte.
rule-A29 = Schieben kommt zum Ziehen dazu, außer ihr macht aus, dass es das Ziehen ersetzt.
    .cite = Unsere Entscheidung: Schieben kommt zum Ziehen dazu
rule-A30 = Schiebst du ein Plättchen leer, nimmst du es. Schiebst du eine Gruppe von einem Verflixxt-Plättchen, gibst du dein oberstes Plättchen ab, aber nur einmal. So lesen wir es: Die Anleitung spricht von einer Figur oder Flixxy, die zu Beginn ihrer Bewegung allein dort stehen, « seules … au départ de leur mouvement », und die Gruppe gilt uns als eine Figur.
    .cite = Unsere Entscheidung: Schieben leert ein Plättchen
rule-A31 = Schieben kannst du auf jedem Plättchen, auf dem eine Figur oder Flixxy steht und nicht alles dir gehört, auch auf dem Start, aber nicht im Ziel.
    .cite = Unsere Entscheidung: was sich schieben lässt
    .no = { $place-key ->
            [start] Auf dem Start
           *[other] Auf Feld { $place }
        } gibt es nichts zu schieben: Dort muss eine Figur oder Flixxy stehen, und nicht alles darf dir gehören.
rule-A32 = Werden Figuren und Wächter ins Ziel oder darüber hinaus geschoben, sind sie im Ziel; den Rundenchip für Flixxy bekommt, wer geschoben hat.
    .cite = Unsere Entscheidung: Schieben übers Ziel
rule-A33 = Nachbar ist das nächste oder vorige Plättchen, das noch liegt. Der Start ist Nachbar des ersten Plättchens; das Ziel ist niemandes Nachbar.
    .cite = Unsere Entscheidung: Nachbarn zum Tauschen
    .no = { $place-key ->
            [start] Auf dem Start
           *[other] Auf Feld { $place }
        } steht keine Figur von dir, die so einen Nachbarn zum Tauschen hat.
rule-A34 = Tauschen mit Flixxy bringt nie einen Rundenchip.
    .cite = Unsere Entscheidung: Tauschen mit Flixxy
rule-A35 = Beim Tauschen wird kein Plättchen genommen und keins weitergegeben.
    .cite = Unsere Entscheidung: Beim Tauschen wird nichts genommen
rule-A36 = Nach dem Tauschen muss dir eine Figur oder ein Wächter zum Ziehen bleiben, egal was Flixxy könnte. Nimmt dir danach das Schieben auch das noch, entfällt das Ziehen.
    .cite = Unsere Entscheidung: Nach dem Tauschen muss etwas zum Ziehen bleiben
    .no = Nach diesem Tausch hättest du weder Figur noch Wächter zum Ziehen.
rule-A37 = Du darfst mehrmals tauschen. Jede Figur, die getauscht hat, setzt in diesem Zug aus.
    .cite = Unsere Entscheidung: mehrmals tauschen
    .no = Deine Figur { $place-key ->
            [start] auf dem Start
           *[other] auf Feld { $place }
        } hat in diesem Zug getauscht und setzt aus.
rule-A38 = Zum Vergraben gehören mindestens zwei Plättchen.
    .cite = Unsere Entscheidung: Zum Vergraben gehören zwei Plättchen
    .no = Zum Vergraben brauchst du mindestens zwei Plättchen.
rule-A39 = Der Zug, den ein Doppelzug bringt, ist ein eigener Zug: Frisch gezogene Wurmchips darfst du darin schon spielen, und Figuren, die getauscht haben, dürfen wieder ziehen.
    .cite = Unsere Entscheidung: Ein Doppelzug ist ein eigener Zug
rule-A40 = Sind alle deine Figuren im Ziel, gibt es keinen Doppelzug mehr.
    .cite = Unsere Entscheidung: kein Doppelzug, wenn alle Figuren im Ziel sind
    .no = Alle deine Figuren sind im Ziel: Du hast keinen weiteren Zug.
rule-A41 = Mehrere Doppelzüge folgen aufeinander, jeder am Ende eines Zugs.
    .cite = Unsere Entscheidung: mehrere Doppelzüge
rule-A42 = Der Wurmstapel ist eine Warteschlange: Gezogen wird vorn, gespielte Wurmchips stellen sich der Reihe nach hinten an.
    .cite = Unsere Entscheidung: Der Wurmstapel ist eine Warteschlange
rule-A43 = Welche Sorte ein Wurmchip ist, weiß nur, wer ihn hat; wie viele jemand hat, sehen alle. Wurmchips, die unter den Wurmstapel kamen, haben alle gesehen, und sie bleiben bekannt, wenn sie wieder auftauchen.
    .cite = Unsere Entscheidung: Wurmchips sind geheim
rule-A44 = Auch wer schon alle Figuren im Ziel hat, bekommt Punkte für übrige Wurmchips.
    .cite = Unsere Entscheidung: Wurmchips, wenn alle Figuren im Ziel sind
rule-A45 = Mit Tauschen und Vergraben darfst du warten, bis du den Wurf gesehen hast.
    .cite = Unsere Entscheidung: Tauschen und Vergraben dürfen warten

## Unsere Entscheidungen: das Ende

chapter-our-end = Unsere Entscheidungen: das Ende
rule-A46 = Bei Gleichstand wird der Sieg geteilt, außer ihr macht aus, dass die wenigsten Glücksplättchen gewinnen.
    .cite = Unsere Entscheidung: Gleichstand
rule-A47 = Das Spiel endet sofort, wenn die letzte Figur gezogen hat und geklärt ist, was ihr Plättchen bringt.
    .cite = Unsere Entscheidung: wann das Spiel endet
rule-A48 = Das Spiel endet immer: Gezogen wird vorwärts, Flixxy verschwindet bei der fünften Ankunft, und getauscht wird nicht ewig. Nur Variante 2 kennt keine Höchstdauer.
    .cite = Unsere Entscheidung: Das Spiel endet immer

## Unsere Entscheidungen: Feinheiten

chapter-our-finer-points = Unsere Entscheidungen: Feinheiten
rule-V1 = Fliegt Flixxy eine ganze Runde und landet wieder auf dem Verflixxt-Plättchen, von dem er kam, hat er es trotzdem verlassen: Wer ihn fliegen ließ, gibt ein Plättchen ab und nimmt den Rundenchip. Es zählt, wer zurückgeblieben ist.
    .cite = Unsere Entscheidung: eine ganze Runde von einem Verflixxt-Plättchen aus
rule-V2 = Zeigt der Würfel Flixxy und kommt Flixxy durch Schieben aus dem Spiel, gilt der Zug von da an als X.
    .cite = Unsere Entscheidung: Schieben bringt Flixxy vor einem Pflichtflug aus dem Spiel
rule-V3 = Auch auf einem Plättchen, auf dem nur Flixxy und Wächter stehen, darf geschoben werden.
    .cite = Unsere Entscheidung: Schieben, wo nur Flixxy steht
rule-V4 = Der Wurmchip Schieben kommt erst unter den Wurmstapel, wenn er ausgeführt ist; du kannst ihn also nicht gleich wieder ziehen.
    .cite = Unsere Entscheidung: Gespieltes Schieben kommt zuletzt unter den Wurmstapel
rule-V5 = Der Wurmchip Doppelzug kommt sofort unter den Wurmstapel, noch vor dem zusätzlichen Zug.
    .cite = Unsere Entscheidung: Ein gespielter Doppelzug kommt sofort unter den Wurmstapel
rule-V6 = Die Varianten 2 bis 5 und die Wege der Varianten 1a und 1b gibt es nur im Grundspiel.
    .cite = Unsere Entscheidung: Varianten und Erweiterung
    .no = Die Option „{ $which }“ lässt sich mit der Erweiterung nicht so einstellen.
rule-V7 = In Variante 2 darf eine eigene Figur oder ein Wächter in Gesellschaft den Schritt zurück machen. Bleibt dabei ein Plättchen leer zurück, nimmst du es. Zurück auf den Start geht auch, aber von dort geht nichts zurück.
    .cite = Unsere Entscheidung: eine gewürfelte 1 in Variante 2
    .no = Vom Start geht nichts zurück.
rule-V8 = In Variante 3 zählen nur die Figuren, nicht die Wächter. Ein Plättchen, an dem alle vorbei sind, bleibt liegen, wenn ein Wächter darauf steht. Mehrere Plättchen wandern in der Reihenfolge des Wegs, jeweils nach dem Ziehen und Nehmen, auch nach dem Zug, der das Spiel beendet; erst wenn alle Figuren im Ziel sind, wandert nichts mehr.
    .cite = Unsere Entscheidung: Plättchen, an denen alle vorbei sind, in Variante 3
rule-V9 = In Variante 4 heißt allein: Sonst steht niemand auf dem Plättchen. Die Varianten 4 und 5 schließen einander aus.
    .cite = Unsere Entscheidung: allein stehen in Variante 4
rule-V10 = In Variante 5 zählt auch das Plättchen unter der letzten Figur; nur Wächter schützen. Auch ein Plättchen, an dem alle Figuren vorbei sind, liegt noch auf dem Weg und kann die Strafe sein; mit Variante 3 ist es nach hinten gewandert und liegt erst recht da. Gibt es kein unbewachtes Minusplättchen, wird nichts genommen. Andere Plättchen werden wie immer ins Plus gedreht.
    .cite = Unsere Entscheidung: das Strafplättchen in Variante 5
rule-V11 = In Variante 1b stehen die Wächter auf den Glücksplättchen, der +8 und der +7.
    .cite = Unsere Entscheidung: Wächter in Variante 1b
rule-V12 = Plättchen auf dem Weg, in den Stapeln, aus dem Spiel und als Strafe genommene ergeben zusammen immer 28 oder 32; Verflixxt-Plättchen zählen nicht mit. In jedem Zug wird einmal gezogen; gar nicht, wenn das Ziehen entfällt oder in Variante 2 niemand zieht.
    .cite = Unsere Entscheidung: wie Plättchen gezählt werden
rule-V13 = Auch wenn der Würfel Flixxy verlangt, muss nach dem Tauschen eine Figur oder ein Wächter zum Ziehen bleiben.
    .cite = Unsere Entscheidung: Tauschen, wenn Flixxy fliegen muss
rule-V14 = Ist deine letzte Figur im Ziel, darfst du noch vergraben, aber keinen Doppelzug mehr spielen.
    .cite = Unsere Entscheidung: was nach der letzten Figur noch geht
rule-V15 = Ein Wächter oder Flixxy, den ein Tausch auf den Start gebracht hat, darf von dort weg wie von jedem Plättchen.
    .cite = Unsere Entscheidung: wieder weg vom Start
rule-V16 = Wo Schieben das Ziehen ersetzt, ersetzt es auch einen Pflichtflug von Flixxy, und ein Tausch davor kostet nichts.
    .cite = Unsere Entscheidung: wenn Schieben das Ziehen ersetzt
rule-V17 = Ein Doppelzug beendet den laufenden Zug sofort.
    .cite = Unsere Entscheidung: Ein Doppelzug beendet den Zug
rule-V18 = Nach dem Zählen der Glücksplättchen immer noch Gleichstand: Der Sieg wird geteilt.
    .cite = Unsere Entscheidung: immer noch Gleichstand
rule-V19 = Ein einziger Flug von Flixxy kann Rundenchip, Plättchen und Wurmchip bringen, in dieser Reihenfolge.
    .cite = Unsere Entscheidung: Rundenchip, Plättchen, Wurmchip
rule-V20 = Auch einen Wurmchip, den dir dein eigenes Schieben einbringt, darfst du erst ab deinem nächsten Zug spielen.
    .cite = Unsere Entscheidung: ein Wurmchip durch Schieben

## Lektion

lesson-1 = Du hast eine 5 gewürfelt: Eine Figur geht fünf Schritte, nicht mehr und nicht weniger. Zieh eine von deinen auf das erste Glücksplättchen.
    .good = Mitten aufs Kleeblatt! So geht jeder Zug: würfeln, wählen, ziehen.
    .other = Auch diese Figur ging fünf Schritte, nur woandershin. Zähl vom ersten Kleeblatt rückwärts und versuch es noch einmal!
lesson-2 = Wer ein Plättchen leer zurücklässt, nimmt es. Zieh so, dass du ein Plusplättchen bekommst.
    .good = Niemand ist geblieben, also kommt die +6 mit dir mit.
    .other = Diesmal kein Plus: Wo noch jemand steht, bleibt das Plättchen liegen, und ein Minus, das du leer zurücklässt, kommt genauso mit. Versuch es noch einmal!
lesson-3 = Du willst die +8, aber da steht noch ein Wächter. Einen Wächter dürfen alle ziehen, solange er Gesellschaft hat.
    .good = Und weg ist er! Jetzt steht deine Figur allein auf der +8: Wenn du später weiterziehst, gehört sie dir.
    .other = Der Wächter hält die +8 immer noch fest. Schick ihn los, solange deine Figur ihm Gesellschaft leistet. Versuch es noch einmal!
lesson-4 = Die −3 und die −8 drücken auf deinen Stapel. Nimm das Plättchen, das dir am meisten hilft.
    .good = Ein Glücksplättchen dreht dein größtes Minus ins Plus: Deine −8 zählt jetzt +8. Das macht 16 Punkte für ein Kleeblatt!
    .other = Die −8 zieht dich noch immer runter. Auf dem Glücksplättchen steht keine Zahl, aber überleg mal, was es umdrehen könnte. Versuch es noch einmal!
lesson-5 = Das Fragezeichen lässt dir die Wahl: eine Figur, ein Wächter in Gesellschaft oder Flixxy. Lass Flixxy übers Ziel hinwegfliegen, und der oberste Rundenchip gehört dir.
    .good = Der Rundenchip +4 gehört dir, und die +2 noch dazu: Flixxy war dort allein, und du hast ihn fliegen lassen.
    .other = Flixxy wartet noch, und den Rundenchip holt sich vielleicht jemand anders. Versuch es noch einmal!
lesson-6 = Obenauf liegt deine −8, und zwei deiner Figuren stehen auf orangefarbenen Verflixxt-Plättchen. Werde die −8 los!
    .good = Deine Figur war allein auf dem Verflixxt-Plättchen, also wandert dein oberstes Plättchen nach links. Tschüss, −8!
    .other = Die −8 hast du immer noch. Ein Verflixxt-Plättchen wirkt nur, wenn deine Figur dort allein war. Versuch es noch einmal!
lesson-7 = Jedes Minusplättchen, das du vom Weg nimmst, bringt einen Wurmchip; mit deinem kannst du vergraben. Rette so deine +8, bevor du das Verflixxt-Plättchen verlässt.
    .good = Die +8 liegt sicher ganz unten, und obenauf liegt die −9, reisefertig nach links. Gezogen wird jetzt wie immer.
    .other = Das hat dich Punkte gekostet, und dein Wurm schläft noch. Ein Wurmchip kommt zum Ziehen dazu, also vergrab zuerst. Versuch es noch einmal!

## Was sich erzählen lässt, wenn es vorbei ist

story-clover = { $you ->
    [yes] Dein Kleeblatt hat die { $tile } umgedreht: { $points } Punkte auf einen Schlag.
   *[no] Ein Kleeblatt hat die { $tile } von { $seat } umgedreht: { $points } Punkte auf einen Schlag.
}
story-die = { $you ->
    [yes] Dein Würfel liebte die { $number }: { $count }-mal in { $rolls } Würfen.
   *[no] Der Würfel von { $seat } liebte die { $number }: { $count }-mal in { $rolls } Würfen.
}
story-gave = { $you ->
    [yes] Du hast die { $tile } an { $receiver } weitergereicht.
   *[no] { $them ->
        [yes] { $seat } hat die { $tile } an dich weitergereicht.
       *[no] { $seat } hat die { $tile } an { $receiver } weitergereicht.
    }
}

## What lies on the table

about-pawn = Eine Figur. Mit jeder eigenen, die noch nicht im Ziel ist, darfst du ziehen.
about-guard = Ein Wächter. Er gehört niemandem: Alle dürfen ihn ziehen, solange eine Figur bei ihm steht.
about-flixxy = Flixxy. Alle dürfen ihn fliegen lassen, wenn der Aktionswürfel es erlaubt, und eine Runde bringt einen Rundenchip.
about-start = Der Start. Hier beginnen alle Figuren, und niemand nimmt ihn je mit.
about-finish = Das Ziel. Man darf auch zu viel würfeln; was übrig bleibt, verfällt.
about-gap = Eine Lücke: Hier wurde ein Plättchen genommen. Beim Zählen wird sie übersprungen.
about-tile-plus = Ein Plusplättchen, so viel wert wie seine Zahl. Wer es als Letztes verlässt, nimmt es.
about-tile-minus = Ein Minusplättchen, es kostet seine Zahl. Wer es als Letztes verlässt, muss es nehmen.
about-tile-lucky = Ein Glücksplättchen. Am Ende dreht es dein größtes Minusplättchen ins Plus.
about-tile-v = Ein Verflixxt-Plättchen. Wer allein darauf stand und wegzieht, gibt das oberste Plättchen des Stapels nach links.
about-token = Ein Rundenchip, so viel wert wie seine Punkte. Wer Flixxy ins Ziel bringt, nimmt den obersten.
about-worm = Ein Wurmchip. Du spielst ihn einmal, in deinem Zug, dann kommt er unter den Wurmstapel.
about-worm-pile = Die Wurmchips, die niemand hat. Ein Minusplättchen bringt dir einen davon.
about-die = Der Zahlenwürfel. Genau so weit geht ein Stein.
about-action-die = Der Aktionswürfel: Er sagt, ob Flixxy fliegen muss, fliegen darf oder bleibt.
about-stack = Die genommenen Plättchen, das neueste obenauf. Sie sind die Punkte.
