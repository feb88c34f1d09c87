### Bomb Busters: die Missionen, auf Deutsch.

option-mission = Mission
    .number = { $value-key ->
        [1] 1: Der erste Schnitt
        [2] 2: Gelb kommt dazu
        [3] 3: Vorsicht, Rot
        [4] 4: Das ganze Bündel
        [5] 5: Zwei von dreien
        [6] 6: Viermal Gelb
        [7] 7: Ein Rot von zweien
        [8] 8: Die Prüfung
        [9] 9: Eins nach dem anderen
        [10] 10: Wer zuerst kommt
        [11] 11: Eine Zahl wird rot
        [12] 12: Doppelt verriegelt
        [13] 13: Dreimal Rot auf einmal
        [14] 14: Der Neuling
        [15] 15: Pakete ohne Aufschrift
        [16] 16: Alles der Reihe nach
        [17] 17: Ein Lügenmaul am Tisch
        [18] 18: Das Radar entscheidet
        [19] 19: Fünfzehn Minuten
        [20] 20: Der Draht, der abseits steht
        [21] 21: Gerade oder ungerade
        [22] 22: Was nicht da ist
        [23] 23: Alle vier zugleich
        [24] 24: Abgezählt
        [25] 25: Bitte keine Zahlen
        [26] 26: Zwölf Karten zur Wahl
        [27] 27: Mit bloßen Händen
        [28] 28: Zwei linke Hände
        [29] 29: Was führt nebenan im Schilde?
        [30] 30: Im Laufschritt
        [31] 31: Für alle eine Regel
        [32] 32: Launen des Stapels
        [33] 33: Gerade oder ungerade
        [34] 34: Jemand ist gebunden
        [35] 35: Einzelgänger zuletzt
        [36] 36: Von beiden Enden
        [37] 37: Nach vieren neue Regel
        [38] 38: Der blinde Fleck des Kommandos
        [39] 39: Vier in einem Atemzug
        [40] 40: Einmal, zweimal, dreimal
        [41] 41: Vorsicht, Stufe
        [42] 42: Manege frei!
        [43] 43: Der Roboter geht um
        [44] 44: Eine Flasche für alle
        [45] 45: Wer traut sich?
        [46] 46: Die Sieben zum Schluss
        [47] 47: Kopfrechnen
        [48] 48: Drei auf einen Streich
        [49] 49: Atmen und atmen lassen
        [50] 50: Auswendig gelernt
        [51] 51: Ja, Sir!
        [52] 52: Lauter Lügen
        [53] 53: Der Roboter ist die Lunte
        [54] 54: Luft für zehn Minuten
        [55] 55: Die Wette des Doktors
        [56] 56: Hinter deinem Rücken
        [57] 57: Zwölf Zahlen, zwölf Regeln
        [58] 58: Zwei Finger, keine Zettel
        [59] 59: Der Roboter auf der Reihe
        [60] 60: Der Doktor wettet wieder
        [61] 61: Gebt die Regel weiter
        [62] 62: Zahlen gegen Zeit
        [63] 63: Eine Flasche macht die Runde
        [64] 64: Doppelt hinter deinem Rücken
        [65] 65: Karten von Hand zu Hand
        [66] 66: Hinab in den Bunker
       *[other] Mission { $value-key }
    }

## Regeln: was Missionen teilen

chapter-campaign = Was Missionen gemeinsam haben
rule-N1 = Zuerst kommt das Kommando, dann Charaktere, Karten, die die Ausrüstung bestimmen, farbige Drähte, Drähte, die gesondert verteilt werden, das Verteilen, besondere Drähte, das Sortieren, Ausrüstung, andere Karten, die Wahl der Auflagen und zuletzt die Start-Plättchen. Nur Mission 23 deckt ihre Zahlenkarte nach den Start-Plättchen auf.
    .cite = Gemeinsame Regeln 1: die Reihenfolge beim Aufbau
rule-N2 = Eine Runde endet, sobald die Reihe an den Platz des Kommandos kommt, auch wenn dort keine Drähte mehr sind und sie nur vorübergeht, aber nicht, wenn der Kaffeebecher den Platz überspringt. „Vor dem Zug des Kommandos“ meint diesen Moment. Der erste Zug der Mission beendet keine Runde.
    .cite = Gemeinsame Regeln 2: eine Runde
rule-N3 = Aussetzen ist ein Zug ohne Aktion; alle sehen es, und der Zug ist vorbei. Du setzt nur aus, wo die Mission es sagt, und nie freiwillig, wo sie es nicht sagt. Rückt die Mission dafür den Zünder vor, verhindert das der Stabilisator.
    .cite = Gemeinsame Regeln 3: aussetzen
    .no = Freiwillig setzt hier niemand aus: Du kannst etwas tun.
rule-N4 = Nach einem Schnitt geht es so weiter: Er wird beurteilt, Drähte werden aufgedeckt oder markiert, der Zünder rückt vor; Drähte werden gezählt und Prüfplättchen gelegt; eine fertige Zahl wirkt; der Schnitt selbst wirkt; Ausrüstung wird frei, und Sofortkarten wirken, zuerst der Doppelte Boden, dann nach Zahlen; Herausforderungen werden geprüft; vielleicht habt ihr gewonnen; der Zug endet.
    .cite = Gemeinsame Regeln 4: nach einem Schnitt
rule-N5 = Eine Zahl ist fertig, wenn alle vier Drähte durchgeschnitten sind. In Mission 11 sind die Drähte, die als rot gelten, fertig, wenn alle vier aufgedeckt sind.
    .cite = Gemeinsame Regeln 5: eine fertige Zahl
rule-N6 = Auf dem letzten Feld verträgt der Zünder keinen Schritt mehr: Der nächste lässt die Bombe explodieren. Jeder Schritt zurück ist ein erlaubter Fehler mehr, aber nie über das Feld für fünf hinaus; dort verfällt er, und was ihn gebracht hat, ist trotzdem verbraucht.
    .cite = Gemeinsame Regeln 6: das letzte Feld
rule-N7 = Ohne verdeckte Drähte kommst du nicht dran und triffst keine Wahl, für die man Drähte braucht. Wo es nur einen Menschen braucht, wählst du weiter: als Kommando in den Missionen 32 und 61 und wenn du in Mission 22 ein Plättchen gibst.
    .cite = Gemeinsame Regeln 7: wer ausgeschieden ist
rule-N8 = Kannst du zu Beginn deines Zugs nichts Erlaubtes tun und lässt dich keine Regel aussetzen, ist die Mission sofort verloren.
    .cite = Gemeinsame Regeln 8: nichts zu tun
rule-N9 = In den Missionen 13, 39 und 41 werden die Start-Plättchen gezogen: Beim Kommando beginnend ziehen alle im Uhrzeigersinn eines der 24 Zahlenplättchen; ein gelbes wird neu gezogen. Hast du blaue Drähte dieser Zahl, legst du es vor einen davon. Hast du keinen, liegt es neben deiner Hand, und alle wissen, dass du keinen hast.
    .cite = Gemeinsame Regeln 9: gezogene Start-Plättchen
    .no = Gezogen ist { $value-key }: Das Plättchen kommt vor einen blauen Draht mit dieser Zahl.
rule-N10 = Hat eine Mission Plättchen eigener Art, treten sie überall an die Stelle der Info-Plättchen: zu Beginn, nach einem Fehler und beim Post-it. Was Regeln über Info-Plättchen sagen, gilt für sie.
    .cite = Gemeinsame Regeln 10: andere Plättchen
rule-N11 = Rote und gelbe Drähte sind weder gerade noch ungerade und bekommen nie ein solches Plättchen.
    .cite = Gemeinsame Regeln 11: gerade und ungerade
    .no = Ein Plättchen „gerade“ oder „ungerade“ kommt vor einen eigenen verdeckten blauen Draht.
rule-N12 = Anzahl-Plättchen gehen bis ×3. Ein Wert, der viermal auf dem Halter steht, kann zu Beginn und mit dem Post-it nicht markiert werden; trifft ein Fehler so einen Draht, wird ×4 gesagt. Vor rote Drähte kommen sie nie, und ein Post-it darf auch einen durchgeschnittenen markieren. Ein Draht, der den Halter wechselt, verliert sein Plättchen; andere bleiben und sagen, was beim Legen stimmte.
    .cite = Gemeinsame Regeln 12: Anzahl-Plättchen
    .no = Dieser Wert steht { $count }-mal auf dem Halter: Ein Anzahl-Plättchen kommt vor einen blauen Draht, dessen Wert dort ein-, zwei- oder dreimal steht.
rule-N13 = Plättchen neben einem Halter liegen für alle sichtbar da und bleiben. Sie sagen, was beim Legen stimmte.
    .cite = Gemeinsame Regeln 13: neben dem Halter
rule-N14 = In den Missionen 22 und 27 geschieht einmal etwas: in dem Zug, in dem der zweite gelbe Draht durchgeschnitten wird, bevor der Doppelte Boden aufgeht.
    .cite = Gemeinsame Regeln 14: die ersten zwei gelben
rule-N15 = Um mehrere Drähte zu nennen, zeigst du nacheinander auf verdeckte, irgendwo am Tisch, auch auf eigene. Sind alle genannt, werden sie gemeinsam beurteilt. Das ist die Aktion deines Zugs, und du musst selbst keinen solchen Draht haben.
    .cite = Gemeinsame Regeln 15: mehrere Drähte auf einmal
    .no = Zeig auf verdeckte Drähte, auf jeden nur einmal.
rule-N16 = Beim Nennen mehrerer Drähte hilft keine Ausrüstung, kein Detektor und kein Stabilisator. Nur beim Hebel in Mission 66 hilft der Stabilisator.
    .cite = Gemeinsame Regeln 16: ohne Hilfe
    .no = Solange Drähte genannt werden, geht keine Ausrüstung.
rule-N17 = Alle sehen, wohin du zeigst. Bis der letzte Draht genannt ist, sagt niemand, ob einer stimmt.
    .cite = Gemeinsame Regeln 17: ohne ein Wort
rule-N18 = Läuft die Uhr, zählt der Tisch die Sekunden. Sie steht still, solange eine Durchsage zu sehen ist, bis alle sie gelesen haben oder zwanzig Sekunden um sind, solange jemand eine Wahl trifft, die ein Ereignis verlangt, und solange niemand etwas tun kann. In Mission 10 halten sie nur bewegte Bilder und nachdenkende Bots an.
    .cite = Gemeinsame Regeln 18: die Uhr
rule-N19 = In Ruhe gibt es keine Sekunden: Es zählen Züge, wie jede Mission es sagt.
    .cite = Gemeinsame Regeln 19: in Ruhe
rule-N20 = An diesem Tisch gehen außer Zeichen weder Text noch Sprache hin und her. Regeln über das Sprechen brauchen hier also keine Strafe; Zeichen, die sie brächen, gibt es nicht.
    .cite = Gemeinsame Regeln 20: sprechen
rule-N21 = Ist die Zeit um, ist die Mission verloren, was immer auf dem Tisch liegt. Auch ein Zug, der rechtzeitig begann und später beurteilt wird, ist verloren.
    .cite = Gemeinsame Regeln 21: das Ende der Zeit

## Regeln: Missionen 9 bis 19

chapter-missions-9 = Missionen 9 bis 19
rule-S5 = Ab Mission 9 sind immer alle 48 blauen Drähte dabei. Rote Drähte: einer in 9, 10, 12, 16 und 19; zwei in 14 und 18; drei in 13; einer von drei in 15; zwei von drei in 17; keiner in 11. Gelbe Drähte: zwei in 9 und 11; vier in 10 und 12; zwei von drei in 14, 16 und 19; sonst keine. Zu zweit: zwei rote in 9, 12 und 16, zwei von drei in 15, drei in 14, 17 und 18; vier gelbe in 9, 11, 14 und 16.
    .cite = Aufbau 5: Drähte der Missionen 9 bis 19
rule-S6 = Es gibt so viele Karten, wie ihr seid. Ersetzt werden der Kaffeebecher in 10 und in 11 die Karte der offenen Zahl. In 15 liegen die Karten verdeckt, in 18 gibt es nur das Generalradar. Der Doppelte Boden kann in 9 bis 12, 14, 16 und 19 kommen.
    .cite = Aufbau 6: Ausrüstung der Missionen 9 bis 19
rule-S7 = Alle beginnen mit einem Info-Plättchen, mit diesen Ausnahmen. Mission 13: Die Plättchen werden gezogen. Mission 17: Das Lügenmaul legt zwei falsche. Mission 18: Es gibt keine. Zu zweit legt das Kommando in den Missionen 11 und 13 keines.
    .cite = Aufbau 7: Start-Plättchen der Missionen 9 bis 19
mission-9 = Diese Bombe ist eigen: Sie will in der richtigen Reihenfolge zerlegt werden.
rule-M9-1 = Drei zufällige Zahlenkarten liegen offen in einer Reihe. Die Reihenfolgekarte liegt bei der ersten, mit der Seite für zwei Drähte.
    .cite = Mission 9, 1: drei Zahlenkarten
rule-M9-2 = Die Zahl der zweiten Karte kann erst genannt werden, wenn zwei Drähte der ersten durchgeschnitten sind; die der dritten erst, wenn es zwei der ersten und zwei der zweiten sind. Alle anderen Werte sind frei.
    .cite = Mission 9, 2: in dieser Reihenfolge
    .no = { $value-key } ist noch gesperrt: Zuerst müssen { $need } Drähte mit { $before } durchgeschnitten sein.
rule-M9-3 = Sobald zwei Drähte der ersten Zahl durchgeschnitten sind, wird ihre Karte umgedreht, und die Reihenfolgekarte wandert zur zweiten; dann ebenso zur dritten.
    .cite = Mission 9, 3: die Reihenfolgekarte wandert
rule-M9-4 = Könntest du zu Beginn deines Zugs nur gesperrte Werte nennen, ist die Mission verloren.
    .cite = Mission 9, 4: nur gesperrte Werte
rule-M9-5 = Gesperrte Werte kannst du weder im Duo-Schnitt noch im Solo-Schnitt noch mit einem Detektor nennen. Auf einen Draht mit gesperrtem Wert darfst du mit einem anderen Wert zeigen: Das ist ein Fehler wie jeder andere. Gelb ist nie gesperrt.
    .cite = Mission 9, 5: gesperrt ist das Nennen
rule-M9-6 = Nur gesperrte Werte heißt: Alle deine verdeckten Drähte sind rot oder haben gesperrte Werte, und mindestens einer ist gesperrt. Ein einsatzbereiter Kaffeebecher rettet den Zug. Ein Solo-Schnitt mit vier Drähten zählt als zwei und mehr.
    .cite = Mission 9, 6: wenn nichts frei ist
mission-10 = Keine Zeit für gute Manieren: Wer etwas weiß, schneidet.
rule-M10-1 = Ihr habt fünfzehn Minuten, zu zweit zwölf. Die Uhr läuft los, wenn alles aufgebaut ist; ist sie abgelaufen, explodiert die Bombe.
    .cite = Mission 10, 1: fünfzehn Minuten
rule-M10-2 = Es geht nicht reihum. Wer zuerst ruft, hat einen Zug.
    .cite = Mission 10, 2: keine Reihenfolge
rule-M10-3 = Gerufen wird erst, wenn der Zug davor ganz vorbei ist.
    .cite = Mission 10, 3: wann gerufen wird
    .no = Der Zug davor ist noch nicht vorbei.
rule-M10-4 = Niemand hat zwei Züge nacheinander, außer zu zweit.
    .cite = Mission 10, 4: nicht zweimal nacheinander
    .no = Der letzte Zug war deiner: Jetzt muss jemand anderes rufen.
rule-M10-5 = Der Kaffeebecher ist nicht dabei.
    .cite = Mission 10, 5: kein Becher
rule-M10-6 = Zwei Züge nacheinander sind erlaubt, sobald höchstens zwei von euch verdeckte Drähte haben.
    .cite = Mission 10, 6: wenn wenige übrig sind
rule-M10-7 = Der erste Zug gehört, wer will. Hast du nur rote Drähte, rufst du wie die anderen und deckst sie auf. Was jederzeit geht, braucht keinen Ruf.
    .cite = Mission 10, 7: wer rufen darf
rule-M10-8 = In Ruhe gibt es keine Uhr: Nach vierzig Zügen, zu zweit nach 36, ist die Mission verloren, wenn noch Drähte übrig sind. Alle sagen, ob sie den Zug wollen; von denen bekommt ihn, wer am längsten gewartet hat, und will niemand, geht es im Uhrzeigersinn.
    .cite = Mission 10, 8: in Ruhe
mission-11 = Jemand hat vier harmlose Drähte rot angemalt, und niemand weiß, wo sie sind.
rule-M11-1 = Eine zufällige Zahlenkarte liegt offen. Die vier Drähte dieser Zahl gelten als rot, und andere rote gibt es nicht.
    .cite = Mission 11, 1: eine Zahl als Rot
rule-M11-2 = Zeigt ein Duo-Schnitt auf einen davon, explodiert die Bombe wie bei Rot.
    .cite = Mission 11, 2: sie schneiden
rule-M11-3 = Haben zu Beginn deines Zugs alle deine verdeckten Drähte diese Zahl, musst du sie aufdecken und bist ausgeschieden.
    .cite = Mission 11, 3: sie aufdecken
    .no = { $value-key } gilt als rot: Aufdecken musst du sie, wenn du nichts anderes mehr hast, und erst dann.
rule-M11-4 = Diese Zahl kann in keinem Schnitt genannt werden.
    .cite = Mission 11, 4: nicht zu nennen
    .no = { $value-key } gilt in dieser Mission als rot und kann nicht genannt werden.
rule-M11-5 = Die Ausrüstungskarte dieser Zahl wird ersetzt, auch wenn der Doppelte Boden sie bringt: Sie könnte nie frei werden.
    .cite = Mission 11, 5: ihre Ausrüstung
rule-M11-6 = Vor einen Draht dieser Zahl kommt kein Start-Plättchen und kein Post-it.
    .cite = Mission 11, 6: keine Plättchen davor
    .no = { $value-key } gilt als rot: Davor kommt kein Plättchen.
rule-M11-7 = Für Detektoren und den Stabilisator ist so ein Draht rot. Zwei davon nebeneinander sind für die Etiketten gleich.
    .cite = Mission 11, 7: rot in jeder Hinsicht
rule-M11-8 = Das Generalradar kann nach dieser Zahl nicht fragen.
    .cite = Mission 11, 8: das Radar
    .no = { $value-key } gilt als rot: Das Radar kann nicht danach fragen.
rule-M11-9 = Die Zahl ist fertig und bekommt ihr Prüfplättchen, wenn alle vier Drähte aufgedeckt sind.
    .cite = Mission 11, 9: wann sie fertig ist
mission-12 = Die Zentrale hat die Ausrüstung so sicher verpackt, dass niemand herankommt.
rule-M12-1 = Auf jeder Ausrüstungskarte liegt offen eine zufällige Zahlenkarte, keine zweimal.
    .cite = Mission 12, 1: auf jeder eine Zahlenkarte
rule-M12-2 = Eine Karte ist einsatzbereit, wenn ihre eigene Sperre offen ist und zwei Drähte mit dem Wert der Zahlenkarte durchgeschnitten sind, egal in welcher Reihenfolge. Die Zahlenkarte kommt weg, sobald ihr Paar durchgeschnitten ist.
    .cite = Mission 12, 2: zwei Sperren
    .no = Auf dieser Karte liegt noch eine Zahlenkarte: { $equipment }. Es müssen zwei Drähte mit { $value-key } durchgeschnitten sein.
rule-M12-3 = Ein Paar öffnet alles, wozu es passt: die Karte dieser Zahl und die, auf der diese Zahlenkarte liegt, auch wenn es dieselbe ist.
    .cite = Mission 12, 3: ein Paar, zwei Sperren
rule-M12-4 = Auch Karten aus dem Doppelten Boden bekommen eine Zahlenkarte. Sie kommt gleich wieder weg, wenn ihr Paar schon durchgeschnitten ist.
    .cite = Mission 12, 4: neue Karten
rule-M12-5 = Der Doppelte Boden geht auf, wenn beide Sperren offen sind. Alle Zahlenkarten kommen aus einem Satz von zwölf.
    .cite = Mission 12, 5: der Doppelte Boden hat zwei Sperren
mission-13 = Drei rote Drähte: drei Gelegenheiten, sich zu irren, und eine, recht zu haben.
rule-M13-1 = Die drei roten Drähte werden zuerst verteilt, verdeckt: beim Kommando beginnend im Uhrzeigersinn je einer, bis alle verteilt sind. Dann kommen die blauen. Zu zweit bekommt das Kommando zwei, auf jeden Halter einen, und der andere Platz einen.
    .cite = Mission 13, 1: Rot gesondert verteilt
