import { describe, expect, test } from "vitest";
import ground from "./geography.json";
import { provinceAt, shapeOf } from "./geography";
import { isWithin, namingSpots } from "./ground";
import { clash, placeLands, placeNames, townBox } from "./labels";

/** As they are written, more or less: what matters is how long they are. */
const written = (name: string) => name.replaceAll("_", "-");
const towns = Object.keys(ground.towns);

/** A desktop at first sight, and closer and closer; the letters as the map draws them. */
const SIGHTS = [0.29, 0.36, 0.5, 0.8, 1.4];
const nearAt = (scale: number) => Math.max(1, scale / 0.28);
const lettersAt = (scale: number) => Math.min(19, 12.5 * nearAt(scale) ** 0.3) / scale;
const sizeAt = (scale: number) => (Math.min(58, 21 * nearAt(scale) ** 0.62) / scale) * 1.06;

describe.each(SIGHTS)("names at %f pixels a unit", (scale) => {
  const names = towns.map((town) => ({ town, text: written(town), size: sizeAt(scale) }));
  const labels = placeNames(names, lettersAt(scale));

  test("never lie over each other", () => {
    const pairs = labels.flatMap((one, place) => labels.slice(place + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => clash(one.box, other.box))).toEqual([]);
  });

  test("never lie over another town", () => {
    const over = labels.filter(({ id, box }) =>
      names.some(({ town, size }) => town !== id && clash(townBox(town, size), box)),
    );
    expect(over).toEqual([]);
  });

  test("are there for every town, a few at the end of a line", () => {
    const left = names.filter(({ town }) => !labels.some(({ id }) => id === town)).map(({ town }) => town);
    expect(left).toEqual([]);
    expect(labels.filter(({ lead }) => lead !== undefined).length).toBeLessThanOrEqual(2);
  });
});

describe("names of provinces", () => {
  const provinces = Object.keys(ground.provinces);

  test("find their places within their province, the best one first", () => {
    const astray = provinces.filter((province) => {
      const spots = namingSpots(province);
      const [nearest, farthest] = [spots[1], spots.at(-1)];
      if (nearest === undefined || farthest === undefined) return true;
      return ![nearest, farthest].every((spot) => isWithin(shapeOf(province), spot));
    });
    expect(astray).toEqual([]);
    expect(namingSpots("berry")[0]).toEqual(provinceAt("berry"));
  });

  test("are written for nearly all of them on a desktop, though half of the towns are held, and lie over nothing", () => {
    const scale = 0.36;
    const names = towns.map((town, place) => ({ town, text: written(town), size: (place % 2 ? 27 : 20) / scale }));
    const taken = [
      ...placeNames(names, lettersAt(scale)).map(({ box }) => box),
      ...names.map(({ town, size }) => townBox(town, size)),
    ];
    const lands = placeLands(
      provinces.map((id) => ({ id, text: written(id), spots: namingSpots(id) })),
      taken,
      11 / scale,
    );
    expect(lands.filter(({ box }) => taken.some((other) => clash(other, box)))).toEqual([]);
    expect(lands.length).toBeGreaterThanOrEqual(24);
  });
});
