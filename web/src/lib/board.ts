/** The contract between the page and a game's board: `web/src/games/<game>/Board.svelte` receives these. */
import type { Component } from "svelte";
import type { AskInfo, EventInfo } from "./api";
import type { Words } from "./words";

export interface BoardProps<V = unknown> {
  /** What this seat may know, as the game's own view (types generated from Python). */
  view: V;
  /** Whose eyes; null for a watcher. */
  seat: number | null;
  /** The open questions of this seat; empty while scrubbing or waiting. */
  asks: AskInfo[];
  /** Seat names, in order of seats. */
  names: string[];
  /** Texts in the present language. */
  words: Words;
  /** Send one atomic batch such as ["card 5", "card 2", "done"]; the page names the question and handles errors. */
  submit(notations: string[]): void;
  /** Something forbidden was clicked: the page asks the server why and shows the rule. */
  illegal(notation: string): void;
  /** Everything that has happened by the moment shown, as far as this seat knows: for what the position forgets. */
  happened?: EventInfo[];
  /** The thing named by the hovered log line ("castle-3", "seat-1"), to be lit up. */
  highlight: string | null;
  /** Whether things may move. */
  motion: boolean;
  /** Whether tinctures are doubled by engraver's hatching. */
  hatching: boolean;
}

/** What a player's row in the side column shows of the game; given by the game's module. */
export interface SeatFacts {
  /** Arms to show, by the names of lib/heraldry. */
  arms?: string;
  /** The side's colour token: "gules", "azure"... */
  tincture?: string;
  score?: number;
  /** Public counts, each with the words to say it. */
  counts: { label: string; value: number | string }[];
  /** Short marks such as "captain". */
  marks?: string[];
}

/** What `web/src/games/<game>/index.ts` exports. */
export interface GameModule<V = unknown> {
  Board: Component<BoardProps<V>>;
  /** Keys of the questions that the board handles alone: the prompt then shows no buttons for them. */
  handles: string[];
  /** Kinds of options that are things on the board: the prompt makes no button of them. */
  onBoard?: string[];
  /** What the players' list shows of a seat. */
  seatFacts?(view: V, seat: number, words: Words): SeatFacts;
  /** Parameters that the question's sentence needs beside its key, e.g. { castle: 3 } from view.choosing. */
  askParams?(view: V): Record<string, string | number>;
}
