/** Which notes of the guided first turn were read in this browser. The notes are the messages `guide-<question>`. */

const SHELF = "guyenne-guide";
const EVERYTHING = "*";

/** The questions that have a note. */
export const steps = [
  "set-aside",
  "hand-over",
  "set-order",
  "open-castle",
  "lay-cards",
  "reinforce",
  "defend",
  "remove-cards",
];

function notes(): string[] {
  try {
    return (localStorage.getItem(SHELF) ?? "").split(" ").filter((note) => note !== "");
  } catch {
    return [EVERYTHING];
  }
}

function keep(read: string[]): void {
  try {
    localStorage.setItem(SHELF, read.join(" "));
  } catch {
    // without storage the notes simply come again
  }
}

export function isRead(step: string): boolean {
  const known = notes();
  return known.includes(EVERYTHING) || known.includes(step);
}

export function read(step: string): void {
  keep([...new Set([...notes(), step])]);
}

export function readAll(): void {
  keep([EVERYTHING]);
}

export function forget(): void {
  keep([]);
}
