/** Answers that are put together: cards laid, stakes, purchases. Nothing here knows how they are drawn. */
import type { AskInfo, OptionInfo } from "../../lib/api";
import type { LimitView, MontjoieView, SeatView, SiteView } from "./view";

// -- cards laid in a combat, stakes ---------------------------------------------------------------------------------

/** Questions that are answered with cards of one's hand. */
export const LAYING = ["lay-attack", "lay-defence", "naval-stake", "duel-stake"];
const COMPOSED = ["lay", "defend", "stake"];
/** What may go with yellow cards, in the order of the notation. */
const WITH = ["engineer", "felon", "hero"] as const;
export type Extra = (typeof WITH)[number];

export interface Laid {
  /** Yellow cards, by name. */
  cards: readonly string[];
  extras: readonly Extra[];
  barons: number;
}

const composed = (ask: AskInfo): OptionInfo[] => ask.options.filter(({ kind }) => COMPOSED.includes(kind));

function laidBy({ kind, params }: OptionInfo): Laid {
  const names = kind === "lay" ? [params["first"], params["second"]] : [params["card"]];
  const extras = String(params["extras"]).split("-");
  return {
    cards: names.map(String).filter((name) => name !== "none"),
    extras: WITH.filter((extra) => extras.includes(extra)),
    barons: Number(params["barons"] ?? 0),
  };
}

const strengthOf = (view: MontjoieView, card: string): number =>
  view.box.cards.find((kind) => kind.card === card)?.value ?? 0;

/** What is proposed at first: the strongest cards, and nothing with them. */
export function firstLaid(view: MontjoieView, ask: AskInfo): Laid {
  const plain = composed(ask)
    .map(laidBy)
    .filter(({ extras, barons }) => extras.length === 0 && barons === 0);
  const worth = ({ cards }: Laid) => cards.reduce((total, card) => total + strengthOf(view, card), 0);
  return plain.sort((one, other) => worth(other) - worth(one))[0] ?? { cards: [], extras: [], barons: 0 };
}

/** How many yellow cards are laid together. */
export const cardsNeeded = (ask: AskInfo): number =>
  Math.max(0, ...composed(ask).map((option) => laidBy(option).cards.length));
export const mostBarons = (ask: AskInfo): number =>
  Math.max(0, ...composed(ask).map((option) => laidBy(option).barons));
export const takesBarons = (ask: AskInfo): boolean => ask.options.some(({ kind }) => kind === "stake");
export const mayLay = (ask: AskInfo, card: string): boolean =>
  composed(ask).some((option) => laidBy(option).cards.includes(card));
export const mayAdd = (ask: AskInfo, extra: string): boolean =>
  composed(ask).some((option) => laidBy(option).extras.some((one) => one === extra));

/** The option that says exactly this, if it is one. */
export function optionFor(view: MontjoieView, ask: AskInfo, laid: Laid): OptionInfo | null {
  const sorted = (cards: readonly string[]) =>
    [...cards].sort((a, b) => strengthOf(view, b) - strengthOf(view, a)).join(" ");
  const alike = (one: Laid) =>
    sorted(one.cards) === sorted(laid.cards) &&
    one.barons === laid.barons &&
    one.extras.length === laid.extras.length &&
    one.extras.every((extra) => laid.extras.includes(extra));
  return composed(ask).find((option) => alike(laidBy(option))) ?? null;
}

/** A yellow card more; when there are enough, the one that has lain there longest makes room. */
export function withCard(ask: AskInfo, laid: Laid, card: string): Laid {
  const needed = cardsNeeded(ask);
  const kept = laid.cards.length < needed ? laid.cards : laid.cards.slice(1);
  return { ...laid, cards: [...kept, card].slice(0, needed) };
}

export function withoutCard(laid: Laid, card: string): Laid {
  const place = laid.cards.indexOf(card);
  return place < 0 ? laid : { ...laid, cards: laid.cards.filter((_, other) => other !== place) };
}

export function toggledExtra(laid: Laid, extra: Extra): Laid {
  const extras = laid.extras.includes(extra) ? laid.extras.filter((one) => one !== extra) : [...laid.extras, extra];
  return { ...laid, extras };
}

// -- the hand -------------------------------------------------------------------------------------------------------

export interface Held {
  /** Stays the same while the hand does. */
  place: number;
  card: string;
  red: boolean;
  value: number;
  lifted: boolean;
}

/** A hand in order, yellow cards before red ones; of cards alike the first are the lifted ones. */
export function heldCards(view: MontjoieView, kinds: readonly number[], laid: Laid | null): Held[] {
  const left = new Map<string, number>();
  for (const card of [...(laid?.cards ?? []), ...(laid?.extras ?? [])]) left.set(card, (left.get(card) ?? 0) + 1);
  const found = kinds
    .map((kind) => view.box.cards[kind])
    .filter((card) => card !== undefined)
    .sort((a, b) => Number(a.red) - Number(b.red) || b.value - a.value);
  return found.map(({ card, red, value }, place) => {
    const more = left.get(card) ?? 0;
    if (more > 0) left.set(card, more - 1);
    return { place, card, red, value, lifted: more > 0 };
  });
}

// -- purchases ------------------------------------------------------------------------------------------------------

export interface Basket {
  towns: readonly string[];
  cards: number;
}
export const EMPTY_BASKET: Basket = { towns: [], cards: 0 };

const sitesIn = (view: MontjoieView, names: readonly string[]): SiteView[] =>
  (view.choosing?.purchase?.sites ?? []).filter(({ town }) => names.includes(town));

/** What the walls of a town cost; null where none can be raised. */
export const siteOf = (view: MontjoieView, town: string): SiteView | null => sitesIn(view, [town])[0] ?? null;

export function costOf(view: MontjoieView, { towns, cards }: Basket): number {
  const walls = sitesIn(view, towns).reduce((total, { price }) => total + price, 0);
  return walls + cards * (view.choosing?.purchase?.card_price ?? 0);
}

/** What stands in the way of raising a town as well: too dear, too many castles, no ramparts; null if nothing does. */
export function whyNotRaise(view: MontjoieView, basket: Basket, site: SiteView): LimitView | null {
  const alike = sitesIn(view, basket.towns).filter(({ becomes }) => becomes === site.becomes).length;
  const taken: Record<string, number> = { [site.becomes]: alike + 1, money: costOf(view, basket) + site.price };
  return view.choosing?.purchase?.limits.find(({ limit, left }) => (taken[limit] ?? 0) > left) ?? null;
}

/** As many cards as can be paid beside the walls, held and found. */
export function mostCards(view: MontjoieView, ask: AskInfo, buyer: SeatView, basket: Basket): number {
  const price = view.choosing?.purchase?.card_price ?? 0;
  const offered = ask.options.filter(({ kind }) => kind === "cards").map(({ params }) => Number(params["number"]));
  const left = buyer.money - costOf(view, { ...basket, cards: 0 });
  return Math.max(0, Math.min(Math.max(0, ...offered), price > 0 ? Math.floor(left / price) : 0));
}

export const orderOf = ({ towns, cards }: Basket): string[] => [
  ...towns.map((town) => `town ${town}`),
  `cards ${cards}`,
];
