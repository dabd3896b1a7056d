"""Turns every error into a typed body, and says so in the OpenAPI description."""

import re
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from tesselle.engine.errors import TesselleError, cut
from tesselle.engine.say import Say, alike
from tesselle.server.errors import StatusError
from tesselle.server.wire.message import Problem
from tesselle.server.words import say

UNPROCESSABLE = 422
MOST_FAULTS = 10

# For routers: which statuses may come with which body.
PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "Not understood"},
    401: {"model": Problem, "description": "Not signed in"},
    403: {"model": Problem, "description": "Not yours to do, or a foreign origin"},
    404: {"model": Problem, "description": "No such thing that you may see"},
    409: {"model": Problem, "description": "Not now: something else came first"},
    413: {"model": Problem, "description": "Too large"},
    422: {"model": Problem, "description": "Not possible: the details say why"},
}
# What may be answered to anything, whichever door it is meant for.
EVERYWHERE: dict[int | str, dict[str, Any]] = {
    408: {"model": Problem, "description": "Not all of the request came in time"},
    414: {"model": Problem, "description": "The path with its query is too long"},
    431: {"model": Problem, "description": "The headers are too long or too many"},
    429: {"model": Problem, "description": "Too often: Retry-After says when to try again"},
    503: {"model": Problem, "description": "The database is away; Retry-After says when to try"},
}


def told(code: str, words: Say, /, **details: Any) -> Problem:
    """Return the body that says why something was refused."""
    return Problem(
        code=code, message=words.en, message_fr=words.fr, messages=words.data(), details=details
    )


def problem(error: TesselleError) -> Problem:
    """Return the body that tells an error."""
    code = error.code if isinstance(error, StatusError) else _snake(type(error).__name__)
    return told(code, error.say, **error.details)


def status(error: TesselleError) -> int:
    """Return the HTTP status that tells an error."""
    return error.status if isinstance(error, StatusError) else UNPROCESSABLE


def malformed(error: Any) -> Problem:
    """Tell what is wrong with a message, without repeating what was sent."""
    faults = [
        {"place": ".".join(map(str, fault["loc"]))[:200], "message": cut(fault["msg"])}
        for fault in error.errors()[:MOST_FAULTS]
    ]
    return told("malformed", say("malformed"), faults=faults)


def body(status: int, problem: Problem) -> Response:
    """Return a refusal as a response."""
    return Response(problem.model_dump_json(), status, media_type="application/json")


def response(error: TesselleError) -> Response:
    """Return an error as a response."""
    answer = body(status(error), problem(error))
    if isinstance(error, StatusError):
        answer.headers.update(error.headers)
    return answer


async def refuse(
    refusal: Response, close: tuple[int, str], scope: Scope, receive: Receive, send: Send
) -> None:
    """Answer a request, or close a socket that is not open yet with a code and a reason."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": close[0], "reason": close[1]})
    else:
        await refusal(scope, receive, send)


def install(app: FastAPI) -> None:
    """Let the app answer errors this way."""

    @app.exception_handler(TesselleError)
    async def refused(asked: Request | WebSocket, error: TesselleError) -> Response:
        answer = response(error)
        if isinstance(asked, WebSocket):  # it is not open yet: open ones answer by themselves
            await asked.send_denial_response(answer)
        return answer

    @app.exception_handler(RequestValidationError)
    async def not_understood(_request: Request, error: RequestValidationError) -> Response:
        return body(UNPROCESSABLE, malformed(error))

    @app.exception_handler(HTTPException)
    async def no_such_route(_request: Request, error: HTTPException) -> Response:
        refused = body(error.status_code, told(_snake(error.detail), alike(error.detail)))
        refused.headers.update(error.headers or {})
        return refused

    @app.exception_handler(Exception)
    async def went_wrong(_request: Request, _error: Exception) -> Response:
        return body(500, told("internal", say("internal")))  # whoever called us logs the error


def _snake(name: str) -> str:
    return re.sub(r"[\s-]+|(?<=[a-z])(?=[A-Z])", "_", name).lower()
