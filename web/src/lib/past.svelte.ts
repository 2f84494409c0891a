/** What lies behind the present of a table: a moment that is looked at, or all that happened since one, as a film. */
import * as api from "./api";
import type { EventInfo, TableView } from "./api";
import { preferences } from "./preferences.svelte";
import { Film } from "./scenes/film.svelte";
import type { Table } from "./table.svelte";

export class Past {
  /** The moment that we look at. */
  view: TableView | null = $state.raw(null);
  /** What happened then, if one thing of it was asked for. */
  pointed: EventInfo | null = $state.raw(null);
  /** What has happened, being shown again; meanwhile the present waits. */
  film: Film | null = $state.raw(null);

  readonly #table: Table;
  #views = new Map<string, TableView>();

  constructor(table: Table) {
    this.#table = table;
  }

  get isOpen(): boolean {
    return this.view !== null || this.film !== null;
  }

  get shown(): TableView | null {
    return this.film?.shown ?? this.view;
  }

  /** The moments worth stopping at: the opening, and every answer of which we heard something. */
  get moments(): number[] {
    const last = this.#table.present?.at ?? 0;
    const numbers = this.#table.told.map((entry) => entry.number);
    return [...new Set([0, ...numbers, last])].sort((one, other) => one - other);
  }

  async lookAt(number: number, pointed: EventInfo | null = null): Promise<void> {
    const { present, stopped } = this.#table;
    if (present === null || stopped) return;
    this.film?.end();
    if (number >= present.at && pointed === null) {
      this.view = null;
      return;
    }
    await this.#table.attempt(async () => {
      this.view = await this.#viewAt(number);
      this.pointed = pointed;
      this.#table.note = null;
    });
  }

  async #viewAt(number: number): Promise<TableView> {
    const { id, seat, present } = this.#table;
    const key = `${present?.epoch} ${number}`;
    const view = this.#views.get(key) ?? (await api.viewAt(id, seat, number));
    this.#views.set(key, view);
    return view;
  }

  /** One moment back (-1) or forward (1). */
  step(way: -1 | 1): void {
    const { stage, moment } = this.#table;
    if (way === 1 && this.view === null && stage.behind) {
      stage.goOn();
      return;
    }
    this.film?.end();
    const here = this.moments.findLastIndex((number) => number <= moment);
    const next = this.moments[Math.max(0, here + way)];
    if (next !== undefined) void this.lookAt(next);
  }

  /** Show again what was answered after a moment; or, without one, since our own last answer. */
  async again(after = this.#table.lastOwn): Promise<void> {
    const { present, live, story } = this.#table;
    const entries = story.between(after, present?.at ?? 0);
    if (entries.length === 0) return;
    this.leave();
    live.pause();
    const film = new Film(
      {
        scenes: () => this.#table.scenes,
        seat: () => this.#table.seat,
        earlier: (entry) => story.until(entry - 1),
        pace: () => (preferences.pace === "instant" ? "brisk" : preferences.pace),
        begins: (scene) => this.#table.onScene(scene),
      },
      (number) => this.#viewAt(number),
      () => {
        if (this.film === film) this.film = null;
        live.resume();
      },
    );
    this.film = film;
    await this.#table.attempt(() => film.roll(entries));
  }

  leave(): void {
    this.view = null;
    this.film?.end();
  }

  /** What was seen of it is void: some of it was undone, or other eyes look on. */
  forget(): void {
    this.#views.clear();
  }
}
