/** How what happens in Guyenne is to be seen: the moment of truth, castle by castle. */
import type { Params, Scenes } from "../../lib/scenes/scene";
import { HERO } from "./logic";
import type { GuyenneView } from "./view";

const castle = ({ castle: number }: Params) => `[data-castle="${number}"]`;
const pile = ({ side }: Params) => `[data-draw-pile="${side}"]`;
const sideOf = (view: GuyenneView, { side, seat }: Params) => side ?? view.seats[Number(seat)]?.side;
const tincture = (params: Params, view: GuyenneView) => (sideOf(view, params) === "english" ? "gules" : "azure");

/** More cards lie before a castle, face down but for who laid them. */
function reinforce(view: GuyenneView, params: Params, coming: GuyenneView): GuyenneView {
  const here = ({ castle: at, side }: GuyenneView["fronts"][number]) =>
    at === params["castle"] && side === sideOf(view, params);
  const fronts = view.fronts.map((front) => {
    if (!here(front)) return front;
    const count = front.cards.count + Number(params["number"]);
    return coming.fronts.find(here) ?? { ...front, cards: { count, cards: null } };
  });
  return { ...view, fronts };
}

/** Cards are turned up: those of one side before one castle. */
function turnUp(view: GuyenneView, params: Params): GuyenneView {
  const shown = params["cards"] as number[];
  const fronts = view.fronts.map((front) =>
    front.castle === params["castle"] && front.side === sideOf(view, params)
      ? { ...front, face_up: true, cards: { count: shown.length, cards: shown } }
      : front,
  );
  return { ...view, fronts };
}

/** Cards are given up unseen. */
function giveUp(view: GuyenneView, params: Params): GuyenneView {
  const gone = ({ castle: at, side }: GuyenneView["fronts"][number]) =>
    at === params["castle"] && side === sideOf(view, params);
  return { ...view, fronts: view.fronts.filter((front) => !gone(front)) };
}

/**
 * The banner changes, and the points with it: the position has said beforehand what was at stake for the sides. What the
 * castle itself counts is not known before the whole turn is settled.
 */
function hoist(view: GuyenneView, params: Params): GuyenneView {
  const side = String(params["side"]);
  const taken = view.castles.find((one) => one.castle === params["castle"]);
  const stake = taken?.stakes.find((one) => one.side === side);
  const castles = view.castles.map((one) => (one === taken ? { ...one, controller: side, points: 0 } : one));
  if (stake === undefined) return { ...view, castles };
  const sides = view.sides.map((one) => ({ ...one, score: one.side === "english" ? stake.english : stake.french }));
  return { ...view, castles, sides };
}

const laying = { at: castle, tincture, sound: "card", arrives: true } as const;
const TRUTH = ["shown", "conceded", "takes", "holds", "tie"];
const truth = { at: castle, tincture, weighty: true } as const;

export const scenes: Scenes<GuyenneView> = {
  of: {
    turn: { time: 1000, sound: "drum", arrives: true },
    laid: { ...laying, time: 800 },
    /* The moment of truth may come with it: nothing of that is to be seen yet. */
    reinforced: { at: castle, tincture, sound: "card", change: reinforce, time: 800 },
    shown: {
      step: true,
      ...truth,
      time: 1200,
      least: 500,
      sound: ({ cards }) => ((cards as number[]).includes(HERO) ? "horn" : "card"),
      change: turnUp,
    },
    conceded: { ...truth, time: 1100, least: 500, sound: "card", change: giveUp },
    takes: { ...truth, time: 1900, least: 700, sound: "flag", change: hoist },
    holds: { ...truth, time: 1500, least: 700, sound: "steel" },
    tie: { ...truth, time: 1500, least: 700, sound: "steel" },
    removed: { time: 700, sound: "card" },
    drew: { at: pile, tincture, sound: "card", arrives: true, together: true },
    rebuilt: { at: pile, tincture, sound: "card" },
    "exhausted-for-good": { at: pile, tincture, weighty: true, time: 1200 },
    "six-castles": { weighty: true, time: 1800, sound: "horn" },
    "out-of-cards": { weighty: true, time: 1500, sound: "drum" },
  },
  /** Every castle is a matter of both sides. */
  concerns: ({ key, params }, _, seat) => params["seat"] === seat || TRUTH.includes(key),
};
