### Quello che l’interfaccia dice da sé. Le stesse chiavi in ogni lingua; i giochi portano le loro parole.

## La barra, i fogli, le pagine perdute

bar-home = Powderkeg: allo scaffale
bar-language = Lingua
fuse-label = Quanta miccia è già bruciata
sheet-close = Metti via
slip-rule = Regola { $rule }
app-offline = Niente rete. Regole, lezioni e partite che hai rivisto sono ancora qui; un tavolo ha bisogno della casa.
app-missing = Questa pagina non è arrivata
app-missing-next = Forse la linea è interrotta, o è appena uscita una nuova versione. Della tua partita non si perde nulla.
app-reload = Ricarica
lost-title = Niente su questo scaffale
lost-next = L’indirizzo non porta da nessuna parte. Forse una lettera si è persa per strada.
lost-home = Allo scaffale

## Impostazioni

settings-title = Impostazioni
settings-theme = Luce
    .auto = come il dispositivo
    .light = giorno
    .dark = notte
settings-speed = I pezzi si muovono
    .slow = piano
    .normal = normale
    .fast = veloce
    .instant = subito
settings-sound = Suono
name-guest = Ospite

## Lo scaffale

shelf-headline = { $count ->
    [1] un gioco da tavolo, una miccia accesa
    [2] due giochi da tavolo, una miccia accesa
    [3] tre giochi da tavolo, una miccia accesa
    [4] quattro giochi da tavolo, una miccia accesa
    [5] cinque giochi da tavolo, una miccia accesa
    [6] sei giochi da tavolo, una miccia accesa
    [7] sette giochi da tavolo, una miccia accesa
    [8] otto giochi da tavolo, una miccia accesa
   *[other] { $count } giochi da tavolo, una miccia accesa
}
shelf-boxes = { $count ->
    [1] Una scatola.
    [2] Due scatole.
    [3] Tre scatole.
    [4] Quattro scatole.
    [5] Cinque scatole.
    [6] Sei scatole.
    [7] Sette scatole.
    [8] Otto scatole.
   *[other] { $count } scatole.
}
shelf-fuse = Una miccia accesa.
shelf-lead = Giochi da tavolo per un telefono sul divano e un portatile lontano. Liberi, aperti, senza account.
shelf-label = I giochi
shelf-play = Gioca ora
shelf-invite = Invita amici
shelf-learn = Impara
shelf-rules = Regole
shelf-arrange = A modo tuo
shelf-watch-file = Guarda una partita salvata
shelf-your-tables = I tuoi tavoli
shelf-stage-waiting = Non iniziata
shelf-stage-playing = In corso
shelf-stage-over = Finita
shelf-your-turn = Tocca a te
shelf-waiting-for = Tocca a { $who }
shelf-all-yours = Tutte le tue partite
shelf-tally = Il segnapunti
shelf-open-doors = Porte aperte in questa casa
shelf-open-sit = { $count ->
    [one] Una sedia libera
   *[other] { $count } sedie libere
}
shelf-open-watch = Da guardare
box-players = da { $fewest } a { $most } giocatori
box-minutes = circa { $minutes } minuti
box-short-minutes = { $minutes } min
box-sealed = Ancora sigillata

## Nomi, distintivi, bot

badge-legend = Il tuo distintivo
badge-taken = { $badge }: preso da { $name }
badge-A = A, cerchio rosso
badge-B = B, quadrato blu
badge-C = C, triangolo giallo
badge-D = D, rombo verde mare
badge-E = E, croce viola
badge-F = F, stella antracite
badge-G = G, arco crema
badge-H = H, cuore rosa
level-legend = I bot giocano
level-carefree = spensierato
    .about = Gioca e basta, vada come vada.
level-sensible = assennato
    .about = Prende ciò che sembra buono al momento.
level-keen = attento
    .about = Riflette un poco prima di ogni mossa.
level-sharp = acuto
    .about = Guarda lontano e sbaglia di rado.
level-ruthless = spietato
    .about = Riflette a lungo e non regala niente.

## Preparare un tavolo

