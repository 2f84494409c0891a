"""The schema tells the truth: schemathesis asks every call of the API all kinds of things, and nothing breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import House, Visitor, roomy, running

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
FEW, MANY = 8, 100
"""Requests of each call: in `make test`, and in `make nightly`."""
PATIENCE = 120.0
"""Seconds for an answer, such as a hint, on a machine that has much else to do."""
STREAM = "/api/tables/{table_id}/events"


def real_ids(house: House, visitor: Visitor) -> dict[str, Any]:
    """What may stand in a path, so that the calls reach something."""
    table = visitor.new_table("me", "here")["id"]
    visitor.watch(table)
    return {"table_id": table, "game_id": "guyenne", "language": "fr", "seat": 0}


@pytest.mark.slow
@pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=pytest.mark.nightly)])
def test_no_call_of_the_api_breaks_whatever_it_is_asked(tmp_path: Path, examples: int) -> None:
    settings = roomy(tmp_path)
    settings.most_tables = 1_000_000
    with running(settings) as house:
        anne = house.visitor()
        ids = real_ids(house, anne)
        schema = schemathesis.openapi.from_url(f"{house.url}/schema/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations()]
        asked = [operation for operation in operations if operation.path != STREAM]
        assert len(asked) >= 18
        for operation in asked:
            ask_about(operation, anne, ids, examples)


def ask_about(operation: Any, visitor: Visitor, ids: dict[str, Any], examples: int) -> None:
    session_headers = {"Origin": visitor.url, "Cookie": f"centans={visitor.http.cookies['centans']}"}

    @hypothesis.given(case=operation.as_strategy(), real=hypothesis.strategies.booleans())
    @hypothesis.settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any, real: bool) -> None:
        if real:
            case.path_parameters = {name: ids[name] for name in case.path_parameters or {}}
        response = case.call(headers=session_headers, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    ask()


def test_the_schema_knows_every_call_and_its_problems(anne: Visitor) -> None:
    paths = anne.http.get("/schema/openapi.json").json()["paths"]
    assert STREAM in paths
    for path, calls in paths.items():
        for method, call in calls.items():
            refused = {"400", "429", "503"} | ({"401", "403", "413"} if method in ("post", "put") else set())
            assert refused <= set(call["responses"]), path
