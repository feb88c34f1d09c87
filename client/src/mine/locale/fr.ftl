### Mes parties, et le tableau de toutes les soirées.

mine-title = Vos parties
mine-lead = Toutes les tables où tu as une chaise, gardées dans ce navigateur. Sans compte.
mine-turns = { $count ->
    [one] À une table, on t’attend.
   *[other] À { $count } tables, on t’attend.
}
mine-tables = Vos tables
mine-none = Tu n’as encore de chaise nulle part. Prends une boîte sur l’étagère.
mine-gone = { $count ->
    [one] Une table n’est plus connue ici.
   *[other] { $count } tables ne sont plus connues ici.
}
mine-forget-gone = Les oublier
mine-finished = Jouées jusqu’au bout
mine-all = Les montrer toutes ({ $count })
mine-watch = Revoir
mine-you-won = Tu as gagné.
mine-won = { $count ->
    [one] { $who } gagne, { $points }
   *[other] { $who } gagnent ensemble, { $points }
}
mine-won-nobody = Personne ne gagne
mine-won-together = Gagnée ensemble
mine-lost-together = Perdue ensemble

## Oublier

mine-forget = Oublier
mine-forget-what = Oublier la table de { $game }
mine-forget-sure = Votre chaise et ses parties quittent ce navigateur pour de bon.
mine-forget-yes = Oui, oublier
mine-stay = Non, garder
mine-forget-all = Tout oublier
mine-forget-all-sure = Toutes les chaises et toutes les parties quittent ce navigateur pour de bon. Les tables restent en place, mais personne ne pourra te rendre tes chaises.

## Emporter

mine-keep = Les garder, les emporter
mine-keep-about = Tes chaises et tes parties ne sont que dans ce navigateur. Emporte-les sur un autre appareil ou garde-les dans un fichier.
mine-device = Sur un autre appareil
mine-device-how = { $count ->
    [one] Vise ceci avec ton autre appareil, ou ouvres-y le lien. Ta chaise te suit.
   *[other] Vise ceci avec ton autre appareil, ou ouvres-y le lien. Tes { $count } chaises te suivent.
}
mine-device-copy = Copier le lien
mine-device-left = { $count ->
    [one] Ne sert qu’une fois, pendant une minute au plus.
   *[other] Ne sert qu’une fois, pendant { $count } minutes au plus.
}
mine-device-over = Le temps est écoulé. Plus personne ne peut utiliser ce lien.
mine-device-again = En faire un nouveau
mine-device-warning = Qui l’ouvre en premier s’assied à ta place sur toutes tes chaises, voit ce que tu vois et joue pour toi. Ne le montre à personne. Cet appareil garde aussi ses chaises.
mine-arrival = Vos chaises sont en route
mine-arrival-about = Un autre appareil a envoyé ses chaises ici. Ne les prends que si ce navigateur est le tien : qui s’en sert pourra jouer pour toi. Le lien ne sert qu’une fois.
mine-fetch = Les prendre ici
mine-fetch-not = Pas ici
mine-save = Enregistrer un fichier
mine-bring = Reprendre un fichier
mine-writing = Écriture de la partie { $done } sur { $count }…
mine-written = { $count ->
    [one] Enregistré, avec une partie. Le fichier ouvre tes chaises : garde-le pour toi.
   *[other] Enregistré, avec { $count } parties. Le fichier ouvre tes chaises : garde-le pour toi.
}
mine-reading = Lecture de la partie { $done } sur { $count }…
mine-read = Repris : chaises { $seats }, parties { $games }.

## Le tableau

tally-title = Le tableau
tally-lead = Qui a gagné combien de fois, pour chaque tablée.
tally-alone = { $who }, avec des robots
tally-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
tally-together = { $count ->
    [one] une partie, { $wins } gagnée
   *[other] { $count } parties, { $wins } gagnées
}
tally-step = { $wins ->
    [0] { $count ->
        [one] tentée une fois
       *[other] tentée { $count } fois
    }
   *[other] gagnée { $wins } fois sur { $count }
}
tally-who = Qui
tally-wins = Victoires
tally-places = Places
tally-place = Place { $place } :
tally-best = Record
tally-bots = Robots
tally-you = (toi)
tally-record = Meilleur score : { $points }, { $who }.
tally-streak = Plus longue série : { $who } a gagné { $count } fois de suite.
tally-none = Rien n’est encore terminé. Le tableau commence avec ta première partie.
tally-same = Sont comptées les parties jouées jusqu’au bout depuis ce navigateur, d’après ce qui en a été noté coup par coup. Il n’y a pas de comptes : un même nom compte pour une même personne, et les robots comptent pour un seul. Vous êtes seul à voir cette page.
