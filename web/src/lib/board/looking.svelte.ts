/**
 * Looking closer at what lies in a frame, and moving it about: by wheel, pinch and drag, and by whoever holds this.
 * A drag is never a click.
 */
import {
  awayFrom,
  closer,
  dragged,
  placed,
  scaleOf,
  showing,
  wholeMap,
  within,
  type Box,
  type Edge,
  type MapSight,
  type Point,
  type Size,
} from "./sight";

export interface Scene {
  /** What is looked at, in units of its own, and the frame, in pixels. */
  map: Size;
  room: Size;
  /** How much closer than the whole one may come. */
  closest: number;
  /** What is seen before anybody has moved it; without it the whole. */
  first?: MapSight;
  /** Whether it keeps still, because something within has its own way of being brought closer. */
  still?: boolean;
  /** Whether, as long as the whole is seen, drags and the wheel are the page's, which may scroll. */
  scrolls?: boolean;
}

const WHEEL = 0.0015;
/** A finger that moves no farther than this has pressed and not dragged. */
const PRESS = 6;
/** For so long after a hand has moved it, in milliseconds, it is left as it is. */
const HELD = 5000;

export class Looking {
  /** Whether it glides where it was sent; it follows a finger at once. */
  gliding = $state(false);
  #chosen: MapSight | null = $state.raw(null);
  readonly #scene: () => Scene;
  readonly #fingers = new Map<number, Point>();
  #frame: HTMLElement | null = null;
  #pressedAt: Point | null = null;
  #movedAt = -Infinity;
  #dragging = false;

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  get sight(): MapSight {
    const { map, room, first } = this.#scene();
    return within(this.#chosen ?? first ?? wholeMap(map), map, room);
  }

  /** Pixels of the frame per unit of what is looked at. */
  get scale(): number {
    const { map, room } = this.#scene();
    return scaleOf(this.sight, map, room);
  }

  get transform(): string {
    const { room } = this.#scene();
    const { sight, scale } = this;
    const [x, y] = [room.width / 2 - sight.middle.x * scale, room.height / 2 - sight.middle.y * scale];
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  // -- sent ----------------------------------------------------------------------------------------------------------

  come(factor: number): void {
    const { map, room, closest } = this.#scene();
    const centre = { x: room.width / 2, y: room.height / 2 };
    this.#move(closer(this.sight, factor, centre, map, room, closest), true);
  }

  fit(): void {
    this.#move(wholeMap(this.#scene().map), true);
  }

  /** Whether a hand has moved it just now: then nothing else does. */
  get isHeld(): boolean {
    return performance.now() - this.#movedAt < HELD;
  }

  /** Bring a part into sight, such as where something has just happened. */
  show(thing: Box): void {
    const { map, room } = this.#scene();
    this.#move(showing(this.sight, thing, map, room), true);
  }

  /** Bring a part into sight, far from an edge where something will lie over it. */
  showAwayFrom(edge: Edge, thing: Box): void {
    const { map, room } = this.#scene();
    this.#move(awayFrom(edge, this.sight, thing, map, room), true);
  }

  /** Where a part lies in the frame, or will lie when the gliding is over. */
  placeOf(thing: Box): Box {
    const { map, room } = this.#scene();
    return placed(thing, this.sight, map, room);
  }

  /** Move by so many pixels of the frame. */
  drag(by: Point, glide: boolean): void {
    const { map, room } = this.#scene();
    this.#move(dragged(this.sight, by, map, room), glide);
  }

  /** When the frame has changed its size, what one came close to keeps its own: `ratio` is the old fit by the new. */
  keepSize(ratio: number): void {
    if (this.#chosen === null || this.#chosen.closeness <= 1) return;
    const closeness = Math.min(this.#scene().closest, Math.max(1, this.#chosen.closeness * ratio));
    this.#chosen = { ...this.#chosen, closeness };
  }

  /** As if nobody had moved it yet. */
  forget(): void {
    this.#chosen = null;
  }

  /** A point of the window, in the frame. */
  inFrame({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = this.#frame?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  #move(next: MapSight, glide: boolean): void {
    this.#chosen = next;
    this.gliding = glide;
  }

  // -- by hand -------------------------------------------------------------------------------------------------------

  /** An attachment for the frame. */
  readonly attach = (frame: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    this.#frame = frame;
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false, signal });
    frame.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    frame.addEventListener("pointermove", (event) => this.#follow(event), { signal });
    frame.addEventListener("click", (event) => this.#swallow(event), { capture: true, signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      frame.addEventListener(end, ({ pointerId }) => this.#fingers.delete(pointerId), { signal });
    }
    return () => listening.abort();
  };

  /** Whether the page has the say: nothing was brought closer, and the page may scroll. */
  get #isThePages(): boolean {
    return (this.#scene().scrolls ?? false) && this.sight.closeness === 1;
  }

  #wheel(event: WheelEvent): void {
    const { map, room, closest, still } = this.#scene();
    const overflows = this.#frame !== null && this.#frame.scrollHeight > this.#frame.clientHeight + 1;
    if (still || (this.#isThePages && overflows && !event.ctrlKey)) return;
    event.preventDefault();
    this.#movedAt = performance.now();
    const factor = Math.exp(-event.deltaY * WHEEL);
    this.#move(closer(this.sight, factor, this.inFrame(event), map, room, closest), false);
  }

  #press(event: PointerEvent): void {
    if (this.#fingers.size === 0) {
      this.#pressedAt = this.inFrame(event);
      this.#dragging = false;
    }
    this.#fingers.set(event.pointerId, this.inFrame(event));
  }

  #follow(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined || this.#scene().still) return;
    const now = this.inFrame(event);
    this.#movedAt = performance.now();
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other !== undefined) this.#pinch(before, now, other);
    else if (this.#isThePages || !this.#isDrag(now)) return;
    else this.drag({ x: now.x - before.x, y: now.y - before.y }, false);
    if (!this.#frame?.hasPointerCapture(event.pointerId)) this.#frame?.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, now);
  }

  #pinch(before: Point, now: Point, other: Point): void {
    this.#dragging = true;
    const { map, room, closest } = this.#scene();
    const apart = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const moved = dragged(this.sight, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }, map, room);
    this.#move(closer(moved, apart(now) / apart(before), between, map, room, closest), false);
  }

  #isDrag(now: Point): boolean {
    const from = this.#pressedAt;
    this.#dragging ||= from !== null && Math.hypot(now.x - from.x, now.y - from.y) > PRESS;
    return this.#dragging;
  }

  /** The click that ends a drag means nothing. */
  #swallow(event: MouseEvent): void {
    if (!this.#dragging) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
