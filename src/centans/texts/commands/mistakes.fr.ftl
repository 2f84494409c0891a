# Ce que la commande refuse, en français. En anglais, la phrase vient avec la faute elle-même (CentansError.told).

mistake-game = Il n’y a pas de jeu « { $name } » ; il y a : { $known }.
mistake-players = { $game } se joue à { $possible } joueurs, et non à { $number }.
mistake-option = { $game } n’a pas d’option « { $name } » ; il y a : { $known }.
mistake-value = L’option « { $name } » peut valoir { $allowed }, et non « { $value } ».
mistake-named = « { $text } » devrait s’écrire NOM=VALEUR, par exemple level=expert.
mistake-seats = { $seats ->
    [one] Une seule place est donnée
   *[other] { $seats } places sont données
} pour { $number ->
    [one] un joueur
   *[other] { $number } joueurs
}.

## Les chiffres de la boîte

mistake-figure = « { $path } » peut { $form ->
    [truth] valoir true ou false
    [list] valoir { $known }
   *[numbers] aller de { $least } à { $most }
}, et non « { $value } ».
mistake-no-figure = « { $path } » n’existe pas dans components.toml{ $form ->
    [among]  : pas de « { $name } » parmi { $known }
    [below]  : « { $name } » est au-dessous d’un simple chiffre
   *[any] { "" }
}.
mistake-figure-table = « { $path } » est un tableau ; nommez un chiffre qui s’y trouve.
mistake-figure-of-box = « { $path } » ne fait que décrire la boîte : le changer ne changerait rien au jeu.

## Les fichiers à écrire ou à lire

mistake-no-folder = { $option } demande un fichier dans un dossier qui existe ; il n’y a pas de dossier { $folder }.
mistake-folder = { $option } demande un fichier, et { $file } est un dossier.
mistake-unwritable = { $option } demande un fichier où vous ayez le droit d’écrire : { $file } n’en est pas un.
mistake-rows = --rows écrit { $known }, selon la fin du nom du fichier, et non « { $name } ».
mistake-not-text = { $file } n’est pas un fichier de partie : ce n’est pas du texte.
mistake-no-seed = { $file } n’a pas de graine : on peut la raconter avec centans replay, non la poursuivre.
mistake-checkout = --json ne sert que dans un clone du projet ; cette copie-ci est installée.

## Ce que joue le laboratoire

mistake-matches = Il faut au moins une partie à jouer, et non { $number }.
mistake-deals = Il faut au moins une donne entre deux joueurs automatiques, et non { $number }.
mistake-processes = Il faut au moins un processus pour ce travail, et non { $number }.
mistake-engine = Il n’y a pas de moteur « { $name } » ; il y a : { $known }.
mistake-until = --until demande une part de { $least } % à { $most } %, par exemple 2%, et non « { $text } ».
mistake-no-bots = Le laboratoire a besoin d’au moins un joueur automatique : --seats greedy,random
mistake-crowd = { $bots } joueurs automatiques ne peuvent se partager { $seats } places ; nommez-en moins, ou dites --players.
mistake-ladder-bots = Il faut au moins deux joueurs automatiques différents : --bots greedy,search:100
mistake-lessons = Il faut au moins { $least } parties par leçon pour apprendre, et non { $number }.
mistake-no-value = Les joueurs automatiques de { $game } pensent jusqu’à la fin de la partie : il n’y a pas de chiffres à apprendre.
mistake-no-temper = { $game } n’a pas de tempérament à apprendre : tout y est pesé à la main.
mistake-tempers = Il faut au moins { $least } tempéraments par tour pour apprendre, et non { $number }.
mistake-kind = { $game } n’a pas de parties du genre « { $name } » ; il y a : { $known }.

## Les joueurs automatiques

mistake-bot = Il n’y a pas de joueur automatique « { $name } » ; il y a : { $known }, greedy:N qui imagine N donnes, search:N qui joue N simulations avant chaque choix (search:Ns : N secondes ; search:Ncpu : N secondes de processeur ; search:400/2 : un arbre de deux réponses), plan:NOM qui s’en tient à un plan, module:Classe pour l’un des vôtres (docs/own-bot.md).
mistake-bot-deals = « { $name } » devrait être greedy:N, où N va de 1 à { $most }, par exemple greedy:8.
mistake-bot-budget = « { $name } » devrait être search:N pour N simulations, par exemple search:400, search:Ns pour N secondes par choix, par exemple search:0.3s, ou search:Ncpu pour N secondes de processeur.
mistake-bot-depth = « { $name } » devrait finir par la profondeur de son arbre, de 0 à { $most } : search:400/2.
mistake-plan = Il n’y a pas de « { $name } » pour { $game } ; il y a : { $known }.
mistake-no-bot = « { $name } » n’est pas une classe issue de centans.bots.Bot ; docs/own-bot.md en montre une de trente lignes.
mistake-bot-of-package = Aucun paquet n’apporte de joueur automatique « { $name } ».
mistake-bot-module = Il n’y a pas de joueur automatique « { $name } » : Python ne trouve pas de module « { $module } ».
mistake-bot-class = Il n’y a pas de joueur automatique « { $name } » : le module { $module } n’a pas de { $kind }.
