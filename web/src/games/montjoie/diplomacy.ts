/** Diplomacy: an offer put together from what the view allows, the run of answers it is made of, and what stands to be answered. */
import type { AskInfo } from "../../lib/api";
import type { Proposal, ProposedAction } from "../../lib/board/contract";
import type { Params, Words } from "../../lib/words";
import { signed } from "./logic";
import type { DealTownView, DealView, MontjoieView, OfferView, PromiseView, SeatView, TownView } from "./view";

export const KINDS = ["exchange", "gift", "pact", "promise", "sell", "buy"] as const;
export type Kind = (typeof KINDS)[number];

/** An offer being put together. */
export interface Terms {
  to: number | null;
  kind: Kind;
  /** The town one gives or sells, or for whose battle barons are promised. */
  town: string | null;
  /** The town one asks for. */
  wanted: string | null;
  /** Écus: with an exchange below 0 they are asked for, above 0 given. */
  money: number;
  barons: number;
}

export const BLANK: Terms = { to: null, kind: "exchange", town: null, wanted: null, money: 0, barons: 1 };

export const seatOf = (view: MontjoieView, seat: number | null): SeatView | null =>
  view.seats.find((one) => one.seat === seat) ?? null;
export const powerOf = (view: MontjoieView, seat: number | null): string => seatOf(view, seat)?.power ?? "nobody";
export const partnersOf = (view: MontjoieView, seat: number | null): SeatView[] =>
  view.seats.filter((one) => one.seat !== seat && one.power !== null);

/** The question that lets one make an offer now. */
export const parleyIn = (asks: readonly AskInfo[]): AskInfo | null =>
  asks.find((ask) => ask.options.some(({ kind }) => kind === "parley")) ?? null;

/** What may be offered to that player now; null where no offer can be made. */
const dealOf = (view: MontjoieView, to: number | null, kind: Kind): DealView | null =>
  view.choosing?.deals.find((deal) => deal.to === to && deal.kind === kind) ?? null;

const townsNamed = (view: MontjoieView, names: readonly string[]): TownView[] =>
  view.towns.filter(({ town }) => names.includes(town));

/** The towns that one gives, sells or buys. */
export const townsToDeal = (view: MontjoieView, to: number | null, kind: Kind): TownView[] =>
  townsNamed(view, dealOf(view, to, kind)?.towns.map(({ town }) => town) ?? []);

/** The other's towns that go against one's own, or against any of them. */
export function theirsToExchange(view: MontjoieView, to: number | null, town: string | null): TownView[] {
  const own = dealOf(view, to, "exchange")?.towns ?? [];
  return townsNamed(
    view,
    own.filter((one) => town === null || one.town === town).flatMap(({ against }) => against),
  );
}

/** Kinds of offers that exist at this table. */
export const kindsAt = (view: MontjoieView): Kind[] =>
  KINDS.filter((kind) => view.choosing?.deals.some((deal) => deal.kind === kind) ?? false);

/** What stands in the way of an offer: the message that says it, whom it is about, and the rule. */
export interface Hindrance {
  why: string;
  power: string;
  rule: string;
}

/** Why an offer of that kind cannot be made to that player now; null if it can. */
export function hindrance(view: MontjoieView, to: number | null, kind: Kind): Hindrance | null {
  const deal = dealOf(view, to, kind);
  if (deal === null || deal.why === null) return null;
  return { why: `why-${deal.why}`, power: deal.power ?? "nobody", rule: deal.rule ?? "" };
}

/** The least and the most that the terms allow: écus, in an exchange below 0 for what is asked; or barons. */
export function limitsOf(view: MontjoieView, { to, kind, town, wanted }: Terms): [number, number] {
  const deal = dealOf(view, to, kind);
  const sold = deal?.towns.find((one) => one.town === (kind === "sell" ? town : wanted));
  const within: DealView | DealTownView | null | undefined = kind === "sell" || kind === "buy" ? sold : deal;
  return [within?.least ?? 0, within?.most ?? 0];
}

