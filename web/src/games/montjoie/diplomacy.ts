/** Diplomacy: what may be offered to whom, the run of answers an offer is made of, and what stands to be answered. */
import type { AskInfo } from "../../lib/api";
import type { Proposal, ProposedAction } from "../../lib/board/contract";
import type { Params, Words } from "../../lib/words";
import type { MontjoieView, OfferView, PromiseView, SeatView, TownView } from "./view";

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

const SALES = "town_sales";
const PARIS = "paris";

export const seatOf = (view: MontjoieView, seat: number | null): SeatView | null =>
  view.seats.find((one) => one.seat === seat) ?? null;
export const powerOf = (view: MontjoieView, seat: number | null): string => seatOf(view, seat)?.power ?? "nobody";
export const partnersOf = (view: MontjoieView, seat: number | null): SeatView[] =>
  view.seats.filter((one) => one.seat !== seat && one.power !== null);

/** The question that lets one make an offer now. */
export const parleyIn = (asks: readonly AskInfo[]): AskInfo | null =>
  asks.find((ask) => ask.options.some(({ kind }) => kind === "parley")) ?? null;

/** A seat's towns that have not been dealt with this turn. */
const townsOf = (view: MontjoieView, seat: number | null): TownView[] => {
  const power = powerOf(view, seat);
  return view.towns.filter(({ owner, dealt }) => owner === power && !dealt);
};

const levelOf = (view: MontjoieView, town: string | null): number | null =>
  view.towns.find((one) => one.town === town)?.level ?? null;

/** Own towns for which the other has one as strong (MJ-DIP-2, 3). */
export function ownToExchange(view: MontjoieView, seat: number | null, to: number | null): TownView[] {
  const levels = new Set(townsOf(view, to).map(({ level }) => level));
  return townsOf(view, seat).filter(({ level }) => levels.has(level));
}

export function theirsToExchange(view: MontjoieView, to: number | null, town: string | null): TownView[] {
  const level = levelOf(view, town);
  return townsOf(view, to).filter((one) => level === null || one.level === level);
}

/** Towns that the seller may part with to somebody with that purse (MJ-OTS-2 to 4). */
export function toSell(view: MontjoieView, seller: number | null, buyer: number | null): TownView[] {
  const power = powerOf(view, seller);
  if (view.towns.filter(({ owner }) => owner === power).length < 2) return [];
  const purse = seatOf(view, buyer)?.money ?? 0;
  return townsOf(view, seller).filter(({ town, level }) => town !== PARIS && leastPrice(view, level) <= purse);
}

const leastPrice = (view: MontjoieView, level: number): number => view.box.least_prices[level] ?? 0;

/** Kinds that exist at this table at all; sales only where towns are sold. */
export const kindsAt = (view: MontjoieView): Kind[] =>
  KINDS.filter((kind) => (kind !== "sell" && kind !== "buy") || view.box.options.includes(SALES));

/** What stands in the way of an offer: the message that says it, and the rule. */
export interface Hindrance {
  why: string;
  rule: string;
}

/** Why an offer of that kind cannot be made to that player now; null if it can. */
export function hindrance(view: MontjoieView, seat: number | null, to: number | null, kind: Kind): Hindrance | null {
  const seller = seatOf(view, kind === "sell" ? seat : to);
  switch (kind) {
    case "gift":
      return (seatOf(view, seat)?.money ?? 0) > 0 ? null : { why: "why-no-money", rule: "MJ-DIP-4" };
    case "exchange":
      return ownToExchange(view, seat, to).length > 0 ? null : { why: "why-nothing-to-exchange", rule: "MJ-DIP-2" };
    case "sell":
    case "buy":
      if (view.state !== "peace") return { why: "why-sales-in-peace", rule: "MJ-OTS-1" };
      if (seller?.sold) return { why: "why-sold-already", rule: "MJ-OTS-5" };
      return (kind === "sell" ? toSell(view, seat, to) : toSell(view, to, seat)).length > 0
        ? null
        : { why: "why-nothing-to-sell", rule: "MJ-OTS-4" };
    default:
      return null;
  }
}

/** The least and the most écus that the terms allow; in an exchange below 0 for what is asked. */
export function purse(view: MontjoieView, seat: number | null, { to, kind, town, wanted }: Terms): [number, number] {
  const [mine, theirs] = [seatOf(view, seat)?.money ?? 0, seatOf(view, to)?.money ?? 0];
  switch (kind) {
    case "exchange":
      return [-theirs, mine];
    case "gift":
      return [1, mine];
    case "sell":
      return [leastPrice(view, levelOf(view, town) ?? 0), theirs];
    case "buy":
      return [leastPrice(view, levelOf(view, wanted) ?? 0), mine];
    default:
      return [0, 0];
  }
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
    next.town = among(ownToExchange(view, seat, to), terms.town);
    next.wanted = among(theirsToExchange(view, to, next.town), terms.wanted);
  } else if (terms.kind === "sell") {
    next.town = among(toSell(view, seat, to), terms.town);
    next.wanted = null;
  } else if (terms.kind === "buy") {
    next.wanted = among(toSell(view, to, seat), terms.wanted);
    next.town = null;
  } else if (terms.kind === "promise") next.wanted = null;
  else [next.town, next.wanted] = [null, null];
  const [least, most] = purse(view, seat, next);
  next.money = Math.max(least, Math.min(most, terms.money));
  next.barons = Math.max(1, Math.min(view.box.side_barons, terms.barons));
  return next;
}

/** The run of answers that makes the offer; null while something is wanting. */
export function runOf(view: MontjoieView, seat: number | null, terms: Terms): string[] | null {
  const { to, kind, town, wanted, money, barons } = terms;
  if (to === null || hindrance(view, seat, to, kind) !== null) return null;
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
export function offerOf(seat: number, { to, kind, town, wanted, money }: Terms): OfferView {
  const given = kind === "buy" ? money : kind === "exchange" ? Math.max(0, money) : 0;
  const asked = kind === "sell" ? money : kind === "exchange" ? Math.max(0, -money) : 0;
  return { seat, to: to ?? 0, town, wanted, gives: given, asks: asked, pact: kind === "pact" };
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
    turn: view.turn + 1,
  });
}

export function sayTerms(view: MontjoieView, seat: number, terms: Terms, words: Words): string {
  const one = { ...about(view, seat, { seat, to: terms.to ?? 0, town: terms.town }), turn: view.turn };
  if (terms.kind === "gift") return words.say("board-dip-gift", { ...one, number: terms.money });
  if (terms.kind === "promise") return words.say("board-dip-barons", { ...one, number: terms.barons });
  return sayOffer(view, seat, offerOf(seat, terms), words);
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
  submit(notation: string): void;
  talk(): void;
}

/** What diplomacy adds to the prompt: a way to speak, and, while nothing else is asked, the offer that waits. */
export function withDiplomacy(
  proposal: Proposal | null,
  { view, seat, asks, words, submit, talk }: Making,
): Proposal | null {
  const question = asks.find(({ open }) => !open);
  if (question !== undefined) {
    const begun = (proposal?.actions.length ?? 0) > 0;
    if (parleyIn(asks) === null || (begun && question.key !== "talk")) return proposal;
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
  return { sentence: sayOffer(view, seat, waiting.offer, words), detail: sayLapse(view, seat, words), actions };
}
