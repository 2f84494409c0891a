/** The same table once more, sides changed where two play. */
import type { NewSeat, NewTable, SeatInfo, TableInfo } from "./api";

export function rematchOf(table: TableInfo): NewTable {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const seats = table.seats.map((seat) => newSeat(seat, seat.seat === mine[0]));
  return {
    game: table.game,
    players: table.players,
    settings: table.settings,
    components: table.components,
    seats: table.players === 2 ? seats.reverse() : seats,
    watchers: table.watchers,
    pace: table.pace,
  };
}

function newSeat(seat: SeatInfo, me: boolean): NewSeat {
  if (me) return { kind: "me" };
  if (seat.mine) return { kind: "here", name: seat.name };
  if (seat.kind === "bot") return { kind: "bot", ...(seat.bot ? { bot: seat.bot } : {}) };
  return { kind: "invited" };
}

/** For all who may come and look; it gives nobody a seat. */
export function tableAddress(origin: string, table: string): string {
  return `${origin}/table/${table}`;
}

/** For one person alone: whoever has it gets the seat. */
export function invitationLink(origin: string, table: string, invitation: string): string {
  return `${tableAddress(origin, table)}?invitation=${encodeURIComponent(invitation)}`;
}
