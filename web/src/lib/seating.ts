/** A new table: who sits where, and what was chosen; what goes with what is the server's to say. */
import type { ChoiceInfo, DraftInfo, GameInfo, NewSeat, NewTable, PresetInfo, Wanted } from "./api";

export type SeatKind = NewSeat["kind"];
export const SEAT_KINDS: readonly SeatKind[] = ["me", "invited", "anyone", "bot", "here"];

export interface Draft {
  players: number;
  settings: Record<string, string>;
  seats: Required<NewSeat>[];
  watchers: boolean;
  /** After how many minutes a player for whom the others wait may be replaced; 0: never. */
  patience: number;
  /** Whether hints may be asked for. */
  hints: boolean;
}

/** What can be agreed on: a quarter of an hour, an hour, a day, three, a week, for ever. */
export const PATIENCES: readonly number[] = [15, 60, 1440, 4320, 10080, 0];
export const USUAL_PATIENCE = 4320;

/** The table that the form begins with: the first that is ready to be chosen, or the game as usual. */
export function firstWanted(game: GameInfo): Wanted {
  const players = game.form.play_now?.players ?? game.players[0] ?? 2;
  const [first] = game.form.presets ?? [];
  return first === undefined ? { players, settings: {} } : wantedBy(first, players);
}

/** What a preset asks for where so many have come. */
export function wantedBy(preset: PresetInfo, players: number): Wanted {
  const { for_players: counts = [], settings = {} } = preset;
  const fits = counts.length === 0 || counts.includes(players);
  return { players: fits ? players : (counts[0] ?? players), settings };
}

/** The same table as the server has settled it: nothing stands there that does not go with the rest. */
export function followed(
  draft: Pick<Draft, "seats" | "watchers" | "patience" | "hints">,
  settled: DraftInfo,
  game: GameInfo,
): Draft {
  const settings = Object.fromEntries(settled.choices.map(({ name, value }) => [name, value]));
  return { ...draft, players: settled.players, settings, seats: seatsFor(settled.players, draft.seats, game) };
}

/** Whether the table is as the preset would have it. */
export function isLike(draft: Draft, preset: PresetInfo, game: GameInfo): boolean {
  const usual = Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
  const same = Object.entries({ ...usual, ...preset.settings }).every(
    ([name, value]) => draft.settings[name] === value,
  );
  return same && wantedBy(preset, draft.players).players === draft.players;
}

export interface SettingGroup {
  /** null for what needs no heading. */
  name: string | null;
  choices: ChoiceInfo[];
}

/** The settings that mean something at such a table, or say why they do not: those in sight, then the others in their groups. */
export function grouped(game: GameInfo, settled: DraftInfo): { inSight: ChoiceInfo[]; groups: SettingGroup[] } {
  const meant = settled.choices.filter(({ idle, reason }) => !idle || reason !== null);
  const { in_sight = [], groups = [] } = game.form;
  const first = in_sight.length > 0 ? in_sight : game.settings.slice(0, 1).map(({ name }) => name);
  const rest = meant.filter(({ name }) => !first.includes(name));
  const named = groups.map((group) => ({
    name: group.name,
    choices: rest.filter(({ name }) => group.settings.includes(name)),
  }));
  const placed = new Set(named.flatMap(({ choices }) => choices));
  const others = { name: null, choices: rest.filter((choice) => !placed.has(choice)) };
  return {
    inSight: meant.filter(({ name }) => first.includes(name)),
    groups: [...named, others].filter(({ choices }) => choices.length > 0),
  };
}

/** As many seats as players: those chosen already stay, new ones are bots but the first two. */
export function seatsFor(players: number, chosen: Required<NewSeat>[], game: GameInfo): Required<NewSeat>[] {
  const bot = game.usual_bot;
  const usual: SeatKind[] = ["me", "invited"];
  return Array.from({ length: players }, (_, seat) => chosen[seat] ?? { kind: usual[seat] ?? "bot", bot, name: "" });
}

/** Only one seat can be "me": the one just chosen; who was it before sits at the same screen. */
export function withKind(seats: Required<NewSeat>[], seat: number, kind: SeatKind): Required<NewSeat>[] {
  return seats.map((old, number) => {
    if (number === seat) return { ...old, kind };
    return kind === "me" && old.kind === "me" ? { ...old, kind: "here" as const } : old;
  });
}

export function tableOf(game: GameInfo, draft: Draft): NewTable {
  const named = (kind: SeatKind) => kind === "here";
  return {
    game: game.id,
    players: draft.players,
    settings: draft.settings,
    seats: draft.seats.map(({ kind, bot, name }) => ({
      kind,
      ...(kind === "bot" ? { bot } : {}),
      ...(named(kind) && name.trim() !== "" ? { name: name.trim() } : {}),
    })),
    watchers: draft.watchers,
    patience: draft.patience,
    hints: draft.hints,
    pace: 0,
  };
}

/** A table in one click: me in the first seat, the usual bots in the others, everything as usual. */
export function tableAgainstBots(game: GameInfo): NewTable {
  const { play_now = {} } = game.form;
  const players = play_now.players ?? game.players[0] ?? 2;
  const bot = game.usual_bot;
  return {
    game: game.id,
    players,
    settings: play_now.settings ?? {},
    seats: seatsFor(players, [], game).map((_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", bot })),
    watchers: true,
    pace: 0,
  };
}
