### Bomb Busters : les missions, en français.

option-mission = Mission
    .number = { $value-key ->
        [1] 1 : Le premier coup de pince
        [2] 2 : Le jaune s’invite
        [3] 3 : Gare au rouge
        [4] 4 : Le faisceau entier
        [5] 5 : Deux sur trois
        [6] 6 : Quatre fois jaune
        [7] 7 : Un rouge sur deux
        [8] 8 : L’examen
        [9] 9 : Chaque chose en son temps
        [10] 10 : Au plus rapide
        [11] 11 : Un nombre voit rouge
        [12] 12 : Deux verrous chacun
        [13] 13 : Trois rouges d’un coup
        [14] 14 : La recrue
        [15] 15 : Des colis sans étiquette
        [16] 16 : L’un après l’autre
        [17] 17 : Un menteur à table
        [18] 18 : Le radar décide
        [19] 19 : Quinze minutes
        [20] 20 : Le fil égaré
        [21] 21 : Pair ou impair
        [22] 22 : Ce qui n’est pas là
        [23] 23 : Les quatre à la fois
        [24] 24 : Compté, marqué
        [25] 25 : Pas de nombres, merci
        [26] 26 : Douze cartes au choix
        [27] 27 : À mains nues
        [28] 28 : Le Capitaine maladroit
        [29] 29 : Que mijote ton voisin ?
        [30] 30 : Au pas de course
        [31] 31 : À chacun sa règle
        [32] 32 : Les caprices de la pioche
        [33] 33 : Pair ou impair
        [34] 34 : Quelqu’un n’est pas libre
        [35] 35 : Les isolés pour la fin
        [36] 36 : Par les deux bouts
        [37] 37 : Quatre fils, nouvelle règle
        [38] 38 : L’angle mort du Capitaine
        [39] 39 : Quatre d’un souffle
        [40] 40 : Une fois, deux fois, trois fois
        [41] 41 : Attention où tu marches
        [42] 42 : En piste !
        [43] 43 : Le robot promeneur
        [44] 44 : Une bouteille pour tous
        [45] 45 : Qui ose ?
        [46] 46 : Les sept pour la fin
        [47] 47 : Calcul mental
        [48] 48 : Trois d’un coup
        [49] 49 : Respirer et laisser respirer
        [50] 50 : Par cœur
        [51] 51 : Oui, chef !
        [52] 52 : Rien que des mensonges
        [53] 53 : Le robot est la mèche
        [54] 54 : Dix minutes d’air
        [55] 55 : Le pari du Docteur
        [56] 56 : Dans ton dos
        [57] 57 : Douze nombres, douze règles
        [58] 58 : Deux doigts, pas de notes
        [59] 59 : Le robot sur la ligne
        [60] 60 : Le Docteur remet ça
        [61] 61 : Fais passer la règle
        [62] 62 : Des nombres contre du temps
        [63] 63 : La bouteille qui tourne
        [64] 64 : Deux fois dans ton dos
        [65] 65 : Des cartes de main en main
        [66] 66 : Au fond du bunker
       *[other] Mission { $value-key }
    }

## Règles : communes à plusieurs missions

chapter-campaign = Ce que les missions partagent
rule-N1 = D’abord le Capitaine, puis les personnages, les cartes qui disent quel équipement sert, les fils de couleur, les fils distribués à part, la distribution, les fils spéciaux, le rangement, l’équipement, les autres cartes, le choix des contraintes, et enfin les jetons de départ. Seule la mission 23 retourne sa carte Nombre après les jetons de départ.
    .cite = Règles communes 1 : l’ordre de la préparation
rule-N2 = Une manche finit chaque fois que l’ordre du jeu atteint la place du Capitaine, même s’il n’a plus de fils et qu’on ne fait que passer, mais pas quand le Thermos de café saute cette place. « Avant le tour du Capitaine » désigne ce moment. Le premier tour de la mission ne finit aucune manche.
    .cite = Règles communes 2 : une manche
rule-N3 = Passer, c’est un tour sans action ; tout le monde le voit, et le tour est fini. Tu ne passes que là où la mission le dit, et jamais par choix là où elle ne le dit pas. Si la mission avance le détonateur pour cela, le Stabilisateur l’empêche.
    .cite = Règles communes 3 : passer
    .no = Ici, on ne passe pas par choix : il y a quelque chose que tu peux faire.
rule-N4 = Après une coupe, tout vient dans cet ordre : elle est jugée, les fils sont ouverts ou marqués, le détonateur avance ; on compte les fils et on pose les jetons Validation ; un nombre terminé fait son effet ; la coupe fait le sien ; l’équipement se débloque et les cartes instantanées agissent, le Double fond d’abord, puis par nombre ; on vérifie les défis ; vous avez peut-être gagné ; le tour finit.
    .cite = Règles communes 4 : après une coupe
rule-N5 = Un nombre est terminé quand ses quatre fils sont coupés. Dans la mission 11, ceux qui comptent comme rouges sont terminés quand les quatre sont révélés.
    .cite = Règles communes 5 : un nombre terminé
rule-N6 = Sur sa dernière case, le détonateur ne supporte plus un cran : le suivant fait exploser la bombe. Chaque cran en arrière est une erreur permise de plus, mais jamais au-delà de la case pour cinq joueurs ; là, il est perdu, et ce qui l’a apporté est quand même dépensé.
    .cite = Règles communes 6 : la dernière case
rule-N7 = Sans fils cachés, tu n’as plus de tour et tu ne fais aucun choix qui demande des fils. Tu choisis encore là où il ne faut qu’une personne : comme Capitaine dans les missions 32 et 61, ou pour donner un jeton dans la mission 22.
    .cite = Règles communes 7 : qui n’a plus de fils
rule-N8 = Si tu n’as aucune action permise au début de ton tour et qu’aucune règle ne te laisse passer, la mission est perdue sur-le-champ.
    .cite = Règles communes 8 : rien à faire
rule-N9 = Dans les missions 13, 39 et 41, les jetons de départ sont tirés : à partir du Capitaine et dans le sens des aiguilles d’une montre, chacun tire un des 24 jetons de nombre ; un jaune est tiré à nouveau. Si tu as des fils bleus de ce nombre, tu le poses devant l’un d’eux. Sinon, il reste à côté de ta main, et tout le monde sait que tu n’en as pas.
    .cite = Règles communes 9 : jetons de départ tirés
    .no = Le jeton tiré est un { $value-key } : il se pose devant un fil bleu de ce nombre.
rule-N10 = Si une mission a ses propres jetons, ils remplacent partout les jetons Info : au départ, après une erreur et pour un Post-it. Ce que les règles disent des jetons Info vaut pour eux.
    .cite = Règles communes 10 : d’autres jetons
rule-N11 = Les fils rouges et jaunes ne sont ni pairs ni impairs, et ne reçoivent jamais un tel jeton.
    .cite = Règles communes 11 : pair et impair
    .no = Un jeton « pair » ou « impair » se pose devant un de tes propres fils bleus cachés.
rule-N12 = Les jetons de compte vont jusqu’à ×3. Une valeur présente quatre fois sur son support ne peut être marquée ni au départ ni par un Post-it ; si une erreur touche un tel fil, on dit ×4. Ils ne se posent jamais devant un rouge, et un Post-it peut aussi marquer un fil coupé. Un fil qui change de support perd son jeton ; les autres restent et disent ce qui était vrai quand on les a posés.
    .cite = Règles communes 12 : jetons de compte
    .no = Cette valeur est { $count } fois sur le support : un jeton de compte se pose devant un fil bleu dont la valeur y est une, deux ou trois fois.
rule-N13 = Les jetons à côté d’un support sont visibles de tous et y restent. Ils disent ce qui était vrai quand on les a posés.
    .cite = Règles communes 13 : à côté du support
rule-N14 = Dans les missions 22 et 27, il se passe quelque chose une seule fois : au tour où le deuxième fil jaune est coupé, avant que le Double fond ne s’ouvre.
    .cite = Règles communes 14 : les deux premiers jaunes
rule-N15 = Pour annoncer plusieurs fils, tu désignes l’un après l’autre des fils cachés, n’importe où sur la table, les tiens aussi. Quand tous sont annoncés, on les juge ensemble. C’est l’action de ton tour, et tu n’as pas besoin d’avoir un tel fil.
    .cite = Règles communes 15 : plusieurs fils à la fois
    .no = Désigne des fils cachés, chacun une seule fois.
rule-N16 = Aucun équipement, aucun détecteur, aucun Stabilisateur n’aide à annoncer plusieurs fils. Seul le levier de la mission 66 admet le Stabilisateur.
    .cite = Règles communes 16 : annoncés sans aide
    .no = Pendant qu’on annonce des fils, aucun équipement ne peut servir.
rule-N17 = Tout le monde voit ce que tu désignes. Jusqu’au dernier fil annoncé, personne ne dit si l’un d’eux est juste.
    .cite = Règles communes 17 : annoncés en silence
rule-N18 = Quand l’horloge tourne, la table compte les secondes. Elle s’arrête pendant une annonce, jusqu’à ce que tout le monde l’ait lue ou que vingt secondes soient passées, pendant un choix qu’un événement demande, et tant que personne ne peut agir. Dans la mission 10, seules les animations et les bots qui réfléchissent l’arrêtent.
    .cite = Règles communes 18 : l’horloge
rule-N19 = Au calme, il n’y a pas de secondes : on compte les tours, comme chaque mission le dit.
    .cite = Règles communes 19 : au calme
rule-N20 = À cette table, rien ne s’écrit ni ne se dit à part les signaux. Les règles sur la parole n’ont donc pas besoin de pénalité ; les signaux qui les enfreindraient n’existent pas.
    .cite = Règles communes 20 : parler
rule-N21 = Quand le temps est écoulé, la mission est perdue, quoi qu’il y ait sur la table. Un tour commencé à temps et jugé après est perdu aussi.
    .cite = Règles communes 21 : la fin du temps

## Règles : missions 9 à 19

chapter-missions-9 = Missions 9 à 19
rule-S5 = Les 48 fils bleus sont de toutes les missions à partir de la 9. Fils rouges : un dans les 9, 10, 12, 16 et 19 ; deux dans les 14 et 18 ; trois dans la 13 ; un sur trois dans la 15 ; deux sur trois dans la 17 ; aucun dans la 11. Fils jaunes : deux dans les 9 et 11 ; quatre dans les 10 et 12 ; deux sur trois dans les 14, 16 et 19 ; sinon aucun. À deux : deux rouges dans les 9, 12 et 16, deux sur trois dans la 15, trois dans les 14, 17 et 18 ; quatre jaunes dans les 9, 11, 14 et 16.
    .cite = Préparation 5 : les fils des missions 9 à 19
rule-S6 = Il y a autant de cartes que de joueurs. On remplace le Thermos de café dans la 10, et dans la 11 la carte du nombre visible. Dans la 15, les cartes sont face cachée, et dans la 18 il n’y a que le Radar général. Le Double fond peut sortir dans les 9 à 12, 14, 16 et 19.
    .cite = Préparation 6 : l’équipement des missions 9 à 19
rule-S7 = Tout le monde commence avec un jeton Info, à ces exceptions près. Mission 13 : les jetons sont tirés. Mission 17 : le menteur en pose deux faux. Mission 18 : il n’y en a pas. À deux, le Capitaine n’en pose pas dans les missions 11 et 13.
    .cite = Préparation 7 : les jetons de départ des missions 9 à 19
mission-9 = Cette bombe est tatillonne : elle veut qu’on la démonte dans le bon ordre.
rule-M9-1 = Trois cartes Nombre tirées au hasard sont en ligne, face visible. La carte Ordre est près de la première, du côté qui demande deux fils.
    .cite = Mission 9, 1 : trois cartes Nombre
rule-M9-2 = Le nombre de la deuxième carte ne peut être annoncé que si deux fils de la première sont coupés ; celui de la troisième, que si deux de la première et deux de la deuxième le sont. Toutes les autres valeurs sont libres.
    .cite = Mission 9, 2 : dans cet ordre
    .no = { $value-key } est bloqué : il faut d’abord couper { $need } fils { $before }.
rule-M9-3 = Dès que deux fils du premier nombre sont coupés, on retourne sa carte, et la carte Ordre passe à la deuxième ; puis à la troisième, de la même façon.
    .cite = Mission 9, 3 : la carte Ordre avance
rule-M9-4 = Si tu ne peux annoncer que des valeurs bloquées au début de ton tour, la mission est perdue.
    .cite = Mission 9, 4 : rien que des valeurs bloquées
rule-M9-5 = Une valeur bloquée ne peut être annoncée ni en Coupe en duo, ni en Coupe en solo, ni avec un détecteur. On peut désigner un fil de valeur bloquée en annonçant autre chose : c’est une erreur comme une autre. Le jaune n’est jamais bloqué.
    .cite = Mission 9, 5 : c’est l’annonce qui est bloquée
rule-M9-6 = Rien que des valeurs bloquées, cela veut dire : tous tes fils cachés sont rouges ou de valeur bloquée, et un au moins est bloqué. Si le Thermos de café peut servir, il sauve le tour. Une Coupe en solo de quatre fils compte pour deux et plus.
    .cite = Mission 9, 6 : quand rien n’est libre
mission-10 = Pas le temps d’être poli : celui qui sait coupe.
rule-M10-1 = Vous avez quinze minutes, à deux douze. L’horloge part quand tout est préparé ; quand elle est à bout, la bombe explose.
    .cite = Mission 10, 1 : quinze minutes
rule-M10-2 = Il n’y a pas d’ordre des tours. Le premier qui crie joue un tour.
    .cite = Mission 10, 2 : sans ordre
rule-M10-3 = On ne crie que lorsque le tour précédent est tout à fait fini.
    .cite = Mission 10, 3 : quand crier
    .no = Le tour précédent n’est pas encore fini.
rule-M10-4 = Personne ne joue deux tours de suite, sauf à deux joueurs.
    .cite = Mission 10, 4 : pas deux fois de suite
    .no = Le dernier tour était le tien : à quelqu’un d’autre de crier.
rule-M10-5 = Le Thermos de café ne sert pas.
    .cite = Mission 10, 5 : pas de thermos
rule-M10-6 = On peut jouer deux tours de suite dès que deux joueurs au plus ont encore des fils cachés.
    .cite = Mission 10, 6 : quand vous restez peu
rule-M10-7 = Le premier tour est à qui le veut. Si tu n’as que des fils rouges, tu cries comme les autres et tu les révèles. Ce qui s’utilise à tout moment ne demande pas de cri.
    .cite = Mission 10, 7 : qui peut crier
rule-M10-8 = Au calme, pas d’horloge : après quarante tours, à deux 36, la mission est perdue s’il reste des fils. Chacun dit s’il veut le tour ; parmi ceux-là, il va à celui qui attend depuis le plus longtemps, et si personne n’en veut, on suit le sens des aiguilles d’une montre.
    .cite = Mission 10, 8 : au calme
mission-11 = Quelqu’un a peint en rouge quatre fils inoffensifs, et personne ne sait où ils sont.
rule-M11-1 = Une carte Nombre tirée au hasard est face visible. Les quatre fils de ce nombre comptent comme rouges, et il n’y en a pas d’autres.
    .cite = Mission 11, 1 : un nombre pour rouge
rule-M11-2 = Si une Coupe en duo désigne l’un d’eux, la bombe explose, comme avec du rouge.
    .cite = Mission 11, 2 : le couper
rule-M11-3 = Si tous tes fils cachés sont de ce nombre au début de ton tour, tu dois les révéler, et tu n’as plus de fils.
    .cite = Mission 11, 3 : le révéler
    .no = { $value-key } compte comme rouge : on le révèle quand on n’a plus rien d’autre, et alors on y est obligé.
rule-M11-4 = Ce nombre ne peut être annoncé dans aucune coupe.
    .cite = Mission 11, 4 : à ne pas annoncer
    .no = { $value-key } compte comme rouge dans cette mission : on ne peut pas l’annoncer.
rule-M11-5 = La carte Équipement de ce nombre est remplacée, même si le Double fond la tire : on ne pourrait jamais la débloquer.
    .cite = Mission 11, 5 : son équipement
rule-M11-6 = Ni jeton de départ ni Post-it devant un fil de ce nombre.
    .cite = Mission 11, 6 : pas de jeton devant
    .no = { $value-key } compte comme rouge : pas de jeton devant.
rule-M11-7 = Pour les détecteurs et le Stabilisateur, un tel fil est rouge. Deux d’entre eux côte à côte sont égaux pour les étiquettes.
    .cite = Mission 11, 7 : rouge en tout
rule-M11-8 = Le Radar général ne peut pas demander ce nombre.
    .cite = Mission 11, 8 : le radar
    .no = { $value-key } compte comme rouge : le radar ne peut pas le demander.
rule-M11-9 = Le nombre est terminé, et reçoit son jeton Validation, quand les quatre fils sont révélés.
    .cite = Mission 11, 9 : quand il est terminé
mission-12 = Le quartier général a si bien emballé l’équipement que personne n’y accède.
rule-M12-1 = Sur chaque carte Équipement repose une carte Nombre tirée au hasard, face visible, jamais deux fois la même.
    .cite = Mission 12, 1 : une carte Nombre sur chacune
rule-M12-2 = Une carte est utilisable quand son propre verrou est ouvert et que deux fils de la valeur de la carte Nombre sont coupés, dans n’importe quel ordre. La carte Nombre s’en va quand sa paire est coupée.
    .cite = Mission 12, 2 : deux verrous
    .no = Une carte Nombre repose encore sur celle-ci : { $equipment }. Il faut que deux fils { $value-key } soient coupés.
rule-M12-3 = Une paire ouvre tout ce qui lui correspond : la carte de ce nombre et celle où repose cette carte Nombre, même si c’est la même.
    .cite = Mission 12, 3 : une paire, deux verrous
rule-M12-4 = Les cartes du Double fond reçoivent aussi une carte Nombre. Elle s’en va aussitôt si sa paire est déjà coupée.
    .cite = Mission 12, 4 : cartes nouvelles
rule-M12-5 = Le Double fond s’ouvre quand ses deux verrous sont ouverts. Toutes les cartes Nombre viennent d’un même jeu de douze.
    .cite = Mission 12, 5 : le Double fond a deux verrous
mission-13 = Trois fils rouges : trois occasions de se tromper, une seule d’avoir raison.
rule-M13-1 = Les trois fils rouges sont distribués d’abord, face cachée : un par joueur à partir du Capitaine, dans le sens des aiguilles d’une montre, jusqu’au troisième. Puis viennent les bleus. À deux, le Capitaine en reçoit deux, un sur chaque support, et l’autre joueur un.
    .cite = Mission 13, 1 : les rouges à part
