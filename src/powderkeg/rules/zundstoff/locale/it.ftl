### Zündstoff: tutte le parole del gioco, in italiano.

game-name = Zündstoff
game-pitch = Fiammiferi, razzi e furfanti: una corsa al sole per gli occhiali più belli dello spazio.
game-goal = In ogni round posi due carte coperte, una dopo l’altra. Chi mostra più fiammiferi di un colore vola con quel razzo, di disco in disco, e le carte rotazione deviano la rotta appena prima. Raggiungi il sole da un lato che mostra il tuo colore, e un paio di occhiali è tuo. Chi ha per primo due paia di colori diversi si prende il titolo di ALL-Capone.

## Pezzi

colour-red = rosso
colour-blue = blu
colour-yellow = giallo
card-sun = un gira-sole
card-planet = un gira-pianeta
card-red1 = l’1 rosso
card-red2 = il 2 rosso
card-red3 = il 3 rosso
card-blue1 = l’1 blu
card-blue2 = il 2 blu
card-blue3 = il 3 blu
card-yellow1 = l’1 giallo
card-yellow2 = il 2 giallo
card-yellow3 = il 3 giallo
card-black1 = l’1 nero
card-black2 = il 2 nero
# Si sceglie una carta o un colore, perciò i colori stanno anche qui.
card-red = il rosso
card-blue = il blu
card-yellow = il giallo
planet-0 = il sole
planet-1 = la Terra
planet-2 = il pianeta 2
planet-3 = il pianeta 3
planet-4 = il pianeta 4
planet-5 = il pianeta 5
planet-6 = il pianeta 6
planet-7 = il pianeta 7
planet-8 = il pianeta 8
planet-9 = il pianeta 9
planet-10 = il pianeta 10
planet-11 = il pianeta 11
planet-12 = il pianeta 12
planet-13 = il pianeta 13
planet-14 = il pianeta 14
planet-15 = il pianeta 15

## Opzioni

option-layout = Disposizione
    .square = quadrato
    .ring = anello
    .octagon = ottagono
    .cross = croce
    .islands = due isole
    .long = lunga e stretta
    .own = la nostra ({ $value })
option-memory-aid = Promemoria
    .off = no: ognuno ricorda da sé che cosa è stato giocato
    .on = sì: tutti vedono quali carte possono ancora avere gli altri
option-lone-black = I fiammiferi neri senza una carta colorata
    .nothing = non contano
    .any-colour = contano nel colore annunciato da chi li gioca
option-matches = Fiammiferi sulle due carte di un colore
    .usual = due e tre
    .wide = uno e tre
option-blacks = Fiammiferi sulle due carte nere
    .usual = uno e due
    .ones = uno ciascuna
    .twos = due ciascuna

## Che cosa si aspetta

prompt-deal = Si stanno posando i dischi.
prompt-first = { $them ->
    [yes] Round { $round }: scegli la tua prima carta.
   *[no] Round { $round }: si scelgono le prime carte.
}
prompt-second = { $them ->
    [yes] Round { $round }: scegli la tua seconda carta.
   *[no] Round { $round }: si scelgono le seconde carte.
}
prompt-laid = Hai posato { $card }. Finché manca una carta puoi ancora cambiare.
prompt-name = { $them ->
    [yes] I tuoi fiammiferi neri non hanno ancora un colore: annunciane uno.
   *[no] Chi ha solo fiammiferi neri annuncia un colore.
}
prompt-turn = { $you ->
    [yes] Tocca a te girare: quale disco, e di quanto?
   *[no] { $seat } sceglie quale disco girare.
}
prompt-choose = { $them ->
    [yes] Hai vinto due voli e ne farai uno solo: quale?
   *[no] Chi ha vinto due voli ne sceglie uno.
}
prompt-settled = Hai scelto il { $colour }. Finché qualcuno sceglie puoi ancora cambiare.
prompt-fly = { $you ->
    [yes] Il tuo volo { $colour }: dove ti fermi?
   *[no] Volo { $colour }: { $seat } sceglie dove fermarsi.
}
prompt-over = La corsa è finita.

## Mosse

move-card = Posa { $card }
move-turn = Gira { $planet } { $quarters ->
    [1] di un quarto di giro
    [2] di mezzo giro
   *[3] di tre quarti di giro
}
move-flight = Prendi il volo { $colour }
move-name = Annuncia il { $colour } per i tuoi fiammiferi neri
move-fly = { $goal-key ->
    [sun] Vola sul sole
    [rose] Vola sul disco coperto
    [1] Vola sulla Terra
   *[other] Vola sul pianeta { $goal-key }
}
move-earth = Posa la Terra
move-sun = Posa il sole
move-deal = Posa coperto { $planet }
move-marker = Segnalino di partenza: { $seat }

