### Nitro Glyxerol: tutte le parole del gioco, in italiano.

game-name = Nitro Glyxerol
game-pitch = Scuotere, guidare, fermarsi in tempo: cinque ingredienti, un becco e un topo passato di lì prima di voi.
game-goal = Tutti hanno un alambicco con cinque ingredienti colorati. Cinque carte stanno in fila: è la formula. Appena si gira la clessidra, tutti mescolano insieme e guidano i loro ingredienti nel becco, nell’ordine della formula. Puoi fermarti quando vuoi, e chi si ferma prima viene servito prima: ogni ingrediente al suo posto vince la sua carta, fino al primo errore. Ma chi si ferma per primo dovrà vedersela con la cacchetta di topo nel round dopo. Dopo sette round vince chi ha più punti.

## Pezzi

cube-green = verde
cube-blue = blu
cube-red = rosso
cube-yellow = giallo
cube-purple = viola
cube-poop = cacchetta di topo
cube-none = niente
card-G1 = l’1 verde
card-G2 = il 2 verde
card-G4 = il 4 verde
card-G6 = il 6 verde
card-G8 = l’8 verde
card-G10 = il 10 verde
card-G11 = l’11 verde
card-B1 = l’1 blu
card-B3 = il 3 blu
card-B5 = il 5 blu
card-B6 = il 6 blu
card-B7 = il 7 blu
card-B9 = il 9 blu
card-B11 = l’11 blu
card-R1 = l’1 rosso
card-R3 = il 3 rosso
card-R4 = il 4 rosso
card-R6 = il 6 rosso
card-R8 = l’8 rosso
card-R9 = il 9 rosso
card-R11 = l’11 rosso
card-Y2 = il 2 giallo
card-Y3 = il 3 giallo
card-Y5 = il 5 giallo
card-Y6 = il 6 giallo
card-Y7 = il 7 giallo
card-Y8 = l’8 giallo
card-Y11 = l’11 giallo
card-P1 = l’1 viola
card-P2 = il 2 viola
card-P5 = il 5 viola
card-P7 = il 7 viola
card-P8 = l’8 viola
card-P9 = il 9 viola
card-P10 = il 10 viola
# Un posto nella formula o nel becco.
place-0 = 1
place-1 = 2
place-2 = 3
place-3 = 4
place-4 = 5
place-5 = 6

## Opzioni

option-sand = Sabbia
    .number = { $value-key ->
        [30] 30 secondi, o 60 inclinazioni leggere
        [45] 45 secondi, o 90 inclinazioni leggere
       *[60] 60 secondi, o 120 inclinazioni leggere
    }
option-pace = Si mescola
    .sand = tutti insieme, finché scende la sabbia
    .calm = con calma: un’inclinazione leggera dopo l’altra, senza orologio

## Che cosa si aspetta

prompt-lay = Round { $round }: si posa la formula.
prompt-load = { $them ->
    [yes] Round { $round }: metti i tuoi ingredienti { $poop-key ->
        [yes] e la cacchetta di topo nell’alambicco.
       *[no] nell’alambicco.
    }
   *[no] Round { $round }. Ancora da riempire: { $waiting }.
}
prompt-countdown = Mani sugli alambicchi: tre, due, uno…
prompt-mix = { $them ->
    [yes] Mescola! Guida gli ingredienti nel becco, in ordine, e fermati quando conviene.
   *[no] Ancora all’opera: { $waiting }.
}
prompt-tilt = { $them ->
    [yes] Inclina il tuo alambicco, o fermati. { $left ->
        [one] Ti resta un’inclinazione.
       *[other] Ti restano { $left } inclinazioni.
    }
   *[no] Ancora da inclinare: { $waiting }.
}
prompt-grab = { $them ->
    [yes] La sabbia è finita: presto, afferra la carta Stop { $number }!
   *[no] La sabbia è finita. Ancora senza carta Stop: { $waiting }.
}
prompt-over = Sette formule mescolate. Ora si lavano i vetri.

## Mosse

