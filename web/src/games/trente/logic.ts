/** What the board makes of a view and a question: who stands where, what may be chosen, what is being put together. */
import type { Chance } from "../../lib/board/contract";
import type { Arms } from "../../lib/heraldry/Shield.svelte";
import type { Tincture } from "../../lib/heraldry/tinctures";
import type { Words } from "../../lib/words";
import type { ArmyView, CombatView, OddsView, TrenteView, UnitView } from "./view";

export const TINCTURE: Record<string, Tincture> = { blois: "azure", montfort: "gules" };
export const ARMS: Record<string, Arms> = { blois: "beaumanoir", montfort: "england" };

/** Words broken into lines of about so many letters; what stands before the first line break is a line of its own. */
export function linesOf(text: string, most = 34): string[] {
  return text.split("\n").flatMap((part) => {
    const lines: string[] = [];
    for (const word of part.split(" ")) {
      const line = lines.at(-1);
      if (line === undefined || line.length + 1 + word.length > most) lines.push(word);
      else lines[lines.length - 1] = `${line} ${word}`;
    }
    return lines;
  });
}

export const armyOf = (view: TrenteView, seat: number | null): string | null =>
  view.seats.find((one) => one.seat === seat)?.army ?? null;

/** Both armies, the viewer's own first. */
export const armiesSeenBy = ({ armies }: TrenteView, own: string | null): ArmyView[] =>
  [...armies].sort((one, other) => Number(other.army === own) - Number(one.army === own));

export const unitNamed = (view: TrenteView, unit: string | null): UnitView | null =>
  view.units.find((one) => one.unit === unit) ?? null;

/** Who stands on the heath; while the armies are being placed in secret, nobody does. */
export function standingIn(view: TrenteView): UnitView[] {
  return view.phase === "deploy" ? [] : view.units.filter(({ cell }) => cell !== null);
}

export function unitsByCell(view: TrenteView): Map<string, UnitView> {
  return new Map(standingIn(view).flatMap((unit) => (unit.cell === null ? [] : [[unit.cell, unit] as const])));
}

// -- the answer being put together -----------------------------------------------------------------------------------

export interface Draft {
  /** Units ordered, in the order of writing. */
  orders: string[];
  /** One more was touched than the sheet has lines. */
  overfull: boolean;
  /** Cells of a free placing. */
  posts: string[];
  /** Where the unit shall go or land. */
  to: string | null;
  /** Whom it shall attack or charge. */
  target: string | null;
  /** The notation of the combination to lay. */
  lay: string | null;
  /** Places in the hand of the cards to keep. */
  kept: number[];
}

export const BLANK: Draft = {
  orders: [],
  overfull: false,
  posts: [],
  to: null,
  target: null,
  lay: null,
  kept: [],
};

// -- orders ----------------------------------------------------------------------------------------------------------

/** Those who may still be ordered, the nearest to an enemy first, so that a sheet can be filled in one go. */
export function nearestMen({ choosing }: TrenteView, taken: readonly string[], number: number): string[] {
  return (choosing?.units ?? []).filter((unit) => !taken.includes(unit)).slice(0, number);
}

/** An entry taken to another place of the list. */
export function shifted(list: readonly string[], from: number, to: number): string[] {
  const rest = list.filter((_, place) => place !== from);
  const entry = list[from];
  return entry === undefined ? [...list] : [...rest.slice(0, to), entry, ...rest.slice(to)];
}

// -- free placing ----------------------------------------------------------------------------------------------------

/** The usual places for everybody who waits; who finds his own taken goes to the next free one. */
export function usualPlaces(view: TrenteView, army: string, posts: readonly string[]): string[] {
  const units = view.units.filter((unit) => unit.army === army);
  const usual = units.map(({ unit }) => view.figures.start_cells[unit] ?? "");
  const found = [...posts];
  for (let next = found.length; next < units.length; next++) {
    const wish = usual[next] ?? "";
    found.push(found.includes(wish) ? (usual.find((cell) => !found.includes(cell)) ?? "") : wish);
  }
  return found;
}

// -- cards -----------------------------------------------------------------------------------------------------------

/** Chances in thousandths as the prompt draws them. */
export function chancesOf(odds: OddsView, words: Words): Chance[] {
  return [
    { label: words.say("board-chance-win"), share: odds.win / 1000, tone: "good" },
    { label: words.say("board-chance-draw"), share: odds.draw / 1000, tone: "even" },
    { label: words.say("board-chance-lose"), share: odds.lose / 1000, tone: "bad" },
  ];
}

export function percent(thousandths: number): number {
  return Math.round(thousandths / 10);
}

export function inDetail(odds: OddsView, words: Words): string {
  return words.say("board-odds-detail", {
    wound: percent(odds.wound),
    kill: percent(odds.kill),
    wounded: percent(odds.wounded),
    die: percent(odds.die),
  });
}

/** What tells one combat from another, so that each is shown once. */
export function combatKey(turn: number, round: number, { attacker, defender }: CombatView): string {
  const side = (one: CombatView["attacker"]) => `${one.unit} ${one.cell} ${one.cards.join(" ")} ${one.die}`;
  return `${turn} ${round} ${side(attacker)} ${side(defender)}`;
}

/** The marks that a unit bears: the numbers of its orders that are still to come, as far as the viewer knows. */
export function ordersToCome(view: TrenteView): Map<string, number> {
  const found = new Map<string, number>();
  for (const { orders } of view.armies) {
    for (const { unit, slot, played } of orders) if (unit !== null && !played) found.set(unit, slot);
  }
  return found;
}
