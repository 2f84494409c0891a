/** What players are called. */
import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../src/lib/api";
import { namesOf } from "../src/lib/names";
import { Words } from "../src/lib/words";

const FRENCH = new Words("fr", ["name-bot = Guy { $bot } { $number }\nname-nobody = Quelqu’un"]);

function seat(number: number, facts: Partial<SeatInfo>): SeatInfo {
  return { seat: number, name: "", kind: "person", bot: null, usual: false, ...facts } as SeatInfo;
}

describe("names", () => {
  it("of bots are those of the reader's language, unless somebody has given them another", () => {
    const seats = [
      seat(0, { name: "Hugh the Bold", kind: "bot", bot: "squire:seed=3", usual: true }),
      seat(1, { name: "Rex", kind: "bot", bot: "squire" }),
      seat(2, { name: "Jeanne" }),
    ];
    expect(namesOf(seats, FRENCH)).toEqual(["Guy squire 1", "Rex", "Jeanne"]);
  });

  it("are never empty", () => {
    expect(namesOf([seat(0, {})], FRENCH)).toEqual(["Quelqu’un"]);
  });
});
