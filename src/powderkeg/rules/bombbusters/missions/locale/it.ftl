### Bomb Busters: le missioni, in italiano.

option-mission = Missione
    .number = { $value-key ->
        [1] 1: Il primo taglio
        [2] 2: Arriva il giallo
        [3] 3: Occhio al rosso
        [4] 4: Tutta la matassa
        [5] 5: Due su tre
        [6] 6: Quattro volte giallo
        [7] 7: Un rosso su due
        [8] 8: L’esame
        [9] 9: Prima le cose importanti
        [10] 10: Al più svelto
        [11] 11: Un numero diventa rosso
        [12] 12: Due blocchi a testa
        [13] 13: Tre rossi in una volta
        [14] 14: La recluta
        [15] 15: Pacchi senza etichetta
        [16] 16: Uno dopo l’altro
        [17] 17: Un bugiardo al tavolo
        [18] 18: Decide il radar
        [19] 19: Quindici minuti
        [20] 20: Il cavo smarrito
        [21] 21: Pari o dispari
        [22] 22: Quello che non c’è
        [23] 23: Tutti e quattro insieme
        [24] 24: Contati e segnati
        [25] 25: Niente numeri, grazie
        [26] 26: Dodici carte tra cui scegliere
        [27] 27: A mani nude
        [28] 28: Il Capitano maldestro
        [29] 29: Che cosa trama il tuo vicino?
        [30] 30: Di gran carriera
        [31] 31: A ciascuno la sua regola
        [32] 32: I capricci del mazzo
        [33] 33: Pari e dispari
        [34] 34: Uno di noi ha le mani legate
        [35] 35: Gli isolati per ultimi
        [36] 36: Da un capo o dall’altro
        [37] 37: Ogni quattro, una regola
        [38] 38: Il punto cieco del Capitano
        [39] 39: Quattro in un fiato
        [40] 40: Una, due, tre volte
        [41] 41: Occhio a dove metti i piedi
        [42] 42: Venghino, signori!
        [43] 43: Il robot a passeggio
        [44] 44: Una bombola per tutti
        [45] 45: Chi se la sente?
        [46] 46: I sette per ultimi
        [47] 47: Conti a mente
        [48] 48: Tre in un colpo
        [49] 49: Respira e lascia respirare
        [50] 50: A memoria
        [51] 51: Signorsì, Signore!
        [52] 52: Nient’altro che bugie
        [53] 53: Il robot è la miccia
        [54] 54: Dieci minuti d’aria
        [55] 55: La sfida del Dottore
        [56] 56: Alle tue spalle
        [57] 57: Dodici numeri, dodici regole
        [58] 58: Due dita, niente appunti
        [59] 59: Il robot sulla fila
        [60] 60: Il Dottore ci riprova
        [61] 61: Passa la regola
        [62] 62: Numeri in cambio di tempo
        [63] 63: Una bombola che gira
        [64] 64: Due volte alle tue spalle
        [65] 65: Carte di mano in mano
        [66] 66: Giù nel bunker
       *[other] Missione { $value-key }
    }

## Regole: comuni a più missioni

chapter-campaign = Ciò che le missioni condividono
rule-N1 = Prima viene il Capitano, poi i personaggi, le carte che dicono quale equipaggiamento si usa, i cavi colorati, i cavi distribuiti a parte, la distribuzione, i cavi speciali, l’ordinamento, l’equipaggiamento, le altre carte, la scelta dei vincoli e infine i segnalini iniziali. Solo la missione 23 scopre la sua carta Numero dopo i segnalini iniziali.
    .cite = Regole comuni 1: l’ordine della preparazione
rule-N2 = Un giro finisce ogni volta che l’ordine di gioco arriva al posto del Capitano, anche se non ha più cavi e si passa soltanto oltre, ma non quando il Thermos del caffè salta quel posto. «Prima del turno del Capitano» è quel momento. Il primo turno della missione non chiude nessun giro.
    .cite = Regole comuni 2: un giro
rule-N3 = Saltare il turno è un turno senza azione; tutti lo vedono, e il turno è finito. Lo salti solo dove lo dice la missione, e mai per scelta dove non lo dice. Se per questo la missione fa avanzare il detonatore, lo Stabilizzatore lo impedisce.
    .cite = Regole comuni 3: saltare il turno
    .no = Qui nessuno salta il turno per scelta: c’è qualcosa che puoi fare.
rule-N4 = Dopo un taglio tutto avviene in quest’ordine: si giudica, i cavi vengono scoperti o segnati, il detonatore avanza; si contano i cavi e si mettono i gettoni Convalida; un numero finito ha il suo effetto; il taglio ha il suo; l’equipaggiamento si sblocca e agiscono le carte immediate, prima il Doppio fondo, poi in ordine di numero; si controllano le sfide; forse avete vinto; il turno finisce.
    .cite = Regole comuni 4: dopo un taglio
rule-N5 = Un numero è finito quando tutti e quattro i suoi cavi sono tagliati. Nella missione 11 quelli che contano come rossi sono finiti quando tutti e quattro sono rivelati.
    .cite = Regole comuni 5: un numero finito
rule-N6 = Sul suo ultimo spazio il detonatore non sopporta più nulla: il passo successivo fa esplodere la bomba. Ogni passo indietro è un errore permesso in più, ma mai oltre lo spazio per cinque giocatori; lì va perso, e ciò che lo ha portato è comunque speso.
    .cite = Regole comuni 6: l’ultimo spazio
rule-N7 = Senza cavi coperti non hai turni e non fai scelte per cui servono cavi. Scegli ancora dove basta una persona: come Capitano nelle missioni 32 e 61, o quando dai un segnalino nella missione 22.
    .cite = Regole comuni 7: chi non ha più cavi
rule-N8 = Se all’inizio del tuo turno non hai nessuna azione permessa e nessuna regola ti lascia saltare il turno, la missione è persa all’istante.
    .cite = Regole comuni 8: niente da fare
rule-N9 = Nelle missioni 13, 39 e 41 i segnalini iniziali si pescano: dal Capitano in senso orario ognuno pesca uno dei 24 segnalini numerati; uno giallo si ripesca. Se hai cavi blu di quel numero, lo metti davanti a uno di essi. Se non ne hai, resta accanto alla tua mano, e tutti sanno che non ne hai.
    .cite = Regole comuni 9: segnalini iniziali pescati
    .no = Il segnalino pescato è { $value-key }: va davanti a un cavo blu di quel numero.
rule-N10 = Se una missione ha segnalini di un altro tipo, sostituiscono ovunque i segnalini Info: all’inizio, dopo un errore e per un Post-it. Ciò che le regole dicono dei segnalini Info vale per loro.
    .cite = Regole comuni 10: altri segnalini
rule-N11 = I cavi rossi e gialli non sono né pari né dispari, e non ricevono mai un segnalino del genere.
    .cite = Regole comuni 11: pari e dispari
    .no = Un segnalino «pari» o «dispari» va davanti a un tuo cavo blu coperto.
rule-N12 = I segnalini di conto arrivano a ×3. Un valore che sta quattro volte sul portatessere non si può segnare né all’inizio né con un Post-it; se un errore colpisce un cavo così, si dice ×4. Non vanno mai davanti ai rossi, e un Post-it può segnare anche un cavo tagliato. Un cavo che cambia portatessere perde il suo segnalino; gli altri restano e dicono ciò che era vero quando sono stati messi.
    .cite = Regole comuni 12: segnalini di conto
    .no = Quel valore sta { $count } volte sul portatessere: un segnalino di conto va davanti a un cavo blu il cui valore vi sta una, due o tre volte.
rule-N13 = I segnalini accanto a un portatessere sono visibili a tutti, e restano. Dicono ciò che era vero quando sono stati messi.
    .cite = Regole comuni 13: accanto al portatessere
rule-N14 = Nelle missioni 22 e 27 succede qualcosa una volta sola: nel turno in cui viene tagliato il secondo cavo giallo, prima che si apra il Doppio fondo.
    .cite = Regole comuni 14: i primi due gialli
rule-N15 = Per indicare più cavi, punti uno dopo l’altro su cavi coperti, ovunque sul tavolo, anche i tuoi. Quando ci sono tutti, si giudicano insieme. È l’azione del tuo turno, e non occorre che tu abbia un cavo così.
    .cite = Regole comuni 15: più cavi insieme
    .no = Indica cavi coperti, ciascuno una sola volta.
rule-N16 = Nessun equipaggiamento, nessun rilevatore e nessuno Stabilizzatore aiuta a indicare più cavi. Solo con la leva della missione 66 lo Stabilizzatore serve.
    .cite = Regole comuni 16: senza aiuto
    .no = Mentre si indicano i cavi non si può usare nessun equipaggiamento.
rule-N17 = Tutti vedono che cosa indichi. Fino all’ultimo cavo nessuno dice se uno è giusto.
    .cite = Regole comuni 17: in silenzio
rule-N18 = Quando l’orologio corre, il tavolo conta i secondi. Si ferma mentre si mostra un annuncio, finché tutti l’hanno letto o sono passati venti secondi, mentre qualcuno fa una scelta che un evento chiede, e mentre nessuno può agire. Nella missione 10 lo fermano solo le animazioni e i bot che pensano.
    .cite = Regole comuni 18: l’orologio
rule-N19 = Con calma non ci sono secondi: si contano i turni, come dice ogni missione.
    .cite = Regole comuni 19: con calma
rule-N20 = A questo tavolo non viaggiano né testi né voci, solo segnali. Perciò le regole sul parlare qui non hanno bisogno di penalità; i segnali che le violerebbero non ci sono.
    .cite = Regole comuni 20: parlare
rule-N21 = Quando il tempo è scaduto la missione è persa, qualunque cosa ci sia sul tavolo. È perso anche un turno cominciato in tempo e giudicato dopo.
    .cite = Regole comuni 21: la fine del tempo

## Regole: missioni da 9 a 19

chapter-missions-9 = Missioni da 9 a 19
rule-S5 = In tutte le missioni dalla 9 in poi ci sono i 48 cavi blu. Cavi rossi: uno nelle 9, 10, 12, 16 e 19; due nelle 14 e 18; tre nella 13; uno su tre nella 15; due su tre nella 17; nessuno nella 11. Cavi gialli: due nelle 9 e 11; quattro nelle 10 e 12; due su tre nelle 14, 16 e 19; altrimenti nessuno. In due: due rossi nelle 9, 12 e 16, due su tre nella 15, tre nelle 14, 17 e 18; quattro gialli nelle 9, 11, 14 e 16.
    .cite = Preparazione 5: i cavi delle missioni da 9 a 19
rule-S6 = Ci sono tante carte quanti giocatori. Si sostituiscono il Thermos del caffè nella 10 e, nella 11, la carta del numero scoperto. Nella 15 le carte sono coperte, e nella 18 c’è solo il Radar generale. Il Doppio fondo può uscire nelle missioni da 9 a 12, 14, 16 e 19.
    .cite = Preparazione 6: l’equipaggiamento delle missioni da 9 a 19
rule-S7 = Tutti cominciano con un segnalino Info, con queste eccezioni. Missione 13: i segnalini si pescano. Missione 17: il bugiardo ne mette due falsi. Missione 18: non ce ne sono. In due il Capitano non ne mette nelle missioni 11 e 13.
    .cite = Preparazione 7: i segnalini iniziali delle missioni da 9 a 19
mission-9 = Questa bomba è pignola: vuole essere smontata nell’ordine giusto.
rule-M9-1 = Tre carte Numero a caso stanno scoperte in fila. La carta Ordine è accanto alla prima, con il lato che chiede due cavi.
    .cite = Missione 9, 1: tre carte Numero
rule-M9-2 = Il numero della seconda carta non si può annunciare finché non sono tagliati due cavi della prima; quello della terza finché non lo sono due della prima e due della seconda. Tutti gli altri valori sono liberi.
    .cite = Missione 9, 2: in quest’ordine
    .no = { $value-key } è bloccato: prima devono essere tagliati { $need } cavi { $before }.
rule-M9-3 = Appena due cavi del primo numero sono tagliati, la sua carta si gira, e la carta Ordine passa alla seconda; poi alla terza, allo stesso modo.
    .cite = Missione 9, 3: la carta Ordine avanza
rule-M9-4 = Se all’inizio del tuo turno potresti annunciare solo valori bloccati, la missione è persa.
    .cite = Missione 9, 4: solo valori bloccati
rule-M9-5 = I valori bloccati non si possono annunciare né in un Taglio in coppia, né in un Taglio in solitaria, né con un rilevatore. Si può indicare un cavo di valore bloccato annunciandone un altro: è un errore come tanti. Il giallo non è mai bloccato.
    .cite = Missione 9, 5: è bloccato l’annuncio
rule-M9-6 = Solo valori bloccati vuol dire: tutti i tuoi cavi coperti sono rossi o di valore bloccato, e almeno uno è bloccato. Se si può usare il Thermos del caffè, salva il turno. Un Taglio in solitaria di quattro cavi conta come due e più.
    .cite = Missione 9, 6: quando niente è libero
mission-10 = Non c’è tempo per le buone maniere: chi sa qualcosa taglia.
rule-M10-1 = Avete quindici minuti, in due dodici. L’orologio parte quando la preparazione è finita; quando arriva in fondo la bomba esplode.
    .cite = Missione 10, 1: quindici minuti
rule-M10-2 = Non c’è un ordine dei turni. Chi si offre per primo gioca un turno.
    .cite = Missione 10, 2: senza ordine
rule-M10-3 = Ci si offre solo quando il turno precedente è del tutto finito.
    .cite = Missione 10, 3: quando offrirsi
    .no = Il turno precedente non è ancora finito.
rule-M10-4 = Nessuno gioca due turni di fila, tranne che in due.
    .cite = Missione 10, 4: non due volte di fila
    .no = L’ultimo turno era tuo: ora deve offrirsi qualcun altro.
rule-M10-5 = Il Thermos del caffè non si usa.
    .cite = Missione 10, 5: niente thermos
rule-M10-6 = Si possono giocare due turni di fila appena al massimo due giocatori hanno ancora cavi coperti.
    .cite = Missione 10, 6: quando si resta in pochi
rule-M10-7 = Il primo turno è di chi lo vuole. Se hai solo cavi rossi ti offri come gli altri, e li riveli. Ciò che si usa in qualsiasi momento non ne ha bisogno.
    .cite = Missione 10, 7: chi può offrirsi
rule-M10-8 = Con calma non c’è orologio: dopo quaranta turni, in due 36, la missione è persa se restano cavi. Ognuno dice se vuole il turno; tra questi va a chi aspetta da più tempo, e se nessuno lo vuole si procede in senso orario.
    .cite = Missione 10, 8: con calma
mission-11 = Qualcuno ha dipinto di rosso quattro cavi innocui, e nessuno sa dove siano.
rule-M11-1 = Una carta Numero a caso sta scoperta. I quattro cavi di quel numero contano come rossi, e non ce ne sono altri.
    .cite = Missione 11, 1: un numero come rosso
rule-M11-2 = Se un Taglio in coppia ne indica uno, la bomba esplode, come con il rosso.
    .cite = Missione 11, 2: tagliarlo
rule-M11-3 = Se all’inizio del tuo turno tutti i tuoi cavi coperti sono di quel numero, devi rivelarli, e non hai più turni.
    .cite = Missione 11, 3: rivelarlo
    .no = { $value-key } conta come rosso: si rivela quando non si ha più altro, e allora si deve.
rule-M11-4 = Quel numero non si può annunciare in nessun taglio.
    .cite = Missione 11, 4: da non annunciare
    .no = { $value-key } conta come rosso in questa missione: non si può annunciare.
rule-M11-5 = La carta Equipaggiamento di quel numero si sostituisce, anche se la pesca il Doppio fondo: non si potrebbe mai sbloccare.
    .cite = Missione 11, 5: il suo equipaggiamento
rule-M11-6 = Davanti a un cavo di quel numero non vanno né segnalino iniziale né Post-it.
    .cite = Missione 11, 6: niente segnalini davanti
    .no = { $value-key } conta come rosso: davanti non va nessun segnalino.
rule-M11-7 = Per i rilevatori e lo Stabilizzatore un cavo così è rosso. Due di essi vicini sono uguali per le etichette.
    .cite = Missione 11, 7: rosso in tutto
rule-M11-8 = Il Radar generale non può chiedere quel numero.
    .cite = Missione 11, 8: il radar
    .no = { $value-key } conta come rosso: il radar non può chiederlo.
rule-M11-9 = Il numero è finito, e riceve il suo gettone Convalida, quando tutti e quattro i cavi sono rivelati.
    .cite = Missione 11, 9: quando è finito
mission-12 = Il quartier generale ha imballato così bene l’equipaggiamento che nessuno ci arriva.
rule-M12-1 = Su ogni carta Equipaggiamento sta scoperta una carta Numero a caso, mai due uguali.
    .cite = Missione 12, 1: una carta Numero su ognuna
rule-M12-2 = Una carta si può usare quando il suo blocco è aperto e sono tagliati due cavi del valore della carta Numero, in qualsiasi ordine. La carta Numero va via quando la sua coppia è tagliata.
    .cite = Missione 12, 2: due blocchi
    .no = Su questa carta c’è ancora una carta Numero: { $equipment }. Devono essere tagliati due cavi { $value-key }.
rule-M12-3 = Una coppia apre tutto ciò a cui corrisponde: la carta di quel numero e quella su cui sta quella carta Numero, anche se è la stessa.
    .cite = Missione 12, 3: una coppia, due blocchi
rule-M12-4 = Anche le carte portate dal Doppio fondo ricevono una carta Numero. Va via subito se la sua coppia è già tagliata.
    .cite = Missione 12, 4: carte nuove
rule-M12-5 = Il Doppio fondo si apre quando entrambi i suoi blocchi sono aperti. Tutte le carte Numero vengono da uno stesso mazzo di dodici.
    .cite = Missione 12, 5: il Doppio fondo ha due blocchi
mission-13 = Tre cavi rossi: tre occasioni per sbagliare, una sola per avere ragione.
rule-M13-1 = I tre cavi rossi si distribuiscono per primi, coperti: uno a giocatore dal Capitano in senso orario, finché ce ne sono. Poi vengono i blu. In due il Capitano ne riceve due, uno per portatessere, e l’altro giocatore uno.
    .cite = Missione 13, 1: i rossi a parte
