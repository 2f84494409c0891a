"""A process that measures what it is told: one order a line, one answer a line, both JSON.

    {"subject": "clone", "seconds": 0.5}  ->  {"done": 250000, "choices": 0, "seconds": 0.5}
    {"memory": 1000}                      ->  {"bytes": 80000}
    {}                                    ->  {"status": "compiled"}

What cannot be measured answers {"missing": "a sentence"}.
"""

import json
import os
import sys
from functools import cache
from typing import Any

from bench import ours, peers
from bench.subjects import Run
from centans import compiled

SUBJECTS = {subject.key: subject for subject in [*peers.SUBJECTS, *ours.SUBJECTS]}


@cache
def prepared(key: str) -> Run:
    return SUBJECTS[key].prepare()


def obey(order: dict[str, Any]) -> dict[str, Any]:
    if "memory" in order:
        return {"bytes": ours.memory(order["memory"])}
    if "subject" not in order:
        return {"status": compiled.status()}
    subject = SUBJECTS[order["subject"]]
    try:
        run = prepared(subject.key)
    except ImportError as missing:
        return {"missing": f"{subject.label} is left out: {missing.name or missing} is not installed."}
    return run(order["seconds"])._asdict()


def main() -> None:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a library prints must not get among the answers
    for line in sys.stdin:
        answers.write(json.dumps(obey(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
