"""Doors to tables."""

from typing import Annotated

from fastapi import APIRouter, Header, Path

from tesselle.server.ids import Id
from tesselle.server.people import MaybeMe, Me
from tesselle.server.refusals import PROBLEMS
from tesselle.server.services import House
from tesselle.server.wire.tables import (
    Join,
    Lobby,
    NewTable,
    QuickPlay,
    SeatBot,
    Started,
    TableInfo,
)

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)

# In a header, for addresses end up in logs.
Invitation = Annotated[
    Id | None, Header(alias="X-Invitation", description="of a table that is not open")
]
SeatPath = Annotated[int, Path(ge=0, le=15)]


@router.post("/quick", status_code=201)
async def quick(wish: QuickPlay, player: Me, house: House) -> Started:
    """Begin a match against bots, or between people at your screen, in one call."""
    return await house.tables.quick(player, wish)


@router.post("/tables", status_code=201)
async def open_table(wish: NewTable, player: Me, house: House) -> TableInfo:
    """Open a table."""
    return await house.tables.open(player, wish)


@router.get("/tables")
async def lobby(house: House) -> Lobby:
    """List the open tables that gather, newest first."""
    return await house.tables.lobby()


@router.get("/me/tables")
async def mine(player: Me, house: House) -> Lobby:
    """List the tables you host or sit at, newest first."""
    return await house.tables.mine(player)


@router.get("/tables/{table}")
async def see_table(
    table: Id, player: MaybeMe, house: House, invitation: Invitation = None
) -> TableInfo:
    """See who sits at a table."""
    return await house.tables.info(table, player, invitation)


@router.post("/tables/{table}/join")
async def join(table: Id, wish: Join, player: Me, house: House) -> TableInfo:
    """Sit down, or sit elsewhere."""
    return await house.tables.join(table, player, wish)


@router.post("/tables/{table}/leave", status_code=204)
async def leave(table: Id, player: Me, house: House) -> None:
    """Stand up; when the host leaves, the table closes."""
    await house.tables.leave(table, player)


@router.put("/tables/{table}/seats/{seat}")
async def seat_bot(table: Id, seat: SeatPath, wish: SeatBot, player: Me, house: House) -> TableInfo:
    """Put a bot or somebody at your screen into a seat, or empty the seat; the host may."""
    return await house.tables.seat_other(table, player, seat, wish)


@router.post("/tables/{table}/start", status_code=201)
async def start(table: Id, player: Me, house: House) -> Started:
    """Begin the match of a full table; the host may."""
    return await house.tables.start(table, player)
