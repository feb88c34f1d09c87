### Elixir: jedes Wort, das das Spiel braucht, auf Deutsch.

game-name = Elixir
game-pitch = Brauen, verfluchen, feilschen und dazwischenfunken: Wer zuerst den letzten Zauber loswird, gewinnt.
game-goal = Du hast geheime Zauber auf der Hand, und jeder will seine Zutaten. In jedem Zug ziehst du einen Fund; dann zauberst du, benutzt Zaubersachen und eröffnest Versteigerungen und Märkte, so viel du magst. Zauber ändern die Regeln, stellen den Tisch auf den Kopf und ärgern die anderen, die sich aber wehren können. Sobald du keinen Zauber mehr auf der Hand hast, gewinnst du.

## Karten: Zutaten

card-unknown = ein Fund
card-none = keine Karte
# Gründe für eine Wahl, die keine Karten sind.
card-toll = Schlagbaum
card-tithe = Zehnt
card-buy-off = Freikauf
card-price = Preis der Versteigerung
card-slip = Versprecher
card-draw = Ziehen
card-moth-dust = Mottenstaub
    .text = Eine Zutat. Frisch aus einem Zauberermantel geklopft.
card-giggle-seed = Kichersamen
    .text = Eine Zutat. Bitte nicht in der Kirche gießen.
card-thunder-crumb = Donnerkrümel
    .text = Eine Zutat. Was übrig bleibt, wenn ein Gewitter gefrühstückt hat.
card-goblin-sock = Koboldsocke
    .text = Eine Zutat. Getragen, nie gewaschen. Die Qualität riecht man.
card-moon-milk = Mondmilch
    .text = Eine Zutat. Bei Vollmond gemolken. Frag die Kuh, nicht uns.
card-salamander-sneeze = Salamandernieser
    .text = Eine Zutat. Gesundheit! Und Vorsicht mit den Vorhängen.
card-raven-ink = Rabentinte
    .text = Eine Zutat. Schreibt von allein, meistens freche Wörter.
card-bottled-yawn = Flaschengähner
    .text = Eine Zutat. Einmal geöffnet, gähnt das ganze Zimm… uaaah.
card-rust-petal = Rostblüte
    .text = Eine Zutat. Von einer Eisenrose aus einem verregneten Garten.
card-echo-pebble = Echokiesel
    .text = Eine Zutat. Hat immer das letzte Wort, Wort, Wort.
card-swamp-button = Sumpfknopf
    .text = Eine Zutat. Von der Sonntagsweste des Sumpfes abgegangen.
card-candle-ghost = Kerzengeist
    .text = Eine Zutat. Vor Jahren ausgepustet und immer noch beleidigt.
card-hiccup-honey = Schluckaufhonig
    .text = Eine Zutat. Den Bienen geht es, hick!, ganz gut, danke.
card-basilisk-blink = Basiliskenblinzler
    .text = Eine Zutat. Im einzigen ungefährlichen Augenblick erwischt.
card-cobweb-lace = Spinnwebspitze
    .text = Eine Zutat. Handarbeit. Acht Hände, um genau zu sein.
card-stardrop-salt = Sternensalz
    .text = Eine Zutat. Eine Prise, und die Suppe funkelt.

## Karten: Krempel

card-left-boot = Linksstiefel
    .text = Zu nichts gut, zahlt aber wie jeder Fund. Der rechte ist weggelaufen.
card-cracked-teapot = Teekanne mit Sprung
    .text = Zu nichts gut, zahlt aber wie jeder Fund. Der Tee kommt überall heraus.
card-bent-spoon = Krummlöffel
    .text = Zu nichts gut, zahlt aber wie jeder Fund. Jemand hat ihn zu lange angestarrt.
card-soggy-almanac = Pfützenkalender
    .text = Zu nichts gut, zahlt aber wie jeder Fund. Er hat den Regen vorhergesagt, nur zu spät.
card-odd-button = Einzelknopf
    .text = Zu nichts gut, zahlt aber wie jeder Fund. Er passt an keine Jacke der Welt.
card-stuffed-pigeon = Stopftaube
    .text = Zu nichts gut, zahlt aber wie jeder Fund. Briefe trägt sie keine mehr aus.
card-empty-birdcage = Vogelkäfig ohne Vogel
    .text = Zu nichts gut, zahlt aber wie jeder Fund. Die Tür stand offen.

## Karten: Geschäfte

card-auction = Versteigerung
    .text = Du zeigst einen Fund. Die anderen bieten eine Zahl von Funden; wer am meisten bietet, zahlt sie dir und bekommt ihn.
card-flea-market = Flohmarkt
    .text = Alle legen einen Fund verdeckt hin. Sie werden aufgedeckt, und von dir an im Uhrzeigersinn nimmt sich jeder einen.
card-market-day = Markttag
    .text = 60 Sekunden freier Handel, alle mit allen. Nur Funde: keine Zauber, keine Versprechen.

## Karten: Zaubersachen

card-joker-flask = Jokerflasche
    .text = Beim Zaubern: Sie zählt als eine beliebige Zutat.
card-crooked-mortar = Schiefmörser
    .text = Beim Zaubern: Mit ihm zählen zwei andere Zutaten als eine, die du brauchst.
card-bell-jar = Käseglocke
    .text = Jederzeit. Antwort auf einen Zauber der Stufe 1 oder 2 gegen dich: Er tut dir nichts.
card-mousetrap = Mausefalle
    .text = Jederzeit. Antwort, wenn eine Karte dir einen Fund nimmt: Du behältst ihn und nimmst dafür der diebischen Hand einen zufälligen Fund.
card-spyglass = Guckrohr
    .text = Sieh dir die Funde einer anderen Hand an.
card-fishing-rod = Angelrute
    .text = Nimm jemandem einen zufälligen Fund.
card-ragpickers-hook = Lumpenhaken
    .text = Nimm eine beliebige Karte von der Ablage, nur keinen Lumpenhaken.
card-cup-and-balls = Hütchenspiel
    .text = Gib jemandem einen Fund deiner Wahl, dann nimm aus derselben Hand einen zufälligen.
card-bottomless-sack = Sack ohne Boden
    .text = Zieh zwei Funde.
card-curse-soap = Fluchseife
    .text = Jederzeit: Wasch einen Fluch ab, der an dir hängt.
card-town-criers-bell = Ausruferglocke
    .text = Jederzeit: Beende das laufende Geschäft sofort. Was nicht abgeschlossen ist, geht zurück.
card-candle-snuffer = Löschhütchen
    .text = Jederzeit. Antwort auf eine Zaubersache: Sie wird ohne Wirkung abgelegt.
card-spare-hourglass = Ersatzsanduhr
    .text = Nach diesem Zug hast du noch einen. Nicht in einem Extrazug.
card-bent-wand = Zauberstab mit Knick
    .text = Jederzeit. Antwort auf einen Zauber oder eine Zaubersache gegen dich: Such ein anderes Opfer aus, nur nicht, wer die Karte gespielt hat.
card-library-card = Büchereiausweis
    .text = Leg einen Zauber von deiner Hand unter seinen Stapel und nimm den obersten derselben Stufe.
card-cloak-of-nobody = Niemandsmantel
    .text = Jederzeit: Bis zu deinem nächsten Zug darf dich niemand als Opfer wählen.
card-forgers-ink = Fälschertinte
    .text = Beim Zaubern: Sie zählt als die oberste Zutat der Ablage.
card-tax-drum = Steuertrommel
    .text = Alle anderen geben dir einen Fund ihrer Wahl.
card-weathercock = Wetterhahn
    .text = Zwischen zwei Zügen: Die Reihenfolge läuft andersherum.
card-brass-scales = Messingwaage
    .text = Wer sonst am meisten Funde hat, gibt dir zwei nach eigener Wahl. Haben mehrere gleich viele, sagst du, wer.

## Karten: Zauber der Stufe 1

card-101 = Papageienzunge
    .text = Statt der Chatzeilen des Opfers erscheint die letzte Zeile von jemand anderem. Das ganze Spiel. Freikauf: zwei Funde.
card-102 = Wortknauser
    .text = Die Chatzeilen des Opfers haben höchstens fünf Wörter; längere werden abgelehnt. Das ganze Spiel. Freikauf: zwei Funde.
card-103 = Spiegelaugen
    .text = Drei Züge lang sieht das Opfer den Tisch gespiegelt, links und rechts vertauscht. Freikauf: zwei Funde.
card-104 = Fledermausschlaf
    .text = Drei Züge lang hängen die eigenen Karten des Opfers kopfüber und mischen sich, sobald sich die Hand ändert. Freikauf: zwei Funde.
card-105 = Nebelbrille
    .text = Drei Züge lang sieht das Opfer auf den eigenen Karten nur Bilder; den Text zeigt eine Karte, die man eine Sekunde hält. Freikauf: zwei Funde.
card-106 = Butterfinger
    .text = Am Ende der nächsten drei Züge des Opfers fällt ihm ein zufälliger Fund hin und liegt bis zu seinem nächsten Zug offen. Freikauf: zwei Funde.
card-107 = Jasager
    .text = Das Opfer muss beim nächsten Geschäft mitmachen: bieten, wenn noch niemand bietet, zuletzt nehmen oder das erste Angebot annehmen, das einen Fund nennt, den es hat. Freikauf: zwei Funde.
card-108 = Schlafsocken
    .text = Das Opfer zieht zu Beginn seines nächsten Zuges nichts. Freikauf: zwei Funde.
card-109 = Glück auf Pump
    .text = Beim nächsten Ziehen des Opfers siehst du zwei Karten. Du wählst, welche es bekommt; die andere wird abgelegt. Freikauf: zwei Funde.
card-110 = Lampenfieber
    .text = Drei Züge lang hat das Opfer nur 20 Sekunden je Zug; dann endet er von selbst. Freikauf: zwei Funde.
card-111 = Pomp und Titel
    .text = Du suchst einen Titel aus. Er ersetzt überall den Namen des Opfers, das ganze Spiel. Freikauf: zwei Funde.
card-112 = Glastasche
    .text = Nenne zwei Zutaten. Drei Züge lang sehen alle, wie viele davon das Opfer hat. Freikauf: zwei Funde.
card-113 = Bitte, bitte
    .text = Drei Züge lang muss jemand „Gewährt!“ sagen, bevor das Opfer eine Karte spielt. Nach fünf Sekunden ist es trotzdem gewährt. Freikauf: zwei Funde.
card-114 = Schmollwinkel
    .text = Drei Züge lang macht das Opfer bei Geschäften, die andere eröffnen, nicht mit. Freikauf: zwei Funde.
card-115 = Niespulver
    .text = Hatschi! Alle geben gleichzeitig einen Fund ihrer Wahl nach links.
card-116 = Anfängerglück
    .text = Jederzeit: Zieh zwei Funde, behalt einen und leg den anderen ab.

## Karten: Zauber der Stufe 2

card-201 = Langfingerbrise
    .text = Wähl bis zu zwei Opfer, oder niemanden, und nimm jedem davon einen zufälligen Fund.
card-202 = Springflut
    .text = Alle geben ihre ganze Hand Funde nach links oder nach rechts. Du bestimmst, wohin.
card-203 = Vorhang auf
    .text = Alle Funde auf allen Händen liegen offen, bis du wieder dran bist.
card-204 = Feinschmeckernase
    .text = Die nächsten vier Male, die du zu Zugbeginn ziehst: Zieh zwei, behalt einen, leg den anderen ab.
card-205 = Schlagbaum
    .text = Bis zu deinem übernächsten Zug gilt: Wer sonst zaubert, gibt dir zuerst einen Fund, wenn möglich.
card-206 = Frost am Docht
    .text = Das Opfer zaubert in seinem nächsten Zug nicht.
card-207 = Pfft statt Peng
    .text = Jederzeit. Antwort auf eine Zaubersache: Sie wird ohne Wirkung abgelegt.
card-208 = Schuss nach hinten
    .text = Jederzeit. Antwort auf einen Zauber der Stufe 1 oder 2 gegen dich: Such ein neues Opfer aus, gern auch die Hand, aus der er kam.
card-209 = Manteltausch
    .text = Tausch deine ganze Hand Funde mit jemandem.
card-210 = Griff in die Gosse
    .text = Nimm eine der fünf Karten, die in der Ablage gleich unter deiner Bezahlung liegen.
card-211 = Zauberbuch mit Leck
    .text = Ein zufälliger Zauber von der Hand des Opfers liegt offen, solange er dort bleibt.
card-212 = Wegwehwind
    .text = Wer sonst mehr als vier Funde hat, legt so viele nach eigener Wahl ab, bis es vier sind.
card-213 = Bleistiefel
    .text = Das Opfer zieht in seinem nächsten Zug, spielt aber keine Karte.
card-214 = Strudel
    .text = Alle Hände Funde werden zusammengemischt. Alle bekommen so viele wie vorher.
card-215 = Puste für zwei
    .text = Nach diesem Zug hast du noch einen. Nicht in einem Extrazug.
card-216 = Andersherum
    .text = Die Reihenfolge läuft andersherum.
card-217 = Ladenschluss
    .text = Bis zu deinem übernächsten Zug können die anderen keine Geschäfte eröffnen.
card-218 = Appell
    .text = Nenne eine Zutat: Alle anderen, die sie haben, geben dir eine davon.
card-219 = Klingelbeutel
    .text = Alle anderen geben dir einen Fund ihrer Wahl.
card-220 = Deckel drauf
    .text = Jederzeit: Bis zu deinem nächsten Zug darf dich niemand als Opfer wählen.
card-221 = Strafarbeit
    .text = Das Opfer zieht den obersten Zauber vom Stapel der Stufe 1; ist er leer, von Stufe 2.
card-222 = Ranzentausch
    .text = Gib jemandem einen Zauber von deiner Hand und nimm dafür einen zufälligen von denen, die vorher dort waren.
card-223 = Spendiernebel
    .text = Alle ziehen einen Fund. Du ziehst drei.
card-224 = Fluchbesen
    .text = Kehr alle Flüche weg, die an dir hängen, oder häng einen davon jemandem an. Wer ihn bekommt, kann sich freikaufen.

## Karten: Zauber der Stufe 3

card-301 = Einmal umrühren
    .text = Alle Hände Funde und die Ablage kommen in den Fundstapel und werden gemischt. Alle ziehen so viele wie vorher, du einen mehr.
card-302 = Zehnt
    .text = Zu Beginn jedes deiner Züge nennst du jemanden, der dir einen Fund eigener Wahl gibt. Das ganze Spiel.
card-303 = Generalschlüssel
    .text = Einmal in jedem deiner Züge, für einen Zauber der Stufe 1 oder 2: Zwei andere Zutaten zählen als eine, die dir fehlt. Das ganze Spiel.
card-304 = Butler aus Stein
    .text = Niemand sonst kann deine Funde ansehen, nehmen oder tauschen, weder mit Zaubern noch mit Zaubersachen. Das ganze Spiel.
card-305 = Bücherkarussell
    .text = Alle, die Zauber auf der Hand haben, geben sie untereinander nach links weiter. Hast du keinen mehr, bleibst du außen vor und gewinnst.
