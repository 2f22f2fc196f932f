"""The games, their rules in force, and the spaces of their numbers."""

from __future__ import annotations

import json
import operator
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from . import _feerie
from ._feerie import State
from .errors import error

Options = Mapping[str, Any]


@dataclass(frozen=True)
class GameInfo:
    """What a game says of itself."""

    id: str
    titles: dict[str, str]
    """By language."""
    seats: list[int]
    """The numbers of seats that it takes."""
    edition: int
    options: dict[str, dict[str, Any]]
    """What may be chosen: the default, and the values or bounds."""
    presets: dict[str, dict[str, Any]]
    """Named sets of options."""


@dataclass(frozen=True)
class Group:
    """A stretch of an observation that says one thing, or of actions of one kind."""

    name: str
    start: int
    length: int


@dataclass(frozen=True)
class Spaces:
    """The sizes of a game's observations and actions; they are the same for all seats and options."""

    version: int
    """Raised whenever a number changes its meaning."""
    observation: int
    actions: int
    groups: tuple[Group, ...]
    """What an observation says, number by number."""
    kinds: tuple[Group, ...]
    """What the actions are, number by number."""
    board: tuple[int, int] | None
    """Rows and columns of the planes that :meth:`State.planes` shows; none where there is no board of squares."""
    planes: tuple[str, ...]
    """What each plane shows."""


@cache
def _infos() -> tuple[GameInfo, ...]:
    return tuple(GameInfo(**game) for game in json.loads(_feerie.describe()))


def games() -> list[GameInfo]:
    """Every game, with its options and presets."""
    return list(_infos())


def _info(game: str) -> GameInfo:
    for info in _infos():
        if isinstance(game, str) and info.id == game:
            return info
    known = ", ".join(info.id for info in _infos())
    raise error("unknown_game", f"no game is called {game!r}; there are {known}")


def _options(game: str, options: Options | None, preset: str | None) -> str:
    """The options in force as JSON: those of a preset, and over them those given."""
    info = _info(game)
    chosen: dict[str, Any] = {}
    if preset is not None:
        if not isinstance(preset, str) or preset not in info.presets:
            known = ", ".join(info.presets) or "none"
            raise error("unknown_preset", f"no preset of {game} is called {preset!r}; there are {known}")
        chosen.update(info.presets[preset])
    if options is not None and not isinstance(options, Mapping):
        raise error("bad_request", f"options are a dictionary, not {options!r}")
    try:
        chosen.update(options or {})
        return json.dumps(chosen, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as problem:
        raise error("bad_request", f"options are a dictionary of plain values: {problem}") from None


def spaces(game: str) -> Spaces:
    """The spaces of a game's numbers."""
    return _spaces_of(_info(game).id)


@cache
def _spaces_of(game: str) -> Spaces:
    version, observation, actions, groups, kinds, board, planes = _feerie.spaces(game)
    named = [(name.lower().replace("_", " "), start, length) for name, start, length in kinds]
    return Spaces(
        version,
        observation,
        actions,
        tuple(Group(*group) for group in groups),
        tuple(Group(*kind) for kind in named),
        board,
        tuple(name for name, _, length in planes for _ in range(length // (board[0] * board[1] if board else 1))),
    )


def _number(name: str, given: object, most: int = 2**63 - 1) -> int:
    try:
        number = operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        number = None
    if number is None or isinstance(given, bool):
        raise error("bad_request", f"{name} is a whole number, not {given!r}")
    if not -(2**63) <= number <= most:
        raise error("bad_request", f"{name} is a whole number of 64 bits, not {given!r}")
    return number


def _seed(name: str, given: object) -> int:
    """A number that dice follow from: any of 64 bits, with or without a sign."""
    return _number(name, given, 2**64 - 1) % 2**64


class Game:
    """A game with its seats and options: what a table is set up with."""

    def __init__(
        self, game: str, seats: int = 2, options: Options | None = None, preset: str | None = None
    ) -> None:
        self.info = _info(game)
        self.id = self.info.id
        self.seats = _number("seats", seats)
        self._given = _options(game, options, preset)
        # A table that cannot be set up is refused here, not at the first game.
        first = self.start(seed=0)
        self.options: dict[str, Any] = first.options
        """All options in force."""

    @property
    def spaces(self) -> Spaces:
        """The sizes of observations and actions."""
        return spaces(self.id)

    def start(self, seed: int | None = None) -> State:
        """A state before its first step. The same seed gives the same dice."""
        number = None if seed is None else _seed("seed", seed)
        return _feerie.start(self.id, self.seats, self._given, number)

    def see(self, seat: int, view: Mapping[str, Any], number: int = 0) -> State:
        """A state that a seat may be in that sees this view, as a server sends it; hidden things are drawn by a number.

        Raises with the code ``unread_view`` where it is no view of a choice, and always in pixies: its views do not say
        what the seat has to do next.
        """
        try:
            text = json.dumps(view, allow_nan=False)
        except (TypeError, ValueError, RecursionError) as problem:
            raise error("unread_view", f"not a view: {problem}") from None
        return self.start(seed=0).see(seat, text, _seed("number", number))

    def __repr__(self) -> str:
        return f"feerie.Game({self.id!r}, seats={self.seats}, options={json.loads(self._given)!r})"


def load(record: Mapping[str, Any]) -> State:
    """The state that a record leads to."""
    try:
        text = json.dumps(record, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as problem:
        raise error("bad_record", f"not a record: {problem}") from None
    return _feerie.restore(text)
