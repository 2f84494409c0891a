/** How what happens in Montjoie ! is to be seen: marches, combats card by card, and the reckoning of a turn. */
import type { EventInfo } from "../../lib/api";
import type { Direction, Params, Scenes } from "../../lib/scenes/scene";
import { tinctureOf } from "./logic";
import { turnReckoned } from "./reckoning";
import { voyage } from "./sea";
import { kept, keptBy, undecided, unrevealed, unsigned, unstaked, untaken, unwon } from "./untold";
import type { MontjoieView } from "./view";

const town = ({ town: name }: Params) => `[data-spot="town ${name}"]`;
const source = ({ source: name }: Params) => `[data-spot="town ${name}"]`;
const power = ({ power: name }: Params) => `[data-power="${name}"]`;
const tincture = ({ power: name }: Params) => tinctureOf(String(name));
const die = ({ die: face }: Params) => (Number(face) > 0 ? [Number(face)] : []);

// -- positions on the way -------------------------------------------------------------------------------------------

/** A town has another owner, or other walls. */
function settle(view: MontjoieView, params: Params): MontjoieView {
  const level = params["level"];
  const towns = view.towns.map((one) =>
    one.town === params["town"]
      ? { ...one, owner: String(params["power"]), ...(typeof level === "number" ? { level } : {}) }
      : one,
  );
  return { ...view, towns };
}

function purse(view: MontjoieView, params: Params): MontjoieView {
  const seats = view.seats.map((one) =>
    one.power === params["power"] ? { ...one, money: Number(params["money"]) } : one,
  );
  return { ...view, seats };
}

/** What is told of a combat by its place alone: who has lost a town is named only where he is attacked. */
const FOUGHT = ["combat-result", "takes"];
function foes(fought: Params, earlier: readonly EventInfo[]) {
  const last = earlier.findLast(
    ({ key, params }) => ["attacks", "takes"].includes(key) && params["town"] === fought["town"],
  );
  return last?.key === "attacks" ? [last.params["power"], last.params["other"]] : [];
}

// -- the scenes -----------------------------------------------------------------------------------------------------

type Seen = Direction<MontjoieView>;

const rolled: Seen = { at: town, tincture, dice: die, sound: "die", time: 1000, least: 250, weighty: true };
const thrown: Seen = { at: power, tincture, dice: die, sound: "die", time: 900, least: 200 };
const going = {
  at: town,
  from: source,
  tincture,
  goes: ({ link }: Params) => (link === "sea" ? "ship" : "piece"),
  along: ({ link, source: from, town: to }: Params) => (link === "sea" ? voyage(String(from), String(to)) : null),
} as const;
const settles = { change: settle, before: untaken } as const;
const march: Seen = { ...going, ...settles, time: 650 };
const gathering: Seen = { time: 350 };
const news: Seen = { time: 1300, least: 400, weighty: true, sound: "bell" };

