/** The story of a table: it comes in pieces, it may be cut by an undo, and it knows where one's own part ended. */
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../src/lib/api";
import { Story } from "../src/lib/story.svelte";

const entry = (number: number, seat: number | null, ...keys: string[]): LogEntry => ({
  number,
  seat,
  auto: false,
  events: keys.map((key) => ({ key, params: {}, seats: null })),
});

function told(...entries: LogEntry[]): Story {
  const story = new Story();
  story.add(entries);
  return story;
}

const numbers = (entries: LogEntry[]) => entries.map(({ number }) => number);

describe("a story", () => {
  it("puts what it hears in order, and tells nothing twice", () => {
    const story = told(entry(0, null, "begins"), entry(2, 1, "moved"));
    story.add([entry(2, 1, "moved"), entry(1, 0, "moved")]);
    expect(numbers(story.entries)).toEqual([0, 1, 2]);
  });

  it("begins anew with the opening", () => {
    const story = told(entry(0, null, "begins"), entry(1, 0, "moved"), entry(2, 1, "moved"));
    story.add([entry(0, null, "begins")]);
    expect(numbers(story.entries)).toEqual([0]);
  });

  it("is shorter after an undo, and leaves out answers of which nothing was heard", () => {
    const story = told(entry(1, 0, "moved"), entry(2, 1), entry(3, 2, "moved"), entry(4, 0, "moved"));
    story.cut(3);
    expect(numbers(story.between(0, 9))).toEqual([1, 3]);
    expect(story.until(3).length).toBe(2);
  });

  it("tells what came before an event, also within its own answer", () => {
    const story = told(entry(1, 0, "project"), entry(2, 1, "bid", "placed", "turn"), entry(3, 0, "moved"));
    expect(story.before(2, 2).map(({ key }) => key)).toEqual(["project", "bid", "placed"]);
  });

  it("knows the own answer before all that others did since; who gave none is told of the last twenty", () => {
    const story = told(entry(1, 0, "moved"), entry(2, 1, "moved"), entry(3, 0, "moved"));
    expect(story.lastOf(0, 3)).toBe(1);
    expect(story.lastOf(2, 3)).toBe(0);
    expect(story.lastOf(2, 30)).toBe(10);
  });

  it("takes no answer in secret, of which nobody says whose it is, for one that a watcher gave", () => {
    const story = told(entry(25, null), entry(26, 1, "moved"));
    expect(story.lastOf(null, 26)).toBe(6);
  });
});
