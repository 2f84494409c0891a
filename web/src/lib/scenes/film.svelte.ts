/** What has happened once more, as a film: the same scenes, over the positions as they were then. */
import type { LogEntry, TableView } from "../api";
import { Stage, type House } from "./stage.svelte";

/** So many acts are fetched ahead of the one on the screen. */
const AHEAD = 4;
/** How long the last picture stays. */
const LAST_LOOK = 1200;

export class Film {
  readonly stage: Stage;
  /** The last position that was shown whole. */
  view: TableView | null = $state.raw(null);

  readonly #at: (number: number) => Promise<TableView>;
  readonly #over: () => void;
  #ended = false;
  #wake: () => void = () => undefined;

  /** `at` gives the position after so many answers; `over` is told when the film has ended. */
  constructor(house: Omit<House, "shown">, at: (number: number) => Promise<TableView>, over: () => void) {
    this.#at = at;
    this.#over = over;
    this.stage = new Stage({
      ...house,
      everything: true,
      shown: (view) => {
        this.view = view;
        this.#wake();
      },
    });
  }

  get shown(): TableView | null {
    return this.stage.view ?? this.view;
  }

  /** Show these answers; an error of `at` ends the film and is the caller's. */
  async roll(entries: LogEntry[]): Promise<void> {
    const [first] = entries;
    try {
      if (first !== undefined) this.stage.set(await this.#at(Math.max(0, first.number - 1)));
      for (const entry of entries) {
        const view = await this.#at(entry.number);
        if (this.#ended) return;
        this.stage.play({ view, entries: [entry] });
        while (this.stage.acts > AHEAD && !this.#ended) await this.#nextAct();
      }
      while (this.stage.behind && !this.#ended) await this.#nextAct();
      if (!this.#ended) await new Promise((resume) => setTimeout(resume, LAST_LOOK));
    } finally {
      this.end();
    }
  }

  #nextAct(): Promise<void> {
    return new Promise((resume) => (this.#wake = resume));
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.stage.close();
    this.#wake();
    this.#over();
  }
}
