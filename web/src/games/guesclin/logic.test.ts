import { describe, expect, test } from "vitest";
import type { EventInfo } from "../../lib/api";
import { beyond, directionTo, hexOf, labelOf, middleOf, neighbours, rings } from "./geometry";
import { landscape, terrainAt } from "./landscape";
import { blowAnswer, blowsAt, chances, moveAnswer, wayTo } from "./logic";
import { frays, placesOf, sinceThen } from "./recent";
import type { AttackView, ChoosingView, MapView, OddsView, ShotView } from "./view";

function odds(percent: number): OddsView {
  return { capacity: 3, dice: 3, keep: "highest", defence: 8, terms: [], hits: percent, total: 100, percent };
}

function attack(hex: string, origin: string, percent: number, riposte: number | null = null): AttackView {
  return {
    target: 1,
    hex,
    origin,
    odds: odds(percent),
    effect: "stun",
    riposte: riposte === null ? null : odds(riposte),
    riposte_effect: null,
    riposte_asked: false,
  };
}

function shot(hex: string, percent: number): ShotView {
  return { target: 1, hex, distance: 3, odds: odds(percent), effect: "stun", lines: [] };
}

function choosing(parts: Partial<ChoosingView>): ChoosingView {
  return {
    seat: 0,
    key: "action",
    fighter: 0,
    movement: 4,
    hexes: [],
    spread: [],
    fighters: [],
    orders: [],
    moves: [],
    ways: {},
    attacks: [],
    shots: [],
    exits: [],
    tasks: [],
    attack: null,
    ...parts,
  };
}

const MAP: MapView = {
  id: "small",
  name_fr: "petite",
  name_en: "small",
  columns: 4,
  rows: ["....", ".B..", ".~..", "===="],
  terrain: [
    { letter: ".", terrain: "plain", cost: 1, cost_skirmisher: 1, cover_inside: 0, cover_crossed: 0 },
    { letter: "=", terrain: "road", cost: 1, cost_skirmisher: 1, cover_inside: 0, cover_crossed: 0 },
    { letter: "B", terrain: "wood", cost: 2, cost_skirmisher: 1, cover_inside: 2, cover_crossed: 1 },
    { letter: "~", terrain: "water", cost: null, cost_skirmisher: null, cover_inside: 0, cover_crossed: 0 },
  ],
  obstacles: [{ kind: "embankment", one: "a1", other: "b1", cover: 1 }],
  closed_edges: {},
  exits: [],
  exit_cost: 1,
  castle: null,
};

describe("hexes", () => {
  test("are named by letter and number", () => {
    expect(labelOf({ column: 10, row: 8 })).toBe("k9");
    expect(hexOf("o19")).toEqual({ column: 14, row: 18 });
  });

  test("have the neighbours that the rules say, odd columns lying lower", () => {
    expect(neighbours("c3")).toEqual(["c2", "d2", "d3", "c4", "b3", "b2"]);
    expect(neighbours("d3")).toEqual(["d2", "e3", "e4", "d4", "c4", "c3"]);
    expect(directionTo("d3", "e4")).toBe(2);
    expect(middleOf("d3").y).toBeGreaterThan(middleOf("c3").y);
  });

  test("that touch are as far apart on the screen in every direction", () => {
    const far = [0, 1, 2, 3, 4, 5].map((direction) => {
      const [one, other] = [middleOf("h9"), middleOf(beyond("h9", direction))];
      return Math.round(Math.hypot(one.x - other.x, one.y - other.y));
    });
    expect(new Set(far).size).toBe(1);
  });

  test("have one outline together, and a ring has two", () => {
    expect(rings(["h9"]).map((ring) => ring.length)).toEqual([6]);
    expect(rings(["h9", "h10"]).map((ring) => ring.length)).toEqual([10]);
    expect(rings(neighbours("h9"))).toHaveLength(2);
  });
});

describe("the landscape", () => {
  test("knows the terrain of each hex and leaves nothing out", () => {
    expect(terrainAt(MAP).get("b2")).toBe("wood");
    const drawn = landscape(MAP);
    expect(drawn.hexes).toHaveLength(16);
    expect(drawn.trees.length).toBeGreaterThan(3);
    expect(drawn.obstacles).toHaveLength(1);
  });
});

