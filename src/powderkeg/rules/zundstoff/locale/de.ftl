### Zündstoff: jedes Wort, das das Spiel braucht, auf Deutsch.

game-name = Zündstoff
game-pitch = Zündhölzer, Raketen und Ganoven: ein Wettrennen zur Sonne um die coolsten Brillen im All.
game-goal = In jeder Runde legst du nacheinander zwei Karten verdeckt hin. Wer in einer Farbe die meisten Zündhölzer zeigt, fliegt mit dieser Rakete von Scheibe zu Scheibe, und Drehkarten verbiegen vorher noch den Kurs. Erreichst du die Sonne auf einer Seite, die deine Farbe zeigt, gehört dir eine Sonnenbrille. Wer zuerst zwei Brillen in verschiedenen Farben hat, trägt den Titel ALL-Capone.

## Spielmaterial

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
card-sun = eine Sonnen-Drehkarte
card-planet = eine Planeten-Drehkarte
card-red1 = Rot 1
card-red2 = Rot 2
card-red3 = Rot 3
card-blue1 = Blau 1
card-blue2 = Blau 2
card-blue3 = Blau 3
card-yellow1 = Gelb 1
card-yellow2 = Gelb 2
card-yellow3 = Gelb 3
card-black1 = Schwarz 1
card-black2 = Schwarz 2
# Gewählt wird eine Karte oder eine Farbe, darum stehen hier auch Farben.
card-red = Rot
card-blue = Blau
card-yellow = Gelb
planet-0 = Sonne
planet-1 = Erde
planet-2 = Planet 2
planet-3 = Planet 3
planet-4 = Planet 4
planet-5 = Planet 5
planet-6 = Planet 6
planet-7 = Planet 7
planet-8 = Planet 8
planet-9 = Planet 9
planet-10 = Planet 10
planet-11 = Planet 11
planet-12 = Planet 12
planet-13 = Planet 13
planet-14 = Planet 14
planet-15 = Planet 15

## Optionen

option-layout = Aufbau
    .square = Quadrat
    .ring = Ring
    .octagon = Achteck
    .cross = Kreuz
    .islands = zwei Inseln
    .long = lang und schmal
    .own = eigener ({ $value })
option-memory-aid = Merkhilfe
    .off = aus: Was gespielt ist, merkt ihr euch selbst
    .on = an: Alle sehen, welche Karten die anderen noch haben können
option-lone-black = Schwarze Zündhölzer ohne farbige Karte
    .nothing = zählen nicht
    .any-colour = zählen in einer Farbe, die man selbst ansagt
option-matches = Zündhölzer auf den beiden Karten einer Farbe
    .usual = zwei und drei
    .wide = eins und drei
option-blacks = Zündhölzer auf den beiden schwarzen Karten
    .usual = eins und zwei
    .ones = je eins
    .twos = je zwei

## Was gerade ansteht

prompt-deal = Die Scheiben werden ausgelegt.
prompt-first = { $them ->
    [yes] Runde { $round }: Wähle deine erste Karte.
   *[no] Runde { $round }: Die ersten Karten werden gewählt.
}
prompt-second = { $them ->
    [yes] Runde { $round }: Wähle deine zweite Karte.
   *[no] Runde { $round }: Die zweiten Karten werden gewählt.
}
prompt-laid = Vor dir liegt { $card }. Bis die letzte Karte liegt, darfst du noch tauschen.
prompt-name = { $them ->
    [yes] Deine schwarzen Zündhölzer haben noch keine Farbe. Sag eine an!
   *[no] Wer nur schwarze Zündhölzer zeigt, sagt eine Farbe an.
}
prompt-turn = { $you ->
    [yes] Du drehst: Welche Scheibe, und wie weit?
   *[no] { $seat } überlegt, welche Scheibe sich dreht.
}
prompt-choose = { $them ->
    [yes] Zwei Flüge gewonnen, aber nur einer ist erlaubt: Welchen nimmst du?
   *[no] Wer zwei Flüge gewonnen hat, wählt einen.
}
prompt-settled = Du hast { $colour } gewählt. Bis alle gewählt haben, darfst du noch tauschen.
prompt-fly = { $you ->
    [yes] Du fliegst { $colour }: Wo hältst du an?
   *[no] { $seat } fliegt { $colour } und wählt, wo Schluss ist.
}
prompt-over = Das Rennen ist vorbei.

## Züge

move-card = Leg { $card }
move-turn = Dreh { $planet-key ->
    [1] die Erde
   *[other] { $planet }
} { $quarters ->
    [1] ein Viertel weiter
    [2] halb herum
   *[3] drei Viertel weiter
}
move-flight = Nimm den Flug in { $colour }
move-name = Sag { $colour } für deine schwarzen Zündhölzer an
move-fly = { $goal-key ->
    [sun] Flieg auf die Sonne
    [rose] Flieg zur verdeckten Scheibe
    [1] Flieg zur Erde
   *[other] Flieg zu { $goal }
}
move-earth = Leg die Erde aus
move-sun = Leg die Sonne aus
move-deal = Leg { $planet } verdeckt aus
move-marker = Startmarker: { $seat }

## Ereignisse

