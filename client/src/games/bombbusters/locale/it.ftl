### Bomb Busters: ciò che dicono il pannello, le carte, gli appunti e il tappetino, accanto alle regole.

bb-choose = Scegli ciò che brilla
bb-mission = Missione { $mission }
bb-captain = Capitano
bb-closed = { $count ->
    [one] { $count } coperto
   *[other] { $count } coperti
}
bb-thumb = Chiede ossigeno
bb-oxygen = Ossigeno: { $count }
bb-value = { $value-key ->
    [yellow] giallo
    [red] rosso
   *[other] { $value-key }
}
bb-wire = { $place }: { $value-key ->
    [yellow] giallo
    [red] rosso
   *[other] { $value-key }
}

## Che cosa porterebbe un taglio

bb-outcomes = Che cosa può succedere
bb-see = Tutti vedono:
bb-see-between = { $place } sta tra { $low } e { $high }.
bb-see-after = { $place } sta a destra di { $low }.
bb-see-before = { $place } sta a sinistra di { $high }.
bb-see-nothing = intorno a { $place } non si sa nulla.
bb-see-known = { $place } è { $value }.
bb-see-cost = Costa { $count } di ossigeno.
bb-yes = È { $value }:
bb-yes-cut = tutti e due tagliati
bb-yes-validates = { $value-key ->
    [yellow] i gialli sono finiti
   *[other] i { $value-key } sono finiti
}
bb-yes-robot = prendi un cavo dal robot
bb-yes-robot-back = il robot torna indietro
bb-yes-unlocks = si sblocca: { $equipment }
bb-no = È { $text }:
bb-no-other = È qualcos’altro:
bb-no-dial = detonatore { $now } → { $left }
bb-no-explodes = il detonatore è alla fine, la bomba esplode
bb-no-stable = lo Stabilizzatore regge
bb-no-robot = il robot va su { $at }
bb-no-robot-ends = il robot supera il 12, la bomba esplode
bb-no-token = { $place ->
    [none] il cavo riceve un segnalino
   *[other] { $place } riceve un segnalino
}
bb-no-remember = { $place ->
    [none] tutti lo vedono un attimo
   *[other] tutti vedono { $place } un attimo
}
bb-no-lie = { $place ->
    [none] il cavo riceve «non { $value-key ->
        [yellow] giallo
       *[other] { $value-key }
    }»
   *[other] { $place } riceve «non { $value-key ->
        [yellow] giallo
       *[other] { $value-key }
    }»
}
bb-red = È rosso:
bb-red-boom = la bomba esplode.
bb-red-stable = lo Stabilizzatore regge, e tutti lo sanno.
bb-one-is = Uno di loro è { $text }:
bb-none-is = Nessuno lo è:
bb-one-token = uno di loro riceve un segnalino
bb-all-red = Sono tutti rossi:
bb-values = Valori che puoi dire
bb-next-value = Ora di’ il valore: tocca uno dei tuoi cavi.
bb-next-wire = Ora tocca il cavo di un compagno.

## Scegliere

bb-choices = Le tue scelte
bb-which-wire = Quale cavo?
bb-for-whom = Chi?
bb-is-not = { $place } non è …
bb-number-cards = Carte Numero
bb-window = { $seconds } s
bb-trade = { $way-key ->
    [take] prendi { $amount }
   *[give] dai { $amount }
}
bb-trade-take = Prendi uno in più, o dai uno in meno
bb-trade-give = Dai uno in più, o prendi uno in meno

## Carte

