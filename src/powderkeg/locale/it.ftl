### La casa: ciò che vale a ogni tavolo, e ciò che dice il terminale.

## Regole della casa

chapter-house = Regole della casa
rule-over = Una partita finita è finita.
    .cite = Regola della casa: una partita finita è finita
    .no = La partita è finita.
rule-not-awaited = Si agisce quando è il proprio momento.
    .cite = Regola della casa: si agisce quando è il proprio momento
    .no = Adesso non tocca a te.
rule-not-now = Ogni mossa ha il suo momento.
    .cite = Regola della casa: ogni mossa ha il suo momento
    .no = Adesso questa mossa non si può fare.
rule-chosen = Quello che hai scelto non va scelto di nuovo.
    .cite = Regola della casa: quel che è scelto è scelto
    .no = Questo l’hai già scelto.
rule-seats = Ogni gioco ha il suo numero di giocatori.
    .cite = Regola della casa: ogni gioco ha il suo numero di giocatori
    .no = In { $seats } non si può giocare: questo gioco è da { $fewest } a { $most } giocatori.

## Posti

seat-you = Tu
seat-name = Posto { $number }
list-and = { $some } e { $last }

## Calls, on a device that shows no page of ours

call-turn = Tocca a te.

## Giocare nel terminale. Le parole undo, save, why, rules, board, help e quit si scrivono così come sono.

play-welcome = Un tavolo per { $count }. Impronta del seme: { $commit }
play-choices = Le tue scelte:
play-many = { $count } scelte. Scrivi come ne comincia una, per esempio { $text }, per vedere solo quelle.
play-ask = Numero, mossa, oppure: undo, save, why, rules, board, help, quit
play-help = Scrivi il numero di una scelta, o una mossa com’è scritta tra parentesi quadre, o come ne cominciano alcune, per vedere solo quelle. undo ritira la tua ultima scelta, save FILE salva la partita, why MOSSA spiega perché una mossa non si può fare, rules CHIAVE mostra una regola, board mostra di nuovo il tavolo, help questo testo, quit esce e salva la partita.
play-unknown = «{ $text }» non è né una scelta né una mossa.
play-refused = Non si può: { $why } ({ $key }: { $cite })
play-possible = Questa mossa si può fare.
play-undone = Scelta ritirata.
play-nothing-to-undo = Non c’è nulla da ritirare.
play-saved = Partita salvata in { $file }. Per riprenderla: powderkeg play { $game } --resume { $file } --lang { $lang }
play-kept = Salvata in { $file }.
play-exists = Il file { $file } esiste già: dai un altro nome alla partita.
play-not-saved = Non salvata: { $problem }
play-result = Vittoria: { $who }
play-no-winner = Non vince nessuno.
play-score = { $who }: { $score }
play-seed = Il seme era { $seed }; la sua impronta era { $commit }.
play-bye = Alla prossima.

## Un mazzo proprio, passato in rassegna nel terminale

deck-fine = { $file }: con il mazzo «{ $name }» si può giocare.
deck-finds = Reperti: { $count } carte di { $kinds } tipi
deck-ingredients = Ingredienti
deck-things = Cianfrusaglie
deck-objects = Oggetti magici
deck-transactions = Transazioni
deck-spells = Incantesimi: { $count }, in tutto { $points } punti
deck-level = Livello { $number }
deck-demand = Ingredienti: carte, incantesimi di livello da 1 a 4 che li richiedono, e in tutto
deck-untold = { $id } non ha { $kind-key ->
    [name] nome; la carta prende quello del suo identificativo.
   *[text] testo; nessuno può leggere che cosa fa la carta.
}
deck-untranslated = { $id } non ha { $kind-key ->
    [name] nome
   *[text] testo
} in: { $languages }. Lì si legge un’altra lingua.
deck-unread = { $id } ha un { $kind-key ->
    [name] nome
   *[text] testo
} in una lingua che qui non si parla: { $languages }.
deck-misleading = { $id } fa qualcosa di diverso dalla carta della casa con quell’identificativo, ma ne porta il testo. Dagliene uno suo.
deck-undrawn = { $id } non ha immagine.
deck-load = Per giocarci: POWDERKEG_ELIXIR_DECK={ $file } powderkeg

## Che cosa c’è da raccontare di una partita finita

story-tie-break = { $you ->
    [yes] Hai gli stessi punti di { $owner }: lo spareggio è tuo.
   *[no] { $them ->
        [yes] Hai gli stessi punti di { $seat }: ha deciso lo spareggio.
       *[no] { $seat } e { $owner } hanno gli stessi punti: ha deciso lo spareggio.
    }
}
story-narrow = { $points ->
    [one] Un solo punto
   *[other] Solo { $points } punti
} di vantaggio su { $them ->
    [yes] di te
   *[no] { $owner }
}: per un soffio.
story-runaway = { $you ->
    [yes] Nessuno ti si è avvicinato.
   *[no] Nessuno si è avvicinato a { $seat }.
}
story-late-lead = { $left ->
    [0] Ha deciso proprio l’ultima riga.
   *[other] { $you ->
        [yes] Hai preso la testa proprio alla fine, e nessuno ti ha ripreso.
       *[no] { $seat } ha preso la testa proprio alla fine.
    }
}
story-led = { $you ->
    [yes] Eri in testa quasi dall’inizio.
   *[no] { $seat } era in testa quasi dall’inizio.
}
story-lead = { $you ->
    [yes] Qui hai preso la testa, per non lasciarla più.
   *[no] Qui { $seat } ha preso la testa, per non lasciarla più.
}
story-comeback = { $you ->
    [yes] Hai vinto partendo dall’ultimo posto
   *[no] { $seat } ha vinto partendo dall’ultimo posto
}, con { $points ->
    [one] un punto
   *[other] { $points } punti
} di ritardo.
story-decisive = { $you ->
    [yes] I tuoi { $points } punti in un colpo solo hanno deciso la partita.
   *[no] { $points } punti in un colpo solo hanno deciso per { $seat }.
}
story-swing-up = { $you ->
    [yes] Il tuo balzo più grande: +{ $points }.
   *[no] Il balzo più grande: +{ $points } per { $seat }.
}
story-swing-down = { $you ->
    [yes] Il colpo più duro è toccato a te: −{ $points }.
   *[no] Il colpo più duro: −{ $points } per { $seat }.
}
outcome-rank = Sei al { $rank }º posto con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
outcome-won = Hai vinto con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
