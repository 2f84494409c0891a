/** What a board from outside is given, and what becomes of one that cannot be used. */
import { describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/lib/board/contract";
import { UNFIT, VERSION, outsideModule, tableNow } from "../src/lib/board/outside";
import { Words } from "../src/lib/words";

const module = (source: string) => outsideModule(`data:text/javascript,${encodeURIComponent(source)}`);

describe("a module from outside", () => {
  it("is a game's module with its own way to draw", async () => {
    const found = await module(`export const version = 1; export const handles = ["road"]; export function mount() {}`);
    expect(found.handles).toEqual(["road"]);
    expect(found.mount).toBeTypeOf("function");
    expect(found.unfit).toBeUndefined();
  });

  it("that is made for a newer page, draws nothing or cannot be read leaves the game to its buttons", async () => {
    expect(await module(`export const version = ${VERSION + 1}; export function mount() {}`)).toBe(UNFIT);
    expect(await module("export const version = 1;")).toBe(UNFIT);
    expect(await module("export const version = ;")).toBe(UNFIT);
  });
});

describe("the table it is given", () => {
  const words = new Words("en", ["board-road = By the { $road }"]);
  const submit = vi.fn();
  const props = { view: { day: 1 }, seat: 0, asks: [], names: ["Anne"], words, submit } as unknown as BoardProps;

  it("speaks the reader's language", () => {
    const table = tableNow(props, "candle");
    expect([table.theme, table.words.language]).toEqual(["candle", "en"]);
    expect(table.words.say("board-road", { road: "ford" })).toBe("By the ford");
    expect(table.words.knows("board-bridge")).toBe(false);
  });

  it("sends what is chosen, and says that nothing can be taken back when nothing can", () => {
    const table = tableNow(props, "light");
    table.submit(["ford"]);
    expect(submit).toHaveBeenCalledWith(["ford"]);
    expect(table.takeBack).toBeNull();
    expect(table.happened).toEqual([]);
  });
});