event-laid-out = { $you ->
    [yes] Die Scheiben liegen. Du hast den Startmarker.
   *[no] Die Scheiben liegen. { $seat } hat den Startmarker.
}
event-round-began = { $you ->
    [yes] Runde { $round }. Du hast den Startmarker.
   *[no] Runde { $round }. { $seat } hat den Startmarker.
}
event-laid = { $card-key ->
    [unknown] { $seat } legt eine Karte verdeckt hin.
   *[other] { $you ->
        [yes] Du legst { $card } verdeckt hin.
       *[no] { $seat } legt { $card } verdeckt hin.
    }
}
event-chose-colour = { $colour-key ->
    [unknown] { $seat } wählt heimlich.
   *[other] { $you ->
        [yes] Du wählst heimlich { $colour }.
       *[no] { $seat } wählt heimlich { $colour }.
    }
}
event-changed = { $you ->
    [yes] Du überlegst es dir anders: { $choice }.
   *[no] { $seat } überlegt es sich anders: { $choice }.
}
event-revealed = { $which-key ->
    [first] Alle decken ihre erste Karte auf.
   *[second] Alle decken ihre zweite Karte auf.
}
event-showed = { $you ->
    [yes] Du zeigst { $card }.
   *[no] { $seat } zeigt { $card }.
}
event-named = { $you ->
    [yes] Du sagst { $colour } an: { $matches ->
        [one] Dein schwarzes Zündholz zählt dort.
       *[other] Deine { $matches } schwarzen Zündhölzer zählen dort.
    }
   *[no] { $seat } sagt { $colour } an: { $matches ->
        [one] Ein schwarzes Zündholz zählt dort.
       *[other] { $matches } schwarze Zündhölzer zählen dort.
    }
}
event-sun-turned = { $you ->
    [yes] Du drehst die Sonne ein Viertel weiter.
   *[no] { $seat } dreht die Sonne ein Viertel weiter.
}
event-planet-turned = { $you ->
    [yes] Du drehst { $own-key ->
        [yes] deine eigene Scheibe, { $planet-key ->
            [1] die Erde,
           *[other] { $planet },
        }
       *[no] { $planet-key ->
            [1] die Erde
           *[other] { $planet }
        }
    } { $quarters ->
        [1] ein Viertel weiter.
        [2] halb herum.
       *[3] drei Viertel weiter.
    }
   *[no] { $seat } dreht { $own-key ->
        [yes] die eigene Scheibe, { $planet-key ->
            [1] die Erde,
           *[other] { $planet },
        }
       *[no] { $planet-key ->
            [1] die Erde
           *[other] { $planet }
        }
    } { $quarters ->
        [1] ein Viertel weiter.
        [2] halb herum.
       *[3] drei Viertel weiter.
    }
}
event-flight-won = { $count ->
    [one] { $them ->
        [yes] Du gewinnst den Flug in { $colour } mit { $matches ->
            [one] einem Zündholz.
           *[other] { $matches } Zündhölzern.
        }
       *[no] { $winners } gewinnt den Flug in { $colour } mit { $matches ->
            [one] einem Zündholz.
           *[other] { $matches } Zündhölzern.
        }
    }
   *[other] Der Flug in { $colour } geht an { $them ->
        [yes] dich und { $winners-others }
       *[no] { $winners }
    }, mit je { $matches ->
        [one] einem Zündholz.
       *[other] { $matches } Zündhölzern.
    }
}
event-nobody-flies = Kein farbiges Zündholz brennt: Niemand fliegt.
event-flight-chosen = { $you ->
    [yes] Du nimmst den Flug in { $colour }.
   *[no] { $seat } nimmt den Flug in { $colour }.
}
event-flew = { $you ->
    [yes] Du fliegst { $colour }: { $start }
   *[no] { $seat } fliegt { $colour }: { $start }
} → { $end ->
    [sun] Sonne!
    [rose] verdeckte Scheibe.
    [stop] { $planet }, eine Stopp-Scheibe.
   *[planet] { $planet }.
}
event-stayed = { $you ->
    [yes] Deine Rakete in { $colour } kommt nicht weg: { $why ->
        [sun] Die Sonne zeigt auf dieser Seite kein { $colour }.
       *[alone] In ihrer Richtung liegt keine andere Scheibe.
    }
   *[no] { $seat } hat { $colour } gewonnen und kommt doch nicht weg: { $why ->
        [sun] Die Sonne zeigt auf dieser Seite kein { $colour }.
       *[alone] In dieser Richtung liegt keine andere Scheibe.
    }
}
event-turned-up = { $you ->
    [yes] Du entdeckst { $planet }. Wer in dieser Runde hinkommt, muss anhalten.
   *[no] { $seat } entdeckt { $planet }. Wer in dieser Runde hinkommt, muss anhalten.
}
event-took-glasses = { $you ->
    [yes] Du schnappst dir die Sonnenbrille in { $colour } und schwebst cool zur Erde zurück.
   *[no] { $seat } schnappt sich die Sonnenbrille in { $colour } und schwebt cool zur Erde zurück.
}
event-landed-again = { $you ->
    [yes] Du erreichst die Sonne noch einmal mit { $colour }: keine zweite Brille, nur Sonnenbräune. Zurück zur Erde!
   *[no] { $seat } erreicht die Sonne noch einmal mit { $colour }: keine zweite Brille, nur Sonnenbräune. Zurück zur Erde!
}
event-cards-back = Alle haben nur noch eine Karte: Die zehn anderen kommen zurück auf die Hand.
event-won-the-title = { $you ->
    [yes] Zwei Farben: Du bist ALL-Capone!
   *[no] Zwei Farben: { $seat } ist ALL-Capone!
}
event-race-stopped = Runde { $round } ist vorbei, das Rennen wird abgebrochen. Es gewinnt, wer die meisten Farben hat.