card-306 = Leihlorbeer
    .text = Du bekommst eine Kopie einer dauernden Wirkung der Stufe 2 oder 3, die im Spiel ist.
card-307 = Hinten anstellen
    .text = Bis zu deinem dritten Zug von jetzt an zaubern die anderen in jedem ihrer Züge höchstens einmal.
card-308 = Wunschbrunnen
    .text = Durchsuch den Fundstapel, nimm eine beliebige Karte und misch den Rest.

## Karten: Zauber der Stufe 4

card-401 = Zurückspulen
    .text = Das Opfer nimmt den neuesten Zauber, der vor ihm liegt, auf die Hand zurück. Was daran noch hängt, endet.
card-402 = Doppelboden
    .text = Zu Beginn jedes deiner Züge ziehst du zwei Funde. Das ganze Spiel.
card-403 = Kaminfutter
    .text = Verheiz einen Zauber bis Stufe 3 von deiner Hand. Er zählt als gezaubert, hat aber keine Wirkung.
card-404 = Geschenkgaul
    .text = Gib jemandem einen Zauber bis Stufe 2 von deiner Hand.
card-405 = Ebbe im Schrank
    .text = Alle anderen legen alle Funde ab und ziehen drei.
card-406 = Alleslöser
    .text = In diesem Zug darfst du noch einen Zauber der Stufe 1 oder 2 ohne Zutaten zaubern.
card-407 = Stundenklau
    .text = Alle anderen lassen ihr nächstes Ziehen aus, und du hast noch einen Zug. In einem Extrazug kommt keiner mehr dazu.
card-408 = Elsternspiegel
    .text = Einmal in jedem deiner Züge benutzt du die oberste Zaubersache der Ablage, die man im eigenen Zug spielt, nur keine Sanduhr. Sie bleibt dort. Das ganze Spiel.

## Titel, für Pomp und Titel

title-1 = Eure Krümeligkeit
title-2 = Hoheit am Suppenlöffel
title-3 = Exzellenz zur linken Socke
title-4 = Durchlaucht von Staub
title-5 = Hochwohlgeboren aus Nirgendwo
title-6 = Magnifizenz Teelöffel
title-7 = Eminenz der großen Pfütze
title-8 = Majestät der Badewanne
title-9 = Hoheit im Schnarchen
title-10 = Hochwürden von Tratsch
title-11 = Eure Restefestigkeit
title-12 = Allmacht, dritte von links

## Optionen

option-deck = Kartensatz
    .house = der des Hauses
    .own = { $value }
option-look = Deine ausgesuchten Zauber siehst du
    .after = wenn alle fertig ausgesucht haben
    .once = sofort, einen nach dem anderen
option-price = Die zwei Funde beim Freikauf
    .victim = sucht das Opfer aus
    .blind = zieht blind, wer gezaubert hat
option-clock = Uhr
    .on = 45 Sekunden je Zug, eine Minute für den Markttag
    .calm = gemütlich: keine Eile, ein Markttag dauert höchstens drei Minuten
option-window = Zeit für Antworten auf eine Karte
    .number = { $value ->
        [one] { $value } Sekunde
       *[other] { $value } Sekunden
    }
option-talk = Ihr redet miteinander
    .chat = im Chat: Redeflüche wirken von selbst
    .voice = laut: Die anderen rufen „Erwischt!“
option-duel = Zu zweit
    .off = nein: mindestens drei
    .on = ja, als Hausspiel mit 9 Punkten

## Was erwartet wird

prompt-first = Wer beginnt? Es wird gelost.
prompt-draft = { $you ->
    [yes] Nimm einen Zauber von einem Stapel: Du hast { $have ->
        [one] einen Punkt
       *[other] { $have } Punkte
    } von { $points }.
   *[no] { $seat } nimmt einen Zauber.
}
prompt-deal = Zauber und Funde werden ausgeteilt.
prompt-draw = Es werden Karten gezogen.
prompt-turn = { $you ->
    [yes] Du bist dran: Spiel so viele Karten, wie du willst, dann beende den Zug.
   *[no] { $seat } ist dran.
}
prompt-pay = { $you ->
    [yes] { $card }: Womit bezahlst du für { $find }?
   *[no] { $seat } bezahlt für { $card }.
}
prompt-grind = { $you ->
    [yes] { $card }: Welche zwei Zutaten sollen für { $find } herhalten?
   *[no] { $seat } bezahlt für { $card }.
}
prompt-aim = { $you ->
    [yes] { $card }: Wen soll es treffen?
   *[no] { $seat } sucht ein Opfer aus: { $card }.
}
prompt-lift = { $you ->
    [yes] { $card }: Welcher Fluch?
   *[no] { $seat } sucht einen Fluch aus: { $card }.
}
prompt-copy = { $you ->
    [yes] { $card }: Welche Wirkung kopierst du?
   *[no] { $seat } sucht eine Wirkung aus: { $card }.
}
prompt-show = { $you ->
    [yes] { $card }: Welchen Fund bietest du an?
   *[no] { $seat } sucht die Ware aus.
}
prompt-leave = { $you ->
    [yes] Du hast brav gefragt. Jetzt muss es jemand gewähren.
   *[no] { $seat } fragt: „Bitte, bitte?“ Gewährst du es?
}
prompt-window = Auf dem Tisch: { $card }. Alle dürfen antworten.
prompt-between = Zwischen zwei Zügen. Noch etwas?
prompt-buy-off = { $you ->
    [yes] { $card }: ertragen oder dich für zwei Funde freikaufen?
   *[no] { $seat } überlegt: { $card } ertragen oder sich freikaufen?
}
prompt-give = { $you ->
    [yes] { $count ->
        [one] Gib { $other } einen Fund: { $card }.
       *[other] Gib { $other } { $count } Funde: { $card }.
    }
   *[no] { $them ->
        [yes] { $seat } sucht etwas für dich aus: { $card }.
       *[no] { $seat } sucht etwas für { $other } aus: { $card }.
    }
}
prompt-shed = { $you ->
    [yes] { $count ->
        [one] Leg einen Fund ab: { $card }.
       *[other] Leg { $count } Funde ab: { $card }.
    }
   *[no] { $seat } legt ab: { $card }.
}
prompt-keep = { $you ->
    [yes] Welchen Fund behältst du?
   *[no] { $seat } sucht aus, welcher Fund bleibt.
}
prompt-keep-for = { $you ->
    [yes] Welchen Fund bekommt { $other }? Der andere wird abgelegt.
   *[no] { $them ->
        [yes] { $seat } sucht aus, welchen Fund du bekommst.
       *[no] { $seat } sucht aus, welchen Fund { $other } bekommt.
    }
}
prompt-fetch = { $you ->
    [yes] { $card }: Welche Karte nimmst du?
   *[no] { $seat } wühlt: { $card }.
}
prompt-name = { $you ->
    [yes] { $card }: Nenne eine Zutat.
   *[no] { $seat } nennt eine Zutat: { $card }.
}
prompt-title = { $you ->
    [yes] Welchen Titel hat { $other } verdient?
   *[no] { $them ->
        [yes] { $seat } sucht einen passenden Titel für dich.
       *[no] { $seat } sucht einen passenden Titel für { $other }.
    }
}
prompt-way = { $you ->
    [yes] { $card }: nach links oder nach rechts?
   *[no] { $seat } bestimmt die Richtung: { $card }.
}
prompt-hand = { $you ->
    [yes] Welchen Zauber gibst du { $other }?
   *[no] { $them ->
        [yes] { $seat } sucht einen Zauber für dich aus.
       *[no] { $seat } sucht einen Zauber für { $other } aus.
    }
}
prompt-burn = { $you ->
    [yes] Welcher Zauber wandert ins Feuer?
   *[no] { $seat } sucht einen Zauber fürs Feuer aus.
}
prompt-return = { $you ->
    [yes] Welchen Zauber legst du unter seinen Stapel?
   *[no] { $seat } sucht einen Zauber zum Umtauschen aus.
}
prompt-tithe = { $you ->
    [yes] Dein Zehnt: Wer gibt dir einen Fund?
   *[no] { $seat } sucht aus, wer den Zehnt zahlt.
}
prompt-bid = { $you ->
    [yes] Versteigert wird: { $ware }. { $bid ->
        [0] Noch bietet niemand.
       *[other] Das Gebot ist { $bid }.
    } Biete mehr oder passe.
   *[no] { $seat } überlegt ein Gebot für { $ware }.
}
prompt-bell = Ein Augenblick Stille, falls jemand die Glocke läutet.
prompt-lay = { $you ->
    [yes] { $card }: Such einen Fund aus, verdeckt.
   *[no] { $card }: Die anderen suchen noch einen Fund aus.
}
prompt-pick = { $you ->
    [yes] Nimm einen Fund von den Ständen.
   *[no] { $seat } nimmt einen Fund von den Ständen.
}
prompt-market = Markttag! Mach Angebote, nimm welche an oder hör auf.
prompt-slip = { $them ->
    [yes] Hast du dich versprochen? Die anderen urteilen.
   *[no] Hat { $other } den Fluch vergessen? Die anderen urteilen.
}
prompt-over = { $you ->
    [yes] { $seat-count ->
        [one] Du hast gewonnen!
       *[other] Du und { $seat-others }: Ihr gewinnt gemeinsam.
    }
   *[no] { $seat-count ->
        [one] { $seat } hat gewonnen.
       *[other] Gemeinsam gewonnen haben: { $seat }.
    }
}

## Züge

move-first = Es beginnt: { $other }
move-draw = Zieh { $find }
move-lose = Zieh heraus: { $find }
move-spell = Zieh { $spell }
move-stray = Zieh heraus: { $spell }
move-take = Nimm einen Zauber der Stufe { $level }
move-cast = Zaubere { $spell }
move-use = Spiel { $find }
move-open = Eröffne: { $find }
move-mirror = Benutz den Spiegel
move-end = Beende deinen Zug
move-ask = Bitte, bitte, darf ich?
move-pay = Bezahl mit { $find }
move-key = Benutz den Generalschlüssel
move-jackdaw = Bezahl mit dem Spiegel
move-grind = Verbrauch { $find }
move-at = Wähl { $other }
move-enough = (Sonst) niemand
move-lift = Dieser Fluch: { $spell }
move-sweep = Kehr alle deine Flüche weg
move-copy = Kopier { $spell }
move-answer = Spiel jetzt { $find }
move-retort = Zaubere jetzt { $spell }
move-pass = Passen
move-buy-off = Kauf dich für zwei Funde frei
move-bear = Ertrag es
move-grant = Gewährt!
move-give = Gib { $find }
move-shed = Leg { $find } ab
move-keep = Behalt { $find }
move-fetch = Nimm { $find }
move-name = Nenne { $find }
move-title = { $title }
move-left = Nach links
move-right = Nach rechts
move-hand = Gib { $spell } her
move-burn = Verheiz { $spell }
move-return = Leg { $spell } unter den Stapel
move-show = Versteigere { $find }
move-bid = { $count ->
    [one] Biete einen Fund
   *[other] Biete { $count } Funde
}
move-lay = Leg { $find } hin
move-veil = Leg { $find } verdeckt hin
move-pick = Nimm { $find }
move-to = Mach { $other } ein Angebot
move-want = Verlang { $find }
move-want-any = Verlang irgendeinen Fund
move-cry = Ruf das Angebot aus
move-withdraw = Zieh das Angebot zurück
move-accept = Nimm das Angebot von { $other } an
move-decline = Nein danke, { $other }
move-done = Fertig für heute
move-steady = Halt deine Sicht ruhig
move-slip = Erwischt! { $other } hat den Fluch vergessen
move-agree = Ja, erwischt
move-disagree = Nein, alles in Ordnung

## Ereignisse