rule-M13-2 = Die Start-Plättchen werden gezogen. Zu zweit legt das Kommando keines.
    .cite = Mission 13, 2: gezogene Plättchen
rule-M13-3 = Besondere Aktion: Du nennst die drei roten Drähte unter allen verdeckten. Stimmen alle, sind sie durchgeschnitten; stimmt einer nicht, explodiert die Bombe.
    .cite = Mission 13, 3: dreimal Rot auf einmal
    .no = Rote Drähte werden alle drei auf einmal geschnitten: Zeig auf drei verdeckte Drähte, auf jeden nur einmal.
rule-M13-4 = Zu viert und zu fünft geht das auch ohne eigenen roten Draht. Zu zweit und zu dritt haben zu Beginn alle einen.
    .cite = Mission 13, 4: wer es darf
    .no = Nur wer einen roten Draht hat, kann die drei benennen.
rule-M13-5 = Rote Drähte werden hier nicht aufgedeckt. Hast du nur noch rote, musst du die besondere Aktion ausführen.
    .cite = Mission 13, 5: kein Aufdecken
    .no = Rote Drähte werden in dieser Mission nicht aufgedeckt: Nenne alle drei auf einmal.
rule-M13-6 = Ausrüstung und Charaktere helfen nicht, rote Drähte zu schneiden.
    .cite = Mission 13, 6: keine Hilfe
rule-M13-7 = Bei zwei Haltern entscheidet der Zufall, auf welchem ein roter Draht steht, und die anderen sehen es nicht. Wie viele wer hat, wissen alle.
    .cite = Mission 13, 7: auf welchem Halter
rule-M13-8 = Hast du nur rote Drähte und ist der Kaffeebecher einsatzbereit, darfst du den Zug weitergeben. Sind die roten durchgeschnitten, gibt es keine mehr, und wer nichts tun kann, verliert die Mission.
    .cite = Mission 13, 8: nur Rot und ein Becher
mission-14 = Heute gibt die Anweisungen, wer gestern noch Kaffee kochte. Was soll schon schiefgehen?
rule-M14-1 = So viele Charaktere, wie ihr seid, darunter das Kommando, werden gemischt und offen verteilt. Wer das Kommando bekommt, ist der Neuling.
    .cite = Mission 14, 1: der Neuling
rule-M14-2 = Macht der Neuling einen Fehler, mit oder ohne Detektor, explodiert die Bombe.
    .cite = Mission 14, 2: kein Fehler
rule-M14-3 = Der Neuling darf den Stabilisator nicht nutzen; andere Ausrüstung und der Doppeldetektor sind erlaubt.
    .cite = Mission 14, 3: kein Stabilisator
    .no = Du bist der Neuling: für dich kein Stabilisator.
rule-M14-4 = Der Neuling hat in dieser Mission das Kommando, beginnt und hat zu dritt zwei Halter. Hier wandert es also nicht nach links.
    .cite = Mission 14, 4: der Neuling hat das Kommando
rule-M14-5 = Ein Fehler von jemand anderem in der Hand des Neulings ist ein Fehler wie jeder andere.
    .cite = Mission 14, 5: ein Fehler in dieser Hand
mission-15 = Die Hilfe kam mit dem Schlitten, in Paketen, die niemand beschriftet hat.
rule-M15-1 = Die Ausrüstungskarten liegen verdeckt, und niemand kennt sie. Ihre eigenen Zahlen machen sie nicht frei.
    .cite = Mission 15, 1: verdeckt
    .no = Diese Karte liegt noch verdeckt.
rule-M15-2 = Die oberste Zahlenkarte liegt offen. Sind ihre vier Drähte durchgeschnitten, wird eine Ausrüstungskarte aufgedeckt und ist gleich einsatzbereit.
    .cite = Mission 15, 2: eine Zahl bringt eine Karte
rule-M15-3 = Dann wird die nächste Zahlenkarte aufgedeckt. Ist ihre Zahl schon fertig, kommt sie ohne Ausrüstung weg, und es folgt die nächste.
    .cite = Mission 15, 3: die nächste Zahl
rule-M15-4 = Ausrüstung wird von links aufgedeckt. Ist keine mehr da, gehen die Zahlenkarten ohne Wirkung weiter, und sind auch die zu Ende, geschieht nichts mehr.
    .cite = Mission 15, 4: von links
mission-16 = Die eigensinnige Bombe ist wieder da, und diesmal will sie von allem alles.
rule-M16-1 = Wie in Mission 9, aber alle vier Drähte der ersten Zahl kommen vor denen der zweiten, und alle vier von beiden vor denen der dritten.
    .cite = Mission 16, 1: zuerst alle vier
    .no = { $value-key } ist noch gesperrt: Zuerst müssen { $need } Drähte mit { $before } durchgeschnitten sein.
rule-M16-2 = Könntest du zu Beginn deines Zugs nur gesperrte Werte nennen, ist die Mission verloren, wie in Mission 9.
    .cite = Mission 16, 2: nur gesperrte Werte
mission-17 = Jemand von euch erzählt nur Märchen, und alle wissen, wer.
rule-M17-1 = Die Charaktere werden wie in Mission 14 verteilt. Wer das Kommando bekommt, ist das Lügenmaul.
    .cite = Mission 17, 1: das Lügenmaul
rule-M17-2 = Das Lügenmaul legt zwei Start-Plättchen, beide falsch: Der Draht hat die Zahl nicht. Vor einen roten Draht kommen sie nicht. Alle anderen legen ein wahres.
    .cite = Mission 17, 2: zwei falsche Plättchen
    .no = Das wäre die Wahrheit: Die Plättchen des Lügenmauls sind falsch und kommen nie vor einen roten Draht.
rule-M17-3 = Jedes Info-Plättchen vor Drähten des Lügenmauls heißt „nicht dieser Wert“. Nach einem Fehler in seiner Hand legt es ein Plättchen mit dem genannten Wert. Der Zünder rückt wie üblich vor.
    .cite = Mission 17, 3: falsch bis zum Schluss
rule-M17-4 = Das Lügenmaul nutzt keine Ausrüstungskarten, macht aber mit, wenn andere Walkie-Talkies oder Generalradar nutzen.
    .cite = Mission 17, 4: keine Ausrüstung
    .no = Du bist das Lügenmaul und nutzt keine Ausrüstung.
rule-M17-5 = Das Lügenmaul hat in dieser Mission das Kommando und behält den Doppeldetektor.
    .cite = Mission 17, 5: das Lügenmaul hat das Kommando
rule-M17-6 = Die zwei falschen Plättchen unterscheiden sich im Draht oder in der Zahl.
    .cite = Mission 17, 6: zwei verschiedene Plättchen
    .no = Genau dieses Plättchen hast du schon gelegt.
rule-M17-7 = Schlägt ein Detektor in der Hand des Lügenmauls fehl, wählt es einen der gezeigten Drähte, der nicht rot ist; sind alle rot, explodiert die Bombe. Schlägt der X-oder-Y-Strahl fehl, zeigt das Plättchen den zuerst genannten Wert.
    .cite = Mission 17, 7: Detektoren und das Lügenmaul
rule-M17-8 = Ein Plättchen behält seinen Sinn, wenn sein Draht den Halter wechselt. Ein neues vor diesem Draht richtet sich danach, wem er dann gehört. Antworten an das Radar sind immer wahr.
    .cite = Mission 17, 8: die Lüge gehört zum Plättchen
mission-18 = Augen zu, Ohren auf: Da draußen hört jemand Drähte.
rule-M18-1 = Es gibt keine Start-Plättchen. Die einzige Ausrüstung ist das Generalradar. Es wird nie verbraucht und fragt nur, wie diese Mission es sagt.
    .cite = Mission 18, 1: nur das Radar
    .no = Das Radar fragt einmal je Zug, nach der eben aufgedeckten Karte.
rule-M18-2 = Wenn du dran bist, deckst du die oberste Zahlenkarte auf; das Radar fragt alle nach dieser Zahl, Halter für Halter; dann bestimmst du, wer sie schneiden muss, vielleicht du selbst.
    .cite = Mission 18, 2: aufdecken, fragen, bestimmen
rule-M18-3 = Wer bestimmt ist, macht mit dieser Zahl einen Duo-Schnitt oder Solo-Schnitt und sucht den Draht selbst aus. Du sagst nicht, wo.
    .cite = Mission 18, 3: der Schnitt
    .no = Die Karte zeigt { $value-key }: Nur das kann jetzt geschnitten werden.
rule-M18-4 = Eine Zahlenkarte scheidet aus, wenn ihre vier Drähte durchgeschnitten sind. Ist der Stapel leer, werden die bisher aufgedeckten neu gemischt.
    .cite = Mission 18, 4: Zahlenkarten
rule-M18-5 = Als Nächstes ist dran, wer links von der Person sitzt, die die Karte aufgedeckt hat, nicht von der, die geschnitten hat. Hast du zu Beginn deines Zugs nur rote Drähte, deckst du stattdessen sie auf.
    .cite = Mission 18, 5: der nächste Zug
rule-M18-6 = Niemand darf noch einmal fragen, was das Radar früher ergab.
    .cite = Mission 18, 6: kein Nachfragen
rule-M18-7 = Bestimmt werden kann nur, wer Ja gesagt hat. Beim Schneiden darf der Doppeldetektor helfen, und ein Fehler bringt wie üblich ein Info-Plättchen.
    .cite = Mission 18, 7: wer bestimmt werden kann
    .no = { $you ->
        [yes] Du hast diese Zahl nicht: Bestimm jemanden, der sie hat.
       *[no] { $seat } hat diese Zahl nicht: Bestimm jemanden, der sie hat.
    }
mission-19 = Die Stimme des Ungeheuers zählt von fünfzehn Minuten herunter. Traut ihr ihr?
rule-M19-1 = Alles geht nach den Grundregeln, aber gegen die Uhr: Fünfzehn Minuten werden angesagt. Hört gut zu, denn die Zeit kann sich ändern. Ist sie um, explodiert die Bombe.
    .cite = Mission 19, 1: die Uhr
rule-M19-2 = In Ruhe zählen Züge statt Minuten: Sechzig werden angesagt, und auch das kann sich ändern.
    .cite = Mission 19, 2: in Ruhe

## Regeln: Missionen 20 bis 30

chapter-missions-20 = Missionen 20 bis 30
rule-S8 = Rote Drähte: einer in 22 und 27; zwei in 20, 24, 25, 26 und 28; drei in 29; einer von zwei in 21 und 30; einer von drei in 23. Gelbe Drähte: zwei in 20; vier in 22, 27, 28 und 30; sonst keine. Zu zweit: zwei rote in 21, zwei von drei in 20 und 23, drei in 24, 25 und 28; vier gelbe in 20.
    .cite = Aufbau 8: Drähte der Missionen 20 bis 30
rule-S9 = Manche Ausrüstung wird ersetzt, wenn sie gezogen wird: Walkie-Talkies in 20, X-oder-Y-Strahl in 26, Notbatterien in 27. In 23 bilden sieben Karten einen Stapel. Der Doppelte Boden kann in 20, 22, 27, 28 und 30 kommen. Die Missionen 21, 22 und 24 haben Start-Plättchen eigener Art; in 20 kommt keines vor einen Draht mit X. Zu zweit legt das Kommando in den Missionen 27 und 29 keines.
    .cite = Aufbau 9: Ausrüstung und Plättchen der Missionen 20 bis 30
mission-20 = Unter den Schafen steht ein Wolf, und nur nebenan kennt man seinen Namen.
rule-M20-1 = Der letzte Draht, den ein Halter bekommt, gleich welcher Farbe, wird mit X markiert: Er wird nicht sortiert und steht ganz rechts.
    .cite = Mission 20, 1: der Draht mit X
rule-M20-2 = Drähte mit X werden wie üblich geschnitten, aber keine Ausrüstung wirkt auf sie.
    .cite = Mission 20, 2: keine Ausrüstung
    .no = Auf einen Draht mit X wirkt keine Ausrüstung.
rule-M20-3 = Ein Draht mit X kann jeder Draht sein. Ist er rot, wird er mit den anderen aufgedeckt. Er kann sogar zufällig dorthin passen, wo er steht.
    .cite = Mission 20, 3: irgendein Draht
rule-M20-4 = Nur wem er gehört, sieht ihn von vorn; für alle anderen kann er alles sein.
    .cite = Mission 20, 4: wer ihn sieht
mission-21 = Der Dudelsack ist so laut, dass nur zwei Wörter durchdringen.
rule-M21-1 = Plättchen sagen „gerade“ oder „ungerade“ statt der Zahl: zu Beginn, nach einem Fehler und beim Post-it. Werte werden wie üblich genannt.
    .cite = Mission 21, 1: gerade oder ungerade
rule-M21-2 = Nach einem Fehler wissen alle, dass der Draht nicht ist, was genannt wurde, und ob er gerade oder ungerade ist.
    .cite = Mission 21, 2: was ein Fehler verrät
mission-22 = Die Bilder sind Negative geworden: Zu sehen ist nur, was fehlt.
rule-M22-1 = Statt eines Start-Plättchens legst du zwei Plättchen mit Werten, die du nicht hast, neben deinen Halter. Gelb ist erlaubt.
    .cite = Mission 22, 1: zwei, die fehlen
    .no = Diesen Wert hast du: Neben den Halter kommt einer, der nicht da ist.
rule-M22-2 = Bei zwei Haltern kommt neben jeden ein Plättchen. Fehlen weniger als zwei Werte, legst du eines oder keines.
    .cite = Mission 22, 2: zwei Halter
rule-M22-3 = Sind die ersten zwei gelben Drähte durchgeschnitten, nehmen alle, beim Kommando beginnend im Uhrzeigersinn, irgendein Info-Plättchen und geben es nach links. Wer es bekommt, legt es vor einen Draht mit diesem Wert oder, wenn keiner da ist, neben den Halter.
    .cite = Mission 22, 3: Geschenke
    .no = Du hast einen Draht mit diesem Wert: Das Plättchen kommt davor.
rule-M22-4 = Zu zweit ändert sich nichts.
    .cite = Mission 22, 4: zu zweit
rule-M22-5 = Ein Plättchen neben einem von zwei Haltern spricht von diesem Halter, eines neben dem einzigen von der ganzen Hand. Zwei Plättchen neben einem Halter sind verschieden. Nach einem Geschenk spricht „keiner“ von der ganzen Hand.
    .cite = Mission 22, 5: vom Halter oder von der Hand
    .no = Die zwei Plättchen neben deinem Halter müssen verschieden sein.
rule-M22-6 = Jedes Geschenk wird gelegt, bevor das nächste gewählt wird. Es zählt nur verdeckte Drähte, und jeder Wert darf es sein, auch ein fertiger. Wer ausgeschieden ist, gibt, bekommt aber nichts.
    .cite = Mission 22, 6: ein Geschenk nach dem anderen
mission-23 = Die ganze Stadt hält den Atem an, bis vier Drähte im selben Moment reißen.
rule-M23-1 = Zu Beginn gibt es keine Ausrüstung; sieben zufällige Karten bilden einen verdeckten Stapel. Nach den Start-Plättchen wird eine zufällige Zahlenkarte aufgedeckt.
    .cite = Mission 23, 1: ein Stapel von sieben
rule-M23-2 = Die vier Drähte dieser Zahl müssen zugleich geschnitten werden: Du nennst alle vier. Stimmen alle, sind sie durchgeschnitten; wenn nicht, explodiert die Bombe.
    .cite = Mission 23, 2: alle vier auf einmal
    .no = Alle vier { $value-key }er werden auf einmal geschnitten: Zeig auf vier verdeckte Drähte, auf jeden nur einmal.
rule-M23-3 = Solange das nicht geschafft ist, kommt am Ende jeder Runde die oberste Karte des Stapels ungesehen weg.
    .cite = Mission 23, 3: der Stapel schrumpft
rule-M23-4 = Ist es geschafft, werden alle übrigen Karten offen ausgelegt und sind gleich einsatzbereit, welche Zahl sie auch haben.
    .cite = Mission 23, 4: der Lohn
rule-M23-5 = Es geht auch, ohne selbst diese Zahl zu haben. In anderen Schnitten kann sie vorher nicht genannt werden.
    .cite = Mission 23, 5: wer es darf
    .no = { $value-key } kannst du nicht nennen: Die vier Drähte werden alle auf einmal geschnitten.
rule-M23-6 = Trifft ein falscher Tipp einen Draht dieser Zahl, ist das ein Fehler wie jeder andere. Hast du außer Rot nichts anderes mehr, bleibt dir nur, alle vier zu nennen.
    .cite = Mission 23, 6: zufällig getroffen
rule-M23-7 = Nach sieben Runden ist der Stapel leer; die vier müssen trotzdem genannt werden. Auch ein roter Draht unter den genannten lässt die Bombe explodieren.
    .cite = Mission 23, 7: nichts mehr zu gewinnen
mission-24 = Die Jagdgesellschaft will nur eines wissen: wie viele?
rule-M24-1 = Plättchen sagen ×1, ×2 oder ×3 statt der Zahl: So oft steht der Wert dieses Drahts auf seinem Halter, durchgeschnittene mitgezählt. Von gleichen darfst du jeden markieren.
    .cite = Mission 24, 1: Anzahl-Plättchen
mission-25 = An der Tür lauscht jemand, der jede Zahl versteht.
rule-M25-1 = Zahlen dürfen nicht ausgesprochen werden: Ihr zeigt, buchstabiert oder umschreibt sie. Wer eine sagt, rückt den Zünder einen Schritt vor.
    .cite = Mission 25, 1: keine Zahlen
rule-M25-2 = Hier werden Werte auf dem Tisch gewählt, also kann niemand die Regel brechen. Sitzt ihr vor einem einzigen Bildschirm, rückt ein Knopf für ausgesprochene Zahlen den Zünder vor.
    .cite = Mission 25, 2: am Bildschirm
mission-26 = Der Wolf zählt seine Schafe, und jedes darf nur einmal gezählt werden.
rule-M26-1 = Zwölf Zahlenkarten liegen offen. Dein Zug beginnt damit, dass du eine umdrehst; dann musst du diese Zahl schneiden, im Duo- oder im Solo-Schnitt.
    .cite = Mission 26, 1: eine Karte, ein Schnitt
    .no = Nur die Zahl der Karte, die du umdrehst, kann geschnitten werden.
rule-M26-2 = Liegt zu Beginn eines Zugs keine Karte offen, werden zuerst alle übrigen wieder aufgedeckt.
    .cite = Mission 26, 2: alle Karten von vorn
rule-M26-3 = Die Karte einer fertigen Zahl scheidet aus.
    .cite = Mission 26, 3: fertige Zahlen
rule-M26-4 = Hast du keine Zahl, die offen liegt, setzt du aus; der Zünder rückt nicht vor. Hast du eine, musst du schneiden.
    .cite = Mission 26, 4: keine Karte passt
    .no = Du hast eine Zahl, die offen liegt, also musst du schneiden.
rule-M26-5 = Den X-oder-Y-Strahl gibt es nicht.
    .cite = Mission 26, 5: kein Strahl
rule-M26-6 = Die Karte, die du wählst, muss eine Zahl zeigen, die du hast. Sie bleibt umgedreht, wenn der Schnitt misslingt. Wer nur Rot hat, deckt ohne Karte auf, und auch der Kaffeebecher braucht keine.
    .cite = Mission 26, 6: welche Karte
    .no = Wähl eine offene Zahlenkarte, deren Zahl du hast.
mission-27 = Die Detektoren sind in der Werkstatt. Eure Finger habt ihr noch.
rule-M27-1 = Niemand hat einen Charakter, also gibt es keinen Doppeldetektor, und die Notbatterien werden ersetzt.
    .cite = Mission 27, 1: keine Charaktere
    .no = In dieser Mission hat niemand einen Charakter.
rule-M27-2 = Sind die ersten zwei gelben Drähte durchgeschnitten, werden so viele Info-Plättchen, wie ihr seid, gezogen und offen ausgelegt. Beim Kommando beginnend nehmen alle im Uhrzeigersinn eines und legen es vor einen Draht mit diesem Wert oder, wenn keiner da ist, neben den Halter.
    .cite = Mission 27, 2: Plättchen zur Auswahl
    .no = Du hast einen Draht mit diesem Wert: Das Plättchen kommt davor.
