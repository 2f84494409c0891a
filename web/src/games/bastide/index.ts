/** Bastide in the page: its board, and what the page must know of it. */
import type { GameModule, SeatFacts } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { thingOf } from "./logic";
import Row from "./Row.svelte";
import type { BastideView } from "./view";

export { Board, Row, thingOf };

/** Questions about money and places: the tray and the plan answer them. */
export const handles: string[] = ["first-bid", "raise", "gift-amount", "allocate", "site", "house", "circle", "offer"];

/** Tokens on religious buildings, tents and numbers of Houses are small or few: they are buttons of the prompt as well. */
export const onBoard: string[] = ["project", "play", "block", "equipment", "circle", "sdd", "more", "give", "offer"];

export function seatFacts(view: BastideView, seat: number, words: Words): SeatFacts {
  const player = view.seats[seat];
  if (player === undefined) return { counts: [] };
  return {
    counts: [
      { label: words.say("board-money"), value: player.money ?? "?" },
      { label: words.say("board-hand"), value: player.hand.count },
      { label: words.say("board-supply"), value: player.supply },
    ],
  };
}

/** What a score is made of, each part with its sign: Influences, cards, road. */
export function reckoning(view: BastideView, seat: number, words: Words): string {
  return (view.seats[seat]?.reckoned ?? [])
    .map(({ what, points }) => {
      if (what === "influences") return words.say("board-reckoned-influences", { number: points });
      const signed = `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
      return what === "road"
        ? words.say("board-reckoned-road", { points: signed })
        : words.say("board-reckoned-card", { card: what, points: signed });
    })
    .join(", ");
}

/** What questions and the notes of the guided first turn speak of. */
export function askParams({ auction, figures }: BastideView): Record<string, string | number> {
  return {
    equipment: auction?.equipment ?? "HA",
    price: figures.price,
    least: figures.raise_least,
    pays: figures.per_influence,
    places: figures.places,
  };
}

const module: GameModule<BastideView> = { Board, Row, handles, onBoard, seatFacts, reckoning, askParams, thingOf };
export default module;
