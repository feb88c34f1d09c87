### Le mie partite, e il segnapunti di tutte le serate.

mine-title = Le tue partite
mine-lead = Ogni tavolo dove hai una sedia, ricordato da questo browser. Senza account.
mine-turns = { $count ->
    [one] A un tavolo aspettano te.
   *[other] A { $count } tavoli aspettano te.
}
mine-tables = I tuoi tavoli
mine-none = Non hai ancora una sedia da nessuna parte. Prendi una scatola dallo scaffale.
mine-gone = { $count ->
    [one] Un tavolo qui non è più conosciuto.
   *[other] { $count } tavoli qui non sono più conosciuti.
}
mine-forget-gone = Dimenticali
mine-finished = Giocate fino in fondo
mine-all = Mostrale tutte ({ $count })
mine-watch = Riguarda
mine-you-won = Hai vinto.
mine-won = { $count ->
    [one] { $who } vince, { $points }
   *[other] { $who } vincono insieme, { $points }
}
mine-won-nobody = Non vince nessuno
mine-won-together = Vinta insieme
mine-lost-together = Persa insieme

## Dimenticare

mine-forget = Dimentica
mine-forget-what = Dimentica il tavolo di { $game }
mine-forget-sure = La tua sedia e le sue partite spariscono per sempre da questo browser.
mine-forget-yes = Sì, dimentica
mine-stay = No, tieni
mine-forget-all = Dimentica tutto
mine-forget-all-sure = Tutte le sedie e tutte le partite spariscono per sempre da questo browser. I tavoli restano dove sono, ma nessuno può ridarti le tue sedie.

## Portarle con sé

mine-keep = Tenerle, portarle con sé
mine-keep-about = Le tue sedie e le tue partite sono solo in questo browser. Portale su un altro dispositivo o conservale in un file.
mine-device = Su un altro dispositivo
mine-device-how = { $count ->
    [one] Inquadra questo con l’altro dispositivo, o apri lì il link. La tua sedia viene con te.
   *[other] Inquadra questo con l’altro dispositivo, o apri lì il link. Le tue { $count } sedie vengono con te.
}
mine-device-copy = Copia il link
mine-device-left = { $count ->
    [one] Vale una volta sola, per un minuto al massimo.
   *[other] Vale una volta sola, per { $count } minuti al massimo.
}
mine-device-over = Il tempo è scaduto. Nessuno può più usare questo link.
mine-device-again = Fanne uno nuovo
mine-device-warning = Chi lo apre per primo siede al posto tuo su tutte le tue sedie, vede ciò che vedi tu e gioca per te. Non mostrarlo a nessuno. Anche questo dispositivo tiene le sue sedie.
mine-arrival = Le tue sedie sono in viaggio
mine-arrival-about = Un altro dispositivo ha mandato qui le sue sedie. Prendile solo se questo browser è tuo: chi lo usa potrà giocare per te. Il link vale una volta sola.
mine-fetch = Prendile qui
mine-fetch-not = Non qui
mine-save = Salva in un file
mine-bring = Riprendi un file
mine-writing = Scrivo la partita { $done } di { $count } …
mine-written = { $count ->
    [one] Salvato, con una partita. Il file apre le tue sedie: tienilo per te.
   *[other] Salvato, con { $count } partite. Il file apre le tue sedie: tienilo per te.
}
mine-reading = Leggo la partita { $done } di { $count } …
mine-read = Ripresi: sedie { $seats }, partite { $games }.

## Il segnapunti

tally-title = Il segnapunti
tally-lead = Chi ha vinto quante volte, per ogni compagnia.
tally-alone = { $who }, con i bot
tally-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
tally-together = { $count ->
    [one] una partita, { $wins } vinta
   *[other] { $count } partite, { $wins } vinte
}
tally-step = { $wins ->
    [0] { $count ->
        [one] tentata una volta
       *[other] tentata { $count } volte
    }
   *[other] vinta { $wins } volte su { $count }
}
tally-who = Chi
tally-wins = Vittorie
tally-places = Posti
tally-place = Posto { $place }:
tally-best = Record
tally-bots = Bot
tally-you = (tu)
tally-record = Punteggio più alto: { $points }, { $who }.
tally-streak = Serie più lunga: { $who } ha vinto { $count } volte di fila.
tally-none = Ancora nessuna partita finita. Il segnapunti comincia con la tua prima.
tally-same = Si contano le partite giocate fino in fondo da questo browser, secondo ciò che ne è stato annotato mossa per mossa. Non ci sono account: lo stesso nome vale come la stessa persona, e i bot contano per uno. Questa pagina la vedi solo tu.