export const scenes: Scenes<MontjoieView> = {
  of: {
    turn: {
      time: 1000,
      least: 300,
      sound: "drum",
      arrives: true,
      before: kept("turn", "phase", "sequence", "state", "events"),
    },
    income: {
      at: power,
      tincture,
      mark: ({ number }) => `+${Number(number)}`,
      together: true,
      sound: "coin",
      change: purse,
      before: keptBy("money"),
    },
    "ally-income": { at: power, tincture, mark: ({ number }) => `+${Number(number)}`, sound: "coin" },
    voted: { ...gathering, together: true },
    state: { time: 1000, least: 300, sound: "bell", arrives: true, before: kept("state") },
    drew: {
      at: power,
      tincture,
      together: true,
      sound: "card",
      time: 450,
      arrives: true,
      before: keptBy("hand"),
    },
    "drew-cards": gathering,
    "bought-cards": { at: power, tincture, sound: "coin" },
    built: { at: town, tincture, sound: "coin", ...settles },
    "barons-gained": { at: power, tincture },
    events: news,
    "no-effect": { time: 700 },
    plague: { ...news, time: 2000 },
    truce: news,
    "bad-seasons": news,
    "protected-town": { ...news, at: town, arrives: true },
    "protected-province": { ...news, arrives: true },
    confiscated: { at: ({ other }) => power({ power: other ?? "" }), sound: "card", time: 1000, weighty: true },
    treaty: { at: town, tincture, sound: "flag", time: 1100, weighty: true, ...settles },
    "number-of-towns": { dice: die, sound: "die", time: 900 },
    rising: { ...rolled, arrives: true },
    ravaged: { ...rolled, arrives: true },
    parliament: { dice: die, sound: "die", time: 900 },
    foreign: { at: town, tincture, sound: "horn", time: 1100, least: 300 },
    "foreign-grows": { at: town, tincture, arrives: true },
    coalitions: news,
    duel: { ...news, arrives: true, before: kept("duel"), sound: "steel" },
    staked: {
      step: true,
      at: power,
      tincture,
      dice: die,
      sound: "die",
      time: 1000,
      least: 350,
      weighty: true,
      arrives: true,
      before: unstaked,
    },
    "duel-result": { ...news, time: 1600, least: 600, sound: "steel", arrives: true, before: unwon },
    master: { ...news, sound: "flag" },
    "coalition-wins": { ...news, sound: "flag" },
    "player-turn": { at: power, tincture, time: 550, arrives: true, before: kept("active", "acting") },
    "ally-turn": { at: power, tincture, time: 550, arrives: true, before: kept("active", "acting") },
    expands: march,
    "power-expands": { at: town, tincture, time: 550, ...settles },
    placed: { at: town, tincture, time: 300, ...settles },
    returned: { at: town, tincture, ...settles },
    "mercenary-placed": { at: town, tincture, arrives: true },
    "mercenary-moves": { at: town, from: source, tincture, goes: "piece", arrives: true },
    attacks: {
      ...going,
      step: true,
      time: 900,
      least: 300,
      sound: "horn",
      weighty: true,
      before: kept("fight"),
    },
    laid: { at: power, tincture, sound: "card", time: 450, arrives: true },
    barons: { at: town, tincture, time: 500, arrives: true },
    "felon-steals": { step: true, at: power, tincture, sound: "card", time: 1000, weighty: true },
    revealed: {
      step: true,
      at: power,
      tincture,
      dice: die,
      sound: "die",
      time: 1100,
      least: 280,
      weighty: true,
      arrives: true,
      before: unrevealed,
    },
    "second-throw": {
      step: true,
      dice: ({ after }) => [Number(after)],
      sound: "die",
      time: 900,
      weighty: true,
      arrives: true,
    },
    sign: { step: true, at: power, tincture, sound: "bell", time: 900, weighty: true, arrives: true, before: unsigned },
    /* Who has taken the town is told next. */
    "combat-result": {
      step: ({ result }) => result === "attack",
      at: town,
      time: 1700,
      least: 650,
      weighty: true,
      sound: "steel",
      arrives: true,
      before: undecided,
    },
    saved: { at: power, tincture, sound: "card" },
    "hero-falls": {
      at: power,
      tincture,
      time: 1200,
      least: 400,
      weighty: true,
      sound: "drum",
      arrives: true,
      before: keptBy("hero"),
    },
    "hero-rises": { at: power, tincture, time: 1000, weighty: true, sound: "horn", arrives: true },
    takes: {
      at: town,
      tincture,
      time: 1100,
      least: 350,
      weighty: true,
      sound: "flag",
      arrives: true,
      before: untaken,
    },
    holds: { step: true, at: town, tincture, time: 700, least: 200, weighty: true },
    abandoned: { at: town, tincture, arrives: true, weighty: true },
    pillage: rolled,
    embassy: {
      step: true,
      ...thrown,
      dice: ({ first, second }) => [Number(first), Number(second)],
      weighty: true,
    },
    corruption: rolled,
    intrigue: { at: power, tincture, sound: "quill", time: 900, weighty: true },
    "pope-answers": thrown,
    "ally-expansion": thrown,
    activity: thrown,
    construction: thrown,
    "loyalty-die": { ...thrown, weighty: true },
    "hire-roll": thrown,
    "political-die": { dice: die, sound: "die", time: 800 },
    "end-die": { dice: die, sound: "die", time: 1600, least: 600, weighty: true },
    "game-ends": { time: 1800, weighty: true, sound: "bell" },
    points: {
      step: true,
      time: 4000,
      least: 1500,
      weighty: true,
      together: true,
      arrives: true,
      sound: "drum",
      reckoning: turnReckoned,
    },
    "offer-deal": { time: 900, weighty: true, sound: "quill", arrives: true },
    "offer-pact": { time: 900, weighty: true, sound: "quill", arrives: true },
    "offer-answer": { time: 900, weighty: true, sound: "quill", arrives: true },
    promised: { time: 800, weighty: true, sound: "quill", arrives: true },
    "promise-end": { time: 900, weighty: true, sound: "quill" },
    exchanged: { at: town, tincture, time: 1000, weighty: true, sound: "coin", arrives: true },
    "bought-town": { at: town, tincture, time: 1000, weighty: true, sound: "coin", arrives: true },
    gift: { time: 800, sound: "coin", arrives: true },
  },
  concerns: ({ key, params }, view, seat, earlier) => {
    if (key === "points" || key === "income") return false;
    const own = view.seats.find((one) => one.seat === seat)?.power ?? "";
    const held = view.towns.find((one) => one.town === params["town"])?.owner;
    const named = [params["power"], params["other"], held, ...(FOUGHT.includes(key) ? foes(params, earlier) : [])];
    return params["seat"] === seat || params["to"] === seat || (own !== "" && named.includes(own));
  },
};
