/** Seats at a new table: who may sit where, and which side a seat will play. */
import type { GameInfo, NewSeat, NewTable, SettingInfo } from "./api";

export type SeatKind = NewSeat["kind"];
export const SEAT_KINDS: readonly SeatKind[] = ["me", "invited", "anyone", "bot", "here"];

export interface Draft {
  players: number;
  settings: Record<string, string>;
  seats: Required<NewSeat>[];
  watchers: boolean;
}

/** A table that is ready to be chosen, told by the message `preset-<name>` and its `.about`. */
export interface Preset {
  name: string;
  players?: number;
  /** The numbers of players that it is for, if not all; where there are others the first of these sits down. */
  for?: readonly number[];
  settings?: Record<string, string>;
}

/** What `web/src/games/<game>/form.ts` may tell the form of a new table. The server has the last word. */
export interface TableForm {
  presets?: readonly Preset[];
  /** Settings that are shown at once; without it the first one. */
  inSight?: readonly string[];
  /** The other settings under headings `group-<name>`; what is in no group comes last. */
  groups?: readonly { name: string; settings: readonly string[] }[];
  /** Whether a setting means anything at such a table; one that does not is not shown and has its default. */
  applies?(setting: string, draft: Draft): boolean;
  /** Why a setting means nothing at such a table, as a message; it is then shown, but cannot be changed. */
  reason?(setting: string, draft: Draft): string | null;
  /** The values of a setting that go with the rest, if not all do. */
  values?(setting: string, draft: Draft): readonly string[] | undefined;
  /** How many can play with such settings, if not all numbers go with them. */
  players?(settings: Record<string, string>): readonly number[] | undefined;
  /** The side that a seat will play, if that is known beforehand. */
  side?(draft: Draft, seat: number): string | null;
  /** What one click on "play now" sets up, if not the smallest table with everything as usual. */
  playNow?: Omit<Preset, "name">;
}

function defaults(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
}

/** The usual table: me against a friend, and bots for the rest. */
export function usualDraft(game: GameInfo, form: TableForm = {}): Draft {
  const players = form.playNow?.players ?? game.players[0] ?? 2;
  const draft = { players, settings: defaults(game), seats: seatsFor(players, [], game), watchers: true };
  const [first] = form.presets ?? [];
  return first === undefined ? settled(draft, game, form) : withPreset(draft, first, game, form);
}

export function withPreset(draft: Draft, preset: Preset, game: GameInfo, form: TableForm): Draft {
  const settings = { ...defaults(game), ...preset.settings };
  return settled({ ...draft, players: playersOf(preset, draft.players), settings }, game, form);
}

/** How many play the preset where so many have come. */
function playersOf(preset: Preset, players: number): number {
  if (preset.players !== undefined) return preset.players;
  return preset.for?.includes(players) === false ? (preset.for[0] ?? players) : players;
}

/** Whether the table is as the preset would have it. */
export function isLike(draft: Draft, preset: Preset, game: GameInfo): boolean {
  const settings = { ...defaults(game), ...preset.settings };
  const sameSettings = Object.entries(settings).every(([name, value]) => draft.settings[name] === value);
  return sameSettings && playersOf(preset, draft.players) === draft.players;
}

export function playersFor(game: GameInfo, form: TableForm, settings: Record<string, string>): readonly number[] {
  return form.players?.(settings) ?? game.players;
}

export function valuesFor(setting: SettingInfo, form: TableForm, draft: Draft): readonly string[] {
  return form.values?.(setting.name, draft) ?? setting.values;
}

/** The same table with everything put right that does not go with the rest. */
export function settled(draft: Draft, game: GameInfo, form: TableForm): Draft {
  const possible = playersFor(game, form, draft.settings);
  const players = possible.includes(draft.players) ? draft.players : (possible[0] ?? draft.players);
  const next: Draft = {
    ...draft,
    players,
    seats: seatsFor(players, draft.seats, game),
    settings: { ...draft.settings },
  };
  for (const setting of game.settings) {
    const values = valuesFor(setting, form, next);
    const fits = values.includes(next.settings[setting.name] ?? "") && (form.applies?.(setting.name, next) ?? true);
    if (!fits) next.settings[setting.name] = values.includes(setting.default) ? setting.default : (values[0] ?? "");
  }
  return next;
}

/** Why a setting cannot be changed at such a table, as a message; null if it can. */
export function hindrance(setting: string, form: TableForm, draft: Draft): string | null {
  return form.applies?.(setting, draft) === false ? (form.reason?.(setting, draft) ?? null) : null;
}

export interface SettingGroup {
  /** null for what needs no heading. */
  name: string | null;
  settings: SettingInfo[];
}

/** The settings that mean something at such a table, or say why they do not: those in sight, then the others in their groups. */
export function grouped(
  game: GameInfo,
  form: TableForm,
  draft: Draft,
): { inSight: SettingInfo[]; groups: SettingGroup[] } {
  const meant = game.settings.filter(
    ({ name }) => (form.applies?.(name, draft) ?? true) || hindrance(name, form, draft) !== null,
  );
  const first = form.inSight ?? game.settings.slice(0, 1).map(({ name }) => name);
  const rest = meant.filter(({ name }) => !first.includes(name));
  const groups = (form.groups ?? []).map((group) => ({
    name: group.name,
    settings: rest.filter(({ name }) => group.settings.includes(name)),
  }));
  const placed = new Set(groups.flatMap(({ settings }) => settings));
  const others = { name: null, settings: rest.filter((setting) => !placed.has(setting)) };
  return {
    inSight: meant.filter(({ name }) => first.includes(name)),
    groups: [...groups, others].filter(({ settings }) => settings.length > 0),
  };
}

/** As many seats as players: those chosen already stay, new ones are bots but the first two. */
export function seatsFor(players: number, chosen: Required<NewSeat>[], game: GameInfo): Required<NewSeat>[] {
  const bot = strongest(game.bots);
  const usual: SeatKind[] = ["me", "invited"];
  return Array.from({ length: players }, (_, seat) => chosen[seat] ?? { kind: usual[seat] ?? "bot", bot, name: "" });
}

/** Bots are listed from the weakest to the strongest. */
export function strongest(bots: string[]): string {
  return bots.at(-1) ?? "random";
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
    pace: 0,
  };
}

/** A table in one click: me in the first seat, the strongest bots in the others, everything as usual. */
export function tableAgainstBots(game: GameInfo, form: TableForm): NewTable {
  const players = form.playNow?.players ?? game.players[0] ?? 2;
  const bot = strongest(game.bots);
  return {
    game: game.id,
    players,
    settings: form.playNow?.settings ?? {},
    seats: seatsFor(players, [], game).map((_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", bot })),
    watchers: true,
    pace: 0,
  };
}
