import type { Rulebook } from "../src/lib/rulebook";

/** What of a rulebook is not a picture, as one text. */
export function htmlOf({ pieces }: Rulebook): string {
  return pieces.map((piece) => ("html" in piece ? piece.html : "")).join("\n");
}
