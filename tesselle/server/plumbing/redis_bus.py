"""News between processes, over Redis."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from pydantic import TypeAdapter
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tesselle.server.plumbing.bus import LOST, Bus, News
from tesselle.server.plumbing.ids import new_id
from tesselle.server.plumbing.tasks import Tasks

log = logging.getLogger(__name__)

NEWS = TypeAdapter(News)
RETRY_S = 1.0
ANSWER_S = 2.0  # longer silence counts as being out of reach


class RedisBus(Bus):
    """Carries news also to and from the other processes."""

    shared = True

    def __init__(self, url: str, prefix: str) -> None:
        super().__init__()
        self._redis = Redis.from_url(url)
        self._channel = f"{prefix}:news"
        self._own = new_id().encode()  # begins our messages, so that we know them again
        self._leaving: list[bytes] = []
        self._something_leaves = asyncio.Event()
        self._tasks = Tasks()
        self._tasks.begin(self._again(self._send))
        self._tasks.begin(self._again(self._receive))

    def publish(self, news: News) -> None:
        """Tell this process before returning, and the others soon."""
        super().publish(news)
        self._leave(news)

    async def reachable(self) -> bool:
        """Tell whether Redis answers."""
        try:
            async with asyncio.timeout(ANSWER_S):
                await self._redis.publish(f"{self._channel}:anybody", b"")
        except (RedisError, OSError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Stop carrying; what is not sent yet is lost, which does no harm."""
        await self._tasks.close()
        await self._redis.aclose()

    def _leave(self, news: News) -> None:
        self._leaving.append(self._own + NEWS.dump_json(news))
        self._something_leaves.set()

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work until cancelled, also through failures of Redis."""
        while True:
            try:
                await work()
            except (RedisError, OSError) as error:
                log.warning("redis is out of reach, trying again: %s", type(error).__name__)
                await asyncio.sleep(RETRY_S)

    async def _send(self) -> None:
        """Send what waits; what cannot be sent is made up for by one word that news was lost."""
        while True:
            await self._something_leaves.wait()
            self._something_leaves.clear()
            messages, self._leaving = self._leaving, []
            try:
                await self._publish(messages)
            except (RedisError, OSError):
                self._leaving = []  # it must not grow while nobody takes it
                self._leave(News(topic=LOST))
                raise

    async def _publish(self, messages: list[bytes]) -> None:
        if len(messages) == 1:  # as most of the time, and a pipeline costs as much again
            await self._redis.publish(self._channel, messages[0])
            return
        async with self._redis.pipeline(transaction=False) as journey:
            for message in messages:
                journey.publish(self._channel, message)
            await journey.execute()

    async def _receive(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(self._channel)
            super().publish(News(topic=LOST))  # whatever was said before we listened
            async for message in channel.listen():
                if message["type"] == "message" and not message["data"].startswith(self._own):
                    self._hear(message["data"])

    def _hear(self, message: bytes) -> None:
        with suppress(ValueError):  # a newer process may say what we do not know
            super().publish(NEWS.validate_json(message[len(self._own) :]))
