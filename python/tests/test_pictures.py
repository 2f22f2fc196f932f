"""What notebooks show."""

from __future__ import annotations

import random
from xml.etree import ElementTree

from conftest import play

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