event-first-chosen = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-picked-level = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} einen Zauber der Stufe { $level }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} bisher.
event-draft-over = Alle haben ihre Zauber. Jetzt die Funde: fünf für jede Hand.
event-reshuffled = Der Fundstapel ist leer: { $count ->
    [one] Eine abgelegte Karte wird
   *[other] { $count } abgelegte Karten werden
} der neue.
event-turn-began = { $extra-key ->
    [yes] { $you ->
        [yes] Dein Extrazug.
       *[no] Extrazug für { $seat }.
    }
   *[no] { $you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
}
event-turn-ended = { $why-key ->
    [time] { $you ->
        [yes] Die Zeit ist um: Dein Zug endet.
       *[no] Die Zeit ist um: Der Zug von { $seat } endet.
    }
   *[done] { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $seat } ist fertig.
    }
}
event-cast = { $against-key ->
    [none] { $you ->
        [yes] Du zauberst { $card }
       *[no] { $seat } zaubert { $card }
    }
   *[other] { $you ->
        [yes] Du antwortest auf { $against } mit { $card }
       *[no] { $seat } antwortet auf { $against } mit { $card }
    }
}{ $victims-count ->
    [0] {""}
    [one] {" "}{ $them ->
        [yes] gegen dich
       *[no] gegen { $victims }
    }
   *[other] {" "}{ $them ->
        [yes] gegen dich und { $victims-others }
       *[no] gegen { $victims }
    }
}{ $paid-count ->
    [0] , ganz umsonst.
   *[other] {" "}({ $paid }).
}
event-used = { $against-key ->
    [none] { $you ->
        [yes] Du spielst { $card }
       *[no] { $seat } spielt { $card }
    }
   *[other] { $you ->
        [yes] Du antwortest auf { $against } mit { $card }
       *[no] { $seat } antwortet auf { $against } mit { $card }
    }
}{ $victims-count ->
    [0] .
    [one] {" "}{ $them ->
        [yes] gegen dich.
       *[no] gegen { $victims }.
    }
   *[other] {" "}{ $them ->
        [yes] gegen dich und { $victims-others }.
       *[no] gegen { $victims }.
    }
}
event-mirrored = { $you ->
    [yes] Dein Spiegel zeigt { $card }
   *[no] Der Spiegel von { $seat } zeigt { $card }
}{ $victims-count ->
    [0] .
    [one] {" "}{ $them ->
        [yes] gegen dich.
       *[no] gegen { $victims }.
    }
   *[other] {" "}{ $them ->
        [yes] gegen dich und { $victims-others }.
       *[no] gegen { $victims }.
    }
}
event-opened = { $you ->
    [yes] Du eröffnest: { $find }.
   *[no] { $seat } eröffnet: { $find }.
}{ $ware-key ->
    [none] {""}
   *[other] {" "}Wer bietet für { $ware }?
}
event-asked-leave = { $you ->
    [yes] „Bitte, bitte?“, fragst du.
   *[no] „Bitte, bitte?“, fragt { $seat }.
}
event-granted = { $why-key ->
    [time] Niemand sagt etwas, also ist es gewährt.
   *[other] Gewährt!
} { $you ->
    [yes] Du darfst die Karte spielen.
   *[no] { $seat } darf die Karte spielen.
}
event-snuffed = { $you ->
    [yes] Pfft! Du löschst { $card }: keine Wirkung.
   *[no] Pfft! { $seat } löscht { $card }: keine Wirkung.
}
event-turned-away = { $you ->
    [yes] Du lenkst { $card } um, auf { $other }!
   *[no] { $them ->
        [yes] { $seat } lenkt { $card } um, auf dich!
       *[no] { $seat } lenkt { $card } um, auf { $other }!
    }
}
event-shielded = { $you ->
    [yes] Du bist sicher vor { $card }.
   *[no] { $seat } ist sicher vor { $card }.
}
event-trapped = { $you ->
    [yes] Schnapp! Du erwischst die Finger von { $other }.
   *[no] { $them ->
        [yes] Schnapp! { $seat } erwischt deine Finger.
       *[no] Schnapp! { $seat } erwischt die Finger von { $other }.
    }
}
event-fizzled = { $card }: Nichts passiert. Na ja, ein bisschen Rauch.
event-bought-off = { $you ->
    [yes] Du kaufst dich von { $spell } frei: zwei Funde für { $other }.
   *[no] { $them ->
        [yes] { $seat } kauft sich von { $spell } frei: zwei Funde für dich.
       *[no] { $seat } kauft sich von { $spell } frei: zwei Funde für { $other }.
    }
}
event-cursed = { $you ->
    [yes] Jetzt an dir: { $spell }. Schöne Grüße von { $other }!
   *[no] Jetzt an { $seat }: { $spell }.
}
event-curse-moved = { $you ->
    [yes] Du hängst { $other } etwas an: { $spell }.
   *[no] { $them ->
        [yes] { $seat } hängt dir etwas an: { $spell }.
       *[no] { $seat } hängt { $other } etwas an: { $spell }.
    }
}
event-curse-ended = { $why-key ->
    [soap] { $you ->
        [yes] Du wäschst { $spell } ab.
       *[no] { $seat } wäscht { $spell } ab.
    }
    [broom] { $you ->
        [yes] Du kehrst { $spell } weg.
       *[no] { $seat } kehrt { $spell } weg.
    }
    [replaced] { $you ->
        [yes] Drei Flüche sind genug: Du bist { $spell } los.
       *[no] Drei Flüche sind genug: { $seat } ist { $spell } los.
    }
   *[other] { $you ->
        [yes] Du bist { $spell } los.
       *[no] { $seat } ist { $spell } los.
    }
}
event-began = { $you ->
    [yes] Jetzt für dich am Werk: { $spell }.
   *[no] Jetzt für { $seat } am Werk: { $spell }.
}
event-ended = { $you ->
    [yes] Nicht mehr für dich am Werk: { $spell }.
   *[no] Nicht mehr für { $seat } am Werk: { $spell }.
}
event-titled = { $you ->
    [yes] Von nun an heißt du { $title }. Wie vornehm!
   *[no] Von nun an heißt { $seat } { $title }. Wie vornehm!
}
event-pocket-named = { $you ->
    [yes] Glastasche: Bei dir zählen alle mit: { $finds }.
   *[no] Glastasche: Bei { $seat } zählen alle mit: { $finds }.
}
event-dropped = { $you ->
    [yes] Hoppla! Dir fällt etwas hin, offen für alle: { $find }.
   *[no] Hoppla! { $seat } fällt etwas hin, offen für alle: { $find }.
}
event-picked-up = { $you ->
    [yes] Du hebst deinen Fund wieder auf.
   *[no] { $seat } hebt den Fund wieder auf.
}
event-order-turned = { $way-key ->
    [left] Kehrt um! Jetzt geht es links herum weiter.
   *[right] Kehrt um! Jetzt geht es rechts herum weiter.
}
event-extra-turn = { $you ->
    [yes] Du bekommst noch einen Zug.
   *[no] { $seat } bekommt noch einen Zug.
}
event-no-draw = { $you ->
    [yes] Du ziehst diesmal nichts.
   *[no] { $seat } zieht diesmal nichts.
}
event-skips = { $you ->
    [yes] Alle außer dir lassen ihr nächstes Ziehen aus.
   *[no] Alle außer { $seat } lassen ihr nächstes Ziehen aus.
}
event-blocked = { $you ->
    [yes] Du bist in diesem Zug gebremst: { $spell }.
   *[no] { $seat } ist in diesem Zug gebremst: { $spell }.
}
event-drew = { $find-key ->
    [unknown] { $you ->
        [yes] Du ziehst einen Fund.
       *[no] { $seat } zieht einen Fund.
    }
   *[other] { $you ->
        [yes] Du ziehst: { $find }.
       *[no] { $seat } zieht: { $find }.
    }
}
event-peeked = { $you ->
    [yes] Zwei Karten für { $other }: { $finds }. Du entscheidest.
   *[no] { $them ->
        [yes] { $seat } sieht sich zwei Karten für dich an.
       *[no] { $seat } sieht sich zwei Karten für { $other } an.
    }
}
event-kept = { $find-key ->
    [unknown] { $you ->
        [yes] Du behältst einen Fund.
       *[no] { $seat } behält einen davon.
    }
   *[other] { $you ->
        [yes] Du behältst: { $find }.
       *[no] { $seat } behält: { $find }.
    }
}
event-discarded = { $you ->
    [yes] Du legst ab: { $finds }.
   *[no] { $seat } legt ab: { $finds }.
}
event-gave = { $find-key ->
    [unknown] { $you ->
        [yes] Du gibst { $other } einen Fund.
       *[no] { $them ->
            [yes] { $seat } gibt dir einen Fund.
           *[no] { $seat } gibt { $other } einen Fund.
        }
    }
   *[other] { $you ->
        [yes] Du gibst { $other }: { $find }.
       *[no] { $them ->
            [yes] { $seat } gibt dir: { $find }.
           *[no] { $seat } gibt { $other }: { $find }.
        }
    }
}
event-took = { $find-key ->
    [unknown] { $you ->
        [yes] Du nimmst { $other } einen Fund weg.
       *[no] { $them ->
            [yes] { $seat } nimmt dir einen Fund weg.
           *[no] { $seat } nimmt { $other } einen Fund weg.
        }
    }
   *[other] { $you ->
        [yes] Du nimmst { $other } weg: { $find }.
       *[no] { $them ->
            [yes] { $seat } nimmt dir weg: { $find }.
           *[no] { $seat } nimmt { $other } weg: { $find }.
        }
    }
}
event-called-in = { $you ->
    [yes] { $other } muss dir geben: { $find }.
   *[no] { $them ->
        [yes] Du musst { $seat } geben: { $find }.
       *[no] { $other } muss { $seat } geben: { $find }.
    }
}
event-fetched = { $you ->
    [yes] Du holst aus der Ablage: { $find }.
   *[no] { $seat } holt aus der Ablage: { $find }.
}
event-searched = { $find-key ->
    [unknown] { $you ->
        [yes] Du fischst eine Karte aus dem Fundstapel.
       *[no] { $seat } fischt eine Karte aus dem Fundstapel.
    }
   *[other] { $you ->
        [yes] Du fischst aus dem Fundstapel: { $find }.
       *[no] { $seat } fischt aus dem Fundstapel: { $find }.
    }
}
event-looked = { $you ->
    [yes] { $finds-count ->
        [0] Du siehst dir die Funde von { $other } an: Es gibt keine.
       *[other] Du siehst dir die Funde von { $other } an: { $finds }.
    }
   *[no] { $them ->
        [yes] { $seat } sieht sich deine Funde an.
       *[no] { $seat } sieht sich die Funde von { $other } an.
    }
}
event-hands-passed = { $way-key ->
    [left] Alle Hände schwappen einen Platz nach links.
   *[right] Alle Hände schwappen einen Platz nach rechts.
}
event-hands-swapped = { $you ->
    [yes] Du tauschst alle Funde mit { $other }.
   *[no] { $them ->
        [yes] { $seat } tauscht alle Funde mit dir.
       *[no] { $seat } tauscht alle Funde mit { $other }.
    }
}
event-whirled = Immer rundherum: Alle Hände werden zusammengemischt und neu verteilt.
event-stirred = Kräftig umgerührt: { $count ->
    [one] Eine Karte kommt
   *[other] { $count } Karten kommen
} in den Fundstapel, Hände und Ablage und alles.
event-new-hand = { $you ->
    [yes] { $count ->
        [0] Du hast jetzt keine Funde.
       *[other] Du hast jetzt: { $finds }.
    }
   *[no] { $count ->
        [0] { $seat } hat jetzt keine Funde.
        [one] { $seat } hat jetzt einen Fund.
       *[other] { $seat } hat jetzt { $count } Funde.
    }
}
event-spell-drawn = { $spell-key ->
    [unknown] { $you ->
        [yes] Du ziehst einen Zauber der Stufe { $level }.
       *[no] { $seat } zieht einen Zauber der Stufe { $level }.
    }
   *[other] { $you ->
        [yes] Du ziehst einen Zauber: { $spell }.
       *[no] { $seat } zieht einen Zauber: { $spell }.
    }
}
event-spell-handed = { $spell-key ->
    [unknown] { $seat } gibt { $other } einen Zauber der Stufe { $level }.
   *[other] { $you ->
        [yes] Du gibst { $other } einen Zauber: { $spell }.
       *[no] { $them ->
            [yes] { $seat } gibt dir einen Zauber: { $spell }.
           *[no] { $seat } gibt { $other } einen Zauber: { $spell }.
        }
    }
}
event-spell-returned = { $spell-key ->
    [unknown] { $you ->
        [yes] Du legst einen Zauber der Stufe { $level } unter seinen Stapel.
       *[no] { $seat } legt einen Zauber der Stufe { $level } unter den Stapel.
    }
   *[other] { $you ->
        [yes] Du legst { $spell } unter den Stapel.
       *[no] { $seat } legt { $spell } unter den Stapel.
    }
}
event-spell-opened = { $you ->
    [yes] Tropf, tropf: Alle können bei dir lesen: { $spell }.
   *[no] Tropf, tropf: Alle können bei { $seat } lesen: { $spell }.
}
event-burnt = { $you ->
    [yes] Du verheizt { $spell }. Das zählt als gezaubert.
   *[no] { $seat } verheizt { $spell }. Das zählt als gezaubert.
}
event-rewound = { $you ->
    [yes] Du nimmst { $spell } wieder auf die Hand.
   *[no] { $seat } nimmt { $spell } wieder auf die Hand.
}
event-bid = { $you ->
    [yes] Du bietest { $count }.
   *[no] { $seat } bietet { $count }.
}
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-sold = { $you ->
    [yes] Verkauft! Du bekommst { $find } für { $count ->
        [one] einen Fund.
       *[other] { $count } Funde.
    }
   *[no] Verkauft! { $seat } bekommt { $find } für { $count ->
        [one] einen Fund.
       *[other] { $count } Funde.
    }
}
event-unsold = { $you ->
    [yes] Niemand will es haben: Du behältst { $find }.
   *[no] Niemand will es haben: { $seat } behält { $find }.
}
event-laid = { $you ->
    [yes] Du legst einen Fund verdeckt hin.
   *[no] { $seat } legt einen Fund verdeckt hin.
}
event-turned-up = { $you ->
    [yes] Dein Fund wird aufgedeckt: { $find }.
   *[no] Der Fund von { $seat } wird aufgedeckt: { $find }.
}
event-picked = { $you ->
    [yes] Du nimmst vom Stand: { $find }.
   *[no] { $seat } nimmt vom Stand: { $find }.
}
event-cried = { $you ->
    [yes] Du bietest { $other } an:
   *[no] { $them ->
        [yes] { $seat } bietet dir an:
       *[no] { $seat } bietet { $other } an:
    }
} { $finds-count ->
    [0] { $veiled ->
        [one] einen verdeckten Fund
       *[other] { $veiled } verdeckte Funde
    }
   *[other] { $finds }{ $veiled ->
        [0] {""}
        [one] {" "}und einen verdeckten Fund
       *[other] {" "}und { $veiled } verdeckte Funde
    }
} für { $wanted-count ->
    [0] { $any ->
        [one] irgendeinen Fund.
       *[other] { $any } beliebige Funde.
    }
   *[other] { $wanted }{ $any ->
        [0] .
        [one] {" "}und irgendeinen Fund.
       *[other] {" "}und { $any } beliebige Funde.
    }
}
event-withdrawn = { $you ->
    [yes] Dein Angebot ist vom Tisch.
   *[no] Das Angebot von { $seat } ist vom Tisch.
}
event-declined = { $you ->
    [yes] Du lehnst das Angebot von { $other } ab.
   *[no] { $them ->
        [yes] { $seat } lehnt dein Angebot ab.
       *[no] { $seat } lehnt das Angebot von { $other } ab.
    }
}
event-traded = { $you ->
    [yes] Abgemacht! { $other } nimmt dein Angebot an.
   *[no] { $them ->
        [yes] Abgemacht! Du nimmst das Angebot von { $seat } an.
       *[no] Abgemacht! { $other } nimmt das Angebot von { $seat } an.
    }
}
event-done = { $you ->
    [yes] Du bist fertig für heute.
   *[no] { $seat } ist fertig für heute.
}
event-rung = { $you ->
    [yes] Ding dong! Du läutest die Glocke: alles vorbei.
   *[no] Ding dong! { $seat } läutet die Glocke: alles vorbei.
}
event-deal-over = Vorbei: { $find }.
event-slip-called = { $you ->
    [yes] Erwischt! Du meinst { $other }.
   *[no] { $them ->
        [yes] „Erwischt!“, ruft { $seat } und meint dich.
       *[no] „Erwischt!“, ruft { $seat } und meint { $other }.
    }
}
event-slip-judged = { $agreed-key ->
    [yes] { $them ->
        [yes] { $yes } zu { $no }: erwischt! Du gibst einen Fund ab.
       *[no] { $yes } zu { $no }: erwischt! { $other } gibt einen Fund ab.
    }
   *[no] { $them ->
        [yes] { $yes } zu { $no }: alles in Ordnung. Du kommst davon.
       *[no] { $yes } zu { $no }: alles in Ordnung. { $other } kommt davon.
    }
}
event-steadied = { $you ->
    [yes] Deine Sicht bleibt ruhig: Flüche darauf kosten dich stattdessen ein Ziehen.
   *[no] { $seat } behält eine ruhige Sicht: Flüche darauf kosten stattdessen ein Ziehen.
}
event-won = { $you ->
    [yes] Dein letzter Zauber ist gezaubert: Du gewinnst!
   *[no] { $seat } hat keinen Zauber mehr und gewinnt!
}
event-stopped = Tausend Züge, und noch immer hat niemand gewonnen: Jetzt zählen die wenigsten Punkte auf der Hand.

## Der Tisch in Worten

