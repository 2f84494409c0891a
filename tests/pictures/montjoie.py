"""The pictures of Montjoie !'s rulebook."""

from __future__ import annotations

from tests.games.montjoie.kit import Table, siege
from tests.pictures.kit import Mark, Picture, Way


def town(name: str) -> str:
    return f"[data-spot='town {name}'] .ring"


def box() -> Picture:
    return Picture(
        "box",
        Table(6).hold("france", "paris:fortress bourges").hold("england", "agen:castle"),
        marks=(
            Mark("picture-powers", "[data-power=france] svg"),
            Mark("picture-walls", "[data-level='2'] svg", spot=(0.5, 0.05), wide=True),
            Mark("picture-engines", "[data-card=sapping]", "below", (0.5, 1), wide=True),
            Mark("picture-red", "[data-card=brigand]", "below", (0.5, 1)),
        ),
    )


def set_up() -> Picture:
    table = Table(6, turn=1)
    table.hold("navarre", "pampelune rouen evreux").hold("france", "bourges clermont nevers")
    table.hold("england", "calais bordeaux abbeville").hold("brittany", "brest rennes nantes")
    table.hold("burgundy", "besancon dijon macon").hold("flanders", "bruges gand anvers")
    return Picture(
        "map",
        table,
        sight=(70, 90, 1915, 1800),
        near=(560, 110, 760, 640),
        marks=(
            Mark("picture-third", town("abbeville"), spot=(0.1, 0.5), lean=-0.3),
            Mark("picture-start", town("calais"), spot=(0.5, 0.2)),
            Mark("picture-whole-province", town("pampelune"), "below", wide=True),
            Mark("picture-free", town("toulouse"), "below", wide=True),
        ),
    )


def combat() -> Picture:
    table = siege("castle", "L R", "S", (4, 2)).hold("burgundy", "besancon macon").has("england", barons=1)
    table.play("england lay ram ladders alone", "england barons 1", "france defend sapping alone").settle()
    return Picture(
        "combat",
        table,
        sight=(1230, 640, 420, 420),
        marks=(
            Mark("picture-target", town("troyes")),
            Mark("picture-source", town("dijon"), "below", wide=True),
            Mark("picture-higher", ".scene", spot=(0.5, 0.01), wide=True),
        ),
        ways=(Way(town("dijon"), town("troyes")),),
    )


PICTURES = {"box": box, "set-up": set_up, "combat": combat}