rule-M27-3 = Gezogen wird aus allen 26, darunter zwei gelben, ohne die, die vor verdeckten Drähten oder neben Haltern liegen. Ein gelbes kommt vor einen gelben Draht. Nur verdeckte Drähte zählen. Wer ausgeschieden ist, nimmt keines, und übrige kommen zurück.
    .cite = Mission 27, 3: welche Plättchen
mission-28 = Das Kommando hat heute zwei linke Hände und besteht darauf zu helfen.
rule-M28-1 = Das Kommando hat keinen Charakter und nutzt gar keine Ausrüstung, macht aber mit, wenn andere Walkie-Talkies oder Generalradar nutzen.
    .cite = Mission 28, 1: nichts für das Kommando
    .no = Du hast das Kommando und nutzt in dieser Mission keine Ausrüstung.
rule-M28-2 = Macht das Kommando einen Fehler, explodiert die Bombe.
    .cite = Mission 28, 2: kein Fehler
rule-M28-3 = Der Doppelte Boden geht auf, wer immer die gelben Drähte geschnitten hat. Auch Kaffeebecher und Post-it sind nichts für das Kommando.
    .cite = Mission 28, 3: auch kein Becher
mission-29 = Nebenan will jemand deinen nächsten Zug erraten, und der Zünder hört mit.
rule-M29-1 = Alle bekommen geheim zwei Zahlenkarten, der Platz rechts vom Kommando drei. Der Rest ist ein verdeckter Stapel.
    .cite = Mission 29, 1: Karten auf der Hand
rule-M29-2 = Zu Beginn deines Zugs legt der Platz rechts von dir eine seiner Zahlenkarten verdeckt hin.
    .cite = Mission 29, 2: eine Karte wird gelegt
    .no = Leg eine deiner eigenen Zahlenkarten.
rule-M29-3 = Du spielst deinen Zug; dann wird die Karte aufgedeckt. Wurden in diesem Zug Drähte dieser Zahl durchgeschnitten, rückt der Zünder einen Schritt vor.
    .cite = Mission 29, 3: eine Karte wird aufgedeckt
rule-M29-4 = Du nimmst die Karte auf die Hand. Alle haben sie gesehen.
    .cite = Mission 29, 4: eine Karte wird genommen
rule-M29-5 = Ist eine Zahl fertig, wird ihre Karte abgelegt, wo immer sie ist.
    .cite = Mission 29, 5: fertige Zahlen
rule-M29-6 = Hast du nur noch eine Karte, ziehst du vom Stapel, legst fertige Zahlen weg und hörst bei der ersten nicht fertigen auf.
    .cite = Mission 29, 6: nachziehen
rule-M29-7 = Ist nur noch eine Zahl übrig, wird ihre Karte abgelegt, und es gibt keine Karten mehr.
    .cite = Mission 29, 7: die letzte Zahl
rule-M29-8 = Es zählen nur wirklich durchgeschnittene Drähte, nicht andere, auf die ein Detektor zeigte. Hast du keine Drähte, kommen deine Karten unter den Stapel. Hat der Platz rechts keine Karte, legt der nächste rechts eine; hat niemand eine, wird keine gelegt. Mit dem Kaffeebecher wird nichts geschnitten: Du nimmst die Karte ungeöffnet, und der Platz rechts von der Person, die du bestimmst, legt die nächste.
    .cite = Mission 29, 8: Sonderfälle
rule-M29-9 = Ob du nachziehst, entscheidet sich am Ende des Zugs, wenn die Karte genommen ist: Mit weniger als zwei Karten ziehst du auf zwei nach.
    .cite = Mission 29, 9: wann nachgezogen wird
rule-M29-10 = Eine passende Karte kostet ihren Schritt und wird danach abgelegt, wenn ihre Zahl fertig ist. Der Schritt ist kein Fehler: Der Stabilisator verhindert ihn nicht. Ein Fehler und das Aufdecken schneiden nichts; dann kostet die Karte nichts.
    .cite = Mission 29, 10: der Schritt der Karte
mission-30 = Eine Stimme aus dem Lautsprecher, ein Ziel, ein paar Sekunden: und noch einmal, und noch einmal.
rule-M30-1 = Es geht wie üblich im Uhrzeigersinn, aber eine Stimme setzt Ziele. Ein Ziel ist eine Zahlenkarte vom Stapel: Zwei Drähte davon müssen durchgeschnitten sein, wenn seine Zeit um ist. Früher geschnittene zählen, und andere Werte dürfen unterdessen geschnitten werden. Das nächste Ziel tritt an seine Stelle.
    .cite = Mission 30, 1: Ziele
rule-M30-2 = Es sind sieben, vier zu 20 Sekunden und drei zu 15. 1: verfehlt rückt der Zünder vor. 2: nichts. 3: verfehlt kommt die offene Ausrüstungskarte mit der kleinsten Zahl weg. 4: erreicht sagen alle, wie viele gelbe Drähte sie noch haben. 5: verfehlt darf, wer dran ist, von nun an nur noch mit Gesten sprechen. 6: erreicht deckt diese Person noch eine Zahlenkarte auf und sagt, ob sie die Zahl hat. 7: erreicht wird der Rest dieser Zahl sofort durchgeschnitten.
    .cite = Mission 30, 2: sieben Ziele
rule-M30-3 = Dann werden drei Zahlenkarten aufgedeckt, und 120 Sekunden lang können nur diese Zahlen geschnitten werden; hast du keine davon, setzt du aus, ohne Zünder. Sind alle zwölf Drähte durchgeschnitten, wenn die Zeit um ist, habt ihr gewonnen, was immer noch übrig ist.
    .cite = Mission 30, 3: drei Zahlen
    .no = Nur diese Zahlen können jetzt geschnitten werden: { $numbers }.
rule-M30-4 = Wenn nicht, muss, wer dran ist, alle übrigen gelben Drähte auf einmal nennen. Ist das falsch, explodiert die Bombe. Ist es richtig, kommen die Karten weg, und es bleiben 120 Sekunden für alles Übrige; an ihrem Ende explodiert die Bombe.
    .cite = Mission 30, 4: die letzten gelben
    .no = Nenne die übrigen gelben Drähte: Zeig auf verdeckte Drähte, auf jeden nur einmal.
rule-M30-5 = Vor dem ersten Ziel spielt ihr 67 Sekunden frei. Die Stimme sagt die Zeit jedes Ziels an, und solange sie spricht, steht die Uhr still.
    .cite = Mission 30, 5: vor dem ersten Ziel
rule-M30-6 = Die für Ziel 6 aufgedeckte Zahlenkarte kommt nicht zurück. Bei Ziel 3 zählt nur unbenutzte Ausrüstung, und der Doppelte Boden ist höher als 12. Ist am Ende kein gelber Draht übrig, gilt diese Aufgabe als erledigt. Was Ziel 5 verlangt, bewirkt an diesem Tisch nichts.
    .cite = Mission 30, 6: Kleingedrucktes
rule-M30-7 = Solange nur drei Zahlen erlaubt sind, darfst du trotzdem auf andere Drähte zeigen: Gebunden ist nur der Wert, den du nennst. Setzt du aus, wissen alle, dass du keine der drei hast. Rot aufdecken geht jederzeit.
    .cite = Mission 30, 7: genannt, nicht getroffen
rule-M30-8 = Was Ziel 7 durchschneidet, hat niemand geschnitten: kein Zug, kein Fehler, aber Prüfplättchen und was daraus folgt.
    .cite = Mission 30, 8: ein Schnitt von niemandem
rule-M30-9 = In Ruhe dauern das freie Spiel und jedes Ziel eine Runde: so viele Züge, wie zu Beginn Plätze mit Drähten da sind. Die drei Zahlen dauern drei Runden, mindestens zehn Züge; die letzte Strecke vier Runden, mindestens 16 Züge.
    .cite = Mission 30, 9: in Ruhe

## Regeln: Missionen 31 bis 42

chapter-missions-31 = Missionen 31 bis 42
mission-31 = Wer die Bombe gebaut hat, hat fünf Briefe hinterlassen: Wer einen öffnet, muss ihm gehorchen, und ohne Brief geht niemand an die Drähte.
rule-S10 = Mission 31: zwei von drei roten Drähten, keine gelben. Die Auflagen A bis E liegen offen.
    .cite = Aufbau 10: Mission 31
rule-M31-1 = Vor den Start-Plättchen nehmt ihr euch je eine der offenen Auflagen A bis E, beim Kommando beginnend im Uhrzeigersinn. Was übrig bleibt, wird abgelegt. Zu zweit nehmt besser nicht A und B und nicht C und D zusammen.
    .cite = Mission 31, 1: eine Auflage wählen
    .no = Nimm eine Auflage, die noch offen liegt.
rule-M31-2 = Deine eigene Auflage bindet dich bei jedem deiner Schnitte. Die der anderen bindet dich nicht.
    .cite = Mission 31, 2: die eigene Auflage
rule-M31-3 = Kannst du deine Auflage zu Beginn deines Zugs nicht einhalten, drehst du sie um: Du bist für den Rest der Mission frei, auch wenn später ein passender Draht zu dir kommt.
    .cite = Mission 31, 3: von ihr befreit
rule-M31-4 = Ob du sie einhalten kannst, wird nur zu Beginn deines eigenen Zugs geprüft; dieser Zug ist dann schon frei. Hast du nur rote Drähte, deckst du sie auf, egal was auf der Karte steht.
    .cite = Mission 31, 4: nur zu Beginn des Zugs
mission-32 = Heute regiert ein Stapel alberner Befehle die Zentrale, und nur das Kommando darf einen davon zerreißen.
rule-S11 = Mission 32: zwei rote Drähte, zu zweit drei; keine gelben. Die zwölf Auflagen werden zu einem Stapel gemischt.
    .cite = Aufbau 11: Mission 32
rule-M32-1 = Die zwölf Auflagen sind ein gemischter Stapel. Die oberste liegt offen und bindet alle.
    .cite = Mission 32, 1: eine Auflage für alle
rule-M32-2 = Zu Beginn jedes Zugs, egal wessen, darf das Kommando die offene Auflage durch die nächste Karte des Stapels ersetzen.
    .cite = Mission 32, 2: das Kommando tauscht sie aus
    .no = Die offene Auflage darf das Kommando einmal austauschen, wenn ein Zug beginnt.
rule-M32-3 = Kannst du unter der offenen Auflage nicht spielen, setzt du aus. Der Zünder bleibt stehen.
    .cite = Mission 32, 3: aussetzen
    .no = Du kannst spielen, also musst du.
rule-M32-4 = Ist der Stapel leer, kann auch die letzte Karte noch weg: Dann gibt es keine Auflage mehr.
    .cite = Mission 32, 4: die letzte Auflage
rule-M32-5 = Keine Auflage hindert dich daran, rote Drähte aufzudecken.
    .cite = Mission 32, 5: aufdecken ist frei
rule-M32-6 = Das Kommando tauscht höchstens einmal je Zug aus, auch ohne eigene Drähte. Haben seit der letzten Aktion alle ausgesetzt, die noch Drähte haben, muss es die Auflage austauschen.
    .cite = Mission 32, 6: einmal je Zug, und wenn niemand kann
    .no = Alle haben ausgesetzt: Jetzt muss das Kommando die Auflage austauschen.
mission-33 = Im Keller des Kasinos wurde auf jeden Draht gewettet: gerade oder ungerade, mehr verrät das Haus nicht.
rule-S12 = Mission 33: zwei von drei roten Drähten, zu zweit alle drei; keine gelben.
    .cite = Aufbau 12: Mission 33
rule-M33-1 = Wie in Mission 21 sagt jedes Info-Plättchen nur, ob die Zahl gerade oder ungerade ist: zu Beginn, nach einem Fehler und beim Post-it. Die Werte selbst nennt ihr wie sonst.
    .cite = Mission 33, 1: wieder gerade und ungerade
mission-34 = Eine Person unter euch wurde erwischt und darf manches nicht schneiden, und anmerken lassen darf sie sich nichts. Wer ist es?
rule-S13 = Mission 34: ein roter Draht, keine gelben. Nicht zu zweit.
    .cite = Aufbau 13: Mission 34
rule-M34-1 = Diese Mission geht nicht zu zweit. Das Kommando wird bestimmt wie sonst und beginnt. Dann werden so viele Charaktere, wie ihr Personen seid, verdeckt verteilt, darunter die Kommando-Karte, und an alle je eine Auflage von A bis E. Du siehst dir deine zwei Karten an. Wer die Kommando-Karte bekommen hat, ist das schwächste Glied und behält es für sich. Übrige Auflagen bleiben unbekannt.
    .cite = Mission 34, 1: das schwächste Glied
    .no = Für Mission 34 müsst ihr mindestens zu dritt sein.
rule-M34-2 = Solange die Charaktere verdeckt liegen, kann niemand einen nutzen.
    .cite = Mission 34, 2: noch keine Kräfte
    .no = Die Charaktere liegen verdeckt: Niemand hat eine Kraft.
rule-M34-3 = Nur das schwächste Glied ist an die eigene Auflage gebunden, in jedem Zug, und sagt nichts davon.
    .cite = Mission 34, 3: schweigend gebunden
    .no = Du bist im Stillen gebunden: Dieser Wert kann jetzt nicht genannt werden.
rule-M34-4 = Kann das schwächste Glied wegen der Auflage nicht spielen, rückt der Zünder zwei Schritte vor, und alle Auflagen und Charaktere werden abgelegt: Für den Rest der Mission hat niemand eine Kraft.
    .cite = Mission 34, 4: wenn das Glied bricht
    .no = Du kannst spielen, also musst du.
rule-M34-5 = Alle anderen dürfen einmal, zu Beginn eines eigenen Zugs und ohne Absprache, das schwächste Glied und die Auflage nennen. Ist eines davon falsch, rückt der Zünder einen Schritt vor. Stimmt beides, werden alle Charaktere aufgedeckt und sind nutzbar, und alle Auflagen werden abgelegt.
    .cite = Mission 34, 5: das schwächste Glied nennen
    .no = Das schwächste Glied nennst du einmal, zu Beginn deines eigenen Zugs, und nie dich selbst.
rule-M34-6 = Bricht das Glied, ist der Zug vorbei. Nach einem Tipp geht der Zug weiter. Das schwächste Glied selbst tippt nicht.
    .cite = Mission 34, 6: wie der Zug weitergeht
    .no = Du bist das schwächste Glied: Tippen ist Sache der anderen.
rule-M34-7 = Alle Charaktere sind hier Doppeldetektoren, denn ein anderer würde das Geheimnis verraten.
    .cite = Mission 34, 7: alle gleich
rule-M34-8 = Ein falscher Tipp ist kein Fehlschnitt: Der Stabilisator hält den Schritt nicht auf. Ohne Drähte oder nur mit roten ist das schwächste Glied nicht mehr gebunden, kann aber noch genannt werden.
    .cite = Mission 34, 8: der Schritt für einen Tipp
mission-35 = Auf jedem Halter hängt ein blauer Draht lose hinter den anderen, scharf, bis der letzte gelbe durch ist.
rule-S14 = Mission 35: zwei von drei roten Drähten, zu zweit alle drei; vier gelbe. Kommen Walkie-Talkies als Ausrüstung, wird eine andere Karte gezogen. Das Start-Plättchen kommt nicht vor einen X-Draht.
    .cite = Aufbau 14: Mission 35
rule-M35-1 = Bevor die farbigen Drähte eingemischt werden, bekommt jeder Halter einen zufälligen blauen Draht: seinen X-Draht, ganz rechts, außerhalb der Reihe. Dann wird der Rest verteilt.
    .cite = Mission 35, 1: ein blauer X-Draht
rule-M35-2 = X-Drähte können erst geschnitten werden, wenn alle vier gelben durch sind; dann wie sonst, aber ohne Ausrüstung.
    .cite = Mission 35, 2: erst Gelb
    .no = Kein X-Draht vor dem letzten gelben: Es fehlen noch { $left }.
rule-M35-3 = Bis dahin wird auf einen X-Draht weder gezeigt noch wird er aufgedeckt, er gehört zu keinem Solo-Schnitt, und einen Wert, den du nur als X-Draht hast, kannst du nicht nennen.
    .cite = Mission 35, 3: noch nicht dabei
    .no = Du hast { $value } nur als X-Draht, und dessen Zeit ist noch nicht gekommen.
rule-M35-4 = Hast du nur noch X-Drähte, vielleicht auch rote, solange gelbe übrig sind, setzt du aus; der Zünder bleibt stehen. Setzen alle, die Drähte haben, nacheinander aus, ist die Mission verloren.
    .cite = Mission 35, 4: nur X-Drähte
mission-36 = Unter Palmen stehen fünf nummerierte Kisten in einer Reihe, und öffnen lassen sie sich nur von außen.
rule-S15 = Mission 36: einer von drei roten Drähten und zwei gelbe; zu zweit zwei von drei roten und vier gelbe.
    .cite = Aufbau 15: Mission 36
rule-M36-1 = Fünf zufällige Zahlenkarten liegen offen in einer Reihe, wie sie gezogen wurden. Das Kommando entscheidet allein, an welchem Ende die Reihenfolgekarte liegt.
    .cite = Mission 36, 1: fünf in einer Reihe
rule-M36-2 = Von den Zahlen der Reihe kann nur die neben der Reihenfolgekarte genannt werden.
    .cite = Mission 36, 2: nur das Ende
    .no = Die { $value-key } ist gesperrt: Von der Reihe kann jetzt nur die { $open } genannt werden.
rule-M36-3 = Sind zwei Drähte dieser Zahl durchgeschnitten, kommt ihre Karte weg, und wer geschnitten hat, entscheidet allein, an welchem Ende die Reihenfolgekarte nun liegt.
    .cite = Mission 36, 3: weiter an einem Ende
rule-M36-4 = Zahlen, die nicht oder nicht mehr in der Reihe liegen, können frei genannt werden.
    .cite = Mission 36, 4: alle anderen sind frei
rule-M36-5 = Könntest du in deinem Zug nur Gesperrtes nennen, ist die Mission verloren, wie in Mission 9.
    .cite = Mission 36, 5: nur Gesperrtes
rule-M36-6 = Das Ende wird vor Sofortkarten und vor dem nächsten Zug gewählt. Nach der letzten Karte gibt es nichts zu wählen.
    .cite = Mission 36, 6: erst wird gewählt
mission-37 = Sooft ihr eine Zahl fertig habt, lacht der Joker und ändert die Regeln.
rule-S16 = Mission 37: zwei rote Drähte, zu zweit drei; keine gelben. Die zwölf Auflagen werden zu einem Stapel gemischt.
    .cite = Aufbau 16: Mission 37
rule-M37-1 = Die zwölf Auflagen sind ein gemischter Stapel. Die offene bindet alle im eigenen Zug.
    .cite = Mission 37, 1: die offene Auflage
rule-M37-2 = Sind alle vier Drähte einer Zahl durchgeschnitten, ersetzt die nächste Auflage die offene.
    .cite = Mission 37, 2: eine fertige Zahl
rule-M37-3 = Kannst du nicht spielen, setzt du aus; der Zünder bleibt stehen. Konnte eine ganze Runde lang niemand spielen, rückt er einen Schritt vor, und die Auflage wird ausgetauscht.
    .cite = Mission 37, 3: wenn du nicht kannst
    .no = Du kannst spielen, also musst du.
rule-M37-4 = Ist der Stapel leer und muss die letzte Karte weg, gibt es keine Auflagen mehr. Rote Drähte aufzudecken ist immer frei.
    .cite = Mission 37, 4: ein leerer Stapel
rule-M37-5 = Eine ganze Runde ohne Spiel heißt: Alle, die noch Drähte haben, haben seit der letzten Aktion ausgesetzt; so in den Missionen 37, 57 und 61. Den Schritt dafür hält der Stabilisator nicht auf.
    .cite = Mission 37, 5: eine ganze Runde
mission-38 = Ein Draht steckt verkehrt herum: Alle können ihn lesen, nur das Kommando nicht.
rule-S17 = Mission 38: zwei rote Drähte, zu zweit drei; keine gelben. Das Start-Plättchen kommt nicht vor den umgedrehten Draht.
    .cite = Aufbau 17: Mission 38
rule-M38-1 = Ein zufälliger Draht des Kommandos wird umgedreht, ohne dass das Kommando ihn sieht, und steht ganz rechts: ein umgedrehter Draht. Mit zwei Haltern steht er auf dem zweiten.
    .cite = Mission 38, 1: ein umgedrehter Draht
