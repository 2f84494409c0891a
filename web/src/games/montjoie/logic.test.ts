import { describe, expect, test } from "vitest";
import type { AskInfo } from "../../lib/api";
import { waysOf, waysTo } from "./logic";
import type { MontjoieView, TownView } from "./view";

const town = (name: string, owner: string | null, more: Partial<TownView> = {}) =>
  ({ town: name, owner, port: false, sea: 0, attacked_from: false, ...more }) as TownView;
const view = {
  acting: "england",
  choosing: null,
  fight: null,
  towns: [
    town("dijon", "england"),
    town("auxerre", "england", { attacked_from: true }),
    town("troyes", "france"),
    town("calais", "england", { port: true, sea: 2 }),
    town("bordeaux", "france", { port: true, sea: 2 }),
    town("marseille", "england", { port: true, sea: 3 }),
  ],
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
  test("show the landing that the Master of the Seas may forbid", () => {
    const choosing = { source: "calais", town: "bordeaux" } as MontjoieView["choosing"];
    const ways = waysOf({ ...view, choosing }, asked("veto", ["allow", "forbid"]), null);
    expect(ways).toEqual([{ from: "calais", to: "bordeaux", link: "sea" }]);
  });

  test("come by road from towns that have not attacked yet", () => {
    expect(waysTo(view, "england", "troyes")).toEqual([{ from: "dijon", to: "troyes", link: "road" }]);
  });

  test("come by sea where no road leads, from ports of the same sea", () => {
    expect(waysTo(view, "england", "bordeaux")).toEqual([{ from: "calais", to: "bordeaux", link: "sea" }]);
  });

  test("show when one looks at a town that may be attacked, and only then", () => {
    const ask = asked("combats", ["attack troyes", "end-turn"]);
    expect(waysOf(view, ask, "troyes")).toHaveLength(1);
    expect(waysOf(view, ask, "bordeaux")).toEqual([]);
    expect(waysOf(view, null, "troyes")).toEqual([]);
  });

  test("show every source that may be named for the town in question", () => {
    const choosing = { ...view, choosing: { town: "troyes" } } as MontjoieView;
    const ways = waysOf(choosing, asked("attack-source", ["from dijon", "from auxerre"]), null);
    expect(ways.map(({ from }) => from)).toEqual(["dijon", "auxerre"]);
  });
});
