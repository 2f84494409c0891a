/** Seats at a new table: who may sit where, and which side a seat will play. */
import type { GameInfo, NewSeat, NewTable } from "./api";

export type SeatKind = NewSeat["kind"];
export const SEAT_KINDS: readonly SeatKind[] = ["me", "invited", "anyone", "bot", "here"];

export interface Draft {
  players: number;
  settings: Record<string, string>;
  seats: Required<NewSeat>[];
  watchers: boolean;
}

/** The usual table: me against a friend, and bots for the rest. */
export function usualDraft(game: GameInfo): Draft {
  const players = game.players[0] ?? 2;
  return {
    players,
    settings: Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default])),
    seats: seatsFor(players, [], game),
    watchers: true,
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