## Eventi

event-laid-out = { $you ->
    [yes] I dischi sono pronti. Il segnalino di partenza è tuo.
   *[no] I dischi sono pronti. { $seat } ha il segnalino di partenza.
}
event-round-began = { $you ->
    [yes] Round { $round }. Hai il segnalino di partenza.
   *[no] Round { $round }. { $seat } ha il segnalino di partenza.
}
event-laid = { $card-key ->
    [unknown] { $seat } posa una carta coperta.
   *[other] { $you ->
        [yes] Posi coperta una carta: { $card }.
       *[no] { $seat } posa coperta una carta: { $card }.
    }
}
event-chose-colour = { $colour-key ->
    [unknown] { $seat } sceglie in segreto.
   *[other] { $you ->
        [yes] Scegli il { $colour }, in segreto.
       *[no] { $seat } sceglie il { $colour }, in segreto.
    }
}
event-changed = { $you ->
    [yes] Cambi idea: { $choice }.
   *[no] { $seat } cambia idea: { $choice }.
}
event-revealed = { $which-key ->
    [first] Tutti scoprono la prima carta.
   *[second] Tutti scoprono la seconda carta.
}
event-showed = { $you ->
    [yes] Mostri { $card }.
   *[no] { $seat } mostra { $card }.
}
event-named = { $you ->
    [yes] Annunci il { $colour }: { $matches ->
        [one] lì conta il tuo fiammifero nero.
       *[other] lì contano i tuoi { $matches } fiammiferi neri.
    }
   *[no] { $seat } annuncia il { $colour }: { $matches ->
        [one] lì conta un fiammifero nero.
       *[other] lì contano { $matches } fiammiferi neri.
    }
}
event-sun-turned = { $you ->
    [yes] Giri il sole di un quarto di giro.
   *[no] { $seat } gira il sole di un quarto di giro.
}
event-planet-turned = { $you ->
    [yes] Giri { $own-key ->
        [yes] il tuo disco, { $planet },
       *[no] { $planet }
    } { $quarters ->
        [1] di un quarto di giro.
        [2] di mezzo giro.
       *[3] di tre quarti di giro.
    }
   *[no] { $seat } gira { $own-key ->
        [yes] il proprio disco, { $planet },
       *[no] { $planet }
    } { $quarters ->
        [1] di un quarto di giro.
        [2] di mezzo giro.
       *[3] di tre quarti di giro.
    }
}
event-flight-won = { $count ->
    [one] { $them ->
        [yes] Vinci il volo { $colour } con { $matches ->
            [one] un fiammifero.
           *[other] { $matches } fiammiferi.
        }
       *[no] { $winners } vince il volo { $colour } con { $matches ->
            [one] un fiammifero.
           *[other] { $matches } fiammiferi.
        }
    }
   *[other] Vincono il volo { $colour }, con { $matches ->
        [one] un fiammifero a testa:
       *[other] { $matches } fiammiferi a testa:
    } { $them ->
        [yes] tu e { $winners-others }.
       *[no] { $winners }.
    }
}
event-nobody-flies = Nemmeno un fiammifero colorato: non vola nessuno.
event-flight-chosen = { $you ->
    [yes] Prendi il volo { $colour }.
   *[no] { $seat } prende il volo { $colour }.
}
event-flew = { $you ->
    [yes] Il tuo volo { $colour }: { $start }
   *[no] Volo { $colour } per { $seat }: { $start }
} → { $end ->
    [sun] il sole!
    [rose] un disco coperto.
    [stop] { $planet }, un disco di stop.
   *[planet] { $planet }.
}
event-stayed = { $you ->
    [yes] Hai vinto il volo { $colour }, ma il tuo razzo resta a terra: { $why ->
        [sun] da quel lato il sole non mostra il { $colour }.
       *[alone] in quella direzione non c’è nessun altro disco.
    }
   *[no] { $seat } ha vinto il volo { $colour }, ma il razzo resta a terra: { $why ->
        [sun] da quel lato il sole non mostra il { $colour }.
       *[alone] in quella direzione non c’è nessun altro disco.
    }
}
event-turned-up = { $you ->
    [yes] Scopri { $planet }. Chi ci arriva in questo round deve fermarsi.
   *[no] { $seat } scopre { $planet }. Chi ci arriva in questo round deve fermarsi.
}
event-took-glasses = { $you ->
    [yes] Prendi gli occhiali { $colour-key ->
        [red] rossi
        [blue] blu
       *[yellow] gialli
    } e torni sulla Terra, con stile.
   *[no] { $seat } prende gli occhiali { $colour-key ->
        [red] rossi
        [blue] blu
       *[yellow] gialli
    } e torna sulla Terra, con stile.
}
event-landed-again = { $you ->
    [yes] Raggiungi di nuovo il sole con il { $colour }: niente secondo paio, solo un po’ di abbronzatura. Si torna sulla Terra!
   *[no] { $seat } raggiunge di nuovo il sole con il { $colour }: niente secondo paio, solo un po’ di abbronzatura. Si torna sulla Terra!
}
event-cards-back = In ogni mano resta una carta sola: tutti riprendono le altre dieci.
event-won-the-title = { $you ->
    [yes] Due colori: ALL-Capone sei tu!
   *[no] Due colori: ALL-Capone è { $seat }!
}
event-race-stopped = Il round { $round } è finito e la corsa si ferma qui. Vince chi ha più colori.

