import { describe, expect, it } from "vitest";
import type { AskInfo } from "../../lib/api";
import { BLANK, hindrance, kindsAt, runOf, sensible, standing, theirsToExchange, type Terms } from "./diplomacy";
import type { MontjoieView, SeatView, TownView } from "./view";

const town = (name: string, owner: string, level: number, dealt = false) =>
  ({ town: name, owner, level, dealt }) as unknown as TownView;
const court = (seat: number, power: string, money: number) => ({ seat, power, money }) as unknown as SeatView;

/** France has castle Dijon and garrison Lyon, England castle Calais and garrison Arras. */
function courts(options: string[] = [], state = "peace"): MontjoieView {
  return {
    state,
    seats: [court(0, "france", 4), court(1, "england", 9)],
    towns: [
      town("dijon", "france", 2),
      town("lyon", "france", 1),
      town("calais", "england", 2),
      town("arras", "england", 1),
    ],
    box: { options, side_barons: 3, least_prices: [0, 5, 8, 8] },
    offers: [],
  } as unknown as MontjoieView;
}
const offer = (terms: Partial<Terms>) => runOf(courts(["town_sales"]), 0, { ...BLANK, to: 1, ...terms });

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

  it("gives a town for one with the same walls", () => {
    expect(theirsToExchange(courts(), 1, "dijon").map((one) => one.town)).toEqual(["calais"]);
    const terms = { ...BLANK, to: 1, town: "lyon", wanted: "calais", money: 99 };
    expect(sensible(courts(), 0, terms)).toMatchObject({ town: "lyon", wanted: null, money: 4 });
    const dealt = { ...courts(), towns: [town("dijon", "france", 2), town("calais", "england", 2, true)] };
    expect(hindrance(dealt, 0, 1, "exchange")).toEqual({ why: "why-nothing-to-exchange", rule: "MJ-DIP-2" });
  });

  it("sells only where and when towns are sold", () => {
    expect(kindsAt(courts())).not.toContain("sell");
    expect(kindsAt(courts(["town_sales"]))).toContain("buy");
    expect(hindrance(courts(["town_sales"], "war"), 0, 1, "sell")).toEqual({
      why: "why-sales-in-peace",
      rule: "MJ-OTS-1",
    });
    expect(hindrance(courts(["town_sales"]), 0, 1, "buy")).toEqual({ why: "why-nothing-to-sell", rule: "MJ-OTS-4" });
    expect(hindrance(courts(["town_sales"]), 0, 1, "sell")).toBeNull();
  });
});

describe("offers on the table", () => {
  it("show those to oneself first, each with its own answers", () => {
    const view = courts();
    const one = { town: null, wanted: null, gives: 0, asks: 0, pact: true };
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