rule-M38-2 = Nur das Kommando kann den umgedrehten Draht schneiden. Niemand sonst darf auf ihn zeigen, auch nicht absichtlich falsch.
    .cite = Mission 38, 2: nur das Kommando schneidet ihn
    .no = Der umgedrehte Draht ist Sache des Kommandos.
rule-M38-3 = Bleibt dir zum Schneiden nichts als dieser Draht, setzt du aus, und der Zünder rückt einen Schritt vor.
    .cite = Mission 38, 3: nichts als dieser Draht
    .no = Du kannst schneiden, also musst du.
rule-M38-4 = Aussetzen musst du, wenn alle deine verdeckten, nicht roten Drähte den Wert des umgedrehten haben und alle übrigen dieses Werts durchgeschnitten sind oder dir gehören. Der Kaffeebecher hilft.
    .cite = Mission 38, 4: wann man aussetzen muss
mission-39 = Vier Drähte, die zusammengehören, ein Meister, der wartet, und ein Stapel, der Runde für Runde schmilzt.
rule-S18 = Mission 39: zwei von drei roten Drähten, zu zweit alle drei; vier gelbe. Keine Ausrüstungskarten. Die Start-Plättchen werden gezogen.
    .cite = Aufbau 18: Mission 39
rule-M39-1 = Es gibt keine Ausrüstung. Eine zufällige Zahlenkarte liegt offen. Acht der übrigen elf bilden einen verdeckten Stapel, drei bleiben ungesehen draußen. Start-Plättchen werden gezogen, beim Kommando beginnend im Uhrzeigersinn.
    .cite = Mission 39, 1: eine Zahl und ein Stapel
rule-M39-2 = Die vier Drähte der offenen Zahl werden nur gemeinsam geschnitten: Wenn du dran bist, nennst du alle vier auf einmal, auch ohne selbst einen zu haben. Bei einem Fehler explodiert die Bombe.
    .cite = Mission 39, 2: alle vier auf einmal
    .no = Die { $value-key }er werden alle vier auf einmal geschnitten: Zeig auf vier verdeckte Drähte.
rule-M39-3 = Solange das nicht getan ist, wird am Ende jeder Runde die oberste Karte des Stapels ungesehen abgelegt.
    .cite = Mission 39, 3: der Stapel schmilzt
rule-M39-4 = Ist es getan, werden die übrigen Karten einzeln verdeckt verteilt, beim Kommando beginnend im Uhrzeigersinn. Dann legt ihr je ein Info-Plättchen für eine Zahl auf einer eurer Karten vor einen Draht dieser Zahl. Zahlen, die du nicht hast oder die fertig sind, zählen nicht.
    .cite = Mission 39, 4: der Lohn
    .no = Das Plättchen zeigt die Zahl einer deiner Karten und kommt vor einen eigenen verdeckten Draht.
rule-M39-5 = Unter passenden Karten wählst du. Passt keine, legst du kein Plättchen, und nur das erfahren alle. Verteilte und abgelegte Karten werden nicht gezeigt. Wer fertig ist, bekommt auch Karten, ohne Wirkung.
    .cite = Mission 39, 5: welche Karte zählt
rule-M39-6 = Vorher wird die offene Zahl in anderen Schnitten nicht genannt. Trifft ein falscher Tipp einen ihrer Drähte, ist das ein Fehler wie jeder andere. Ist unter den vier genannten ein roter, explodiert die Bombe. Nach acht Runden gibt es nichts mehr zu gewinnen, aber die vier müssen trotzdem genannt werden.
    .cite = Mission 39, 6: bis dahin
    .no = Die { $value-key } kannst du nicht nennen: Alle vier werden auf einmal geschnitten.
mission-40 = Heiligabend, der Turm ist dunkel, und auf den Zetteln steht nur noch, wie viele, nicht was.
rule-S19 = Mission 40: drei rote Drähte, keine gelben. Zu zweit legt das Kommando kein Start-Plättchen.
    .cite = Aufbau 19: Mission 40
rule-M40-1 = Wie in Mission 24 sagt jedes Info-Plättchen nur, wie oft der Wert des Drahts auf seinem Halter steht: einmal, zweimal oder dreimal, durchgeschnittene mitgezählt.
    .cite = Mission 40, 1: wieder wie viele
mission-41 = Über die Tanzfläche sind gelbe Drähte gespannt, und die Lunte ist fast abgebrannt. Wer einen findet, gewinnt Zeit.
rule-S20 = Mission 41: einer von drei roten Drähten, zu zweit zwei von drei. Gelbe Drähte: zwei zu zweit, drei zu dritt, vier zu viert und zu fünft. Der Zünder beginnt auf dem letzten Feld. Die Start-Plättchen werden gezogen, und der Doppelte Boden ist nicht dabei.
    .cite = Aufbau 20: Mission 41
rule-M41-1 = Die gelben Drähte sind Stolperdrähte. Sie werden zuerst verteilt, je einer pro Person; zu fünft bekommt das Kommando keinen. Dann wird der Rest verteilt. So wissen alle, wer einen hat. Bei zwei Haltern entscheidet der Zufall, auf welchem er steht.
    .cite = Mission 41, 1: je ein Stolperdraht
rule-M41-2 = Der Zünder beginnt auf dem letzten Feld: noch ein Schritt, und die Bombe explodiert. Die Start-Plättchen werden gezogen; ein gelbes wird neu gezogen.
    .cite = Mission 41, 2: das letzte Feld
rule-M41-3 = „Gelb“ wird nie in einem gewöhnlichen Schnitt genannt. Stattdessen zeigst du als deine Aktion auf einen Draht der anderen als Stolperdraht; selbst brauchst du keinen gelben. Stimmt es, wird er durchgeschnitten, und der Zünder dreht sich einen Schritt zurück. Stimmt es nicht, bekommt der Draht ein Info-Plättchen, und der Zünder rückt einen Schritt vor. Ist er rot, explodiert die Bombe.
    .cite = Mission 41, 3: einen Stolperdraht finden
    .no = Gelb wird hier nicht genannt: Zeig auf einen verdeckten Draht der anderen als Stolperdraht.
rule-M41-4 = Hast du nur noch deinen eigenen Stolperdraht, vielleicht auch rote, setzt du aus; der Zünder bleibt stehen.
    .cite = Mission 41, 4: nur der eigene Stolperdraht
    .no = Du hast noch andere Drähte, also musst du handeln.
rule-M41-5 = Stabilisator, Detektoren und Strahl helfen nicht, einen Stolperdraht zu finden, und der Strahl kann Gelb nicht nennen.
    .cite = Mission 41, 5: keine Hilfe bei Stolperdrähten
    .no = Keine Ausrüstung hilft, einen Stolperdraht zu finden.
rule-M41-6 = Wer keine Drähte mehr hat, kann auf nichts zeigen. Setzen alle, die Drähte haben, nacheinander aus, ist die Mission verloren.
    .cite = Mission 41, 6: alle setzen aus
mission-42 = Die Bombe steckt im Zirkuszelt, und die Vorstellung läuft: Schneidet, während Jongleure, Zauberer und Messer um euch schwirren.
rule-S21 = Mission 42: einer von drei roten Drähten und vier gelbe. Eine Aufnahme läuft.
    .cite = Aufbau 21: Mission 42
rule-M42-1 = Ihr spielt nach den üblichen Regeln und ohne Zeitgrenze, aber sechzehn Zirkusnummern unterbrechen euch. Jede trifft die Person, die gerade dran ist. Nach der letzten geht die Mission weiter bis zum gewohnten Ende.
    .cite = Mission 42, 1: Zirkusnummern
rule-M42-2 = Zauberer: Die anderen sehen weg. Wer dran ist, stellt zwei durchgeschnittene Drähte eines Werts wieder verdeckt an ihren Platz. Dann ist die nächste Person dran.
    .cite = Mission 42, 2: der Zauberer
    .no = Der Zauberer nimmt zwei durchgeschnittene Drähte eines Werts, die noch an ihrem Platz sind.
rule-M42-3 = Weiterrücken: Die Halter bleiben stehen, und alle setzen sich einen Platz nach links oder nach rechts. Dir gehört nun, was dort steht, mit allen Plättchen. Wer dran ist, spielt den Zug am neuen Platz weiter. Charakter und Kommando bleiben bei der Person.
    .cite = Mission 42, 3: alle rücken weiter
rule-M42-4 = Jongleur: Wer dran ist, vertauscht die Plätze zweier eigener durchgeschnittener Drähte verschiedenen Werts.
    .cite = Mission 42, 4: der Jongleur
    .no = Der Jongleur vertauscht zwei eigene durchgeschnittene Drähte verschiedenen Werts.
rule-M42-5 = Messerwerfer: Die durchgeschnittenen Drähte der Person, die dran ist, kommen vom Tisch. Verdeckte Drähte behalten ihre Plätze.
    .cite = Mission 42, 5: der Messerwerfer
rule-M42-6 = Ab der sechsten Nummer sagt nach jedem Schnitt „Tada!“, wer geschnitten hat. Wurde es bei der elften Nummer zuletzt vergessen, rückt der Zünder einen Schritt vor.
    .cite = Mission 42, 6: Tada sagen
    .no = „Tada!“ sagt, wer zuletzt geschnitten hat, einmal, ab der sechsten Nummer.
rule-M42-7 = Mit der neunten Nummer verschwinden alle Prüfplättchen, gelegte wie künftige, für den Rest der Mission.
    .cite = Mission 42, 7: keine Prüfplättchen mehr
rule-M42-8 = Trampolin: Reihum ab der Person, die dran ist, ruft jede „Boing!“. Wer es vergisst, zahlt nichts.
    .cite = Mission 42, 8: das Trampolin
rule-M42-9 = Drähte, die der Zauberer zurückstellt, gelten als nicht geschnitten: Eine fertige Zahl ist nicht mehr fertig, aber freigeschaltete Ausrüstung bleibt es. Plättchen davor sind weg. Gibt es kein passendes Paar, geht nur der Zug weiter.
    .cite = Mission 42, 9: was zurückkommt
rule-M42-10 = Was die Messer geholt haben, kann weder zurückgestellt noch vertauscht werden. Ohne zwei verschiedene durchgeschnittene Drähte tut der Jongleur nichts. Ein Etikett kommt weg, wenn einer seiner Drähte vertauscht oder geholt wurde; andere bleiben, ebenso Info-Plättchen.
    .cite = Mission 42, 10: was nicht mehr geht
rule-M42-11 = Nach dem Weiterrücken kennst du die Drähte, die du verlassen hast, immer noch. Sind deine neuen Halter leer, ist gleich die nächste Person dran. Zu zweit tauscht ihr, ob links oder rechts.
    .cite = Mission 42, 11: nach dem Weiterrücken
rule-M42-12 = Die Wahl des Zauberers ist geheim: Die anderen sehen nur, welche zwei Plätze wieder verdeckt sind. Von da an zählt der Tisch nicht mehr, wie viele jeder Zahl durchgeschnitten sind.
    .cite = Mission 42, 12: am Bildschirm
rule-M42-13 = Der Zauberer kommt nach 0:33, 3:11 und 5:40, der Jongleur nach 1:35 und 3:58, der Messerwerfer nach 2:13. Alle rücken nach links nach 1:14, nach rechts nach 1:50 und 7:15. „Tada!“ gilt ab 2:40 und wird bei 5:13 geprüft. Die Prüfplättchen verschwinden nach 4:30. Das Trampolin kommt nach 4:51, 6:04, 6:35 und 8:08. In Ruhe kommt nach jedem zweiten Zug eine Nummer, in derselben Reihenfolge.
    .cite = Mission 42, 13: das Programm

## Regeln: Missionen 43 bis 54

chapter-missions-43 = Missionen 43 bis 54
rule-S1 = In jeder Mission von 43 bis 54 sind alle 48 blauen Drähte dabei. Rote Drähte: drei in 43 und 52; zwei in 45, 48, 49, 50 und 53; einer in 51; zwei von drei in 47; einer von drei in 44; keiner in 46; in 54 liegen alle elf auf einem Stapel und kommen später. Gelbe Drähte: 5.1, 6.1, 7.1 und 8.1 in 46; drei in 48; zwei in 50; sonst keine.
    .cite = Aufbau 1: welche Drähte
rule-S2 = Manche Ausrüstung wird ersetzt, wenn sie gezogen wird: X-oder-Y-Strahl in 44, 45, 47, 49, 51 und 54; Kaffeebecher in 45; Notbatterien in 46; Etikett ≠ und Etikett = in 52; Rückspuler und Stabilisator in 53. Der Doppelte Boden kann kommen, wo es gelbe Drähte gibt: in 46, 48 und 50, zu zweit auch in 52.
    .cite = Aufbau 2: welche Ausrüstung
rule-S3 = Alle beginnen mit einem Info-Plättchen, mit diesen Ausnahmen. Mission 43 zu zweit: Das Plättchen des Kommandos wird gezogen. Missionen 46 und 51 zu zweit: Das Kommando legt keines. Mission 50: Du zeigst auf den Draht, und das Plättchen kommt neben den Halter. Mission 52: Alle legen zwei falsche Plättchen.
    .cite = Aufbau 3: Start-Plättchen
rule-S4 = Zu zweit ändern sich einige Zahlen. Rote Drähte: drei in 45, 47, 48, 49 und 53 (in 47 sind alle drei sicher dabei), drei in 50, zwei in 51. Gelbe Drähte: vier in 50 und in 52. Alles andere bleibt gleich.
    .cite = Aufbau 4: zu zweit
rule-M43-1 = Der Roboter beginnt auf der 1 und trägt verdeckte Drähte: fünf zu zweit, vier zu dritt oder viert, drei zu fünft. Am Ende jedes Zugs geht er ein Feld weiter. Auf der 12 dreht er um und geht zurück zur 11, 10 und so weiter. Der Kaffeebecher hält ihn nicht auf.
    .cite = Mission 43, 1: der Roboter geht
rule-M43-2 = Schneidest du Drähte der Zahl, auf der der Roboter steht, nimmst du ihm einen Draht ab. Du siehst ihn dir heimlich an und sortierst ihn ein; mit zwei Haltern wählst du, wo. Es zählt, wo der Roboter steht, bevor er weitergeht.
    .cite = Mission 43, 2: ein Draht vom Roboter
rule-M43-3 = Um zu gewinnen, müssen auch die Drähte des Roboters durchgeschnitten oder aufgedeckt sein.
    .cite = Mission 43, 3: auch seine Drähte zählen
rule-M44-1 = Der gemeinsame Vorrat beginnt mit zwei Sauerstoff pro Person. Vor einem Schnitt nimmst du Sauerstoff daraus: einen für die Werte 1 bis 4, zwei für 5 bis 8, drei für 9 bis 12. Er bleibt bei dir.
    .cite = Mission 44, 1: Sauerstoff
    .no = Für { $value } brauchst du { $cost } Sauerstoff, und der Vorrat hat nur { $reserve }.
rule-M44-2 = Beginnt der Zug des Kommandos, kommt aller Sauerstoff in den Vorrat zurück.
    .cite = Mission 44, 2: frischer Sauerstoff
rule-M44-3 = Kannst oder willst du nicht schneiden, setzt du aus, und der Zünder rückt einen Schritt vor.
    .cite = Mission 44, 3: aussetzen
rule-M44-4 = Niemand redet. Es gibt nur ein Zeichen: Daumen hoch für „Ich brauche mehr Sauerstoff“.
    .cite = Mission 44, 4: Daumen hoch
rule-M45-1 = Es geht nicht reihum. Das Kommando deckt die oberste Zahlenkarte auf. Wer zuerst „Schnipp!“ ruft, auch das Kommando selbst, muss diesen Wert schneiden.
    .cite = Mission 45, 1: wer zuerst ruft
    .no = Die Karte zeigt { $value-key }: Nur das kann jetzt geschnitten werden.
rule-M45-2 = Die zwölf Zahlenkarten werden gemischt. Sind alle vier Drähte einer Zahl durchgeschnitten, verlässt ihre Karte das Spiel. Ist der Stapel leer, werden die übrigen Karten neu gemischt.
    .cite = Mission 45, 2: Zahlenkarten
rule-M45-3 = Wer ruft, ohne den Wert zu haben, oder einen Hinweis gibt, rückt den Zünder einen Schritt vor.
    .cite = Mission 45, 3: ein falscher Ruf
rule-M45-4 = Ruft niemand, bestimmt das Kommando jemanden, vielleicht sich selbst. Wer dann den Wert nicht hat, legt ein Info-Plättchen der eigenen Wahl, und der Zünder rückt einen Schritt vor.
    .cite = Mission 45, 4: die Bestimmung
rule-M45-5 = Hast du nur noch rote Drähte, darfst du jederzeit „Schnipp!“ rufen und sie aufdecken.
    .cite = Mission 45, 5: nur Rot
    .no = Das kann jetzt nur, wer nichts als Rot hat, um es aufzudecken.
rule-M46-1 = Die vier 7er müssen zuletzt geschnitten werden.
    .cite = Mission 46, 1: 7er zuletzt
rule-M46-2 = Hast du zu Beginn deines Zugs nur noch 7er, musst du alle vier 7er am Tisch auf einmal nennen. Bei einem Fehler explodiert die Bombe.
    .cite = Mission 46, 2: alle vier 7er
    .no = Du hast nur noch 7er: Zeig auf verdeckte Drähte der anderen, auf jeden einmal.
rule-M46-3 = Trifft ein falscher Tipp vorher eine 7, ist das ein Fehler wie jeder andere: ein Info-Plättchen, und der Zünder rückt einen Schritt vor.
    .cite = Mission 46, 3: eine 7 zu früh
rule-M47-1 = Zwölf Zahlenkarten liegen offen. Für einen Schnitt nimmst du zwei und zählst sie zusammen oder ziehst sie voneinander ab: Das Ergebnis ist der Wert, den du nennen musst. Beide Karten werden abgelegt.
    .cite = Mission 47, 1: zwei Zahlenkarten
    .no = Zwei offene Zahlenkarten müssen { $value-key } ergeben, zusammengezählt oder abgezogen.
rule-M47-2 = Ist keine Karte mehr da, werden wieder alle zwölf ausgelegt.
    .cite = Mission 47, 2: wieder alle Karten
rule-M47-3 = Kannst oder willst du nicht schneiden, legst du zwei Karten deiner Wahl ab, und der Zünder rückt einen Schritt vor.
    .cite = Mission 47, 3: aussetzen
    .no = Leg zwei Zahlenkarten ab, die offen liegen.
rule-M48-1 = Die drei gelben Drähte werden zuerst verteilt, je einer pro Person, beim Kommando beginnend im Uhrzeigersinn. Zu zweit bekommt das Kommando zwei, einen auf jeden Halter, und die andere Person einen. Dann wird der Rest verteilt wie sonst.
    .cite = Mission 48, 1: Gelb zuerst verteilt
rule-M48-2 = Gelbe Drähte werden nur mit einer besonderen Aktion geschnitten: Wenn du dran bist, nennst du alle drei auf einmal. Zu viert und zu fünft geht das auch ohne eigenen gelben Draht.
    .cite = Mission 48, 2: drei Gelbe auf einmal
    .no = Gelbe Drähte werden alle drei auf einmal geschnitten: Zeig auf drei verdeckte Drähte.
rule-M48-3 = Geht das schief, bekommt jeder genannte Draht ein Info-Plättchen, aber der Zünder rückt nur einen Schritt vor.
    .cite = Mission 48, 3: ein Fehler
rule-M49-1 = Ihr beginnt mit eigenem Sauerstoff: je sieben zu zweit, sechs zu dritt, fünf zu viert, vier zu fünft. Vor einem Schnitt gibst du einer anderen Person so viel Sauerstoff, wie der genannte Wert beträgt. Der Draht muss nicht ihr gehören.
    .cite = Mission 49, 1: Sauerstoff für andere
    .no = Für { $value } musst du { $value-key } Sauerstoff geben, und du hast { $oxygen }.
rule-M49-2 = Hast du zu wenig Sauerstoff oder willst du sparen, setzt du aus, und der Zünder rückt einen Schritt vor.
    .cite = Mission 49, 2: aussetzen
rule-M49-3 = Niemand redet. Es gibt nur ein Zeichen: Daumen hoch für „Ich brauche mehr Sauerstoff“.
    .cite = Mission 49, 3: Daumen hoch
rule-M49-4 = Hast du keine verdeckten Drähte mehr, verlässt dein Sauerstoff das Spiel.
    .cite = Mission 49, 4: Sauerstoff, der geht
