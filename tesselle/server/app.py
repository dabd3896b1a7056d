"""The application: its doors, its gate, and the services behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import tesselle
from tesselle.server import refusals, routes
from tesselle.server.clock import Clock, now_ms
from tesselle.server.gate import Gate
from tesselle.server.headers import Headers
from tesselle.server.logs import Logged, configure
from tesselle.server.measuring import Measured
from tesselle.server.pace import ADDRESS, ENTRY, PERSON, Pace, Paced
from tesselle.server.pages import Pages
from tesselle.server.services import opened
from tesselle.server.settings import Settings


def create_app(settings: Settings, clock: Clock = now_ms) -> FastAPI:
    """Make the application; its services open when it starts and close when it ends."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings, clock) as services:
            app.state.services = services
            yield

    pace = Pace(
        {
            PERSON: settings.rate_person,
            ADDRESS: settings.rate_address,
            ENTRY: settings.rate_entry,
        }
    )
    app = FastAPI(
        title="Tesselle",
        version=tesselle.__version__,
        summary="Tile-laying games with people and bots.",
        description="A WebSocket at `/api/live` tells everything as it happens.",
        lifespan=lifespan,
        docs_url=None,  # the usual pages load scripts from other hosts
        redoc_url=None,
        responses=refusals.EVERYWHERE,
    )
    app.state.pace = pace
    app.add_middleware(Paced, pace=pace)
    app.add_middleware(Gate, origins=settings.origins, largest_body=settings.largest_body)
    for wrapper in (Headers, Measured, Logged):  # the last one is outermost
        app.add_middleware(wrapper)
    refusals.install(app)
    for router in routes.routers():
        app.include_router(router)
    app.router.default = Pages(app.router.default)
    return app


def from_environment() -> FastAPI:
    """Make the application from the environment alone, in each of several processes."""
    settings = Settings()
    configure(settings.log_format, settings.log_level)
    return create_app(settings)
