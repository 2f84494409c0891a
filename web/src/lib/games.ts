/** The boards: one folder per game under web/src/games, loaded when a table needs it. */
import type { GameModule } from "./board";

const modules = import.meta.glob<GameModule>("../games/*/index.ts");

/** The game's own module, or null: then the choices are shown as plain buttons. */
export async function gameModule(game: string): Promise<GameModule | null> {
  const load = modules[`../games/${game}/index.ts`];
  return load === undefined ? null : load();
}