## Das Brett in Worten

side-north = oben
side-east = rechts
side-south = unten
side-west = links
twin-round = Runde { $round } von höchstens { $last }. Nach Runde { $back } kommen alle Karten zurück.
twin-marker = { $you ->
    [yes] Du hast den Startmarker.
   *[no] { $seat } hat den Startmarker.
}
twin-disc = Zeile { $row }, Spalte { $column }: { $planet }.
twin-hidden = Zeile { $row }, verdeckt: { $count ->
    [one] Spalte { $columns }.
   *[other] Spalten { $columns }.
}
twin-sun = Zeile { $row }, Spalte { $column }: die Sonne.
twin-side = { $side-key ->
    [north] Oben:
    [east] Rechts:
    [south] Unten:
   *[west] Links:
} { $colours }.
twin-rocket = { $colour } { $number } zeigt nach { $side }, { $goal-key ->
    [sun] auf die Sonne.
    [closed] auf eine geschlossene Seite der Sonne.
    [none] wo keine andere Scheibe liegt.
    [rose] zur verdeckten Scheibe in Zeile { $row }, Spalte { $column }.
    [1] zur Erde.
   *[other] zu { $goal }.
}
twin-stop = Stopp-Scheibe in dieser Runde.
twin-who = { $you ->
    [yes] Hier stehst du.
   *[no] Hier steht { $seat }.
}
twin-left = Sonnenbrillen neben den Scheiben: { $red } in Rot, { $blue } in Blau, { $yellow } in Gelb.
twin-seat = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $planet-key ->
    [1] auf der Erde;
   *[other] auf { $planet };
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand, { $aside } abgelegt.
twin-glasses = Sonnenbrillen: { $colours }.
twin-hand = Noch zu spielen: { $cards }.
twin-shown = Aufgedeckt: { $cards }.
twin-matches = { $matches ->
    [one] Ein Zündholz für { $colour }.
   *[other] { $matches } Zündhölzer für { $colour }.
}
twin-won = Flüge gewonnen: { $colours }.
twin-flight = Flug in { $colour }.
twin-turns = { $count ->
    [one] Noch eine Planeten-Drehkarte auszuführen.
   *[other] Noch { $count } Planeten-Drehkarten auszuführen.
}
twin-ready = Hat gewählt.
twin-order = Noch dran, in dieser Reihenfolge: { $order }.

## Regeln: das Spiel

chapter-book = Das Spiel
rule-B1 = Wer zuerst zwei Sonnenbrillen in verschiedenen Farben hat, gewinnt und trägt den Titel ALL-Capone.
    .cite = Zündstoff 1995, Ziel des Spiels
rule-B2 = Fünfzehn Planeten und die Sonne liegen als sechzehn Scheiben aus. Die Sonne und die Erde, das ist Planet 1, liegen offen. Die anderen Planeten werden gemischt und liegen verdeckt, sodass nur die Windrose auf ihrer Rückseite zu sehen ist. Wie eine Scheibe gedreht liegt, ist Zufall. Ein Planet hat eine rote, eine blaue und eine gelbe Rakete, jede an einer eigenen Seite und mit einer Nummer von 1 bis 3; die vierte Seite ist frei. Die Sonne zeigt auf drei Seiten je eine Farbe, auf der vierten alle drei. Wo die Farben sitzen, ihre Nummern und dass der Zufall die Scheiben dreht, haben wir rekonstruiert: Die Bilder der Anleitung sind verloren.
    .cite = Zündstoff 1995, Vorbereitung: Scheiben; zum Teil unsere Rekonstruktion
rule-B3 = Alle spielen mit den gleichen elf Karten: einer Sonnen-Drehkarte, zwei Planeten-Drehkarten, je zwei Zündholzkarten in Rot, Blau und Gelb und zwei schwarzen. Normalerweise zeigen die beiden Karten einer Farbe 2 und 3 Zündhölzer, die schwarzen 1 und 2; ihr könnt es auch anders ausmachen. Alle Figuren beginnen auf der Erde. Die Sonnenbrillen, fünf je Farbe, liegen neben den Scheiben. Wie viele Zündhölzer die Karten zeigen, haben wir rekonstruiert.
    .cite = Zündstoff 1995, Vorbereitung: Karten, Figuren, Brillen; zum Teil unsere Rekonstruktion
