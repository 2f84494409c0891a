/**
 * La Gabelle in the page: two roads to choose from, and a hand of sacks. A board without a framework and without a build,
 * made for version 1 of the page's interface (web/src/lib/board/outside.ts in Cent Ans).
 */
export const version = 1;

/** Questions that the board answers alone; to bribe the watch is a button of the prompt. */
export const handles = ["road", "send"];

/** What the list of players shows of a seat. */
export function seatFacts(view, seat, words) {
  const { livres, hand, bribed } = view.smugglers[seat];
  return {
    score: livres,
    counts: [{ label: words.say("board-sacks"), value: hand.count }],
    marks: bribed ? [words.say("board-has-bribed")] : [],
  };
}

export function mount(host, table) {
  const styles = make("link", { rel: "stylesheet", href: new URL("board.css", import.meta.url).href });
  const board = make("div", { class: "gabelle" });
  host.append(styles, board);
  function update(now) {
    const held = board.querySelector(":focus")?.dataset.spot;
    board.replaceChildren(...drawn(now));
    board.querySelector(`[data-spot="${held}"]`)?.focus();
  }
  update(table);
  return { update, remove: () => host.replaceChildren() };
}

// -- drawing ----------------------------------------------------------------------------------------------------------

function drawn(table) {
  const { view, words } = table;
  const far = view.seat === 0 ? 1 : 0;
  return [
    make("p", { class: "day" }, words.say("board-day", { day: view.day, days: view.days })),
    smuggler(table, far),
    make("div", { class: "roads" }, road(table, "bridge"), road(table, "ford")),
    stores(table),
    smuggler(table, 1 - far),
  ];
}

/** A road is a button, whether it may be chosen or not: why not, the server says. */
function road(table, name) {
  const { view, words } = table;
  const taken = view.road === name;
  const picture = make("span", { class: `picture ${name}`, "aria-hidden": "true" });
  return choice(table, name, taken ? "road taken" : "road", picture, words.say(`option-${name}`));
}

function smuggler(table, seat) {
  const { view, words, names } = table;
  const { side, livres, hand, seen } = view.smugglers[seat];
  const mine = seat === view.seat;
  const hidden = Array.from({ length: hand.count - (hand.cards ?? seen).length }, () => sack("?"));
  const sacks = (hand.cards ?? seen).map((weight, place) => (mine ? own(table, weight, place) : sack(weight)));
  return make(
    "section",
    { class: "smuggler", "aria-label": names[seat] },
    make("h2", {}, `${names[seat]} · ${words.say(`side-${side}`)} · ${words.say("some-livres", { livres })}`),
    make("div", { class: "sacks" }, ...sacks, ...hidden),
  );
}

/** A sack of one's own hand. The one that was chosen lies aside until the other has chosen too. */
function own(table, weight, place) {
  const { view, words } = table;
  const chosen = view.sending === weight && view.smugglers[view.seat].hand.cards.indexOf(weight) === place;
  const button = choice(table, `sack ${weight}`, chosen ? "sack chosen" : "sack", String(weight));
  button.setAttribute("aria-label", words.say("option-sack", { weight }));
  button.setAttribute("aria-pressed", String(chosen));
  return button;
}

function stores({ view, words }) {
  const granary = view.granary.length === 0 ? words.say("board-nothing") : view.granary.join(", ");
  return make(
    "p",
    { class: "stores" },
    words.say("board-salt-works", { number: view.salt_works }),
    " ",
    words.say("board-granary", { sacks: granary }),
  );
}

// -- choosing ---------------------------------------------------------------------------------------------------------

/** What is offered is sent when pressed; of what is not, the page says why not. */
function choice({ asks, submit, illegal }, notation, kind, ...inside) {
  const asked = asks.some(({ key }) => handles.includes(key));
  const offered = asks.some(({ options }) => options.some((option) => option.notation === notation));
  const button = make("button", { type: "button", class: offered ? `${kind} offered` : kind }, ...inside);
  button.dataset.spot = notation;
  if (offered) button.dataset.option = notation;
  button.addEventListener("click", () => (offered ? submit([notation]) : asked && illegal(notation)));
  return button;
}

function sack(face) {
  return make("span", { class: "sack" }, String(face));
}

function make(tag, attributes, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}
