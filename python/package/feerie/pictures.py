"""What notebooks show of a state: a board of squares as a picture, the table of other games as text."""

from __future__ import annotations

import html as _html
from collections.abc import Callable, Iterable
from typing import Any

from ._feerie import State
from .game import spaces

_CELL = 40
_COLOURS = {"blue": "#3d74c6", "yellow": "#e3b23c", "violet": "#8a56b3", "red": "#cf4a3c"}
_HOMES = {"blue": "N", "yellow": "E", "violet": "S", "red": "W"}
"""The side to which each colour runs."""
_SEATS = ["#b5432f", "#2f6db5", "#8a56b3", "#b8860b", "#2f7f6f", "#555555"]
_POND = 8, 12
"""The first column and row of elfe's pond, and the first beyond it."""
_GROUND = {
    "easy scenery": "#dfe8c8",
    "difficult scenery": "#c9b48a",
    "blocking scenery": "#8f8a80",
    "stops sight": "#4f4a44",
}
"""Scenery of armes, each drawn over those before it."""


def svg(state: State) -> str | None:
    """The board as a picture in SVG, as a watcher sees it; none for games without one."""
    draw = _BOARDS.get(state.game)
    return None if draw is None else draw(state)


def html(state: State) -> str:
    """The board for a page: the picture, or the sketch in text."""
    picture = svg(state)
    if picture is not None:
        return picture
    return f'<pre style="line-height:1.15">{_html.escape(state.sketch("watcher"))}</pre>'


def _place(cell: str) -> tuple[int, int]:
    """The column from the west and the row from the north, 0 to 9, of a cell such as ``d4``, ``Sb`` or ``W2``."""
    side, rest = cell[0], cell[1]
    if side in "SN":
        return "abcdefgh".index(rest) + 1, 9 if side == "S" else 0
    if side in "WE":
        return 0 if side == "W" else 9, 9 - int(rest)
    return "abcdefgh".index(side) + 1, 9 - int(rest)


def _centre(cell: str) -> tuple[int, int]:
    column, row = _place(cell)
    return column * _CELL + _CELL // 2, row * _CELL + _CELL // 2


def _square(cell: str, fill: str, stroke: str) -> str:
    column, row = _place(cell)
    return (
        f'<rect x="{column * _CELL + 1}" y="{row * _CELL + 1}" width="{_CELL - 2}" height="{_CELL - 2}" rx="5" '
        f'fill="{fill}" stroke="{stroke}"/>'
    )


def _tree(cell: str, is_taboo: bool) -> str:
    x, y = _centre(cell)
    leaves = "#8fae6b" if is_taboo else "#3f7d3a"
    title = "tree, just moved" if is_taboo else "tree"
    return (
        f'<g><title>{title} {cell}</title><rect x="{x - 3}" y="{y + 6}" width="6" height="10" fill="#7a5230"/>'
        f'<path d="M{x} {y - 16} L{x + 13} {y + 8} L{x - 13} {y + 8} Z" fill="{leaves}"/></g>'
    )


def _goblin(cell: str, colour: str) -> str:
    x, y = _centre(cell)
    fill = _COLOURS[colour]
    # The initial as well: colours alone do not tell everybody apart.
    return (
        f'<g><title>{colour} goblin {cell}</title><circle cx="{x}" cy="{y + 4}" r="11" fill="{fill}"/>'
        f'<path d="M{x - 10} {y} L{x} {y - 18} L{x + 10} {y} Z" fill="{fill}"/>'
        f'<text x="{x}" y="{y + 9}" text-anchor="middle" font-size="13" font-family="sans-serif" '
        f'font-weight="bold" fill="#fff">{colour[0].upper()}</text></g>'
    )


