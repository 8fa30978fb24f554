"""The API's own description: complete, valid, and nothing that it allows or forbids makes the server fail."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.server.harness import GAIN, PASS, PATIENCE, Running, Someone

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")
conformance = pytest.importorskip("schemathesis.specs.openapi.checks")
CALLS = 2000


@pytest.fixture(scope="module")
def description(running: Running) -> dict[str, Any]:
    return Someone(running).get("/openapi.json").json()


def test_it_is_openapi_3_1_and_made_from_the_types(description: dict[str, Any]) -> None:
    assert description["openapi"].startswith("3.1")
    assert {"Position", "TableView", "ActionBody", "EntryView"} <= set(description["components"]["schemas"])


def test_every_route_is_described_and_has_a_summary(description: dict[str, Any]) -> None:
    assert len(description["paths"]) >= 32
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description"), f"{method} {path}"


def test_actions_of_a_title_have_a_schema(running: Running) -> None:
    schema = Someone(running).get("/titles/parlour/schema").json()
    assert {"Bid", "Pass", "Peek"} <= set(schema["$defs"])


@pytest.mark.slow
def test_no_call_makes_the_server_fail(running: Running, description: dict[str, Any]) -> None:
    ada = Someone(running, "Ada")
    tables = [ada.table("you", "open"), ada.table("you", "bot", variants={"rounds": 1000})]
    tables.append(ada.table("you", "bot", variants={"rounds": 1}))
    ada.act(tables[1], GAIN)
    ada.act(tables[2], PASS)
    chance = random.Random(7)
    checks = [conformance.status_code_conformance, conformance.content_type_conformance]
    checks.append(conformance.response_schema_conformance)
    counted: Counter[int] = Counter()
    api = schemathesis.openapi.from_dict(description)
    api.config.update(base_url=running.base)
    operations = [result.ok() for result in api.get_all_operations()]

    def call_all(number: int) -> None:
        for operation in operations:
            if operation.method.upper() != "DELETE":  # it would end the session of all other calls
                seed(number)(settings(**limits)(given(case=operation.as_strategy())(call)))()

    limits: dict[str, Any] = {
        "max_examples": 20,
        "database": None,
        "deadline": None,
        "phases": [Phase.generate],
        "suppress_health_check": list(HealthCheck),
    }

    def call(case: Any) -> None:
        parameters = case.path_parameters or {}
        if "table_id" in parameters and chance.random() < 0.8:
            parameters["table_id"] = chance.choice(tables)["id"]
        if "title" in parameters and chance.random() < 0.7:
            parameters["title"] = "parlour"
        answer = case.call(cookies=dict(ada.http.cookies), timeout=PATIENCE)
        counted[answer.status_code] += 1
        assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"
        case.validate_response(answer, checks=checks)

    passes = 0
    while sum(counted.values()) < CALLS:
        passes += 1
        call_all(passes)
    print(f"schemathesis: {sum(counted.values())} calls, {dict(counted)}")
