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
preference-guide = Premiers pas guidés
preference-guide-about = La première question de chaque sorte est expliquée. Recocher la case fait revenir toutes les notes.
preference-pace = Allure des machines
pace-instant = à l’instant
pace-brisk = vive
pace-calm = posée
preference-name = Votre nom
preference-name-save = Garder ce nom

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
table-your-turn = À vous
table-waiting = on attend un joueur
table-playing = en cours
table-over = achevée
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
new-watchers = Ouvrir aux spectateurs
new-watchers-about = Ceux qui regardent ne voient que ce qui est sur la table, jamais les mains.
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
bot-random = le Fol, qui joue au hasard
bot-greedy = le Hardi, qui sait compter
bot-search = le Sage, qui voit venir
bot-other = { $bot }

## La table

table-title-turn = À vous ! { $title }
table-title = { $title }
prompt-waiting = { $names } { $count ->
    [one] réfléchit.
   *[other] réfléchissent.
}
prompt-waiting-do = On attend { $names } : { $phase }.
prompt-hollow = Vous n’avez rien à choisir ici : on répond pour vous dans un instant.
prompt-seats-missing = On attend que chacun prenne place.
prompt-loading = On dresse la table…
prompt-past = Vous regardez le passé.
prompt-choices = Vos choix
choices-list = Tous les choix en liste (L)
choices-search = Chercher un choix
choices-search-many = Chercher parmi { $count } choix
choices-none = Aucun choix ne s’appelle ainsi.
choices-hidden = { $count ->
    [one] Un autre choix encore : précisez.
   *[other] { $count } autres choix encore : précisez.
}
undo = Reprendre mon coup
undo-title = Reprendre le dernier choix, tant que rien n’a été révélé (U)
you = vous
online = présent
offline = absent
to-move = doit jouer
your-move = à vous de jouer
seat-bot = machine
seat-free = place libre
sit-here = M’asseoir ici
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
guide-understood = Compris
guide-no-more = Ne plus m’aider

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

note-close = Fermer la remarque
note-rule = Règle { $rule }
note-unreachable = Le serveur ne répond pas. Votre choix n’est pas parti ; réessayez dans un instant.
note-stale = La table a changé entre-temps : voici où l’on en est.
note-forbidden = Cela ne vous est pas permis ici.
note-too-fast = Doucement, messire : le serveur reprend son souffle.
note-refused = Le serveur n’a pas accepté cela.
note-no-undo = Rien à reprendre : un dé, une carte ou le choix d’un autre est venu depuis, et ce qui est vu est vu.
note-invitation-spent = Cette invitation a déjà servi, ou n’est pas pour cette table. Vous pouvez regarder la partie.
connection-lost = La liaison est rompue ; on la renoue…

## Ce que le serveur refuse

problem-too-many-files = Vous avez déjà apporté autant de parties achevées que le serveur en garde pour une personne.
problem-too-many-tables = Vous tenez déjà trop de tables : achevez une partie avant d’en dresser une autre.
problem-bad-table = Cette table ne peut être dressée ainsi : revoyez les places et les règles choisies.
problem-bad-file = Ce fichier ne se lit pas comme une partie.
problem-no-text = Ce fichier ne se lit pas comme une partie.
problem-no-seed = Cette partie n’est pas achevée et sa graine manque : on ne peut la poursuivre.
problem-too-large = Ce fichier est trop lourd pour être une partie.
problem-too-often = Doucement, messire : le serveur reprend son souffle.
problem-wrong-origin = Cette demande ne vient pas d’une page de ce serveur.
problem-no-session = Votre navigateur n’a pas gardé le témoin qui vous fait reconnaître : rechargez la page.
problem-storage = Le serveur ne peut rien écrire en ce moment ; rien n’a changé. Réessayez dans un instant.
problem-failure = Le serveur a trébuché. Réessayez dans un instant.

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
keys-help = ?
    .about = montrer ceci
keys-escape = Échap
    .about = fermer, revenir au présent

## À propos

about-title = À propos de Cent Ans
about-what = Cent Ans fait jouer, règles complètes et vérifiées, cinq jeux de la guerre de Cent Ans. C’est un logiciel libre, écrit par des amateurs de ces jeux.
about-authors = Guyenne est un jeu de Laurent et Jean-Baptiste Journaux, illustré dans son édition par Romain Boyaud ; Guesclin ! est un jeu de Jean-Gabriel Chabrat ; Montjoie ! est un jeu de Pascal Bernard, paru chez Tilsit Éditions et illustré par Greg Cervall, Thibaud Beghin et Frantz Rey ; Le Combat des Trente est un jeu d’Eric Daniellou, Michel Deunff et Thomas Poulmarc’h, illustré par ce dernier ; le livret de Bastide (version 3.4, août 2007) ne nomme pas ses auteurs. Nous devons ces jeux à leurs auteurs ; les mots et les dessins de ces pages sont les nôtres, et rien n’y vient des jeux édités. S’ils vous plaisent, jouez-y aussi autour d’une vraie table.
about-fair = Les tirages sont honnêtes et le prouvent : avant la première carte, la table annonce l’empreinte de sa graine ; à la fin, elle donne la graine, et chacun peut tout recalculer.
about-private = Nul compte, nul traceur : un témoin dans votre navigateur vous reconnaît d’une visite à l’autre, et rien ne vient d’ailleurs que de ce serveur.
about-fonts = Caractères : EB Garamond et IM Fell English, sous licence libre SIL.
