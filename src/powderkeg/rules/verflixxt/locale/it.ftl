### Verflixxt! e Verflixxt nochmal!: tutte le parole del gioco, in italiano.

game-name = Verflixxt!
game-pitch = Una passeggiata su tessere belle e brutte. Chi ne lascia una deserta se la deve prendere.
game-goal = Tira il dado, poi muovi una tua pedina o un guardiano in compagnia. Chi lascia una tessera deserta deve prenderla: quelle positive danno punti, quelle negative ne tolgono, e ogni tessera fortuna trasforma in positiva una tua tessera negativa. Quando tutte le pedine sono arrivate, vince il totale più alto.

## Pezzi

place-start = partenza
place-finish = arrivo
tile-L = tessera fortuna
tile-V = tessera Verflixxt
worm-double = doppio turno
worm-bury = sepoltura
worm-push = spinta
worm-swap = scambio
worm-unknown = segreto
way-ahead = davanti
way-behind = dietro

## Opzioni

option-expansion = Espansione
    .none = gioco base
    .nochmal = Verflixxt nochmal!: Flixxy, il dado azione, le tessere Verflixxt
    .worms = Verflixxt nochmal! con i gettoni verme
option-path = Sentiero
    .usual = come da regolamento: fisso nel gioco base, mescolato con l’espansione
    .fixed = in ordine fisso
    .shuffled = tutte le tessere mescolate
    .rising = tessere positive in crescendo, poi le tessere fortuna
    .lucky-last = tessere fortuna in fondo
option-first = Chi comincia
    .number = posto { $value }
    .random = a sorte
option-on-a-one = Se esce un 1
    .move = si muove come sempre
    .free = un passo avanti o indietro, o non si muove nessuno
option-passed-tiles = Le tessere superate da tutti
    .stay = restano dove sono
    .go-last = vanno in fondo al sentiero
option-end = Fine della partita
    .all-home = quando tutte le pedine sono arrivate
    .one-home = quando un giocatore ha tutte le pedine all’arrivo
    .last-pawn = quando resta una sola pedina, che al suo proprietario costa la tessera peggiore
option-push = Una spinta
    .extra = si aggiunge alla mossa
    .instead = vale come mossa
option-ties = In caso di parità
    .shared = la vittoria è condivisa
    .fewest-lucky = vince chi ha meno tessere fortuna
option-totals = Pile e totali
    .open = visibili a tutti
    .hidden = solo i tuoi; degli altri, la tessera in cima

## Che cosa si aspetta

prompt-lay = Si sta posando il sentiero.
prompt-first = Si sta sorteggiando chi comincia.
prompt-before = { $you ->
    [yes] Tocca a te: gioca un gettone verme o tira i dadi.
   *[no] { $seat } può giocare un gettone verme prima del tiro.
}
prompt-roll = { $you ->
    [yes] Stai tirando.
   *[no] { $seat } sta tirando.
}
prompt-advance = { $you ->
    [yes] Tocca a te: hai tirato { $number }. Scegli che cosa muovere.
   *[no] { $seat } ha tirato { $number } e sceglie che cosa muovere.
}
prompt-draw = Si sta pescando un gettone verme.
prompt-after = { $you ->
    [yes] Puoi giocare un gettone verme o finire il turno.
   *[no] { $seat } può ancora giocare un gettone verme.
}
prompt-over = La partita è finita.

## Mosse

move-pawn = { $place-key ->
    [start] Muovi la tua pedina dalla partenza
   *[other] Muovi la tua pedina dalla casella { $place }
}
move-guard = { $place-key ->
    [start] Muovi un guardiano dalla partenza
   *[other] Muovi un guardiano dalla casella { $place }
}
move-flixxy = Muovi Flixxy
move-throw = Tira i dadi
move-done = Finisci il turno
move-bury = Verme: seppellisci la tua tessera in cima
move-double = Verme: fai un altro turno
move-push = { $place-key ->
    [start] Verme: spingi via gli altri dalla partenza
   *[other] Verme: spingi via gli altri dalla casella { $place }
}
move-swap = { $piece-key ->
    [pawn] Verme: scambia la tua pedina { $place-key ->
            [start] sulla partenza
           *[other] sulla casella { $place }
        } con una pedina di { $owner } sulla tessera { $way }
    [guard] Verme: scambia la tua pedina { $place-key ->
            [start] sulla partenza
           *[other] sulla casella { $place }
        } con un guardiano sulla tessera { $way }
   *[flixxy] Verme: scambia la tua pedina { $place-key ->
            [start] sulla partenza
           *[other] sulla casella { $place }
        } con Flixxy sulla tessera { $way }
}
move-pawn-back = Fai un passo indietro con la tua pedina sulla casella { $place }
move-guard-back = Fai un passo indietro con un guardiano sulla casella { $place }
move-nobody = Non si muove nessuno
move-roll = Tiro: { $number }{ $die ->
    [flixxy] {" "}e Flixxy
    [any] {" "}e un punto interrogativo
    [x] {" "}e una X
   *[none] {""}
}
move-worm = Gettone pescato: { $worm }
move-first = Primo turno: { $seat }
move-lay = Tessera posata: { $tile }

## Eventi

