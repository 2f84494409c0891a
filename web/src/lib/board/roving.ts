/**
 * Many things to choose on one board are one stop of the Tab key: the arrow keys go from each to its neighbour, as it
 * lies on the screen. The things are marked with `data-spot`. The holder must be HTML: an SVG group that listens to the
 * focus would be a stop of its own.
 */

const SPOT = "[data-spot]";
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much farther off something aside seems than something straight ahead. */
const ASIDE = 2.2;

export interface Spot {
  x: number;
  y: number;
}

/** Which of the others lies nearest in a direction; -1 if none does. */
export function neighbour(from: Spot, others: readonly Spot[], [wayX, wayY]: readonly [number, number]): number {
  let [best, least] = [-1, Infinity];
  others.forEach((other, index) => {
    const [x, y] = [other.x - from.x, other.y - from.y];
    const ahead = x * wayX + y * wayY;
    const aside = Math.abs(x * wayY - y * wayX);
    const distance = ahead + aside * ASIDE;
    if (ahead > 0.5 && aside <= ahead * 2 && distance < least) [best, least] = [index, distance];
  });
  return best;
}

function middleOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** An attachment for the element that holds the spots. */
export function rove(holder: Element): () => void {
  const spots = () => [...holder.querySelectorAll<HTMLElement | SVGElement>(SPOT)];

  /** Exactly one spot can be reached by Tab: the one that has the focus or had it last, if it is still offered. */
  function settle(): void {
    const all = spots();
    const offered = all.filter((spot) => spot.hasAttribute("data-option"));
    const kept = all.find((spot) => spot.getAttribute("tabindex") === "0");
    const stays =
      kept === document.activeElement || (kept !== undefined && (offered.length === 0 || offered.includes(kept)));
    const stop = stays && kept !== undefined ? kept : (offered[0] ?? all[0]);
    for (const spot of all) {
      const wanted = spot === stop ? "0" : "-1";
      if (spot.getAttribute("tabindex") !== wanted) spot.setAttribute("tabindex", wanted);
    }
  }

  function focused(event: Event): void {
    const spot = (event.target as Element).closest(SPOT);
    if (spot === null) return;
    for (const other of spots()) if (other !== spot) other.setAttribute("tabindex", "-1");
    spot.setAttribute("tabindex", "0");
  }

  function pressed(event: Event): void {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const way = WAYS[key];
    const here = (event.target as Element).closest<HTMLElement | SVGElement>(SPOT);
    if (way === undefined || here === null || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const others = spots().filter((spot) => spot !== here);
    others[neighbour(middleOf(here), others.map(middleOf), way)]?.focus();
  }

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(holder, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-option"] });
  holder.addEventListener("focusin", focused);
  holder.addEventListener("keydown", pressed);
  return () => {
    observer.disconnect();
    holder.removeEventListener("focusin", focused);
    holder.removeEventListener("keydown", pressed);
  };
}
