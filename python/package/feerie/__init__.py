"""Five fairy-tale tabletop games.

>>> import feerie
>>> state = feerie.Game("lutins", seats=2).start(seed=7)
>>> state.node, state.acting
('decision', [0])
>>> state.apply(0, state.legal(0)[0])

:mod:`feerie.pettingzoo`, :mod:`feerie.gymnasium` and :mod:`feerie.openspiel` give the same games in the interfaces of
those packages, :class:`feerie.Batch` steps thousands at once, and :mod:`feerie.bots` holds the house's bots.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from . import bots
from ._feerie import State, __version__
from .batch import Batch
from .errors import (
    BadRecord,
    BadRequest,
    BadSetup,
    Busy,
    FeerieError,
    IllegalAction,
    NoChance,
    NotSimultaneous,
    UnknownBot,
    WrongActor,
)
from .game import Game, GameInfo, Group, Spaces, games, load, spaces

if TYPE_CHECKING:
    from . import gymnasium as gymnasium
    from . import live as live
    from . import openspiel as openspiel
    from . import pettingzoo as pettingzoo

_ON_DEMAND = ("gymnasium", "live", "openspiel", "pettingzoo")
"""What needs packages of others is imported when somebody asks for it."""


def __getattr__(name: str) -> Any:
    if name in _ON_DEMAND:
        return import_module(f".{name}", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_ON_DEMAND})


__all__ = [
    "BadRecord",
    "BadRequest",
    "BadSetup",
    "Batch",
    "Busy",
    "FeerieError",
    "Game",
    "GameInfo",
    "Group",
    "IllegalAction",
    "NoChance",
    "NotSimultaneous",
    "Spaces",
    "State",
    "UnknownBot",
    "WrongActor",
    "__version__",
    "bots",
    "games",
    "load",
    "spaces",
]