event-laid = Casella { $place }: { $tile }.
event-begins = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
event-rolled = { $you ->
    [yes] Tiri { $number }
   *[no] { $seat } tira { $number }
}{ $die ->
    [flixxy] {" "}e Flixxy.
    [any] {" "}e un punto interrogativo.
    [x] {" "}e una X.
   *[none] .
}
event-pawn-walked = { $you ->
    [yes] Muovi una pedina: { $from } → { $to }.
   *[no] { $seat } muove una pedina: { $from } → { $to }.
}
event-guard-walked = { $you ->
    [yes] Muovi un guardiano: { $from } → { $to }.
   *[no] { $seat } muove un guardiano: { $from } → { $to }.
}
event-flixxy-flew = { $you ->
    [yes] Muovi Flixxy: { $from } → { $to }.
   *[no] { $seat } muove Flixxy: { $from } → { $to }.
}
event-pawn-pushed = { $them ->
    [yes] { $seat } spinge una tua pedina: { $from } → { $to }.
   *[no] { $you ->
        [yes] Spingi una pedina di { $owner }: { $from } → { $to }.
       *[no] { $seat } spinge una pedina di { $owner }: { $from } → { $to }.
    }
}
event-guard-pushed = { $you ->
    [yes] Spingi un guardiano: { $from } → { $to }.
   *[no] { $seat } spinge un guardiano: { $from } → { $to }.
}
event-flixxy-pushed = { $you ->
    [yes] Spingi Flixxy: { $from } → { $to }.
   *[no] { $seat } spinge Flixxy: { $from } → { $to }.
}
event-nobody-moved = { $you ->
    [yes] Non fai muovere nessuno.
   *[no] { $seat } non fa muovere nessuno.
}
event-move-lapsed = { $you ->
    [yes] Non hai più nulla da muovere.
   *[no] { $seat } non ha più nulla da muovere.
}
event-took = { $you ->
    [yes] Prendi { $tile-key ->
        [L] la tessera fortuna
       *[other] la { $tile }
    } dalla casella { $place }.
   *[no] { $seat } prende { $tile-key ->
        [L] la tessera fortuna
       *[other] la { $tile }
    } dalla casella { $place }.
}
event-gave = { $them ->
    [yes] { $seat } ti dà { $tile-key ->
        [L] una tessera fortuna
       *[other] una { $tile }
    }.
   *[no] { $you ->
        [yes] { $receiver } riceve da te { $tile-key ->
            [L] una tessera fortuna
           *[other] una { $tile }
        }.
       *[no] { $receiver } riceve da { $seat } { $tile-key ->
            [L] una tessera fortuna
           *[other] una { $tile }
        }.
    }
}
event-discarded = { $you ->
    [yes] Fuori dal gioco: { $tile }, dalla tua pila.
   *[no] Fuori dal gioco: { $tile }, dalla pila di { $seat }.
}
event-nothing-to-give = { $you ->
    [yes] Non hai tessere da dare.
   *[no] { $seat } non ha tessere da dare.
}
event-won-token = { $you ->
    [yes] Vinci il gettone tondo +{ $points }.
   *[no] { $seat } vince il gettone tondo +{ $points }.
}
event-flixxy-left = Flixxy vola via per sempre, e si porta dietro il dado azione.
event-drew-worm = { $worm-key ->
    [unknown] { $seat } pesca un gettone verme.
   *[other] { $you ->
        [yes] Peschi un gettone verme: { $worm }.
       *[no] { $seat } pesca un gettone verme: { $worm }.
    }
}
event-played-worm = { $you ->
    [yes] Giochi un gettone verme: { $worm }.
   *[no] { $seat } gioca un gettone verme: { $worm }.
}
event-buried = { $you ->
    [yes] Seppellisci { $tile-key ->
        [L] una tessera fortuna
       *[other] una { $tile }
    } in fondo alla tua pila.
   *[no] { $seat } seppellisce { $tile-key ->
        [L] una tessera fortuna
       *[other] una { $tile }
    } in fondo alla propria pila.
}
event-swapped = { $them ->
    [yes] { $seat } scambia una sua pedina con una tua: { $from } ↔ { $to }.
   *[no] { $you ->
        [yes] Scambi una tua pedina con { $piece-key ->
            [pawn] una pedina di { $owner }
            [guard] un guardiano
           *[flixxy] Flixxy
        }: { $from } ↔ { $to }.
       *[no] { $seat } scambia una sua pedina con { $piece-key ->
            [pawn] una pedina di { $owner }
            [guard] un guardiano
           *[flixxy] Flixxy
        }: { $from } ↔ { $to }.
    }
}
event-moved-to-end = In fondo al sentiero: { $tile }, dalla casella { $place }.
event-all-home = { $you ->
    [yes] Tutte le tue pedine sono arrivate.
   *[no] Tutte le pedine di { $seat } sono arrivate.
}
event-penalty = { $you ->
    [yes] L’ultima pedina è tua: devi prendere la { $tile }, e nessuna fortuna la trasforma.
   *[no] L’ultima pedina è di { $seat }: { $tile }, e nessuna fortuna la trasforma.
}
event-game-over = La partita è finita.

## Il tavolo a parole

twin-start = Partenza.
twin-place = { $place }: { $tile }.
twin-bare = { $place }: nessuna tessera.
twin-run = { $from }–{ $to }: { $tiles }.
twin-finish = Arrivo.
twin-who = { $piece-key ->
    [pawn] { $you ->
        [yes] { $count ->
            [one] Una tua pedina.
           *[other] { $count } pedine tue.
        }
       *[no] { $count ->
            [one] Una pedina di { $seat }.
           *[other] { $count } pedine di { $seat }.
        }
    }
    [guard] { $count ->
        [one] Un guardiano.
       *[other] { $count } guardiani.
    }
   *[flixxy] Flixxy.
}
twin-laid = Tessere posate finora: { $tiles }.
twin-dice = Tiro: { $number }{ $die ->
    [flixxy] {" "}e Flixxy.
    [any] {" "}e un punto interrogativo.
    [x] {" "}e una X.
   *[none] .
}
twin-tokens = Gettoni tondi rimasti: { $tokens }.
twin-worm-pile = Gettoni verme nel mucchio: { $count }.
twin-worms-under = In fondo al mucchio, noti a tutti: { $worms }.
twin-discarded = Fuori dal gioco: { $tiles }.
twin-seat = { $you ->
    [yes] Tu
   *[no] { $seat }
}: { $score ->
    [hidden] { $count ->
        [one] una tessera.
       *[other] { $count } tessere.
    }
   *[other] punti { $score }, { $count ->
        [one] una tessera.
       *[other] { $count } tessere.
    }
}
twin-home = Tutte le pedine sono arrivate.
twin-stack = Pila, dalla cima: { $tiles }.
twin-top = In cima: { $tile }.
twin-penalty = Penalità: { $tile }, che resta così.
twin-seat-tokens = Gettoni tondi: { $tokens }.
twin-worms = Gettoni verme: { $worms }.
twin-fresh-worms = Pescati in questo turno: { $worms }.
twin-barred = Ha fatto uno scambio in questo turno e deve riposare: la pedina { $place-key ->
            [start] sulla partenza
           *[other] sulla casella { $place }
        }.

