"""Doors for operators: is it alive, is it ready, how is it doing."""

from fastapi import APIRouter
from fastapi.responses import Response
from sqlalchemy import text

from tesselle.server import metrics
from tesselle.server.errors import NotReady
from tesselle.server.services import House
from tesselle.server.wire.message import Message
from tesselle.server.wire.problem import Problem

router = APIRouter(tags=["server"])

FORMAT = "text/plain; version=0.0.4; charset=utf-8"


class Health(Message):
    """How the server is."""

    status: str


@router.get("/healthz")
async def alive() -> Health:
    """Answer while the process is alive; if it does not, start it anew."""
    return Health(status="ok")


@router.get("/readyz", responses={503: {"model": Problem, "description": "Not ready"}})
async def ready(house: House) -> Health:
    """Answer when the database and the bus between processes do; else send nobody here."""
    try:
        async with house.database.reading() as session:
            await session.execute(text("SELECT 1"))
    except Exception as error:
        raise NotReady("database") from error
    if not await house.bus.reachable():
        raise NotReady("bus")
    return Health(status="ok")


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"description": "For Prometheus", "content": {FORMAT: {}}}},
)
async def measured(house: House) -> Response:
    """Give numbers for Prometheus; a proxy should keep them from the public."""
    metrics.MATCHES.set(house.matches.in_memory)
    return Response(metrics.text(), headers={"Content-Type": FORMAT})
