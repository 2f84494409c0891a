# La page elle-même : tout ce qui n’appartient à aucun jeu.

## Partout

site = Cent Ans
site-about = Les jeux de la guerre de Cent Ans, à jouer ici : contre une machine, avec un ami, autour d’un même écran.
nav-home = Accueil
nav-rules = Règles
nav-about = À propos
nav-main = Navigation
skip = Aller au contenu
loading = Un instant…
close = Fermer
not-found = Cette page n’existe pas, ou n’existe plus.
not-found-home = Revenir à l’accueil
failed = La page n’a pu être lue : le serveur ne répond pas.
failed-retry = Réessayer

## Préférences

preferences = Préférences
preference-language = Langue
language-fr = Français
language-en = English
preference-theme = Lumière
theme-light = Plein jour
theme-candle = À la chandelle
preference-hatching = Hachures héraldiques
preference-hatching-about = Double chaque couleur d’un trait, pour qui les distingue mal.
preference-motion = Mouvements
preference-motion-about = Les cartes glissent, les écus tournent.
preference-sound = Sons
preference-sound-about = Cartes, dés, fer, et une cloche quand c’est à vous.
preference-volume = Volume
preference-guide = Premiers pas guidés
preference-guide-about = La première question de chaque sorte est expliquée. Recocher la case fait revenir toutes les notes.
preference-pace = Allure des machines
pace-instant = à l’instant
pace-brisk = vive
pace-calm = posée
preference-name = Votre nom
preference-name-save = Garder ce nom
forget-me = M’oublier
forget-me-about = Votre nom et tout ce que vous avez dit seront effacés, vos places rendues, vos parties achevées gardées sans votre nom, et vos notes dans ce navigateur jetées. On ne revient pas là-dessus.
forget-me-really = M’oublier pour de bon
forget-me-stay = Se souvenir de moi

## Accueil

