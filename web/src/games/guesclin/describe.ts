/** Words for what the board shows: men, odds, and how a score comes about. */
import type { Chance } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import type { Blow } from "./logic";
import { oddsOf } from "./logic";
import type { AttackView, FighterView, GuesclinView, OddsView, OrderView, TermView } from "./view";

/** Chances are said to a tenth, as exactly as one can use them. */
export function percent(odds: OddsView, words: Words): string {
  const share = odds.hits < odds.total ? Math.min(99.9, odds.percent) : odds.percent;
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(share);
}

/** On the map, where there is little room, whole percents; only what is certain is called so. */
export function whole(value: number): number {
  return value > 0 && value < 100 ? Math.min(99, Math.max(1, Math.round(value))) : value;
}

export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** "le sergent français": as the log names him. */
export function the(man: FighterView, words: Words): string {
  return words.say("board-the-man", { fighter: man.type, banner: man.banner });
}

/** All about a man in one line, for those who hear the board. */
export function spoken(man: FighterView, words: Words): string {
  const parts = [
    words.say("board-man", { fighter: man.type, banner: man.banner }),
    man.hex ?? words.say("board-reserve"),
    words.say(man.stunned ? "board-stunned" : "board-unhurt"),
    words.say("board-values", {
      movement: man.movement,
      melee: man.melee,
      defence: man.defence,
      shooting: man.shooting ?? "none",
    }),
  ];
  if (man.order !== null) parts.push(words.say("order-name", { order: man.order }));
  if (man.carries !== null) parts.push(words.say(`thing-${man.carries}`));
  return parts.join(", ");
}

export function termName({ kind, fighter }: TermView, view: GuesclinView, words: Words): string {
  const man = fighter === null ? null : (view.fighters[fighter] ?? null);
  if (kind === "order" && man?.order) return words.say("order-name", { order: man.order });
  if ((kind === "helped" || kind === "harmed") && man !== null) {
    return words.say("board-term-beside", { kind, fighter: man.type, banner: man.banner });
  }
  return words.say("board-term", { kind });
}

/** "4 dice, two highest, 8 or more (defence 9, rider beside him −1)". */
export function reckoned(odds: OddsView, view: GuesclinView, words: Words): string {
  const roll = words.say("board-roll", { dice: odds.dice, keep: odds.keep, defence: odds.defence });
  const [own, ...more] = odds.terms;
  if (own === undefined || more.length === 0) return roll;
  const terms = more.map((term) => `${termName(term, view, words)} ${signed(term.value)}`).join(", ");
  return words.say("board-reckoned", { roll, defence: own.value, terms });
}

export function chancesOf(odds: OddsView, words: Words): Chance[] {
  return [
    { label: words.say("board-hit"), share: odds.hits, tone: "good" },
    { label: words.say("board-miss"), share: odds.total - odds.hits, tone: "bad" },
  ];
}

export function riposteOf(attack: AttackView, words: Words): string {
  if (attack.riposte === null) return words.say("board-no-riposte");
  const name = attack.riposte_asked ? "board-riposte-asked" : "board-riposte";
  return words.say(name, { percent: percent(attack.riposte, words) });
}

/** What a blow may do, in a sentence or two under the question. */
export function consequences(blow: Blow, view: GuesclinView, words: Words): string {
  const effect = blow.kind === "attack" ? blow.attack.effect : blow.shot.effect;
  const parts = [reckoned(oddsOf(blow), view, words), words.say("board-effect", { effect })];
  if (blow.kind === "attack") parts.push(riposteOf(blow.attack, words));
  return `${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(". ")}.`;
}

/** "Defence +2, melee −1": what an order gives and takes. */
export function effectOf(order: OrderView, words: Words): string {
  const changes = [
    { name: "movement", value: order.movement },
    { name: "melee", value: order.melee },
    { name: "defence", value: order.defence },
  ]
    .filter(({ value }) => value !== 0)
    .sort((one, other) => other.value - one.value)
    .map(({ name, value }) => `${words.say(`value-name-${name}`)}\u00a0${signed(value)}`);
  if (order.movement_set !== null) changes.push(words.say("board-no-move"));
  return changes.join(", ").replace(/^./, (letter) => letter.toUpperCase());
}
