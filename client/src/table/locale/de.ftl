### Der Tisch: spielen, zuschauen, zurücknehmen und wie es ausging.

table-skip = Zur Auswahl
table-turn = Was gerade ansteht
table-choices = Deine Auswahl
table-if-you-like = Wenn du magst:
table-choose = Wähle eine Karte oder was leuchtet
table-twin = Das Brett in Worten
table-log = Was geschah
table-chat = Gespräch
table-menu = Menü
table-rules = Regeln
table-lesson = Die Lektion
table-as-text = Als Text
table-as-picture = Als Bild
table-from-beginning = Von Anfang an ansehen
table-mine = Dein Platz, { $who }
table-watching = Du schaust zu.
table-sit = Für einen Bot einspringen
table-sit-how = Wähle, wessen Platz du nimmst. Das Spiel geht da weiter, wo es steht.
table-sit-at = Für { $who } spielen
table-result = Zum Ergebnis

## Warten

table-calling = Der Tisch wird gerufen …
table-calling-next = Wenn das lange dauert, ist vielleicht die Leitung weg. Wir rufen weiter.
table-no-door = Niemand macht auf
table-no-words = Die Worte dieses Spiels kamen nicht durch
table-waiting-for = Warten auf { $who }.
table-away = { $who } ist weg. Nach { $time } springt ein Bot ein.
table-away-never = { $who } ist weg. Der Tisch wartet.
table-time = Bedenkzeit: { $time }
table-stand-in = Ein Bot spielt für { $who }, solange niemand da ist.
table-seat-away = weg
table-seat-stand-in = Bot springt ein
table-seat-awaited = ist dran
table-lost = Die Leitung ist weg. Wir rufen weiter; das Spiel wartet hier.
table-lost-choice = Deine Wahl bleibt.
table-sending = Dein Zug ist unterwegs.
table-will-send = Dein Zug ist aufgehoben und geht raus, sobald die Leitung wieder da ist.
table-earlier = { $count ->
    [one] Eine Zeile mehr steht unter „Was geschah“.
   *[other] { $count } Zeilen mehr stehen unter „Was geschah“.
}
table-gap = Die Leitung war eine Weile weg.
table-outdated = Der Tisch spricht eine neuere Version.
table-dismissed = Du sitzt nicht mehr an diesem Tisch. Du kannst zuschauen.

## Zurücknehmen

table-take-back = Zurücknehmen
    .about = Dein letzter Zug kommt zurück, als hättest du ihn nicht gemacht. Seither hat niemand gehandelt.
table-ask-back = Um Rücknahme bitten
    .about = Die anderen werden gefragt. Sind alle einverstanden, geht es zurück vor deinen Zug, und es fallen dieselben Würfel.
table-question = { $count ->
    [one] { $seat } möchte den letzten Zug zurücknehmen. Einverstanden?
   *[other] { $seat } möchte { $count } Schritte zurück. Einverstanden?
}
    .about = Alles geht zurück vor diesen Zug, und es fallen dieselben Würfel. Ein Nein genügt, und der Zug bleibt.
table-asked = { $count ->
    [one] Du hast gebeten, deinen Zug zurückzunehmen, { $seat }.
   *[other] Du hast gebeten, { $count } Schritte zurückzugehen, { $seat }.
}
table-yes = Ja
table-no = Nein
table-took-back = { $count ->
    [one] { $you ->
        [yes] Du hast deinen Zug zurückgenommen.
       *[no] { $seat } hat den Zug zurückgenommen.
    }
   *[other] { $you ->
        [yes] Du hast deinen Zug zurückgenommen: { $count } Schritte.
       *[no] { $seat } hat den Zug zurückgenommen: { $count } Schritte.
    }
}
table-kept = { $count ->
    [one] { $you ->
        [yes] Dein Zug bleibt: Nicht alle waren einverstanden.
       *[no] Der Zug von { $seat } bleibt: Nicht alle waren einverstanden.
    }
   *[other] { $you ->
        [yes] Dein Zug und die { $count } Schritte seither bleiben: Nicht alle waren einverstanden.
       *[no] Der Zug von { $seat } und die { $count } Schritte seither bleiben: Nicht alle waren einverstanden.
    }
}

## Reden

table-chat-new = { $count ->
    [0] Gespräch
    [one] Gespräch, eine neue Zeile
   *[other] Gespräch, { $count } neue Zeilen
}
table-chat-empty = Noch hat niemand etwas gesagt.
table-signals = Signale
table-signals-why = Solange gespielt wird, gibt es Signale statt Gespräche: kein Wort über Verdecktes.
table-signals-none = Noch hat niemand ein Signal gegeben.
table-silence = Hier wird geschwiegen: keine Gespräche und auch keine Signale.
table-phrases = Schnelle Sätze; alle lesen sie in ihrer Sprache
table-say = Sag etwas
table-send = Senden
phrase-hello = Hallo zusammen!
phrase-nice = Gut gemacht!
phrase-ouch = Autsch!
phrase-thanks = Danke!
phrase-moment = Einen Moment bitte.
phrase-your-turn = Du bist dran.
phrase-lucky = Das war Glück!
phrase-again = Noch eine Runde?
phrase-bye = Tschüss!

