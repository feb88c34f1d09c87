### Die Lektion. Was jeder Schritt sagt, ist Sache des Spiels.

lesson-title = Schritt { $number } von { $count }
lesson-fetching = Die Lektion wird aufgebaut …
lesson-leave = Die Lektion verlassen
lesson-next = Weiter
lesson-again = Noch mal versuchen
lesson-play = Jetzt spielen
lesson-own = Ein eigener Tisch