rule-M13-2 = Les jetons de départ sont tirés. À deux, le Capitaine n’en pose pas.
    .cite = Mission 13, 2 : jetons tirés
rule-M13-3 = Action spéciale : tu annonces les trois fils rouges parmi tous les fils cachés. Si tous sont justes, ils sont coupés ; si l’un est faux, la bombe explose.
    .cite = Mission 13, 3 : trois rouges à la fois
    .no = Les rouges se coupent tous les trois à la fois : désigne trois fils cachés, chacun une seule fois.
rule-M13-4 = À quatre ou cinq, on peut le faire sans avoir de rouge. À deux ou trois, tout le monde en a un au départ.
    .cite = Mission 13, 4 : qui peut le faire
    .no = Seul qui a un fil rouge peut désigner les trois.
rule-M13-5 = Ici, on ne révèle pas les rouges. S’il ne te reste que des rouges, tu dois faire l’action spéciale.
    .cite = Mission 13, 5 : on ne révèle pas
    .no = Dans cette mission, on ne révèle pas les rouges : annonce les trois à la fois.
rule-M13-6 = Ni équipement ni personnage n’aide à couper des rouges.
    .cite = Mission 13, 6 : sans aide
rule-M13-7 = Avec deux supports, le hasard décide sur lequel est un rouge, et les autres ne le voient pas. Combien chacun en a, tout le monde le sait.
    .cite = Mission 13, 7 : sur quel support
rule-M13-8 = Si tu n’as que des rouges et que le Thermos de café peut servir, tu peux passer le tour. Une fois les rouges coupés, il n’y en a plus, et qui n’a rien à faire perd la mission.
    .cite = Mission 13, 8 : du rouge et un thermos
mission-14 = Aujourd’hui, c’est la recrue qui donne les ordres. Qu’est-ce qui pourrait mal tourner ?
rule-M14-1 = Autant de personnages que de joueurs, dont le Capitaine, sont mélangés et distribués face visible. Qui reçoit le Capitaine est la recrue.
    .cite = Mission 14, 1 : la recrue
rule-M14-2 = Si la recrue se trompe, avec ou sans détecteur, la bombe explose.
    .cite = Mission 14, 2 : pas d’erreur
rule-M14-3 = La recrue ne peut pas utiliser le Stabilisateur ; les autres équipements et le Double détecteur sont permis.
    .cite = Mission 14, 3 : pas de Stabilisateur
    .no = Tu es la recrue : pas de Stabilisateur pour toi.
rule-M14-4 = La recrue est le Capitaine de cette mission, commence, et a deux supports à trois joueurs. Ici, le rôle ne passe donc pas à gauche.
    .cite = Mission 14, 4 : la recrue est Capitaine
rule-M14-5 = Si quelqu’un d’autre se trompe dans la main de la recrue, c’est une erreur comme une autre.
    .cite = Mission 14, 5 : une erreur dans cette main
mission-15 = Les secours sont venus en traîneau, dans des colis que personne n’a étiquetés.
rule-M15-1 = Les cartes Équipement sont face cachée, et personne ne les connaît. Leurs propres nombres ne les débloquent pas.
    .cite = Mission 15, 1 : face cachée
    .no = Cette carte est encore face cachée.
rule-M15-2 = La première carte Nombre est face visible. Quand ses quatre fils sont coupés, on retourne une carte Équipement, utilisable aussitôt.
    .cite = Mission 15, 2 : un nombre vaut une carte
rule-M15-3 = Puis on retourne la carte Nombre suivante. Si son nombre est déjà terminé, on l’écarte sans équipement, et on retourne la suivante.
    .cite = Mission 15, 3 : le nombre suivant
rule-M15-4 = L’équipement se retourne par la gauche. Quand il n’y en a plus, les cartes Nombre continuent sans effet, et quand elles sont épuisées, plus rien n’arrive.
    .cite = Mission 15, 4 : par la gauche
mission-16 = La bombe tatillonne est de retour, et cette fois elle veut tout de tout.
rule-M16-1 = Comme la mission 9, mais les quatre fils du premier nombre passent avant tous ceux du deuxième, et les quatre des deux avant tous ceux du troisième.
    .cite = Mission 16, 1 : les quatre d’abord
    .no = { $value-key } est bloqué : il faut d’abord couper { $need } fils { $before }.
rule-M16-2 = Si tu ne peux annoncer que des valeurs bloquées au début de ton tour, la mission est perdue, comme dans la mission 9.
    .cite = Mission 16, 2 : rien que des valeurs bloquées
mission-17 = L’un de vous ne raconte que des histoires, et tout le monde sait qui.
rule-M17-1 = Les personnages sont distribués comme dans la mission 14. Qui reçoit le Capitaine est le menteur.
    .cite = Mission 17, 1 : le menteur
rule-M17-2 = Le menteur pose deux jetons de départ, faux tous les deux : le nombre n’est pas celui du fil. Ils ne se posent pas devant un rouge. Tous les autres posent un vrai jeton.
    .cite = Mission 17, 2 : deux faux jetons
    .no = Ce serait la vérité : les jetons du menteur sont faux, et jamais devant un fil rouge.
rule-M17-3 = Tout jeton Info devant les fils du menteur veut dire « pas cette valeur ». Après une erreur dans sa main, le menteur pose un jeton de la valeur annoncée. Le détonateur avance comme d’habitude.
    .cite = Mission 17, 3 : faux jusqu’au bout
rule-M17-4 = Le menteur n’utilise pas de cartes Équipement, mais participe quand d’autres utilisent les Talkies-walkies ou le Radar général.
    .cite = Mission 17, 4 : pas d’équipement
    .no = Tu es le menteur, et tu n’utilises pas d’équipement.
rule-M17-5 = Le menteur est le Capitaine de cette mission et garde le Double détecteur.
    .cite = Mission 17, 5 : le menteur est Capitaine
rule-M17-6 = Les deux faux jetons diffèrent par leur fil ou par leur nombre.
    .cite = Mission 17, 6 : deux jetons différents
    .no = Tu as déjà posé exactement ce jeton.
rule-M17-7 = Si un détecteur échoue dans la main du menteur, il choisit un des fils désignés qui n’est pas rouge ; si tous le sont, la bombe explose. Si le Rayon X ou Y échoue, le jeton montre la première valeur annoncée.
    .cite = Mission 17, 7 : les détecteurs et le menteur
rule-M17-8 = Un jeton garde son sens quand son fil change de main. Un nouveau jeton devant ce fil suit son propriétaire du moment. Les réponses au radar sont toujours vraies.
    .cite = Mission 17, 8 : le mensonge tient au jeton
mission-18 = Yeux fermés, oreilles ouvertes : quelqu’un, là-dehors, entend les fils.
rule-M18-1 = Il n’y a pas de jetons de départ. Le seul équipement est le Radar général. Il ne s’épuise jamais, et ne sert que comme la mission le dit.
    .cite = Mission 18, 1 : le radar, rien d’autre
    .no = Le radar demande une fois par tour, pour la carte qu’on vient de retourner.
rule-M18-2 = À ton tour, tu retournes la première carte Nombre ; le radar demande ce nombre à tous, support par support ; puis tu choisis qui doit le couper, toi peut-être.
    .cite = Mission 18, 2 : retourner, demander, choisir
rule-M18-3 = La personne choisie fait une Coupe en duo ou en solo avec ce nombre, et choisit le fil. Tu ne dis pas où.
    .cite = Mission 18, 3 : la coupe
    .no = La carte dit { $value-key } : on ne peut couper que cela.
rule-M18-4 = Une carte Nombre quitte le jeu quand ses quatre fils sont coupés. Quand la pioche est vide, on mélange à nouveau les cartes déjà retournées.
    .cite = Mission 18, 4 : cartes Nombre
rule-M18-5 = Vient ensuite le voisin de gauche de qui a retourné la carte, pas de qui a coupé. Si tu n’as que des rouges au début de ton tour, tu les révèles à la place.
    .cite = Mission 18, 5 : le tour suivant
rule-M18-6 = Personne ne peut redemander ce que le radar a dit avant.
    .cite = Mission 18, 6 : sans redemander
rule-M18-7 = On ne peut choisir que quelqu’un qui a répondu oui. Pour couper, le Double détecteur est permis, et une erreur donne un jeton Info comme d’habitude.
    .cite = Mission 18, 7 : qui peut être choisi
    .no = { $you ->
        [yes] Tu n’as pas ce nombre : choisis quelqu’un qui l’a.
       *[no] { $seat } n’a pas ce nombre : choisis quelqu’un qui l’a.
    }
mission-19 = La voix du monstre compte à rebours depuis quinze minutes. Lui faites-vous confiance ?
rule-M19-1 = Tout suit les règles de base, mais contre l’horloge : on vous annonce quinze minutes. Écoutez bien, car le temps peut changer. Quand il est écoulé, la bombe explose.
    .cite = Mission 19, 1 : l’horloge
rule-M19-2 = Au calme, on compte les tours au lieu des minutes : on vous en annonce soixante, et cela aussi peut changer.
    .cite = Mission 19, 2 : au calme

## Règles : missions 20 à 30

chapter-missions-20 = Missions 20 à 30
rule-S8 = Fils rouges : un dans les 22 et 27 ; deux dans les 20, 24, 25, 26 et 28 ; trois dans la 29 ; un sur deux dans les 21 et 30 ; un sur trois dans la 23. Fils jaunes : deux dans la 20 ; quatre dans les 22, 27, 28 et 30 ; sinon aucun. À deux : deux rouges dans la 21, deux sur trois dans les 20 et 23, trois dans les 24, 25 et 28 ; quatre jaunes dans la 20.
    .cite = Préparation 8 : les fils des missions 20 à 30
rule-S9 = Certains équipements sont remplacés s’ils sortent : les Talkies-walkies dans la 20, le Rayon X ou Y dans la 26, les Piles de secours dans la 27. Dans la 23, sept cartes forment une pile. Le Double fond peut sortir dans les 20, 22, 27, 28 et 30. Les missions 21, 22 et 24 ont leurs propres jetons de départ ; dans la 20, aucun ne se pose devant un fil marqué X. À deux, le Capitaine n’en pose pas dans les missions 27 et 29.
    .cite = Préparation 9 : équipement et jetons des missions 20 à 30
mission-20 = Parmi les moutons se tient un loup, et seul son voisin sait son nom.
rule-M20-1 = Le dernier fil distribué à chaque support, quelle que soit sa couleur, est marqué X : il n’est pas rangé et se tient tout à droite.
    .cite = Mission 20, 1 : le fil marqué X
rule-M20-2 = Les fils marqués X se coupent comme d’habitude, mais aucun équipement n’agit sur eux.
    .cite = Mission 20, 2 : pas d’équipement
    .no = Aucun équipement n’agit sur un fil marqué X.
rule-M20-3 = Un fil marqué X peut être n’importe lequel. S’il est rouge, on le révèle avec les autres. Il peut même se trouver par hasard à sa place.
    .cite = Mission 20, 3 : n’importe quel fil
rule-M20-4 = Seul son propriétaire le voit de face ; pour tous les autres, il peut être n’importe quoi.
    .cite = Mission 20, 4 : qui le voit
mission-21 = La cornemuse est si forte que seuls deux mots passent.
rule-M21-1 = Les jetons disent « pair » ou « impair » au lieu du nombre : au départ, après une erreur et pour un Post-it. Les valeurs s’annoncent comme d’habitude.
    .cite = Mission 21, 1 : pair ou impair
rule-M21-2 = Après une erreur, tout le monde sait que le fil n’est pas ce qu’on a annoncé, et s’il est pair ou impair.
    .cite = Mission 21, 2 : ce que dit une erreur
mission-22 = Les photos sont sorties en négatif : on n’y voit que ce qui manque.
rule-M22-1 = Au lieu d’un jeton de départ, tu poses à côté de ton support deux jetons de valeurs que tu n’as pas. Le jaune est permis.
    .cite = Mission 22, 1 : deux qui manquent
    .no = Tu as cette valeur : à côté du support va une valeur qui n’y est pas.
rule-M22-2 = Avec deux supports, un jeton va à côté de chacun. S’il manque moins de deux valeurs, tu en poses un, ou aucun.
    .cite = Mission 22, 2 : deux supports
rule-M22-3 = Quand les deux premiers fils jaunes sont coupés : à partir du Capitaine et dans le sens des aiguilles d’une montre, chacun prend n’importe quel jeton Info et le donne à gauche. Qui le reçoit le pose devant un fil de cette valeur ou, sans un tel fil, à côté du support.
    .cite = Mission 22, 3 : cadeaux
    .no = Tu as un fil de cette valeur : le jeton se pose devant.
rule-M22-4 = À deux, rien ne change.
    .cite = Mission 22, 4 : à deux
rule-M22-5 = Un jeton à côté d’un de deux supports parle de ce support, à côté d’un support unique il parle de toute la main. Deux jetons à côté d’un support diffèrent. Après un cadeau, « aucun » parle de toute la main.
    .cite = Mission 22, 5 : du support ou de la main
    .no = Les deux jetons à côté de ton support doivent être différents.
rule-M22-6 = Chaque cadeau est posé avant qu’on choisisse le suivant. Seuls les fils cachés comptent, et toute valeur peut être donnée, même terminée. Sans fils, tu donnes, mais tu ne reçois rien.
    .cite = Mission 22, 6 : un cadeau après l’autre
mission-23 = Toute la ville retient son souffle jusqu’à ce que quatre fils cèdent au même instant.
rule-M23-1 = Il n’y a pas d’équipement au départ ; sept cartes tirées au hasard forment une pile, face cachée. Après les jetons de départ, on retourne une carte Nombre au hasard.
    .cite = Mission 23, 1 : une pile de sept
rule-M23-2 = Les quatre fils de ce nombre doivent être coupés en même temps : tu annonces les quatre. S’ils sont tous justes, ils sont coupés ; sinon, la bombe explose.
    .cite = Mission 23, 2 : les quatre à la fois
    .no = Les quatre { $value-key } se coupent à la fois : désigne quatre fils cachés, chacun une seule fois.
rule-M23-3 = Tant que ce n’est pas fait, la première carte de la pile s’en va, sans être vue, à la fin de chaque manche.
    .cite = Mission 23, 3 : la pile diminue
rule-M23-4 = Une fois que c’est fait, toutes les cartes restantes sont posées face visible et utilisables aussitôt, quel que soit leur nombre.
    .cite = Mission 23, 4 : la récompense
rule-M23-5 = On peut le faire sans avoir ce nombre. Avant cela, il ne peut être annoncé dans aucune autre coupe.
    .cite = Mission 23, 5 : qui peut le faire
    .no = { $value-key } ne peut pas être annoncé : ses quatre fils se coupent à la fois.
rule-M23-6 = Si une fausse annonce touche un fil de ce nombre, c’est une erreur comme une autre. S’il ne te reste rien d’autre que du rouge, annoncer les quatre est tout ce que tu peux faire.
    .cite = Mission 23, 6 : touché par hasard
rule-M23-7 = Après sept manches, la pile est vide ; il faut quand même annoncer les quatre. Un rouge parmi eux fait exploser la bombe aussi.
    .cite = Mission 23, 7 : plus rien à gagner
mission-24 = Les chasseurs ne veulent savoir qu’une chose : combien ?
rule-M24-1 = Les jetons disent ×1, ×2 ou ×3 au lieu du nombre : la valeur du fil est autant de fois sur son support, fils coupés compris. Parmi des fils égaux, tu marques celui que tu veux.
    .cite = Mission 24, 1 : jetons de compte
mission-25 = Quelqu’un écoute à la porte, et il connaît tous les nombres.
rule-M25-1 = Les nombres ne se disent pas : on les mime, on les épelle, on les décrit. Qui en dit un avance le détonateur d’un cran.
    .cite = Mission 25, 1 : pas de nombres
rule-M25-2 = Ici, les valeurs se choisissent sur la table, et personne ne peut enfreindre la règle. Si vous êtes devant un seul écran, un bouton pour un nombre dit à voix haute avance le détonateur.
    .cite = Mission 25, 2 : à l’écran
mission-26 = Le loup compte ses moutons, et chacun ne se compte qu’une fois.
rule-M26-1 = Douze cartes Nombre sont face visible. Ton tour commence en retournant l’une d’elles ; puis tu dois couper ce nombre, en duo ou en solo.
    .cite = Mission 26, 1 : une carte, une coupe
    .no = On ne peut couper que le nombre de la carte qu’on retourne.
rule-M26-2 = Si aucune carte n’est visible au début d’un tour, on retourne d’abord toutes celles qui restent.
    .cite = Mission 26, 2 : toutes les cartes à nouveau
rule-M26-3 = La carte d’un nombre terminé quitte le jeu.
    .cite = Mission 26, 3 : nombres terminés
rule-M26-4 = Si tu n’as aucun nombre visible, tu passes ; le détonateur n’avance pas. Si tu en as un, tu dois couper.
    .cite = Mission 26, 4 : aucune carte ne va
    .no = Tu as un nombre qui est visible, donc tu dois couper.
rule-M26-5 = Il n’y a pas de Rayon X ou Y.
    .cite = Mission 26, 5 : pas de rayon
rule-M26-6 = La carte que tu choisis doit porter un nombre que tu as. Elle reste retournée si la coupe échoue. Avec du rouge seulement, on révèle sans carte, et le Thermos de café n’en demande pas.
    .cite = Mission 26, 6 : quelle carte
    .no = Choisis une carte Nombre visible dont tu as le nombre.
mission-27 = Les détecteurs sont en réparation. Il vous reste vos doigts.
rule-M27-1 = Personne n’a de personnage, donc pas de Double détecteur, et les Piles de secours sont remplacées.
    .cite = Mission 27, 1 : pas de personnages
    .no = Dans cette mission, personne n’a de personnage.
rule-M27-2 = Quand les deux premiers fils jaunes sont coupés : on tire autant de jetons Info qu’il y a de joueurs, face visible. À partir du Capitaine et dans le sens des aiguilles d’une montre, chacun en prend un et le pose devant un fil de cette valeur ou, sans un tel fil, à côté du support.
    .cite = Mission 27, 2 : des jetons au choix
    .no = Tu as un fil de cette valeur : le jeton se pose devant.
rule-M27-3 = On tire parmi les 26, dont deux jaunes, moins ceux qui sont devant des fils cachés ou à côté des supports. Un jaune se pose devant un fil jaune. Seuls les fils cachés comptent. Sans fils, tu n’en prends pas, et les jetons restants retournent à la réserve.
    .cite = Mission 27, 3 : quels jetons
