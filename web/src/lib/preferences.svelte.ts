/** What a reader prefers, kept in this browser. */
import { LANGUAGES, type Language } from "./words";

export type Theme = "light" | "candle";
export type Pace = "instant" | "brisk" | "calm";
export const THEMES: readonly Theme[] = ["light", "candle"];
export const PACES: readonly Pace[] = ["instant", "brisk", "calm"];

const KEY = "centans.preferences";

interface Kept {
  language: Language;
  theme: Theme;
  hatching: boolean;
  pace: Pace;
  motion: boolean;
  /** Whether the first question of each kind is explained. */
  guide: boolean;
  /** Whether things are heard, and how loud, from 0 to 1. */
  sound: boolean;
  volume: number;
}

/** French first: every browser that does not ask for English reads French. */
function languageOf(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag as Language));
  return (known as Language | undefined) ?? "fr";
}

function usual(): Kept {
  return {
    language: languageOf(navigator.languages),
    theme: matchMedia("(prefers-color-scheme: dark)").matches ? "candle" : "light",
    hatching: false,
    pace: "brisk",
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    guide: true,
    sound: false,
    volume: 0.5,
  };
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

const chosen: Partial<Kept> = kept();
export const preferences: Kept = $state({ ...usual(), ...chosen });

/** Change a preference and remember it; what was never chosen goes on following the browser. */
export function prefer<K extends keyof Kept>(name: K, value: Kept[K]): void {
  preferences[name] = value;
  chosen[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser without storage forgets; nothing else suffers.
  }
}
