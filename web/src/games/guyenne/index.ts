/** Guyenne in the page: its board, and what the page must know of it. */
import type { AskInfo } from "../../lib/api";
import type { GameModule, SeatFacts } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { marksOf } from "./logic";
import type { GuyenneView } from "./view";

export { Board };

export const handles: string[] = [
  "open-castle",
  "lay-cards",
  "reinforce-cards",
  "hand-over",
  "set-aside",
  "remove-cards",
];

/** `reinforce` is shared: the castles are on the board, to pass is a button of the page. */
export const onBoard: string[] = ["castle", "reinforce", "card", "done"];

export function seatFacts(view: GuyenneView, seat: number, words: Words): SeatFacts {
  const me = view.seats[seat];
  const side = view.sides.find((each) => each.side === me?.side);
  if (me === undefined || side === undefined) return { counts: [] };
  return {
    score: side.score,
    counts: [{ label: words.say("board-hand"), value: me.hand.count }],
    marks: marksOf(view, me).map((mark) => words.say(mark)),
  };
}

export function askParams({ choosing, figures }: GuyenneView): Record<string, number> {
  const { grouped, isolated, set_aside } = figures;
  return { castle: choosing?.castle ?? 0, grouped, isolated, set_aside };
}

/** "Answer the challenge" is said to who answers, not to who lays cards at a castle that he has opened himself. */
export function guideStep(view: GuyenneView, { key }: AskInfo): string | null {
  return key === "lay-cards" && !view.phase.startsWith("answer") ? null : key;
}

const module: GameModule<GuyenneView> = { Board, handles, onBoard, seatFacts, askParams, guideStep };
export default module;
