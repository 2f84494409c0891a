import { describe, expect, it } from "vitest";
import type { AskInfo } from "../../lib/api";
import type { Words } from "../../lib/words";
import { combatsOfLastTurn, shownAndSpent } from "./combats";
import { describeCastle } from "./describe";
import { estimate, oddsAgainst, unseen } from "./knowledge";
import { answerOf, betterOf, drawn, groups, isFull, pickFor, pointsOf, scoreIfTaken, wanting } from "./logic";
import type { GuyenneView } from "./view";

const FIGURES: GuyenneView["figures"] = {
  army: [6, 5, 5, 4, 4, 4, 3, 3, 3, 3, ...Array<number>(12).fill(2)],
  hand_size: 6,
  most_on_castle: 5,
  set_aside: 5,
  gift_least: 1,
  gift_most: 5,
  keep_least: 1,
  isolated: 1,
  grouped: 2,
  six_castles: 12,
};
const NOTHING = { english: [], french: [] };

function position(change: Partial<GuyenneView> = {}, castles = "......"): GuyenneView {
  const controllers = [...castles].map((letter) => ({ E: "english", F: "french" })[letter] ?? null);
  const pile = {
    draw_pile: 16,
    discard_pile: 0,
    discards: [],
    removed: [],
    exhausted: 0,
    exhaustion_limit: 2,
    unspent: 22,
  };
  return {
    seat: 0,
    level: "basic",
    figures: FIGURES,
    turn: 1,
    first_side: "english",
    phase: "open-first",
    waiting_for: [0],
    castles: controllers.map((controller, place) => ({
      castle: place + 1,
      controller,
      points:
        controller === null
          ? 0
          : controllers[place - 1] === controller || controllers[place + 1] === controller
            ? 2
            : 1,
    })),
    fronts: [],
    seats: [
      { seat: 0, side: "english", hand: { count: 6, cards: [6, 5, 4, 2, 2, 2] }, captain: true, vanguard: true },
      { seat: 1, side: "french", hand: { count: 6, cards: null }, captain: true, vanguard: true },
    ],
    sides: [
      { side: "english", score: 0, ...pile },
      { side: "french", score: 0, ...pile },
    ],
    choosing: null,
    over: false,
    ...change,
  };
}

function front(
  castle: number,
  side: string,
  cards: number[] | null,
  count = cards?.length ?? 0,
): GuyenneView["fronts"][number] {
  return { castle, side, seat: side === "english" ? 0 : 1, role: "attack", face_up: false, cards: { count, cards } };
}

function asked(key: string, ...notations: string[]): AskInfo {
  const options = notations.map((notation) => ({ notation, kind: notation.split(" ")[0] ?? "", params: {} }));
  return { id: `1.1.${key}`, key, open: false, secret: false, options };
}

describe("a castle in words", () => {
  it("is told in sentences, each with one full stop", () => {
    const words = { say: (key: string) => (/strength|range|hero/.test(key) ? `${key}.` : key) } as unknown as Words;
    const view = position({ fronts: [front(1, "english", [5]), front(1, "french", null, 2)] }, "F.....");
    const told = describeCastle(view, 1, NOTHING, words);
    expect(told).toMatch(/^castle-1, board-held, board-points\. board-front board-strength\. board-front/);
    expect(told).not.toContain("..");
    expect(told.endsWith(".")).toBe(true);
  });
});

describe("the figures of the match", () => {
  it("are those that the view tells, and not our own", () => {
    const figures = { ...FIGURES, most_on_castle: 2, grouped: 7, isolated: 3, army: [4, 4] };
    const ask: AskInfo = { id: "1", key: "open-castle", open: false, secret: false, options: [] };
    const view = position({ figures });
    expect(pickFor(view, 0, ask, 1)?.most).toBe(2);
    expect(scoreIfTaken(view, 1, "english").english).toBe(3);
    expect(unseen(view, "french", NOTHING)).toEqual({ 4: 2 });
  });
});

