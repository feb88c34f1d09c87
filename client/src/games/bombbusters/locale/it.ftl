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

bb-note = { $mission ->
    [1] Solo da 1 a 6. Imparate a tagliare in coppia.
    [2] Due cavi gialli: per ognuno si dice «giallo».
    [3] Un cavo rosso. Non tagliatelo mai! Arriva l’equipaggiamento.
    [4] Tutti i numeri, due cavi gialli, uno rosso.
    [5] Due dei tre cavi gialli mostrati sono in gioco.
    [6] Quattro cavi gialli, uno rosso.
    [7] Uno dei due cavi rossi mostrati è in gioco.
    [8] Un rosso su due, due gialli su tre: mostrate che cosa sapete fare.
    [43] Dopo ogni turno il robot cammina. Taglia il suo numero e prendi uno dei suoi cavi.
    [44] Un taglio prende ossigeno dalla riserva. Torna al turno del Capitano.
    [45] Si gira una carta Numero: chi dice per primo «Zac!» deve tagliare.
    [46] I quattro 7 si tagliano per ultimi, tutti insieme.
    [47] Due carte Numero, sommate o sottratte, danno il valore da tagliare.
    [48] I tre cavi gialli si indicano tutti insieme.
    [49] Prima di un taglio dai a un compagno tanto ossigeno quanto il valore.
    [50] I segnalini si vedono un attimo, poi stanno accanto al portatessere. Ricordateli!
    [51] Il «Signore» gira una carta Numero e sceglie chi deve tagliare.
    [52] Ogni segnalino mente: dice che cosa un cavo non è.
    [53] Niente detonatore: il robot è la miccia. Un errore lo porta avanti di due; oltre il 12 esplode.
    [54] I tagli costano ossigeno, arrivano i rossi e il tempo corre.
   *[other] Tagliate tutti i cavi, tranne quelli rossi.
}
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
bb-mat-number = { $value-key }: { $count } su { $all } { $count ->
    [one] tagliato
   *[other] tagliati
}.{ $done ->
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

## Che cosa si sente

sound-snip = (zac)
sound-unlock = (clic)
sound-boom = (bum)
