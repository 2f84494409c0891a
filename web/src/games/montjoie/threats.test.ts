import { expect, test } from "vitest";
import { lettered, threatening, threatsTo } from "./logic";
import type { MontjoieView } from "./view";

const held = (town: string, owner: string | null, sea = 0) => ({ town, owner, sea });

/** England in Calais and Brest, Burgundy in Arras, Savoy in Lyon; all that England and Burgundy can reach is told. */
const view = {
  towns: [
    held("calais", "england", 2),
    held("brest", "england", 2),
    held("arras", "burgundy"),
    held("lyon", "savoy"),
    held("bruges", null, 2),
  ],
  powers: [
    { power: "england", reach: ["arras", "bruges"] },
    { power: "burgundy", reach: ["calais"] },
    { power: "savoy", reach: [] },
  ],
} as unknown as MontjoieView;

test("who can take a town is what the view tells, and whence he comes is by road before by sea", () => {
  expect(threatening(view, "arras")).toEqual(["england"]);
  expect(threatsTo(view, "arras")).toEqual([{ source: "calais", target: "arras", link: "road" }]);
  expect(threatening(view, "lyon")).toEqual([]);
});

test("by sea he comes from his nearest harbour", () => {
  const islanders = {
    ...view,
    towns: [held("bayonne", "england", 2), held("brest", "england", 2), held("bruges", null, 2)],
  } as unknown as MontjoieView;
  expect(threatsTo(islanders, "bruges")).toEqual([{ source: "brest", target: "bruges", link: "sea" }]);
});

test("a letter stands on the arms of those who could be taken for each other, and of nobody else", () => {
  expect([...lettered(view)].sort()).toEqual(["england", "savoy"]);
  const french = { ...view, towns: [...view.towns, held("paris", "france")] } as unknown as MontjoieView;
  expect([...lettered(french)].sort()).toEqual(["england", "france", "savoy"]);
});