lobby-name = Il tuo nome
lobby-how = Come giochiamo
lobby-pace = Ritmo
lobby-fetching = Si apparecchia il tavolo …
lobby-usual = di solito
lobby-more-options = { $count ->
    [one] Un’altra regola della casa
   *[other] Altre { $count } regole della casa
}
lobby-own-make = A modo vostro
lobby-own-done = Fatto
lobby-own-fine = Così si può giocare.
lobby-breath = Un respiro dopo ogni mossa
lobby-breath-about = Il tempo di guardare, o di ritirare una mossa, prima di andare avanti.
lobby-patience = Pazienza con chi è via
lobby-patience-about = Poi lo sostituisce un bot, finché non torna.
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-hours = { $count } h
lobby-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
lobby-never = mai
lobby-time = Tempo per pensare
lobby-time-none = quanto ci vuole
lobby-time-of = { $bank }, e { $more } dopo ogni turno
lobby-time-about = A ciascuno il suo. Scorre anche mentre sei via, ma mai quando il gioco ha un orologio suo. Quando è finito, gioca un bot fino alla fine del turno: nessuno perde per questo.
new-title = Un tavolo a modo tuo
new-lead = { $game } con le persone, i bot e le regole che ti piacciono.
new-you = Tu
new-others = Gli altri
new-bots = Quanti bot?
new-start = { $count ->
    [one] Inizia con un bot
   *[other] Inizia con { $count } bot
}

## La sala d’attesa

wait-welcome = C’è una sedia libera
wait-welcome-lead = { $game } sta per cominciare. Dicci il tuo nome e siediti, senza account.
wait-pull = Prendete posto
wait-pull-lead = Manda questo link. Chi lo apre può sedersi, senza account.
wait-share = Una partita ti aspetta
wait-copy = Copia
wait-copied = Copiato
wait-marked = Questo browser non lascia copiare la pagina. Il link è evidenziato: copialo tu.
wait-qr = Codice QR con il link a questo tavolo
wait-point = O inquadralo con un telefono.
wait-watch = Apri il link su una TV senza sederti: mostra il tavolo, i telefoni custodiscono i segreti.
wait-send = Manda
wait-sit = Siediti
wait-you-host = tu, che inviti
wait-you = tu
wait-host = chi invita
wait-here = c’è
wait-away = via
wait-add-bot = Bot
wait-free = libera
wait-kick = Libera la sedia di { $name }
wait-kick-free = Libera la sedia
wait-kick-ban = Liberala ed escludi
ban-about = Chi è escluso non può più sedersi a questo tavolo finché non lo permetti.
ban-list = Esclusi
ban-watchers = Spettatori mandati via
ban-lift = Fai rientrare
watch-count =
    { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }
watch-send = Manda via
wait-change = Cambia
door-legend = Chi trova questo tavolo?
door-shut = Chi ha il link
door-sit = Tutti in questa casa
door-watch = Tutti, anche per guardare
door-about-shut = La porta è chiusa: nessuno vede questo tavolo sullo scaffale.
door-about-sit = Tutti su questo server lo vedono sullo scaffale con i vostri nomi, possono sedersi e leggono la chat. La porta si chiude quando comincia la partita.
door-about-watch = Tutti su questo server lo vedono sullo scaffale con i vostri nomi, possono sedersi, guardare la partita e leggere la chat.
door-is-sit = La porta è aperta: tutti su questo server vedono i vostri nomi.
door-is-watch = La porta è aperta, anche per guardare: tutti su questo server vedono i vostri nomi.
wait-lock = Chiudi la porta
wait-lock-about = Nessun altro può sedersi.
wait-locked = La porta è chiusa
wait-locked-lead = Nessun altro può sedersi. Da qui puoi guardare.
wait-chairs = Le sedie intorno al tavolo
wait-count = { $count ->
    [0] Ancora nessuno al tavolo.
    [one] Una persona al tavolo.
    [2] Due al tavolo.
    [3] Tre al tavolo.
    [4] Quattro al tavolo.
    [5] Cinque al tavolo.
    [6] Sei al tavolo.
    [7] Sette al tavolo.
    [8] Otto al tavolo.
   *[other] { $count } al tavolo.
}
wait-for-you = Tocca a te, { $name }, accendere la miccia.
wait-for-host-you = Tocca a te accendere la miccia.
wait-for-host = Si aspetta che { $name } accenda la miccia.
wait-for-somebody = Si aspetta che qualcuno accenda la miccia.
wait-more = { $count ->
    [one] Ancora una persona o un bot, e la miccia si può accendere.
   *[other] Ancora { $count } persone o bot, e la miccia si può accendere.
}
course-count = Riuscito: { $done } su { $count }.
course-new = Non ancora tentato.
course-tried = { $count ->
    [one] Un tentativo, miglior risultato { $best }.
   *[other] { $count } tentativi, miglior risultato { $best }.
}
course-done = { $count ->
    [one] Riuscito al primo tentativo. Miglior risultato { $best }.
   *[other] Riuscito. { $count } tentativi, miglior risultato { $best }.
}
course-next = Poi: { $what }
course-box = Scatola { $number } ({ $first }–{ $last })
course-open = Aprila subito
course-hard = Difficoltà: { $hard } su { $most }
wait-start = Inizia in { $count }
wait-name = Come possono chiamarti gli altri?
wait-chat = Due chiacchiere nell’attesa
wait-myself = Tu a questo tavolo
wait-edit = Cambia nome o distintivo
wait-done = Fatto
wait-rise = Alzati

