/** Sentences about the position, for the inspector and for those who hear the board instead of seeing it. */
import type { Chance } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import { frontsAt, hasHero, strength, type Front, type Odds, type SideFacts } from "./logic";
import type { GuyenneView } from "./view";

export function holder(controller: string | null, words: Words): string {
  return controller === null ? words.say("board-neutral") : words.say("board-held", { side: controller });
}

/** "Sarzay, held by the French, 2 points. The English attack: 3 cards…" */
export function describeCastle(view: GuyenneView, castle: number, words: Words): string {
  const { controller = null, points = 0 } = view.castles[castle - 1] ?? {};
  const parts = [words.say(`castle-${castle}`), holder(controller, words)];
  if (controller !== null) parts.push(words.say("board-points", { points }));
  const fronts = frontsAt(view, castle).filter((front) => front.cards.count > 0);
  return [`${parts.join(", ")}.`, ...fronts.map((front) => describeFront(view, front, words))].join(" ");
}

/** What is known of the cards of a side before a castle. */
export function describeFront({ figures }: GuyenneView, { side, role, cards, guess }: Front, words: Words): string {
  const who = words.say("board-front", { side, role, number: cards.count });
  if (guess === null) {
    const known = cards.cards ?? [];
    const key = hasHero(known) ? "board-with-hero" : "board-strength";
    return `${who} ${words.say(key, { strength: strength(known, figures) })}`;
  }
  const { least, most, average, hero } = guess;
  const likely = hero === 0 ? "impossible" : hero === 1000 ? "certain" : "possible";
  const heroic = words.say(`board-hero-${likely}`, { chance: Math.max(1, Math.min(99, Math.round(hero / 10))) });
  return `${who} ${words.say("board-range", { least, most, average })} ${heroic}`;
}

export function chancesOf({ won, tied, lost }: Odds, words: Words): Chance[] {
  return [
    { label: words.say("board-chance-won"), share: won, tone: "good" },
    { label: words.say("board-chance-tied"), share: tied, tone: "even" },
    { label: words.say("board-chance-lost"), share: lost, tone: "bad" },
  ];
}

/** "Two 5s and a 4" */
function describeCards(cards: readonly number[], words: Words): string {
  const kinds = [...new Set(cards)];
  return words.listed(
    kinds.map((card) => words.say("alike-cards", { card, number: cards.filter((each) => each === card).length })),
  );
}

export function describeCard(kind: number, label: string, side: string, words: Words): string {
  const name = kind === 6 ? words.say(`side-${side}.hero`) : words.say(`label-${label}`);
  return `${words.say("A-card", { card: kind === 6 ? "hero" : kind })}, ${name}`;
}

/** "13 cards in the draw pile, exhausted once of 2; 3 cards discarded. Shown since it was last made: two 5s." */
export function describePiles(side: SideFacts | undefined, words: Words): string {
  if (side === undefined) return "";
  const sizes = words.say("board-in-piles", {
    draw: side.draw_pile,
    discards: side.discard_pile,
    times: side.exhausted,
    limit: side.exhaustion_limit,
  });
  return side.discard_pile === 0 ? sizes : `${sizes} ${describeDiscards(side, words)}`;
}

/** One's own discards by heart, as far as one may; of the enemy's those that combats have shown (GY-INFO-5, 6). */
function describeDiscards({ discards, shown }: SideFacts, words: Words): string {
  if (discards.length > 0) return words.say("board-discards-known", { cards: describeCards(discards, words) });
  if (shown.length > 0) return words.say("board-discards-shown", { cards: describeCards(shown, words) });
  return words.say("board-discards-unknown");
}
