"""What notebooks show."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest
from conftest import TABLES, play

import feerie
from feerie import pictures

SVG = "{http://www.w3.org/2000/svg}"


def test_lutins_is_a_picture_with_everything_on_the_board_in_its_place() -> None:
    state = feerie.Game("lutins", seats=4).start(seed=3)
    picture = state._repr_svg_()
    assert picture is not None and state._repr_html_() == picture
    drawn = ElementTree.fromstring(picture)
    titles = [str(title.text) for title in drawn.iter(f"{SVG}title")]
    view = state.view("watcher")
    assert sum(title.startswith("tree") for title in titles) == len(view["trees"]) == 34
    assert sum("goblin" in title for title in titles) == 24
    assert len(list(drawn.iter(f"{SVG}rect"))) == 88 + 34, "88 cells, 34 trunks"
    # The south-west corner of the forest is at the lower left, start cells are outside.
    assert pictures._place("a1") == (1, 8) and pictures._place("h8") == (8, 1)
    assert pictures._place("Sb") == (2, 9) and pictures._place("W2") == (0, 7) and pictures._place("E7") == (9, 2)
    moved = next(action for action in state.legal(0) if action.startswith("T:") and action != "T:-")
    state.apply(0, moved)
    assert f"tree, just moved {moved[-2:]}" in state._repr_html_()


def drawn_titles(state: feerie.State) -> list[str]:
    picture = state._repr_svg_()
    assert picture is not None and state._repr_html_() == picture
    return [str(title.text) for title in ElementTree.fromstring(picture).iter(f"{SVG}title")]


def test_elfe_is_a_picture_with_every_piece_on_its_square() -> None:
    state = play(feerie.Game("elfe", seats=3).start(seed=3), random.Random(3), 120)
    view, titles = state.view("watcher"), drawn_titles(state)
    assert f"elf {view['elf']}" in titles
    pieces = [f"seat {seat}'s {it['form']} {it['at']}" for seat, it in enumerate(view["fairies"]) if it["at"]]
    pieces += [f"prince {square}" for square in view["princes"]] + [f"toad {toad['at']}" for toad in view["toads"]]
    assert pieces and sorted(pieces) == sorted(set(titles[1:]) - {f"elf {view['elf']}"})
    # The board's first square is in the north-west.
    assert 'cx="20" cy="20"' in pictures._piece(pictures._column("a1"), 0, "", "", "")


def test_armes_is_a_picture_with_the_map_under_its_figures() -> None:
    state = play(feerie.Game("armes").start(seed=3), random.Random(3), 90)
    view, titles = state.view("watcher"), drawn_titles(state)
    standing = [f"{it['id']} {it['profile']}, {it['hp']} health {it['at']}" for it in view["figures"] if it["at"]]
    assert standing and set(standing) <= set(titles)
    assert {f"objective {square}" for square in view["objectives"]} <= set(titles)
    blocking = state.planes(0)[feerie.spaces("armes").planes.index("blocking scenery")]
    assert str(state._repr_svg_()).count(pictures._GROUND["blocking scenery"]) == blocking.sum() > 0


@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_every_position_can_be_shown(game: str, seats: int, preset: str | None) -> None:
    state, dice = feerie.Game(game, seats, preset=preset).start(seed=2), random.Random(2)
    for _ in range(12):
        ElementTree.fromstring(state._repr_svg_() or state._repr_html_())
        play(state, dice, 25)


def test_games_without_a_picture_are_text(game: str) -> None:
    state = feerie.Game(game).start(seed=1)
    if state._repr_svg_() is None:
        shown = state._repr_html_()
        assert shown.startswith("<pre") and "<" not in shown[4:].split(">", 1)[1].removesuffix("</pre>")


def test_sketches_fit_a_terminal_in_both_languages(game: str) -> None:
    state = play(feerie.Game(game).start(seed=1), random.Random(1), 30)
    assert game in repr(state)
    assert max(map(len, state.sketch("watcher").splitlines())) <= 78
    assert state.sketch(0, "fr")
