/** What the record tells that the position does not: the last turn's combats, and which cards have been seen to go. */
import type { Side } from "./logic";
import type { GuyenneView } from "./view";

export interface Happening {
  key: string;
  params: Record<string, unknown>;
}

export interface ShownCards {
  seat: number;
  cards: number[];
}

/** One combat: what was shown before a castle, how many cards were given up unseen, and how it ended. */
export interface PastCombat {
  castle: number;
  shown: ShownCards[];
  conceded: { seat: number; number: number } | null;
  outcome: "takes" | "holds" | "tie" | null;
  winner: Side | null;
}

/** The combats of the turn before the present one, as far as the record goes back. */
export function combatsOfLastTurn(record: readonly Happening[]): PastCombat[] {
  const turns = record.flatMap(({ key }, at) => (key === "turn" ? [at] : []));
  const now = turns.pop();
  return now === undefined ? [] : combatsIn(record.slice(turns.pop() ?? 0, now));
}

/** Cards of a side that combats of past turns have shown and that wait in its discard pile (GY-INFO-6). */
export function shownAndSpent(record: readonly Happening[], view: GuyenneView, side: string): number[] {
  const isOurs = (params: Happening["params"]): boolean => view.seats[Number(params["seat"])]?.side === side;
  let spent: number[] = [];
  let thisTurn: number[] = [];
  for (const { key, params } of record) {
    if (key === "turn") [spent, thisTurn] = [[...spent, ...thisTurn], []];
    else if (key === "rebuilt" && params["side"] === side) [spent, thisTurn] = [[], []];
    else if (key === "shown" && isOurs(params)) thisTurn.push(...(params["cards"] as number[]));
    else if (key === "removed" && isOurs(params)) {
      for (const kind of params["cards"] as number[]) thisTurn.splice(thisTurn.indexOf(kind), 1);
    }
  }
  return spent;
}

function combatsIn(happened: readonly Happening[]): PastCombat[] {
  const combats: PastCombat[] = [];
  const at = (castle: number): PastCombat => {
    const last = combats[combats.length - 1];
    if (last && last.castle === castle && last.outcome === null) return last;
    const fresh: PastCombat = { castle, shown: [], conceded: null, outcome: null, winner: null };
    combats.push(fresh);
    return fresh;
  };
  for (const { key, params } of happened) {
    const castle = Number(params["castle"]);
    if (key === "shown") at(castle).shown.push({ seat: Number(params["seat"]), cards: params["cards"] as number[] });
    else if (key === "conceded")
      at(castle).conceded = { seat: Number(params["seat"]), number: Number(params["number"]) };
    else if (key === "takes" || key === "holds") {
      const combat = at(castle);
      combat.outcome = key;
      combat.winner = params["side"] as Side;
    } else if (key === "tie") at(castle).outcome = "tie";
  }
  return combats.filter((combat) => combat.outcome !== null);
}
