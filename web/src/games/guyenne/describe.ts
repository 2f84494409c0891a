/** Sentences about the position, for the inspector and for those who hear the board instead of seeing it. */
import type { Chance } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import { estimate, type Odds, type Spent } from "./knowledge";
import { frontsAt, type Front, type SideFacts } from "./logic";
import type { GuyenneView } from "./view";

export function holder(controller: string | null, words: Words): string {
  return controller === null ? words.say("board-neutral") : words.say("board-held", { side: controller });
}

/** "Sarzay, held by the French, 2 points. The English attack: 3 cards…" */
export function describeCastle(view: GuyenneView, castle: number, spent: Spent, words: Words): string {
  const { controller = null, points = 0 } = view.castles[castle - 1] ?? {};
  const parts = [words.say(`castle-${castle}`), holder(controller, words)];
  if (controller !== null) parts.push(words.say("board-points", { points }));
  const fronts = frontsAt(view, castle).filter((front) => front.cards.count > 0);
  return [`${parts.join(", ")}.`, ...fronts.map((front) => describeFront(view, front, spent, words))].join(" ");
}

/** What is known of the cards of a side before a castle. */
export function describeFront(view: GuyenneView, front: Front, spent: Spent, words: Words): string {
  const known = estimate(view, front, spent);
  const who = words.say("board-front", { side: front.side, role: front.role, number: front.cards.count });
  if (known.known) {
    const key = known.hero === "certain" ? "board-with-hero" : "board-strength";
    return `${who} ${words.say(key, { strength: known.least })}`;
  }
  const range = words.say("board-range", { least: known.least, most: known.most, average: Math.round(known.average) });
  return `${who} ${range} ${words.say(known.hero === "possible" ? "board-hero-possible" : "board-hero-impossible")}`;
}

export function chancesOf(odds: Odds, words: Words): Chance[] {
  return [
    { label: words.say("board-chance-won"), share: odds.win, tone: "good" },
    { label: words.say("board-chance-tied"), share: odds.tie, tone: "even" },
    { label: words.say("board-chance-lost"), share: odds.lose, tone: "bad" },
  ];
}

export function describeCard(kind: number, label: string, side: string, words: Words): string {
  const name = kind === 6 ? words.say(`side-${side}.hero`) : words.say(`label-${label}`);
  return `${words.say("A-card", { card: kind === 6 ? "hero" : kind })}, ${name}`;
}

/** "13 cards in the draw pile, exhausted once of 2; 3 cards discarded." */
export function describePiles(side: SideFacts | undefined, words: Words): string {
  if (side === undefined) return "";
  return words.say("board-in-piles", {
    draw: side.draw_pile,
    discards: side.discard_pile,
    times: side.exhausted,
    limit: side.exhaustion_limit,
  });
}