home-players = { $least ->
    [2] { $most ->
        [2] à deux joueurs
       *[other] { $least } à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
home-play = { $great ->
    [yes] Jouer tout de suite contre une machine
   *[no] Jouer tout de suite
}
home-play-about = La partie commence sur-le-champ. Rien à installer, nul compte à ouvrir.
home-create = Dresser une table
home-read = Lire les règles
home-cover = Couverture de { $title }
home-mine = Mes tables
home-mine-none = Vous n’avez pas de partie en cours.
home-open = Tables ouvertes
home-open-none = Personne n’attend d’adversaire en ce moment. Dressez donc une table.
home-running = Parties en cours
home-running-none = Aucune partie à regarder pour l’instant.
home-past = Parties passées
home-past-none = Vos parties achevées se retrouvent ici.
home-import = Rouvrir une partie gardée
home-more = { $count ->
    [one] Voir une autre
   *[other] Voir les { $count } autres
}
home-further = Plus loin encore
table-your-turn = À vous
table-waiting = on attend un joueur
table-playing = en cours
table-over = achevée
table-ended = interrompue
table-join = S’asseoir
table-watch = Regarder
table-resume = Reprendre
table-review = Revoir
table-empty-seat = place libre

## Nouvelle table

new-title = Dresser une table
new-presets = Une table toute prête ?
new-players = Combien serez-vous ?
new-players-count = { $count } joueurs
new-seats = Qui s’assied où ?
new-seat-plain = Place { $number }
new-options = Les règles de cette partie
new-more-options = Autres options
new-patience = Patience
new-patience-about = Qui fait attendre les autres plus longtemps peut être remplacé, par une machine ou par un nouveau venu.
patience = { $minutes ->
    [0] sans fin
    [15] un quart d’heure
    [60] une heure
    [1440] un jour
    [4320] trois jours
    [10080] une semaine
    [one] une minute
   *[other] { $minutes } minutes
}
new-watchers = Ouvrir aux spectateurs
new-watchers-about = Ceux qui regardent ne voient que ce qui est sur la table, jamais les mains.
new-hints = Permettre les conseils
new-hints-about = Qui doit choisir peut demander conseil. La partie s’en souvient, et tous l’apprennent à la fin.
new-create = Prendre place
new-name = Nom
new-bot = Force
kind-me = Moi
    .about = Vous jouez depuis ce navigateur, sous ce nom. On vous l’a donné à votre arrivée : changez-le à votre guise.
kind-invited = Un ami, par un lien
    .about = Vous lui enverrez un lien ; la place est à qui l’ouvre.
kind-anyone = Qui veut
    .about = La table paraît parmi les tables ouvertes.
kind-bot = Une machine
    .about = Elle joue sans vous faire attendre.
kind-here = Quelqu’un à cet écran
    .about = On se passe l’écran ; un rideau tombe entre les mains.
bot-page = le page, qui apprend encore
bot-squire = l’écuyer, qui prend ce qui paraît le meilleur
bot-knight = le chevalier, qui voit venir
bot-marshal = le maréchal, qui prend son temps et voit loin
bot-other = { $bot }

## La table

table-title-turn = À vous ! { $title }
table-title-called = Une offre pour vous ! { $title }
table-title = { $title }
prompt-waiting = { $names } { $count ->
    [one] réfléchit.
   *[other] réfléchissent.
}
prompt-waiting-do = On attend { $names } : { $phase }.
prompt-follows = Votre choix est fait : voici ce qui s’ensuit.
prompt-watch = Tous les choix sont faits : voici ce qui s’ensuit.
prompt-hollow = Vous n’avez rien à choisir ici : on répond pour vous dans un instant.
prompt-seats-missing = On attend que chacun prenne place.
prompt-ended = L’hôte a mis fin à cette partie avant son terme.
prompt-loading = On dresse la table…
prompt-past = Vous regardez le passé.
prompt-choices = Vos choix
sheet-up = Tirer : tout voir
sheet-down = Rabattre
choices-list = Tous les choix en liste (L)
choices-list-short = Liste
choices-search = Chercher un choix
choices-search-many = Chercher parmi { $count } choix
choices-none = Aucun choix ne s’appelle ainsi.
choices-hidden = { $count ->
    [one] Un autre choix encore : précisez.
   *[other] { $count } autres choix encore : précisez.
}
undo = Reprendre mon coup
undo-short = Reprendre
undo-title = Reprendre le dernier choix, tant que rien n’a été révélé (U)
you = vous
online = présent
offline = absent
to-move = doit jouer
your-move = à vous de jouer
seat-bot = { $bot ->
    [page] page
    [squire] écuyer
    [knight] chevalier
    [marshal] maréchal
    [greedy] écuyer
    [novice] page
    [random] fou
   *[other] { $bot }
}
seat-machine = machine
seat-level = { $name } : son niveau, que l’hôte peut changer
seat-free = place libre
seat-closed = pas pour vous, qui connaissez une autre main
sit-here = M’asseoir ici
sit-knowing = Une main connue
sit-knowing-about = Quelqu’un s’est assis ici avant vous, sait ce que cette place cache, et se trouve peut-être encore à la table. Voulez-vous la jouer quand même ?
sit-knowing-really = M’y asseoir quand même
sit-knowing-stay = Y renoncer
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
hand-to-bot = Confier ma place à une machine
fill-with-bot = Y asseoir une machine
take-back = Reprendre ma place
leave-seat = Quitter ma place
leave-seat-about = Votre place sera libre : qui veut pourra s’y asseoir et jouer votre jeu. Pour vous absenter un moment, confiez-la plutôt à une machine.
leave-seat-really = La quitter
leave-seat-stay = Rester
replace-late = Remplacer
replace = Quelqu’un manque
replace-about = { $name } fait attendre la table plus longtemps que convenu : { patience }. Une machine lui garderait sa place, à reprendre à son retour ; ou bien la place est à qui vient.
replace-by-bot = Asseoir une machine
replace-by-anyone = Libérer la place
replace-stay = Attendre encore
end-table = Mettre fin à la partie
end-table-about = Nul ne pourra la poursuivre, et personne ne l’emporte. Elle restera parmi les parties passées, toutes cartes visibles.
end-table-really = Y mettre fin
end-table-stay = Continuer
door-about = Cette table n’admet pas de spectateurs : prenez place, et vous la verrez.
welcome-title = Une place vous attend
welcome-about = { $title } : vous y jouez { $side }, avec { $names }.
welcome-name = Sous quel nom jouez-vous ?
seat-menu = Place
invite-title = Invitez quelqu’un
invite-about = { $side ->
    [none] Qui ouvre ce lien prend la place { $number }.
   *[other] Qui ouvre ce lien prend la place { $number }, { $side }.
}
invite-copy = Copier le lien
invite-copied = Lien copié
tab-log = Récit
tab-chat = Paroles
tab-rules = Règles
tab-notes = Notes
tab-time = Temps
tab-players = Joueurs
tabs = Récit, paroles, règles et notes
players = Joueurs
log-empty = Rien ne s’est encore passé.
log-go = Revoir ce moment
chat-say = Dites quelque chose
chat-send = Dire
chat-empty = Silence autour de la table.
chat-watcher = { $name } (spectateur)
notes-label = Vos notes, pour vous seul, gardées dans ce navigateur
notes-hint = Combien de 5 lui reste-t-il ?…
rules-contents = Chapitres
board = Le plateau
board-plain = Ce jeu n’a pas encore de plateau dessiné : voici ce que vous en savez.
board-unfit = Le plateau de ce jeu ne peut pas servir ici : jouez avec les boutons.
yes = oui
no = non
zoom = Approcher ou éloigner
zoom-in = Approcher (+)
zoom-out = Éloigner (−)
zoom-fit = Voir tout (0)
guide = Premiers pas
help-short = Aide
guide-understood = Compris
guide-no-more = Ne plus m’aider

## Une partie que les règles d’aujourd’hui ne savent plus rejouer

stopped = Cette partie ne peut plus être jouée
stopped-refused = Les règles ont été corrigées depuis ses débuts et n’admettent plus un coup joué ici.
stopped-differs = Les règles ont été corrigées depuis ses débuts, et les mêmes coups mèneraient désormais ailleurs.
stopped-gone = Ce serveur n’a plus ce jeu.
stopped-shown = La voici telle qu’on l’a laissée.
stopped-unseen = Sa position n’a jamais été consignée : il n’y a rien à montrer.
stopped-pass = Passer l’écran à { $name }
stopped-yours = Son fichier dévoile toutes les cartes cachées. Mettez fin à la partie, et chacun pourra la voir en entier et la garder.
stopped-hosts = Son fichier dévoile toutes les cartes cachées : on pourra l’obtenir quand l’hôte aura mis fin à la partie.

## Remonter le temps

scrub = Moment de la partie
scrub-first = Début (Origine)
scrub-back = Moment précédent (←)
scrub-on = Moment suivant (→)
scrub-live = Revenir au présent (Fin)
scrub-where = { $here } sur { $last }
scrub-opening = Mise en place
scrub-live-short = Au présent

## Remarques

hint = Conseil
hint-title = Que choisir ici ? La partie se souvient que vous l’avez demandé.
hint-close = Ranger le conseil
why-title = Pourquoi ?
hints-where = (Réponses : { $answers }.)
note-close = Fermer la remarque
note-rule = Règle { $rule }
note-unreachable = Le serveur ne répond pas. Votre choix n’est pas parti ; réessayez dans un instant.
note-refused = Le serveur n’a pas accepté cela.
note-no-undo = Rien à reprendre : un dé, une carte ou le choix d’un autre est venu depuis, et ce qui est vu est vu.
note-invitation-spent = Cette invitation a déjà servi, ou n’est pas pour cette table. Vous pouvez regarder la partie.
connection-lost = La liaison est rompue ; on la renoue…

## Ce que le serveur refuse

problem-too-many-files = Vous avez déjà apporté autant de parties achevées que le serveur en garde pour une personne.
problem-too-many-tables = Vous tenez déjà trop de tables : achevez-en une, ou mettez-y fin, avant d’en dresser une autre.
problem-bad-table = Cette table ne peut être dressée ainsi : revoyez les places et les règles choisies.
problem-bad-file = Ce fichier ne se lit pas comme une partie.
problem-no-text = Ce fichier ne se lit pas comme une partie.
problem-no-seed = Cette partie n’est pas achevée et sa graine manque : on ne peut la poursuivre.
problem-too-large = Ce fichier est trop lourd pour être une partie.
problem-too-often = Doucement, messire : le serveur reprend son souffle.
problem-too-much = Vous avez épuisé votre part du temps du serveur. Réessayez dans { $wait ->
    [one] une seconde
   *[other] { $wait } secondes
}.
problem-wrong-origin = Cette demande ne vient pas d’une page de ce serveur.
problem-no-session = Votre navigateur n’a pas gardé le témoin qui vous fait reconnaître : rechargez la page.
problem-storage = Le serveur ne peut rien écrire en ce moment ; rien n’a changé. Réessayez dans un instant.
problem-failure = Le serveur a trébuché. Réessayez dans un instant.
problem-bot-plays = Une machine tient cette place : reprenez-la d’abord.
problem-deaf = Ce serveur n’entend plus ses voisins. Réessayez dans un instant.
problem-empty = Il n’y a rien là qui se lise.
problem-ended = L’hôte a mis fin à cette partie.
problem-forbidden = Cela ne vous est pas permis ici.
problem-illegal = Les règles ne le permettent pas en ce moment.
problem-left = Vous aviez raccroché avant que ce fût fait.
problem-no-json = La page a envoyé cela sous une forme que le serveur ne lit pas : rechargez-la.
problem-not-found = Il n’y a rien de tel ici.
problem-not-late = Le délai convenu n’est pas écoulé : patientez encore.
problem-not-yet = La partie n’en est pas encore là.
problem-nothing-to-undo = Rien à reprendre : un dé, une carte ou le choix d’un autre est venu depuis, et ce qui est vu est vu.
problem-old-rules = Les règles ont changé depuis cette partie et ne savent plus la raconter.
problem-over = La partie est finie.
problem-playing = La partie est encore en cours.
problem-refused = Le serveur n’a pas accepté cela.
problem-seen-another = Vous avez vu une main de cette partie : vous n’y pouvez prendre aucune autre place.
problem-seen-by-others = Quelqu’un d’autre a vu la main de cette place : ne vous y asseyez que si cela vous est égal.
problem-stale = La table a changé entre-temps : voici où l’on en est.
problem-taken = Quelqu’un y est déjà assis.
problem-too-long = Cette partie est devenue trop longue pour le serveur.
problem-too-many-connections = Trop de liaisons viennent de chez vous : fermez une fenêtre et réessayez.
problem-too-many-newcomers = Trop de nouveaux venus arrivent de chez vous. Réessayez dans un instant.
problem-too-many-streams = Vous regardez par trop de fenêtres : fermez-en une.
problem-too-slow = La demande est venue trop lentement. Réessayez.
problem-no-hints = On ne demande pas de conseil à cette table : c’est convenu.
problem-not-a-bot = C’est une personne qui a choisi, et elle sait pourquoi.
problem-nothing-to-choose = Il n’y avait rien à choisir ici.
problem-said-enough = Vous avez déjà beaucoup proposé : attendez qu’un autre joueur ait fait quelque chose.
problem-second-thoughts = Vous avez assez changé d’avis dans cette partie : tenez-vous-en à votre choix.
problem-secret-reason = La raison trahirait un secret : demandez-la quand la partie sera finie.
problem-unknown-bot = Personne ici ne connaît cette machine.
problem-unreadable = Le serveur ne sait pas lire ce choix.
problem-unreadable-request = Le serveur ne sait pas lire cette demande.
problem-waiting = Tout le monde n’a pas encore pris place.
problem-wrong-host = Le serveur ne se connaît pas sous cette adresse : demandez la bonne à qui le tient.
problem-wrong-method = Le serveur ne fait pas cela ici.

## Le rideau

curtain-title = Rideau !
curtain-pass = Passez l’écran à { $name }.
curtain-raise = C’est moi, { $name } : lever le rideau
curtain-secret = Que nul autre ne regarde.

## La fin

end-title = La partie est finie
end-look = Voir le résultat
end-won = Vous l’emportez !
end-lost = La journée n’est pas à vous.
end-draw = Partie nulle.
end-place = Rang
end-player = Joueur
end-points = Points
end-rematch = Prendre sa revanche
end-join-rematch = Rejoindre la revanche
end-watch-rematch = Regarder la revanche
end-rematch-asked = { $name } demande sa revanche.
end-save = Garder la partie
end-review = Revoir la partie
end-proof = Des tirages honnêtes
end-proof-about = Avant la première carte ou le premier dé, la table a publié l’empreinte d’une graine ; voici la graine. Gardez la partie, et la commande ci-dessous refait chaque tirage.
end-fingerprint = Empreinte
end-seed = Graine
end-verify = Vérifier

## Le clavier

keys-title = Au clavier
keys-tab = Tab, Maj+Tab
    .about = aller de choix en choix
keys-enter = Entrée, Espace
    .about = choisir
keys-digits = 1 à 9
    .about = les boutons de l’invite, dans l’ordre
keys-undo = U
    .about = reprendre mon coup
keys-hint = H
    .about = un conseil ; encore, ou Échap, pour le ranger
keys-list = L
    .about = tous les choix en liste
keys-arrows = ← →
    .about = remonter ou descendre le temps
keys-ends = Origine, Fin
    .about = le début ; revenir au présent
keys-tabs = J, P, R, N
    .about = récit (journal), paroles, règles, notes
keys-board = B
    .about = aller au plateau
keys-zoom = + − 0
    .about = approcher, éloigner, voir tout
keys-again = A
    .about = revoir ce que les autres ont fait ; → avance, Échap ramène au présent
keys-help = ?
    .about = montrer ceci
keys-escape = Échap
    .about = fermer, revenir au présent

## À propos

about-title = À propos de Cent Ans
about-what = Cent Ans fait jouer à des jeux de la guerre de Cent Ans, avec leurs règles complètes et vérifiées. C’est un logiciel libre, écrit par des amateurs de ces jeux.
about-authors = Nous devons ces jeux à leurs auteurs ; les mots et les dessins de ces pages sont les nôtres, et rien n’y vient des jeux édités. S’ils vous plaisent, jouez-y aussi autour d’une vraie table.
about-fair = Les tirages sont honnêtes et le prouvent : avant la première carte, la table annonce l’empreinte de sa graine ; à la fin, elle donne la graine, et chacun peut tout recalculer.
about-private = Nul compte, nul traceur : un témoin dans votre navigateur vous reconnaît d’une visite à l’autre, et rien ne vient d’ailleurs que de ce serveur. Les préférences permettent de vous faire oublier.
about-fonts = Caractères : EB Garamond et IM Fell English, sous licence libre SIL.

## Ce qui se passe, scène par scène

name-nobody = Quelqu’un
tab-aim = But
aim-title = Le but, et la fin de la partie
recap = Depuis votre dernière réponse
recap-away = Depuis votre dernier passage
recap-film = En film
recap-nothing = Rien d’important ne s’est passé depuis.
stage-skip = Aller au présent
stage-read = Le lire dans le récit
stage-go-on = Continuer
stage-again = Revoir
stage-again-about = Me montrer à nouveau ce qui s’est passé depuis ma dernière réponse