twin-draft = Das Aussuchen: Alle brauchen { $points } Punkte.
twin-turn = Zug { $turn }, { $you ->
    [yes] deiner.
   *[no] von { $seat }.
}
twin-extra = Es ist ein Extrazug.
twin-again = Danach folgt noch ein Zug.
twin-order = Es geht { $way-key ->
    [left] links herum.
   *[right] rechts herum.
}
twin-free = Der nächste Zauber der Stufe 1 oder 2 ist umsonst.
twin-mirror = Der Spiegel zeigt: { $find }.
twin-piles = Zauberstapel:
twin-pile = Stufe { $level }: { $count ->
    [0] leer.
    [one] ein Zauber.
   *[other] { $count } Zauber.
}
twin-deck = Fundstapel: { $count ->
    [0] leer.
    [one] ein Fund.
   *[other] { $count } Funde.
}
twin-discard = Ablage: { $count ->
    [0] leer.
    [one] ein Fund.
   *[other] { $count } Funde.
}
twin-top = Obenauf, der oberste zuerst: { $finds }.
twin-seat = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $points ->
    [0] keine Punkte mehr,
    [one] noch ein Punkt,
   *[other] noch { $points } Punkte,
} { $count ->
    [0] keine Funde.
    [one] ein Fund.
   *[other] { $count } Funde.
}
twin-drafter = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $levels-count ->
    [0] noch kein Zauber genommen.
    [one] ein Zauber genommen, von Stufe { $levels }: { $have } von { $points } Punkten.
   *[other] { $levels-count } Zauber genommen, von den Stufen { $levels }: { $have } von { $points } Punkten.
}
twin-books = { $levels-count ->
    [one] Ein Zauber auf der Hand, Stufe { $levels }.
   *[other] { $levels-count } Zauber auf der Hand, Stufen { $levels }.
}
twin-read = Davon bekannt: { $card }.
twin-cast = Gezaubert: { $card }.
twin-open = Offen: { $finds }.
twin-known = Diese Funde kennst du: { $finds }.
twin-count = { $find }: { $count }.
twin-title = Genannt { $title }.
twin-protected = Niemand darf diese Person wählen.
twin-steady = Hat eine ruhige Sicht.
twin-curse = Fluch: { $card }{ $left ->
    [0] .
    [one] , noch ein Zug.
   *[other] , noch { $left } Züge.
}
twin-swapped = Er kostet stattdessen ein Ziehen.
twin-effect = { $them ->
    [yes] Am Werk gegen dich:
   *[no] Am Werk:
} { $card }{ $left ->
    [0] .
   *[other] , noch { $left } Mal.
}
twin-copied = Kopiert: { $card }.
twin-victim = { $them ->
    [yes] Es geht gegen dich.
   *[no] Es geht gegen { $other }.
}
twin-hand = Deine Funde: { $finds }.
twin-no-hand = Du hast keine Funde.
twin-spells = Deine Zauber:
twin-spell = { $card }, Stufe { $level }: { $finds }.
twin-ready = Den kannst du bezahlen.
twin-lack = Dir fehlt: { $finds }.
twin-leaked = Alle können ihn lesen.
twin-stack = Auf dem Tisch, das Letzte zuerst:
twin-item = { $card }, gespielt von { $you ->
    [yes] dir
   *[no] { $seat }
}{ $against-key ->
    [none] {""}
   *[other] {" "}als Antwort auf { $against }
}{ $victims-count ->
    [0] .
   *[other] {" "}gegen { $victims }.
}
twin-cancelled = Die Karte ist verhindert.
twin-shielded = Davor sicher: { $victims }.
twin-chosen = { $card-key ->
    [none] Du willst passen.
   *[other] Du hast gewählt: { $card }.
}
twin-payment = Bezahlt wird mit: { $finds }.
twin-half = In Vorbereitung: { $card }.
twin-paid = Bisher bezahlt: { $finds }.
twin-choice = Zur Wahl: { $finds }.
twin-auction = Versteigert wird: { $ware }.
twin-bid = Das höchste Gebot ist { $bid }, von { $you ->
    [yes] dir.
   *[no] { $seat }.
}
twin-flea = Auf dem Flohmarkt:
twin-stall = { $find }, hingelegt von { $you ->
    [yes] dir.
   *[no] { $seat }.
}
twin-laid = { $you ->
    [yes] Dein Fund liegt verdeckt.
   *[no] Der Fund von { $seat } liegt verdeckt.
}
twin-market = Auf dem Markt:
twin-no-offers = Noch keine Angebote.
twin-offer = { $you ->
    [yes] Du bietest { $other } an:
   *[no] { $them ->
        [yes] { $seat } bietet dir an:
       *[no] { $seat } bietet { $other } an:
    }
} { $finds-count ->
    [0] { $veiled ->
        [0] noch nichts
        [one] einen verdeckten Fund
       *[other] { $veiled } verdeckte Funde
    }
   *[other] { $finds }{ $veiled ->
        [0] {""}
        [one] {" "}und einen verdeckten Fund
       *[other] {" "}und { $veiled } verdeckte Funde
    }
} für { $wanted-count ->
    [0] { $any ->
        [0] noch nichts.
        [one] irgendeinen Fund.
       *[other] { $any } beliebige Funde.
    }
   *[other] { $wanted }{ $any ->
        [0] .
        [one] {" "}und irgendeinen Fund.
       *[other] {" "}und { $any } beliebige Funde.
    }
}
twin-veils = Verdeckt: { $finds }.
twin-uncried = Noch nicht ausgerufen.
twin-waiting = { $you ->
    [yes] Noch nicht fertig: { $seat }. Das heißt auch du.
   *[no] Noch nicht fertig: { $seat }.
}
twin-votes = { $count ->
    [0] Noch hat niemand geurteilt.
    [one] Eine Stimme ist abgegeben.
   *[other] { $count } Stimmen sind abgegeben.
}

## Regeln: Das Regelheft

chapter-book = Das Regelheft
rule-B1 = Ein Zauber der Stufe 1, 2, 3 oder 4 braucht so viele Zutaten, wie seine Stufe sagt. Die Stufe steht hinten drauf, für alle sichtbar.
    .cite = Regelheft 1: Stufen
    .no = Ein Zauber braucht so viele Zutaten, wie seine Stufe sagt.
rule-B2 = Die Zauber liegen verdeckt in vier Stapeln, einem je Stufe. Wer beginnt, wird gelost. Dann nehmen alle reihum den obersten Zauber von einem Stapel ihrer Wahl, immer einen.
    .cite = Regelheft 2: das Aussuchen
    .no = Nicht jetzt: Zauber werden am Anfang ausgesucht, einer nach dem anderen, reihum.
rule-B3 = Du suchst so lange aus, bis deine Zauber genug Punkte wert sind: 11 zu dritt, 9 zu viert oder fünft, 8 ab sechs. Jeder Zauber zählt seine Stufe. Ein bisschen zu viel schadet nicht.
    .cite = Regelheft 3: Punkte beim Aussuchen
    .no = Deine Zauber sind schon genug Punkte wert.
rule-B4 = Nach dem Aussuchen bekommen alle fünf Funde. Alle übrigen bilden verdeckt den Fundstapel.
    .cite = Regelheft 4: fünf Funde
    .no = Am Anfang gibt es fünf Funde, mehr nicht.
rule-B5 = Dein Zug beginnt damit, dass du einen Fund ziehst. Dann spielst du Karten, so viele du willst und in beliebiger Reihenfolge: Geschäfte, Zaubersachen und Zauber.
    .cite = Regelheft 5: ein Zug
    .no = Nicht jetzt: Dafür bist du nicht dran.
rule-B6 = In deinem Zug kannst du ein Geschäft eröffnen: Versteigerung, Flohmarkt oder Markttag. Die Karte wird abgelegt, wenn es vorbei ist.
    .cite = Regelheft 6: Geschäfte eröffnen
    .no = Nicht jetzt: Ein Geschäft eröffnest du in deinem eigenen Zug, mit einer Karte von deiner Hand.
rule-B7 = In deinem Zug kannst du Zaubersachen benutzen. Jede tut, was draufsteht, und wird dann abgelegt.
    .cite = Regelheft 7: Zaubersachen benutzen
    .no = Nicht jetzt: Diese Sache kannst du hier nicht benutzen.
rule-B8 = Um zu zaubern, legst du die Zutaten ab und den Zauber offen vor dich. Er wirkt sofort. Manche Zaubersachen ersetzen eine Zutat.
    .cite = Regelheft 8: Zaubern
    .no = Damit ist der Zauber nicht bezahlt: Eine Zutat fehlt.
rule-B9 = Wenn du alles getan hast, was du willst, beendest du deinen Zug, und der nächste beginnt.
    .cite = Regelheft 9: das Ende eines Zuges
    .no = Nicht jetzt: Es ist noch etwas im Gange.
rule-B10 = Manche Karten kann man jederzeit spielen, auch wenn andere dran sind; ein Glöckchen zeigt es an. Ein solcher Zauber braucht seine Zutaten genau dann.
    .cite = Regelheft 10: jederzeit
    .no = Nicht jetzt: Diese Karte passt in diesem Augenblick nicht.
rule-B11 = Wollen mehrere im selben Augenblick etwas tun, geht es der Reihe nach, angefangen bei der Person, die dran ist.
    .cite = Regelheft 11: im selben Augenblick
    .no = Nicht jetzt: Jemand anderes kommt zuerst.
rule-B12 = Ist der Fundstapel leer, wird die Ablage gemischt und ist der neue Stapel.
    .cite = Regelheft 12: ein leerer Stapel
    .no = Nicht jetzt: Es gibt keine Karte zu mischen.
rule-B13 = Flüche der Stufe 1 lassen dir die Wahl: Ertrag sie, oder gib zwei Funde her, dann bleibst du verschont.
    .cite = Regelheft 13: Freikaufen
    .no = Davon kann man sich nicht freikaufen.
rule-B14 = Zwingt dich eine Karte, etwas zu geben, und du hast nichts, passiert dir weiter nichts.
    .cite = Regelheft 14: nichts zu geben
    .no = Diesen Fund hast du nicht.
rule-B15 = Wie viele Punkte noch auf einer Hand sind, wissen alle. Welche Zauber es sind, bleibt geheim.
    .cite = Regelheft 15: der offene Wert
    .no = Welche Zauber die anderen haben, ist geheim. Offen sind nur die Punkte.
rule-B16 = Das Spiel endet, sobald jemand keinen Zauber mehr auf der Hand hat. Diese Person hat gewonnen.
    .cite = Regelheft 16: das Ende des Spiels
    .no = Das Spiel ist vorbei.

## Regeln: Geschäfte

chapter-transactions = Geschäfte
rule-T1 = Versteigerung: Du zeigst einen Fund. Im Uhrzeigersinn bieten die anderen eine Zahl von Funden, jedes Mal mehr, oder passen endgültig. Das höchste Gebot gewinnt: Du bekommst so viele Funde nach fremder Wahl und gibst die Ware her. Du musst sie nehmen. Bietet niemand, behältst du sie.
    .cite = Geschäft 1: Versteigerung
    .no = Biete mehr als die anderen, aber nicht mehr, als du hast, oder passe.
rule-T2 = Flohmarkt: Alle, die einen Fund haben, legen einen verdeckt hin. Dann werden alle aufgedeckt. Im Uhrzeigersinn, angefangen bei der Person, die eröffnet hat, nehmen alle einen, die einen hingelegt haben.
    .cite = Geschäft 2: Flohmarkt
    .no = Leg einen Fund verdeckt hin; nimm später einen, der daliegt.
rule-T3 = Markttag: 60 Sekunden freier Handel, alle mit allen. Ein Angebot sagt, was du gibst, offen oder verdeckt, und was du willst, mit Namen oder irgendeinen Fund. Wird es angenommen, wechseln die Karten sofort den Platz. Nur Funde: keine Zauber, keine Versprechen.
    .cite = Geschäft 3: Markttag
    .no = So nicht: Am Markttag tauscht man Funde gegen Funde.

## Regeln: Zauber der Stufe 1

chapter-level-1 = Zauber der Stufe 1
rule-S101 = Papageienzunge: Das ganze Spiel lang erscheint statt der Chatzeilen des Opfers die letzte Zeile von jemand anderem. Freikaufen ist möglich.
    .cite = Zauber 101: Papageienzunge
    .no = Papageienzunge: Noch gibt es keine fremde Zeile, die du nachplappern könntest.
rule-S102 = Wortknauser: Das ganze Spiel lang werden Chatzeilen des Opfers mit mehr als fünf Wörtern abgelehnt. Freikaufen ist möglich.
    .cite = Zauber 102: Wortknauser
    .no = Wortknauser: höchstens fünf Wörter.
rule-S103 = Spiegelaugen: Drei Züge lang sieht das Opfer den Tisch gespiegelt, links und rechts vertauscht. Freikaufen ist möglich.
    .cite = Zauber 103: Spiegelaugen
    .no = Spiegelaugen brauchen ein Opfer.
rule-S104 = Fledermausschlaf: Drei Züge lang hängen die eigenen Karten des Opfers kopfüber, und ihre Reihenfolge mischt sich, sobald sich die Hand ändert. Freikaufen ist möglich.
    .cite = Zauber 104: Fledermausschlaf
    .no = Fledermausschlaf braucht ein Opfer.
rule-S105 = Nebelbrille: Drei Züge lang sieht das Opfer auf den eigenen Karten nur die Bilder. Wer eine Karte eine Sekunde hält, sieht ihren Text. Freikaufen ist möglich.
    .cite = Zauber 105: Nebelbrille
    .no = Die Nebelbrille braucht ein Opfer.
rule-S106 = Butterfinger: Am Ende der nächsten drei Züge des Opfers liegt ein zufälliger Fund von ihm offen, bis es wieder dran ist. Freikaufen ist möglich.
    .cite = Zauber 106: Butterfinger
    .no = Butterfinger: Dieser Fund ist gefallen, so wollte es der Zufall.
rule-S107 = Jasager: Beim nächsten Geschäft muss das Opfer mitmachen. Bei einer Versteigerung darf es nicht passen, solange niemand geboten hat; am Flohmarkt nimmt es zuletzt; am Markttag muss es das erste Angebot von mindestens einem Fund für einen Fund annehmen, der genannt ist und den es hat. Freikaufen ist möglich.
    .cite = Zauber 107: Jasager
    .no = Jasager: Du musst mitmachen und kannst das nicht ablehnen.
rule-S108 = Schlafsocken: Das Opfer zieht zu Beginn seines nächsten Zuges nichts. Freikaufen ist möglich.
    .cite = Zauber 108: Schlafsocken
    .no = Schlafsocken: Diesmal ziehst du nichts.
rule-S109 = Glück auf Pump: Wenn das Opfer das nächste Mal zieht, siehst du zwei Karten und wählst, welche es bekommt. Die andere wird abgelegt. Freikaufen ist möglich.
    .cite = Zauber 109: Glück auf Pump
    .no = Glück auf Pump: Wähl eine der zwei Karten.
rule-S110 = Lampenfieber: Drei Züge lang dauern die Züge des Opfers höchstens 20 Sekunden, dann enden sie von selbst. Freikaufen ist möglich.
    .cite = Zauber 110: Lampenfieber
    .no = Lampenfieber: Deine 20 Sekunden sind um.
rule-S111 = Pomp und Titel: Du suchst einen Titel von der Liste aus. Er ersetzt das ganze Spiel lang überall den Namen des Opfers. Freikaufen ist möglich.
    .cite = Zauber 111: Pomp und Titel
    .no = Pomp und Titel: Wähl einen Titel von der Liste.
