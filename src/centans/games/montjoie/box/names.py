"""What the box calls things: towns, provinces, nations, foreign forces, events and so on, by place in these lists."""

from __future__ import annotations

from typing import Final

TOWNS: Final = (
    "bruges",
    "gand",
    "bruxelles",
    "anvers",
    "calais",
    "arras",
    "mons",
    "liege",
    "luxembourg",
    "amiens",
    "abbeville",
    "saint_quentin",
    "paris",
    "reims",
    "chalons",
    "troyes",
    "metz",
    "nancy",
    "rouen",
    "evreux",
    "caen",
    "cherbourg",
    "brest",
    "rennes",
    "nantes",
    "le_mans",
    "angers",
    "tours",
    "orleans",
    "chartres",
    "bourges",
    "nevers",
    "moulins",
    "clermont",
    "le_puy",
    "dijon",
    "macon",
    "auxerre",
    "besancon",
    "vesoul",
    "lyon",
    "grenoble",
    "avignon",
    "marseille",
    "montpellier",
    "toulouse",
    "carcassonne",
    "rodez",
    "limoges",
    "perigueux",
    "poitiers",
    "niort",
    "la_rochelle",
    "saintes",
    "bordeaux",
    "agen",
    "bayonne",
    "auch",
    "pau",
    "foix",
    "pampelune",
    "barcelone",
)
"""In the order of components.toml; a set of towns is a number with a bit for each."""

PROVINCES: Final = (
    "flandres",
    "brabant",
    "artois",
    "hainaut",
    "ardennais",
    "picardie",
    "ile_de_france",
    "champagne",
    "lorraine",
    "haute_normandie",
    "basse_normandie",
    "bretagne",
    "anjou_maine",
    "touraine",
    "orleanais",
    "berry",
    "bourbonnais_nivernais",
    "auvergne",
    "bourgogne",
    "franche_comte",
    "lyonnais",
    "dauphine",
    "provence",
    "languedoc",
    "rouergue",
    "limousin_perigord",
    "poitou",
    "saintonge",
    "guyenne",
    "gascogne",
    "armagnac",
    "bearn",
    "navarre",
    "catalogne",
)

NATIONS: Final = (
    "navarre",
    "france",
    "england",
    "brittany",
    "burgundy",
    "flanders",
)
"""The six powers, in the initial order of play (MJ-SETUP-6)."""

FORCES: Final = (
    "empire",
    "castile",
    "aragon",
    "savoy",
    "fleet",
    "papacy",
)
"""The foreign forces, by the first die of the intervention table (MJ-FOR-3)."""

EVENTS: Final = (
    "uprising",
    "ravages",
    "black_death",
    "chevauchee",
    "treaty",
    "truce",
    "confiscation",
    "papal_intervention",
    "bad_seasons",
    "naval_battle",
    "great_battle",
)

TOWN: Final = {name: number for number, name in enumerate(TOWNS)}
POWERS: Final = (*NATIONS, *FORCES)
"""Everybody who may hold a town: nations 0 to 5, foreign forces 6 to 11."""

NAVARRE: Final = 0
FRANCE: Final = 1
ENGLAND: Final = 2
BRITTANY: Final = 3
BURGUNDY: Final = 4
FLANDERS: Final = 5
FOREIGN: Final = 6
"""The first of the foreign forces; every power below it is a nation."""

UPRISING: Final = 0
RAVAGES: Final = 1
BLACK_DEATH: Final = 2
CHEVAUCHEE: Final = 3
TREATY: Final = 4
TRUCE: Final = 5
CONFISCATION: Final = 6
PAPAL_INTERVENTION: Final = 7
BAD_SEASONS: Final = 8
NAVAL_BATTLE: Final = 9
GREAT_BATTLE: Final = 10

SEATS: Final = 6
"""So many players at most."""

ROAD: Final = 0
SEA: Final = 1
RAID: Final = 2
"""The ways to a target: by road, by sea, or by a Chevauchée, which needs none."""
FOREIGN_ROUTE: Final = 3
"""The way of a foreign army, which is nobody's business (MJ-FOR-9)."""
LINKS: Final = ("road", "sea", "chevauchee", "foreign")

WON_BY_ATTACK: Final = 0
WON_BY_DEFENCE: Final = 1
TIE: Final = 2
RESULTS: Final = ("attack", "defence", "tie")
"""How a combat ends."""
