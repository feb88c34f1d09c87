## Il banco

ng-lab-label = Il laboratorio
ng-lab-mine = Il tuo alambicco: { $count ->
    [0] niente nel becco.
   *[other] nel becco, dalla punta: { $cubes }.
}
ng-lab-other = L’alambicco di { $who }: { $count ->
    [0] niente nel becco.
   *[other] nel becco, dalla punta: { $cubes }.
}
ng-lab-rival = { $who }: { $points } { $points ->
    [one] punto
   *[other] punti
}
ng-lab-start = partenza
ng-lab-jumped = Saltato fuori!
ng-lab-tap-back = Rimettilo
ng-lab-put-back = Saltato fuori: { $cubes }. Da rimettere.
ng-lab-beside = Accanto all’alambicco: { $cubes }.
ng-lab-loading = riempie
ng-lab-loaded = fatto
ng-lab-mixing = mescola
ng-lab-stopped = stop
ng-lab-away = non c’è
ng-lab-grabbing = afferra

## La formula

ng-lab-formula = La formula, da sinistra a destra
ng-lab-card-yours = tu +{ $points }
ng-lab-card-next = adesso
ng-lab-card-later = più tardi

## La sabbia

ng-lab-seconds = { $count ->
    [one] secondo
   *[other] secondi
}
ng-lab-seconds-left = { $count ->
    [one] Ancora un secondo
   *[other] Ancora { $count } secondi
}
ng-lab-tilts = { $count ->
    [one] inclinazione
   *[other] inclinazioni
}
ng-lab-tilts-left = { $count ->
    [one] Ancora un’inclinazione
   *[other] Ancora { $count } inclinazioni
}
ng-lab-sand-out = Afferrate!

## Fermarsi

ng-lab-stops = Carte Stop
ng-lab-stop-card = Carta Stop { $number }
ng-lab-stop-taken = Carta Stop { $number }: { $who }
ng-lab-lowest = Solo la più bassa rimasta: { $number }.
ng-lab-rule = La regola per fermarsi
ng-lab-stop = STOP
ng-lab-stop-brings = { $points ->
    [0] carta { $number }, non vinci niente
   *[other] carta { $number }, vinci { $points }
}
ng-lab-grab = AFFERRA
ng-lab-grab-brings = fai presto: carta { $number }
ng-lab-judge = Il giudice guarda…
ng-lab-now = { $points ->
    [0] Se ti fermi ora: ancora niente.
   *[other] Se ti fermi ora: +{ $points } per te.
}
ng-lab-then = { $points ->
    [0] Poi il { $cube }. La sua carta non c’è più, ma deve esserci lui.
   *[other] Poi il { $cube }: +{ $points } in tutto, se nessuno è più veloce.
}
ng-lab-then-poop = Prima la cacchetta di topo. Senza, non conta niente.
ng-lab-wrong = { $cube-key ->
    [poop] La cacchetta di topo lì è sbagliata: scuotila fuori.
   *[other] Il { $cube } lì è sbagliato: scuotilo fuori.
}
ng-lab-hands-off = Giù le mani! Hai la carta { $number }.
ng-lab-stop-told = Per te è stop. Tra un attimo si vede chi ha quale carta.
ng-lab-watch = Guarda gli altri: decidono i becchi.
ng-lab-holds-poop = Hai la cacchetta di topo: deve stare in punta.
ng-lab-full = Tutto dentro, tutto giusto: che cosa aspetti?
ng-lab-wait = Un attimo…

## Come si è deciso

ng-lab-decided = Come si è deciso
ng-lab-how-stop = stop a { $seconds } s
ng-lab-how-grab = afferrata dopo { $seconds } s
ng-lab-how-last = l’ultima
ng-lab-how-dealt = assegnata
ng-lab-how-tilts = { $count ->
    [one] stop dopo un’inclinazione
   *[other] stop dopo { $count } inclinazioni
}
ng-lab-tick = tick { $tick }
ng-lab-won-nothing = nessuna carta
ng-lab-empty-beak = becco vuoto

## Davanti ai posti

ng-lab-won = { $count ->
    [0] Ancora nessuna carta vinta
    [one] Una carta vinta, { $points } { $points ->
        [one] punto
       *[other] punti
    }
   *[other] { $count } carte vinte, { $points } punti
}
ng-lab-round = Round { $round }/{ $rounds }
ng-lab-calm = con calma
ng-lab-calm-about = Inclinazioni leggere, una dopo l’altra, senza orologio.

## Che cosa fanno le mani

ng-hand-load = Trascina gli ingredienti, o toccane due per scambiarli. L’uscita è a destra.
ng-hand-cubes = I tuoi ingredienti
ng-hand-cube = { $cube }: a { $x } mm da sinistra, a { $y } mm dal basso. Le frecce lo spostano.
ng-hand-formula-order = Ordine della formula
ng-hand-ready = Tutto pronto
ng-hand-try = Prova
ng-hand-trying = Una prova: ancora non conta niente.
ng-hand-tried = Torna a riempire
ng-hand-load-left = { $count ->
    [one] ancora un secondo
   *[other] ancora { $count } secondi
}
ng-hand-pad = Inclina: trascina la pallina, o usa le frecce. Spazio dà un colpetto, Invio ferma.
ng-hand-phone = Inclina con il telefono
ng-hand-mute = Questo telefono non dice come lo tieni. La pallina va altrettanto bene.
ng-hand-way = Inclina piano
ng-hand-far = Linea lenta: il giudice ti vede tardi.
ng-hand-late = La linea ha esitato: mano ferma.
ng-hand-corrected = L’alambicco del giudice era diverso; il tuo è stato corretto.
ng-hand-no-lab = Qui il tuo alambicco non si può guidare. Lo vedi come lo vede il giudice.
ng-hand-slow = L’ultimo secondo, al rallentatore

## Che cosa si sente

sound-plink = (plin)

## Il menù

ng-swapped = Guida con il pollice destro