rule-B4 = Die sechzehn Scheiben dürfen auch anders liegen: Sechs Formen sind vorbereitet, und ihr könnt eine eigene legen. Geschrieben wird sie Zeile für Zeile: E ist die Erde, S die Sonne, o eine verdeckte Scheibe, - ein Loch, und mit / beginnt eine neue Zeile. Die sechs haben wir rekonstruiert.
    .cite = Zündstoff 1995, andere Aufbauten; die sechs sind unsere Rekonstruktion
    .no = { $problem-key ->
        [name] Einen Aufbau „{ $text }“ gibt es nicht: Nimm square, ring, octagon, cross, islands oder long, oder schreib die Zeilen auf, etwa oooo/ooSo/oooo/Eooo.
        [letter] „{ $text }“ gehört nicht in einen Aufbau: Es gibt nur E, S, o, - und /.
        [large] Zeilen und Spalten dürfen höchstens { $count } lang sein.
        [earth] Die Erde muss genau einmal vorkommen, und hier { $count ->
            [0] fehlt sie.
           *[other] liegt sie { $count }-mal.
        }
        [sun] Die Sonne muss genau einmal vorkommen, und hier { $count ->
            [0] fehlt sie.
           *[other] liegt sie { $count }-mal.
        }
       *[discs] Es müssen sechzehn Scheiben sein, und hier { $count ->
            [one] ist es eine.
           *[other] sind es { $count }.
        }
    }
rule-B5 = Alle legen eine Karte ihrer Wahl verdeckt vor sich hin und decken gemeinsam auf. Dann kommt auf dieselbe Weise die zweite.
    .cite = Zündstoff 1995, Schritt 1: zwei Karten
    .no = Das hast du nicht auf der Hand: { $card }.
rule-B6 = Für jede aufgedeckte Sonnen-Drehkarte dreht sich die Sonne ein Viertel im Uhrzeigersinn.
    .cite = Zündstoff 1995, Schritt 2: Sonnen-Drehkarten
rule-B7 = Mit einer Planeten-Drehkarte drehst du die Scheibe, auf der du stehst, ein Viertel im Uhrzeigersinn.
    .cite = Zündstoff 1995, Planeten-Drehkarten: die eigene Scheibe
    .no = Die eigene Scheibe dreht sich nur ein Viertel weiter.
rule-B8 = Steht deine Figur allein auf ihrer Scheibe, darfst du stattdessen einen anderen Planeten drehen, wenn er offen liegt und niemand darauf steht: ein Viertel, halb herum oder drei Viertel.
    .cite = Zündstoff 1995, Planeten-Drehkarten: allein auf der Scheibe
    .no = { $problem-key ->
        [pawn] Auf { $planet-key ->
            [1] der Erde
           *[other] { $planet }
        } steht jemand; aus der Ferne dreht man nur leere Scheiben.
       *[face-down] Noch liegt { $planet } nicht offen und lässt sich nicht drehen.
    }
rule-B9 = Wer zwei Planeten-Drehkarten aufgedeckt hat, führt sie einzeln aus und entscheidet jedes Mal neu.
    .cite = Zündstoff 1995, Planeten-Drehkarten: zwei auf einmal
rule-B10 = Wer auf dem Planeten mit der höchsten Nummer steht, führt Planeten-Drehkarten zuerst aus; dann kommt die nächstkleinere Nummer und so weiter.
    .cite = Zündstoff 1995, Schritt 3: wer zuerst dreht
rule-B11 = Schwarze Zündhölzer verstärken die farbige Karte daneben: Sie zählen dort mit.
    .cite = Zündstoff 1995, schwarze Zündholzkarten
rule-B12 = In jeder Farbe gewinnt den Flug, wer die meisten Zündhölzer zeigt. Zeigen mehrere gleich viele, gewinnen ihn alle.
    .cite = Zündstoff 1995, Schritt 4: wer fliegt
rule-B13 = Wer zwei Flüge gewinnt, muss sich für einen entscheiden.
    .cite = Zündstoff 1995, Schritt 4: zwei Flüge gewonnen
    .no = Den Flug in { $colour } hast du nicht gewonnen.
rule-B14 = Wer auf dem Planeten mit der höchsten Nummer steht, fliegt zuerst; dann kommt die nächstkleinere Nummer. Auf demselben Planeten startet die Rakete mit der höheren Nummer zuerst.
    .cite = Zündstoff 1995, Schritt 5: wer zuerst fliegt
rule-B15 = Du verlässt deine Scheibe auf der Seite, an der die Rakete in deiner Flugfarbe sitzt, und kommst zur nächsten Scheibe. Von dort geht es mit deren Rakete in derselben Farbe weiter, von Scheibe zu Scheibe.
    .cite = Zündstoff 1995, Schritt 5: wohin eine Rakete fliegt
    .no = Dein Flug in { $colour } führt nicht { $goal-key ->
        [sun] auf die Sonne.
        [rose] zu einer verdeckten Scheibe.
        [1] zur Erde.
       *[other] zu { $goal }.
    }
rule-B16 = Liegt auf dieser Seite keine Scheibe, geht es am anderen Ende der Zeile oder Spalte weiter.
    .cite = Zündstoff 1995, Schritt 5: die Scheibe gegenüber
rule-B17 = Kommst du zu einer verdeckten Scheibe, wird sie aufgedeckt, und dein Flug endet dort. Für den Rest der Runde ist sie eine Stopp-Scheibe: Wer hinkommt, muss bleiben und fliegt frühestens in der nächsten Runde weiter.
    .cite = Zündstoff 1995, Schritt 5: verdeckte Scheiben