## Il tavolo in parole

side-north = in alto
side-east = a destra
side-south = in basso
side-west = a sinistra
twin-round = Round { $round } di { $last } al massimo. Tutte le carte tornano dopo il round { $back }.
twin-marker = { $you ->
    [yes] Hai il segnalino di partenza.
   *[no] { $seat } ha il segnalino di partenza.
}
twin-disc = Riga { $row }, colonna { $column }: { $planet }.
twin-hidden = Riga { $row }, { $count ->
    [one] coperto: colonna { $columns }.
   *[other] coperti: colonne { $columns }.
}
twin-sun = Riga { $row }, colonna { $column }: il sole.
twin-side = { $side-key ->
    [north] In alto:
    [east] A destra:
    [south] In basso:
   *[west] A sinistra:
} { $colours }.
twin-rocket = { $colour-key ->
    [red] Rosso
    [blue] Blu
   *[yellow] Giallo
} { $number } punta { $side-key ->
    [north] verso l’alto,
    [east] verso destra,
    [south] verso il basso,
   *[west] verso sinistra,
} { $goal-key ->
    [sun] sul sole.
    [closed] su un lato chiuso del sole.
    [none] dove non c’è nessun altro disco.
    [rose] sul disco coperto in riga { $row }, colonna { $column }.
    [1] sulla Terra.
   *[other] sul pianeta { $goal-key }.
}
twin-stop = Disco di stop in questo round.
twin-who = { $you ->
    [yes] Qui ci sei tu.
   *[no] Qui c’è { $seat }.
}
twin-left = Paia di occhiali accanto ai dischi: { $red ->
    [one] { $red } rosso,
   *[other] { $red } rossi,
} { $blue } blu, { $yellow ->
    [one] { $yellow } giallo.
   *[other] { $yellow } gialli.
}
twin-seat = { $you ->
    [yes] Tu
   *[no] { $seat }
}: { $planet-key ->
    [1] sulla Terra;
   *[other] sul pianeta { $planet-key };
} { $count ->
    [one] una carta in mano,
   *[other] { $count } carte in mano,
} { $aside } da parte.
twin-glasses = Occhiali: { $colours }.
twin-hand = Ancora da giocare: { $cards }.
twin-shown = Carte scoperte: { $cards }.
twin-matches = { $matches ->
    [one] Un fiammifero per il { $colour }.
   *[other] { $matches } fiammiferi per il { $colour }.
}
twin-won = Voli vinti: { $colours }.
twin-flight = Volo { $colour }.
twin-turns = { $count ->
    [one] Ancora un gira-pianeta da eseguire.
   *[other] Ancora { $count } gira-pianeta da eseguire.
}
twin-ready = Ha scelto.
twin-order = Prossimi, in quest’ordine: { $order }.

## Regole: il gioco

chapter-book = Il gioco
rule-B1 = Chi ha per primo due paia di occhiali di colori diversi vince e porta il titolo di ALL-Capone.
    .cite = Zündstoff 1995, scopo del gioco
rule-B2 = Quindici pianeti e il sole formano sedici dischi. Il sole e la Terra, che è il pianeta 1, sono scoperti. Gli altri pianeti si mescolano e si posano coperti: se ne vede solo la rosa dei venti. Come è girato ogni disco lo decide il caso. Un pianeta ha un razzo rosso, uno blu e uno giallo, ciascuno su un lato tutto suo e con un numero da 1 a 3; il quarto lato è libero. Tre lati del sole mostrano un colore ciascuno, il quarto tutti e tre. La posizione dei colori, i loro numeri e l’orientamento a caso sono una nostra ricostruzione: le figure del regolamento sono andate perse.
    .cite = Zündstoff 1995, preparazione: dischi; in parte nostra ricostruzione