rule-M50-1 = Es gibt keine Prüfplättchen und keine Marker. Alle sehen sich die roten und gelben Drähte an, bevor sie eingemischt werden, und müssen sie sich merken.
    .cite = Mission 50, 1: keine Marker
    .no = In Mission 50 gilt nur das Gedächtnis: Schaltet die Kombinierhilfe aus.
rule-M50-2 = Beim Start und nach einem Fehler wird auf den Draht gezeigt, und das Plättchen kommt neben den Halter, nicht vor den Draht. Was ihr euch merkt, dürft ihr nicht verraten.
    .cite = Mission 50, 2: Plättchen neben dem Halter
rule-M50-3 = Ausrüstung wirkt wie immer.
    .cite = Mission 50, 3: Ausrüstung wie immer
rule-M51-1 = Wer dran ist, ist Sir. Sir deckt die oberste Zahlenkarte auf und bestimmt, ohne jemanden zu fragen, wer diesen Wert schneiden muss; es darf auch Sir selbst sein.
    .cite = Mission 51, 1: wer Sir ist
rule-M51-2 = Wer bestimmt wird, sagt „Ja, Sir!“ und schneidet. Wer den Wert nicht hat, legt ein Info-Plättchen der eigenen Wahl, und der Zünder rückt einen Schritt vor. Der nächste Sir sitzt links von diesem.
    .cite = Mission 51, 2: Ja, Sir
    .no = Ja, Sir: Jetzt kann nur die Zahl auf der Karte geschnitten werden.
rule-M51-3 = Sind alle vier Drähte einer Zahl durchgeschnitten, verlässt ihre Zahlenkarte das Spiel. Ist der Stapel leer, werden die übrigen Karten neu gemischt. Der Zünder beginnt einen Schritt weiter hinten.
    .cite = Mission 51, 3: Zahlenkarten
rule-M51-4 = Hast du zu Beginn deines Zugs nur noch rote Drähte, deckst du sie auf. Bestimmt Sir jemanden, der nur noch rote Drähte hat, ist die Mission verloren.
    .cite = Mission 51, 4: nur Rot
    .no = Hast du nur rote Drähte, deckst du sie auf; sonst nicht.
rule-M52-1 = Jedes Info-Plättchen ist falsch: „Dieser Draht ist das nicht.“ Zu Beginn legen alle zwei davon, vor blaue oder rote Drähte.
    .cite = Mission 52, 1: falsche Plättchen
    .no = Plättchen müssen hier falsch sein und vor einem eigenen blauen oder roten Draht liegen.
rule-M52-2 = Nach einem misslungenen Duo-Schnitt kommt vor den Draht ein Plättchen mit dem Wert, der genannt wurde. Der Zünder rückt vor wie immer.
    .cite = Mission 52, 2: ein misslungener Schnitt
rule-M53-1 = Es gibt keinen Zünder. Der Roboter beginnt direkt vor der 1. Am Ende eines Zugs geht er: eins vor nach einem richtigen Schnitt, eins zurück nach einem richtigen Schnitt der Zahl, auf der er steht, zwei vor nach einem Fehler.
    .cite = Mission 53, 1: der Roboter ist die Lunte
rule-M53-2 = Müsste der Roboter über die 12 hinaus, explodiert die Bombe. Ein roter Draht explodiert wie immer.
    .cite = Mission 53, 2: über die zwölf hinaus
rule-M54-1 = Ihr beginnt mit eigenem Sauerstoff: je neun zu zweit, sechs zu dritt, drei zu viert, zwei zu fünft; der Rest der 32 ist der Vorrat. Vor einem Schnitt zahlst du Sauerstoff in den Vorrat: einen für die Werte 1 bis 4, zwei für 5 bis 8, drei für 9 bis 12.
    .cite = Mission 54, 1: Sauerstoff zahlen
    .no = Für { $value } brauchst du { $cost } Sauerstoff, und du hast { $oxygen }.
rule-M54-2 = Hast du zu Beginn deines Zugs für jeden Schnitt zu wenig Sauerstoff, setzt du aus, und der Zünder rückt einen Schritt vor. Kannst du spielen, musst du.
    .cite = Mission 54, 2: aussetzen
    .no = Du kannst schneiden, also musst du.
rule-M54-3 = Für jedes Prüfplättchen nehmen alle einen Sauerstoff aus dem Vorrat, außer denen, die keine verdeckten Drähte mehr haben.
    .cite = Mission 54, 3: ein Atemzug für alle
rule-M54-4 = Kein roter Draht wird verteilt. Alle elf liegen verdeckt auf einem Stapel und kommen einzeln ins Spiel, wie der Zeitplan es sagt.
    .cite = Mission 54, 4: der rote Stapel
rule-M54-5 = Ihr habt zehn Minuten. Was geschieht, trifft die Person, die gerade dran ist: ein roter Draht nach 0:45, 3:15, 5:00, 6:25, 7:25 und 7:50; der nächste Zug gleich mit nach 1:25 und 5:25; ein Sauerstoff nach 2:00 und 4:30; Sauerstoff mit jemandem teilen nach 3:40, 6:50 und 8:25. Die Zeit wird nach 6:00 und 8:00 angesagt, die letzten Meter nach 9:20. Nach 10:00 explodiert die Bombe.
    .cite = Mission 54, 5: der Zeitplan
    .no = Du kannst nur geben, was du hast, oder nehmen, was andere haben.

## Regeln: Missionen 55 bis 66

chapter-missions-55 = Missionen 55 bis 66
mission-55 = Der Doktor hat die Lunte so kurz wie möglich gelassen, aber er wettet gern: Für jedes Kunststück gibt es ein wenig Zeit.
rule-S22 = Mission 55: zwei rote Drähte, zu zweit zwei von drei; keine gelben. Der Zünder beginnt auf dem letzten Feld. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 22: Mission 55
rule-M55-1 = So viele zufällige Herausforderungen, wie ihr Personen seid, liegen offen. Der Zünder beginnt auf dem letzten Feld: noch ein Schritt, und die Bombe explodiert.
    .cite = Mission 55, 1: Herausforderungen und eine kurze Lunte
rule-M55-2 = Ist geschafft, was eine Herausforderung verlangt, wird sie abgelegt, und der Zünder dreht sich einen Schritt zurück.
    .cite = Mission 55, 2: eine geschaffte Herausforderung
rule-M55-3 = Gewinnen könnt ihr auch ganz ohne Herausforderungen.
    .cite = Mission 55, 3: zum Sieg nicht nötig
mission-56 = Jemand hat einen deiner Drähte umgedreht. Alle anderen grinsen; nur du weißt nicht, warum.
rule-S23 = Mission 56: zwei von drei roten Drähten, zu zweit alle drei; keine gelben. Das Start-Plättchen kommt nicht vor einen umgedrehten Draht. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 23: Mission 56
rule-M56-1 = Bei allen wird ein zufälliger Draht umgedreht, ohne dass man selbst ihn sieht, und steht ganz rechts. Mit zwei Haltern steht er auf dem zweiten.
    .cite = Mission 56, 1: je ein umgedrehter Draht
rule-M56-2 = Deinen eigenen umgedrehten Draht darfst du schneiden. Stimmt dabei irgendetwas nicht, explodiert die Bombe.
    .cite = Mission 56, 2: selbst schneiden
rule-M56-3 = Auch andere dürfen mit einem umgedrehten Draht einen Duo-Schnitt machen, freiwillig oder aus Not; dann rückt der Zünder einen Schritt vor.
    .cite = Mission 56, 3: jemand anderes schneidet ihn
rule-M56-4 = Diesen Schritt kostet schon der Versuch, richtig oder falsch, und der Stabilisator hält ihn nicht auf. Misslingt der Schnitt, kommen der übliche Schritt und das Info-Plättchen dazu. Wer auf einen umgedrehten roten Draht zeigt, lässt die Bombe explodieren.
    .cite = Mission 56, 4: der Preis des Versuchs
rule-M56-5 = Schneidest du deinen umgedrehten Draht zusammen mit einem umgedrehten der anderen, gilt beides: Jeder Fehler explodiert, und auch wenn es stimmt, rückt der Zünder einen Schritt vor.
    .cite = Mission 56, 5: zwei umgedrehte zugleich
mission-57 = Jede fertige Zahl weckt eine neue Wache mit einer neuen Regel. Sucht euch die Reihenfolge eurer Sorgen aus.
rule-S24 = Mission 57: ein roter Draht, zu zweit zwei; keine gelben. Die Karten mit doppelter Sperre sind unter der Ausrüstung; kommt aber der Desintegrator, wird eine andere Karte gezogen.
    .cite = Aufbau 24: Mission 57
rule-M57-1 = Neben jeder der zwölf Zahlenkarten liegt eine zufällige Auflage von A bis L, alle offen.
    .cite = Mission 57, 1: paarweise
rule-M57-2 = Sind alle vier Drähte einer Zahl durchgeschnitten, bindet ihre Auflage ab dann alle, anstelle der vorigen. Vor der ersten fertigen Zahl gibt es keine.
    .cite = Mission 57, 2: eine Zahl bringt ihre Auflage
rule-M57-3 = Kannst du nicht spielen, setzt du aus; der Zünder bleibt stehen. Kann eine ganze Runde lang niemand spielen, explodiert die Bombe.
    .cite = Mission 57, 3: wenn du nicht kannst
    .no = Du kannst spielen, also musst du.
rule-M57-4 = Rote Drähte aufzudecken ist immer frei. Den Desintegrator gibt es nicht.
    .cite = Mission 57, 4: frei, und nicht dabei
mission-58 = Heute darf nichts aufgeschrieben werden. Aber alle haben zwei Finger zum Zeigen, und niemand zählt, wie oft.
rule-S25 = Mission 58: zwei rote Drähte, zu zweit drei; keine gelben. Keine Start-Plättchen. Kommen Post-it oder Notbatterien, werden andere Karten gezogen. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 25: Mission 58
rule-M58-1 = Es gibt keine Info-Plättchen: keine zu Beginn und keine nach einem Fehler, und über den Draht erfahrt ihr nichts.
    .cite = Mission 58, 1: keine Info-Plättchen
rule-M58-2 = Alle haben den Doppeldetektor und können ihn in jedem eigenen Zug nutzen, sooft sie wollen.
    .cite = Mission 58, 2: immer zwei auf einmal
rule-M58-3 = Nach einem Fehler wissen alle nur, dass keiner der gezeigten Drähte der genannte ist. Ist einer von zweien rot, rückt nur der Zünder vor; sind es beide, explodiert die Bombe.
    .cite = Mission 58, 3: was ein Fehler verrät
rule-M58-4 = Etiketten, auch ×1, sind keine Info-Plättchen, also dürft ihr sie nutzen. Auch der Desintegrator zieht seine Zahl wie sonst.
    .cite = Mission 58, 4: Etiketten sind erlaubt
mission-59 = Ein kleiner Roboter wacht über zwölf Schalter und geht nie rückwärts, außer ihr dreht ihn rechtzeitig um.
rule-S26 = Mission 59: zwei von drei roten Drähten, zu zweit alle drei; keine gelben. Kommt der X-oder-Y-Strahl, wird eine andere Karte gezogen, und niemand nimmt ihn als Charakter. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 26: Mission 59
rule-M59-1 = Die zwölf Zahlenkarten liegen offen in einer Reihe, in zufälliger Folge. Der Roboter beginnt auf der 7 und blickt zur längeren Seite.
    .cite = Mission 59, 1: die Reihe
rule-M59-2 = Zum Schneiden lässt du den Roboter stehen oder rückst ihn vor auf eine Karte mit einem Wert, den du hast; du schneidest den Wert, auf dem er steht; dann drehst du den Roboter um oder nicht.
    .cite = Mission 59, 2: vor, schneiden, drehen
    .no = Der Roboter bringt dir { $value } nicht: Er geht nur vorwärts, auf offene Karten.
rule-M59-3 = Hast du keinen Wert der Karte unter dem Roboter oder einer vor ihm, setzt du aus: Der Zünder rückt einen Schritt vor, und der Roboter dreht sich um.
    .cite = Mission 59, 3: nichts voraus
    .no = Du kannst schneiden, also musst du.
rule-M59-4 = Sind alle vier Drähte einer Zahl durchgeschnitten, wird ihre Karte umgedreht.
    .cite = Mission 59, 4: fertige Zahlen
rule-M59-5 = Der Kaffeebecher überspringt den ganzen Zug: Der Roboter geht nicht und dreht sich nicht.
    .cite = Mission 59, 5: Kaffeebecher
rule-M59-6 = Den X-oder-Y-Strahl gibt es hier nicht, weder als Ausrüstung noch als Charakter.
    .cite = Mission 59, 6: kein Strahl
rule-M59-7 = Der Roboter darf Karten überspringen. Eine verdeckte Karte ist kein Ziel, aber stehen bleiben darf er auf ihr. Am Ende der Reihe mit Blick nach außen zählt nur seine eigene Karte.
    .cite = Mission 59, 7: über und auf Karten
rule-M59-8 = Auch nach einem misslungenen Schnitt darfst du den Roboter umdrehen. Rote Drähte aufzudecken bewegt ihn nicht.
    .cite = Mission 59, 8: drehen nach einem Fehler
mission-60 = Der Doktor hat die erste Wette verloren und ist ein schlechter Verlierer: neue Kunststücke, schärfere Augen, ein roter Draht mehr im Beutel.
rule-S27 = Mission 60: zwei von drei roten Drähten, zu zweit alle drei; keine gelben. Der Zünder beginnt auf dem letzten Feld. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 27: Mission 60
rule-M60-1 = Wie in Mission 55: so viele Herausforderungen wie Personen, der Zünder auf dem letzten Feld, und für jede geschaffte einen Schritt zurück.
    .cite = Mission 60, 1: wieder Herausforderungen
mission-61 = Deine Regel drückt, und die nebenan sieht bequemer aus? Einmal je Runde dürft ihr alle weitergeben.
rule-S28 = Mission 61: ein roter Draht, zu zweit zwei; keine gelben. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 28: Mission 61
rule-M61-1 = Alle bekommen eine zufällige Auflage von A bis E, offen. Zu zweit liegt je eine weitere links und rechts vom Kommando; zu dritt eine links von ihm. Zusammen bilden sie einen Ring. F bis L sind ein verdeckter Stapel.
    .cite = Mission 61, 1: ein Ring von Auflagen
rule-M61-2 = Deine eigene Auflage bindet dich. Kannst du nicht spielen, setzt du aus; der Zünder bleibt stehen. Kann eine ganze Runde lang niemand spielen, explodiert die Bombe.
    .cite = Mission 61, 2: die eigene Auflage
    .no = Du kannst spielen, also musst du.
rule-M61-3 = In jeder Runde entscheidet ihr vor dem Zug des Kommandos, ob alle Auflagen einen Platz weiterwandern, und in welche Richtung.
    .cite = Mission 61, 3: weitergeben
rule-M61-4 = Jederzeit darfst du deine Auflage ablegen und eine zufällige von F bis L nehmen; der Zünder rückt einen Schritt vor.
    .cite = Mission 61, 4: eine neue Auflage
    .no = Von F bis L ist keine Auflage mehr übrig.
rule-M61-5 = Rote Drähte aufzudecken ist immer frei.
    .cite = Mission 61, 5: aufdecken ist frei
rule-M61-6 = Es entscheidet das Kommando, auch ohne eigene Drähte, und schon vor dem allerersten Zug. Auflagen von Personen, die fertig sind, bleiben im Ring.
    .cite = Mission 61, 6: wer entscheidet
    .no = Die Auflagen gibt das Kommando weiter, einmal vor jeder Runde.
rule-M61-7 = Eine abgelegte Auflage kommt nicht zurück. Auch wenn du sonst aussetzen müsstest, darfst du noch eine neue nehmen. Den Schritt dafür hält der Stabilisator nicht auf.
    .cite = Mission 61, 7: Karten, die nicht zurückkommen
mission-62 = Das Rad ist bei ein paar Zahlen stehen geblieben. Macht eine davon fertig, und das Verhängnis rückt ein Stück weiter weg.
rule-S29 = Mission 62: zwei rote Drähte, zu zweit drei; keine gelben. Der Zünder beginnt auf dem letzten Feld. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 29: Mission 62
rule-M62-1 = So viele zufällige Zahlenkarten, wie ihr Personen seid, liegen offen. Der Zünder beginnt auf dem letzten Feld: noch ein Schritt, und die Bombe explodiert.
    .cite = Mission 62, 1: Zahlen auf dem Tisch
rule-M62-2 = Jede dieser Zahlen, die fertig wird, dreht den Zünder einen Schritt zurück, auch wenn der Desintegrator sie fertig macht.
    .cite = Mission 62, 2: ein Schritt zurück
mission-63 = Das Schiff sinkt, die Luft wandert: Was du nicht atmest, atmet die Person neben dir.
rule-S30 = Mission 63: zwei rote Drähte, zu zweit drei; keine gelben. Kommt der X-oder-Y-Strahl, wird eine andere Karte gezogen, und niemand nimmt ihn als Charakter. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 30: Mission 63
rule-M63-1 = Das Kommando beginnt mit allem Sauerstoff: 14 zu zweit, 18 zu dritt, 24 zu viert, 30 zu fünft.
    .cite = Mission 63, 1: der Sauerstoff des Kommandos
rule-M63-2 = Vor einem Schnitt zahlst du so viel Sauerstoff in den Vorrat, wie der genannte Wert beträgt.
    .cite = Mission 63, 2: den Wert zahlen
    .no = Für { $value } brauchst du { $value-key } Sauerstoff, und du hast { $oxygen }.
rule-M63-3 = Am Ende deines Zugs geht aller Sauerstoff, den du noch hast, nach links weiter.
    .cite = Mission 63, 3: weitergeben
rule-M63-4 = Nach jeder Runde nimmt das Kommando zu Beginn seines Zugs allen Sauerstoff aus dem Vorrat.
    .cite = Mission 63, 4: der Vorrat kommt zurück
rule-M63-5 = Kannst du für keinen deiner Werte zahlen, setzt du aus, und der Zünder rückt einen Schritt vor. Kannst du zahlen, musst du spielen.
    .cite = Mission 63, 5: aussetzen
    .no = Du kannst zahlen, also musst du spielen.
rule-M63-6 = Niemand redet. Es gibt nur ein Zeichen: Daumen hoch für „Ich brauche mehr Sauerstoff“. Den X-oder-Y-Strahl gibt es nicht.
    .cite = Mission 63, 6: Daumen hoch
rule-M63-7 = Der Sauerstoff geht an die nächste Person in der Reihe, die Drähte hat, nach dem Kaffeebecher an die bestimmte. Auch wer aussetzt, gibt ihn weiter.
    .cite = Mission 63, 7: an wen er geht
rule-M63-8 = Ist das Kommando fertig, nimmt die nächste Person nach diesem Platz, die Drähte hat, den Vorrat.
    .cite = Mission 63, 8: ein Kommando ohne Drähte
rule-M63-9 = Ein Solo-Schnitt zahlt seinen Wert einmal, auch mit dem Schnellpass. Rote Drähte aufdecken und Desintegrator sind frei. Ein misslungener Schnitt ist bezahlt. Der Stabilisator verhindert den Schritt beim Aussetzen.
    .cite = Mission 63, 9: was gezahlt wird
mission-64 = Sie sind wiedergekommen und haben noch einen umgedreht: Jetzt bist du auf beiden Seiten blind.
rule-S31 = Mission 64: ein roter Draht, zu zweit zwei; keine gelben. Das Start-Plättchen kommt nicht vor einen umgedrehten Draht. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 31: Mission 64
rule-M64-1 = Bei allen werden zwei zufällige Drähte umgedreht, ohne dass man selbst sie sieht. Nach Auskunft der anderen steht der niedrigere ganz links und der höhere ganz rechts; mit zwei Haltern ganz links auf dem ersten und ganz rechts auf dem zweiten.
    .cite = Mission 64, 1: je zwei umgedrehte Drähte
rule-M64-2 = Geschnitten werden sie wie in Mission 56: selbst, wobei jeder Fehler explodiert, oder von anderen für einen Schritt des Zünders.
    .cite = Mission 64, 2: wie man sie schneidet
rule-M64-3 = Niedriger heißt: weiter vorn in der Reihe, also ist eine rote 4.5 höher als eine 4; gleiche dürfen so oder so stehen. Mit zwei Haltern kommt von jedem einer. Beide dürfen zu einem Solo-Schnitt gehören.
    .cite = Mission 64, 3: niedriger und höher