/** The same terms with everything dropped that does not go with the rest, and sums put within their limits. */
export function sensible(view: MontjoieView, seat: number | null, terms: Terms): Terms {
  const partners = partnersOf(view, seat);
  const to = partners.some((one) => one.seat === terms.to)
    ? terms.to
    : partners.length === 1
      ? (partners[0]?.seat ?? null)
      : null;
  const among = (towns: TownView[], town: string | null) => (towns.some((one) => one.town === town) ? town : null);
  const next = { ...terms, to };
  if (terms.kind === "exchange") {
    next.town = among(townsToDeal(view, to, "exchange"), terms.town);
    next.wanted = among(theirsToExchange(view, to, next.town), terms.wanted);
  } else if (terms.kind === "sell") {
    next.town = among(townsToDeal(view, to, "sell"), terms.town);
    next.wanted = null;
  } else if (terms.kind === "buy") {
    next.wanted = among(townsToDeal(view, to, "buy"), terms.wanted);
    next.town = null;
  } else if (terms.kind === "promise") next.wanted = null;
  else [next.town, next.wanted] = [null, null];
  const [least, most] = limitsOf(view, next);
  const within = (number: number) => Math.max(least, Math.min(most, number));
  return terms.kind === "promise" ? { ...next, barons: within(terms.barons) } : { ...next, money: within(terms.money) };
}

/** The run of answers that makes the offer; null while something is wanting. */
export function runOf(view: MontjoieView, terms: Terms): string[] | null {
  const { to, kind, town, wanted, money, barons } = terms;
  if (to === null || hindrance(view, to, kind) !== null) return null;
  const start = ["parley", `player ${to + 1}`, kind];
  switch (kind) {
    case "gift":
      return [...start, `ecus ${money}`];
    case "pact":
      return start;
    case "exchange": {
      if (town === null || wanted === null) return null;
      const sums = money > 0 ? [`ecus ${money}`] : ["ecus 0", `ecus ${-money}`];
      return [...start, `town ${town}`, `town ${wanted}`, ...sums];
    }
    case "promise":
      return town === null ? null : [...start, `town ${town}`, `barons ${barons}`];
    default: {
      const sold = kind === "sell" ? town : wanted;
      return sold === null ? null : [...start, `town ${sold}`, `ecus ${money}`];
    }
  }
}

/** The terms as an offer on the table would be. */
function offerOf(seat: number, { to, kind, town, wanted, money }: Terms): OfferView {
  const given = kind === "buy" ? money : kind === "exchange" ? Math.max(0, money) : 0;
  const asked = kind === "sell" ? money : kind === "exchange" ? Math.max(0, -money) : 0;
  return { seat, to: to ?? 0, town, wanted, gives: given, asks: asked, pact: kind === "pact", effects: [] };
}

// -- on the map -----------------------------------------------------------------------------------------------------

/** Whether towns belong to such an offer, so that they may be picked on the map. */
export const picksTowns = ({ kind }: Terms): boolean => ["exchange", "sell", "buy", "promise"].includes(kind);

/** The towns that may be pressed, and what a press on each means for the terms. */
export function pickable(view: MontjoieView, terms: Terms): Map<string, Partial<Terms>> {
  const { to, kind, town, wanted } = terms;
  const found = new Map<string, Partial<Terms>>();
  if (to === null || hindrance(view, to, kind) !== null) return found;
  const add = (towns: TownView[], change: (name: string) => Partial<Terms>) =>
    towns.forEach((one) => found.set(one.town, change(one.town)));
  if (kind === "exchange") {
    add(townsToDeal(view, to, kind), (name) => ({ town: name === town ? null : name }));
    add(theirsToExchange(view, to, town), (name) => ({ wanted: name === wanted ? null : name }));
  } else if (kind === "sell") add(townsToDeal(view, to, kind), (name) => ({ town: name }));
  else if (kind === "buy") add(townsToDeal(view, to, kind), (name) => ({ wanted: name }));
  else if (kind === "promise") add(view.towns, (name) => ({ town: name }));
  return found;
}