## Mescolato onestamente

salt-title = Mescolato onestamente, promesso
salt-promise = Prima che qualcuno aggiungesse sale, il tavolo ha promesso il suo seme segreto. Questa è la promessa:
salt-why = Il sale di tutti entra nel seme, così nessuno può truccare il mazzo da solo. Dopo la partita il seme viene mostrato e chiunque può controllare la promessa.
salt-mine = Il tuo pizzico di sale
salt-none = senza sale

## Il libretto delle regole

rules-title = Le regole di { $game }
rules-chapters = Capitoli
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] Una regola trovata
   *[other] { $count } regole trovate
}
rules-none = Nessuna regola parla di «{ $text }». Prova un’altra parola.

## Che cosa può andare storto, e che fare

trouble-unreachable = Il tavolo non si raggiunge. Controlla la connessione e riprova.
trouble-broken = La risposta non aveva senso. Riprova fra un momento.
trouble-fault = Si è rotto qualcosa da noi. Non si è perso niente; riprova.
trouble-bad-record = Questo file non è una partita che sappiamo leggere.
trouble-bad-request = Non si è capito. Ricarica la pagina.
trouble-badge-taken = Quel distintivo lo porta già qualcuno. Prendine un altro.
trouble-banned = Chi invita ti ha mandato via da questo tavolo.
trouble-chair-taken = Qualcuno è stato più svelto: la sedia è occupata.
trouble-forged = Nessuna sedia qui conosce più la tua chiave. Puoi guardare.
trouble-full = Tutte le sedie sono occupate. Puoi guardare.
trouble-garbage = Non si è capito. Ricarica la pagina.
trouble-hello-first = Il tavolo non ti conosce ancora. Ricarica la pagina.
trouble-locked = La porta è chiusa.
trouble-no-bot = Un bot così non c’è.
trouble-no-calls = Questo tavolo non può chiamarti.
trouble-no-game = Questo gioco non è sullo scaffale.
trouble-no-handover = Sotto questo link non aspetta più niente. Vale una volta, per dieci minuti: fanne uno nuovo.
trouble-no-lesson = Per questo non c’è una lezione.
trouble-no-move = Una mossa così non c’è.
trouble-no-option = Questa opzione non esiste.
trouble-no-page = A questo indirizzo non c’è niente.
trouble-no-question = Non c’è più niente a cui rispondere.
trouble-no-replay = Questa partita qui non c’è.
trouble-no-table = Questo tavolo è stato sparecchiato.
trouble-elsewhere = Questo tavolo è ora su un altro server; tornando lo si ritrova.
trouble-no-take-back = Non c’è niente che tu possa ritirare.
trouble-no-viewpoint = Da questo lato non si può guardare la partita.
trouble-not-host = Può farlo solo chi invita.
trouble-not-over = La partita non è ancora finita.
trouble-not-playing = A questo tavolo non si sta giocando.
trouble-hush = Durante questa partita sono permessi solo i segnali.
trouble-not-saved = La tua mossa non si è potuta registrare. Rifalla.
trouble-not-seated = Non siedi a questo tavolo.
trouble-not-waiting = La partita è già cominciata.
trouble-refused = Una regola lo vieta.
trouble-stale = Intanto la partita è andata avanti. Guarda di nuovo e scegli.
trouble-stream = Mentre si mescola gioca la mano: l’unica mossa possibile è Stop.
trouble-too-fast = Troppo in fretta per il tavolo. Respira.
trouble-too-long = È troppo lungo.
trouble-crowded = Ci sono troppe partite in tempo reale in corso, qui o dalla tua rete. Riprova quando una è finita.
trouble-too-many = Un po’ più piano, per favore. Riprova tra un attimo.
trouble-unreadable = Ciò che ne era stato conservato non si legge più. Chi gestisce questo server può scoprirne di più.
