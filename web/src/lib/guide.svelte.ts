/** The guided first turn: a note at the first question of each kind. Which ones were read is kept in this browser. */
import { prefer, preferences } from "./preferences.svelte";

const KEY = "centans.guide";

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

const read: Record<string, string[]> = $state(kept());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(read));
  } catch {
    // A browser without storage shows its notes again.
  }
}

export function isWanted(game: string, step: string): boolean {
  return preferences.guide && !(read[game] ?? []).includes(step);
}

export function markRead(game: string, step: string): void {
  if (read[game]?.includes(step)) return;
  read[game] = [...(read[game] ?? []), step];
  keep();
}

/** Turn the guide on, all its notes unread, or off. */
export function setGuide(wanted: boolean): void {
  prefer("guide", wanted);
  if (!wanted) return;
  for (const game of Object.keys(read)) read[game] = [];
  keep();
}
