"""The pictures of the rulebook of Le Combat des Trente."""

from __future__ import annotations

from tests.games.trente.kit import Heath
from tests.pictures.kit import Mark, Picture, Way

BLOIS_EYES = 0


def cell(name: str) -> str:
    return f"[data-cell='{name}']"


def box() -> Picture:
    return Picture(
        "box",
        Heath().only("B-C J2", "B-3 G2", "B-24 I9 (2)", "M-C J19", "M-9 I10", "M-12 H12"),
        marks=(
            Mark("picture-captain", "[data-unit=B-C] svg"),
            Mark("picture-knight", "[data-unit=B-3] svg"),
            Mark("picture-wounded", "[data-unit=B-24] svg"),
            Mark("picture-other-army", "[data-unit=M-C] svg", spot=(0.9, 0.16), wide=True),
        ),
    )


def set_up() -> Picture:
    return Picture(
        "heath",
        Heath(turn=1),
        marks=(
            Mark("picture-horse-cell", cell("A10"), spot=(0.5, 0.1)),
            Mark("picture-montfort", cell("J20"), spot=(0.5, 0.05)),
            Mark("picture-arms-cell", cell("L10"), spot=(0.8, 0.3), lean=0.3, wide=True),
            Mark("picture-oak", cell("OAK"), "below", (0.2, 0.8), lean=-0.38, wide=True),
            Mark("picture-blois", cell("J1"), "below", (0.5, 0.95)),
        ),
    )


def moving() -> Picture:
    field = Heath().only("B-3 I7", "B-24 M6", "M-9 K9", "M-12 G10", "B-C J2", "M-C J19").activate("B-3")
    return Picture(
        "heath",
        field,
        BLOIS_EYES,
        sight=(124, 374, 650, 400),
        asked=True,
        marks=(
            Mark("picture-reach", cell("I7"), "below"),
            Mark("picture-contact", cell("J9"), spot=(0.8, 0.25)),
            Mark("picture-arms-to-take", cell("J8"), "below", (0.8, 0.8), lean=0.25),
            Mark("picture-force-cell", cell("J6"), "below", (0.5, 0.9)),
        ),
        ways=(Way(cell("I7"), cell("J9")),),
    )


def combat() -> Picture:
    field = Heath(B="f2 epee", M="f5 ecu").only("B-C H7", "B-3 I9", "M-9 I10", "M-C J19")
    field.fight("B-3", "M-9", "f2 epee", "f5 ecu", dice=(4, 3))
    return Picture(
        "combat",
        field,
        BLOIS_EYES,
        sight=(324, 474, 250, 250),
        marks=(
            Mark("picture-defender", cell("I10")),
            Mark("picture-sums", ".sides .right .total", spot=(0.5, 0), wide=True),
            Mark("picture-support", cell("H7"), "below", wide=True),
        ),
    )


PICTURES = {"box": box, "set-up": set_up, "moving": moving, "combat": combat}