## Regole: il gioco base

chapter-base = Il gioco base
rule-P1 = Le 32 tessere vanno dalla partenza all’arrivo in quest’ordine: da −1 a −8, le sei tessere fortuna, da +8 a scendere fino a +1, poi da −1 a −10.
    .cite = Verflixxt! 2005, preparazione: sentiero
rule-P2 = Gli otto guardiani stanno sulle sei tessere fortuna, sulla +8 e sulla +7.
    .cite = Verflixxt! 2005, preparazione: guardiani
rule-P3 = Fino a quattro giocatori ognuno ha tre pedine, da cinque in su due. Tutte le pedine cominciano sulla tessera di partenza.
    .cite = Verflixxt! 2005, preparazione: pedine
rule-B1 = Comincia il più giovane, poi si prosegue verso sinistra.
    .cite = Verflixxt! 2005, ordine di gioco
rule-B2 = Nel tuo turno tiri una volta sola, poi un pezzo deve avanzare dell’intero tiro: una tua pedina o un guardiano. Passare non si può.
    .cite = Verflixxt! 2005, il turno
    .no = A ogni turno si muove un solo pezzo, del numero intero, dopo il lancio; non si passa.
rule-B3 = Puoi sempre muovere una tua pedina che non è ancora arrivata.
    .cite = Verflixxt! 2005, il turno: pedine
    .no = { $place-key ->
            [start] Sulla partenza
           *[other] Sulla casella { $place }
        } non hai pedine.
rule-B4 = Chiunque può muovere un guardiano, ma solo se sulla sua tessera c’è anche una pedina, di qualsiasi colore.
    .cite = Verflixxt! 2005, il turno: guardiani
    .no = { $place-key ->
            [start] Sulla partenza
           *[other] Sulla casella { $place }
        } nessun guardiano è in compagnia di una pedina.
rule-B5 = I pezzi vanno solo avanti.
    .cite = Verflixxt! 2005, la mossa
    .no = I pezzi vanno solo avanti.
rule-B6 = Su una tessera possono stare quanti pezzi si vuole.
    .cite = Verflixxt! 2005, la mossa
rule-B7 = Dove una tessera è stata presa non c’è più un passo da fare: i buchi non si contano.
    .cite = Verflixxt! 2005, la mossa: buchi
rule-B8 = Per l’arrivo non serve il numero esatto: i passi in più vanno persi. Vale per pedine e guardiani.
    .cite = Verflixxt! 2005, l’arrivo
rule-B9 = Anche un guardiano si può portare all’arrivo.
    .cite = Verflixxt! 2005, l’arrivo: guardiani
rule-B10 = Una pedina all’arrivo ha finito di giocare.
    .cite = Verflixxt! 2005, l’arrivo: pedine
rule-B11 = Quando una tua pedina lascia una tessera del sentiero e lì non restano né pedine né guardiani, devi prendere la tessera, bella o brutta che sia. Altrimenti la tessera resta.
    .cite = Verflixxt! 2005, prendere le tessere
rule-B12 = Muovendo un guardiano non si prende mai una tessera: la pedina che lo ha svegliato è ancora lì.
    .cite = Verflixxt! 2005, prendere le tessere: guardiani
rule-B13 = La tessera di partenza non si prende mai.
    .cite = Verflixxt! 2005, prendere le tessere: la partenza
rule-B14 = Quando tutte le tue pedine sono arrivate non hai più turni. Gli altri continuano, anche se ne resta uno solo.
    .cite = Verflixxt! 2005, chi ha tutte le pedine all’arrivo
rule-B15 = La partita finisce quando le pedine di tutti sono arrivate.
    .cite = Verflixxt! 2005, fine della partita
rule-B16 = Si sommano le tue tessere. Ogni tessera fortuna trasforma in positiva una tua tessera negativa, a cominciare dalla più grossa. Una tessera fortuna senza tessera negativa non conta nulla.
    .cite = Verflixxt! 2005, punteggio: tessere fortuna
rule-B17 = Vince il totale più alto.
    .cite = Verflixxt! 2005, punteggio: chi vince
rule-B18 = Se il tavolo lo decide, in caso di parità vince chi ha meno tessere fortuna.
    .cite = Verflixxt! 2020, parità (nelle regole del 2005 non abbiamo trovato nulla in proposito)
rule-B19 = Le tessere prese stanno scoperte, a meno che il tavolo non decida di nascondere i totali.
    .cite = Verflixxt! 2005, tessere prese (le edizioni non concordano)
rule-B20 = Una tessera superata da tutte le pedine non serve più a nessuno e resta dov’è.
    .cite = Verflixxt! 2005, tessere superate

## Regole: varianti del gioco base

chapter-variants = Varianti del gioco base
rule-variant-1a = Un altro sentiero fisso: da −1 a −8, poi da +1 a +8 in crescendo, poi le sei tessere fortuna, poi da −1 a −10. I guardiani stanno sulle otto tessere positive.
    .cite = Verflixxt! 2005, variante 1a
rule-variant-1b = Le tessere fortuna stanno in fondo al sentiero, prima dell’arrivo.
    .cite = Verflixxt! 2005, variante 1b
rule-variant-1c = Si mescolano tutte le 32 tessere. I guardiani stanno sulle tessere fortuna, sulla +8 e sulla +7.
    .cite = Verflixxt! 2005, variante 1c
rule-variant-2 = Se tiri un 1 scegli tu: una pedina o un guardiano fa un passo avanti, o uno indietro, oppure non si muove nessuno.
    .cite = Verflixxt! 2005, variante 2
    .no = Tornare indietro o stare fermi si può solo con un 1, e tu hai tirato { $number }.
rule-variant-3 = Una tessera superata anche dall’ultima pedina va in fondo al sentiero, subito prima dell’arrivo.
    .cite = Verflixxt! 2005, variante 3
