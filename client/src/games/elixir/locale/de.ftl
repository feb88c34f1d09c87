## Eigene Karten

el-own-spells = Deine Zauber
el-own-finds = Deine Funde: { $count }
el-own-none = Deine Hand ist leer.
el-own-spell =
    { $card }, Stufe { $level }, { $count ->
        [0] du hast alles dafür.
       *[other] dir fehlt: { $missing }.
    }
el-own-find =
    { $count ->
        [one] { $card }.
       *[other] { $card }, { $count }-mal.
    }
el-own-ready = Du darfst sie spielen.
el-own-foggy = Eine Karte im Nebel. Bleib eine Sekunde darauf.

## Was zu entscheiden ist

el-never-mind = Doch nicht
el-choices = Was du wählen kannst
el-from-hand =
    { $count ->
        [one] Tipp auf eine deiner Karten, die leuchtet.
       *[other] Tipp nacheinander auf Karten, die leuchten: noch { $count }.
    }
el-spread = Wähl aus { $count }
    .name = Nenn eine Zutat
    .fetch = Welche Karte nimmst du?
    .title = Welcher Titel soll es sein?
el-pile = noch { $count }
el-at = { $card } gegen { $who }
el-give = An { $who }: { $card }
el-seconds =
    { $count ->
        [one] Noch eine Sekunde
       *[other] Noch { $count } Sekunden
    }
el-turn-ready = Was leuchtet, kannst du spielen: antippen. Lang drücken: lesen.
el-turn-nothing = Keine deiner Karten lässt sich gerade spielen.
el-turn-free = Dein nächster Zauber der Stufe 1 oder 2 kostet nichts.
el-turn-mirror = Mit dem Spiegel: { $card }

## Antworten

el-answers = Deine Antwort
el-on-stack = { $card }: „{ $about }“
el-between = Ein Augenblick zwischen zwei Zügen.
el-let-be = Geschehen lassen
el-let-be-about = { $card } tut, was darauf steht.
el-answer-with = Antworten: { $card }
el-chosen = Gewählt: Es gilt, wenn die Lunte aus ist. Tipp auf etwas anderes, um es zu ändern.
el-habit = Wenn sie antworten könnte
    .ask = Frag mich
    .glow = Nur leuchten
    .never = Nie fragen
el-paid-with = Bezahlt mit { $text }.
el-pay-for = Zutat: { $card }
el-spare = Beim Bezahlen von Antworten aufsparen
el-spare-about = Antworten zahlen zuerst deine Zutaten, dann der Ersatz dafür. Was du aufsparst, zahlt nur, wenn sonst nichts reicht. Niemand erfährt davon.
el-slip = Ausgerutscht!

## Versteigerung und Markttag

el-bid = { $count } bieten
el-bid-highest = { $who } bietet { $count }.
el-bid-none = Noch kein Gebot.
el-bid-how-many = Wie viele Funde du bietest
el-bid-less = Einen weniger
el-bid-more = Einen mehr
el-bid-pass = Passen
el-finds =
    { $count ->
        [one] Fund
       *[other] Funde
    }
el-market-to-me = Angebote an dich
el-market-nothing = Noch bietet dir niemand etwas an.
el-market-offers = { $who } bietet
el-market-for = für
el-market-any = irgendein Fund
el-market-veiled = ein verdeckter Fund
el-market-own-veiled = { $card }, verdeckt
el-market-accept = Annehmen
el-market-decline = Nein, danke
el-market-begin = Ein Angebot an
el-market-for-whom = An { $who }: tipp an, was du gibst
el-market-stands = Dein Angebot an { $who } steht
el-market-face-up = Offen
el-market-face-down = Verdeckt
el-market-want = Gesucht …
el-market-want-any = Irgendwas
el-market-cry = Ausrufen
el-market-withdraw = Zurückziehen
el-market-bell = Glocke läuten: Schluss
el-market-done = Fertig gehandelt

## Die Küche

el-mat-label = Die Küche
el-mat-seat =
    { $who }: noch { $points } Punkte, { $finds ->
        [one] ein Fund.
       *[other] { $finds } Funde.
    }
el-mat-drafter =
    { $who }: { $count ->
        [0] noch kein Zauber.
        [one] ein Zauber der Stufe { $points }.
       *[other] { $count } Zauber, { $points } Punkte.
    }
el-mat-turning = Hier läuft der Zug.
el-mat-protected = Diesen Platz darf gerade niemand wählen.
el-mat-plagued =
    { $count ->
        [one] Ein Fluch hängt dort.
       *[other] { $count } Flüche hängen dort.
    }
el-mat-choose = Wählen.
el-mat-left = übrig
el-mat-finds = Funde
el-mat-spent = Abwurf
el-mat-deck =
    { $count ->
        [one] Der Stapel: ein Fund
       *[other] Der Stapel: { $count } Funde
    }