def _lutins(state: State) -> str:
    view = state.view("watcher")
    files, ranks = "abcdefgh", range(1, 9)
    parts = [_square(f"{file}{rank}", "#eef3e0", "#cfd9b8") for file in files for rank in ranks]
    for colour, side in _HOMES.items():
        cells: Iterable[str] = files[1:7] if side in "NS" else map(str, range(2, 8))
        parts += [_square(f"{side}{cell}", "#fbf6ea", _COLOURS[colour]) for cell in cells]
    for number, file in enumerate(files, 1):
        parts.append(_label(number * _CELL + _CELL // 2, 10 * _CELL + 14, file))
    for rank in ranks:
        parts.append(_label(-10, (9 - rank) * _CELL + _CELL // 2 + 4, str(rank)))
    parts += [_tree(cell, cell == view["last_tree"]) for cell in view["trees"]]
    for colour, family in view["lutins"].items():
        for stretch in ("start", "forest", "home"):
            parts += [_goblin(cell, colour) for cell in family[stretch]]
    homes = ", ".join(f"seat {seat}: {count} home" for seat, count in enumerate(view["home"]))
    return _page(f"lutins, turn {view['turn']}; {homes}", 10, parts)


def _elfe(state: State) -> str:
    view, size = state.view("watcher"), 20
    first, beyond = _POND
    parts = [
        _stretch(0, 0, size, "#efe6cf"),
        _stretch(1, 1, size - 2, "#e3edd3"),
        _stretch(first, first, beyond - first, "#b9d7e8"),
        *_grid(size, range(1, size + 1)),
    ]

    def put(square: str, colour: str, letter: str, title: str) -> None:
        parts.append(_piece(_column(square), int(square[1:]) - 1, colour, letter, f"{title} {square}"))

    if view["target"] is not None:
        parts.append(_stretch(_column(view["target"]), int(view["target"][1:]) - 1, 1, "#f2c14e"))
    for square in view["princes"]:
        put(square, "#e3b23c", "P", "prince")
    for toad in view["toads"]:
        put(toad["at"], "#7d8f3a", "T", "toad")
    for seat, fairy in enumerate(view["fairies"]):
        if fairy["at"] is not None:
            swims = fairy["form"] == "frog"
            put(fairy["at"], _SEATS[seat], f"{'f' if swims else ''}{seat}", f"seat {seat}'s {fairy['form']}")
    if view["elf"] is not None:
        put(view["elf"], "#222222", "E", "elf")
    return _page(f"elfe, round {view['round']}", size, parts)


def _armes(state: State) -> str:
    view, numbers = state.view("watcher"), spaces("armes")
    size = numbers.board[0] if numbers.board else 0
    parts = [_stretch(0, 0, size, "#f4efe3")]
    # The first seat's planes are not turned: their rows begin in the south.
    planes = dict(zip(numbers.planes, state.planes(0), strict=True))
    for name, colour in _GROUND.items():
        parts += [_stretch(int(column), size - 1 - int(row), 1, colour) for row, column in zip(*planes[name].nonzero())]
    parts += _grid(size, range(size, 0, -1))

    def put(square: str, colour: str, letter: str, title: str) -> None:
        parts.append(_piece(_column(square), size - int(square[1:]), colour, letter, f"{title} {square}"))

    for square in view["objectives"]:
        put(square, "#b8860b", "★", "objective")
    for seat, lair in enumerate(view["lairs"]):
        if lair is not None:
            parts.append(_stretch(_column(lair), size - int(lair[1:]), 1, _SEATS[seat], f"seat {seat}'s lair {lair}"))
    for figure in view["figures"]:
        if figure["at"] is not None:
            title = f"{figure['id']} {figure['profile']}, {figure['hp']} health"
            put(figure["at"], _SEATS[figure["seat"]], figure["id"], title)
    points = ", ".join(f"seat {seat}: {count} points" for seat, count in enumerate(view["vp"]))
    return _page(f"armes, round {view['round']}; {points}", size, parts)


_BOARDS: dict[str, Callable[[State], str]] = {"lutins": _lutins, "elfe": _elfe, "armes": _armes}


def _column(square: str) -> int:
    return ord(square[0]) - ord("a")


def _stretch(column: int, row: int, cells: int, fill: str, title: str = "") -> str:
    """So many columns and rows, from this one in the north-west on."""
    side = cells * _CELL
    told = f"<title>{title}</title>" if title else ""
    return f'<rect x="{column * _CELL}" y="{row * _CELL}" width="{side}" height="{side}" fill="{fill}">{told}</rect>'


def _grid(size: int, rows: Iterable[int]) -> list[str]:
    """The lines between squares; letters name the columns, numbers the rows from the north on."""
    side, lines = size * _CELL, range(0, size * _CELL + 1, _CELL)
    path = "".join(f"M{at} 0V{side}M0 {at}H{side}" for at in lines)
    letters = [_label(at + _CELL // 2, side + 16, chr(ord("a") + at // _CELL)) for at in lines[:-1]]
    numbers = [_label(-10, at * _CELL + _CELL // 2 + 4, str(row)) for at, row in enumerate(rows)]
    return [f'<path d="{path}" stroke="#0002" fill="none"/>', *letters, *numbers]


def _piece(column: int, row: int, fill: str, letter: str, title: str) -> str:
    x, y = column * _CELL + _CELL // 2, row * _CELL + _CELL // 2
    return (
        f'<g><title>{_html.escape(title)}</title><circle cx="{x}" cy="{y}" r="17" fill="{fill}"/>'
        f'<text x="{x}" y="{y + 6}" text-anchor="middle" font-size="17" font-family="sans-serif" '
        f'font-weight="bold" fill="#fff">{letter}</text></g>'
    )


def _label(x: int, y: int, text: str) -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-size="14" font-family="sans-serif" fill="#777">{text}</text>'
    )


def _page(title: str, size: int, parts: list[str]) -> str:
    """A picture of a board of so many columns and rows."""
    side = size * _CELL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 0 {side + 20} {side + 20}" width="{min(side, 560)}" '
        f'role="img"><title>{title}</title>{"".join(parts)}</svg>'
    )
