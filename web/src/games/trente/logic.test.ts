import { describe, expect, it } from "vitest";
import { boxOf, cellsOf, distance, EDGE, middleOf, OAK, SIDE, type Lie } from "./geometry";
import { bestFirst, shifted, slotsToWrite, usualPlaces } from "./logic";
import { keepNotations, orderNotations } from "./proposal";
import type { CombinationPreview, TrenteView } from "./view";

const LIE: Lie = { columns: "ABCDEFGHIJKLMNOPQRS", rows: 20, oak: ["J10", "J11"], turned: false };
const TURNED: Lie = { ...LIE, turned: true };

describe("the heath", () => {
  it("has 379 cells, of which the Oak covers two squares", () => {
    const cells = cellsOf(LIE);
    expect(cells).toHaveLength(379);
    expect(new Set(cells).size).toBe(379);
    expect(boxOf(LIE, OAK)).toEqual({ ...boxOf(LIE, "J11"), height: 2 * SIDE });
  });
  it("has one's own camp at its foot", () => {
    expect(middleOf(LIE, "A1").y).toBeGreaterThan(middleOf(LIE, "A20").y);
    expect(middleOf(TURNED, "A1").y).toBeLessThan(middleOf(TURNED, "A20").y);
    expect(boxOf(TURNED, "S20")).toEqual({ x: EDGE, y: EDGE + 19 * SIDE, width: SIDE, height: SIDE });
    expect(boxOf(TURNED, OAK)).toEqual({ ...boxOf(TURNED, "J10"), height: 2 * SIDE });
  });
  it("counts the farther of columns and rows, to the nearer square of the Oak", () => {
    expect(distance(LIE, "A1", "D3")).toBe(3);
    expect(distance(LIE, "J13", OAK)).toBe(2);
    expect(distance(LIE, OAK, "J7")).toBe(3);
  });
});

/** As much of a view as a question about orders needs. */
function ordering(seats: number[], leader: number, mode: string, chosen: string[] = []): TrenteView {
  return {
    seat: seats[0],
    armies: [{ army: "blois", seats }],
    seats: seats.map((seat) => ({ seat, army: "blois", leads: seat === leader })),
    figures: { orders: 10, settings: { team_mode_blois: mode } },
    choosing: {
      chosen,
      slots:
        mode === "halves" || seats.length === 1 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1, 3, 5, 7, 9, 2, 4, 6, 8, 10],
    },
  } as unknown as TrenteView;
}

describe("the order sheet", () => {
  it("is all one's own for a lone captain", () => {
    expect(slotsToWrite(ordering([0], 0, "alternate"), 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  it("is shared by partners, order by order or by halves", () => {
    expect(slotsToWrite(ordering([0, 2], 0, "alternate"), 0)).toEqual([1, 3, 5, 7, 9]);
    expect(slotsToWrite(ordering([0, 2], 0, "alternate", ["1", "2", "3", "4", "5"]), 2)).toEqual([2, 4, 6, 8, 10]);
    expect(slotsToWrite(ordering([0, 2], 2, "halves"), 2)).toEqual([1, 2, 3, 4, 5]);
  });
  it("is put in another order", () => {
    expect(shifted(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(shifted(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
    expect(shifted(["a"], 4, 0)).toEqual(["a"]);
  });
  it("is sent by numbers", () => {
    const view = {
      units: [
        { unit: "M-C", number: "C" },
        { unit: "M-7", number: "7" },
      ],
    } as unknown as TrenteView;
    expect(orderNotations(view, ["M-7", "M-C"])).toEqual(["order 7", "order C"]);
  });
});

describe("a free placing", () => {
  it("gives everybody his usual cell, or the next free one", () => {
    const units = ["C", "1", "2"].map((number) => ({ unit: `B-${number}`, army: "blois", number }));
    const figures = { start_cells: { "B-C": "J2", "B-1": "E2", "B-2": "F2" } };
    const view = { units, figures } as unknown as TrenteView;
    expect(usualPlaces(view, "blois", [])).toEqual(["J2", "E2", "F2"]);
    expect(usualPlaces(view, "blois", ["E2"])).toEqual(["E2", "J2", "F2"]);
  });
});

describe("cards", () => {
  const odds = { win: 0, draw: 0, lose: 0, wound: 0, kill: 0, wounded: 0, die: 0 };
  const combination = (option: string, value: number, more: object): CombinationPreview => ({
    option,
    cards: [],
    value,
    odds: { ...odds, ...more },
  });

  it("are listed by what they promise, the cheaper first where they promise the same", () => {
    const found = bestFirst([
      combination("lay f6", 6, { kill: 100 }),
      combination("lay f1", 1, { die: 500 }),
      combination("lay f6 lance", 10, { kill: 300 }),
      combination("lay f5", 5, { kill: 100 }),
    ]);
    expect(found.map(({ option }) => option)).toEqual(["lay f6 lance", "lay f5", "lay f6", "lay f1"]);
  });
  it("are kept in the order of the hand, with an end if fewer than allowed", () => {
    const hand = ["f1", "f4", "f4", "ruse"];
    expect(keepNotations([3, 1], hand, 3)).toEqual(["keep f4", "keep ruse", "done"]);
    expect(keepNotations([2, 0, 1], hand, 3)).toEqual(["keep f1", "keep f4", "keep f4"]);
    expect(keepNotations([], hand, 3)).toEqual(["done"]);
  });
});
