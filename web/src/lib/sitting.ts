/** Who sits where, and what becomes of the table: sitting down, getting up, lending a seat, ending, playing again. */
import * as api from "./api";
import type { TableInfo } from "./api";
import type { Table } from "./table.svelte";

export class Sitting {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Take the seat that an invitation is for; tells whether we have one now. */
  async sitBy(invitation: string): Promise<boolean> {
    const free = this.#table.seats.filter((seat) => seat.kind === "invited");
    for (const { seat } of free) {
      try {
        this.#table.info = await api.takeSeat(this.#table.id, seat, { action: "sit", invitation });
        return true;
      } catch (error) {
        if (!(error instanceof api.Refused)) throw error;
      }
    }
    return this.#table.mine.length > 0;
  }

  /** Sit down; `knowing` that somebody else has seen what the seat hides, if that is so. */
  async sit(seat: number, knowing = false): Promise<void> {
    await this.#table.attempt(async () => {
      this.#table.info = await api.takeSeat(this.#table.id, seat, { action: "sit", knowing });
      await this.#table.enter();
    });
  }

  /** Get up: whoever comes may sit there, and we see what a watcher sees, or what our other seats see. */
  async leave(seat: number): Promise<void> {
    this.#table.attention.leave();
    await this.change(seat, "leave");
    if (!this.#table.mine.includes(seat)) await this.#table.attempt(() => this.#table.enter());
  }

  /** Hand a seat over or take it back; `bot` is the one that shall play there, if not the usual one. */
  async change(seat: number, action: "to-bot" | "take-back" | "leave" | "free", bot?: string): Promise<void> {
    await this.#table.attempt(async () => {
      const change = bot === undefined ? { action } : { action, bot };
      this.#table.info = await api.takeSeat(this.#table.id, seat, change);
    });
  }

  /** The host ends a match that nobody will finish. */
  async end(): Promise<void> {
    await this.#table.attempt(async () => {
      this.#table.info = await api.endTable(this.#table.id);
    });
  }

  /** The same again, with everybody in his seat, or in the next one; gives the new table, or null and a note. */
  async rematch(): Promise<string | null> {
    let next: TableInfo | null = null;
    await this.#table.attempt(async () => {
      next = await api.rematch(this.#table.id, this.#table.info?.players === 2);
    });
    return (next as TableInfo | null)?.id ?? null;
  }
}