rule-M13-2 = I segnalini iniziali si pescano. In due il Capitano non ne mette.
    .cite = Missione 13, 2: segnalini pescati
rule-M13-3 = Azione speciale: indichi i tre cavi rossi tra tutti quelli coperti. Se sono tutti giusti, sono tagliati; se uno è sbagliato, la bomba esplode.
    .cite = Missione 13, 3: tre rossi insieme
    .no = I rossi si tagliano tutti e tre insieme: indica tre cavi coperti, ciascuno una sola volta.
rule-M13-4 = In quattro o cinque si può fare senza avere un rosso. In due o tre all’inizio ne hanno tutti uno.
    .cite = Missione 13, 4: chi può farlo
    .no = Solo chi ha un cavo rosso può indicare i tre.
rule-M13-5 = Qui i rossi non si rivelano. Se ti restano solo rossi, devi fare l’azione speciale.
    .cite = Missione 13, 5: niente rivelazione
    .no = In questa missione i rossi non si rivelano: indicali tutti e tre insieme.
rule-M13-6 = Equipaggiamento e personaggi non aiutano a tagliare i rossi.
    .cite = Missione 13, 6: nessun aiuto
rule-M13-7 = Con due portatessere è il caso a decidere su quale sta un rosso, e gli altri non lo vedono. Quanti ne ha ognuno, lo sanno tutti.
    .cite = Missione 13, 7: su quale portatessere
rule-M13-8 = Se hai solo rossi e si può usare il Thermos del caffè, puoi passare il turno. Una volta tagliati i rossi non ce ne sono più, e chi non ha niente da fare perde la missione.
    .cite = Missione 13, 8: solo rossi e un thermos
mission-14 = Oggi gli ordini li dà la recluta. Che cosa potrà mai andare storto?
rule-M14-1 = Tanti personaggi quanti giocatori, tra cui il Capitano, si mescolano e si distribuiscono scoperti. Chi riceve il Capitano è la recluta.
    .cite = Missione 14, 1: la recluta
rule-M14-2 = Se la recluta sbaglia, con o senza rilevatore, la bomba esplode.
    .cite = Missione 14, 2: nessun errore
rule-M14-3 = La recluta non può usare lo Stabilizzatore; il resto dell’equipaggiamento e il Doppio rilevatore sono permessi.
    .cite = Missione 14, 3: niente Stabilizzatore
    .no = Sei la recluta: niente Stabilizzatore per te.
rule-M14-4 = La recluta è il Capitano di questa missione, comincia e in tre ha due portatessere. Qui dunque il ruolo non passa a sinistra.
    .cite = Missione 14, 4: la recluta è il Capitano
rule-M14-5 = Se qualcun altro sbaglia nella mano della recluta, è un errore come tanti.
    .cite = Missione 14, 5: un errore in quella mano
mission-15 = I soccorsi sono arrivati in slitta, in pacchi che nessuno ha etichettato.
rule-M15-1 = Le carte Equipaggiamento sono coperte, e nessuno le conosce. I loro numeri non le sbloccano.
    .cite = Missione 15, 1: coperte
    .no = Questa carta è ancora coperta.
rule-M15-2 = La prima carta Numero sta scoperta. Quando i suoi quattro cavi sono tagliati, si scopre una carta Equipaggiamento, che si può usare subito.
    .cite = Missione 15, 2: un numero vale una carta
rule-M15-3 = Poi si scopre la carta Numero successiva. Se il suo numero è già finito, si mette via senza equipaggiamento, e si scopre la successiva.
    .cite = Missione 15, 3: il numero successivo
rule-M15-4 = L’equipaggiamento si scopre da sinistra. Quando non ce n’è più, le carte Numero continuano senza effetto, e quando finiscono anche quelle non succede più nulla.
    .cite = Missione 15, 4: da sinistra
mission-16 = La bomba pignola è tornata, e stavolta vuole tutto di tutto.
rule-M16-1 = Come nella missione 9, ma tutti e quattro i cavi del primo numero vengono prima di quelli del secondo, e tutti e quattro di entrambi prima di quelli del terzo.
    .cite = Missione 16, 1: prima tutti e quattro
    .no = { $value-key } è bloccato: prima devono essere tagliati { $need } cavi { $before }.
rule-M16-2 = Se all’inizio del tuo turno potresti annunciare solo valori bloccati, la missione è persa, come nella missione 9.
    .cite = Missione 16, 2: solo valori bloccati
mission-17 = Uno di voi racconta solo storie, e tutti sanno chi è.
rule-M17-1 = I personaggi si distribuiscono come nella missione 14. Chi riceve il Capitano è il bugiardo.
    .cite = Missione 17, 1: il bugiardo
rule-M17-2 = Il bugiardo mette due segnalini iniziali, entrambi falsi: il numero non è quello del cavo. Non vanno davanti a un rosso. Tutti gli altri ne mettono uno vero.
    .cite = Missione 17, 2: due segnalini falsi
    .no = Sarebbe la verità: i segnalini del bugiardo sono falsi, e mai davanti a un cavo rosso.
rule-M17-3 = Ogni segnalino Info davanti ai cavi del bugiardo vuol dire «non questo valore». Dopo un errore nella sua mano il bugiardo mette un segnalino con il valore annunciato. Il detonatore avanza come al solito.
    .cite = Missione 17, 3: falsi fino in fondo
rule-M17-4 = Il bugiardo non usa carte Equipaggiamento, ma partecipa quando altri usano Walkie-talkie o Radar generale.
    .cite = Missione 17, 4: niente equipaggiamento
    .no = Sei il bugiardo, e non usi equipaggiamento.
rule-M17-5 = Il bugiardo è il Capitano di questa missione e tiene il Doppio rilevatore.
    .cite = Missione 17, 5: il bugiardo è il Capitano
rule-M17-6 = I due segnalini falsi sono diversi per cavo o per numero.
    .cite = Missione 17, 6: due segnalini diversi
    .no = Hai già messo proprio quel segnalino.
rule-M17-7 = Se un rilevatore fallisce nella mano del bugiardo, lui sceglie uno dei cavi indicati che non è rosso; se lo sono tutti, la bomba esplode. Se fallisce il Raggio X o Y, il segnalino mostra il primo valore annunciato.
    .cite = Missione 17, 7: i rilevatori e il bugiardo
rule-M17-8 = Un segnalino mantiene il suo senso quando il suo cavo cambia mano. Uno nuovo davanti a quel cavo segue il proprietario di quel momento. Le risposte al radar sono sempre vere.
    .cite = Missione 17, 8: la bugia sta nel segnalino
mission-18 = Occhi chiusi, orecchie aperte: là fuori qualcuno sente i cavi.
rule-M18-1 = Non ci sono segnalini iniziali. L’unico equipaggiamento è il Radar generale. Non si consuma mai, e chiede solo come dice questa missione.
    .cite = Missione 18, 1: solo il radar
    .no = Il radar chiede una volta per turno, per la carta appena girata.
rule-M18-2 = Al tuo turno giri la prima carta Numero; il radar chiede a tutti quel numero, portatessere per portatessere; poi scegli chi deve tagliarlo, magari tu.
    .cite = Missione 18, 2: girare, chiedere, scegliere
rule-M18-3 = Chi è stato scelto fa un Taglio in coppia o in solitaria con quel numero e sceglie il cavo. Tu non dici dove.
    .cite = Missione 18, 3: il taglio
    .no = La carta dice { $value-key }: ora si può tagliare solo quello.
rule-M18-4 = Una carta Numero esce dal gioco quando i suoi quattro cavi sono tagliati. Quando il mazzo finisce, si rimescolano le carte già girate.
    .cite = Missione 18, 4: carte Numero
rule-M18-5 = Poi tocca al vicino di sinistra di chi ha girato la carta, non di chi ha tagliato. Se all’inizio del tuo turno hai solo rossi, li riveli invece di giocare.
    .cite = Missione 18, 5: il turno successivo
rule-M18-6 = Nessuno può chiedere di nuovo ciò che il radar ha detto prima.
    .cite = Missione 18, 6: senza richiedere
rule-M18-7 = Si può scegliere solo qualcuno che ha risposto di sì. Per tagliare è permesso il Doppio rilevatore, e un errore dà un segnalino Info come al solito.
    .cite = Missione 18, 7: chi può essere scelto
    .no = { $you ->
        [yes] Tu non hai quel numero: scegli qualcuno che ce l’ha.
       *[no] { $seat } non ha quel numero: scegli qualcuno che ce l’ha.
    }
mission-19 = La voce del mostro conta alla rovescia da quindici minuti. Vi fidate?
rule-M19-1 = Tutto segue le regole base, ma contro l’orologio: vi si annunciano quindici minuti. Ascoltate bene, perché il tempo può cambiare. Quando è scaduto la bomba esplode.
    .cite = Missione 19, 1: l’orologio
rule-M19-2 = Con calma contano i turni invece dei minuti: ve ne annunciano sessanta, e anche questo può cambiare.
    .cite = Missione 19, 2: con calma

## Regole: missioni da 20 a 30

chapter-missions-20 = Missioni da 20 a 30
rule-S8 = Cavi rossi: uno nelle 22 e 27; due nelle 20, 24, 25, 26 e 28; tre nella 29; uno su due nelle 21 e 30; uno su tre nella 23. Cavi gialli: due nella 20; quattro nelle 22, 27, 28 e 30; altrimenti nessuno. In due: due rossi nella 21, due su tre nelle 20 e 23, tre nelle 24, 25 e 28; quattro gialli nella 20.
    .cite = Preparazione 8: i cavi delle missioni da 20 a 30
rule-S9 = Alcuni equipaggiamenti, se escono, si sostituiscono: Walkie-talkie nella 20, Raggio X o Y nella 26, Batterie d’emergenza nella 27. Nella 23 sette carte formano una pila. Il Doppio fondo può uscire nelle 20, 22, 27, 28 e 30. Le missioni 21, 22 e 24 hanno segnalini iniziali di un altro tipo; nella 20 non ne va nessuno davanti a un cavo con la X. In due il Capitano non ne mette nelle missioni 27 e 29.
    .cite = Preparazione 9: equipaggiamento e segnalini delle missioni da 20 a 30
mission-20 = Tra le pecore c’è un lupo, e solo il suo vicino sa come si chiama.
rule-M20-1 = L’ultimo cavo distribuito a ogni portatessere, di qualunque colore, è segnato con la X: non si ordina e sta all’estrema destra.
    .cite = Missione 20, 1: il cavo con la X
rule-M20-2 = I cavi con la X si tagliano come al solito, ma nessun equipaggiamento ha effetto su di loro.
    .cite = Missione 20, 2: niente equipaggiamento
    .no = Nessun equipaggiamento ha effetto su un cavo con la X.
rule-M20-3 = Un cavo con la X può essere qualsiasi cavo. Se è rosso, si rivela con gli altri. Può perfino capitare che stia al posto giusto.
    .cite = Missione 20, 3: un cavo qualsiasi
rule-M20-4 = Solo il proprietario lo vede di fronte; per tutti gli altri può essere qualunque cosa.
    .cite = Missione 20, 4: chi lo vede
mission-21 = La cornamusa è così forte che passano solo due parole.
rule-M21-1 = I segnalini dicono «pari» o «dispari» invece del numero: all’inizio, dopo un errore e per un Post-it. I valori si annunciano come al solito.
    .cite = Missione 21, 1: pari o dispari
rule-M21-2 = Dopo un errore tutti sanno che il cavo non è ciò che è stato annunciato, e se è pari o dispari.
    .cite = Missione 21, 2: che cosa dice un errore
mission-22 = Le foto sono venute in negativo: si vede solo ciò che manca.
rule-M22-1 = Invece di un segnalino iniziale metti accanto al portatessere due segnalini di valori che non hai. Il giallo è permesso.
    .cite = Missione 22, 1: due che mancano
    .no = Quel valore ce l’hai: accanto al portatessere va uno che non c’è.
rule-M22-2 = Con due portatessere va un segnalino accanto a ciascuno. Se mancano meno di due valori, ne metti uno o nessuno.
    .cite = Missione 22, 2: due portatessere
rule-M22-3 = Quando i primi due cavi gialli sono tagliati: dal Capitano in senso orario ognuno prende un segnalino Info qualsiasi e lo dà a sinistra. Chi lo riceve lo mette davanti a un cavo di quel valore o, se non ne ha, accanto al portatessere.
    .cite = Missione 22, 3: doni
    .no = Hai un cavo di quel valore: il segnalino va davanti a quello.
rule-M22-4 = In due non cambia nulla.
    .cite = Missione 22, 4: in due
rule-M22-5 = Un segnalino accanto a uno di due portatessere parla di quel portatessere, accanto all’unico parla di tutta la mano. Due segnalini accanto a un portatessere sono diversi. Dopo un dono, «nessuno» parla di tutta la mano.
    .cite = Missione 22, 5: del portatessere o della mano
    .no = I due segnalini accanto al tuo portatessere devono essere diversi.
rule-M22-6 = Ogni dono si mette prima di scegliere il successivo. Contano solo i cavi coperti, e si può dare qualsiasi valore, anche finito. Chi non ha più cavi dà, ma non riceve nulla.
    .cite = Missione 22, 6: un dono dopo l’altro
mission-23 = Tutta la città trattiene il fiato finché quattro cavi cedono nello stesso istante.
rule-M23-1 = All’inizio non c’è equipaggiamento; sette carte a caso formano una pila coperta. Dopo i segnalini iniziali si scopre una carta Numero a caso.
    .cite = Missione 23, 1: una pila di sette
rule-M23-2 = I quattro cavi di quel numero vanno tagliati nello stesso momento: li indichi tutti e quattro. Se sono tutti giusti, sono tagliati; se no, la bomba esplode.
    .cite = Missione 23, 2: tutti e quattro insieme
    .no = I quattro { $value-key } si tagliano insieme: indica quattro cavi coperti, ciascuno una sola volta.
rule-M23-3 = Finché non è fatto, alla fine di ogni giro la prima carta della pila va via senza essere vista.
    .cite = Missione 23, 3: la pila si accorcia
rule-M23-4 = Una volta fatto, tutte le carte rimaste si mettono scoperte e si possono usare subito, qualunque sia il loro numero.
    .cite = Missione 23, 4: il premio
rule-M23-5 = Si può fare senza avere quel numero. Prima, negli altri tagli, non si può annunciare.
    .cite = Missione 23, 5: chi può farlo
    .no = { $value-key } non si può annunciare: i suoi quattro cavi si tagliano tutti insieme.
rule-M23-6 = Se un annuncio sbagliato colpisce un cavo di quel numero, è un errore come tanti. Se oltre al rosso non ti resta altro, puoi solo indicarli tutti e quattro.
    .cite = Missione 23, 6: colpito per caso
rule-M23-7 = Dopo sette giri la pila è vuota; i quattro vanno indicati lo stesso. Anche un rosso tra quelli indicati fa esplodere la bomba.
    .cite = Missione 23, 7: più niente da vincere
mission-24 = I cacciatori vogliono sapere una cosa sola: quanti?
rule-M24-1 = I segnalini dicono ×1, ×2 o ×3 invece del numero: tante volte il valore di quel cavo sta sul suo portatessere, contando i cavi tagliati. Tra cavi uguali puoi segnare quello che vuoi.
    .cite = Missione 24, 1: segnalini di conto
mission-25 = Qualcuno origlia alla porta, e conosce tutti i numeri.
rule-M25-1 = I numeri non si possono dire: si mimano, si sillabano o si descrivono. Chi ne dice uno fa avanzare il detonatore di uno spazio.
    .cite = Missione 25, 1: niente numeri
rule-M25-2 = Qui i valori si scelgono sul tavolo, quindi nessuno può violare la regola. Se siete davanti a un solo schermo, un pulsante per un numero detto ad alta voce fa avanzare il detonatore.
    .cite = Missione 25, 2: sullo schermo
mission-26 = Il lupo conta le sue pecore, e ognuna si conta una volta sola.
rule-M26-1 = Dodici carte Numero stanno scoperte. Il tuo turno comincia girandone una; poi devi tagliare quel numero, in coppia o in solitaria.
    .cite = Missione 26, 1: una carta, un taglio
    .no = Si può tagliare solo il numero della carta che giri.
rule-M26-2 = Se all’inizio di un turno nessuna carta è scoperta, prima si riscoprono tutte quelle rimaste.
    .cite = Missione 26, 2: di nuovo tutte le carte
rule-M26-3 = La carta di un numero finito esce dal gioco.
    .cite = Missione 26, 3: numeri finiti
rule-M26-4 = Se non hai nessun numero scoperto, salti il turno; il detonatore non avanza. Se ne hai uno, devi tagliare.
    .cite = Missione 26, 4: nessuna carta va bene
    .no = Hai un numero che è scoperto, quindi devi tagliare.
rule-M26-5 = Non c’è il Raggio X o Y.
    .cite = Missione 26, 5: niente raggio
rule-M26-6 = La carta che scegli deve avere un numero che hai. Resta girata se il taglio fallisce. Chi ha solo rossi li rivela senza carta, e il Thermos del caffè non ne richiede.
    .cite = Missione 26, 6: quale carta
    .no = Scegli una carta Numero scoperta di cui hai il numero.
mission-27 = I rilevatori sono in riparazione. Vi restano le dita.
rule-M27-1 = Nessuno ha un personaggio, quindi niente Doppio rilevatore, e le Batterie d’emergenza si sostituiscono.
    .cite = Missione 27, 1: niente personaggi
    .no = In questa missione nessuno ha un personaggio.
rule-M27-2 = Quando i primi due cavi gialli sono tagliati: si pescano tanti segnalini Info quanti giocatori e si mettono scoperti. Dal Capitano in senso orario ognuno ne prende uno e lo mette davanti a un cavo di quel valore o, se non ne ha, accanto al portatessere.
    .cite = Missione 27, 2: segnalini tra cui scegliere
    .no = Hai un cavo di quel valore: il segnalino va davanti a quello.
rule-M27-3 = Si pesca da tutti i 26, tra cui due gialli, meno quelli che stanno davanti a cavi coperti o accanto ai portatessere. Uno giallo va davanti a un cavo giallo. Contano solo i cavi coperti. Chi non ha più cavi non ne prende, e quelli che avanzano tornano indietro.
    .cite = Missione 27, 3: quali segnalini
