/**
 * How far the reader has been shown what happened. The server keeps it for each seat, so that who comes back on another
 * device is told what is new to him; this browser remembers it too, for it may come back sooner than word gets round.
 */
import * as api from "./api";

const KEY = "centans.seen";
/** So long the server is told nothing more, in milliseconds. */
const PAUSE = 1500;

export class Attention {
  /** How far the reader had seen when he came, or came back to this page; null while that is not known, or of no matter. */
  before: number | null = $state(null);
  /** Which time it is that he has come. */
  visit = $state(0);

  readonly #table: string;
  #seat: number | null = null;
  #shown = 0;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** Somebody looks with the eyes of a seat; a watcher has none. */
  async come(seat: number | null): Promise<void> {
    this.leave();
    [this.#seat, this.#shown, this.#told, this.before] = [seat, 0, 0, null];
    if (seat === null) return;
    const here = remembered(this.#place);
    try {
      const { entries } = await api.seen(this.#table, seat);
      if (this.#seat === seat) this.#begin(Math.max(entries, here));
    } catch {
      /* Nobody need know: then there is no recap. */
    }
  }

  /** The reader was shown the position after so many answers. */
  note(at: number): void {
    if (this.#seat === null || document.hidden || at <= this.#shown) return;
    this.#shown = at;
    remember(this.#place, at);
    this.#timer ??= setTimeout(() => this.#tell(), PAUSE);
  }

  /** The page is in sight again: what happened meanwhile is news. */
  comeBack(): void {
    if (this.#seat !== null && this.#shown > 0) this.#begin(this.#shown);
  }

  #begin(before: number): void {
    this.before = before;
    this.visit += 1;
  }

  leave(): void {
    if (this.#timer !== undefined) this.#tell();
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#seat === null || this.#shown <= this.#told) return;
    this.#told = this.#shown;
    api.noteSeen(this.#table, this.#seat, this.#shown).catch(() => undefined);
  }

  get #place(): string {
    return `${this.#table} ${this.#seat}`;
  }
}

/** Of the last table that was looked at here: older ones are known to the server by now. */
function remembered(place: string): number {
  const [where, at] = (sessionStorage.getItem(KEY) ?? "").split("|");
  return where === place ? Number(at) : 0;
}

function remember(place: string, at: number): void {
  sessionStorage.setItem(KEY, `${place}|${at}`);
}
