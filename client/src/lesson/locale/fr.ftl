### La leçon. Ce que dit chaque pas appartient au jeu.

lesson-title = Pas { $number } sur { $count }
lesson-fetching = On prépare la leçon …
lesson-leave = Quitter la leçon
lesson-next = Suivant
lesson-again = Réessayer
lesson-play = Jouer maintenant
lesson-own = Une table à toi