rule-B3 = Tutti giocano con le stesse undici carte: una carta gira-sole, due carte gira-pianeta, due carte fiammifero per ogni colore, rosso, blu e giallo, e due nere. Di solito le due carte di un colore mostrano 2 e 3 fiammiferi, e le nere 1 e 2; il tavolo può accordarsi altrimenti. Tutte le pedine partono dalla Terra. Gli occhiali da sole, cinque paia per colore, stanno accanto ai dischi. Quanti fiammiferi mostrano le carte è una nostra ricostruzione.
    .cite = Zündstoff 1995, preparazione: carte, pedine, occhiali; in parte nostra ricostruzione
rule-B4 = I sedici dischi possono formare altre figure: sei sono pronte, e potete inventarne una vostra. Si scrive riga per riga: E è la Terra, S il sole, o un disco coperto, - un buco, e / comincia una nuova riga. Le sei sono una nostra ricostruzione.
    .cite = Zündstoff 1995, altre disposizioni; le sei sono una nostra ricostruzione
    .no = { $problem-key ->
        [name] Non c’è nessuna disposizione «{ $text }»: prendi square, ring, octagon, cross, islands o long, oppure scrivi le righe, per esempio oooo/ooSo/oooo/Eooo.
        [letter] «{ $text }» non ha posto in una disposizione: ci sono solo E, S, o, - e /.
        [large] Una riga o una colonna è lunga al massimo { $count }.
        [earth] La Terra deve esserci una volta sola, e qui { $count ->
            [0] manca.
           *[other] c’è { $count } volte.
        }
        [sun] Il sole deve esserci una volta sola, e qui { $count ->
            [0] manca.
           *[other] c’è { $count } volte.
        }
       *[discs] I dischi devono essere sedici, e qui { $count ->
            [one] ce n’è uno.
           *[other] ce ne sono { $count }.
        }
    }
rule-B5 = Tutti posano coperta una carta a scelta, poi tutte si scoprono insieme. Allo stesso modo si posa una seconda carta.
    .cite = Zündstoff 1995, fase 1: due carte
    .no = Questa carta non è nella tua mano: { $card }.
rule-B6 = Per ogni carta gira-sole mostrata, il sole gira di un quarto in senso orario.
    .cite = Zündstoff 1995, fase 2: carte gira-sole
rule-B7 = Con una carta gira-pianeta giri di un quarto in senso orario il disco su cui ti trovi.
    .cite = Zündstoff 1995, carte gira-pianeta: il tuo disco
    .no = Il tuo disco gira di un quarto, non di più.
rule-B8 = Se la tua pedina è sola sul suo disco, puoi invece girare un altro pianeta, purché sia scoperto e senza pedine: di un quarto, di mezzo giro o di tre quarti.
    .cite = Zündstoff 1995, carte gira-pianeta: soli sul proprio disco
    .no = { $problem-key ->
        [pawn] C’è qualcuno { $planet-key ->
            [1] sulla Terra;
           *[other] sul pianeta { $planet-key };
        } da lontano si girano solo dischi vuoti.
       *[face-down] Per ora { $planet } non è scoperto: non si può girare.
    }
rule-B9 = Chi ha mostrato due gira-pianeta li esegue uno alla volta, decidendo ogni volta.
    .cite = Zündstoff 1995, carte gira-pianeta: due insieme
rule-B10 = Chi sta sul pianeta con il numero più alto esegue per primo i suoi gira-pianeta; poi viene il numero subito sotto, e così via.
    .cite = Zündstoff 1995, fase 3: chi gira per primo
rule-B11 = I fiammiferi neri rinforzano la carta colorata accanto: si sommano ai suoi.
    .cite = Zündstoff 1995, fiammiferi neri
rule-B12 = In ogni colore vince il volo chi mostra più fiammiferi. A pari numero lo vincono tutti quelli in testa.
    .cite = Zündstoff 1995, fase 4: chi vince un volo
rule-B13 = Chi vince due voli deve sceglierne uno.
    .cite = Zündstoff 1995, fase 4: due voli vinti
    .no = Non hai vinto il volo { $colour }.
rule-B14 = Chi sta sul pianeta con il numero più alto vola per primo; poi viene il numero subito sotto. Sullo stesso pianeta parte prima il razzo con il numero più alto.
    .cite = Zündstoff 1995, fase 5: chi vola per primo
