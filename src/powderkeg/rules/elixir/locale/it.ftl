### Elixir: tutte le parole del gioco, in italiano.

game-name = Elixir
game-pitch = Una cucina piena di incantesimi, calzini di goblin e colpi bassi: lancia tutti i tuoi incantesimi prima degli altri.
game-goal = Hai in mano incantesimi segreti, e per lanciarli ti servono i loro ingredienti. Al tuo turno pesca un reperto, poi baratta, usa oggetti magici e lancia incantesimi, quanti ne vuoi. Ogni incantesimo scombussola il gioco, e gli altri possono rispondere. Appena non hai più incantesimi in mano, hai vinto.

## Carte: ingredienti

card-moth-dust = Polvere di falena
    .text = Ingrediente. Vietato soffiarci sopra.
card-giggle-seed = Seme di ridarella
    .text = Ingrediente. Ih ih ih.
card-thunder-crumb = Briciola di tuono
    .text = Ingrediente. Croccante fuori, brontolona dentro.
card-goblin-sock = Calzino di goblin
    .text = Ingrediente. Portato sette anni, lavato mai.
card-moon-milk = Latte di luna
    .text = Ingrediente. Si munge a mezzanotte in punto.
card-salamander-sneeze = Starnuto di salamandra
    .text = Ingrediente. Salute!
card-raven-ink = Inchiostro di corvo
    .text = Ingrediente. Scrive da solo, ma niente di gentile.
card-bottled-yawn = Sbadiglio in bottiglia
    .text = Ingrediente. Tappare bene dopo l’u… aaah.
card-rust-petal = Petalo di ruggine
    .text = Ingrediente. Colto su un vecchio cancello.
card-echo-pebble = Sassolino dell’eco
    .text = Ingrediente. Ingrediente. Ingrediente.
card-swamp-button = Bottone di palude
    .text = Ingrediente. La camicia è affondata.
card-candle-ghost = Fantasma di candela
    .text = Ingrediente. Infesta soprattutto le torte di compleanno.
card-hiccup-honey = Miele da singhiozzo
    .text = Ingre… hic!… diente.
card-basilisk-blink = Occhiolino di basilisco
    .text = Ingrediente. Meglio non ricambiare.
card-cobweb-lace = Pizzo di ragnatela
    .text = Ingrediente. Elegante, un po’ appiccicoso.
card-stardrop-salt = Sale di stelle
    .text = Ingrediente. Un pizzico vale un desiderio.

## Carte: cianfrusaglie

card-left-boot = Stivale sinistro
    .text = Cianfrusaglia: serve a pagare, a offrire, a scambiare e basta. Il destro è in ferie.
card-cracked-teapot = Teiera crepata
    .text = Cianfrusaglia: serve a pagare, a offrire, a scambiare e basta. Versare in fretta.
card-bent-spoon = Cucchiaio storto
    .text = Cianfrusaglia: serve a pagare, a offrire, a scambiare e basta. E non era nemmeno magia.
card-soggy-almanac = Almanacco fradicio
    .text = Cianfrusaglia: serve a pagare, a offrire, a scambiare e basta. Prevedeva il sole.
card-odd-button = Bottone spaiato
    .text = Cianfrusaglia: serve a pagare, a offrire, a scambiare e basta. Cerca camicia, anche stropicciata.
card-stuffed-pigeon = Piccione impagliato
    .text = Cianfrusaglia: serve a pagare, a offrire, a scambiare e basta. Non consegna più la posta.
card-empty-birdcage = Gabbia senza uccellino
    .text = Cianfrusaglia: serve a pagare, a offrire, a scambiare e basta. L’uccellino si scusa per l’assenza.

## Carte: transazioni

card-auction = Asta
    .text = Mostra un reperto. A turno gli altri offrono un numero di reperti o passano; l’offerta più alta se lo aggiudica e ti paga.
card-flea-market = Mercato delle pulci
    .text = Ognuno mette giù un reperto coperto. Si scoprono, poi, da te in senso orario, ognuno ne prende uno.
card-market-day = Giorno di mercato
    .text = 60 secondi di baratto, tutti con tutti. Solo reperti: niente incantesimi, niente promesse.

## Carte: oggetti magici

card-joker-flask = Ampolla jolly
    .text = Per lanciare un incantesimo: vale come un ingrediente qualsiasi.
card-crooked-mortar = Mortaio sbilenco
    .text = Per lanciare un incantesimo: altri due ingredienti valgono come uno a tua scelta.
card-bell-jar = Campana di vetro
    .text = In qualsiasi momento. Risposta a un incantesimo di livello 1 o 2 che prende di mira te: non ti fa niente.
card-mousetrap = Trappola per topi
    .text = In qualsiasi momento. Risposta a un incantesimo o a un oggetto che ti prende un reperto: lo tieni, e ne prendi tu uno a caso al ladruncolo.
card-spyglass = Cannocchiale
    .text = Guarda tutti i reperti di un avversario.
card-fishing-rod = Canna da pesca
    .text = Prendi un reperto a caso a un avversario.
card-ragpickers-hook = Gancio del rigattiere
    .text = Prendi una carta a tua scelta dagli scarti, ma non l’altro Gancio.
card-cup-and-balls = Gioco dei bussolotti
    .text = Dai a un avversario un reperto a tua scelta, poi prendigliene uno a caso.
card-bottomless-sack = Sacco senza fondo
    .text = Pesca due reperti.
card-curse-soap = Sapone antimalocchio
    .text = In qualsiasi momento: una tua maledizione va in lavatrice e sparisce.
card-town-criers-bell = Campanella del banditore
    .text = In qualsiasi momento: la transazione in corso finisce subito. Quello che non è concluso torna indietro.
card-candle-snuffer = Spegnicandela
    .text = In qualsiasi momento. Risposta a un oggetto magico: è scartato senza effetto.
card-spare-hourglass = Clessidra di scorta
    .text = Gioca un turno in più dopo questo, se questo non lo è già.
card-bent-wand = Bacchetta storta
    .text = In qualsiasi momento. Risposta a un incantesimo o a un oggetto che prende di mira te: scegli un’altra vittima, ma non chi l’ha giocato.
card-library-card = Tessera della biblioteca
    .text = Metti un tuo incantesimo da lanciare sotto il suo mazzetto e prendi il primo dello stesso livello.
card-cloak-of-nobody = Mantello di Nessuno
    .text = In qualsiasi momento: fino al tuo prossimo turno nessuno può sceglierti come vittima.
card-forgers-ink = Inchiostro del falsario
    .text = Per lanciare un incantesimo: vale come l’ingrediente più in alto negli scarti.
card-tax-drum = Tamburo dell’esattore
    .text = Ogni avversario ti dà un reperto a sua scelta.
card-weathercock = Banderuola
    .text = Tra due turni: l’ordine di gioco si inverte.
card-brass-scales = Bilancia d’ottone
    .text = L’avversario con più reperti te ne dà due a sua scelta. In caso di parità scegli tu quale.

## Carte: incantesimi di livello 1

card-101 = Lingua di pappagallo
    .text = Per tutta la partita, nelle chiacchiere quel che dice la vittima diventa l’ultima frase di qualcun altro. Riscatto: due reperti.
card-102 = Un soldo a parola
    .text = Per tutta la partita, le chiacchiere rifiutano alla vittima le frasi con più di cinque parole. Riscatto: due reperti.
card-103 = Occhi allo specchio
    .text = Per tre turni la vittima vede il tavolo come in uno specchio. Riscatto: due reperti.
card-104 = A testa in giù
    .text = Per tre turni la vittima vede le sue carte capovolte, e mescolate a ogni cambio di mano. Riscatto: due reperti.
card-105 = Occhiali appannati
    .text = Per tre turni la vittima vede solo le figure delle sue carte; per leggere bisogna premere per un secondo. Riscatto: due reperti.
card-106 = Mani di pastafrolla
    .text = Alla fine dei suoi prossimi tre turni, alla vittima cade un reperto a caso, visibile a tutti fino al suo turno dopo. Riscatto: due reperti.
card-107 = Anima buona
    .text = Alla prossima transazione la vittima deve partecipare: offrire se nessuno l’ha fatto, scegliere per ultima o accettare la prima offerta che nomina un reperto che può dare. Riscatto: due reperti.
card-108 = Pennichella
    .text = La vittima non pesca all’inizio del suo prossimo turno. Riscatto: due reperti.
card-109 = Spintarella
    .text = Alla prossima pesca della vittima vedi due carte e scegli quale riceve; l’altra si scarta. Riscatto: due reperti.
card-110 = Tremarella
    .text = Per tre turni la vittima ha solo venti secondi a turno, poi finisce da solo. Riscatto: due reperti.
card-111 = Titolo altisonante
    .text = Scegli un titolo: per tutta la partita sostituisce ovunque il nome della vittima. Riscatto: due reperti.
card-112 = Tasche di vetro
    .text = Nomina due ingredienti. Per tre turni tutti vedono quanti ne ha la vittima. Riscatto: due reperti.
card-113 = La parolina magica
    .text = Per tre turni, prima di ogni carta, la vittima aspetta che qualcuno gliela conceda, al massimo cinque secondi. Riscatto: due reperti.
card-114 = Muso lungo
    .text = Per tre turni la vittima non partecipa alle transazioni degli altri. Riscatto: due reperti.
card-115 = Polvere da starnuti
    .text = Tutti insieme passate un reperto a scelta a sinistra.
card-116 = Fortuna del principiante
    .text = In qualsiasi momento: pesca due reperti, tienine uno, scarta l’altro.

## Carte: incantesimi di livello 2

card-201 = Brezza manolesta
    .text = Scegli fino a due avversari, o nessuno, e prendi a ciascuno un reperto a caso.
card-202 = Alta marea
    .text = Tutti passano tutti i loro reperti a sinistra o a destra: il verso lo scegli tu.
card-203 = Finestre spalancate
    .text = Fino al tuo prossimo turno tutti i reperti in mano sono visibili a tutti.
card-204 = Puzza sotto il naso
    .text = Alle tue prossime quattro pesche di inizio turno vedi due carte, ne tieni una e scarti l’altra.
card-205 = Pedaggio
    .text = Fino al tuo secondo prossimo turno, un avversario che lancia un incantesimo prima ti dà un reperto, se gliene resta uno.
card-206 = Stoppino gelato
    .text = La vittima non lancia incantesimi nel suo prossimo turno.
card-207 = Miccia bagnata
    .text = In qualsiasi momento. Risposta a un oggetto magico: è scartato senza effetto.
card-208 = Ritorno di fiamma
    .text = In qualsiasi momento. Risposta a un incantesimo di livello 1 o 2 che prende di mira te: scegli la nuova vittima, anche chi l’ha lanciato.
card-209 = Scambio di cappotti
    .text = Scambia tutti i tuoi reperti con tutti quelli di un avversario.
card-210 = Fondo del barile
    .text = Prendi una delle cinque carte subito sotto il tuo pagamento negli scarti.
card-211 = Grimorio colabrodo
    .text = Un incantesimo da lanciare della vittima, a caso, resta visibile a tutti finché lo ha in mano.
card-212 = Brutta aria
    .text = Ogni avversario con più di quattro reperti sceglie i quattro da tenere e scarta gli altri.
card-213 = Piedi di piombo
    .text = Nel suo prossimo turno la vittima pesca, ma non gioca nessuna carta.
card-214 = Mulinello
    .text = Tutti i reperti in mano si mescolano insieme; ognuno ne riceve quanti ne aveva.
card-215 = Tempi supplementari
    .text = Gioca un turno in più dopo questo, se questo non lo è già.
card-216 = Contropelo
    .text = L’ordine di gioco si inverte.
card-217 = Chiuso per ferie
    .text = Fino al tuo secondo prossimo turno gli avversari non aprono transazioni.
card-218 = Appello
    .text = Nomina un ingrediente: ogni avversario che ce l’ha te ne dà uno.
card-219 = Colletta
    .text = Ogni avversario ti dà un reperto a sua scelta.
card-220 = Sotto il coperchio
    .text = In qualsiasi momento: fino al tuo prossimo turno nessuno può sceglierti come vittima.
card-221 = Compiti extra
    .text = La vittima prende il primo incantesimo del mazzetto di livello 1, o di livello 2 se è vuoto.
card-222 = Valzer delle cartelle
    .text = Dai a un avversario un tuo incantesimo da lanciare, poi prendigliene uno a caso tra quelli che aveva prima.
card-223 = Nebbia generosa
    .text = Tutti pescano un reperto, e tu tre.
card-224 = Colpo di scopa
    .text = Spazza via tutte le tue maledizioni, o mandane una a un avversario, che può riscattarsi.

## Carte: incantesimi di livello 3

card-301 = Gran rimescolata
    .text = Tutti i reperti in mano e gli scarti si mescolano nel mazzo. Ognuno ne pesca quanti ne aveva, e tu uno in più.
card-302 = Decima
    .text = Per tutta la partita, all’inizio dei tuoi turni l’avversario che scegli ti dà un reperto a sua scelta.
card-303 = Passepartout
    .text = Per tutta la partita, una volta per ogni tuo turno: per un incantesimo di livello 1 o 2, altri due ingredienti ne sostituiscono uno che ti manca.
card-304 = Maggiordomo di pietra
    .text = Per tutta la partita gli avversari non possono guardare, prendere o scambiare i tuoi reperti con incantesimi o oggetti.
card-305 = Giostra dei grimori
    .text = Chi ha incantesimi da lanciare se li passa a sinistra con gli altri che ne hanno. Se tu non ne hai più, resti fuori, e vinci.
card-306 = Gloria in prestito
    .text = Copia per te un effetto duraturo di livello 2 o 3 che è in gioco.
card-307 = Prendi il numerino
    .text = Fino al tuo terzo prossimo turno gli avversari lanciano al massimo un incantesimo per ogni loro turno.
card-308 = Pozzo dei desideri
    .text = Cerca nel mazzo una carta a tua scelta, poi mescola il mazzo.

