// Written by tools/typescript.py from src/centans/server/messages.py. Do not edit.

/** The visitor: a guest, known by a signed cookie. */
export interface Me {
  id: string;
  name: string;
}

/** How the visitor wants to be called. */
export interface NewName {
  name: string;
}

/** A way to vary the rules. */
export interface SettingInfo {
  name: string;
  values: string[];
  default: string;
}

/** What a side bears: its tincture, and the name of its arms where the page can draw them. */
export interface SideInfo {
  tincture: "gules" | "azure" | "vert" | "argent" | "or" | "sable" | "purpure";
  arms?: string | null;
}

/** A game on the shelf, in the order of `place`. `told`, by language: its `title`, and where there is one its `about`, `lead`, `length`, `age`, `authors`, `cover`. `cover` and `board` are the addresses of what a game from outside brings for the page. */
export interface GameInfo {
  id: string;
  revision: number;
  players: number[];
  settings: SettingInfo[];
  bots: string[];
  place: number;
  told: Record<string, Record<string, string>>;
  sides: Record<string, SideInfo>;
  cover: string | null;
  board: string | null;
}

/** A seat at a table. `invitation` is told to the host alone, as long as nobody has taken it up. `reserved`: the seat is kept for the viewer, who may sit down without an invitation. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "anyone" | "invited";
  side: string;
  online: boolean;
  mine: boolean;
  reserved: boolean;
  bot: string | null;
  invitation: string | null;
}

/** How a match ended. */
export interface ResultInfo {
  ranks: number[];
  scores: number[];
  decided_by: string;
  winners: number[];
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  status: "waiting" | "playing" | "over";
  players: number;
  seats: SeatInfo[];
  my_turn: boolean;
  created: number;
  changed: number;
}

/** All about a table but the position. `seed` is told when the match is over: it proves the dice. `brought_in`: the match comes from a file, so its bringer knows the dice to come, and strangers get no seat. `next`: the table where the same people play again. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  revision: number;
  players: number;
  settings: Record<string, string>;
  components: Record<string, string>;
  status: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  host: boolean;
  watchers: boolean;
  brought_in: boolean;
  pace: number;
  entries: number;
  epoch: number;
  commitment: string;
  created: number;
  changed: number;
  seed: string | null;
  result: ResultInfo | null;
  next: string | null;
}

/** Play again. `swap`: everybody moves on by one seat; when two play, they change sides. */
export interface Rematch {
  swap?: boolean;
}

/** The table where the same people play again, and who asked for it. */
export interface NextTable {
  table: string;
  name: string;
}

/** Who shall sit there: me, another person at this screen (here), a bot, anyone, or someone with an invitation. */
export interface NewSeat {
  kind: "me" | "here" | "bot" | "anyone" | "invited";
  bot?: string;
  name?: string;
}

/** A table to be made. `pace` is the least time in milliseconds before a bot answers. */
export interface NewTable {
  game: string;
  players: number;
  seats: NewSeat[];
  settings?: Record<string, string>;
  components?: Record<string, string>;
  watchers?: boolean;
  pace?: number;
}

/** Sit down, get up, hand the seat to a bot, or take it back. */
export interface SeatAction {
  action: "sit" | "leave" | "to-bot" | "take-back";
  invitation?: string | null;
  name?: string | null;
  bot?: string;
}

/** One choice: its notation, and the words' kind and parameters. */
export interface OptionInfo {
  notation: string;
  kind: string;
  params: Record<string, number | string>;
}

/** An open question to the viewer. `open`: play does not wait for it; `secret`: others do not see the answer yet. `hollow`: it has one answer, which the server gives after a moment, and is asked only lest others learn that. */
export interface AskInfo {
  id: string;
  key: string;
  open: boolean;
  secret: boolean;
  hollow: boolean;
  options: OptionInfo[];
}

/** The position as one seat, or a watcher (seat null), may see it after `at` of `entries` answers. */
export interface TableView {
  table: string;
  seat: number | null;
  entries: number;
  at: number;
  epoch: number;
  view: unknown;
  asks: AskInfo[];
  waiting_for: number[];
  can_undo: boolean;
  result: ResultInfo | null;
  rule: string;
}

/** Something that happened, for the words; `seats` are those who may know, null if everybody. */
export interface EventInfo {
  key: string;
  params: Record<string, number | string | (number | string)[]>;
  seats: number[] | null;
}

/** What an answer brought about, as far as the viewer may know; number 0 is the opening, by no seat. */
export interface LogEntry {
  number: number;
  seat: number | null;
  auto: boolean;
  events: EventInfo[];
}

/** A run of choices of one seat, all or none. With a nonce it may be sent again without being done twice. */
export interface Answer {
  seat: number;
  ask: string;
  options: string[];
  nonce?: string | null;
}

/** Which rule forbids a choice, and with which numbers. */
export interface RefusalInfo {
  rule: string;
  key: string;
  params: Record<string, number | string>;
}

/** Why a choice is forbidden; null if it is not. */
export interface Why {
  refusal: RefusalInfo | null;
}

/** Take back the seat's last choice. */
export interface Undo {
  seat: number;
}

/** Something to say at the table. */
export interface NewChat {
  text: string;
}

/** Something said at the table; seat null: by a watcher. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The server answers. */
export interface Alive {
  status: "ok";
}

/** How the server is. `neighbours`: whether it hears the other servers on its database, if there can be any. */
export interface Health {
  status: "ok";
  database: "ok";
  neighbours: "none" | "heard";
  tables: number;
  watchers: number;
}

/** What went wrong: a word for programs, a sentence for people, the rule that forbids, the fresh view if stale. */
export interface Problem {
  type: string;
  message: string;
  refusal?: RefusalInfo | null;
  view?: TableView | null;
}