rule-B15 = Lasci il tuo disco dal lato dove c’è il razzo del colore del tuo volo e arrivi al disco successivo. Da lì prosegui con il suo razzo dello stesso colore, di disco in disco.
    .cite = Zündstoff 1995, fase 5: dove vola un razzo
    .no = Il tuo volo { $colour } non porta { $goal-key ->
        [sun] sul sole.
        [rose] su un disco coperto.
        [1] sulla Terra.
       *[other] sul pianeta { $goal-key }.
    }
rule-B16 = Se da quel lato non c’è un disco, si prosegue dall’altro capo della riga o della colonna.
    .cite = Zündstoff 1995, fase 5: il disco opposto
rule-B17 = Se arrivi a un disco coperto, lo si scopre e il tuo volo finisce lì. Fino alla fine del round è un disco di stop: chi ci arriva ci resta, finché non vince un volo in un round successivo.
    .cite = Zündstoff 1995, fase 5: dischi coperti
rule-B18 = Puoi volare fin dove ti portano i razzi del tuo colore, e fermarti su qualsiasi disco lungo la via.
    .cite = Zündstoff 1995, fase 5: fin dove vuoi
rule-B19 = Se il tuo razzo può lasciare il disco, deve farlo: un volo è lungo almeno un passo.
    .cite = Zündstoff 1995, fase 5: lasciare il proprio disco
    .no = Lì ci sei già; un volo deve lasciare il suo disco.
rule-B20 = Sul sole si arriva solo da un lato che mostra il colore del volo.
    .cite = Zündstoff 1995, volare sul sole
rule-B21 = Chi raggiunge il sole prende un paio di occhiali del colore del volo, ma mai un secondo paio dello stesso colore. La pedina torna sulla Terra e riparte quando vince un volo in un round successivo.
    .cite = Zündstoff 1995, occhiali da sole
rule-B22 = Alla fine del round le carte giocate si mettono da parte, coperte. Quando in mano ti resta una carta sola, riprendi tutte le altre.
    .cite = Zündstoff 1995, round successivo: le carte tornano
rule-B23 = La partita finisce quando qualcuno ha due paia di occhiali di colori diversi. I vincitori possono essere più d’uno.
    .cite = Zündstoff 1995, fine della partita

## Le nostre decisioni: la via dei razzi

chapter-paths = Le nostre decisioni: la via dei razzi
rule-Z1 = Ogni riga e ogni colonna è un circuito: dopo l’ultimo disco si torna al primo, e i buchi si saltano. Se un disco è solo nella sua riga o colonna, un razzo che punta da quella parte non può partire.
    .cite = La nostra decisione: righe e colonne sono circuiti
    .no = { $problem-key ->
        [alone] Il disco in riga { $row }, colonna { $column } è solo in entrambe: nessun razzo può arrivarci né ripartirne.
       *[apart] { $count ->
            [one] Un disco non si può mai raggiungere dalla Terra.
           *[other] { $count } dischi non si possono mai raggiungere dalla Terra.
        }
    }
rule-Z2 = Anche al sole si può arrivare lungo un circuito. Entri dal lato che ti sta di fronte: se voli verso destra, dal suo lato sinistro.
    .cite = La nostra decisione: al sole lungo un circuito
rule-Z3 = Se da quel lato il sole non mostra il tuo colore, il tuo volo finisce sul disco precedente. Se è quello da cui parti, resti dove sei.
    .cite = La nostra decisione: un lato chiuso del sole
    .no = Dal lato da cui arrivi, il sole non mostra il { $colour }.
rule-Z4 = Puoi volare sul sole anche con un colore che hai già. Non ricevi un secondo paio: torni solo sulla Terra.
    .cite = La nostra decisione: un colore che hai già
rule-Z5 = Solo il primo passo è obbligatorio. Dopo puoi fermarti dove vuoi, perfino un passo prima del sole.
    .cite = La nostra decisione: solo il primo passo è obbligatorio
rule-Z6 = Un volo non arriva mai due volte allo stesso disco; finisce prima.
    .cite = La nostra decisione: mai due volte lo stesso disco

## Le nostre decisioni: vincere e volare

chapter-flights = Le nostre decisioni: vincere e volare
rule-Z7 = Il volo che non scegli è perso per te. Chi l’ha vinto con te vola lo stesso; il volo non passa al secondo classificato.
    .cite = La nostra decisione: il volo non scelto
rule-Z8 = Prima che parta il primo razzo, tutti quelli che hanno vinto due voli scelgono in segreto e insieme.
    .cite = La nostra decisione: scegliere tra due voli
rule-Z9 = I fiammiferi neri contano per la carta colorata accanto. Accanto a una carta rotazione, o a un’altra nera, non contano. Due carte dello stesso colore si sommano; due di colori diversi contano ciascuna per sé.
    .cite = La nostra decisione: per che cosa conta il nero