## Carte: incantesimi di livello 4

card-401 = Un passo indietro
    .text = La vittima riprende in mano l’incantesimo più recente davanti a sé; il suo effetto duraturo finisce.
card-402 = Doppio fondo
    .text = Per tutta la partita peschi due reperti all’inizio dei tuoi turni.
card-403 = Falò dei grimori
    .text = Brucia un tuo incantesimo da lanciare di livello 3 o meno: vale come lanciato, senza effetto.
card-404 = A caval donato
    .text = Regala a un avversario un tuo incantesimo da lanciare di livello 2 o meno.
card-405 = Dispense vuote
    .text = Ogni avversario scarta tutti i suoi reperti e ne pesca tre.
card-406 = Solvente universale
    .text = In questo turno puoi lanciare ancora un incantesimo di livello 1 o 2, senza ingredienti.
card-407 = Ora rubata
    .text = Gli avversari saltano la loro prossima pesca, e tu giochi un turno in più, se questo non lo è già.
card-408 = Specchio della gazza
    .text = Per tutta la partita, una volta per ogni tuo turno: usa l’oggetto magico più in alto negli scarti tra quelli che si giocano nel proprio turno, tranne una Clessidra. Resta lì.

card-unknown = un reperto
card-none = nessuna carta
# Motivi di una scelta che non sono carte.
card-toll = Pedaggio
card-tithe = Decima
card-buy-off = il riscatto
card-price = il prezzo dell’asta
card-slip = uno scivolone
card-draw = la pesca

## Titoli altisonanti

title-1 = Sua Maestà delle Briciole
title-2 = Sua Altezza del Mestolo
title-3 = Sua Eccellenza del Calzino Sinistro
title-4 = Sua Grandezza della Polvere
title-5 = Sua Signoria di Nessunluogo
title-6 = Sua Eminenza del Cucchiaino
title-7 = Sua Magnificenza della Pozzanghera
title-8 = Sua Maestosità della Vasca
title-9 = Sua Russanza del Reame
title-10 = Chiarissima Lingua Lunga
title-11 = Sua Serenità degli Avanzi
title-12 = Sua Onnipotenza, terza da sinistra

## Opzioni

option-deck = Carte
    .house = le carte della casa
    .own = { $value }
option-look = Si guardano i propri incantesimi
    .after = quando tutti hanno finito di scegliere
    .once = subito, uno per uno
option-price = I due reperti di un riscatto
    .victim = li sceglie la vittima
    .blind = li pesca alla cieca chi ha lanciato l’incantesimo
option-clock = Orologio
    .on = 45 secondi a turno, un minuto per un giorno di mercato
    .calm = con calma: niente fretta, un giorno di mercato dura al massimo tre minuti
option-window = Tempo per rispondere a una carta
    .number = { $value ->
        [one] { $value } secondo
       *[other] { $value } secondi
    }
option-talk = Ci si parla
    .chat = nelle chiacchiere: le maledizioni sulla parola agiscono da sole
    .voice = a voce: gli altri gridano «Scivolone!»
option-duel = In due
    .off = no: bisogna essere almeno in tre
    .on = sì, nel modo della casa, a 9 punti

## Che cosa si aspetta

prompt-first = Chi comincia? Si tira a sorte.
prompt-draft = { $you ->
    [yes] Prendi un incantesimo da un mazzetto: hai { $have ->
        [one] { $have } punto
       *[other] { $have } punti
    } su { $points }.
   *[no] { $seat } prende un incantesimo.
}
prompt-deal = Si distribuiscono incantesimi e reperti.
prompt-draw = Si pesca.
prompt-turn = { $you ->
    [yes] Tocca a te: gioca quante carte vuoi, poi finisci il turno.
   *[no] Tocca a { $seat }.
}
prompt-pay = { $you ->
    [yes] { $card } vuole un ingrediente, { $find }. Con che cosa paghi?
   *[no] { $seat } paga un incantesimo: { $card }.
}
prompt-grind = { $you ->
    [yes] { $card }: quali due ingredienti ne sostituiscono uno, { $find }?
   *[no] { $seat } paga un incantesimo: { $card }.
}
prompt-aim = { $you ->
    [yes] { $card }: su chi?
   *[no] { $seat } sceglie una vittima: { $card }.
}
prompt-lift = { $you ->
    [yes] { $card }: quale maledizione?
   *[no] { $seat } sceglie una maledizione: { $card }.
}
prompt-copy = { $you ->
    [yes] { $card }: quale effetto copi?
   *[no] { $seat } sceglie un effetto: { $card }.
}
prompt-show = { $you ->
    [yes] { $card }: quale reperto metti in vendita?
   *[no] { $seat } sceglie che cosa mettere in vendita.
}
prompt-leave = { $you ->
    [yes] Hai chiesto con tanta gentilezza. Ora qualcuno te lo deve concedere.
   *[no] { $seat } chiede: «Per favore?» Glielo concedete?
}
prompt-window = C’è una carta sul tavolo: { $card }. Chi vuole rispondere?
prompt-between = Tra due turni. Qualcuno ha qualcosa da aggiungere?
prompt-buy-off = { $you ->
    [yes] { $card }: subisci, o ti riscatti con due reperti?
   *[no] { $seat } ci pensa, subire o riscattarsi: { $card }.
}
prompt-give = { $you ->
    [yes] { $count ->
        [one] Dai un reperto a { $other }: { $card }.
       *[other] Dai { $count } reperti a { $other }: { $card }.
    }
   *[no] { $them ->
        [yes] { $seat } sceglie che cosa darti: { $card }.
       *[no] { $seat } sceglie che cosa dare a { $other }: { $card }.
    }
}
prompt-shed = { $you ->
    [yes] { $count ->
        [one] Scarta un reperto: { $card }.
       *[other] Scarta { $count } reperti: { $card }.
    }
   *[no] { $seat } scarta: { $card }.
}
prompt-keep = { $you ->
    [yes] Quale tieni?
   *[no] { $seat } sceglie quale reperto tenere.
}
prompt-keep-for = { $you ->
    [yes] Quale va a { $other }? L’altro si scarta.
   *[no] { $them ->
        [yes] { $seat } sceglie quale reperto ricevi.
       *[no] { $seat } sceglie quale reperto va a { $other }.
    }
}
prompt-fetch = { $you ->
    [yes] { $card }: quale carta prendi?
   *[no] { $seat } rovista: { $card }.
}
prompt-name = { $you ->
    [yes] { $card }: nomina un ingrediente.
   *[no] { $seat } nomina un ingrediente: { $card }.
}
prompt-title = { $you ->
    [yes] Che titolo si merita { $other }?
   *[no] { $them ->
        [yes] { $seat } cerca un titolo alla tua altezza.
       *[no] { $seat } cerca un titolo altisonante per { $other }.
    }
}
prompt-way = { $you ->
    [yes] { $card }: a sinistra o a destra?
   *[no] { $seat } sceglie il verso: { $card }.
}
prompt-hand = { $you ->
    [yes] Quale incantesimo dai a { $other }?
   *[no] { $them ->
        [yes] { $seat } sceglie un incantesimo per te.
       *[no] { $seat } sceglie un incantesimo per { $other }.
    }
}
prompt-burn = { $you ->
    [yes] Quale incantesimo va in fumo?
   *[no] { $seat } sceglie un incantesimo da bruciare.
}
prompt-return = { $you ->
    [yes] Quale incantesimo rimetti sotto il suo mazzetto?
   *[no] { $seat } sceglie un incantesimo da cambiare.
}
prompt-tithe = { $you ->
    [yes] La tua decima: chi ti dà un reperto?
   *[no] { $seat } sceglie chi paga la decima.
}
prompt-bid = { $you ->
    [yes] In vendita: { $ware }. { $bid ->
        [0] Nessuno ha ancora offerto.
       *[other] L’offerta è { $bid }.
    } Offri di più, o passa.
   *[no] { $seat } pensa a un’offerta. In vendita: { $ware }.
}
prompt-bell = Un attimo di silenzio, se mai suonasse la Campanella.
prompt-lay = { $you ->
    [yes] { $card }: scegli un reperto, coperto.
   *[no] { $card }: gli altri scelgono ancora un reperto.
}
prompt-pick = { $you ->
    [yes] Prendi un reperto dalle bancarelle.
   *[no] { $seat } prende un reperto dalle bancarelle.
}
prompt-market = Giorno di mercato! Fai offerte, accettane, o di’ che hai finito.
prompt-slip = { $them ->
    [yes] Hai fatto uno scivolone? Gli altri giudicano.
   *[no] { $other } ha fatto uno scivolone? Gli altri giudicano.
}
prompt-over = { $you ->
    [yes] { $seat-count ->
        [one] Hai vinto!
       *[other] Tu e { $seat-others }: dividete la vittoria.
    }
   *[no] { $seat-count ->
        [one] { $seat } ha vinto.
       *[other] Vittoria divisa: { $seat }.
    }
}

## Mosse

move-first = Comincia: { $other }
move-draw = Pesca: { $find }
move-lose = Tira fuori: { $find }
move-spell = Pesca: { $spell }
move-stray = Tira fuori: { $spell }
move-take = Prendi un incantesimo di livello { $level }
move-cast = Lancia: { $spell }
move-use = Gioca: { $find }
move-open = Apri: { $find }
move-mirror = Usa lo Specchio
move-end = Finisci il turno
move-ask = Per favore, posso?
move-pay = Paga con: { $find }
move-key = Usa il Passepartout
move-jackdaw = Paga con lo Specchio
move-grind = Pesta: { $find }
move-at = Scegli { $other }
move-enough = Nessuno (o nessun altro)
move-lift = Questa maledizione: { $spell }
move-sweep = Spazza via tutte le tue maledizioni
move-copy = Copia: { $spell }
move-answer = Gioca adesso: { $find }
move-retort = Lancia adesso: { $spell }
move-pass = Passa
move-buy-off = Riscattati con due reperti
move-bear = Subisci
move-grant = Concesso!
move-give = Dai: { $find }
move-shed = Scarta: { $find }
move-keep = Tieni: { $find }
move-fetch = Prendi: { $find }
move-name = Nomina: { $find }
move-title = { $title }
move-left = A sinistra
move-right = A destra
move-hand = Dai: { $spell }
move-burn = Brucia: { $spell }
move-return = Rimetti sotto il suo mazzetto: { $spell }
move-show = Metti in vendita: { $find }
move-bid = { $count ->
    [one] Offri un reperto
   *[other] Offri { $count } reperti
}
move-lay = Metti giù: { $find }
move-veil = Metti giù coperto: { $find }
move-pick = Prendi: { $find }
move-to = Fai un’offerta a { $other }
move-want = Chiedi: { $find }
move-want-any = Chiedi un reperto qualsiasi
move-cry = Grida la tua offerta
move-withdraw = Ritira la tua offerta
move-accept = Accetta l’offerta di { $other }
move-decline = No grazie, { $other }
move-done = Basta per oggi
move-steady = Tieni la vista ferma
move-slip = Scivolone! { $other } ha rotto la maledizione
move-agree = Sì, era uno scivolone
move-disagree = No, niente da dire

## Eventi