rule-variant-4 = La partita finisce appena un giocatore ha tutte le pedine all’arrivo. Gli altri prendono ogni tessera su cui una loro pedina sta da sola.
    .cite = Verflixxt! 2005, variante 4
rule-variant-5 = La partita finisce quando arriva la penultima pedina. Chi ha l’ultima prende la peggiore tessera negativa del sentiero su cui non c’è un guardiano, e nessuna tessera fortuna la trasforma.
    .cite = Verflixxt! 2005, variante 5

## Regole: preparare Verflixxt nochmal!

chapter-setting-up = Preparare Verflixxt nochmal!
rule-S1 = Le due −1 e le due −2 restano nella scatola: del gioco base si usano 28 tessere.
    .cite = Verflixxt nochmal! 2006, preparazione: tessere
rule-S2 = Le 28 tessere, mescolate, formano il sentiero. Le quattro tessere Verflixxt stanno sulle caselle 10, 15, 20 e 25.
    .cite = Verflixxt nochmal! 2006, preparazione: sentiero
rule-S3 = I gettoni tondi stanno impilati accanto all’arrivo: +4 in cima, poi +3, +2, +1.
    .cite = Verflixxt nochmal! 2006, preparazione: gettoni tondi
rule-S4 = Gli otto guardiani stanno sulle prime otto tessere positive o fortuna dopo la partenza.
    .cite = Verflixxt nochmal! 2006, preparazione: guardiani
rule-S5 = Flixxy e tutte le pedine cominciano sulla tessera di partenza.
    .cite = Verflixxt nochmal! 2006, preparazione: Flixxy e pedine
rule-S6 = I gettoni verme si usano solo nella variante dei vermi.
    .cite = Verflixxt nochmal! 2006, preparazione: gettoni verme
    .no = A questo tavolo si gioca senza gettoni verme.
rule-S7 = Comincia il più giovane, con entrambi i dadi.
    .cite = Verflixxt nochmal! 2006, preparazione: chi comincia
rule-S8 = Un altro sentiero: quello fisso del gioco base, con una tessera Verflixxt prima delle tessere fortuna, una dopo, una dopo la +4 e una dopo la seconda −4.
    .cite = Verflixxt nochmal! 2006, un altro sentiero

## Regole: Verflixxt nochmal!

chapter-nochmal = Verflixxt nochmal!
rule-E1 = Valgono le regole del gioco base, salvo quello che cambia qui. I due dadi si tirano insieme.
    .cite = Verflixxt nochmal! 2006, il gioco
    .no = In questa partita Flixxy non c’è.
rule-E2 = Il dado azione mostra Flixxy: Flixxy deve avanzare dell’intero tiro; pedine e guardiani stanno fermi.
    .cite = Verflixxt nochmal! 2006, dado azione: Flixxy
    .no = Il dado azione mostra Flixxy, quindi si deve muovere Flixxy.
rule-E3 = Il dado azione mostra un punto interrogativo: scegli Flixxy, una tua pedina o un guardiano in compagnia.
    .cite = Verflixxt nochmal! 2006, dado azione: ?
rule-E4 = Il dado azione mostra una X: Flixxy sta fermo, e si deve muovere una tua pedina o un guardiano in compagnia.
    .cite = Verflixxt nochmal! 2006, dado azione: X
    .no = Il dado azione mostra una X, quindi Flixxy sta fermo.
rule-E5 = Flixxy non è di nessuno e chiunque può muoverlo. Se lascia una tessera senza altri pezzi sopra, chi lo ha mosso deve prenderla.
    .cite = Verflixxt nochmal! 2006, Flixxy
rule-E6 = Flixxy tiene ferma la tessera: finché ci sta sopra, la tessera resta.
    .cite = Verflixxt nochmal! 2006, Flixxy
rule-E7 = Un guardiano si può muovere se sulla sua tessera c’è una pedina o Flixxy.
    .cite = Verflixxt nochmal! 2006, Flixxy: guardiani
    .no = { $place-key ->
            [start] Sulla partenza
           *[other] Sulla casella { $place }
        } nessun guardiano è in compagnia di una pedina o di Flixxy.
rule-E8 = Flixxy gira in tondo: dopo l’ultima tessera vengono l’arrivo, la partenza e la prima tessera. Arrivo e partenza contano un passo ciascuno.
    .cite = Verflixxt nochmal! 2006, gettoni tondi: giri
rule-E9 = Chi porta Flixxy sull’arrivo o oltre prende il gettone tondo in cima.
    .cite = Verflixxt nochmal! 2006, gettoni tondi
rule-E10 = La quinta volta che Flixxy arriva non ci sono più gettoni: Flixxy e il dado azione escono dal gioco.
    .cite = Verflixxt nochmal! 2006, gettoni tondi: la quinta volta all’arrivo
    .no = Flixxy è uscito dal gioco.
rule-E11 = Le tessere che prendi formano una pila, con l’ultima presa in cima, e l’ordine non cambia.
    .cite = Verflixxt nochmal! 2006, tessere Verflixxt: pile
rule-E12 = Quando una pedina o Flixxy lascia una tessera Verflixxt su cui non c’era nessun altro, chi ha mosso dà la tessera in cima alla sua pila al prossimo giocatore a sinistra, che la mette in cima alla propria.
    .cite = Verflixxt nochmal! 2006, tessere Verflixxt
rule-E13 = Se la tua pila è vuota, una tessera Verflixxt non fa nulla.
    .cite = Verflixxt nochmal! 2006, tessere Verflixxt: nulla da dare
rule-E14 = Chi ha tutte le pedine all’arrivo non riceve nulla: tocca al prossimo a sinistra che gioca ancora. Se non gioca più nessun altro, la tessera esce dal gioco.
    .cite = Verflixxt nochmal! 2006, tessere Verflixxt: chi riceve
rule-E15 = Le tessere Verflixxt non si prendono mai: restano fino alla fine.
    .cite = Verflixxt nochmal! 2006, le tessere Verflixxt restano
