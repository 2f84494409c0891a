"""All matches of a variant share one box."""

from __future__ import annotations

from centans.core.game import MOST_BOXES, Box, Boxes, Variant


def test_a_box_is_made_once_for_each_variant() -> None:
    made: list[Variant] = []

    def make(variant: Variant) -> Box:
        made.append(variant)
        return Box()

    boxes = Boxes(make)
    usual, other, three = Variant(2, {"a": "x"}), Variant(2, {"a": "y"}), Variant(3, {"a": "x"})
    assert boxes.of(usual) is boxes.of(Variant(2, {"a": "x"}))
    assert len({id(boxes.of(variant)) for variant in (usual, other, three)}) == 3
    assert len(made) == 3


def test_not_all_boxes_are_kept_for_ever() -> None:
    kept = [Boxes(lambda _variant: Box())]
    first = kept[0].of(Variant(2, {"a": "0"}))
    for number in range(MOST_BOXES):
        kept[0].of(Variant(2, {"a": str(number + 1)}))
    assert kept[0].of(Variant(2, {"a": "0"})) is not first
