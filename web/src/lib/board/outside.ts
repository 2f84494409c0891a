/**
 * The board of a game from outside: `page/board.js` in its own package, an ES module that our server gives out. It is
 * built against this interface, which is numbered: what stands here does not change, it only grows. A module made for
 * a higher number than ours is not used, and its game is played through the buttons of the prompt.
 */
import type { AskInfo, EventInfo } from "../api";
import type { Theme } from "../preferences.svelte";
import type { Language } from "../words";
import type { BoardProps, GameModule, Proposal } from "./contract";

export const VERSION = 1;

/** The game's texts in the reader's language. */
export interface OutsideWords {
  readonly language: Language;
  /** The message of that key, with its parameters; `key.attribute` for an attribute. */
  say(key: string, params?: Record<string, string | number>): string;
  knows(key: string): boolean;
}

/** Everything a board needs, as it is at one moment; `BoardProps` says more of each part. */
export interface OutsideTable {
  readonly view: unknown;
  readonly seat: number | null;
  readonly asks: readonly AskInfo[];
  readonly awaited: readonly number[];
  readonly names: readonly string[];
  readonly happened: readonly EventInfo[];
  readonly highlight: string | null;
  readonly words: OutsideWords;
  readonly theme: Theme;
  readonly motion: boolean;
  readonly hatching: boolean;
  submit(notations: string[]): void;
  illegal(notation: string): void;
  propose(proposal: Proposal | null): void;
  /** Null while nothing can be taken back. */
  readonly takeBack: (() => Promise<void>) | null;
}

/** A board that has been drawn: it is shown every new moment, and taken away at the end. */
export interface DrawnBoard {
  update(table: OutsideTable): void;
  remove(): void;
}

export type Mount = (host: HTMLElement, table: OutsideTable) => DrawnBoard;

/** What `board.js` exports: its version and `mount`; the rest is as in `GameModule`, and may be left out. */
export interface OutsideModule extends Partial<Omit<GameModule, "Board" | "mount" | "unfit">> {
  version: number;
  mount: Mount;
}

/** For a game whose board cannot be used: all its choices are buttons. */
export const UNFIT: GameModule = { handles: [], unfit: true };

/** The module at that address of our own server; unfit if it is none, or made for a page that is newer than this. */
export async function outsideModule(address: string): Promise<GameModule> {
  try {
    const { version, mount, ...told } = (await import(/* @vite-ignore */ address)) as OutsideModule;
    if (version > VERSION || typeof mount !== "function") return UNFIT;
    return { handles: [], ...told, mount };
  } catch {
    return UNFIT;
  }
}

/** The table as it is now, without anything that belongs to our own machinery. */
export function tableNow(props: BoardProps, theme: Theme): OutsideTable {
  const { view, seat, asks, awaited, names, happened = [], highlight, motion, hatching, words } = props;
  return {
    ...{ view, seat, asks, awaited, names, happened, highlight, theme, motion, hatching },
    words: {
      language: words.language,
      say: (key, params) => words.say(key, params),
      knows: (key) => words.knows(key),
    },
    submit: (notations) => props.submit(notations),
    illegal: (notation) => props.illegal(notation),
    propose: (proposal) => props.propose(proposal),
    takeBack: props.takeBack ?? null,
  };
}