event-first-chosen = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
event-picked-level = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} un incantesimo di livello { $level }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in tutto.
event-draft-over = Gli incantesimi sono scelti. Ora i reperti: cinque a testa.
event-reshuffled = Il mazzo è finito: { $count ->
    [one] una carta scartata ne fa
   *[other] { $count } carte scartate ne fanno
} uno nuovo.
event-turn-began = { $extra-key ->
    [yes] { $you ->
        [yes] Tocca ancora a te: un turno in più.
       *[no] Tocca ancora a { $seat }: un turno in più.
    }
   *[no] { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $seat }.
    }
}
event-turn-ended = { $why-key ->
    [time] { $you ->
        [yes] Tempo scaduto: il tuo turno è finito.
       *[no] Tempo scaduto: il turno di { $seat } è finito.
    }
   *[done] { $you ->
        [yes] Finisci il turno.
       *[no] { $seat } ha finito il turno.
    }
}
event-cast = { $against-key ->
    [none] { $you ->
        [yes] Lanci l’incantesimo { $card }
       *[no] { $seat } lancia l’incantesimo { $card }
    }
   *[other] { $you ->
        [yes] Rispondi alla carta { $against } con l’incantesimo { $card }
       *[no] { $seat } risponde alla carta { $against } con l’incantesimo { $card }
    }
}{ $victims-count ->
    [0] {""}
    [one] {" "}{ $them ->
        [yes] su di te
       *[no] su { $victims }
    }
   *[other] {" "}{ $them ->
        [yes] su di te e { $victims-others }
       *[no] su { $victims }
    }
}{ $paid-count ->
    [0] , gratis.
   *[other] {" "}({ $paid }).
}
event-used = { $against-key ->
    [none] { $you ->
        [yes] Giochi l’oggetto { $card }
       *[no] { $seat } gioca l’oggetto { $card }
    }
   *[other] { $you ->
        [yes] Rispondi alla carta { $against } con l’oggetto { $card }
       *[no] { $seat } risponde alla carta { $against } con l’oggetto { $card }
    }
}{ $victims-count ->
    [0] .
    [one] {" "}{ $them ->
        [yes] su di te.
       *[no] su { $victims }.
    }
   *[other] {" "}{ $them ->
        [yes] su di te e { $victims-others }.
       *[no] su { $victims }.
    }
}
event-mirrored = { $you ->
    [yes] Il tuo Specchio riflette l’oggetto { $card }
   *[no] Lo Specchio di { $seat } riflette l’oggetto { $card }
}{ $victims-count ->
    [0] .
    [one] {" "}{ $them ->
        [yes] su di te.
       *[no] su { $victims }.
    }
   *[other] {" "}{ $them ->
        [yes] su di te e { $victims-others }.
       *[no] su { $victims }.
    }
}
event-opened = { $you ->
    [yes] Apri una transazione: { $find }.
   *[no] { $seat } apre una transazione: { $find }.
}{ $ware-key ->
    [none] {""}
   *[other] {" "}In vendita: { $ware }. Chi offre di più?
}
event-asked-leave = { $you ->
    [yes] «Per favore?» chiedi.
   *[no] «Per favore?» chiede { $seat }.
}
event-granted = { $why-key ->
    [time] Nessuno dice niente: è concesso.
   *[other] Concesso!
} { $you ->
    [yes] Puoi giocare la carta.
   *[no] { $seat } può giocare la carta.
}
event-snuffed = { $you ->
    [yes] Pfft! Spegni la carta { $card }: nessun effetto.
   *[no] Pfft! { $seat } spegne la carta { $card }: nessun effetto.
}
event-turned-away = { $you ->
    [yes] Devii la carta { $card } su { $other }!
   *[no] { $them ->
        [yes] { $seat } devia la carta { $card } su di te!
       *[no] { $seat } devia la carta { $card } su { $other }!
    }
}
event-shielded = { $you ->
    [yes] La carta { $card } non ti fa niente.
   *[no] La carta { $card } non fa niente a { $seat }.
}
event-trapped = { $you ->
    [yes] Tac! Schiacci le dita a { $other }.
   *[no] { $them ->
        [yes] Tac! { $seat } ti schiaccia le dita.
       *[no] Tac! { $seat } schiaccia le dita a { $other }.
    }
}
event-fizzled = La carta { $card } fa cilecca: nessun effetto.
event-bought-off = { $you ->
    [yes] Ti riscatti dall’incantesimo { $spell }: due reperti per { $other }.
   *[no] { $them ->
        [yes] { $seat } si riscatta dall’incantesimo { $spell }: due reperti per te.
       *[no] { $seat } si riscatta dall’incantesimo { $spell }: due reperti per { $other }.
    }
}
event-cursed = { $you ->
    [yes] La maledizione { $spell } pesa su di te. Con affetto, { $other }.
   *[no] La maledizione { $spell } pesa su { $seat }.
}
event-curse-moved = { $you ->
    [yes] La maledizione { $spell } ti lascia e pesa su { $other }.
   *[no] { $them ->
        [yes] La maledizione { $spell } lascia { $seat } e pesa su di te.
       *[no] La maledizione { $spell } lascia { $seat } e pesa su { $other }.
    }
}
event-curse-ended = { $why-key ->
    [soap] { $you ->
        [yes] Lavi via la maledizione { $spell }.
       *[no] { $seat } lava via la maledizione { $spell }.
    }
    [broom] { $you ->
        [yes] Spazzi via la maledizione { $spell }.
       *[no] { $seat } spazza via la maledizione { $spell }.
    }
    [replaced] { $you ->
        [yes] Tre maledizioni bastano: { $spell } ti lascia.
       *[no] Tre maledizioni bastano: { $spell } lascia { $seat }.
    }
   *[other] { $you ->
        [yes] La maledizione { $spell } ti lascia in pace.
       *[no] La maledizione { $spell } lascia in pace { $seat }.
    }
}
event-began = { $you ->
    [yes] La tua carta { $spell } è all’opera.
   *[no] La carta { $spell } di { $seat } è all’opera.
}
event-ended = { $you ->
    [yes] La tua carta { $spell } non agisce più.
   *[no] La carta { $spell } di { $seat } non agisce più.
}
event-titled = { $you ->
    [yes] D’ora in poi ti chiami { $title }. Che classe!
   *[no] D’ora in poi { $seat } si chiama { $title }. Che classe!
}
event-pocket-named = { $you ->
    [yes] Hai le tasche di vetro. Tutti ci contano: { $finds }.
   *[no] { $seat } ha le tasche di vetro. Tutti ci contano: { $finds }.
}
event-dropped = { $you ->
    [yes] Ops! Ti cade un reperto, visibile a tutti: { $find }.
   *[no] Ops! A { $seat } cade un reperto, visibile a tutti: { $find }.
}
event-picked-up = { $you ->
    [yes] Raccogli il reperto caduto.
   *[no] { $seat } raccoglie il reperto caduto.
}
event-order-turned = { $way-key ->
    [left] Dietrofront! Ora si gioca verso sinistra.
   *[right] Dietrofront! Ora si gioca verso destra.
}
event-extra-turn = { $you ->
    [yes] Giocherai un turno in più.
   *[no] { $seat } giocherà un turno in più.
}
event-no-draw = { $you ->
    [yes] Salti la pesca.
   *[no] { $seat } salta la pesca.
}
event-skips = { $you ->
    [yes] Tutti tranne te salteranno la prossima pesca.
   *[no] Tutti tranne { $seat } salteranno la prossima pesca.
}
event-blocked = { $you ->
    [yes] In questo turno la carta { $spell } ti trattiene.
   *[no] In questo turno la carta { $spell } trattiene { $seat }.
}
event-drew = { $find-key ->
    [unknown] { $you ->
        [yes] Peschi un reperto.
       *[no] { $seat } pesca un reperto.
    }
   *[other] { $you ->
        [yes] Peschi: { $find }.
       *[no] { $seat } pesca: { $find }.
    }
}
event-peeked = { $you ->
    [yes] Due carte per { $other }: { $finds }. Scegli tu.
   *[no] { $them ->
        [yes] { $seat } guarda due carte per te.
       *[no] { $seat } guarda due carte per { $other }.
    }
}
event-kept = { $find-key ->
    [unknown] { $you ->
        [yes] Tieni un reperto.
       *[no] { $seat } ne tiene uno.
    }
   *[other] { $you ->
        [yes] Tieni: { $find }.
       *[no] { $seat } tiene: { $find }.
    }
}
event-discarded = { $you ->
    [yes] Scarti: { $finds }.
   *[no] { $seat } scarta: { $finds }.
}
event-gave = { $find-key ->
    [unknown] { $you ->
        [yes] Dai un reperto a { $other }.
       *[no] { $them ->
            [yes] { $seat } ti dà un reperto.
           *[no] { $seat } dà un reperto a { $other }.
        }
    }
   *[other] { $you ->
        [yes] Dai a { $other }: { $find }.
       *[no] { $them ->
            [yes] { $seat } ti dà: { $find }.
           *[no] { $seat } dà a { $other }: { $find }.
        }
    }
}
event-took = { $find-key ->
    [unknown] { $you ->
        [yes] Prendi un reperto a { $other }.
       *[no] { $them ->
            [yes] { $seat } ti prende un reperto.
           *[no] { $seat } prende un reperto a { $other }.
        }
    }
   *[other] { $you ->
        [yes] Prendi a { $other }: { $find }.
       *[no] { $them ->
            [yes] { $seat } ti prende: { $find }.
           *[no] { $seat } prende a { $other }: { $find }.
        }
    }
}
event-called-in = { $you ->
    [yes] { $other } deve darti: { $find }.
   *[no] { $them ->
        [yes] Devi dare a { $seat }: { $find }.
       *[no] { $other } deve dare a { $seat }: { $find }.
    }
}
event-fetched = { $you ->
    [yes] Ripeschi dagli scarti: { $find }.
   *[no] { $seat } ripesca dagli scarti: { $find }.
}
event-searched = { $find-key ->
    [unknown] { $you ->
        [yes] Trovi nel mazzo la carta che volevi.
       *[no] { $seat } trova nel mazzo la carta che voleva.
    }
   *[other] { $you ->
        [yes] Trovi nel mazzo: { $find }.
       *[no] { $seat } trova nel mazzo: { $find }.
    }
}
event-looked = { $you ->
    [yes] { $finds-count ->
        [0] Guardi i reperti di { $other }: non ce ne sono.
       *[other] Guardi i reperti di { $other }: { $finds }.
    }
   *[no] { $them ->
        [yes] { $seat } guarda i tuoi reperti.
       *[no] { $seat } guarda i reperti di { $other }.
    }
}
event-hands-passed = { $way-key ->
    [left] La marea porta tutte le mani verso sinistra.
   *[right] La marea porta tutte le mani verso destra.
}
event-hands-swapped = { $you ->
    [yes] Scambi tutti i tuoi reperti con { $other }.
   *[no] { $them ->
        [yes] { $seat } scambia tutti i suoi reperti con te.
       *[no] { $seat } scambia tutti i suoi reperti con { $other }.
    }
}
event-whirled = Gira, gira: tutte le mani si mescolano e si ridistribuiscono.
event-stirred = Una bella rimestata: { $count ->
    [one] una carta finisce
   *[other] { $count } carte finiscono
} nel mazzo, mani e scarti compresi.
event-new-hand = { $you ->
    [yes] { $count ->
        [0] Ora non hai nessun reperto.
       *[other] Ora hai: { $finds }.
    }
   *[no] { $count ->
        [0] Ora { $seat } non ha nessun reperto.
        [one] Ora { $seat } ha un reperto.
       *[other] Ora { $seat } ha { $count } reperti.
    }
}
event-spell-drawn = { $spell-key ->
    [unknown] { $you ->
        [yes] Prendi un incantesimo di livello { $level }.
       *[no] { $seat } prende un incantesimo di livello { $level }.
    }
   *[other] { $you ->
        [yes] Prendi un incantesimo: { $spell }.
       *[no] { $seat } prende un incantesimo: { $spell }.
    }
}
event-spell-handed = { $spell-key ->
    [unknown] { $seat } dà a { $other } un incantesimo di livello { $level }.
   *[other] { $you ->
        [yes] Dai un incantesimo a { $other }: { $spell }.
       *[no] { $them ->
            [yes] { $seat } ti dà un incantesimo: { $spell }.
           *[no] { $seat } dà un incantesimo a { $other }: { $spell }.
        }
    }
}
event-spell-returned = { $spell-key ->
    [unknown] { $you ->
        [yes] Rimetti un incantesimo di livello { $level } sotto il suo mazzetto.
       *[no] { $seat } rimette un incantesimo di livello { $level } sotto il suo mazzetto.
    }
   *[other] { $you ->
        [yes] Rimetti l’incantesimo { $spell } sotto il suo mazzetto.
       *[no] { $seat } rimette l’incantesimo { $spell } sotto il suo mazzetto.
    }
}
event-spell-opened = { $you ->
    [yes] Plic, plic: tutti possono leggere il tuo incantesimo { $spell }.
   *[no] Plic, plic: tutti possono leggere l’incantesimo { $spell } di { $seat }.
}
event-burnt = { $you ->
    [yes] Il tuo incantesimo { $spell } va in fumo, e vale come lanciato.
   *[no] L’incantesimo { $spell } di { $seat } va in fumo, e vale come lanciato.
}
event-rewound = { $you ->
    [yes] L’incantesimo { $spell } ti torna in mano con un salto.
   *[no] L’incantesimo { $spell } torna in mano a { $seat } con un salto.
}
event-bid = { $you ->
    [yes] Offri { $count }.
   *[no] { $seat } offre { $count }.
}
event-passed = { $you ->
    [yes] Passi.
   *[no] { $seat } passa.
}
event-sold = { $you ->
    [yes] Aggiudicato! Per te: { $find }, in cambio di { $count ->
        [one] un reperto.
       *[other] { $count } reperti.
    }
   *[no] Aggiudicato! Per { $seat }: { $find }, in cambio di { $count ->
        [one] un reperto.
       *[other] { $count } reperti.
    }
}
event-unsold = { $you ->
    [yes] Non lo vuole nessuno, resta a te: { $find }.
   *[no] Non lo vuole nessuno, resta a { $seat }: { $find }.
}
event-laid = { $you ->
    [yes] Metti giù un reperto coperto.
   *[no] { $seat } mette giù un reperto coperto.
}
event-turned-up = { $you ->
    [yes] Si scopre il tuo reperto: { $find }.
   *[no] Si scopre il reperto di { $seat }: { $find }.
}
event-picked = { $you ->
    [yes] Prendi dalle bancarelle: { $find }.
   *[no] { $seat } prende dalle bancarelle: { $find }.
}
event-cried = { $you ->
    [yes] Offri a { $other }:
   *[no] { $them ->
        [yes] { $seat } ti offre:
       *[no] { $seat } offre a { $other }:
    }
} { $finds-count ->
    [0] { $veiled ->
        [one] un reperto coperto
       *[other] { $veiled } reperti coperti
    }
   *[other] { $finds }{ $veiled ->
        [0] {""}
        [one] {" "}e un reperto coperto
       *[other] {" "}e { $veiled } reperti coperti
    }
} in cambio di { $wanted-count ->
    [0] { $any ->
        [one] un reperto qualsiasi.
       *[other] { $any } reperti qualsiasi.
    }
   *[other] { $wanted }{ $any ->
        [0] .
        [one] {" "}e un altro qualsiasi.
       *[other] {" "}e altri { $any } qualsiasi.
    }
}
event-withdrawn = { $you ->
    [yes] La tua offerta non c’è più.
   *[no] L’offerta di { $seat } non c’è più.
}
event-declined = { $you ->
    [yes] Rifiuti l’offerta di { $other }.
   *[no] { $them ->
        [yes] { $seat } rifiuta la tua offerta.
       *[no] { $seat } rifiuta l’offerta di { $other }.
    }
}
event-traded = { $you ->
    [yes] Affare fatto! { $other } accetta la tua offerta.
   *[no] { $them ->
        [yes] Affare fatto! Accetti l’offerta di { $seat }.
       *[no] Affare fatto! { $other } accetta l’offerta di { $seat }.
    }
}
event-done = { $you ->
    [yes] Per oggi hai finito.
   *[no] Per oggi { $seat } ha finito.
}
event-rung = { $you ->
    [yes] Din don! Suoni la Campanella: tutto finito.
   *[no] Din don! { $seat } suona la Campanella: tutto finito.
}
event-deal-over = { $find }: tutto finito.
event-slip-called = { $you ->
    [yes] Scivolone! Cogli sul fatto { $other }.
   *[no] { $them ->
        [yes] «Scivolone!» grida { $seat }, e parla di te.
       *[no] «Scivolone!» grida { $seat }, e parla di { $other }.
    }
}
event-slip-judged = { $agreed-key ->
    [yes] { $them ->
        [yes] { $yes } a { $no }: era uno scivolone. Dai un reperto.
       *[no] { $yes } a { $no }: era uno scivolone. { $other } dà un reperto.
    }
   *[no] { $them ->
        [yes] { $yes } a { $no }: niente da dire. La fai franca.
       *[no] { $yes } a { $no }: niente da dire. { $other } la fa franca.
    }
}
event-steadied = { $you ->
    [yes] La tua vista resta ferma: una maledizione dello schermo ti costa invece una pesca.
   *[no] { $seat } tiene la vista ferma: una maledizione dello schermo costa invece una pesca.
}
event-won = { $you ->
    [yes] Il tuo ultimo incantesimo è lanciato: hai vinto!
   *[no] { $seat } non ha più incantesimi in mano, e vince!
}
event-stopped = Mille turni, e ancora nessuno: vince chi ha meno punti in mano.

