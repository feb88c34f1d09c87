### Il tavolo: giocare, guardare, riprendere una mossa, e com’è finita.

table-skip = Alle scelte
table-turn = Che cosa si aspetta
table-choices = Le tue scelte
table-if-you-like = Se vuoi:
table-choose = Scegli una carta o un pezzo che brilla
table-twin = Il tabellone a parole
table-log = Che cosa è successo
table-chat = Chiacchiere
table-menu = Menù
table-rules = Regole
table-lesson = La lezione
table-as-text = Come testo
table-as-picture = Come disegno
table-from-beginning = Guarda dall’inizio
table-mine = Il tuo posto, { $who }
table-watching = Stai guardando.
table-sit = Prendi il posto di un bot
table-sit-how = Scegli di chi prendi il posto. La partita va avanti da dov’è.
table-sit-at = Gioca per { $who }
table-result = Al risultato

## Aspettare

table-calling = Stiamo chiamando il tavolo …
table-calling-next = Se ci vuole molto, forse la linea è caduta. Continuiamo a chiamare.
table-no-door = Non apre nessuno
table-no-words = Le parole di questo gioco non sono arrivate
table-waiting-for = Si aspetta { $who }.
table-away = { $who } non c’è. Dopo { $time } subentra un bot.
table-away-never = { $who } non c’è. Il tavolo aspetta.
table-time = Tempo per pensare: { $time }
table-stand-in = Un bot gioca per { $who } finché non torna.
table-seat-away = non c’è
table-seat-stand-in = gioca un bot
table-seat-awaited = tocca a questo posto
table-lost = La linea è caduta. Continuiamo a chiamare; la partita aspetta qui.
table-lost-choice = La tua scelta resta.
table-sending = La tua mossa è in viaggio.
table-will-send = La tua mossa è al sicuro e parte appena torna la linea.
table-earlier = { $count ->
    [one] Un’altra riga è sotto «Che cosa è successo».
   *[other] Altre { $count } righe sono sotto «Che cosa è successo».
}
table-gap = La linea è stata giù per un po’.
table-outdated = Il tavolo parla una versione più nuova.
table-dismissed = Non siedi più a questo tavolo. Puoi guardare.

## Riprendere una mossa

table-take-back = Riprendi
    .about = La tua ultima mossa torna indietro, come se non l’avessi fatta. Da allora nessuno ha agito.
table-ask-back = Chiedi di riprendere
    .about = Si chiede agli altri. Se tutti sono d’accordo, la partita torna a prima della tua mossa, e cadono gli stessi dadi.
table-question = { $count ->
    [one] { $seat } vorrebbe riprendere l’ultima mossa. Va bene?
   *[other] { $seat } vorrebbe tornare indietro di { $count } passi. Va bene?
}
    .about = Tutto torna a prima di quella mossa, e cadono gli stessi dadi. Basta un no, e la mossa resta.
table-asked = { $count ->
    [one] Hai chiesto di riprendere la tua mossa, { $seat }.
   *[other] Hai chiesto di tornare indietro di { $count } passi, { $seat }.
}
table-yes = Sì
table-no = No
table-took-back = { $count ->
    [one] { $you ->
        [yes] Hai ripreso la tua mossa.
       *[no] { $seat } ha ripreso la mossa.
    }
   *[other] { $you ->
        [yes] Hai ripreso la tua mossa: { $count } passi.
       *[no] { $seat } ha ripreso la mossa: { $count } passi.
    }
}
table-kept = { $count ->
    [one] { $you ->
        [yes] La tua mossa resta: non tutti erano d’accordo.
       *[no] La mossa di { $seat } resta: non tutti erano d’accordo.
    }
   *[other] { $you ->
        [yes] La tua mossa e i { $count } passi dopo restano: non tutti erano d’accordo.
       *[no] La mossa di { $seat } e i { $count } passi dopo restano: non tutti erano d’accordo.
    }
}

## Parlare

