"""Headers that tell browsers how little our pages need: no other host, no frame, no guessing."""

from base64 import b64encode
from hashlib import sha256

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Of the pages that are no part of the web client; colours of tiles are set by scripts.
PLAIN_STYLE = "body { font: 1.1rem/1.6 system-ui; max-width: 40rem; margin: 4rem auto; }"
PLAIN_HASH = b64encode(sha256(PLAIN_STYLE.encode()).digest()).decode()

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the rules, compiled, for matches on a device
        "img-src 'self' data: blob:",  # a position is drawn to a picture in the browser
        f"style-src 'self' 'sha256-{PLAIN_HASH}'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an invitation's link is nobody else's business
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Headers:
    """Wraps the app."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to every answer."""

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, answer if scope["type"] == "http" else send)