move-lay = Posa { $card }
move-load = Riempi in quest’ordine: { $cubes }
move-place = Metti gli ingredienti proprio così
move-tilt = { $way-key ->
    [n] Inclina in su, verso il collo
    [ne] Inclina in su a destra
    [e] Inclina a destra
    [se] Inclina in giù a destra
    [s] Inclina in giù, via dal collo
    [sw] Inclina in giù a sinistra
    [w] Inclina a sinistra, dove punta il becco
    [nw] Inclina in su a sinistra
   *[level] Tienilo in piano
}
move-back = Rimetti { $cube-key ->
    [poop] la cacchetta di topo
   *[other] il { $cube }
} nella zona di partenza
move-mix = Mescola
move-stop = Fermati: giù le mani
move-grab = Afferra la carta Stop più bassa ({ $tick ->
    [one] un tick
   *[other] { $tick } tick
} dopo la sabbia)

## Eventi

event-round-began = Round { $round }. { $poop-key ->
    [nobody] Nessuno ha ancora la cacchetta di topo.
   *[somebody] { $you ->
        [yes] Hai la cacchetta di topo.
       *[no] { $seat } ha la cacchetta di topo.
    }
}
event-laid = Carta { $place } della formula: { $card }.
event-loaded = { $how-key ->
    [late] { $you ->
        [yes] Tempo scaduto: il tavolo riempie per te.
       *[no] Tempo scaduto: il tavolo riempie per { $seat }.
    }
   *[ready] { $you ->
        [yes] Hai riempito l’alambicco.
       *[no] { $seat } ha riempito l’alambicco.
    }
}
event-counted = Tutti gli alambicchi sono pieni: tre, due, uno…
event-sand-turned = { $you ->
    [yes] Dai il via: si mescola!
   *[no] { $seat } dà il via: si mescola!
}
event-mixed = { $you ->
    [yes] Mescoli.
   *[no] { $seat } mescola.
}
event-jumped-out = Hop! { $cube-key ->
    [poop] La cacchetta di topo
   *[other] Il { $cube }
} salta fuori { $you ->
    [yes] dal tuo alambicco.
   *[no] dall’alambicco di { $seat }.
}
event-went-back = { $you ->
    [yes] Rimetti
   *[no] { $seat } rimette
} { $cube-key ->
    [poop] la cacchetta di topo
   *[other] il { $cube }
} nella zona di partenza.
event-beak-changed = { $count ->
    [0] { $you ->
        [yes] Il tuo becco è di nuovo vuoto.
       *[no] Il becco di { $seat } è di nuovo vuoto.
    }
   *[other] { $you ->
        [yes] Nel tuo becco, dalla punta:
       *[no] Nel becco di { $seat }, dalla punta:
    } { $cubes }. Giusti: { $right }.
}
event-stopped = { $you ->
    [yes] Ti fermi: giù le mani! (Tick { $tick })
   *[no] { $seat } si ferma: giù le mani! (Tick { $tick })
}
event-sand-out = Basta mescolare! Giù tutte le mani dagli alambicchi.
event-grabbed = { $you ->
    [yes] Afferri,
   *[no] { $seat } afferra,
} { $tick ->
    [one] un tick dopo la sabbia.
   *[other] { $tick } tick dopo la sabbia.
}
event-took-stop = { $how-key ->
    [last] { $you ->
        [yes] Resti solo tu: carta Stop { $number }.
       *[no] Resta solo { $seat }: carta Stop { $number }.
    }
    [dealt] { $you ->
        [yes] Ricevi la carta Stop { $number }.
       *[no] { $seat } riceve la carta Stop { $number }.
    }
    [grab] { $you ->
        [yes] Afferri la carta Stop { $number }.
       *[no] { $seat } afferra la carta Stop { $number }.
    }
   *[stop] { $you ->
        [yes] Prendi la carta Stop { $number }.
       *[no] { $seat } prende la carta Stop { $number }.
    }
}
event-won-card = { $you ->
    [yes] Vinci { $card }.
   *[no] { $seat } vince { $card }.
}
event-card-gone = { $you ->
    [yes] Anche da te è giusto, ma { $other } ha già { $card }.
   *[no] Anche da { $seat } è giusto, ma { $them ->
        [yes] hai già tu { $card }.
       *[no] { $other } ha già { $card }.
    }
}
event-missed = { $you ->
    [yes] Da te
   *[no] Da { $seat }
} in posizione { $place } { $found-key ->
    [none] non c’è niente;
    [poop] c’è la cacchetta di topo;
   *[other] c’è il { $found };
} ci voleva { $cube-key ->
    [poop] la cacchetta di topo.
   *[other] il { $cube }.
} Finisce lì.
event-boxed = Nessuno ha vinto { $cards }: di nuovo nella scatola.
event-got-poop = { $again-key ->
    [yes] { $you ->
        [yes] Ancora la carta 1: ti tieni la cacchetta di topo.
       *[no] Ancora la carta 1: { $seat } si tiene la cacchetta di topo.
    }
   *[no] { $you ->
        [yes] Per la carta 1, nel prossimo round hai tu la cacchetta di topo.
       *[no] Per la carta 1, nel prossimo round { $seat } ha la cacchetta di topo.
    }
}
event-won-game = { $you ->
    [yes] Vinci: nessuno mescola meglio!
   *[no] { $seat } vince: nessuno mescola meglio!
}