## Das Menü

table-confirm = Erst wählen, dann bestätigen
table-confirm-about = Aus: Die erste Berührung macht den Zug.
table-own = Deine Karten
table-notify = Ruf mich, wenn ich dran bin
table-notify-offer = Sollen wir dich rufen, wenn du dran bist?
table-notify-yes = Ruf mich
table-notify-about = Schaust du woanders hin, sagt dieses Gerät Bescheid.
table-notify-sample = So wirst du gerufen.
table-notify-cannot = Dieser Browser ruft dich nicht. Lass die Seite offen: Ihr Titel beginnt mit ●, wenn du dran bist.
table-keys = Tasten: Pfeile wählen, Enter zieht, Escape legt zurück, U nimmt zurück, ? sagt, was etwas ist, oder öffnet die Regeln.
table-leave = Den Tisch verlassen
table-leave-sure = Ein Bot spielt für dich weiter. Dein Platz ist dann weg.
table-stay = Bleiben
table-device = Dein Platz auf einem anderen Gerät
table-device-how = Öffne das auf deinem Telefon oder Tablet: Du sitzt dann auch dort, mit denselben Karten in der Hand.
table-device-copy = Link kopieren
table-device-secret = Wer diesen Link hat, spielt für dich. Behalte ihn für dich.
table-copied = Kopiert
table-host = Nach dem Tisch sehen
table-link = Link zum Tisch kopieren
table-locked = Tür abschließen
table-locked-about = Niemand sonst kann sich setzen.
table-bot-in = Bot einspringen lassen
table-kick = Stuhl freimachen
table-kick-sure = Wirklich freimachen
table-no-people = Sonst sitzt hier kein Mensch.

## Was man hört

sound-tap = (tipp)
sound-clatter = (klappern)
sound-step = (Schritte)
sound-flutter = (flattern)
sound-slide = (schieben)
sound-swish = (wusch)
sound-thud = (plumps)
sound-door = (Tür)
sound-rustle = (rascheln)
sound-flip = (umdrehen)
sound-chime = (klingen)
sound-bell = (Glocke)
sound-fanfare = (Fanfare)
sound-tock = (tock)
sound-clink = (klirren)
sound-stamp = (Stempel)
sound-ping = (ping)
sound-pop = (plopp)
sound-whirr = (surren)
sound-hiss = (pfff)

## Wie es ausging

result-wins = { $you ->
    [yes] Du gewinnst!
   *[no] { $seat } gewinnt
}
result-wins-by = { $you ->
    [yes] Du gewinnst mit { $points } Vorsprung!
   *[no] { $seat } gewinnt mit { $points } Vorsprung
}
result-shared = { $who } teilen sich den Sieg
result-nobody = Niemand gewinnt
result-won-together = Gemeinsam geschafft!
result-lost-together = Gemeinsam verloren
result-you = (du)
result-scores = Punkte
result-board = Brett ansehen
result-fuses = { $count ->
    [2] Der Abend in zwei Lunten
    [3] Der Abend in drei Lunten
    [4] Der Abend in vier Lunten
    [5] Der Abend in fünf Lunten
    [6] Der Abend in sechs Lunten
    [7] Der Abend in sieben Lunten
    [8] Der Abend in acht Lunten
   *[other] Der Abend in { $count } Lunten
}
result-swing = Zeile { $line }: { $text } für { $seat }, der größte Sprung.
result-record = Aufzeichnung herunterladen
result-again = Noch mal
result-next = Weiter: { $what }
result-line = Zeile { $line }
result-regroup = Zum Warteraum
again-called = Dabei für noch eine Partie: { $who }.
again-held = { $who }: einen Moment, bitte.
again-seconds = { $count } s
again-wait = Warten
result-own = Ein eigener Tisch
result-watch = Ansehen
result-share = Teilen
shuffle-verified = Es wurde ehrlich gemischt: Die Saat hält das Versprechen von vor dem Spiel.
shuffle-none = Für dieses Mischen wurde nichts versprochen.
shuffle-running = Die Saat wird verraten, wenn das Spiel vorbei ist.
shuffle-broken = Das Mischen hält sein Versprechen nicht.
shuffle-commit = Das Versprechen
shuffle-seed = Die Saat
shuffle-salts = Salz von den Mitspielenden
