import { describe, expect, it } from "vitest";
import type { TableView } from "../src/lib/api";
import { isNewer, waitBefore } from "../src/lib/pace";

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

  it("never waits where the reader would see no difference", () => {
    expect(waitBefore(view(3, 0, "same"), view(2, 0, "same"), 1, "calm")).toBe(0);
    expect(waitBefore(view(3), view(2), 1, "calm")).toBeGreaterThan(0);
  });

  it("waits for nothing at the pace of an instant, after an undo, or when far behind", () => {
    expect(waitBefore(view(3), view(2), 1, "instant")).toBe(0);
    expect(waitBefore(view(1, 1), view(2), 1, "calm")).toBe(0);
    expect(waitBefore(view(3), view(2), 100, "calm")).toBe(0);
  });
});

describe("a moment in which much happened", () => {
  it("stays on the screen longer", () => {
    expect(waitBefore(view(3), view(2), 1, "brisk", 9)).toBeGreaterThan(waitBefore(view(3), view(2), 1, "brisk", 1));
    expect(waitBefore(view(3), view(2), 1, "instant", 9)).toBe(0);
  });
});
