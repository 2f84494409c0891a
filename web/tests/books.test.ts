import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readRulebook } from "../src/lib/rulebook";

const GAMES = resolve(__dirname, "../../src/centans/games");
const books = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .flatMap(({ name }) => ["RULES.md", "RULES.fr.md"].map((file) => `${name}/${file}`));

describe.each(books)("the rulebook %s on the page", (book) => {
  const { html } = readRulebook(readFileSync(resolve(GAMES, book), "utf-8"));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  it("has no dead link", () => {
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});
