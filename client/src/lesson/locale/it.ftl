### La lezione. Quello che dice ogni passo è cosa del gioco.

lesson-title = Passo { $number } di { $count }
lesson-fetching = Prepariamo la lezione …
lesson-leave = Lascia la lezione
lesson-next = Avanti
lesson-again = Riprova
lesson-play = Gioca subito
lesson-own = Un tavolo tuo