rule-E16 = La partita finisce quando arriva l’ultima pedina dell’ultimo giocatore, ovunque sia Flixxy.
    .cite = Verflixxt nochmal! 2006, fine della partita
rule-E17 = Il tuo punteggio: le tue tessere, i tuoi gettoni tondi e i tuoi gettoni verme.
    .cite = Verflixxt nochmal! 2006, fine della partita: punteggio

## Regole: gettoni verme

chapter-worms = Gettoni verme
rule-W1 = I gettoni verme si mescolano in un mucchio coperto.
    .cite = Verflixxt nochmal! 2006, variante dei vermi: il mucchio
rule-W2 = Chi deve prendere una tessera negativa dal sentiero pesca anche il gettone verme in cima al mucchio, e lo tiene segreto.
    .cite = Verflixxt nochmal! 2006, variante dei vermi: pescare
rule-W3 = Se il mucchio è vuoto non si pesca nulla. Una tessera negativa ricevuta per colpa di una tessera Verflixxt non porta gettoni.
    .cite = Verflixxt nochmal! 2006, variante dei vermi: nulla da pescare
rule-W4 = Un gettone si può usare dal tuo turno successivo in poi.
    .cite = Verflixxt nochmal! 2006, variante dei vermi: dal turno successivo
    .no = Quel gettone lo hai pescato in questo turno: puoi usarlo dal tuo turno successivo in poi.
rule-W5 = Nel tuo turno puoi giocare quanti gettoni vuoi. Ognuno si mostra, si esegue e si mette sotto il mucchio.
    .cite = Verflixxt nochmal! 2006, variante dei vermi: giocare i gettoni
    .no = Non hai un gettone così.
rule-W6 = Ce ne sono di quattro tipi. Doppio turno: dopo il tuo turno ne fai un altro. Sepoltura: la tua tessera in cima va in fondo alla tua pila. Spinta: su una tessera a tua scelta, con una o più pedine sopra, tutto ciò che non è tuo avanza di quanto dice il dado numerico; il dado azione non conta. Scambio: una tua pedina cambia posto con un pezzo non tuo su una tessera vicina, e non può fare la mossa di questo turno.
    .cite = Verflixxt nochmal! 2006, variante dei vermi: i quattro tipi
rule-W7 = Alla fine ogni gettone che ti resta vale 1 punto.
    .cite = Verflixxt nochmal! 2006, variante dei vermi: punteggio

## Le nostre decisioni: numeri e preparazione

chapter-our-setting-up = Le nostre decisioni: numeri e preparazione
rule-A1 = I gettoni verme sono dieci.
    .cite = La nostra decisione: numero di gettoni verme
rule-A2 = Sono due doppi turni, due spinte, tre sepolture e tre scambi. Come dividerli lo abbiamo scelto noi.
    .cite = La nostra decisione: gettoni verme di ogni tipo
rule-A3 = Nel sentiero mescolato 10, 15, 20 e 25 sono caselle del sentiero finito, di 32 tessere.
    .cite = La nostra decisione: caselle delle tessere Verflixxt, sentiero mescolato
rule-A4 = Il sentiero fisso con le tessere Verflixxt tiene le sue −1 e −2: ha 36 tessere.
    .cite = La nostra decisione: il sentiero fisso tiene le sue −1 e −2
rule-A5 = In sette o otto si gioca solo con l’espansione, che porta le pedine per loro.
    .cite = La nostra decisione: in sette e in otto
    .no = Il gioco base è da due a sei; in sette o otto serve l’espansione.
rule-A6 = Un tavolo non sa chi è il più giovane: chi comincia si decide al tavolo o si tira a sorte.
    .cite = La nostra decisione: chi comincia
    .no = Il posto { $first } non può cominciare: ci sono solo { $seats } posti, contati da 0.

## Le nostre decisioni: sentiero e tessere

chapter-our-path = Le nostre decisioni: sentiero e tessere
rule-A7 = Una tessera presa sparisce dal sentiero e le altre restano in ordine. Le tessere Verflixxt non si distanziano di nuovo.
    .cite = La nostra decisione: buchi e tessere Verflixxt
rule-A8 = Una tessera con un pezzo sopra non si toglie mai.
    .cite = La nostra decisione: una tessera occupata resta
rule-A9 = Finché Flixxy è in gioco le tessere superate restano, e con Flixxy si possono ancora prendere. Poi stanno lì e basta.
    .cite = La nostra decisione: tessere superate da tutti
rule-A10 = I passi si contano sul sentiero così com’è, poi si toglie la tessera lasciata.
    .cite = La nostra decisione: prima contare, poi togliere
rule-A11 = Partenza e arrivo non si prendono mai. Pedine e guardiani all’arrivo hanno finito di giocare.
    .cite = La nostra decisione: partenza e arrivo
rule-A12 = Le pile stanno scoperte e si possono sfogliare. Nel gioco base il tavolo può decidere di nascondersi pile e totali.
    .cite = La nostra decisione: pile scoperte
    .no = Con l’espansione le pile stanno scoperte.

## Le nostre decisioni: Flixxy

chapter-our-flixxy = Le nostre decisioni: Flixxy
rule-A13 = Superare l’arrivo o fermarsi lì porta un gettone, uno solo ogni volta. Ripartire poi dall’arrivo non ne porta un secondo.
    .cite = La nostra decisione: un gettone ogni volta all’arrivo
rule-A14 = Arrivare due volte in una sola mossa non è possibile: il giro di Flixxy ha sempre almeno sei caselle.
    .cite = La nostra decisione: mai due volte all’arrivo
rule-A15 = Il quinto giro si vola senza premio. La quinta volta che arriva, Flixxy esce dal gioco, il resto del tiro va perso e chi lo ha mosso non riceve gettoni; la tessera che ha lasciato si prende comunque.
    .cite = La nostra decisione: la quinta volta all’arrivo
rule-A16 = Flixxy può fermarsi sull’arrivo o sulla partenza. Quando li lascia non si prende nulla, e i guardiani sull’arrivo non si svegliano.
    .cite = La nostra decisione: Flixxy sull’arrivo o sulla partenza
