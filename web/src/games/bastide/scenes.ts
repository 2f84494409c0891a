/** How what happens in Bastide is to be seen, and what a turn has brought to whom. */
import type { EventInfo } from "../../lib/api";
import type { Params, Reckoning, Scenes, Told } from "../../lib/scenes/scene";
import { OPENING, scoreIn, tinctureOf } from "./logic";
import type { AuctionView, BastideView, EquipmentView } from "./view";

const block = ({ block: name }: Params) => `[data-block="${name}"]`;
const row = ({ seat }: Params) => `[data-ledger-seat="${seat}"]`;
const circle = ({ circle: name, equipment }: Params) =>
  name === undefined ? `[data-building="${equipment}"]` : `[data-circle="${name}"]`;
const tincture = ({ seat }: Params) => tinctureOf(Number(seat));
const money = ({ amount }: Params) => `+${Number(amount)}`;
const harm = { weighty: true, arrives: true, sound: "steel", time: 900, least: 350 } as const;
const fists = {
  step: true,
  weighty: true,
  together: true,
  sound: "coin",
  time: 2200,
  least: 900,
} as const;

/** All fists open together: the sums lie there for all to see, and nothing has come of them yet. */
function open(view: BastideView, { seat, amount }: Params, sums: "bids" | "additions"): BastideView {
  if (view.auction === null) return view;
  const known = view.auction[sums] ?? view.seats.map(() => 0);
  const auction: AuctionView = { ...view.auction, stage: OPENING, [sums]: known.with(Number(seat), Number(amount)) };
  return { ...view, auction };
}

/** An Influence is placed: one circle more bears a token. */
function place(view: BastideView, { seat, equipment, circle: name }: Params): BastideView {
  const owner = Number(seat);
  const lay = (work: EquipmentView): EquipmentView => ({
    ...work,
    circles: work.circles.map((one) => (one.id === name ? { ...one, owner } : one)),
    tokens: work.tokens.map((count, place) => count + Number(place === owner && name === undefined)),
    free: work.free - 1,
  });
  const equipments = view.equipments.map((work) => (work.id === equipment ? lay(work) : work));
  const auction = view.auction && { ...view.auction, stage: "placement", free: view.auction.free - 1 };
  const seats = view.seats.map((one) => (one.seat === owner ? { ...one, supply: one.supply - 1 } : one));
  return { ...view, equipments, seats, auction };
}

/** The siege is on, and how it ends is not told yet. */
const besieged = (coming: BastideView, _: Params, { over, french, ending }: BastideView): BastideView => ({
  ...coming,
  over,
  french,
  ending,
});

const PAID = ["paid", "shared", "gift"];
const PLACED = ["placed", "placed-on-building"];
const LOST = ["influence-removed", "token-removed", "influence-lost"];

/**
 * What the turn that is over has brought: money, Influences, cards; and the points that everybody has now, by the two ways
 * it may end. Nothing is said of a turn that brought nothing.
 */
export function turnReckoned({ happened, view, words, names }: Told<BastideView>): Reckoning | null {
  const begun = happened.findLastIndex(({ key }) => key === "turn" || key === "begins");
  const turn = happened.slice(Math.max(0, begun));
  const of = (seat: number, keys: string[]) =>
    turn.filter(({ key, params }) => keys.includes(key) && params["seat"] === seat);
  const rows = view.seats.map(({ seat, french_score, english_score }) => {
    const placed = of(seat, PLACED).length;
    const lost = of(seat, LOST).length;
    const gained = [signed(gainOf(turn, seat)), signed(placed - lost)];
    const why = cardsOf(turn, seat, words);
    const cells = [...gained, scoreIn(french_score), scoreIn(english_score)];
    return { name: names[seat] ?? "", tincture: tinctureOf(seat), cells, why, idle: gained.join(why) === "" };
  });
  if (rows.every(({ idle }) => idle)) return null;
  const columns = ["board-money", "board-influences", "board-points-french", "board-points-english"].map((column) =>
    words.say(column),
  );
  return { title: words.say("board-turn-over", { turn: Number(turn[0]?.params["turn"] ?? 0) }), columns, rows };
}

function gainOf(turn: EventInfo[], seat: number): number {
  let gain = 0;
  for (const { key, params } of turn) {
    const amount = Number(params["amount"] ?? 0);
    if (key === "shared" || (PAID.includes(key) && key !== "gift" && params["seat"] === seat)) gain += amount;
    if (key === "gift") gain += params["to"] === seat ? amount : params["seat"] === seat ? -amount : 0;
    if ((key === "bid" || key === "raised") && params["seat"] === seat) gain -= amount;
  }
  return gain;
}

function cardsOf(turn: EventInfo[], seat: number, words: Told["words"]): string {
  const won = turn.filter(({ key, params }) => (key === "card" || key === "card-taken") && params["seat"] === seat);
  const lost = turn.filter(({ key, params }) => key === "card-taken" && params["to"] === seat);
  const named = (events: EventInfo[]) => words.listed(events.map(({ params }) => words.say(`card-${params["card"]}`)));
  return [
    ...(won.length > 0 ? [words.say("board-turn-won", { what: named(won) })] : []),
    ...(lost.length > 0 ? [words.say("board-turn-lost", { what: named(lost) })] : []),
  ].join(" ");
}

const signed = (value: number) => (value === 0 ? "" : value > 0 ? `+${value}` : `−${-value}`);

export const scenes: Scenes<BastideView> = {
  of: {
    turn: { time: 2400, least: 700, sound: "drum", reckoning: turnReckoned, arrives: true },
    project: { news: true, time: 800, sound: "quill", arrives: true },
    site: { at: block, arrives: true, time: 700 },
    shared: { time: 800, sound: "coin", arrives: true },
    gift: { at: ({ to }) => row({ seat: to ?? "" }), from: row, goes: "coin", tincture, mark: money, sound: "coin" },
    bid: { ...fists, change: (view, params) => open(view, params, "bids") },
    raised: { ...fists, change: (view, params) => open(view, params, "additions") },
    placed: { news: true, at: circle, tincture, sound: "card", change: place },
    "placed-on-building": { news: true, at: circle, tincture, sound: "card", change: place },
    "nothing-built": { time: 900, weighty: true, arrives: true },
    emissary: { news: true, time: 900, arrives: true, sound: "horn" },
    played: { time: 700, sound: "card" },
    house: { news: true, at: block, arrives: true, time: 800, sound: "coin" },
    paid: { at: row, tincture, mark: money, together: true, sound: "coin", arrives: true },
    "to-chest": { time: 500, sound: "coin" },
    "houses-lost": { ...harm, at: block },
    "influence-removed": { ...harm, at: circle },
    "token-removed": { ...harm, at: circle },
    destroyed: { ...harm, time: 1100 },
    camp: { time: 1000, weighty: true, arrives: true, sound: "horn" },
    card: { news: true, at: row, tincture, time: 800, arrives: true, sound: "flag" },
    "card-taken": {
      news: true,
      at: row,
      from: ({ to }) => row({ seat: to ?? "" }),
      goes: "card",
      tincture,
      time: 900,
      sound: "flag",
    },
    siege: { time: 3000, least: 1200, weighty: true, arrives: true, sound: "horn" },
    "town-holds": { time: 2500, least: 900, weighty: true, sound: "flag", arrives: true, before: besieged },
    "town-falls": { time: 2500, least: 900, weighty: true, sound: "drum", arrives: true, before: besieged },
    fourteen: { time: 2500, least: 900, weighty: true, arrives: true, sound: "bell" },
  },
};
