/** What a card is and does, in a sentence: nothing about it is told by hovering alone. */
import type { Words } from "../../lib/words";
import type { CardFigures, FiguresView } from "./view";

export type CardKind = "force" | "arms" | "hero" | "special";

export function figuresOf(card: string, figures: FiguresView): CardFigures | undefined {
  return figures.cards.find((one) => one.card === card);
}

export function kindOf(card: string, figures: FiguresView): CardKind {
  if (/^f\d$/.test(card)) return "force";
  if (/^h\d+$/.test(card)) return "hero";
  return figuresOf(card, figures)?.deck === "arms" ? "arms" : "special";
}

/** The number of the squire whose Hero it is. */
export const heroOf = (card: string): string => card.slice(1);

export function aboutCard(card: string, figures: FiguresView, words: Words): string {
  const about = figuresOf(card, figures);
  const kind = kindOf(card, figures);
  if (about === undefined) return "";
  return words.say(`board-card-${kind === "special" ? card.replaceAll("_", "-") : kind}`, {
    value: about.value,
    number: heroOf(card),
    heals: figures.rest_heals,
    role: about.offensive && about.defensive ? "both" : about.offensive ? "attack" : "defence",
    limit: about.full_life ? (about.knights_only ? "both" : "life") : about.knights_only ? "knights" : "none",
  });
}