bb-cards = Carte e poteri
bb-cards-ready = { $count ->
    [0] Carte e poteri
    [one] Carte e poteri: { $count } utilizzabile
   *[other] Carte e poteri: { $count } utilizzabili
}
bb-equipment = Equipaggiamento
bb-power = Il tuo potere
bb-power-used = già usato
bb-power-of = { $equipment }, { $used-key ->
    [yes] già usato
   *[no] pronto
}
bb-card = { $equipment }: { $state-key ->
    [locked] { $needs ->
        [one] bloccato, manca { $needs } cavo da tagliare
       *[other] bloccato, mancano { $needs } cavi da tagliare
    }
    [used] già usato
    [usable] si può usare ora
   *[resting] sbloccato, ma non si può usare ora
}
bb-role = { $equipment }
bb-put-back = Rimetti giù
bb-about-unlike = in ogni momento: due vicini diversi
bb-about-alike = in ogni momento: due vicini uguali
bb-about-walkie = in ogni momento: scambia un cavo
bb-about-triple = taglio: tre cavi di un portatessere
bb-about-double = taglio: due cavi di un portatessere
bb-about-super = taglio: un portatessere intero
bb-about-post-it = in ogni momento: un segnalino in più
bb-about-rewinder = in ogni momento: detonatore indietro di uno
bb-about-batteries = in ogni momento: poteri di nuovo pronti
bb-about-radar = in ogni momento: chi ha un numero?
bb-about-stabilizer = nel tuo turno: nessun errore costa
bb-about-x-or-y = taglio: di’ due valori
bb-about-mug = nel tuo turno: scegli chi gioca dopo
bb-about-false-bottom = subito: altre due carte
bb-use-unlike = Tocca quello a sinistra di due tuoi vicini diversi.
bb-use-alike = Tocca quello a sinistra di due tuoi vicini uguali.
bb-use-walkie = Quale cavo dai, e a chi?
bb-use-triple = Di’ un numero, poi indica tre cavi di un portatessere.
bb-use-double = Di’ un numero, poi indica due cavi di un portatessere.
bb-use-super = Di’ un numero, poi indica un portatessere intero.
bb-use-post-it = Tocca uno dei tuoi cavi blu.
bb-use-rewinder = Il detonatore torna indietro di uno.
bb-use-batteries = Quali poteri tornano pronti? Uno o due.
bb-use-radar = Quale numero? Tutti rispondono sì o no.
bb-use-stabilizer = In questo turno nessun errore costa.
bb-use-x-or-y = Di’ due valori, poi indica un cavo.
bb-use-mug = Chi gioca dopo?
bb-use-false-bottom = Arrivano altre due carte.

## La missione

bb-briefing-away = Capito
bb-briefing-open = La regola della missione
bb-all-rules = Tutte le sue regole
bb-reserve = Ossigeno nella riserva: { $count }
bb-reserve-short = riserva
bb-deck = { $value ->
    [none] Carte Numero ancora da girare: { $count }
   *[other] Carta Numero { $value-key } girata; ancora da girare: { $count }
}
bb-open-cards = Carte Numero: { $cards }
bb-clock = { $calm-key ->
    [yes] { $left ->
        [one] Ancora { $left } turno
       *[other] Ancora { $left } turni
    }
   *[no] { $left ->
        [one] Ancora { $left } secondo
       *[other] Ancora { $left } secondi
    }
}
bb-again = gioca ancora
bb-won = Missione { $mission } compiuta!
bb-lost = Missione { $mission } fallita

## Appunti e aiuto

bb-noted = Il tuo appunto: { $values }
bb-note-on = Appunto su { $place } di { $who }
bb-note-private = Lo vedi solo tu; resta in questo browser.
bb-note-wipe = Cancella
bb-values-all = Valori
bb-aid = { $aid-key ->
    [odds] Aiuto: %
   *[values] Aiuto: valori
}
bb-aid-about = Conta per te; nessun indizio agli altri.
bb-aid-label = L’aiuto, solo per te: { $text }
bb-aid-chance = { $value-key ->
    [yellow] giallo
    [red] rosso
   *[other] { $value-key }
} { $text }%

## Il tappetino