mission-65 = Du darfst nur schneiden, was deine Karten erlauben, und nach jedem Zug wandert eine Karte zu jemandem, der sie nötiger braucht.
rule-S32 = Mission 65: drei rote Drähte, keine gelben. Nicht zu zweit. Kommt der X-oder-Y-Strahl, wird eine andere Karte gezogen, und niemand nimmt ihn als Charakter. Die Karten mit doppelter Sperre sind unter der Ausrüstung.
    .cite = Aufbau 32: Mission 65
rule-M65-1 = Diese Mission geht nicht zu zweit. Die zwölf Zahlenkarten werden offen verteilt: je vier zu dritt, je drei zu viert; zu fünft bekommen das Kommando und die nächste Person drei, die anderen zwei.
    .cite = Mission 65, 1: die Karten werden verteilt
    .no = Für Mission 65 müsst ihr mindestens zu dritt sein.
rule-M65-2 = Nennen kannst du nur Werte deiner eigenen offenen Zahlenkarten.
    .cite = Mission 65, 2: nur die eigenen Karten
    .no = Du hast keine offene Zahlenkarte mit der { $value-key }.
rule-M65-3 = Hast du keinen der Werte deiner Karten, setzt du aus, und der Zünder rückt einen Schritt vor; der Stabilisator kann das verhindern.
    .cite = Mission 65, 3: aussetzen
    .no = Du kannst schneiden, also musst du.
rule-M65-4 = Am Ende deines Zugs gibst du in jedem Fall eine deiner offenen Karten an jemanden, der noch Drähte hat.
    .cite = Mission 65, 4: eine Karte wandert
    .no = Gib eine deiner offenen Karten an jemanden, der noch Drähte hat.
rule-M65-5 = Sind alle vier Drähte einer Zahl durchgeschnitten, wird ihre Karte umgedreht. Sie bleibt liegen und wird nicht mehr weitergegeben.
    .cite = Mission 65, 5: fertige Zahlen
rule-M65-6 = Hast du deinen letzten Draht geschnitten und nach dem Weitergeben noch offene Karten, ist die Mission verloren.
    .cite = Mission 65, 6: gestrandete Karten
rule-M65-7 = Der Kaffeebecher überspringt den ganzen Zug: Es wird keine Karte weitergegeben. Den X-oder-Y-Strahl gibt es nicht.
    .cite = Mission 65, 7: Kaffeebecher, und kein Strahl
rule-M65-8 = Wird dein letzter Draht in einem fremden Zug geschnitten, gibst du nichts weiter: Hast du dann am Ende dieses Zugs offene Karten, ist die Mission verloren. Nach dem Aufdecken deiner letzten roten Drähte gibst du erst eine weiter.
    .cite = Mission 65, 8: von anderen geleert
rule-M65-9 = Ohne offene Karte wird keine weitergegeben. Hat sonst niemand mehr Drähte, ebenso wenig, und gestrandete Karten schaden dann nicht.
    .cite = Mission 65, 9: niemand zum Weitergeben
mission-66 = Der letzte Bunker des Doktors: zwei Stockwerke, ein Schlüssel, eine Wache, Laser, und die Zeit läuft. Eure Schnitte sind eure Schritte.
rule-S33 = Mission 66: zwei rote und zwei gelbe Drähte. Der Bunkerplan, die Figur und die Auflagen A bis E. Eine Aufnahme läuft. Die Karten mit doppelter Sperre und der Doppelte Boden sind unter der Ausrüstung.
    .cite = Aufbau 33: Mission 66
rule-M66-1 = Die Figur beginnt beim Hubschrauber. Vier zufällige Auflagen von A bis E liegen an den vier Seiten des Plans, die fünfte ist die Aktionsauflage, alle offen. Sie lenken die Figur; was geschnitten werden darf, schränken sie nicht ein.
    .cite = Mission 66, 1: der Plan
rule-M66-2 = Nach jedem Schnitt, richtig oder falsch, musst du die Figur ein Feld in eine Richtung rücken, zu deren Auflage der genannte Wert passt; unter mehreren wählst du. Wände halten sie auf. Passt keine Richtung oder nur vermauerte, bleibt sie stehen.
    .cite = Mission 66, 2: ein Feld nach jedem Schnitt
    .no = Die Figur rückt ein Feld, in eine Richtung, zu der { $value } passt und in der keine Wand ist.
rule-M66-3 = Auf einem gestreiften Feld, dessen Aktion noch aussteht, bewegt sich die Figur nicht. Ein richtiger Schnitt mit einem Wert, der zur Aktionsauflage passt, erledigt die Aktion.
    .cite = Mission 66, 3: gestreifte Felder
rule-M66-4 = Ein Solo-Schnitt von vieren zählt als zwei Schnitte nacheinander: zwei Bewegungen, zwei Aktionen oder je eine.
    .cite = Mission 66, 4: vier zählen doppelt
rule-M66-5 = Betritt die Figur die Treppe, steht sie auf der Treppe des anderen Stockwerks.
    .cite = Mission 66, 5: die Treppe
rule-M66-6 = Betritt die Figur eine Falle, rückt der Zünder einen Schritt vor.
    .cite = Mission 66, 6: Fallen
rule-M66-7 = Gelbe Drähte werden nur am Hebel geschnitten.
    .cite = Mission 66, 7: Gelb am Hebel
    .no = Gelb wird am Hebel geschnitten und sonst nirgends.
rule-M66-8 = Es gibt sechs Etappen, jede mit ihrer Zeit; läuft sie vor dem Ziel ab, explodiert die Bombe. 80 Sekunden: die Aktion beim Schlüssel, der die Tür öffnet. 75: die Aktion bei der Wache. 60: die Treppe hinab. 90: beide gelben Drähte am Hebel, der den Laser abschaltet. Dann zehn Sekunden, um die fünf Auflagen zu vertauschen. 105: die Aktion beim Doktor. 20: alle übrigen Drähte. Erst dann habt ihr gewonnen.
    .cite = Mission 66, 8: sechs Etappen
rule-M66-9 = Am Hebel nennst du statt eines Schnitts zwei verdeckte Drähte, egal wessen; haben musst du keinen davon. Sind beide gelb, werden sie durchgeschnitten, und der Laser ist aus. Sonst rückt der Zünder einen Schritt vor, und ein falscher Draht bekommt sein Info-Plättchen; sind beide falsch, wählst du, welcher. Ist einer rot, explodiert die Bombe, wenn nicht der Stabilisator schützt.
    .cite = Mission 66, 9: der Hebel
    .no = Zeig am Hebel auf zwei verdeckte Drähte.
rule-M66-10 = Erreicht ihr ein Ziel früher, haltet ihr an: keine Schnitte und keine Bewegungen, bis die nächste Etappe angesagt wird.
    .cite = Mission 66, 10: zu früh am Ziel
    .no = Das Ziel ist erreicht: Wartet auf die nächste Etappe.
rule-M66-11 = Auf einem gestreiften Feld kann jeder Wert genannt werden; einer, der nicht zur Aktionsauflage passt oder falsch ist, bewirkt dort nur nichts. Ist die Aktion getan, ist es ein Feld wie jedes andere.
    .cite = Mission 66, 11: was ein gestreiftes Feld erlaubt
rule-M66-12 = Die Treppe kann nicht betreten werden, bevor die Wache aus dem Weg ist. Wieder hinauf ist erlaubt.
    .cite = Mission 66, 12: nicht zu früh hinab
    .no = Die Wache bewacht noch die Treppe.
rule-M66-13 = Es zählt der genannte Wert; beim Strahl der geschnittene, nach einem Fehler der zuerst genannte. Rot aufdecken, Desintegrator, Kaffeebecher und Hebel bewegen nichts; der Schnellpass bewegt einmal. Der Schritt für eine Falle ist kein Fehlschnitt.
    .cite = Mission 66, 13: was die Figur bewegt
rule-M66-14 = Ob am Hebel einer oder beide Drähte falsch waren, sehen alle: War es nur einer, ist der andere bekanntlich gelb.
    .cite = Mission 66, 14: am Hebel sehen es alle
rule-M66-15 = Das Kommando vertauscht die fünf Auflagen. Gehen euch die Drähte aus, bevor der Doktor gefasst ist, ist die Mission verloren.
    .cite = Mission 66, 15: Auflagen vertauschen
rule-M66-16 = In Ruhe zählen Züge statt Sekunden: 10, 8, 6, 10, dann 12 und 6. In einer Etappe nicht gebrauchte Züge kommen zur letzten dazu, und die nächste beginnt sofort.
    .cite = Mission 66, 16: in Ruhe

## Regeln: Besondere Drähte

chapter-special-wires = Besondere Drähte
rule-W1 = Ein besonderer Draht, X oder umgedreht, steht für sich am Ende seines Halters und wird nicht einsortiert. Er bewegt sich nie. Drähte, die später kommen, werden unter die anderen sortiert.
    .cite = Besondere Drähte 1: außerhalb der Reihe
rule-W2 = Einen X-Draht sieht nur, wem er gehört. Einen umgedrehten sehen alle außer der Person, der er gehört.
    .cite = Besondere Drähte 2: wer ihn sieht
rule-W3 = Vor einen besonderen Draht kommt kein Start-Plättchen, Post-it oder Etikett.
    .cite = Besondere Drähte 3: keine Plättchen von selbst
    .no = So etwas kommt nicht vor einen besonderen Draht.
rule-W4 = Das Generalradar zählt besondere Drähte nicht mit. Detektoren zeigen nicht auf sie, und der Superdetektor lässt sie aus.
    .cite = Besondere Drähte 4: Radar und Detektoren
    .no = Auf einen besonderen Draht zeigt kein Detektor.
rule-W5 = Ein besonderer Draht kann weder getauscht noch geangelt werden. Der Charakter mit den Walkie-Talkies darf andere Drähte tauschen.
    .cite = Besondere Drähte 5: nicht getauscht, nicht geangelt
    .no = Ein besonderer Draht bleibt, wo er ist.
rule-W6 = Der X-oder-Y-Strahl zeigt nicht auf einen besonderen Draht, und der Stabilisator schützt keinen Schnitt, der auf einen zeigt oder einen aufdeckt. Mit einem Detektor deckst du ein anderes Exemplar auf, nicht deinen besonderen Draht.
    .cite = Besondere Drähte 6: kein Strahl, kein Stabilisator
    .no = Bei einem besonderen Draht wirkt keine Ausrüstung.
rule-W7 = Ein misslungener Duo-Schnitt an einem besonderen Draht ist ein Fehler wie sonst: Das Info-Plättchen kommt davor, und alle sehen es, auch wem ein umgedrehter Draht gehört.
    .cite = Besondere Drähte 7: daneben getippt
rule-W8 = Für Solo-Schnitt, Prüfplättchen, Sieg und die Werte, die du hast, zählt ein besonderer Draht wie jeder andere, soweit du ihn kennst.
    .cite = Besondere Drähte 8: er zählt mit
rule-W9 = Deinen eigenen umgedrehten Draht schneidest du in einem Duo- oder Solo-Schnitt, bei dem du ihn als einen deiner Drähte ansagst, ohne Ausrüstung und Doppeldetektor. Stimmt dabei irgendetwas nicht, explodiert die Bombe.
    .cite = Besondere Drähte 9: den eigenen schneiden
    .no = Deinen umgedrehten Draht schneidest du ohne Ausrüstung.
rule-W10 = Mit deinem umgedrehten Draht darfst du jede Zahl nennen, die nicht fertig ist. Richtig ist es, wenn er und der gezeigte Draht beide diese Zahl sind; beide werden aufgedeckt. Sonst explodiert die Bombe. Hast du den Wert auch sonst, sagst du vorher, welchen deiner Drähte du meinst.
    .cite = Besondere Drähte 10: jede Zahl darf genannt werden
    .no = Die { $value-key } ist fertig: Dein umgedrehter Draht kann keine sein.
rule-W11 = Beim Solo-Schnitt sagst du einen Wert an: Richtig ist es, wenn deine sichtbaren Drähte dieses Werts und die angesagten umgedrehten genau alle sind, die übrig sind, zwei oder vier. Sonst explodiert die Bombe.
    .cite = Besondere Drähte 11: Solo-Schnitt mit ihm
    .no = Sichtbare und angesagte umgedrehte Drähte müssen zusammen alle übrigen sein: { $left }.
rule-W12 = Sind alle deine sichtbaren verdeckten Drähte rot oder ist keiner mehr da, darfst du „alles rot“ sagen. Ein umgedrehter Draht, der rot ist, wird mit aufgedeckt; ist er es nicht, explodiert die Bombe. Solange ein umgedrehter Draht bei dir verdeckt ist, musst du das nie.
    .cite = Besondere Drähte 12: aufdecken mit ihm
    .no = „Alles rot“ kannst du nur sagen, wenn alle Drähte, die du siehst, rot sind.
rule-W13 = In Mission 56 gibt es keine Zahlenkarten.
    .cite = Besondere Drähte 13: keine Zahlenkarten

## Regeln: Auflagen

chapter-constraints = Auflagen
rule-KA = Der Wert, den du bei einem Schnitt nennst, muss gerade sein.
    .cite = Auflage A: gerade Zahlen
    .no = Genannt werden kann nur eine gerade Zahl, nicht { $value }.
rule-KB = Der Wert, den du bei einem Schnitt nennst, muss ungerade sein.
    .cite = Auflage B: ungerade Zahlen
    .no = Genannt werden kann nur eine ungerade Zahl, nicht { $value }.
rule-KC = Der Wert, den du bei einem Schnitt nennst, muss zwischen 1 und 6 liegen.
    .cite = Auflage C: 1 bis 6
    .no = Genannt werden kann nur 1 bis 6, nicht { $value }.
rule-KD = Der Wert, den du bei einem Schnitt nennst, muss zwischen 7 und 12 liegen.
    .cite = Auflage D: 7 bis 12
    .no = Genannt werden kann nur 7 bis 12, nicht { $value }.
rule-KE = Der Wert, den du bei einem Schnitt nennst, muss zwischen 4 und 9 liegen.
    .cite = Auflage E: 4 bis 9
    .no = Genannt werden kann nur 4 bis 9, nicht { $value }.
rule-KF = Der Wert, den du bei einem Schnitt nennst, muss zwischen 1 und 3 oder zwischen 10 und 12 liegen.
    .cite = Auflage F: nicht 4 bis 9
    .no = Genannt werden kann nur 1 bis 3 und 10 bis 12, nicht { $value }.
rule-KG = Du nutzt keine Ausrüstungskarte und nicht die Kraft deines Charakters.
    .cite = Auflage G: keine Ausrüstung
    .no = Die Auflage verbietet Ausrüstung und Kräfte.
rule-KH = Ein misslungener Schnitt, den du machst oder der deine Drähte trifft, bringt kein Info-Plättchen, und der Wert wird nicht verraten. Du schneidest keinen Draht, vor dem ein Info-Plättchen liegt. Das Post-it geht nicht.
    .cite = Auflage H: keine Info-Plättchen
    .no = Kein Draht mit Info-Plättchen kann geschnitten werden, und kein Post-it geht.
rule-KI = Du schneidest auf keinem Halter der anderen den Draht ganz rechts.
    .cite = Auflage I: nicht ganz rechts
    .no = Auf den äußersten verdeckten Draht rechts darfst du nicht zeigen.
rule-KJ = Du schneidest auf keinem Halter der anderen den Draht ganz links.
    .cite = Auflage J: nicht ganz links
    .no = Auf den äußersten verdeckten Draht links darfst du nicht zeigen.
rule-KK = Du machst keinen Solo-Schnitt.
    .cite = Auflage K: kein Solo-Schnitt
    .no = Die Auflage verbietet einen Solo-Schnitt.
rule-KL = Ein misslungener Schnitt rückt den Zünder zwei Schritte vor statt einen.
    .cite = Auflage L: ein Fehler zählt doppelt
rule-K1 = Eine Auflage bindet, wer schneidet, im Duo-Schnitt, im Solo-Schnitt und mit jedem Detektor. Sie gilt für den genannten Wert, nicht für das, was der Draht dann ist. Beim X-oder-Y-Strahl müssen beide Werte passen.
    .cite = Auflagen 1: wen sie bindet und woran
rule-K2 = Gelb passt zu keiner der Auflagen A bis F. Nur in Mission 66 gibt es beides, und dort wird Gelb am Hebel geschnitten, frei von Auflagen.
    .cite = Auflagen 2: Gelb
rule-K3 = Ganz rechts und ganz links sind die äußersten verdeckten Drähte eines Halters. Ein Halter mit nur einem verdeckten Draht ist unter I und J tabu. Ein Detektor darf diesen Draht nicht mitnehmen; der Superdetektor nimmt alle übrigen, mindestens einen.
    .cite = Auflagen 3: ganz rechts und ganz links
    .no = Die Auflage lässt auf diesem Halter keinen Draht zum Zeigen übrig.
rule-K4 = Bindet G alle, nutzt niemand Ausrüstung, zu keiner Zeit. Bindet es nur dich, machst du trotzdem mit, wenn andere Walkie-Talkies oder Generalradar nutzen. Sofortkarten geschehen ohnehin: Niemand nutzt sie.
    .cite = Auflagen 4: G und die anderen
rule-K5 = Unter H wird auf einen Draht mit Info-Plättchen weder gezeigt noch wird er als eigene Hälfte aufgedeckt, und er gehört zu keinem Solo-Schnitt. Etiketten, auch ×1, und das X sind keine Info-Plättchen. Nach einem Fehler wissen alle nur, dass die gezeigten Drähte nicht der genannte Wert sind. Sind alle rot, explodiert die Bombe wie immer.
    .cite = Auflagen 5: H genau
rule-K6 = Auch unter L hält der Stabilisator jeden Schritt auf. Ein Detektor, der misslingt, kostet einmal zwei Schritte, nicht für jeden Draht.
    .cite = Auflagen 6: L und der Stabilisator
rule-K7 = Du kannst nicht spielen, wenn es nichts davon gibt: einen erlaubten Duo-Schnitt mit einem Wert, den du hast, an einem verdeckten Draht der anderen; einen erlaubten Solo-Schnitt; Rot aufdecken. Auch absichtlich falsch zu tippen ist Spielen. Ausrüstung zählt nicht, aber statt auszusetzen darfst du den Kaffeebecher nutzen, außer unter G.
    .cite = Auflagen 7: wann du nicht spielen kannst
rule-K8 = Wer spielen kann, muss. Wer nicht kann, setzt aus, und alle sehen es: Unter A bis F wissen dann alle, dass kein Draht dieser Hand einen erlaubten Wert hat.
    .cite = Auflagen 8: wer kann, muss
    .no = Du kannst spielen, also musst du.

## Regeln: Herausforderungen

chapter-challenges = Herausforderungen
rule-CH1 = Statt einer Aktion zeigst du in deinem Zug auf einen Draht der anderen und nennst ihn rot. Ist er es, wird er gefahrlos aufgedeckt, und die Herausforderung ist geschafft. Ist er es nicht, explodiert die Bombe. Stabilisator und Detektoren helfen nicht, und der Zug ist vorbei.
    .cite = Herausforderung 1: der rote
    .no = Zeig auf einen verdeckten Draht der anderen, solange diese Herausforderung offen liegt.
rule-CH2 = In vier Zügen hintereinander wird jedes Mal eine gerade Zahl geschnitten.
    .cite = Herausforderung 2: viermal gerade
rule-CH3 = Auf einem Halter stehen die verdeckten Drähte in Gruppen zu genau zweien, getrennt durch durchgeschnittene. Eine Gruppe genügt, und die beiden müssen nicht gleich sein.
    .cite = Herausforderung 3: zu zweit
rule-CH4 = Die Zahlen der ersten drei Prüfplättchen ergeben zusammen 18.
    .cite = Herausforderung 4: achtzehn
rule-CH5 = Zwei Züge hintereinander sind Solo-Schnitte.
    .cite = Herausforderung 5: solo und noch einmal solo
rule-CH6 = Auf einem Halter stehen mindestens fünf verdeckte Drähte allein: Jeder Nachbar ist durchgeschnitten, oder es gibt keinen, weil der Halter endet.
    .cite = Herausforderung 6: fünf allein
rule-CH7 = Drei Züge hintereinander schneiden Werte, die jedes Mal um eins steigen oder jedes Mal um eins fallen.
    .cite = Herausforderung 7: Schritt für Schritt
rule-CH8 = Die ersten zwei Prüfplättchen gelten den beiden Zahlen auf der Karte, egal in welcher Folge. Es sind zwei zufällige Zahlenkarten, die zu Beginn offen daraufgelegt werden.
    .cite = Herausforderung 8: diese zwei zuerst
rule-CH9 = Auf einem Halter sind alle verdeckten blauen Drähte ungerade, mindestens sechs. Rote und gelbe zählen nicht.
    .cite = Herausforderung 9: lauter Ungerade
