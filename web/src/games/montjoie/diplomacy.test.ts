import { describe, expect, it } from "vitest";
import type { AskInfo } from "../../lib/api";
import {
  BLANK,
  counterTo,
  hindrance,
  kindsAt,
  pickable,
  runOf,
  sensible,
  standing,
  theirsToExchange,
  townsMarked,
  type Terms,
} from "./diplomacy";
import type { DealView, MontjoieView, SeatView, TownView } from "./view";

const town = (name: string) => ({ town: name }) as unknown as TownView;
const court = (seat: number, power: string) => ({ seat, power }) as unknown as SeatView;
const deal = (kind: string, more: Partial<DealView> = {}): DealView => ({
  to: 1,
  kind,
  why: null,
  rule: null,
  power: null,
  towns: [],
  least: 0,
  most: 0,
  ...more,
});
const given = (name: string, against: string[]) => ({
  ...{ town: name, against, least: 0, most: 0 },
  ...{ costs: null, wins: [] },
});

/** France may give Dijon for Calais and Lyon for Arras, or sell Lyon; England sells nothing. */
const DEALS = [
  deal("exchange", { towns: [given("dijon", ["calais"]), given("lyon", ["arras"])], least: -9, most: 4 }),
  deal("gift", { least: 1, most: 4 }),
  deal("pact"),
  deal("promise", { least: 1, most: 3 }),
  deal("sell", { towns: [{ ...given("lyon", []), least: 5, most: 9 }] }),
  deal("buy", { why: "sold-already", rule: "MJ-OTS-5", power: "england" }),
];

function courts(deals: DealView[] = DEALS): MontjoieView {
  return {
    seats: [court(0, "france"), court(1, "england")],
    towns: ["dijon", "lyon", "calais", "arras"].map(town),
    choosing: { deals },
    offers: [],
  } as unknown as MontjoieView;
}
const offer = (terms: Partial<Terms>) => runOf(courts(), { ...BLANK, to: 1, ...terms });

describe("an offer", () => {
  it("is one run of answers, in the order in which they are asked for", () => {
    expect(offer({ town: "dijon", wanted: "calais", money: 2 })).toEqual([
      "parley",
      "player 2",
      "exchange",
      "town dijon",
      "town calais",
      "ecus 2",
    ]);
    expect(offer({ town: "dijon", wanted: "calais", money: -3 })?.slice(-2)).toEqual(["ecus 0", "ecus 3"]);
    expect(offer({ town: "dijon", wanted: "calais" })?.slice(-2)).toEqual(["ecus 0", "ecus 0"]);
    expect(offer({ kind: "gift", money: 1 })).toEqual(["parley", "player 2", "gift", "ecus 1"]);
    expect(offer({ kind: "pact" })).toEqual(["parley", "player 2", "pact"]);
    expect(offer({ kind: "promise", town: "arras", barons: 2 })?.slice(-3)).toEqual([
      "promise",
      "town arras",
      "barons 2",
    ]);
    expect(offer({ kind: "sell", town: "lyon", money: 6 })?.slice(-3)).toEqual(["sell", "town lyon", "ecus 6"]);
  });

  it("is not made while something is wanting", () => {
    expect(offer({ town: "dijon" })).toBeNull();
    expect(offer({ kind: "promise" })).toBeNull();
    expect(offer({ to: null, kind: "pact" })).toBeNull();
  });

  it("gives a town for one that goes against it, for a sum within the limits", () => {
    expect(theirsToExchange(courts(), 1, "dijon").map((one) => one.town)).toEqual(["calais"]);
    expect(theirsToExchange(courts(), 1, null).map((one) => one.town)).toEqual(["calais", "arras"]);
    const terms = { ...BLANK, to: 1, town: "lyon", wanted: "calais", money: 99 };
    expect(sensible(courts(), 0, terms)).toMatchObject({ town: "lyon", wanted: null, money: 4 });
    expect(sensible(courts(), 0, { ...terms, money: -99 })).toMatchObject({ money: -9 });
    expect(sensible(courts(), 0, { ...BLANK, to: 1, kind: "sell", town: "lyon" })).toMatchObject({ money: 5 });
    expect(sensible(courts(), 0, { ...BLANK, to: 1, kind: "promise", barons: 7 })).toMatchObject({ barons: 3 });
  });

  it("is hindered by what the rules say, in their words", () => {
    expect(hindrance(courts(), 1, "buy")).toEqual({ why: "why-sold-already", power: "england", rule: "MJ-OTS-5" });
    expect(hindrance(courts(), 1, "sell")).toBeNull();
    expect(offer({ kind: "buy", wanted: "calais", money: 8 })).toBeNull();
  });

  it("is of a kind that exists at the table", () => {
    expect(kindsAt(courts())).toEqual(["exchange", "gift", "pact", "promise", "sell", "buy"]);
    expect(kindsAt(courts([deal("gift"), deal("pact")]))).toEqual(["gift", "pact"]);
  });
});

