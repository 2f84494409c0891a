import { describe, expect, it } from "vitest";
import type { AskInfo } from "../../lib/api";
import type { Words } from "../../lib/words";
import { combatsOfLastTurn } from "./combats";
import { describeCastle, describePiles } from "./describe";
import { answerOf, drawn, fightAt, groups, isFull, oddsAgainst, pickFor, stakeOf, strength, wanting } from "./logic";
import { scenes } from "./scenes";
import type { GuyenneView } from "./view";

const FIGURES: GuyenneView["figures"] = {
  army: [6, 5, 5, 4, 4, 4, 3, 3, 3, 3, ...Array<number>(12).fill(2)],
  strengths: [0, 0, 2, 3, 4, 5, 0, 0],
  set_aside: 5,
  isolated: 1,
  grouped: 2,
};

function position(change: Partial<GuyenneView> = {}, castles = "......"): GuyenneView {
  const controllers = [...castles].map((letter) => ({ E: "english", F: "french" })[letter] ?? null);
  const pile = {
    draw_pile: 16,
    discard_pile: 0,
    discards: [],
    shown: [],
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
    castles: controllers.map((controller, place) => ({
      castle: place + 1,
      controller,
      points:
        controller === null
          ? 0
          : controllers[place - 1] === controller || controllers[place + 1] === controller
            ? 2
            : 1,
      stakes: [
        { side: "english", role: "attack", english: 3, french: 0 },
        { side: "french", role: "defence", english: 0, french: 1 },
      ],
    })),
    fronts: [],
    fights: [],
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

/** Cards before a castle: seen, or, as a number, hidden with a guess at them. */
function front(castle: number, side: string, cards: number[] | number): GuyenneView["fronts"][number] {
  const hidden = typeof cards === "number";
  const pile = hidden ? { count: cards, cards: null } : { count: cards.length, cards };
  const seat = side === "english" ? 0 : 1;
  return { castle, side, seat, role: "attack", face_up: false, cards: pile, guess: hidden ? GUESS : null };
}

const GUESS: NonNullable<GuyenneView["fronts"][number]["guess"]> = {
  least: 4,
  most: 10,
  average: 5,
  hero: 170,
  won: [0, 0, 100],
  tied: [0, 0, 200],
  lost: [1000, 1000, 700],
  with_hero: { won: 830, tied: 170, lost: 0 },
};

/** What the view says of the choice, with these changes. */
function choosing(change: Partial<NonNullable<GuyenneView["choosing"]>> = {}): GuyenneView["choosing"] {
  return {
    castle: null,
    cards: [],
    purpose: "lay-cards",
    source: [6, 5, 4, 2, 2, 2],
    least: 1,
    most: 5,
    most_at: [],
    worth: 0,
    ...change,
  };
}

function asked(key: string, ...notations: string[]): AskInfo {
  const options = notations.map((notation) => ({ notation, kind: notation.split(" ")[0] ?? "", params: {} }));
  return { id: `1.1.${key}`, key, open: false, addressed: false, secret: false, hollow: false, options };
}

describe("a castle in words", () => {
  const words = {
    say: (key: string) => (/strength|range|hero/.test(key) ? `${key}.` : key),
    listed: (parts: string[]) => parts.join(", "),
  } as unknown as Words;

  it("is told in sentences, each with one full stop", () => {
    const view = position({ fronts: [front(1, "english", [5]), front(1, "french", 2)] }, "F.....");
    const told = describeCastle(view, 1, words);
    expect(told).toMatch(/^castle-1, board-held, board-points\. board-front board-strength\. board-front/);
    expect(told).toContain("board-range. board-hero-possible.");
    expect(told).not.toContain("..");
    expect(told.endsWith(".")).toBe(true);
  });

  it("says what combats have shown of the enemy's discards, and what one knows of one's own", () => {
    const side = { ...position().sides[1]!, discard_pile: 3 };
    expect(describePiles(side, words)).toContain("board-discards-unknown");
    expect(describePiles({ ...side, shown: [5, 2] }, words)).toContain("board-discards-shown");
    expect(describePiles({ ...side, shown: [5], discards: [5, 2, 2] }, words)).toContain("board-discards-known");
    expect(describePiles({ ...side, discard_pile: 0 }, words)).not.toContain("board-discards");
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

  it("reads what is at stake from the view", () => {
    expect(stakeOf(position(), 6, "french")).toMatchObject({ role: "defence", french: 1 });
  });
});

describe("choosing cards", () => {
  const toOpen = choosing({ most_at: [0, 0, 4, 5, 5, 5] });

  it("takes its limits from the view, by castle where one is still to be named", () => {
    const view = position({ choosing: toOpen });
    const ask = asked("open-castle", "castle 3");
    expect([pickFor(view, ask, null)?.most, pickFor(view, ask, 3)?.most]).toEqual([5, 4]);
    expect(pickFor(view, ask, 3)?.before).toEqual(["castle 3"]);
    expect(isFull(pickFor(view, ask, 3)!, [2, 2, 2, 4])).toBe(true);
  });

  it("sends the castle, then the cards from the strongest down, then done", () => {
    const pick = pickFor(position({ choosing: toOpen }), asked("open-castle", "castle 3"), 3);
    expect(answerOf(pick!, [2, 6, 5])).toEqual(["castle 3", "card hero", "card 5", "card 2", "done"]);
  });

  it("wants a castle first, then a card", () => {
    const view = position({ choosing: toOpen });
    const ask = asked("open-castle", "castle 3");
    expect(wanting(pickFor(view, ask, null)!, [5], FIGURES)).toBe("castle");
    expect(wanting(pickFor(view, ask, 3)!, [], FIGURES)).toBe("cards");
    expect(wanting(pickFor(view, ask, 3)!, [5], FIGURES)).toBeNull();
  });

  it("wants as much worth as the view says", () => {
    const removal = choosing({ castle: 2, purpose: "remove-cards", source: [5, 3, 2, 2], most: 4, worth: 5 });
    const pick = pickFor(position({ choosing: removal }), asked("remove-cards", "card 5", "card 3"), null)!;
    expect([pick.castle, pick.before]).toEqual([2, []]);
    const wanted = [[2, 2], [3, 2], [5]].map((lifted) => wanting(pick, lifted, FIGURES));
    expect(wanted).toEqual(["worth", null, null]);
  });

  it("keeps what was chosen in an answer begun elsewhere", () => {
    const begun = choosing({ castle: 1, cards: [5], source: [6, 4, 2, 2, 2] });
    const pick = pickFor(position({ choosing: begun }), asked("lay-cards", "card 4", "done"), null)!;
    expect([pick.source, wanting(pick, [], FIGURES)]).toEqual([[6, 4, 2, 2, 2], null]);
  });

  it("asks nothing of the board when the page has the question", () => {
    const view = position({ choosing: choosing({ castle: 2, purpose: "" }) });
    expect(pickFor(view, asked("defend", "show", "concede"), null)).toBeNull();
    expect(pickFor(view, null, null)).toBeNull();
  });
});

describe("a fight", () => {
  it("has the odds that the view gives for a strength, or for the hero", () => {
    expect(strength([6, 5, 2], FIGURES)).toBe(7);
    expect(oddsAgainst(front(1, "french", 1), [2], FIGURES)).toEqual({ won: 100, tied: 200, lost: 700 });
    expect(oddsAgainst(front(1, "french", 1), [6, 2], FIGURES)).toEqual({ won: 830, tied: 170, lost: 0 });
    expect(oddsAgainst(front(1, "french", [4]), [2], FIGURES)).toBeNull();
  });

  it("is found by its castle", () => {
    const view = position({ fights: [{ castle: 2, result: "won", odds: null }] });
    expect([fightAt(view, 2)?.result, fightAt(view, 3)]).toEqual(["won", null]);
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
    const [first, second] = combatsOfLastTurn(record, false);
    expect(first).toMatchObject({ castle: 3, outcome: "takes", winner: "french", conceded: null });
    expect(first?.shown.map(({ cards }) => cards)).toEqual([
      [5, 2],
      [4, 4],
    ]);
    expect(second).toMatchObject({ castle: 5, winner: "english", conceded: { seat: 1, number: 2 } });
  });

  it("tells nothing before a turn is over", () => {
    expect(combatsOfLastTurn(record.slice(0, 4), false)).toEqual([]);
  });

  it("tells those of the last turn once the match is over", () => {
    const more = [...record, { key: "shown", params: { seat: 0, castle: 1, cards: [2] } }];
    const last = [...more, { key: "holds", params: { castle: 1, side: "french" } }];
    expect(combatsOfLastTurn(last, true).map(({ castle }) => castle)).toEqual([1]);
  });
});

describe("a banner that is hoisted on the stage", () => {
  it("brings its side what was at stake; what the castle itself counts is left open", () => {
    const before = position({}, "F.....");
    const shown = scenes.of["takes"]?.change?.(before, { castle: 2, side: "french" }, before) ?? before;
    expect(shown.castles[1]?.controller).toBe("french");
    expect(shown.sides.map(({ score }) => score)).toEqual([0, 1]);
    expect(groups(shown)).toEqual([{ side: "french", from: 0, to: 1, points: null }]);
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