rule-B18 = Du darfst so weit fliegen, wie dich die Raketen deiner Farbe tragen, und auf jeder Scheibe unterwegs anhalten.
    .cite = Zündstoff 1995, Schritt 5: so weit du willst
rule-B19 = Kann deine Rakete die Scheibe verlassen, muss sie es tun: Ein Flug ist mindestens einen Schritt lang.
    .cite = Zündstoff 1995, Schritt 5: weg von der Scheibe
    .no = Da stehst du schon; ein Flug muss seine Scheibe verlassen.
rule-B20 = Auf die Sonne kommst du nur über eine Seite, die deine Flugfarbe zeigt.
    .cite = Zündstoff 1995, auf die Sonne fliegen
rule-B21 = Wer die Sonne erreicht, nimmt eine Sonnenbrille in der Flugfarbe, aber nie eine zweite in derselben Farbe. Die Figur kehrt zur Erde zurück und fliegt frühestens in der nächsten Runde wieder.
    .cite = Zündstoff 1995, Sonnenbrillen
rule-B22 = Am Ende der Runde werden die gespielten Karten verdeckt abgelegt. Hast du nur noch eine Karte auf der Hand, nimmst du alle anderen zurück.
    .cite = Zündstoff 1995, nächste Runde: Karten kommen zurück
rule-B23 = Das Spiel endet, wenn jemand zwei Sonnenbrillen in verschiedenen Farben hat. Auch mehrere können gewinnen.
    .cite = Zündstoff 1995, Ende des Spiels

## Unsere Entscheidungen: der Weg der Raketen

chapter-paths = Unsere Entscheidungen: der Weg der Raketen
rule-Z1 = Jede Zeile und jede Spalte ist ein Kreis: Auf die letzte Scheibe folgt wieder die erste, und Löcher werden übersprungen. Liegt eine Scheibe allein in ihrer Zeile oder Spalte, kommt eine Rakete, die in diese Richtung zeigt, nicht weg.
    .cite = Unsere Entscheidung: Zeilen und Spalten sind Kreise
    .no = { $problem-key ->
        [alone] Die Scheibe in Zeile { $row }, Spalte { $column } liegt in beiden allein: Keine Rakete käme je hin oder weg.
       *[apart] { $count ->
            [one] Eine Scheibe ist von der Erde aus nie zu erreichen.
           *[other] { $count } Scheiben sind von der Erde aus nie zu erreichen.
        }
    }
rule-Z2 = Auch zur Sonne führt der Weg im Kreis. Du kommst über die Seite, die dir zugewandt ist: Fliegst du nach rechts, ist es ihre linke.
    .cite = Unsere Entscheidung: im Kreis zur Sonne
rule-Z3 = Zeigt die Sonne auf dieser Seite deine Farbe nicht, endet dein Flug auf der Scheibe davor. Bist du dort gestartet, bleibst du stehen.
    .cite = Unsere Entscheidung: eine geschlossene Sonnenseite
    .no = Auf der Seite, auf der du ankommst, zeigt die Sonne kein { $colour }.
rule-Z4 = Du darfst auch mit einer Farbe auf die Sonne fliegen, die du schon hast. Eine zweite Brille gibt es nicht, nur den Rückweg zur Erde.
    .cite = Unsere Entscheidung: eine Farbe, die du schon hast
rule-Z5 = Nur der erste Schritt ist Pflicht. Danach darfst du überall anhalten, selbst direkt vor der Sonne.
    .cite = Unsere Entscheidung: nur der erste Schritt ist Pflicht
rule-Z6 = Ein Flug kommt nie zweimal zur selben Scheibe; vorher ist er zu Ende.
    .cite = Unsere Entscheidung: keine Scheibe zweimal

## Unsere Entscheidungen: gewinnen und fliegen

chapter-flights = Unsere Entscheidungen: gewinnen und fliegen
rule-Z7 = Der Flug, den du nicht nimmst, verfällt für dich. Wer ihn auch gewonnen hat, fliegt trotzdem; an die Zweitbesten geht er nicht.
    .cite = Unsere Entscheidung: der nicht gewählte Flug
rule-Z8 = Alle, die zwei Flüge gewonnen haben, wählen heimlich und gleichzeitig, bevor die erste Rakete startet.
    .cite = Unsere Entscheidung: die Wahl zwischen zwei Flügen
rule-Z9 = Schwarze Zündhölzer zählen für die farbige Karte daneben. Neben einer Drehkarte oder zu zweit zählen sie nicht. Zwei Karten einer Farbe zählen zusammen, zwei verschiedene Farben jede für sich.
    .cite = Unsere Entscheidung: wofür Schwarz zählt
rule-Z10 = Zeigt niemand ein Zündholz einer Farbe, wird sie nicht geflogen.
    .cite = Unsere Entscheidung: kein Zündholz, kein Flug
rule-Z11 = Gewinnen mehrere auf derselben Scheibe denselben Flug, entscheidet der Startmarker: Wer ihn hat, fliegt zuerst, dann geht es nach links weiter. Nach jeder Runde wandert er nach links.
    .cite = Unsere Entscheidung: der Startmarker
