import { describe, expect, it } from "vitest";
import { Words } from "../src/lib/words";

const TEXT = `
list-comma = { $before }, { $after }
list-end = { $before } and { $after }
alike-cards = { $number ->
    [one] a { $card }
   *[other] { $number } { $card }s
}
event-shown = { $you ->
    [seat] You show { $cards }, { $count } in all.
   *[none] { $seat } shows { $cards }.
}
event-drew-cards = { $you ->
    [audience] You draw { $cards }.
   *[none] { $audience } draws { $cards }.
}
decided-by-points = on points
result-won = { $winners } wins { $how }.
result-nobody = A draw, { $how }.
note-refused = The server did not accept that.
problem-bad-table = Not like that.
why-needs-ships = No { $what } without ships.
hat = A hat
    .about = It covers the head.
`;

const words = new Words("en", [TEXT]);
const names = ["Anne", "Bertrand"];

describe("words", () => {
  it("says a missing message as its key, and remembers that it was missing", () => {
    const own = new Words("en", [TEXT]);
    expect(own.say("no-such-thing")).toBe("no-such-thing");
    expect([...own.problems]).toEqual(["en: there is no message 'no-such-thing'"]);
  });

  it("reads attributes", () => {
    expect(words.say("hat.about")).toBe("It covers the head.");
    expect(words.knows("hat.smell")).toBe(false);
  });

  it("tells the reader's own deeds in the second person, with equal cards together", () => {
    const event = { key: "shown", params: { seat: 0, cards: [5, 2, 2] }, seats: null };
    expect(words.event(event, names, 0)).toBe("You show a 5 and 2 2s, 3 in all.");
    expect(words.event(event, names, 1)).toBe("Anne shows a 5 and 2 2s.");
    expect(words.event(event, names)).toBe("Anne shows a 5 and 2 2s.");
  });

  it("addresses those for whose eyes a message is", () => {
    const event = { key: "drew-cards", params: { cards: [4] }, seats: [1] };
    expect(words.event(event, names, 1)).toBe("You draw a 4.");
    expect(words.event(event, names, null)).toBe("Bertrand draws a 4.");
  });

  it("says why the server refused, or only that it did", () => {
    const problem = { message: "the server's own sentence", refusal: null, view: null };
    expect(words.problem({ ...problem, type: "bad-table" })).toBe("Not like that.");
    expect(words.problem({ ...problem, type: "unheard-of" as never })).toBe("The server did not accept that.");
    const refusal = { rule: "X-1", key: "needs-ships", params: { what: "landing" } };
    expect(words.problem({ ...problem, type: "bad-table", refusal })).toBe("No landing without ships.");
  });

  it("names the winner, or nobody", () => {
    const result = { ranks: [1, 2], scores: [5, 3], decided_by: "points", winners: [0] };
    expect(words.verdict(result, names)).toBe("Anne wins on points.");
    expect(words.verdict({ ...result, winners: [] }, names)).toBe("A draw, on points.");
  });
});
