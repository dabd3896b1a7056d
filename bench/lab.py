"""Steps a second of our environments beside others', on one core, in one run.

A step is one action with the observation and the mask of whoever is next, the action drawn at
random from the mask.  Everything is measured in turn, in processor time, several times over,
and the medians compared; libraries that work in batches have their best of several sizes.
What is not installed is said and left out: ``pip install momaland pgx jax envpool pygame``.

Ours are measured with masks of a bit for each action, the others with what they offer.
"""

import argparse
import importlib.util
import json
import os
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

os.environ |= {  # before anything that would start threads
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "OMP_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}

import numpy as np
from rich.console import Console
from rich.table import Table

from tesselle import lab
from tesselle.lab.rows import random_actions

SIZES = (256, 1024, 4096)
SECONDS = 1.0  # of processor time for each measure
GAMES = {"genial": 2, "mosaic": 2, "mozaika": 3, "mozaik": 2}
GOALS = (  # ours, theirs, how many times as fast
    ("genial", "momaland ingenious", 100.0),
    ("genial", "pgx hex", 1.5),
    ("genial", "envpool hex", 5.0),
    *((f"pettingzoo {game}", "pettingzoo go", 20.0) for game in GAMES),
)

ENVPOOL_MASK = "legal_action_mask"

Measure = Callable[[int], float]  # a seed → steps a second


def repeated(step: Callable[[], int]) -> float:
    """Repeat a step that tells how many it was; return how many a second of the processor."""
    step()
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        steps += step()
    return steps / spent


def ours(game: str) -> Measure:
    """Measure the batched core at its best size."""
    batches = [lab.batch(game, size, seats=GAMES[game], cores=1) for size in SIZES]

    def measure(seed: int) -> float:
        def each(batch: lab.Batch) -> float:
            def step() -> int:
                batch.step(batch.random_actions())
                return len(batch)

            batch.reset(seed)
            return repeated(step)

        return max(map(each, batches))

    return measure


def agents(make: Callable[[], Any]) -> Measure:
    """Measure an AEC environment of PettingZoo's, as its documentation plays it."""
    env = make()

    def measure(seed: int) -> float:
        chance = np.random.default_rng(seed)
        turns: Iterator[Any] = iter(())

        def step() -> int:
            nonlocal turns
            agent = next(turns, None)
            if agent is None:
                env.reset(seed=int(chance.integers(1 << 30)))
                turns = iter(env.agent_iter())
                agent = next(turns)
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                return 0
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(legal[int(chance.random() * len(legal))])
            return 1

        return repeated(step)

    return measure


def our_agents(game: str) -> Measure:
    """Measure our face of PettingZoo."""
    import pettingzoo

    import tesselle.lab.pettingzoo
    from tesselle.engine import registry

    name = tesselle.lab.versions.name(registry.get(game))
    return agents(lambda: pettingzoo.make("aec", name, seats=GAMES[game]))


def go() -> Measure:
    """Measure PettingZoo's own Go, on its usual board."""
    import pettingzoo

    return agents(lambda: pettingzoo.make("aec", "classic/go"))


def ingenious() -> Measure:
    """Measure MOMAland's Ingenious for two."""
    from momaland.envs.ingenious import moingenious_v0

    return agents(lambda: moingenious_v0.raw_env(num_agents=2))


def hex_of_pgx() -> Measure:
    """Measure pgx's Hex, compiled, at its best size, starting anew by itself."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("hex")
    begin, play = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def stepped(state: Any, key: Any) -> tuple[Any, Any]:
        key, one, other = jax.random.split(key, 3)
        chances = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(one, chances, axis=1)
        keys = jax.random.split(other, actions.shape[0])
        return play(state, actions, keys), key

    step = jax.jit(stepped)

    def measure(seed: int) -> float:
        def each(size: int) -> float:
            kept = [jax.jit(begin)(jax.random.split(jax.random.key(seed), size))]
            keys = [jax.random.key(seed)]

            def once() -> int:
                kept[0], keys[0] = step(kept[0], keys[0])
                jax.block_until_ready(kept[0].observation)
                return size

            return repeated(once)

        return max(map(each, SIZES))

    return measure


def hex_of_envpool() -> Measure:
    """Measure EnvPool's Hex in one thread, at its best size; ours draws for it, from bits."""
    import envpool

    def measure(seed: int) -> float:
        def each(size: int) -> float:
            env = envpool.make(
                "Hex-v1", env_type="gymnasium", num_envs=size, num_threads=1, seed=seed
            )
            told = env.reset()[1]
            masks = np.zeros((size, 2), np.uint64)
            packed = masks.view(np.uint8)
            drawn, turns = np.zeros(size, np.int32), iter(range(1 << 62))

            def once() -> int:
                nonlocal told
                bits = np.packbits(told[ENVPOOL_MASK], axis=1, bitorder="little")
                packed[:, : bits.shape[1]] = bits
                random_actions(masks, np.uint64(next(turns)), 0, drawn)
                told = env.step(drawn)[-1]
                return size

            return repeated(once)

        return max(map(each, SIZES))

    return measure


def others() -> dict[str, Callable[[], Measure]]:
    """Return what else there is to measure, by what it needs."""
    needed = {
        "momaland ingenious": ("momaland", ingenious),
        "pgx hex": ("pgx", hex_of_pgx),
        "envpool hex": ("envpool", hex_of_envpool),
        "pettingzoo go": ("pygame", go),
    }
    console = Console(stderr=True)
    for name, (module, _) in needed.items():
        if importlib.util.find_spec(module) is None:
            console.print(f"{name} is left out: {module} is not installed")
    return {
        name: make
        for name, (module, make) in needed.items()
        if importlib.util.find_spec(module) is not None
    }


def measure(rounds: int) -> dict[str, float]:
    """Measure everything in turn; give the median of each."""
    runs: dict[str, Measure] = {}
    for name, make in others().items():
        try:
            runs[name] = make()
        except ImportError as error:
            Console(stderr=True).print(f"{name} is left out: {error}")
    for game in GAMES:
        runs[game] = ours(game)
        runs[f"pettingzoo {game}"] = our_agents(game)
    found: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds):
        for name, run in runs.items():
            found[name].append(run(number + 1))
    return {name: statistics.median(speeds) for name, speeds in found.items()}


def main() -> None:
    """Measure and show the ratios, or print the speeds as JSON."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--json", action="store_true")
    asked = reader.parse_args()
    speeds = measure(asked.rounds)
    if asked.json:
        print(json.dumps({name: round(speed) for name, speed in speeds.items()}))
        return
    table = Table("what", "steps/s")
    for name, speed in speeds.items():
        table.add_row(name, f"{speed:,.0f}")
    Console().print(table)
    ratios = Table("ours", "theirs", "times as fast", "goal")
    for mine, theirs, goal in GOALS:
        if theirs in speeds:
            ratios.add_row(mine, theirs, f"{speeds[mine] / speeds[theirs]:.1f}", f"{goal:g}")
    Console().print(ratios)


if __name__ == "__main__":
    main()
