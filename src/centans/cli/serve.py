"""`centans serve`: the tables in the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from centans.cli.keeping import Language, words_in


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0: wherever this machine can be reached.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; if it is busy, the next free one.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(help="The folder for tables and secrets; otherwise among your data.", show_default=False),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(
            help="Proxies that are trusted to say for whom they ask: addresses or networks, by commas.",
            show_default=False,
        ),
    ] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = False,
    lang: Language = None,
) -> None:
    """Serve tables to browsers: against bots, with friends by a link, or around one screen."""
    from centans.server.loglines import log_to_stderr
    from centans.server.serving import address_of, free_socket
    from centans.server.serving import serve as run
    from centans.server.settings import from_environment

    words = words_in(lang)
    settings = from_environment(data)
    log_to_stderr(settings.log_form, settings.log_level)
    settings.proxies = settings.proxies if proxy is None else proxy
    place = free_socket(host, port)
    taken = place.getsockname()[1]
    if port not in (0, taken):
        print(words.say("serve-port-busy", port=str(port), taken=str(taken)), flush=True)
    address = address_of(place, host)

    def say_address() -> None:
        print(words.say("serve-address", address=address), flush=True)
        if open_:
            webbrowser.open(address)

    run(settings, place, address, say_address)
