/** What the page has of each game beside its texts: one folder per game under web/src/games, loaded when needed. */
import type { Cover } from "../covers/all";
import type { GameModule } from "./board/contract";
import { outsideModule } from "./board/outside";
import type { Scenes } from "./scenes/scene";
import { gameNamed, openShelf } from "./shelf.svelte";

const modules = import.meta.glob<GameModule>("../games/*/index.ts");
const directions = import.meta.glob<{ scenes: Scenes }>("../games/*/scenes.ts");

/** The game's own module, or the one it brings from outside; null if it has neither: the choices are plain buttons. */
export async function gameModule(game: string): Promise<GameModule | null> {
  const load = modules[`../games/${game}/index.ts`];
  if (load !== undefined) return load();
  await openShelf();
  const board = gameNamed(game)?.board ?? null;
  return board === null ? null : outsideModule(board);
}

/** How what happens in a game is to be seen, if it says so. */
export async function gameScenes(game: string): Promise<Scenes | undefined> {
  const load = directions[`../games/${game}/scenes.ts`];
  return load === undefined ? (await gameModule(game))?.scenes : (await load()).scenes;
}

/** The game's own cover, or a plain one. */
export async function coverOf(game: string): Promise<Cover> {
  const { covers } = await import("../covers/all");
  return covers[`../games/${game}/Cover.svelte`] ?? (await import("../covers/Plain.svelte")).default;
}