bb-mat-label = Il tappetino da taglio
bb-mat-strip = Striscia dei numeri
bb-mat-number = { $value-key }{ $count ->
    [none] { "." }
    [one] : { $count } su { $all } tagliato.
   *[other] : { $count } su { $all } tagliati.
}{ $done ->
    [yes] {" "}Finito.
   *[no] {""}
}{ $robot ->
    [yes] {" "}Il robot è qui.
   *[no] {""}
}
bb-mat-yellows = Cavi gialli: { $count } su { $all } { $count ->
    [one] tagliato
   *[other] tagliati
}
bb-mat-reds = { $shown ->
    [0] Cavi rossi in gioco: { $count }
   *[other] Cavi rossi in gioco: { $count } dei { $shown } segnati
}
bb-mat-dial = Detonatore: { $left ->
    [0] il prossimo errore lo fa scattare
    [one] ancora un errore
   *[other] ancora { $left } errori
}
bb-mat-misses = { $left ->
    [0] più nessun errore
    [one] ancora 1 errore
   *[other] ancora { $left } errori
}
bb-mat-stand = { $who }, { $side ->
    [2] secondo portatessere
   *[other] portatessere
}: { $count } { $count ->
    [one] coperto
   *[other] coperti
}
bb-mat-name = { $who }{ $turn ->
    [yes] {""}, di turno
   *[no] {""}
}
bb-mat-beside = Accanto al portatessere: { $text }
bb-mat-absent = Non in questa mano: { $text }
bb-mat-wire-open = { $who } { $place }: { $text }, tagliato.
bb-mat-wire-known = { $who } { $place }: { $text }.
bb-mat-wire-closed = { $who } { $place }: coperto.
bb-mat-wire-tagged = Segnato.
bb-mat-wire-not = Non { $text }.
bb-mat-wire-came = Arrivato dopo.
bb-mat-wire-claimed = Annunciato { $text }.
bb-mat-wire-dim = Ora non si può.
bb-mat-label-alike = Uguale al successivo.
bb-mat-label-unlike = Diverso dal successivo.
bb-mat-pencil = Nota su { $place }
bb-mat-yes = sì
bb-mat-no = no
bb-mat-remember = Ricordalo!

## L’equipaggiamento delle ultime scatole

bb-about-single-label = in ogni momento: il suo numero è qui solo una volta
bb-about-emergency-drop = subito: le carte usate tornano pronte
bb-about-fast-pass = nel tuo turno: due cavi uguali tuoi
bb-about-disintegrator = subito: un numero a caso sparisce
bb-about-grapnel = in ogni momento: prendi un cavo a qualcuno
bb-use-single-label = Tocca un tuo cavo blu il cui numero è una volta sola su questo portatessere.
bb-use-emergency-drop = Tutte le carte usate si possono riusare.
bb-use-fast-pass = Quale numero? Si tagliano due tuoi cavi di quel numero.
bb-use-disintegrator = Si pesca un numero e tutti i suoi cavi sono tagliati.
bb-use-grapnel = Tocca un cavo chiuso di un altro: diventa tuo.

## Che altro chiede una missione

bb-deed-reversed = Tagliare con il tuo cavo girato
bb-deed-reversed-solo = Taglio in solitaria con il cavo girato
bb-deed-tripwire = Indicare un cavo trappola
bb-deed-call-red = Dire che un cavo è rosso
bb-deed-link = Nominare l’anello debole
bb-use-reversed = Di’ un numero e tocca un cavo di un altro: devono esserlo entrambi, o la bomba esplode.
bb-use-reversed-solo = Quale numero? Tutti i cavi rimasti devono essere tuoi, o la bomba esplode.
bb-use-tripwire = Tocca un cavo di un altro che credi giallo.
bb-use-call-red = Tocca un cavo di un altro. Se non è rosso, la bomba esplode.
bb-use-link = Chi è, e quale vincolo? Hai un solo tentativo.
bb-which-card = Quale carta?
bb-laid-card = Coperta, posata da { $who }
bb-heard = Ha sentito
bb-voice-again = Che cosa ha detto la voce per ultimo
bb-voice-off = Voce spenta
bb-voice-off-about = Gli annunci si mostrano soltanto, senza voce.
bb-map = Il bunker
bb-map-open = La mappa del bunker
bb-mat-number-of = La sua carta è davanti a { $seat }.
bb-mat-wire-x = Segnato X.
bb-mat-wire-reversed = Girato, fuori dalla fila.
bb-mat-wire-single = Il suo numero è una volta sola su questo portatessere.

## Che cosa si sente

sound-snip = (zac)
sound-unlock = (clic)
sound-boom = (bum)