rule-Z12 = Wer wann dreht, steht vor der ersten Planeten-Drehkarte fest, und wer wann fliegt, vor dem ersten Flug. Was unterwegs geschieht, ändert daran nichts.
    .cite = Unsere Entscheidung: wann die Reihenfolge feststeht

## Unsere Entscheidungen: die Scheiben

chapter-discs = Unsere Entscheidungen: die Scheiben
rule-Z13 = Eine verdeckte Scheibe wird in einer der vier Richtungen ihrer Windrose umgedreht. Wie ihre Vorderseite liegt, weiß niemand, also ist eine Richtung so gut wie die andere, und der Tisch nimmt dir die Geste ab.
    .cite = Unsere Entscheidung: die Windrose
rule-Z14 = Eine Stopp-Scheibe hält in dieser Runde alle auf, die hinkommen, auch wer sie entdeckt hat. Ab der nächsten Runde ist sie eine Scheibe wie jede andere.
    .cite = Unsere Entscheidung: Stopp-Scheiben
    .no = { $goal-key ->
        [sun] Dein Flug endet vor der Sonne, auf der Scheibe, die ihn aufhält.
        [rose] Dein Flug endet vor dieser Scheibe, auf der, die ihn aufhält.
        [1] Dein Flug endet vor der Erde, auf der Scheibe, die ihn aufhält.
       *[other] Dein Flug endet vor { $goal }, auf der Scheibe, die ihn aufhält.
    }
rule-Z15 = Figuren stehen niemandem im Weg: Auf jeder Scheibe ist Platz für beliebig viele.
    .cite = Unsere Entscheidung: Figuren versperren nichts
rule-Z16 = Mit einer Planeten-Drehkarte lässt sich jeder Planet drehen, auch die Erde, aber nicht die Sonne; die hat ihre eigene Karte.
    .cite = Unsere Entscheidung: welche Scheiben sich drehen lassen
rule-Z17 = Eine aufgedeckte Planeten-Drehkarte muss ausgeführt werden. Gibt es nur eine Möglichkeit, geschieht sie von selbst.
    .cite = Unsere Entscheidung: eine Drehkarte ist Pflicht
rule-Z18 = Jede Sonnen-Drehkarte zählt: Zwei drehen die Sonne halb herum. Ihre Reihenfolge ist egal.
    .cite = Unsere Entscheidung: mehrere Sonnen-Drehkarten

## Unsere Entscheidungen: Karten und Ende

chapter-cards = Unsere Entscheidungen: Karten und Ende
rule-Z19 = Nach fünf Runden haben alle noch eine Karte und nehmen die zehn anderen zurück.
    .cite = Unsere Entscheidung: zehn Karten kommen zurück
rule-Z20 = Abgelegte Karten liegen verdeckt, obwohl alle sie gesehen haben. Spielt ihr mit der Merkhilfe, sehen alle, welche Karten die anderen noch haben können.
    .cite = Unsere Entscheidung: abgelegte Karten
rule-Z21 = Alle Flüge der Runde finden noch statt, jeder so weit, wie man will. Wer danach zwei Farben hat, gewinnt; mehrere teilen sich den Sieg.
    .cite = Unsere Entscheidung: die Runde wird zu Ende gespielt
rule-Z22 = Die Sonnenbrillen gehen nicht aus: Es gibt fünf in jeder Farbe, und ihr seid höchstens zu fünft.
    .cite = Unsere Entscheidung: genug Brillen
rule-Z23 = Wo die Anleitung eine Figur auf eine Karte ziehen lässt, meint sie eine Scheibe.
    .cite = Unsere Entscheidung: ein Versehen in der Anleitung
rule-Z24 = Zwei Planeten-Drehkarten dürfen zwei Scheiben treffen oder zweimal dieselbe. Ob du allein bist, wird jedes Mal neu geprüft.
    .cite = Unsere Entscheidung: zwei Planeten-Drehkarten
rule-Z25 = Gedreht wird immer im Uhrzeigersinn, wie es der Pfeil auf jeder Scheibe sagt.
    .cite = Unsere Entscheidung: immer im Uhrzeigersinn

## Unsere Entscheidungen: Feinheiten

chapter-finer-points = Unsere Entscheidungen: Feinheiten
rule-Z-1 = Auch die Scheibe, von der du startest, gilt als besucht: Kein Flug kehrt zu ihr zurück.
    .cite = Unsere Entscheidung: die Startscheibe
rule-Z-2 = Wer den Startmarker zuerst hat, entscheidet das Los. Er wandert jede Runde weiter, auch wenn niemand geflogen ist.
    .cite = Unsere Entscheidung: wer den Startmarker hat
rule-Z-3 = Stehen mehrere auf demselben Planeten, gilt auch beim Drehen der Startmarker. Am Ergebnis ändert das nichts: Niemand ist dort allein, also drehen alle dieselbe Scheibe ein Viertel weiter.
    .cite = Unsere Entscheidung: drehen auf demselben Planeten
rule-Z-4 = Während gedreht wird, zieht keine Figur. Wer allein ist, bleibt also allein, und was leer ist, bleibt leer.
    .cite = Unsere Entscheidung: noch allein, noch leer
rule-Z-5 = Erst wählt, wer zwei Flüge gewonnen hat; dann steht fest, in welcher Reihenfolge die gewählten Raketen fliegen.
    .cite = Unsere Entscheidung: erst wählen, dann ordnen