rule-A17 = Anche una tessera negativa presa muovendo Flixxy porta un gettone verme.
    .cite = La nostra decisione: gettoni verme grazie a Flixxy
rule-A18 = Una X ferma solo Flixxy: un guardiano in sua compagnia si può muovere.
    .cite = La nostra decisione: un guardiano in compagnia di Flixxy quando il dado mostra una X
rule-A19 = Quando Flixxy non c’è più si tira solo il dado numerico, e ogni turno vale come una X.
    .cite = La nostra decisione: quando Flixxy non c’è più
rule-A20 = Anche l’ultimo giocatore rimasto deve muovere Flixxy, se lo dice il dado.
    .cite = La nostra decisione: Flixxy si deve muovere comunque

## Le nostre decisioni: tessere Verflixxt

chapter-our-verflixxt-tiles = Le nostre decisioni: tessere Verflixxt
rule-A21 = Nessun altro vuol dire nessun altro: sulla tessera Verflixxt anche un guardiano fa compagnia.
    .cite = La nostra decisione: da soli su una tessera Verflixxt
rule-A22 = Un guardiano che lascia una tessera Verflixxt non cambia nulla.
    .cite = La nostra decisione: un guardiano lascia una tessera Verflixxt
rule-A23 = Se la tua ultima pedina arriva partendo da una tessera Verflixxt, dai comunque la tua tessera in cima.
    .cite = La nostra decisione: l’ultima pedina lascia una tessera Verflixxt
rule-A24 = Chi può ricevere si guarda dopo la mossa: tutti, tranne chi ha mosso, purché abbiano ancora una pedina per strada. Se non c’è nessuno, la tessera esce dal gioco.
    .cite = La nostra decisione: chi resta da solo in gioco
rule-A25 = Le tessere fortuna si danno via come tutte le altre. Per il punteggio l’ordine nella pila non conta.
    .cite = La nostra decisione: tessere fortuna nelle pile
rule-A26 = Le tessere Verflixxt fanno dare via tessere, mai gettoni tondi o gettoni verme.
    .cite = La nostra decisione: i gettoni non si danno mai via
rule-A27 = Se un’altra tua pedina resta sulla tessera Verflixxt, non succede nulla.
    .cite = La nostra decisione: una tua pedina resta sulla tessera Verflixxt

## Le nostre decisioni: gettoni verme

chapter-our-worms = Le nostre decisioni: gettoni verme
rule-A28 = Prima del tiro: sepoltura, scambio. Dopo il tiro e prima della mossa: sepoltura, scambio, spinta. Dopo la mossa: sepoltura, doppio turno.
    .cite = La nostra decisione: quando si possono giocare i gettoni verme
    .no = Non è il momento di quel gettone: lo scambio viene prima della mossa, la spinta tra tiro e mossa, il doppio turno dopo la mossa; la sepoltura va bene in ognuno di questi momenti.
rule-A29 = Una spinta si aggiunge alla mossa, a meno che il tavolo non decida che vale come mossa.
    .cite = La nostra decisione: una spinta si aggiunge alla mossa
rule-A30 = Se una spinta svuota una tessera, la prende chi ha spinto. Se un gruppo viene spinto via da una tessera Verflixxt, chi ha spinto dà la sua tessera in cima, una volta sola. È una nostra lettura: il regolamento parla di una pedina o di Flixxy soli all’inizio del movimento, « seules … au départ de leur mouvement », e per noi il gruppo parte come un pezzo solo.
    .cite = La nostra decisione: una spinta svuota una tessera
rule-A31 = La spinta vale su qualsiasi tessera, partenza compresa ma arrivo escluso, purché ci siano una pedina o Flixxy e almeno un pezzo non tuo.
    .cite = La nostra decisione: che cosa si può spingere
    .no = { $place-key ->
            [start] Sulla partenza
           *[other] Sulla casella { $place }
        } non c’è nulla da spingere: serve una pedina o Flixxy, e un pezzo non tuo.
rule-A32 = Se la spinta li porta sull’arrivo o oltre, pedine e guardiani sono arrivati, e il gettone di Flixxy va a chi ha spinto.
    .cite = La nostra decisione: una spinta oltre l’arrivo
rule-A33 = Vicina è la tessera successiva o precedente che c’è ancora. La partenza è vicina della prima tessera; l’arrivo non è vicino di nessuna.
    .cite = La nostra decisione: vicini per uno scambio
    .no = { $place-key ->
            [start] Sulla partenza
           *[other] Sulla casella { $place }
        } nessuna tua pedina ha un vicino così per lo scambio.
rule-A34 = Uno scambio con Flixxy non porta mai un gettone tondo.
    .cite = La nostra decisione: uno scambio con Flixxy
rule-A35 = Con uno scambio non si prende e non si dà nessuna tessera.
    .cite = La nostra decisione: con uno scambio non si prende nulla
rule-A36 = Uno scambio deve lasciarti una pedina o un guardiano da muovere, qualunque cosa possa fare Flixxy. Se poi una spinta ti toglie anche quello, la mossa va persa.
    .cite = La nostra decisione: uno scambio deve lasciare una mossa
    .no = Dopo quello scambio non avresti né pedine né guardiani da muovere.
rule-A37 = Puoi fare più scambi. Ogni tua pedina che ne ha fatto uno riposa per questo turno.
    .cite = La nostra decisione: più scambi
    .no = La tua pedina { $place-key ->
            [start] sulla partenza
           *[other] sulla casella { $place }
        } ha fatto uno scambio in questo turno e deve riposare.
rule-A38 = Per una sepoltura servono almeno due tessere.
    .cite = La nostra decisione: per una sepoltura servono due tessere
    .no = Ti servono almeno due tessere per seppellirne una.
rule-A39 = Il turno in più di un doppio turno è un turno a sé: ci puoi usare i gettoni appena pescati, e le pedine che hanno fatto uno scambio possono di nuovo muoversi.
    .cite = La nostra decisione: un doppio turno è un turno a sé
rule-A40 = Niente doppio turno quando tutte le tue pedine sono arrivate.
    .cite = La nostra decisione: niente doppio turno quando tutte le pedine sono arrivate
    .no = Tutte le tue pedine sono arrivate: non c’è un altro turno da fare.