## Il tavolo in parole

twin-draft = La scelta degli incantesimi: servono { $points } punti a testa.
twin-turn = Turno { $turn }, { $you ->
    [yes] il tuo.
   *[no] tocca a { $seat }.
}
twin-extra = È un turno in più.
twin-again = Seguirà un turno in più.
twin-order = Si gioca verso { $way-key ->
    [left] sinistra.
   *[right] destra.
}
twin-free = Il prossimo incantesimo di livello 1 o 2 è gratis.
twin-mirror = Lo Specchio mostra: { $find }.
twin-piles = Mazzetti degli incantesimi:
twin-pile = livello { $level }: { $count ->
    [0] vuoto.
    [one] un incantesimo.
   *[other] { $count } incantesimi.
}
twin-deck = Mazzo: { $count ->
    [0] vuoto.
    [one] un reperto.
   *[other] { $count } reperti.
}
twin-discard = Scarti: { $count ->
    [0] nessuno.
    [one] un reperto.
   *[other] { $count } reperti.
}
twin-top = In cima, prima la più alta: { $finds }.
twin-seat = { $you ->
    [yes] Tu
   *[no] { $seat }
}: { $points ->
    [0] nessun punto,
    [one] ancora un punto,
   *[other] ancora { $points } punti,
} { $count ->
    [0] nessun reperto.
    [one] un reperto.
   *[other] { $count } reperti.
}
twin-drafter = { $you ->
    [yes] Tu
   *[no] { $seat }
}: { $levels-count ->
    [0] ancora nessun incantesimo preso.
    [one] un incantesimo preso, di livello { $levels }: { $have } su { $points } punti.
   *[other] { $levels-count } incantesimi presi, dei livelli { $levels }: { $have } su { $points } punti.
}
twin-books = { $levels-count ->
    [one] Un incantesimo in mano, di livello { $levels }.
   *[other] { $levels-count } incantesimi in mano, di livello { $levels }.
}
twin-read = Tra questi si conosce: { $card }.
twin-cast = Lanciati: { $card }.
twin-open = Visibile a tutti: { $finds }.
twin-known = Conosci questi reperti: { $finds }.
twin-count = { $find }: { $count }.
twin-title = Titolo: { $title }.
twin-protected = Nessuno può scegliere questa persona.
twin-steady = Tiene la vista ferma.
twin-curse = Maledizione: { $card }{ $left ->
    [0] .
    [one] , ancora un turno.
   *[other] , ancora { $left } turni.
}
twin-swapped = Costa invece una pesca.
twin-effect = { $them ->
    [yes] All’opera contro di te:
   *[no] All’opera:
} { $card }{ $left ->
    [0] .
   *[other] , ancora { $left }.
}
twin-copied = Copia della carta { $card }.
twin-victim = { $them ->
    [yes] La vittima sei tu.
   *[no] Vittima: { $other }.
}
twin-hand = I tuoi reperti: { $finds }.
twin-no-hand = Non hai reperti.
twin-spells = I tuoi incantesimi:
twin-spell = { $card }, livello { $level }: { $finds }.
twin-ready = Puoi pagarlo.
twin-lack = Ti manca: { $finds }.
twin-leaked = Tutti possono leggerlo.
twin-stack = Sul tavolo, prima l’ultima carta:
twin-item = { $card }, { $you ->
    [yes] giocata da te
   *[no] giocata da { $seat }
}{ $against-key ->
    [none] {""}
   *[other] {" "}in risposta alla carta { $against }
}{ $victims-count ->
    [0] .
   *[other] {" "}contro { $victims }.
}
twin-cancelled = È annullata.
twin-shielded = Al sicuro: { $victims }.
twin-chosen = { $card-key ->
    [none] Hai scelto di passare.
   *[other] Hai scelto: { $card }.
}
twin-payment = Si paga con: { $finds }.
twin-half = Stai preparando: { $card }.
twin-paid = Già pagato: { $finds }.
twin-choice = Da scegliere: { $finds }.
twin-auction = In vendita: { $ware }.
twin-bid = L’offerta più alta è { $bid }, { $you ->
    [yes] la tua.
   *[no] di { $seat }.
}
twin-flea = Al mercato delle pulci:
twin-stall = { $find }, messo giù da { $you ->
    [yes] te.
   *[no] { $seat }.
}
twin-laid = { $you ->
    [yes] Il tuo reperto è coperto sul tavolo.
   *[no] Il reperto di { $seat } è coperto sul tavolo.
}
twin-market = Al mercato:
twin-no-offers = Ancora nessuna offerta.
twin-offer = { $you ->
    [yes] Offri a { $other }:
   *[no] { $them ->
        [yes] { $seat } ti offre:
       *[no] { $seat } offre a { $other }:
    }
} { $finds-count ->
    [0] { $veiled ->
        [0] ancora niente
        [one] un reperto coperto
       *[other] { $veiled } reperti coperti
    }
   *[other] { $finds }{ $veiled ->
        [0] {""}
        [one] {" "}e un reperto coperto
       *[other] {" "}e { $veiled } reperti coperti
    }
} in cambio di { $wanted-count ->
    [0] { $any ->
        [0] niente, per ora.
        [one] un reperto qualsiasi.
       *[other] { $any } reperti qualsiasi.
    }
   *[other] { $wanted }{ $any ->
        [0] .
        [one] {" "}e un altro qualsiasi.
       *[other] {" "}e altri { $any } qualsiasi.
    }
}
twin-veils = Coperti: { $finds }.
twin-uncried = Non ancora gridata.
twin-waiting = { $you ->
    [yes] Non hanno ancora finito: { $seat }. Ci sei anche tu.
   *[no] Non hanno ancora finito: { $seat }.
}
twin-votes = { $count ->
    [0] Nessuno ha ancora giudicato.
    [one] Una persona ha giudicato.
   *[other] { $count } persone hanno giudicato.
}

## Regole: il gioco

chapter-book = Il gioco
rule-B1 = Un incantesimo di livello 1 vuole un ingrediente, uno di livello 4 ne vuole quattro: il livello dice quanti. È scritto sul dorso della carta, e tutti lo vedono.
    .cite = Regolamento 1: i livelli
    .no = Non si può: un incantesimo vuole tanti ingredienti quanto è il suo livello.
rule-B2 = All’inizio gli incantesimi formano quattro mazzetti, uno per livello. A turno ognuno prende il primo incantesimo del mazzetto che preferisce, finché non ha abbastanza punti; un livello vale un punto.
    .cite = Regolamento 2: la scelta degli incantesimi
    .no = Non adesso: gli incantesimi si prendono a turno.
rule-B3 = In tre servono 11 punti di incantesimi, in quattro o cinque 9, in sei o più 8. Si può superare.
    .cite = Regolamento 3: i punti da prendere
    .no = Non si può: hai già abbastanza punti.
rule-B4 = Quando tutti gli incantesimi sono presi, ognuno riceve cinque reperti. Il resto forma il mazzo.
    .cite = Regolamento 4: cinque reperti
    .no = Non adesso: prima si distribuiscono i reperti.
rule-B5 = All’inizio del tuo turno peschi un reperto. Poi giochi quante carte vuoi, nell’ordine che vuoi.
    .cite = Regolamento 5: un turno
    .no = Non adesso: non è il tuo turno.
rule-B6 = Nel tuo turno puoi aprire transazioni: asta, mercato delle pulci, giorno di mercato. Alla fine la carta si scarta.
    .cite = Regolamento 6: aprire una transazione
    .no = Non adesso: una transazione si apre nel tuo turno, con la sua carta in mano.
rule-B7 = Nel tuo turno puoi usare oggetti magici. Un oggetto usato si scarta.
    .cite = Regolamento 7: usare un oggetto magico
    .no = Non si può: quell’oggetto non si usa così, o non adesso.
rule-B8 = Nel tuo turno puoi lanciare incantesimi. Scarti gli ingredienti, metti l’incantesimo scoperto davanti a te, e agisce subito.
    .cite = Regolamento 8: lanciare un incantesimo
    .no = Così l’incantesimo non è pagato: manca un ingrediente.
rule-B9 = Quando hai finito lo dici, e tocca al turno seguente.
    .cite = Regolamento 9: la fine del turno
    .no = Non adesso: puoi finire solo il tuo turno, quando niente è in attesa.
rule-B10 = Le carte «in qualsiasi momento» si giocano anche fuori dal proprio turno. Per un incantesimo servono i suoi ingredienti in quel momento.
    .cite = Regolamento 10: in qualsiasi momento
    .no = Non adesso: questa carta si gioca solo nel tuo turno.
rule-B11 = Quel che succede nello stesso momento segue l’ordine di gioco, a partire da chi è di turno.
    .cite = Regolamento 11: nello stesso momento
    .no = Non adesso: prima tocca a qualcun altro.
rule-B12 = Quando il mazzo è finito si mescolano gli scarti: ecco il nuovo mazzo.
    .cite = Regolamento 12: il mazzo finito
    .no = Non adesso: il mazzo è finito.
rule-B13 = La vittima di certi incantesimi di livello 1 sceglie: subisce l’incantesimo, o si riscatta dando due reperti a chi l’ha lanciato.
    .cite = Regolamento 13: il riscatto
    .no = Non si può: da questo incantesimo adesso non ci si riscatta.
rule-B14 = Chi deve dare reperti e non ne ha non dà niente, e finisce lì.
    .cite = Regolamento 14: niente da dare
    .no = Non si può: non hai quel reperto.
rule-B15 = Il valore degli incantesimi che ti restano da lanciare lo sanno tutti. Quali sono è un tuo segreto.
    .cite = Regolamento 15: il valore è pubblico
    .no = Non si può: gli incantesimi degli altri sono segreti, se ne vede solo il valore.
rule-B16 = La partita finisce appena qualcuno non ha più incantesimi in mano: quella persona vince.
    .cite = Regolamento 16: la fine della partita
    .no = La partita è finita.

## Regole: transazioni

chapter-transactions = Le transazioni
rule-T1 = Mostri un reperto. Dalla tua sinistra gli altri offrono un numero di reperti, ogni volta più alto, o passano per sempre. Chi offre di più dà altrettanti reperti a sua scelta, che nessuno ha visto, e riceve il tuo. Devi accettare. Senza offerte lo tieni.
    .cite = Transazione 1: l’asta
    .no = Non si può: offri più degli altri, ma non più dei reperti che hai. Chi ha passato non offre più.
rule-T2 = Ognuno mette giù un reperto coperto, e si scoprono tutti. Da chi ha aperto, verso sinistra, ognuno ne prende uno. Senza reperti non si mette e non si prende niente.
    .cite = Transazione 2: il mercato delle pulci
    .no = Non adesso: ognuno mette giù un reperto, poi, a turno, ognuno ne prende uno.
rule-T3 = Sessanta secondi di baratto, tutti con tutti. Un’offerta dice che cosa dai, scoperto o coperto, e che cosa vuoi, una carta precisa o una qualsiasi. Se l’altro dice di sì, le carte cambiano mano subito. Solo reperti: niente incantesimi, niente promesse.
    .cite = Transazione 3: il giorno di mercato
    .no = Così no: al mercato si offrono reperti in cambio di reperti.

## Regole: incantesimi di livello 1

chapter-level-1 = Gli incantesimi di livello 1
rule-S101 = Per tutta la partita, nelle chiacchiere ogni frase della vittima è sostituita dall’ultima che ha scritto qualcun altro. La vittima può riscattarsi.
    .cite = Incantesimo 101: Lingua di pappagallo
    .no = Lingua di pappagallo: nessun altro ha ancora scritto niente da ripetere.
rule-S102 = Per tutta la partita, le chiacchiere rifiutano le frasi della vittima con più di cinque parole. La vittima può riscattarsi.
    .cite = Incantesimo 102: Un soldo a parola
    .no = Non più di cinque parole: un soldo a parola, e il borsellino è vuoto.
rule-S103 = Fino alla fine del suo terzo turno da adesso, la vittima vede il tavolo allo specchio, la sinistra a destra. La vittima può riscattarsi.
    .cite = Incantesimo 103: Occhi allo specchio
    .no = Non adesso: Occhi allo specchio prende di mira un avversario, nel tuo turno.
rule-S104 = Fino alla fine del suo terzo turno da adesso, la vittima vede le sue carte capovolte, e l’ordine cambia ogni volta che cambia la mano. La vittima può riscattarsi.
    .cite = Incantesimo 104: A testa in giù
    .no = Non adesso: A testa in giù prende di mira un avversario, nel tuo turno.
rule-S105 = Fino alla fine del suo terzo turno da adesso, la vittima vede solo le figure delle sue carte. Il testo appare premendo per un secondo. La vittima può riscattarsi.
    .cite = Incantesimo 105: Occhiali appannati
    .no = Non adesso: gli Occhiali appannati prendono di mira un avversario, nel tuo turno.
rule-S106 = Alla fine dei suoi prossimi tre turni, un reperto a caso della vittima resta visibile a tutti fino al suo turno dopo. La vittima può riscattarsi.
    .cite = Incantesimo 106: Mani di pastafrolla
    .no = Mani di pastafrolla: che cosa cade lo sceglie il caso.
