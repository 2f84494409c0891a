import { describe, expect, it } from "vitest";
import { applied } from "../src/lib/changes";
import type { Change } from "../src/lib/changes";

const VIEW = { entries: 3, view: { towns: [{ level: 1 }, { level: 2 }], earned: { oak: 1, horse: 2 } }, asks: [] };

function after(...changes: Change[]): typeof VIEW {
  return applied(VIEW, changes);
}

describe("changes of a view", () => {
  it("put something in a place, also deep within", () => {
    expect(after([["entries"], 4]).entries).toBe(4);
    expect(after([["view", "towns", 1, "level"], 5]).view.towns).toEqual([{ level: 1 }, { level: 5 }]);
    expect(after([["view", "earned"], null]).view.earned).toBeNull();
    expect(after([["view", "earned", "kill"], 7]).view.earned).toEqual({ oak: 1, horse: 2, kill: 7 });
  });

  it("take something away", () => {
    expect(after([["view", "earned", "oak"]]).view.earned).toEqual({ horse: 2 });
  });

  it("make a list longer, shorter, or other in its middle", () => {
    expect(after([["asks"], 0, 0, ["one", "two"]]).asks).toEqual(["one", "two"]);
    expect(after([["view", "towns"], 0, 1, []]).view.towns).toEqual([{ level: 2 }]);
    expect(after([["view", "towns"], 1, 0, [{ level: 9 }]]).view.towns.map(({ level }) => level)).toEqual([1, 9, 2]);
  });

  it("follow each other", () => {
    const seen = after([["view", "towns"], 1, 1, []], [["view", "towns", 0, "level"], 8]);
    expect(seen.view.towns).toEqual([{ level: 8 }]);
  });

  it("leave the view that was there as it was, and keep what did not change", () => {
    const seen = after([["view", "towns", 0, "level"], 5]);
    expect(VIEW.view.towns[0]).toEqual({ level: 1 });
    expect(seen.view.towns[1]).toBe(VIEW.view.towns[1]);
    expect(seen.view.earned).toBe(VIEW.view.earned);
  });
});