mission-28 = Le Capitaine a deux mains gauches aujourd’hui, et tient à aider.
rule-M28-1 = Le Capitaine n’a pas de personnage et n’utilise aucun équipement, mais participe quand d’autres utilisent les Talkies-walkies ou le Radar général.
    .cite = Mission 28, 1 : rien pour le Capitaine
    .no = Tu es le Capitaine, et tu n’utilises pas d’équipement dans cette mission.
rule-M28-2 = Si le Capitaine se trompe, la bombe explose.
    .cite = Mission 28, 2 : pas d’erreur
rule-M28-3 = Le Double fond s’ouvre, qui que ce soit qui ait coupé les jaunes. Le Thermos de café et le Post-it, eux non plus, ne sont pas pour le Capitaine.
    .cite = Mission 28, 3 : pas de thermos non plus
mission-29 = Chacun a un voisin qui espère deviner son prochain coup, et un détonateur qui écoute.
rule-M29-1 = Chacun reçoit en secret deux cartes Nombre, le voisin de droite du Capitaine trois. Le reste est une pioche, face cachée.
    .cite = Mission 29, 1 : des cartes en main
rule-M29-2 = Au début de ton tour, ton voisin de droite pose une de ses cartes Nombre face cachée.
    .cite = Mission 29, 2 : une carte est posée
    .no = Pose une de tes propres cartes Nombre.
rule-M29-3 = Tu joues ton tour ; puis on retourne la carte. Si des fils de ce nombre ont été coupés à ce tour, le détonateur avance d’un cran.
    .cite = Mission 29, 3 : une carte est retournée
rule-M29-4 = Tu prends la carte en main. Tout le monde l’a vue.
    .cite = Mission 29, 4 : une carte est prise
rule-M29-5 = Quand un nombre est terminé, sa carte est écartée, où qu’elle soit.
    .cite = Mission 29, 5 : nombres terminés
rule-M29-6 = S’il ne te reste qu’une carte, tu pioches, en écartant les nombres terminés, jusqu’à un nombre qui ne l’est pas.
    .cite = Mission 29, 6 : piocher
rule-M29-7 = Quand il ne reste qu’un nombre, sa carte est écartée, et il n’y a plus de cartes.
    .cite = Mission 29, 7 : le dernier nombre
rule-M29-8 = Seuls comptent les fils vraiment coupés, pas ceux qu’un détecteur a désignés. Sans fils, tes cartes vont sous la pioche. Si le voisin de droite n’a pas de carte, le suivant à droite en pose une ; si personne n’en a, on n’en pose pas. Avec le Thermos de café, rien n’est coupé : tu prends la carte sans la retourner, et le voisin de droite de la personne choisie pose la suivante.
    .cite = Mission 29, 8 : cas particuliers
rule-M29-9 = On regarde s’il faut piocher à la fin du tour, une fois la carte prise : avec moins de deux cartes, tu pioches jusqu’à deux.
    .cite = Mission 29, 9 : quand on pioche
rule-M29-10 = Une carte qui correspond coûte son cran, puis est écartée si son nombre est terminé. Ce cran n’est pas une erreur : le Stabilisateur ne l’empêche pas. Une erreur ou une révélation ne coupe rien ; alors la carte ne coûte rien.
    .cite = Mission 29, 10 : le cran de la carte
mission-30 = Une voix dans le haut-parleur, un objectif, quelques secondes : et encore, et encore.
rule-M30-1 = On joue dans le sens habituel, mais une voix fixe des objectifs. Un objectif est une carte Nombre de la pioche : deux de ses fils doivent être coupés quand son temps est écoulé. Les fils coupés avant comptent, et on peut couper d’autres valeurs entre-temps. L’objectif suivant prend sa place.
    .cite = Mission 30, 1 : objectifs
rule-M30-2 = Il y en a sept, quatre de 20 secondes et trois de 15. 1 : manqué, le détonateur avance. 2 : rien. 3 : manqué, la carte Équipement visible du plus petit nombre s’en va. 4 : atteint, chacun dit combien de fils jaunes il lui reste. 5 : manqué, la personne dont c’est le tour ne peut plus que mimer. 6 : atteint, cette personne retourne une carte Nombre de plus et dit si elle a ce nombre. 7 : atteint, le reste de ce nombre est coupé aussitôt.
    .cite = Mission 30, 2 : sept objectifs
rule-M30-3 = Puis on retourne trois cartes Nombre, et pendant 120 secondes on ne peut couper que ces nombres ; si tu n’en as aucun, tu passes, sans détonateur. Si les douze fils sont coupés quand le temps est écoulé, vous avez gagné, quoi qu’il reste d’autre.
    .cite = Mission 30, 3 : trois nombres
    .no = On ne peut couper que ces nombres : { $numbers }.
rule-M30-4 = Sinon, la personne dont c’est le tour doit annoncer à la fois tous les fils jaunes restants. Si c’est faux, la bombe explose. Si c’est juste, les cartes s’en vont, et il reste 120 secondes pour couper tout le reste ; au bout, la bombe explose.
    .cite = Mission 30, 4 : les derniers jaunes
    .no = Annonce les fils jaunes restants : désigne des fils cachés, chacun une seule fois.
rule-M30-5 = Avant le premier objectif, vous jouez librement pendant 67 secondes. La voix annonce le temps de chaque objectif, et l’horloge s’arrête pendant qu’elle parle.
    .cite = Mission 30, 5 : avant le premier objectif
rule-M30-6 = La carte Nombre retournée pour l’objectif 6 ne revient pas. Pour l’objectif 3, seul compte l’équipement non utilisé, et le Double fond est plus haut que 12. S’il ne reste aucun jaune à la fin, cette tâche est faite. Ce que demande l’objectif 5 n’a pas d’effet à cette table.
    .cite = Mission 30, 6 : en petits caractères
rule-M30-7 = Tant que seuls trois nombres sont permis, on peut quand même désigner d’autres fils : seule la valeur annoncée est liée. Si tu passes, tout le monde sait que tu n’as aucun des trois. On peut révéler des rouges à tout moment.
    .cite = Mission 30, 7 : annoncé, pas touché
rule-M30-8 = Ce que l’objectif 7 coupe n’est la coupe de personne : ni tour, ni erreur, mais des jetons Validation et ce qui en découle.
    .cite = Mission 30, 8 : une coupe de personne
rule-M30-9 = Au calme, le jeu libre et chaque objectif durent une manche : autant de tours que de joueurs ayant des fils à son début. Les trois nombres durent trois manches, au moins dix tours ; la dernière étape dure quatre manches, au moins 16 tours.
    .cite = Mission 30, 9 : au calme

## Règles : missions 31 à 42

chapter-missions-31 = Missions 31 à 42
mission-31 = L’artificier a laissé cinq lettres cachetées : qui en ouvre une doit lui obéir, et sans lettre, pas de fils.
rule-S10 = Mission 31 : deux rouges sur trois, pas de jaunes. Les contraintes A à E sont face visible.
    .cite = Préparation 10 : mission 31
rule-M31-1 = Avant les jetons de départ, chacun prend une des contraintes visibles A à E, à partir du Capitaine, dans le sens des aiguilles d’une montre. Celles qui restent sont écartées. À deux, mieux vaut ne pas prendre A avec B, ni C avec D.
    .cite = Mission 31, 1 : choisir une contrainte
    .no = Prends une contrainte encore visible sur la table.
rule-M31-2 = Ta propre contrainte vaut pour chaque coupe que tu fais. Celles des autres ne te lient pas.
    .cite = Mission 31, 2 : sa propre contrainte
rule-M31-3 = Si, au début de ton tour, tu ne peux pas respecter ta contrainte, tu la retournes : tu en es libre jusqu’à la fin de la mission, même si un fil qui convient t’arrive plus tard.
    .cite = Mission 31, 3 : libéré
rule-M31-4 = On ne regarde si tu peux la respecter qu’au début de ton propre tour ; ce tour-là se joue alors librement. Si tu n’as que des fils rouges, tu les révèles, quelle que soit la carte.
    .cite = Mission 31, 4 : seulement au début du tour
mission-32 = Aujourd’hui, une pile d’ordres farfelus régente la salle de contrôle, et seul le Capitaine peut en déchirer un.
rule-S11 = Mission 32 : deux rouges, à deux trois ; pas de jaunes. Les douze contraintes forment une pioche mélangée.
    .cite = Préparation 11 : mission 32
rule-M32-1 = Les douze contraintes forment une pioche mélangée. Celle du dessus est visible et vaut pour tous.
    .cite = Mission 32, 1 : une contrainte pour tous
rule-M32-2 = Au début de chaque tour, quel que soit le joueur, le Capitaine peut remplacer la contrainte visible par la carte suivante de la pioche.
    .cite = Mission 32, 2 : le Capitaine la remplace
    .no = Le Capitaine peut remplacer la contrainte visible une fois, au début d’un tour.
rule-M32-3 = Si tu ne peux pas jouer sous la contrainte visible, tu passes ton tour. Le détonateur ne bouge pas.
    .cite = Mission 32, 3 : passer
    .no = Tu peux jouer, donc tu dois.
rule-M32-4 = Quand la pioche est vide, la dernière carte peut encore être remplacée : il n’y a alors plus de contrainte.
    .cite = Mission 32, 4 : la dernière contrainte
rule-M32-5 = Aucune contrainte n’empêche de révéler ses fils rouges.
    .cite = Mission 32, 5 : révéler est libre
rule-M32-6 = Le Capitaine remplace au plus une fois par tour, même s’il n’a plus de fils. Si tous ceux qui ont encore des fils ont passé depuis la dernière action, il doit remplacer la contrainte.
    .cite = Mission 32, 6 : une fois par tour, et si personne ne peut
    .no = Tout le monde a passé : le Capitaine doit maintenant remplacer la contrainte.
mission-33 = Dans la cave du casino, on a parié sur chaque fil : pair ou impair, la maison n’en dit pas plus.
rule-S12 = Mission 33 : deux rouges sur trois, à deux les trois ; pas de jaunes.
    .cite = Préparation 12 : mission 33
rule-M33-1 = Comme dans la mission 21, chaque jeton Info dit seulement si le nombre est pair ou impair : au début, après une erreur et avec le Post-it. Les valeurs s’annoncent comme d’habitude.
    .cite = Mission 33, 1 : encore pair et impair
mission-34 = L’un de vous s’est fait prendre : on lui interdit certaines coupes, et il ne doit rien laisser paraître. Qui est-ce ?
rule-S13 = Mission 34 : un rouge, pas de jaunes. Pas à deux.
    .cite = Préparation 13 : mission 34
rule-M34-1 = Cette mission ne se joue pas à deux. Le Capitaine est choisi comme d’habitude et commence. Puis on distribue face cachée autant de personnages que de joueurs, dont la carte Capitaine, et à chacun une contrainte de A à E. Tu regardes tes deux cartes. Qui a reçu la carte Capitaine est le maillon faible et garde le secret. Les contraintes restantes sont inconnues.
    .cite = Mission 34, 1 : le maillon faible
    .no = Il faut être au moins trois pour la mission 34.
rule-M34-2 = Tant que les personnages sont face cachée, personne ne peut utiliser le sien.
    .cite = Mission 34, 2 : pas encore de pouvoirs
    .no = Les personnages sont face cachée : personne n’a de pouvoir.
rule-M34-3 = Seul le maillon faible est lié par sa propre contrainte, à chaque tour, et n’en dit rien.
    .cite = Mission 34, 3 : lié en silence
    .no = Ta contrainte secrète te lie : cette valeur ne peut pas être annoncée maintenant.
rule-M34-4 = Si le maillon faible ne peut pas jouer à cause de sa contrainte, le détonateur avance de deux crans, et toutes les contraintes et tous les personnages sont écartés : personne n’a de pouvoir jusqu’à la fin de la mission.
    .cite = Mission 34, 4 : quand le maillon cède
    .no = Tu peux jouer, donc tu dois jouer.
rule-M34-5 = Les autres peuvent, une fois, au début d’un de leurs tours et sans se consulter, nommer le maillon faible et la contrainte. Si l’un des deux est faux, le détonateur avance d’un cran. Si les deux sont justes, tous les personnages sont révélés et utilisables, et toutes les contraintes sont écartées.
    .cite = Mission 34, 5 : nommer le maillon faible
    .no = Tu nommes le maillon faible une seule fois, au début de ton propre tour, et jamais toi-même.
rule-M34-6 = Quand le maillon cède, ce tour est fini. Après une tentative, le tour continue. Le maillon faible ne peut pas deviner.
    .cite = Mission 34, 6 : la suite du tour
    .no = Tu es le maillon faible : c’est aux autres de deviner.
rule-M34-7 = Ici, tous les personnages sont des Doubles détecteurs, car un autre trahirait le secret.
    .cite = Mission 34, 7 : tous pareils
rule-M34-8 = Une tentative ratée n’est pas une coupe ratée : le Stabilisateur n’arrête pas son cran. Sans fils, ou avec des rouges seulement, le maillon faible n’est plus lié, mais on peut encore le nommer.
    .cite = Mission 34, 8 : le cran d’une tentative
mission-35 = Sur chaque support, un fil bleu pend à l’écart des autres, sous tension tant qu’il reste un jaune.
rule-S14 = Mission 35 : deux rouges sur trois, à deux les trois ; quatre jaunes. Si les Talkies-walkies sortent comme équipement, on tire une autre carte. Le jeton de départ ne va pas devant un fil X.
    .cite = Préparation 14 : mission 35
rule-M35-1 = Avant de mélanger les fils de couleur, chaque support reçoit au hasard un fil bleu : son fil X, tout à droite, hors du rang. Puis on distribue le reste.
    .cite = Mission 35, 1 : un fil X bleu
rule-M35-2 = Les fils X ne peuvent être coupés que quand les quatre jaunes le sont ; ensuite comme d’habitude, mais sans équipement.
    .cite = Mission 35, 2 : d’abord le jaune
    .no = Pas de fil X avant la fin des jaunes : il en reste { $left }.
rule-M35-3 = Jusque-là, un fil X n’est ni désigné ni ouvert, il ne compte pas pour une Coupe en solo, et une valeur que tu n’as qu’en fil X ne peut pas être annoncée.
    .cite = Mission 35, 3 : pas encore en main
    .no = Tu n’as { $value } qu’en fil X, et son heure n’est pas venue.
rule-M35-4 = Si tu n’as que des fils X, et peut-être des rouges, alors qu’il reste des jaunes, tu passes ; le détonateur ne bouge pas. Si tous ceux qui ont des fils passent à la suite, la mission est perdue.
    .cite = Mission 35, 4 : rien que des fils X
mission-36 = Sous les palmiers, cinq caisses numérotées s’alignent, et on ne les ouvre que par les bouts.
rule-S15 = Mission 36 : un rouge sur trois et deux jaunes ; à deux, deux rouges sur trois et quatre jaunes.
    .cite = Préparation 15 : mission 36
rule-M36-1 = Cinq cartes Nombre au hasard sont visibles en ligne, dans l’ordre du tirage. Le Capitaine décide seul à quel bout va la carte Ordre.
    .cite = Mission 36, 1 : cinq en ligne
rule-M36-2 = Parmi les nombres de la ligne, on ne peut annoncer que celui qui touche la carte Ordre.
    .cite = Mission 36, 2 : seulement le bout
    .no = Le { $value-key } est bloqué : de la ligne, on ne peut annoncer que le { $open }.
rule-M36-3 = Quand deux fils de ce nombre sont coupés, sa carte s’en va, et qui a coupé décide seul à quel bout va maintenant la carte Ordre.
    .cite = Mission 36, 3 : vers un autre bout
rule-M36-4 = Les nombres qui ne sont pas, ou plus, dans la ligne s’annoncent librement.
    .cite = Mission 36, 4 : les autres sont libres
rule-M36-5 = Si, à ton tour, tu ne pourrais annoncer que des valeurs bloquées, la mission est perdue, comme dans la mission 9.
    .cite = Mission 36, 5 : rien que du bloqué
rule-M36-6 = Le bout se choisit avant les cartes instantanées et avant le tour suivant. Après la dernière carte, il n’y a plus rien à choisir.
    .cite = Mission 36, 6 : d’abord le choix
mission-37 = Chaque fois que vous finissez un nombre, le joker rit et change les règles.
rule-S16 = Mission 37 : deux rouges, à deux trois ; pas de jaunes. Les douze contraintes forment une pioche mélangée.
    .cite = Préparation 16 : mission 37
rule-M37-1 = Les douze contraintes forment une pioche mélangée. La visible lie chacun pendant son propre tour.
    .cite = Mission 37, 1 : la contrainte visible
rule-M37-2 = Quand les quatre fils d’un nombre sont coupés, la contrainte suivante remplace la visible.
    .cite = Mission 37, 2 : un nombre terminé
rule-M37-3 = Si tu ne peux pas jouer, tu passes ton tour ; le détonateur ne bouge pas. Si personne n’a pu jouer pendant toute une manche, il avance d’un cran et la contrainte est remplacée.
    .cite = Mission 37, 3 : si tu ne peux pas
    .no = Tu peux jouer, donc tu dois.
rule-M37-4 = Quand la pioche est vide et que la dernière carte doit partir, il n’y a plus de contrainte. Révéler des fils rouges est toujours libre.
    .cite = Mission 37, 4 : une pioche vide
rule-M37-5 = Toute une manche sans jouer, c’est quand tous ceux qui ont encore des fils ont passé depuis la dernière action ; ainsi dans les missions 37, 57 et 61. Le Stabilisateur n’arrête pas le cran qui en résulte.
    .cite = Mission 37, 5 : toute une manche
mission-38 = Un fil a été monté à l’envers : tout le monde peut le lire, sauf le Capitaine.
rule-S17 = Mission 38 : deux rouges, à deux trois ; pas de jaunes. Le jeton de départ ne va pas devant le fil retourné.
    .cite = Préparation 17 : mission 38
rule-M38-1 = Un fil du Capitaine, pris au hasard, est retourné sans que le Capitaine le voie et se tient tout à droite : un fil retourné. Un Capitaine à deux supports l’a sur le deuxième.
    .cite = Mission 38, 1 : un fil retourné
rule-M38-2 = Seul le Capitaine peut couper le fil retourné. Personne d’autre ne peut le désigner, même pour se tromper exprès.
    .cite = Mission 38, 2 : seul le Capitaine le coupe
    .no = Le fil retourné est l’affaire du seul Capitaine.