rule-S107 = Alla sua prossima transazione la vittima deve partecipare. All’asta non può passare finché nessuno ha offerto; al mercato delle pulci sceglie per ultima; al mercato deve accettare la prima offerta di almeno un reperto per uno solo, nominato e che ha in mano. La vittima può riscattarsi.
    .cite = Incantesimo 107: Anima buona
    .no = Anima buona: questa volta devi partecipare e non puoi rifiutare.
rule-S108 = La vittima non pesca all’inizio del suo prossimo turno. Può riscattarsi.
    .cite = Incantesimo 108: Pennichella
    .no = Pennichella: questa volta non peschi.
rule-S109 = Alla prossima pesca della vittima si mostrano due carte a chi ha lanciato l’incantesimo, che sceglie quale va alla vittima; l’altra si scarta. La vittima può riscattarsi.
    .cite = Incantesimo 109: Spintarella
    .no = Spintarella: scegli una delle due carte.
rule-S110 = Fino alla fine del suo terzo turno da adesso, i turni della vittima durano al massimo venti secondi, poi finiscono da soli. La vittima può riscattarsi.
    .cite = Incantesimo 110: Tremarella
    .no = Tremarella: i tuoi venti secondi sono passati.
rule-S111 = Scegli un titolo dalla lista del gioco: per tutta la partita sostituisce ovunque il nome della vittima, che può riscattarsi.
    .cite = Incantesimo 111: Titolo altisonante
    .no = Titolo altisonante: scegli un titolo della lista.
rule-S112 = Nomini due ingredienti. Fino alla fine del suo terzo turno da adesso, tutti vedono quanti ne ha la vittima di ciascuno. La vittima può riscattarsi.
    .cite = Incantesimo 112: Tasche di vetro
    .no = Tasche di vetro: nomina due ingredienti diversi.
rule-S113 = Fino alla fine del suo terzo turno da adesso, un avversario deve concedere ogni carta che la vittima gioca. Dopo cinque secondi è concessa da sola. La vittima può riscattarsi.
    .cite = Incantesimo 113: La parolina magica
    .no = La parolina magica: prima si chiede, poi qualcuno lo concede.
rule-S114 = Fino alla fine del suo terzo turno da adesso, la vittima non partecipa alle transazioni degli altri. Può riscattarsi.
    .cite = Incantesimo 114: Muso lungo
    .no = Muso lungo: questo si fa senza di te.
rule-S115 = Tutti insieme i giocatori passano un reperto a scelta a sinistra.
    .cite = Incantesimo 115: Polvere da starnuti
    .no = Polvere da starnuti: scegli un reperto da passare a sinistra.
rule-S116 = In qualsiasi momento: pesca due reperti, tienine uno, scarta l’altro.
    .cite = Incantesimo 116: Fortuna del principiante
    .no = Fortuna del principiante: tieni una delle due carte pescate.

## Regole: incantesimi di livello 2

chapter-level-2 = Gli incantesimi di livello 2
rule-S201 = Scegli fino a due avversari, o nessuno, e prendi a ciascuno un reperto a caso.
    .cite = Incantesimo 201: Brezza manolesta
    .no = Non si può: la Brezza manolesta prende di mira al massimo due avversari, e ciascuno una volta sola.
rule-S202 = Tutti passano tutti i loro reperti a sinistra o a destra. Il verso lo scegli tu.
    .cite = Incantesimo 202: Alta marea
    .no = Alta marea: scegli sinistra o destra.
rule-S203 = Fino al tuo prossimo turno tutti i reperti in mano sono visibili a tutti, anche i tuoi.
    .cite = Incantesimo 203: Finestre spalancate
    .no = Non adesso: Finestre spalancate si lancia nel tuo turno.
rule-S204 = Le tue prossime quattro pesche di inizio turno diventano: due carte, se ne tiene una, si scarta l’altra.
    .cite = Incantesimo 204: Puzza sotto il naso
    .no = Puzza sotto il naso: tieni una delle due carte pescate.
rule-S205 = Fino all’inizio del tuo secondo turno da adesso, un avversario che lancia un incantesimo prima ti dà un reperto a sua scelta, se può.
    .cite = Incantesimo 205: Pedaggio
    .no = Pedaggio: prima dai un reperto.
rule-S206 = L’avversario scelto non lancia incantesimi nel suo prossimo turno.
    .cite = Incantesimo 206: Stoppino gelato
    .no = Stoppino gelato: niente incantesimi in questo turno.
rule-S207 = In qualsiasi momento. Risposta a un oggetto magico: è scartato senza effetto.
    .cite = Incantesimo 207: Miccia bagnata
    .no = Non adesso: la Miccia bagnata risponde a un oggetto magico.
rule-S208 = In qualsiasi momento. Risposta a un incantesimo di livello 1 o 2 che prende di mira te: scegli la sua nuova vittima. Non te, ma forse chi l’ha lanciato.
    .cite = Incantesimo 208: Ritorno di fiamma
    .no = Non adesso: il Ritorno di fiamma risponde a un incantesimo di livello 1 o 2 che prende di mira te.
rule-S209 = Scambi tutti i tuoi reperti con tutti quelli di un avversario.
    .cite = Incantesimo 209: Scambio di cappotti
    .no = Non adesso: lo Scambio di cappotti prende di mira un avversario, nel tuo turno.
rule-S210 = Prendi una delle cinque carte che stanno subito sotto il tuo pagamento negli scarti.
    .cite = Incantesimo 210: Fondo del barile
    .no = Non si può: scegli tra le cinque carte subito sotto il tuo pagamento.
rule-S211 = Un incantesimo da lanciare dell’avversario scelto, a caso, resta visibile a tutti.
    .cite = Incantesimo 211: Grimorio colabrodo
    .no = Non adesso: il Grimorio colabrodo prende di mira un avversario, nel tuo turno.
rule-S212 = Ogni avversario con più di quattro reperti ne scarta a sua scelta, finché ne ha quattro.
    .cite = Incantesimo 212: Brutta aria
    .no = Brutta aria: scarta finché hai quattro reperti.
rule-S213 = Nel suo prossimo turno l’avversario scelto pesca, ma non gioca nessuna carta.
    .cite = Incantesimo 213: Piedi di piombo
    .no = Piedi di piombo: niente carte in questo turno.
rule-S214 = Tutti i reperti in mano si mescolano insieme; ognuno ne riceve quanti ne aveva.
    .cite = Incantesimo 214: Mulinello
    .no = Non adesso: il Mulinello si lancia nel tuo turno.
rule-S215 = Giochi un turno in più dopo questo.
    .cite = Incantesimo 215: Tempi supplementari
    .no = Non adesso: Tempi supplementari si lancia nel tuo turno.
rule-S216 = L’ordine di gioco si inverte. Una seconda inversione lo rimette a posto.
    .cite = Incantesimo 216: Contropelo
    .no = Non adesso: Contropelo si lancia nel tuo turno.
rule-S217 = Fino all’inizio del tuo secondo turno da adesso gli avversari non possono aprire transazioni.
    .cite = Incantesimo 217: Chiuso per ferie
    .no = Non si può: chiuso per ferie, nessuna transazione si apre.
rule-S218 = Nomini un ingrediente: ogni avversario che ce l’ha te ne dà uno.
    .cite = Incantesimo 218: Appello
    .no = Appello: nomina un ingrediente.
rule-S219 = Ogni avversario ti dà un reperto a sua scelta.
    .cite = Incantesimo 219: Colletta
    .no = Colletta: scegli un reperto da dare.
rule-S220 = In qualsiasi momento: fino al tuo prossimo turno nessun incantesimo, oggetto o effetto degli altri può sceglierti come vittima.
    .cite = Incantesimo 220: Sotto il coperchio
    .no = Non si può: quella persona è sotto il coperchio, non si può scegliere.
rule-S221 = L’avversario scelto prende il primo incantesimo del mazzetto di livello 1, o di livello 2 se è vuoto.
    .cite = Incantesimo 221: Compiti extra
    .no = Non adesso: i Compiti extra prendono di mira un avversario, nel tuo turno.
rule-S222 = Dai a un avversario un tuo incantesimo da lanciare, poi gliene prendi uno a caso tra quelli che aveva prima.
    .cite = Incantesimo 222: Valzer delle cartelle
    .no = Valzer delle cartelle: scegli un tuo incantesimo da lanciare.
rule-S223 = Tutti pescano un reperto, e tu tre.
    .cite = Incantesimo 223: Nebbia generosa
    .no = Non adesso: la Nebbia generosa si lancia nel tuo turno.
rule-S224 = Togli tutti gli effetti di livello 1 da te, o ne mandi uno a un avversario, che può riscattarsi.
    .cite = Incantesimo 224: Colpo di scopa
    .no = Colpo di scopa: spazza via tutte le tue maledizioni, o mandane una a un avversario.

## Regole: incantesimi di livello 3

chapter-level-3 = Gli incantesimi di livello 3
rule-S301 = Tutti i reperti in mano e gli scarti si mescolano nel mazzo. Ognuno ne pesca quanti ne aveva, e tu uno in più.
    .cite = Incantesimo 301: Gran rimescolata
    .no = Non adesso: la Gran rimescolata si lancia nel tuo turno.
rule-S302 = Per tutta la partita, all’inizio di ogni tuo turno nomini un avversario, che ti dà un reperto a sua scelta.
    .cite = Incantesimo 302: Decima
    .no = Decima: nomina un avversario che si può scegliere.
rule-S303 = Per tutta la partita, una volta per ogni tuo turno, per un incantesimo di livello 1 o 2: puoi pagare un ingrediente che ti manca con altri due.
    .cite = Incantesimo 303: Passepartout
    .no = Non si può: il Passepartout serve una volta per ogni tuo turno, per un incantesimo di livello 1 o 2, con altri due ingredienti.
rule-S304 = Per tutta la partita gli avversari non possono guardare, prendere o scambiare i tuoi reperti con incantesimi o oggetti.
    .cite = Incantesimo 304: Maggiordomo di pietra
    .no = Non si può: il Maggiordomo di pietra fa la guardia a quei reperti.
rule-S305 = Tutti quelli che hanno incantesimi da lanciare se li passano a sinistra, tra loro. Se lanciandolo non ne hai più, resti fuori, e vinci.
    .cite = Incantesimo 305: Giostra dei grimori
    .no = Non adesso: la Giostra dei grimori si lancia nel tuo turno.
rule-S306 = Ricevi la copia di un effetto duraturo di livello 2 o 3 che è in gioco.
    .cite = Incantesimo 306: Gloria in prestito
    .no = Gloria in prestito: quell’effetto non si copia.
rule-S307 = Fino all’inizio del tuo terzo turno da adesso gli avversari lanciano al massimo un incantesimo per ogni loro turno.
    .cite = Incantesimo 307: Prendi il numerino
    .no = Prendi il numerino: in questo turno hai già lanciato il tuo incantesimo.
rule-S308 = Cerchi nel mazzo una carta a tua scelta, poi lo mescoli.
    .cite = Incantesimo 308: Pozzo dei desideri
    .no = Pozzo dei desideri: scegli una carta che è nel mazzo.

## Regole: incantesimi di livello 4

chapter-level-4 = Gli incantesimi di livello 4
rule-S401 = L’avversario scelto riprende in mano l’ultimo incantesimo che ha lanciato. Il suo effetto duraturo finisce.
    .cite = Incantesimo 401: Un passo indietro
    .no = Non adesso: Un passo indietro prende di mira un avversario, nel tuo turno.
rule-S402 = Per tutta la partita peschi due reperti all’inizio di ogni tuo turno.
    .cite = Incantesimo 402: Doppio fondo
    .no = Non adesso: il Doppio fondo si lancia nel tuo turno.
rule-S403 = Bruci un tuo incantesimo da lanciare di livello 3 o meno. Vale come lanciato, senza effetto.
    .cite = Incantesimo 403: Falò dei grimori
    .no = Falò dei grimori: brucia un tuo incantesimo da lanciare di livello 3 o meno.
rule-S404 = Dai a un avversario un tuo incantesimo da lanciare di livello 2 o meno.
    .cite = Incantesimo 404: A caval donato
    .no = A caval donato: regala un tuo incantesimo da lanciare di livello 2 o meno.
rule-S405 = Ogni avversario scarta tutti i suoi reperti e ne pesca tre.
    .cite = Incantesimo 405: Dispense vuote
    .no = Non adesso: Dispense vuote si lancia nel tuo turno.
rule-S406 = In questo turno puoi lanciare ancora un incantesimo di livello 1 o 2, senza ingredienti.
    .cite = Incantesimo 406: Solvente universale
    .no = Non si può: il Solvente universale serve una volta, in questo turno, per un incantesimo di livello 1 o 2.
rule-S407 = Tutti gli avversari saltano la loro prossima pesca, e tu giochi un turno in più.
    .cite = Incantesimo 407: Ora rubata
    .no = Non adesso: l’Ora rubata si lancia nel tuo turno.
rule-S408 = Per tutta la partita, una volta per ogni tuo turno, usi l’oggetto magico più in alto negli scarti tra quelli che si giocano nel proprio turno. Resta lì.
    .cite = Incantesimo 408: Specchio della gazza
    .no = Non si può: lo Specchio della gazza serve una volta per ogni tuo turno, se negli scarti c’è un oggetto adatto.

## Regole: oggetti

chapter-objects = Gli oggetti
rule-O01 = Per lanciare un incantesimo: vale come un ingrediente qualsiasi.
    .cite = Oggetto 01: Ampolla jolly
    .no = Non adesso: l’Ampolla jolly serve a pagare un incantesimo.
rule-O02 = Per lanciare un incantesimo: altri due ingredienti valgono come uno a tua scelta.
    .cite = Oggetto 02: Mortaio sbilenco
    .no = Non si può: il Mortaio sbilenco pesta due ingredienti, diversi da quello che sostituisce, per pagare un incantesimo.
