### Riguardare una partita.

replay-title = { $game } da riguardare
replay-fetching = Andiamo a prendere la partita …
replay-trouble = Questa partita non si può mostrare
replay-no-file = Quale partita guardiamo?
replay-open = Apri una partita salvata
replay-bad-line = Si legge fino alla riga { $line }; lì c’è qualcosa di diverso dal previsto:
replay-line = A che punto della partita
replay-at = Riga { $at } di { $last }
replay-turn-back = Un turno indietro
replay-back = Una riga indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Una riga avanti
replay-turn-on = Un turno avanti
replay-moments = Momenti da vedere
replay-tempo = Velocità: { $count } volte
replay-tools = Altro
replay-eyes = Vista con gli occhi di
replay-eyes-all = tutti: niente è coperto
replay-eyes-watcher = chi guarda
replay-play-on = Gioca avanti da qui al posto di { $seat }
replay-link = Link a questa riga
replay-record = Scarica
replay-review = Analisi: che cosa si poteva sapere?
replay-review-fetching = Ci stiamo pensando …
replay-review-nothing = In questa riga non c’era nulla da decidere. Vai a una scelta.