rule-A41 = Più doppi turni si fanno uno dopo l’altro, ognuno alla fine di un turno.
    .cite = La nostra decisione: più doppi turni
rule-A42 = Il mucchio è una fila: si pesca dalla testa, e i gettoni giocati vanno in coda nell’ordine di gioco.
    .cite = La nostra decisione: il mucchio è una fila
rule-A43 = Di che tipo è un gettone lo sa solo chi lo ha; quanti ne ha qualcuno lo vedono tutti. I gettoni finiti sotto il mucchio li hanno visti tutti, e restano noti quando tornano in cima.
    .cite = La nostra decisione: i gettoni verme sono segreti
rule-A44 = Anche chi ha tutte le pedine all’arrivo conta i gettoni non usati.
    .cite = La nostra decisione: gettoni verme di chi ha tutte le pedine all’arrivo
rule-A45 = Scambio e sepoltura possono aspettare finché non hai visto il tiro.
    .cite = La nostra decisione: scambio e sepoltura possono aspettare

## Le nostre decisioni: la fine

chapter-our-end = Le nostre decisioni: la fine
rule-A46 = In caso di parità la vittoria è condivisa, a meno che il tavolo non decida per chi ha meno tessere fortuna.
    .cite = La nostra decisione: parità
rule-A47 = La partita finisce subito dopo la mossa dell’ultima pedina e quello che la sua tessera comporta.
    .cite = La nostra decisione: quando finisce la partita
rule-A48 = La partita finisce sempre: i pezzi vanno avanti, Flixxy se ne va la quinta volta che arriva, e gli scambi si esauriscono. Solo la variante 2 non ha una durata massima.
    .cite = La nostra decisione: la partita finisce sempre

## Le nostre decisioni: i dettagli

chapter-our-finer-points = Le nostre decisioni: i dettagli
rule-V1 = Se Flixxy fa un giro intero e si ferma sulla tessera Verflixxt da cui è partito, l’ha lasciata davvero: chi lo ha mosso dà una tessera e prende il gettone tondo. Conta chi era rimasto lì.
    .cite = La nostra decisione: un giro intero da una tessera Verflixxt
rule-V2 = Se il dado mostra Flixxy e una spinta fa uscire Flixxy dal gioco, da quel momento il turno vale come una X.
    .cite = La nostra decisione: una spinta fa uscire Flixxy dal gioco quando il dado lo impone
rule-V3 = La spinta vale anche su una tessera dove ci sono solo Flixxy e guardiani.
    .cite = La nostra decisione: una spinta dove c’è solo Flixxy
rule-V4 = Una spinta va sotto il mucchio solo dopo che è stata eseguita, quindi non si può ripescare subito.
    .cite = La nostra decisione: una spinta giocata va sotto il mucchio alla fine
rule-V5 = Un doppio turno va sotto il mucchio subito, prima del turno in più.
    .cite = La nostra decisione: un doppio turno giocato va sotto il mucchio subito
rule-V6 = Le varianti da 2 a 5 e i sentieri delle varianti 1a e 1b sono solo per il gioco base.
    .cite = La nostra decisione: varianti ed espansione
    .no = L’opzione «{ $which }» non si può impostare così con l’espansione.
rule-V7 = Nella variante 2 il passo indietro è per una tua pedina o per un guardiano in compagnia. Anche così si prende la tessera lasciata deserta. Si può tornare fino alla partenza, ma da lì nessuno va indietro.
    .cite = La nostra decisione: un 1 nella variante 2
    .no = Dalla partenza nessuno va indietro.
rule-V8 = Nella variante 3 contano solo le pedine. Una tessera superata con un guardiano sopra resta. Se le tessere sono più d’una, vanno nell’ordine del sentiero, dopo ogni mossa e dopo che si è presa la tessera, anche dopo la mossa che chiude la partita; solo quando tutte le pedine sono arrivate non si sposta più nulla.
    .cite = La nostra decisione: tessere superate nella variante 3
rule-V9 = Nella variante 4 «da sola» vuol dire unico pezzo sulla tessera. Le varianti 4 e 5 si escludono a vicenda.
    .cite = La nostra decisione: stare da soli nella variante 4
rule-V10 = Nella variante 5 conta anche la tessera sotto l’ultima pedina: solo i guardiani proteggono. Anche una tessera superata da tutte le pedine è ancora sul sentiero e può essere la penalità; con la variante 3 si è spostata, ma è sempre lì. Se non c’è nessuna tessera negativa senza guardiano, non si prende nulla. Le altre tessere si trasformano come sempre.
    .cite = La nostra decisione: la tessera di penalità nella variante 5
rule-V11 = Nella variante 1b i guardiani stanno sulle tessere fortuna, sulla +8 e sulla +7.
    .cite = La nostra decisione: guardiani nella variante 1b
rule-V12 = Le tessere sul sentiero, nelle pile, fuori dal gioco e prese come penalità sono sempre 28 o 32 in tutto; le tessere Verflixxt non si contano. Un turno ha una mossa; nessuna, se è andata persa o se nella variante 2 non si è mosso nessuno.
    .cite = La nostra decisione: come si contano le tessere
rule-V13 = Uno scambio deve lasciarti una pedina o un guardiano da muovere anche quando il dado impone Flixxy.
    .cite = La nostra decisione: uno scambio quando il dado impone Flixxy
rule-V14 = Dopo l’arrivo della tua ultima pedina puoi ancora fare una sepoltura, ma non un doppio turno.
    .cite = La nostra decisione: che cosa si può ancora giocare dopo l’ultima pedina
rule-V15 = Se uno scambio mette un guardiano o Flixxy sulla partenza, da lì può ripartire come da qualsiasi tessera.
    .cite = La nostra decisione: lasciare di nuovo la partenza
rule-V16 = Dove la spinta vale come mossa, sostituisce anche la mossa obbligata di Flixxy, e uno scambio fatto prima non costa nulla.
    .cite = La nostra decisione: quando una spinta vale come mossa