mission-28 = Oggi il Capitano ha due mani sinistre, e ci tiene ad aiutare.
rule-M28-1 = Il Capitano non ha personaggio e non usa nessun equipaggiamento, ma partecipa quando altri usano Walkie-talkie o Radar generale.
    .cite = Missione 28, 1: niente per il Capitano
    .no = Sei il Capitano, e in questa missione non usi equipaggiamento.
rule-M28-2 = Se il Capitano sbaglia, la bomba esplode.
    .cite = Missione 28, 2: nessun errore
rule-M28-3 = Il Doppio fondo si apre chiunque abbia tagliato i gialli. Nemmeno il Thermos del caffè e il Post-it sono per il Capitano.
    .cite = Missione 28, 3: nemmeno il thermos
mission-29 = Ognuno ha un vicino che spera di indovinare la sua mossa, e un detonatore che ascolta.
rule-M29-1 = Ognuno riceve in segreto due carte Numero, il vicino di destra del Capitano tre. Il resto è un mazzo coperto.
    .cite = Missione 29, 1: carte in mano
rule-M29-2 = All’inizio del tuo turno il tuo vicino di destra mette coperta una delle sue carte Numero.
    .cite = Missione 29, 2: si mette una carta
    .no = Metti una delle tue carte Numero.
rule-M29-3 = Giochi il tuo turno; poi la carta si scopre. Se in questo turno sono stati tagliati cavi di quel numero, il detonatore avanza di uno spazio.
    .cite = Missione 29, 3: si scopre una carta
rule-M29-4 = Prendi la carta in mano. Tutti l’hanno vista.
    .cite = Missione 29, 4: si prende una carta
rule-M29-5 = Quando un numero è finito la sua carta si scarta, dovunque sia.
    .cite = Missione 29, 5: numeri finiti
rule-M29-6 = Se ti resta una sola carta peschi dal mazzo, mettendo via i numeri finiti, finché ne arriva uno che non lo è.
    .cite = Missione 29, 6: pescare
rule-M29-7 = Quando resta un solo numero, la sua carta si scarta, e non ci sono più carte.
    .cite = Missione 29, 7: l’ultimo numero
rule-M29-8 = Contano solo i cavi davvero tagliati, non altri indicati da un rilevatore. Se non hai cavi, le tue carte vanno sotto il mazzo. Se il vicino di destra non ha carte, ne mette una il successivo a destra; se nessuno ne ha, non se ne mette. Con il Thermos del caffè non si taglia nulla: prendi la carta senza scoprirla, e il vicino di destra di chi hai scelto mette la prossima.
    .cite = Missione 29, 8: casi particolari
rule-M29-9 = Se devi pescare, si guarda alla fine del turno, dopo aver preso la carta: con meno di due carte peschi fino ad averne due.
    .cite = Missione 29, 9: quando si pesca
rule-M29-10 = Una carta che corrisponde costa il suo spazio e poi si scarta, se il suo numero è finito. Non è un errore: lo Stabilizzatore non lo impedisce. Un errore o una rivelazione non taglia nulla; allora la carta non costa nulla.
    .cite = Missione 29, 10: lo spazio della carta
mission-30 = Una voce dall’altoparlante, un obiettivo, pochi secondi: e di nuovo, e di nuovo.
rule-M30-1 = Si gioca in senso orario come al solito, ma una voce fissa obiettivi. Un obiettivo è una carta Numero del mazzo: due suoi cavi devono essere tagliati quando il suo tempo è scaduto. Contano i cavi tagliati prima, e intanto si possono tagliare altri valori. L’obiettivo successivo prende il suo posto.
    .cite = Missione 30, 1: obiettivi
rule-M30-2 = Sono sette, quattro da 20 secondi e tre da 15. 1: mancato, il detonatore avanza. 2: niente. 3: mancato, va via la carta Equipaggiamento scoperta con il numero più basso. 4: raggiunto, ognuno dice quanti cavi gialli gli restano. 5: mancato, chi è di turno da allora può solo mimare. 6: raggiunto, chi è di turno gira un’altra carta Numero e dice se ha quel numero. 7: raggiunto, il resto di quel numero è tagliato subito.
    .cite = Missione 30, 2: sette obiettivi
rule-M30-3 = Poi si scoprono tre carte Numero, e per 120 secondi si possono tagliare solo quei numeri; se non ne hai nessuno salti il turno, senza detonatore. Se tutti e dodici i cavi sono tagliati quando il tempo è scaduto, avete vinto, qualunque altra cosa resti.
    .cite = Missione 30, 3: tre numeri
    .no = Ora si possono tagliare solo questi numeri: { $numbers }.
rule-M30-4 = Se no, chi è di turno deve indicare insieme tutti i cavi gialli rimasti. Se è sbagliato, la bomba esplode. Se è giusto, le carte vanno via, e restano 120 secondi per tagliare tutto il resto; alla fine la bomba esplode.
    .cite = Missione 30, 4: gli ultimi gialli
    .no = Indica i cavi gialli rimasti: cavi coperti, ciascuno una sola volta.
rule-M30-5 = Prima del primo obiettivo giocate liberamente per 67 secondi. La voce dice il tempo di ogni obiettivo, e l’orologio si ferma mentre parla.
    .cite = Missione 30, 5: prima del primo obiettivo
rule-M30-6 = La carta Numero girata per l’obiettivo 6 non torna. Per l’obiettivo 3 conta solo l’equipaggiamento non usato, e il Doppio fondo è più alto di 12. Se alla fine non resta nessun giallo, quel compito è fatto. Ciò che chiede l’obiettivo 5 a questo tavolo non ha effetto.
    .cite = Missione 30, 6: le postille
rule-M30-7 = Finché sono permessi solo tre numeri, si possono comunque indicare altri cavi: è vincolato solo il valore che annunci. Se salti il turno, tutti sanno che non hai nessuno dei tre. I rossi si possono rivelare in qualsiasi momento.
    .cite = Missione 30, 7: annunciato, non colpito
rule-M30-8 = Ciò che taglia l’obiettivo 7 non è il taglio di nessuno: né turno, né errore, ma gettoni Convalida e ciò che ne segue.
    .cite = Missione 30, 8: un taglio di nessuno
rule-M30-9 = Con calma il gioco libero e ogni obiettivo durano un giro: tanti turni quanti sono i giocatori con cavi al suo inizio. I tre numeri durano tre giri, almeno dieci turni; l’ultimo tratto dura quattro giri, almeno 16 turni.
    .cite = Missione 30, 9: con calma

## Regole: missioni da 31 a 42

chapter-missions-31 = Missioni da 31 a 42
mission-31 = Chi ha costruito la bomba ha lasciato cinque lettere sigillate: chi ne apre una deve obbedirle, e senza lettera niente cavi.
rule-S10 = Missione 31: due rossi su tre, nessun giallo. I vincoli da A a E sono scoperti.
    .cite = Preparazione 10: missione 31
rule-M31-1 = Prima dei segnalini iniziali ognuno prende uno dei vincoli scoperti da A a E, a partire dal Capitano in senso orario. Quelli che restano si scartano. In due è meglio non prendere A con B, né C con D.
    .cite = Missione 31, 1: scegliere un vincolo
    .no = Prendi un vincolo ancora scoperto in tavola.
rule-M31-2 = Il tuo vincolo vale per ogni taglio che fai. Quelli degli altri non ti legano.
    .cite = Missione 31, 2: il proprio vincolo
rule-M31-3 = Se all’inizio del tuo turno non puoi rispettare il tuo vincolo, lo giri: non vale più fino alla fine della missione, anche se poi ti arriva un cavo adatto.
    .cite = Missione 31, 3: senza più vincolo
rule-M31-4 = Se puoi rispettarlo si guarda solo all’inizio del tuo turno; quel turno si gioca allora liberamente. Se hai solo cavi rossi, li riveli, qualunque sia la carta.
    .cite = Missione 31, 4: solo all’inizio del turno
mission-32 = Oggi nella sala di controllo comanda una pila di ordini strampalati, e solo il Capitano può strapparne uno.
rule-S11 = Missione 32: due rossi, in due tre; nessun giallo. I dodici vincoli formano un mazzo mescolato.
    .cite = Preparazione 11: missione 32
rule-M32-1 = I dodici vincoli formano un mazzo mescolato. Il primo è scoperto e vale per tutti.
    .cite = Missione 32, 1: un vincolo per tutti
rule-M32-2 = All’inizio di ogni turno, di chiunque sia, il Capitano può sostituire il vincolo scoperto con la carta successiva del mazzo.
    .cite = Missione 32, 2: il Capitano lo sostituisce
    .no = Il Capitano può sostituire il vincolo scoperto una volta, all’inizio di un turno.
rule-M32-3 = Se con il vincolo scoperto non puoi giocare, salti il turno. Il detonatore non si muove.
    .cite = Missione 32, 3: saltare il turno
    .no = Puoi giocare, quindi devi.
rule-M32-4 = Quando il mazzo è finito, anche l’ultima carta si può togliere: allora non ci sono più vincoli.
    .cite = Missione 32, 4: l’ultimo vincolo
rule-M32-5 = Nessun vincolo impedisce di rivelare i propri cavi rossi.
    .cite = Missione 32, 5: rivelare è libero
rule-M32-6 = Il Capitano sostituisce al massimo una volta a turno, anche se non ha più cavi. Se dall’ultima azione tutti quelli che hanno ancora cavi hanno saltato il turno, deve sostituire il vincolo.
    .cite = Missione 32, 6: una volta a turno, e se nessuno può
    .no = Hanno saltato tutti: ora il Capitano deve sostituire il vincolo.
mission-33 = Nella cantina del casinò si è scommesso su ogni cavo: pari o dispari, il banco non dice altro.
rule-S12 = Missione 33: due rossi su tre, in due tutti e tre; nessun giallo.
    .cite = Preparazione 12: missione 33
rule-M33-1 = Come nella missione 21, ogni segnalino Info dice solo se il numero è pari o dispari: all’inizio, dopo un errore e con il Post-it. I valori si annunciano come al solito.
    .cite = Missione 33, 1: di nuovo pari e dispari
mission-34 = Uno di voi è stato scoperto: certi tagli gli sono vietati, e non deve darlo a vedere. Chi è?
rule-S13 = Missione 34: un rosso, nessun giallo. Non in due.
    .cite = Preparazione 13: missione 34
rule-M34-1 = Questa missione non si gioca in due. Il Capitano si sceglie come al solito e comincia. Poi si distribuiscono coperti tanti personaggi quanti sono i giocatori, tra cui la carta Capitano, e a ognuno un vincolo da A a E. Guardi le tue due carte. Chi ha ricevuto la carta Capitano è l’anello debole e lo tiene segreto. I vincoli rimasti restano ignoti.
    .cite = Missione 34, 1: l’anello debole
    .no = Per la missione 34 dovete essere almeno in tre.
rule-M34-2 = Finché i personaggi sono coperti, nessuno può usare il suo.
    .cite = Missione 34, 2: ancora nessun potere
    .no = I personaggi sono coperti: nessuno ha un potere.
rule-M34-3 = Solo l’anello debole è legato al proprio vincolo, in ogni turno, e non ne dice nulla.
    .cite = Missione 34, 3: un vincolo taciuto
    .no = Il tuo vincolo segreto ti lega: questo valore ora non si può dire.
rule-M34-4 = Se l’anello debole non può giocare a causa del vincolo, il detonatore avanza di due spazi, e tutti i vincoli e i personaggi si scartano: nessuno ha un potere fino alla fine della missione.
    .cite = Missione 34, 4: quando l’anello cede
    .no = Puoi giocare, quindi devi.
rule-M34-5 = Gli altri possono, una volta, all’inizio di un proprio turno e senza consultarsi, nominare l’anello debole e il vincolo. Se una delle due cose è sbagliata, il detonatore avanza di uno spazio. Se sono giuste entrambe, tutti i personaggi si scoprono e si possono usare, e tutti i vincoli si scartano.
    .cite = Missione 34, 5: indovinare l’anello debole
    .no = L’anello debole si nomina una volta sola, all’inizio del proprio turno, e mai sé stessi.
rule-M34-6 = Quando l’anello cede, quel turno è finito. Dopo un tentativo il turno continua. L’anello debole non può indovinare.
    .cite = Missione 34, 6: il turno che segue
    .no = L’anello debole sei tu: indovinare tocca agli altri.
rule-M34-7 = Qui tutti i personaggi sono Doppi rilevatori: un altro tradirebbe il segreto.
    .cite = Missione 34, 7: tutti uguali
rule-M34-8 = Un tentativo sbagliato non è un taglio fallito: lo Stabilizzatore non ne ferma lo spazio. Senza cavi, o solo con rossi, l’anello debole non è più legato, ma si può ancora nominare.
    .cite = Missione 34, 8: lo spazio per un tentativo
mission-35 = Su ogni portatessere un cavo blu pende isolato dagli altri, sotto tensione finché resta un giallo.
rule-S14 = Missione 35: due rossi su tre, in due tutti e tre; quattro gialli. Se i Walkie-talkie escono come equipaggiamento, si pesca un’altra carta. Il segnalino iniziale non va davanti a un cavo X.
    .cite = Preparazione 14: missione 35
rule-M35-1 = Prima di mescolare i cavi colorati ogni portatessere riceve a caso un cavo blu: il suo cavo X, all’estrema destra, fuori dall’ordine. Poi si distribuisce il resto.
    .cite = Missione 35, 1: un cavo X blu
rule-M35-2 = I cavi X si possono tagliare solo quando tutti e quattro i gialli sono tagliati; poi come al solito, ma senza equipaggiamento.
    .cite = Missione 35, 2: prima il giallo
    .no = Nessun cavo X prima di tutti i gialli: ne restano { $left }.
rule-M35-3 = Fino ad allora un cavo X non si indica, non si scopre e non entra in un Taglio in solitaria, e un valore che hai solo come cavo X non si può annunciare.
    .cite = Missione 35, 3: non ancora in mano
    .no = Hai { $value } solo come cavo X, e non è ancora il suo momento.
rule-M35-4 = Se hai solo cavi X, e magari rossi, mentre restano gialli, salti il turno; il detonatore non si muove. Se tutti quelli che hanno cavi saltano di seguito, la missione è persa.
    .cite = Missione 35, 4: solo cavi X
mission-36 = Sotto le palme cinque casse numerate stanno in fila, e si aprono solo dalle estremità.
rule-S15 = Missione 36: un rosso su tre e due gialli; in due, due rossi su tre e quattro gialli.
    .cite = Preparazione 15: missione 36
rule-M36-1 = Cinque carte Numero a caso sono scoperte in fila, come sono uscite. Il Capitano decide da solo a quale capo va la carta Ordine.
    .cite = Missione 36, 1: cinque in fila
rule-M36-2 = Dei numeri in fila si può annunciare solo quello accanto alla carta Ordine.
    .cite = Missione 36, 2: solo il capo
    .no = { $value-key } è bloccato: della fila ora si può annunciare solo { $open }.
rule-M36-3 = Quando due cavi di quel numero sono tagliati, la sua carta se ne va, e chi ha tagliato decide da solo a quale capo va ora la carta Ordine.
    .cite = Missione 36, 3: avanti da un capo
rule-M36-4 = I numeri che non sono in fila, o non più, si annunciano liberamente.
    .cite = Missione 36, 4: gli altri sono liberi
rule-M36-5 = Se al tuo turno potresti annunciare solo valori bloccati, la missione è persa, come nella missione 9.
    .cite = Missione 36, 5: solo valori bloccati
rule-M36-6 = Il capo si sceglie prima delle carte immediate e prima del turno seguente. Dopo l’ultima carta non c’è niente da scegliere.
    .cite = Missione 36, 6: prima la scelta
mission-37 = Ogni volta che finite un numero, il jolly ride e cambia le regole.
rule-S16 = Missione 37: due rossi, in due tre; nessun giallo. I dodici vincoli formano un mazzo mescolato.
    .cite = Preparazione 16: missione 37
rule-M37-1 = I dodici vincoli formano un mazzo mescolato. Quello scoperto lega ognuno nel proprio turno.
    .cite = Missione 37, 1: il vincolo scoperto
rule-M37-2 = Quando tutti e quattro i cavi di un numero sono tagliati, il vincolo seguente sostituisce quello scoperto.
    .cite = Missione 37, 2: un numero finito
rule-M37-3 = Se non puoi giocare, salti il turno; il detonatore non si muove. Se per un giro intero nessuno ha potuto, avanza di uno spazio e il vincolo si sostituisce.
    .cite = Missione 37, 3: se non puoi
    .no = Puoi giocare, quindi devi.
rule-M37-4 = Quando il mazzo è finito e anche l’ultima carta deve andarsene, non ci sono più vincoli. Rivelare cavi rossi è sempre libero.
    .cite = Missione 37, 4: il mazzo finito
rule-M37-5 = Un giro intero senza giocare significa che tutti quelli che hanno ancora cavi hanno saltato dall’ultima azione; così nelle missioni 37, 57 e 61. Lo Stabilizzatore non ne ferma lo spazio.
    .cite = Missione 37, 5: un giro intero
mission-38 = Un cavo è stato montato al contrario: lo leggono tutti, tranne il Capitano.
rule-S17 = Missione 38: due rossi, in due tre; nessun giallo. Il segnalino iniziale non va davanti al cavo girato.
    .cite = Preparazione 17: missione 38
rule-M38-1 = Un cavo del Capitano, preso a caso, si gira senza che il Capitano lo veda e sta all’estrema destra: un cavo girato. Un Capitano con due portatessere lo ha sul secondo.
    .cite = Missione 38, 1: un cavo girato
rule-M38-2 = Solo il Capitano può tagliare il cavo girato. Nessun altro può indicarlo, nemmeno per sbagliare apposta.
    .cite = Missione 38, 2: lo taglia solo il Capitano
    .no = Il cavo girato riguarda solo il Capitano.
rule-M38-3 = Se per tagliare ti resta solo quel cavo, salti il turno e il detonatore avanza di uno spazio.
    .cite = Missione 38, 3: solo quel cavo
    .no = Puoi tagliare, quindi devi.
rule-M38-4 = Devi saltare se tutti i tuoi cavi coperti non rossi hanno il valore del cavo girato, e tutti gli altri di quel valore sono tagliati o tuoi. Il Thermos del caffè aiuta.
    .cite = Missione 38, 4: quando si deve saltare
