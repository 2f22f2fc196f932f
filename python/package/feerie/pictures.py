"""What notebooks show of a state: the board of lutins as a picture, other games as text."""

from __future__ import annotations

import html as _html
from collections.abc import Iterable
from typing import Any

from ._feerie import State

_CELL = 40
_COLOURS = {"blue": "#3d74c6", "yellow": "#e3b23c", "violet": "#8a56b3", "red": "#cf4a3c"}
_HOMES = {"blue": "N", "yellow": "E", "violet": "S", "red": "W"}
"""The side to which each colour runs."""


def svg(state: State) -> str | None:
    """The board as a picture in SVG, as a watcher sees it; none for games without one."""
    return _lutins(state.view("watcher")) if state.game == "lutins" else None


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


def _lutins(view: dict[str, Any]) -> str:
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
    size = 10 * _CELL
    homes = ", ".join(f"seat {seat}: {count} home" for seat, count in enumerate(view["home"]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 0 {size + 20} {size + 20}" width="{size}" '
        f'role="img"><title>lutins, turn {view["turn"]}; {homes}</title>{"".join(parts)}</svg>'
    )


def _label(x: int, y: int, text: str) -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-size="12" font-family="sans-serif" fill="#777">{text}</text>'
    )
