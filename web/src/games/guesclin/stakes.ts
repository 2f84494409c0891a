/** What the scenario is about, and how things stand for what decides the scenario, in short sentences. */
import type { Words } from "../../lib/words";
import type { GuesclinView } from "./view";

export function goalOf({ scenario }: GuesclinView, words: Words): string {
  return words.say("board-goal", { objective: scenario.objective, carts: scenario.carts_to_win });
}

export function stakes(view: GuesclinView, words: Words): string[] {
  const { scenario, map, sides } = view;
  const [french, english] = sides;
  if (french === undefined || english === undefined) return [];
  if (scenario.objective === "loot") return view.things.slice(0, 1).map((loot) => where(loot.thing, view, words));
  if (scenario.objective === "keep") {
    const gate = map.castle?.gate_shut ? "board-gate-shut" : "board-gate-open";
    const alarm = view.alarm ? "board-alarm" : "board-no-alarm";
    return [`${words.say(alarm)}, ${words.say(gate)}.`];
  }
  if (scenario.objective === "carts") {
    return [
      words.say("board-carts-out", {
        french: french.carts_out,
        english: english.carts_out,
        wanted: scenario.carts_to_win,
      }),
    ];
  }
  return [words.say("board-commanders", { french: french.commanders_down, english: english.commanders_down })];
}

/** Where the loot is. */
function where(thing: number, view: GuesclinView, words: Words): string {
  const loot = view.things[thing];
  const carrier = loot?.carrier === null || loot === undefined ? null : view.fighters[loot.carrier];
  if (carrier) return words.say("board-loot-carried", { fighter: carrier.type, banner: carrier.banner });
  if (loot?.state === "ground") return words.say("board-loot-ground", { hex: loot.hex ?? "" });
  return words.say("board-loot-out", { side: loot?.side ?? "" });
}
