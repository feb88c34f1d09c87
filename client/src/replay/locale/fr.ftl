### Revoir une partie.

replay-title = { $game }, à revoir
replay-fetching = On va chercher la partie …
replay-trouble = Impossible de montrer cette partie
replay-no-file = Quelle partie regardons-nous ?
replay-open = Ouvrir une partie enregistrée
replay-bad-line = Elle se lit jusqu’à la ligne { $line } ; là, il y a autre chose que prévu :
replay-line = Où dans la partie
replay-at = Ligne { $at } sur { $last }
replay-turn-back = Un tour en arrière
replay-back = Une ligne en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Une ligne en avant
replay-turn-on = Un tour en avant
replay-moments = Les moments à voir
replay-tempo = Vitesse : { $count } fois
replay-tools = Plus
replay-eyes = Vu par les yeux de
replay-eyes-all = tout le monde : tout est ouvert
replay-eyes-watcher = qui regarde
replay-play-on = Continuer d’ici à la place de { $seat }
replay-link = Lien vers cette ligne
replay-record = Télécharger
replay-review = Analyse : que pouvait-on savoir ?
replay-review-fetching = On y réfléchit …
replay-review-nothing = Il n’y avait rien à décider à cette ligne. Va à un choix.