rule-O03 = In qualsiasi momento. Risposta a un incantesimo di livello 1 o 2 che prende di mira te: non ti fa niente. Vale comunque come lanciato.
    .cite = Oggetto 03: Campana di vetro
    .no = Non adesso: la Campana di vetro risponde a un incantesimo di livello 1 o 2 che prende di mira te.
rule-O04 = In qualsiasi momento. Risposta a chi ti prende un reperto con un incantesimo o un oggetto: il reperto resta tuo, e sei tu a prenderne uno a caso a quella persona.
    .cite = Oggetto 04: Trappola per topi
    .no = Non adesso: la Trappola per topi risponde a una carta che ti prende un reperto.
rule-O05 = Guardi i reperti di un avversario.
    .cite = Oggetto 05: Cannocchiale
    .no = Non adesso: il Cannocchiale prende di mira un avversario, nel tuo turno.
rule-O06 = Prendi un reperto a caso a un avversario.
    .cite = Oggetto 06: Canna da pesca
    .no = Non adesso: la Canna da pesca prende di mira un avversario, nel tuo turno.
rule-O07 = Prendi una carta a tua scelta dagli scarti.
    .cite = Oggetto 07: Gancio del rigattiere
    .no = Il Gancio lì negli scarti non trova niente da prendere.
rule-O08 = Dai a un avversario un reperto a tua scelta, poi gliene prendi uno a caso.
    .cite = Oggetto 08: Gioco dei bussolotti
    .no = Non si può: per il Gioco dei bussolotti servono un reperto da dare e un avversario.
rule-O09 = Peschi due reperti.
    .cite = Oggetto 09: Sacco senza fondo
    .no = Non adesso: il Sacco senza fondo si usa nel tuo turno.
rule-O10 = In qualsiasi momento: metti fine a un effetto di livello 1 su di te.
    .cite = Oggetto 10: Sapone antimalocchio
    .no = Quella maledizione da lavare non è su di te.
rule-O11 = In qualsiasi momento: la transazione in corso finisce subito. Le offerte non concluse tornano indietro.
    .cite = Oggetto 11: Campanella del banditore
    .no = Non adesso: la Campanella del banditore suona solo durante una transazione.
rule-O12 = In qualsiasi momento. Risposta a un oggetto magico: è scartato senza effetto.
    .cite = Oggetto 12: Spegnicandela
    .no = Non adesso: lo Spegnicandela risponde a un oggetto magico.
rule-O13 = Giochi un turno in più dopo questo.
    .cite = Oggetto 13: Clessidra di scorta
    .no = Non si può: nessun turno in più può seguire questo.
rule-O14 = In qualsiasi momento. Risposta a un incantesimo o a un oggetto che prende di mira te: scegli un’altra vittima, ma non chi l’ha giocato.
    .cite = Oggetto 14: Bacchetta storta
    .no = Non adesso: la Bacchetta storta risponde a una carta che prende di mira te, se c’è un’altra vittima possibile.
rule-O15 = Metti un tuo incantesimo da lanciare sotto il suo mazzetto e prendi il primo dello stesso livello.
    .cite = Oggetto 15: Tessera della biblioteca
    .no = Tessera della biblioteca: servono un tuo incantesimo da lanciare e un altro nel mazzetto di quel livello.
rule-O16 = In qualsiasi momento: fino al tuo prossimo turno nessuno può sceglierti come vittima.
    .cite = Oggetto 16: Mantello di Nessuno
    .no = Non si può: quella persona porta il Mantello di Nessuno, non si può scegliere.
rule-O17 = Per lanciare un incantesimo: vale come l’ingrediente più in alto tra quelli degli scarti.
    .cite = Oggetto 17: Inchiostro del falsario
    .no = Non si può: l’Inchiostro del falsario imita solo l’ingrediente più in alto negli scarti.
rule-O18 = Ogni avversario ti dà un reperto a sua scelta.
    .cite = Oggetto 18: Tamburo dell’esattore
    .no = Non adesso: il Tamburo dell’esattore si usa nel tuo turno.
rule-O19 = Tra due turni: l’ordine di gioco si inverte.
    .cite = Oggetto 19: Banderuola
    .no = Non adesso: la Banderuola gira solo tra due turni.
rule-O20 = L’avversario con più reperti te ne dà due a sua scelta. In caso di parità scegli tu quale.
    .cite = Oggetto 20: Bilancia d’ottone
    .no = Non si può: la Bilancia d’ottone prende di mira l’avversario con più reperti.
rule-N1 = Sette oggetti non hanno effetto: Stivale sinistro, Teiera crepata, Cucchiaio storto, Almanacco fradicio, Bottone spaiato, Piccione impagliato e Gabbia senza uccellino. Ma ognuno vale un reperto: serve a pagare, a offrire, a scambiare o a riscattarsi.
    .cite = Cianfrusaglie: sette buone a nulla
    .no = Non si può: questa cianfrusaglia non ha effetto. Serve a pagare, a offrire, a scambiare.
rule-V1 = Se hai bisogno di una vista ferma puoi dirlo, una volta. Occhi allo specchio, A testa in giù e Occhiali appannati ti fanno allora saltare la prossima pesca, senza toccare il tuo schermo.
    .cite = Una vista ferma
    .no = Non si può: la tua vista è già ferma.

## Regole: le nostre decisioni

chapter-rulings = Le nostre decisioni
rule-E1 = L’ultimo incantesimo prima agisce, con tutte le risposte. Solo dopo si guarda chi non ha più incantesimi in mano.
    .cite = Decisione E1: l’ultimo incantesimo prima agisce
    .no = Non adesso: prima l’incantesimo deve agire.
rule-E2 = Se due giocatori restano senza incantesimi nello stesso momento, vince chi è di turno, altrimenti il primo nell’ordine di gioco. Vince una persona sola.
    .cite = Decisione E2: senza incantesimi nello stesso momento
    .no = Non si può: vince una persona sola.
rule-E3 = Un incantesimo annullato è lanciato: resta scoperto davanti al suo proprietario e conta. Si perde solo l’effetto.
    .cite = Decisione E3: annullato, ma lanciato
    .no = Quell’incantesimo è già lanciato.
rule-E4 = Quando hai abbastanza punti non prendi altri incantesimi. Ma l’ultimo può superare.
    .cite = Decisione E4: quando basta, basta
    .no = Non si può: hai abbastanza punti, non prendi altri incantesimi.
rule-E5 = Se un mazzetto è vuoto se ne sceglie un altro, anche se così si supera.
    .cite = Decisione E5: un mazzetto vuoto
    .no = Non si può: quel mazzetto è vuoto, scegline un altro.
rule-E6 = Scegli gli incantesimi solo in base al livello, e li guardi quando tutti hanno finito. Il tavolo può decidere di guardarli subito.
    .cite = Decisione E6: quando si guardano gli incantesimi
    .no = Non adesso: gli incantesimi si guardano quando tutti hanno scelto.
rule-E7 = Con meno di due reperti non ci si può riscattare: è un prezzo. Ma chi è costretto a dare dà quello che ha.
    .cite = Decisione E7: senza di che riscattarsi
    .no = Non si può: per riscattarti ti servono due reperti.
rule-E8 = I due reperti del riscatto li sceglie la vittima. Il tavolo può decidere che l’altro li peschi senza vederli.
    .cite = Decisione E8: chi sceglie il prezzo
    .no = Non si può: a questo tavolo i reperti del riscatto si pescano senza vederli.
rule-E9 = Ci si riscatta quando l’incantesimo è lanciato, non dopo. Più tardi liberano solo un incantesimo o un oggetto.
    .cite = Decisione E9: un solo momento per riscattarsi
    .no = Troppo tardi: ci si riscatta quando l’incantesimo è lanciato, non dopo.
rule-E10 = Un incantesimo riscattato vale come lanciato.
    .cite = Decisione E10: riscattato, ma lanciato
    .no = Quell’incantesimo è già lanciato.
rule-E11 = Gli effetti di livello 1 si sommano, ma al massimo tre su una vittima: il quarto scaccia il più vecchio.
    .cite = Decisione E11: al massimo tre maledizioni
    .no = Non si può: al massimo tre maledizioni su una vittima.
rule-E12 = Puoi avere in mano quante carte vuoi.
    .cite = Decisione E12: una mano senza limite
    .no = Non si può: la mano non ha limite, non devi scartare niente.
rule-E13 = Dopo ogni carta giocata c’è un tempo di risposta di qualche secondo, sempre uguale per tutti, così l’attesa non tradisce niente. Anche a una risposta si può rispondere; l’ultima agisce per prima.
    .cite = Decisione E13: le risposte
    .no = Non adesso: questa carta non risponde a quello che è stato appena giocato.
rule-E14 = Un incantesimo in qualsiasi momento si paga dalla mano, in quel momento. Valgono anche gli oggetti che sostituiscono ingredienti, pure fuori dal tuo turno. Prima pagano gli ingredienti stessi. Finché corre il tempo di risposta puoi pagare in altro modo, e nessuno lo vede prima che l’incantesimo sia sul tavolo.
    .cite = Decisione E14: quanto costa una risposta
    .no = Non si può: ti mancano ingredienti per rispondere con questo incantesimo.
rule-E15 = Quel che si gioca nello stesso momento segue l’ordine di gioco, a partire da chi è di turno.
    .cite = Decisione E15: l’ordine nello stesso momento
    .no = Non adesso: prima tocca a qualcun altro.
rule-E16 = Un effetto dura quanto dice la carta. Quel che dura tutta la partita finisce solo se la carta lascia il gioco.
    .cite = Decisione E16: le durate
    .no = Non si può: quell’effetto dura ancora.
rule-E17 = Un incantesimo si può lanciare anche senza una vittima o un effetto possibile. In fondo lo scopo è svuotare la mano.
    .cite = Decisione E17: lanciare senza effetto
    .no = Quella carta non farebbe niente.
rule-E18 = Un incantesimo da lanciare che cambia mano cambia anche il valore pubblico, e tutti lo vedono subito.
    .cite = Decisione E18: gli incantesimi che cambiano mano
    .no = Non si può: quell’incantesimo non è più nella tua mano.
rule-E19 = Se sono finiti sia il mazzo sia gli scarti, non si pesca.
    .cite = Decisione E19: nessuna carta da pescare
    .no = Non si può: non ci sono più carte da pescare.
rule-E20 = Elixir si gioca da tre a otto. In due il tavolo può scegliere un modo della casa, a 9 punti.
    .cite = Decisione E20: in due
    .no = Elixir si gioca da tre a otto. Per due scegliete il modo della casa.
rule-E21 = Le maledizioni sulla parola valgono solo nelle chiacchiere del gioco. A un tavolo dove si parla a voce sono mostrate, e gli altri possono gridare «Scivolone!». Se la maggioranza è d’accordo, la vittima dà un reperto.
    .cite = Decisione E21: parlare ad alta voce
    .no = Non adesso: «Scivolone!» si grida a un tavolo dove si parla, contro la vittima di una maledizione sulla parola.
rule-E22 = Chi non risponde in tempo ha detto di no. Chi si assenta è sostituito da un bot fino al ritorno.
    .cite = Decisione E22: lenti o assenti
    .no = Troppo tardi: il tempo è scaduto.
rule-E23 = Un turno dura 45 secondi, e 20 in più per ogni transazione aperta; un giorno di mercato 60. Un tavolo con calma non ha orologio, e i suoi giorni di mercato durano tre minuti.
    .cite = Decisione E23: gli orologi
    .no = Troppo tardi: il tempo di questo turno è scaduto.

## Regole: precisazioni

chapter-more = Le nostre precisazioni
rule-X1 = Fortuna del principiante, Sotto il coperchio, Sapone antimalocchio e Mantello di Nessuno si giocano nel tuo turno, in ogni tempo di risposta e tra due turni. Durante una transazione solo la Campanella, e contro di essa solo ciò che le risponde: Miccia bagnata e Spegnicandela. Mai nel mezzo della scelta di qualcuno.
    .cite = Precisazione X-1: i momenti delle carte in qualsiasi momento
    .no = Non adesso: aspetta il tuo turno, un tempo di risposta o la fine del turno.
rule-X2 = Sinistra, destra e senso orario sono quelli dei posti e non cambiano mai. L’inversione cambia solo l’ordine di gioco.
    .cite = Precisazione X-2: la sinistra resta a sinistra
    .no = Non si può: la sinistra resta la sinistra, anche al contrario.
rule-X3 = Chi ha vinto si guarda solo quando niente è più in attesa. Allora conta chi è di turno, poi l’ordine di gioco.
    .cite = Precisazione X-3: quando si guarda la fine
    .no = Non adesso: una carta è ancora in attesa.
rule-X4 = Tutti scelgono la risposta insieme, ma le risposte contano nell’ordine di gioco: la prima è giocata, le altre si riprendono. Quando è risolta, si può di nuovo rispondere alla carta sotto, finché tutti passano. A una carta annullata non si risponde più.
    .cite = Precisazione X-4: due risposte insieme
    .no = È già la tua scelta.
rule-X5 = Per lanciare, in quest’ordine: scegliere il pagamento, nominare le vittime, e la maledizione o l’effetto voluto, scartare il pagamento e posare l’incantesimo, pagare il pedaggio, aspettare le risposte, lasciare che la vittima si riscatti. Poi vengono l’effetto e tutte le altre scelte.
    .cite = Precisazione X-5: l’ordine per lanciare
    .no = Non adesso: ogni passo viene a suo tempo.
rule-X6 = Miccia bagnata e Spegnicandela rispondono a ogni oggetto magico, anche a una risposta, chiunque l’abbia giocata. Le risposte prendono di mira carte, non giocatori: Campana di vetro, Ritorno di fiamma e Bacchetta storta non rispondono a loro. Una Trappola risponde a una Trappola.
    .cite = Precisazione X-6: rispondere a una risposta
    .no = Non si può: questa carta non risponde a una risposta.