mission-39 = Quattro cavi che vanno insieme, un maestro che aspetta, e una pila che si consuma giro dopo giro.
rule-S18 = Missione 39: due rossi su tre, in due tutti e tre; quattro gialli. Niente carte Equipaggiamento. I segnalini iniziali si pescano.
    .cite = Preparazione 18: missione 39
rule-M39-1 = Non c’è equipaggiamento. Una carta Numero a caso è scoperta. Otto delle altre undici formano una pila coperta, tre restano fuori senza essere viste. I segnalini iniziali si pescano, a partire dal Capitano in senso orario.
    .cite = Missione 39, 1: un numero e una pila
rule-M39-2 = I quattro cavi del numero scoperto si tagliano solo insieme: al tuo turno li indichi tutti e quattro, anche senza averne uno. Un errore fa esplodere la bomba.
    .cite = Missione 39, 2: tutti e quattro insieme
    .no = I { $value-key } si tagliano tutti e quattro insieme: indica quattro cavi coperti.
rule-M39-3 = Finché non è fatto, alla fine di ogni giro si scarta la prima carta della pila, senza guardarla.
    .cite = Missione 39, 3: la pila si consuma
rule-M39-4 = Quando è fatto, le carte rimaste si distribuiscono coperte una alla volta, a partire dal Capitano in senso orario. Poi ognuno mette un segnalino Info, per il numero di una delle sue carte, davanti a un cavo di quel numero. I numeri che non hai, o già finiti, non contano.
    .cite = Missione 39, 4: la ricompensa
    .no = Il segnalino mostra il numero di una tua carta, davanti a un tuo cavo coperto.
rule-M39-5 = Tra le carte adatte scegli tu. Se nessuna va bene, non metti segnalini, e gli altri sanno solo questo. Le carte distribuite o scartate non si mostrano. Anche chi non ha più cavi ne riceve, senza effetto.
    .cite = Missione 39, 5: quale carta conta
rule-M39-6 = Prima di allora il numero scoperto non si annuncia in altri tagli. Se un annuncio sbagliato colpisce uno dei suoi cavi, è un errore come gli altri. Un rosso tra i quattro indicati fa esplodere la bomba. Dopo otto giri non c’è più niente da guadagnare, ma i quattro vanno comunque indicati.
    .cite = Missione 39, 6: fino ad allora
    .no = Un { $value-key } non si annuncia: i quattro si tagliano insieme.
mission-40 = È la vigilia di Natale, la torre è al buio, e i soli biglietti rimasti dicono quanti, non che cosa.
rule-S19 = Missione 40: tre rossi, nessun giallo. In due il Capitano non mette il segnalino iniziale.
    .cite = Preparazione 19: missione 40
rule-M40-1 = Come nella missione 24, ogni segnalino Info dice solo quante volte il valore del cavo è sul suo portatessere: una, due o tre volte, cavi tagliati compresi.
    .cite = Missione 40, 1: di nuovo quanti
mission-41 = Sulla pista da ballo sono tesi cavi gialli, e la miccia è quasi finita. Trovarne uno fa guadagnare tempo.
rule-S20 = Missione 41: un rosso su tre, in due due su tre. Cavi gialli: due in due, tre in tre, quattro in quattro o cinque. Il detonatore parte dall’ultimo spazio. I segnalini iniziali si pescano, e il Doppio fondo non è nella pila.
    .cite = Preparazione 20: missione 41
rule-M41-1 = I cavi gialli sono cavi trappola. Si distribuiscono per primi, uno a testa; in cinque il Capitano non ne riceve. Poi si distribuisce il resto. Così tutti sanno chi ne ha uno. Con due portatessere decide il caso su quale sta.
    .cite = Missione 41, 1: un cavo trappola a testa
rule-M41-2 = Il detonatore parte dall’ultimo spazio: uno in più, e la bomba esplode. I segnalini iniziali si pescano; se esce un giallo, si ripesca.
    .cite = Missione 41, 2: l’ultimo spazio
rule-M41-3 = «Giallo» non si annuncia mai in un taglio normale. Invece, come azione, indichi un cavo di un compagno come cavo trappola; non serve avere un giallo. Se è giusto, si taglia e il detonatore torna indietro di uno spazio. Se è sbagliato, il cavo riceve un segnalino Info e il detonatore avanza di uno spazio. Se è rosso, la bomba esplode.
    .cite = Missione 41, 3: trovare un cavo trappola
    .no = Qui il giallo non si annuncia: indica un cavo coperto di un compagno come cavo trappola.
rule-M41-4 = Se ti resta solo il tuo cavo trappola, e magari dei rossi, salti il turno; il detonatore non si muove.
    .cite = Missione 41, 4: solo il proprio cavo trappola
    .no = Hai altri cavi, quindi devi agire.
rule-M41-5 = Lo Stabilizzatore, i rilevatori e il raggio non aiutano a trovare un cavo trappola, e il raggio non può annunciare giallo.
    .cite = Missione 41, 5: nessun aiuto con i cavi trappola
    .no = Nessun equipaggiamento aiuta a trovare un cavo trappola.
rule-M41-6 = Chi non ha più cavi non può indicare niente. Se tutti quelli che hanno cavi saltano di seguito, la missione è persa.
    .cite = Missione 41, 6: saltano tutti
mission-42 = La bomba è nel tendone, e lo spettacolo continua: tagliate mentre giocolieri, maghi e coltelli vi girano attorno.
rule-S21 = Missione 42: un rosso su tre e quattro gialli. C’è una registrazione.
    .cite = Preparazione 21: missione 42
rule-M42-1 = Si gioca con le regole solite e senza limiti di tempo, ma sedici numeri da circo vi interrompono. Ognuno tocca a chi è di turno. Dopo l’ultimo la missione continua fino alla solita fine.
    .cite = Missione 42, 1: numeri da circo
rule-M42-2 = Mago: gli altri guardano altrove. Chi è di turno rimette al loro posto, coperti, due cavi tagliati di uno stesso valore. Poi tocca al giocatore successivo.
    .cite = Missione 42, 2: il mago
    .no = Il mago prende due cavi tagliati di uno stesso valore, ancora al loro posto.
rule-M42-3 = Ci si sposta: i portatessere restano, e ognuno si siede un posto più a sinistra, o a destra. Ora è tuo quello che c’è lì, segnalini compresi. Chi è di turno lo continua al nuovo posto. Personaggio e ruolo di Capitano seguono la persona.
    .cite = Missione 42, 3: tutti cambiano posto
rule-M42-4 = Giocoliere: chi è di turno scambia di posto due suoi cavi tagliati di valore diverso.
    .cite = Missione 42, 4: il giocoliere
    .no = Il giocoliere scambia due tuoi cavi tagliati di valore diverso.
rule-M42-5 = Lanciatore di coltelli: i cavi tagliati di chi è di turno lasciano il tavolo. I cavi coperti restano al loro posto.
    .cite = Missione 42, 5: il lanciatore di coltelli
rule-M42-6 = Dal sesto numero in poi chi taglia dice poi «Ta-da!». All’undicesimo, se l’ultimo che ha tagliato se n’è dimenticato, il detonatore avanza di uno spazio.
    .cite = Missione 42, 6: dire ta-da
    .no = «Ta-da!» spetta a chi ha tagliato per ultimo, una volta, dal sesto numero in poi.
rule-M42-7 = Con il nono numero spariscono tutti i gettoni Convalida, messi e da mettere, fino alla fine della missione.
    .cite = Missione 42, 7: niente più gettoni Convalida
rule-M42-8 = Trampolino: a partire da chi è di turno, in senso orario, ognuno dice «Boing!». Chi se ne dimentica non paga niente.
    .cite = Missione 42, 8: il trampolino
rule-M42-9 = I cavi rimessi dal mago contano come non tagliati: un numero finito non lo è più, ma l’equipaggiamento sbloccato lo resta. I loro segnalini spariscono. Senza una coppia adatta passa solo il turno.
    .cite = Missione 42, 9: ciò che ritorna
rule-M42-10 = I cavi presi dai coltelli non si possono né rimettere né scambiare. Senza due cavi tagliati diversi il giocoliere non fa niente. Un’etichetta si toglie se uno dei suoi cavi è stato scambiato o preso; le altre restano, e così i segnalini Info.
    .cite = Missione 42, 10: ciò che non si muove
rule-M42-11 = Dopo lo spostamento conosci ancora i cavi che hai lasciato. Se i tuoi nuovi portatessere sono vuoti, il turno passa subito. In due ci si scambiano i portatessere, a destra come a sinistra.
    .cite = Missione 42, 11: dopo lo spostamento
rule-M42-12 = La scelta del mago è segreta: gli altri vedono solo quali due posti sono di nuovo coperti. Da quel momento il tavolo non conta più quanti cavi di ogni numero sono tagliati.
    .cite = Missione 42, 12: sullo schermo
rule-M42-13 = Il mago arriva dopo 0:33, 3:11 e 5:40, il giocoliere dopo 1:35 e 3:58, il lanciatore di coltelli dopo 2:13. Ci si sposta a sinistra dopo 1:14, a destra dopo 1:50 e 7:15. «Ta-da!» vale da 2:40 e si controlla a 5:13. I gettoni Convalida spariscono dopo 4:30. Il trampolino arriva dopo 4:51, 6:04, 6:35 e 8:08. Con calma c’è un numero ogni due turni, nello stesso ordine.
    .cite = Missione 42, 13: il programma

## Regole: missioni da 43 a 54

chapter-missions-43 = Missioni da 43 a 54
rule-S1 = In tutte le missioni da 43 a 54 ci sono i 48 cavi blu. Cavi rossi: tre nella 43 e nella 52; due nelle 45, 48, 49, 50 e 53; uno nella 51; due su tre nella 47; uno su tre nella 44; nessuno nella 46; nella 54 tutti e undici stanno in una pila e arrivano dopo. Cavi gialli: 5.1, 6.1, 7.1 e 8.1 nella 46; tre nella 48; due nella 50; altrimenti nessuno.
    .cite = Preparazione 1: quali cavi
rule-S2 = Alcuni equipaggiamenti, se escono, si sostituiscono con un’altra carta: Raggio X o Y nelle 44, 45, 47, 49, 51 e 54; Thermos del caffè nella 45; Batterie d’emergenza nella 46; Etichetta ≠ ed Etichetta = nella 52; Riavvolgitore e Stabilizzatore nella 53. Il Doppio fondo può uscire dove ci sono cavi gialli: nelle 46, 48 e 50, e in due nella 52.
    .cite = Preparazione 2: quali equipaggiamenti
rule-S3 = Tutti cominciano con un segnalino Info, con queste eccezioni. Missione 43 in due: il segnalino del Capitano si pesca a caso. Missioni 46 e 51 in due: il Capitano non ne mette. Missione 50: si indica il cavo, e il segnalino va accanto al portatessere. Missione 52: tutti mettono due segnalini falsi.
    .cite = Preparazione 3: segnalini iniziali
rule-S4 = In due cambiano alcuni numeri. Cavi rossi: tre nelle 45, 47, 48, 49 e 53 (nella 47 tutti e tre sono di sicuro in gioco), tre nella 50, due nella 51. Cavi gialli: quattro nella 50 e nella 52. Tutto il resto rimane uguale.
    .cite = Preparazione 4: in due
rule-M43-1 = Il robot parte dall’1 e porta cavi nascosti: cinque in due, quattro in tre o quattro, tre in cinque. Alla fine di ogni turno avanza di uno spazio. Sul 12 si gira e torna all’11, al 10 e così via. Il Thermos del caffè non lo ferma.
    .cite = Missione 43, 1: il robot cammina
rule-M43-2 = Se tagli cavi del numero su cui si trova il robot, gli prendi un cavo. Lo guardi in segreto e lo metti in ordine; con due portatessere scegli su quale. Conta dove si trova il robot prima di muoversi.
    .cite = Missione 43, 2: un cavo dal robot
rule-M43-3 = Per vincere devono essere tagliati o rivelati anche i cavi del robot.
    .cite = Missione 43, 3: i cavi del robot contano
rule-M44-1 = La riserva comune comincia con due segnalini ossigeno per giocatore. Prima di un taglio prendi da lì l’ossigeno: un segnalino per i valori da 1 a 4, due da 5 a 8, tre da 9 a 12. Restano davanti a te.
    .cite = Missione 44, 1: l’ossigeno
    .no = Per { $value } { $cost ->
        [one] serve { $cost } segnalino ossigeno,
       *[other] servono { $cost } segnalini ossigeno,
    } e la riserva ne ha solo { $reserve }.
rule-M44-2 = All’inizio del turno del Capitano tutto l’ossigeno torna nella riserva.
    .cite = Missione 44, 2: ossigeno fresco
rule-M44-3 = Se non puoi tagliare, o non vuoi, salti il turno e il detonatore avanza di uno spazio.
    .cite = Missione 44, 3: saltare il turno
rule-M44-4 = Nessuno parla. C’è un solo segno: il pollice in su, per «mi serve più ossigeno».
    .cite = Missione 44, 4: pollice in su
rule-M45-1 = Non si gioca a turno in senso orario. Il Capitano gira la prima carta Numero del mazzo. Chi dice «Zac!» per primo, Capitano compreso, deve tagliare quel valore.
    .cite = Missione 45, 1: chi lo dice per primo
    .no = La carta dice { $value-key }: adesso si può tagliare solo quello.
rule-M45-2 = Le dodici carte Numero si mescolano. Quando tutti e quattro i cavi di un numero sono tagliati, la sua carta lascia il gioco. Quando il mazzo finisce, le carte rimaste si rimescolano.
    .cite = Missione 45, 2: carte Numero
rule-M45-3 = Chi dice «Zac!» senza avere il valore, o dà un indizio, fa avanzare il detonatore di uno spazio.
    .cite = Missione 45, 3: un falso allarme
rule-M45-4 = Se nessuno si offre, il Capitano sceglie qualcuno, anche sé stesso. Se chi è scelto non ha il valore, mette un segnalino Info a scelta davanti alla propria mano, e il detonatore avanza di uno spazio.
    .cite = Missione 45, 4: la scelta del Capitano
rule-M45-5 = Se hai solo cavi rossi, puoi dire «Zac!» in qualsiasi momento per rivelarli.
    .cite = Missione 45, 5: solo rossi
    .no = Adesso può farlo solo chi non ha altro che rosso, per rivelarlo.
rule-M46-1 = I quattro 7 vanno tagliati per ultimi.
    .cite = Missione 46, 1: i 7 per ultimi
rule-M46-2 = Se all’inizio del tuo turno hai solo dei 7, devi indicare insieme tutti e quattro i 7 sul tavolo. Un errore fa esplodere la bomba.
    .cite = Missione 46, 2: tutti e quattro i 7
    .no = Hai solo dei 7: indica cavi coperti degli altri, ognuno una volta.
rule-M46-3 = Se un annuncio sbagliato colpisce prima un 7, è un errore come gli altri: un segnalino Info, e il detonatore avanza di uno spazio.
    .cite = Missione 46, 3: un 7 troppo presto
rule-M47-1 = Dodici carte Numero sono scoperte. Per un taglio ne prendi due e le sommi o le sottrai: il risultato è il valore che devi annunciare. Le due carte si scartano.
    .cite = Missione 47, 1: due carte Numero
    .no = Due carte Numero scoperte devono dare { $value-key }, sommate o sottratte.
rule-M47-2 = Quando non ci sono più carte, si rimettono in tavola scoperte tutte e dodici.
    .cite = Missione 47, 2: di nuovo tutte le carte
rule-M47-3 = Se non puoi tagliare, o non vuoi, scarti due carte a scelta e il detonatore avanza di uno spazio.
    .cite = Missione 47, 3: saltare il turno
    .no = Scarta due carte Numero scoperte.
rule-M48-1 = Prima si distribuiscono i tre cavi gialli, uno per giocatore a partire dal Capitano in senso orario. In due il Capitano ne riceve due, uno per portatessere, e l’altro giocatore uno. Poi si distribuisce il resto come al solito.
    .cite = Missione 48, 1: i gialli a parte
rule-M48-2 = I cavi gialli si tagliano solo con un’azione speciale: al tuo turno li indichi tutti e tre insieme. In quattro o cinque puoi farlo anche senza averne uno.
    .cite = Missione 48, 2: tre gialli in una volta
    .no = I cavi gialli si tagliano tutti e tre insieme: indica tre cavi coperti.
rule-M48-3 = Se l’azione fallisce, ogni cavo indicato riceve un segnalino Info, ma il detonatore avanza solo di uno spazio.
    .cite = Missione 48, 3: un errore
rule-M49-1 = Cominci con il tuo ossigeno: sette segnalini a testa in due, sei in tre, cinque in quattro, quattro in cinque. Prima di un taglio dai a un solo altro giocatore tanto ossigeno quanto il valore che annunci. Non dev’essere per forza il proprietario del cavo.
    .cite = Missione 49, 1: ossigeno per gli altri
    .no = Ossigeno per { $value }: { $value-key }. Ne hai { $oxygen }.
rule-M49-2 = Se hai troppo poco ossigeno, o lo vuoi risparmiare, salti il turno e il detonatore avanza di uno spazio.
    .cite = Missione 49, 2: saltare il turno
rule-M49-3 = Nessuno parla. C’è un solo segno: il pollice in su, per «mi serve più ossigeno».
    .cite = Missione 49, 3: pollice in su
rule-M49-4 = Se non ti restano cavi coperti, il tuo ossigeno lascia il gioco.
    .cite = Missione 49, 4: l’ossigeno che se ne va
rule-M50-1 = Non ci sono gettoni Convalida né indicatori. Tutti guardano i cavi rossi e gialli prima che vengano mescolati, e devono ricordarseli.
    .cite = Missione 50, 1: niente indicatori
    .no = Nella missione 50 si impara tutto a memoria: disattivate l’aiuto alla deduzione.
rule-M50-2 = Per il segnalino iniziale e dopo un errore il proprietario indica il cavo e mette il segnalino accanto al portatessere, non davanti al cavo. Quello che si ricorda non si può condividere.
    .cite = Missione 50, 2: segnalini accanto al portatessere
rule-M50-3 = L’equipaggiamento funziona come sempre.
    .cite = Missione 50, 3: l’equipaggiamento come sempre
