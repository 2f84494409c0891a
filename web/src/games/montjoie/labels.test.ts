import { describe, expect, test } from "vitest";
import ground from "./geography.json";
import { clash, placeNames, townBox } from "./labels";

/** As they are written, more or less: what matters is how long they are. */
const names = Object.keys(ground.towns).map((town) => ({ town, text: town.replaceAll("_", "-") }));

/** A desktop at first sight, and closer and closer; the letters as the map draws them. */
const SIGHTS = [0.29, 0.36, 0.5, 0.8, 1.4];
const sizesAt = (scale: number) => {
  const near = Math.max(1, scale / 0.28);
  return { town: (Math.min(58, 21 * near ** 0.62) / scale) * 1.06, letters: Math.min(19, 12.5 * near ** 0.3) / scale };
};

describe.each(SIGHTS)("names at %f pixels a unit", (scale) => {
  const sizes = sizesAt(scale);
  const labels = placeNames(names, sizes);

  test("never lie over each other", () => {
    const pairs = labels.flatMap((one, place) => labels.slice(place + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => clash(one.box, other.box))).toEqual([]);
  });

  test("never lie over another town", () => {
    const over = labels.filter(({ id, box }) =>
      names.some(({ town }) => town !== id && clash(townBox(town, sizes.town), box)),
    );
    expect(over).toEqual([]);
  });

  test("are there for every town, a few at the end of a line", () => {
    const left = names.filter(({ town }) => !labels.some(({ id }) => id === town)).map(({ town }) => town);
    expect(left).toEqual([]);
    expect(labels.filter(({ lead }) => lead !== undefined).length).toBeLessThanOrEqual(2);
  });
});
