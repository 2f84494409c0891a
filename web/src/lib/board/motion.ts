/** Movements that explain what happened; none if things may not move. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const CALM = 340;

/** Whether the page and the reader's system both allow movement. */
export function mayMove(motion: boolean): boolean {
  return motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A card is turned over. */
export function turned(_: Element, { moves }: { moves: boolean }): TransitionConfig {
  if (!moves) return { duration: 0 };
  return { duration: CALM, easing: cubicOut, css: (t) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg)` };
}

/** A card slides to its place, from the far (-1) or the near (1) edge of the table. */
export function slid(
  _: Element,
  { moves, from, order }: { moves: boolean; from: 1 | -1; order: number },
): TransitionConfig {
  if (!moves) return { duration: 0 };
  return {
    duration: CALM,
    delay: order * 40,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; translate: 0 ${u * from * 70}px`,
  };
}

/** A banner is run up. */
export function raised(_: Element, { moves }: { moves: boolean }): TransitionConfig {
  if (!moves) return { duration: 0 };
  return { duration: CALM, easing: cubicOut, css: (t, u) => `opacity: ${t}; translate: 0 ${u * 46}px` };
}