rule-Z10 = Se di un colore non c’è nemmeno un fiammifero, quel volo non lo fa nessuno.
    .cite = La nostra decisione: niente fiammiferi, niente volo
rule-Z11 = Se sullo stesso disco più d’uno vince lo stesso volo, decide il segnalino di partenza: prima chi ce l’ha, poi gli altri verso sinistra. Dopo ogni round passa a sinistra.
    .cite = La nostra decisione: il segnalino di partenza
rule-Z12 = L’ordine di chi gira si fissa prima del primo gira-pianeta, quello di chi vola prima del primo volo. Quel che succede nel frattempo non lo cambia.
    .cite = La nostra decisione: quando si fissa l’ordine

## Le nostre decisioni: i dischi

chapter-discs = Le nostre decisioni: i dischi
rule-Z13 = Un disco coperto si gira lungo una delle quattro direzioni della sua rosa dei venti. Nessuno sa com’è orientato, quindi una vale l’altra, e il gesto lo fa il tavolo per te.
    .cite = La nostra decisione: la rosa dei venti
rule-Z14 = Un disco di stop ferma in quel round tutti quelli che ci arrivano, anche chi l’ha scoperto. Dal round dopo è un disco come gli altri.
    .cite = La nostra decisione: dischi di stop
    .no = { $goal-key ->
        [sun] Il tuo volo finisce prima del sole, sul disco che lo ferma.
        [rose] Il tuo volo finisce prima di quel disco, su quello che lo ferma.
        [1] Il tuo volo finisce prima della Terra, sul disco che lo ferma.
       *[other] Il tuo volo finisce prima del pianeta { $goal-key }, sul disco che lo ferma.
    }
rule-Z15 = Le pedine non intralciano nessuno: su un disco ce ne stanno quante si vuole.
    .cite = La nostra decisione: le pedine non bloccano
rule-Z16 = Un gira-pianeta può girare qualsiasi pianeta, anche la Terra, ma non il sole, che ha la sua carta.
    .cite = La nostra decisione: quali dischi si possono girare
rule-Z17 = Un gira-pianeta mostrato va eseguito. Se c’è una sola possibilità, la rotazione avviene da sola.
    .cite = La nostra decisione: una rotazione è d’obbligo
rule-Z18 = Ogni gira-sole conta: due fanno fare mezzo giro al sole. L’ordine non importa.
    .cite = La nostra decisione: più gira-sole

## Le nostre decisioni: le carte e la fine

chapter-cards = Le nostre decisioni: le carte e la fine
rule-Z19 = Dopo cinque round a tutti resta una carta, e si riprendono le altre dieci.
    .cite = La nostra decisione: dieci carte tornano
rule-Z20 = Le carte da parte restano coperte, anche se tutti le hanno viste. Con il promemoria, tutti vedono quali carte possono ancora avere gli altri.
    .cite = La nostra decisione: carte messe da parte
rule-Z21 = Tutti i voli del round si fanno ancora, ciascuno fin dove si vuole. Chi allora ha due colori vince; se sono più d’uno, condividono la vittoria.
    .cite = La nostra decisione: il round si gioca fino in fondo
rule-Z22 = Gli occhiali non finiscono mai: cinque paia per colore, e al massimo cinque giocatori.
    .cite = La nostra decisione: occhiali a sufficienza
rule-Z23 = Dove il regolamento fa andare una pedina su una carta, intende un disco.
    .cite = La nostra decisione: una svista nel regolamento
rule-Z24 = Due gira-pianeta possono toccare due dischi, o due volte lo stesso. Ogni volta si controlla se la tua pedina è sola.
    .cite = La nostra decisione: due gira-pianeta
rule-Z25 = Tutto gira in senso orario, come dice la freccia su ogni disco.
    .cite = La nostra decisione: sempre in senso orario

## Le nostre decisioni: i dettagli

chapter-finer-points = Le nostre decisioni: i dettagli
rule-Z-1 = Anche il disco da cui parti vale come visitato: nessun volo ci ritorna.
    .cite = La nostra decisione: il disco di partenza
rule-Z-2 = Chi ha per primo il segnalino di partenza lo decide la sorte. Passa di mano a ogni round, anche se non ha volato nessuno.
    .cite = La nostra decisione: chi ha il segnalino di partenza
rule-Z-3 = Sullo stesso pianeta anche i gira-pianeta seguono l’ordine del segnalino di partenza. Non cambia nulla: lì nessuno è solo, quindi tutti girano lo stesso disco di un quarto.
    .cite = La nostra decisione: girare sullo stesso pianeta
