"""What can go wrong, each with a code and, where the rules forbid something, the clause."""

from __future__ import annotations


class FeerieError(Exception):
    """Something was refused. Nothing has changed."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        """What kind of refusal, as the table protocol names it."""
        self.rule = rule
        """The clause of the rules that forbids it, such as ``LUT-TREE-3``."""

    def __str__(self) -> str:
        return f"{self.code}: {super().__str__()}"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.code, str(self.args[0]), self.rule))


class IllegalAction(FeerieError):
    """The seat may act, but not so."""


class WrongActor(FeerieError):
    """It is not this actor's to act."""


class NoChance(FeerieError):
    """Chance was asked, and nothing is left to chance here."""


class BadSetup(FeerieError):
    """There is no such game, or not with these seats, options or presets."""


class BadRecord(FeerieError):
    """A record that is none, or does not replay."""


class BadRequest(FeerieError):
    """A question that makes no sense."""


class UnknownBot(FeerieError):
    """No bot of the game has this name."""


class NotSimultaneous(FeerieError):
    """Not all seats decide at once in this game, so there is no parallel environment of it."""


class Busy(FeerieError):
    """Another thread is stepping the same games."""


_CLASSES: dict[str, type[FeerieError]] = {
    "illegal": IllegalAction,
    "wrong_actor": WrongActor,
    "no_chance": NoChance,
    "unknown_game": BadSetup,
    "bad_seats": BadSetup,
    "bad_option": BadSetup,
    "unknown_preset": BadSetup,
    "bad_record": BadRecord,
    "imagined": BadRecord,
    "unread_view": BadRequest,
    "bad_request": BadRequest,
    "unknown_bot": UnknownBot,
    "not_simultaneous": NotSimultaneous,
    "busy": Busy,
}


def error(code: str, message: str, rule: str | None = None) -> FeerieError:
    """The exception of a code."""
    return _CLASSES.get(code, FeerieError)(code, message, rule)
