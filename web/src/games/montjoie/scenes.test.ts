import { describe, expect, it } from "vitest";
import { scenes } from "./scenes";

describe("the dice of a scene", () => {
  it("are those of the event", () => {
    expect(scenes.of["ravaged"]?.dice?.({ die: 3 })).toEqual([3]);
    expect(scenes.of["embassy"]?.dice?.({ first: 2, second: 4 })).toEqual([2, 4]);
  });

  it("are none where nothing was thrown", () => {
    expect(scenes.of["pillage"]?.dice?.({ die: 0 })).toEqual([]);
  });
});
