"""The OpenAPI description is true: whatever is sent, the answer is one it names, never a 500."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    missing_required_header,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.serving import Served, table_for_two

# Not among them: `positive_data_acceptance`, for a schema cannot say which move is legal,
# which game exists or which letters are printable (those are 422); and `ignored_auth`, for
# an open match may be seen by anybody, with a cookie or without; and
# `negative_data_rejection`, for it also blames what our own headers and ids have mended.
# `test_people` and `test_accounts` knock at the doors that are closed to strangers.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
    allow_header_conformance,
    missing_required_header,
    response_headers_conformance,
]
EXAMPLES = 8  # for each door, well formed, and as many malformed
ENDLESS = "/api/matches/{match}/stream"  # of a match that goes on: it would never answer
MODES = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)


def doors(url: str) -> Iterator[Any]:
    for door in schemathesis.openapi.from_url(url).get_all_operations():
        assert isinstance(door, Ok), door
        yield door.ok()


def tried(door: Any, mode: Any, things: dict[str, str], headers: dict[str, str]) -> None:
    """Send many requests to one door; each answer must be one that is described."""
    known = {} if door.path == ENDLESS else things

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=door.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        if len(str(case.body)) % 2:  # every other time, ask for what exists
            case.path_parameters.update(
                {name: known[name] for name in case.path_parameters if name in known}
            )
        case.call_and_validate(checks=CHECKS, headers=headers)

    with suppress(Unsatisfiable):  # nothing can be wrong with a request that has no parts
        send()


@pytest.mark.parametrize("mode", MODES)
def test_no_request_finds_an_answer_that_is_not_described(server: Served, mode: Any) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    things = {"match": match, "table": anna.post("/api/tables", {"game": "genial"})["id"]}
    cookie = {"Cookie": f"tesselle={anna.http.cookies['tesselle']}"}
    found = list(doors(f"http://{server.address}/openapi.json"))
    assert any(door.path == ENDLESS for door in found)
    for door in found:
        tried(door, mode, things, cookie)
