"""The files for running a server fit together: paths, commands, settings and ports are those of the sources."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from centans.server.settings import VARIABLES
from tests.docs.conftest import ROOT, Terminal

pytestmark = pytest.mark.source_only

DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "running.md").read_text("utf-8")
SETTINGS = {*VARIABLES, "CENTANS_RATE"}
OF_THE_PROXY = {"CENTANS_NAME", "CENTANS_UPSTREAM"}
"""What compose tells Caddy."""
PORT = "8000"


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def named(text: str) -> set[str]:
    return set(re.findall(r"CENTANS_[A-Z_]+", text))


def test_every_setting_is_told_and_every_one_that_is_told_exists() -> None:
    table = PAGE.partition("## Settings")[2]
    assert named(table) == SETTINGS
    for text in (PAGE, *[path.read_text("utf-8") for path in DEPLOY.iterdir()]):
        assert named(text) <= SETTINGS | OF_THE_PROXY


def commands() -> list[list[str]]:
    lines = [line for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.M | re.S) for line in block.splitlines()]
    unit = re.findall(r"^ExecStart=\S+/(centans .*)$", read("centans.service"), re.M)
    container = " ".join(yaml.safe_load(re.findall(r"^CMD (\[.*\])$", read("Containerfile"), re.M)[0]))
    return [shlex.split(line, comments=True)[1:] for line in [*lines, *unit, f"centans {container}"]]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_exists_with_its_options(centans: Terminal, words: list[str]) -> None:
    helped = centans(words[0], "--help")
    assert helped.exit_code == 0
    assert {word for word in words if word.startswith("--")} <= set(re.findall(r"--[a-z-]+", helped.output))


@pytest.mark.parametrize("figure", sorted(set(re.findall(r"`(centans_[a-z_]+)`", PAGE))))
def test_every_figure_to_watch_is_told_by_the_server(figure: str) -> None:
    assert f'"{figure.removesuffix("_total")}"' in (ROOT / "src/centans/server/metrics.py").read_text("utf-8")


def test_all_agree_on_the_port() -> None:
    for name in ("centans.service", "Containerfile"):
        assert re.search(rf'--port"?,? "?{PORT}', read(name)), name
    assert f"EXPOSE {PORT}" in read("Containerfile")
    for name in ("Caddyfile", "nginx.conf"):
        assert f"127.0.0.1:{PORT}" in read(name), name
    upstreams = [one["environment"]["CENTANS_UPSTREAM"] for name, one in services().items() if name.startswith("door-")]
    assert {place.partition(":")[2] for one in upstreams for place in one.split()} == {PORT}


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))["services"]
    return found


def test_what_the_containers_are_made_of_exists() -> None:
    for path in re.findall(r"(?:tools|requirements)/[\w.]+", read("Containerfile")):
        assert (ROOT / path).is_file(), path
    built = services()["alone"]["build"]
    assert (DEPLOY / built["context"]).resolve() == ROOT
    assert (ROOT / built["dockerfile"]).is_file()
    for one in services().values():
        for source in [volume.split(":")[0] for volume in one["volumes"]]:
            known = (DEPLOY / source).exists() if source.startswith(".") else True
            assert known, source


def test_either_profile_is_whole() -> None:
    for profile, servers in (("one", ["alone"]), ("several", ["first", "second"])):
        there = {name: one for name, one in services().items() if profile in one["profiles"]}
        (door,) = [one for name, one in there.items() if name.startswith("door-")]
        assert [place.split(":")[0] for place in door["environment"]["CENTANS_UPSTREAM"].split()] == servers
        for server in servers:
            assert ("CENTANS_DATABASE_URL" in there[server]["environment"]) is (profile == "several")
            assert there[server]["environment"]["CENTANS_PROXY"] == "172.30.0.0/24"


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_hides_the_figures_and_holds_back_no_events(name: str) -> None:
    assert "/metrics" in read(name)
    assert "404" in read(name)
    assert "flush_interval -1" in read(name) or "proxy_buffering off" in read(name)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd on this machine")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "centans.service"
    unit.write_text(read("centans.service").replace("/opt/centans/bin/centans", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert "centans.service" not in done.stderr, done.stderr
