"""The application: its doors, its gate, and the services behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from fastapi import FastAPI

import tesselle
from tesselle.server.http import refusals, routes
from tesselle.server.http.gate import Gate
from tesselle.server.http.headers import Headers
from tesselle.server.http.pages import Pages
from tesselle.server.http.rate_limit import ADDRESS, ENTRY, PERSON, RateLimits
from tesselle.server.ops.logs import configure
from tesselle.server.ops.measuring import Observed
from tesselle.server.people.passwords import USUAL
from tesselle.server.plumbing.now import Clock, now_ms
from tesselle.server.services import opened
from tesselle.server.settings import Settings
from tesselle.server.wire.message import PROTOCOL


def create_app(
    settings: Settings, clock: Clock = now_ms, hasher: PasswordHasher = USUAL
) -> FastAPI:
    """Make the application; its services open when it starts and close when it ends."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings, clock, hasher) as services:
            app.state.services = services
            yield

    rate_limits = RateLimits(
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
        description="A WebSocket at `/api/live` tells everything as it happens."
        f" Version {PROTOCOL} of the protocol.",
        lifespan=lifespan,
        docs_url=None,  # the usual pages load scripts from other hosts
        redoc_url=None,
        redirect_slashes=False,  # to an address made of what the client calls us
        responses=refusals.EVERYWHERE,
    )
    app.state.rate_limits = rate_limits
    app.state.writing = WeakValueDictionary()  # see `rate_limit.few_at_once`
    app.add_middleware(Gate, settings=settings, rate_limits=rate_limits)
    for wrapper in (Headers, Observed):  # the last one is outermost
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
