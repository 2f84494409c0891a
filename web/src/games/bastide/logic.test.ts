/** What the board works out by itself: places on the plan, past auctions, answers put together. */
import { describe, expect, it } from "vitest";
import type { AskInfo, EventInfo } from "../../lib/api";
import type { Words } from "../../lib/words";
import { BLANK, planFor, type Draft } from "./draft";
import { HEIGHT, WIDTH, blockBox, circleAt, housesBox, placesOf, streetBox, wallBox, type Place } from "./geometry";
import { largestOf, lastAuction, OPENING, paidIn, sumIn, sumsOf, thingOf } from "./logic";
import { scenes, turnReckoned } from "./scenes";
import { followsOf, spotsFor } from "./spots";
import type { AuctionView, BastideView, BidView, BlockView, EquipmentView, RefusedView } from "./view";

const words = {
  say: (key: string, params: object = {}) => `${key} ${JSON.stringify(params)}`,
  prompt: ({ key }: AskInfo) => `ask-${key}`,
} as unknown as Words;
const names = ["Anne", "Bertrand", "Charles"];

function ask(key: string, ...notations: string[]): AskInfo {
  const options = notations.map((notation) => {
    const [kind = "", subject = ""] = notation.split(" ");
    return { notation, kind, params: kind === "sdd" ? { amount: Number(subject) } : {} };
  });
  return { id: "1", key, seat: 0, open: false, secret: false, options } as unknown as AskInfo;
}

function event(key: string, params: EventInfo["params"]): EventInfo {
  return { key, params, seats: null };
}

function work(id: string, more: Partial<EquipmentView> = {}): EquipmentView {
  const basic = { id, category: "roads", circles: [], tokens: [0, 0, 0], capacity: 4, free: 4, started: false };
  const place = { on_board: false, site: null, exposed: false, proposable: true, wants_site: false };
  return { ...basic, ...place, tax_around: 0, burns: 0, ...more };
}

function block(id: string, more: Partial<BlockView> = {}): BlockView {
  return { id, zone: "outer", houses: 0, buildings: [], room: 3, exposed: true, burns: 0, tax: null, ...more };
}

function full(notation: string): RefusedView {
  return { notation, rule: "BA-GEO-3", key: "block-is-full", params: { block: "A2", places: 3 } };
}

function view(more: Partial<BastideView> = {}): BastideView {
  const colours = ["blue", "green", "red"];
  const seats = names.map((_, seat) => ({ seat, colour: colours[seat], money: 7, supply: 20 }));
  return {
    seat: 0,
    figures: { price: 3, raise_least: 5, players: 3, places: 3 },
    blocks: [block("A1"), block("A2", { houses: 2, room: 1, burns: 2 }), block("B2", { zone: "carra", room: 0 })],
    equipments: [work("WN"), work("S1"), work("EG", { wants_site: true })],
    seats,
    siege: { to_come: 8, begins_next: false, walls: 0, camp: [], forecast: [], reach: "nothing", targets: [] },
    chest: 7,
    share: 2,
    auction: null,
    window: null,
    allocation: null,
    sum: { least: 0, most: 7, at_once: 200 },
    follows: [
      { after: ["play house"], offered: ["block A1"], refused: [full("block A2")] },
      { after: ["project EG"], offered: ["block A1", "block A2"], refused: [] },
    ],
    ...more,
  } as unknown as BastideView;
}

function plan(key: string, options: string[], draft: Partial<Draft>, more: Partial<BastideView> = {}) {
  return planFor({
    view: view(more),
    seat: 0,
    ask: ask(key, ...options),
    draft: { ...BLANK, ...draft },
    names,
    words,
  });
}

