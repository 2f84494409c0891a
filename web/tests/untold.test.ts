/** Nothing is to be seen on a board before the stage has told it: dice, cards turned up, wounds, towns taken. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes as bastide } from "../src/games/bastide/scenes";
import { scenes as guesclin } from "../src/games/guesclin/scenes";
import { scenes as guyenne } from "../src/games/guyenne/scenes";
import { scenes as montjoie } from "../src/games/montjoie/scenes";
import type { MontjoieView } from "../src/games/montjoie/view";
import { scenes as trente } from "../src/games/trente/scenes";
import type { EventInfo, TableView } from "../src/lib/api";
import type { Scenes } from "../src/lib/scenes/scene";
import { Stage } from "../src/lib/scenes/stage.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (key: string, params: EventInfo["params"] = {}): EventInfo => ({ key, params, seats: null });
const position = (at: number, view: unknown) => ({ at, view }) as unknown as TableView;

/** What is on the board while each of the events is told, from one position to the next. */
function boards<V>(scenes: Scenes<V>, before: object, after: object, ...events: EventInfo[]): V[] {
  const stage = new Stage({
    scenes: () => scenes as Scenes,
    seat: () => null,
    pace: () => "brisk",
    shown: () => undefined,
  });
  stage.set(position(0, before));
  stage.play({ view: position(1, after), entries: [{ number: 1, seat: 1, auto: false, events }] });
  return events.map(() => {
    const shown = stage.view?.view as V;
    stage.goOn();
    return shown;
  });
}

describe("a combat of Montjoie !", () => {
  const part = (name: string, value: number) => ({ name, value });
  const side = (power: string, seat: number | null, more: object = {}) => ({
    ...{ side: power === "france" ? "attack" : "defence", power, seat, cards: { count: 0, cards: [] }, saved: [] },
    ...{ kept: [], lost: [], hero: false, hero_lost: false, barons: [0, 0], doubled: null, die: null },
    ...{ parts: [], total: 0, ...more },
  });
  const about = { source: "paris", target: "calais", link: "road", stolen: null };
  const town = (owner: string) => ({ town: "calais", owner, level: 1 });
  const table = (seat: number | null, owner: string, fight: object, points: number) => ({
    ...{ seat, active: 0, acting: "france", duel: null, towns: [town(owner)], fight: { ...about, ...fight } },
    provinces: [{ province: "picardie", towns: ["calais"], controller: owner }],
    powers: [],
    seats: [{ seat: 0, power: "france", points_now: points, hero: true }],
  });
  const wall = part("wall", 4);
  const attacked = (seat: number | null) =>
    table(
      seat,
      "england",
      {
        ...{ revealed: false, result: null, settled: false, odds: { option: "now", win: 0, tie: 0, lose: 100 } },
        sides: [side("france", 0), side("england", 1, { parts: [wall], total: 4 })],
      },
      3,
    );
  const fought = (seat: number | null) =>
    table(
      seat,
      "france",
      {
        ...{ revealed: true, result: "attack", settled: true, odds: null },
        sides: [
          side("france", 0, {
            cards: { count: 2, cards: [1, 5] },
            die: 6,
            hero: true,
            parts: [part("cards", 9), part("hero", 2), part("die", 6)],
            total: 17,
          }),
          side("england", 1, {
            cards: { count: 0, cards: [] },
            saved: [3],
            die: 2,
            parts: [part("cards", 3), part("wall", 1), part("die", 2)],
            total: 6,
          }),
        ],
      },
      5,
    );
  const told = [
    event("laid", { power: "england", number: 1 }),
    event("barons", { power: "england", number: 1, town: "calais" }),
    event("revealed", { power: "france", die: 6, cards: [] }),
    event("revealed", { power: "england", die: 2, cards: [] }),
    event("combat-result", { town: "calais", attack: 17, defence: 6, result: "attack" }),
    event("takes", { town: "calais", power: "france" }),
  ];
  const seen = (seat: number | null) =>
    boards<MontjoieView>(montjoie, attacked(seat), fought(seat), ...told).map(({ fight, towns, provinces, seats }) => ({
      cards: fight?.sides.map(({ cards }) => cards.cards),
      counts: fight?.sides.map(({ cards }) => cards.count),
      dice: fight?.sides.map(({ die }) => die),
      totals: fight?.sides.map(({ total }) => total),
      ended: [fight?.result, fight?.settled, fight?.odds],
      owners: [towns[0]?.owner, provinces[0]?.controller, seats[0]?.points_now],
    }));

  const open = [null, false, null];
  const english = ["england", "england", 3];

  it("lies face down until each side turns its cards up, and nobody has won before it is said", () => {
    const dark = {
      cards: [null, null],
      counts: [2, 1],
      dice: [null, null],
      totals: [2, 4],
      ended: open,
      owners: english,
    };
    const [laid, barons, attack, both, result, taken] = seen(null);
    expect(laid).toEqual(dark);
    expect(barons).toEqual(dark);
    expect(attack).toEqual({ ...dark, cards: [[1, 5], null], dice: [6, null], totals: [17, 4] });
    const shown = { ...dark, cards: [[1, 5], []], counts: [2, 0], dice: [6, 2], totals: [17, 6] };
    expect(both).toEqual(shown);
    expect(result).toEqual({ ...shown, ended: ["attack", true, null] });
    expect(taken).toEqual({ ...shown, ended: ["attack", true, null], owners: ["france", "france", 5] });
  });

  it("shows one's own cards from the first", () => {
    const [laid] = seen(0);
    expect(laid?.cards).toEqual([[1, 5], null]);
    expect(laid?.totals).toEqual([11, 4]);
  });

  it("does not say beforehand that a Sign of God will come", () => {
    const signed = fought(null);
    const fight = { ...signed.fight, sides: [{ ...side("france", 0, { doubled: 1, parts: [part("sign", 4)] }) }] };
    const events = [event("second-throw", { after: 3 }), event("sign", { power: "france", card: "knights" })];
    const [before, after] = boards<MontjoieView>(montjoie, attacked(null), { ...signed, fight }, ...events);
    expect(before?.fight?.sides[0]).toMatchObject({ doubled: null, total: 0 });
    expect(after?.fight?.sides[0]).toMatchObject({ doubled: 1 });
  });

  it("at sea, shows one stake after the other", () => {
    const stake = (power: string, die: number | null) => ({ power, die, card: die && 4, parts: [], total: die ?? 0 });
    const at = (dice: (number | null)[], result: string | null) => ({
      ...attacked(null),
      duel: {
        revealed: dice[0] !== null,
        result,
        settled: result !== null,
        sides: [stake("france", dice[0] ?? null), stake("england", dice[1] ?? null)],
      },
    });
    const events = [
      event("staked", { power: "france" }),
      event("staked", { power: "england" }),
      event("duel-result", { result: "first" }),
    ];
    const shown = boards<MontjoieView>(montjoie, at([null, null], null), at([5, 2], "first"), ...events);
    expect(shown.map(({ duel }) => duel?.sides.map(({ die }) => die))).toEqual([
      [5, null],
      [5, 2],
      [5, 2],
    ]);
    expect(shown.map(({ duel }) => duel?.result)).toEqual([null, null, "first"]);
  });
});

