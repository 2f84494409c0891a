/** boardgame.io's server on a free port of 127.0.0.1, which it prints: `node server.mjs DATABASE group|each`. */
import { createRequire } from "node:module";

import { PublishStored, SQLite } from "./sqlite.mjs";

const { Server, SocketIO } = createRequire(import.meta.url)("boardgame.io/server");

/** Two players in turn, one move a turn, and hardly a rule: what is measured is the server. */
const steps = {
  name: "steps",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ taken: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, playerID }) => {
      G.taken[playerID] += 1;
    },
  },
};

const [database, commit] = process.argv.slice(2);
const db = new SQLite(database, commit === "group");
const transport = new SocketIO({ pubSub: new PublishStored(db) });
const server = Server({ games: [steps], db, transport, origins: [] });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(appServer.address().port);
