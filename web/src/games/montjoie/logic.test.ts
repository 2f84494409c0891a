import { describe, expect, test } from "vitest";
import type { AskInfo } from "../../lib/api";
import { onlyPass, waysOf } from "./logic";
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
const asked = (key: string, notations: string[]): AskInfo =>
  ({
    id: "1",
    key,
    open: false,
    options: notations.map((notation) => {
      const [kind = "", name = ""] = notation.split(" ");
      return { notation, kind, params: { town: name } };
    }),
  }) as unknown as AskInfo;

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

describe("veiled questions", () => {
  test("are passed for those who have nothing to play", () => {
    expect(onlyPass(asked("sign", ["pass"]))).toBe(true);
    expect(onlyPass(asked("sign", ["pass", "double cannon"]))).toBe(false);
    expect(onlyPass(asked("talk", ["pass"]))).toBe(false);
    expect(onlyPass(null)).toBe(false);
  });
});
