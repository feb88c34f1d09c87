## Le proprie carte

el-own-spells = I tuoi incantesimi
el-own-finds = I tuoi reperti: { $count }
el-own-none = La tua mano è vuota.
el-own-spell =
    { $card }, livello { $level }, { $count ->
        [0] hai tutto quello che serve.
       *[other] ti manca: { $missing }.
    }
el-own-find =
    { $count ->
        [one] { $card }.
       *[other] { $card }, { $count } volte.
    }
el-own-ready = Puoi giocarla.
el-own-foggy = Una carta appannata. Restaci sopra per un secondo.

## Che cosa si decide

el-never-mind = Anzi no
el-choices = Che cosa puoi scegliere
el-from-hand =
    { $count ->
        [one] Tocca una delle tue carte che brillano.
       *[other] Tocca una per una le tue carte che brillano: ancora { $count }.
    }
el-spread = Scegli tra { $count }
    .name = Nomina un ingrediente
    .fetch = Quale carta prendi?
    .title = Quale titolo scegli?
el-pile = ancora { $count }
el-at = { $card } su { $who }
el-give = A { $who }: { $card }
el-seconds =
    { $count ->
        [one] Ancora { $count } secondo
       *[other] Ancora { $count } secondi
    }
el-turn-ready = Ciò che brilla si può giocare: tocca una carta. Tieni premuto per leggerla.
el-turn-nothing = Adesso nessuna delle tue carte si può giocare.
el-turn-free = Il tuo prossimo incantesimo di livello 1 o 2 non costa niente.
el-turn-mirror = Con lo Specchio: { $card }

## Risposte

el-answers = La tua risposta
el-on-stack = { $card }: «{ $about }»
el-between = Un attimo tra due turni.
el-let-be = Lascia fare
el-let-be-about = { $card } fa quello che c’è scritto.
el-answer-with = Rispondi: { $card }
el-chosen = Scelto: vale quando la miccia è spenta. Tocca altro per cambiare idea.
el-habit = Quando potrebbe rispondere
    .ask = Chiedimelo
    .glow = Brilla e basta
    .never = Non chiedere mai
el-paid-with = Si paga con { $text }.
el-pay-for = Ingrediente: { $card }
el-spare = Da risparmiare quando si paga una risposta
el-spare-about = Una risposta si paga prima con i tuoi ingredienti, poi con ciò che li sostituisce. Quel che risparmi paga solo se non basta altro. Nessuno lo viene a sapere.
el-slip = Scivolone!

## Asta e giorno di mercato

el-bid = Offri { $count }
el-bid-highest = { $who } offre { $count }.
el-bid-none = Ancora nessuna offerta.
el-bid-how-many = Quanti reperti offri
el-bid-less = Uno in meno
el-bid-more = Uno in più
el-bid-pass = Passa
el-finds =
    { $count ->
        [one] reperto
       *[other] reperti
    }
el-market-to-me = Offerte per te
el-market-nothing = Per ora nessuno ti offre niente.
el-market-offers = { $who } offre
el-market-for = in cambio di
el-market-any = un reperto qualsiasi
el-market-veiled = un reperto coperto
el-market-own-veiled = { $card }, coperto
el-market-accept = Accetta
el-market-decline = No, grazie
el-market-begin = Fai un’offerta a
el-market-for-whom = Per { $who }: tocca quello che dai
el-market-stands = La tua offerta a { $who } è gridata
el-market-face-up = Scoperto
el-market-face-down = Coperto
el-market-want = In cambio di …
el-market-want-any = Qualsiasi cosa
el-market-cry = Grida l’offerta
el-market-withdraw = Ritira
el-market-bell = Suona la campanella: tutto finito
el-market-done = Basta baratti

## La cucina

el-mat-label = La cucina
el-mat-seat =
    { $who }: ancora { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $finds ->
        [one] { $finds } reperto.
       *[other] { $finds } reperti.
    }
el-mat-drafter =
    { $who }: { $count ->
        [0] ancora nessun incantesimo.
        [one] un incantesimo, di livello { $points }.
       *[other] { $count } incantesimi, { $points } punti.
    }