rule-S112 = Glastasche: Du nennst zwei Zutaten. Drei Züge lang sehen alle, wie viele davon das Opfer hat. Freikaufen ist möglich.
    .cite = Zauber 112: Glastasche
    .no = Glastasche: Nenne zwei verschiedene Zutaten.
rule-S113 = Bitte, bitte: Drei Züge lang muss vor jeder Karte, die das Opfer spielt, jemand „Gewährt!“ sagen. Nach fünf Sekunden ist es von selbst gewährt. Freikaufen ist möglich.
    .cite = Zauber 113: Bitte, bitte
    .no = Bitte, bitte: Frag zuerst und warte, bis es gewährt ist.
rule-S114 = Schmollwinkel: Drei Züge lang macht das Opfer bei Geschäften, die andere eröffnen, nicht mit. Freikaufen ist möglich.
    .cite = Zauber 114: Schmollwinkel
    .no = Schmollwinkel: Hier machst du nicht mit.
rule-S115 = Niespulver: Alle geben gleichzeitig einen Fund ihrer Wahl nach links.
    .cite = Zauber 115: Niespulver
    .no = Niespulver: Such einen Fund aus, der nach links geht.
rule-S116 = Anfängerglück, jederzeit: Zieh zwei Funde, behalt einen und leg den anderen ab.
    .cite = Zauber 116: Anfängerglück
    .no = Anfängerglück: Behalt einen der zwei gezogenen Funde.

## Regeln: Zauber der Stufe 2

chapter-level-2 = Zauber der Stufe 2
rule-S201 = Langfingerbrise: Wähl bis zu zwei Opfer, oder niemanden, und nimm jedem davon einen zufälligen Fund.
    .cite = Zauber 201: Langfingerbrise
    .no = Die Langfingerbrise trifft höchstens zwei Opfer, und keines zweimal.
rule-S202 = Springflut: Alle geben ihre ganze Hand Funde nach links oder nach rechts. Wer zaubert, bestimmt, wohin.
    .cite = Zauber 202: Springflut
    .no = Springflut: Wähl links oder rechts.
rule-S203 = Vorhang auf: Bis du wieder dran bist, liegen alle Hände Funde offen.
    .cite = Zauber 203: Vorhang auf
    .no = Vorhang auf: nur in deinem eigenen Zug.
rule-S204 = Feinschmeckernase: Die nächsten vier Male, die du zu Zugbeginn ziehst, ziehst du zwei, behältst einen und legst den anderen ab.
    .cite = Zauber 204: Feinschmeckernase
    .no = Feinschmeckernase: Behalt einen der zwei gezogenen Funde.
rule-S205 = Schlagbaum: Bis zu deinem übernächsten Zug gilt: Wer sonst zaubert, gibt dir zuerst einen Fund, wenn möglich.
    .cite = Zauber 205: Schlagbaum
    .no = Schlagbaum: Gib zuerst einen Fund.
rule-S206 = Frost am Docht: Das Opfer zaubert in seinem nächsten Zug nicht.
    .cite = Zauber 206: Frost am Docht
    .no = Frost am Docht: In diesem Zug zauberst du nicht.
rule-S207 = Pfft statt Peng, jederzeit: eine Antwort auf eine Zaubersache. Sie wird ohne Wirkung abgelegt.
    .cite = Zauber 207: Pfft statt Peng
    .no = Pfft statt Peng antwortet auf eine Zaubersache, und jetzt ist keine da.
rule-S208 = Schuss nach hinten, jederzeit: eine Antwort auf einen Zauber der Stufe 1 oder 2 gegen dich. Du suchst ein neues Opfer aus: nicht dich selbst, aber vielleicht die Person, die gezaubert hat.
    .cite = Zauber 208: Schuss nach hinten
    .no = Schuss nach hinten antwortet auf einen Zauber der Stufe 1 oder 2 gegen dich, wenn es ein anderes Opfer gibt.
rule-S209 = Manteltausch: Tausch deine ganze Hand Funde mit jemandem.
    .cite = Zauber 209: Manteltausch
    .no = Der Manteltausch braucht jemanden zum Tauschen.
rule-S210 = Griff in die Gosse: Nimm eine der fünf Karten, die in der Ablage gleich unter deiner Bezahlung liegen.
    .cite = Zauber 210: Griff in die Gosse
    .no = Der Griff in die Gosse reicht fünf Karten tief, nicht weiter.
rule-S211 = Zauberbuch mit Leck: Ein zufälliger Zauber von der Hand des Opfers liegt offen für alle.
    .cite = Zauber 211: Zauberbuch mit Leck
    .no = Das Zauberbuch mit Leck braucht ein Opfer.
rule-S212 = Wegwehwind: Wer sonst mehr als vier Funde hat, legt so viele nach eigener Wahl ab, bis es vier sind.
    .cite = Zauber 212: Wegwehwind
    .no = Wegwehwind: Leg ab, bis du vier Funde hast.
rule-S213 = Bleistiefel: Das Opfer zieht in seinem nächsten Zug wie immer, spielt aber keine Karte.
    .cite = Zauber 213: Bleistiefel
    .no = Bleistiefel: In diesem Zug spielst du keine Karte.
rule-S214 = Strudel: Alle Hände Funde werden zusammengemischt, und alle bekommen so viele wie vorher.
    .cite = Zauber 214: Strudel
    .no = Strudel: nur in deinem eigenen Zug.
rule-S215 = Puste für zwei: Nach diesem Zug hast du noch einen.
    .cite = Zauber 215: Puste für zwei
    .no = Puste für zwei: nur in deinem eigenen Zug.
rule-S216 = Andersherum: Die Reihenfolge läuft andersherum. Beim zweiten Mal läuft sie wieder richtig.
    .cite = Zauber 216: Andersherum
    .no = Andersherum: nur in deinem eigenen Zug.
rule-S217 = Ladenschluss: Bis zu deinem übernächsten Zug können die anderen keine Geschäfte eröffnen.
    .cite = Zauber 217: Ladenschluss
    .no = Ladenschluss: Du kannst jetzt kein Geschäft eröffnen.
rule-S218 = Appell: Du nennst eine Zutat. Alle anderen, die sie haben, geben dir eine davon.
    .cite = Zauber 218: Appell
    .no = Appell: Nenne eine Zutat.
rule-S219 = Klingelbeutel: Alle anderen geben dir einen Fund ihrer Wahl.
    .cite = Zauber 219: Klingelbeutel
    .no = Klingelbeutel: Such einen Fund aus, den du gibst.
rule-S220 = Deckel drauf, jederzeit: Bis zu deinem nächsten Zug dürfen dich kein Zauber, keine Sache und keine Wirkung der anderen als Opfer wählen.
    .cite = Zauber 220: Deckel drauf
    .no = Deckel drauf: Diese Person kann jetzt niemand wählen.
rule-S221 = Strafarbeit: Das Opfer zieht den obersten Zauber vom Stapel der Stufe 1. Ist er leer, vom Stapel der Stufe 2.
    .cite = Zauber 221: Strafarbeit
    .no = Die Strafarbeit braucht ein Opfer.
rule-S222 = Ranzentausch: Gib jemandem einen Zauber von deiner Hand und nimm dafür einen zufälligen von denen, die vorher dort waren.
    .cite = Zauber 222: Ranzentausch
    .no = Ranzentausch: Wähl einen Zauber von deiner Hand.
rule-S223 = Spendiernebel: Alle ziehen einen Fund, du ziehst drei.
    .cite = Zauber 223: Spendiernebel
    .no = Spendiernebel: nur in deinem eigenen Zug.
rule-S224 = Fluchbesen: Kehr alle Flüche weg, die an dir hängen, oder häng einen davon jemandem an. Davon kann man sich freikaufen.
    .cite = Zauber 224: Fluchbesen
    .no = Fluchbesen: Kehr alle deine Flüche weg, oder häng einen davon jemandem an.

## Regeln: Zauber der Stufe 3

chapter-level-3 = Zauber der Stufe 3
rule-S301 = Einmal umrühren: Alle Hände Funde und die Ablage kommen in den Fundstapel und werden gemischt. Alle ziehen so viele wie vorher, du einen mehr.
    .cite = Zauber 301: Einmal umrühren
    .no = Einmal umrühren: nur in deinem eigenen Zug.
rule-S302 = Zehnt: Das ganze Spiel lang nennst du zu Beginn jedes deiner Züge jemanden, der dir einen Fund eigener Wahl gibt.
    .cite = Zauber 302: Zehnt
    .no = Zehnt: Nenne jemanden, den du wählen darfst.
rule-S303 = Generalschlüssel: Das ganze Spiel lang kannst du einmal in jedem deiner Züge eine fehlende Zutat eines Zaubers der Stufe 1 oder 2 mit zwei anderen Zutaten bezahlen.
    .cite = Zauber 303: Generalschlüssel
    .no = Generalschlüssel: einmal in jedem deiner Züge, für einen Zauber der Stufe 1 oder 2, mit zwei anderen Zutaten.
rule-S304 = Butler aus Stein: Das ganze Spiel lang können die anderen deine Funde weder ansehen noch nehmen noch tauschen, nicht mit Zaubern und nicht mit Zaubersachen.
    .cite = Zauber 304: Butler aus Stein
    .no = Der Butler aus Stein bewacht diese Funde.
rule-S305 = Bücherkarussell: Alle, die Zauber auf der Hand haben, geben sie untereinander nach links weiter. Wer zaubert und keinen mehr hat, bleibt außen vor und gewinnt.
    .cite = Zauber 305: Bücherkarussell
    .no = Bücherkarussell: nur in deinem eigenen Zug.
rule-S306 = Leihlorbeer: Du bekommst eine Kopie einer dauernden Wirkung der Stufe 2 oder 3, die im Spiel ist.
    .cite = Zauber 306: Leihlorbeer
    .no = Leihlorbeer: Diese Wirkung kann man nicht kopieren.
rule-S307 = Hinten anstellen: Bis zu deinem dritten Zug von jetzt an zaubern die anderen in jedem ihrer Züge höchstens einmal.
    .cite = Zauber 307: Hinten anstellen
    .no = Hinten anstellen: Du hast in diesem Zug schon einmal gezaubert.
rule-S308 = Wunschbrunnen: Such im Fundstapel eine beliebige Karte und nimm sie. Der Rest wird gemischt.
    .cite = Zauber 308: Wunschbrunnen
    .no = Wunschbrunnen: Nimm eine Karte, die im Fundstapel ist.

## Regeln: Zauber der Stufe 4

chapter-level-4 = Zauber der Stufe 4
rule-S401 = Zurückspulen: Das Opfer nimmt den zuletzt gezauberten Zauber auf die Hand zurück, und seine dauernde Wirkung endet.
    .cite = Zauber 401: Zurückspulen
    .no = Zurückspulen braucht ein Opfer.
rule-S402 = Doppelboden: Das ganze Spiel lang ziehst du zu Beginn jedes deiner Züge zwei Funde.
    .cite = Zauber 402: Doppelboden
    .no = Doppelboden: nur in deinem eigenen Zug.
rule-S403 = Kaminfutter: Verheiz einen Zauber bis Stufe 3 von deiner Hand. Er zählt als gezaubert, hat aber keine Wirkung.
    .cite = Zauber 403: Kaminfutter
    .no = Kaminfutter ist ein Zauber bis Stufe 3 von deiner Hand.
rule-S404 = Geschenkgaul: Gib jemandem einen Zauber bis Stufe 2 von deiner Hand.
    .cite = Zauber 404: Geschenkgaul
    .no = Der Geschenkgaul verschenkt einen Zauber bis Stufe 2 von deiner Hand.
rule-S405 = Ebbe im Schrank: Alle anderen legen alle Funde ab und ziehen drei.
    .cite = Zauber 405: Ebbe im Schrank
    .no = Ebbe im Schrank: nur in deinem eigenen Zug.
rule-S406 = Alleslöser: In diesem Zug darfst du noch einen Zauber der Stufe 1 oder 2 ohne Zutaten zaubern.
    .cite = Zauber 406: Alleslöser
    .no = Alleslöser: nur noch ein Zauber der Stufe 1 oder 2, und nur in diesem Zug.
rule-S407 = Stundenklau: Alle anderen lassen ihr nächstes Ziehen aus, und du hast noch einen Zug.
    .cite = Zauber 407: Stundenklau
    .no = Stundenklau: nur in deinem eigenen Zug.
rule-S408 = Elsternspiegel: Das ganze Spiel lang benutzt du einmal in jedem deiner Züge die oberste Zaubersache der Ablage, die man im eigenen Zug spielt. Sie bleibt dort liegen.
    .cite = Zauber 408: Elsternspiegel
    .no = Der Spiegel zeigt einmal in jedem deiner Züge, was in der Ablage obenauf liegt.

## Regeln: Sachen

chapter-objects = Sachen
rule-O01 = Jokerflasche, beim Zaubern: Sie zählt als eine beliebige Zutat.
    .cite = Zaubersache 01: Jokerflasche
    .no = Die Jokerflasche spielst du beim Zaubern, anstelle einer Zutat.
rule-O02 = Schiefmörser, beim Zaubern: Mit ihm zählen zwei andere Zutaten als eine deiner Wahl.
    .cite = Zaubersache 02: Schiefmörser
    .no = Den Schiefmörser spielst du beim Zaubern, mit zwei anderen Zutaten.
rule-O03 = Käseglocke, jederzeit: eine Antwort auf einen Zauber der Stufe 1 oder 2 gegen dich. Er tut dir nichts, zählt aber trotzdem als gezaubert.
    .cite = Zaubersache 03: Käseglocke
    .no = Die Käseglocke antwortet auf einen Zauber der Stufe 1 oder 2 gegen dich.
rule-O04 = Mausefalle, jederzeit: eine Antwort, wenn dir jemand mit Zauber oder Sache einen Fund nimmt. Du behältst ihn und nimmst der Person einen zufälligen Fund.
    .cite = Zaubersache 04: Mausefalle
    .no = Die Mausefalle antwortet auf eine Karte, die dir einen Fund nimmt.
rule-O05 = Guckrohr: Sieh dir die Funde einer anderen Hand an.
    .cite = Zaubersache 05: Guckrohr
    .no = Das Guckrohr braucht jemanden, den du wählen darfst.
rule-O06 = Angelrute: Nimm jemandem einen zufälligen Fund.
    .cite = Zaubersache 06: Angelrute
    .no = Die Angelrute braucht jemanden, den du wählen darfst.
rule-O07 = Lumpenhaken: Nimm eine beliebige Karte aus der Ablage.
    .cite = Zaubersache 07: Lumpenhaken
    .no = Der Lumpenhaken findet in der Ablage nichts, was er nehmen darf.
rule-O08 = Hütchenspiel: Gib jemandem einen Fund deiner Wahl, dann nimm aus derselben Hand einen zufälligen.
    .cite = Zaubersache 08: Hütchenspiel
    .no = Das Hütchenspiel braucht einen Fund von dir und jemanden, den du wählen darfst.
rule-O09 = Sack ohne Boden: Zieh zwei Funde.
    .cite = Zaubersache 09: Sack ohne Boden
    .no = Sack ohne Boden: nur in deinem eigenen Zug.
