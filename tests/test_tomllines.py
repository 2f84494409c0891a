"""The line of a value in a TOML text, for complaints about it."""

import pytest

from centans.tomllines import line_of

TEXT = '''title = "x"        # 1
rows = [            # 2
  "a",              # 3
  "b, [c]",         # 4
  # a comment, with [brackets]
  "d",              # 6
]
[figures]           # 8
why = """
key = 1
"""
speed = 4           # 12
pairs = [[1, 2], [3, 4],   # 13
  [5, 6]]           # 14
inline = { deep = 1, list = [1] }   # 15

[figures.inner]     # 17
"odd key" = 1       # 18

[[things]]          # 20
kind = "loot"       # 21

[[things]]          # 23
kind = "cart"       # 24
at = [7, 19]        # 25
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 1),
        (("rows",), 2),
        (("rows", 0), 3),
        (("rows", 1), 4),
        (("rows", 2), 6),
        (("rows", 9), 2),
        (("figures",), 8),
        (("figures", "speed"), 12),
        (("figures", "pairs", 1), 13),
        (("figures", "pairs", 2), 14),
        (("figures", "inline", "deep"), 15),
        (("figures", "inner"), 17),
        (("figures", "inner", "odd key"), 18),
        (("figures", "missing"), 8),
        (("things", 0, "kind"), 21),
        (("things", 1), 23),
        (("things", 1, "kind"), 24),
        (("things", 1, "at"), 25),
        (("nothing",), 1),
        ((), 1),
    ],
)
def test_a_value_is_found_on_its_line(path, line):
    assert line_of(TEXT, path) == line


def test_an_empty_text_has_one_line():
    assert line_of("", ("anything",)) == 1