describe("offers on the table", () => {
  it("show those to oneself first, each with its own answers", () => {
    const view = courts();
    const one = { town: null, wanted: null, gives: 0, asks: 0, pact: true, effects: [] };
    view.offers = [
      { ...one, seat: 0, to: 1 },
      { ...one, seat: 1, to: 0 },
    ];
    const ask = (key: string, ...notations: string[]) =>
      ({ id: key, key, open: true, options: notations.map((notation) => ({ notation })) }) as unknown as AskInfo;
    const shown = standing(view, 0, [ask("offer", "refuse 2"), ask("withdraw", "withdraw 2")]);
    expect(shown.map(({ accept, refuse, withdraw }) => [accept, refuse, withdraw])).toEqual([
      [null, "refuse 2", null],
      [null, null, "withdraw 2"],
    ]);
    expect(standing(view, 0, []).every(({ refuse, withdraw }) => refuse === null && withdraw === null)).toBe(true);
  });
});

describe("towns of an offer", () => {
  const exchange = { ...BLANK, to: 1, kind: "exchange" as const };

  it("are picked by a press: one's own to give, the other's to get, and a second press puts one back", () => {
    const free = pickable(courts(), exchange);
    expect([...free.keys()].sort()).toEqual(["arras", "calais", "dijon", "lyon"]);
    expect(free.get("dijon")).toEqual({ town: "dijon" });
    expect(free.get("calais")).toEqual({ wanted: "calais" });
    const begun = pickable(courts(), { ...exchange, town: "dijon" });
    expect(begun.has("arras")).toBe(false);
    expect(begun.get("dijon")).toEqual({ town: null });
    expect(pickable(courts(), { ...BLANK, to: 1, kind: "buy" }).size).toBe(0);
    expect(pickable(courts(), BLANK).size).toBe(0);
  });

  it("are marked on the map while the offer stands, for the two whom it concerns", () => {
    const view = courts();
    view.offers = [{ seat: 0, to: 1, town: "dijon", wanted: "calais", gives: 1, asks: 0, pact: false, effects: [] }];
    expect(townsMarked(view, 1, null)).toEqual(["dijon", "calais"]);
    expect(townsMarked(view, 2, null)).toEqual([]);
    expect(townsMarked(view, 2, { ...exchange, town: "lyon" })).toEqual(["lyon"]);
  });

  it("change sides in a counter-offer, with the money", () => {
    const one = { seat: 0, to: 1, town: "dijon", wanted: "calais", gives: 2, asks: 0, pact: false, effects: [] };
    expect(counterTo(one)).toEqual({ ...BLANK, to: 0, kind: "exchange", town: "calais", wanted: "dijon", money: -2 });
    expect(counterTo({ ...one, wanted: null, gives: 0, asks: 5 })).toMatchObject({
      kind: "buy",
      wanted: "dijon",
      money: 5,
    });
  });
});