describe("the plan of the town", () => {
  it("puts every circle on its wall or in its street", () => {
    expect(circleAt("WN.A").x).toBe(circleAt("WS.A").x);
    expect(circleAt("WW.2").y).toBe(circleAt("S3.2").y);
    for (const [circle, box] of [
      ["S2.3", streetBox("S2")],
      ["L1.D", streetBox("L1")],
      ["WE.1", wallBox("WE")],
      ["HA.N", blockBox("B2")],
    ] as const) {
      const { x, y } = circleAt(circle);
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
    }
    expect(wallBox("WS").y + wallBox("WS").height).toBeLessThan(HEIGHT);
    expect(wallBox("WE").x + wallBox("WE").width).toBeLessThan(WIDTH);
  });

  it("finds room for three pieces in a block, whatever they are", () => {
    for (const buildings of [0, 1, 2, 3]) {
      const places = placesOf("C2", buildings, 4);
      const { x, y, width, height } = blockBox("C2");
      expect(places).toHaveLength(3);
      expect(places.filter(({ circles }) => circles.length === 4)).toHaveLength(buildings);
      for (const { figure, circles, radius } of places) {
        expect(
          figure.x >= x &&
            figure.y >= y &&
            figure.x + figure.width <= x + width &&
            figure.y + figure.height <= y + height,
        ).toBe(true);
        for (const circle of circles)
          expect(circle.x + radius <= x + width && circle.y + radius <= y + height).toBe(true);
      }
    }
  });
});

describe("the circles of a religious building", () => {
  it("lie apart from each other and inside their place, however many there are", () => {
    for (const buildings of [1, 2, 3])
      for (const capacity of [1, 2, 4, 5, 8]) {
        const [first] = placesOf("C2", buildings, capacity);
        const { box, circles, radius } = first as Place;
        expect(circles).toHaveLength(capacity);
        for (const [number, { x, y }] of circles.entries()) {
          expect(x - radius >= box.x && x + radius <= box.x + box.width).toBe(true);
          expect(y - radius >= box.y && y + radius <= box.y + box.height).toBe(true);
          for (const other of circles.slice(0, number)) {
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(2 * radius);
          }
        }
      }
  });
});

describe("Houses that share their block", () => {
  it("leave room for religious buildings", () => {
    for (const buildings of [[], ["EG"], ["EG", "CH"]]) {
      const houses = housesBox({ id: "C2", buildings });
      for (const { box, circles } of placesOf("C2", buildings.length, 4)) {
        const middle = box.y + box.height / 2;
        const among = middle > houses.y && middle < houses.y + houses.height;
        expect(among).toBe(circles.length === 0);
      }
    }
  });
});

describe("money", () => {
  it("names a very large sum in parts", () => {
    expect(sumsOf(7, 200)).toEqual(["sdd 7"]);
    expect(sumsOf(200, 200)).toEqual(["sdd 200"]);
    expect(sumsOf(405, 200)).toEqual(["more", "more", "sdd 5"]);
    expect(sumsOf(7, 3)).toEqual(["more", "more", "sdd 1"]);
  });

  it("keeps a sum within the limits that the view gives", () => {
    const within = (named: number | null, sum: BastideView["sum"]) => sumIn(view({ sum }), named).amount;
    expect(within(null, { least: 1, most: 4, at_once: 200 })).toBe(1);
    expect(within(9, { least: 0, most: 4, at_once: 200 })).toBe(4);
    expect(within(9, null)).toBe(0);
    expect(largestOf(ask("gift-amount", "sdd 1", "sdd 12", "more"))).toBe(12);
  });

  it("says what a bid buys, as the view reckons it, and sends it", () => {
    const buy = { amount: 7, total: 7, earned: 2, placed_at_most: 1, odd: 1, left: 0, may_raise: true };
    const auction = { equipment: "WN", buys: [buy satisfies BidView] } as unknown as BastideView["auction"];
    const bid = plan("first-bid", ["sdd 0", "sdd 7"], { amount: 7 }, { auction });
    expect(bid?.sentence).toContain('"number":2');
    expect(bid?.detail).toContain("board-plan-no-room");
    expect(bid?.detail).toContain('board-plan-odd {"number":1}');
    expect(bid?.detail).not.toContain("board-plan-may-raise");
    expect(bid?.answers[0]?.answer).toEqual(["sdd 7"]);
  });
});