## Il laboratorio in parole

twin-round = Round { $round } di { $rounds }.
twin-sand = Sabbia rimasta: { $left } secondi su { $all }.
twin-tilts = Inclinazioni rimaste: { $left } su { $all }.
twin-next-stop = Carta Stop più bassa rimasta: { $number }.
twin-box = Carte che nessuno ha vinto: { $count }.
twin-formula = La formula: { $cards }.
twin-owned = { $you ->
    [yes] Per te:
   *[no] Per { $seat }:
} { $cards }.
twin-wanted = Da avere nel becco, dalla punta: { $cubes }.
twin-seat = { $you ->
    [yes] Tu:
   *[no] { $seat }:
} { $score ->
    [one] un punto.
   *[other] { $score } punti.
}
twin-cards = Carte: { $cards }.
twin-poop = In questo round con la cacchetta di topo.
twin-flask = { $you ->
    [yes] Il tuo alambicco.
   *[no] L’alambicco di { $seat }.
}
twin-unloaded = { $you ->
    [yes] Il tuo alambicco è ancora da riempire.
   *[no] L’alambicco di { $seat } è ancora da riempire.
}
twin-beak = Nel becco, dalla punta: { $cubes }.
twin-beak-empty = Il becco è vuoto.
twin-right = Giusti: { $right }.
twin-where = { $region-key ->
    [mouth] Nella curva davanti al becco:
    [neck] Nel collo:
    [below] Sotto il collo:
    [ledge] Sulla mensola a sinistra del collo:
    [middle] In mezzo:
    [left] A sinistra, sopra la zona di partenza:
    [right] A destra, accanto alla zona di partenza:
   *[start] Nella zona di partenza:
} { $cubes }.
twin-out = Accanto all’alambicco: { $cubes }.
twin-worth = Fermarsi ora porterebbe { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
twin-stopped = { $pace-key ->
    [calm] Fermo dopo { $tilts ->
        [one] un’inclinazione
       *[other] { $tilts } inclinazioni
    } (tick { $tick }).
   *[sand] Fermo a { $seconds },{ $tenths } s (tick { $tick }).
}
twin-grabbed = Carta afferrata { $seconds },{ $tenths } s dopo la sabbia (tick { $tick }).
twin-stop-card = Carta Stop { $number }.
twin-decided = Così si è deciso l’ultimo round:
twin-decision = Carta Stop { $number }, { $seat }: { $how-key ->
    [dealt] carta assegnata alla fine.
    [last] carta rimasta per ultima.
    [grab] carta afferrata { $seconds },{ $tenths } s dopo la sabbia (tick { $tick }).
   *[stop] stop { $pace-key ->
        [calm] dopo { $tilts ->
            [one] un’inclinazione
           *[other] { $tilts } inclinazioni
        }
       *[sand] a { $seconds },{ $tenths } s
    } (tick { $tick }).
}
twin-won = Vinto: { $cards }.
twin-won-nothing = Vinto niente.

## Regole: il gioco

chapter-book = Il gioco
rule-B1 = Da ciascuno dei cinque mazzetti si prende la carta in cima. Le cinque si mescolano, si mettono in fila e si scoprono: è la formula. Da sinistra a destra dice in quale ordine devono stare gli ingredienti nel becco. Vale per tutti fino alla fine del round.
    .cite = Nitro Glyxerol 2015, fase 1: la formula
    .no = Non ancora: prima deve esserci tutta la formula.
rule-B2 = Ognuno mette un ingrediente per colore nella zona di partenza del suo alambicco, nell’ordine e nei punti che vuole. Niente può sporgere dalla zona di partenza, e nessun ingrediente può stare sopra un altro.
    .cite = Nitro Glyxerol 2015, fase 2: riempire
    .no = Così non va: ogni ingrediente sta nella zona di partenza, nessuno sporge e nessuno sta sopra un altro.
rule-B3 = Chi ha la cacchetta di topo mette anche quella nella zona di partenza.
    .cite = Nitro Glyxerol 2015, fase 2: entra anche la cacchetta di topo
    .no = Metti quel che è tuo: cinque ingredienti, e la cacchetta di topo se ce l’hai, ma solo allora.
rule-B4 = Al via si gira la clessidra, e tutti mescolano insieme, ognuno nel suo alambicco.
    .cite = Nitro Glyxerol 2015, fase 3: tutti mescolano insieme
    .no = Non ora: gli alambicchi si muovono solo mentre tutti mescolano.
rule-B5 = Puoi fermarti in qualsiasi momento. Chi si ferma prende la carta Stop più bassa rimasta.
    .cite = Nitro Glyxerol 2015, fase 3: fermarsi
    .no = Non ora: puoi fermarti solo mentre mescoli.
rule-B6 = Chi si è fermato toglie le mani. L’alambicco resta com’è per il resto del round.
    .cite = Nitro Glyxerol 2015, fase 3: giù le mani
    .no = Giù le mani! Per te è finita, e il tuo alambicco resta com’è.
rule-B7 = Quando la sabbia è finita, nessuno mescola più. Chi non ha ancora una carta Stop ne afferra una.
    .cite = Nitro Glyxerol 2015, fase 3: la sabbia è finita
    .no = La sabbia è finita: nessuno mescola più.
rule-B8 = Puoi far entrare gli ingredienti nel becco e farli uscire di nuovo, quante volte vuoi. Conta solo come stanno quando ti fermi.
    .cite = Nitro Glyxerol 2015, fase 3: dentro e fuori dal becco
    .no = Non ora: il becco si guarda quando ti fermi, non prima.
rule-B9 = Se un ingrediente salta fuori dal tuo alambicco, puoi rimetterlo nella zona di partenza o continuare senza.
    .cite = Nitro Glyxerol 2015, fase 3: un ingrediente salta fuori
    .no = Quello non è saltato fuori: non c’è niente da rimettere.
rule-B10 = Le carte si assegnano nell’ordine delle carte Stop: prima alla carta 1, poi alla carta 2 e così via.
    .cite = Nitro Glyxerol 2015, fase 4: nell’ordine delle carte Stop
    .no = Non ora: si assegna quando tutti hanno una carta Stop.
rule-B11 = Il tuo becco si confronta con la formula, dalla punta. Se il tuo primo ingrediente ha il colore della prima carta, quella carta è tua. Poi vengono il secondo ingrediente e la seconda carta, e così via.
    .cite = Nitro Glyxerol 2015, fase 4: ogni ingrediente al suo posto
    .no = Non ora: si confronta quando tutti hanno una carta Stop.
rule-B12 = Se qualcun altro ha già la carta, per quell’ingrediente non ricevi niente, ma vai avanti con il prossimo.
    .cite = Nitro Glyxerol 2015, fase 4: una carta già presa
    .no = Qualcuno è stato più veloce: quella carta non c’è più.
rule-B13 = Al primo ingrediente fuori posto è finita. Per quello e per tutti quelli dietro non ricevi niente, anche se stanno al posto giusto.
    .cite = Nitro Glyxerol 2015, fase 4: il primo errore
    .no = Dopo il primo errore non si vince più niente.
rule-B14 = Le carte che nessuno ha vinto tornano nella scatola. Le carte Stop tornano sul tavolo per il prossimo round.
    .cite = Nitro Glyxerol 2015, fase 4: carte che nessuno ha vinto
    .no = Non ora: nella scatola va solo quel che nessuno ha vinto, alla fine del round.
rule-B15 = Chi ha preso la carta Stop 1 riceve la cacchetta di topo per il prossimo round, e lì gira anche la clessidra.
    .cite = Nitro Glyxerol 2015, fase 5: a chi va la cacchetta di topo
    .no = Non ora: la cacchetta di topo va alla carta Stop 1, alla fine del round.
rule-B16 = Con la cacchetta di topo vinci carte solo se sta proprio in punta al tuo becco. Il primo ingrediente della formula deve starle dietro, in posizione 2, e così via.
    .cite = Nitro Glyxerol 2015, fase 5: la cacchetta in punta
    .no = La cacchetta di topo non è in punta: non si vince niente.
rule-B17 = Il gioco dura sette round. Poi tutte le 35 carte sono state giocate.
    .cite = Nitro Glyxerol 2015, sette round
    .no = I sette round sono giocati; un ottavo non c’è.
rule-B18 = Alla fine sommi i valori delle carte che hai vinto. La somma più alta vince.
    .cite = Nitro Glyxerol 2015, fine del gioco
    .no = Non ora: i punti si contano dopo il settimo round.

## Le nostre decisioni: l’alambicco

chapter-flask = Le nostre decisioni: l’alambicco
rule-N1 = Davanti vuol dire nella punta chiusa del becco, lontano dalla pancia dell’alambicco. Chi entra per primo, quindi, sta davanti.
    .cite = La nostra decisione: dov’è il davanti
    .no = Il davanti del becco è la sua punta chiusa.
rule-N2 = Un ingrediente è nel becco se il suo centro ne ha passato l’entrata. Gli spazi vuoti non contano, conta solo l’ordine.
    .cite = La nostra decisione: che cosa è nel becco
    .no = Nel becco è solo ciò che ne ha passato l’entrata con il suo centro.
rule-N3 = Nel momento in cui ti fermi, il tuo alambicco si congela. Niente rotola più, e nessuno può urtare il tavolo.
    .cite = La nostra decisione: l’alambicco si congela
    .no = Il tuo alambicco è congelato: dentro non si muove più niente.
rule-N11 = Nel becco c’è posto per sei: cinque ingredienti e la cacchetta di topo.
    .cite = La nostra decisione: nel becco ce ne stanno sei
    .no = Nel becco c’è posto per sei, e non di più.
rule-N16 = Nessuno può metterci le dita, e nessuno può rovesciare l’alambicco. Un ingrediente ne esce solo se una scossa troppo forte lo fa saltare oltre il bordo. Allora aspetta lì accanto finché qualcuno lo rimette.
    .cite = La nostra decisione: niente dita, niente rovesciato
    .no = Niente dita nell’alambicco! Si può solo inclinarlo e scuoterlo.
rule-N17 = Quel che fa la tua mano arriva al tavolo, e l’alambicco del giudice fa lo stesso, sessanta tick al secondo. Conta quel che c’è lì. Nessuna mano può spingere più forte di un’altra o andare avanti nel tempo; chi ci prova viene corretto, lo si dice, e il gioco continua. Una mano lontana può avere un ritardo di 0,4 secondi. Quel che arriva ancora più tardi conta come mano ferma.
    .cite = La nostra decisione: l’alambicco del giudice
    .no = L’alambicco del giudice dice altro: questo non segue da quel che ha fatto la tua mano.

## Le nostre decisioni: fermarsi

chapter-stopping = Le nostre decisioni: fermarsi
rule-N4 = Gli stop si mettono in ordine secondo il tick; in un secondo ce ne sono sessanta. Nello stesso tick viene prima chi non ha la cacchetta di topo, poi chi ha meno punti, poi il primo posto a sedere.
    .cite = La nostra decisione: due stop insieme
    .no = Non ora: chi era primo lo dicono i tick.
rule-N5 = Se due o più non hanno una carta Stop quando la sabbia è finita, hanno tre secondi per afferrarla: il più veloce prende la più bassa. Quel che resta si assegna: a chi ha meno punti, poi al primo posto a sedere. Se manca a uno solo, la riceve senza gara. Nel gioco con calma nessuno corre: si assegna subito.
    .cite = La nostra decisione: afferrare
    .no = Non ora: si afferra una volta sola, nei tre secondi dopo la sabbia.
rule-N6 = Quando tutti gli altri si sono fermati, l’ultimo può mescolare finché finisce la sabbia, o fermarsi prima. La carta è la stessa.
    .cite = La nostra decisione: l’ultimo che mescola
    .no = Non ora: chi mescola per ultimo decide quando basta.
rule-N7 = Puoi fermarti con il becco sbagliato o vuoto, solo per dare fastidio. La tua carta la prendi lo stesso, e se è la carta 1, con lei arriva la cacchetta di topo.
    .cite = La nostra decisione: fermarsi per dare fastidio
    .no = Non ora: puoi fermarti solo mentre mescoli.
rule-N18 = Uno stop è definitivo. Nessuno ricomincia.
    .cite = La nostra decisione: uno stop è definitivo
    .no = Il tuo stop c’è già stato, ed è definitivo.
rule-M1 = Due casi, due ordini. Stop nello stesso tick: prima chi è senza cacchetta di topo, poi chi ha meno punti, poi il primo posto a sedere. Carte assegnate alla fine: meno punti, poi il primo posto a sedere, con o senza cacchetta di topo.
    .cite = La nostra decisione: due casi, due ordini
    .no = Non ora: si assegna dopo la gara.
rule-M2 = Due carte afferrate nello stesso tick si mettono in ordine come due stop.
    .cite = La nostra decisione: due mani insieme
    .no = Non ora: chi ha afferrato per primo lo dicono i tick.
rule-M3 = Se l’ultimo che mescola si ferma prima, prende l’ultima carta Stop, e le carte della formula si assegnano subito.
    .cite = La nostra decisione: l’ultimo si ferma prima
    .no = Non ora: tutti hanno una carta Stop, non si mescola più.

## Le nostre decisioni: la cacchetta di topo

chapter-poop = Le nostre decisioni: la cacchetta di topo
rule-N8 = La carta Stop 1 porta la cacchetta di topo anche se la si prende solo dopo la sabbia.
    .cite = La nostra decisione: la carta 1 dopo la sabbia
    .no = La carta Stop 1 porta la cacchetta di topo, in qualunque momento sia stata presa.
rule-N9 = Chi ha la cacchetta di topo e prende di nuovo la carta 1 se la tiene.
    .cite = La nostra decisione: ancora la carta 1
    .no = Ancora la carta 1: la cacchetta di topo resta dov’è.
rule-N10 = Se la cacchetta di topo salta fuori, puoi lasciarla fuori. Ma allora in questo round non vinci niente.
    .cite = La nostra decisione: la cacchetta lasciata fuori
    .no = Senza cacchetta di topo in punta non si vince niente.
rule-N12 = Dopo l’ultimo round la cacchetta di topo non passa più a nessuno. Non costa punti.
    .cite = La nostra decisione: niente cacchetta dopo l’ultimo round
    .no = Non c’è un prossimo round: nessuno riceve la cacchetta di topo.
rule-M6 = Se la cacchetta di topo è in punta, ma dietro non c’è niente o c’è l’ingrediente sbagliato, non si vince niente.
    .cite = La nostra decisione: niente dietro la cacchetta
    .no = Dietro la cacchetta di topo deve stare il primo ingrediente della formula.
rule-M8 = La carta 1 di questo round porta la cacchetta di topo per il prossimo. Nel round in cui prendi la carta non ti fa danno.
    .cite = La nostra decisione: in questo round, per il prossimo
    .no = La cacchetta di topo conta solo dal prossimo round.

## Le nostre decisioni: i punti

chapter-scoring = Le nostre decisioni: i punti
rule-N13 = Un ingrediente che manca è un errore come uno sbagliato: da lì in poi non si vince più niente.
    .cite = La nostra decisione: un ingrediente che manca è un errore
    .no = Lì manca un ingrediente: non si vince più niente.
rule-M4 = Nella scatola vanno solo le carte che nessuno ha vinto. Quel che hai vinto resta a te.
    .cite = La nostra decisione: che cosa va nella scatola
    .no = Nella scatola va solo quel che nessuno ha vinto.
rule-M5 = Si può andare giocatore per giocatore, oppure carta per carta: ogni carta va alla carta Stop più bassa il cui becco è giusto fin lì. Le due vie portano allo stesso risultato.
    .cite = La nostra decisione: giocatore per giocatore, carta per carta
    .no = Non ora: si assegna quando tutti hanno una carta Stop.
rule-M7 = Il secondo esempio del regolamento non mostra tutta la formula; è certo solo che il rosso viene per ultimo. Funziona con ogni formula del genere: la carta 1 con quattro ingredienti giusti prende quattro carte, e il rosso va alla carta Stop più bassa delle due che hanno giusti tutti e cinque.
    .cite = La nostra decisione: l’esempio con il rosso in fondo
    .no = Non ora: è un esempio, non una mossa.
rule-T1 = A parità di somma vincono più carte. Se anche quelle sono pari, la vittoria è condivisa.
    .cite = Nitro Glyxerol 2015, fine del gioco: parità
    .no = Non ora: una parità si risolve dopo il settimo round.

## Le nostre decisioni: a questo tavolo

chapter-table = A questo tavolo
rule-N14 = Il tavolo posa la formula e conta alla rovescia. Chi ha la cacchetta di topo gira la clessidra; nel primo round lo fa chi siede per primo.
    .cite = La nostra decisione: chi posa, chi conta alla rovescia
    .no = Non ora: il tavolo conta alla rovescia da tre.
rule-N15 = Si riempie mentre la formula è scoperta. Appena qualcuno è pronto, agli altri restano 20 secondi. Quando tutti hanno finito, si va subito avanti. Per chi è in ritardo il tavolo mette gli ingredienti nell’ordine della formula, la cacchetta di topo per prima. Nel gioco con calma non c’è orologio.
    .cite = La nostra decisione: il tempo per riempire
    .no = Hai già riempito; ora tocca agli altri.
rule-C1 = Il tavolo si accorda sulla sabbia: 30 secondi di solito, 45 per prendersela comoda, 60 per imparare. Nel gioco con calma sono 60, 90 o 120 inclinazioni leggere per ognuno.
    .cite = Regola della casa: quanta sabbia
    .no = Tanta sabbia così non c’è: 30, 45 o 60 secondi.
rule-C2 = Nel gioco con calma non scende sabbia. Ognuno inclina piano il suo alambicco, in su, in giù, a sinistra, a destra o di traverso, oppure lo tiene in piano; quando tutti hanno fatto, si passa alla volta dopo. Puoi anche fermarti. In su vuol dire verso il collo. La strada va dalla zona di partenza a destra, sale tra le pareti in mezzo, passa per il collo e poi gira a sinistra nel becco. Quando le inclinazioni sono finite, si assegnano le carte Stop rimaste.
    .cite = Regola della casa: il gioco con calma
    .no = Nel gioco con calma l’alambicco si inclina solo piano, una volta alla volta.
rule-C3 = Nessun alambicco può avere più di un secondo di vantaggio sul più lento.
    .cite = Regola della casa: un secondo di vantaggio
    .no = Hai un secondo di vantaggio: aspetta l’alambicco più lento.

## Lezione

lesson-1 = Metti i tuoi ingredienti come vuoi. La cosa più furba è mettere il blu, che serve per primo, a destra, più vicino all’uscita, e gli altri dietro, in ordine.
    .good = Il blu è il più vicino all’uscita, e gli altri fanno la fila dietro. Si parte!
    .other = Puoi farlo, ma prima serve il blu. Mettilo a destra, più vicino all’uscita, poi il rosso, il verde, il giallo e il viola. Riprova!
lesson-2 = Qui non scende sabbia. Inclini piano il tuo alambicco, e gli ingredienti scivolano. Il blu è proprio sotto il collo. Da che parte inclini?
    .good = Su che scivola, attraverso il collo fino alla curva. Da lì parte il becco.
    .other = Così il blu non è entrato nel collo. Il collo è in alto. Riprova!
lesson-3 = Il blu è nella curva. Il becco va verso sinistra, e chi entra per primo sta in punta. Fai entrare il blu!
    .good = Plop! Il blu è in punta, come vuole la formula. Un ingrediente giusto.
    .other = Il blu non è nel becco. Il becco va verso sinistra. Riprova!
lesson-4 = Il blu è dentro, e adesso la formula vuole il rosso. Ma nella curva c’è il giallo! Se entra, dietro di lui non conta più niente. Rimandalo giù.
    .good = Il giallo ricade, il blu resta dentro, e la strada è libera per il rosso. La pazienza è metà della ricetta.
    .other = Il giallo è ancora sulla strada del rosso. Inclina dritto in giù, via dal collo. Riprova!
lesson-5 = Un 8 e un 7 sono nel tuo becco, nell’ordine giusto. Le altre tre carte insieme valgono 6, e il tuo rivale ha già dentro il giallo. Vai avanti?
    .good = Carta Stop 1! L’8 e il 7 sono tuoi, qualunque cosa si mescoli ancora. Il prezzo: la cacchetta di topo nel prossimo round.
    .other = Tanta strada per 6 punti, e se il tuo rivale si ferma prima, l’8 è perso. Fermati finché conviene. Riprova!
lesson-6 = Avevi la carta 1, e adesso hai la cacchetta di topo. I tuoi ingredienti contano solo se sta proprio in punta al tuo becco. Eccola nella curva, con il blu dietro. Falla entrare!
    .good = Puah, ma giusto: la cacchetta di topo è in punta. Ora il blu può seguirla.
    .other = La cacchetta di topo non è in punta, e senza di lei non conta niente. Il becco va verso sinistra. Riprova!
lesson-7 = Il tuo rivale ha la carta Stop 1, e con quella il 9 blu. Da te blu, rosso e verde sono giusti, e da vincere restano solo un 2 e un 1. La carta già presa rovina le altre? Fermati e lo vedrai.
    .good = Niente per il blu, ma una carta già presa non è un errore: il 6 rosso e l’8 verde sono tuoi.
    .other = Puoi continuare per un 2 e un 1. Ma guarda prima quanto vale il tuo becco: fermati. Riprova!
lesson-8 = Il tuo rivale si è appena fermato, con blu e rosso come te. Ma tu puoi ancora fermarti nello stesso istante! Allora viene prima chi non ha la cacchetta di topo.
    .good = Stesso tick, e vieni prima tu: carta Stop 1, il 9 blu e il 6 rosso. Anche dal tuo rivale è giusto, ma è tardi.
    .other = Troppo tardi: il tuo rivale ha la carta Stop 1, e con quella il blu e il rosso. Un attimo fa potevi fermarti anche tu. Riprova!
lesson-9 = Contro la sabbia puoi scuotere forte, e allora un ingrediente può saltare fuori. Adesso ti serve il rosso, ed è accanto all’alambicco. Rimettilo.
    .good = Di nuovo nella zona di partenza: costa un attimo, niente di più. Ora può tornare verso il collo.
    .other = Il rosso è ancora accanto all’alambicco, e senza di lui la prossima carta è irraggiungibile. Tocca il piattino. Riprova!

## Che cosa c’è da raccontare alla fine

story-rich-beak = { $you ->
    [yes] { $count } ingredienti al posto giusto nel tuo becco: { $points } punti in un colpo solo.
   *[no] { $count } ingredienti al posto giusto nel becco di { $seat }: { $points } punti in un colpo solo.
}

## What lies on the table

about-flask = Un alambicco. Inclinalo finché gli ingredienti stanno nel becco nell’ordine della formula.
about-beak = Quello che sta in un becco, dalla punta. Conta solo come sta quando ci si ferma.
about-cube = Un ingrediente. Al posto giusto nel becco vince la carta del suo colore.
about-poop = La cacchetta di topo. Chi ce l’ha vince carte solo se sta proprio in punta al becco.
about-dish = Ingredienti saltati fuori. Si possono rimettere nella zona di partenza.
about-formula-card = Una carta della formula. Da sinistra dice quale ingrediente va dove; il numero è il suo valore.
about-stop-card = Una carta Stop. Chi si ferma prende la più bassa; la più bassa prende per prima le sue carte.
about-sand = Il tempo che resta. Quando è finito, nessuno mescola più.
about-won-cards = Carte vinte. La loro somma sono i punti.
about-verdict = Una spunta: giusto fin qui. Una croce: il primo errore, e dietro non conta più nulla.
