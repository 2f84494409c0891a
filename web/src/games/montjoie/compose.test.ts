import { describe, expect, test } from "vitest";
import type { AskInfo, OptionInfo } from "../../lib/api";
import {
  cardsNeeded,
  costOf,
  EMPTY_BASKET,
  firstLaid,
  heldCards,
  mayAdd,
  mayLay,
  mostBarons,
  mostCards,
  optionFor,
  orderOf,
  siteOf,
  takesBarons,
  toggledExtra,
  whyNotRaise,
  withCard,
  withoutCard,
} from "./compose";
import type { MontjoieView, SeatView } from "./view";

const KINDS = [
  { card: "ladders", red: false, value: 3, number: 28 },
  { card: "ram", red: false, value: 4, number: 8 },
  { card: "cannon", red: false, value: 6, number: 6 },
  { card: "engineer", red: true, value: 0, number: 4 },
];
const castle = (name: string) => ({ town: name, becomes: "castle", price: 4 });
const rampart = (name: string) => ({ town: name, becomes: "rampart", price: 6 });
const limit = (name: string, left: number, why: string) => ({ limit: name, left, why, rule: `MJ-${why}` });
/** One new castle, one rampart, and so much money. */
const shop = (money: number) => ({
  card_price: 2,
  sites: [castle("dijon"), castle("macon"), rampart("paris"), rampart("reims")],
  limits: [limit("castle", 1, "castles"), limit("rampart", 1, "ramparts"), limit("money", money, "money")],
});
const view = { box: { cards: KINDS }, choosing: { purchase: shop(15) } } as unknown as MontjoieView;
const buyer = { money: 15 } as SeatView;

const option = (kind: string, params: Record<string, string | number>): OptionInfo => ({
  kind,
  params,
  notation: [kind, ...Object.values(params)].join(" "),
});
const asked = (key: string, options: OptionInfo[]): AskInfo =>
  ({ id: "1", key, open: false, secret: false, options }) as unknown as AskInfo;

const lay = (first: string, second: string, extras: string) => option("lay", { first, second, extras });
const LAY = asked("lay-attack", [
  ...["alone", "engineer", "hero", "engineer-hero"].map((extras) => lay("ram", "ladders", extras)),
  ...["alone", "engineer", "hero", "engineer-hero"].map((extras) => lay("cannon", "ladders", extras)),
  ...["alone", "engineer", "hero", "engineer-hero"].map((extras) => lay("cannon", "ram", extras)),
]);
const STAKE = asked("naval-stake", [
  option("stake", { card: "ram", barons: 0, extras: "alone" }),
  option("stake", { card: "ram", barons: 1, extras: "alone" }),
]);

describe("cards laid in a combat", () => {
  test("begin with the two strongest and nothing else", () => {
    expect(firstLaid(view, LAY)).toEqual({ cards: ["cannon", "ram"], extras: [], barons: 0 });
    expect(cardsNeeded(LAY)).toBe(2);
  });

  test("a third card takes the place of the one laid first", () => {
    const changed = withCard(LAY, firstLaid(view, LAY), "ladders");
    expect(changed.cards).toEqual(["ram", "ladders"]);
    expect(optionFor(view, LAY, changed)?.notation).toBe("lay ram ladders alone");
  });

  test("are named stronger first, in whatever order they were lifted", () => {
    const laid = { cards: ["ladders", "cannon"], extras: ["hero", "engineer"] as const, barons: 0 };
    expect(optionFor(view, LAY, laid)?.notation).toBe("lay cannon ladders engineer-hero");
  });

  test("one card alone is no answer", () => {
    expect(optionFor(view, LAY, withoutCard(firstLaid(view, LAY), "ram"))).toBeNull();
  });

  test("what goes with them comes and goes", () => {
    const twice = toggledExtra(toggledExtra(firstLaid(view, LAY), "engineer"), "engineer");
    expect(twice.extras).toEqual([]);
    expect(mayAdd(LAY, "engineer")).toBe(true);
    expect(mayAdd(LAY, "felon")).toBe(false);
    expect(mayLay(LAY, "cannon")).toBe(true);
    expect(mayLay(LAY, "sapping")).toBe(false);
  });

  test("a stake has barons too", () => {
    expect(takesBarons(STAKE)).toBe(true);
    expect(takesBarons(LAY)).toBe(false);
    expect(mostBarons(STAKE)).toBe(1);
    expect(optionFor(view, STAKE, { cards: ["ram"], extras: [], barons: 1 })?.notation).toBe("stake ram 1 alone");
  });
});

describe("the hand", () => {
  test("has the strong before the weak, red cards last, and lifts only as many as are laid", () => {
    const held = heldCards(view, [0, 3, 0, 2], { cards: ["ladders"], extras: ["engineer"], barons: 0 });
    expect(held.map(({ card }) => card)).toEqual(["cannon", "ladders", "ladders", "engineer"]);
    expect(held.map(({ lifted }) => lifted)).toEqual([false, true, false, true]);
  });
});

describe("purchases", () => {
  const why = (money: number, towns: string[], next: string) => {
    const buying = { ...view, choosing: { purchase: shop(money) } } as unknown as MontjoieView;
    const site = siteOf(buying, next);
    return site === null ? "no site" : (whyNotRaise(buying, { towns, cards: 0 }, site)?.why ?? null);
  };

  test("cost what walls and cards cost", () => {
    expect(costOf(view, { towns: ["dijon", "paris"], cards: 2 })).toBe(4 + 6 + 4);
    expect(orderOf({ towns: ["dijon"], cards: 2 })).toEqual(["town dijon", "cards 2"]);
  });

  test("one new castle a turn, ramparts while there are any, and no more than the treasury pays", () => {
    expect(why(15, [], "dijon")).toBeNull();
    expect(why(15, ["dijon"], "macon")).toBe("castles");
    expect(why(15, ["paris"], "reims")).toBe("ramparts");
    expect(why(9, ["dijon"], "paris")).toBe("money");
    expect(why(15, [], "calais")).toBe("no site");
  });

  test("walls leave fewer cards", () => {
    const ask = asked(
      "purchases",
      [0, 1, 2, 3, 4, 5, 6, 7].map((number) => option("cards", { number })),
    );
    expect(mostCards(view, ask, buyer, EMPTY_BASKET)).toBe(7);
    expect(mostCards(view, ask, buyer, { towns: ["dijon", "paris"], cards: 0 })).toBe(2);
  });
});
