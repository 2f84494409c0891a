// Written by tools/typescript.py from src/centans/server/messages. Do not edit.

/** A seat wants to know what to answer to one of its questions. */
export interface HintWanted {
  seat: number;
  ask: string;
}

/** What a choice promises its seat, on the average: the texts say it as `outlook-<key>`, if they do. */
export interface ProspectInfo {
  key: string;
  amount: number;
}

/** A choice as a whole: what it promises, how likely it wins (0 to 1), and how often that was tried. */
export interface WeighedInfo {
  options: OptionInfo[];
  share: number;
  simulations: number;
  outlook: ProspectInfo[];
}

/** In what the choice differs from the best other one: by so much, said as `ground-<key>`; for it, or against it. */
export interface GroundInfo {
  key: string;
  by: number;
  speaks_for: boolean;
}

/** A choice, others that were worth a thought, and what makes the difference. `best`: none promised clearly more. */
export interface ReasonInfo {
  chosen: WeighedInfo;
  others: WeighedInfo[];
  grounds: GroundInfo[];
  best: boolean;
}

/** Why a bot gave the answer of that number; `manner` is how it chooses, said as `why-manner`. */
export interface BotReason {
  number: number;
  seat: number;
  manner: "random" | "novice" | "greedy" | "search" | "other";
  reason: ReasonInfo;
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

/** A table that somebody is setting up. */
export interface Wanted {
  players: number;
  settings?: Record<string, string>;
}

/** A setting at a table that is being set up. An idle one means nothing there; `reason` says why, if it is told. */
export interface ChoiceInfo {
  name: string;
  value: string;
  values: string[];
  idle: boolean;
  reason: RefusalInfo | null;
}

/** A table that can be played, nearest to what was wanted, and what could be chosen instead. `counts`: how many could play with such settings. A side is empty if chance or its player will decide. */
export interface DraftInfo {
  players: number;
  counts: number[];
  choices: ChoiceInfo[];
  sides: string[];
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

/** A table that is ready to be chosen, told by the message `preset-<name>` and its `.about`. `for_players`: the numbers of players that it is for, if not all; others give way to the first of these. */
export interface PresetInfo {
  name: string;
  for_players?: number[];
  settings?: Record<string, string>;
}

/** Settings under one heading, told by the message `group-<name>`. */
export interface GroupInfo {
  name: string;
  settings: string[];
}

/** What one click on "play now" sets up; without players the smallest table. */
export interface QuickTable {
  players?: number | null;
  settings?: Record<string, string>;
}

/** How the form of a new table is laid out: `in_sight` are shown at once, what is in no group comes last. */
export interface FormInfo {
  presets?: PresetInfo[];
  in_sight?: string[];
  groups?: GroupInfo[];
  play_now?: QuickTable;
}

/** A game on the shelf, in the order of `place`. `told`, by language: its `title`, and where there is one its `about`, `lead`, `length`, `age`, `now`, `authors`, `cover` and `credits`. `cover` and `board` are the addresses of what a game from outside brings for the page. */
export interface GameInfo {
  id: string;
  revision: number;
  players: number[];
  settings: SettingInfo[];
  bots: string[];
  usual_bot: string;
  place: number;
  told: Record<string, Record<string, string>>;
  sides: Record<string, SideInfo>;
  form: FormInfo;
  cover: string | null;
  board: string | null;
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

/** The visitor: a guest, known by a signed cookie. */
export interface Me {
  id: string;
  name: string;
}

/** How the visitor wants to be called. */
export interface NewName {
  name: string;
}

/** One choice: its notation, and the words' kind and parameters. Nothing in it leads back to it. */
export interface OptionInfo {
  notation: string;
  kind: string;
  params: Record<string, number | string>;
}

/** An open question to the viewer. `open`: play does not wait for it; `secret`: others do not see the answer yet. `hollow`: it has one answer, which the server gives after a moment, and is asked only lest others learn that. `addressed`: play does not wait for it, but somebody does, such as who made an offer. */
export interface AskInfo {
  id: string;
  key: string;
  open: boolean;
  addressed: boolean;
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

/** What an answer brought about, as far as the viewer may know; number 0 is the opening, by no seat. Whose answer it was is not told to others of whom nothing came to light. */
export interface LogEntry {
  number: number;
  seat: number | null;
  auto: boolean;
  events: EventInfo[];
}

/** A run of choices of one seat, all or none. With a nonce it may be sent again without being done twice. `listening`: the client follows the seat's stream, which tells it the view; so it is answered by `Stored` alone. */
export interface Answer {
  seat: number;
  ask: string;
  options: string[];
  nonce?: string | null;
  listening?: boolean;
}

/** An answer is stored for good. What it brought about is seen in any view of a later epoch, and in those of this one with so many entries that do not ask the answered question any more. */
export interface Stored {
  seat: number;
  epoch: number;
  entries: number;
}

/** How many answers whoever has a seat was shown; of no concern to anybody else. */
export interface Seen {
  seat: number;
  entries: number;
}

/** Take back the seat's last choice. */
export interface Undo {
  seat: number;
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

/** What went wrong: a word for programs, a sentence for people, the rule that forbids, the fresh view if stale. `wait`: how many seconds later it may be tried again. `request` is the number by which the server's log tells more. */
export interface Problem {
  type: "bad-file" | "bad-table" | "bot-plays" | "deaf" | "empty" | "ended" | "failure" | "forbidden" | "illegal" | "left" | "no-hints" | "no-json" | "no-seed" | "no-session" | "no-text" | "not-a-bot" | "not-found" | "not-late" | "not-yet" | "nothing-to-choose" | "nothing-to-undo" | "old-rules" | "over" | "playing" | "refused" | "said-enough" | "second-thoughts" | "secret-reason" | "seen-another" | "seen-by-others" | "stale" | "storage" | "taken" | "too-large" | "too-long" | "too-many-connections" | "too-many-files" | "too-many-newcomers" | "too-many-streams" | "too-many-tables" | "too-much" | "too-often" | "too-slow" | "unknown-bot" | "unreadable" | "unreadable-request" | "waiting" | "wrong-host" | "wrong-method" | "wrong-origin";
  message: string;
  refusal?: RefusalInfo | null;
  view?: TableView | null;
  wait?: number | null;
  request?: string;
}

/** A seat at a table. `invitation` is told to the host alone, as long as nobody has taken it up. `reserved`: the seat is kept for the viewer, who may sit down without an invitation. `seen`: it is free, but somebody else has sat there and knows what it hides: who sits down all the same says that he knows that. `closed`: it is free, but not to the viewer, who has seen what another seat hides. `late`: its player has let the others wait for longer than was agreed; whoever else sits at the table may have him replaced, and is told so unless he is waited for himself. `hints`: the answers for which it asked for a hint, told to its player alone until the match is over. `usual`: a bot has it, and is called as bots are called: readers of other languages may call it as theirs does. */
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
  seen: boolean;
  closed: boolean;
  late: boolean;
  hints: number[];
  usual: boolean;
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
  status: "waiting" | "playing" | "over" | "ended";
  players: number;
  seats: SeatInfo[];
  my_turn: boolean;
  created: number;
  changed: number;
}

/** A match that today's rules do not replay is shown as it last stood, and cannot be played on. `shown`: whether it was ever stored how it stood. `file`: whether the visitor may have the match file. */
export interface StoppedInfo {
  why: "refused" | "differs" | "gone";
  shown: boolean;
  file: boolean;
}

/** All about a table but the position. `seed` is told when the match is over: it proves the dice. `brought_in`: the match comes from a file, so its bringer knows the dice to come, and strangers get no seat. `next`: the table where the same people play again. `patience`: how many minutes one waits for a player before he may be replaced; 0: for ever. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  revision: number;
  players: number;
  settings: Record<string, string>;
  components: Record<string, string>;
  status: "waiting" | "playing" | "over" | "ended";
  seats: SeatInfo[];
  host: boolean;
  watchers: boolean;
  brought_in: boolean;
  pace: number;
  patience: number;
  hints: boolean;
  entries: number;
  epoch: number;
  commitment: string;
  created: number;
  changed: number;
  seed: string | null;
  result: ResultInfo | null;
  next: string | null;
  stopped: StoppedInfo | null;
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

/** A table to be made. `pace` is the least time in milliseconds before a bot answers; `patience`: after how many minutes a player for whom the others wait may be replaced, 0 for never; `hints`: they may be asked for. */
export interface NewTable {
  game: string;
  players: number;
  seats: NewSeat[];
  settings?: Record<string, string>;
  components?: Record<string, string>;
  watchers?: boolean;
  pace?: number;
  patience?: number;
  hints?: boolean;
}

/** Sit down, get up, hand the seat to a bot, take it back, or free that of a player who is late. `knowing`: sit down though somebody else has seen what the seat hides. */
export interface SeatAction {
  action: "sit" | "leave" | "to-bot" | "take-back" | "free";
  knowing?: boolean;
  invitation?: string | null;
  name?: string | null;
  bot?: string | null;
}
