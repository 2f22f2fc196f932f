"""Bot accounts at a real server: the program that ``FEERIE_BIN`` names."""

from __future__ import annotations

import http.cookiejar
import json
import os
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import feerie
from feerie import live

ROOT = Path(__file__).parent.parent.parent
BINARY = Path(os.environ.get("FEERIE_BIN", ROOT / "target/debug/feerie"))
pytestmark = pytest.mark.skipif(
    not BINARY.exists() and "FEERIE_BIN" not in os.environ, reason="build the server: cargo build -p feerie-cli"
)


class Person:
    """Somebody with a browser's manners, who keeps a name."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._open = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies).open
        self.ask("GET", "/api/me")
        self.ask("POST", "/api/me/claim", {"name": name, "passphrase": "sept grenouilles vertes"})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        with self._open(urllib.request.Request(self.address + path, data, headers, method=method)) as answer:
            text = answer.read()
            return json.loads(text) if text else None

    def bot(self, name: str) -> tuple[str, str]:
        made = self.ask("POST", "/api/me/bots", {"name": name})
        return made["bot"]["id"], made["token"]

    def table(self, game: str, **more: object) -> str:
        """A table at which one of the server's bots waits for somebody."""
        seats = [{"kind": "bot", "level": "random"}, {"kind": "open"}]
        wish = {"game": game, "seats": seats, "pace": 0, "visibility": "open", **more}
        return str(self.ask("POST", "/api/tables", wish)["table"]["id"])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("server") / "feerie.db"
    # Few messages a second: a program is soon quicker than that, and has to bear it.
    command = [str(BINARY), "serve", "--port", "0", "--data", str(data), "--socket-rate", "10"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        yield "http://" + server.stdout.readline().strip().rsplit("http://", 1)[1]
        server.terminate()


def first(turn: live.Turn) -> str:
    """The first action there is, in a race after half a second."""
    return turn.legal[0].replace("<ms>", "500")


def test_the_example_joins_a_live_table_and_plays_to_the_end(address: str, tmp_path: Path) -> None:
    ana = Person(address, "Ana")
    _, token = ana.bot("Bip")
    table = ana.table("lutins", options={"turn_cap": 60})
    example = ROOT / "python/examples/live_bot.py"
    done = subprocess.run(
        [sys.executable, str(example), address, table],
        env={**os.environ, "FEERIE_TOKEN": token},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    info = ana.ask("GET", f"/api/tables/{table}")["table"]
    assert info["state"] == "over" and info["seats"][1]["name"] == "Bip" and info["seats"][1]["program"] is True
    assert done.stdout == f"place {info['result']['ranking'][1]} of 2\n"
    ratings = live.Server(address, token).ask("GET", "/api/me/ratings")["ratings"]
    assert [(rating["game"], rating["company"]) for rating in ratings] == [("lutins", "bots")]


def test_games_can_be_played_by_legal_lists_and_out_of_views(address: str) -> None:
    ben = Person(address, "Ben")
    _, token = ben.bot("Bop")
    server = live.Server(address, token)

    def out_of_view(turn: live.Turn) -> str:
        state = turn.state()
        assert state.legal(turn.seat) == turn.legal
        return feerie.bots.Bot("random").choose(state, turn.seat)

    for game, options, choose in (
        ("elfe", {"cap": 20}, first),
        ("elementals", {"mode": "relaxed", "turn_cap": 30}, out_of_view),
    ):
        table = ben.table(game, options=options)
        assert table in [waiting["id"] for waiting in server.waiting(game)]
        result = server.play(table, choose)
        assert result.seat == 1 and sorted(result.places)[0] == 1 and len(result.scores) == 2


def test_what_the_server_refuses_is_raised_with_its_code(address: str) -> None:
    cleo = Person(address, "Cleo")
    bot, token = cleo.bot("Bup")
    server = live.Server(address, token)
    with pytest.raises(feerie.FeerieError) as refused:
        server.play("nowhere", first)
    assert refused.value.code == "not_found"
    with pytest.raises(feerie.IllegalAction) as illegal:
        server.play(cleo.table("lutins"), lambda turn: "T:a1-h8")
    assert illegal.value.rule is not None
    with pytest.raises(feerie.FeerieError) as account:
        server.ask("POST", "/api/me/bots", {"name": "Byp"})
    assert account.value.code == "not_for_bots"
    # A program whose token is revoked while it thinks is told so, and does not come back.
    asked = threading.Event()

    def end(turn: live.Turn) -> str:
        if not asked.is_set():
            asked.set()
            cleo.ask("DELETE", f"/api/me/bots/{bot}")
        return first(turn)

    with pytest.raises(feerie.FeerieError) as revoked:
        server.play(cleo.table("lutins"), end)
    assert revoked.value.code == "bad_token"
