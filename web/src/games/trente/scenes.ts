/** How what happens in Le Combat des Trente is to be seen. Its combats have a scene of their own on the heath. */
import type { Params, Scenes } from "../../lib/scenes/scene";
import type { TrenteView } from "./view";

const cell = (name: Params[string] | undefined) => (typeof name === "string" ? `[data-cell="${name}"]` : null);
const man = (view: TrenteView, unit: Params[string] | undefined) => view.units.find((one) => one.unit === unit);
const where = ({ unit }: Params, view: TrenteView) => cell(man(view, unit)?.cell ?? undefined);
const tincture = ({ unit, side }: Params, view: TrenteView) =>
  (side ?? man(view, unit)?.army) === "montfort" ? "gules" : "azure";
const points = ({ points: number }: Params) => `+${Number(number)}`;

// -- what is told later ---------------------------------------------------------------------------------------------

/** A man is as he was on the screen. */
function asHeWas(name: "unit" | "foe", coming: TrenteView, params: Params, shown: TrenteView): TrenteView {
  const units = coming.units.map((one) => (one.unit === params[name] ? (man(shown, one.unit) ?? one) : one));
  return { ...coming, units };
}

/** The totals are on the table, and nothing has come of them. */
function open(coming: TrenteView): TrenteView {
  if (coming.combat === null) return coming;
  const { attacker, defender } = coming.combat;
  const combat = { ...coming.combat, outcome: "open", dead: null };
  return { ...coming, combat: { ...combat, attacker: { ...attacker, loss: 0 }, defender: { ...defender, loss: 0 } } };
}

const unadded = (coming: TrenteView, _: Params, { fight, combat }: TrenteView) => ({ ...coming, fight, combat });
const unscored = (coming: TrenteView, _: Params, { armies }: TrenteView) => ({ ...coming, armies });
const unwounded = (coming: TrenteView, params: Params, shown: TrenteView) =>
  asHeWas("unit", open(coming), params, shown);

/** Nobody has fallen, and nobody has scored by it. */
function unslain(coming: TrenteView, params: Params, shown: TrenteView): TrenteView {
  const { fallen, armies } = shown;
  return asHeWas("foe", { ...open(coming), fallen, armies }, params, shown);
}

const going = { tincture, goes: "piece", arrives: true } as const;
const blow = { at: where, tincture, weighty: true } as const;

export const scenes: Scenes<TrenteView> = {
  of: {
    turn: { time: 1100, sound: "drum", arrives: true },
    "first-dice": { time: 1000, dice: ({ blois, montfort }) => [Number(blois), Number(montfort)], sound: "die" },
    dealt: { sound: "card" },
    "mission-shown": { time: 1200, weighty: true, sound: "quill", arrives: true },
    "mission-scored": { time: 1000, weighty: true, sound: "coin", arrives: true, before: unscored },
    "order-played": { at: where, tincture, time: 450, sound: "quill" },
    "order-lost": { time: 450 },
    moved: { ...going, at: (params) => cell(params["cell"]), from: (params) => cell(params["start"]), time: 650 },
    charged: { ...going, at: (params) => cell(params["cell"]), time: 900, sound: "horn" },
    drew: { at: (params) => cell(params["cell"]), sound: "card" },
    horse: { at: (params) => cell(params["cell"]), mark: points, sound: "horn", time: 800 },
    attacks: {
      at: ({ foe }, view) => cell(man(view, foe)?.cell ?? undefined),
      from: where,
      goes: "piece",
      tincture,
      time: 800,
      least: 300,
      sound: "steel",
    },
    laid: { at: where, tincture, sound: "card" },
    total: {
      step: true,
      ...blow,
      arrives: true,
      before: unadded,
      time: 1500,
      least: 450,
      dice: ({ die }) => [Number(die)],
      sound: "die",
    },
    wounded: {
      ...blow,
      arrives: true,
      before: unwounded,
      time: 900,
      least: 350,
      mark: ({ number }) => `−${Number(number)}`,
      sound: "steel",
    },
    unhurt: { time: 900, least: 350, weighty: true, arrives: true, before: open },
    eliminated: { ...blow, arrives: true, before: unslain, time: 1300, least: 500, mark: points, sound: "drum" },
    "took-place": { ...going, at: (params) => cell(params["cell"]) },
    "oak-held": { at: where, tincture, mark: points, time: 900, sound: "flag", arrives: true, before: unscored },
    healed: { at: where, tincture },
    "turn-totals": { time: 1800, weighty: true, sound: "drum", arrives: true, before: unscored },
    survivors: { time: 1500, weighty: true, arrives: true },
    annihilated: { time: 1500, weighty: true, sound: "drum", arrives: true },
  },
  concerns: ({ params }, view, seat) => {
    const army = view.seats.find((one) => one.seat === seat)?.army;
    const named = [params["unit"], params["foe"]].map((unit) => man(view, unit)?.army);
    return params["seat"] === seat || params["side"] === army || (army !== undefined && named.includes(army));
  },
};
