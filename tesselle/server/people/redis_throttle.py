"""How often something was tried, at whichever process: counted in Redis.

While Redis is out of reach each process counts for itself, so that neither
everybody nor nobody is let in.
"""

import asyncio
import hashlib
import logging

from redis.asyncio import Redis
from redis.exceptions import RedisError

from tesselle.server.people.login_throttle import WINDOW_MS, LoginThrottle, too_many
from tesselle.server.plumbing.now import Clock
from tesselle.server.plumbing.redis_bus import ANSWER_S

log = logging.getLogger(__name__)

# Each runs in Redis as one step.  KEYS[1] counts, and is gone when its window is over.
COUNT = """
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then
    return redis.call('PTTL', KEYS[1])
end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0
"""
FORGIVE = """
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
return 0
"""


class RedisThrottle(LoginThrottle):
    """Counts for all processes that share a Redis and a prefix."""

    def __init__(self, url: str, prefix: str, clock: Clock) -> None:
        super().__init__(clock)
        self._redis = Redis.from_url(url)
        self._prefix = f"{prefix}:attempts:"

    async def count(self, key: str, most: int) -> None:
        """Count one more, or raise TooMany with the time left."""
        left_ms = await self._run(COUNT, key, most, WINDOW_MS)
        if left_ms is None:
            await super().count(key, most)
        elif left_ms:
            raise too_many(left_ms)

    async def forgive(self, key: str) -> None:
        """Take one back: it was right."""
        if await self._run(FORGIVE, key) is None:
            await super().forgive(key)

    async def close(self) -> None:
        """Hang up."""
        await self._redis.aclose()

    async def _run(self, script: str, key: str, *values: int) -> int | None:
        """Return what Redis answers; nothing when it is out of reach."""
        # A key holds a name or an address, and neither is Redis's business.
        name = self._prefix + hashlib.sha256(key.encode()).hexdigest()
        try:
            async with asyncio.timeout(ANSWER_S):
                return int(await self._redis.eval(script, 1, name, *map(str, values)))
        except (RedisError, OSError, TimeoutError) as error:
            log.warning("redis is out of reach, counting alone: %s", type(error).__name__)
            return None
