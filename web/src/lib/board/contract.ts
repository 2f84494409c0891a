/**
 * The contract between the page and a game's board: `web/src/games/<game>/Board.svelte` receives `BoardProps`, and
 * `web/src/games/<game>/index.ts` is a `GameModule`. web/src/games/README.md explains it with examples.
 */
import type { Component } from "svelte";
import type { AskInfo, EventInfo } from "../api";
import type { Tincture } from "../heraldry/tinctures";
import type { Scenes } from "../scenes/scene";
import type { Words } from "../words";
import type { Mount } from "./outside";

export interface BoardProps<V = unknown> {
  /** What this seat may know, as the game's own view (types generated from Python). */
  view: V;
  /** Whose eyes; null for a watcher. */
  seat: number | null;
  /** The open questions of this seat; empty while scrubbing or waiting. */
  asks: AskInfo[];
  /** The seats that play waits for, as far as this seat may know. */
  awaited: number[];
  /** Seat names, in order of seats. */
  names: string[];
  /** Texts in the present language. */
  words: Words;
  /** Send one atomic batch such as ["card 5", "card 2", "done"]; the page names the question and handles errors. */
  submit(notations: string[]): void;
  /** Something forbidden was clicked: the page asks the server why and shows the rule. */
  illegal(notation: string): void;
  /** What is being put together: the prompt says it and shows its buttons, until null takes it away. */
  propose(proposal: Proposal | null): void;
  /** Take back one's last answer, while the rules of undo allow it: to choose another man instead. */
  takeBack?: (() => Promise<void>) | undefined;
  /** Everything that has happened by the moment shown, as far as this seat knows: for what the position forgets. */
  happened?: EventInfo[];
  /** The thing named by the hovered log line ("castle-3", "seat-1"), to be lit up. */
  highlight: string | null;
  /** Whether things may move. */
  motion: boolean;
  /** Whether tinctures are doubled by engraver's hatching. */
  hatching: boolean;
  /** Whether the list of players stands beside the board, with what the game adds to each: the board repeats none of it. */
  listed: boolean;
}

/** What the game adds inside a player's row of that list, below his name. */
export interface RowProps<V = unknown> {
  view: V;
  /** Whose row it is. */
  seat: number;
  names: string[];
  words: Words;
  hatching: boolean;
}

/** An answer being put together on the board, as the prompt shows it. */
export interface Proposal {
  /** Takes the place of the question: "Huriel: 2 cards of 4 at most, strength 6." */
  sentence?: string;
  /** A second line: what is still wanting, or what the choice would do. */
  detail?: string;
  /** Whether the detail says that something was refused, and the rule that forbids it. */
  warning?: boolean;
  rule?: string;
  /** Chances, drawn as one bar. */
  odds?: Chance[];
  /** Buttons, shown before those of the question. */
  actions: ProposedAction[];
  /** Something is about to be done: only these buttons, and those of the question when it is put back. */
  alone?: boolean;
}

export interface ProposedAction {
  label: string;
  /** The notation that the button stands for, if it stands for one: keyboard and tests find it by this. */
  option?: string;
  /** The one thing to press when all is ready. */
  main?: boolean;
  enabled: boolean;
  act(): void;
}

/** One outcome and how likely it is, from 0 to 1. */
export interface Chance {
  label: string;
  share: number;
  tone: "good" | "even" | "bad";
}

/** What a player's row in the side column shows of the game; given by the game's module. */
export interface SeatFacts {
  /** Arms to show, by the names of lib/heraldry; without them a plain shield of the tincture. */
  arms?: string;
  tincture?: Tincture;
  score?: number;
  /** What would be added to the score if one counted now. */
  gain?: number;
  /** Public counts, each with the words to say it. */
  counts: { label: string; value: number | string }[];
  /** Short marks such as "captain". */
  marks?: string[];
  /** What else means this player when a line of the log is lit up, such as "power-france". */
  things?: string[];
}

/** What `web/src/games/<game>/index.ts` exports. */
export interface GameModule<V = unknown> {
  Board?: Component<BoardProps<V>>;
  /** Of a game from outside: what draws its board (lib/board/outside.ts). */
  mount?: Mount;
  /** Set where what a game from outside brings cannot be used. */
  unfit?: boolean;
  /** Keys of the questions that the board handles alone: the prompt then shows no buttons for them. */
  handles: string[];
  /** Kinds of options that are things on the board: the prompt makes no button of them. */
  onBoard?: string[];
  /** Kinds of options that are seldom wanted: their buttons come last, and do not glow. */
  seldom?: string[];
  /** What a player's row shows instead of the counts of `seatFacts`, where they are better drawn. */
  Row?: Component<RowProps<V>>;
  /** What the players' list shows of a seat. */
  seatFacts?(view: V, seat: number, words: Words): SeatFacts;
  /** At the end: what a seat's points are made of, in words. */
  reckoning?(view: V, seat: number, words: Words): string;
  /** Parameters that the question's sentence needs beside its key, e.g. { castle: 3 } from view.choosing. */
  askParams?(view: V): Record<string, string | number>;
  /** Which note of the guided first turn goes with a question; without it the note has the question's key. */
  guideStep?(view: V, ask: AskInfo): string | null;
  /** Which thing on the board a log line speaks of, for `highlight`; without it a castle or a seat. */
  thingOf?(event: EventInfo): string | null;
  /** Of a game from outside: how what happens is to be seen (lib/scenes/scene.ts). Others say it in `scenes.ts`. */
  scenes?: Scenes<V>;
}
