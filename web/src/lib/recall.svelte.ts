/** What the reader has missed, and whether he is being told: once when he comes back, and whenever he asks. */
import type { LogEntry } from "./api";
import { momentsOf, type Moment } from "./scenes/recap";
import type { Table } from "./table.svelte";

export class Recall {
  open = $state(false);

  readonly #table: Table;
  /** The visit at whose beginning he was told. */
  #greeted = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly moments: Moment[] = $derived.by(() => {
    const { scenes, present, seat, story } = this.#table;
    return momentsOf(this.news, scenes, present?.view, seat, story.until(this.begin));
  });

  /** With our own answer: where all choose in secret, it may be the last, and open what the others have chosen. */
  get begin(): number {
    return Math.max(this.#table.lastOwn - 1, this.#table.attention.before ?? 0);
  }

  /** What the reader has not seen since he came, or what was answered since his own last answer, if that was later. */
  get news(): LogEntry[] {
    return this.#table.story.between(this.begin, this.#table.present?.at ?? 0);
  }

  /** How many of them touch the reader. */
  get touching(): number {
    return this.moments.filter(({ mine }) => mine).length;
  }

  /** Who comes back is told what happened meanwhile, as soon as the page knows what matters in the game. */
  greet(): void {
    const { present, scenes, attention } = this.#table;
    if (present === null || scenes === undefined || attention.visit === this.#greeted) return;
    this.#greeted = attention.visit;
    this.open = attention.before !== null && attention.before > 0 && this.moments.length > 0;
  }

  /** Back from whatever was looked at. */
  close(): void {
    this.open = false;
    if (this.#table.past.view !== null) this.#table.backToPresent();
  }
}
