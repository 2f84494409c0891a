/** What has just happened, from the log: throws of dice, and who went where since one last had the word. */
import type { EventInfo } from "../../lib/api";

export interface Throw {
  act: string;
  banner: string;
  fighter: string;
  hex: string;
  victimBanner: string;
  victim: string;
  victimHex: string;
  faces: number[];
  /** Places of the two dice that count. */
  kept: number[];
  score: number;
  defence: number;
  hit: boolean;
}

/** An attack with its riposte, or a shot, and what came of it. */
export interface Fray {
  /** Its place in the log: what is new is told apart by it. */
  number: number;
  throws: Throw[];
  outcomes: EventInfo[];
}

export interface Trail {
  from: string;
  to: string;
  banner: string;
}

const OUTCOMES = ["stunned", "neutralised", "load-falls", "loot-falls", "alarm"];

const text = (value: unknown) => (typeof value === "string" ? value : "");
const numbers = (value: unknown) => text(value).split(" ").filter(Boolean).map(Number);

function throwOf({ params }: EventInfo): Throw {
  const faces = numbers(params["dice"]);
  return {
    act: text(params["act"]),
    banner: text(params["banner"]),
    fighter: text(params["fighter"]),
    hex: text(params["hex"]),
    victimBanner: text(params["victim_banner"]),
    victim: text(params["victim"]),
    victimHex: text(params["victim_hex"]),
    faces,
    kept: placesOf(faces, numbers(params["kept"])),
    score: Number(params["score"]),
    defence: Number(params["defence"]),
    hit: params["hit"] === "yes",
  };
}

/** Where among the dice those lie that were kept. */
export function placesOf(faces: readonly number[], kept: readonly number[]): number[] {
  const places: number[] = [];
  for (const face of kept) {
    const place = faces.findIndex((each, index) => each === face && !places.includes(index));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** The last frays, the newest first. */
export function frays(happened: readonly EventInfo[], most: number): Fray[] {
  const found: Fray[] = [];
  happened.forEach((event, number) => {
    const last = found.at(-1);
    if (event.key === "struck") {
      const made = throwOf(event);
      if (made.act === "riposte" && last !== undefined) last.throws.push(made);
      else found.push({ number, throws: [made], outcomes: [] });
    } else if (last !== undefined && OUTCOMES.includes(event.key)) last.outcomes.push(event);
  });
  return found.slice(-most).reverse();
}

/** The moves and the losses since this seat's last activation; for a watcher, those of the last activation. */
export function sinceThen(happened: readonly EventInfo[], seat: number | null): { trails: Trail[]; fallen: string[] } {
  const mine = (event: EventInfo) => event.key === "activation" && (seat === null || event.params["seat"] === seat);
  const latest = happened.findLastIndex((event) => event.key === "activation");
  let start = happened.findLastIndex(mine);
  // At one's own activation, what the others did since the one before is still to be seen.
  if (start >= 0 && start === latest && seat !== null) start = happened.slice(0, start).findLastIndex(mine);
  const others = happened.slice(Math.max(0, start));
  const foreign = new Set<string>();
  for (const event of others) {
    if (event.key === "activation" && (seat === null || event.params["seat"] !== seat)) {
      foreign.add(text(event.params["banner"]));
    }
  }
  const trails = others
    .filter(({ key, params }) => key === "moved" && foreign.has(text(params["banner"])))
    .map(({ params }) => ({ from: text(params["start"]), to: text(params["hex"]), banner: text(params["banner"]) }));
  const fallen = others.filter(({ key }) => key === "neutralised").map(({ params }) => text(params["hex"]));
  return { trails, fallen };
}