rule-CH10 = Auf einem Halter sind mindestens sieben Drähte durchgeschnitten, während der erste und der letzte beide noch verdeckt sind.
    .cite = Herausforderung 10: von Ende zu Ende
rule-CH11 = Züge hintereinander sind aufeinanderfolgende Züge am Tisch, egal wessen. Ein misslungener Schnitt, Aussetzen, Kaffeebecher oder Rot aufdecken unterbricht die Folge; jederzeit genutzte Ausrüstung und der Desintegrator nicht. Ein Solo-Schnitt von vieren ist ein Schnitt.
    .cite = Herausforderungen 11: Züge hintereinander
rule-CH12 = Jede offene Herausforderung wird am Ende jedes Zugs geprüft, und mehrere können zugleich geschafft sein; jede zählt. Unmöglich gewordene bleiben einfach liegen.
    .cite = Herausforderungen 12: wann geprüft wird
rule-CH13 = Herausforderung 9 sieht auf verdeckte Werte: Der Tisch prüft sie und sagt sie an, so erfahren es alle.
    .cite = Herausforderungen 13: der Tisch sagt es

## Auflagen

constraint-A = A (gerade Zahlen)
constraint-B = B (ungerade Zahlen)
constraint-C = C (1 bis 6)
constraint-D = D (7 bis 12)
constraint-E = E (4 bis 9)
constraint-F = F (nicht 4 bis 9)
constraint-G = G (keine Ausrüstung)
constraint-H = H (keine Info-Plättchen)
constraint-I = I (nicht ganz rechts)
constraint-J = J (nicht ganz links)
constraint-K = K (kein Solo-Schnitt)
constraint-L = L (Fehler zählen doppelt)

## Herausforderungen

challenge-1 = Der rote
challenge-2 = Viermal gerade
challenge-3 = Immer zu zweit
challenge-4 = Achtzehn
challenge-5 = Solo und noch einmal solo
challenge-6 = Fünf allein
challenge-7 = Schritt für Schritt
challenge-8 = Diese zwei zuerst
challenge-9 = Lauter Ungerade
challenge-10 = Von Ende zu Ende

## Der Bunkerplan

space-helicopter = der Hubschrauber
space-key = der Schlüssel
space-guard = die Wache
space-stairs = die Treppe
space-lever = der Hebel
space-doctor = der Doktor
space-trap = eine Falle
space-empty = ein leeres Feld
floor-ground = das Erdgeschoss
floor-basement = der Keller
barrier-wall = eine Wand
barrier-door = die Tür
barrier-laser = der Laser
edge-north = Norden
edge-east = Osten
edge-south = Süden
edge-west = Westen
edge-action = Aktion

## Durchsagen: was die Stimme sagt

recording-19-6 = Null.
recording-30-12 = Fünfzehn Sekunden. Los!
    .calm = Eine Runde. Los!
recording-30-13 = { $reached-key ->
    [yes] Halt. Ihr dürft weiterreden.
   *[no] Halt. Wer dran ist, sagt nichts mehr und nimmt Hände und Füße.
} Sechstes Ziel: { $value-key }. Erreicht es, und ihr erfahrt etwas.
recording-30-14 = Fünfzehn Sekunden. Los!
    .calm = Eine Runde. Los!
recording-30-15 = { $reached-key ->
    [yes] Halt. Noch eine Karte: Hast du diese Zahl oder nicht?
   *[no] Halt. Dann erfahrt ihr nichts.
} Siebtes und letztes Ziel: { $value-key }. Erreicht es, und den Rest davon bekommt ihr geschenkt.
recording-30-16 = Fünfzehn Sekunden. Los!
    .calm = Eine Runde. Los!
recording-30-17 = { $reached-key ->
    [yes] Halt. Der Rest dieser Zahl ist durchgeschnitten.
   *[no] Halt. Dann eben kein Geschenk.
} Jetzt drei Zahlen: { $numbers }. Nur diese. Schneidet alle zwölf Drähte, und ihr habt gewonnen.
recording-30-18 = Zwei Minuten. Los!
    .calm = { $left } Züge. Los!
recording-30-19 = { $reached-key ->
    [yes] Halt. Alle zwölf. Ich verneige mich.
   *[no] Halt. Das reicht nicht. Wer dran ist, nennt alle übrigen gelben Drähte auf einmal.
}
recording-30-20 = Richtig. Zwei Minuten für alles Übrige, dann ist Schluss.
    .calm = Richtig. { $left } Züge für alles Übrige, dann ist Schluss.

## Aufnahmen: Missionen 42, 54 und 66

recording-42-1 = Ruhe für den Zauberer! Alle sehen weg, nur wer dran ist, nicht: Zwei Drähte eines Werts springen zurück an ihren Platz. Dann ist die nächste Person dran.
recording-42-2 = Das Karussell dreht sich: Alle rücken einen Platz nach links! Die Halter bleiben stehen.
recording-42-3 = Manege frei für den Jongleur! Wer dran ist, vertauscht zwei durchgeschnittene Drähte verschiedenen Werts.
recording-42-4 = Das Karussell dreht sich andersherum: alle einen Platz nach rechts!
recording-42-5 = Stillhalten für den Messerwerfer! Die durchgeschnittenen Drähte der Person, die dran ist, fliegen vom Tisch.
recording-42-6 = Das Publikum will nach jedem Kunststück jubeln: Von jetzt an sagt nach jedem Schnitt „Tada!“, wer geschnitten hat.
recording-42-7 = Der Zauberer ist wieder da! Augen zu, und zwei Drähte eines Werts sind wieder heil. Dann ist die nächste Person dran.
recording-42-8 = Noch einmal der Jongleur: Zwei durchgeschnittene Drähte verschiedenen Werts tauschen die Plätze.
recording-42-9 = Ein Windstoß fegt durchs Zelt: Alle Prüfplättchen sind weg, und es kommen keine mehr.
recording-42-10 = Auf das Trampolin! Reihum ab der Person, die dran ist: „Boing!“
recording-42-11 = Habt ihr es gehört? Wer zuletzt geschnitten hat, hätte „Tada!“ sagen sollen. Wenn nicht, rückt der Zünder vor.
recording-42-12 = Ein letztes Mal der Zauberer! Seht weg, zwei Drähte eines Werts kommen zurück. Dann ist die nächste Person dran.
recording-42-13 = Wieder aufs Trampolin: „Boing!“, eins nach dem anderen.
recording-42-14 = Und gleich noch einmal, weil es so schön war: „Boing!“
recording-42-15 = Die letzte Fahrt im Karussell: alle einen Platz nach rechts!
recording-42-16 = Das Finale, auf dem Trampolin: „Boing!“ Die Vorstellung ist vorbei, die Bombe nicht. Macht weiter.
recording-54-1 = Da hat sich etwas gelöst: Wer gerade dran ist, bekommt einen roten Draht.
recording-54-2 = Keine Zeit zum Wechseln: Auch der nächste Zug gehört derselben Person.
recording-54-3 = Ein wenig Luft kommt durch das Ventil: ein Sauerstoff für die Person, die dran ist.
recording-54-4 = Wieder kommt ein roter Draht durch die Wand.
recording-54-5 = Masken zusammen: Wer dran ist, darf mit jemandem Sauerstoff teilen.
recording-54-6 = Das Ventil zischt noch einmal: ein weiterer Sauerstoff.
recording-54-7 = Halbzeit, und dazu ein roter Draht.
recording-54-8 = Bleib dran: Der nächste Zug gehört derselben Person.
recording-54-9 = Noch vier Minuten.
    .calm = Nicht einmal die Hälfte eurer Züge ist noch übrig.
recording-54-10 = Ein roter Draht, und er wirkt nervös.
recording-54-11 = Wer hat Luft übrig? Teile Sauerstoff mit jemandem, wenn du willst.
recording-54-12 = Jetzt kommen sie schneller: ein roter Draht.
recording-54-13 = Und gleich dahinter noch ein roter.
recording-54-14 = Noch zwei Minuten.
    .calm = Ein Fünftel eurer Züge ist noch übrig.
recording-54-15 = Die letzte Gelegenheit, einen Atemzug zu teilen.
recording-54-16 = Die letzten Meter: Haltet die Luft an!
recording-66-1 = Ihr seid gelandet. Achtzig Sekunden bis zum Schlüssel: Stellt euch dorthin und schneidet, was die Aktionsauflage will.
recording-66-1-calm = Ihr seid gelandet. Zehn Züge bis zum Schlüssel: Stellt euch dorthin und schneidet, was die Aktionsauflage will.
recording-66-2 = Die Tür ist offen. Fünfundsiebzig Sekunden, um die Wache schlafen zu legen.
recording-66-2-calm = Die Tür ist offen. Acht Züge, um die Wache schlafen zu legen.
recording-66-3 = Die Wache schnarcht. Sechzig Sekunden bis unten an der Treppe.
recording-66-3-calm = Die Wache schnarcht. Sechs Züge bis unten an der Treppe.
recording-66-4 = Hier unten ist es dunkel, und es gibt Fallen. Neunzig Sekunden bis zum Hebel: Nennt die zwei gelben Drähte, und der Laser erlischt.
recording-66-4-calm = Hier unten ist es dunkel, und es gibt Fallen. Zehn Züge bis zum Hebel: Nennt die zwei gelben Drähte, und der Laser erlischt.
recording-66-5 = Der Laser ist aus. Zehn Sekunden, in denen das Kommando die fünf Auflagen vertauschen kann.
recording-66-5-calm = Der Laser ist aus. Das Kommando kann in Ruhe die fünf Auflagen vertauschen.
recording-66-6 = Da, ganz hinten: der Doktor! Hundertfünf Sekunden, um ihn zu fassen.
recording-66-6-calm = Da, ganz hinten: der Doktor! Zwölf Züge, um ihn zu fassen.
recording-66-7 = Ihr habt ihn! Aber die Bombe tickt noch: zwanzig Sekunden für alle übrigen Drähte.
recording-66-7-calm = Ihr habt ihn! Aber die Bombe tickt noch: sechs Züge und die gesparten für alle übrigen Drähte.

## Was in den Missionen 9 bis 30 ansteht, geschieht und getan werden kann

prompt-snip = { $them ->
    [yes] Wer ist dran? Ruf „Schnipp!“
   *[no] Wer zuerst „Schnipp!“ ruft, ist dran.
}
prompt-want = { $them ->
    [yes] Willst du den nächsten Zug?
   *[no] Die anderen sagen, ob sie den nächsten Zug wollen.
}
prompt-name-reds = { $you ->
    [yes] Nenne die roten Drähte, auch deine eigenen: { $left ->
        [one] noch einen.
       *[other] noch { $left }.
    }
   *[no] { $seat } nennt die roten Drähte.
}
prompt-helper = { $you ->
    [yes] Das Radar hat gefragt. Wer muss { $value } schneiden?
   *[no] { $seat } bestimmt, wer { $value } schneiden muss.
}
prompt-missing = { $you ->
    [yes] Leg ein Plättchen neben deinen Halter: ein Wert, der dort nicht ist.
   *[no] { $seat } legt ein Plättchen neben den Halter.
}
prompt-gift = { $you ->
    [yes] Wähl ein Info-Plättchen für den Platz links von dir.
   *[no] { $seat } wählt ein Info-Plättchen für den Platz links.
}
prompt-place = { $you ->
    [yes] Leg dein Plättchen vor einen Draht: { $value }.
   *[no] { $seat } legt ein Plättchen vor einen Draht: { $value }.
}
prompt-pick = { $you ->
    [yes] Nimm eines der offenen Plättchen.
   *[no] { $seat } nimmt eines der offenen Plättchen.
}
prompt-choose-number = { $you ->
    [yes] Dreh eine Zahlenkarte um, deren Zahl du hast, und schneide sie.
   *[no] { $seat } wählt eine Zahlenkarte.
}
prompt-lay-card = { $you ->
    [yes] Leg eine Zahlenkarte verdeckt hin, die hoffentlich nicht geschnitten wird.
   *[no] { $seat } legt eine Zahlenkarte verdeckt hin.
}
prompt-listen = { $them ->
    [yes] Lies die Durchsage, dann geht es weiter.
   *[no] Die anderen lesen die Durchsage.
}
move-want = Ich will den Zug
move-name-reds = Nenne alle drei roten Drähte
move-name-yellows = Nenne alle übrigen gelben Drähte
move-missing = Neben den Halter: nicht { $value }
move-gift = Gib das Plättchen: { $value }
move-pick = Nimm das Plättchen: { $value }
move-lay-card = Leg die Zahlenkarte { $value-key }
move-choose-number = Dreh die Zahlenkarte { $value-key } um
move-slip = Jemand hat eine Zahl gesagt
move-go-on = Weiter
event-number-laid = Zahlenkarte { $value-key } wird offen ausgelegt.
event-row-moved = Die Reihenfolgekarte wandert zur { $value-key }.
event-row-done = Die Reihe ist geschafft: Alle Werte sind frei.
event-number-red = { $value-key } gilt in dieser Mission als rot.
event-card-covered = Zahlenkarte { $value-key } liegt jetzt auf dieser Karte: { $equipment }.
event-lock-lifted = Die Zahlenkarte { $value-key } kommt weg: { $equipment }.
event-found = Aufgedeckt und einsatzbereit: { $equipment }.
event-rookie = { $you ->
    [yes] Du bist der Neuling.
   *[no] { $seat } ist der Neuling.
}
event-liar = { $you ->
    [yes] Du bist das Lügenmaul.
   *[no] { $seat } ist das Lügenmaul.
}
event-pile-shrank = { $left ->
    [0] Die letzte Karte des Stapels kommt ungesehen weg.
    [one] Eine Karte des Stapels kommt ungesehen weg; eine bleibt.
   *[other] Eine Karte des Stapels kommt ungesehen weg; { $left } bleiben.
}
event-rewards-dealt = { $count ->
    [one] Eine Zahlenkarte wird verdeckt verteilt.
   *[other] { $count } Zahlenkarten werden verdeckt verteilt.
}
event-no-token = { $you ->
    [yes] Keine deiner Karten passt: du legst kein Plättchen.
   *[no] { $seat } hat keine passende Karte und legt kein Plättchen.
}
event-pile-opened = Der Stapel wird aufgedeckt: { $cards }.
event-named-cut = { $you ->
    [yes] Du hast alle genannt: Sie sind durchgeschnitten.
   *[no] { $seat } hat alle genannt: Sie sind durchgeschnitten.
}
event-parity = { $them ->
    [yes] Ein Plättchen: Dein { $place } ist { $parity-key ->
        [even] gerade.
       *[odd] ungerade.
    }
   *[no] Ein Plättchen: { $place } von { $owner } ist { $parity-key ->
        [even] gerade.
       *[odd] ungerade.
    }
}
event-counted = { $them ->
    [yes] Ein Plättchen: Der Wert von deinem { $place } steht { $count ->
        [one] einmal
       *[other] { $count }-mal
    } auf dem Halter.
   *[no] Ein Plättchen: Der Wert von { $place } bei { $owner } steht { $count ->
        [one] einmal
       *[other] { $count }-mal
    } auf dem Halter.
}
event-missing = { $them ->
    [yes] Neben deinem Halter liegt ein Plättchen: Dort ist { $value-key ->
        [yellow] kein Gelb.
       *[other] keine { $value-key }.
    }
   *[no] Neben dem Halter von { $owner } liegt ein Plättchen: Dort ist { $value-key ->
        [yellow] kein Gelb.
       *[other] keine { $value-key }.
    }
}
event-gave-token = { $you ->
    [yes] Du gibst { $to } ein Plättchen: { $value }.
   *[no] { $them ->
        [yes] { $seat } gibt dir ein Plättchen: { $value }.
       *[no] { $seat } gibt { $to } ein Plättchen: { $value }.
    }
}
event-tokens-drawn = Info-Plättchen liegen offen: { $values }.
event-took-token = { $you ->
    [yes] Du nimmst ein Plättchen: { $value }.
   *[no] { $seat } nimmt ein Plättchen: { $value }.
}
event-wants = { $you ->
    [yes] Du willst den Zug.
   *[no] { $seat } will den Zug.
}
event-number-chosen = { $you ->
    [yes] Du drehst die Zahlenkarte { $value-key } um.
   *[no] { $seat } dreht die Zahlenkarte { $value-key } um.
}
event-card-laid = { $you ->
    [yes] Du legst eine Zahlenkarte verdeckt hin.
   *[no] { $seat } legt eine Zahlenkarte verdeckt hin.
}
event-card-opened = { $hit-key ->
    [yes] Die Karte zeigt { $value-key }, und das wurde in diesem Zug geschnitten.
   *[no] Die Karte zeigt { $value-key }: Das wurde in diesem Zug nicht geschnitten.
}
event-card-drawn = { $you ->
    [yes] Du ziehst eine Zahlenkarte.
   *[no] { $seat } zieht eine Zahlenkarte.
}
event-card-kept = { $you ->
    [yes] Du nimmst die Zahlenkarte auf die Hand.
   *[no] { $seat } nimmt die Zahlenkarte auf die Hand.
}
event-yellows-told = { $you ->
    [yes] Du hast { $count ->
        [0] keinen gelben Draht mehr.
        [one] noch einen gelben Draht.
       *[other] noch { $count } gelbe Drähte.
    }
   *[no] { $seat } hat { $count ->
        [0] keinen gelben Draht mehr.
        [one] noch einen gelben Draht.
       *[other] noch { $count } gelbe Drähte.
    }
}
twin-row = Zahlenkarten in einer Reihe: { $numbers }.
twin-blocked = Gesperrt: { $numbers }.
twin-red-number = { $number } gilt als rot.
twin-lock = Darauf liegt die Zahlenkarte { $number }.
twin-pile = Karten im Stapel: { $count }.
twin-parity = Plättchen: { $parity-key ->
    [even] gerade.
   *[odd] ungerade.
}
twin-count = Plättchen: ×{ $count }.
twin-x = Mit X markiert.
twin-missing = Nicht auf diesem Halter: { $values }.
twin-target = Ziel: { $number }, { $cut } von 2 durchgeschnitten.
twin-rookie = Der Neuling.
twin-liar = Das Lügenmaul.
twin-hand-cards = Zahlenkarten auf der Hand: { $count }.

## Was in den Missionen 31 bis 66 erwartet wird

prompt-draw-constraint = Eine Auflage wird gezogen.
prompt-secret = Alle bekommen zwei Karten verdeckt.
prompt-draw-challenge = Herausforderungen werden ausgelegt.
prompt-constraint = { $you ->
    [yes] Nimm eine der offenen Auflagen. Sie wird dich binden.
   *[no] { $seat } wählt eine Auflage.
}
prompt-replace = { $you ->
    [yes] Kommando, bleibt die offene Auflage, oder ersetzt sie die nächste Karte?
   *[no] { $seat } hat das Kommando und entscheidet, ob die Auflage bleibt.
}
prompt-sequence = { $you ->
    [yes] An welchem Ende der Reihe liegt die Reihenfolgekarte?
   *[no] { $seat } wählt ein Ende der Reihe.
}
prompt-four = { $you ->
    [yes] Nenne alle vier { $value-key }er, auch deine eigenen: { $left ->
        [one] noch einen.
       *[other] noch { $left }.
    }
   *[no] { $seat } nennt alle vier { $value-key }er.
}
prompt-reward = { $you ->
    [yes] Leg für eine deiner Zahlenkarten ein Info-Plättchen vor einen Draht dieser Zahl.
   *[no] { $seat } legt ein Info-Plättchen vor einen Draht.
}
prompt-turn-round = { $you ->
    [yes] Den Roboter umdrehen oder stehen lassen?
   *[no] { $seat } entscheidet, ob sich der Roboter umdreht.
}
prompt-ring = { $you ->
    [yes] Kommando, wandern alle Auflagen einen Platz weiter, und wohin?
   *[no] { $seat } hat das Kommando und entscheidet, ob die Auflagen wandern.
}
prompt-give-card = { $you ->
    [yes] Gib eine deiner offenen Zahlenkarten weiter.
   *[no] { $seat } gibt eine Zahlenkarte weiter.
}
prompt-standee = { $you ->
    [yes] Rück die Figur ein Feld, in eine Richtung, zu der { $value } passt.
   *[no] { $seat } rückt die Figur.
}
prompt-lever = { $you ->
    [yes] Der Hebel: Nenne die zwei gelben Drähte. { $left ->
        [one] Noch einen.
       *[other] Noch { $left }.
    }
   *[no] { $seat } nennt am Hebel die gelben Drähte.
}

