/** The tables of the rulebook as rows, from the figures of this match. */
import type { MontjoieView } from "./view";

export interface EmbassyRow {
  result: string;
  /** The sums of two dice that it answers, and how likely they are. */
  least: number;
  most: number;
  chance: number;
}

const PAIRS = 36;
/** How many pairs of dice make that sum. */
const pairsOf = (sum: number): number => 6 - Math.abs(7 - sum);

export function embassyRows({ box }: MontjoieView): EmbassyRow[] {
  const rows: EmbassyRow[] = [];
  box.embassy.forEach((result, place) => {
    const sum = place + 2;
    const last = rows.at(-1);
    if (last?.result === result) {
      last.most = sum;
      last.chance += pairsOf(sum) / PAIRS;
    } else rows.push({ result, least: sum, most: sum, chance: pairsOf(sum) / PAIRS });
  });
  return rows;
}

export interface EndingRow {
  turn: number;
  /** The highest die that ends the match after it; 6 or more: it ends. */
  upTo: number;
  now: boolean;
}

/** The turns after which the match may end. */
export function endingRows({ box, turn }: MontjoieView): EndingRow[] {
  return Array.from({ length: box.last_turn }, (_, place) => place + 1)
    .map((one) => ({ turn: one, upTo: one === box.last_turn ? 6 : (box.end_die[one] ?? 0), now: one === turn }))
    .filter(({ upTo }) => upTo > 0);
}

/** After how many turns the match ends at the earliest and at the latest. */
export function lengthOfMatch(view: MontjoieView): { first: number; last: number } {
  const [first] = endingRows(view);
  return { first: first?.turn ?? view.box.last_turn, last: view.box.last_turn };
}
