/** What the board makes of a view and a question: who stands where, what may be chosen, what is being put together. */
import type { AskInfo } from "../../lib/api";
import type { Chance } from "../../lib/board/contract";
import type { Arms } from "../../lib/heraldry/Shield.svelte";
import type { Tincture } from "../../lib/heraldry/tinctures";
import type { Words } from "../../lib/words";
import { distance, type Lie } from "./geometry";
import type { ArmyView, CombatView, CombinationPreview, OddsView, TrenteView, UnitView } from "./view";

export const TINCTURE: Record<string, Tincture> = { blois: "azure", montfort: "gules" };
export const ARMS: Record<string, Arms> = { blois: "beaumanoir", montfort: "england" };

export const armyOf = (view: TrenteView, seat: number | null): string | null =>
  view.seats.find((one) => one.seat === seat)?.army ?? null;

export function armyNamed(view: TrenteView, army: string): ArmyView | undefined {
  return view.armies.find((one) => one.army === army);
}

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

/** The slots that this seat has still to write, in order. In a pair each partner writes his own (CT-TEAM-7). */
export function slotsToWrite(view: TrenteView, seat: number | null): number[] {
  const { choosing, figures } = view;
  const army = armyNamed(view, armyOf(view, seat) ?? "");
  if (choosing === null || army === undefined) return [];
  const left = choosing.slots.slice(choosing.chosen.length);
  if (army.seats.length === 1) return left;
  const leader = view.seats.find((one) => one.army === army.army && one.leads)?.seat;
  const halves = figures.settings[`team_mode_${army.army}`] === "halves";
  const second = (slot: number) => (halves ? slot > figures.orders / 2 : slot % 2 === 0);
  return left.filter((slot) => second(slot) === (seat !== leader));
}

/** The men who stand nearest to an enemy and have no order yet, so that a sheet can be filled in one go. */
export function nearestMen(
  view: TrenteView,
  ask: AskInfo,
  lie: Lie,
  taken: readonly string[],
  number: number,
): string[] {
  const offered = new Set(ask.options.map(({ notation }) => notation));
  const army = view.units.find(({ unit }) => unit === taken[0])?.army ?? armyOf(view, view.seat);
  const enemies = view.units.filter((unit) => unit.army !== army && unit.cell !== null);
  return view.units
    .filter((unit) => unit.army === army && unit.cell !== null && unit.rank !== "captain")
    .filter(({ unit, number: name }) => !taken.includes(unit) && offered.has(`order ${name}`))
    .map((unit) => ({ unit, far: Math.min(...enemies.map((foe) => distance(lie, unit.cell ?? "", foe.cell ?? ""))) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, number)
    .map(({ unit }) => unit.unit);
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

/** The combinations, the most promising first: to kill and to wound rather than the other way round. */
export function bestFirst(combinations: readonly CombinationPreview[]): CombinationPreview[] {
  const promise = ({ odds }: CombinationPreview) => 2 * odds.kill + odds.wound - odds.wounded - 2 * odds.die;
  return [...combinations].sort((one, other) => promise(other) - promise(one) || one.value - other.value);
}

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
