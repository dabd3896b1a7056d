"""Doors for operators: is it alive, is it ready, how is it doing."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

import tesselle
from tesselle.server.errors import NotReady
from tesselle.server.http.dependencies import ServicesDep
from tesselle.server.plumbing import metrics, network
from tesselle.server.wire.message import PROTOCOL, Message, Problem, ServerInfo

router = APIRouter(tags=["server"])

FORMAT = "text/plain; version=0.0.4; charset=utf-8"


class Health(Message):
    """How the server is."""

    status: str


@router.get("/api/server")
async def server(request: Request, services: ServicesDep) -> ServerInfo:
    """See which version this server has, and which its messages have."""
    here = request.client is not None and network.is_here(request.client.host)
    address = network.reached_at(services.settings.host) if here else None
    return ServerInfo(version=tesselle.__version__, protocol=PROTOCOL, network=address)


@router.get("/healthz")
async def alive() -> Health:
    """Answer while the process is alive; if it does not, start it anew."""
    return Health(status="ok")


@router.get("/readyz", responses={503: {"model": Problem, "description": "Not ready"}})
async def ready(services: ServicesDep) -> Health:
    """Answer when the database takes writes and the bus passes news; else send nobody here."""
    try:
        await services.database.check_writes()
    except Exception as error:
        raise NotReady(part="database") from error
    if not await services.bus.reachable():
        raise NotReady(part="bus")
    return Health(status="ok")


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"description": "For Prometheus", "content": {FORMAT: {}}}},
)
async def measured(services: ServicesDep) -> Response:
    """Return numbers for Prometheus; a proxy should keep them from the public."""
    metrics.MATCHES.set(services.matches.in_memory)
    return Response(metrics.text(), headers={"Content-Type": FORMAT})
