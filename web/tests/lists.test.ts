import { describe, expect, it } from "vitest";
import type { TableSummary } from "../src/lib/api";
import { PAGE, placeAfter, withFurther } from "../src/lib/lists";

const table = (changed: number, id = `t${changed}`) => ({ id, changed }) as TableSummary;
const page = (from: number) => Array.from({ length: PAGE }, (_, place) => table(from - place));
const ids = (tables: TableSummary[]) => tables.map(({ id }) => id);

describe("a list of tables in pages", () => {
  it("goes on after the table longest unchanged, wherever it stands", () => {
    expect(placeAfter([table(5), table(2, "b"), table(2, "a"), table(9)])).toBe("2.a");
    expect(placeAfter([])).toBeNull();
  });

  it("keeps what was read further down when its first page is read again", () => {
    const further = [table(50), table(49)];
    expect(ids(withFurther(page(500), further)).slice(-2)).toEqual(["t50", "t49"]);
  });

  it("keeps what a newcomer has pushed off the first page, and forgets what has gone from it", () => {
    const before = page(500);
    const now = [table(501), ...before.slice(0, 7), ...before.slice(8, -1), table(401.5)].slice(0, PAGE);
    const shown = ids(withFurther(now, [...before, table(50)]));
    expect(shown.slice(-2)).toEqual(["t401", "t50"]);
    expect(shown).not.toContain("t493");
  });

  it("has no further page after a short one", () => {
    expect(ids(withFurther([table(3)], [table(2)]))).toEqual(["t3"]);
  });
});
