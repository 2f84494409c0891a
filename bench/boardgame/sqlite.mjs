/** Durable storage for boardgame.io: SQLite with or without group commit, and a broadcast that waits for the commit. */
import { createRequire } from "node:module";
import { DatabaseSync } from "node:sqlite";

const { Async } = createRequire(import.meta.url)("boardgame.io/internal");

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE match (id TEXT PRIMARY KEY, initial TEXT NOT NULL, state TEXT NOT NULL, metadata TEXT NOT NULL) STRICT;
  CREATE TABLE log (number INTEGER PRIMARY KEY, match TEXT NOT NULL, entry TEXT NOT NULL) STRICT;
  CREATE INDEX log_by_match ON log (match);
`;

/**
 * What boardgame.io asks of a storage while matches are made and played; it is never asked to list or wipe them here.
 *
 * With group commit, whatever is written in one turn of the event loop is committed together at its end, with one sync
 * of the disk: under load, that is the moves of all the matches that were waiting. Without, each call commits.
 */
export class SQLite extends Async {
  #database;
  #statements;
  #grouped;
  #batch = null;

  constructor(path, grouped) {
    super();
    this.#database = new DatabaseSync(path);
    this.#grouped = grouped;
  }

  connect() {
    this.#database.exec(SCHEMA);
    const prepare = (sql) => this.#database.prepare(sql);
    this.#statements = {
      create: prepare("INSERT INTO match (id, initial, state, metadata) VALUES (?, ?, ?, ?)"),
      setState: prepare("UPDATE match SET state = ? WHERE id = ?"),
      setMetadata: prepare("UPDATE match SET metadata = ? WHERE id = ?"),
      append: prepare("INSERT INTO log (match, entry) VALUES (?, ?)"),
      initialState: prepare("SELECT initial FROM match WHERE id = ?"),
      state: prepare("SELECT state FROM match WHERE id = ?"),
      metadata: prepare("SELECT metadata FROM match WHERE id = ?"),
      log: prepare("SELECT entry FROM log WHERE match = ? ORDER BY number"),
    };
    for (const name of ["initialState", "state", "metadata", "log"]) this.#statements[name].setReturnArrays(true);
  }

  createMatch(id, { initialState, metadata }) {
    const start = JSON.stringify(initialState);
    return this.#write(() => this.#statements.create.run(id, start, start, JSON.stringify(metadata)));
  }

  setState(id, state, deltalog = []) {
    return this.#write(() => {
      this.#statements.setState.run(JSON.stringify(state), id);
      for (const entry of deltalog) this.#statements.append.run(id, JSON.stringify(entry));
    });
  }

  setMetadata(id, metadata) {
    return this.#write(() => this.#statements.setMetadata.run(JSON.stringify(metadata), id));
  }

  async fetch(id, wanted) {
    const found = {};
    for (const field of ["state", "metadata", "initialState"]) {
      const row = wanted[field] ? this.#statements[field].get(id) : undefined;
      if (row !== undefined) found[field] = JSON.parse(row[0]);
    }
    if (wanted.log) found.log = this.#statements.log.all(id).map(([entry]) => JSON.parse(entry));
    return found;
  }

  /** Resolves when what is written in this turn of the event loop, before or after this call, is on the disk. */
  committed() {
    if (!this.#grouped) return Promise.resolve();
    if (this.#batch === null) {
      this.#database.exec("BEGIN");
      this.#batch = new Promise((resolve) => setImmediate(() => this.#commit(resolve)));
    }
    return this.#batch;
  }

  #commit(resolve) {
    this.#database.exec("COMMIT");
    this.#batch = null;
    resolve();
  }

  #write(act) {
    const committed = this.committed();
    if (!this.#grouped) this.#database.exec("BEGIN");
    act();
    if (!this.#grouped) this.#database.exec("COMMIT");
    return committed;
  }
}

/**
 * Carries a move to the players once it is stored.
 *
 * boardgame.io publishes first and stores then, so that its own broadcast acknowledges what a crash may yet undo.
 * The rate does not suffer: it never begins a match's next move before the last one is stored.
 */
export class PublishStored {
  #storage;
  #listeners = new Map();

  constructor(storage) {
    this.#storage = storage;
  }

  publish(channel, payload) {
    this.#storage.committed().then(() => this.#listeners.get(channel)?.forEach((listener) => listener(payload)));
  }

  subscribe(channel, listener) {
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), listener]);
  }

  unsubscribeAll(channel) {
    this.#listeners.delete(channel);
  }
}
