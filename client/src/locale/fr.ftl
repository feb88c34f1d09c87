### Ce que dit l’interface elle-même. Les mêmes clés dans chaque langue ; les jeux apportent leurs propres mots.

## La barre, les feuilles, les pages perdues

bar-home = Powderkeg : vers l’étagère
bar-language = Langue
fuse-label = Part de la mèche déjà brûlée
sheet-close = Ranger
slip-rule = Règle { $rule }
app-offline = Pas de réseau. Les règles, les leçons et les parties que tu as revues sont toujours là ; une table a besoin de la maison.
app-missing = Cette page n’est pas arrivée
app-missing-next = La ligne est peut-être coupée, ou une nouvelle version vient d’arriver. Rien de ta partie n’est perdu.
app-reload = Recharger
lost-title = Rien sur cette étagère
lost-next = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en chemin.
lost-home = Vers l’étagère

## Réglages

settings-title = Réglages
settings-theme = Lumière
    .auto = comme l’appareil
    .light = jour
    .dark = nuit
settings-speed = Les pièces bougent
    .slow = lentement
    .normal = normalement
    .fast = vite
    .instant = d’un coup
settings-sound = Son
name-guest = Convive

## L’étagère

shelf-headline = { $count ->
    [1] un jeu de société, une mèche allumée
    [2] deux jeux de société, une mèche allumée
    [3] trois jeux de société, une mèche allumée
    [4] quatre jeux de société, une mèche allumée
    [5] cinq jeux de société, une mèche allumée
    [6] six jeux de société, une mèche allumée
    [7] sept jeux de société, une mèche allumée
    [8] huit jeux de société, une mèche allumée
   *[other] { $count } jeux de société, une mèche allumée
}
shelf-boxes = { $count ->
    [1] Une boîte.
    [2] Deux boîtes.
    [3] Trois boîtes.
    [4] Quatre boîtes.
    [5] Cinq boîtes.
    [6] Six boîtes.
    [7] Sept boîtes.
    [8] Huit boîtes.
   *[other] { $count } boîtes.
}
shelf-fuse = Une mèche allumée.
shelf-lead = Des jeux de société pour un téléphone sur le canapé et un ordi à l’autre bout du monde. Libres, ouverts, sans compte.
shelf-label = Les jeux
shelf-play = Jouer
shelf-invite = Inviter des amis
shelf-learn = Apprendre
shelf-rules = Règles
shelf-arrange = À ta façon
shelf-watch-file = Revoir une partie enregistrée
shelf-your-tables = Tes tables
shelf-stage-waiting = Pas commencée
shelf-stage-playing = En cours
shelf-stage-over = Terminée
shelf-your-turn = À toi de jouer
shelf-waiting-for = On attend { $who }
shelf-all-yours = Toutes tes parties
shelf-tally = Le tableau
shelf-open-doors = Portes ouvertes dans cette maison
shelf-open-sit = { $count ->
    [one] Une chaise libre
   *[other] { $count } chaises libres
}
shelf-open-watch = À regarder
box-players = { $fewest } à { $most } joueurs
box-minutes = environ { $minutes } minutes
box-short-minutes = { $minutes } min
box-sealed = Encore scellée

## Noms, insignes, robots

badge-legend = Ton insigne
badge-taken = { $badge } : déjà pris par { $name }
badge-A = A, rond rouge
badge-B = B, carré bleu
badge-C = C, triangle jaune
badge-D = D, losange turquoise
badge-E = E, croix violette
badge-F = F, étoile anthracite
badge-G = G, arche crème
badge-H = H, cœur rose
level-legend = Les robots jouent
level-carefree = insouciant
    .about = Joue le jeu, quoi qu’il arrive.
level-sensible = raisonnable
    .about = Prend ce qui semble bon sur le moment.
level-keen = appliqué
    .about = Réfléchit un peu avant chaque coup.
level-sharp = affûté
    .about = Voit loin et se trompe rarement.
level-ruthless = impitoyable
    .about = Réfléchit longtemps et ne fait aucun cadeau.

## Dresser une table