rule-X7 = Un pagamento va agli scarti nell’ordine della ricetta, un sostituto prima delle carte che consuma. Oggetti e transazioni ci vanno quando sono risolti. Mani intere ci vanno nell’ordine di gioco, ognuna in ordine alfabetico; con la Brutta aria, come si è scelto.
    .cite = Precisazione X-7: l’ordine degli scarti
    .no = Non si può: paga nell’ordine della ricetta.
rule-X8 = Per un incantesimo si possono usare più sostituti. Mortaio e Passepartout consumano solo ingredienti veri, diversi da quello che sostituiscono; due uguali vanno bene. L’Inchiostro del falsario legge gli scarti prima di questo pagamento.
    .cite = Precisazione X-8: più sostituti
    .no = Non si può: qui servono ingredienti veri, diversi da quello sostituito.
rule-X9 = Un oggetto che non può fare niente resta in mano. Un incantesimo invece si può lanciare senza effetto.
    .cite = Precisazione X-9: niente oggetti senza effetto
    .no = Non si può: adesso quell’oggetto non farebbe niente.
rule-X10 = Nel tuo turno una risposta che è un incantesimo si lancia come ogni altro, senza effetto. Fuori dal tuo turno solo come vera risposta.
    .cite = Precisazione X-10: risposte senza domanda
    .no = Non adesso: fuori dal tuo turno serve qualcosa a cui rispondere.
rule-X11 = Se si può scegliere una vittima, bisogna sceglierla. Solo la Brezza manolesta dice «fino a due»: due, una o nessuna.
    .cite = Precisazione X-11: non senza vittima
    .no = Scegli una vittima che si può scegliere.
rule-X12 = Il pagamento di un incantesimo è già negli scarti quando agisce; un oggetto giocato non ancora. Perciò la Gran rimescolata mescola anche il suo pagamento, il Fondo del barile cerca subito sotto, e un Gancio non trova mai sé stesso.
    .cite = Precisazione X-12: che cosa c’è negli scarti
    .no = Non si può: quella carta non è dove cerchi.
rule-X13 = Prendono di mira te: le maledizioni da 101 a 114, Brezza manolesta, Stoppino gelato, Scambio di cappotti, Grimorio colabrodo, Piedi di piombo, Compiti extra, Valzer delle cartelle, un Colpo di scopa che manda una maledizione, una Gloria in prestito con una vittima, Un passo indietro, A caval donato; Cannocchiale, Canna da pesca, Gioco dei bussolotti e Bilancia d’ottone, anche con lo Specchio. Nient’altro.
    .cite = Precisazione X-13: che cosa prende di mira te
    .no = Non si può: quella carta non prende di mira te.
rule-X14 = Nominare chi paga la decima, o scegliere per la Spintarella, non è giocare una carta: non si risponde. Ma chi è protetto non si può nominare.
    .cite = Precisazione X-14: nominare non è giocare
    .no = Nessuna carta è giocata: non c’è niente a cui rispondere.
rule-X15 = Una protezione giocata come risposta non annulla la scelta già fatta. Da lì in poi nessuno può sceglierti: né vittima, né nuova vittima, né decima. Restano gli effetti su tutti, i doni, le transazioni e le maledizioni che ci sono già.
    .cite = Precisazione X-15: nessuno può sceglierti
    .no = Non si può: quella persona è protetta, non si può scegliere.
rule-X16 = Con la Bilancia d’ottone l’avversario si nomina giocandola: lo prende di mira. Chi è protetto o senza reperti non conta. Anche Cannocchiale, Canna da pesca e Gioco dei bussolotti saltano chi è senza reperti, e la Decima non può nominarlo.
    .cite = Precisazione X-16: chi ha più reperti
    .no = Non si può: non è l’avversario con più reperti.
rule-X17 = La Campana di vetro protegge solo te: la Brezza manolesta prende ancora all’altra vittima; Scambio di cappotti e Valzer delle cartelle non fanno niente; con il Colpo di scopa la maledizione resta dov’era.
    .cite = Precisazione X-17: la parte della Campana
    .no = Non si può: la Campana di vetro protegge solo te.
rule-X18 = La nuova vittima non sei tu, né una persona protetta, né già una vittima di quella carta, e con la Bacchetta storta nemmeno chi l’ha giocata. Se non c’è nessuno, così non si può rispondere. La nuova vittima può rispondere e riscattarsi.
    .cite = Precisazione X-18: la nuova vittima
    .no = Non si può: quella persona non può essere la nuova vittima.
rule-X19 = Il riscatto viene dopo le risposte: decide solo la vittima finale, una volta.
    .cite = Precisazione X-19: prima rispondere, poi riscattarsi
    .no = Non adesso: ci si riscatta dopo le risposte.
rule-X20 = Quando un incantesimo è rivolto contro chi l’ha lanciato, chi l’ha deviato conta come se l’avesse lanciato: sceglie, prende, riceve il riscatto. Deviato verso una terza persona, resta di chi lo lanciava fino ad allora, anche con la Bacchetta dopo un Ritorno di fiamma: si perde questo ruolo solo ricevendo il proprio incantesimo, a favore di chi l’ha deviato. La carta resta di chi l’ha giocata, e conta per quella persona.
    .cite = Precisazione X-20: rivolto contro chi l’ha lanciato
    .no = Non si può: sceglie chi ha deviato l’incantesimo.
rule-X21 = La Trappola per topi prende Brezza manolesta, Canna da pesca, Gioco dei bussolotti e Trappola per topi, anche con lo Specchio. Non gli scambi, né i doni, né gli incantesimi che si prendono. Una volta per ogni presa. A chi ha un Maggiordomo non prende niente.
    .cite = Precisazione X-21: che cosa prende la Trappola
    .no = Non si può: la Trappola per topi scatta solo se ti si prende un reperto.
rule-X22 = Quel che è dato è dato: se la presa del Gioco dei bussolotti fallisce, il dono non torna.
    .cite = Precisazione X-22: quel che è dato è dato
    .no = Non si può: quel che è dato è dato.
rule-X23 = Tutti gli incantesimi da 101 a 114 contano tra le tre maledizioni. La più vecchia è quella cominciata per prima; una maledizione mandata altrove ricomincia. Quella scacciata sparisce.
    .cite = Precisazione X-23: quali maledizioni contano
    .no = Non si può: non è una maledizione.
rule-X24 = Alla Giostra passano incantesimi solo quelli che ne hanno. Chi la lancia come ultimo incantesimo resta fuori, e vince.
    .cite = Precisazione X-24: la Giostra
    .no = Non si può: senza incantesimi da lanciare non si sale sulla Giostra.
rule-X25 = Se non ti resta niente da dare o da bruciare, Valzer delle cartelle, Falò dei grimori e A caval donato non fanno niente, e vinci.
    .cite = Precisazione X-25: niente più da dare
    .no = Non si può: non hai incantesimi da dare.
rule-X26 = Un incantesimo bruciato sta con quelli lanciati, come il più recente, senza effetto. Un passo indietro può quindi renderlo.
    .cite = Precisazione X-26: l’incantesimo bruciato
    .no = Non si può: quell’incantesimo non si può bruciare.
rule-X27 = Per il Colpo di scopa scegli giocandolo: spazzare tutto, o quale maledizione va a chi. Una maledizione mandata vale come tua e ricomincia; la sua carta non si muove. Riscattata, sparisce, e i due reperti sono tuoi. Senza maledizioni la Scopa non fa niente.
    .cite = Precisazione X-27: la Scopa
    .no = Non si può: quella maledizione non pesa su di te.
rule-X28 = «Tre turni»: contano solo quelli che cominciano dopo, non quello in corso. I turni in più contano. Se la stessa maledizione torna, ricomincia.
    .cite = Precisazione X-28: quali turni contano
    .no = Non si può: il turno in corso non conta.
rule-X29 = «Fino al tuo prossimo turno» finisce proprio all’inizio di quel turno, prima di decima e pesca. Contano solo i turni di chi ha lanciato l’incantesimo, anche quelli in più.
    .cite = Precisazione X-29: fino al turno di chi l’ha lanciato
    .no = Non si può: quell’effetto dura fino all’inizio di quel turno.
rule-X30 = Se ti aspettano più blocchi, il più vecchio prende il tuo prossimo turno. Il turno dopo è sempre libero, poi viene il seguente.
    .cite = Precisazione X-30: i turni bloccati
    .no = Non si può: questo turno è bloccato, ma il prossimo sarà libero.
rule-X31 = Stoppino gelato: niente incantesimi nel tuo turno. Piedi di piombo: niente carte, e niente Specchio. Decima, doni, scelte e il tempo tra i turni restano permessi.
    .cite = Precisazione X-31: che cosa è bloccato
    .no = Non si può: questo turno è bloccato.
rule-X32 = All’inizio di un turno, in quest’ordine: finiscono le durate, la carta caduta torna in mano, la decima, la pesca.
    .cite = Precisazione X-32: l’inizio di un turno
    .no = Non adesso: il turno è appena cominciato.
rule-X33 = Due pesche saltate cadono sulla stessa pesca. Nessuna resta per dopo.
    .cite = Precisazione X-33: una pesca si salta una volta sola
    .no = Non adesso: la tua pesca è saltata.
rule-X34 = Con il Doppio fondo peschi due volte. Puzza sotto il naso fa di ognuna «due, se ne tiene una». La Spintarella sostituisce la prima pesca che avviene davvero. Quel che un effetto fa pescare non è una pesca di turno.
    .cite = Precisazione X-34: più pesche insieme
    .no = Tieni una delle due carte.
rule-X35 = Gli scarti si mescolano quando serve una carta e non c’è. Se in tutto ce n’è una sola, si tiene. Se pescano in tanti: nell’ordine di gioco, da chi ha lanciato l’incantesimo.
    .cite = Precisazione X-35: pescare da un mazzo finito
    .no = Non si può: non ci sono più carte da pescare.
rule-X36 = Prima si mette da parte il pagamento; il pedaggio viene dal resto. Se non resta niente, non si deve niente. Vale anche per le risposte e gli incantesimi gratis. Due Pedaggi: uno ciascuno.
    .cite = Precisazione X-36: il pedaggio
    .no = Prima paga il pedaggio.
rule-X37 = Nel tuo turno contano per il numerino tutti gli incantesimi, anche quelli in qualsiasi momento. Fuori dal tuo turno sono liberi. Un incantesimo bruciato non è lanciato.
    .cite = Precisazione X-37: il numerino
    .no = Non si può: in questo turno hai già lanciato un incantesimo.
rule-X38 = Ogni inizio e ogni fine di un’inversione gira l’ordine di gioco una volta. Un passo indietro su Contropelo quindi lo gira, e una copia anche.
    .cite = Precisazione X-38: l’ordine si gira
    .no = Non si può: l’ordine di gioco non si gira così.
rule-X39 = Il Grimorio colabrodo è legato a una carta in una mano. Quando la lascia, l’effetto finisce; non se ne apre un’altra.
    .cite = Precisazione X-39: l’incantesimo visibile
    .no = Non si può: quell’incantesimo non è più in quella mano.
rule-X40 = La Gloria in prestito copia Finestre spalancate, Puzza sotto il naso, Pedaggio, Grimorio colabrodo, Contropelo, Chiuso per ferie, Sotto il coperchio, Decima, Passepartout, Maggiordomo di pietra e Prendi il numerino, e anche Stoppino gelato e Piedi di piombo finché aspettano, di chiunque, copie comprese. La copia conta da capo per te ed è legata solo alla Gloria in prestito. Il Grimorio colabrodo che mostra proprio la Gloria in prestito finisce quando la si lancia: perciò non si copia.
    .cite = Precisazione X-40: che cosa si copia
    .no = Non si può: quell’effetto non si copia.
rule-X41 = Contro gli incantesimi degli avversari che rimescolano le mani, il Maggiordomo resta fuori e gli altri passano intorno; lo Scambio di cappotti non fa niente. Nei tuoi incantesimi partecipi. Scarti, doni e passaggi restano. Possono sceglierti, ma la carta non fa niente.
    .cite = Precisazione X-41: il Maggiordomo e le tempeste
    .no = Non si può: il Maggiordomo di pietra non lascia uscire niente.
rule-X42 = Mani di pastafrolla, Tasche di vetro e Finestre spalancate non mostrano i reperti di un Maggiordomo.
    .cite = Precisazione X-42: il Maggiordomo e gli sguardi
    .no = Non si può: il Maggiordomo di pietra non lascia vedere niente.
rule-X43 = Dopo un turno normale, un solo turno in più. Un turno in più non ne dà un altro: la carta si lancia senza quella parte.
    .cite = Precisazione X-43: un solo turno in più
    .no = Non si può: nessun turno in più può seguire questo.
rule-X44 = Lo Specchio salta la Clessidra e prende l’oggetto seguente. Ampolla, Mortaio e Inchiostro del falsario servono in un pagamento. È usare un oggetto magico: Miccia bagnata e Spegnicandela rispondono; la carta resta negli scarti. Una volta per ogni tuo turno, anche quelli in più.
    .cite = Precisazione X-44: lo Specchio
    .no = Adesso lo Specchio non ha niente da riflettere.
rule-X45 = Un Gancio non prende mai un Gancio, nemmeno con lo Specchio.
    .cite = Precisazione X-45: niente Ganci col Gancio
    .no = Non si può: un Gancio non prende un Gancio.
rule-X46 = Di più carte uguali negli scarti si prende la più in alto.
    .cite = Precisazione X-46: carte uguali
    .no = Non si può: si prende la carta più in alto.
rule-X47 = Un passo indietro rende l’incantesimo più recente davanti alla vittima. Ogni effetto duraturo legato a lui finisce, anche se ancora aspetta. Quel che è fatto è fatto. Se non ce n’è, non succede niente.
    .cite = Precisazione X-47: l’incantesimo più recente
    .no = Non si può: davanti a quella persona non c’è nessun incantesimo.
rule-X48 = Se i mazzetti di livello 1 e 2 sono vuoti, i Compiti extra non fanno niente. Solo la vittima vede l’incantesimo.
    .cite = Precisazione X-48: due mazzetti vuoti
    .no = Non si può: i due mazzetti sono vuoti.