rule-Z-6 = In einem eigenen Aufbau dürfen Erde und Sonne nicht in derselben Zeile oder Spalte liegen. Die Sonne muss auf den Kreisen mindestens drei Schritte entfernt sein. Bei drei warnt der Tisch vor einem kurzen Rennen; vier oder mehr sind besser.
    .cite = Unsere Entscheidung: wie weit die Sonne weg sein muss
    .no = { $problem-key ->
        [line] Erde und Sonne liegen in einer Linie; das Rennen wäre zu schnell vorbei.
        [near] Von der Erde zur Sonne { $count ->
            [one] ist es nur ein Schritt;
           *[other] sind es nur { $count } Schritte;
        } mindestens drei müssen es sein.
       *[short] Von der Erde zur Sonne sind es nur { $count } Schritte. Das geht, aber das Rennen wird kurz.
    }
rule-Z-7 = Nach 100 Runden wird das Rennen abgebrochen. Die Anleitung kennt dieses Ende nicht; es ist von uns, denn sonst könnten alle ewig abwarten. Dann gewinnt, wer die meisten verschiedenen Farben hat, und bei Gleichstand wird der Sieg geteilt.
    .cite = Unsere Entscheidung: hundert Runden
rule-Z-8 = Wie die Vorderseite einer verdeckten Scheibe liegt, steht seit dem Aufbau fest; zu sehen ist es, wenn sie aufgedeckt wird.
    .cite = Unsere Entscheidung: wie eine verdeckte Scheibe liegt
rule-Z-9 = Wenn ihr es so ausmacht: Wer schwarze Zündhölzer, aber keine farbige Karte zeigt, sagt eine Farbe an, sobald die zweiten Karten offen liegen. Alle, die das betrifft, tun es heimlich und gleichzeitig. Ihre schwarzen Zündhölzer dieser Runde zählen in der angesagten Farbe, zwei schwarze Karten zusammen. Sonst zählen solche Zündhölzer nicht.
    .cite = Unsere Entscheidung: Schwarz allein nennt eine Farbe (Option)
rule-Z-10 = Zurück kommen die Karten am Ende der Runde, nach dem letzten Flug.
    .cite = Unsere Entscheidung: wann Karten zurückkommen
rule-Z-11 = Ist die Sonne der erste Schritt und ihre Seite offen, musst du hinfliegen, auch mit einer Farbe, die du schon hast.
    .cite = Unsere Entscheidung: die Sonne als erster Schritt
rule-Z-12 = Ein Flug, der nur auf eine Weise enden kann, wird ohne Rückfrage geflogen.
    .cite = Unsere Entscheidung: ein Flug ohne Wahl
rule-Z-13 = Solange noch jemand überlegt, darfst du eine verdeckte Karte, eine Farbe oder einen Flug gegen etwas anderes tauschen, höchstens neunmal: Sonst müsste ein Spiel nie enden.
    .cite = Unsere Entscheidung: sich umentscheiden
    .no = Du hast dich neunmal umentschieden; jetzt bleibt es dabei.

## Lektion

lesson-1 = Wer in einer Farbe die meisten Zündhölzer zeigt, fliegt. Deine rote Rakete zeigt genau auf die Sonne, aber gegenüber liegt Rot 3, und du zeigst nur Rot 2. Hol dir den Flug in Rot!
    .good = Fünf rote Zündhölzer schlagen drei: Ab zur Sonne, und die rote Brille gehört dir.
    .other = Rot ging an die anderen, und die Sonne muss warten. Zähl deine roten Zündhölzer zusammen und versuch es noch einmal!
lesson-2 = Zwei gelbe Zündhölzer gegen drei: Das reicht nicht, und mehr Gelb hast du nicht. Aber schwarze zählen bei der farbigen Karte daneben mit.
    .good = Zwei gelbe und zwei schwarze machen vier. Der Flug gehört dir, und die gelbe Brille gleich dazu!
    .other = Zwei gelbe schlagen keine drei. Eine Karte auf deiner Hand verstärkt sie. Versuch es noch einmal!
lesson-3 = Du hast zwei Flüge gewonnen und darfst nur einen fliegen. Achte auf die Windrosen: Eine verdeckte Scheibe beendet jeden Flug. Welchen nimmst du?
    .good = Rot führt geradewegs auf die Sonne. Blau verfällt, aber wer braucht schon zwei Raketen auf einmal?
    .other = Ein neuer Planet, aber dort war der Flug zu Ende, und die Sonne ist nicht näher gekommen. Versuch es noch einmal!
lesson-4 = Ein Flug geht von Scheibe zu Scheibe, immer mit derselben Farbe, und auf jeder darfst du anhalten. Deine rote Rakete zeigt über den Rand hinaus. Macht nichts: Jede Zeile ist ein Kreis, also kommt sie am anderen Ende wieder herein. Wie weit fliegst du?
    .good = Rechts hinaus, links herein, über zwei Planeten und auf die Sonne. Das All ist rund!
    .other = Anhalten darfst du dort, aber Rot hätte dich weiter getragen. Folg den roten Raketen und versuch es noch einmal!
