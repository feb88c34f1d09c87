### Zündstoff: che cosa dicono le carte, i posti e l’editor della disposizione accanto alle regole.

zundstoff-choose = Scegli una carta
zundstoff-sum = { $colour } { $matches }
zundstoff-sum-sun = il sole gira di ¼
zundstoff-sum-planet = giri un disco
zundstoff-move-sum = { $move }: { $sum }
zundstoff-shown = Scoperta
zundstoff-laid = Coperta
zundstoff-next = Prossima
zundstoff-ready = ha scelto
zundstoff-choosing = sceglie
zundstoff-aside = { $count } da parte
zundstoff-still = può ancora giocare
zundstoff-back = Carte di ritorno dopo il round { $round }

## L’editor della disposizione

zundstoff-lay-help = Scegli un pezzo e tocca dove va. Con i tasti: le frecce vanno da un posto all’altro; o, E, S e - mettono un pezzo.
zundstoff-lay-from = Parti da
zundstoff-lay-piece = Pezzo
zundstoff-lay-hole = buco
zundstoff-lay-disc = disco
zundstoff-lay-earth = Terra
zundstoff-lay-sun = sole
zundstoff-lay-grid = La vostra disposizione
zundstoff-lay-cell = Riga { $row }, colonna { $column }: { $piece }
zundstoff-lay-count = { $count ->
    [one] { $count } disco su { $all }
   *[other] { $count } dischi su { $all }
}
zundstoff-lay-steps = { $count ->
    [one] un passo dalla Terra al sole
   *[other] { $count } passi dalla Terra al sole
}
zundstoff-lay-no-way = ancora nessuna via dalla Terra al sole
zundstoff-lay-loops = Ogni riga e ogni colonna è un circuito: chi esce da un capo rientra dall’altro.
zundstoff-lay-text = Come testo
zundstoff-lay-clear = Svuota

## I voli sul biglietto accanto al cielo

flight-head = { $you ->
    [yes] { $count ->
        [1] Il tuo volo
        [2] I tuoi due voli
       *[other] I tuoi tre voli
    }
   *[no] { $count ->
        [1] Volo di { $seat }
       *[other] Voli di { $seat }
    }
}
flight-head-disc = { $planet-key ->
    [1] Voli dalla Terra
   *[other] Voli dal pianeta { $planet-key }
}
flight-now = come stanno ora i dischi
flight-thought = solo per ipotesi
flight-sun = { $colour-key ->
    [red] Rosso:
    [blue] Blu:
   *[yellow] Giallo:
} { $count ->
    [one] dritto sul sole.
   *[other] { $count } passi, fin sul sole.
}{ $glasses ->
    [second] {" "}{ $you ->
        [yes] Il tuo secondo colore: vittoria!
       *[no] Il secondo colore: vittoria!
    }
    [owned] {" "}Niente occhiali nuovi.
   *[other] {""}
}
flight-closed = { $colour-key ->
    [red] Rosso:
    [blue] Blu:
   *[yellow] Giallo:
} { $count ->
    [0] non può partire. Lì il sole non mostra il { $colour }.
    [one] un passo, { $planet-key ->
        [1] fino alla Terra.
       *[other] fino al pianeta { $planet-key }.
    } Poi il sole è chiuso.
   *[other] { $count } passi, { $planet-key ->
        [1] fino alla Terra.
       *[other] fino al pianeta { $planet-key }.
    } Poi il sole è chiuso.
}
flight-rose = { $colour-key ->
    [red] Rosso:
    [blue] Blu:
   *[yellow] Giallo:
} { $count ->
    [one] un passo, su un disco coperto.
   *[other] { $count } passi, l’ultimo su un disco coperto.
}
flight-stop = { $colour-key ->
    [red] Rosso:
    [blue] Blu:
   *[yellow] Giallo:
} { $count ->
    [one] un passo, fino al pianeta { $planet-key }, un disco di stop.
   *[other] { $count } passi, fino al pianeta { $planet-key }, un disco di stop.
}
flight-again = { $colour-key ->
    [red] Rosso:
    [blue] Blu:
   *[yellow] Giallo:
} { $count ->
    [one] un passo, { $planet-key ->
        [1] fino alla Terra.
       *[other] fino al pianeta { $planet-key }.
    } Poi girerebbe in tondo.
   *[other] { $count } passi, { $planet-key ->
        [1] fino alla Terra.
       *[other] fino al pianeta { $planet-key }.
    } Poi girerebbe in tondo.
}
flight-alone = { $colour-key ->
    [red] Rosso:
    [blue] Blu:
   *[yellow] Giallo:
} { $count ->
    [0] non può partire, in quella direzione non c’è nessun altro disco.
    [one] un passo, { $planet-key ->
        [1] fino alla Terra.
       *[other] fino al pianeta { $planet-key }.
    } Lì non c’è nessun altro disco in quella direzione.
   *[other] { $count } passi, { $planet-key ->
        [1] fino alla Terra.
       *[other] fino al pianeta { $planet-key }.
    } Lì non c’è nessun altro disco in quella direzione.
}
flight-loop = { $side-key ->
    [north] Fuori in alto, dentro dal basso.
    [east] Fuori a destra, dentro da sinistra.
    [south] Fuori in basso, dentro dall’alto.
   *[west] Fuori a sinistra, dentro da destra.
}

## E se?

whatif = E se?
whatif-on = Solo per ipotesi
whatif-hint = Tocca i dischi o il sole per girarli col pensiero.
whatif-reset = Rimetti a posto
whatif-end = Torna al gioco

## Nel cielo

board-label = Il cielo con i suoi sedici dischi
board-order-turn = Chi gira, in ordine
board-order-fly = Chi vola, in ordine
board-recap = Round { $round }: com’è andata
board-recap-away = Metti via
board-chips = Paia di occhiali rimaste: { $red ->
    [one] { $red } rosso,
   *[other] { $red } rossi,
} { $blue } blu, { $yellow ->
    [one] { $yellow } giallo
   *[other] { $yellow } gialli
}
disc-planet = { $planet-key ->
    [1] La Terra.
   *[other] Pianeta { $planet-key }.
}{ $stop ->
    [yes] {" "}Disco di stop.
   *[no] {""}
} { $rockets }.
disc-rocket = { $colour } { $number } { $side }
disc-rose = Un disco coperto, riga { $row }, colonna { $column }
disc-sun = Il sole. { $sides }
disc-sun-side = { $side }: { $colours }
disc-pawn = { $you ->
    [yes] La tua pedina { $planet-key ->
        [1] sulla Terra:
       *[other] sul pianeta { $planet-key }:
    } mostra i suoi voli
   *[no] La pedina di { $seat } { $planet-key ->
        [1] sulla Terra:
       *[other] sul pianeta { $planet-key }:
    } mostra i suoi voli
}

## Che cosa si sente

sound-strike = (fiammifero)
sound-turning = (rotazione)
sound-whoosh = (razzo)
sound-sizzle = (sfrigolio)
