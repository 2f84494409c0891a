/** The games on the shelf, as the server tells of them: in order, each with its title, its sides and what it brings. */
import { games, type GameInfo } from "./api";
import type { Language } from "./words";

/** Null as long as they are not known. */
let known: readonly GameInfo[] | null = $state.raw(null);
let asked: Promise<readonly GameInfo[]> | null = null;

/** Asks the server once; again only if it did not answer. */
export function openShelf(): Promise<readonly GameInfo[]> {
  asked ??= games().then((found) => (known = found));
  asked.catch(() => (asked = null));
  return asked;
}

export function gameNamed(id: string): GameInfo | undefined {
  return known?.find((game) => game.id === id);
}

/** What a game says of itself: `title`, and perhaps `lead`, `length`, `age`, `authors`, `cover`. */
export function toldOf(game: GameInfo, language: Language): Record<string, string> {
  return game.told[language] ?? {};
}
