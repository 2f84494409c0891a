import { describe, expect, it } from "vitest";
import type { AskInfo } from "../../lib/api";
import { BLANK } from "./logic";
import { isAnswer, touchOf, type Touched } from "./touching";
import type { UnitView } from "./view";

const ask = (key: string, ...notations: string[]): AskInfo =>
  ({ key, options: notations.map((notation) => ({ notation })) }) as unknown as AskInfo;
const man = (unit: string, army: string): UnitView => ({ unit, army, number: unit.slice(2) }) as unknown as UnitView;
const touched = (asked: AskInfo, cell: string, more: Partial<Touched> = {}): Touched => ({
  ask: asked,
  draft: BLANK,
  lines: 2,
  own: "blois",
  cell,
  man: undefined,
  ...more,
});

describe("a press on the heath", () => {
  it("chooses a cell, and pressed again goes there", () => {
    const move = ask("move", "move E4");
    expect(touchOf(touched(move, "E4"))).toEqual({ change: { to: "E4" } });
    expect(touchOf(touched(move, "E4", { draft: { ...BLANK, to: "E4" } }))).toEqual({ send: "move E4" });
    expect(touchOf(touched(move, "S9"))).toEqual({ illegal: "move S9" });
  });

  it("chooses whom to attack among the enemies alone", () => {
    const target = ask("target", "attack 7");
    expect(touchOf(touched(target, "E4", { man: man("M-7", "montfort") }))).toEqual({ change: { target: "M-7" } });
    expect(touchOf(touched(target, "E4", { man: man("B-7", "blois") }))).toBeNull();
    expect(touchOf(touched(target, "E4"))).toBeNull();
  });

  it("writes an order, strikes it out, and says when the sheet is full", () => {
    const order = ask("order", "order 3", "order 7");
    const seven = { man: man("B-7", "blois") };
    expect(touchOf(touched(order, "E4", seven))).toEqual({ change: { orders: ["B-7"] } });
    const written = { ...BLANK, orders: ["B-3", "B-7"] };
    expect(touchOf(touched(order, "E4", { ...seven, draft: written }))).toEqual({
      change: { orders: ["B-3"], overfull: false },
    });
    const full = { ...BLANK, orders: ["B-3", "B-4"] };
    expect(touchOf(touched(order, "E4", { ...seven, draft: full }))).toEqual({ change: { overfull: true } });
  });

  it("places a man, and takes back him and all after him", () => {
    const deploy = ask("deploy", "post A1", "post B1");
    const draft = { ...BLANK, posts: ["A1", "B1"] };
    expect(touchOf(touched(deploy, "A1"))).toEqual({ change: { posts: ["A1"] } });
    expect(touchOf(touched(deploy, "A1", { draft }))).toEqual({ change: { posts: [] } });
    expect(touchOf(touched(deploy, "C9"))).toEqual({ illegal: "post C9" });
  });

  it("heals at once, and tells a man's story where it answers nothing", () => {
    expect(touchOf(touched(ask("heal", "heal 7"), "E4", { man: man("B-7", "blois") }))).toEqual({ send: "heal 7" });
    expect(isAnswer(ask("heal", "heal 7"), "E4", man("B-7", "blois"))).toBe(true);
    expect(isAnswer(null, "E4", man("B-7", "blois"))).toBe(false);
  });
});
