"""The pictures of Guyenne's rulebook."""

from __future__ import annotations

from tests.games.guyenne.kit import Table
from tests.pictures.kit import Mark, Picture

ENGLISH_EYES = 0
FRENCH_EYES = 1
EDGE = (0.5, 0.0)
UNDER = (0.5, 1.0)
OVER_TURN = (0.5, -0.3)
"""Above the card and the number of the turn that is written over it."""


def box() -> Picture:
    return Picture(
        "box",
        Table.dealt(),
        marks=(
            Mark("picture-castles", ".castle[data-castle='6']", spot=(0.5, 0.3)),
            Mark("picture-first-card", ".first .face", spot=OVER_TURN),
            Mark("picture-hero", ".french .kind-6", "below", (0.5, 0.97)),
            Mark("picture-soldiers", ".french .kind-4", "below", (1, 0.97)),
            Mark("picture-back", ".french .back", "below", (0.5, 0.97)),
        ),
    )


def set_up() -> Picture:
    table = Table().english("H 5 3 3 2 2").french("H 4 2 2 2 2")
    return Picture(
        "table",
        table,
        ENGLISH_EYES,
        marks=(
            Mark("picture-draw-pile", ".strip.french .stack"),
            Mark("picture-hourglass", ".strip.french .glass", spot=(1, 0.1)),
            Mark("picture-neutral", ".castle[data-castle='6']", spot=(0.4, 0.3)),
            Mark("picture-opens", ".first .face", spot=OVER_TURN, wide=True),
            Mark("picture-hand", ".hand .card:nth-child(3)", "below", (1, 0.97)),
        ),
    )


def placing() -> Picture:
    table = Table(castles="ENFNNN").english("5 4 3 2 2 2").french("H 4 3 2 2 2")
    table.play("E opens 4 with 5 3", "F answers 4 2", "F opens 1 with 3 2", "E answers 2")
    return Picture(
        "row",
        table,
        ENGLISH_EYES,
        marks=(
            Mark("picture-their-answer", ".fronts:not(.near) .cell:nth-child(4) .front", spot=EDGE),
            Mark("picture-attack", ".fronts:not(.near) .cell:nth-child(1) .front", spot=EDGE),
            Mark("picture-defence", ".near .cell:nth-child(1) .front", "below", UNDER),
            Mark("picture-opening", ".near .cell:nth-child(4) .front", "below", UNDER),
        ),
    )


def combat() -> Picture:
    table = Table(castles="NNNFNN").english("5 4 3 2 2 2").french("4 3 2 2 2 H")
    table.play("E opens 4 with 5 3", "F answers 4 2", "F opens 2 with 2", "E answers 2", "F passes", "E passes")
    assert table.asked == "F defend"
    return Picture(
        "row",
        table,
        FRENCH_EYES,
        marks=(
            Mark("picture-shown", ".fronts:not(.near) .cell:nth-child(4) .front", spot=EDGE),
            Mark("picture-second", ".fronts:not(.near) .cell:nth-child(2) .front", spot=EDGE),
            Mark("picture-show-or-concede", ".near .cell:nth-child(4) .front", "below", UNDER),
        ),
    )


def points() -> Picture:
    return Picture(
        "points",
        Table(castles="EENFFE"),
        ENGLISH_EYES,
        marks=(
            Mark("picture-neighbours-too", ".castle[data-castle='4']", spot=(1, -0.05)),
            Mark("picture-neighbours", ".castle[data-castle='1']", "below", (1, 1.05)),
            Mark("picture-nobody", ".castle[data-castle='3']", "below", (0.5, 0.97)),
            Mark("picture-alone", ".castle[data-castle='6']", "below", (0.5, 1.05)),
        ),
    )


PICTURES = {"box": box, "set-up": set_up, "placing": placing, "combat": combat, "points": points}