## Züge in den Missionen 31 bis 66

move-draw-constraint = Zieh { $constraint }
move-weakest = Die Kommandokarte geht an { $seat }
move-challenge = Leg die Herausforderung aus: { $challenge }
move-constraint = Nimm { $constraint }
move-replace = Tausch die Auflage aus
move-link = Das schwächste Glied ist { $seat }: { $constraint }
move-sequence = { $edge-key ->
    [left] Das linke Ende
   *[right] Das rechte Ende
}
move-four = Nenne alle vier auf einmal
move-tripwire = Stolperdraht: { $place } von { $owner }
move-restore = Stell zwei { $value-key }er zurück
move-juggle = Vertausche { $place } und { $other }
move-reversed = Schneiden: { $place } von { $owner } und { $nth ->
    [1] dein umgedrehter Draht
   *[other] dein zweiter umgedrehter Draht
} sind { $value-key }
move-reversed-solo = Solo-Schnitt: alle { $value-key }er, die noch da sind, mit { $which-key ->
    [first] deinem umgedrehten Draht
    [second] deinem zweiten umgedrehten Draht
   *[both] deinen beiden umgedrehten Drähten
}
move-turn-round = Dreh den Roboter um
move-stay = Lass den Roboter, wie er steht
move-ring = { $way-key ->
    [left] Alle Auflagen einen Platz nach links
    [right] Alle Auflagen einen Platz nach rechts
   *[none] Die Auflagen bleiben
}
move-fresh-constraint = Nimm eine neue Auflage, für einen Schritt des Zünders
move-give-card = Gib die { $value-key } an { $seat }
move-call-red = { $place } von { $owner } ist rot
move-lever = Zieh den Hebel: Nenne zwei gelbe Drähte
move-exchange = Vertausche { $edge } und { $other-edge }
move-done = Fertig

## Was in den Missionen 31 bis 66 geschieht

event-constraint-paired = Neben der Zahlenkarte { $value-key } liegt { $constraint }.
event-constraints-kept = Die Auflagen bleiben, wo sie sind.
event-secrets-dealt = Alle haben einen Charakter und eine Auflage, verdeckt.
event-challenges-laid = Herausforderungen: { $challenges }.{ $pair-key ->
    [yes] {" "}Dort liegen zwei Zahlenkarten: { $numbers }.
   *[no] {""}
}
event-odd-company = { $them ->
    [yes] Alle deine geschlossenen blauen Drähte sind ungerade
   *[no] Alle geschlossenen blauen Drähte von { $owner } sind ungerade
}{ $stands ->
    [1] {""}
   *[other] {" "}{ $side ->
        [1] auf dem ersten Halter
       *[2] auf dem zweiten Halter
    }
}, sechs oder mehr.
event-card-dealt = { $you ->
    [yes] Die Zahlenkarte { $value-key } liegt vor dir.
   *[no] Die Zahlenkarte { $value-key } liegt vor { $seat }.
}
event-constraint-taken = { $you ->
    [yes] Du nimmst eine Auflage: { $constraint }.
   *[no] { $seat } nimmt eine Auflage: { $constraint }.
}
event-constraint-dropped = { $you ->
    [yes] Du kannst deine Auflage nicht einhalten und bist sie los: { $constraint }.
   *[no] { $seat } kann diese Auflage nicht einhalten und ist sie los: { $constraint }.
}
event-constraint-opened = Ab jetzt gilt: { $constraint }.
event-constraint-gone = Es gibt keine Auflage mehr.
event-constraints-moved = { $way-key ->
    [left] Alle Auflagen wandern einen Platz nach links.
   *[right] Alle Auflagen wandern einen Platz nach rechts.
}
event-link-named = { $you ->
    [yes] Du nennst { $to } als schwächstes Glied, mit { $constraint }:
   *[no] { $them ->
        [yes] { $seat } nennt dich als schwächstes Glied, mit { $constraint }:
       *[no] { $seat } nennt { $to } als schwächstes Glied, mit { $constraint }:
    }
} { $right-key ->
    [yes] Richtig! Alle Charaktere werden aufgedeckt.
   *[no] Falsch.
}
event-link-broke = { $you ->
    [yes] Du bist das schwächste Glied und kannst nicht spielen. Alle Auflagen und Charaktere sind weg.
   *[no] { $seat } ist das schwächste Glied und kann nicht spielen. Alle Auflagen und Charaktere sind weg.
}
event-sequence-moved = { $edge-key ->
    [left] Die Reihenfolgekarte liegt am linken Ende.
   *[right] Die Reihenfolgekarte liegt am rechten Ende.
}
event-four-cut = { $you ->
    [yes] Du hast alle vier { $value-key }er genannt: Sie sind durchgeschnitten.
   *[no] { $seat } hat alle vier { $value-key }er genannt: Sie sind durchgeschnitten.
}
event-tripwire-found = { $them ->
    [yes] Richtig: Dein { $place } war ein Stolperdraht.
   *[no] Richtig: { $place } von { $owner } war ein Stolperdraht.
}
event-tripwire-missed = { $them ->
    [yes] Dein { $place } ist kein Stolperdraht.
   *[no] { $place } von { $owner } ist kein Stolperdraht.
}
event-moved-seats = { $way-key ->
    [left] Alle sitzen einen Platz weiter links.
   *[right] Alle sitzen einen Platz weiter rechts.
}
event-knives = { $you ->
    [yes] Deine durchgeschnittenen Drähte kommen vom Tisch.
   *[no] Die durchgeschnittenen Drähte von { $seat } kommen vom Tisch.
}
event-tokens-gone = Alle Prüfplättchen sind weg.
event-ta-da = { $you ->
    [yes] Du: „Tada!“
   *[no] { $seat }: „Tada!“
}
event-boing = { $you ->
    [yes] Du: „Boing!“
   *[no] { $seat }: „Boing!“
}
event-ta-da-forgotten = { $you ->
    [yes] Du hast „Tada!“ vergessen.
   *[no] { $seat } hat „Tada!“ vergessen.
}
event-declared = { $you ->
    [yes] Du sagst deinen umgedrehten Draht an, { $places }: „{ $value-key }!“
   *[no] { $seat } sagt den eigenen umgedrehten Draht an, { $places }: „{ $value-key }!“
}
event-robot-turned = Der Roboter dreht sich um.
event-robot-moved = Der Roboter rückt auf die { $value-key } vor.
event-card-given = { $you ->
    [yes] Du gibst die Zahlenkarte { $value-key } an { $to }.
   *[no] { $them ->
        [yes] { $seat } gibt dir die Zahlenkarte { $value-key }.
       *[no] { $seat } gibt die Zahlenkarte { $value-key } an { $to }.
    }
}
event-card-closed = Alle vier { $value-key }er sind durchgeschnitten: Die Zahlenkarte wird umgedreht.
event-challenge-met = Eine Herausforderung ist geschafft: { $challenge }.
event-red-called = { $them ->
    [yes] Dein { $place } ist wirklich rot und unschädlich.
   *[no] { $place } von { $owner } ist wirklich rot und unschädlich.
}
event-standee-moved = Die Figur geht nach { $edge }. Sie hat erreicht: { $space }.
event-standee-stayed = Die Figur bleibt, wo sie ist.
event-trap-sprung = Eine Falle! Die Figur ist hineingetreten.
event-door-opened = Der Schlüssel dreht sich: Die Tür ist offen.
event-guard-gone = Die Wache ist aus dem Weg.
event-laser-off = Der Hebel ist unten: Der Laser ist aus.
event-doctor-caught = Der Doktor ist gefasst!
event-constraints-exchanged = Zwei Auflagen tauschen die Plätze: { $edge } und { $other-edge }.

## Das Spielfeld in Worten in den Missionen 31 bis 66

twin-skipped = Konnte nicht spielen.
twin-table-constraint = Auf dem Tisch: { $constraint }.
twin-fresh-constraints = Auflagen, die noch genommen werden können: { $count }.
twin-secret = Deine eigene Auflage, die sonst niemand sieht: { $constraint }.
twin-wrong-link = Zu Unrecht genannt: { $seat }, mit { $constraint }.
twin-weakest = Das schwächste Glied.
twin-guessed = Hat schon jemanden genannt.
twin-in-a-row = In Folge durchgeschnitten: { $numbers }.
twin-constraint = Es gilt: { $constraint }.
twin-no-constraint = Es gilt keine Auflage.
twin-own-constraint = Gebunden an { $constraint }.
twin-free = Frei von Auflagen.
twin-constraints-left = Auflagen im Stapel: { $count }.
twin-paired = { $number }: { $constraint }.
twin-challenge = Herausforderung: { $challenge }.
twin-challenge-numbers = Ihre Zahlen: { $numbers }.
twin-tokens = Info-Plättchen zum Nehmen: { $values }.
twin-on-line = Der Roboter steht auf der { $number } und blickt nach { $way-key ->
    [left] links.
   *[right] rechts.
}.
twin-line = Die Reihe: { $numbers }.
twin-sequence = Die Reihenfolgekarte liegt neben der { $number }.
twin-facing = Er blickt { $count ->
    [0] nach außen.
    [one] auf eine Karte.
   *[other] auf { $count } Karten.
}
twin-reversed = umgedreht, abseits der Reihe
twin-number-cards = Zahlenkarten: { $numbers }.
twin-map = Die Figur steht hier: { $space }, { $floor }.
twin-steers = { $constraint }, { $edge }.

## Was auf dem Tisch liegt

about-sequence-card = Die Reihenfolgekarte: Von den Zahlen der Reihe darf nur die daneben geschnitten werden.
about-red-number = Diese Zahl gilt als rot: Nicht schneiden!
about-lock-card = Eine zweite Sperre: Auch zwei Drähte dieser Zahl müssen durchgeschnitten sein.
about-double-lock = Eine doppelte Sperre: Alle vier Drähte der Zahl müssen durchgeschnitten sein.
about-rookie = Der Neuling: ein Fehler, und die Bombe explodiert.
about-liar = Das Lügenmaul: Plättchen vor diesen Drähten sagen, was sie nicht sind.
about-hidden-equipment = Ausrüstung, die noch niemand kennt.
about-pile = Ein verdeckter Kartenstapel.
about-x-wire = Ein Draht mit X: Er steht abseits, welche Zahl er auch hat.
about-parity-token = Dieser Draht ist gerade oder ungerade.
about-count-token = So oft steht der Wert dieses Drahts auf seinem Halter.
about-absent-token = Ein Wert, der hier nicht ist.
about-false-token = Ein falsches Plättchen: Das ist dieser Draht nicht.
about-laid-card = Eine verdeckte Zahlenkarte. Sie wird aufgedeckt, wenn der Zug vorbei ist.
about-target = Das Ziel: zwei Drähte dieser Zahl, rechtzeitig.
about-constraint = Eine Auflage: Sie sagt, was nicht geschnitten oder getan werden darf, solange sie dich bindet.
about-challenge = Eine Herausforderung. Wer sie schafft, dreht den Zünder einen Schritt zurück.
about-reversed-wire = Ein umgedrehter Draht, außerhalb der Reihe: Alle sehen ihn, nur nicht, wem er gehört.
about-map = Der Plan des Bunkers, Norden ist oben. Die Auflagen an den Seiten lenken die Figur.
about-standee = Die Figur: Das seid ihr, im Bunker. Nach jedem Schnitt rückt sie ein Feld.
about-striped-space = Ein gestreiftes Feld: Hier ist etwas zu tun, mit einem richtigen Schnitt, der zur Aktionsauflage passt.
about-trap = Eine Falle: Wer sie betritt, rückt den Zünder einen Schritt vor.

## Die Uhr und die Stimme

prompt-recording = { $them ->
    [yes] Hört zu. Sag, wenn du es gehört hast.
   *[no] Eine Stimme spricht; die Uhr steht.
}
move-heard = Ich habe es gehört
event-recorded = { $recording }
twin-recording = Die Stimme sagte: „{ $recording }“
twin-heard = Gehört haben es: { $waiting }.
twin-time = { $pace-key ->
    [calm] { $left ->
        [one] Noch ein Zug.
       *[other] Noch { $left } Züge.
    }
   *[running] { $left ->
        [one] Noch eine Sekunde.
       *[other] Noch { $left } Sekunden.
    }
}
recording-19-1 = Fünfzehn Minuten, bis das Ding hochgeht. Reichlich Zeit. Fangt an!
recording-19-1-calm = Sechzig Züge, bis das Ding hochgeht. Reichlich Zeit. Fangt an!
recording-19-2 = Noch zwölf Minuten. Ihr macht das gut.
recording-19-3 = Noch zehn Minuten. Nein, halt, der Zünder ist gesprungen: Es sind fünf!
recording-19-3-calm = Noch vierzig Züge. Nein, halt, der Zünder ist gesprungen: Es sind zwanzig!
recording-19-4 = Noch zwei Minuten. Schneller!
recording-19-5 = Dreißig Sekunden. Was ihr auch tut, tut es jetzt!
prompt-next = { $them ->
    [yes] { $pace-key ->
        [calm] Willst du den nächsten Zug? Wer am längsten gewartet hat, bekommt ihn.
       *[running] Wer schneidet als Nächstes? Wer zuerst „Schnipp!“ ruft, ist dran.
    }
   *[no] Wer schneidet als Nächstes?
}
twin-wish = Den nächsten Zug wollen: { $waiting }.
prompt-sides = Die Auflagen werden an den Plan gelegt.
prompt-step = { $you ->
    [yes] Wohin geht die Figur?
   *[no] { $seat } bewegt die Figur.
}
prompt-hold = Das Ziel ist erreicht. Wartet auf den nächsten Abschnitt, oder seid euch einig, dass er beginnt.
prompt-exchange = { $you ->
    [yes] Du führst das Team: Leg die fünf Auflagen neu, oder lass sie liegen: Norden, Osten, Süden, Westen, dann Aktion.
   *[no] { $seat } führt das Team und darf die Auflagen tauschen.
}
prompt-mark = { $you ->
    [yes] Beide waren falsch. Welcher bekommt sein Info-Plättchen?
   *[no] { $seat } wählt, welcher Draht ein Plättchen bekommt.
}
move-pin = { $constraint }
move-keep = So lassen
move-step = { $side }
event-pinned = Die Auflagen liegen: { $cards-count } am Plan.
event-stepped = Die Figur geht nach { $side }: { $space } ({ $floor }).
event-action-done = Geschafft: { $space }.
event-goal-reached = Das Ziel dieses Abschnitts ist erreicht: { $space }.
event-lever-missed = { $you ->
    [yes] Du ziehst den Hebel
   *[no] { $seat } zieht den Hebel
} vergebens: { $wrong ->
    [one] Einer der beiden Drähte ist nicht gelb.
   *[other] Keiner der beiden Drähte ist gelb.
}
twin-figure = Die Figur steht hier: { $floor }, Spalte { $column }, Zeile { $row }: { $space }.
twin-side = { $side }: { $constraint }.
twin-stage = Abschnitt { $stage } von 6, Ziel: { $space }{ $state-key ->
    [reached] , erreicht
   *[ahead] { "" }
}.
twin-saved = { $count ->
    [one] Ein Zug ist
   *[other] { $count } Züge sind
} für den letzten Abschnitt gespart.
twin-bunker-there = Das erledigt, was im Bunker zu tun ist.
space-wires = alle Drähte
prompt-magician = { $you ->
    [yes] Zauberstück: Zeig auf zwei durchgeschnittene Drähte eines Werts. Sie stehen dann wieder verdeckt; niemand sonst sieht deine Wahl.
   *[no] { $seat } zaubert. Wegsehen!
}
prompt-juggler = { $you ->
    [yes] Jonglieren: Zeig auf zwei eigene durchgeschnittene Drähte verschiedenen Werts. Sie tauschen die Plätze.
   *[no] { $seat } jongliert.
}
prompt-ta-da = { $you ->
    [yes] Sag es!
   *[no] { $seat } sollte „Tada!“ sagen.
}
prompt-boing = { $you ->
    [yes] Dein Sprung: Ruf „Boing!“
   *[no] { $seat } ist auf dem Trampolin.
}
move-ta-da = Tada!
move-boing = Boing!
event-closed-again = { $you ->
    [yes] Du zauberst: Zwei Drähte stehen wieder verdeckt.
   *[no] { $seat } zaubert: Zwei Drähte stehen wieder verdeckt.
}
event-juggled = { $you ->
    [yes] Du jonglierst: Zwei durchgeschnittene Drähte tauschen die Plätze.
   *[no] { $seat } jongliert: Zwei durchgeschnittene Drähte tauschen die Plätze.
}
event-seats-changed = { $way-key ->
    [left] Alle rücken einen Platz nach links.
   *[right] Alle rücken einen Platz nach rechts.
}
event-knifed = { $you ->
    [yes] Messer fliegen: Deine durchgeschnittenen Drähte sind vom Tisch.
   *[no] Messer fliegen: Die durchgeschnittenen Drähte vor { $seat } sind vom Tisch.
}
event-called-out = { $you ->
    [yes] „{ $call }“, rufst du.
   *[no] „{ $call }“, ruft { $seat }.
}
event-forgot = { $you ->
    [yes] Du hast vergessen, „{ $call }“ zu sagen.
   *[no] { $seat } hat vergessen, „{ $call }“ zu sagen.
}
event-seals-gone = Alle Prüfplättchen sind weg.
call-ta-da = Tada!
call-boing = Boing!
twin-uncounted = Was durch ist, zählt niemand mehr.
twin-gone = { $place } ist leer: Der durchgeschnittene Draht ist vom Tisch.
twin-circus = Die letzte Zirkusnummer war die { $act }. von 16.
twin-cheers = Wer schneidet, sagt „Tada!“
twin-called = „Boing!“ gerufen haben: { $waiting }.
recording-30-1 = Willkommen auf der Überholspur. Schneidet, was ihr wollt; bald sage ich euch, was ich will.
recording-30-2 = Erstes Ziel! Zwei Drähte der Zahl auf der Karte, sonst rückt der Zünder vor.
recording-30-3 = Zweites Ziel, eine neue Zahl. Nur um zu sehen, wie schnell ihr seid.
recording-30-4 = Drittes Ziel. Verfehlt ihr es, verliert ihr eine Ausrüstung.
recording-30-5 = Viertes Ziel. Erreicht ihr es, sagen alle, wie viele gelbe Drähte sie noch haben.
recording-30-6 = Fünftes Ziel, und von hier an habt ihr nur fünfzehn Sekunden.
recording-30-6-calm = Fünftes Ziel. Weiter so.
recording-30-7 = Sechstes Ziel. Erreicht ihr es, wird noch eine Karte aufgedeckt: Wer dran ist, sagt etwas dazu.
recording-30-8 = Siebtes und letztes Ziel. Erreicht ihr es, wird der Rest dieser Zahl für euch durchgeschnitten.
recording-30-9 = Jetzt drei Zahlen und nichts anderes, zwei Minuten lang. Macht alle drei fertig, und ihr habt gewonnen!
recording-30-9-calm = Jetzt drei Zahlen und nichts anderes, ein paar Runden lang. Macht alle drei fertig, und ihr habt gewonnen!
recording-30-10 = Halt! Das war nicht genug. Wer dran ist, nennt alle gelben Drähte, die noch da sind, auf einmal.
recording-30-11 = Zwei Minuten für alles andere. Los!
recording-30-11-calm = Ein paar Runden für alles andere. Los!
event-target-judged = { $reached-key ->
    [yes] Ziel { $target } ist erreicht: Zwei Drähte mit { $value } sind durch.
   *[no] Ziel { $target } ist verfehlt: Von { $value } sind keine zwei Drähte durch.
}
event-card-removed = Aus dem Spiel: { $equipment }.
event-told-yellows = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $count ->
    [0] keinen gelben Draht mehr.
    [one] noch einen gelben Draht.
   *[other] noch { $count } gelbe Drähte.
}
event-told-number = { $you ->
    [yes] { $holds-key ->
        [yes] Du sagst, dass du { $value } hast.
       *[no] Du sagst, dass du { $value } nicht hast.
    }
   *[no] { $holds-key ->
        [yes] { $seat } hat { $value }.
       *[no] { $seat } hat { $value } nicht.
    }
}
twin-stretch = { $stretch ->
    [0] Freies Spiel: noch kein Ziel.
    [8] Nur die drei offenen Zahlen dürfen geschnitten werden.
    [9] Der letzte Abschnitt: alles, was noch da ist.
   *[other] Ziel { $stretch } von 7{ $state-key ->
        [reached] , erreicht.
       *[ahead] , noch nicht erreicht.
    }
}
