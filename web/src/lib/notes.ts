/** A player's own notes on a table, kept in this browser alone. */
const PREFIX = "centans.notes.";

function keyOf(table: string, seat: number | null): string {
  return `${PREFIX}${table}.${seat ?? "watcher"}`;
}

export function readNotes(table: string, seat: number | null): string {
  return localStorage.getItem(keyOf(table, seat)) ?? "";
}

export function keepNotes(table: string, seat: number | null, text: string): void {
  localStorage.setItem(keyOf(table, seat), text);
}

/** Remove the notes on all tables. */
export function forgetNotes(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