describe("the way", () => {
  const question = choosing({ ways: { b2: "a2", c3: "b2", a4: "a3" } });

  test("goes back from the goal to where he stands, or comes in", () => {
    expect(wayTo(question, "c3")).toEqual(["a2", "b2", "c3"]);
    expect(wayTo(question, "a3")).toEqual(["a3"]);
    expect(wayTo(question, "a4")).toEqual(["a3", "a4"]);
  });
});

describe("blows", () => {
  const near = attack("d4", "c4", 40);
  const after = attack("d4", "d5", 60, 30);
  const safer = attack("d4", "e4", 60);
  const question = choosing({
    attacks: [near],
    moves: [
      { hex: "d5", cost: 2, attacks: [after], tasks: [] },
      { hex: "e4", cost: 3, attacks: [safer], tasks: [] },
    ],
    shots: [shot("d4", 20), shot("h4", 15)],
  });

  test("the best comes first: more chance, then less riposte", () => {
    expect(blowsAt(question, "d4").map(({ to, kind }) => [kind, to])).toEqual([
      ["attack", "e4"],
      ["attack", "d5"],
      ["attack", null],
      ["shoot", null],
    ]);
    expect([...chances(question)]).toEqual([
      ["d4", 60],
      ["h4", 15],
    ]);
  });

  test("are sent as one run", () => {
    const [first] = blowsAt(question, "d4");
    const [far] = blowsAt(question, "h4");
    expect(first && blowAnswer(first)).toEqual(["move e4", "attack d4"]);
    expect(far && blowAnswer(far)).toEqual(["shoot h4"]);
  });

  test("a move alone says that he does no more, where the question would come", () => {
    expect(moveAnswer({ hex: "d5", cost: 1, attacks: [after], tasks: [] })).toEqual(["move d5", "done"]);
    expect(moveAnswer({ hex: "d5", cost: 1, attacks: [], tasks: ["take"] })).toEqual(["move d5", "done"]);
    expect(moveAnswer({ hex: "d5", cost: 1, attacks: [], tasks: ["winch"] })).toEqual(["move d5", "done"]);
    expect(moveAnswer({ hex: "d5", cost: 1, attacks: [], tasks: ["give"] })).toEqual(["move d5"]);
    expect(moveAnswer({ hex: "d5", cost: 1, attacks: [], tasks: [] })).toEqual(["move d5"]);
  });
});

describe("what has happened", () => {
  const event = (key: string, params: Record<string, unknown>) =>
    ({ key, params, seats: null }) as unknown as EventInfo;
  const struck = (act: string, dice: string, kept: string) =>
    event("struck", { act, dice, kept, hit: "yes", score: 9, defence: 8 });

  test("the dice that were kept are found among all", () => {
    expect(placesOf([5, 2, 5, 4], [5, 5])).toEqual([0, 2]);
    expect(placesOf([6, 1, 1], [1, 1])).toEqual([1, 2]);
  });

  test("a riposte and what came of it belong to their attack", () => {
    const melee = [struck("attack", "5 4 1", "5 4"), struck("riposte", "2 3", "2 3"), event("stunned", {})];
    const log = [...melee, struck("shot", "6 6", "6 6")];
    const [newest, before] = frays(log, 3);
    expect(newest?.throws).toHaveLength(1);
    expect(before?.throws.map(({ act }) => act)).toEqual(["attack", "riposte"]);
    expect(before?.outcomes).toHaveLength(1);
  });

  test("one sees where the others went since one's last turn", () => {
    const log = [
      event("activation", { banner: "french", seat: 0 }),
      event("moved", { banner: "french", start: "o1", hex: "n1" }),
      event("activation", { banner: "english", seat: 1 }),
      event("moved", { banner: "english", start: "a1", hex: "c1" }),
      event("neutralised", { banner: "french", hex: "n1" }),
      event("activation", { banner: "french", seat: 0 }),
    ];
    expect(sinceThen(log, 0)).toEqual({ trails: [{ from: "a1", to: "c1", banner: "english" }], fallen: ["n1"] });
  });
});
