/** With what a man is drawn: each keeps his weapon for the whole match. */
export type Weapon = "sword" | "axe" | "mace" | "spear";

const KNIGHTS: readonly Weapon[] = ["sword", "axe", "mace"];
const SQUIRES: readonly Weapon[] = ["spear", "axe", "spear", "sword"];

export function weaponOf(rank: string, number: string): Weapon {
  const weapons = rank === "squire" ? SQUIRES : KNIGHTS;
  return weapons[(Number.parseInt(number, 10) || 0) % weapons.length] ?? "sword";
}
