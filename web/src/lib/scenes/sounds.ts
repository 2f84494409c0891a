/** The sounds there are, each made of a few tones and noises: short and quiet. `hearing.ts` lets them be heard. */

export type Sound = "card" | "die" | "coin" | "steel" | "horn" | "bell" | "quill" | "drum" | "flag";

/** A tone that glides from one pitch to another, or noise around a pitch; times are in seconds. */
export interface Voice {
  wave: "sine" | "triangle" | "sawtooth" | "noise";
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
}

/** None lasts longer than this, in seconds. */
export const LONGEST = 0.5;

const tap = (at: number, pitch: number, loud: number): Voice => ({
  wave: "noise",
  from: pitch,
  at,
  lasts: 0.045,
  loud,
});
const stroke = (at: number): Voice => ({ wave: "noise", from: 5200, to: 6400, at, lasts: 0.08, loud: 0.16 });

export const SOUNDS: Record<Sound, Voice[]> = {
  card: [{ wave: "noise", from: 2600, to: 1500, lasts: 0.09, loud: 0.5 }],
  die: [tap(0, 1300, 0.8), tap(0.08, 1700, 0.6), tap(0.15, 1100, 0.5), tap(0.2, 1500, 0.3)],
  coin: [
    { wave: "sine", from: 2090, lasts: 0.22, loud: 0.22 },
    { wave: "sine", from: 3130, at: 0.05, lasts: 0.25, loud: 0.18 },
  ],
  steel: [
    { wave: "triangle", from: 1180, lasts: 0.3, loud: 0.2 },
    { wave: "triangle", from: 1790, lasts: 0.24, loud: 0.16 },
    { wave: "sine", from: 2730, lasts: 0.34, loud: 0.14 },
    { wave: "noise", from: 4200, lasts: 0.05, loud: 0.4 },
  ],
  horn: [
    { wave: "sawtooth", from: 147, to: 196, lasts: 0.16, loud: 0.1 },
    { wave: "sawtooth", from: 196, at: 0.14, lasts: 0.34, loud: 0.12 },
  ],
  bell: [
    { wave: "sine", from: 659, lasts: 0.48, loud: 0.34 },
    { wave: "sine", from: 1582, lasts: 0.3, loud: 0.12 },
    { wave: "sine", from: 2637, lasts: 0.18, loud: 0.07 },
  ],
  quill: [stroke(0), stroke(0.12), stroke(0.2)],
  drum: [
    { wave: "sine", from: 130, to: 58, lasts: 0.3, loud: 0.7 },
    { wave: "noise", from: 300, lasts: 0.06, loud: 0.3 },
  ],
  flag: [
    { wave: "noise", from: 500, to: 1100, lasts: 0.14, loud: 0.4 },
    { wave: "noise", from: 900, to: 400, at: 0.16, lasts: 0.18, loud: 0.35 },
  ],
};
