/** How one is called to the table: by the title of the tab and by a bell, for one's turn and for an offer. */
import { describe, expect, it } from "vitest";
import type { AskInfo } from "../src/lib/api";
import { Bell, titleKey } from "../src/lib/summons";

function ask(id: string, addressed: boolean): AskInfo {
  return { id, key: "key", rule: "", open: addressed, addressed, options: [] } as unknown as AskInfo;
}

const IDLE = { myTurn: false, asks: [] };
const MY_TURN = { myTurn: true, asks: [ask("move", false)] };
const offered = (...ids: string[]) => ({ myTurn: false, asks: ids.map((id) => ask(id, true)) });

describe("the title of the tab", () => {
  it("says that it is one's turn, before all", () => {
    expect(titleKey({ myTurn: true, asks: [ask("move", false), ask("offer", true)] })).toBe("table-title-turn");
  });

  it("says that an offer stands, though play waits for somebody else", () => {
    expect(titleKey(offered("offer"))).toBe("table-title-called");
  });

  it("calls nobody for what may be answered at any time", () => {
    expect(titleKey({ myTurn: false, asks: [ask("parley", false)] })).toBe("table-title");
  });
});

describe("the bell", () => {
  it("rings once for a turn, and again for the next", () => {
    const bell = new Bell();
    expect([IDLE, MY_TURN, MY_TURN, IDLE, MY_TURN].map((now) => bell.rings(now))).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it("rings for every offer, also for a second one beside the first", () => {
    const bell = new Bell();
    expect(bell.rings(offered("one"))).toBe(true);
    expect(bell.rings(offered("one", "two"))).toBe(true);
    expect(bell.rings(offered("two"))).toBe(false);
  });

  it("does not ring again for an offer that was out of sight while a scene was played", () => {
    const bell = new Bell();
    bell.rings(offered("one"));
    bell.rings(IDLE);
    expect(bell.rings(offered("one"))).toBe(false);
  });

  it("rings for an offer that comes in one's own turn", () => {
    const bell = new Bell();
    bell.rings(MY_TURN);
    expect(bell.rings({ myTurn: true, asks: [...MY_TURN.asks, ask("offer", true)] })).toBe(true);
  });
});
