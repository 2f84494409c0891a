/** A hint at the table: asked for, told in words, and lit on the board wherever its choices stand. */
import * as api from "./api";
import type { ReasonInfo } from "./api";
import type { Table } from "./table.svelte";

export class Advice {
  /** The question that the hint is about, and the hint. */
  #told: { ask: string; reason: ReasonInfo } | null = $state.raw(null);
  thinking = $state(false);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The question for which a hint may be asked: one of ours with something to choose, where hints are allowed. */
  get question(): string | null {
    const asked = this.#table.asks.find(({ options }) => options.length > 1);
    return this.#table.info?.hints === true && asked !== undefined ? asked.id : null;
  }

  /** The hint, as long as its question stands. */
  get reason(): ReasonInfo | null {
    return this.#told !== null && this.#told.ask === this.question ? this.#told.reason : null;
  }

  /** Ask for a hint; asked again, it is put away. */
  async ask(): Promise<void> {
    const { seat, id } = this.#table;
    const ask = this.question;
    if (this.thinking || ask === null || seat === null) return;
    if (this.reason !== null) {
      this.close();
      return;
    }
    this.thinking = true;
    try {
      this.#told = { ask, reason: await api.hint(id, seat, ask) };
    } catch (error) {
      this.#table.note = error instanceof api.Refused ? { problem: error.problem } : { key: "note-unreachable" };
    } finally {
      this.thinking = false;
    }
  }

  close(): void {
    this.#told = null;
  }
}

/** Every board names what can be chosen by its notation; a style sheet of our own lights what the hint speaks of. */
const sheet = new CSSStyleSheet();

export function light(reason: ReasonInfo | null): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  sheet.replaceSync(reason === null ? "" : rulesFor(reason));
}

function rulesFor({ chosen, others }: ReasonInfo): string {
  const named = (options: api.OptionInfo[]) =>
    options
      .filter(({ notation }) => notation !== "done")
      .map(({ notation }) => `[data-option=${JSON.stringify(notation)}]`)
      .join(", ");
  const best = named(chosen.options);
  const other = named(others[0]?.options ?? []);
  const glow = "filter: drop-shadow(0 0 2px var(--gold-leaf)) drop-shadow(0 0 7px var(--gold-leaf)) !important;";
  return [
    ...(other === ""
      ? []
      : [`:is(${other}) { outline: 2px dashed var(--gold-leaf) !important; outline-offset: 2px; }`]),
    ...(best === ""
      ? []
      : [`:is(${best}) { outline: 3px solid var(--gold-leaf) !important; outline-offset: 2px; ${glow} }`]),
  ].join("\n");
}
