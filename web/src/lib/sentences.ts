/** Sentences: ended as they should be, and with the players' names picked out, so that they can be coloured. */

/** A title as a sentence of its own; one that ends in "!" or "?" needs no full stop. */
export function ended(title: string): string {
  return /[.!?…]$/.test(title) ? title : `${title}.`;
}

export interface Piece {
  text: string;
  /** Whose name this is; null for plain words. */
  seat: number | null;
}

export function pieces(sentence: string, names: string[]): Piece[] {
  const known = names.map((name, seat) => ({ name, seat })).filter(({ name }) => name !== "");
  const found: Piece[] = [];
  let rest = sentence;
  while (rest !== "") {
    const next = firstName(rest, known);
    if (next === null) {
      found.push({ text: rest, seat: null });
      break;
    }
    if (next.at > 0) found.push({ text: rest.slice(0, next.at), seat: null });
    found.push({ text: next.name, seat: next.seat });
    rest = rest.slice(next.at + next.name.length);
  }
  return found;
}

/** The name that comes first; of two at the same place the longer one ("Jean" and "Jean-Baptiste"). */
function firstName(
  text: string,
  known: { name: string; seat: number }[],
): { at: number; name: string; seat: number } | null {
  const places = known
    .map(({ name, seat }) => ({ at: text.indexOf(name), name, seat }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  return places[0] ?? null;
}
