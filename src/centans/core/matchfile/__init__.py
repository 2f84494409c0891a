"""Match files: a whole match as readable text, to save, publish, report and test. See docs/match-format.md."""

from centans.core.matchfile.lines import CLOSINGS, HEADINGS
from centans.core.matchfile.reading import Reading, box_in, read
from centans.core.matchfile.writing import Told, answer_line, closing, result_text, told, write

__all__ = [
    "CLOSINGS",
    "HEADINGS",
    "Reading",
    "Told",
    "answer_line",
    "box_in",
    "closing",
    "read",
    "result_text",
    "told",
    "write",
]
