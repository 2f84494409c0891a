/**
 * Pictures of the rulebooks: a position made by Python (tests/pictures), drawn by the parts of the game's own board,
 * with words and arrows on top. `web/src/games/<game>/Picture.svelte` draws, `web/src/games/<game>/pictures` has the data.
 */
import type { Component } from "svelte";
import type { AskInfo } from "../api";
import type { Params, Words } from "../words";

/** Words beside the drawing, with a line to what they speak of. */
export interface Mark {
  /** A message of the game's texts. */
  says: string;
  params?: Params;
  /** What it speaks of, as a selector within the drawing. */
  at: string;
  side: "above" | "below";
  /** Where the line ends on that thing, as parts of its width and height. */
  spot?: [number, number];
  /** How far beside that thing the words stand, as a part of the picture's width. */
  lean?: number;
  /** Only where the picture is wide: on a phone its line would cross what stands below. */
  wide?: boolean;
}

/** A way from one thing to another, as selectors within the drawing. */
export interface Way {
  from: string;
  to: string;
}

export interface PictureData<V = unknown> {
  /** Which of the game's scenes it is: "box", "table" … */
  shows: string;
  view: V;
  /** Whose eyes; null for somebody who looks on. */
  seat: number | null;
  /** The part of a map that is shown, in its own units: x, y, width, height. */
  sight?: [number, number, number, number];
  /** The part that is shown on a phone, where the whole would be too small to read. */
  near?: [number, number, number, number];
  /** What is asked there, where the picture shows what may be chosen. */
  asks?: AskInfo[];
  /** What else the scene must know. */
  about?: Record<string, unknown>;
  marks: Mark[];
  ways: Way[];
}

export interface PictureProps<V = unknown> {
  picture: PictureData<V>;
  words: Words;
  hatching: boolean;
}

export type DrawingOf = Component<PictureProps<never>>;

/** What the pictures of a book are drawn with: the game's scenes, and the data by name. */
export interface Album {
  Drawing: DrawingOf;
  pictures: Map<string, PictureData>;
}

const drawings = import.meta.glob<{ default: DrawingOf }>("../../games/*/Picture.svelte");
const files = import.meta.glob<PictureData>("../../games/*/pictures/*.json", { import: "default" });

/** The pictures of a game, those named; null if it has none. */
export async function albumOf(game: string, names: string[]): Promise<Album | null> {
  const load = drawings[`../../games/${game}/Picture.svelte`];
  if (load === undefined || names.length === 0) return null;
  const pictures = names.map(
    async (name) => [name, await files[`../../games/${game}/pictures/${name}.json`]?.()] as const,
  );
  const [{ default: Drawing }, found] = await Promise.all([load(), Promise.all(pictures)]);
  const known = found.filter((pair): pair is [string, PictureData] => pair[1] !== undefined);
  return { Drawing, pictures: new Map(known) };
}
