/** Which hexes offer something, and the words for each. */
import type { AskInfo } from "../../lib/api";
import { isOffered } from "../../lib/board/asking";
import type { Words } from "../../lib/words";
import { spoken, whole } from "./describe";
import { chances, menByHex, type Draft } from "./logic";
import { terrainAt } from "./landscape";
import type { GuesclinView } from "./view";

export interface Spot {
  hex: string;
  /** What pressing it would answer, if it answers something. */
  option: string | null;
  label: string;
  chosen: boolean;
}

export function spotsOf(view: GuesclinView, ask: AskInfo | null, draft: Draft, words: Words): Spot[] {
  const men = menByHex(view);
  const found = new Map<string, Spot>();
  const terrain = terrainAt(view.map);
  const ground = (hex: string) => `${hex}, ${words.say(`terrain-${terrain.get(hex) ?? "plain"}`)}`;
  const add = (hex: string, option: string | null, label: string, chosen = false) =>
    found.set(hex, { hex, option, label, chosen });

  for (const [hex, man] of men) {
    const act = ask?.key === "fighter" && man.waiting && isOffered(ask, `act ${man.name}`) ? `act ${man.name}` : null;
    const hears = ask?.key === "order" && view.choosing?.orders.some(({ fighter }) => fighter === man.fighter);
    add(hex, act ?? (hears ? `order ${man.name}` : null), spoken(man, words), draft.man === man.fighter);
  }
  if (ask === null || view.choosing === null) return [...found.values()];
  const { choosing } = view;
  for (const hex of choosing.hexes) add(hex, `${ask.key} ${hex}`, ground(hex));
  for (const { hex, cost } of choosing.moves) {
    add(hex, `move ${hex}`, `${ground(hex)}, ${words.say("board-cost", { cost })}`, draft.to === hex);
  }
  for (const [hex, best] of chances(choosing)) {
    const man = men.get(hex);
    const target = draft.blow?.kind === "attack" ? draft.blow.attack.hex : draft.blow?.shot.hex;
    const chance = words.say("board-chance", { percent: whole(best) });
    const shot = choosing.shots.some((each) => each.hex === hex) && !isOffered(ask, `attack ${hex}`);
    const option = `${shot ? "shoot" : "attack"} ${hex}`;
    add(hex, option, man === undefined ? hex : `${spoken(man, words)}, ${chance}`, target === hex);
  }
  for (const { kind, params, notation } of ask.options) {
    if (kind !== "give") continue;
    const man = men.get(String(params["hex"]));
    if (man?.hex) add(man.hex, notation, spoken(man, words));
  }
  return [...found.values()];
}