rule-O10 = Fluchseife, jederzeit: Beende einen Fluch, der an dir hängt.
    .cite = Zaubersache 10: Fluchseife
    .no = An dir hängt kein Fluch zum Abwaschen.
rule-O11 = Ausruferglocke, jederzeit: Beende das laufende Geschäft sofort. Was nicht abgeschlossen ist, geht zurück.
    .cite = Zaubersache 11: Ausruferglocke
    .no = Die Glocke läutet nur bei einem Geschäft, und nicht gerade jetzt.
rule-O12 = Löschhütchen, jederzeit: eine Antwort auf eine Zaubersache. Sie wird ohne Wirkung abgelegt.
    .cite = Zaubersache 12: Löschhütchen
    .no = Das Löschhütchen antwortet auf eine Zaubersache, und jetzt ist keine da.
rule-O13 = Ersatzsanduhr: Nach diesem Zug hast du noch einen.
    .cite = Zaubersache 13: Ersatzsanduhr
    .no = Die Ersatzsanduhr brächte jetzt keinen Extrazug.
rule-O14 = Zauberstab mit Knick, jederzeit: eine Antwort auf einen Zauber oder eine Sache gegen dich. Du suchst ein anderes Opfer aus, nur nicht, wer die Karte gespielt hat.
    .cite = Zaubersache 14: Zauberstab mit Knick
    .no = Der Zauberstab mit Knick antwortet auf eine Karte gegen dich, wenn es ein anderes Opfer gibt.
rule-O15 = Büchereiausweis: Leg einen Zauber von deiner Hand unter seinen Stapel und nimm den obersten derselben Stufe.
    .cite = Zaubersache 15: Büchereiausweis
    .no = Der Büchereiausweis braucht einen Zauber auf deiner Hand und einen im selben Stapel.
rule-O16 = Niemandsmantel, jederzeit: Bis zu deinem nächsten Zug darf dich niemand als Opfer wählen.
    .cite = Zaubersache 16: Niemandsmantel
    .no = Niemandsmantel: Diese Person kann jetzt niemand wählen.
rule-O17 = Fälschertinte, beim Zaubern: Sie zählt als die Zutat, die unter den Zutaten der Ablage obenauf liegt.
    .cite = Zaubersache 17: Fälschertinte
    .no = Fälschertinte fälscht nur die oberste Zutat der Ablage.
rule-O18 = Steuertrommel: Alle anderen geben dir einen Fund ihrer Wahl.
    .cite = Zaubersache 18: Steuertrommel
    .no = Steuertrommel: nur in deinem eigenen Zug.
rule-O19 = Wetterhahn: Zwischen zwei Zügen dreht er die Reihenfolge um.
    .cite = Zaubersache 19: Wetterhahn
    .no = Der Wetterhahn dreht sich nur zwischen zwei Zügen.
rule-O20 = Messingwaage: Wer sonst am meisten Funde hat, gibt dir zwei nach eigener Wahl. Haben mehrere am meisten, sagst du, wer.
    .cite = Zaubersache 20: Messingwaage
    .no = Die Messingwaage wiegt nur, wer am meisten Funde hat und gewählt werden darf.
rule-N1 = Sieben Dinge haben keine Wirkung: Linksstiefel, Teekanne mit Sprung, Krummlöffel, Pfützenkalender, Einzelknopf, Stopftaube und Vogelkäfig ohne Vogel. Aber jedes zählt als ein Fund, wenn du zahlst, bietest, tauschst oder dich freikaufst.
    .cite = Sieben Dinge, zu nichts gut
    .no = Dieses Ding hat keine Wirkung. Es taugt zum Zahlen, Bieten und Tauschen.
rule-V1 = Wer eine ruhige Sicht braucht, sagt es einmal. Dann ändern Spiegelaugen, Fledermausschlaf und Nebelbrille nicht den Bildschirm, sondern kosten das nächste Ziehen.
    .cite = Eine ruhige Sicht
    .no = Deine Sicht ist schon ruhig.

## Regeln: Unsere Entscheidungen

chapter-rulings = Unsere Entscheidungen
rule-E1 = Beim letzten Zauber kommen erst seine Wirkung und alle Antworten. Dann wird geprüft, wer keinen Zauber mehr hat.
    .cite = Entscheidung E1: der letzte Zauber wirkt zuerst
    .no = Noch nicht: Erst wirkt der Zauber, dann endet das Spiel.
rule-E2 = Haben zwei zugleich keinen Zauber mehr, gewinnt zuerst, wer dran ist, dann geht es der Reihe nach. Gewinnen kann nur eine Person.
    .cite = Entscheidung E2: zugleich fertig
    .no = Du nicht: Jemand kommt vor dir an die Reihe.
rule-E3 = Ein verhinderter Zauber ist trotzdem gezaubert: Er liegt offen und zählt. Nur seine Wirkung ist verloren.
    .cite = Entscheidung E3: verhindert, doch gezaubert
    .no = Dieser Zauber ist schon gezaubert.
rule-E4 = Hast du beim Aussuchen genug Punkte, nimmst du nichts mehr. Der letzte Zauber darf dich über das Ziel hinaustragen.
    .cite = Entscheidung E4: genug ist genug
    .no = Du hast genug Punkte: keine Zauber mehr für dich.
rule-E5 = Ist beim Aussuchen ein Stapel leer, nimm von einem anderen, auch wenn das mehr Punkte gibt als nötig.
    .cite = Entscheidung E5: ein leerer Zauberstapel
    .no = Dieser Stapel ist leer.
rule-E6 = Beim Aussuchen siehst du nur die Stufen. Deine Zauber siehst du dir an, wenn alle fertig sind, außer der Tisch erlaubt es sofort.
    .cite = Entscheidung E6: wann man die Zauber ansieht
    .no = Noch nicht: Die Zauber siehst du, wenn alle fertig ausgesucht haben.
rule-E7 = Wer weniger als zwei Funde hat, kann sich nicht freikaufen und muss es ertragen. Zwingt dich aber eine Karte zu geben, gibst du, was du hast.
    .cite = Entscheidung E7: zu arm zum Freikaufen
    .no = Zum Freikaufen brauchst du zwei Funde.
rule-E8 = Die zwei Funde beim Freikauf sucht das Opfer aus. Der Tisch kann ausmachen, dass sie blind gezogen werden.
    .cite = Entscheidung E8: wer den Preis aussucht
    .no = An diesem Tisch werden die zwei Funde blind gezogen.
rule-E9 = Freikaufen kannst du dich nur, wenn der Fluch gezaubert wird. Später helfen nur noch Zauber oder Sachen.
    .cite = Entscheidung E9: nur sofort
    .no = Zu spät: Freikaufen geht nur, wenn der Fluch gezaubert wird.
rule-E10 = Ein Zauber, von dem sich jemand freikauft, zählt als gezaubert.
    .cite = Entscheidung E10: freigekauft, doch gezaubert
    .no = Dieser Zauber ist schon gezaubert.
rule-E11 = Flüche sammeln sich, aber höchstens drei hängen an einer Person. Ein vierter ersetzt den ältesten.
    .cite = Entscheidung E11: höchstens drei Flüche
    .no = Mehr als drei Flüche hängen an niemandem.
rule-E12 = Du darfst so viele Funde auf der Hand haben, wie du willst.
    .cite = Entscheidung E12: kein Handlimit
    .no = Du musst nichts ablegen: Die Hand darf beliebig groß sein.
rule-E13 = Nach jeder gespielten Karte gibt es einen kurzen Augenblick, in dem alle antworten dürfen, auch auf Antworten. Die letzte Karte wirkt zuerst. Der Augenblick dauert für alle gleich lang, damit er nichts verrät.
    .cite = Entscheidung E13: Antworten
    .no = Nicht jetzt: Das ist keine Antwort auf die Karte auf dem Tisch.
rule-E14 = Ein Zauber als Antwort wird in diesem Augenblick von der Hand bezahlt. Sachen, die Zutaten ersetzen, helfen auch dabei. Zuerst zahlen die Zutaten selbst. Solange man Antworten wählen kann, darfst du anders bezahlen, und niemand sieht das, bevor der Zauber offen liegt.
    .cite = Entscheidung E14: was Antworten kosten
    .no = Diese Antwort kannst du jetzt nicht bezahlen.
rule-E15 = Was im selben Augenblick gespielt wird, zählt der Reihe nach, angefangen bei der Person, die dran ist.
    .cite = Entscheidung E15: der Reihe nach
    .no = Nicht jetzt: Jemand anderes ist vor dir an der Reihe.
rule-E16 = Zauber der Stufen 2 bis 4 dauern, so lange sie sagen. Was das ganze Spiel dauert, endet nur, wenn seine Karte verschwindet.
    .cite = Entscheidung E16: wie lange etwas dauert
    .no = Diese Wirkung ist noch nicht vorbei.
rule-E17 = Einen Zauber darfst du auch ohne Opfer oder Wirkung zaubern. Hauptsache, er ist weg.
    .cite = Entscheidung E17: Zaubern ohne Wirkung
    .no = Diese Karte würde nichts bewirken.
rule-E18 = Wechseln Zauber die Hand, ändern sich sofort die Punkte, die alle sehen.
    .cite = Entscheidung E18: Zauber wechseln die Hand
    .no = Nicht jetzt: Dieser Zauber bleibt auf seiner Hand.
rule-E19 = Sind Fundstapel und Ablage leer, fällt das Ziehen aus.
    .cite = Entscheidung E19: nichts mehr zu ziehen
    .no = Es gibt keine Karte mehr zu ziehen.
rule-E20 = Elixir ist für drei bis acht. Ein Hausspiel für zwei, mit 9 Punkten, kann man einschalten.
    .cite = Entscheidung E20: zu zweit
    .no = Elixir ist für drei bis acht. Für zwei schaltet das Hausspiel ein.
rule-E21 = Redeflüche gelten im Chat des Spiels. An Tischen, an denen laut geredet wird, hängen sie am Platz, und die anderen dürfen „Erwischt!“ rufen. Stimmt die Mehrheit zu, gibt das Opfer einen Fund.
    .cite = Entscheidung E21: laut reden
    .no = „Erwischt!“ ruft man an Tischen, die laut reden, und nur bei einem Redefluch.
rule-E22 = Wer nicht rechtzeitig antwortet, sagt nein. Wer weg ist, für den spielt ein Bot, bis die Person zurück ist.
    .cite = Entscheidung E22: langsam oder weg
    .no = Zu spät: Die Zeit dafür ist um.
rule-E23 = Ein Zug dauert 45 Sekunden und 20 mehr für jedes darin eröffnete Geschäft; ein Markttag dauert 60 Sekunden. Gemütliche Tische haben keine solche Uhr und drei Minuten für einen Markttag.
    .cite = Entscheidung E23: Uhren
    .no = Die Zeit ist um.

## Regeln: Weitere Entscheidungen

chapter-more = Weitere Entscheidungen
rule-X1 = Anfängerglück, Deckel drauf, Fluchseife und Niemandsmantel spielst du in deinem Zug, immer wenn man antworten kann, und zwischen zwei Zügen. In einem laufenden Geschäft geht nur die Glocke, und gegen die Glocke nur, was auf sie antwortet: Pfft statt Peng und Löschhütchen. Mitten in einer anderen Wahl geht nichts.
    .cite = Entscheidung X-1: wann jederzeit ist
    .no = Nicht jetzt: Jederzeit-Karten gehen in deinem Zug, als Antwort und zwischen zwei Zügen.
rule-X2 = Links, rechts und der Uhrzeigersinn ändern sich nie. Umgedreht wird nur, wer als Nächstes dran ist.
    .cite = Entscheidung X-2: links bleibt links
    .no = Links bleibt links, egal wie herum es geht.
rule-X3 = Ob jemand gewonnen hat, wird erst geprüft, wenn keine Karte mehr auf ihre Wirkung wartet. Dann kommt zuerst, wer dran ist, dann geht es der Reihe nach.
    .cite = Entscheidung X-3: wann das Ende geprüft wird
    .no = Noch nicht: Erst müssen alle Karten auf dem Tisch wirken.
rule-X4 = Alle dürfen zugleich antworten, aber es zählt der Reihe nach, angefangen bei der Person, die dran ist. Die erste Antwort wird gespielt, die anderen gehen auf die Hand zurück. Hat sie gewirkt, kann man auf die Karte darunter wieder antworten, bis niemand mehr will. Auf eine verhinderte Karte antwortet man nicht mehr.
    .cite = Entscheidung X-4: zwei Antworten zugleich
    .no = Das hast du schon gewählt.
rule-X5 = Gezaubert wird so: Bezahlung aussuchen; Opfer nennen, und welchen Fluch oder welche Wirkung; Bezahlung ablegen und Zauber offen hinlegen; Zoll zahlen; Antworten; Freikauf des endgültigen Opfers; Wirkung. Alles Übrige wählst du erst dann.
    .cite = Entscheidung X-5: die Reihenfolge beim Zaubern
    .no = Noch nicht: Erst Bezahlung und Opfer, alles andere später.
rule-X6 = Pfft statt Peng und Löschhütchen antworten auf jede Zaubersache, auch auf Antworten, egal von wem. Antworten zielen auf Karten, darum antworten Käseglocke, Schuss nach hinten und Zauberstab mit Knick nie auf eine Antwort. Eine Mausefalle antwortet auf eine Mausefalle.
    .cite = Entscheidung X-6: Antworten auf Antworten
    .no = Diese Karte kann nicht auf eine Antwort antworten.
rule-X7 = So liegt die Ablage: Bezahlung in der Folge des Rezepts, ein Ersatz vor dem, was er verbraucht. Sachen und Geschäfte erst, wenn sie gewirkt haben. Ganze Hände der Reihe nach, jede nach dem Alphabet. Wegwehwind: wie ausgesucht.
    .cite = Entscheidung X-7: die Ordnung der Ablage
    .no = Die Ablage behält ihre Ordnung.
rule-X8 = Ein Zauber darf beliebig viel Ersatz verwenden. Mörser und Schlüssel verbrauchen nur echte Zutaten, und andere als die ersetzte; zweimal dieselbe ist in Ordnung. Fälschertinte schaut in die Ablage, bevor diese Bezahlung dort liegt.
    .cite = Entscheidung X-8: Ersatz und Ersatz
    .no = Das taugt hier nicht als Ersatz.
rule-X9 = Eine Sache, die nichts tun könnte, bleibt auf der Hand: Seife ohne Fluch, Haken ohne Karte, Sanduhr ohne Extrazug, Sachen ohne Opfer. Zauber darf man umsonst zaubern.
    .cite = Entscheidung X-9: keine Sache ohne Wirkung
    .no = Diese Sache würde jetzt nichts tun, also bleibt sie auf der Hand.
rule-X10 = Pfft statt Peng und Schuss nach hinten kannst du in deinem Zug zaubern wie jeden Zauber, ohne Wirkung. Sonst nur als echte Antwort.
    .cite = Entscheidung X-10: Antworten ohne Frage
    .no = Nicht jetzt: Außerhalb deines Zuges muss es eine Antwort sein.