rule-M38-3 = S’il ne te reste que ce fil avec quoi couper, tu passes ton tour et le détonateur avance d’un cran.
    .cite = Mission 38, 3 : rien que ce fil
    .no = Tu peux couper, donc tu dois.
rule-M38-4 = Tu dois passer si tous tes fils cachés non rouges ont la valeur du fil retourné, et que tous les autres de cette valeur sont coupés ou à toi. Le Thermos de café aide.
    .cite = Mission 38, 4 : quand il faut passer
mission-39 = Quatre fils qui vont ensemble, un maître qui attend, et une pile qui fond manche après manche.
rule-S18 = Mission 39 : deux rouges sur trois, à deux les trois ; quatre jaunes. Pas de cartes Équipement. Les jetons de départ sont tirés.
    .cite = Préparation 18 : mission 39
rule-M39-1 = Il n’y a pas d’équipement. Une carte Nombre au hasard est visible. Huit des onze autres forment une pile face cachée, trois restent de côté sans être vues. Les jetons de départ sont tirés, à partir du Capitaine, dans le sens des aiguilles d’une montre.
    .cite = Mission 39, 1 : un nombre et une pile
rule-M39-2 = Les quatre fils du nombre visible ne se coupent qu’ensemble : à ton tour, tu annonces les quatre d’un coup, même sans en avoir. La moindre erreur fait exploser la bombe.
    .cite = Mission 39, 2 : les quatre d’un coup
    .no = Les { $value-key } se coupent tous les quatre d’un coup : désigne quatre fils cachés.
rule-M39-3 = Tant que ce n’est pas fait, on écarte à la fin de chaque manche la carte du dessus de la pile, sans la voir.
    .cite = Mission 39, 3 : la pile fond
rule-M39-4 = Une fois que c’est fait, les cartes restantes sont distribuées une à une face cachée, à partir du Capitaine, dans le sens des aiguilles d’une montre. Puis chacun pose un jeton Info, pour le nombre d’une de ses cartes, devant un fil de ce nombre. Les nombres que tu n’as pas, ou qui sont terminés, ne comptent pas.
    .cite = Mission 39, 4 : la récompense
    .no = Le jeton montre le nombre d’une de tes cartes, devant un de tes fils cachés.
rule-M39-5 = Parmi les cartes qui conviennent, tu choisis. Si aucune ne convient, tu ne poses pas de jeton, et c’est tout ce que les autres apprennent. Les cartes distribuées ou écartées ne sont pas montrées. Qui n’a plus de fils en reçoit aussi, sans effet.
    .cite = Mission 39, 5 : quelle carte compte
rule-M39-6 = Avant cela, le nombre visible ne s’annonce pas dans les autres coupes. Si une annonce fausse touche un de ses fils, c’est une erreur comme une autre. Un rouge parmi les quatre annoncés fait exploser la bombe. Après huit manches, il n’y a plus rien à gagner, mais il faut quand même annoncer les quatre.
    .cite = Mission 39, 6 : d’ici là
    .no = Un { $value-key } ne s’annonce pas : les quatre se coupent d’un coup.
mission-40 = Soir de Noël, la tour est dans le noir, et les seuls billets qui restent disent combien, pas quoi.
rule-S19 = Mission 40 : trois rouges, pas de jaunes. À deux, le Capitaine ne pose pas de jeton de départ.
    .cite = Préparation 19 : mission 40
rule-M40-1 = Comme dans la mission 24, chaque jeton Info dit seulement combien de fois la valeur du fil est sur son support : une, deux ou trois fois, fils coupés compris.
    .cite = Mission 40, 1 : encore combien
mission-41 = Des fils jaunes sont tendus sur la piste de danse, et la mèche est presque consumée. En trouver un fait gagner du temps.
rule-S20 = Mission 41 : un rouge sur trois, à deux deux sur trois. Fils jaunes : deux à deux, trois à trois, quatre à quatre ou cinq. Le détonateur part de la dernière case. Les jetons de départ sont tirés, et le Double fond n’est pas dans la pile.
    .cite = Préparation 20 : mission 41
rule-M41-1 = Les fils jaunes sont des fils pièges. On les distribue d’abord, un par joueur ; à cinq, le Capitaine n’en a pas. Puis on distribue le reste. Tout le monde sait donc qui en a un. Avec deux supports, le hasard décide sur lequel il est.
    .cite = Mission 41, 1 : un fil piège chacun
rule-M41-2 = Le détonateur part de la dernière case : un cran de plus, et la bombe explose. Les jetons de départ sont tirés ; on retire à nouveau si c’est un jaune.
    .cite = Mission 41, 2 : la dernière case
rule-M41-3 = « Jaune » ne s’annonce jamais dans une coupe ordinaire. À la place, comme action, tu désignes un fil d’un coéquipier comme fil piège ; pas besoin d’avoir un jaune. Si c’est juste, il est coupé et le détonateur recule d’un cran. Si c’est faux, le fil reçoit un jeton Info et le détonateur avance d’un cran. S’il est rouge, la bombe explose.
    .cite = Mission 41, 3 : trouver un fil piège
    .no = Ici, le jaune ne s’annonce pas : désigne un fil caché d’un coéquipier comme fil piège.
rule-M41-4 = S’il ne te reste que ton propre fil piège, et peut-être des rouges, tu passes ton tour ; le détonateur ne bouge pas.
    .cite = Mission 41, 4 : rien que son fil piège
    .no = Tu as d’autres fils, donc tu dois agir.
rule-M41-5 = Le Stabilisateur, les détecteurs et le rayon n’aident pas à trouver un fil piège, et le rayon ne peut pas annoncer jaune.
    .cite = Mission 41, 5 : pas d’aide pour les fils pièges
    .no = Aucun équipement n’aide à trouver un fil piège.
rule-M41-6 = Qui n’a plus de fils ne peut rien désigner. Si tous ceux qui ont des fils passent à la suite, la mission est perdue.
    .cite = Mission 41, 6 : tout le monde passe
mission-42 = La bombe est sous le chapiteau, et le spectacle continue : coupez tandis que jongleurs, magiciens et couteaux virevoltent.
rule-S21 = Mission 42 : un rouge sur trois et quatre jaunes. Un enregistrement passe.
    .cite = Préparation 21 : mission 42
rule-M42-1 = Vous jouez selon les règles habituelles et sans limite de temps, mais seize numéros de cirque vous interrompent. Chacun touche la personne dont c’est le tour. Après le dernier, la mission continue jusqu’à sa fin habituelle.
    .cite = Mission 42, 1 : des numéros de cirque
rule-M42-2 = Magicien : les autres détournent les yeux. La personne dont c’est le tour remet à leur place, cachés, deux fils coupés d’une même valeur. Puis c’est au joueur suivant.
    .cite = Mission 42, 2 : le magicien
    .no = Le magicien prend deux fils coupés d’une même valeur, encore à leur place.
rule-M42-3 = On bouge : les supports restent, et chacun s’assied une place plus à gauche, ou à droite. Ce qui s’y trouve est maintenant à toi, jetons compris. La personne dont c’est le tour le continue à sa nouvelle place. Personnage et rôle de Capitaine suivent la personne.
    .cite = Mission 42, 3 : tout le monde change de place
rule-M42-4 = Jongleur : la personne dont c’est le tour échange les places de deux de ses fils coupés de valeurs différentes.
    .cite = Mission 42, 4 : le jongleur
    .no = Le jongleur échange deux de tes fils coupés de valeurs différentes.
rule-M42-5 = Lanceur de couteaux : les fils coupés de la personne dont c’est le tour quittent la table. Les fils cachés gardent leur place.
    .cite = Mission 42, 5 : le lanceur de couteaux
rule-M42-6 = À partir du sixième numéro, qui coupe dit ensuite « Tadam ! ». Au onzième, si la dernière personne à avoir coupé l’a oublié, le détonateur avance d’un cran.
    .cite = Mission 42, 6 : dire « tadam »
    .no = « Tadam ! » revient à qui a coupé en dernier, une fois, à partir du sixième numéro.
rule-M42-7 = Au neuvième numéro, tous les jetons Validation disparaissent, posés ou à venir, jusqu’à la fin de la mission.
    .cite = Mission 42, 7 : plus de jetons Validation
rule-M42-8 = Trampoline : à partir de la personne dont c’est le tour, chacun crie « Boing ! ». L’oublier ne coûte rien.
    .cite = Mission 42, 8 : le trampoline
rule-M42-9 = Les fils remis par le magicien comptent comme non coupés : un nombre terminé ne l’est plus, mais l’équipement débloqué le reste. Leurs jetons disparaissent. Sans paire qui convienne, seul le tour passe.
    .cite = Mission 42, 9 : ce qui revient
rule-M42-10 = Les fils pris par les couteaux ne peuvent être ni remis ni échangés. Sans deux fils coupés différents, le jongleur ne fait rien. Une étiquette est retirée si un de ses fils a été échangé ou pris ; les autres restent, les jetons Info aussi.
    .cite = Mission 42, 10 : ce qui ne bouge plus
rule-M42-11 = Après avoir bougé, tu connais encore les fils que tu as quittés. Si tes nouveaux supports sont vides, ton tour passe aussitôt. À deux, on échange les supports, à gauche comme à droite.
    .cite = Mission 42, 11 : après avoir bougé
rule-M42-12 = Le choix du magicien est secret : les autres ne voient que les deux places à nouveau cachées. Dès lors, la table ne compte plus combien de fils de chaque nombre sont coupés.
    .cite = Mission 42, 12 : à l’écran
rule-M42-13 = Le magicien vient après 0:33, 3:11 et 5:40, le jongleur après 1:35 et 3:58, le lanceur de couteaux après 2:13. On se décale à gauche après 1:14, à droite après 1:50 et 7:15. « Tadam ! » vaut à partir de 2:40 et se vérifie à 5:13. Les jetons Validation disparaissent après 4:30. Le trampoline vient après 4:51, 6:04, 6:35 et 8:08. Au calme, il y a un numéro tous les deux tours, dans le même ordre.
    .cite = Mission 42, 13 : le programme

## Règles : missions 43 à 54

chapter-missions-43 = Missions 43 à 54
rule-S1 = Les 48 fils bleus sont de toutes les missions de 43 à 54. Fils rouges : trois dans la 43 et la 52 ; deux dans les 45, 48, 49, 50 et 53 ; un dans la 51 ; deux sur trois dans la 47 ; un sur trois dans la 44 ; aucun dans la 46 ; dans la 54, les onze forment une pile et viennent plus tard. Fils jaunes : 5.1, 6.1, 7.1 et 8.1 dans la 46 ; trois dans la 48 ; deux dans la 50 ; sinon aucun.
    .cite = Préparation 1 : quels fils
rule-S2 = Certains équipements sont remplacés s’ils sortent : le Rayon X ou Y dans les 44, 45, 47, 49, 51 et 54 ; le Thermos de café dans la 45 ; les Piles de secours dans la 46 ; les étiquettes ≠ et = dans la 52 ; le Rembobineur et le Stabilisateur dans la 53. Le Double fond peut sortir là où il y a des fils jaunes : dans les 46, 48 et 50, et à deux dans la 52.
    .cite = Préparation 2 : quels équipements
rule-S3 = Tout le monde commence avec un jeton Info, à ces exceptions près. Mission 43 à deux : le jeton du Capitaine est tiré au hasard. Missions 46 et 51 à deux : le Capitaine n’en pose pas. Mission 50 : on désigne le fil, et le jeton va à côté du support. Mission 52 : tout le monde pose deux faux jetons.
    .cite = Préparation 3 : jetons de départ
rule-S4 = À deux, quelques nombres changent. Fils rouges : trois dans les 45, 47, 48, 49 et 53 (dans la 47, les trois sont à coup sûr en jeu), trois dans la 50, deux dans la 51. Fils jaunes : quatre dans la 50 et la 52. Tout le reste est pareil.
    .cite = Préparation 4 : à deux
rule-M43-1 = Le robot part du 1 et porte des fils cachés : cinq à deux, quatre à trois ou quatre, trois à cinq. À la fin de chaque tour, il avance d’une case. Au 12, il fait demi-tour et revient au 11, au 10 et ainsi de suite. Le Thermos de café ne l’arrête pas.
    .cite = Mission 43, 1 : le robot marche
rule-M43-2 = Si tu coupes des fils du nombre où se trouve le robot, tu lui prends un fil. Tu le regardes en secret et tu le ranges ; avec deux supports, tu choisis lequel. Ce qui compte, c’est la place du robot avant qu’il ne reparte.
    .cite = Mission 43, 2 : un fil du robot
rule-M43-3 = Pour gagner, il faut aussi que les fils du robot soient coupés ou révélés.
    .cite = Mission 43, 3 : les fils du robot comptent
rule-M44-1 = La réserve commune commence avec deux jetons oxygène par joueur. Avant une coupe, tu y prends de l’oxygène : un jeton pour les valeurs de 1 à 4, deux de 5 à 8, trois de 9 à 12. Ils restent devant toi.
    .cite = Mission 44, 1 : l’oxygène
    .no = Pour { $value }, il faut { $cost ->
        [one] { $cost } jeton oxygène,
       *[other] { $cost } jetons oxygène,
    } et la réserve n’en a que { $reserve }.
rule-M44-2 = Quand commence le tour du Capitaine, tout l’oxygène retourne à la réserve.
    .cite = Mission 44, 2 : de l’oxygène frais
rule-M44-3 = Si tu ne peux pas couper, ou ne veux pas, tu passes ton tour et le détonateur avance d’un cran.
    .cite = Mission 44, 3 : passer
rule-M44-4 = Personne ne parle. Il n’y a qu’un signe : le pouce levé, pour « j’ai besoin de plus d’oxygène ».
    .cite = Mission 44, 4 : le pouce levé
rule-M45-1 = On ne joue pas chacun son tour. Le Capitaine retourne la première carte Nombre de la pioche. Le premier à crier « Couic ! », Capitaine compris, doit couper cette valeur.
    .cite = Mission 45, 1 : le premier à crier
    .no = La carte dit { $value-key } : on ne peut couper que cela maintenant.
rule-M45-2 = On mélange les douze cartes Nombre. Quand les quatre fils d’un nombre sont coupés, sa carte quitte le jeu. Quand la pioche est vide, on mélange à nouveau les cartes restantes.
    .cite = Mission 45, 2 : cartes Nombre
rule-M45-3 = Crier sans avoir la valeur, ou donner un indice, avance le détonateur d’un cran.
    .cite = Mission 45, 3 : une fausse annonce
rule-M45-4 = Si personne ne crie, le Capitaine désigne quelqu’un, lui-même s’il veut. Si cette personne n’a pas la valeur, elle pose un jeton Info de son choix devant sa main, et le détonateur avance d’un cran.
    .cite = Mission 45, 4 : la désignation
rule-M45-5 = Si tu n’as que des fils rouges, tu peux crier « Couic ! » à tout moment pour les révéler.
    .cite = Mission 45, 5 : rien que du rouge
    .no = Maintenant, on ne peut faire cela que si on n’a que du rouge, pour le révéler.
rule-M46-1 = Les quatre 7 doivent être coupés en dernier.
    .cite = Mission 46, 1 : les 7 en dernier
rule-M46-2 = Si tu n’as que des 7 au début de ton tour, tu dois annoncer d’un coup les quatre 7 de la table. La moindre erreur fait exploser la bombe.
    .cite = Mission 46, 2 : les quatre 7
    .no = Tu n’as que des 7 : désigne des fils cachés des autres, chacun une fois.
rule-M46-3 = Si une annonce fausse touche un 7 avant l’heure, c’est une erreur comme une autre : un jeton Info, et le détonateur avance d’un cran.
    .cite = Mission 46, 3 : un 7 trop tôt
rule-M47-1 = Douze cartes Nombre sont face visible. Pour une coupe, tu en prends deux et tu les additionnes ou les soustrais : le résultat est la valeur que tu dois annoncer. Les deux cartes sont écartées.
    .cite = Mission 47, 1 : deux cartes Nombre
    .no = Deux cartes Nombre visibles doivent faire { $value-key }, par addition ou soustraction.
rule-M47-2 = Quand il n’y a plus de carte, on remet les douze face visible.
    .cite = Mission 47, 2 : de nouveau toutes les cartes
rule-M47-3 = Si tu ne peux pas couper, ou ne veux pas, tu écartes deux cartes de ton choix et le détonateur avance d’un cran.
    .cite = Mission 47, 3 : passer
    .no = Écarte deux cartes Nombre face visible.
rule-M48-1 = On distribue d’abord les trois fils jaunes, un par joueur à partir du Capitaine, dans le sens des aiguilles d’une montre. À deux, le Capitaine en reçoit deux, un sur chaque support, et l’autre joueur un. Ensuite, on distribue le reste comme d’habitude.
    .cite = Mission 48, 1 : les jaunes à part
rule-M48-2 = Les fils jaunes ne se coupent que par une action spéciale : à ton tour, tu annonces les trois d’un coup. À quatre ou cinq, tu peux le faire sans en avoir.
    .cite = Mission 48, 2 : trois jaunes d’un coup
    .no = Les fils jaunes se coupent tous les trois d’un coup : désigne trois fils cachés.
rule-M48-3 = Si cela échoue, chaque fil annoncé reçoit un jeton Info, mais le détonateur n’avance que d’un cran.
    .cite = Mission 48, 3 : une erreur
rule-M49-1 = Tu commences avec ton propre oxygène : sept jetons chacun à deux, six à trois, cinq à quatre, quatre à cinq. Avant une coupe, tu donnes à un seul autre joueur autant d’oxygène que la valeur que tu annonces. Ce n’est pas forcément le propriétaire du fil.
    .cite = Mission 49, 1 : de l’oxygène pour les autres
    .no = Oxygène : il en faut { $value-key } pour { $value }, et tu en as { $oxygen }.
rule-M49-2 = Si tu as trop peu d’oxygène, ou veux l’économiser, tu passes ton tour et le détonateur avance d’un cran.
    .cite = Mission 49, 2 : passer
rule-M49-3 = Personne ne parle. Il n’y a qu’un signe : le pouce levé, pour « j’ai besoin de plus d’oxygène ».
    .cite = Mission 49, 3 : le pouce levé
rule-M49-4 = S’il ne te reste plus de fil caché, ton oxygène quitte le jeu.
    .cite = Mission 49, 4 : l’oxygène qui s’en va
rule-M50-1 = Il n’y a ni jetons Validation ni marqueurs. Tout le monde regarde les fils rouges et jaunes avant qu’ils ne soient mélangés, et doit les retenir.
    .cite = Mission 50, 1 : pas de marqueurs
    .no = Dans la mission 50, tout se retient par cœur : désactivez l’aide à la déduction.
