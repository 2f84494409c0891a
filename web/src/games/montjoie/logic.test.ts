import { describe, expect, test } from "vitest";
import { waysOf } from "./logic";
import type { MontjoieView } from "./view";

const view = {
  choosing: {
    town: null,
    ways: [
      { source: "dijon", target: "troyes", link: "road" },
      { source: "calais", target: "bordeaux", link: "sea" },
    ],
  },
} as unknown as MontjoieView;
describe("arrows", () => {
  test("show when one looks at a town that may be reached, and only then", () => {
    expect(waysOf(view, "troyes")).toEqual([{ source: "dijon", target: "troyes", link: "road" }]);
    expect(waysOf(view, "paris")).toEqual([]);
    expect(waysOf(view, null)).toEqual([]);
    expect(waysOf({ ...view, choosing: null }, "troyes")).toEqual([]);
  });

  test("belong to the town in question, wherever one looks", () => {
    const asking = { ...view, choosing: { ...view.choosing, town: "bordeaux" } } as MontjoieView;
    expect(waysOf(asking, "troyes").map(({ source }) => source)).toEqual(["calais"]);
  });
});