rule-X11 = Kann jemand als Opfer gewählt werden, musst du jemanden wählen. Nur bei der Langfingerbrise heißt es „bis zu zwei“: zwei, eines oder gar keines.
    .cite = Entscheidung X-11: ein Opfer muss sein
    .no = Wähl ein Opfer, das du wählen darfst.
rule-X12 = Wirkt ein Zauber, liegt seine Bezahlung schon in der Ablage: Einmal umrühren mischt sie mit, der Griff in die Gosse schaut darunter. Eine gespielte Sache liegt noch nicht dort, darum findet der Haken nie sich selbst.
    .cite = Entscheidung X-12: was schon in der Ablage liegt
    .no = Diese Karte liegt noch nicht in der Ablage.
rule-X13 = Gegen dich gehen: die Flüche 101 bis 114, Langfingerbrise, Frost am Docht, Manteltausch, Zauberbuch mit Leck, Bleistiefel, Strafarbeit, Ranzentausch, ein Fluchbesen, der dir etwas anhängt, ein Leihlorbeer mit Opfer, Zurückspulen, Geschenkgaul; Guckrohr, Angelrute, Hütchenspiel und Messingwaage, auch durch den Spiegel. Alles andere geht gegen niemanden.
    .cite = Entscheidung X-13: was gegen dich geht
    .no = Diese Karte geht nicht gegen dich.
rule-X14 = Wer den Zehnt nennt oder für Glück auf Pump wählt, spielt keine Karte, also antwortet niemand. Aber wer geschützt ist, kann nicht genannt werden.
    .cite = Entscheidung X-14: Nennen ist nicht Spielen
    .no = Es wurde keine Karte gespielt: Da gibt es nichts zu antworten.
rule-X15 = Deckel drauf und Niemandsmantel machen eine Wahl nicht rückgängig. Von da an darf dich niemand wählen: nicht als Opfer, nicht als neues Opfer, nicht für den Zehnt. Wirkungen auf alle, Geschenke, Geschäfte und Flüche, die schon hängen, halten sie nicht auf.
    .cite = Entscheidung X-15: niemand darf dich wählen
    .no = Diese Person ist geschützt: Niemand darf sie jetzt wählen.
rule-X16 = Messingwaage: Wer am meisten Funde hat, wird beim Spielen genannt, also geht sie gegen diese Person. Wer geschützt ist oder keine Funde hat, wird übergangen. Wer keine Funde hat, den übergehen auch Guckrohr, Angelrute und Hütchenspiel, und der Zehnt kann ihn nicht nennen.
    .cite = Entscheidung X-16: wer am meisten hat
    .no = Wähl, wer am meisten Funde hat und gewählt werden darf.
rule-X17 = Die Käseglocke rettet nur deinen Teil: Die Langfingerbrise nimmt trotzdem beim anderen Opfer. Manteltausch und Ranzentausch tun dann nichts, und ein Fluch vom Besen bleibt, wo er war.
    .cite = Entscheidung X-17: was die Käseglocke deckt
    .no = Die Käseglocke deckt nur dich.
rule-X18 = Das neue Opfer einer umgelenkten Karte darf nicht umgelenkt haben, nicht geschützt und nicht schon Opfer dieser Karte sein; beim Zauberstab mit Knick auch nicht die Person, die sie gespielt hat. Bleibt niemand, ist keine Antwort möglich. Das neue Opfer darf antworten und sich freikaufen wie immer.
    .cite = Entscheidung X-18: das neue Opfer
    .no = Diese Person kann nicht das neue Opfer sein.
rule-X19 = Erst kommen die Antworten, dann der Freikauf. So entscheidest du einmal, als endgültiges Opfer.
    .cite = Entscheidung X-19: Freikauf nach den Antworten
    .no = Noch nicht: Freikaufen kommt nach den Antworten.
rule-X20 = Wird ein Zauber gegen die Person umgelenkt, die ihn gezaubert hat, gilt bei seiner Wirkung als zaubernd, wer ihn umgelenkt hat: nimmt, wählt, nennt und bekommt den Freikauf. Trifft er eine dritte Person, bleibt alles bei der bisherigen, auch mit dem Zauberstab nach dem Schuss nach hinten: Nur wer den eigenen Zauber abbekommt, gibt diese Rolle ab, und zwar an die Person, die ihn umgelenkt hat. Die Karte selbst bleibt, wo sie liegt, und zählt dort.
    .cite = Entscheidung X-20: zurück an den Absender
    .no = Das wählt, wer den Zauber umgelenkt hat.
rule-X21 = Die Mausefalle fängt Langfingerbrise, Angelrute, Hütchenspiel und eine andere Mausefalle, auch durch den Spiegel. Sie fängt kein Tauschen, kein Geben und keine Zauber, die die Hand wechseln. Sie antwortet auf die Karte, einmal je Nehmen. Bewacht ein Butler die diebische Hand, wird dort nichts genommen.
    .cite = Entscheidung X-21: was die Mausefalle fängt
    .no = Die Mausefalle fängt nur eine Karte, die dir einen Fund nimmt.
rule-X22 = Verhindert eine Mausefalle oder ein Butler das Nehmen beim Hütchenspiel, kommt das Geschenk nicht zurück.
    .cite = Entscheidung X-22: geschenkt ist geschenkt
    .no = Geschenkt ist geschenkt.
rule-X23 = Alle Flüche 101 bis 114 zählen zu den dreien. Der älteste ist, der zuerst begann; ein umgehängter beginnt neu. Der ersetzte ist einfach weg.
    .cite = Entscheidung X-23: welche Flüche zählen
    .no = Dieser Fluch zählt da nicht.
rule-X24 = Beim Bücherkarussell geben nur die weiter, die Zauber auf der Hand haben. Wer zaubert und keinen mehr hat, bleibt außen vor und gewinnt.
    .cite = Entscheidung X-24: das Karussell
    .no = Nur wer Zauber auf der Hand hat, macht mit.
rule-X25 = Ranzentausch, Kaminfutter und Geschenkgaul als letzter Zauber haben keine Wirkung: Es gibt nichts herzugeben. Wer zaubert, gewinnt.
    .cite = Entscheidung X-25: nichts mehr zu geben
    .no = Dafür hast du keinen Zauber mehr auf der Hand.
rule-X26 = Ein verheizter Zauber liegt offen bei den gezauberten, als neuester, ohne Wirkung. Darum kann Zurückspulen ihn auf die Hand zurückbringen.
    .cite = Entscheidung X-26: der verheizte Zauber
    .no = Dieser Zauber ist verheizt und zählt als gezaubert.
rule-X27 = Fluchbesen: Schon beim Spielen sagst du, ob du kehrst oder umhängst, welchen Fluch und an wen. Wer umhängt, gilt als die Person, die zaubert, und der Fluch beginnt neu; er hängt weiter an derselben Zauberkarte. Beim Freikauf gehen zwei Funde an die Hand mit dem Besen, und der Fluch ist weg. Hängt nichts an dir, hat der Besen keine Wirkung.
    .cite = Entscheidung X-27: der Besen
    .no = Dieser Fluch hängt nicht an dir.
rule-X28 = „Drei Züge“ sind Züge, die später beginnen; der laufende zählt nicht, Extrazüge zählen. Kommt derselbe Fluch noch einmal, beginnt er neu.
    .cite = Entscheidung X-28: welche Züge zählen
    .no = Es zählen nur Züge, die später beginnen.
rule-X29 = „Bis zu deinem nächsten Zug“ endet ganz am Anfang dieses Zuges, vor Zehnt und Ziehen. Es zählen nur die Züge der Person, die gezaubert hat, auch Extrazüge, egal wie herum es geht.
    .cite = Entscheidung X-29: bis zu deinem Zug
    .no = Diese Wirkung dauert, bis wieder dran ist, wer gezaubert hat.
rule-X30 = Frost am Docht und Bleistiefel treffen nie zwei eigene Züge hintereinander: Der älteste nimmt den nächsten Zug, der danach ist frei, dann wirkt der nächste.
    .cite = Entscheidung X-30: gebremste Züge
    .no = Nach einem gebremsten Zug ist der nächste frei.
rule-X31 = Mit Frost am Docht zauberst du in deinem Zug gar nichts. Mit Bleistiefeln spielst du gar keine Karte und keinen Spiegel. Zehnt, Geschenke, Entscheidungen und die Zeit zwischen den Zügen bleiben, wie sie sind.
    .cite = Entscheidung X-31: was gebremst ist
    .no = Du bist in diesem Zug gebremst und kannst das nicht spielen.
rule-X32 = Ein Zug beginnt so: Was abläuft, endet; ein gefallener Fund wird aufgehoben; Zehnt; Ziehen.
    .cite = Entscheidung X-32: der Anfang eines Zuges
    .no = Noch nicht: Erst kommt der Anfang des Zuges.
rule-X33 = Lassen dich mehrere Dinge nicht ziehen, fällt nur ein Ziehen aus. Nichts wird aufgehoben.
    .cite = Entscheidung X-33: nur einmal aussetzen
    .no = Du lässt ein Ziehen aus, mehr nicht.
rule-X34 = Doppelboden heißt zweimal einzeln ziehen, und die Feinschmeckernase macht aus jedem „zwei, einen behalten“. Glück auf Pump ersetzt das erste Ziehen, das wirklich stattfindet. Es zählt nur das Ziehen zu Zugbeginn, nicht das durch Karten.
    .cite = Entscheidung X-34: mehrerlei Ziehen
    .no = Behalt eine der zwei Karten.
rule-X35 = Fehlt eine Karte und der Fundstapel ist leer, wird in diesem Augenblick die Ablage gemischt. Gibt es überhaupt nur eine, wird sie behalten. Ziehen mehrere, dann der Reihe nach, angefangen bei der Person, die zaubert.
    .cite = Entscheidung X-35: Ziehen vom leeren Stapel
    .no = Es gibt keine Karte mehr zu ziehen.
rule-X36 = Der Zoll kommt von dem, was nach der Bezahlung übrig ist. Ist nichts übrig, ist nichts fällig. Er gilt auch für Antworten und kostenlose Zauber, und einmal je Schlagbaum.
    .cite = Entscheidung X-36: der Zoll
    .no = Zahl zuerst den Zoll.
rule-X37 = Hinten anstellen zählt alle Zauber im eigenen Zug, auch Jederzeit-Zauber. Außerhalb sind sie frei und zählen nicht. Verheizt ist nicht gezaubert.
    .cite = Entscheidung X-37: die Schlange
    .no = Ein Zauber je Zug: Hinten anstellen!
rule-X38 = Andersherum dreht die Reihenfolge, wenn es beginnt und wenn es endet. Darum dreht Zurückspulen sie zurück, und eine Kopie dreht sie auch.
    .cite = Entscheidung X-38: wieder andersherum
    .no = Gedreht wird, wenn es beginnt und wenn es endet.
rule-X39 = Das Leck hängt an diesem einen Zauber auf dieser Hand. Verlässt er sie, ist es vorbei, und kein anderer wird geöffnet.
    .cite = Entscheidung X-39: der offene Zauber
    .no = Dieser Zauber liegt offen, solange er auf dieser Hand ist.
rule-X40 = Leihlorbeer kopiert: Vorhang auf, Feinschmeckernase, Schlagbaum, Frost am Docht und Bleistiefel, solange sie warten, Zauberbuch mit Leck, Andersherum, Ladenschluss, Deckel drauf, Zehnt, Generalschlüssel, Butler aus Stein und Hinten anstellen, egal von wem, auch Kopien. Die Kopie zählt neu für dich und hängt nur am Leihlorbeer. Hält ein Zauberbuch mit Leck den Leihlorbeer selbst offen, endet das, sobald er gezaubert wird; darum lässt es sich nicht kopieren.
    .cite = Entscheidung X-40: was man kopieren kann
    .no = Kopieren kann man nur eine dauernde Wirkung der Stufe 2 oder 3.
rule-X41 = Der Butler hält seine Hand aus fremden Stürmen auf alle Hände heraus, und die anderen geben an ihr vorbei; Manteltausch tut nichts. Bei den eigenen Zaubern ist sie dabei. Ablegen, Geschenke und Weitergeben hält er nicht auf. Man darf sie wählen; dann tut die Karte nichts.
    .cite = Entscheidung X-41: der Butler und Stürme
    .no = Der Butler lässt niemanden an diese Funde.
rule-X42 = Funde, die ein Butler bewacht, zeigen weder Butterfinger noch Glastasche noch Vorhang auf.
    .cite = Entscheidung X-42: der Butler und Blicke
    .no = Der Butler hält diese Funde verdeckt.
rule-X43 = Nach einem normalen Zug gibt es höchstens einen Extrazug, nach einem Extrazug keinen. Die Karte wird ohne diesen Teil gezaubert.
    .cite = Entscheidung X-43: ein Extrazug
    .no = Jetzt gibt es keinen Extrazug mehr.
rule-X44 = Der Spiegel übergeht die Ersatzsanduhr. Flasche, Mörser und Tinte dienen ihm bei einer Bezahlung. Er gilt als Zaubersache, darum antworten Pfft statt Peng und Löschhütchen darauf; die Karte bleibt in der Ablage. Einmal in jedem eigenen Zug, auch in Extrazügen.
    .cite = Entscheidung X-44: der Spiegel
    .no = Der Spiegel hat jetzt nichts zu zeigen.
rule-X45 = Ein Lumpenhaken nimmt nie einen Lumpenhaken, auch nicht durch den Spiegel.
    .cite = Entscheidung X-45: kein Haken für Haken
    .no = Ein Lumpenhaken nimmt keinen Lumpenhaken.
rule-X46 = Von gleichen Karten der Ablage nimmt man die oberste.
    .cite = Entscheidung X-46: gleiche Karten in der Ablage
    .no = Nimm von gleichen Karten die oberste.
rule-X47 = Zurückspulen nimmt den neuesten Zauber, der vor dem Opfer liegt. Jede dauernde Wirkung, die daran hängt, endet, auch wartende. Was sofort geschehen ist, bleibt. Liegt dort keiner, passiert nichts.
    .cite = Entscheidung X-47: der letzte Zauber
    .no = Zurückspulen geht nur beim neuesten Zauber.
rule-X48 = Sind die Stapel der Stufen 1 und 2 leer, tut die Strafarbeit nichts. Den Zauber sieht nur das Opfer.
    .cite = Entscheidung X-48: beide Stapel leer
    .no = Diese Stapel sind leer.
rule-X49 = Der Jasager gilt für das nächste Geschäft, bei dem das Opfer mitmacht, egal wer es eröffnet und wie es endet. Bei einer Versteigerung darf es nicht passen, solange niemand bietet. Am Markttag ist es das erste Angebot, das genau einen Fund mit Namen verlangt, den das Opfer hat, und nur einmal.
    .cite = Entscheidung X-49: der Jasager
    .no = Jasager: Das kannst du nicht ablehnen.
rule-X50 = Hängen Jasager und Schmollwinkel an derselben Person, gilt der Schmollwinkel, und der Jasager wartet.
    .cite = Entscheidung X-50: Jasager im Schmollwinkel
    .no = Du schmollst, also machst du nicht mit.
