import { describe, expect, it } from "vitest";
import { boxOf, cellsOf, EDGE, middleOf, OAK, SIDE, type Lie } from "./geometry";
import { linesOf, nearestMen, shifted, usualPlaces } from "./logic";
import { keepNotations, orderNotations } from "./proposal";
import type { TrenteView } from "./view";

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
});

describe("the order sheet", () => {
  it("is filled with those nearest to the enemy who have no order yet", () => {
    const view = { choosing: { units: ["B-7", "B-3", "B-9", "B-C"] } } as unknown as TrenteView;
    expect(nearestMen(view, ["B-3"], 2)).toEqual(["B-7", "B-9"]);
    expect(nearestMen(view, [], 9)).toEqual(["B-7", "B-3", "B-9", "B-C"]);
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
  it("are kept in the order of the hand, with an end if fewer than allowed", () => {
    const hand = ["f1", "f4", "f4", "ruse"];
    expect(keepNotations([3, 1], hand, 3)).toEqual(["keep f4", "keep ruse", "done"]);
    expect(keepNotations([2, 0, 1], hand, 3)).toEqual(["keep f1", "keep f4", "keep f4"]);
    expect(keepNotations([], hand, 3)).toEqual(["done"]);
  });
});

describe("what a sign gives", () => {
  it("is told in short lines, its name first", () => {
    expect(linesOf("Arms cell\nArriving here gives an Arms card.", 20)).toEqual([
      "Arms cell",
      "Arriving here gives",
      "an Arms card.",
    ]);
  });
});