rule-M50-2 = Pour un jeton de départ et après une erreur, le propriétaire désigne le fil et pose le jeton à côté du support, pas devant le fil. Ce qu’on retient ne se partage pas.
    .cite = Mission 50, 2 : jetons à côté du support
rule-M50-3 = L’équipement marche comme toujours.
    .cite = Mission 50, 3 : l’équipement comme toujours
rule-M51-1 = Quand c’est ton tour, tu es le chef. Le chef retourne la première carte Nombre de la pioche et décide, sans consulter personne, qui doit couper cette valeur ; il peut se choisir lui-même.
    .cite = Mission 51, 1 : le chef
rule-M51-2 = La personne choisie dit « Oui, chef ! » et coupe. Si elle n’a pas la valeur, elle pose un jeton Info de son choix, et le détonateur avance d’un cran. Le chef suivant est assis à gauche de celui-ci.
    .cite = Mission 51, 2 : oui, chef
    .no = Oui, chef : on ne peut couper que le nombre de la carte maintenant.
rule-M51-3 = Quand les quatre fils d’un nombre sont coupés, sa carte Nombre quitte le jeu. Quand la pioche est vide, on mélange à nouveau les cartes restantes. Le détonateur part un cran plus en arrière.
    .cite = Mission 51, 3 : cartes Nombre
rule-M51-4 = Si tu n’as que des fils rouges au début de ton tour, tu les révèles. Si le chef choisit quelqu’un qui n’a que des fils rouges, la mission est perdue.
    .cite = Mission 51, 4 : rien que du rouge
    .no = Avec des fils rouges seulement, tu les révèles ; sinon, non.
rule-M52-1 = Tous les jetons Info sont faux : « ce fil n’est pas cette valeur ». Au début, tout le monde en pose deux, devant des fils bleus ou rouges.
    .cite = Mission 52, 1 : faux jetons
    .no = Ce serait la vérité, et ici les jetons doivent être faux. Ils se posent devant un de tes propres fils bleus ou rouges.
rule-M52-2 = Après une Coupe en duo ratée, le propriétaire pose devant le fil un jeton de la valeur annoncée. Le détonateur avance comme d’habitude.
    .cite = Mission 52, 2 : une coupe ratée
rule-M53-1 = Il n’y a pas de détonateur. Le robot part juste avant le 1. À la fin d’un tour, il bouge : une case de plus après une coupe juste, une de moins après une coupe juste du nombre où il se trouve, deux de plus après une erreur.
    .cite = Mission 53, 1 : le robot est la mèche
rule-M53-2 = Si le robot dépasse le 12, la bombe explose. Un fil rouge explose comme toujours.
    .cite = Mission 53, 2 : au-delà du douze
rule-M54-1 = Tu commences avec ton propre oxygène : neuf jetons chacun à deux, six à trois, trois à quatre, deux à cinq ; le reste des 32 est la réserve. Avant une coupe, tu paies de l’oxygène à la réserve : un jeton pour les valeurs de 1 à 4, deux de 5 à 8, trois de 9 à 12.
    .cite = Mission 54, 1 : payer en oxygène
    .no = Pour { $value }, il faut { $cost ->
        [one] { $cost } jeton oxygène,
       *[other] { $cost } jetons oxygène,
    } et tu en as { $oxygen }.
rule-M54-2 = Si, au début de ton tour, tu as trop peu d’oxygène pour toute coupe, tu le passes et le détonateur avance d’un cran. Si tu peux jouer, tu le dois.
    .cite = Mission 54, 2 : passer
    .no = Tu peux couper, donc tu dois.
rule-M54-3 = Pour chaque jeton Validation, tout le monde prend un jeton oxygène à la réserve, sauf ceux qui n’ont plus de fil caché.
    .cite = Mission 54, 3 : une bouffée pour tous
rule-M54-4 = Aucun fil rouge n’est distribué. Les onze forment une pile face cachée, et entrent en jeu un par un, selon l’horaire.
    .cite = Mission 54, 4 : la pile rouge
rule-M54-5 = Vous avez dix minutes. Ce qui arrive touche la personne dont c’est le tour : un fil rouge après 0:45, 3:15, 5:00, 6:25, 7:25 et 7:50 ; le tour suivant en plus après 1:25 et 5:25 ; un jeton oxygène après 2:00 et 4:30 ; de l’oxygène à partager avec un coéquipier après 3:40, 6:50 et 8:25. L’heure est annoncée après 6:00 et 8:00, et la dernière ligne droite après 9:20. Après 10:00, la bombe explose.
    .cite = Mission 54, 5 : l’horaire
    .no = Tu ne peux donner que ce que tu as, ou prendre que ce qu’a un coéquipier.

## Règles : missions 55 à 66

chapter-missions-55 = Missions 55 à 66
mission-55 = Le Docteur a coupé la mèche au plus court, mais il aime parier : pour chaque tour de force, un peu de temps.
rule-S22 = Mission 55 : deux rouges, à deux deux sur trois ; pas de jaunes. Le détonateur part de la dernière case. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 22 : mission 55
rule-M55-1 = Autant de cartes Défi au hasard que de joueurs sont visibles. Le détonateur part de la dernière case : un cran de plus, et la bombe explose.
    .cite = Mission 55, 1 : des défis et une mèche courte
rule-M55-2 = Quand ce que demande une carte Défi est réalisé, elle est écartée et le détonateur recule d’un cran.
    .cite = Mission 55, 2 : un défi réussi
rule-M55-3 = Vous pouvez gagner sans réussir un seul défi.
    .cite = Mission 55, 3 : pas nécessaires pour gagner
mission-56 = On a retourné un de tes fils. Tous les autres sourient, et personne ne te dit pourquoi.
rule-S23 = Mission 56 : deux rouges sur trois, à deux les trois ; pas de jaunes. Le jeton de départ ne va pas devant un fil retourné. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 23 : mission 56
rule-M56-1 = Chez chacun, un fil pris au hasard est retourné sans que son propriétaire le voie, et se tient tout à droite. Avec deux supports, il est sur le deuxième.
    .cite = Mission 56, 1 : un fil retourné chacun
rule-M56-2 = Tu peux couper ton propre fil retourné. Si quoi que ce soit est faux dans cette coupe, la bombe explose.
    .cite = Mission 56, 2 : le propriétaire le coupe
rule-M56-3 = Un coéquipier peut faire une Coupe en duo sur un fil retourné, par choix ou par nécessité ; le détonateur avance alors d’un cran.
    .cite = Mission 56, 3 : un coéquipier le coupe
rule-M56-4 = Ce cran se paie pour l’essai, juste ou faux, et le Stabilisateur ne l’arrête pas. Si la coupe échoue, le cran habituel et le jeton Info s’y ajoutent. Désigner un fil retourné rouge fait exploser la bombe.
    .cite = Mission 56, 4 : le prix de l’essai
rule-M56-5 = Si tu coupes ton fil retourné avec celui d’un coéquipier, les deux règles valent : la moindre erreur explose, et le détonateur avance d’un cran même si c’est juste.
    .cite = Mission 56, 5 : deux fils retournés à la fois
mission-57 = Chaque nombre terminé réveille un autre garde avec une autre règle. À vous de choisir l’ordre de vos ennuis.
rule-S24 = Mission 57 : un rouge, à deux deux ; pas de jaunes. Les cartes à double verrou sont parmi les équipements, mais si le Désintégrateur sort, on tire une autre carte.
    .cite = Préparation 24 : mission 57
rule-M57-1 = À côté de chacune des douze cartes Nombre se trouve une contrainte au hasard de A à L, toutes visibles.
    .cite = Mission 57, 1 : par paires
rule-M57-2 = Quand les quatre fils d’un nombre sont coupés, sa contrainte vaut désormais pour tous, à la place de la précédente. Avant le premier nombre terminé, il n’y en a pas.
    .cite = Mission 57, 2 : un nombre amène sa contrainte
rule-M57-3 = Si tu ne peux pas jouer, tu passes ton tour ; le détonateur ne bouge pas. Si personne ne peut pendant toute une manche, la bombe explose.
    .cite = Mission 57, 3 : si tu ne peux pas
    .no = Tu peux jouer, donc tu dois.
rule-M57-4 = Révéler des fils rouges est toujours libre. Le Désintégrateur n’est pas utilisé.
    .cite = Mission 57, 4 : libre, et laissé de côté
mission-58 = Aujourd’hui, on n’écrit rien. Mais chacun a deux doigts pour désigner, et personne ne compte combien de fois.
rule-S25 = Mission 58 : deux rouges, à deux trois ; pas de jaunes. Pas de jetons de départ. Si le Post-it ou les Piles de secours sortent, on tire d’autres cartes. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 25 : mission 58
rule-M58-1 = Il n’y a pas de jetons Info : ni au début, ni après une erreur, et on ne dit rien du fil.
    .cite = Mission 58, 1 : pas de jetons Info
rule-M58-2 = Tout le monde a le Double détecteur et peut l’utiliser à chacun de ses tours, autant qu’il veut.
    .cite = Mission 58, 2 : deux à la fois, toujours
rule-M58-3 = Après une erreur, on sait seulement qu’aucun des fils désignés n’est ce qui a été annoncé. Si l’un des deux est rouge, seul le détonateur avance ; si les deux le sont, la bombe explose.
    .cite = Mission 58, 3 : ce que dit une erreur
rule-M58-4 = Les étiquettes, ×1 compris, ne sont pas des jetons Info : on peut les utiliser. Le Désintégrateur tire quand même son nombre.
    .cite = Mission 58, 4 : les étiquettes sont permises
mission-59 = Un petit robot surveille douze interrupteurs et ne marche jamais à reculons, sauf si vous le tournez à temps.
rule-S26 = Mission 59 : deux rouges sur trois, à deux les trois ; pas de jaunes. Si le Rayon X ou Y sort, on tire une autre carte, et personne ne le prend comme personnage. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 26 : mission 59
rule-M59-1 = Les douze cartes Nombre sont visibles en ligne, dans un ordre au hasard. Le robot part du 7 et regarde le côté le plus long.
    .cite = Mission 59, 1 : la ligne
rule-M59-2 = Pour couper, tu laisses le robot où il est ou tu l’avances jusqu’à une carte d’une valeur que tu as ; tu coupes la valeur où il se trouve ; puis tu tournes le robot, ou non.
    .cite = Mission 59, 2 : avancer, couper, tourner
    .no = Le robot ne peut pas te mener à { $value } : il ne va que vers l’avant, sur des cartes visibles.
rule-M59-3 = Si tu n’as la valeur ni de la carte sous le robot, ni d’une carte devant lui, tu passes ton tour : le détonateur avance d’un cran et le robot se retourne.
    .cite = Mission 59, 3 : rien devant
    .no = Tu peux couper, donc tu dois.
rule-M59-4 = Quand les quatre fils d’un nombre sont coupés, sa carte est retournée face cachée.
    .cite = Mission 59, 4 : nombres terminés
rule-M59-5 = Le Thermos de café fait passer tout le tour : le robot n’avance ni ne se retourne.
    .cite = Mission 59, 5 : Thermos de café
rule-M59-6 = Il n’y a pas de Rayon X ou Y ici, ni comme équipement ni comme personnage.
    .cite = Mission 59, 6 : pas de rayon
rule-M59-7 = Le robot peut sauter des cartes. Une carte cachée n’est pas un but, mais il peut y rester. Au bout de la ligne, tourné vers l’extérieur, seule sa propre carte compte.
    .cite = Mission 59, 7 : par-dessus et sur les cartes
rule-M59-8 = Après une coupe ratée aussi, tu peux tourner le robot. Révéler des fils rouges ne le bouge pas.
    .cite = Mission 59, 8 : tourner après une erreur
mission-60 = Le Docteur a perdu son premier pari et ne l’a pas digéré : nouveaux tours de force, œil plus vif, un rouge de plus dans le sac.
rule-S27 = Mission 60 : deux rouges sur trois, à deux les trois ; pas de jaunes. Le détonateur part de la dernière case. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 27 : mission 60
rule-M60-1 = Comme dans la mission 55 : autant de cartes Défi que de joueurs, le détonateur sur la dernière case, et un cran en arrière pour chaque défi réussi.
    .cite = Mission 60, 1 : encore des défis
mission-61 = Ta règle te gêne, celle du voisin te tente ? Une fois par manche, vous pouvez toutes les faire passer.
rule-S28 = Mission 61 : un rouge, à deux deux ; pas de jaunes. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 28 : mission 61
rule-M61-1 = Chacun reçoit une contrainte au hasard de A à E, visible. À deux, il y en a une de plus à gauche du Capitaine et une à sa droite ; à trois, une de plus à sa gauche. Ensemble, elles forment une ronde. F à L sont une pile face cachée.
    .cite = Mission 61, 1 : une ronde de contraintes
rule-M61-2 = Ta propre contrainte te lie. Si tu ne peux pas jouer, tu passes ton tour ; le détonateur ne bouge pas. Si personne ne peut pendant toute une manche, la bombe explose.
    .cite = Mission 61, 2 : sa propre contrainte
    .no = Tu peux jouer, donc tu dois.
rule-M61-3 = À chaque manche, avant le tour du Capitaine, vous décidez si toutes les contraintes se déplacent d’une place, et dans quel sens.
    .cite = Mission 61, 3 : les faire passer
rule-M61-4 = À tout moment, tu peux écarter ta contrainte et en prendre une au hasard de F à L ; le détonateur avance d’un cran.
    .cite = Mission 61, 4 : une nouvelle contrainte
    .no = Il ne reste aucune contrainte de F à L.
rule-M61-5 = Révéler des fils rouges est toujours libre.
    .cite = Mission 61, 5 : révéler est libre
rule-M61-6 = C’est le Capitaine qui décide, même s’il n’a plus de fils, et dès avant le tout premier tour. Les contraintes de ceux qui n’ont plus de fils restent dans la ronde.
    .cite = Mission 61, 6 : qui décide
    .no = C’est le Capitaine qui fait passer les contraintes, une fois avant chaque manche.
rule-M61-7 = Une contrainte écartée ne revient pas. Tu peux encore en prendre une nouvelle quand tu devrais passer. Le Stabilisateur n’arrête pas le cran que cela coûte.
    .cite = Mission 61, 7 : des cartes qui ne reviennent pas
mission-62 = La roue s’est arrêtée sur quelques nombres. Terminez-en un, et la catastrophe recule.
rule-S29 = Mission 62 : deux rouges, à deux trois ; pas de jaunes. Le détonateur part de la dernière case. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 29 : mission 62
rule-M62-1 = Autant de cartes Nombre au hasard que de joueurs sont visibles. Le détonateur part de la dernière case : un cran de plus, et la bombe explose.
    .cite = Mission 62, 1 : des nombres sur la table
rule-M62-2 = Chacun de ces nombres, une fois terminé, fait reculer le détonateur d’un cran, même si c’est le Désintégrateur qui le termine.
    .cite = Mission 62, 2 : un cran en arrière
mission-63 = Le navire coule, l’air circule : ce que tu ne respires pas, ton voisin le respirera.
rule-S30 = Mission 63 : deux rouges, à deux trois ; pas de jaunes. Si le Rayon X ou Y sort, on tire une autre carte, et personne ne le prend comme personnage. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 30 : mission 63
rule-M63-1 = Le Capitaine commence avec tout l’oxygène : 14 jetons à deux, 18 à trois, 24 à quatre, 30 à cinq.
    .cite = Mission 63, 1 : l’oxygène du Capitaine
rule-M63-2 = Avant une coupe, tu paies à la réserve autant d’oxygène que la valeur que tu annonces.
    .cite = Mission 63, 2 : payer la valeur
    .no = Oxygène : il en faut { $value-key } pour { $value }, et tu en as { $oxygen }.
rule-M63-3 = À la fin de ton tour, tout l’oxygène qui te reste passe à ton voisin de gauche.
    .cite = Mission 63, 3 : le faire passer
rule-M63-4 = Après chaque manche, le Capitaine commence son tour en prenant tout l’oxygène de la réserve.
    .cite = Mission 63, 4 : la réserve revient
rule-M63-5 = Si tu ne peux payer aucune des valeurs que tu as, tu passes ton tour et le détonateur avance d’un cran. Si tu peux payer, tu dois jouer.
    .cite = Mission 63, 5 : passer
    .no = Tu peux payer, donc tu dois jouer.
rule-M63-6 = Personne ne parle. Il n’y a qu’un signe : le pouce levé, pour « j’ai besoin de plus d’oxygène ». Il n’y a pas de Rayon X ou Y.
    .cite = Mission 63, 6 : le pouce levé
rule-M63-7 = L’oxygène va au joueur suivant qui a des fils, dans l’ordre du tour, et après le Thermos de café à la personne choisie. Qui passe le donne aussi.
    .cite = Mission 63, 7 : à qui il va
rule-M63-8 = Si le Capitaine n’a plus de fils, le joueur suivant après son siège qui en a prend la réserve.
    .cite = Mission 63, 8 : un Capitaine sans fils
rule-M63-9 = Une Coupe en solo paie sa valeur une fois, avec le Coupe-file aussi. Révéler des rouges et le Désintégrateur sont gratuits. Une coupe ratée est payée. Le Stabilisateur annule le cran d’un tour passé.
    .cite = Mission 63, 9 : ce qu’on paie
mission-64 = Ils sont revenus et en ont retourné un autre : te voilà aveugle des deux côtés.
rule-S31 = Mission 64 : un rouge, à deux deux ; pas de jaunes. Le jeton de départ ne va pas devant un fil retourné. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 31 : mission 64
rule-M64-1 = Chez chacun, deux fils pris au hasard sont retournés sans que leur propriétaire les voie. Selon ce que disent les autres, le plus petit va tout à gauche et le plus grand tout à droite ; avec deux supports, tout à gauche du premier et tout à droite du deuxième.
    .cite = Mission 64, 1 : deux fils retournés chacun
rule-M64-2 = Ils se coupent comme dans la mission 56 : par leur propriétaire, et la moindre erreur explose, ou par un coéquipier contre un cran de détonateur.
    .cite = Mission 64, 2 : comment les couper
rule-M64-3 = Plus petit veut dire plus tôt dans le rang : un 4.5 rouge est plus grand qu’un 4 ; deux égaux vont dans un sens ou dans l’autre. Avec deux supports, il en vient un de chacun. Les deux peuvent faire partie d’une même Coupe en solo.
    .cite = Mission 64, 3 : plus petit et plus grand