rule-M51-1 = Chi è di turno è il «Signore». Gira la prima carta Numero del mazzo e decide, senza consultarsi con nessuno, chi deve tagliare quel valore; può scegliere anche sé stesso.
    .cite = Missione 51, 1: il Signore
rule-M51-2 = Chi è scelto dice «Signorsì, Signore!» e taglia. Se non ha il valore, mette un segnalino Info a scelta, e il detonatore avanza di uno spazio. Il prossimo «Signore» siede alla sinistra di questo.
    .cite = Missione 51, 2: signorsì
    .no = Signorsì: adesso si può tagliare solo il numero della carta.
rule-M51-3 = Quando tutti e quattro i cavi di un numero sono tagliati, la sua carta Numero lascia il gioco. Quando il mazzo finisce, le carte rimaste si rimescolano. Il detonatore parte uno spazio più indietro.
    .cite = Missione 51, 3: carte Numero
rule-M51-4 = Se all’inizio del tuo turno hai solo cavi rossi, li riveli. Se il «Signore» sceglie qualcuno che ha solo cavi rossi, la missione è persa.
    .cite = Missione 51, 4: solo rossi
    .no = Se hai solo cavi rossi, li riveli; altrimenti no.
rule-M52-1 = Tutti i segnalini Info sono falsi: «questo cavo non ha questo valore». All’inizio tutti ne mettono due, davanti a cavi blu o rossi.
    .cite = Missione 52, 1: segnalini falsi
    .no = Sarebbe la verità, e qui i segnalini devono essere falsi. Vanno davanti a un tuo cavo blu o rosso.
rule-M52-2 = Dopo un Taglio in coppia fallito il proprietario mette davanti al cavo un segnalino del valore annunciato. Il detonatore avanza come al solito.
    .cite = Missione 52, 2: un taglio fallito
rule-M53-1 = Non c’è il detonatore. Il robot parte appena prima dell’1. Alla fine di un turno si muove: uno spazio avanti dopo un taglio riuscito, uno indietro dopo un taglio riuscito del numero su cui si trova, due avanti dopo un errore.
    .cite = Missione 53, 1: il robot è la miccia
rule-M53-2 = Se il robot supera il 12, la bomba esplode. Un cavo rosso esplode come sempre.
    .cite = Missione 53, 2: oltre il dodici
rule-M54-1 = Cominci con il tuo ossigeno: nove segnalini a testa in due, sei in tre, tre in quattro, due in cinque; il resto dei 32 è la riserva. Prima di un taglio paghi ossigeno alla riserva: un segnalino per i valori da 1 a 4, due da 5 a 8, tre da 9 a 12.
    .cite = Missione 54, 1: pagare ossigeno
    .no = Per { $value } { $cost ->
        [one] serve { $cost } segnalino ossigeno,
       *[other] servono { $cost } segnalini ossigeno,
    } e ne hai { $oxygen }.
rule-M54-2 = Se all’inizio del tuo turno hai troppo poco ossigeno per qualsiasi taglio, lo salti e il detonatore avanza di uno spazio. Se puoi giocare, devi.
    .cite = Missione 54, 2: saltare il turno
    .no = Puoi tagliare, quindi devi.
rule-M54-3 = Per ogni gettone Convalida tutti prendono un segnalino ossigeno dalla riserva, tranne chi non ha più cavi coperti.
    .cite = Missione 54, 3: un respiro per tutti
rule-M54-4 = Nessun cavo rosso viene distribuito. Tutti e undici stanno coperti in una pila, ed entrano in gioco uno alla volta, secondo la tabella dei tempi.
    .cite = Missione 54, 4: la pila rossa
rule-M54-5 = Avete dieci minuti. Quel che succede tocca a chi è di turno: un cavo rosso dopo 0:45, 3:15, 5:00, 6:25, 7:25 e 7:50; anche il turno successivo dopo 1:25 e 5:25; un segnalino ossigeno dopo 2:00 e 4:30; ossigeno da dividere con un compagno dopo 3:40, 6:50 e 8:25. Il tempo viene annunciato dopo 6:00 e 8:00, e l’ultimo tratto dopo 9:20. Dopo 10:00 la bomba esplode.
    .cite = Missione 54, 5: la tabella dei tempi
    .no = Puoi dare solo quello che hai, o prendere quello che ha un compagno.

## Regole: missioni da 55 a 66

chapter-missions-55 = Missioni da 55 a 66
mission-55 = Il Dottore ha lasciato la miccia più corta che si può, ma ama le scommesse: per ogni prodezza, un po’ di tempo.
rule-S22 = Missione 55: due rossi, in due due su tre; nessun giallo. Il detonatore parte dall’ultimo spazio. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 22: missione 55
rule-M55-1 = Tante carte Sfida a caso quanti sono i giocatori sono scoperte. Il detonatore parte dall’ultimo spazio: uno in più, e la bomba esplode.
    .cite = Missione 55, 1: sfide e una miccia corta
rule-M55-2 = Quando si avvera quello che chiede una carta Sfida, la carta si scarta e il detonatore torna indietro di uno spazio.
    .cite = Missione 55, 2: una sfida vinta
rule-M55-3 = Potete vincere anche senza nessuna sfida.
    .cite = Missione 55, 3: non servono per vincere
mission-56 = Qualcuno ha girato uno dei tuoi cavi. Gli altri sorridono; solo tu non sai perché.
rule-S23 = Missione 56: due rossi su tre, in due tutti e tre; nessun giallo. Il segnalino iniziale non va davanti a un cavo girato. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 23: missione 56
rule-M56-1 = A ognuno si gira un cavo a caso senza che il proprietario lo veda, e sta all’estrema destra. Con due portatessere è sul secondo.
    .cite = Missione 56, 1: un cavo girato a testa
rule-M56-2 = Puoi tagliare il tuo cavo girato. Se in quel taglio qualcosa è sbagliato, la bomba esplode.
    .cite = Missione 56, 2: lo taglia il proprietario
rule-M56-3 = Un compagno può fare un Taglio in coppia su un cavo girato, per scelta o per necessità; allora il detonatore avanza di uno spazio.
    .cite = Missione 56, 3: lo taglia un compagno
rule-M56-4 = Quello spazio si paga per il tentativo, giusto o sbagliato, e lo Stabilizzatore non lo ferma. Se il taglio fallisce, si aggiungono lo spazio solito e il segnalino Info. Indicare un cavo girato rosso fa esplodere la bomba.
    .cite = Missione 56, 4: il prezzo del tentativo
rule-M56-5 = Se tagli il tuo cavo girato insieme a quello di un compagno, valgono entrambe le regole: ogni errore esplode, e il detonatore avanza di uno spazio anche se è giusto.
    .cite = Missione 56, 5: due cavi girati insieme
mission-57 = Ogni numero finito sveglia un’altra guardia con un’altra regola. Scegliete voi l’ordine dei vostri guai.
rule-S24 = Missione 57: un rosso, in due due; nessun giallo. Le carte a doppio blocco sono tra gli equipaggiamenti, ma se esce il Disintegratore si pesca un’altra carta.
    .cite = Preparazione 24: missione 57
rule-M57-1 = Accanto a ognuna delle dodici carte Numero c’è un vincolo a caso da A a L, tutti scoperti.
    .cite = Missione 57, 1: a coppie
rule-M57-2 = Quando tutti e quattro i cavi di un numero sono tagliati, il suo vincolo vale da allora per tutti, al posto del precedente. Prima del primo numero finito non ce n’è nessuno.
    .cite = Missione 57, 2: un numero porta il suo vincolo
rule-M57-3 = Se non puoi giocare, salti il turno; il detonatore non si muove. Se per un giro intero nessuno può, la bomba esplode.
    .cite = Missione 57, 3: se non puoi
    .no = Puoi giocare, quindi devi.
rule-M57-4 = Rivelare cavi rossi è sempre libero. Il Disintegratore non si usa.
    .cite = Missione 57, 4: libero, e lasciato fuori
mission-58 = Oggi non si scrive niente. Ma ognuno ha due dita per indicare, e nessuno conta quante volte.
rule-S25 = Missione 58: due rossi, in due tre; nessun giallo. Niente segnalini iniziali. Se escono il Post-it o le Batterie d’emergenza, si pescano altre carte. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 25: missione 58
rule-M58-1 = Non ci sono segnalini Info: né all’inizio né dopo un errore, e del cavo non si dice niente.
    .cite = Missione 58, 1: niente segnalini Info
rule-M58-2 = Tutti hanno il Doppio rilevatore e possono usarlo in ogni proprio turno, quante volte vogliono.
    .cite = Missione 58, 2: due alla volta, sempre
rule-M58-3 = Dopo un errore si sa solo che nessuno dei cavi indicati è ciò che è stato annunciato. Se uno dei due è rosso, avanza solo il detonatore; se lo sono entrambi, la bomba esplode.
    .cite = Missione 58, 3: che cosa dice un errore
rule-M58-4 = Le etichette, anche ×1, non sono segnalini Info, quindi si possono usare. Anche il Disintegratore pesca comunque il suo numero.
    .cite = Missione 58, 4: le etichette sono permesse
mission-59 = Un piccolo robot sorveglia dodici interruttori e non cammina mai all’indietro, se non lo girate in tempo.
rule-S26 = Missione 59: due rossi su tre, in due tutti e tre; nessun giallo. Se esce il Raggio X o Y si pesca un’altra carta, e nessuno lo prende come personaggio. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 26: missione 59
rule-M59-1 = Le dodici carte Numero sono scoperte in fila, in ordine casuale. Il robot parte dal 7 e guarda verso il lato più lungo.
    .cite = Missione 59, 1: la fila
rule-M59-2 = Per tagliare lasci il robot dov’è o lo muovi in avanti su una carta di un valore che hai; tagli il valore su cui si trova; poi giri il robot, oppure no.
    .cite = Missione 59, 2: avanti, taglio, giro
    .no = Il robot non può portarti a { $value }: va solo in avanti, su carte scoperte.
rule-M59-3 = Se non hai il valore della carta sotto il robot né di una davanti a lui, salti il turno: il detonatore avanza di uno spazio e il robot si gira.
    .cite = Missione 59, 3: niente davanti
    .no = Puoi tagliare, quindi devi.
rule-M59-4 = Quando tutti e quattro i cavi di un numero sono tagliati, la sua carta si gira coperta.
    .cite = Missione 59, 4: numeri finiti
rule-M59-5 = Il Thermos del caffè salta tutto il turno: il robot non si muove e non si gira.
    .cite = Missione 59, 5: Thermos del caffè
rule-M59-6 = Qui non c’è il Raggio X o Y, né come equipaggiamento né come personaggio.
    .cite = Missione 59, 6: niente raggio
rule-M59-7 = Il robot può saltare le carte. Una carta coperta non è una meta, ma può restarci sopra. In fondo alla fila, rivolto verso l’esterno, conta solo la sua carta.
    .cite = Missione 59, 7: oltre e sulle carte
rule-M59-8 = Anche dopo un taglio fallito puoi girare il robot. Rivelare cavi rossi non lo muove.
    .cite = Missione 59, 8: girarlo dopo un errore
mission-60 = Il Dottore ha perso la prima scommessa e non l’ha presa bene: nuove prodezze, occhi più attenti, un rosso in più nel sacchetto.
rule-S27 = Missione 60: due rossi su tre, in due tutti e tre; nessun giallo. Il detonatore parte dall’ultimo spazio. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 27: missione 60
rule-M60-1 = Come nella missione 55: tante carte Sfida quanti sono i giocatori, il detonatore sull’ultimo spazio, e uno spazio indietro per ogni sfida vinta.
    .cite = Missione 60, 1: di nuovo sfide
mission-61 = La tua regola ti sta stretta, quella del vicino pare più comoda? Una volta a giro potete passarle tutte.
rule-S28 = Missione 61: un rosso, in due due; nessun giallo. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 28: missione 61
rule-M61-1 = Ognuno riceve un vincolo a caso da A a E, scoperto. In due ce n’è uno in più alla sinistra del Capitano e uno alla sua destra; in tre uno in più alla sua sinistra. Insieme formano un anello. Da F a L sono una pila coperta.
    .cite = Missione 61, 1: un anello di vincoli
rule-M61-2 = Il tuo vincolo ti lega. Se non puoi giocare, salti il turno; il detonatore non si muove. Se per un giro intero nessuno può, la bomba esplode.
    .cite = Missione 61, 2: il proprio vincolo
    .no = Puoi giocare, quindi devi.
rule-M61-3 = A ogni giro, prima del turno del Capitano, decidete se tutti i vincoli si spostano di un posto, e in quale direzione.
    .cite = Missione 61, 3: farli girare
rule-M61-4 = In qualsiasi momento puoi scartare il tuo vincolo e prenderne uno a caso da F a L; il detonatore avanza di uno spazio.
    .cite = Missione 61, 4: un vincolo nuovo
    .no = Non resta nessun vincolo da F a L.
rule-M61-5 = Rivelare cavi rossi è sempre libero.
    .cite = Missione 61, 5: rivelare è libero
rule-M61-6 = Decide il Capitano, anche se non ha più cavi, e già prima del primissimo turno. I vincoli di chi non ha più cavi restano nell’anello.
    .cite = Missione 61, 6: chi decide
    .no = I vincoli li fa girare il Capitano, una volta prima di ogni giro.
rule-M61-7 = Un vincolo scartato non torna. Puoi ancora prenderne uno nuovo quando dovresti saltare il turno. Lo Stabilizzatore non ferma lo spazio che costa.
    .cite = Missione 61, 7: carte che non tornano
mission-62 = La ruota si è fermata su alcuni numeri. Finitene uno, e la catastrofe si allontana.
rule-S29 = Missione 62: due rossi, in due tre; nessun giallo. Il detonatore parte dall’ultimo spazio. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 29: missione 62
rule-M62-1 = Tante carte Numero a caso quanti sono i giocatori sono scoperte. Il detonatore parte dall’ultimo spazio: uno in più, e la bomba esplode.
    .cite = Missione 62, 1: numeri sul tavolo
rule-M62-2 = Ognuno di questi numeri, quando è finito, fa tornare indietro il detonatore di uno spazio, anche se a finirlo è il Disintegratore.
    .cite = Missione 62, 2: uno spazio indietro
mission-63 = La nave affonda, l’aria circola: quella che non respiri tu la respira chi ti siede accanto.
rule-S30 = Missione 63: due rossi, in due tre; nessun giallo. Se esce il Raggio X o Y si pesca un’altra carta, e nessuno lo prende come personaggio. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 30: missione 63
rule-M63-1 = Il Capitano comincia con tutto l’ossigeno: 14 segnalini in due, 18 in tre, 24 in quattro, 30 in cinque.
    .cite = Missione 63, 1: l’ossigeno del Capitano
rule-M63-2 = Prima di un taglio paghi alla riserva tanto ossigeno quanto il valore che annunci.
    .cite = Missione 63, 2: pagare il valore
    .no = Ossigeno per { $value }: { $value-key }. Ne hai { $oxygen }.
rule-M63-3 = Alla fine del tuo turno tutto l’ossigeno che ti resta passa al vicino di sinistra.
    .cite = Missione 63, 3: passarlo
rule-M63-4 = Dopo ogni giro il Capitano comincia il turno prendendo tutto l’ossigeno della riserva.
    .cite = Missione 63, 4: la riserva ritorna
rule-M63-5 = Se non puoi pagare nessuno dei valori che hai, salti il turno e il detonatore avanza di uno spazio. Se puoi pagare, devi giocare.
    .cite = Missione 63, 5: saltare il turno
    .no = Puoi pagare, quindi devi giocare.
rule-M63-6 = Nessuno parla. C’è un solo segno: il pollice in su, per «mi serve più ossigeno». Non c’è il Raggio X o Y.
    .cite = Missione 63, 6: pollice in su
rule-M63-7 = L’ossigeno va al prossimo giocatore che ha cavi, nell’ordine di gioco, e dopo il Thermos del caffè a chi è stato scelto. Lo passa anche chi salta il turno.
    .cite = Missione 63, 7: a chi va
rule-M63-8 = Se il Capitano non ha più cavi, prende la riserva il primo giocatore dopo il suo posto che ne ha.
    .cite = Missione 63, 8: un Capitano senza cavi
rule-M63-9 = Un Taglio in solitaria paga il suo valore una volta, anche con il Pass rapido. Rivelare i rossi e il Disintegratore sono gratis. Un taglio fallito è pagato. Lo Stabilizzatore annulla lo spazio di un turno saltato.
    .cite = Missione 63, 9: che cosa si paga
mission-64 = Sono tornati e ne hanno girato un altro: ora non vedi da nessuno dei due lati.
rule-S31 = Missione 64: un rosso, in due due; nessun giallo. Il segnalino iniziale non va davanti a un cavo girato. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 31: missione 64
rule-M64-1 = A ognuno si girano due cavi a caso senza che il proprietario li veda. Come dicono gli altri, il più basso va all’estrema sinistra e il più alto all’estrema destra; con due portatessere, all’estrema sinistra del primo e all’estrema destra del secondo.
    .cite = Missione 64, 1: due cavi girati a testa
rule-M64-2 = Si tagliano come nella missione 56: dal proprietario, e ogni errore esplode, o da un compagno per uno spazio del detonatore.
    .cite = Missione 64, 2: come si tagliano
rule-M64-3 = Più basso vuol dire prima nell’ordine: un 4.5 rosso è più alto di un 4; due uguali stanno in un modo o nell’altro. Con due portatessere ne viene uno da ciascuno. Entrambi possono far parte di un solo Taglio in solitaria.
    .cite = Missione 64, 3: più basso e più alto
mission-65 = Tagli solo ciò che le tue carte permettono, e dopo ogni turno una carta passa a chi ne ha più bisogno.
rule-S32 = Missione 65: tre rossi, nessun giallo. Non in due. Se esce il Raggio X o Y si pesca un’altra carta, e nessuno lo prende come personaggio. Le carte a doppio blocco sono tra gli equipaggiamenti.
    .cite = Preparazione 32: missione 65
rule-M65-1 = Questa missione non si gioca in due. Le dodici carte Numero si distribuiscono scoperte: quattro a testa in tre, tre a testa in quattro; in cinque il Capitano e il giocatore seguente ne hanno tre, gli altri due.
    .cite = Missione 65, 1: si distribuiscono le carte
    .no = Per la missione 65 dovete essere almeno in tre.
