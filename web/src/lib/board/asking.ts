/** What a board is asked, and what it may answer. */
import type { AskInfo } from "../api";

/** The question that is waited for. Open ones (second thoughts, standing offers) wait, or are the page's business. */
export function questionOf(asks: readonly AskInfo[]): AskInfo | null {
  return asks.find(({ open }) => !open) ?? null;
}

export function isOffered(ask: AskInfo | null, notation: string): boolean {
  return ask?.options.some((option) => option.notation === notation) ?? false;
}