lobby-name = Ton nom
lobby-how = Comment on joue
lobby-pace = Rythme
lobby-fetching = On dresse la table …
lobby-usual = d’habitude
lobby-more-options = { $count ->
    [one] Encore une règle maison
   *[other] { $count } autres règles maison
}
lobby-own-make = À votre façon
lobby-own-done = Terminé
lobby-own-fine = On peut jouer ainsi.
lobby-breath = Un souffle après chaque coup
lobby-breath-about = Le temps de regarder, ou de reprendre un coup, avant la suite.
lobby-patience = Patience avec les absents
lobby-patience-about = Ensuite un robot les remplace jusqu’à leur retour.
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-hours = { $count } h
lobby-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
lobby-never = jamais
lobby-time = Temps de réflexion
lobby-time-none = autant qu’il en faut
lobby-time-of = { $bank }, et { $more } après chaque tour
lobby-time-about = À chacun le sien. Il court aussi pendant ton absence, mais jamais quand le jeu a sa propre horloge. Quand il est écoulé, un robot joue jusqu’à la fin du tour : personne n’y perd la partie.
new-title = Une table à ta façon
new-lead = { $game } avec les gens, les robots et les règles que tu aimes.
new-you = Toi
new-others = Les autres
new-bots = Combien de robots ?
new-start = { $count ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $count } robots
}

## La salle d’attente

wait-welcome = Une chaise est libre
wait-welcome-lead = { $game } va commencer. Dis-nous ton nom et assieds-toi, sans compte.
wait-pull = Prenez place
wait-pull-lead = Envoie ce lien. Qui l’ouvre peut s’asseoir, sans compte.
wait-share = Une partie t’attend
wait-copy = Copier
wait-copied = Copié
wait-marked = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copie-le toi-même.
wait-qr = Code QR du lien vers cette table
wait-point = Ou vise-le avec un téléphone.
wait-watch = Ouvre le lien sur une télé sans t’asseoir : elle montre la table, les téléphones gardent les secrets.
wait-send = Envoyer
wait-sit = S’asseoir
wait-you-host = toi, qui invites
wait-you = toi
wait-host = qui invite
wait-here = là
wait-away = pas là
wait-add-bot = Robot
wait-free = libre
wait-kick = Libérer la chaise de { $name }
wait-kick-free = Libérer la chaise
wait-kick-ban = La libérer et exclure
ban-about = Qui est exclu ne peut plus s’asseoir à cette table tant que tu ne le permets pas.
ban-list = Exclus
ban-watchers = Spectateurs renvoyés
ban-lift = Laisser revenir
watch-count =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
watch-send = Renvoyer
wait-change = Changer
door-legend = Qui trouve cette table ?
door-shut = Qui a le lien
door-sit = Toute la maison
door-watch = Toute la maison, même pour regarder
door-about-shut = La porte est fermée : personne ne voit cette table sur l’étagère.
door-about-sit = Tout le monde sur ce serveur la voit sur l’étagère avec tous vos noms, peut s’asseoir et lit la discussion. La porte se ferme quand la partie commence.
door-about-watch = Tout le monde sur ce serveur la voit sur l’étagère avec tous vos noms, peut s’asseoir, regarder la partie et lire la discussion.
door-is-sit = La porte est ouverte : tout le monde sur ce serveur voit vos noms.
door-is-watch = La porte est ouverte, même pour regarder : tout le monde sur ce serveur voit vos noms.
wait-lock = Fermer la porte
wait-lock-about = Plus personne ne peut s’asseoir.
wait-locked = La porte est fermée
wait-locked-lead = Plus personne ne peut s’asseoir. Tu peux regarder d’ici.
wait-chairs = Les chaises autour de la table
wait-count = { $count ->
    [0] Personne à table.
    [1] Une personne à table.
    [2] Deux à table.
    [3] Trois à table.
    [4] Quatre à table.
    [5] Cinq à table.
    [6] Six à table.
    [7] Sept à table.
    [8] Huit à table.
   *[other] { $count } à table.
}
wait-for-you = À toi, { $name }, d’allumer la mèche.
wait-for-host-you = À toi d’allumer la mèche.
wait-for-host = On attend que { $name } allume la mèche.
wait-for-somebody = On attend que la mèche s’allume.
wait-more = { $count ->
    [one] Encore une personne ou un robot, et la mèche peut brûler.
   *[other] Encore { $count } personnes ou robots, et la mèche peut brûler.
}
course-count = Réussi : { $done } sur { $count }.
course-new = Pas encore essayé.
course-tried = { $count ->
    [one] Un essai, meilleur résultat { $best }.
   *[other] { $count } essais, meilleur résultat { $best }.
}
course-done = { $count ->
    [one] Réussi en un essai. Meilleur résultat { $best }.
   *[other] Réussi. { $count } essais, meilleur résultat { $best }.
}
course-next = Ensuite : { $what }
course-box = Boîte { $number } ({ $first }–{ $last })
course-open = L’ouvrir maintenant
course-hard = Difficulté : { $hard } sur { $most }
wait-start = Commencer à { $count }
wait-name = Comment tes amis peuvent-ils t’appeler ?
wait-chat = Bavarder en attendant
wait-myself = Toi à cette table
wait-edit = Changer ton nom ou ton insigne
wait-done = C’est bon
wait-rise = Se lever