rule-M65-2 = Puoi annunciare solo i valori delle tue carte Numero scoperte.
    .cite = Missione 65, 2: solo le proprie carte
    .no = Non hai nessuna carta Numero scoperta per { $value-key }.
rule-M65-3 = Se non hai nessuno dei valori delle tue carte, salti il turno e il detonatore avanza di uno spazio; lo Stabilizzatore può fermarlo.
    .cite = Missione 65, 3: saltare il turno
    .no = Puoi tagliare, quindi devi.
rule-M65-4 = Alla fine del tuo turno, in ogni caso, dai una delle tue carte scoperte a un compagno che ha ancora cavi.
    .cite = Missione 65, 4: una carta passa
    .no = Dai una delle tue carte scoperte a un compagno che ha ancora cavi.
rule-M65-5 = Quando tutti e quattro i cavi di un numero sono tagliati, la sua carta si gira coperta. Resta dov’è e non si dà più.
    .cite = Missione 65, 5: numeri finiti
rule-M65-6 = Se hai tagliato il tuo ultimo cavo e, dopo averne data una, hai ancora carte scoperte, la missione è persa.
    .cite = Missione 65, 6: carte arenate
rule-M65-7 = Il Thermos del caffè salta tutto il turno: non si dà nessuna carta. Non c’è il Raggio X o Y.
    .cite = Missione 65, 7: Thermos del caffè, e niente raggio
rule-M65-8 = Se il tuo ultimo cavo è tagliato nel turno di un altro, non dai niente: se alla fine di quel turno hai carte scoperte, la missione è persa. Dopo aver rivelato i tuoi ultimi rossi, prima ne dai una.
    .cite = Missione 65, 8: svuotato dagli altri
rule-M65-9 = Senza carte scoperte non se ne dà nessuna. Se nessun compagno ha cavi, nemmeno, e le carte arenate non contano.
    .cite = Missione 65, 9: nessuno a cui dare
mission-66 = L’ultimo bunker del Dottore: due piani, una chiave, una guardia, i laser, e il tempo corre. I vostri tagli sono i vostri passi.
rule-S33 = Missione 66: due rossi e due gialli. La mappa del bunker, la pedina e i vincoli da A a E. C’è una registrazione. Le carte a doppio blocco e il Doppio fondo sono tra gli equipaggiamenti.
    .cite = Preparazione 33: missione 66
rule-M66-1 = La pedina parte dall’elicottero. Quattro vincoli a caso da A a E stanno ai quattro lati della mappa, e il quinto è il vincolo d’azione, tutti scoperti. Guidano la pedina; non limitano ciò che si può tagliare.
    .cite = Missione 66, 1: la mappa
rule-M66-2 = Dopo ogni taglio, giusto o sbagliato, devi muovere la pedina di uno spazio in una direzione il cui vincolo va bene per il valore annunciato; tra più direzioni scegli tu. I muri la fermano. Se nessuna direzione va bene, o solo verso un muro, resta ferma.
    .cite = Missione 66, 2: uno spazio dopo ogni taglio
    .no = La pedina si muove di uno spazio, in una direzione adatta a { $value } e senza muro.
rule-M66-3 = Su uno spazio a strisce la cui azione è ancora da fare la pedina non si muove. Un taglio riuscito di un valore adatto al vincolo d’azione compie l’azione.
    .cite = Missione 66, 3: spazi a strisce
rule-M66-4 = Un Taglio in solitaria di quattro conta come due tagli di seguito: due movimenti, due azioni, o uno e una.
    .cite = Missione 66, 4: quattro contano doppio
rule-M66-5 = Quando la pedina entra sulle scale, sta sulle scale dell’altro piano.
    .cite = Missione 66, 5: le scale
rule-M66-6 = Quando la pedina entra in una trappola, il detonatore avanza di uno spazio.
    .cite = Missione 66, 6: trappole
rule-M66-7 = I cavi gialli si tagliano solo alla leva.
    .cite = Missione 66, 7: il giallo alla leva
    .no = Il giallo si taglia alla leva, e da nessun’altra parte.
rule-M66-8 = Ci sono sei tappe, ognuna con il suo tempo; se scade prima della meta, la bomba esplode. 80 secondi: l’azione alla chiave, che apre la porta. 75: l’azione alla guardia. 60: giù per le scale. 90: i due cavi gialli alla leva, che spegne il laser. Poi dieci secondi per scambiare i cinque vincoli. 105: l’azione dal Dottore. 20: tutti i cavi rimasti. Solo allora avete vinto.
    .cite = Missione 66, 8: sei tappe
rule-M66-9 = Alla leva, invece di un taglio, indichi due cavi coperti di chiunque, senza doverne avere. Se sono gialli entrambi, sono tagliati e il laser è spento. Altrimenti il detonatore avanza di uno spazio e un cavo sbagliato riceve il suo segnalino Info; se sono sbagliati entrambi, scegli tu quale. Se uno è rosso, la bomba esplode, a meno che lo Stabilizzatore non tenga.
    .cite = Missione 66, 9: la leva
    .no = Alla leva indica due cavi coperti.
rule-M66-10 = Se raggiungete una meta in anticipo, vi fermate: niente tagli né movimenti fino all’annuncio della tappa seguente.
    .cite = Missione 66, 10: alla meta in anticipo
    .no = La meta è raggiunta: aspettate la tappa seguente.
rule-M66-11 = Su uno spazio a strisce si può annunciare qualsiasi valore; uno non adatto al vincolo d’azione, o sbagliato, lì semplicemente non fa niente. Compiuta l’azione, è uno spazio come gli altri.
    .cite = Missione 66, 11: che cosa permette uno spazio a strisce
rule-M66-12 = Sulle scale non si entra prima che la guardia sia fuori gioco. Risalire è permesso.
    .cite = Missione 66, 12: non giù troppo presto
    .no = La guardia sorveglia ancora le scale.
rule-M66-13 = Conta il valore annunciato; con il raggio quello tagliato, o dopo un errore il primo annunciato. Rivelare i rossi, il Disintegratore, il Thermos del caffè e la leva non muovono niente; il Pass rapido muove una volta. Lo spazio di una trappola non è un errore.
    .cite = Missione 66, 13: che cosa muove la pedina
rule-M66-14 = Se alla leva era sbagliato un cavo o entrambi, lo sanno tutti: se lo era uno solo, si sa che l’altro è giallo.
    .cite = Missione 66, 14: alla leva vedono tutti
rule-M66-15 = I cinque vincoli li scambia il Capitano. Se i cavi finiscono prima che il Dottore sia preso, la missione è persa.
    .cite = Missione 66, 15: scambiare i vincoli
rule-M66-16 = Con calma contano i turni invece dei secondi: 10, 8, 6, 10, poi 12 e 6. I turni non usati in una tappa si aggiungono all’ultima, e la seguente comincia subito.
    .cite = Missione 66, 16: con calma

## Regole: cavi speciali

chapter-special-wires = Cavi speciali
rule-W1 = Un cavo speciale, X o girato, sta a parte in fondo al suo portatessere e non si mette in ordine. Non si muove mai. I cavi che arrivano dopo si ordinano tra gli altri.
    .cite = Cavi speciali 1: fuori dall’ordine
rule-W2 = Un cavo X lo vede solo il proprietario. Un cavo girato lo vedono tutti tranne il proprietario.
    .cite = Cavi speciali 2: chi lo vede
rule-W3 = Davanti a un cavo speciale non vanno segnalini iniziali, Post-it né etichette.
    .cite = Cavi speciali 3: niente segnalini voluti
    .no = Niente del genere va davanti a un cavo speciale.
rule-W4 = Il Radar generale non conta i cavi speciali. I rilevatori non li indicano, e il Super rilevatore li lascia fuori.
    .cite = Cavi speciali 4: radar e rilevatori
    .no = Un rilevatore non indica un cavo speciale.
rule-W5 = Un cavo speciale non si può né scambiare né agganciare. Il personaggio con i Walkie-talkie può scambiare altri cavi.
    .cite = Cavi speciali 5: né scambiato né agganciato
    .no = Un cavo speciale resta dov’è.
rule-W6 = Il Raggio X o Y non indica un cavo speciale, e lo Stabilizzatore non copre un taglio che ne indica o ne scopre uno. Con un rilevatore scopri un’altra copia, non il tuo cavo speciale.
    .cite = Cavi speciali 6: niente raggio, niente Stabilizzatore
    .no = Nessun equipaggiamento agisce su un cavo speciale.
rule-W7 = Un Taglio in coppia fallito su un cavo speciale è un errore come al solito: il segnalino Info gli va davanti, e lo vedono tutti, anche il proprietario di un cavo girato.
    .cite = Cavi speciali 7: sbagliarlo
rule-W8 = Per un Taglio in solitaria, i gettoni Convalida, la vittoria e i valori che hai, un cavo speciale conta come gli altri, per quanto lo conosci.
    .cite = Cavi speciali 8: conta anche lui
rule-W9 = Tagli il tuo cavo girato in un Taglio in coppia o in solitaria in cui lo dichiari come uno dei tuoi, senza equipaggiamento né Doppio rilevatore. Se qualcosa è sbagliato, la bomba esplode.
    .cite = Cavi speciali 9: tagliare il proprio
    .no = Il tuo cavo girato si taglia senza equipaggiamento.
rule-W10 = Con il tuo cavo girato puoi annunciare qualsiasi numero non finito. È giusto se quel cavo e quello che indichi lo sono entrambi; si scoprono tutti e due. Altrimenti la bomba esplode. Se hai quel valore anche altrove, dici prima quale dei tuoi cavi intendi.
    .cite = Cavi speciali 10: vale qualsiasi numero
    .no = { $value-key } è finito: il tuo cavo girato non può esserlo.
rule-W11 = In un Taglio in solitaria dichiari un valore: è giusto se i tuoi cavi visibili di quel valore e i girati che dichiari sono esattamente tutti quelli che restano, due o quattro. Altrimenti la bomba esplode.
    .cite = Cavi speciali 11: un Taglio in solitaria con lui
    .no = I tuoi cavi visibili e i girati che dichiari devono essere tutti quelli che restano: { $left }.
rule-W12 = Se tutti i tuoi cavi coperti che vedi sono rossi, o non ne resta nessuno, puoi dire «tutto rosso». Un cavo girato rosso si rivela con loro; se non lo è, la bomba esplode. Non devi mai farlo finché un tuo cavo girato è coperto.
    .cite = Cavi speciali 12: rivelare con lui
    .no = Puoi dire «tutto rosso» solo se tutti i tuoi cavi che vedi sono rossi.
rule-W13 = Nella missione 56 non ci sono carte Numero.
    .cite = Cavi speciali 13: niente carte Numero

## Regole: carte Vincolo

chapter-constraints = Carte Vincolo
rule-KA = Il valore che annunci in un taglio dev’essere pari.
    .cite = Vincolo A: numeri pari
    .no = Si possono annunciare solo numeri pari, non { $value }.
rule-KB = Il valore che annunci in un taglio dev’essere dispari.
    .cite = Vincolo B: numeri dispari
    .no = Si possono annunciare solo numeri dispari, non { $value }.
rule-KC = Il valore che annunci in un taglio dev’essere tra 1 e 6.
    .cite = Vincolo C: da 1 a 6
    .no = Si può annunciare solo da 1 a 6, non { $value }.
rule-KD = Il valore che annunci in un taglio dev’essere tra 7 e 12.
    .cite = Vincolo D: da 7 a 12
    .no = Si può annunciare solo da 7 a 12, non { $value }.
rule-KE = Il valore che annunci in un taglio dev’essere tra 4 e 9.
    .cite = Vincolo E: da 4 a 9
    .no = Si può annunciare solo da 4 a 9, non { $value }.
rule-KF = Il valore che annunci in un taglio dev’essere tra 1 e 3 o tra 10 e 12.
    .cite = Vincolo F: non da 4 a 9
    .no = Si può annunciare solo da 1 a 3 e da 10 a 12, non { $value }.
rule-KG = Non usi carte Equipaggiamento né il potere del tuo personaggio.
    .cite = Vincolo G: niente equipaggiamento
    .no = Il vincolo vieta equipaggiamenti e poteri.
rule-KH = Un taglio fallito che fai tu, o che colpisce i tuoi cavi, non porta segnalini Info, e il valore non si dice. Non tagli cavi che hanno un segnalino Info. Il Post-it non si può usare.
    .cite = Vincolo H: niente segnalini Info
    .no = Nessun cavo con un segnalino Info si può tagliare, e il Post-it non si usa.
rule-KI = Non tagli il cavo all’estrema destra di un portatessere di un compagno.
    .cite = Vincolo I: non all’estrema destra
    .no = Il cavo coperto più a destra di un portatessere non si indica.
rule-KJ = Non tagli il cavo all’estrema sinistra di un portatessere di un compagno.
    .cite = Vincolo J: non all’estrema sinistra
    .no = Il cavo coperto più a sinistra di un portatessere non si indica.
rule-KK = Non fai Tagli in solitaria.
    .cite = Vincolo K: niente Taglio in solitaria
    .no = Il vincolo vieta il Taglio in solitaria.
rule-KL = Un taglio fallito fa avanzare il detonatore di due spazi invece di uno.
    .cite = Vincolo L: un errore conta doppio
rule-K1 = Un vincolo lega chi taglia, nel Taglio in coppia, nel Taglio in solitaria e con ogni rilevatore. Riguarda il valore annunciato, non ciò che il cavo si rivela. Con il Raggio X o Y devono andare bene entrambi i valori.
    .cite = Vincoli 1: chi è vincolato, e a che cosa
rule-K2 = Il giallo non va bene per nessuno dei vincoli da A a F. Solo la missione 66 ha entrambi, e lì il giallo si taglia alla leva, senza vincoli.
    .cite = Vincoli 2: il giallo
rule-K3 = All’estrema destra e sinistra sono gli ultimi cavi coperti ai due lati di un portatessere. Un portatessere con un solo cavo coperto è intoccabile con I e J. Un rilevatore non può includere quel cavo; il Super rilevatore prende tutti gli altri, almeno uno.
    .cite = Vincoli 3: estrema destra, estrema sinistra
    .no = Il vincolo non lascia nessun cavo da indicare su quel portatessere.
rule-K4 = Se G lega tutti, nessuno usa equipaggiamenti, in nessun momento. Se lega solo te, partecipi comunque quando un altro usa i Walkie-talkie o il Radar generale. Le carte immediate agiscono lo stesso: non le usa nessuno.
    .cite = Vincoli 4: G e gli altri
rule-K5 = Con H un cavo che ha un segnalino Info non si indica, non si scopre come metà propria e non entra in un Taglio in solitaria. Le etichette, anche ×1, e la X non sono segnalini Info. Dopo un errore si sa solo che i cavi indicati non sono ciò che è stato annunciato. Se sono tutti rossi, la bomba esplode come sempre.
    .cite = Vincoli 5: H in dettaglio
rule-K6 = Anche con L lo Stabilizzatore ferma ogni spazio. Un rilevatore che fallisce costa due spazi una volta, non per ogni cavo.
    .cite = Vincoli 6: L e lo Stabilizzatore
rule-K7 = Non puoi giocare se non c’è niente di questo: un Taglio in coppia permesso con un valore che hai, su un cavo coperto di un compagno; un Taglio in solitaria permesso; rivelare i rossi. Anche sbagliare apposta è giocare. L’equipaggiamento non conta, ma invece di saltare il turno puoi usare il Thermos del caffè, tranne con G.
    .cite = Vincoli 7: quando non si può giocare
rule-K8 = Chi può giocare deve. Chi non può salta il turno, e tutti lo vedono: da A a F tutti sanno allora che nessun cavo di quella mano ha un valore permesso.
    .cite = Vincoli 8: chi può deve
    .no = Puoi giocare, quindi devi.

## Regole: carte Sfida

chapter-challenges = Carte Sfida
rule-CH1 = Al tuo turno, invece di un’azione, indichi un cavo di un compagno e lo dici rosso. Se lo è, si scopre senza pericolo e la sfida è vinta. Se non lo è, la bomba esplode. Stabilizzatore e rilevatori non aiutano, e il turno è finito.
    .cite = Sfida 1: il rosso
    .no = Indica un cavo coperto di un compagno, finché questa sfida è scoperta.
rule-CH2 = In quattro turni di seguito si taglia ogni volta un numero pari.
    .cite = Sfida 2: quattro volte pari
rule-CH3 = Su un portatessere i cavi coperti stanno a gruppi di esattamente due, separati da cavi tagliati. Basta un gruppo, e i due non devono essere uguali.
    .cite = Sfida 3: a due a due
rule-CH4 = I numeri dei primi tre gettoni Convalida fanno 18 in tutto.
    .cite = Sfida 4: diciotto
rule-CH5 = Due turni di seguito sono Tagli in solitaria.
    .cite = Sfida 5: da soli, e ancora da soli
rule-CH6 = Su un portatessere almeno cinque cavi coperti sono isolati: ogni vicino è tagliato, o non c’è perché il portatessere finisce.
    .cite = Sfida 6: cinque isolati
rule-CH7 = In tre turni di seguito si tagliano valori che salgono di uno ogni volta, o scendono di uno ogni volta.
    .cite = Sfida 7: passo passo
rule-CH8 = I primi due gettoni Convalida sono per i due numeri sulla carta, in qualsiasi ordine. Sono due carte Numero a caso, messe lì sopra scoperte all’inizio.
    .cite = Sfida 8: prima questi due
rule-CH9 = Su un portatessere tutti i cavi blu coperti sono dispari, almeno sei. Rossi e gialli non contano.
    .cite = Sfida 9: solo dispari
rule-CH10 = Su un portatessere almeno sette cavi sono tagliati, mentre il primo e l’ultimo sono ancora coperti.
    .cite = Sfida 10: da un capo all’altro
rule-CH11 = Turni di seguito sono turni consecutivi del tavolo, di chiunque siano. Un taglio fallito, un turno saltato, il Thermos del caffè o dei rossi rivelati interrompono la serie; l’equipaggiamento usato in qualsiasi momento e il Disintegratore no. Un Taglio in solitaria di quattro è un solo taglio.
    .cite = Sfide 11: turni di seguito
