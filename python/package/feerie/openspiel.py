"""The games as OpenSpiel's: registered with pyspiel as ``feerie_<game>`` when this module is imported.

Actions are the game's numbers, said one at a time; chance is explicit everywhere: where it shuffles, the cards come one
by one. Observations are what a seat sees now. Information states are strings with perfect recall: what the seat sees, and a
digest of all that it saw and did before. There is no tensor of them: games are too long for one.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import random
import re
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pyspiel

from . import _feerie
from .bots import Bot
from .errors import error
from .game import Game, Options, _info, _infos, _number, _options, _seed, spaces

# The most outcomes that chance has at one node: squares for a slapped piece, skills of six kits, hits of many dice, cards.
_MOST_OUTCOMES = 512
# More numbers than any game takes, shuffled cards included.
_LONGEST = 1_000_000
# Games without anything hidden.
_OPEN = {"lutins"}
_DETERMINISTIC = {"lutins"}


def load(
    game: str, seats: int = 2, options: Options | None = None, preset: str | None = None
) -> pyspiel.Game:
    """A pyspiel game."""
    # Refuses what cannot be set up with the exceptions of this package, not with pyspiel's.
    table = Game(game, seats, options, preset)
    given = json.dumps(json.loads(_options(game, options, preset)), sort_keys=True, separators=(",", ":"))
    packed = base64.urlsafe_b64encode(given.encode()).decode().rstrip("=")
    return pyspiel.load_game(f"feerie_{_info(game).id}", {"players": table.seats, "options": packed})


def resample(state: _State, player: int, number: int | None = None) -> _State:
    """A state that looks the same to a player, hidden things drawn anew: what IS-MCTS wants as its resampler."""
    if not isinstance(state, _State):
        raise error("bad_request", f"not a state of a feerie game: {state!r}")
    if number is None:
        number = int.from_bytes(os.urandom(8), "little")
    imagined: _State = state.clone()
    imagined.state = state.state.imagine(player, number)
    _commit(imagined.state, state.state.acting, number)
    # What the others saw before belongs to another world; it must not tell this one's apart.
    for seat in range(state.state.seats):
        if seat != player:
            imagined.recall[seat] = imagined.seen[seat] = ""
    imagined.look(range(state.state.seats))
    return imagined


def _commit(world: _feerie.State, asked: list[int], number: int) -> None:
    """In a world where nobody has decided in secret yet, whoever has in truth does so at random: here seats are asked in order,
    and it must be the same one's turn."""
    dice = random.Random(number)
    for seat in world.acting:
        if seat not in asked:
            while world.say(seat, dice.choice(world.tokens(seat))) is None:
                pass


def resampler(seed: int) -> Callable[[_State, int], _State]:
    """The same with dice of its own: hand it to ``ISMCTSBot.set_resampler``."""
    dice = np.random.default_rng(_seed("seed", seed))
    return lambda state, player: resample(state, player, int(dice.integers(2**63)))


def offering(state: _feerie.State, candidates: int = 10) -> pyspiel.Game:
    """One sealed decision of two seats as a small game of its own, for solvers that want all of it: pixies' offerings.

    Each seat chooses among so many of its actions, spread evenly over the list, and what a pair is worth is what the
    greedy bot thinks of the position after it. The actions' texts are the names of rows and columns.
    """
    if not isinstance(state, _feerie.State):
        raise error("bad_request", f"an offering is made of a feerie.State, not of {type(state).__name__}")
    if _number("candidates", candidates) < 2:
        raise error("bad_request", "a game needs at least two candidates a seat")
    if state.node != "simultaneous" or len(state.acting) != 2 or state.seats != 2:
        raise error("bad_request", "an offering is a decision that two seats of two make in secret")
    chosen = [_spread(state.legal(seat), candidates) for seat in (0, 1)]
    worth = [[_worth(state, row, column) for column in chosen[1]] for row in chosen[0]]
    negated = [[-value for value in row] for row in worth]
    return pyspiel.create_matrix_game("feerie_offering", "One sealed offering", chosen[0], chosen[1], worth, negated)


def _spread(actions: list[str], n: int) -> list[str]:
    if len(actions) <= n:
        return actions
    return [actions[place] for place in sorted({round(k * (len(actions) - 1) / (n - 1)) for k in range(n)})]


def _worth(state: _feerie.State, row: str, column: str) -> float:
    after = state.clone()
    after.apply(0, row)
    after.apply(1, column)
    while after.node == "chance":
        after.roll()
    if after.is_over:
        return after.rewards[0]
    shares = Bot("greedy", iterations=1).advise(after).estimate
    return shares[0] - shares[1]


class _Deal:
    """A shuffle that pyspiel deals card by card. What chance may answer is any order of what one answer names."""

    def __init__(self, drawn: str) -> None:
        self.head, body = drawn.split(":", 1)
        parts = re.split("([,/])", body)
        self.between = parts[1::2]
        self.cards = sorted(parts[::2])
        self.dealt: list[int] = []

    def left(self) -> list[int]:
        return [card for card in range(len(self.cards)) if card not in self.dealt]

    def whole(self) -> str | None:
        """What chance answers, once one card is left."""
        left = self.left()
        if len(left) > 1:
            return None
        cards = [self.cards[card] for card in self.dealt + left]
        return f"{self.head}:" + "".join(a + b for a, b in zip(cards, [*self.between, ""], strict=True))


