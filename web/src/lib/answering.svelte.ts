/** Our answers: on their way to the server, stored there, heard of again, and taken back. */
import * as api from "./api";
import type { Stored, TableView } from "./api";
import { insist, newNonce } from "./insist";
import { isBefore, shows, type Answered } from "./order";
import type { Table } from "./table.svelte";

/** So long one's own answer waits for the stream to tell what it did; then we ask. */
const STREAM_LATE = 500;

export class Answering {
  sending = $state(false);

  readonly #table: Table;
  /** What we answered last: a stream may still tell of the moment before it. */
  #last: Answered | null = null;
  #heard: (() => void) | null = null;
  /** How long the log was before each run of ours. */
  #runs: number[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether a position is one that our last answer has changed already. */
  isOutdated(view: TableView): boolean {
    return isBefore(view, this.#last);
  }

  /** The stream has told something. */
  hear(): void {
    this.#heard?.();
  }

  async submit(options: string[]): Promise<void> {
    const { id, seat, asks, present } = this.#table;
    const [first] = options;
    const ask = asks.find((open) => open.options.some((option) => option.notation === first));
    if (this.sending || seat === null || first === undefined) return;
    if (ask === undefined) return this.#table.explain(first);
    this.sending = true;
    const nonce = newNonce();
    this.#runs.push(present?.entries ?? 0);
    await this.#table.attempt(async () => {
      const stored = await insist(() => api.answer(id, seat, ask.id, options, nonce));
      this.#last = { epoch: stored.epoch, ask: ask.id };
      if (!(await this.#hears(stored))) this.#table.receiveOwn(await api.viewAt(id, seat));
    });
    this.sending = false;
  }

  /** What our answer brought about is told by the stream, often before we know that it is stored; if not, too late. */
  async #hears(stored: Stored): Promise<boolean> {
    const heard = () => shows(this.#table.newest, stored, this.#last);
    if (heard()) return true;
    await new Promise<void>((resume) => {
      const timer = setTimeout(resume, STREAM_LATE);
      this.#heard = () => {
        if (!heard()) return;
        clearTimeout(timer);
        resume();
      };
    });
    this.#heard = null;
    return heard();
  }

  /** Take back our last answer; a run that was sent as one (card, card, done) is taken back as one. */
  async undo(): Promise<void> {
    const { id, seat, present } = this.#table;
    const now = present?.entries ?? 0;
    if (seat === null) return;
    const start = this.#runs.findLast((entries) => entries < now) ?? now - 1;
    await this.#table.attempt(async () => {
      let view = await api.undo(id, seat);
      while (view.entries > start && view.can_undo) view = await api.undo(id, seat);
      this.#runs = this.#runs.filter((entries) => entries < view.entries);
      this.#table.receiveOwn(view);
    });
  }
}