mission-65 = Tu ne coupes que ce que tes cartes permettent, et après chaque tour une carte part chez quelqu’un qui en a plus besoin.
rule-S32 = Mission 65 : trois rouges, pas de jaunes. Pas à deux. Si le Rayon X ou Y sort, on tire une autre carte, et personne ne le prend comme personnage. Les cartes à double verrou sont parmi les équipements.
    .cite = Préparation 32 : mission 65
rule-M65-1 = Cette mission ne se joue pas à deux. Les douze cartes Nombre sont distribuées face visible : quatre chacun à trois, trois chacun à quatre ; à cinq, le Capitaine et le joueur suivant en ont trois, les autres deux.
    .cite = Mission 65, 1 : les cartes sont distribuées
    .no = Il faut être au moins trois pour la mission 65.
rule-M65-2 = Tu ne peux annoncer que les valeurs de tes propres cartes Nombre visibles.
    .cite = Mission 65, 2 : seulement ses cartes
    .no = Tu n’as pas de carte Nombre visible pour le { $value-key }.
rule-M65-3 = Si tu n’as aucune des valeurs de tes cartes, tu passes ton tour et le détonateur avance d’un cran ; le Stabilisateur peut l’arrêter.
    .cite = Mission 65, 3 : passer
    .no = Tu peux couper, donc tu dois.
rule-M65-4 = À la fin de ton tour, quoi qu’il se soit passé, tu donnes une de tes cartes visibles à un coéquipier qui a encore des fils.
    .cite = Mission 65, 4 : une carte passe
    .no = Donne une de tes cartes visibles à un coéquipier qui a encore des fils.
rule-M65-5 = Quand les quatre fils d’un nombre sont coupés, sa carte est retournée face cachée. Elle reste où elle est et ne se donne plus.
    .cite = Mission 65, 5 : nombres terminés
rule-M65-6 = Si tu as coupé ton dernier fil et qu’après en avoir donné une il te reste des cartes visibles, la mission est perdue.
    .cite = Mission 65, 6 : des cartes échouées
rule-M65-7 = Le Thermos de café fait passer tout le tour : on ne donne pas de carte. Il n’y a pas de Rayon X ou Y.
    .cite = Mission 65, 7 : Thermos de café, et pas de rayon
rule-M65-8 = Si ton dernier fil est coupé au tour d’un autre, tu ne donnes rien : s’il te reste des cartes visibles à la fin de ce tour, la mission est perdue. Après avoir révélé tes derniers rouges, tu en donnes d’abord une.
    .cite = Mission 65, 8 : vidé par les autres
rule-M65-9 = Sans carte visible, on n’en donne pas. Si aucun coéquipier n’a de fils, non plus, et les cartes échouées ne comptent pas.
    .cite = Mission 65, 9 : personne à qui donner
mission-66 = Le dernier bunker du Docteur : deux étages, une clé, un garde, des lasers, et le temps file. Vos coupes sont vos pas.
rule-S33 = Mission 66 : deux rouges et deux jaunes. Le plan du bunker, la figurine et les contraintes A à E. Un enregistrement passe. Les cartes à double verrou et le Double fond sont parmi les équipements.
    .cite = Préparation 33 : mission 66
rule-M66-1 = La figurine part de l’hélicoptère. Quatre contraintes au hasard de A à E sont aux quatre côtés du plan, et la cinquième est la contrainte d’action, toutes visibles. Elles dirigent la figurine ; elles ne limitent pas ce qu’on peut couper.
    .cite = Mission 66, 1 : le plan
rule-M66-2 = Après chaque coupe, juste ou fausse, tu dois déplacer la figurine d’une case dans une direction dont la contrainte convient à la valeur annoncée ; entre plusieurs, tu choisis. Les murs l’arrêtent. Si aucune direction ne convient, ou seulement des murs, elle reste.
    .cite = Mission 66, 2 : une case après chaque coupe
    .no = La figurine bouge d’une case, dans une direction qui convient à { $value } et sans mur.
rule-M66-3 = Sur une case rayée dont l’action reste à faire, la figurine ne bouge pas. Une coupe juste d’une valeur qui convient à la contrainte d’action fait l’action.
    .cite = Mission 66, 3 : cases rayées
rule-M66-4 = Une Coupe en solo de quatre compte comme deux coupes à la suite : deux déplacements, deux actions, ou l’un et l’autre.
    .cite = Mission 66, 4 : quatre comptent double
rule-M66-5 = Quand la figurine entre dans l’escalier, elle se tient dans l’escalier de l’autre étage.
    .cite = Mission 66, 5 : l’escalier
rule-M66-6 = Quand la figurine entre dans un piège, le détonateur avance d’un cran.
    .cite = Mission 66, 6 : pièges
rule-M66-7 = Les fils jaunes ne se coupent qu’au levier.
    .cite = Mission 66, 7 : le jaune au levier
    .no = Le jaune se coupe au levier, et nulle part ailleurs.
rule-M66-8 = Il y a six étapes, chacune avec son temps ; s’il s’écoule avant le but, la bombe explose. 80 secondes : l’action à la clé, qui ouvre la porte. 75 : l’action au garde. 60 : descendre l’escalier. 90 : les deux fils jaunes au levier, qui coupe le laser. Puis dix secondes pour échanger les cinq contraintes. 105 : l’action chez le Docteur. 20 : tous les fils qui restent. Alors seulement vous avez gagné.
    .cite = Mission 66, 8 : six étapes
rule-M66-9 = Au levier, au lieu d’une coupe, tu annonces deux fils cachés de n’importe qui, sans devoir en avoir. Si les deux sont jaunes, ils sont coupés et le laser est éteint. Sinon, le détonateur avance d’un cran et un des fils faux reçoit son jeton Info ; si les deux sont faux, tu choisis lequel. Si l’un est rouge, la bombe explose, sauf si le Stabilisateur tient.
    .cite = Mission 66, 9 : le levier
    .no = Au levier, désigne deux fils cachés.
rule-M66-10 = Si vous atteignez un but en avance, vous vous arrêtez : ni coupes ni déplacements jusqu’à l’annonce de l’étape suivante.
    .cite = Mission 66, 10 : au but avant l’heure
    .no = Le but est atteint : attendez l’étape suivante.
rule-M66-11 = Sur une case rayée, on peut annoncer n’importe quelle valeur ; une qui ne convient pas à la contrainte d’action, ou qui est fausse, n’y fait simplement rien. Son action faite, c’est une case comme une autre.
    .cite = Mission 66, 11 : ce que permet une case rayée
rule-M66-12 = On ne peut pas entrer dans l’escalier avant que le garde soit écarté. Remonter est permis.
    .cite = Mission 66, 12 : pas trop tôt en bas
    .no = Le garde surveille encore l’escalier.
rule-M66-13 = C’est la valeur annoncée qui compte ; avec le rayon, celle qui est coupée, ou après une erreur la première annoncée. Révéler des rouges, le Désintégrateur, le Thermos de café et le levier ne bougent rien ; le Coupe-file bouge une fois. Le cran d’un piège n’est pas une erreur.
    .cite = Mission 66, 13 : ce qui bouge la figurine
rule-M66-14 = Si un seul ou les deux fils annoncés au levier étaient faux, tout le monde le sait : si un seul l’était, l’autre est connu pour jaune.
    .cite = Mission 66, 14 : au levier, tous voient
rule-M66-15 = C’est le Capitaine qui échange les cinq contraintes. S’il n’y a plus de fils avant que le Docteur soit pris, la mission est perdue.
    .cite = Mission 66, 15 : échanger les contraintes
rule-M66-16 = Au calme, on compte des tours au lieu de secondes : 10, 8, 6, 10, puis 12 et 6. Les tours non utilisés d’une étape s’ajoutent à la dernière, et l’étape suivante commence aussitôt.
    .cite = Mission 66, 16 : au calme

## Règles : fils spéciaux

chapter-special-wires = Fils spéciaux
rule-W1 = Un fil spécial, X ou retourné, se tient à part au bout de son support et n’est pas rangé. Il ne bouge jamais. Les fils qui arrivent plus tard se rangent parmi les autres.
    .cite = Fils spéciaux 1 : hors du rang
rule-W2 = Seul son propriétaire voit un fil X. Tous sauf son propriétaire voient un fil retourné.
    .cite = Fils spéciaux 2 : qui le voit
rule-W3 = Devant un fil spécial, pas de jeton de départ, de Post-it ni d’étiquette.
    .cite = Fils spéciaux 3 : pas de jetons voulus
    .no = Rien de tel ne se pose devant un fil spécial.
rule-W4 = Le Radar général ne compte pas les fils spéciaux. Les détecteurs ne les désignent pas, et le Super détecteur les laisse de côté.
    .cite = Fils spéciaux 4 : radar et détecteurs
    .no = Un détecteur ne désigne pas un fil spécial.
rule-W5 = Un fil spécial ne peut être ni échangé ni accroché. Le personnage aux Talkies-walkies peut échanger d’autres fils.
    .cite = Fils spéciaux 5 : ni échangé ni accroché
    .no = Un fil spécial reste où il est.
rule-W6 = Le Rayon X ou Y ne désigne pas un fil spécial, et le Stabilisateur ne couvre pas une coupe qui en désigne ou en ouvre un. Avec un détecteur, tu ouvres un autre exemplaire, pas ton fil spécial.
    .cite = Fils spéciaux 6 : ni rayon ni Stabilisateur
    .no = Aucun équipement n’agit sur un fil spécial.
rule-W7 = Une Coupe en duo ratée sur un fil spécial est une erreur comme d’habitude : le jeton Info est posé devant, et tous le voient, le propriétaire d’un fil retourné aussi.
    .cite = Fils spéciaux 7 : le manquer
rule-W8 = Pour une Coupe en solo, les jetons Validation, la victoire et les valeurs que tu as, un fil spécial compte comme un autre, autant que tu le connais.
    .cite = Fils spéciaux 8 : il compte
rule-W9 = Tu coupes ton propre fil retourné dans une Coupe en duo ou en solo où tu le déclares comme un des tiens, sans équipement ni Double détecteur. Si quoi que ce soit y est faux, la bombe explose.
    .cite = Fils spéciaux 9 : couper le sien
    .no = Ton fil retourné se coupe sans équipement.
rule-W10 = Avec ton fil retourné, tu peux annoncer tout nombre qui n’est pas terminé. C’est juste si ce fil et celui que tu désignes le sont tous deux ; les deux sont ouverts. Sinon, la bombe explose. Si tu as aussi cette valeur ailleurs, tu dis d’avance duquel de tes fils il s’agit.
    .cite = Fils spéciaux 10 : tout nombre est permis
    .no = Le { $value-key } est terminé : ton fil retourné ne peut pas en être un.
rule-W11 = Dans une Coupe en solo, tu déclares une valeur : c’est juste si tes fils visibles de cette valeur et les fils retournés que tu déclares sont exactement tous ceux qui restent, deux ou quatre. Sinon, la bombe explose.
    .cite = Fils spéciaux 11 : une Coupe en solo avec lui
    .no = Tes fils visibles et les retournés que tu déclares doivent faire tous ceux qui restent : { $left }.
rule-W12 = Si tous tes fils cachés que tu vois sont rouges, ou s’il n’en reste pas, tu peux dire « tout est rouge ». Un fil retourné rouge est révélé avec eux ; s’il ne l’est pas, la bombe explose. Tu n’y es jamais obligé tant qu’un de tes fils retournés est caché.
    .cite = Fils spéciaux 12 : révéler avec lui
    .no = Tu ne peux dire « tout est rouge » que si tous tes fils que tu vois sont rouges.
rule-W13 = Il n’y a pas de cartes Nombre dans la mission 56.
    .cite = Fils spéciaux 13 : pas de cartes Nombre

## Règles : cartes Contrainte

chapter-constraints = Cartes Contrainte
rule-KA = La valeur que tu annonces dans une coupe doit être paire.
    .cite = Contrainte A : nombres pairs
    .no = On ne peut annoncer que des nombres pairs, pas { $value }.
rule-KB = La valeur que tu annonces dans une coupe doit être impaire.
    .cite = Contrainte B : nombres impairs
    .no = On ne peut annoncer que des nombres impairs, pas { $value }.
rule-KC = La valeur que tu annonces dans une coupe doit être entre 1 et 6.
    .cite = Contrainte C : de 1 à 6
    .no = On ne peut annoncer que de 1 à 6, pas { $value }.
rule-KD = La valeur que tu annonces dans une coupe doit être entre 7 et 12.
    .cite = Contrainte D : de 7 à 12
    .no = On ne peut annoncer que de 7 à 12, pas { $value }.
rule-KE = La valeur que tu annonces dans une coupe doit être entre 4 et 9.
    .cite = Contrainte E : de 4 à 9
    .no = On ne peut annoncer que de 4 à 9, pas { $value }.
rule-KF = La valeur que tu annonces dans une coupe doit être entre 1 et 3 ou entre 10 et 12.
    .cite = Contrainte F : pas de 4 à 9
    .no = On ne peut annoncer que de 1 à 3 et de 10 à 12, pas { $value }.
rule-KG = Tu n’utilises ni carte Équipement ni le pouvoir de ton personnage.
    .cite = Contrainte G : pas d’équipement
    .no = La contrainte interdit équipements et pouvoirs.
rule-KH = Une coupe ratée que tu fais, ou qui touche tes fils, n’apporte pas de jeton Info, et la valeur n’est pas dite. Tu ne coupes aucun fil qui a un jeton Info. Le Post-it ne peut pas servir.
    .cite = Contrainte H : pas de jetons Info
    .no = On ne coupe aucun fil qui a un jeton Info, et le Post-it ne sert pas.
rule-KI = Tu ne coupes pas le fil tout à droite d’un support d’un coéquipier.
    .cite = Contrainte I : pas tout à droite
    .no = On ne désigne pas le fil caché le plus à droite d’un support.
rule-KJ = Tu ne coupes pas le fil tout à gauche d’un support d’un coéquipier.
    .cite = Contrainte J : pas tout à gauche
    .no = On ne désigne pas le fil caché le plus à gauche d’un support.
rule-KK = Tu ne fais pas de Coupe en solo.
    .cite = Contrainte K : pas de Coupe en solo
    .no = La contrainte interdit la Coupe en solo.
rule-KL = Une coupe ratée avance le détonateur de deux crans au lieu d’un.
    .cite = Contrainte L : une erreur compte double
rule-K1 = Une contrainte lie la personne qui coupe, en Coupe en duo, en Coupe en solo et avec tout détecteur. Elle regarde la valeur annoncée, pas ce que le fil se révèle être. Avec le Rayon X ou Y, les deux valeurs doivent convenir.
    .cite = Contraintes 1 : qui est lié, et à quoi
rule-K2 = Le jaune ne convient à aucune des contraintes A à F. Seule la mission 66 a les deux, et le jaune s’y coupe au levier, sans contrainte.
    .cite = Contraintes 2 : le jaune
rule-K3 = Tout à droite et tout à gauche, ce sont les derniers fils cachés de chaque côté d’un support. Un support à un seul fil caché est hors d’atteinte sous I et J. Un détecteur ne peut pas inclure ce fil ; le Super détecteur prend tous les autres, au moins un.
    .cite = Contraintes 3 : tout à droite, tout à gauche
    .no = La contrainte ne laisse aucun fil à désigner sur ce support.
rule-K4 = Si G lie tout le monde, personne n’utilise d’équipement, à aucun moment. S’il ne lie que toi, tu participes quand même aux Talkies-walkies ou au Radar général d’un autre. Les cartes instantanées agissent de toute façon : personne ne les utilise.
    .cite = Contraintes 4 : G et les autres
rule-K5 = Sous H, un fil qui a un jeton Info n’est ni désigné, ni ouvert comme ta moitié, ni compté dans une Coupe en solo. Les étiquettes, ×1 compris, et le X ne sont pas des jetons Info. Après une erreur, on sait seulement que les fils désignés ne sont pas ce qui a été annoncé. S’ils sont tous rouges, la bombe explose comme toujours.
    .cite = Contraintes 5 : H en détail
rule-K6 = Sous L aussi, le Stabilisateur arrête tous les crans. Un détecteur qui échoue coûte deux crans une fois, pas pour chaque fil.
    .cite = Contraintes 6 : L et le Stabilisateur
rule-K7 = Tu ne peux pas jouer s’il n’y a rien de ceci : une Coupe en duo permise avec une valeur que tu as, sur un fil caché d’un coéquipier ; une Coupe en solo permise ; révéler des rouges. Se tromper exprès, c’est aussi jouer. L’équipement ne compte pas, mais au lieu de passer tu peux utiliser le Thermos de café, sauf sous G.
    .cite = Contraintes 7 : quand on ne peut pas jouer
rule-K8 = Qui peut jouer doit jouer. Qui ne peut pas passe, et tous le voient : sous A à F, tous savent alors qu’aucun fil de cette main n’a une valeur permise.
    .cite = Contraintes 8 : qui peut doit
    .no = Tu peux jouer, donc tu dois.

## Règles : cartes Défi

chapter-challenges = Cartes Défi
rule-CH1 = À ton tour, au lieu d’une action, tu désignes un fil d’un coéquipier et tu le dis rouge. S’il l’est, il est révélé sans danger et le défi est réussi. Sinon, la bombe explose. Stabilisateur et détecteurs n’aident pas, et le tour est fini.
    .cite = Défi 1 : le rouge
    .no = Désigne un fil caché d’un coéquipier, tant que ce défi est visible.
rule-CH2 = Quatre tours de suite coupent chacun un nombre pair.
    .cite = Défi 2 : quatre fois pair
rule-CH3 = Sur un support, les fils cachés sont par groupes d’exactement deux, séparés par des fils coupés. Un groupe suffit, et les deux n’ont pas à être égaux.
    .cite = Défi 3 : deux par deux
rule-CH4 = Les nombres des trois premiers jetons Validation font 18 en tout.
    .cite = Défi 4 : dix-huit
rule-CH5 = Deux tours de suite sont des Coupes en solo.
    .cite = Défi 5 : solo, et encore solo
rule-CH6 = Sur un support, au moins cinq fils cachés sont isolés : chaque voisin est coupé, ou il n’y en a pas, car c’est le bout du support.
    .cite = Défi 6 : cinq isolés
rule-CH7 = Trois tours de suite coupent des valeurs qui montent d’un à chaque fois, ou descendent d’un à chaque fois.
    .cite = Défi 7 : pas à pas
rule-CH8 = Les deux premiers jetons Validation sont pour les deux nombres de la carte, dans n’importe quel ordre. Ce sont deux cartes Nombre au hasard, posées dessus face visible au début.
    .cite = Défi 8 : ces deux-là d’abord