class _State(pyspiel.State):  # type: ignore[misc]
    """A state that pyspiel copies by its attributes."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.state: _feerie.State = game.feerie.start(seed=0)
        """The state itself, for whoever wants more than numbers."""
        self.deal: _Deal | None = None
        self.recall: list[str] = [""] * self.state.seats
        """For each seat a digest of all that it saw and did: of fixed size, so that copies stay cheap."""
        self.seen: list[str] = [""] * self.state.seats
        self.look(range(self.state.seats))
        self._begin()

    def look(self, seats: Iterable[int]) -> None:
        """Remembers what seats see, where it is something new: steps that they cannot notice leave no trace."""
        for seat in seats:
            view = self.state.view_text(seat)
            if view != self.seen[seat]:
                self.seen[seat] = view
                self._remember(seat, view)

    def _remember(self, seat: int, what: str) -> None:
        self.recall[seat] = hashlib.sha256(f"{self.recall[seat]} {what}".encode()).hexdigest()

    def _begin(self) -> None:
        """Begins a deal where chance has too many answers to list."""
        self.deal = None
        if self.state.node == "chance" and self.state.chance is None:
            self.deal = _Deal(self.state.draw(0))

    def current_player(self) -> int:
        if self.state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.state.node == "chance":
            return int(pyspiel.PlayerId.CHANCE)
        return self.state.acting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.tokens(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.deal is not None:
            left = self.deal.left()
            return [(card, 1.0 / len(left)) for card in left]
        outcomes = self.state.chance or []
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, (_, weight) in enumerate(outcomes)]

    def _outcome(self, action: int) -> str:
        """What an action of chance says."""
        if self.deal is not None and action in self.deal.left():
            return self.deal.cards[action]
        outcomes = [] if self.deal is not None else self.state.chance or []
        if not 0 <= action < len(outcomes):
            raise error("illegal", f"chance may not answer {action}")
        return outcomes[action][0]

    def _apply_action(self, action: int) -> None:
        if self.state.node != "chance":
            seat = self.state.acting[0]
            self.state.say(seat, action)
            self._remember(seat, f"#{action}")
        elif self.deal is None:
            self.state.apply("chance", self._outcome(action))
        else:
            self._outcome(action)
            self.deal.dealt.append(action)
            text = self.deal.whole()
            if text is None:
                return
            self.state.apply("chance", text)
        self.look(range(self.state.seats))
        self._begin()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> _State:
        """A state that looks the same to a player: what IS-MCTS asks for where it was given no resampler."""
        return resample(self, player, int(sampler() * 2**53))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._outcome(action)
        meant = self.state.meant(player, action)
        if len(meant) == 1:
            return meant[0]
        return f"{os.path.commonprefix(meant)}…#{action}"

    def is_terminal(self) -> bool:
        return self.state.is_over

    def returns(self) -> list[float]:
        return [float(reward) for reward in self.state.rewards]

    def __str__(self) -> str:
        said = " ".join(map(str, self.state.said))
        dealt = " ".join(map(str, self.deal.dealt)) if self.deal is not None else ""
        return f"{self.state.view_text('all')} [{said}] [{dealt}]"


class _Observer:
    """What a player sees, as pyspiel asks for it."""

    def __init__(self, game: _Game, has_recall: bool) -> None:
        self.tensor = np.zeros(game.feerie.spaces.observation, np.float32)
        self.dict = {"observation": self.tensor}
        self._has_recall = has_recall

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.state.observation(player)

    def string_from(self, state: _State, player: int) -> str:
        own = player in state.state.acting
        said = " ".join(map(str, state.state.said)) if own else ""
        past = f" {state.recall[player]}" if self._has_recall else ""
        return f"{player}: {state.state.view_text(player)} [{said}]{past}"


class _Game(pyspiel.Game):  # type: ignore[misc]
    """One of the games. A subclass says which."""

    game_type: pyspiel.GameType
    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        seats = int(params.get("players", 2))
        packed = str(params.get("options", "e30"))
        try:
            options = json.loads(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
        except ValueError:
            raise error("bad_request", f"{packed!r} are no options as feerie.openspiel.load writes them") from None
        self.feerie = Game(self.id, seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=spaces(self.id).actions,
            max_chance_outcomes=0 if self.id in _DETERMINISTIC else _MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.game_type, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_loaded, (str(self),))

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> _Observer:
        return _Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _loaded(name: str) -> pyspiel.Game:
    """A pickled game: whoever looks for this function imports this module, and so registers the games."""
    return pyspiel.load_game(name)


def _register(game: str, title: str, seats: list[int]) -> None:
    kinds = pyspiel.GameType
    game_type = kinds(
        short_name=f"feerie_{game}",
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC
        if game in _DETERMINISTIC
        else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if game in _OPEN
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": "e30"},
    )
    pyspiel.register_game(game_type, type(f"{game.title()}Game", (_Game,), {"game_type": game_type, "id": game}))


for _each in _infos():
    _register(_each.id, _each.titles["en"], _each.seats)