rule-Z-4 = Mentre si girano i dischi non si muove nessuna pedina. Chi è solo resta solo, e ciò che è vuoto resta vuoto.
    .cite = La nostra decisione: ancora soli, ancora vuoti
rule-Z-5 = Prima sceglie chi ha vinto due voli; poi si fissa l’ordine dei voli, con i razzi scelti.
    .cite = La nostra decisione: prima si sceglie, poi si ordina
rule-Z-6 = In una disposizione vostra, Terra e sole non possono stare nella stessa riga o colonna. Lungo i circuiti il sole deve distare almeno tre passi. Con tre il tavolo avverte che la corsa sarà breve; quattro o più è meglio.
    .cite = La nostra decisione: quanto dev’essere lontano il sole
    .no = { $problem-key ->
        [line] Terra e sole sono in linea; la corsa finirebbe troppo presto.
        [near] Dalla Terra al sole { $count ->
            [one] c’è solo un passo;
           *[other] ci sono solo { $count } passi;
        } ne servono almeno tre.
       *[short] Dalla Terra al sole ci sono solo { $count } passi. Si può fare, ma la corsa sarà breve.
    }
rule-Z-7 = Dopo 100 round la corsa si ferma. Il regolamento non conosce questa fine; l’abbiamo aggiunta noi, perché altrimenti si potrebbe aspettare in eterno. Allora vince chi ha più colori diversi, e a pari merito la vittoria è condivisa.
    .cite = La nostra decisione: cento round
rule-Z-8 = Com’è orientato un disco coperto si decide alla preparazione; lo si vede quando viene scoperto.
    .cite = La nostra decisione: com’è orientato un disco coperto
rule-Z-9 = Se il tavolo è d’accordo: chi mostra fiammiferi neri ma nessuna carta colorata annuncia un colore, una volta scoperte le seconde carte. Tutti quelli a cui capita lo fanno in segreto e insieme. Tutti i loro fiammiferi neri del round contano in quel colore, due carte nere insieme. Altrimenti questi fiammiferi non contano.
    .cite = La nostra decisione: il nero da solo annuncia un colore (opzione)
rule-Z-10 = Le carte tornano alla fine del round, dopo l’ultimo volo.
    .cite = La nostra decisione: quando tornano le carte
rule-Z-11 = Se il sole è il primo passo e il suo lato è aperto, devi volarci, anche con un colore che hai già.
    .cite = La nostra decisione: il sole come primo passo
rule-Z-12 = Un volo che può finire in un solo modo si fa senza chiedere.
    .cite = La nostra decisione: un volo senza scelta
rule-Z-13 = Finché qualcuno ci pensa ancora, puoi cambiare una carta, un colore o un volo scelto in segreto, al massimo nove volte: altrimenti una partita potrebbe non finire mai.
    .cite = La nostra decisione: cambiare idea
    .no = Hai cambiato idea nove volte; ora la scelta resta.

## Lezione

lesson-1 = Chi mostra più fiammiferi di un colore vola. Il tuo razzo rosso punta dritto al sole, ma di fronte c’è il 3 rosso, e tu hai mostrato solo il 2 rosso. Vinci il volo rosso!
    .good = Cinque fiammiferi rossi battono tre: si va sul sole, e gli occhiali rossi sono tuoi.
    .other = Il rosso è sfumato, e il sole deve aspettare. Somma i tuoi fiammiferi rossi e riprova!
lesson-2 = Due fiammiferi gialli contro tre: non bastano, e altro giallo non ne hai. Ma i neri si sommano alla carta colorata accanto.
    .good = Due gialli e due neri fanno quattro. Il volo è tuo, e con lui gli occhiali gialli!
    .other = Due gialli non battono tre. Una carta nella tua mano li rinforza. Riprova!
lesson-3 = Hai vinto due voli e puoi farne uno solo. Attenzione alle rose dei venti: un disco coperto mette fine a ogni volo. Quale prendi?
    .good = Il rosso porta dritto sul sole. Il blu è perso, ma a che servono due razzi insieme?
    .other = Un pianeta nuovo, ma il volo è finito lì, e il sole non è più vicino di prima. Riprova!
lesson-4 = Un volo va di disco in disco, sempre con lo stesso colore, e puoi fermarti su ognuno. Il tuo razzo rosso punta oltre il bordo. Nessun problema: ogni riga è un circuito, e si rientra dall’altro capo. Fin dove voli?
    .good = Fuori a destra, dentro a sinistra, oltre due pianeti e sul sole. Lo spazio è tondo!
    .other = Lì puoi fermarti, ma con il rosso si andava più lontano. Segui i razzi rossi e riprova!