el-mat-heap = Abgeworfene Funde: { $count }. Obenauf: { $card }. Durchsehen.
el-mat-heap-title = Abwurf: { $count }
el-mat-heap-empty = Noch ist nichts abgeworfen.
el-mat-piles = Zauber, die niemand gezogen hat
el-mat-pile =
    Stufe { $level }: { $count ->
        [0] keiner
        [one] ein Zauber
       *[other] { $count } Zauber
    }
el-mat-book = Ein Zauber der Stufe { $level }, noch nicht gezaubert
el-mat-draft = Nimm Zauber für { $points } Punkte
el-mat-order =
    { $way ->
        [left] Reihum im Uhrzeigersinn
       *[right] Reihum andersherum
    }
el-mat-played = { $who } spielt { $card }.
el-mat-played-at = { $who } spielt { $card } gegen { $whom }.
el-mat-cancelled = Es bewirkt nichts mehr.
el-mat-at-you = gegen dich
el-mat-drop = Hier loslassen
el-mat-cast = { $card }, Stufe { $level }.
el-mat-done = Hat gewirkt.
el-mat-ever = Bis zum Ende der Partie
el-mat-once = Einmal
el-mat-turns =
    { $count ->
        [one] Noch ein Zug
       *[other] Noch { $count } Züge
    }
el-mat-draws =
    { $count ->
        [one] Noch einmal Ziehen
       *[other] Noch { $count }-mal Ziehen
    }
el-mat-steady = Ruhiges Bild: kostet dafür ein Ziehen
el-mat-by = Von { $who }.
el-mat-counts = { $card }: { $count }
el-mat-uncast =
    { $count ->
        [0] Kein Zauber übrig
        [one] Noch ein Zauber: { $points } Punkte
       *[other] Noch { $count } Zauber: { $points } Punkte
    }
el-mat-holds =
    { $count ->
        [0] Keine Funde
        [one] Ein Fund
       *[other] { $count } Funde
    }
el-mat-suffers = Leidet unter
el-mat-cast-title = Gezaubert
el-mat-family =
    { $family ->
        [spell] Zauber der Stufe { $level }
        [ingredient] Zutat
        [object] Zauberding
        [thing] Unnützes Ding
       *[transaction] Geschäft
    }
el-mat-recipe = Braucht: { $text }
el-mat-any-time = Jederzeit
el-mat-own-turn = Im eigenen Zug
el-mat-ware = Zu haben bei { $who }: { $card }
el-mat-bid =
    { $count ->
        [one] Fund
       *[other] Funde
    }
el-mat-no-bid = Noch kein Gebot
el-mat-dealer-waits = { $who } ist noch dran
el-mat-dealer-done = { $who } ist fertig
el-mat-stall = { $card }, ausgelegt von { $who }
el-mat-cries = { $who } bietet { $whom }: { $given } für { $text }
el-mat-no-cries = Noch ruft niemand etwas aus.
el-mat-tally = Gezaubert: { $cast }. Übrig: { $count }.
# Lange Wörter, die auf einer schmalen Karte am Punkt getrennt werden dürfen.
el-mat-parts =
    Motten·staub Kicher·samen Kobold·socke Mond·milch Raben·tinte Rost·blüte Echo·kiesel Sumpf·knopf Kerzen·geist
    Käse·glocke Mause·falle Guck·rohr Angel·rute Fluch·seife Wetter·hahn Stopf·taube Floh·markt Markt·tag Nebel·brille
    Nies·pulver Schlag·baum Spring·flut Fluch·besen Anders·herum
    Salamander·nieser Flaschen·gähner Schluckauf·honig Basilisken·blinzler Spinnweb·spitze Pfützen·kalender
    Donner·krümel Versteige·rung Ausrufer·glocke Lösch·hütchen Ersatz·sanduhr Bücherei·ausweis Niemands·mantel Fälscher·tinte
    Steuer·trommel Messing·waage Papageien·zunge Wort·knauser Spiegel·augen Fledermaus·schlaf Butter·finger
    Schlaf·socken Lampen·fieber Schmoll·winkel Anfänger·glück Langfinger·brise Feinschmecker·nase Mantel·tausch
    Laden·schluss Klingel·beutel Straf·arbeit Ranzen·tausch Spendier·nebel General·schlüssel Bücher·karussell
    Leih·lorbeer Wunsch·brunnen Zurück·spulen Doppel·boden Kamin·futter Geschenk·gaul Alles·löser Stunden·klau
    Elstern·spiegel Links·stiefel Krumm·löffel Einzel·knopf Schief·mörser Joker·flasche Lumpen·haken
    Hütchen·spiel Sternen·salz Glas·tasche Blei·stiefel Wegweh·wind Zauber·stab Zauber·buch Vogel·käfig

## Was man hört

sound-brew = (Blubbern)
sound-curse = (saurer Klang)

## Das Menü

el-steady = Ruhiges Bild
el-steady-about = Kein Fluch dreht, mischt oder vernebelt, was du siehst: Stattdessen ziehst du einmal nicht.