describe("answers put together", () => {
  it("proposes a street at once, but a religious building only with its block", () => {
    expect(plan("action", ["project S1"], { work: "S1" })?.answers[0]?.answer).toEqual(["project S1"]);
    expect(plan("action", ["project EG"], { work: "EG" })?.answers[0]?.answer).toBeNull();
    expect(plan("action", ["project EG"], { work: "EG", block: "A1" })?.answers[0]?.answer).toEqual([
      "project EG",
      "block A1",
    ]);
  });

  it("builds a House in one run, or answers where it goes", () => {
    expect(plan("action", ["play house"], { tile: "house", block: "A1" })?.answers[0]?.answer).toEqual([
      "play house",
      "block A1",
    ]);
    expect(plan("house", ["block A1"], { block: "A1" })?.answers[0]?.answer).toEqual(["block A1"]);
  });

  it("says what a fire or an English tile under way is aimed at", () => {
    const damage = { hits_left: 2, block: "A2", equipment: null, picked_blocks: [], picked_tokens: [] };
    const burning = plan("fire-houses", ["houses 1", "houses 2"], {}, { damage });
    expect(burning?.sentence).toBe('board-plan-burn-houses {"block":"A2"}');
    expect(burning?.detail).toBe("ask-fire-houses");
    expect(plan("harass-house", ["block A2"], {}, { damage })?.detail).toBe('board-plan-hits {"number":2}');
    const second = plan("fire-second", ["stop"], {}, { damage: { ...damage, block: null, equipment: "S1" } });
    expect(second?.sentence).toBe('board-plan-burn-which {"equipment":"S1","order":"second"}');
  });

  it("says who offers to place a token of ours, and where", () => {
    const auction = { equipment: "MA", order: [2] } as unknown as BastideView["auction"];
    expect(plan("consent", ["agree", "refuse"], {}, { auction })?.sentence).toBe(
      'board-plan-consent {"equipment":"MA","name":"Charles"}',
    );
  });

  it("burns one or two Houses, or one or two Influences of one equipment", () => {
    const burning = plan("action", ["play fire"], { tile: "fire", block: "A2" });
    expect(burning?.answers.map(({ answer }) => answer?.at(-1))).toEqual(["houses 2", "houses 1"]);
    const equipments = [work("S1", { burns: 2 })];
    const one = plan("fire", [], { tokens: ["circle S1.1"] }, { equipments });
    expect(one?.answers[0]?.answer).toEqual(["equipment S1", "circle S1.1", "stop"]);
    const two = plan("fire", [], { tokens: ["circle S1.1", "circle S1.2"] }, { equipments });
    expect(two?.answers[0]?.answer).toEqual(["equipment S1", "circle S1.1", "circle S1.2"]);
    const alone = plan("fire", [], { tokens: ["circle S1.1"] }, { equipments: [work("S1", { burns: 1 })] });
    expect(alone?.answers[0]?.answer).toEqual(["equipment S1", "circle S1.1"]);
  });

  it("pays a short tax only when the sum is right", () => {
    const allocation = {
      block: "A1",
      tax: 6,
      left: 6,
      creditors: [0, 1, 2].map((seat) => ({ seat, owed: 4, share: null })),
      even: [2, 2, 2],
    } as unknown as BastideView["allocation"];
    expect(plan("allocate", [], {}, { allocation })?.answers[0]?.answer).toEqual(["sdd 2", "sdd 2"]);
    expect(plan("allocate", [], { shares: [4, 2, 1] }, { allocation })?.answers[0]?.answer).toBeNull();
  });

  it("gives in one run", () => {
    expect(plan("gift", ["give green", "pass"], { to: 1, amount: 3 })?.answers[0]?.answer).toEqual([
      "give green",
      "sdd 3",
    ]);
  });
});

describe("what can be clicked", () => {
  const spots = (key: string, options: string[], draft: Partial<Draft> = {}) =>
    spotsFor({ view: view(), ask: ask(key, ...options), draft: { ...BLANK, ...draft }, names, words, scale: 1 });

  it("offers what the question offers, and explains the rest", () => {
    const found = spots("action", ["project WN"]);
    expect(found.filter(({ offered }) => offered).map(({ notation }) => notation)).toEqual(["project WN"]);
    expect(found.map(({ notation }) => notation)).toContain("project S1");
  });

  it("offers what may follow once a House is lifted, and has the reason for the rest", () => {
    const drawn = { tile: "house" };
    const offered = spots("action", ["play house"], drawn).filter((spot) => spot.offered);
    expect(offered.map(({ notation }) => notation)).toEqual(["block A1"]);
    const follows = followsOf({ view: view(), ask: ask("action"), draft: { ...BLANK, ...drawn } });
    expect(follows.flatMap(({ refused }) => refused)).toEqual([full("block A2")]);
  });

  it("offers the blocks for a building that is proposed", () => {
    const offered = spots("action", ["project EG"], { work: "EG" }).filter((spot) => spot.offered);
    expect(offered.map(({ notation }) => notation)).toEqual(["block A1", "block A2"]);
  });
});

