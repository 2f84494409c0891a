/** The stage: everything is shown, in order, faster when much is waiting, and not at all to who skips it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo, LogEntry, TableView } from "../src/lib/api";
import type { Pace } from "../src/lib/preferences.svelte";
import { Film } from "../src/lib/scenes/film.svelte";
import { placed, wayAlong } from "../src/lib/scenes/places";
import { scenesOf, type Act, type Scene, type Scenes } from "../src/lib/scenes/scene";
import { Stage } from "../src/lib/scenes/stage.svelte";
import { LEAST, fullTime, timeOf } from "../src/lib/scenes/timing";

function position(at: number, view: unknown = {}): TableView {
  return { at, entries: at, epoch: 0, view, asks: [], waiting_for: [], result: null } as unknown as TableView;
}

function event(key: string, params: EventInfo["params"] = {}): EventInfo {
  return { key, params, seats: null };
}

function entry(number: number, seat: number, ...keys: string[]): LogEntry {
  return { number, seat, auto: false, events: keys.map((key) => event(key, { seat })) };
}

const act = (number: number, seat: number, ...keys: string[]): Act => ({
  view: position(number),
  entries: [entry(number, seat, ...keys)],
});

const SCENES: Scenes = {
  of: { fight: { time: 1500, least: 500, weighty: true }, paid: { together: true }, moved: { time: 400 } },
};

/** A stage with an audience that writes down what it sees, and when. */
function theatre(pace: Pace = "brisk", scenes: Scenes = SCENES) {
  const seen: { key: string; at: number }[] = [];
  const shown: number[] = [];
  const stage = new Stage({
    scenes: () => scenes,
    seat: () => 0,
    pace: () => pace,
    begins: (scene: Scene) => seen.push(...scene.events.map(({ key }) => ({ key, at: Date.now() }))),
    shown: (view) => shown.push(view.at),
  });
  stage.set(position(0));
  return { stage, seen, shown, keys: () => seen.map(({ key }) => key) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the stage", () => {
  it("plays the events one after another, and only then shows where they lead", () => {
    const { stage, keys, shown } = theatre();
    stage.play(act(1, 1, "moved", "fight"));
    expect(keys()).toEqual(["moved"]);
    expect(stage.behind).toBe(true);
    vi.advanceTimersByTime(400);
    expect(keys()).toEqual(["moved", "fight"]);
    expect(shown).toEqual([0]);
    vi.advanceTimersByTime(1500);
    expect(shown).toEqual([0, 1]);
    expect(stage.behind).toBe(false);
  });

  it("is never blind: however much is waiting, every event has its time on the screen, in order", () => {
    const { stage, seen, shown } = theatre();
    const keys = Array.from({ length: 60 }, (_, number) => (number % 5 === 0 ? "fight" : "moved"));
    keys.forEach((key, number) => stage.play(act(number + 1, 1, key)));
    vi.runAllTimers();
    expect(seen.map(({ key }) => key)).toEqual(keys);
    expect(shown.at(-1)).toBe(60);
    const times = seen.slice(1).map(({ at }, number) => at - (seen[number]?.at ?? 0));
    times.forEach((time, number) => expect(time).toBeGreaterThanOrEqual(keys[number] === "fight" ? 500 : LEAST));
  });

  it("goes faster when much is waiting, and slower again towards its end", () => {
    const { stage, seen } = theatre();
    for (let number = 1; number <= 40; number++) stage.play(act(number, 1, "moved"));
    vi.runAllTimers();
    const length = (number: number) => (seen[number + 1]?.at ?? 0) - (seen[number]?.at ?? 0);
    expect(length(2)).toBeLessThan(length(37));
    expect(length(37)).toBe(400);
  });

  it("skips to the present, and plays what comes after", () => {
    const { stage, keys, shown } = theatre();
    stage.play(act(1, 1, "fight"));
    stage.play(act(2, 1, "fight"));
    stage.skip();
    expect([shown.at(-1), stage.behind, stage.scene]).toEqual([2, false, null]);
    vi.runAllTimers();
    expect(keys()).toEqual(["fight"]);
    stage.play(act(3, 1, "moved"));
    expect(keys()).toEqual(["fight", "moved"]);
  });

  it("goes on at a press", () => {
    const { stage, keys } = theatre();
    stage.play(act(1, 1, "fight", "moved"));
    stage.goOn();
    expect(keys()).toEqual(["fight", "moved"]);
  });

  it("lets nobody wait for his own answer, unless it decides something", () => {
    const { stage, shown, keys } = theatre();
    stage.play(act(1, 0, "moved"));
    expect([shown.at(-1), stage.behind]).toEqual([1, false]);
    expect(keys()).toEqual(["moved"]);
    stage.play(act(2, 0, "fight"));
    expect(stage.behind).toBe(true);
  });

  it("plays nothing at the pace of an instant", () => {
    const { stage, keys, shown } = theatre("instant");
    stage.play(act(1, 1, "fight"));
    expect([keys(), shown]).toEqual([[], [0, 1]]);
  });

  it("holds the present while something else is shown", () => {
    const { stage, shown } = theatre();
    stage.play(act(1, 1, "moved"));
    stage.pause();
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([0]);
    stage.resume();
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([0, 1]);
  });

  it("keeps the last sentences for a moment after the last scene", () => {
    const { stage } = theatre();
    for (let number = 1; number <= 5; number++) stage.play(act(number, 1, "moved"));
    vi.advanceTimersByTime(2000);
    expect(stage.ribbon.map(({ entry: number }) => number)).toEqual([3, 4, 5]);
    vi.runAllTimers();
    expect(stage.ribbon).toEqual([]);
  });
});

