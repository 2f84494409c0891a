/** Where we are: the address is the only state of navigation. */

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

function read(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

addEventListener("popstate", read);

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  read();
  if (!replace) scrollTo(0, 0);
}

/** Links within the page change the address without loading it anew. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api") || url.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