rule-V17 = Un doppio turno chiude subito il turno.
    .cite = La nostra decisione: un doppio turno chiude il turno
rule-V18 = Ancora parità dopo aver contato le tessere fortuna: la vittoria è condivisa.
    .cite = La nostra decisione: ancora parità
rule-V19 = Una sola mossa di Flixxy può portare un gettone tondo, una tessera e un gettone verme, in quest’ordine.
    .cite = La nostra decisione: gettone tondo, tessera, gettone verme
rule-V20 = Un gettone pescato con una tua spinta si può usare dal tuo turno successivo in poi, come tutti gli altri.
    .cite = La nostra decisione: un gettone verme pescato con una spinta

## Lezione

lesson-1 = Hai tirato 5: una pedina fa cinque passi, non uno di più e non uno di meno. Porta una delle tue sulla prima tessera fortuna.
    .good = Dritta sul quadrifoglio! Ogni turno è così: tiri, scegli, muovi.
    .other = Anche questa pedina ha fatto cinque passi, ma è finita altrove. Conta all’indietro dal primo quadrifoglio e riprova!
lesson-2 = Chi lascia una tessera deserta la prende. Muovi in modo da avere una tessera positiva.
    .good = Non è rimasto nessuno, quindi la +6 viene via con te.
    .other = Stavolta niente tessera positiva: dove resta qualcuno resta anche la tessera, e una negativa lasciata deserta ti segue lo stesso. Riprova!
lesson-3 = Vuoi la +8, ma lì c’è anche un guardiano. Chiunque può muovere un guardiano, purché sia in compagnia.
    .good = E via! Ora la tua pedina è sola sulla +8: quando te ne andrai, la tessera sarà tua.
    .other = Il guardiano tiene ancora ferma la +8. Mandalo avanti finché la tua pedina gli fa compagnia. Riprova!
lesson-4 = La −3 e la −8 pesano sulla tua pila. Prendi la tessera che ti aiuta di più.
    .good = Una tessera fortuna trasforma in positiva la tua negativa più grossa: ora la tua −8 vale +8. Sono 16 punti per un quadrifoglio!
    .other = La −8 ti tira ancora giù. La tessera fortuna non ha un numero, ma pensa a che cosa potrebbe ribaltare. Riprova!
lesson-5 = Il punto interrogativo ti lascia la scelta: una pedina, un guardiano in compagnia o Flixxy. Porta Flixxy oltre l’arrivo, e il gettone tondo in cima è tuo.
    .good = Il gettone tondo +4 è tuo, e in più la tessera +2: Flixxy era lì da solo, e l’hai mosso tu.
    .other = Flixxy aspetta ancora, e il gettone tondo potrebbe prenderlo qualcun altro. Riprova!
lesson-6 = In cima alla tua pila c’è una −8, e due tue pedine sono su tessere Verflixxt arancioni. Liberati della −8!
    .good = La tua pedina era sola sulla tessera Verflixxt, quindi la tua tessera in cima va a sinistra. Ciao ciao, −8!
    .other = La −8 è ancora tua. Una tessera Verflixxt funziona solo se la tua pedina era lì da sola. Riprova!
lesson-7 = Ogni tessera negativa che prendi dal sentiero porta un gettone verme; il tuo serve a seppellire una tessera. Salva così la +8, prima di lasciare la tessera Verflixxt.
    .good = La +8 è al sicuro in fondo, e in cima c’è la −9, pronta a partire verso sinistra. Adesso muovi come sempre.
    .other = Ti è costato dei punti, e il tuo verme dorme ancora. Un gettone verme si aggiunge alla mossa, quindi prima seppellisci. Riprova!

## Che cosa c’è da raccontare alla fine

story-clover = { $you ->
    [yes] Il tuo quadrifoglio ha girato la { $tile }: { $points } punti in un colpo solo.
   *[no] Un quadrifoglio ha girato la { $tile } di { $seat }: { $points } punti in un colpo solo.
}
story-die = { $you ->
    [yes] Il tuo dado amava il { $number }: è uscito { $count } volte in { $rolls } lanci.
   *[no] Il dado di { $seat } amava il { $number }: è uscito { $count } volte in { $rolls } lanci.
}
story-gave = { $you ->
    [yes] Hai passato la { $tile } a { $receiver }.
   *[no] { $them ->
        [yes] { $seat } ti ha passato la { $tile }.
       *[no] { $seat } ha passato la { $tile } a { $receiver }.
    }
}

## What lies on the table

about-pawn = Una pedina. Puoi muovere ogni tua pedina che non è ancora arrivata.
about-guard = Un guardiano. Non è di nessuno: chiunque può muoverlo, finché accanto c’è una pedina.
about-flixxy = Flixxy. Chiunque può muoverlo quando il dado azione lo permette, e un giro completo porta un gettone tondo.
about-start = La partenza. Da qui partono tutte le pedine, e nessuno la prende mai.
about-finish = L’arrivo. Si può tirare anche troppo: i punti in più vanno persi.
about-gap = Un buco: qui è stata presa una tessera. Quando conti, lo salti.
about-tile-plus = Una tessera positiva, vale il suo numero. La prende chi la lascia per ultimo.
about-tile-minus = Una tessera negativa, costa il suo numero. Chi la lascia per ultimo deve prenderla.
about-tile-lucky = Una tessera fortuna. Alla fine rende positiva la tua tessera negativa più grossa.
about-tile-v = Una tessera Verflixxt. Chi la lascia da solo dà a sinistra la tessera in cima alla sua pila.
about-token = Un gettone tondo, vale i suoi punti. Chi porta Flixxy all’arrivo prende quello in cima.
about-worm = Un gettone verme. Si gioca una volta, nel proprio turno, poi va sotto il mucchio.
about-worm-pile = I gettoni verme che nessuno ha. Una tessera negativa te ne fa avere uno.
about-die = Il dado numerico. Un pezzo avanza esattamente di tanto.
about-action-die = Il dado azione: dice se Flixxy deve muoversi, può muoversi o resta.
about-stack = Le tessere prese, l’ultima in cima. Sono i punti.
