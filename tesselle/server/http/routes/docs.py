"""A page about the API, which needs no other host."""

from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from tesselle.server.http.headers import PLAIN_STYLE

router = APIRouter(tags=["server"])

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tesselle: the API</title>
<style>{style}</style>
<h1>The API</h1>
<p>For programs: <a href="/openapi.json">OpenAPI</a>.
Live: the WebSocket <code>/api/live</code>.</p>
<dl>
{doors}
</dl>
"""
DOOR = "<dt><code>{method} {path}</code></dt><dd>{about}</dd>"


@router.get("/docs", response_class=HTMLResponse, include_in_schema=False)
def api(request: Request) -> str:
    """List every door with what it does."""
    doors = []
    for path, methods in request.app.openapi()["paths"].items():
        for method, door in methods.items():
            about = door.get("description", door["summary"])
            doors.append(DOOR.format(method=method.upper(), path=path, about=escape(about)))
    return PAGE.format(style=PLAIN_STYLE, doors="\n".join(doors))
