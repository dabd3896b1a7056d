"""Doors to tables."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from tesselle.server.http.dependencies import (
    BEGINNING,
    LOOK,
    Invitation,
    MaybeMe,
    Me,
    OnceDep,
    ServicesDep,
)
from tesselle.server.http.rate_limit import ENTRANCE
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.plumbing.ids import Id
from tesselle.server.wire.tables import (
    Exhibition,
    Join,
    Lobby,
    NewTable,
    QuickPlay,
    Remove,
    SeatBot,
    Started,
    TableInfo,
)

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


SeatPath = Annotated[int, Path(ge=0, le=15)]


@router.post("/quick", status_code=201, dependencies=[BEGINNING])
async def quick(wish: QuickPlay, player: Me, services: ServicesDep, once: OnceDep) -> Started:
    """Begin a match against bots, or between people at your screen, in one call."""
    return await once.do(player, wish, Started, lambda: services.tables.quick(player, wish))


@router.post("/tables", status_code=201, dependencies=[BEGINNING])
async def open_table(wish: NewTable, player: Me, services: ServicesDep, once: OnceDep) -> TableInfo:
    """Open a table."""
    return await once.do(player, wish, TableInfo, lambda: services.tables.open(player, wish))


@router.get("/tables", response_model=Lobby, dependencies=[LOOK])
async def lobby(services: ServicesDep) -> Response:
    """List the open tables that gather and those that play, newest first."""
    return Response(await services.lobby.message(), media_type="application/json")


@router.get("/me/tables", dependencies=[LOOK])
async def mine(player: Me, services: ServicesDep) -> Lobby:
    """List the tables you host or sit at, newest first."""
    return await services.tables.mine(player)


@router.get("/tables/{table}")
async def see_table(
    table: Id, player: MaybeMe, services: ServicesDep, invitation: Invitation = None
) -> TableInfo:
    """See who sits at a table."""
    return await services.tables.seen_by(table, player, invitation)


@router.post("/tables/{table}/join")
async def join(
    table: Id, wish: Join, player: Me, services: ServicesDep, invitation: Invitation = None
) -> TableInfo:
    """Sit down, or sit elsewhere."""
    return await services.tables.join(table, player, invitation or wish.invitation, wish.seat)


@router.post("/tables/{table}/leave", status_code=204)
async def leave(table: Id, player: Me, services: ServicesDep) -> None:
    """Stand up; when the host leaves, the table closes."""
    await services.tables.leave(table, player)


@router.put("/tables/{table}/seats/{seat}")
async def seat_bot(
    table: Id, seat: SeatPath, wish: SeatBot, player: Me, services: ServicesDep
) -> TableInfo:
    """Put a bot or somebody at your screen into a seat, or empty the seat; the host may."""
    return await services.tables.seat_other(table, player, seat, wish)


@router.post("/tables/{table}/remove")
async def remove(table: Id, wish: Remove, player: Me, services: ServicesDep) -> TableInfo:
    """Send somebody away, who may not come back; in a match a bot goes on.  The host may."""
    return await services.removals.remove(table, player, wish.player)


@router.post("/exhibitions", status_code=201, dependencies=[ENTRANCE])
async def exhibition(wish: Exhibition, services: ServicesDep) -> Started:
    """Watch bots play a game: the match that goes on, or a new one."""
    return await services.exhibitions.on(wish.game)


@router.post("/tables/{table}/start", status_code=201, dependencies=[BEGINNING])
async def start(table: Id, player: Me, services: ServicesDep, once: OnceDep) -> Started:
    """Begin the match of a full table; the host may."""
    return await once.do(player, None, Started, lambda: services.tables.start(table, player))
