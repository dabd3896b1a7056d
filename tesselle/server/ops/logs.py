"""Logs: one line for each thing an operator should know, as text or as JSON.

No line carries a token, a cookie, a seed, a hand or a pick.  So requests are
named by their route, and errors of the rules and of the database, whose words
repeat what was played or stored, by their kind alone.
"""

import logging
import traceback
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError
from structlog.typing import EventDict, Processor

from tesselle.engine.errors import TesselleError

OURS = "tesselle"
JSON = "json"
TELLTALE = (TesselleError, SQLAlchemyError)  # their words repeat moves or rows


def configure(form: str, level: str) -> None:
    """Send all log lines of this process to the standard error stream, in one form."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper("iso", utc=True),
        _tell_exception,
    ]
    last: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == JSON
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)  # libraries write whole messages at a lower level
    logging.getLogger("alembic").setLevel(logging.WARNING)  # its steps are of no interest
    logging.getLogger(OURS).setLevel(level.upper())


def _tell_exception(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Write where an exception came from, and its words only where they tell no secret."""
    raised = event.pop("exc_info", None)
    error = raised[1] if isinstance(raised, tuple) else None
    if error is not None:
        event["exception"] = "".join(_lines(error))
    return event


def _lines(error: BaseException) -> list[str]:
    words = "" if isinstance(error, TELLTALE) else f": {error}"
    lines = [*traceback.format_tb(error.__traceback__), f"{type(error).__qualname__}{words}"]
    cause = error.__cause__
    return [*_lines(cause), "\nwhich led to\n", *lines] if cause else lines