rule-CH12 = Ogni sfida scoperta si controlla alla fine di ogni turno, e se ne possono vincere più insieme; ognuna conta. Quelle diventate impossibili restano lì.
    .cite = Sfide 12: quando si controlla
rule-CH13 = La sfida 9 guarda valori nascosti: il tavolo la controlla e la annuncia, così lo sanno tutti.
    .cite = Sfide 13: lo dice il tavolo

## Carte Vincolo

constraint-A = A (numeri pari)
constraint-B = B (numeri dispari)
constraint-C = C (da 1 a 6)
constraint-D = D (da 7 a 12)
constraint-E = E (da 4 a 9)
constraint-F = F (non da 4 a 9)
constraint-G = G (niente equipaggiamento)
constraint-H = H (niente segnalini Info)
constraint-I = I (non all’estrema destra)
constraint-J = J (non all’estrema sinistra)
constraint-K = K (niente Taglio in solitaria)
constraint-L = L (un errore conta doppio)

## Carte Sfida

challenge-1 = Il rosso
challenge-2 = Quattro volte pari
challenge-3 = A due a due
challenge-4 = Diciotto
challenge-5 = Da soli, e ancora da soli
challenge-6 = Cinque isolati
challenge-7 = Passo passo
challenge-8 = Prima questi due
challenge-9 = Solo dispari
challenge-10 = Da un capo all’altro

## La mappa del bunker

space-helicopter = l’elicottero
space-key = la chiave
space-guard = la guardia
space-stairs = le scale
space-lever = la leva
space-doctor = il Dottore
space-trap = una trappola
space-empty = uno spazio vuoto
floor-ground = il piano terra
floor-basement = il seminterrato
barrier-wall = un muro
barrier-door = la porta
barrier-laser = il laser
edge-north = nord
edge-east = est
edge-south = sud
edge-west = ovest
edge-action = azione

## Registrazioni: che cosa dice la voce

recording-19-6 = Zero.
recording-30-12 = Quindici secondi. Via!
    .calm = Un giro. Via!
recording-30-13 = { $reached-key ->
    [yes] Alt. Potete parlare ancora.
   *[no] Alt. Chi è di turno non dice più nulla, e mima.
} Sesto obiettivo: { $value-key }. Raggiungetelo, e saprete qualcosa.
recording-30-14 = Quindici secondi. Via!
    .calm = Un giro. Via!
recording-30-15 = { $reached-key ->
    [yes] Alt. Un’altra carta: hai quel numero, sì o no?
   *[no] Alt. Allora non saprete nulla.
} Settimo e ultimo obiettivo: { $value-key }. Raggiungetelo, e il resto è un regalo.
recording-30-16 = Quindici secondi. Via!
    .calm = Un giro. Via!
recording-30-17 = { $reached-key ->
    [yes] Alt. Il resto di quel numero è tagliato.
   *[no] Alt. Allora niente regalo.
} Adesso tre numeri: { $numbers }. Solo questi. Tagliate tutti e dodici i cavi, e avete vinto.
recording-30-18 = Due minuti. Via!
    .calm = { $left } turni. Via!
recording-30-19 = { $reached-key ->
    [yes] Alt. Tutti e dodici. Mi inchino.
   *[no] Alt. Non basta. Chi è di turno indica insieme tutti i cavi gialli rimasti.
}
recording-30-20 = Giusto. Due minuti per tutto il resto, e non uno di più.
    .calm = Giusto. { $left } turni per tutto il resto, e non uno di più.

## Registrazioni: missioni 42, 54 e 66

recording-42-1 = Silenzio per il mago! Tutti guardano altrove, tranne chi è di turno: due cavi di uno stesso valore tornano al loro posto. Poi avanti il prossimo!
recording-42-2 = Parte la giostra: tutti un posto a sinistra! I portatessere restano dove sono.
recording-42-3 = Largo al giocoliere! Chi è di turno scambia due cavi tagliati di valore diverso.
recording-42-4 = La giostra gira al contrario: tutti un posto a destra!
recording-42-5 = Fermi tutti per il lanciatore di coltelli! I cavi tagliati di chi è di turno volano via dal tavolo.
recording-42-6 = Il pubblico vuole applaudire ogni prodezza: d’ora in poi chi taglia dice «Ta-da!»
recording-42-7 = Il mago è tornato! Occhi chiusi, e due cavi di uno stesso valore sono di nuovo interi. Poi avanti il prossimo!
recording-42-8 = Ancora il giocoliere: due cavi tagliati di valore diverso si scambiano di posto.
recording-42-9 = Una folata attraversa il tendone: via tutti i gettoni Convalida, e non ne arriveranno altri.
recording-42-10 = Sul trampolino! A partire da chi è di turno, ognuno dice «Boing!»
recording-42-11 = L’avete sentito? Chi ha tagliato per ultimo doveva dire «Ta-da!» Se no, il detonatore avanza.
recording-42-12 = Per l’ultima volta, il mago! Guardate altrove: due cavi di uno stesso valore ritornano. Poi avanti il prossimo!
recording-42-13 = Di nuovo sul trampolino: «Boing!», uno dopo l’altro.
recording-42-14 = E ancora, perché era così divertente: «Boing!»
recording-42-15 = Ultimo giro di giostra: tutti un posto a destra!
recording-42-16 = Il gran finale, sul trampolino: «Boing!» Lo spettacolo è finito, la bomba no. Avanti.
recording-54-1 = Si è staccato qualcosa: un cavo rosso per chi è di turno.
recording-54-2 = Niente cambio: la stessa persona gioca anche il turno seguente.
recording-54-3 = Un po’ d’aria dalla valvola: un segnalino ossigeno per chi è di turno.
recording-54-4 = Un altro cavo rosso esce dalla parete.
recording-54-5 = Maschere vicine: chi è di turno può dividere ossigeno con un compagno.
recording-54-6 = La valvola fischia ancora: un altro segnalino ossigeno.
recording-54-7 = Metà tempo, e con esso un cavo rosso.
recording-54-8 = Non mollare: il turno seguente è della stessa persona.
recording-54-9 = Ancora quattro minuti.
    .calm = Vi resta meno della metà dei turni.
recording-54-10 = Un cavo rosso, e pare nervoso.
recording-54-11 = Chi ha aria in più? Dividi ossigeno con un compagno, se vuoi.
recording-54-12 = Ora arrivano più in fretta: un cavo rosso.
recording-54-13 = E subito dietro un altro rosso.
recording-54-14 = Ancora due minuti.
    .calm = Vi resta un quinto dei turni.
recording-54-15 = L’ultima occasione per dividere un respiro con un compagno.
recording-54-16 = L’ultimo tratto: trattenete il respiro!
recording-66-1 = Siete atterrati. Ottanta secondi per la chiave: andateci e tagliate ciò che vuole il vincolo d’azione.
recording-66-1-calm = Siete atterrati. Dieci turni per la chiave: andateci e tagliate ciò che vuole il vincolo d’azione.
recording-66-2 = La porta è aperta. Settantacinque secondi per addormentare la guardia.
recording-66-2-calm = La porta è aperta. Otto turni per addormentare la guardia.
recording-66-3 = La guardia russa. Sessanta secondi per scendere le scale.
recording-66-3-calm = La guardia russa. Sei turni per scendere le scale.
recording-66-4 = Quaggiù è buio, e ci sono trappole. Novanta secondi per la leva: indicate i due cavi gialli, e il laser si spegne.
recording-66-4-calm = Quaggiù è buio, e ci sono trappole. Dieci turni per la leva: indicate i due cavi gialli, e il laser si spegne.
recording-66-5 = Il laser è spento. Dieci secondi in cui il Capitano può scambiare i cinque vincoli.
recording-66-5-calm = Il laser è spento. Il Capitano può scambiare con calma i cinque vincoli.
recording-66-6 = Laggiù in fondo: il Dottore! Centocinque secondi per prenderlo.
recording-66-6-calm = Laggiù in fondo: il Dottore! Dodici turni per prenderlo.
recording-66-7 = L’avete preso! Ma la bomba ticchetta ancora: venti secondi per tutti i cavi rimasti.
recording-66-7-calm = L’avete preso! Ma la bomba ticchetta ancora: sei turni, più quelli risparmiati, per tutti i cavi rimasti.

## Che cosa si aspetta, succede e si può fare nelle missioni da 9 a 30

prompt-snip = { $them ->
    [yes] A chi tocca? Di’ «Zac!»
   *[no] Tocca a chi dice «Zac!» per primo.
}
prompt-want = { $them ->
    [yes] Vuoi il prossimo turno?
   *[no] Gli altri dicono se vogliono il prossimo turno.
}
prompt-name-reds = { $you ->
    [yes] Indica i cavi rossi, anche i tuoi: { $left ->
        [one] ne manca ancora uno.
       *[other] ne mancano ancora { $left }.
    }
   *[no] { $seat } indica i cavi rossi.
}
prompt-helper = { $you ->
    [yes] Il radar ha chiesto. Chi deve tagliare { $value }?
   *[no] { $seat } decide chi deve tagliare { $value }.
}
prompt-missing = { $you ->
    [yes] Metti un segnalino accanto al tuo portatessere: un valore che lì non c’è.
   *[no] { $seat } mette un segnalino accanto al portatessere.
}
prompt-gift = { $you ->
    [yes] Scegli un segnalino Info per il tuo vicino di sinistra.
   *[no] { $seat } sceglie un segnalino Info per il vicino di sinistra.
}
prompt-place = { $you ->
    [yes] Metti il tuo segnalino davanti a un cavo: { $value }.
   *[no] { $seat } mette un segnalino davanti a un cavo: { $value }.
}
prompt-pick = { $you ->
    [yes] Prendi uno dei segnalini scoperti.
   *[no] { $seat } prende uno dei segnalini scoperti.
}
prompt-choose-number = { $you ->
    [yes] Gira una carta Numero di cui hai il numero, e taglialo.
   *[no] { $seat } sceglie una carta Numero.
}
prompt-lay-card = { $you ->
    [yes] Metti coperta una carta Numero, una che speri non venga tagliata.
   *[no] { $seat } mette coperta una carta Numero.
}
prompt-listen = { $them ->
    [yes] Leggi l’annuncio, poi continua.
   *[no] Gli altri leggono l’annuncio.
}
move-want = Voglio il turno
move-name-reds = Indica tutti e tre i cavi rossi
move-name-yellows = Indica tutti i cavi gialli rimasti
move-missing = Accanto al portatessere: non { $value }
move-gift = Dai il segnalino: { $value }
move-pick = Prendi il segnalino: { $value }
move-lay-card = Metti la carta Numero { $value-key }
move-choose-number = Gira la carta Numero { $value-key }
move-slip = Qualcuno ha detto un numero
move-go-on = Continua
event-number-laid = La carta Numero { $value-key } viene posata scoperta.
event-row-moved = La carta Ordine passa al { $value-key }.
event-row-done = La fila è finita: tutti i valori sono liberi.
event-number-red = { $value-key } conta come rosso in questa missione.
event-card-covered = La carta Numero { $value-key } è posata su questa: { $equipment }.
event-lock-lifted = La carta Numero { $value-key } va via: { $equipment }.
event-found = Scoperto e pronto: { $equipment }.
event-rookie = { $you ->
    [yes] Sei la recluta.
   *[no] { $seat } è la recluta.
}
event-liar = { $you ->
    [yes] Sei il bugiardo.
   *[no] { $seat } è il bugiardo.
}
event-pile-shrank = { $left ->
    [0] L’ultima carta della pila va via senza essere vista.
    [one] Una carta della pila va via senza essere vista; ne resta una.
   *[other] Una carta della pila va via senza essere vista; ne restano { $left }.
}
event-rewards-dealt = { $count ->
    [one] Una carta Numero è distribuita coperta.
   *[other] { $count } carte Numero sono distribuite coperte.
}
event-no-token = { $you ->
    [yes] Nessuna delle tue carte va bene: non metti segnalini.
   *[no] { $seat } non ha carte adatte e non mette segnalini.
}
event-pile-opened = La pila si apre: { $cards }.
event-named-cut = { $you ->
    [yes] Li hai indicati tutti: sono tagliati.
   *[no] { $seat } li ha indicati tutti: sono tagliati.
}
event-parity = { $them ->
    [yes] Un segnalino: il tuo { $place } è { $parity-key ->
        [even] pari.
       *[odd] dispari.
    }
   *[no] Un segnalino: { $place } di { $owner } è { $parity-key ->
        [even] pari.
       *[odd] dispari.
    }
}
event-counted = { $them ->
    [yes] Un segnalino: il valore del tuo { $place } sta { $count ->
        [one] una volta
       *[other] { $count } volte
    } su quel portatessere.
   *[no] Un segnalino: il valore di { $place } di { $owner } sta { $count ->
        [one] una volta
       *[other] { $count } volte
    } su quel portatessere.
}
event-missing = { $them ->
    [yes] Accanto al tuo portatessere c’è un segnalino: lì niente { $value-key ->
        [yellow] giallo.
       *[other] { $value-key }.
    }
   *[no] Accanto al portatessere di { $owner } c’è un segnalino: lì niente { $value-key ->
        [yellow] giallo.
       *[other] { $value-key }.
    }
}
event-gave-token = { $you ->
    [yes] Dai un segnalino a { $to }: { $value }.
   *[no] { $them ->
        [yes] { $seat } ti dà un segnalino: { $value }.
       *[no] { $seat } dà un segnalino a { $to }: { $value }.
    }
}
event-tokens-drawn = Segnalini Info scoperti: { $values }.
event-took-token = { $you ->
    [yes] Prendi un segnalino: { $value }.
   *[no] { $seat } prende un segnalino: { $value }.
}
event-wants = { $you ->
    [yes] Vuoi il turno.
   *[no] { $seat } vuole il turno.
}
event-number-chosen = { $you ->
    [yes] Giri la carta Numero { $value-key }.
   *[no] { $seat } gira la carta Numero { $value-key }.
}
event-card-laid = { $you ->
    [yes] Metti coperta una carta Numero.
   *[no] { $seat } mette coperta una carta Numero.
}
event-card-opened = { $hit-key ->
    [yes] La carta dice { $value-key }, e in questo turno ne sono stati tagliati.
   *[no] La carta dice { $value-key }: in questo turno non ne sono stati tagliati.
}
event-card-drawn = { $you ->
    [yes] Peschi una carta Numero.
   *[no] { $seat } pesca una carta Numero.
}
event-card-kept = { $you ->
    [yes] Prendi in mano la carta Numero.
   *[no] { $seat } prende in mano la carta Numero.
}
event-yellows-told = { $you ->
    [yes] { $count ->
        [0] Non ti resta nessun cavo giallo.
        [one] Ti resta un cavo giallo.
       *[other] Ti restano { $count } cavi gialli.
    }
   *[no] { $count ->
        [0] A { $seat } non resta nessun cavo giallo.
        [one] A { $seat } resta un cavo giallo.
       *[other] A { $seat } restano { $count } cavi gialli.
    }
}
twin-row = Carte Numero in fila: { $numbers }.
twin-blocked = Bloccati: { $numbers }.
twin-red-number = { $number } conta come rosso.
twin-lock = Sopra c’è la carta Numero { $number }.
twin-pile = Carte nella pila: { $count }.
twin-parity = Segnalino: { $parity-key ->
    [even] pari.
   *[odd] dispari.
}
twin-count = Segnalino: ×{ $count }.
twin-x = Segnato con la X.
twin-missing = Non su questo portatessere: { $values }.
twin-target = Obiettivo: { $number }, { $cut } su 2 tagliati.
twin-rookie = La recluta.
twin-liar = Il bugiardo.
twin-hand-cards = Carte Numero in mano: { $count }.

## Che cosa si aspetta nelle missioni da 31 a 66

prompt-draw-constraint = Si pesca un vincolo.
prompt-secret = Ognuno riceve due carte coperte.
prompt-draw-challenge = Si posano le carte Sfida.
prompt-constraint = { $you ->
    [yes] Prendi uno dei vincoli scoperti. Varrà per te.
   *[no] { $seat } sceglie un vincolo.
}
prompt-replace = { $you ->
    [yes] Capitano, il vincolo scoperto resta, o lo sostituisce la carta seguente?
   *[no] { $seat }, il Capitano, decide se il vincolo resta.
}
prompt-sequence = { $you ->
    [yes] A quale capo della fila va la carta Ordine?
   *[no] { $seat } sceglie un capo della fila.
}
prompt-four = { $you ->
    [yes] Indica tutti e quattro i { $value-key }, anche i tuoi: { $left ->
        [one] ne manca ancora uno.
       *[other] ne mancano ancora { $left }.
    }
   *[no] { $seat } indica tutti e quattro i { $value-key }.
}
prompt-reward = { $you ->
    [yes] Metti, per una tua carta Numero, un segnalino Info davanti a un cavo di quel numero.
   *[no] { $seat } mette un segnalino Info davanti a un cavo.
}
prompt-turn-round = { $you ->
    [yes] Girare il robot, o lasciarlo com’è?
   *[no] { $seat } decide se il robot si gira.
}
prompt-ring = { $you ->
    [yes] Capitano, tutti i vincoli si spostano di un posto, e da che parte?
   *[no] { $seat }, il Capitano, decide se i vincoli si spostano.
}
prompt-give-card = { $you ->
    [yes] Dai una delle tue carte Numero scoperte a un compagno.
   *[no] { $seat } dà una carta Numero.
}
prompt-standee = { $you ->
    [yes] Muovi la pedina di uno spazio, in una direzione adatta a { $value }.
   *[no] { $seat } muove la pedina.
}
prompt-lever = { $you ->
    [yes] La leva: indica i due cavi gialli. { $left ->
        [one] Ne manca ancora uno.
       *[other] Ne mancano ancora { $left }.
    }
   *[no] { $seat } indica i cavi gialli alla leva.
}

## Mosse nelle missioni da 31 a 66

