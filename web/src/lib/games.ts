/** What the page has of each game beside its texts: one folder per game under web/src/games, loaded when needed. */
import type { Component } from "svelte";
import type { GameInfo, NewTable } from "./api";
import type { GameModule } from "./board/contract";
import { seatsFor, strongest, type TableForm } from "./seating";

export type Cover = Component<{ title: string; label: string }>;

const modules = import.meta.glob<GameModule>("../games/*/index.ts");
const covers = import.meta.glob<{ default: Cover }>("../games/*/Cover.svelte");
const forms = import.meta.glob<TableForm>("../games/*/form.ts");

/** The game's own module, or null: then the choices are shown as plain buttons. */
export async function gameModule(game: string): Promise<GameModule | null> {
  const load = modules[`../games/${game}/index.ts`];
  return load === undefined ? null : load();
}

/** The game's own cover, or a plain one. */
export async function coverOf(game: string): Promise<Cover> {
  const load = covers[`../games/${game}/Cover.svelte`] ?? (() => import("../covers/Plain.svelte"));
  return (await load()).default;
}

/** What the form of a new table should know of the game; a game without any gets a plain form. */
export async function tableForm(game: string): Promise<TableForm> {
  const load = forms[`../games/${game}/form.ts`];
  return load === undefined ? {} : load();
}

/** The games of the series in the order in which one might learn them; games of others come after them. */
const ORDER = ["guyenne", "guesclin", "bastide", "trente", "montjoie"];

export function inOrder(games: readonly GameInfo[]): GameInfo[] {
  const place = ({ id }: GameInfo) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return [...games].sort((one, other) => place(one) - place(other) || one.id.localeCompare(other.id));
}

/** Those of the series that are not on the shelf yet. */
export function toCome(games: readonly GameInfo[]): string[] {
  return ORDER.filter((id) => !games.some((game) => game.id === id));
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
