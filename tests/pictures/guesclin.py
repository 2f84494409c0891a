"""The pictures of Guesclin !'s rulebook."""

from __future__ import annotations

from tests.games.guesclin.kit import Skirmish, at
from tests.pictures.kit import Mark, Picture

FRENCH_EYES = 0


def hex_of(column: int, row: int) -> str:
    return f"[data-hex={at(column, row)}]"


def box() -> Picture:
    french = ("cavalier", "ecuyer", "valet", "piquier", "franc_archer", "arbaletrier")
    english = ("chevalier", "archer", "sergent", "compagnon", "compagnon-2", "sergent-2")
    men = {f"french {kind}": (column, 17) for column, kind in enumerate(french)}
    men |= {f"english {kind}": (column, 15) for column, kind in enumerate(english)}
    fight = Skirmish.on("fougeray", men).stunned("english compagnon-2").ordered("english sergent-2", "foncez")
    return Picture(
        "box",
        fight.acting("french"),
        marks=(
            Mark("picture-orders", "[data-order=frappez] .order"),
            Mark("picture-values", "[data-man=sergent] .strip", "below", (0.5, 1)),
            Mark("picture-shooting", "[data-man=archer] .bow", "below", (0.5, 1)),
            Mark("picture-stunned", "[data-man=compagnon-2] .strip", "below", (0.5, 1), wide=True),
            Mark("picture-under-order", "[data-man=sergent-2] .strip", "below", (0.5, 1)),
        ),
    )


def set_up() -> Picture:
    men = {"english valet": (1, 0), "english cavalier": (0, 1), "english ecuyer": (0, 0)}
    men |= {"french chevalier": (14, 3), "french sergent": (14, 5), "french compagnon": (14, 1)}
    men |= {"french compagnon-2": (14, 7), "french franc_archer": (14, 9)}
    return Picture(
        "map",
        Skirmish.scenario("1", men).carrying("english valet").beginning("french"),
        sight=(0, 0, 1000, 760),
        marks=(
            Mark("picture-english-zone", hex_of(0, 0), spot=(0.3, 0.1)),
            Mark("picture-loot", hex_of(1, 0), spot=(0.8, 0.6)),
            Mark("picture-exit", hex_of(8, 0), spot=(0.5, -0.12), wide=True),
            Mark("picture-french-zone", hex_of(14, 1), spot=(0.5, 0.1)),
            Mark("picture-pond", hex_of(0, 7), "below", (0.5, 0.6)),
            Mark("picture-wood", hex_of(6, 7), "below", (0.5, 0.6)),
        ),
    )


def moving() -> Picture:
    men = {"french sergent": (6, 5), "french chevalier": (7, 3), "english compagnon": (8, 6), "english valet": (4, 8)}
    fight = Skirmish.on("fougeray", men).acting("french").play("act sergent")
    return Picture(
        "map",
        fight,
        FRENCH_EYES,
        sight=(190, 130, 620, 440),
        asked=True,
        marks=(
            Mark("picture-mover", hex_of(6, 5), spot=(0.06, 0.4)),
            Mark("picture-target", hex_of(8, 6), "below", (0.04, 0.6)),
        ),
    )


def melee() -> Picture:
    men = {"french sergent": (6, 5), "french compagnon": (7, 5), "english compagnon": (6, 6), "english archer": (5, 5)}
    men |= {"french chevalier": (4, 2)}
    fight = Skirmish.on("fougeray", men).ordered("french sergent", "a_l_assaut").acting("french").play("act sergent")
    return Picture(
        "map",
        fight,
        FRENCH_EYES,
        sight=(290, 290, 360, 300),
        asked=True,
        about={"struck": at(6, 6)},
        marks=(
            Mark("picture-helper", hex_of(5, 5), spot=(0.12, 0.35)),
            Mark("picture-attacker", hex_of(6, 5)),
            Mark("picture-victim", hex_of(6, 6), "below", (0.5, 0.97), wide=True),
            Mark("picture-flank", hex_of(7, 5), "below", (0.6, 0.8), wide=True),
        ),
    )


PICTURES = {"box": box, "set-up": set_up, "moving": moving, "melee": melee}