## Un mélange honnête

salt-title = Un mélange honnête, c’est promis
salt-promise = Avant que quiconque ajoute du sel, la table a promis sa graine secrète. Voici la promesse :
salt-why = Le sel de chacun est mêlé à la graine : personne ne peut truquer le mélange tout seul. Après la partie, la graine est montrée et chacun peut vérifier la promesse.
salt-mine = Ta pincée de sel
salt-none = sans sel

## Le livret de règles

rules-title = Les règles de { $game }
rules-chapters = Chapitres
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée
    [1] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle ne parle de « { $text } ». Essaie un autre mot.

## Ce qui peut clocher, et que faire

trouble-unreachable = La table est injoignable. Vérifie ta connexion et réessaie.
trouble-broken = La réponse n’avait aucun sens. Réessaie dans un instant.
trouble-fault = Quelque chose a cassé chez nous. Rien n’est perdu ; réessaie.
trouble-bad-record = Ce fichier n’est pas une partie que nous sachions lire.
trouble-bad-request = Impossible à comprendre. Recharge la page.
trouble-badge-taken = Quelqu’un porte déjà cet insigne. Prends-en un autre.
trouble-banned = La personne qui invite t’a demandé de quitter cette table.
trouble-chair-taken = Quelqu’un a été plus rapide : la chaise est prise.
trouble-forged = Plus aucune chaise ici ne connaît ta clé. Tu peux regarder.
trouble-full = Toutes les chaises sont prises. Tu peux regarder.
trouble-garbage = Impossible à comprendre. Recharge la page.
trouble-hello-first = La table ne te connaît pas encore. Recharge la page.
trouble-locked = La porte est fermée.
trouble-no-bot = Il n’y a pas de robot de ce genre.
trouble-no-calls = Cette table ne peut pas t’appeler.
trouble-no-game = Ce jeu n’est pas sur l’étagère.
trouble-no-handover = Plus rien n’attend sous ce lien. Il sert une fois, pendant dix minutes : faites-en un nouveau.
trouble-no-lesson = Il n’y a pas de leçon pour cela.
trouble-no-move = Ce coup n’existe pas.
trouble-no-option = Cette option n’existe pas.
trouble-no-page = Il n’y a rien à cette adresse.
trouble-no-question = Il n’y a plus rien à répondre.
trouble-no-replay = Cette partie n’est pas ici.
trouble-no-table = Cette table a été débarrassée.
trouble-elsewhere = Un autre serveur tient maintenant cette table ; revenir y mène.
trouble-no-take-back = Tu n’as rien à reprendre.
trouble-no-viewpoint = On ne peut pas regarder la partie de ce côté.
trouble-not-host = Seule la personne qui invite peut faire cela.
trouble-not-over = La partie n’est pas finie.
trouble-not-playing = Aucune partie n’est en cours à cette table.
trouble-hush = Pendant cette partie, seuls les signaux sont permis.
trouble-not-saved = Ton coup n’a pas pu être noté. Rejoue-le.
trouble-not-seated = Tu n’as pas de chaise à cette table.
trouble-not-waiting = La partie a déjà commencé.
trouble-refused = Une règle l’interdit.
trouble-stale = La partie a continué entre-temps. Regarde et choisis.
trouble-stream = Pendant le mélange, c’est la main qui joue : le seul coup possible est Stop.
trouble-too-fast = Trop vite pour la table. Respire un peu.
trouble-too-long = C’est trop long.
trouble-crowded = Trop de parties en temps réel sont en cours, ici ou depuis ton réseau. Réessaie quand l’une sera finie.
trouble-too-many = Un peu plus lentement, s’il te plaît. Réessaie dans un instant.
trouble-unreadable = Ce qui en a été gardé n’est plus lisible. La personne qui gère ce serveur peut en savoir plus.
