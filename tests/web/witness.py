"""Somebody who never looks away: what was told on the stage of a page, however short it was to be seen."""

from __future__ import annotations

from tests.web.kit import PATIENCE, Visitor

SCRIPT = """
window.stretch = 1 / 25;
const real = window.setTimeout;
window.setTimeout = (act, wait = 0, ...rest) => real(act, wait * window.stretch, ...rest);

window.witnessed = [];
const known = new WeakSet();
new MutationObserver(() => {
  for (const line of document.querySelectorAll("[data-told]")) {
    if (known.has(line)) continue;
    known.add(line);
    window.witnessed.push({
      told: line.dataset.told,
      text: line.textContent,
      dice: [...document.querySelectorAll("[data-stage] [data-die]")].map(({ dataset }) => Number(dataset.die)),
      film: line.closest("[data-film]").dataset.film,
      state: line.closest("[data-state]").dataset.state,
    });
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Scenes keep their order and their proportions, and a test need not wait for them as a person would like to."""


class Witness:
    """Notes every sentence of the ribbon, with what the table said of itself then; it must come before the page."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        visitor.context.add_init_script(SCRIPT)

    def has_seen(self, **wanted: str) -> None:
        """Wait until a sentence was told of which all this is true."""
        found = "wanted => window.witnessed.some(seen => Object.keys(wanted).every(key => seen[key] === wanted[key]))"
        self._page.wait_for_function(found, arg=wanted, timeout=PATIENCE)

    def slow_down(self) -> None:
        """From now on a scene takes longer than any test."""
        self._page.evaluate("window.stretch = 1000")
