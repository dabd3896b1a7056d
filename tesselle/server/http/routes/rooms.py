"""Doors to company: chat, muting, rematches."""

from fastapi import APIRouter

from tesselle.server.http.dependencies import (
    BEGINNING,
    Invitation,
    MaybeMe,
    Me,
    OnceDep,
    ServicesDep,
)
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.plumbing.ids import Id
from tesselle.server.tables.chat import LOBBY
from tesselle.server.tables.rematch import Wished
from tesselle.server.wire.message import Problem
from tesselle.server.wire.rooms import Again, Line, Muted, NewLine, Talk

router = APIRouter(
    prefix="/api",
    tags=["rooms"],
    responses=PROBLEMS | {429: {"model": Problem, "description": "Too soon: see Retry-After"}},
)


@router.get("/chat")
async def lobby_talk(player: MaybeMe, services: ServicesDep) -> Talk:
    """Read what was said in the lobby lately."""
    return Talk(lines=await services.chat.recent(LOBBY, player))


@router.post("/chat", status_code=201)
async def say_in_lobby(line: NewLine, player: Me, services: ServicesDep, once: OnceDep) -> Line:
    """Say something in the lobby."""
    return await once.do(player, line, Line, lambda: services.chat.say(player, LOBBY, line.text))


@router.get("/tables/{table}/chat")
async def table_talk(
    table: Id, player: MaybeMe, services: ServicesDep, invitation: Invitation = None
) -> Talk:
    """Read what was said at a table lately."""
    await services.rooms.allowed(table, player, invitation)
    return Talk(lines=await services.chat.recent(table, player))


@router.post("/tables/{table}/chat", status_code=201)
async def say_at_table(
    table: Id,
    line: NewLine,
    player: Me,
    services: ServicesDep,
    once: OnceDep,
    invitation: Invitation = None,
) -> Line:
    """Say something at a table."""
    await services.rooms.allowed(table, player, invitation)
    return await once.do(player, line, Line, lambda: services.chat.say(player, table, line.text))


@router.post("/tables/{table}/rematch", status_code=201, dependencies=[BEGINNING])
async def rematch(table: Id, player: Me, services: ServicesDep, once: OnceDep) -> Again:
    """Want a rematch; it begins when all people agree."""
    rematches = services.rematches
    wished = await once.do(player, None, Wished, lambda: rematches.wish(table, player))
    return await rematches.begun(wished)


@router.get("/me/mutes")
async def muted(player: Me, services: ServicesDep) -> Muted:
    """See whom you do not hear."""
    return Muted(players=await services.chat.muted(player))


@router.put("/me/mutes/{other}", status_code=204)
async def mute(other: Id, player: Me, services: ServicesDep) -> None:
    """Hear somebody no more; they are not told."""
    await services.chat.mute(player, other)


@router.delete("/me/mutes/{other}", status_code=204)
async def unmute(other: Id, player: Me, services: ServicesDep) -> None:
    """Hear somebody again."""
    await services.chat.unmute(player, other)
