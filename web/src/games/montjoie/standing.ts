/** What a player has this turn beside towns and cards: titles, powers, signs; each with a word and a sentence. */
import type { Words } from "../../lib/words";
import { cardsListed } from "./describe";
import type { MontjoieView, SeatView } from "./view";

export interface StandingMark {
  name: string;
  label: string;
  about: string;
}

/** Nations whose advantage serves once a turn, beside the Retreat of France. */
const ONCE_A_TURN = ["navarre", "brittany"];

export function marksOfSeat(view: MontjoieView, one: SeatView, words: Words): StandingMark[] {
  if (one.power === null) return [];
  const powers = view.box.options.includes("nation_powers");
  const held: [boolean, string][] = [
    [one.first && view.sequence >= 5, "first"],
    [one.master_of_the_seas, "master"],
    [one.chevauchees > 0, "chevauchee"],
    [one.grand_master, "grand-master"],
    [one.papal_ambassador, "papal"],
    [one.joans_sign, "joan"],
    [one.kept_card, "kept"],
    [powers && one.free_retreat, "free-retreat"],
    [powers && one.power_used, "used"],
    [powers && !one.power_used && ONCE_A_TURN.includes(one.power), "unused"],
  ];
  const marks = held
    .filter(([holds]) => holds)
    .map(([, name]) => ({ name, label: words.say(`board-sign-${name}`), about: words.say(`board-sign-${name}.about`) }));
  const known = one.known.map((kind) => view.box.cards[kind]?.card ?? "none");
  if (known.length === 0) return marks;
  const cards = cardsListed(words, known);
  return [
    ...marks,
    { name: "known", label: words.say("board-sign-known", { number: known.length }), about: words.say("board-sign-known.about", { cards }) },
  ];
}
