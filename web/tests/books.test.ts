import { describe, expect, it } from "vitest";
import { readRulebook } from "../src/lib/rulebook";
import { htmlOf } from "./html";

const books = import.meta.glob<string>("../../src/centans/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("there are two books for each of the five games", () => {
  expect(Object.keys(books)).toHaveLength(10);
});

describe.each(Object.entries(books))("%s on the page", (_, markdown) => {
  it("has no dead link", () => {
    const html = htmlOf(readRulebook(markdown));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});
