/** Montjoie ! in the page: its board, and what the page must know of it. */
import type { EventInfo } from "../../lib/api";
import type { GameModule, SeatFacts } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import Row from "./Row.svelte";
import { LAYING } from "./compose";
import { armsOf, tinctureOf } from "./logic";
import type { MontjoieView } from "./view";

export { Board, Row };

/** Offers are answered where they stand, in the panel of diplomacy; cards are laid from the hand. */
export const handles: string[] = ["offer", "withdraw", ...LAYING];

/** Towns and provinces are on the map, an offer is put together on a leaf, numbers and players have buttons that the
 * board makes; all the rest are buttons of the prompt. */
export const onBoard: string[] = [
  ...["town", "expand", "attack", "from", "province", "parley"],
  ...["cards", "barons", "player", "ecus"],
];

/** How one is asked in time to come. */
export const seldom: string[] = ["abstain", "heed"];

export function seatFacts(view: MontjoieView, seat: number, words: Words): SeatFacts {
  const one = view.seats.find((other) => other.seat === seat);
  if (one === undefined || one.power === null) return { counts: [] };
  const arms = armsOf(one.power);
  return {
    ...(arms === null ? {} : { arms }),
    tincture: tinctureOf(one.power),
    score: one.points,
    gain: one.points_now,
    things: [`power-${one.power}`],
    counts: [
      { label: words.say("board-hand"), value: one.hand.count },
      { label: words.say("board-count-barons"), value: one.barons },
      { label: words.say("board-count-money"), value: `${one.money} (+${one.income})` },
    ],
  };
}

/** The questions of a combat name the town; notes of the guided turn name prices and bonuses. */
export function askParams(view: MontjoieView): Record<string, string | number> {
  const { card_price, castle_price, rampart_price, side_barons, hero_bonus } = view.box;
  return {
    town: view.choosing?.town ?? view.fight?.target ?? "none",
    power: view.choosing?.power ?? view.acting ?? "nobody",
    roll: view.choosing?.roll ?? "none",
    die: view.choosing?.die ?? 0,
    second: view.choosing?.second ?? 0,
    card: card_price,
    castle: castle_price,
    rampart: rampart_price,
    barons: side_barons,
    hero: hero_bonus,
  };
}

/** A log line lights up the town, the province or the power it speaks of. */
export function thingOf({ params }: EventInfo): string | null {
  for (const name of ["town", "province", "power"]) {
    const value = params[name];
    if (typeof value === "string" && value !== "" && value !== "none") return `${name}-${value}`;
  }
  return typeof params["seat"] === "number" ? `seat-${params["seat"]}` : null;
}

const module: GameModule<MontjoieView> = { Board, Row, handles, onBoard, seldom, seatFacts, askParams, thingOf };
export default module;