el-mat-turning = È il suo turno.
el-mat-protected = Adesso nessuno può scegliere questo posto.
el-mat-plagued =
    { $count ->
        [one] Ci pesa una maledizione.
       *[other] Ci pesano { $count } maledizioni.
    }
el-mat-choose = Scegli.
el-mat-left = da lanciare
el-mat-finds = reperti
el-mat-spent = scarti
el-mat-deck =
    { $count ->
        [one] Il mazzo: { $count } reperto
       *[other] Il mazzo: { $count } reperti
    }
el-mat-heap = Reperti scartati: { $count }. In cima: { $card }. Guardali.
el-mat-heap-title = Scarti: { $count }
el-mat-heap-empty = Ancora nessuno scarto.
el-mat-piles = Gli incantesimi che nessuno ha preso
el-mat-pile =
    Livello { $level }: { $count ->
        [0] nessun incantesimo
        [one] un incantesimo
       *[other] { $count } incantesimi
    }
el-mat-book = Un incantesimo di livello { $level }, non ancora lanciato
el-mat-draft = Prendi incantesimi per { $points } punti
el-mat-order =
    { $way ->
        [left] Si gioca in senso orario
       *[right] Si gioca nell’altro senso
    }
el-mat-played = { $who } gioca la carta { $card }.
el-mat-played-at = { $who } gioca la carta { $card } su { $whom }.
el-mat-cancelled = Non fa più niente.
el-mat-at-you = su di te
el-mat-drop = Lasciala qui
el-mat-cast = { $card }, livello { $level }.
el-mat-done = Ha già agito.
el-mat-ever = Fino alla fine della partita
el-mat-once = Una volta
el-mat-turns =
    { $count ->
        [one] Ancora { $count } turno
       *[other] Ancora { $count } turni
    }
el-mat-draws =
    { $count ->
        [one] Ancora { $count } pesca
       *[other] Ancora { $count } pesche
    }
el-mat-steady = Vista ferma: costa invece una pesca
el-mat-by = Di { $who }.
el-mat-counts = { $card }: { $count }
el-mat-uncast =
    { $count ->
        [0] Nessun incantesimo da lanciare
        [one] Un incantesimo da lanciare, valore { $points }
       *[other] { $count } incantesimi da lanciare, valore { $points }
    }
el-mat-holds =
    { $count ->
        [0] Nessun reperto
        [one] Un reperto
       *[other] { $count } reperti
    }
el-mat-suffers = Subisce
el-mat-cast-title = Incantesimi lanciati
el-mat-family =
    { $family ->
        [spell] Incantesimo di livello { $level }
        [ingredient] Ingrediente
        [object] Oggetto magico
        [thing] Cianfrusaglia
       *[transaction] Transazione
    }
el-mat-recipe = Serve: { $text }
el-mat-any-time = In qualsiasi momento
el-mat-own-turn = Nel tuo turno
el-mat-ware = In vendita da { $who }: { $card }
el-mat-bid =
    { $count ->
        [one] reperto
       *[other] reperti
    }
el-mat-no-bid = Ancora nessuna offerta
el-mat-dealer-waits = { $who } non ha ancora finito
el-mat-dealer-done = { $who } ha finito
el-mat-stall = { $card }, messo giù da { $who }
el-mat-cries = { $who } offre a { $whom }: { $given } in cambio di { $text }
el-mat-no-cries = Nessuno grida ancora offerte.
el-mat-tally = Lanciati: { $cast }. Da lanciare: { $count }.
# Parole lunghe che su una carta stretta si possono dividere al punto.
el-mat-parts =
    Cannoc·chiale Spegni·candela Bande·ruola Penni·chella Spinta·rella Trema·rella Pedag·gio Muli·nello Contro·pelo
    Passe·partout Col·letta anti·malocchio

## Che cosa si sente

sound-brew = (gorgoglio)
sound-curse = (accordo stonato)

## Il menù

el-steady = Vista ferma
el-steady-about = Nessuna maledizione capovolge, mescola o appanna ciò che vedi: in cambio salti la prossima pesca.
