/** A board that has its own way of being brought closer lends it to the page, whose keys + − 0 then move it. */
import { getContext, setContext } from "svelte";

export interface Lens {
  closer(): void;
  farther(): void;
  fit(): void;
}

interface Holder {
  take(lens: Lens): () => void;
}

const HOLDER = Symbol("lens");

/** For the page's frame: it gets the lens of the board within it, if there is one. */
export function holdLens(take: Holder["take"]): void {
  setContext<Holder>(HOLDER, { take });
}

/** For a board: during its set-up. Gives back what ends the loan. */
export function lender(): (lens: Lens) => () => void {
  const holder = getContext<Holder | undefined>(HOLDER);
  return (lens) => holder?.take(lens) ?? (() => undefined);
}
