"""The pictures of Bastide's rulebook."""

from __future__ import annotations

from centans import shelf
from tests.games.bastide.examples.test_tiles import TAX_BOARD
from tests.games.bastide.kit import Town
from tests.pictures.kit import Mark, Picture


def circle(name: str) -> str:
    return f"[data-circle='{name}']"


def box() -> Picture:
    tiles = shelf.read_components(shelf.game_class("bastide"))["tile"]
    return Picture(
        "box",
        Town("B G R Y V"),
        about={"tiles": {tile["id"]: tile["count"] for tile in tiles}},
        marks=(
            Mark("picture-houses", "[data-tile=house] svg"),
            Mark("picture-english", "[data-tile=english-2] svg"),
            Mark("picture-majorities", "[data-card=pope]", "below", (0.5, 1), wide=True),
            Mark("picture-money", "[data-thing=coin]", "below", (0.5, 1)),
            Mark("picture-influences", "[data-thing=influences]", "below", (0.5, 1)),
        ),
    )


def set_up() -> Picture:
    return Picture(
        "town",
        Town("B G R"),
        marks=(
            Mark("picture-wall", circle("WN.A"), spot=(0.1, 0.4)),
            Mark("picture-carra", circle("HA.N"), spot=(0.1, 0.4)),
            Mark("picture-block", "[data-block=D1]", spot=(0.75, 0.2)),
            Mark("picture-portion", circle("S1.3"), "below"),
            Mark("picture-street", circle("S3.3"), "below"),
        ),
    )


def auction() -> Picture:
    town = Town("B G R", money="7 7 7", board="S1.1=B L2.C=G", houses="A1:2 C3:1")
    town.auction("HA", 6, 6, 3).play("B circle HA.N")
    return Picture(
        "town",
        town,
        marks=(
            Mark("picture-hall", circle("HA.N"), spot=(0.1, 0.35)),
            Mark("picture-level", "[data-fist='0']", "below", (0.5, 1)),
            Mark("picture-lost", "[data-fist='2']", "below", (0.5, 1)),
        ),
    )


def tax() -> Picture:
    town = Town(
        "B G R Y V",
        board=TAX_BOARD,
        houses="A1:1 C2:2 D3:1",
        hands="B:house,house,fire",
    )
    return Picture(
        "town",
        town,
        0,
        about={"taxed": "B3"},
        marks=(
            Mark("picture-poor", "[data-building=MA] use"),
            Mark("picture-near-hall", "[data-block=C1]", spot=(0.25, 0.2)),
            Mark("picture-church", "[data-building=EG] use", "below"),
            Mark("picture-taxed", "[data-block=B3]", "below", (0.2, 0.7)),
            Mark("picture-paid", circle("S2.3"), "below", (0.9, 0.5)),
        ),
    )


PICTURES = {"box": box, "set-up": set_up, "auction": auction, "tax": tax}
