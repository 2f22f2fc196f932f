"""What the tests have in common."""

from __future__ import annotations

import random

import pytest

import feerie

GAMES = [info.id for info in feerie.games()]

TABLES = [(info.id, seats, None) for info in feerie.games() for seats in info.seats] + [
    (info.id, info.seats[0], preset) for info in feerie.games() for preset in info.presets
]
"""Every game at every number of seats, and with every preset."""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def play(state: feerie.State, dice: random.Random, steps: int = 10_000) -> feerie.State:
    """Plays at random, in numbers."""
    for _ in range(steps):
        if state.is_over:
            break
        if state.node == "chance":
            state.roll()
        else:
            seat = dice.choice(state.acting) if state.speaker is None else state.speaker
            state.say(seat, dice.choice(state.tokens(seat)))
    return state