describe("the row", () => {
  it("ties neighbours of one side into a group and leaves the others alone", () => {
    const found = groups(position({}, "EE.FEF"));
    expect(found.map(({ side, from, to, points }) => [side, from, to, points])).toEqual([
      ["english", 0, 1, 4],
      ["french", 3, 3, 1],
      ["english", 4, 4, 1],
      ["french", 5, 5, 1],
    ]);
  });

  it("counts the example of GY-SCORE: 5 to 6", () => {
    const castles = ["english", "french", "french", "french", "english", "english"];
    expect([pointsOf(castles, "english", FIGURES), pointsOf(castles, "french", FIGURES)]).toEqual([5, 6]);
  });

  it("gives 12 points for all six castles, and foresees them", () => {
    expect(scoreIfTaken(position({}, "EEEEE."), 6, "english")).toEqual({ english: 12, french: 0 });
  });
});

describe("choosing cards", () => {
  it("keeps a card for the second castle when opening the first", () => {
    const pick = pickFor(position(), 0, asked("open-castle", "castle 3"), 3);
    expect([pick?.least, pick?.most, pick?.before]).toEqual([1, 5, ["castle 3"]]);
    const few = position({ phase: "answer-first" });
    few.seats[0]!.hand = { count: 3, cards: [4, 2, 2] };
    expect(pickFor(few, 0, asked("lay-cards", "card 4"), null)?.most).toBe(2);
  });

  it("lets a member of a team lay the whole hand", () => {
    const team = position({ phase: "answer-first" });
    team.seats[0]!.hand = { count: 3, cards: [4, 2, 2] };
    team.seats.push({ seat: 2, side: "english", hand: { count: 3, cards: null }, captain: false, vanguard: false });
    expect(pickFor(team, 0, asked("lay-cards", "card 4"), null)?.most).toBe(3);
  });

  it("sends the castle, then the cards from the strongest down, then done", () => {
    const pick = pickFor(position(), 0, asked("open-castle", "castle 3"), 3);
    expect(answerOf(pick!, [2, 6, 5])).toEqual(["castle 3", "card hero", "card 5", "card 2", "done"]);
  });

  it("wants a castle first, then a card", () => {
    const ask = asked("open-castle", "castle 3");
    expect(wanting(pickFor(position(), 0, ask, null)!, ask, [5])).toBe("castle");
    expect(wanting(pickFor(position(), 0, ask, 3)!, ask, [])).toBe("cards");
    expect(wanting(pickFor(position(), 0, ask, 3)!, ask, [5])).toBeNull();
  });

  it("counts the cards already there against the limit of reinforcements", () => {
    const view = position({ phase: "reinforcements", fronts: [front(2, "english", [3, 2, 2])] });
    const pick = pickFor(view, 0, asked("reinforce", "reinforce 2", "pass"), 2);
    expect([pick?.most, pick?.before, isFull(pick!, [5, 4])]).toEqual([2, ["reinforce 2"], true]);
  });

  it("removes cards worth the highest one, out of those laid (GY-ADV-3)", () => {
    const view = position({
      phase: "removal",
      fronts: [front(2, "english", [5, 3, 2, 2])],
      choosing: { castle: 2, cards: [] },
    });
    const ask = asked("remove-cards", "card 5", "card 3");
    const pick = pickFor(view, 0, ask, null)!;
    expect(pick.source).toEqual([5, 3, 2, 2]);
    expect([wanting(pick, ask, [2, 2]), wanting(pick, ask, [3, 2]), wanting(pick, ask, [5])]).toEqual([
      "worth",
      null,
      null,
    ]);
  });

  it("sets exactly five of the 21 valued cards aside, never the hero", () => {
    const ask = asked("set-aside", "card 5");
    const pick = pickFor(position({ phase: "set-aside" }), 0, ask, null)!;
    expect([pick.source.length, pick.source.includes(6), pick.least, pick.most]).toEqual([21, false, 5, 5]);
  });

  it("keeps what was chosen in an answer begun elsewhere", () => {
    const ask = asked("lay-cards", "card 4", "done");
    const pick = pickFor(position({ choosing: { castle: 1, cards: [5] } }), 0, ask, null)!;
    expect([pick.source, wanting(pick, ask, [])]).toEqual([[6, 4, 2, 2, 2], null]);
  });

  it("asks nothing of the board when the page has the question", () => {
    expect(pickFor(position(), 0, asked("defend", "show", "concede"), null)).toBeNull();
  });
});