/** The towns of the terms, and of the offers that concern a seat. */
export function townsMarked(view: MontjoieView, seat: number | null, terms: Terms | null): string[] {
  const standing = view.offers.filter((offer) => offer.seat === seat || offer.to === seat);
  return [...standing, ...(terms === null ? [] : [terms])]
    .flatMap(({ town, wanted }) => [town, wanted])
    .filter((name) => name !== null);
}

/** The same, turned round: where one begins who wants other terms. */
export function counterTo({ seat, town, wanted, gives, asks }: OfferView): Terms {
  const kind = town !== null && wanted !== null ? "exchange" : town !== null ? "buy" : "sell";
  const money = kind === "exchange" ? asks - gives : Math.max(gives, asks);
  return { ...BLANK, to: seat, kind, town: wanted, wanted: town, money };
}

// -- in words -------------------------------------------------------------------------------------------------------

const youIn = (seat: number | null, one: { seat: number; to: number }): string =>
  seat === one.seat ? "seat" : seat === one.to ? "to" : "none";

function about(
  view: MontjoieView,
  seat: number | null,
  one: { seat: number; to: number; town: string | null },
): Params {
  return {
    you: youIn(seat, one),
    power: powerOf(view, one.seat),
    other: powerOf(view, one.to),
    town: one.town ?? "none",
  };
}

export function sayOffer(view: MontjoieView, seat: number | null, offer: OfferView, words: Words): string {
  return words.say("board-dip-offer", {
    ...about(view, seat, offer),
    wanted: offer.wanted ?? "none",
    gives: offer.gives,
    asks: offer.asks,
    pact: offer.pact ? "yes" : "no",
    turn: view.turn + view.box.pact_turns,
  });
}

export function sayTerms(view: MontjoieView, seat: number, terms: Terms, words: Words): string {
  const one = { ...about(view, seat, { seat, to: terms.to ?? 0, town: terms.town }), turn: view.turn };
  if (terms.kind === "gift") return words.say("board-dip-gift", { ...one, number: terms.money });
  if (terms.kind === "promise") return words.say("board-dip-barons", { ...one, number: terms.barons });
  return sayOffer(view, seat, offerOf(seat, terms), words);
}

/** "For you: the province of Berry is gained; 1 point more; 2 écus less." For each of the two, the reader first. */
export function sayEffects(view: MontjoieView, seat: number | null, offer: OfferView, words: Words): string[] {
  const lands = (names: readonly string[]) =>
    words.listed(names.map((province) => words.say("province", { province })));
  return [...offer.effects]
    .sort((one, other) => Number(other.seat === seat) - Number(one.seat === seat))
    .map((effect) => {
      const parts = [
        ...(effect.gains.length > 0 ? [words.say("board-dip-gains", { provinces: lands(effect.gains) })] : []),
        ...(effect.loses.length > 0 ? [words.say("board-dip-loses", { provinces: lands(effect.loses) })] : []),
        ...(["points", "income", "money"] as const)
          .filter((what) => effect[what] !== 0)
          .map((what) => words.say(`board-dip-changes-${what}`, { sum: signed(effect[what]) })),
      ];
      return words.say("board-dip-effect", {
        you: effect.seat === seat ? "yes" : "no",
        power: powerOf(view, effect.seat),
        changes: parts.length === 0 ? words.say("board-dip-changes-nothing") : parts.join(", "),
      });
    });
}

/** What the towns of an offer that is being put together would do to one's provinces. */
export function sayDraft(view: MontjoieView, { to, kind, town, wanted }: Terms, words: Words): string {
  const given = dealOf(view, to, kind)?.towns.find((one) => one.town === town);
  const won = view.towns.find((one) => one.town === wanted)?.province;
  return [
    ...(given?.costs
      ? [words.say("board-dip-costs", { province: words.say("province", { province: given.costs }) })]
      : []),
    ...(wanted !== null && won !== undefined && given?.wins.includes(wanted)
      ? [words.say("board-dip-wins", { province: words.say("province", { province: won }) })]
      : []),
  ].join(" ");
}

