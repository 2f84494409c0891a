/** What a player has this turn beside towns and cards: titles, powers, signs; each with a word and a sentence. */
import type { Words } from "../../lib/words";
import { cardsListed } from "./describe";
import { seatView } from "./logic";
import type { MontjoieView, PowerView, SeatView } from "./view";

/** The players in the order of play, or of their seats while there is none. */
export const inOrder = (view: MontjoieView): SeatView[] =>
  (view.order.length > 0 ? view.order : view.seats.map((one) => one.seat))
    .map((number) => seatView(view, number))
    .filter((one): one is SeatView => one !== null);

/** Allies, neutrals and foreign forces that hold a town. */
export const othersOf = (view: MontjoieView): PowerView[] =>
  view.powers.filter((one) => one.role !== "player" && one.role !== "absent" && one.towns > 0);

export const townsOf = (view: MontjoieView, power: string | null): number =>
  view.powers.find((one) => one.power === power)?.towns ?? 0;

/** "France (Anne): 6 points, and 3 if one counted now; towns: 9; ...". */
export function spokenOf(view: MontjoieView, one: SeatView, names: readonly string[], words: Words): string {
  const vote =
    one.vote === null ? "" : ` ${words.say("board-sign-vote", { vote: words.say(`board-state-${one.vote}`) })}`;
  const spoken = words.say("board-power-spoken", {
    power: words.say("The-power", { power: one.power ?? "nobody" }),
    name: names[one.seat] ?? "",
    points: one.points,
    now: one.points_now,
    towns: townsOf(view, one.power),
    money: one.money,
    income: one.income,
    cards: one.hand.count,
    barons: one.barons,
    hero: one.hero ? "yes" : "no",
  });
  return spoken + vote;
}

/** Whose ally a power is this turn, who leads it, or that it is a foreign garrison. */
export function ledBy(view: MontjoieView, other: PowerView, words: Words, leader: SeatView | null): string {
  const { power, role, seat: friend, towns } = other;
  const tested = view.seats.find(({ ally }) => ally === power);
  const part =
    friend !== null ? "loyal" : leader === null && tested !== undefined && view.sequence < 5 ? "tested" : role;
  return words.say("board-other-power", {
    power,
    role: part,
    leader: (part === "tested" ? tested?.power : leader?.power) ?? "nobody",
    towns,
  });
}

/** What the national power is, at a table that plays with them. */
export const advantageOf = (view: MontjoieView, { power }: SeatView, words: Words): string | null =>
  power !== null && view.box.options.includes("nation_powers") ? words.say("board-advantage", { power }) : null;

export interface StandingMark {
  name: string;
  label: string;
  about: string;
}

const knownReds = (view: MontjoieView, { known }: SeatView): number =>
  known.filter((kind) => view.box.cards[kind]?.red).length;

export function marksOfSeat(view: MontjoieView, one: SeatView, words: Words): StandingMark[] {
  if (one.power === null) return [];
  const held: [boolean, string][] = [
    [one.first && view.sequence >= 5, "first"],
    [one.master_of_the_seas, "master"],
    [one.chevauchees > 0, "chevauchee"],
    [one.grand_master, "grand-master"],
    [one.papal_ambassador, "papal"],
    [one.joans_sign, "joan"],
    [one.kept_card, "kept"],
    [!one.kept_card && one.sure_reds > knownReds(view, one), "red"],
    [one.free_retreat, "free-retreat"],
    [one.power_used, "used"],
    [one.power_ready, "unused"],
  ];
  const marks = held
    .filter(([holds]) => holds)
    .map(([, name]) => ({
      name,
      label: words.say(`board-sign-${name}`, { power: one.power ?? "nobody" }),
      about: words.say(`board-sign-${name}.about`, { power: one.power ?? "nobody" }),
    }));
  const known = one.known.map((kind) => view.box.cards[kind]?.card ?? "none");
  if (known.length === 0) return marks;
  const cards = cardsListed(words, known);
  return [
    ...marks,
    {
      name: "known",
      label: words.say("board-sign-known", { number: known.length }),
      about: words.say("board-sign-known.about", { cards }),
    },
  ];
}
