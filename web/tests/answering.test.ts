/** What a board is asked, and what it puts together for an answer. */
import { describe, expect, it } from "vitest";
import type { AskInfo } from "../src/lib/api";
import { isOffered, questionOf } from "../src/lib/board/asking";
import { Drafting } from "../src/lib/board/draft.svelte";

function ask(id: string, open: boolean, ...notations: string[]): AskInfo {
  const options = notations.map((notation) => ({ notation, kind: notation, params: {} }));
  return { id, key: "key", rule: null, open, options } as unknown as AskInfo;
}

describe("the question", () => {
  it("is the one that is waited for, not an offer that stands", () => {
    expect(questionOf([ask("offer", true, "accept"), ask("move", false, "go")])?.id).toBe("move");
    expect(questionOf([ask("offer", true, "accept")])).toBeNull();
  });

  it("offers its options and nothing else", () => {
    expect(isOffered(ask("move", false, "go", "stay"), "stay")).toBe(true);
    expect(isOffered(ask("move", false, "go"), "stay")).toBe(false);
    expect(isOffered(null, "go")).toBe(false);
  });
});

describe("a draft", () => {
  const BLANK = { castle: null as number | null, lifted: [] as number[] };

  it("grows part by part, and is put back", () => {
    const drafting = new Drafting(() => "1", BLANK);
    expect(drafting.begun).toBe(false);
    drafting.change({ castle: 3 });
    drafting.change({ lifted: [5] });
    expect(drafting.now).toEqual({ castle: 3, lifted: [5] });
    drafting.clear();
    expect([drafting.begun, drafting.now]).toEqual([false, BLANK]);
  });

  it("is for one question: another begins afresh, though what was sent last is remembered", () => {
    let question = "1";
    const drafting = new Drafting(() => question, BLANK);
    drafting.change({ castle: 3 });
    question = "2";
    expect([drafting.begun, drafting.now]).toEqual([false, BLANK]);
    expect(drafting.last.castle).toBe(3);
    drafting.change({ lifted: [1] });
    expect(drafting.now).toEqual({ castle: null, lifted: [1] });
  });
});
