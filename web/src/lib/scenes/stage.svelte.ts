/**
 * The stage: plays what happens, scene by scene, over the position before it, and then shows the position it led to.
 * Nothing is left out, unless the reader skips to the present.
 */
import type { EventInfo, TableView } from "../api";
import type { Pace } from "../preferences.svelte";
import { scenesOf, type Act, type Scene, type Scenes } from "./scene";
import { fullTime, timeOf } from "./timing";

/** What the stage must know of the house, at each moment. */
export interface House {
  scenes(): Scenes | undefined;
  seat(): number | null;
  /** What was told before an answer. */
  earlier?(entry: number): readonly EventInfo[];
  pace(): Pace;
  /** Whether the reader's own answers are played like all others, as in a film. */
  everything?: boolean;
  /** A scene begins; and an act is over: this is the position now. */
  begins?(scene: Scene): void;
  shown(view: TableView): void;
}

interface Played {
  act: Act;
  scenes: Scene[];
}

/** So many sentences stay in the ribbon, so that what goes fast can be read. */
const LINES = 3;
/** How long the last sentence stays when all is told. */
const AFTERGLOW = 1600;

export class Stage {
  /** The scene on the screen, and how long it is there. */
  scene: Scene | null = $state.raw(null);
  time = $state(0);
  /** The last sentences, the newest last. */
  ribbon: Scene[] = $state.raw([]);
  /** The position on the screen while an act is played: that before it, with what was told so far. */
  view: TableView | null = $state.raw(null);
  /** Whether there is more to see before the present. */
  behind = $state(false);

  readonly #house: House;
  #line: Played[] = [];
  #left: Scene[] = [];
  #now: TableView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #glow: ReturnType<typeof setTimeout> | undefined;
  #paused = false;
  /** Whether the position that this act leads to is shown, but for what is not told yet. */
  #arrived = false;

  constructor(house: House) {
    this.#house = house;
  }

  /** The newest position that was sent here. */
  get last(): TableView | null {
    return this.#line.at(-1)?.act.view ?? this.#now;
  }

  /** How many acts are waiting or on. */
  get acts(): number {
    return this.#line.length;
  }

  /** Show a position at once: the first, one after an undo, or the present. */
  set(view: TableView | null): void {
    this.#forget();
    this.#now = view;
    if (view !== null) this.#house.shown(view);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#glow);
    this.#line = [];
    this.#left = [];
    [this.scene, this.view, this.behind, this.ribbon] = [null, null, false, []];
  }

  /** Whether what is shown leads to a moment that is waited for, or comes of it. */
  get momentous(): boolean {
    return this.scene !== null && (this.#line[0]?.scenes.some(({ direction }) => direction.weighty) ?? false);
  }

  play(act: Act): void {
    this.#line.push({ act, scenes: this.#house.pace() === "instant" ? [] : this.#scenesOf(act) });
    if (!this.behind) this.#nextAct();
  }

  #scenesOf(act: Act): Scene[] {
    const earlier = this.#house.earlier?.(act.entries[0]?.number ?? 0);
    return scenesOf(act, this.#house.scenes(), this.#house.seat(), earlier);
  }

  /** One's own answer, if nothing in it is waited for: its effect is seen at once, and its sentence beside it. */
  #isLight({ act, scenes }: Played): boolean {
    const seat = this.#house.seat();
    const own =
      !this.#house.everything && seat !== null && act.entries.every((entry) => entry.seat === seat || entry.auto);
    return scenes.length === 0 || (own && !scenes.some(({ direction }) => direction.weighty));
  }

  #nextAct(): void {
    if (this.#paused) return;
    const next = this.#line[0];
    if (next === undefined) return this.#rest();
    if (this.#isLight(next)) {
      for (const scene of next.scenes) this.#tell(scene);
      this.#closeAct(next);
      return;
    }
    clearTimeout(this.#glow);
    this.behind = true;
    this.view ??= this.#now;
    this.#left = [...next.scenes];
    this.#arrived = false;
    this.#nextScene();
  }

  #tell(scene: Scene): void {
    this.#house.begins?.(scene);
    this.ribbon = [...this.ribbon, scene].slice(-LINES);
  }

  #nextScene(): void {
    const playing = this.#line[0];
    if (playing === undefined || this.#paused) return;
    const scene = this.#left[0];
    if (scene === undefined) return this.#closeAct(playing);
    this.time = timeOf(scene, this.#waiting(), this.#house.pace());
    if (scene.direction.arrives) this.#arrive(playing.act.view);
    if (scene.direction.from === undefined) this.#change(scene);
    this.scene = scene;
    this.#tell(scene);
    this.#timer = setTimeout(() => this.goOn(), this.time);
  }

  #arrive(coming: TableView): void {
    const shown = this.view?.view;
    let { view } = coming;
    for (const { direction, events } of this.#left.slice(1).reverse())
      for (const { params } of events.toReversed()) view = direction.before?.(view, params, shown) ?? view;
    this.view = { ...coming, view };
    this.#arrived = true;
  }

  #change({ direction, events }: Scene): void {
    const [shown, coming] = [this.view, this.#line[0]?.act.view];
    if (direction.change === undefined || shown === null || coming === undefined) return;
    if (this.#arrived && direction.before === undefined) return;
    let { view } = shown;
    for (const { params } of events) view = direction.change(view, params, coming.view);
    this.view = { ...shown, view };
  }

  /** On to the next scene. */
  goOn(): void {
    clearTimeout(this.#timer);
    const scene = this.#left.shift();
    if (scene === undefined) return;
    if (scene.direction.from !== undefined) this.#change(scene);
    this.#nextScene();
  }

  /** What is still to be seen, in milliseconds at full length; what touches the reader hurries nobody. */
  #waiting(): number {
    const scenes = [...this.#left, ...this.#line.slice(1).flatMap((played) => played.scenes)];
    return scenes.reduce((sum, scene) => sum + (scene.mine ? 0 : fullTime(scene, this.#house.pace())), 0);
  }

  #closeAct({ act }: Played): void {
    this.#line.shift();
    this.#now = act.view;
    this.view = this.#line.length > 0 ? act.view : null;
    this.scene = null;
    this.behind = this.#line.length > 0;
    this.#house.shown(act.view);
    this.#nextAct();
  }

  /** All is told: the last sentence stays for a moment. */
  #rest(): void {
    this.behind = false;
    clearTimeout(this.#glow);
    this.#glow = setTimeout(() => (this.ribbon = []), AFTERGLOW);
  }

  /** To the present, at once. */
  skip(): void {
    const last = this.last;
    if (this.behind && last !== null) this.set(last);
  }

  /** Hold what happens, while something else is shown. */
  pause(): void {
    this.#paused = true;
    clearTimeout(this.#timer);
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    if (this.#left.length > 0) this.#nextScene();
    else this.#nextAct();
  }

  close(): void {
    this.#forget();
    this.#now = null;
  }
}
