import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/api";
import { invitationLink } from "../src/lib/invitation";
import {
  grouped,
  hindrance,
  isLike,
  playersFor,
  seatsFor,
  settled,
  tableAgainstBots,
  tableOf,
  usualDraft,
  withKind,
  withPreset,
  type TableForm,
} from "../src/lib/seating";

const game: GameInfo = {
  id: "guyenne",
  revision: 1,
  players: [2, 3, 4],
  settings: [{ name: "level", values: ["basic", "expert"], default: "basic" }],
  bots: ["random", "greedy"],
  place: 1,
  told: {},
  sides: {},
  cover: null,
  board: null,
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

describe("settings that go together", () => {
  const skirmish: GameInfo = {
    ...game,
    id: "guesclin",
    settings: [
      { name: "scenario", values: ["loot", "field"], default: "loot" },
      { name: "night", values: ["no", "yes"], default: "no" },
      { name: "loot", values: ["one", "two"], default: "one" },
    ],
  };
  const form: TableForm = {
    presets: [
      { name: "ambush", players: 2, settings: { scenario: "loot", loot: "two" } },
      { name: "great", players: 4 },
    ],
    groups: [{ name: "weather", settings: ["night"] }],
    applies: (setting, { settings }) => setting !== "loot" || settings["scenario"] === "loot",
    players: (settings) => (settings["scenario"] === "loot" ? [2] : undefined),
  };

  it("begin as the first table that is ready to play", () => {
    const draft = usualDraft(skirmish, form);
    expect(draft.settings).toEqual({ scenario: "loot", night: "no", loot: "two" });
    expect(isLike(draft, form.presets?.[0] ?? { name: "" }, skirmish)).toBe(true);
  });

  it("put right what does not go with the rest", () => {
    const draft = usualDraft(skirmish, form);
    const field = settled({ ...draft, settings: { ...draft.settings, scenario: "field" } }, skirmish, form);
    expect(field.settings["loot"]).toBe("one");
    expect(playersFor(skirmish, form, field.settings)).toEqual([2, 3, 4]);
    const back = settled({ ...field, players: 4, settings: { ...field.settings, scenario: "loot" } }, skirmish, form);
    expect(back.players).toBe(2);
    expect(back.seats).toHaveLength(2);
    expect(
      withPreset(back, { name: "great", players: 4, settings: { scenario: "field" } }, skirmish, form).players,
    ).toBe(4);
  });

  it("are shown in their groups, and not at all where they mean nothing", () => {
    const draft = usualDraft(skirmish, form);
    const shown = grouped(skirmish, form, { ...draft, settings: { ...draft.settings, scenario: "field" } });
    expect(shown.inSight.map(({ name }) => name)).toEqual(["scenario"]);
    expect(shown.groups.map(({ name, settings }) => [name, settings.length])).toEqual([["weather", 1]]);
    expect(grouped(skirmish, form, draft).groups.map(({ name }) => name)).toEqual(["weather", null]);
  });
});

describe("settings that hinder each other", () => {
  const market: GameInfo = {
    ...game,
    settings: [
      { name: "talks", values: ["on", "off"], default: "on" },
      { name: "sales", values: ["on", "off"], default: "off" },
    ],
  };
  const form: TableForm = {
    presets: [{ name: "usual" }, { name: "many", for: [3, 4], settings: { sales: "on" } }],
    applies: (setting, { settings }) => setting !== "sales" || settings["talks"] === "on",
    reason: (setting) => (setting === "sales" ? "no-talks" : null),
    playNow: { players: 3 },
  };

  it("are shown with the reason, and have their default", () => {
    const draft = settled({ ...usualDraft(market, form), settings: { talks: "off", sales: "on" } }, market, form);
    expect(draft.settings["sales"]).toBe("off");
    expect(hindrance("sales", form, draft)).toBe("no-talks");
    expect(hindrance("talks", form, draft)).toBeNull();
    expect(grouped(market, form, draft).groups.flatMap(({ settings }) => settings.map(({ name }) => name))).toEqual([
      "sales",
    ]);
  });

  it("go with some numbers of players only", () => {
    const draft = usualDraft(market, form);
    expect(draft.players).toBe(3);
    const [usual, many] = form.presets ?? [];
    if (usual === undefined || many === undefined) throw new Error("two tables are ready to play");
    const two = withPreset({ ...draft, players: 2 }, usual, market, form);
    expect([two.players, isLike(two, usual, market)]).toEqual([2, true]);
    expect(withPreset(two, many, market, form).players).toBe(3);
    expect(withPreset({ ...draft, players: 4 }, many, market, form).players).toBe(4);
  });
});

describe("the shelf", () => {
  it("sets up a table in one click: me against the strongest bots", () => {
    const table = tableAgainstBots({ ...game, players: [3, 4] }, {});
    expect(table.players).toBe(3);
    expect(table.seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }]);
  });
});

describe("an invitation", () => {
  it("is a link that names the table and carries the token", () => {
    expect(invitationLink("https://here", "t1", "a/b")).toBe("https://here/table/t1?invitation=a%2Fb");
  });
});