describe("the position while it is told", () => {
  const taken: Scenes<{ owner: string }> = {
    of: {
      dice: {},
      takes: { change: (view, { side }) => ({ ...view, owner: String(side) }) },
      rides: { from: () => "a", at: () => "b", change: (view) => ({ ...view, owner: "rider" }) },
      result: { arrives: true },
      falls: {
        before: (view, _, shown) => ({ ...view, owner: shown.owner }),
        change: (view, { side }) => ({ ...view, owner: String(side) }),
      },
    },
  };
  const owner = (stage: Stage) => (stage.view?.view as { owner: string } | undefined)?.owner;

  function told(...events: EventInfo[]) {
    const { stage } = theatre("brisk", taken as Scenes);
    stage.set(position(0, { owner: "nobody" }));
    stage.play({
      view: position(1, { owner: "the end" }),
      entries: [{ number: 1, seat: 1, auto: false, events: [...events, event("dice")] }],
    });
    return stage;
  }

  it("changes when its event is told, not before", () => {
    const stage = told(event("dice"), event("takes", { side: "english" }));
    expect(owner(stage)).toBe("nobody");
    stage.goOn();
    expect(owner(stage)).toBe("english");
    stage.goOn();
    stage.goOn();
    expect(stage.view).toBeNull();
  });

  it("changes at the end of a way, not at its beginning", () => {
    const stage = told(event("rides"));
    expect(owner(stage)).toBe("nobody");
    stage.goOn();
    expect(owner(stage)).toBe("rider");
  });

  it("is the one that all leads to, once an event says so", () => {
    const stage = told(event("result"), event("takes", { side: "english" }));
    expect(owner(stage)).toBe("the end");
    stage.goOn();
    expect(owner(stage)).toBe("the end");
  });

  it("is that one without what is still to be told, until it is told", () => {
    const stage = told(event("dice"), event("result"), event("dice"), event("falls", { side: "english" }));
    stage.goOn();
    expect(owner(stage)).toBe("nobody");
    stage.goOn();
    expect(owner(stage)).toBe("nobody");
    stage.goOn();
    expect(owner(stage)).toBe("english");
  });
});

describe("a scene", () => {
  const [plain] = scenesOf(act(1, 1, "moved"), SCENES, 0);
  const [own] = scenesOf(act(1, 0, "moved"), SCENES, 0);

  it("that touches the reader keeps its length", () => {
    expect(own?.mine).toBe(true);
    expect(timeOf(own as Scene, 1e6, "brisk")).toBe(fullTime(own as Scene, "brisk"));
    expect(timeOf(plain as Scene, 1e6, "brisk")).toBe(LEAST);
  });

  it("lasts longer at a calm pace", () => {
    expect(fullTime(plain as Scene, "calm")).toBeGreaterThan(fullTime(plain as Scene, "brisk"));
  });

  it("shows at once what happens to all at once, and tells what it knows nothing of", () => {
    const found = scenesOf(act(1, 1, "paid", "paid", "strange", "paid"), SCENES, 0);
    expect(found.map(({ events }) => events.length)).toEqual([2, 1, 1]);
  });
});

describe("a film", () => {
  it("shows the same again, one's own answers too, and ends by itself", async () => {
    const [seen, at, ended] = [[] as string[], [] as number[], vi.fn()];
    const film = new Film(
      {
        scenes: () => SCENES,
        seat: () => 0,
        pace: () => "brisk",
        begins: (scene) => seen.push(...scene.events.map(({ key }) => key)),
      },
      async (number) => {
        at.push(number);
        return position(number);
      },
      ended,
    );
    const over = film.roll([entry(3, 0, "moved"), entry(4, 1, "fight")]);
    await vi.runAllTimersAsync();
    await over;
    expect(seen).toEqual(["moved", "fight"]);
    expect(at).toEqual([2, 3, 4]);
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe("a place", () => {
  it("out of sight is pointed at from the edge", () => {
    const room = { width: 400, height: 300 };
    expect(placed({ x: 100, y: 100 }, 20, room)).toMatchObject({ x: 100, y: 100, seen: true });
    expect(placed({ x: 900, y: 150 }, 20, room)).toMatchObject({ y: 150, seen: false, angle: 0 });
  });
});

describe("a way along lines of the map", () => {
  const drawing = { getScreenCTM: () => ({ a: 2, d: 2, e: 110, f: 70 }) };
  const frameOver = (town: object | null) =>
    ({
      parentElement: { querySelector: () => town },
      ownerDocument: { querySelector: () => null },
      getBoundingClientRect: () => ({ left: 10, top: 20 }),
    }) as unknown as Element;
  const coast = [
    [
      { x: 0, y: 0 },
      { x: 5, y: 10 },
    ],
    [
      { x: 20, y: 10 },
      { x: 30, y: 10 },
    ],
  ];

  it("lies where the map lies now, as close as one has come to it", () => {
    expect(wayAlong(coast, "[data-spot]", frameOver({ closest: () => drawing }))).toBe("M100 50L110 70M140 70L160 70");
  });

  it("is none where nothing is drawn", () => {
    expect(wayAlong(coast, "[data-spot]", frameOver(null))).toBeNull();
  });
});
