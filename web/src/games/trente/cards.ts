/** What a card is and does, in a sentence: nothing about it is told by hovering alone. */
import type { Words } from "../../lib/words";
import type { CardFigures, FiguresView } from "./view";

export function figuresOf(card: string, figures: FiguresView): CardFigures | undefined {
  return figures.cards.find((one) => one.card === card);
}

/** The number of the squire whose Hero it is. */
export const heroOf = (card: string): string => card.slice(1);

export function aboutCard(card: string, figures: FiguresView, words: Words): string {
  const about = figuresOf(card, figures);
  if (about === undefined) return "";
  return words.say(`board-card-${about.kind === "special" ? card.replaceAll("_", "-") : about.kind}`, {
    value: about.value,
    number: heroOf(card),
    heals: figures.rest_heals,
    role: about.offensive && about.defensive ? "both" : about.offensive ? "attack" : "defence",
    limit: about.full_life ? (about.knights_only ? "both" : "life") : about.knights_only ? "knights" : "none",
  });
}
