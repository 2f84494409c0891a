/** What the record tells that the position does not: the last turn's combats. */
import type { Side } from "./logic";

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

/** The combats of the last turn that is over, as far as the record goes back: after the match, of its last one. */
export function combatsOfLastTurn(record: readonly Happening[], over: boolean): PastCombat[] {
  const turns = record.flatMap(({ key }, at) => (key === "turn" ? [at] : []));
  if (over) turns.push(record.length);
  const now = turns.pop();
  return now === undefined ? [] : combatsIn(record.slice(turns.pop() ?? 0, now));
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
