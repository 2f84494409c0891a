/** What a press on a cell of the heath means for the open question. */
import type { AskInfo } from "../../lib/api";
import { isOffered } from "../../lib/board/asking";
import type { Draft } from "./logic";
import type { UnitView } from "./view";

/** The answer is sent, or grows, or cannot be: then it is explained. */
export type Touch = { send: string } | { change: Partial<Draft> } | { illegal: string };

export interface Touched {
  ask: AskInfo;
  draft: Draft;
  /** How many lines the order sheet has. */
  lines: number;
  own: string | null;
  cell: string;
  /** Who stands there. */
  man: UnitView | undefined;
}

export function touchOf(touched: Touched): Touch | null {
  const { ask, own, cell, man } = touched;
  switch (ask.key) {
    case "deploy":
      return toPlace(touched);
    case "order":
      return man?.army === own ? toOrder(touched, man) : null;
    case "move":
    case "land":
      return inTwoPresses(touched, `${ask.key} ${cell}`, { to: cell });
    case "target":
    case "charge":
      return man === undefined || man.army === own ? null : toStrike(touched, man);
    case "heal":
      return man?.army === own ? atOnce(ask, `heal ${man.number}`) : null;
    default:
      return null;
  }
}

/** Whether a press on a man answers the question: on a phone his story would then lie in the way. */
export function isAnswer(ask: AskInfo | null, cell: string, { number }: UnitView): boolean {
  return [`order ${number}`, `attack ${number}`, `charge ${number}`, `heal ${number}`, `move ${cell}`].some((one) =>
    isOffered(ask, one),
  );
}

function atOnce(ask: AskInfo, notation: string): Touch {
  return isOffered(ask, notation) ? { send: notation } : { illegal: notation };
}

/** What is pressed is chosen; pressed again, it is done. */
function inTwoPresses({ ask, draft }: Touched, notation: string, chosen: Pick<Partial<Draft>, "to" | "target">): Touch {
  if (!isOffered(ask, notation)) return { illegal: notation };
  const again = Object.entries(chosen).every(([part, value]) => draft[part as keyof Draft] === value);
  return again ? { send: notation } : { change: chosen };
}

function toStrike(touched: Touched, { unit, number }: UnitView): Touch {
  const deed = touched.ask.key === "charge" ? "charge" : "attack";
  return inTwoPresses(touched, `${deed} ${number}`, { target: unit });
}

function toPlace({ ask, draft: { posts }, cell }: Touched): Touch {
  if (posts.includes(cell)) return { change: { posts: posts.slice(0, posts.indexOf(cell)) } };
  return isOffered(ask, `post ${cell}`) ? { change: { posts: [...posts, cell] } } : { illegal: `post ${cell}` };
}

function toOrder({ ask, draft: { orders }, lines }: Touched, { unit, number }: UnitView): Touch {
  if (orders.includes(unit)) return { change: { orders: orders.filter((one) => one !== unit), overfull: false } };
  if (!isOffered(ask, `order ${number}`)) return { illegal: `order ${number}` };
  return { change: orders.length < lines ? { orders: [...orders, unit] } : { overfull: true } };
}
