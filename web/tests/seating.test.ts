import { describe, expect, it } from "vitest";
import type { ChoiceInfo, DraftInfo, GameInfo, PresetInfo } from "../src/lib/api";
import { invitationLink } from "../src/lib/invitation";
import {
  firstWanted,
  followed,
  grouped,
  isLike,
  seatsFor,
  tableAgainstBots,
  tableOf,
  wantedBy,
  withKind,
} from "../src/lib/seating";

const game: GameInfo = {
  id: "guyenne",
  revision: 1,
  players: [2, 3, 4],
  settings: [{ name: "level", values: ["basic", "expert"], default: "basic" }],
  bots: ["page", "squire"],
  usual_bot: "squire",
  place: 1,
  told: {},
  sides: {},
  form: {},
  cover: null,
  board: null,
};

describe("a new table", () => {
  it("is for me and a friend, with the usual rules", () => {
    const settled = { players: 2, counts: [2], choices: [], sides: [] };
    const table = tableOf(game, followed({ seats: [], watchers: true, patience: 60, hints: true }, settled, game));
    expect(table.seats).toEqual([{ kind: "me" }, { kind: "invited" }]);
    expect(table.patience).toBe(60);
  });

  it("keeps the seats already chosen when more people come, and fills up with the best bots", () => {
    const two = withKind(seatsFor(2, [], game), 1, "here");
    const four = seatsFor(4, two, game);
    expect(four.map((seat) => seat.kind)).toEqual(["me", "here", "bot", "bot"]);
    expect(four[3]?.bot).toBe("squire");
  });

  it("has only one seat for me", () => {
    expect(withKind(seatsFor(2, [], game), 1, "me").map((seat) => seat.kind)).toEqual(["here", "me"]);
  });
});

describe("a table that is being set up", () => {
  const skirmish: GameInfo = {
    ...game,
    id: "guesclin",
    settings: [
      { name: "scenario", values: ["loot", "field"], default: "loot" },
      { name: "night", values: ["no", "yes"], default: "no" },
      { name: "loot", values: ["one", "two"], default: "one" },
    ],
    form: {
      presets: [
        { name: "ambush", for_players: [2], settings: { loot: "two" } },
        { name: "great", for_players: [4, 3], settings: { scenario: "field" } },
        { name: "any" },
      ],
      groups: [{ name: "weather", settings: ["night"] }],
      play_now: { players: 3 },
    },
  };
  const [ambush, great, any] = skirmish.form.presets as [PresetInfo, PresetInfo, PresetInfo];
  const choice = (name: string, value: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
    ...{ name, value, values: [value], idle: false, reason: null },
    ...more,
  });
  const settled = (players: number, ...choices: ChoiceInfo[]): DraftInfo => ({
    ...{ players, counts: [players], choices, sides: [] },
  });

  it("begins as the first one that is ready, or as usual", () => {
    expect(firstWanted(skirmish)).toEqual({ players: 2, settings: { loot: "two" } });
    expect(firstWanted(game)).toEqual({ players: 2, settings: {} });
    expect(firstWanted({ ...skirmish, form: { play_now: { players: 3 } } })).toEqual({ players: 3, settings: {} });
  });

  it("keeps its number of players if the preset is for so many", () => {
    expect(wantedBy(great, 3).players).toBe(3);
    expect(wantedBy(great, 2).players).toBe(4);
    expect(wantedBy(any, 2)).toEqual({ players: 2, settings: {} });
  });

  it("takes over what the server has settled, and keeps who sits there", () => {
    const begun = followed(
      { seats: withKind(seatsFor(2, [], game), 1, "here"), watchers: false, patience: 60, hints: false },
      settled(3),
      game,
    );
    expect([begun.players, begun.watchers]).toEqual([3, false]);
    expect(begun.seats.map(({ kind }) => kind)).toEqual(["me", "here", "bot"]);
    const choices = [choice("scenario", "loot"), choice("night", "no"), choice("loot", "two")];
    const draft = followed(begun, settled(2, ...choices), skirmish);
    expect(draft.settings).toEqual({ scenario: "loot", night: "no", loot: "two" });
    expect(draft.seats).toHaveLength(2);
    expect([ambush, great, any].map((preset) => isLike(draft, preset, skirmish))).toEqual([true, false, false]);
    expect(isLike({ ...draft, players: 3 }, ambush, skirmish)).toBe(false);
  });

  it("shows its settings in their groups, and not at all those that mean nothing, unless it says why", () => {
    const reason = { rule: "GU-1", key: "no-loot", params: {} };
    const shown = (loot: Partial<ChoiceInfo>) =>
      grouped(skirmish, settled(2, choice("scenario", "field"), choice("night", "no"), choice("loot", "one", loot)));
    expect(shown({}).inSight.map(({ name }) => name)).toEqual(["scenario"]);
    expect(shown({}).groups.map(({ name, choices }) => [name, choices.length])).toEqual([
      ["weather", 1],
      [null, 1],
    ]);
    expect(shown({ idle: true }).groups.map(({ name }) => name)).toEqual(["weather"]);
    expect(shown({ idle: true, reason }).groups.map(({ name }) => name)).toEqual(["weather", null]);
  });
});

describe("the shelf", () => {
  it("sets up a table in one click: me against the usual bots", () => {
    const table = tableAgainstBots({ ...game, players: [3, 4] });
    expect(table.players).toBe(3);
    expect(table.seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "squire" }, { kind: "bot", bot: "squire" }]);
  });
});

describe("an invitation", () => {
  it("is a link that names the table and carries the token", () => {
    expect(invitationLink("https://here", "t1", "a/b")).toBe("https://here/table/t1?invitation=a%2Fb");
  });
});