export function sayPromise(view: MontjoieView, seat: number | null, one: PromiseView, words: Words): string {
  const said = { ...about(view, seat, one), turn: one.until, number: one.barons };
  return words.say(one.promise === "pact" ? "board-dip-pact" : "board-dip-barons", said);
}

/** When the offers that stand now lapse: with the talks, the purchases or the player turn in which they were made. */
export function sayLapse(view: MontjoieView, seat: number | null, words: Words): string {
  const window = view.phase === "talks" ? "talks" : view.phase === "purchases" ? "purchases" : "turn";
  const you = view.active === seat ? "seat" : "none";
  return words.say("board-dip-lapse", { window, power: powerOf(view, view.active), you });
}

// -- in the prompt --------------------------------------------------------------------------------------------------

export interface Standing {
  offer: OfferView;
  /** What this seat may do about it, as notations. */
  accept: string | null;
  refuse: string | null;
  withdraw: string | null;
}

/** The offers on the table, those to this seat first, with what it may answer. */
export function standing(view: MontjoieView, seat: number | null, asks: readonly AskInfo[]): Standing[] {
  const may = new Set(asks.flatMap(({ options }) => options.map(({ notation }) => notation)));
  const open = (notation: string, holds: boolean) => (holds && may.has(notation) ? notation : null);
  const weight = (offer: OfferView) => (offer.to === seat ? 0 : offer.seat === seat ? 1 : 2);
  return [...view.offers]
    .sort((one, other) => weight(one) - weight(other))
    .map((offer) => ({
      offer,
      accept: open(`accept ${offer.seat + 1}`, offer.to === seat),
      refuse: open(`refuse ${offer.seat + 1}`, offer.to === seat),
      withdraw: open(`withdraw ${offer.to + 1}`, offer.seat === seat),
    }));
}

interface Making {
  view: MontjoieView;
  seat: number | null;
  asks: readonly AskInfo[];
  words: Words;
  /** Whether the way to speak stands beside the map already, as on a phone. */
  beside: boolean;
  submit(notation: string): void;
  talk(): void;
  /** Other terms are proposed instead. */
  counter(terms: Terms): void;
}

/** What diplomacy adds to the prompt: a way to speak, and, while nothing else is asked, the offer that waits. */
export function withDiplomacy(
  proposal: Proposal | null,
  { view, seat, asks, words, beside, submit, talk, counter }: Making,
): Proposal | null {
  const question = asks.find(({ open }) => !open);
  if (question !== undefined) {
    const begun = (proposal?.actions.length ?? 0) > 0;
    if (parleyIn(asks) === null || ((begun || beside) && question.key !== "talk")) return proposal;
    const speak = { label: words.say("board-dip-make"), option: "parley", enabled: true, act: talk };
    return { ...proposal, actions: [...(proposal?.actions ?? []), speak] };
  }
  const waiting = standing(view, seat, asks).find(({ accept, refuse, withdraw }) => accept ?? refuse ?? withdraw);
  if (waiting === undefined) return proposal;
  const actions = (["accept", "refuse", "withdraw"] as const).flatMap<ProposedAction>((act) => {
    const option = waiting[act];
    if (option === null) return [];
    return [
      {
        label: words.say(`board-dip-${act}`),
        option,
        main: act === "accept",
        enabled: true,
        act: () => submit(option),
      },
    ];
  });
  if (waiting.refuse !== null && !waiting.offer.pact)
    actions.push({
      label: words.say("board-dip-counter"),
      enabled: true,
      act: () => counter(counterTo(waiting.offer)),
    });
  const own = waiting.offer.to === seat ? sayEffects(view, seat, waiting.offer, words).slice(0, 1) : [];
  const detail = [...own, sayLapse(view, seat, words)].join(" ");
  return { sentence: sayOffer(view, seat, waiting.offer, words), detail, actions };
}
