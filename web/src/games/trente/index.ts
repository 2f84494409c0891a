/** Le Combat des Trente in the page: its board, and what the page must know of it. */
import type { EventInfo } from "../../lib/api";
import type { GameModule, SeatFacts } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import type { TrenteView } from "./view";

export { Board };

/** Put together on the board and sent at once. */
export const handles: string[] = ["deploy", "order", "combination", "keep"];

/** Cells and men are on the heath; what remains (to decline, to take back, to advance, Rest) are buttons of the page. */
export const onBoard: string[] = ["post", "order", "move", "attack", "charge", "land", "lay", "heal", "keep"];

export function seatFacts(view: TrenteView, seat: number, words: Words): SeatFacts {
  const facts = view.seats.find((one) => one.seat === seat);
  const army = view.armies.find(({ army: name }) => name === facts?.army);
  if (facts === undefined || army === undefined) return { counts: [] };
  const marks = [
    ...(army.army === view.first && view.turn > 0 ? [words.say("board-first")] : []),
    ...(army.seats.length > 1 && facts.leads ? [words.say("board-leads")] : []),
    ...(army.ready ? [words.say("board-ready")] : []),
  ];
  return {
    score: army.score,
    counts: [
      { label: words.say("board-count-men"), value: army.alive },
      { label: words.say("board-count-force"), value: facts.force },
      { label: words.say("board-count-arms"), value: facts.arms },
      { label: words.say("board-count-heroes"), value: facts.hero },
    ],
    marks,
  };
}

/** Where the points of a seat's army come from: each source that gave some. */
export function reckoning({ armies }: TrenteView, seat: number, words: Words): string {
  const earned = armies.find(({ seats }) => seats.includes(seat))?.earned ?? {};
  return Object.entries(earned)
    .filter(([, points]) => points !== 0)
    .map(([source, points]) => words.say("board-reckoned", { what: words.say(`source-${source}`), points }))
    .join(", ");
}

/** A log line lights up the man it speaks of, else the army. */
export function thingOf({ params }: EventInfo): string | null {
  if (typeof params["unit"] === "string" && params["unit"].includes("-")) return `unit-${params["unit"]}`;
  if (typeof params["side"] === "string") return `army-${params["side"]}`;
  return typeof params["seat"] === "number" ? `seat-${params["seat"]}` : null;
}

const module: GameModule<TrenteView> = { Board, handles, onBoard, seatFacts, reckoning, thingOf };
export default module;