table-chat-new = { $count ->
    [0] Chiacchiere
    [one] Chiacchiere, una riga nuova
   *[other] Chiacchiere, { $count } righe nuove
}
table-chat-empty = Nessuno ha ancora detto niente.
table-signals = Segnali
table-signals-why = Durante la partita ci sono segnali invece di parole: nulla su ciò che è nascosto.
table-signals-none = Nessuno ha ancora dato un segnale.
table-silence = Si gioca in silenzio: né parole né segnali.
table-phrases = Frasi veloci, che ognuno legge nella propria lingua
table-say = Di’ qualcosa
table-send = Manda
phrase-hello = Ciao a tutti!
phrase-nice = Ben fatto!
phrase-ouch = Ahi!
phrase-thanks = Grazie!
phrase-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-lucky = Che fortuna!
phrase-again = Un’altra partita?
phrase-bye = Arrivederci!

## Il menù

table-confirm = Prima scegli, poi conferma
table-confirm-about = Spento: il primo tocco fa la mossa.
table-own = Le tue carte
table-notify = Chiamami quando tocca a me
table-notify-offer = Ti chiamiamo quando tocca a te?
table-notify-yes = Chiamami
table-notify-about = Se guardi altrove, ti avvisa questo dispositivo.
table-notify-sample = Ecco come ti chiameremo.
table-notify-cannot = Questo browser non ti chiama. Tieni aperta la pagina: il titolo comincia con ● quando tocca a te.
table-keys = Tasti: le frecce scelgono, Invio fa la mossa, Esc la rimette giù, U riprende, ? dice che cos’è, o apre le regole.
table-leave = Lascia il tavolo
table-leave-sure = Un bot gioca avanti per te. Il tuo posto sarà perso.
table-stay = Resta
table-device = Il tuo posto su un altro dispositivo
table-device-how = Aprilo sul telefono o sul tablet: siedi anche lì, con le stesse carte in mano.
table-device-copy = Copia il link
table-device-secret = Chi ha questo link gioca per te. Tienilo per te.
table-copied = Copiato
table-host = Bada al tavolo
table-link = Copia il link del tavolo
table-locked = Chiudi la porta a chiave
table-locked-about = Nessun altro può sedersi.
table-bot-in = Fai subentrare un bot
table-kick = Libera la sedia
table-kick-sure = Liberala davvero
table-no-people = Nessun altro siede qui di persona.

## Che cosa si sente

sound-tap = (toc)
sound-clatter = (dadi)
sound-step = (passi)
sound-flutter = (frullo)
sound-slide = (scivolata)
sound-swish = (fruscio)
sound-thud = (tonfo)
sound-door = (porta)
sound-rustle = (brusio)
sound-flip = (girata)
sound-chime = (tintinnio)
sound-bell = (campana)
sound-fanfare = (fanfara)
sound-tock = (toc)
sound-clink = (tin)
sound-stamp = (timbro)
sound-ping = (ping)
sound-pop = (pop)
sound-whirr = (vrrr)
sound-hiss = (pssst)

## Com’è finita

result-wins = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $seat }
}
result-wins-by = { $you ->
    [yes] Hai vinto di { $points }!
   *[no] Vince { $seat } di { $points }
}
result-shared = { $who } si dividono la vittoria
result-nobody = Non vince nessuno
result-won-together = Ce l’avete fatta insieme!
result-lost-together = Perso, tutti insieme
result-you = (tu)
result-scores = Punti
result-board = Guarda il tabellone
result-fuses = { $count ->
    [2] La serata in due micce
    [3] La serata in tre micce
    [4] La serata in quattro micce
    [5] La serata in cinque micce
    [6] La serata in sei micce
    [7] La serata in sette micce
    [8] La serata in otto micce
   *[other] La serata in { $count } micce
}
result-swing = Riga { $line }: { $text } per { $seat }, il salto più grande.
result-record = Scarica la partita
result-again = Ancora
result-next = Avanti: { $what }
result-line = Riga { $line }
result-regroup = Alla sala d’attesa
again-called = Per un’altra partita: { $who }.
again-held = { $who }: un momento, per favore.
again-seconds = { $count } s
again-wait = Aspetta
result-own = Un tavolo tuo
result-watch = Riguardala
result-share = Condividi
shuffle-verified = Il caso è stato onesto: il seme mantiene la promessa fatta prima della partita.
shuffle-none = Per questo mescolare non c’era nessuna promessa.
shuffle-running = Il seme si svela a partita finita.
shuffle-broken = Il mescolare non mantiene la promessa.
shuffle-commit = La promessa
shuffle-seed = Il seme
shuffle-salts = Il sale dei giocatori
