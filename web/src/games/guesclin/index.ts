/** Guesclin ! in the page: its board, and what the page must know of it. */
import type { EventInfo } from "../../lib/api";
import type { GameModule, SeatFacts } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { ARMS, TINCTURE } from "./logic";
import Row from "./Row.svelte";
import type { GuesclinView } from "./view";

export { Board, Row };

export const handles: string[] = ["place", "drop"];

/** Hexes and men are on the map, orders beside it; tasks, to pass and to end are buttons of the page. */
export const onBoard: string[] = ["place", "drop", "order", "act", "move", "attack", "shoot", "leave", "give"];

export function seatFacts(view: GuesclinView, seat: number, words: Words): SeatFacts {
  const banners = view.banners.filter((banner) => banner.seat === seat);
  const [first] = banners;
  if (first === undefined) return { counts: [] };
  const men = view.fighters.filter((man) => man.seat === seat);
  const side = view.sides.find(({ side: name }) => name === first.side);
  const lost = men.filter(({ state }) => state === "neutralised").length;
  const out = men.filter(({ state }) => state === "out").length;
  return {
    arms: ARMS[first.banner] ?? "france",
    tincture: TINCTURE[first.banner] ?? "argent",
    counts: [
      { label: words.say("board-count-men"), value: men.length - lost - out },
      { label: words.say("board-count-lost"), value: lost },
      ...(view.scenario.carts_to_win > 0
        ? [{ label: words.say("board-count-carts"), value: side?.carts_out ?? 0 }]
        : []),
    ],
    marks: banners.length > 1 || view.banners.length === 2 ? [] : [words.say(`banner-${first.banner}`)],
  };
}

/** `ask-place` names the man to be placed. */
export function askParams(view: GuesclinView): Record<string, string> {
  const man = view.fighters[view.choosing?.fighter ?? -1];
  return { fighter: man?.name ?? "", banner: man?.banner ?? view.active ?? "" };
}

/** A log line lights up the hexes it speaks of. */
export function thingOf({ params }: EventInfo): string | null {
  const named = ["start", "hex", "victim_hex"].map((name) => params[name]);
  const hexes = named.filter((hex) => typeof hex === "string" && hex !== "");
  if (hexes.length > 0) return `hex-${hexes.join("+")}`;
  return typeof params["seat"] === "number" ? `seat-${params["seat"]}` : null;
}

const module: GameModule<GuesclinView> = { Board, Row, handles, onBoard, seatFacts, askParams, thingOf };
export default module;
