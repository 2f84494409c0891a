/** What each cell offers: the answer a press would give, and the words for it. */
import type { AskInfo } from "../../lib/api";
import type { Words } from "../../lib/words";
import { standingIn, type Draft } from "./logic";
import type { FiguresView, TrenteView, UnitView } from "./view";

export interface Spot {
  /** The answer that the cell stands for; null for a man, or a sign, that only can be looked at. */
  option: string | null;
  label: string;
  chosen: boolean;
}

/** Options that name a cell, and options that name a man: of one's own army, or of the enemy's. */
const CELLS = ["post", "move", "land"];
const OWN = ["order", "heal"];
const FOES = ["attack", "charge"];

export function spotsOf(
  view: TrenteView,
  ask: AskInfo | null,
  draft: Draft,
  own: string | null,
  words: Words,
): Map<string, Spot> {
  const offered = new Map(ask?.options.map(({ notation, kind }) => [notation, kind]) ?? []);
  const kinds = new Set(offered.values());
  const found = new Map<string, Spot>();
  for (const [notation, kind] of offered) {
    if (!CELLS.includes(kind)) continue;
    const cell = notation.slice(kind.length + 1);
    found.set(cell, {
      option: notation,
      label: words.say("board-cell", { cell }),
      chosen: draft.to === cell || draft.posts.includes(cell),
    });
  }
  for (const { cell } of view.figures.special_cells) {
    const label = cellTold(view.figures, cell, words).replace("\n", ": ");
    found.set(cell, { option: null, chosen: false, ...found.get(cell), label });
  }
  for (const unit of standingIn(view)) {
    if (unit.cell === null) continue;
    const ways = unit.army === own ? OWN : FOES;
    const kind = ways.find((way) => kinds.has(way) && offered.has(`${way} ${unit.number}`));
    const option = kind === undefined ? (found.get(unit.cell)?.option ?? null) : `${kind} ${unit.number}`;
    found.set(unit.cell, {
      option,
      label: describe(unit, words),
      chosen: draft.orders.includes(unit.unit) || draft.target === unit.unit || draft.to === unit.cell,
    });
  }
  return found;
}

/** What a cell with a sign is called, and on the next line what it gives. */
export function cellTold({ special_cells, oak_vp, horse_vp }: FiguresView, cell: string, words: Words): string {
  const kind = special_cells.find((one) => one.cell === cell)?.kind ?? "plain";
  const points = kind === "oak" ? oak_vp : horse_vp;
  return `${words.say(`cell-kind-${kind}`)}\n${words.say(`cell-kind-${kind}.effect`, { points })}`;
}

export function describe(unit: UnitView, words: Words): string {
  return words.say("board-unit", {
    unit: unit.unit,
    number: unit.number,
    rank: words.say(`rank-${unit.rank}`),
    side: unit.army,
    life: unit.life,
    cell: unit.cell ?? "",
  });
}
