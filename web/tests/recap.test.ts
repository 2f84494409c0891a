/** The recap: what matters, and first what touches the reader. */
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../src/lib/api";
import { MOST, momentsOf } from "../src/lib/scenes/recap";
import type { Scenes } from "../src/lib/scenes/scene";

const SCENES: Scenes = { of: { takes: { weighty: true }, drew: {}, dice: { weighty: true, step: true } } };

function entry(number: number, seat: number, key: string, to: number): LogEntry {
  return { number, seat, auto: false, events: [{ key, params: { to }, seats: null }] };
}

describe("a recap", () => {
  it("leaves out what does not matter, and begins with what touches the reader", () => {
    const entries = [entry(1, 1, "takes", 2), entry(2, 1, "drew", 0), entry(2, 1, "dice", 0), entry(3, 2, "takes", 0)];
    expect(momentsOf(entries, SCENES, {}, 0).map((moment) => [moment.entry, moment.mine])).toEqual([
      [3, true],
      [1, false],
    ]);
  });

  it("names news that nobody waits for, and no step whose end is told next", () => {
    const scenes: Scenes = {
      of: { placed: { news: true }, fight: { weighty: true, step: ({ to }) => to === 1 } },
    };
    const entries = [entry(1, 1, "placed", 2), entry(2, 1, "fight", 1), entry(3, 1, "fight", 2)];
    expect(momentsOf(entries, scenes, {}, 0).map((moment) => moment.entry)).toEqual([1, 3]);
  });

  it("knows from what was told earlier whom it touches", () => {
    const scenes: Scenes = {
      of: { takes: { weighty: true }, attack: {} },
      concerns: (_, __, seat, earlier) => earlier.at(-1)?.params["to"] === seat,
    };
    const entries = [entry(1, 1, "attack", 0), entry(2, 1, "takes", 1), entry(3, 1, "takes", 1)];
    const touching = (before: LogEntry[]) =>
      momentsOf(before, scenes, {}, 0, entry(0, 1, "attack", 0).events).map(({ mine }) => mine);
    expect(touching(entries)).toEqual([true, false]);
    expect(touching(entries.slice(1))).toEqual([true, false]);
  });

  it("is short, and one's own answers are no news", () => {
    const many = Array.from({ length: 40 }, (_, number) => entry(number, 1, "takes", 1));
    expect(momentsOf(many, SCENES, {}, 0)).toHaveLength(MOST);
    expect(momentsOf([entry(1, 0, "takes", 0)], SCENES, {}, 0)[0]?.mine).toBe(false);
  });
});
