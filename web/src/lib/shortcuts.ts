/** Keys of the table page. A key typed into a field, or with a modifier, is not for us. */

export type Shortcuts = Record<string, () => void>;

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("input:not([type=checkbox], [type=radio]), textarea, select") || target.isContentEditable;
}

/** A leaf that lies over the page has the keys to itself, even where nothing on it has the focus. */
const isCovered = () => document.querySelector("dialog:modal") !== null;

export function obey(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (isCovered()) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const act = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
