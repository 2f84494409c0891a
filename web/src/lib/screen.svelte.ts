/** A screen that several players share: it is passed from one to the next behind a curtain. */
import * as api from "./api";
import type { TableView } from "./api";
import type { Table } from "./table.svelte";

/** A moment to see what one's own answer did. */
const CURTAIN_AFTER = 900;

export class SharedScreen {
  /** The seat to whom the screen must be passed before anything is shown. */
  curtain: number | null = $state(null);

  readonly #table: Table;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Nothing is shown yet, and the first of us who is asked shall have the screen. */
  async curtainForFirst(): Promise<void> {
    const { mine } = this.#table;
    this.curtain = (await this.#firstAsked(mine)) ?? mine[0] ?? null;
  }

  /** The first of these seats that is still asked. What others see of a secret choice does not tell: they are awaited. */
  async #firstAsked(seats: number[]): Promise<number | undefined> {
    const { id } = this.#table;
    for (const seat of seats) if ((await api.viewAt(id, seat)).waiting_for.includes(seat)) return seat;
    return undefined;
  }

  /** The next of us to answer gets it, after a moment. */
  passOn(view: TableView): void {
    const { mine, seat } = this.#table;
    clearTimeout(this.#timer);
    if (mine.length < 2 || seat === null || view.result !== null) return;
    if (view.waiting_for.includes(seat)) return;
    const awaited = mine.filter((one) => view.waiting_for.includes(one));
    if (awaited.length > 0) this.#timer = setTimeout(() => void this.#passTo(view, awaited), CURTAIN_AFTER);
  }

  async #passTo(view: TableView, awaited: number[]): Promise<void> {
    const next = await this.#firstAsked(awaited);
    if (next !== undefined && this.#table.present === view) this.drawCurtain(next);
  }

  /** It is for that seat now: what the others may see is gone from it before it is passed on. */
  drawCurtain(seat: number): void {
    this.curtain = seat;
    this.#table.wipe();
  }

  /** The person of that seat has the screen now. */
  raiseCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.#table.look(seat);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