rule-X49 = L’Anima buona aspetta la prossima transazione a cui la vittima partecipa, chiunque la apra e comunque finisca. All’asta la vittima non può passare finché non c’è un’offerta. Al mercato deve accettare la prima offerta che nomina un solo reperto che ha; una volta.
    .cite = Precisazione X-49: l’Anima buona
    .no = Anima buona: questo non lo puoi rifiutare.
rule-X50 = Il Muso lungo vince sull’Anima buona, che aspetta.
    .cite = Precisazione X-50: anima buona e muso lungo
    .no = Non si può: vince il Muso lungo.
rule-X51 = Una risposta non va concessa. L’orologio si ferma mentre si chiede. Non si può mai rifiutare.
    .cite = Precisazione X-51: chiedere il permesso
    .no = Non adesso: non c’è niente da concedere.
rule-X52 = I venti secondi corrono solo quando tocca alla vittima scegliere, nel suo turno; venti in più per ogni transazione. A zero, una carta giocata a metà si riprende e il turno finisce.
    .cite = Precisazione X-52: l’orologio della Tremarella
    .no = Troppo tardi: i venti secondi sono passati.
rule-X53 = Il reperto in vendita si mostra all’apertura e resta sul tavolo; non si può giocare. Senza un reperto da mostrare, niente asta. Si offre al massimo quello che si ha; chi non ne ha più abbastanza dà quello che ha.
    .cite = Precisazione X-53: l’asta
    .no = Non si vende e non si offre quello che non si ha.
rule-X54 = La Campanella suona all’apertura; all’asta dopo ogni offerta; al mercato delle pulci quando tutto è posato e ancora coperto; al mercato sempre. Quel che è posato o mostrato torna, quel che è concluso resta, e la carta della transazione si scarta. Può suonare anche chi non partecipa.
    .cite = Precisazione X-54: quando suona la Campanella
    .no = Non adesso: non è il momento della Campanella.
rule-X55 = Al mercato ognuno ha una sola offerta alla volta, a una sola persona, con uno, due o tre reperti per parte, e al massimo otto offerte al giorno. Si chiedono carte precise o qualsiasi, a scelta di chi accetta. Uno scambio annulla le offerte che non si possono più pagare. «Ho finito» è per sempre. Il giorno finisce quando tutti hanno finito, o dopo 60 secondi. Chi accetta per primo è servito.
    .cite = Precisazione X-55: le offerte del mercato
    .no = Così non va: un’offerta alla volta, uno, due o tre reperti per parte, solo quello che hai; e chi ha finito ha finito.
rule-X56 = Si può aprire un mercato delle pulci senza reperti: allora non si mette e non si prende niente.
    .cite = Precisazione X-56: aprire senza reperti
    .no = Non si può: senza reperti non metti e non prendi niente.
rule-X57 = Chiuso per ferie non ferma una transazione in corso. Chi ha il muso lungo può aprire le proprie transazioni, e vi partecipa.
    .cite = Precisazione X-57: botteghe e musi lunghi
    .no = Non adesso: per te le botteghe sono chiuse.
rule-X58 = Se nessun altro ha ancora scritto, la frase non appare. Una parola è quel che sta tra due spazi. Con tutte e due le maledizioni parla il pappagallo.
    .cite = Precisazione X-58: pappagalli e soldi
    .no = Non si può: una maledizione ti tiene la lingua.
rule-X59 = I titoli vengono dalla lista del gioco: dodici, tutti molto altisonanti.
    .cite = Precisazione X-59: i titoli
    .no = Scegli un titolo della lista.
rule-X60 = Il reperto caduto si vede fino al turno dopo, o finché la vittima non ne ha più, anche dopo il terzo turno. Le Tasche di vetro contano due tipi diversi, nominati dopo il riscatto. Con una vista ferma una maledizione dello schermo agisce come la Pennichella e conta come quella che era.
    .cite = Precisazione X-60: che cosa si vede, per quanto
    .no = Non si può: nomina due tipi diversi.
rule-X61 = Con Finestre spalancate si vede anche la tua mano. Solo i Maggiordomi tengono chiuso.
    .cite = Precisazione X-61: finestre spalancate
    .no = Non si può: tutte le finestre sono spalancate.
rule-X62 = Il livello di ogni incantesimo si vede sul dorso: tutti sanno quanti sono, i livelli e la somma, già dalla scelta.
    .cite = Precisazione X-62: i livelli sono pubblici
    .no = Non si può: degli incantesimi degli altri si vede solo il livello.
rule-X63 = Una carta presa la vedono solo chi la prende e chi la perde, un dono solo chi dà e chi riceve. Tutti vedono l’Appello, quel che viene dagli scarti, il mercato delle pulci, la merce, gli incantesimi aperti, resi o bruciati. Quel che si pesca, si tiene o si cerca lo vede solo chi lo fa; il Cannocchiale mostra solo a chi lo usa.
    .cite = Precisazione X-63: chi vede che cosa
    .no = Non si può: questo non lo puoi vedere.
rule-X64 = Chi può rispondere è il solo a saperlo. Per tutti gli altri l’attesa è sempre uguale.
    .cite = Precisazione X-64: nessuno vede chi può rispondere
    .no = Non adesso: a questa carta non hai niente da rispondere.
rule-X65 = Chi non sceglie in tempo subisce, passa o ha finito. Per un dono, uno scarto o una presa sceglie un bot al suo posto.
    .cite = Precisazione X-65: chi non sceglie in tempo
    .no = Troppo tardi: qualcuno ha scelto al tuo posto.
rule-X66 = Dopo mille turni la partita finisce: vince il valore più basso di incantesimi, in parità si divide. Questo limite è nostro.
    .cite = Precisazione X-66: la partita più lunga
    .no = La partita è arrivata a mille turni: è finita.
rule-X67 = In due la Bacchetta storta non può mai rispondere, la Brezza manolesta ha una sola vittima, e la sinistra è anche la destra.
    .cite = Precisazione X-67: le carte in due
    .no = In due non si può: non c’è nessun altro da scegliere.
rule-X68 = Ampolla jolly, Mortaio sbilenco e Inchiostro del falsario servono a pagare qualsiasi incantesimo, in qualsiasi momento. Solo per lo Specchio contano tra gli oggetti che si giocano nel proprio turno.
    .cite = Precisazione X-68: sostituti in qualsiasi momento
    .no = Non adesso: un sostituto serve solo a pagare un incantesimo.

## Lezione

lesson-1 = Prima si prendono gli incantesimi, e se ne vede solo il dorso. Il livello di un incantesimo dice i suoi punti, e anche quanti ingredienti vorrà. Ne prendi finché non hai 11 punti, e ne hai 10. Chi per primo ha lanciato tutti i suoi incantesimi vince la partita. Quale mazzetto ti basta?
    .good = Giusto 11 punti, e un solo ingrediente in più da trovare. Quando tutti ne hanno abbastanza, puoi guardare che cosa hai preso!
    .other = Punti a sufficienza, ma più ingredienti da trovare del necessario. Quanti punti ti mancano? Riprova!
lesson-2 = Ogni incantesimo dice la sua ricetta. Se hai in mano tutti i suoi ingredienti puoi lanciarlo: quelli si scartano, e l’incantesimo resta scoperto davanti a te. Per uno dei tuoi quattro incantesimi hai tutto. Lancialo!
    .good = Inchiostro di corvo e Pizzo di ragnatela fanno Nebbia generosa. Due punti in meno, e quando tutti hanno avuto il loro attimo per rispondere, piovono reperti.
    .other = Non così in fretta: hai Inchiostro di corvo e Pizzo di ragnatela. Di quale ricetta si tratta? Riprova!
lesson-3 = A ognuno dei tuoi incantesimi manca qualcosa. Ma un’Ampolla jolly vale come un ingrediente qualsiasi. Dopo non c’è più, perciò cavane più punti che puoi!
    .good = Una Briciola di tuono, l’Ampolla al posto del Bottone di palude, e la Colletta fa il giro. Due punti per un’Ampolla!
    .other = In quell’Ampolla c’era di più: con la tua Briciola di tuono vale due punti. Riprova!
lesson-4 = Quasi tutti gli incantesimi di livello 1 sono maledizioni: scegli una vittima, e la maledizione le resta addosso. Può riscattarsi subito, se ti dà due reperti. Quindi o subisce, o ti paga. Hai uno Sbadiglio in bottiglia. Fai venire sonno a qualcuno!
    .good = Ora indicheresti la tua vittima. Niente pesca per lei, o due reperti per te: va bene comunque.
    .other = Un così bello sbadiglio, che spreco! Per Pennichella non serve altro. Riprova!
lesson-5 = Qualcuno ti ha fatto venire le Mani di pastafrolla, e non hai voluto dare due reperti per evitarle. Ci si riscatta solo in quel momento. Più tardi aiutano solo le carte. Quale delle tue?
    .good = Insapona, sciacqua, asciuga: se nessuno ferma il Sapone, le tue mani tengono di nuovo le cose.
    .other = E le mani sono ancora di pastafrolla. Qualcosa che hai in mano profuma di lavanda. Riprova!
lesson-6 = Gli oggetti magici non costano niente. Si usano e si scartano. Hai poco, ma al tavolo qualcuno ha sette reperti. Prendigliene uno!
    .good = La Canna da pesca prende un reperto a caso. Chi non ha reperti non si può scegliere, quindi la vittima era chiara.
    .other = Così non ottieni nessun reperto. Con quale oggetto si pesca qualcosa? Riprova!
lesson-7 = Le transazioni sono carte a cui partecipano tutti. Al Mercato delle pulci ognuno mette giù un reperto coperto, si scoprono tutti, e ognuno ne prende uno. Chi apre sceglie per primo. E tu hai un vecchio stivale di cui liberarti.
    .good = Avanti, signori! Metti giù lo stivale, e la prima scelta fra quello che mettono gli altri è tua. Qualcuno tornerà a casa con uno stivale solo.
    .other = E lo stivale è ancora tuo. Quale carta porta sul tavolo reperti di tutti? Riprova!
lesson-8 = Giochi quante carte vuoi, ma non è un obbligo. Per Gran rimescolata ti manca solo un Bottone di palude. Campana di vetro e Trappola per topi sono risposte: aspettano il turno degli altri. E la Tessera della biblioteca cambierebbe Gran rimescolata con un altro incantesimo. Che cosa fai?
    .good = Per ora basta. All’inizio di ogni turno peschi un reperto, e intanto chi ti prende di mira farà bene a stare attento.
    .other = Ecco che cambi un incantesimo per cui avevi quasi tutto. A volte la carta migliore è nessuna. Riprova!
lesson-9 = Non è il tuo turno, ma certe carte dicono «in qualsiasi momento». Si giocano in risposta a una carta o, come adesso, tra due turni. Tutti hanno lo stesso breve attimo, e nessuno vede se lo usi. Hai Sale di stelle e un Mantello, e nessuno ce l’ha con te. Liberati di un incantesimo!
    .good = Passato l’attimo, Fortuna del principiante è lanciata. Un punto in meno, e non era nemmeno il tuo turno!
    .other = Il Mantello può aspettare che qualcuno ti prenda di mira, ma Fortuna del principiante è un punto subito. Riprova!
lesson-10 = Ti resta un incantesimo, e anche agli altri ne resta uno a testa! Chi non ha più incantesimi in mano vince. Prima l’incantesimo agisce, e gli altri possono rispondere, ma anche un incantesimo senza effetto vale come lanciato. Che cosa aspetti?
    .good = Brutta aria per gli altri, ma non per te: il tuo ultimo incantesimo è lanciato. Se ora niente te ne restituisce uno, hai vinto!
    .other = Molto bello, ma potevi vincere! Hai tutto quello che serve al tuo ultimo incantesimo. Riprova!

## Che cosa c’è da raccontare alla fine

story-last-spell = { $you ->
    [yes] { $spell } era il tuo ultimo incantesimo, e agli altri ne restavano.
   *[no] { $spell } era l’ultimo incantesimo di { $seat }.
}
story-many-victims = { $you ->
    [yes] Hai lanciato { $card } su { $victims-count } persone insieme.
   *[no] { $seat } ha lanciato { $card } su { $victims-count } persone insieme.
}
outcome-rank = Sei al { $rank }º posto: ti restavano incantesimi per { $left ->
    [one] un punto
   *[other] { $left } punti
}.
outcome-won = { $left ->
    [0] Hai vinto: non ti restava nessun incantesimo.
    [one] Hai vinto: ti restava un punto.
   *[other] Hai vinto: ti restavano { $left } punti.
}

## What lies on the table

about-ingredient = { $card }, un ingrediente: serve a pagare incantesimi.
about-object = { $card }, un oggetto magico. { $text }
about-thing = { $card }: non serve a niente, ma vale un reperto per pagare, offrire o scambiare.
about-transaction = { $card }, una transazione da aprire nel tuo turno. { $text }
about-spell = { $card }, un incantesimo. { $text }
about-card-back = Un reperto coperto.
about-book = Un incantesimo ancora da lanciare. Il livello si sa, l’effetto è segreto.
about-pile = Gli incantesimi che nessuno ha preso, per livello.
about-deck = I reperti da pescare. Quando finiscono, si mescolano gli scarti.
about-discard = Ciò che è stato pagato e usato. Alcune carte ne riprendono qualcosa.
about-kettle = Il calderone: ciò che si sta lanciando. Si può rispondere prima dell’effetto; l’ultima risposta agisce per prima.
about-curse = Un effetto che pesa su qualcuno, e quanti turni dura. Al massimo tre su una vittima.
about-points = I punti degli incantesimi ancora da lanciare. Chi non ne ha più vince.
about-hand = I reperti in mano: quanti sono si sa, quali è un segreto.
about-protected = Nessuno può scegliere questa persona come vittima, fino al suo prossimo turno.
about-order = Il senso in cui si gioca. Alcuni incantesimi lo invertono.
about-clock = I secondi che restano.
