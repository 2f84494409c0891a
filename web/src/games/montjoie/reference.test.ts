import { expect, test } from "vitest";
import { embassyRows, endingRows, lengthOfMatch } from "./reference";
import type { MontjoieView } from "./view";

/** The long match: a die may end it after turns 8 and 9, and the tenth turn is the last. */
const view = {
  turn: 9,
  box: {
    last_turn: 10,
    end_die: [0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 6],
    embassy: [..."cccc", ..."hh", ..."rrrii"],
  },
} as unknown as MontjoieView;

test("the embassy table says which sums bring what, and how likely each row is", () => {
  const rows = embassyRows(view);
  expect(rows.map(({ result, least, most }) => [result, least, most])).toEqual([
    ["c", 2, 5],
    ["h", 6, 7],
    ["r", 8, 10],
    ["i", 11, 12],
  ]);
  expect(rows[0]?.chance).toBeCloseTo(10 / 36);
  expect(rows.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1);
});

test("turns after which the match may end are told with their die, and the present one is marked", () => {
  expect(endingRows(view)).toEqual([
    { turn: 8, upTo: 2, now: false },
    { turn: 9, upTo: 4, now: true },
    { turn: 10, upTo: 6, now: false },
  ]);
  expect(lengthOfMatch(view)).toEqual({ first: 8, last: 10 });
});
