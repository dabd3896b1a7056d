"""Doors to company: chat, muting, rematches."""

from fastapi import APIRouter

from tesselle.server.chat import LOBBY
from tesselle.server.ids import Id
from tesselle.server.people import MaybeMe, Me
from tesselle.server.refusals import PROBLEMS
from tesselle.server.routes.tables import Invitation
from tesselle.server.services import House
from tesselle.server.wire.problem import Problem
from tesselle.server.wire.rooms import Again, Line, Muted, NewLine, Talk

router = APIRouter(
    prefix="/api",
    tags=["rooms"],
    responses=PROBLEMS | {429: {"model": Problem, "description": "Too soon: see Retry-After"}},
)


@router.get("/chat")
async def lobby_talk(player: MaybeMe, house: House) -> Talk:
    """Read what was said in the lobby lately."""
    return Talk(lines=await house.chat.recent(LOBBY, player))


@router.post("/chat", status_code=201)
async def say_in_lobby(line: NewLine, player: Me, house: House) -> Line:
    """Say something in the lobby."""
    return await house.chat.say(player, LOBBY, line.text)


@router.get("/tables/{table}/chat")
async def table_talk(
    table: Id, player: MaybeMe, house: House, invitation: Invitation = None
) -> Talk:
    """Read what was said at a table lately."""
    await house.rooms.allowed(table, player, invitation)
    return Talk(lines=await house.chat.recent(table, player))


@router.post("/tables/{table}/chat", status_code=201)
async def say_at_table(
    table: Id, line: NewLine, player: Me, house: House, invitation: Invitation = None
) -> Line:
    """Say something at a table."""
    await house.rooms.allowed(table, player, invitation)
    return await house.chat.say(player, table, line.text)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: Id, player: Me, house: House) -> Again:
    """Want a rematch; it begins when all people agree."""
    return await house.rematches.agree(table, player)


@router.get("/me/mutes")
async def muted(player: Me, house: House) -> Muted:
    """See whom you do not hear."""
    return Muted(players=await house.chat.muted(player))


@router.put("/me/mutes/{other}", status_code=204)
async def mute(other: Id, player: Me, house: House) -> None:
    """Hear somebody no more; they are not told."""
    await house.chat.mute(player, other)


@router.delete("/me/mutes/{other}", status_code=204)
async def unmute(other: Id, player: Me, house: House) -> None:
    """Hear somebody again."""
    await house.chat.unmute(player, other)