describe("what the log remembers", () => {
  it("tells the last auction with raises and placed Influences", () => {
    const happened = [
      event("project", { seat: 0, equipment: "WN" }),
      event("bid", { seat: 0, amount: 1 }),
      event("project", { seat: 1, equipment: "HA" }),
      event("bid", { seat: 0, amount: 6 }),
      event("bid", { seat: 1, amount: 3 }),
      event("raised", { seat: 0, amount: 2, total: 8 }),
      event("placed", { seat: 0, equipment: "HA", circle: "HA.N" }),
      event("placed", { seat: 0, equipment: "HA", circle: "HA.S" }),
    ];
    expect(lastAuction(happened, 3)).toEqual({
      number: 2,
      equipment: "HA",
      initiator: 1,
      paid: [8, 3, null],
      placed: [2, 0, 0],
    });
    expect(lastAuction([], 3)).toBeNull();
  });

  it("lights up the most particular thing of a line", () => {
    expect(thingOf(event("placed", { seat: 0, equipment: "WN", circle: "WN.A" }))).toBe("circle-WN.A");
    expect(thingOf(event("house", { seat: 0, block: "C2", tax: 6 }))).toBe("block-C2");
    expect(thingOf(event("turn", { seat: 2, turn: 4 }))).toBe("seat-2");
  });
});

describe("an auction on the stage", () => {
  const circles = ["WN.A", "WN.B"].map((id) => ({ id, owner: null, faces: [], exposed: true }));
  const auction = { equipment: "WN", stage: "bids", bids: null, additions: null } as unknown as AuctionView;
  const before = view({ auction, equipments: [work("WN", { circles, free: 2 }), work("EG")] });
  const play = (...events: EventInfo[]) =>
    events.reduce((shown, { key, params }) => scenes.of[key]?.change?.(shown, params, before) ?? shown, before);

  it("opens all fists before anything comes of them", () => {
    const shown = play(event("bid", { seat: 0, amount: 3 }), event("bid", { seat: 2, amount: 6 }));
    expect(shown.auction).toMatchObject({ stage: OPENING, bids: [3, 0, 6] });
    expect(shown.equipments).toEqual(before.equipments);
    const raised = play(event("bid", { seat: 0, amount: 6 }), event("raised", { seat: 0, amount: 2, total: 8 }));
    expect(raised.auction && paidIn(raised.auction, 0)).toBe(8);
  });

  it("then lays one Influence after another", () => {
    const on = { seat: 2, equipment: "WN", circle: "WN.B" };
    const shown = play(event("placed", on), event("placed-on-building", { seat: 0, equipment: "EG" }));
    expect(shown.equipments[0]).toMatchObject({ free: 1, circles: [{ owner: null }, { owner: 2 }], tokens: [0, 0, 0] });
    expect(shown.equipments[1]).toMatchObject({ free: 3, tokens: [1, 0, 0] });
    expect(shown.seats.map(({ supply }) => supply)).toEqual([19, 20, 19]);
    expect(shown.auction?.stage).not.toBe(OPENING);
  });
});

describe("the reckoning of a turn", () => {
  const said = { say: (key: string) => key, listed: (what: string[]) => what.join() } as unknown as Words;
  const view = {
    seats: [
      { seat: 0, french_score: 9, english_score: 1 },
      { seat: 1, french_score: 2, english_score: 0 },
    ],
  } as unknown as BastideView;
  const told = (...happened: EventInfo[]) => turnReckoned({ events: [], happened, view, words: said, names });

  it("tells what everybody gained in it and why, and his points by both ways it may end", () => {
    const reckoned = told(
      event("paid", { seat: 1, amount: 5 }),
      event("turn", { turn: 2, seat: 0 }),
      event("bid", { seat: 0, amount: 3 }),
      event("placed", { seat: 0, circle: "WN.A" }),
      event("card", { seat: 0, card: "prince" }),
    );
    expect(reckoned?.columns).toHaveLength(4);
    expect(reckoned?.rows.map(({ cells }) => cells)).toEqual([
      ["−3", "+1", "9", "1"],
      ["", "", "2", "0"],
    ]);
    expect(reckoned?.rows[0]?.why).toBe("board-turn-won");
  });

  it("is left out when a turn brought nothing", () => {
    expect(told(event("turn", { turn: 2, seat: 0 }))).toBeNull();
  });
});