move-draw-constraint = Pesca { $constraint }
move-weakest = La carta Capitano va a { $seat }
move-challenge = Posa la Sfida: { $challenge }
move-constraint = Prendere { $constraint }
move-replace = Sostituire il vincolo
move-link = L’anello debole è { $seat }: { $constraint }
move-sequence = { $edge-key ->
    [left] Il capo sinistro
   *[right] Il capo destro
}
move-four = Indicarli tutti e quattro insieme
move-tripwire = Cavo trappola: { $place } di { $owner }
move-restore = Rimettere due { $value-key }
move-juggle = Scambiare { $place } e { $other }
move-reversed = Taglia: il cavo { $place } di { $owner } e { $nth ->
    [1] il tuo cavo girato
   *[other] il tuo secondo cavo girato
} sono { $value-key }
move-reversed-solo = Taglio in solitaria: tutti i { $value-key } rimasti, con { $which-key ->
    [first] il tuo cavo girato
    [second] il tuo secondo cavo girato
   *[both] entrambi i tuoi cavi girati
}
move-turn-round = Girare il robot
move-stay = Lasciare il robot com’è
move-ring = { $way-key ->
    [left] Tutti i vincoli un posto a sinistra
    [right] Tutti i vincoli un posto a destra
   *[none] I vincoli restano
}
move-fresh-constraint = Prendere un nuovo vincolo, per uno spazio del detonatore
move-give-card = Dare il { $value-key } a { $seat }
move-call-red = { $place } di { $owner } è rosso
move-lever = Tirare la leva: indicare due cavi gialli
move-exchange = Scambiare { $edge } e { $other-edge }
move-done = Fatto

## Che cosa succede nelle missioni da 31 a 66

event-constraint-paired = Accanto alla carta Numero { $value-key }: { $constraint }.
event-constraints-kept = I vincoli restano dove sono.
event-secrets-dealt = Ognuno ha un personaggio e un vincolo, coperti.
event-challenges-laid = Sfide: { $challenges }.{ $pair-key ->
    [yes] {" "}Ci sono due carte Numero: { $numbers }.
   *[no] {""}
}
event-odd-company = { $them ->
    [yes] Tutti i tuoi cavi blu chiusi sono dispari
   *[no] Tutti i cavi blu chiusi di { $owner } sono dispari
}{ $stands ->
    [1] {""}
   *[other] {" "}{ $side ->
        [1] sul primo portatessere
       *[2] sul secondo portatessere
    }
}, sei o più.
event-card-dealt = { $you ->
    [yes] La carta Numero { $value-key } è davanti a te.
   *[no] La carta Numero { $value-key } è davanti a { $seat }.
}
event-constraint-taken = { $you ->
    [yes] Prendi un vincolo: { $constraint }.
   *[no] { $seat } prende un vincolo: { $constraint }.
}
event-constraint-dropped = { $you ->
    [yes] Non puoi rispettare il tuo vincolo e non vale più: { $constraint }.
   *[no] { $seat } non può rispettare questo vincolo, che non vale più: { $constraint }.
}
event-constraint-opened = Da ora: { $constraint }.
event-constraint-gone = Non ci sono più vincoli.
event-constraints-moved = { $way-key ->
    [left] Tutti i vincoli passano di un posto a sinistra.
   *[right] Tutti i vincoli passano di un posto a destra.
}
event-link-named = { $you ->
    [yes] Nomini { $to } come anello debole, con { $constraint }:
   *[no] { $them ->
        [yes] { $seat } indica te come l’anello debole, con { $constraint }:
       *[no] { $seat } nomina { $to } come anello debole, con { $constraint }:
    }
} { $right-key ->
    [yes] giusto! Tutti i personaggi si scoprono.
   *[no] sbagliato.
}
event-link-broke = { $you ->
    [yes] L’anello debole sei tu e non puoi giocare. Via tutti i vincoli e i personaggi.
   *[no] { $seat } è l’anello debole e non può giocare. Via tutti i vincoli e i personaggi.
}
event-sequence-moved = { $edge-key ->
    [left] La carta Ordine è al capo sinistro.
   *[right] La carta Ordine è al capo destro.
}
event-four-cut = { $you ->
    [yes] Hai indicato tutti e quattro i { $value-key }: sono tagliati.
   *[no] { $seat } ha indicato tutti e quattro i { $value-key }: sono tagliati.
}
event-tripwire-found = { $them ->
    [yes] Giusto: il tuo { $place } era un cavo trappola.
   *[no] Giusto: { $place } di { $owner } era un cavo trappola.
}
event-tripwire-missed = { $them ->
    [yes] Il tuo { $place } non è un cavo trappola.
   *[no] { $place } di { $owner } non è un cavo trappola.
}
event-moved-seats = { $way-key ->
    [left] Tutti un posto più a sinistra.
   *[right] Tutti un posto più a destra.
}
event-knives = { $you ->
    [yes] I tuoi cavi tagliati lasciano il tavolo.
   *[no] I cavi tagliati di { $seat } lasciano il tavolo.
}
event-tokens-gone = Tutti i gettoni Convalida sono spariti.
event-ta-da = { $you ->
    [yes] Tu: «Ta-da!»
   *[no] { $seat }: «Ta-da!»
}
event-boing = { $you ->
    [yes] Tu: «Boing!»
   *[no] { $seat }: «Boing!»
}
event-ta-da-forgotten = { $you ->
    [yes] Hai dimenticato di dire «Ta-da!»
   *[no] { $seat } ha dimenticato di dire «Ta-da!»
}
event-declared = { $you ->
    [yes] Dichiari il tuo cavo girato { $places }: «{ $value-key }!»
   *[no] { $seat } dichiara il suo cavo girato { $places }: «{ $value-key }!»
}
event-robot-turned = Il robot si gira.
event-robot-moved = Il robot avanza fino a { $value-key }.
event-card-given = { $you ->
    [yes] Dai a { $to } la carta Numero { $value-key }.
   *[no] { $them ->
        [yes] { $seat } ti dà la carta Numero { $value-key }.
       *[no] { $seat } dà a { $to } la carta Numero { $value-key }.
    }
}
event-card-closed = Tutti e quattro i { $value-key } sono tagliati: la carta Numero si gira.
event-challenge-met = Una sfida è vinta: { $challenge }.
event-red-called = { $them ->
    [yes] Il tuo { $place } è davvero rosso, e non fa più danni.
   *[no] { $place } di { $owner } è davvero rosso, e non fa più danni.
}
event-standee-moved = La pedina va a { $edge }. Ha raggiunto: { $space }.
event-standee-stayed = La pedina resta dov’è.
event-trap-sprung = Una trappola! La pedina ci è finita dentro.
event-door-opened = La chiave gira: la porta è aperta.
event-guard-gone = La guardia è fuori gioco.
event-laser-off = La leva è abbassata: il laser è spento.
event-doctor-caught = Il Dottore è preso!
event-constraints-exchanged = Due vincoli si scambiano di posto: { $edge } e { $other-edge }.

## Il tavolo a parole nelle missioni da 31 a 66

twin-skipped = Non ha potuto giocare.
twin-table-constraint = Sul tavolo: { $constraint }.
twin-fresh-constraints = Vincoli che si possono ancora prendere: { $count }.
twin-secret = Il tuo vincolo, che nessun altro vede: { $constraint }.
twin-wrong-link = Nominato a torto: { $seat }, con { $constraint }.
twin-weakest = L’anello debole.
twin-guessed = Ha già nominato qualcuno.
twin-in-a-row = Tagliati di seguito: { $numbers }.
twin-constraint = Vale: { $constraint }.
twin-no-constraint = Non vale nessun vincolo.
twin-own-constraint = Vincolo: { $constraint }.
twin-free = Senza vincoli.
twin-constraints-left = Vincoli ancora nel mazzo: { $count }.
twin-paired = { $number }: { $constraint }.
twin-challenge = Sfida: { $challenge }.
twin-challenge-numbers = I suoi numeri: { $numbers }.
twin-tokens = Segnalini Info da prendere: { $values }.
twin-on-line = Il robot è sul { $number } e guarda a { $way-key ->
    [left] sinistra.
   *[right] destra.
}.
twin-line = La fila: { $numbers }.
twin-sequence = La carta Ordine è accanto a { $number }.
twin-facing = Guarda { $count ->
    [0] verso l’esterno.
    [one] una carta.
   *[other] { $count } carte.
}
twin-reversed = girato, in disparte dalla fila
twin-number-cards = Carte Numero: { $numbers }.
twin-map = La pedina è qui: { $space }, { $floor }.
twin-steers = { $constraint }, { $edge }.

## Che cosa c’è sul tavolo

about-sequence-card = La carta Ordine: tra i numeri della fila si taglia solo quello accanto.
about-red-number = Questo numero conta come rosso: non tagliarlo.
about-lock-card = Un secondo blocco: devono essere tagliati anche due cavi di questo numero.
about-double-lock = Un doppio blocco: devono essere tagliati tutti e quattro i cavi del numero.
about-rookie = La recluta: un errore, e la bomba esplode.
about-liar = Il bugiardo: i segnalini davanti a questi cavi dicono ciò che non sono.
about-hidden-equipment = Un equipaggiamento che nessuno conosce ancora.
about-pile = Una pila di carte, coperta.
about-x-wire = Un cavo con la X: sta in disparte, qualunque sia il suo numero.
about-parity-token = Questo cavo è pari, o dispari.
about-count-token = Tante volte il valore di questo cavo sta sul suo portatessere.
about-absent-token = Un valore che qui non c’è.
about-false-token = Un segnalino falso: questo cavo non è quello.
about-laid-card = Una carta Numero, coperta. Si scopre quando il turno è finito.
about-target = L’obiettivo: due cavi di questo numero, in tempo.
about-constraint = Una carta Vincolo: dice che cosa non si può tagliare, o fare, finché ti lega.
about-challenge = Una carta Sfida. Vincerla fa tornare indietro il detonatore di uno spazio.
about-reversed-wire = Un cavo girato, fuori dall’ordine: lo vedono tutti, tranne il proprietario.
about-map = La mappa del bunker, nord in alto. I vincoli ai lati guidano la pedina.
about-standee = La pedina: siete voi, nel bunker. Si muove di uno spazio dopo ogni taglio.
about-striped-space = Uno spazio a strisce: lì c’è qualcosa da fare, con un taglio riuscito adatto al vincolo d’azione.
about-trap = Una trappola: entrarci fa avanzare il detonatore di uno spazio.

## L’orologio e la voce

prompt-recording = { $them ->
    [yes] Ascoltate. Di’ quando hai sentito.
   *[no] Parla una voce; l’orologio è fermo.
}
move-heard = Ho sentito
event-recorded = { $recording }
twin-recording = La voce ha detto: «{ $recording }»
twin-heard = Hanno sentito: { $waiting }.
twin-time = { $pace-key ->
    [calm] { $left ->
        [one] Ancora { $left } turno.
       *[other] Ancora { $left } turni.
    }
   *[running] { $left ->
        [one] Ancora { $left } secondo.
       *[other] Ancora { $left } secondi.
    }
}
recording-19-1 = Quindici minuti prima che salti tutto. C’è tempo. Cominciate!
recording-19-1-calm = Sessanta turni prima che salti tutto. C’è tempo. Cominciate!
recording-19-2 = Ancora dodici minuti. Ve la cavate bene.
recording-19-3 = Ancora dieci minuti. No, un momento, il timer ha fatto un salto: sono cinque!
recording-19-3-calm = Ancora quaranta turni. No, un momento, il timer ha fatto un salto: sono venti!
recording-19-4 = Ancora due minuti. Più in fretta!
recording-19-5 = Trenta secondi. Qualunque cosa facciate, fatela adesso!
prompt-next = { $them ->
    [yes] { $pace-key ->
        [calm] Vuoi il prossimo turno? Tocca a chi aspetta da più tempo.
       *[running] Chi taglia adesso? Gioca chi grida per primo «Zac!».
    }
   *[no] Chi taglia adesso?
}
twin-wish = Vogliono il prossimo turno: { $waiting }.
prompt-sides = I vincoli vengono disposti attorno alla mappa.
prompt-step = { $you ->
    [yes] Dove va la figura?
   *[no] { $seat } muove la figura.
}
prompt-hold = L’obiettivo è raggiunto. Aspettate la prossima tappa, o decidete insieme di cominciarla.
prompt-exchange = { $you ->
    [yes] Capitano, disponi di nuovo i cinque vincoli, o lasciali: nord, est, sud, ovest, poi azione.
   *[no] { $seat }, Capitano, può scambiare i vincoli.
}
prompt-mark = { $you ->
    [yes] Erano sbagliati entrambi. Quale riceve il suo segnalino Info?
   *[no] { $seat } sceglie quale cavo riceve un segnalino.
}
move-pin = { $constraint }
move-keep = Lasciare com’è
move-step = { $side }
event-pinned = I vincoli sono disposti: { $cards-count } attorno alla mappa.
event-stepped = La figura va verso { $side }: { $space } ({ $floor }).
event-action-done = Fatto: { $space }.
event-goal-reached = L’obiettivo di questa tappa è raggiunto: { $space }.
event-lever-missed = { $you ->
    [yes] Tiri la leva
   *[no] { $seat } tira la leva
} invano: { $wrong ->
    [one] uno dei due cavi non è giallo.
   *[other] nessuno dei due cavi è giallo.
}
twin-figure = La figura è qui: { $floor }, colonna { $column }, riga { $row }: { $space }.
twin-side = { $side }: { $constraint }.
twin-stage = Tappa { $stage } di 6, obiettivo: { $space }{ $state-key ->
    [reached] , raggiunto
   *[ahead] { "" }
}.
twin-saved = { $count ->
    [one] { $count } turno è messo
   *[other] { $count } turni sono messi
} da parte per l’ultima tappa.
twin-bunker-there = Compie l’azione del bunker.
space-wires = tutti i cavi
prompt-magician = { $you ->
    [yes] Magia: indica due cavi tagliati dello stesso valore. Torneranno coperti; nessun altro vede la tua scelta.
   *[no] { $seat } fa una magia. Non guardate!
}
prompt-juggler = { $you ->
    [yes] Giocoleria: indica due tuoi cavi tagliati di valore diverso. Si scambiano di posto.
   *[no] { $seat } fa il giocoliere.
}
prompt-ta-da = { $you ->
    [yes] Dillo!
   *[no] { $seat } dovrebbe dire «Ta-da!»
}
prompt-boing = { $you ->
    [yes] Tocca a te saltare: grida «Boing!»
   *[no] { $seat } è sul trampolino.
}
move-ta-da = Ta-da!
move-boing = Boing!
event-closed-again = { $you ->
    [yes] La tua magia: due cavi tornano coperti.
   *[no] { $seat } fa una magia: due cavi tornano coperti.
}
event-juggled = { $you ->
    [yes] Fai il giocoliere: due cavi tagliati si scambiano di posto.
   *[no] { $seat } fa il giocoliere: due cavi tagliati si scambiano di posto.
}
event-seats-changed = { $way-key ->
    [left] Tutti si spostano di un posto a sinistra.
   *[right] Tutti si spostano di un posto a destra.
}
event-knifed = { $you ->
    [yes] Volano coltelli: i tuoi cavi tagliati lasciano il tavolo.
   *[no] Volano coltelli: i cavi tagliati davanti a { $seat } lasciano il tavolo.
}
event-called-out = { $you ->
    [yes] «{ $call }», gridi.
   *[no] «{ $call }», grida { $seat }.
}
event-forgot = { $you ->
    [yes] Hai dimenticato di dire «{ $call }»
   *[no] { $seat } ha dimenticato di dire «{ $call }»
}
event-seals-gone = Tutti i gettoni Convalida sono spariti.
call-ta-da = Ta-da!
call-boing = Boing!
twin-uncounted = Nessuno conta più i cavi tagliati.
twin-gone = { $place } è vuoto: il suo cavo tagliato ha lasciato il tavolo.
twin-circus = Ultimo numero del circo: { $act } di 16.
twin-cheers = Chi taglia dice «Ta-da!»
twin-called = Hanno gridato «Boing!»: { $waiting }.
recording-30-1 = Benvenuti in corsia di sorpasso. Tagliate quello che volete; presto vi dirò che cosa voglio io.
recording-30-2 = Primo bersaglio! Due cavi del numero sulla carta, o il detonatore avanza.
recording-30-3 = Secondo bersaglio, un numero nuovo. Solo per vedere quanto siete veloci.
recording-30-4 = Terzo bersaglio. Se lo mancate, perdete un’attrezzatura.
recording-30-5 = Quarto bersaglio. Se lo raggiungete, ognuno dice quanti cavi gialli gli restano.
recording-30-6 = Quinto bersaglio, e d’ora in poi avete solo quindici secondi.
recording-30-6-calm = Quinto bersaglio. Avanti così.
recording-30-7 = Sesto bersaglio. Se lo raggiungete, si gira un’altra carta: chi è di turno ne dice qualcosa.
recording-30-8 = Settimo e ultimo bersaglio. Se lo raggiungete, il resto di quel numero viene tagliato per voi.
recording-30-9 = Ora tre numeri e nient’altro, per due minuti. Finiteli tutti e tre e avete vinto!
recording-30-9-calm = Ora tre numeri e nient’altro, per qualche giro. Finiteli tutti e tre e avete vinto!
recording-30-10 = Alt! Non è bastato. Chi è di turno indica tutti i cavi gialli rimasti, in una volta sola.
recording-30-11 = Due minuti per tutto il resto. Correte!
recording-30-11-calm = Qualche giro per tutto il resto. Via!
event-target-judged = { $reached-key ->
    [yes] Bersaglio { $target } raggiunto: due cavi { $value } sono tagliati.
   *[no] Bersaglio { $target } mancato: meno di due cavi { $value } sono tagliati.
}
event-card-removed = Fuori dal gioco: { $equipment }.
event-told-yellows = { $you ->
    [yes] Ti restano
   *[no] { $seat }: restano
} { $count ->
    [0] zero cavi gialli.
    [one] { $count } cavo giallo.
   *[other] { $count } cavi gialli.
}
event-told-number = { $you ->
    [yes] { $holds-key ->
        [yes] Dici che hai { $value }.
       *[no] Dici che non hai { $value }.
    }
   *[no] { $holds-key ->
        [yes] { $seat } ha { $value }.
       *[no] { $seat } non ha { $value }.
    }
}
twin-stretch = { $stretch ->
    [0] Gioco libero: ancora nessun bersaglio.
    [8] Si possono tagliare solo i tre numeri scoperti.
    [9] L’ultimo tratto: tutto quello che resta.
   *[other] Bersaglio { $stretch } di 7{ $state-key ->
        [reached] , raggiunto.
       *[ahead] , non ancora raggiunto.
    }
}
