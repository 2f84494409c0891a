import { describe, expect, it } from "vitest";
import type { GameInfo, TableInfo } from "../src/lib/api";
import { invitationLink, rematchOf, tableAddress } from "../src/lib/rematch";
import { tableOf, usualDraft, seatsFor, withKind } from "../src/lib/seating";

const game: GameInfo = {
  id: "guyenne",
  revision: 1,
  players: [2, 3, 4],
  settings: [{ name: "level", values: ["basic", "expert"], default: "basic" }],
  prefix: "GY",
  bots: ["random", "greedy"],
};

describe("a new table", () => {
  it("is for me and a friend, with the usual rules", () => {
    const table = tableOf(game, usualDraft(game));
    expect(table.seats).toEqual([{ kind: "me" }, { kind: "invited" }]);
    expect(table.settings).toEqual({ level: "basic" });
  });

  it("keeps the seats already chosen when more people come, and fills up with the best bots", () => {
    const two = withKind(seatsFor(2, [], game), 1, "here");
    const four = seatsFor(4, two, game);
    expect(four.map((seat) => seat.kind)).toEqual(["me", "here", "bot", "bot"]);
    expect(four[3]?.bot).toBe("greedy");
  });

  it("has only one seat for me", () => {
    expect(withKind(seatsFor(2, [], game), 1, "me").map((seat) => seat.kind)).toEqual(["here", "me"]);
  });
});

describe("a rematch", () => {
  it("changes sides and invites whoever played before", () => {
    const seat = { online: false, bot: null, invitation: null };
    const table = {
      game: "guyenne",
      players: 2,
      settings: { level: "expert" },
      components: { "limits.hand_size": "7" },
      watchers: false,
      pace: 0,
      seats: [
        { ...seat, seat: 0, name: "Anne", kind: "person", side: "english", mine: true },
        { ...seat, seat: 1, name: "Bertrand", kind: "person", side: "french", mine: false },
      ],
    } as unknown as TableInfo;
    const next = rematchOf(table);
    expect(next.seats.map(({ kind }) => kind)).toEqual(["invited", "me"]);
    expect(next.settings).toEqual({ level: "expert" });
    expect(next.components).toEqual({ "limits.hand_size": "7" });
    expect(next.watchers).toBe(false);
  });

  it("is told by an address that gives no seat away", () => {
    expect(tableAddress("https://here", "t1")).toBe("https://here/table/t1");
    expect(invitationLink("https://here", "t1", "a/b")).toBe("https://here/table/t1?invitation=a%2Fb");
  });
});
