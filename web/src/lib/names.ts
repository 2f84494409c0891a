/** What players are called: bots as the reader's language calls them, and nobody by nothing. */
import type { SeatInfo } from "./api";
import type { Words } from "./words";

export function nameOf({ seat, name, bot, usual }: SeatInfo, words: Words): string {
  if (usual) return words.say("name-bot", { number: seat + 1, bot: (bot ?? "").split(":")[0] ?? "" });
  return name === "" ? words.say("name-nobody") : name;
}

export function namesOf(seats: readonly SeatInfo[], words: Words | null): string[] {
  return seats.map((seat) => (words === null ? seat.name : nameOf(seat, words)));
}
