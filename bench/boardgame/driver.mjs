/**
 * The players: `node driver.mjs PORT PROCESS TABLES WARM_UP SECONDS` prints what they saw, as JSON.
 *
 * At each table sit two, each with a websocket of their own. Whoever sees that it is their turn moves at once, so that
 * every table has one move under way all the time. A move's latency ends when its own player sees it broadcast.
 */
import { readFileSync } from "node:fs";

import { io } from "socket.io-client";

const DRAIN_MS = 2000;
const [port, server, tables, warmUp, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;

const seen = { latencies: [], acknowledged: 0, watched: 0, sent: 0, faults: 0, ticks: 0 };
let begin = Infinity;
let end = Infinity;

class Player {
  #sent = null;
  #state = null;

  constructor(match, seat, credentials) {
    this.match = match;
    this.seat = seat;
    this.credentials = credentials;
  }

  /** Take the seat; resolves when the match has come. */
  connect() {
    this.socket = io(`${address}/steps`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.socket.on("connect", () => this.socket.emit("sync", this.match, this.seat, this.credentials, 2));
    this.socket.on("update", (_, state) => this.#see(state));
    return new Promise((resolve, reject) => {
      this.socket.on("connect_error", reject);
      this.socket.on("disconnect", (reason) => {
        if (reason !== "io client disconnect") seen.faults += 1;
      });
      this.socket.on("sync", (_, { state }) => {
        this.#state = state;
        resolve();
      });
    });
  }

  #see(state) {
    const now = performance.now();
    this.#state = state;
    if (this.#sent === null) seen.watched += 1;
    else this.#acknowledge(now);
    if (now < end) this.moveInTurn();
  }

  #acknowledge(now) {
    seen.acknowledged += 1;
    if (now >= begin && now < end) seen.latencies.push(now - this.#sent);
    this.#sent = null;
  }

  moveInTurn() {
    if (this.#state.ctx.currentPlayer !== this.seat) return;
    const payload = { type: "step", args: [], playerID: this.seat, credentials: this.credentials };
    this.#sent = performance.now();
    seen.sent += 1;
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.#state._stateID, this.match, this.seat);
  }
}

async function post(path, body) {
  const answer = await fetch(`${address}/games/steps/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A match made and joined through the lobby, so that its moves carry credentials. */
async function seated() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const seats = ["0", "1"].map(async (seat) => {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID: seat, playerName: `Player ${seat}` });
    return new Player(matchID, seat, playerCredentials);
  });
  return Promise.all(seats);
}

/** What the server's processor has done so far; where the system does not tell, nothing. */
function ticks() {
  try {
    const fields = readFileSync(`/proc/${server}/stat`, "ascii").split(") ").at(-1).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const quiet = () => seen.acknowledged === seen.sent && seen.watched === seen.sent;

async function drain() {
  const last = performance.now() + DRAIN_MS;
  while (!quiet() && performance.now() < last) await pause(10);
}

const players = (await Promise.all(Array.from({ length: tables }, seated))).flat();
await Promise.all(players.map((player) => player.connect()));
begin = performance.now() + warmUp * 1000;
end = begin + seconds * 1000;
for (const player of players) player.moveInTurn();
await pause(warmUp * 1000);
const before = ticks();
await pause(seconds * 1000);
seen.ticks = ticks() - before;
await drain();
for (const player of players) player.socket.disconnect();
console.log(JSON.stringify(seen));
