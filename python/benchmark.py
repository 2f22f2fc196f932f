"""How fast games are stepped: ours, and those of pyspiel, PettingZoo and Pgx where they are installed.

Each line says two rates. The first counts processor seconds of this process over the cores it used, so that waiting for a busy
machine does not count; the second is what the clock on the wall says, and the lower of the two where the machine is calm. A loop of
plain Python is timed first, so that machines can be compared. Ratios are those of the first rates, and peers are given as on one core:
what pyspiel and PettingZoo do is done by one thread, and what JAX does on several is divided by its processor seconds.
"""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections.abc import Callable
from importlib import import_module, metadata
from typing import NamedTuple

import numpy as np

import feerie

SPIEL = ("connect_four", "breakthrough", "backgammon", "hearts")
ZOO = ("connect_four_v3", "go_v5")
PGX = ("othello", "backgammon", "sparrow_mahjong")
PEERS = {
    "lutins": ["pyspiel breakthrough", "pyspiel breakthrough, observed", "PettingZoo connect_four_v3", "Pgx othello"],
    "pixies": [
        "pyspiel backgammon", "pyspiel backgammon, observed", "PettingZoo go_v5", "Pgx backgammon", "Pgx sparrow_mahjong",
    ],
}  # fmt: skip
"""The peers of like weight."""


class Rate(NamedTuple):
    """Steps a second."""

    processor: float
    """By the processor's time, on so many cores."""
    clock: float
    """By the clock."""

    def __str__(self) -> str:
        return f"{self.processor:14,.0f} {self.clock:14,.0f} steps/s"


def rate(step: Callable[[], int], seconds: float, cores: int = 1) -> Rate:
    """How fast something steps on so many cores, once it is warm."""
    step()
    begin, clock, total = time.process_time(), time.perf_counter(), 0
    while (spent := time.process_time() - begin) < seconds * cores:
        total += step()
    return Rate(total / spent * cores, total / (time.perf_counter() - clock))


def batch(game: str, n: int, threads: int) -> Callable[[], int]:
    games = feerie.Batch(game, n, threads=threads)
    games.reset(1)

    def step() -> int:
        for _ in range(max(1, 2048 // n)):
            games.step(games.random_actions())
        return n * max(1, 2048 // n)

    return step


def environment(game: str) -> Callable[[], int]:
    from feerie import pettingzoo

    return zoo(pettingzoo.env(game))


def zoo(env: object) -> Callable[[], int]:
    def step() -> int:
        env.reset()  # type: ignore[attr-defined]
        for n, _ in enumerate(env.agent_iter(500)):  # type: ignore[attr-defined]
            observation, _, over, cut, _ = env.last()  # type: ignore[attr-defined]
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if over or cut else int(random.choice(legal)))  # type: ignore[attr-defined]
        return n + 1

    return step


def spiel(name: str, observed: bool) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def step() -> int:
        state, n = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
                continue
            if observed:
                state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            n += 1
        return n

    return step


def pgx(name: str, n: int) -> Callable[[], int]:
    import jax
    from pgx import make

    env = make(name)
    start, play = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    keys = jax.random.split(jax.random.PRNGKey(0), n)
    state, key = start(keys), jax.random.PRNGKey(1)

    @jax.jit
    def choose(mask: object, key: object) -> object:
        return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1)

    def step() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        more = jax.random.split(now, n)
        state = play(state, choose(state.legal_action_mask, now), more)
        state.observation.block_until_ready()
        if bool(state.terminated.all()):
            state = start(more)
        return n

    return step


def peers(n: int) -> dict[str, Callable[[], Callable[[], int]]]:
    def classic(name: str) -> Callable[[], int]:
        return zoo(import_module(f"pettingzoo.classic.{name}").env())

    made: dict[str, Callable[[], Callable[[], int]]] = {}
    for name in SPIEL:
        made[f"pyspiel {name}"] = lambda name=name: spiel(name, False)  # type: ignore[misc]
        if name != "hearts":  # It has no observations as numbers.
            made[f"pyspiel {name}, observed"] = lambda name=name: spiel(name, True)  # type: ignore[misc]
    for name in ZOO:
        made[f"PettingZoo {name}"] = lambda name=name: classic(name)  # type: ignore[misc]
    for name in PGX:
        made[f"Pgx {name}"] = lambda name=name: pgx(name, n)  # type: ignore[misc]
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    versions = [f"{name} {metadata.version(name)}" for name in ("numpy", "open_spiel", "pettingzoo", "pgx", "jax") if _has(name)]
    print(f"feerie beside {', '.join(versions)}")
    print(f"{'a loop of plain Python, 100,000 turns a step':44} {rate(lambda: sum(range(100_000)) and 1, 0.5)}")
    ours: dict[tuple[str, int], float] = {}
    for info in feerie.games():
        for n, threads in ((1, 1), (64, 1), (1024, 1), (1024, given.threads)):
            now = rate(batch(info.id, n, threads), given.seconds, threads)
            ours[info.id, threads] = max(now.processor, ours.get((info.id, threads), 0.0))
            print(f"{f'feerie {info.id}, {n} games, {threads} threads':44} {now}", flush=True)
        print(f"{f'feerie {info.id}, PettingZoo':44} {rate(environment(info.id), given.seconds)}", flush=True)
    theirs: dict[str, float] = {}
    for name, make in peers(1024).items():
        try:
            step, begin = make(), time.perf_counter()
            step()
            began = time.perf_counter() - begin
            found = rate(step, given.seconds)
            theirs[name] = found.processor
        except Exception as problem:  # noqa: BLE001: what a peer lacks on this machine is its affair
            print(f"{name:44} not measured: {type(problem).__name__} {problem}"[:110])
            continue
        # Programs that are compiled for the machine are so at their first step.
        compiled = f", after {began:.0f} s of compiling" if began > 1 else ""
        print(f"{name:44} {found}{compiled}", flush=True)
    for game, names in PEERS.items():
        for name, threads in itertools.product(names, sorted({1, given.threads})):
            if (game, threads) in ours and name in theirs:
                ratio = ours[game, threads] / theirs[name]
                print(f"{f'feerie {game} on {threads} cores / {name} on one':72} {ratio:8.1f} times")


def _has(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


if __name__ == "__main__":
    main()