describe("a fight", () => {
  it("is decided by heroes, then by strength (GY-COMBAT-6 to 9)", () => {
    expect([betterOf([6], [5, 5, 4]), betterOf([6, 2], [6]), betterOf([5], [3, 2]), betterOf([2, 2], [5])]).toEqual([
      "won",
      "tie",
      "tie",
      "lost",
    ]);
  });

  it("estimates hidden cards by what has not been seen", () => {
    const view = position({ fronts: [front(1, "french", null, 2)] });
    expect(estimate(view, view.fronts[0]!, NOTHING)).toMatchObject({
      known: false,
      least: 4,
      most: 10,
      hero: "possible",
    });
    view.sides[1]!.removed = [6, 5];
    expect(estimate(view, view.fronts[0]!, NOTHING)).toMatchObject({ most: 9, hero: "no" });
    expect(estimate(view, view.fronts[0]!, { english: [], french: [5, 4] })).toMatchObject({ most: 8 });
  });

  it("gives odds that add up, and agrees with a count by hand", () => {
    const view = position({ fronts: [front(1, "french", null, 1)] });
    const odds = oddsAgainst(view, [3], view.fronts[0]!, NOTHING);
    expect(odds.win).toBeCloseTo(12 / 22);
    expect(odds.tie).toBeCloseTo(4 / 22);
    expect(odds.lose).toBeCloseTo(6 / 22);
    expect(oddsAgainst(view, [6], view.fronts[0]!, NOTHING).tie).toBeCloseTo(1 / 22);
  });

  it("is certain once the cards are turned up", () => {
    const view = position({ fronts: [front(1, "french", [4, 2])] });
    expect(oddsAgainst(view, [5, 2], view.fronts[0]!, NOTHING)).toEqual({ win: 1, tie: 0, lose: 0 });
  });

  it("never counts a card of one's own twice", () => {
    const view = position({ fronts: [front(1, "english", [3, 2])] });
    expect(unseen(view, "english", NOTHING)).toEqual({ 6: 0, 5: 1, 4: 2, 3: 3, 2: 8 });
  });
});

describe("the record", () => {
  const record = [
    { key: "turn", params: { turn: 1, side: "english" } },
    { key: "shown", params: { seat: 0, castle: 3, cards: [5, 2] } },
    { key: "shown", params: { seat: 1, castle: 3, cards: [4, 4] } },
    { key: "takes", params: { side: "french", castle: 3 } },
    { key: "removed", params: { seat: 0, cards: [5] } },
    { key: "conceded", params: { seat: 1, castle: 5, number: 2 } },
    { key: "takes", params: { side: "english", castle: 5 } },
    { key: "turn", params: { turn: 2, side: "french" } },
  ];

  it("tells last turn's combats, with what was shown and what was given up unseen", () => {
    const [first, second] = combatsOfLastTurn(record);
    expect(first).toMatchObject({ castle: 3, outcome: "takes", winner: "french", conceded: null });
    expect(first?.shown.map(({ cards }) => cards)).toEqual([
      [5, 2],
      [4, 4],
    ]);
    expect(second).toMatchObject({ castle: 5, winner: "english", conceded: { seat: 1, number: 2 } });
  });

  it("tells nothing before a turn is over", () => {
    expect(combatsOfLastTurn(record.slice(0, 4))).toEqual([]);
  });

  it("remembers which shown cards are spent, until the pile is rebuilt", () => {
    expect(shownAndSpent(record, position(), "english")).toEqual([2]);
    expect(shownAndSpent(record, position(), "french")).toEqual([4, 4]);
    const rebuilt = [...record.slice(0, 7), { key: "rebuilt", params: { side: "french" } }, record[7]!];
    expect(shownAndSpent(rebuilt, position(), "french")).toEqual([]);
  });
});

describe("the drawings", () => {
  it("give the longbow to the English and the crossbow to the French", () => {
    expect(drawn("english", [2, 2]).map(({ label }) => label)).toEqual(["foot_soldiers", "archers"]);
    expect(drawn("french", [3, 3, 2, 2]).map(({ label }) => label)).toEqual([
      "sergeants",
      "trebuchet",
      "foot_soldiers",
      "crossbowmen",
    ]);
  });
});
