import { describe, expect, test } from "vitest";
import type { AskInfo } from "../../lib/api";
import type { Words } from "../../lib/words";
import { proposeButtons, proposeOnMap, proposePurchase, type Making } from "./proposal";
import type { MontjoieView } from "./view";

const words = {
  say: (key: string, params: object = {}) => `${key} ${JSON.stringify(params)}`,
  option: ({ notation }: { notation: string }) => notation,
} as unknown as Words;
const box = { mercenary_price: 2, mercenary_stack: 3, loyal_from: 3, new_castles: 1 };

function making(key: string, notations: string[], left = 0): Making {
  const options = notations.map((notation) => ({
    notation,
    kind: notation.split(" ")[0] ?? "",
    params: { number: 0, town: notation.split(" ")[1] ?? "", event: notation.split(" ")[1] ?? "" },
  }));
  const odds = notations.map((option) => ({ option, win: 40, tie: 10, lose: 50 }));
  return {
    view: {
      ...{ box, acting: null, towns: [{ town: "dijon", owner: "burgundy" }] },
      choosing: { power: "navarre", left, odds, breaks: [] },
    } as unknown as MontjoieView,
    ask: { id: "1", key, open: false, options } as unknown as AskInfo,
    words,
    submit: () => undefined,
  };
}
const detailOf = (key: string, notations: string[], left = 0) =>
  proposeButtons(making(key, notations, left), 0, () => undefined)?.detail;

describe("what stands beside a question", () => {
  test("odds are those of one's cards, but for an ally or a neutral those of its force", () => {
    const onTheMap = (key: string) => {
      const asked = making(key, ["attack dijon"]);
      return proposeOnMap(asked, { options: asked.ask.options, clear: () => undefined })?.detail;
    };
    expect(onTheMap("combats")).toContain('"who":"own"');
    expect(onTheMap("power-attack")).toBe('board-odds-guess {"who":"power","power":"navarre"}');
  });

  test("an attack that breaks a pact is warned of before it is made", () => {
    const asked = making("combats", ["attack dijon"]);
    const proposed = () => proposeOnMap(asked, { options: asked.ask.options, clear: () => undefined });
    expect(proposed()?.warning).toBeUndefined();
    asked.view.choosing?.breaks.push("dijon");
    expect(proposed()).toMatchObject({ warning: true, detail: 'board-breaks-pact {"power":"burgundy"}' });
    expect(proposed()?.odds).toHaveLength(3);
  });

  test("events to choose from say what they do", () => {
    const detail = detailOf("event-order", ["event truce", "event naval_battle"]);
    expect(detail).toContain("event-name-truce.about");
    expect(detail).toContain("event-name-naval_battle.about");
  });

  test("attacks that were rolled for must be made, others may", () => {
    expect(detailOf("power-attack", ["attack dijon"], 2)).toContain('"left":2,"must":"yes"');
    expect(detailOf("power-attack", ["attack dijon", "pass"], 1)).toContain('"left":1,"must":"no"');
  });

  test("a bribe says what the die needs, a mercenary what he costs", () => {
    expect(detailOf("bribe-own", ["ecus 0", "ecus 1"])).toContain('"needed":3');
    expect(detailOf("hire", ["hire 0", "hire 1"])).toContain('"price":2');
  });

  test("a purchase that is refused names the rule", () => {
    const basket = { towns: [], cards: 0 };
    const { rule, warning } = proposePurchase(making("purchases", []), {
      basket,
      refused: { limit: "castle", left: 1, why: "castles", rule: "MJ-BUY-7" },
      clear: () => undefined,
    });
    expect([rule, warning]).toEqual(["MJ-BUY-7", true]);
  });
});