lesson-5 = Punti sul rosso, ma il tuo razzo rosso guarda da un’altra parte. Un gira-pianeta gira il disco su cui ti trovi di un quarto in senso orario. Correggi la rotta!
    .good = Un quarto di giro, e il rosso punta al sole. Tre fiammiferi sono bastati: nessun altro voleva il rosso.
    .other = Il volo rosso era tuo, ma è andato dalla parte sbagliata. Più fiammiferi non fanno girare il razzo. Riprova!
lesson-6 = Sul tuo disco ci sei solo tu, quindi il tuo gira-pianeta può girarne un altro: di un quarto, di mezzo giro o di tre quarti. Il tuo volo rosso passa prima dal pianeta 14. Da che parte deve puntare il suo razzo rosso?
    .good = Mezzo giro, e dal pianeta 14 il rosso porta sul sole. Non ti resta che volarci.
    .other = Così il rosso non arriva al sole. Sul pianeta 14 il suo razzo deve puntare in alto. Riprova!
lesson-7 = Il volo rosso è quasi vinto, e il tuo razzo punta al sole. Ma il lato di fronte mostra il blu: chiuso. Ogni gira-sole fa girare il sole di un quarto in senso orario.
    .good = E gira! Ora quel lato mostra il rosso, e gli occhiali rossi sono tuoi.
    .other = Il volo rosso è tuo, eppure il razzo resta a terra: nessun fiammifero apre un lato chiuso. Riprova!
lesson-8 = Gli occhiali rossi li hai; solo un secondo colore ti fa diventare ALL-Capone. Nella tua colonna ci sono solo due dischi, quindi alto e basso portano entrambi sul sole. Quale colore devono rinforzare i tuoi fiammiferi neri?
    .good = Quattro blu battono tre. Fuori in basso, dentro in alto, ed eccolo, il tuo secondo colore: ALL-Capone sei tu!
    .other = Niente secondo colore, stavolta. Il rosso ce l’hai già; quale altro razzo porta sul sole? Riprova!

## Che cosa c’è da raccontare alla fine

story-title = { $you ->
    [yes] Il tuo volo { $colour } da { $start } al sole: il secondo paio di occhiali.
   *[no] Volo { $colour } da { $start } al sole per { $seat }: il secondo paio di occhiali.
}
story-glasses = { $you ->
    [yes] I tuoi primi occhiali: volo { $colour } da { $start } al sole.
   *[no] Primi occhiali per { $seat }: volo { $colour } da { $start } al sole.
}
story-in-vain = { $you ->
    [yes] Hai raggiunto il sole con il { $colour }, un colore che avevi già.
   *[no] { $seat } ha raggiunto il sole con il { $colour }, un colore che aveva già.
}
outcome-rank = Sei al { $rank }º posto { $points ->
    [0] senza occhiali
    [one] con un paio di occhiali
   *[other] con { $points } paia di occhiali
}.
outcome-won = Hai vinto con { $points ->
    [one] un paio di occhiali
   *[other] { $points } paia di occhiali
}.

## What lies on the table

about-disc = Un pianeta. I suoi razzi dicono dove prosegue un volo del loro colore.
about-hidden-disc = Un disco coperto. Chi ci arriva lo scopre, e il volo finisce lì.
about-stop-disc = Un disco di stop, scoperto in questo round. Chi ci arriva ci resta.
about-sun = Il sole. Ci si arriva solo da un lato che mostra il colore del volo.
about-pawn = Una pedina. Il numero del suo pianeta dice chi vola per primo.
about-chip = Occhiali, presi sul sole. Due paia di colori diversi fanno vincere.
about-fuel-card = Fiammiferi. Chi ne mostra di più di un colore vince il suo volo.
about-black-card = Fiammiferi neri. Si sommano alla carta colorata accanto.
about-sun-card = Una carta gira-sole. Gira il sole di un quarto in senso orario.
about-planet-card = Una carta gira-pianeta. Gira il tuo disco; se ci sei da solo, puoi girarne un altro.
about-card-back = Una carta coperta. Si scoprono tutte insieme.
about-left = Quello che qualcuno può ancora giocare prima che le carte tornino.
about-marker = Il segnalino di partenza. Decide a parità, e dopo ogni round passa a sinistra.
about-rounds = I round prima che tutti riprendano le carte.
about-choosing = Qualcuno sta ancora scegliendo una carta.
about-ready = Una carta è scelta. Finché altri pensano, si può ancora scambiare.
about-sum = I fiammiferi di un colore che qualcuno mostra, compresi i neri.
