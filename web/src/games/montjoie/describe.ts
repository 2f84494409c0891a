/** The board in words, for the card of a town and for those who listen. */
import type { Words } from "../../lib/words";
import { missing, mine, signed, sum, threatening } from "./logic";
import type { MontjoieView, TownView } from "./view";

export const townName = (words: Words, town: string): string => words.say("town", { town });
export const powerName = (words: Words, power: string | null): string =>
  power === null ? words.say("board-free-town") : words.say("The-power", { power });

export function wallsOf(words: Words, { level }: TownView): string {
  return words.say("level", { level });
}

/** "Rouen, in Haute-Normandie: Navarre; castle; defence 4; income 2." */
export function describeTown(view: MontjoieView, seat: number | null, town: TownView, words: Words): string {
  const marks = marksOf(view, words, town);
  return [
    words.say("board-town-spoken", {
      town: townName(words, town.town),
      province: words.say("province", { province: town.province }),
      owner: powerName(words, town.owner),
      walls: wallsOf(words, town),
      defence: sum(town.defence),
      income: town.income,
    }),
    ...(marks.length > 0 ? [`${marks.join(", ")}.`] : []),
    wanting(view, seat, town, words),
  ].join(" ");
}

/** Where ships do not pass from one sea to the other, a port is one of the ocean or of the south. */
function portOf(view: MontjoieView, { sea }: TownView): string {
  if (!view.box.options.includes("sea_zones")) return "port";
  return sea === Math.max(...view.towns.map((one) => one.sea)) ? "port-south" : "port-north";
}

export function marksOf(view: MontjoieView, words: Words, town: TownView): string[] {
  const named: [boolean, string][] = [
    [town.port, portOf(view, town)],
    [town.mountain, "mountain"],
    [town.pillaged, "pillaged"],
    [town.protected, "protected"],
    [town.new_castle, "new-castle"],
    [town.dealt, "dealt"],
  ];
  const marks = named.filter(([holds]) => holds).map(([, name]) => words.say(`board-mark-${name}`));
  return town.mercenaries > 0 ? [...marks, words.say("board-mark-mercenaries", { number: town.mercenaries })] : marks;
}

export function partsOf(words: Words, { defence }: TownView): { name: string; label: string; value: string }[] {
  return defence.map(({ name, value }) => ({ name, label: words.say(`board-part-${name}`), value: signed(value) }));
}

/** Who controls the province, or what is wanting to control it. */
export function wanting(view: MontjoieView, seat: number | null, town: TownView, words: Words): string {
  const controller = view.provinces.find(({ province }) => province === town.province)?.controller ?? null;
  const own = mine(view, seat);
  if (controller !== null && controller === own) return words.say("board-province-yours");
  if (own === null)
    return controller === null ? "" : words.say("board-province-held", { owner: powerName(words, controller) });
  const towns = missing(view, town.province, own).map((name) => townName(words, name));
  return words.say("board-province-missing", { towns: words.listed(towns) });
}

/** "a Cannon and Ladders". */
export const cardsListed = (words: Words, cards: readonly string[]): string =>
  words.listed(cards.map((card) => words.say("card", { card })));

/** What this turn has already seen at a town: who attacked it, whether an attack set out from it. */
export function usedUp(words: Words, { attacked_by, attacked_from }: TownView): string[] {
  const by = attacked_by.map((power) => words.say("the-power", { power }));
  return [
    ...(by.length > 0 ? [words.say("board-attacked-by", { powers: words.listed(by) })] : []),
    ...(attacked_from ? [words.say("board-attacked-from")] : []),
  ];
}

/** Who might take a town in a turn of his own. */
export function sayThreats(view: MontjoieView, words: Words, { town }: TownView): string {
  const powers = threatening(view, town).map((power) => words.say("the-power", { power }));
  return powers.length === 0
    ? words.say("board-no-threat")
    : words.say("board-threat", { powers: words.listed(powers) });
}