lesson-5 = Du setzt auf Rot, aber deine rote Rakete zeigt an der Sonne vorbei. Eine Planeten-Drehkarte dreht die Scheibe, auf der du stehst, ein Viertel im Uhrzeigersinn. Bring dich auf Kurs!
    .good = Ein Viertel, und Rot zeigt auf die Sonne. Drei Zündhölzer haben gereicht: Sonst wollte niemand Rot.
    .other = Der Flug in Rot gehörte dir, ging aber in die falsche Richtung. Mehr Zündhölzer steuern nicht. Versuch es noch einmal!
lesson-6 = Du stehst allein auf deiner Scheibe, also darf deine Planeten-Drehkarte auch eine andere drehen: ein Viertel, halb herum oder drei Viertel. Dein Flug in Rot kommt zuerst zu Planet 14. Wohin soll die rote Rakete dort zeigen?
    .good = Eine halbe Drehung, und von Planet 14 führt Rot auf die Sonne. Jetzt musst du nur noch hinfliegen.
    .other = So kommt Rot nicht zur Sonne. Auf Planet 14 muss die rote Rakete nach oben zeigen. Versuch es noch einmal!
lesson-7 = Rot hast du so gut wie gewonnen, und deine Rakete zeigt auf die Sonne. Aber die Seite dort zeigt Blau: geschlossen. Jede Sonnen-Drehkarte dreht die Sonne ein Viertel im Uhrzeigersinn.
    .good = Und herum! Jetzt zeigt diese Seite Rot, und die rote Brille gehört dir.
    .other = Der Flug in Rot gehört dir, und doch bleibt die Rakete stehen: Eine geschlossene Seite öffnen auch noch so viele Zündhölzer nicht. Versuch es noch einmal!
lesson-8 = Die rote Brille hast du; erst eine zweite Farbe macht dich zu ALL-Capone. In deiner Spalte liegen nur zwei Scheiben, also führt der Weg nach oben wie nach unten auf die Sonne. Welche Farbe sollen deine schwarzen Zündhölzer verstärken?
    .good = Vier blaue schlagen drei. Unten hinaus, oben herein, und da ist sie, deine zweite Farbe: Du bist ALL-Capone!
    .other = Diesmal keine zweite Farbe. Rot hast du schon; welche andere Rakete führt auf die Sonne? Versuch es noch einmal!

## Was sich erzählen lässt, wenn es vorbei ist

story-title = { $you ->
    [yes] Dein Flug in { $colour } führte von { $start } in die Sonne: die zweite Brille.
   *[no] { $seat } flog { $colour } von { $start } in die Sonne: die zweite Brille.
}
story-glasses = { $you ->
    [yes] Deine erste Brille: { $colour }, von { $start } in die Sonne.
   *[no] Die erste Brille für { $seat }: { $colour }, von { $start } in die Sonne.
}
story-in-vain = { $you ->
    [yes] Du hast die Sonne in { $colour } erreicht, und diese Brille hattest du schon.
   *[no] { $seat } erreichte die Sonne in { $colour } und hatte diese Brille schon.
}
outcome-rank = Du bist auf Platz { $rank } { $points ->
    [0] ohne Brille
    [one] mit einer Brille
   *[other] mit { $points } Brillen
}.
outcome-won = Du hast mit { $points ->
    [one] einer Brille
   *[other] { $points } Brillen
} gewonnen.

## What lies on the table

about-disc = Ein Planet. Seine Raketen zeigen, wohin ein Flug in ihrer Farbe weitergeht.
about-hidden-disc = Eine verdeckte Scheibe. Wer hinfliegt, deckt sie auf, und der Flug endet.
about-stop-disc = Eine Stopp-Scheibe, in dieser Runde aufgedeckt. Wer hinkommt, bleibt.
about-sun = Die Sonne. Du kommst nur über eine Seite hin, die deine Flugfarbe zeigt.
about-pawn = Eine Figur. Die Zahl ihres Planeten sagt, wer zuerst fliegt.
about-chip = Eine Sonnenbrille, von der Sonne geholt. Zwei in verschiedenen Farben gewinnen.
about-fuel-card = Zündhölzer. Wer die meisten einer Farbe zeigt, gewinnt ihren Flug.
about-black-card = Schwarze Zündhölzer. Sie zählen bei der farbigen Karte daneben mit.
about-sun-card = Eine Sonnen-Drehkarte. Sie dreht die Sonne ein Viertel im Uhrzeigersinn.
about-planet-card = Eine Planeten-Drehkarte. Sie dreht deine eigene Scheibe; stehst du dort allein, darfst du eine andere drehen.
about-card-back = Eine verdeckte Karte. Alle werden gemeinsam aufgedeckt.
about-left = Was jemand noch spielen kann, bis die Karten zurückkommen.
about-marker = Der Startmarker. Er entscheidet bei Gleichstand und wandert nach jeder Runde nach links.
about-rounds = Die Runden, bis alle ihre Karten zurücknehmen.
about-choosing = Jemand sucht noch eine Karte aus.
about-ready = Eine Karte ist gewählt. Solange andere überlegen, darf sie noch getauscht werden.
about-sum = Die Zündhölzer einer Farbe, die jemand zeigt, die schwarzen eingerechnet.
