"""A client process for the tests of crashes and races: plays at tables at random and says what was acknowledged.

    python -m tests.server.client URL COOKIE SEED SECONDS TABLE...

Every answer that the server has acknowledged is printed as a line `table entries seat ask option` the moment it is.
"""

from __future__ import annotations

import random
import sys
import time

import httpx


def play(url: str, cookie: str, seed: int, seconds: float, tables: list[str]) -> None:
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    headers = {"Origin": url}
    with httpx.Client(base_url=url, headers=headers, cookies={"centans": cookie}, timeout=10) as http:
        while time.monotonic() < end:
            try:
                answer_once(http, chance, chance.choice(tables))
            except httpx.TransportError:
                return


def answer_once(http: httpx.Client, chance: random.Random, table: str) -> None:
    """Answer whatever is open; that another was quicker is no mistake."""
    waiting = http.get(f"/api/tables/{table}/view").json()["waiting_for"]
    if not waiting:
        return
    seat = chance.choice(waiting)
    asks = http.get(f"/api/tables/{table}/view", params={"seat": seat}).json()["asks"]
    if not asks:
        return
    ask, option = asks[0]["id"], chance.choice(asks[0]["options"])["notation"]
    body = {"seat": seat, "ask": ask, "options": [option]}
    response = http.post(f"/api/tables/{table}/answers", json=body)
    if response.status_code == 200:
        print(table, response.json()["entries"], seat, ask, option.replace(" ", "_"), flush=True)
    elif response.status_code not in (409, 422):
        sys.exit(f"{response.status_code}: {response.text}")


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), sys.argv[5:])