rule-CH9 = Sur un support, tous les fils bleus cachés sont impairs, au moins six. Les rouges et les jaunes ne comptent pas.
    .cite = Défi 9 : rien que de l’impair
rule-CH10 = Sur un support, au moins sept fils sont coupés, alors que le premier et le dernier sont encore cachés.
    .cite = Défi 10 : d’un bout à l’autre
rule-CH11 = Des tours de suite sont des tours consécutifs de la table, peu importe de qui. Une coupe ratée, un tour passé, le Thermos de café ou des rouges révélés rompent la suite ; l’équipement utilisé à tout moment et le Désintégrateur, non. Une Coupe en solo de quatre est une seule coupe.
    .cite = Défis 11 : tours de suite
rule-CH12 = Chaque défi visible est vérifié à la fin de chaque tour, et plusieurs peuvent être réussis à la fois ; chacun compte. Ceux qui sont devenus impossibles restent là.
    .cite = Défis 12 : quand on vérifie
rule-CH13 = Le défi 9 regarde des valeurs cachées : la table le vérifie et l’annonce, et tout le monde l’apprend.
    .cite = Défis 13 : la table le dit

## Cartes Contrainte

constraint-A = A (nombres pairs)
constraint-B = B (nombres impairs)
constraint-C = C (de 1 à 6)
constraint-D = D (de 7 à 12)
constraint-E = E (de 4 à 9)
constraint-F = F (pas de 4 à 9)
constraint-G = G (pas d’équipement)
constraint-H = H (pas de jetons Info)
constraint-I = I (pas tout à droite)
constraint-J = J (pas tout à gauche)
constraint-K = K (pas de Coupe en solo)
constraint-L = L (une erreur compte double)

## Cartes Défi

challenge-1 = Le rouge
challenge-2 = Quatre fois pair
challenge-3 = Deux par deux
challenge-4 = Dix-huit
challenge-5 = Solo, et encore solo
challenge-6 = Cinq isolés
challenge-7 = Pas à pas
challenge-8 = Ces deux-là d’abord
challenge-9 = Rien que de l’impair
challenge-10 = D’un bout à l’autre

## Le plan du bunker

space-helicopter = l’hélicoptère
space-key = la clé
space-guard = le garde
space-stairs = l’escalier
space-lever = le levier
space-doctor = le Docteur
space-trap = un piège
space-empty = une case vide
floor-ground = le rez-de-chaussée
floor-basement = le sous-sol
barrier-wall = un mur
barrier-door = la porte
barrier-laser = le laser
edge-north = le nord
edge-east = l’est
edge-south = le sud
edge-west = l’ouest
edge-action = l’action

## Enregistrements : ce que dit la voix

recording-19-6 = Zéro.
recording-30-12 = Quinze secondes. Partez !
    .calm = Une manche. Partez !
recording-30-13 = { $reached-key ->
    [yes] Stop. Vous pouvez encore parler.
   *[no] Stop. La personne dont c’est le tour ne dit plus rien, et mime.
} Sixième objectif : { $value-key }. Atteignez-le, et vous apprendrez quelque chose.
recording-30-14 = Quinze secondes. Partez !
    .calm = Une manche. Partez !
recording-30-15 = { $reached-key ->
    [yes] Stop. Une carte de plus : as-tu ce nombre, oui ou non ?
   *[no] Stop. Alors vous n’apprendrez rien.
} Septième et dernier objectif : { $value-key }. Atteignez-le, et le reste vous est offert.
recording-30-16 = Quinze secondes. Partez !
    .calm = Une manche. Partez !
recording-30-17 = { $reached-key ->
    [yes] Stop. Le reste de ce nombre est coupé.
   *[no] Stop. Pas de cadeau, alors.
} Maintenant, trois nombres : { $numbers }. Rien que ceux-là. Coupez les douze fils, et vous avez gagné.
recording-30-18 = Deux minutes. Partez !
    .calm = { $left } tours. Partez !
recording-30-19 = { $reached-key ->
    [yes] Stop. Tous les douze. Je m’incline.
   *[no] Stop. Ce n’est pas assez. La personne dont c’est le tour annonce à la fois tous les fils jaunes restants.
}
recording-30-20 = C’est juste. Deux minutes pour tout le reste, et pas une de plus.
    .calm = C’est juste. { $left } tours pour tout le reste, et pas un de plus.

## Enregistrements : missions 42, 54 et 66

recording-42-1 = Silence pour le magicien ! Tous détournent les yeux, sauf la personne en jeu : deux fils d’une même valeur retournent à leur place. Puis au suivant !
recording-42-2 = Le manège démarre : tout le monde se décale d’une place à gauche ! Les supports ne bougent pas.
recording-42-3 = Place au jongleur ! La personne en jeu échange deux fils coupés de valeurs différentes.
recording-42-4 = Le manège repart dans l’autre sens : tout le monde d’une place à droite !
recording-42-5 = Plus un geste, voici le lanceur de couteaux ! Les fils coupés de la personne en jeu quittent la table.
recording-42-6 = Le public veut applaudir chaque tour : désormais, qui coupe dit « Tadam ! »
recording-42-7 = Le magicien est de retour ! Fermez les yeux : deux fils d’une même valeur sont de nouveau entiers. Puis au suivant !
recording-42-8 = Encore un tour de jongleur : deux fils coupés de valeurs différentes changent de place.
recording-42-9 = Un coup de vent traverse le chapiteau : plus un seul jeton Validation, et il n’en viendra plus.
recording-42-10 = Au trampoline ! À partir de la personne en jeu, chacun crie « Boing ! »
recording-42-11 = L’avez-vous entendu ? Qui a coupé en dernier devait dire « Tadam ! » Sinon, le détonateur avance.
recording-42-12 = Une dernière fois, le magicien ! Détournez les yeux : deux fils d’une même valeur reviennent. Puis au suivant !
recording-42-13 = Retour au trampoline : « Boing ! », chacun son tour.
recording-42-14 = Et encore, c’était si drôle : « Boing ! »
recording-42-15 = Dernier tour de manège : tout le monde d’une place à droite !
recording-42-16 = Le final, au trampoline : « Boing ! » Le spectacle est fini, pas la bombe. Continuez.
recording-54-1 = Quelque chose s’est détaché : un fil rouge pour la personne en jeu.
recording-54-2 = Pas le temps de changer : la même personne joue aussi le tour suivant.
recording-54-3 = Un peu d’air passe la valve : un jeton oxygène pour la personne en jeu.
recording-54-4 = Un autre fil rouge sort du mur.
recording-54-5 = Rapprochez les masques : la personne en jeu peut partager de l’oxygène avec un coéquipier.
recording-54-6 = La valve siffle encore : un jeton oxygène de plus.
recording-54-7 = C’est la mi-temps, et voici un fil rouge.
recording-54-8 = Ne lâche rien : le tour suivant est à la même personne.
recording-54-9 = Plus que quatre minutes.
    .calm = Il vous reste moins de la moitié de vos tours.
recording-54-10 = Un fil rouge, et il a l’air nerveux.
recording-54-11 = Qui a de l’air de trop ? Partage de l’oxygène avec un coéquipier, si tu veux.
recording-54-12 = Ils arrivent plus vite : un fil rouge.
recording-54-13 = Et encore un rouge, juste derrière.
recording-54-14 = Plus que deux minutes.
    .calm = Il vous reste un cinquième de vos tours.
recording-54-15 = Dernière occasion de partager une bouffée d’air avec un coéquipier.
recording-54-16 = La dernière ligne droite : retenez votre souffle !
recording-66-1 = Vous avez atterri. Quatre-vingts secondes pour la clé : allez-y et coupez ce que veut la contrainte d’action.
recording-66-1-calm = Vous avez atterri. Dix tours pour la clé : allez-y et coupez ce que veut la contrainte d’action.
recording-66-2 = La porte est ouverte. Soixante-quinze secondes pour endormir le garde.
recording-66-2-calm = La porte est ouverte. Huit tours pour endormir le garde.
recording-66-3 = Le garde ronfle. Soixante secondes pour descendre l’escalier.
recording-66-3-calm = Le garde ronfle. Six tours pour descendre l’escalier.
recording-66-4 = Il fait noir ici, et il y a des pièges. Quatre-vingt-dix secondes pour le levier : annoncez les deux fils jaunes, et le laser s’éteint.
recording-66-4-calm = Il fait noir ici, et il y a des pièges. Dix tours pour le levier : annoncez les deux fils jaunes, et le laser s’éteint.
recording-66-5 = Le laser est éteint. Dix secondes pour que le Capitaine échange les cinq contraintes.
recording-66-5-calm = Le laser est éteint. Le Capitaine peut échanger les cinq contraintes, sans hâte.
recording-66-6 = Là-bas, tout au fond : le Docteur ! Cent cinq secondes pour l’attraper.
recording-66-6-calm = Là-bas, tout au fond : le Docteur ! Douze tours pour l’attraper.
recording-66-7 = Vous le tenez ! Mais la bombe bat encore : vingt secondes pour tous les fils qui restent.
recording-66-7-calm = Vous le tenez ! Mais la bombe bat encore : six tours, et ceux que vous avez gardés, pour tous les fils qui restent.

## Ce qu’on attend, ce qui arrive et ce qu’on peut faire dans les missions 9 à 30

prompt-snip = { $them ->
    [yes] À qui le tour ? Crie « Couic ! »
   *[no] Le premier qui crie « Couic ! » a le tour.
}
prompt-want = { $them ->
    [yes] Veux-tu le prochain tour ?
   *[no] Les autres disent s’ils veulent le prochain tour.
}
prompt-name-reds = { $you ->
    [yes] Annonce les fils rouges, les tiens aussi : { $left ->
        [one] il en manque encore un.
       *[other] il en manque encore { $left }.
    }
   *[no] { $seat } annonce les fils rouges.
}
prompt-helper = { $you ->
    [yes] Le radar a demandé. Qui doit couper { $value } ?
   *[no] { $seat } décide qui doit couper { $value }.
}
prompt-missing = { $you ->
    [yes] Pose un jeton à côté de ton support : une valeur qui n’y est pas.
   *[no] { $seat } pose un jeton à côté du support.
}
prompt-gift = { $you ->
    [yes] Choisis un jeton Info pour ton voisin de gauche.
   *[no] { $seat } choisit un jeton Info pour le voisin de gauche.
}
prompt-place = { $you ->
    [yes] Pose ton jeton devant un fil : { $value }.
   *[no] { $seat } pose un jeton devant un fil : { $value }.
}
prompt-pick = { $you ->
    [yes] Prends un des jetons visibles.
   *[no] { $seat } prend un des jetons visibles.
}
prompt-choose-number = { $you ->
    [yes] Retourne une carte Nombre dont tu as le nombre, et coupe-le.
   *[no] { $seat } choisit une carte Nombre.
}
prompt-lay-card = { $you ->
    [yes] Pose une carte Nombre face cachée, une dont tu espères qu’on ne la coupera pas.
   *[no] { $seat } pose une carte Nombre face cachée.
}
prompt-listen = { $them ->
    [yes] Lis l’annonce, puis continue.
   *[no] Les autres lisent l’annonce.
}
move-want = Je veux le tour
move-name-reds = Annonce les trois fils rouges
move-name-yellows = Annonce tous les fils jaunes restants
move-missing = À côté du support : pas { $value }
move-gift = Donne le jeton : { $value }
move-pick = Prends le jeton : { $value }
move-lay-card = Pose la carte Nombre { $value-key }
move-choose-number = Retourne la carte Nombre { $value-key }
move-slip = Quelqu’un a dit un nombre
move-go-on = Continuer
event-number-laid = La carte Nombre { $value-key } est posée face visible.
event-row-moved = La carte Ordre passe au { $value-key }.
event-row-done = La ligne est finie : toutes les valeurs sont libres.
event-number-red = { $value-key } compte comme rouge dans cette mission.
event-card-covered = La carte Nombre { $value-key } est posée sur celle-ci : { $equipment }.
event-lock-lifted = La carte Nombre { $value-key } s’en va : { $equipment }.
event-found = Retourné et utilisable : { $equipment }.
event-rookie = { $you ->
    [yes] Tu es la recrue.
   *[no] { $seat } est la recrue.
}
event-liar = { $you ->
    [yes] Tu es le menteur.
   *[no] { $seat } est le menteur.
}
event-pile-shrank = { $left ->
    [0] La dernière carte de la pile s’en va sans être vue.
    [one] Une carte de la pile s’en va sans être vue ; il en reste une.
   *[other] Une carte de la pile s’en va sans être vue ; il en reste { $left }.
}
event-rewards-dealt = { $count ->
    [one] Une carte Nombre est distribuée face cachée.
   *[other] { $count } cartes Nombre sont distribuées face cachée.
}
event-no-token = { $you ->
    [yes] Aucune de vos cartes ne convient : vous ne posez pas de jeton.
   *[no] { $seat } n’a pas de carte qui convienne et ne pose pas de jeton.
}
event-pile-opened = La pile est ouverte : { $cards }.
event-named-cut = { $you ->
    [yes] Tu les as tous annoncés : ils sont coupés.
   *[no] { $seat } les a tous annoncés : ils sont coupés.
}
event-parity = { $them ->
    [yes] Un jeton : ton { $place } est { $parity-key ->
        [even] pair.
       *[odd] impair.
    }
   *[no] Un jeton : { $place } de { $owner } est { $parity-key ->
        [even] pair.
       *[odd] impair.
    }
}
event-counted = { $them ->
    [yes] Un jeton : la valeur de ton { $place } est { $count ->
        [one] une fois
       *[other] { $count } fois
    } sur ce support.
   *[no] Un jeton : la valeur du { $place } de { $owner } est { $count ->
        [one] une fois
       *[other] { $count } fois
    } sur ce support.
}
event-missing = { $them ->
    [yes] À côté de ton support, un jeton : là, pas de { $value-key ->
        [yellow] jaune.
       *[other] { $value-key }.
    }
   *[no] À côté du support de { $owner }, un jeton : là, pas de { $value-key ->
        [yellow] jaune.
       *[other] { $value-key }.
    }
}
event-gave-token = { $you ->
    [yes] Tu donnes un jeton à { $to } : { $value }.
   *[no] { $them ->
        [yes] { $seat } te donne un jeton : { $value }.
       *[no] { $seat } donne un jeton à { $to } : { $value }.
    }
}
event-tokens-drawn = Des jetons Info sont visibles : { $values }.
event-took-token = { $you ->
    [yes] Tu prends un jeton : { $value }.
   *[no] { $seat } prend un jeton : { $value }.
}
event-wants = { $you ->
    [yes] Tu veux le tour.
   *[no] { $seat } veut le tour.
}
event-number-chosen = { $you ->
    [yes] Tu retournes la carte Nombre { $value-key }.
   *[no] { $seat } retourne la carte Nombre { $value-key }.
}
event-card-laid = { $you ->
    [yes] Tu poses une carte Nombre face cachée.
   *[no] { $seat } pose une carte Nombre face cachée.
}
event-card-opened = { $hit-key ->
    [yes] La carte dit { $value-key }, et on en a coupé à ce tour.
   *[no] La carte dit { $value-key } : on n’en a pas coupé à ce tour.
}
event-card-drawn = { $you ->
    [yes] Vous piochez une carte Nombre.
   *[no] { $seat } pioche une carte Nombre.
}
event-card-kept = { $you ->
    [yes] Tu prends la carte Nombre en main.
   *[no] { $seat } prend la carte Nombre en main.
}
event-yellows-told = { $you ->
    [yes] Il te reste { $count ->
        [0] zéro fil jaune.
        [one] un fil jaune.
       *[other] { $count } fils jaunes.
    }
   *[no] À { $seat }, il reste { $count ->
        [0] zéro fil jaune.
        [one] un fil jaune.
       *[other] { $count } fils jaunes.
    }
}
twin-row = Cartes Nombre en ligne : { $numbers }.
twin-blocked = Bloqués : { $numbers }.
twin-red-number = { $number } compte comme rouge.
twin-lock = Dessus, la carte Nombre { $number }.
twin-pile = Cartes dans la pile : { $count }.
twin-parity = Jeton : { $parity-key ->
    [even] pair.
   *[odd] impair.
}
twin-count = Jeton : ×{ $count }.
twin-x = Marqué X.
twin-missing = Pas sur ce support : { $values }.
twin-target = Objectif : { $number }, { $cut } sur 2 coupés.
twin-rookie = La recrue.
twin-liar = Le menteur.
twin-hand-cards = Cartes Nombre en main : { $count }.

## Ce qu’on attend dans les missions 31 à 66

prompt-draw-constraint = On tire une contrainte.
prompt-secret = Chacun reçoit deux cartes face cachée.
prompt-draw-challenge = On pose des cartes Défi.
prompt-constraint = { $you ->
    [yes] Prends une des contraintes visibles. Elle te liera.
   *[no] { $seat } choisit une contrainte.
}
prompt-replace = { $you ->
    [yes] Capitaine, la contrainte visible reste-t-elle, ou la carte suivante la remplace-t-elle ?
   *[no] { $seat }, Capitaine, décide si la contrainte reste.
}
prompt-sequence = { $you ->
    [yes] À quel bout de la ligne va la carte Ordre ?
   *[no] { $seat } choisit un bout de la ligne.
}
prompt-four = { $you ->
    [yes] Annonce les quatre { $value-key }, les tiens aussi : { $left ->
        [one] il en manque encore un.
       *[other] il en manque encore { $left }.
    }
   *[no] { $seat } annonce les quatre { $value-key }.
}
prompt-reward = { $you ->
    [yes] Pose, pour une de tes cartes Nombre, un jeton Info devant un fil de ce nombre.
   *[no] { $seat } pose un jeton Info devant un fil.
}
prompt-turn-round = { $you ->
    [yes] Tourner le robot, ou le laisser ainsi ?
   *[no] { $seat } décide si le robot se retourne.
}
prompt-ring = { $you ->
    [yes] Capitaine, toutes les contraintes se déplacent-elles d’une place, et dans quel sens ?
   *[no] { $seat }, Capitaine, décide si les contraintes se déplacent.
}
prompt-give-card = { $you ->
    [yes] Donne une de tes cartes Nombre visibles à un coéquipier.
   *[no] { $seat } donne une carte Nombre.
}
prompt-standee = { $you ->
    [yes] Déplace la figurine d’une case, dans une direction qui convient à { $value }.
   *[no] { $seat } déplace la figurine.
}
prompt-lever = { $you ->
    [yes] Le levier : annonce les deux fils jaunes. { $left ->
        [one] Il en manque encore un.
       *[other] Il en manque encore { $left }.
    }
   *[no] { $seat } annonce les fils jaunes au levier.
}

