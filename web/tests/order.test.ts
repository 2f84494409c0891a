import { describe, expect, it } from "vitest";
import type { TableView } from "../src/lib/api";
import { isBefore, isNewer, shows } from "../src/lib/order";

function view(entries: number, epoch = 0, seen: unknown = entries): TableView {
  return {
    table: "t",
    seat: 0,
    entries,
    at: entries,
    epoch,
    view: seen,
    asks: [],
    waiting_for: [],
    can_undo: false,
    result: null,
    rule: "",
  };
}

describe("the line of positions", () => {
  it("knows a newer position from an older one, also after an undo", () => {
    expect(isNewer(view(3), null)).toBe(true);
    expect(isNewer(view(3), view(2))).toBe(true);
    expect(isNewer(view(2), view(3))).toBe(false);
    expect(isNewer(view(2, 1), view(3))).toBe(true);
    expect(isNewer(view(9, 0), view(3, 1))).toBe(false);
  });

  it("knows the moment before an answer that is still secret, which is no shorter", () => {
    const asked = { ...view(3), asks: [{ id: "1.4.bid" }] } as TableView;
    expect(isBefore(asked, { epoch: 0, ask: "1.4.bid" })).toBe(true);
    expect(isBefore(asked, { epoch: 0, ask: "1.3.bid" })).toBe(false);
    expect(isBefore({ ...asked, epoch: 1 }, { epoch: 0, ask: "1.4.bid" })).toBe(false);
    expect(isBefore(asked, null)).toBe(false);
  });

  it("knows which position shows what a stored answer brought about", () => {
    const stored = { seat: 0, epoch: 0, entries: 3 };
    const answered = { epoch: 0, ask: "0.4.bid" };
    const asked = { ...view(3), asks: [{ id: "0.4.bid" }] } as TableView;
    expect(shows(null, stored, answered)).toBe(false);
    expect(shows(view(2), stored, answered)).toBe(false);
    expect(shows(asked, stored, answered), "a secret answer adds no entry").toBe(false);
    expect(shows(view(3), stored, answered)).toBe(true);
    expect(shows({ ...view(3), seat: 1 }, stored, answered), "with another's eyes").toBe(false);
    expect(shows(view(1, 1), stored, answered), "somebody took something back since").toBe(true);
    expect(shows(view(9), { ...stored, epoch: 1 }, answered)).toBe(false);
  });
});