rule-X51 = Antworten brauchen keine Erlaubnis. Während gefragt wird, steht die Uhr des Zuges still. Ablehnen kann man nie, nur trödeln.
    .cite = Entscheidung X-51: die Erlaubnis
    .no = Erlaubnis braucht man nur im eigenen Zug, und man kann sie nur geben.
rule-X52 = Die 20 Sekunden laufen nur, wenn das Opfer im eigenen Zug etwas wählen muss; 20 mehr je Geschäft bleiben. Sind sie um, wird ein halb fertiger Spielzug zurückgenommen, und der Zug endet.
    .cite = Entscheidung X-52: die Uhr beim Lampenfieber
    .no = Deine Zeit ist um.
rule-X53 = Die Ware wird beim Eröffnen gezeigt und liegt auf dem Tisch; man kann sie nicht spielen. Ohne Ware keine Versteigerung. Du bietest höchstens so viele Funde, wie du hast. Ist das Gewinnergebot zu teuer geworden, wird gegeben, was da ist.
    .cite = Entscheidung X-53: die Versteigerung
    .no = Du kannst nicht zeigen oder bieten, was du nicht hast.
rule-X54 = Die Glocke läutet beim Eröffnen, in einer Versteigerung nach jedem Gebot, am Flohmarkt, wenn alle gelegt haben, am Markttag immer. Gelegtes und Gezeigtes geht zurück, Abgeschlossenes gilt, und die Karte des Geschäfts wird abgelegt. Läuten darf auch, wer nicht mitmacht.
    .cite = Entscheidung X-54: wann die Glocke läutet
    .no = In diesem Augenblick kann die Glocke nicht läuten.
rule-X55 = Am Markttag haben alle höchstens ein Angebot laufen, an eine bestimmte Person, mit einem bis drei Funden auf jeder Seite, und höchstens acht Angebote am Tag. Verlangt werden bestimmte oder beliebige Funde; die beliebigen sucht aus, wer annimmt. Ein Tausch löscht Angebote, die nicht mehr zu bezahlen sind. Fertig ist fertig. Der Tag endet, wenn alle fertig sind oder nach 60 Sekunden. Wer zuerst kommt, tauscht zuerst.
    .cite = Entscheidung X-55: Angebote am Markttag
    .no = So nicht: ein Angebot auf einmal, und fertig ist fertig.
rule-X56 = Einen Flohmarkt kann man ohne Fund eröffnen. Man legt und nimmt dann nichts.
    .cite = Entscheidung X-56: ohne Fund eröffnen
    .no = Ohne Fund legst und nimmst du nichts.
rule-X57 = Wer schmollt, darf Geschäfte eröffnen und macht dabei mit. Ladenschluss beendet nie ein laufendes.
    .cite = Entscheidung X-57: Läden und Schmollen
    .no = Nicht jetzt: Die Läden sind für dich zu.
rule-X58 = Papageienzunge: Hat noch niemand sonst geschrieben, erscheint die Zeile nicht. Wörter sind, was zwischen Leerzeichen steht. Bei beiden Flüchen wirkt die Papageienzunge, und der Wortknauser ruht.
    .cite = Entscheidung X-58: Papageien und Knauser
    .no = Diese Zeile lässt dein Fluch nicht zu.
rule-X59 = Die hochtrabenden Titel sind eine Liste von zwölf, für diesen Tisch geschrieben.
    .cite = Entscheidung X-59: Titel
    .no = Wähl einen Titel von der Liste.
rule-X60 = Ein gefallener Fund liegt offen, bis das Opfer wieder dran ist oder keinen dieser Art mehr hat, auch nach dem dritten Zug. Die Glastasche nennt zwei verschiedene Zutaten, nach dem Freikauf. Bei ruhiger Sicht wirkt ein Fluch wie Schlafsocken und zählt als der Fluch, der er war.
    .cite = Entscheidung X-60: was wie lange zu sehen ist
    .no = Das bleibt offen, bis die Zeit um ist.
rule-X61 = Vorhang auf öffnet auch die eigene Hand. Nur was ein Butler bewacht, bleibt verdeckt.
    .cite = Entscheidung X-61: Vorhang auf für alle
    .no = Alle Hände liegen offen, deine auch.
rule-X62 = Die Stufe jedes Zaubers auf der Hand ist offen, also auch ihre Zahl und ihre Punkte. Beim Aussuchen sehen alle, welche Stufen du nimmst.
    .cite = Entscheidung X-62: Stufen sind offen
    .no = Stufen sind offen, Zauber nicht.
rule-X63 = Wer was sieht: eine weggenommene Karte beide Beteiligten; ein Geschenk, wer gibt und bekommt; was aufgerufen, aus der Ablage geholt, am Flohmarkt gelegt oder versteigert wird, alle; beim Wunschbrunnen nur, wer zaubert; neue Hände alle die eigene; getauschte und geschenkte Zauber beide Seiten; geöffnete, verheizte und zurückgespulte Zauber alle; durchs Guckrohr nur, wer hindurchschaut.
    .cite = Entscheidung X-63: wer was sieht
    .no = Das sollst du nicht sehen.
rule-X64 = Niemand sieht, ob andere antworten könnten. Jeder Augenblick für Antworten sieht für alle gleich aus und dauert gleich lang.
    .cite = Entscheidung X-64: niemand sieht eine Antwort kommen
    .no = Was andere antworten könnten, bleibt geheim.
rule-X65 = Wer nicht rechtzeitig wählt, erträgt, passt oder ist fertig. Was gegeben, abgelegt oder genommen wird, entscheidet dann der Tisch, so vernünftig wie ein Bot.
    .cite = Entscheidung X-65: wer zu lange wählt
    .no = Zu spät: Es ist für dich entschieden worden.
rule-X66 = Kein Spiel dauert länger als 1000 Züge. Dann gewinnen die wenigsten Punkte auf der Hand, bei Gleichstand gemeinsam.
    .cite = Entscheidung X-66: das längste Spiel
    .no = Das längste Spiel ist vorbei.
rule-X67 = Zu zweit bleibt alles, wie es ist: Der Zauberstab mit Knick findet kein Opfer, die Langfingerbrise hat eines, und links ist rechts.
    .cite = Entscheidung X-67: Karten zu zweit
    .no = Zu zweit gibt es sonst niemanden zu wählen.
rule-X68 = Flasche, Mörser und Tinte gehen mit jedem Zauber, jederzeit. Nur für den Spiegel gelten sie als Sachen für den eigenen Zug.
    .cite = Entscheidung X-68: Ersatz jederzeit
    .no = Die spielt man nur als Teil des Zauberns.

## Lektion

lesson-1 = Zuerst nehmen alle Zauber und sehen davon nur die Rückseiten. Die Stufe eines Zaubers sind seine Punkte, und so viele Zutaten braucht er später. Du nimmst, bis du 11 Punkte hast, und du hast 10. Wer zuerst alle seine Zauber gezaubert hat, gewinnt das Spiel. Welcher Stapel reicht dir?
    .good = Genau 11 Punkte, und nur eine Zutat mehr zu finden. Wenn alle genug haben, darfst du ansehen, was du genommen hast!
    .other = Punkte genug, aber mehr Zutaten zu finden als nötig. Wie viele Punkte fehlen dir? Versuch es noch einmal!
lesson-2 = Auf jedem Zauber steht sein Rezept. Hast du alle Zutaten auf der Hand, kannst du ihn zaubern: Sie werden abgelegt, und der Zauber liegt offen vor dir. Für einen deiner vier Zauber hast du alles. Zaubere ihn!
    .good = Rabentinte und Spinnwebspitze geben Spendiernebel. Zwei Punkte weniger, und wenn alle ihren Augenblick zum Antworten hatten, regnet es Funde.
    .other = Nicht so schnell: Du hast Rabentinte und Spinnwebspitze. Welches Rezept ist das? Versuch es noch einmal!
lesson-3 = Für keinen deiner Zauber hast du alles. Aber die Jokerflasche zählt als irgendeine Zutat, die dir fehlt. Danach ist sie weg, also hol möglichst viele Punkte aus ihr heraus!
    .good = Ein Donnerkrümel, die Flasche statt Sumpfknopf, und der Klingelbeutel geht herum. Zwei Punkte für eine Flasche!
    .other = In der Flasche war mehr drin: Zusammen mit deinem Donnerkrümel ist sie zwei Punkte wert. Versuch es noch einmal!
lesson-4 = Die meisten Zauber der Stufe 1 sind Flüche: Du suchst ein Opfer aus, und der Fluch hängt an ihm. Es darf sich sofort freikaufen, wenn es dir zwei Funde gibt. Also leidet jemand, oder du wirst bezahlt. Du hast einen Flaschengähner. Lass jemandem die Füße einschlafen!
    .good = Jetzt würdest du auf dein Opfer zeigen. Kein Fund für das Opfer oder zwei Funde für dich: Schön ist beides.
    .other = Schade um den guten Gähner! Mehr brauchen die Schlafsocken nicht. Versuch es noch einmal!
lesson-5 = Jemand hat dir Butterfinger angehext, und zwei Funde waren dir die Sache nicht wert. Freikaufen geht nur in diesem einen Augenblick. Später helfen nur noch Karten. Welche von deinen?
    .good = Einseifen, abspülen, abtrocknen: Wenn niemand die Seife verhindert, halten deine Finger wieder fest.
    .other = Und die Butterfinger sind immer noch da. Etwas auf deiner Hand duftet nach Lavendel. Versuch es noch einmal!
lesson-6 = Zaubersachen kosten nichts. Du benutzt sie, und sie werden abgelegt. Du hast wenig, aber am Tisch hat jemand sieben Funde. Hol dir einen davon!
    .good = Die Angelrute nimmt einen zufälligen Fund. Wer keine Funde hat, kann nicht gewählt werden, also war das Opfer klar.
    .other = Das bringt dir keinen Fund. Mit welcher Sache fängt man etwas? Versuch es noch einmal!
lesson-7 = Geschäfte sind Karten, bei denen alle mitmachen. Auf dem Flohmarkt legen alle einen Fund verdeckt hin, alle werden aufgedeckt, und alle nehmen sich einen. Wer eröffnet, wählt zuerst. Und du hast da einen alten Stiefel.
    .good = Hereinspaziert! Du legst den Stiefel hin und wählst zuerst aus, was die anderen hinlegen. Irgendwer geht mit einem Stiefel nach Hause.
    .other = Und der Stiefel gehört immer noch dir. Welche Karte bringt Funde von allen auf den Tisch? Versuch es noch einmal!
lesson-8 = Du spielst so viele Karten, wie du willst, aber du musst nicht. Für „Einmal umrühren“ fehlt dir nur ein Sumpfknopf. Käseglocke und Mausefalle sind Antworten: Sie warten auf die Züge der anderen. Und der Büchereiausweis würde „Einmal umrühren“ gegen einen anderen Zauber tauschen. Was tust du?
    .good = Genug für jetzt. Am Anfang jedes Zuges ziehst du einen Fund, und wer es bis dahin auf dich abgesehen hat, sollte sich vorsehen.
    .other = Jetzt tauschst du einen Zauber, für den du fast alles hattest. Manchmal ist die beste Karte keine. Versuch es noch einmal!
lesson-9 = Du bist nicht dran, aber auf manchen Karten steht „jederzeit“. Man spielt sie als Antwort auf eine Karte oder, wie jetzt, zwischen zwei Zügen. Alle haben denselben kurzen Augenblick, und niemand sieht, ob du ihn nutzt. Du hast Sternensalz und einen Mantel, und niemand ist hinter dir her. Werde einen Zauber los!
    .good = Wenn der Augenblick um ist, wird Anfängerglück gezaubert. Ein Punkt weniger, und du warst nicht einmal dran!
    .other = Der Mantel kann warten, bis jemand hinter dir her ist, aber Anfängerglück ist jetzt gleich ein Punkt. Versuch es noch einmal!
lesson-10 = Noch ein Zauber, und die anderen haben auch nur noch je einen! Wer keinen Zauber mehr auf der Hand hat, gewinnt. Zuerst wirkt der Zauber, und die anderen dürfen antworten, aber auch ein Zauber ohne Wirkung ist gezaubert. Worauf wartest du?
    .good = Der Wegwehwind weht für die anderen, nicht für dich: Dein letzter Zauber ist gezaubert. Bringt dir jetzt nichts mehr einen Zauber zurück, hast du gewonnen!
    .other = Sehr schön, aber du hättest gewinnen können! Du hast alles, was dein letzter Zauber braucht. Versuch es noch einmal!

## Was sich erzählen lässt, wenn es vorbei ist

story-last-spell = { $you ->
    [yes] { $spell } war dein letzter Zauber, und die anderen hatten noch welche.
   *[no] { $spell } war der letzte Zauber von { $seat }.
}
story-many-victims = { $you ->
    [yes] Du hast { $card } auf { $victims-count } zugleich gezaubert.
   *[no] { $seat } hat { $card } auf { $victims-count } zugleich gezaubert.
}
outcome-rank = Du bist auf Platz { $rank }: Zauber für { $left ->
    [one] einen Punkt
   *[other] { $left } Punkte
} blieben übrig.
outcome-won = { $left ->
    [0] Du hast gewonnen: Kein Zauber blieb übrig.
    [one] Du hast gewonnen: Ein Punkt blieb übrig.
   *[other] Du hast gewonnen: { $left } Punkte blieben übrig.
}

## What lies on the table

about-ingredient = { $card }, eine Zutat: Damit werden Zauber bezahlt.
about-object = { $card }, eine Zaubersache. { $text }
about-thing = { $card }: zu nichts nütze, zählt aber als ein Fund, wenn du zahlst, bietest oder tauschst.
about-transaction = { $card }, ein Geschäft, das du in deinem Zug eröffnest. { $text }
about-spell = { $card }, ein Zauber. { $text }
about-card-back = Ein verdeckter Fund.
about-book = Ein Zauber, der noch gezaubert werden will. Seine Stufe ist offen, was er kann, bleibt geheim.
about-pile = Zauber, die niemand genommen hat, nach ihrer Stufe.
about-deck = Die Funde zum Ziehen. Sind sie aus, wird die Ablage gemischt.
about-discard = Was bezahlt und benutzt wurde. Manche Karten holen etwas daraus.
about-kettle = Der Kessel: was gerade gezaubert wird. Andere dürfen antworten, bevor es wirkt; die letzte Antwort wirkt zuerst.
about-curse = Ein Fluch, der auf jemandem liegt, und wie viele Züge er bleibt. Höchstens drei hängen an einer Person.
about-points = Die Punkte der Zauber, die jemand noch zaubern muss. Wer keinen mehr hat, gewinnt.
about-hand = Die Funde auf einer Hand: wie viele, ist offen, welche, ist geheim.
about-protected = Diese Person darf bis zu ihrem nächsten Zug niemand als Opfer wählen.
about-order = In welcher Richtung es reihum geht. Manche Zauber drehen sie um.
about-clock = Die Sekunden, die bleiben.