## Coups dans les missions 31 à 66

move-draw-constraint = Tirer { $constraint }
move-weakest = La carte Capitaine va à { $seat }
move-challenge = Poser le Défi : { $challenge }
move-constraint = Prendre { $constraint }
move-replace = Remplacer la contrainte
move-link = Le maillon faible est { $seat } : { $constraint }
move-sequence = { $edge-key ->
    [left] Le bout gauche
   *[right] Le bout droit
}
move-four = Annoncer les quatre d’un coup
move-tripwire = Fil piège : { $place } chez { $owner }
move-restore = Remettre deux { $value-key }
move-juggle = Échanger { $place } et { $other }
move-reversed = Couper : le fil { $place } de { $owner } et { $nth ->
    [1] ton fil retourné
   *[other] ton deuxième fil retourné
} sont { $value-key }
move-reversed-solo = Coupe en solo : tous les { $value-key } qui restent, avec { $which-key ->
    [first] ton fil retourné
    [second] ton deuxième fil retourné
   *[both] tes deux fils retournés
}
move-turn-round = Tourner le robot
move-stay = Laisser le robot ainsi
move-ring = { $way-key ->
    [left] Toutes les contraintes d’une place à gauche
    [right] Toutes les contraintes d’une place à droite
   *[none] Les contraintes restent
}
move-fresh-constraint = Prendre une nouvelle contrainte, contre un cran de détonateur
move-give-card = Donner le { $value-key } à { $seat }
move-call-red = { $place } chez { $owner } est rouge
move-lever = Tirer le levier : annoncer deux fils jaunes
move-exchange = Échanger { $edge } et { $other-edge }
move-done = Terminé

## Ce qui se passe dans les missions 31 à 66

event-constraint-paired = À côté de la carte Nombre { $value-key } : { $constraint }.
event-constraints-kept = Les contraintes restent où elles sont.
event-secrets-dealt = Chacun a un personnage et une contrainte, face cachée.
event-challenges-laid = Défis : { $challenges }.{ $pair-key ->
    [yes] {" "}Deux cartes Nombre y sont posées : { $numbers }.
   *[no] {""}
}
event-odd-company = { $them ->
    [yes] Tous tes fils bleus fermés sont impairs
   *[no] Tous les fils bleus fermés de { $owner } sont impairs
}{ $stands ->
    [1] {""}
   *[other] {" "}{ $side ->
        [1] sur le premier support
       *[2] sur le deuxième support
    }
}, six ou plus.
event-card-dealt = { $you ->
    [yes] La carte Nombre { $value-key } est devant toi.
   *[no] La carte Nombre { $value-key } est devant { $seat }.
}
event-constraint-taken = { $you ->
    [yes] Tu prends une contrainte : { $constraint }.
   *[no] { $seat } prend une contrainte : { $constraint }.
}
event-constraint-dropped = { $you ->
    [yes] Tu ne peux pas respecter ta contrainte et n’en as plus : { $constraint }.
   *[no] { $seat } ne peut pas respecter cette contrainte et n’en a plus : { $constraint }.
}
event-constraint-opened = Désormais : { $constraint }.
event-constraint-gone = Il n’y a plus de contrainte.
event-constraints-moved = { $way-key ->
    [left] Toutes les contraintes passent d’une place à gauche.
   *[right] Toutes les contraintes passent d’une place à droite.
}
event-link-named = { $you ->
    [yes] Tu nommes { $to } maillon faible, avec { $constraint } :
   *[no] { $them ->
        [yes] { $seat } te désigne comme le maillon faible, avec { $constraint } :
       *[no] { $seat } nomme { $to } maillon faible, avec { $constraint } :
    }
} { $right-key ->
    [yes] c’est juste ! Tous les personnages sont révélés.
   *[no] c’est faux.
}
event-link-broke = { $you ->
    [yes] Tu es le maillon faible et ne peux pas jouer. Plus de contraintes ni de personnages.
   *[no] { $seat } est le maillon faible et ne peut pas jouer. Plus de contraintes ni de personnages.
}
event-sequence-moved = { $edge-key ->
    [left] La carte Ordre est au bout gauche.
   *[right] La carte Ordre est au bout droit.
}
event-four-cut = { $you ->
    [yes] Tu as annoncé les quatre { $value-key } : ils sont coupés.
   *[no] { $seat } a annoncé les quatre { $value-key } : ils sont coupés.
}
event-tripwire-found = { $them ->
    [yes] C’est juste : ton { $place } était un fil piège.
   *[no] C’est juste : { $place } chez { $owner } était un fil piège.
}
event-tripwire-missed = { $them ->
    [yes] Ton { $place } n’est pas un fil piège.
   *[no] { $place } chez { $owner } n’est pas un fil piège.
}
event-moved-seats = { $way-key ->
    [left] Tout le monde se décale d’une place à gauche.
   *[right] Tout le monde se décale d’une place à droite.
}
event-knives = { $you ->
    [yes] Tes fils coupés quittent la table.
   *[no] Les fils coupés de { $seat } quittent la table.
}
event-tokens-gone = Tous les jetons Validation ont disparu.
event-ta-da = { $you ->
    [yes] Toi : « Tadam ! »
   *[no] { $seat } : « Tadam ! »
}
event-boing = { $you ->
    [yes] Toi : « Boing ! »
   *[no] { $seat } : « Boing ! »
}
event-ta-da-forgotten = { $you ->
    [yes] Tu as oublié de dire « Tadam ! »
   *[no] { $seat } a oublié de dire « Tadam ! »
}
event-declared = { $you ->
    [yes] Tu annonces ton fil retourné { $places } : « { $value-key } ! »
   *[no] { $seat } annonce son fil retourné { $places } : « { $value-key } ! »
}
event-robot-turned = Le robot se retourne.
event-robot-moved = Le robot avance jusqu’au { $value-key }.
event-card-given = { $you ->
    [yes] Tu donnes la carte Nombre { $value-key } à { $to }.
   *[no] { $them ->
        [yes] { $seat } te donne la carte Nombre { $value-key }.
       *[no] { $seat } donne la carte Nombre { $value-key } à { $to }.
    }
}
event-card-closed = Les quatre { $value-key } sont coupés : la carte Nombre est retournée.
event-challenge-met = Un défi est réussi : { $challenge }.
event-red-called = { $them ->
    [yes] Ton { $place } est bien rouge, et hors de danger.
   *[no] { $place } chez { $owner } est bien rouge, et hors de danger.
}
event-standee-moved = La figurine va vers { $edge }. Elle a atteint : { $space }.
event-standee-stayed = La figurine reste où elle est.
event-trap-sprung = Un piège ! La figurine y a mis le pied.
event-door-opened = La clé tourne : la porte est ouverte.
event-guard-gone = Le garde est écarté.
event-laser-off = Le levier est baissé : le laser est éteint.
event-doctor-caught = Le Docteur est pris !
event-constraints-exchanged = Deux contraintes changent de place : { $edge } et { $other-edge }.

## Le plateau en mots dans les missions 31 à 66

twin-skipped = N’a pas pu jouer.
twin-table-constraint = Sur la table : { $constraint }.
twin-fresh-constraints = Contraintes qu’on peut encore prendre : { $count }.
twin-secret = Ta propre contrainte, que personne d’autre ne voit : { $constraint }.
twin-wrong-link = Désigné à tort : { $seat }, avec { $constraint }.
twin-weakest = Le maillon faible.
twin-guessed = A déjà désigné quelqu’un.
twin-in-a-row = Coupés à la suite : { $numbers }.
twin-constraint = En vigueur : { $constraint }.
twin-no-constraint = Aucune contrainte en vigueur.
twin-own-constraint = Contrainte : { $constraint }.
twin-free = Sans contrainte.
twin-constraints-left = Contraintes encore dans la pioche : { $count }.
twin-paired = { $number } : { $constraint }.
twin-challenge = Défi : { $challenge }.
twin-challenge-numbers = Ses nombres : { $numbers }.
twin-tokens = Jetons Info à prendre : { $values }.
twin-on-line = Le robot est sur le { $number } et regarde à { $way-key ->
    [left] gauche.
   *[right] droite.
}.
twin-line = La ligne : { $numbers }.
twin-sequence = La carte Ordre touche le { $number }.
twin-facing = Il regarde { $count ->
    [0] vers l’extérieur.
    [one] une carte.
   *[other] { $count } cartes.
}
twin-reversed = retourné, à l’écart de la rangée
twin-number-cards = Cartes Nombre : { $numbers }.
twin-map = La figurine est ici : { $space }, { $floor }.
twin-steers = { $constraint }, { $edge }.

## Ce qu’il y a sur la table : campagne

about-sequence-card = La carte Ordre : parmi les nombres de la ligne, on ne coupe que celui d’à côté.
about-red-number = Ce nombre compte comme rouge : ne le coupe pas.
about-lock-card = Un second verrou : deux fils de ce nombre doivent aussi être coupés.
about-double-lock = Un double verrou : les quatre fils du nombre doivent être coupés.
about-rookie = La recrue : une erreur, et la bombe explose.
about-liar = Le menteur : les jetons devant ces fils disent ce qu’ils ne sont pas.
about-hidden-equipment = Un équipement que personne ne connaît encore.
about-pile = Une pile de cartes, face cachée.
about-x-wire = Un fil marqué X : il se tient à part, quel que soit son nombre.
about-parity-token = Ce fil est pair, ou impair.
about-count-token = La valeur de ce fil est autant de fois sur son support.
about-absent-token = Une valeur qui n’est pas ici.
about-false-token = Un faux jeton : ce fil n’est pas cela.
about-laid-card = Une carte Nombre, face cachée. On la retourne à la fin du tour.
about-target = L’objectif : deux fils de ce nombre, à temps.
about-constraint = Une carte Contrainte : elle dit ce qu’on ne peut pas couper, ou faire, tant qu’elle te lie.
about-challenge = Une carte Défi. La réussir fait reculer le détonateur d’un cran.
about-reversed-wire = Un fil retourné, hors du rang : tous le voient, sauf son propriétaire.
about-map = Le plan du bunker, nord en haut. Les contraintes sur ses côtés dirigent la figurine.
about-standee = La figurine : c’est vous, dans le bunker. Elle bouge d’une case après chaque coupe.
about-striped-space = Une case rayée : il y a quelque chose à y faire, par une coupe juste qui convient à la contrainte d’action.
about-trap = Un piège : y entrer avance le détonateur d’un cran.

## L’horloge et la voix

prompt-recording = { $them ->
    [yes] Écoutez. Dis quand tu as entendu.
   *[no] Une voix parle ; l’horloge est arrêtée.
}
move-heard = J’ai entendu
event-recorded = { $recording }
twin-recording = La voix a dit : « { $recording } »
twin-heard = Ont entendu : { $waiting }.
twin-time = { $pace-key ->
    [calm] { $left ->
        [one] Encore { $left } tour.
       *[other] Encore { $left } tours.
    }
   *[running] { $left ->
        [one] Encore { $left } seconde.
       *[other] Encore { $left } secondes.
    }
}
recording-19-1 = Quinze minutes avant que ça saute. Largement le temps. Commencez !
recording-19-1-calm = Soixante tours avant que ça saute. Largement le temps. Commencez !
recording-19-2 = Encore douze minutes. Vous vous en sortez bien.
recording-19-3 = Encore dix minutes. Non, attendez, le minuteur a sauté : il en reste cinq !
recording-19-3-calm = Encore quarante tours. Non, attendez, le minuteur a sauté : il en reste vingt !
recording-19-4 = Encore deux minutes. Plus vite !
recording-19-5 = Trente secondes. Quoi que vous fassiez, faites-le maintenant !
prompt-next = { $them ->
    [yes] { $pace-key ->
        [calm] Veux-tu le prochain tour ? Il revient à qui attend depuis le plus longtemps.
       *[running] Qui coupe maintenant ? Qui crie « Couic ! » en premier joue.
    }
   *[no] Qui coupe maintenant ?
}
twin-wish = Veulent le prochain tour : { $waiting }.
prompt-sides = Les contraintes sont posées autour du plan.
prompt-step = { $you ->
    [yes] Où va la figurine ?
   *[no] { $seat } déplace la figurine.
}
prompt-hold = L’objectif est atteint. Attendez la prochaine étape, ou accordez-vous pour la commencer.
prompt-exchange = { $you ->
    [yes] Capitaine, repose les cinq contraintes, ou laisse-les : nord, est, sud, ouest, puis action.
   *[no] { $seat }, Capitaine, peut échanger les contraintes.
}
prompt-mark = { $you ->
    [yes] Les deux étaient faux. Lequel reçoit son jeton Info ?
   *[no] { $seat } choisit quel fil reçoit un jeton.
}
move-pin = { $constraint }
move-keep = Ne rien changer
move-step = { $side }
event-pinned = Les contraintes sont en place : { $cards-count } autour du plan.
event-stepped = La figurine va vers { $side } : { $space } ({ $floor }).
event-action-done = C’est fait : { $space }.
event-goal-reached = L’objectif de cette étape est atteint : { $space }.
event-lever-missed = { $you ->
    [yes] Tu tires le levier
   *[no] { $seat } tire le levier
} en vain : { $wrong ->
    [one] l’un des deux fils n’est pas jaune.
   *[other] aucun des deux fils n’est jaune.
}
twin-figure = La figurine est ici : { $floor }, colonne { $column }, rangée { $row } : { $space }.
twin-side = { $side } : { $constraint }.
twin-stage = Étape { $stage } sur 6, objectif : { $space }{ $state-key ->
    [reached] , atteint
   *[ahead] { "" }
}.
twin-saved = { $count ->
    [one] { $count } tour est gardé
   *[other] { $count } tours sont gardés
} pour la dernière étape.
twin-bunker-there = Cela accomplit l’action du bunker.
space-wires = tous les fils
prompt-magician = { $you ->
    [yes] Magie : désigne deux fils coupés d’une même valeur. Ils seront de nouveau cachés ; personne d’autre ne voit ton choix.
   *[no] { $seat } fait un tour de magie. Ne regardez pas !
}
prompt-juggler = { $you ->
    [yes] Jonglage : désigne deux de tes fils coupés de valeurs différentes. Ils échangent leurs places.
   *[no] { $seat } jongle.
}
prompt-ta-da = { $you ->
    [yes] Dis-le !
   *[no] { $seat } devrait dire « Tadam ! »
}
prompt-boing = { $you ->
    [yes] À toi de sauter : crie « Boing ! »
   *[no] { $seat } est sur le trampoline.
}
move-ta-da = Tadam !
move-boing = Boing !
event-closed-again = { $you ->
    [yes] Ton tour de magie : deux fils sont de nouveau cachés.
   *[no] { $seat } fait un tour de magie : deux fils sont de nouveau cachés.
}
event-juggled = { $you ->
    [yes] Tu jongles : deux fils coupés échangent leurs places.
   *[no] { $seat } jongle : deux fils coupés échangent leurs places.
}
event-seats-changed = { $way-key ->
    [left] Tout le monde se décale d’une place à gauche.
   *[right] Tout le monde se décale d’une place à droite.
}
event-knifed = { $you ->
    [yes] Les couteaux volent : tes fils coupés quittent la table.
   *[no] Les couteaux volent : les fils coupés devant { $seat } quittent la table.
}
event-called-out = { $you ->
    [yes] « { $call } », cries-tu.
   *[no] « { $call } », crie { $seat }.
}
event-forgot = { $you ->
    [yes] Tu as oublié de dire « { $call } »
   *[no] { $seat } a oublié de dire « { $call } »
}
event-seals-gone = Tous les jetons Validation ont disparu.
call-ta-da = Tadam !
call-boing = Boing !
twin-uncounted = Plus personne ne compte les fils coupés.
twin-gone = { $place } est vide : son fil coupé a quitté la table.
twin-circus = Dernier numéro du cirque : { $act } sur 16.
twin-cheers = Qui coupe dit « Tadam ! »
twin-called = Ont crié « Boing ! » : { $waiting }.
recording-30-1 = Bienvenue sur la voie rapide. Coupez ce que vous voulez ; bientôt, je dirai ce que je veux.
recording-30-2 = Premier objectif ! Deux fils du nombre de la carte, sinon le détonateur avance.
recording-30-3 = Deuxième objectif, un nouveau nombre. Juste pour voir si vous êtes rapides.
recording-30-4 = Troisième objectif. Manquez-le, et vous perdez un équipement.
recording-30-5 = Quatrième objectif. Atteignez-le, et chacun dira combien de fils jaunes il lui reste.
recording-30-6 = Cinquième objectif, et désormais vous n’avez que quinze secondes.
recording-30-6-calm = Cinquième objectif. Continuez.
recording-30-7 = Sixième objectif. Atteignez-le, et une carte de plus sera retournée : qui a la main en dira un mot.
recording-30-8 = Septième et dernier objectif. Atteignez-le, et le reste de ce nombre sera coupé pour vous.
recording-30-9 = Maintenant trois nombres, et rien d’autre, pendant deux minutes. Terminez-les tous les trois, et c’est gagné !
recording-30-9-calm = Maintenant trois nombres, et rien d’autre, pendant quelques manches. Terminez-les tous les trois, et c’est gagné !
recording-30-10 = Stop ! Ce n’était pas assez. Qui a la main désigne tous les fils jaunes restants, d’un seul coup.
recording-30-11 = Deux minutes pour tout le reste. Courez !
recording-30-11-calm = Quelques manches pour tout le reste. Allez !
event-target-judged = { $reached-key ->
    [yes] Objectif { $target } atteint : deux fils { $value } sont coupés.
   *[no] Objectif { $target } manqué : moins de deux fils { $value } sont coupés.
}
event-card-removed = Hors du jeu : { $equipment }.
event-told-yellows = { $you ->
    [yes] Il te reste
   *[no] { $seat } : il reste
} { $count ->
    [0] zéro fil jaune.
    [one] { $count } fil jaune.
   *[other] { $count } fils jaunes.
}
event-told-number = { $you ->
    [yes] { $holds-key ->
        [yes] Tu dis que tu as { $value }.
       *[no] Tu dis que tu n’as pas de { $value }.
    }
   *[no] { $holds-key ->
        [yes] { $seat } a { $value }.
       *[no] { $seat } n’a pas de { $value }.
    }
}
twin-stretch = { $stretch ->
    [0] Jeu libre : pas encore d’objectif.
    [8] Seuls les trois nombres visibles peuvent être coupés.
    [9] Dernière étape : tout ce qui reste.
   *[other] Objectif { $stretch } sur 7{ $state-key ->
        [reached] , atteint.
       *[ahead] , pas encore atteint.
    }
}
