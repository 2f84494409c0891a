/** The sounds of the page: short, quiet, and in the range of a small loudspeaker. */
import { describe, expect, it } from "vitest";
import { LONGEST, SOUNDS } from "../src/lib/scenes/sounds";

describe.each(Object.entries(SOUNDS))("the sound of a %s", (_, voices) => {
  it("is short and not loud", () => {
    for (const { at = 0, lasts } of voices) expect(at + lasts).toBeLessThanOrEqual(LONGEST);
    expect(Math.max(...voices.map(({ loud }) => loud))).toBeLessThan(1);
  });

  it("can be heard, and glides between pitches that are no silence", () => {
    for (const { from, to = from } of voices) {
      expect(Math.min(from, to)).toBeGreaterThan(40);
      expect(Math.max(from, to)).toBeLessThan(8000);
    }
  });
});