describe("a combat of the Thirty", () => {
  const man = (unit: string, wounds: number, cell: string | null = "C3") => ({ unit, army: "blois", wounds, cell });
  const table = (wounds: number, cell: string | null, combat: object | null) => ({
    ...{ units: [man("B-1", 0), man("M-2", wounds, cell)], fallen: combat === null ? [] : ["M-2"], seats: [] },
    ...{ armies: combat === null ? "before" : "after", fight: combat === null ? {} : null, combat },
  });
  const combat = { outcome: "dead", dead: "M-2", attacker: { loss: 0 }, defender: { loss: 2 } };

  it("comes to its totals first, then to the wound, then to the death", () => {
    const told = [
      event("total", { unit: "B-1", die: 5 }),
      event("total", { unit: "M-2", die: 1 }),
      event("wounded", { unit: "M-2", number: 2 }),
      event("eliminated", { unit: "B-1", foe: "M-2", points: 3 }),
    ];
    const shown = boards(trente, table(0, "C3", null), table(2, null, combat), ...told);
    expect(shown.map((view) => view.combat?.outcome)).toEqual([undefined, "open", "open", "dead"]);
    expect(shown.map((view) => view.combat?.defender.loss)).toEqual([undefined, 0, 0, 2]);
    expect(shown.map(({ fight }) => fight === null)).toEqual([false, true, true, true]);
    expect(shown.map(({ units }) => units[1]?.cell)).toEqual(["C3", "C3", "C3", null]);
    expect(shown.map(({ armies }) => armies)).toEqual(["before", "before", "before", "after"]);
  });
});

describe("a blow of Guesclin !", () => {
  it("is seen before what it does", () => {
    const table = (stunned: boolean, hex: string | null) => ({
      banners: [],
      fighters: [
        { fighter: 1, hex: "B2", stunned: false },
        { fighter: 7, hex, stunned },
      ],
    });
    const told = [event("struck", { victim_hex: "C3", dice: "5 6" }), event("neutralised", { hex: "C3" })];
    const shown = boards(guesclin, table(false, "C3"), table(true, null), ...told);
    expect(shown.map(({ fighters }) => fighters[1])).toMatchObject([{ hex: "C3", stunned: false }, { hex: null }]);
  });
});

describe("the last reinforcement in Guyenne", () => {
  it("lies face down until the moment of truth", () => {
    const front = { castle: 2, side: "english", seat: 0, face_up: false, cards: { count: 1, cards: null } };
    const table = (fronts: object[]) => ({ seats: [{ seat: 0, side: "english" }], fronts, castles: [], sides: [] });
    const told = [
      event("reinforced", { seat: 0, castle: 2, number: 2 }),
      event("shown", { seat: 0, castle: 2, cards: [1, 2, 3] }),
    ];
    const shown = boards(guyenne, table([front]), table([]), ...told);
    expect(shown.map(({ fronts }) => fronts[0]?.cards)).toEqual([
      { count: 3, cards: null },
      { count: 3, cards: [1, 2, 3] },
    ]);
  });
});

describe("the siege of the bastide", () => {
  it("is not won before it is fought", () => {
    const [before, after] = [
      { over: false, french: null, ending: null },
      { over: true, french: true, ending: "siege" },
    ];
    const shown = boards(bastide, before, after, event("siege"), event("town-holds"));
    expect(shown).toEqual([before, after]);
  });
});
