/** How the reader is called to the table: by the title of the tab, and by a bell. */
import type { AskInfo } from "./api";

/** What we know of the table. */
interface Calling {
  myTurn: boolean;
  asks: readonly AskInfo[];
}

/** Which title the tab has; an offer is addressed to somebody, though play does not wait for his answer. */
export function titleKey({ myTurn, asks }: Calling): string {
  if (myTurn) return "table-title-turn";
  return asks.some(({ addressed }) => addressed) ? "table-title-called" : "table-title";
}

/** Rings once for each turn of ours, and once for each offer. */
export class Bell {
  #turn = false;
  #offers = new Set<string>();

  rings({ myTurn, asks }: Calling): boolean {
    const turn = myTurn && asks.length > 0;
    const offers = asks.filter(({ addressed, id }) => addressed && !this.#offers.has(id));
    const called = (turn && !this.#turn) || offers.length > 0;
    this.#turn = turn;
    for (const { id } of offers) this.#offers.add(id);
    return called;
  }
}
