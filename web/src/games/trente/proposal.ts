/** What the prompt says while an answer is put together on the board: the sentence, the odds, the buttons. */
import type { AskInfo } from "../../lib/api";
import type { Proposal, ProposedAction } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import { chancesOf, inDetail, nearestMen, unitNamed, usualPlaces, type Draft } from "./logic";
import type { TrenteView } from "./view";

export interface Desk {
  view: TrenteView;
  ask: AskInfo;
  draft: Draft;
  words: Words;
  own: string;
  /** The slots that are to be written now, and the cards in hand. */
  slots: number[];
  hand: readonly string[];
  submit: (notations: string[]) => void;
  change: (draft: Partial<Draft>) => void;
  clear: () => void;
}

export function proposalOf(desk: Desk): Proposal | null {
  switch (desk.ask.key) {
    case "deploy":
      return placing(desk);
    case "order":
      return ordering(desk);
    case "move":
    case "land":
      return moving(desk);
    case "target":
    case "charge":
      return attacking(desk);
    case "combination":
      return laying(desk);
    case "keep":
      return keeping(desk);
    case "heal":
      return { detail: desk.words.say("board-heal-left", { number: desk.view.choosing?.left ?? 0 }), actions: [] };
    case "advance": {
      const unit = desk.view.acting;
      return unit === null ? null : { sentence: desk.words.say("board-may-advance", { unit }), actions: [] };
    }
    default:
      return null;
  }
}

/** The orders as they are sent: numbers only, in the order of writing. */
export function orderNotations(view: TrenteView, orders: readonly string[]): string[] {
  return orders.map((unit) => `order ${unitNamed(view, unit)?.number ?? ""}`);
}

function placing({ view, draft, words, own, submit, change, clear }: Desk): Proposal {
  const before = view.choosing?.chosen ?? [];
  const waiting = view.choosing?.units ?? [];
  const placed = [...before, ...draft.posts];
  const next = unitNamed(view, waiting[draft.posts.length] ?? null);
  const whole = next === null;
  return {
    sentence: whole
      ? words.say("board-all-placed")
      : words.say("board-place", { unit: next.unit, number: next.number }),
    detail: words.say("board-placed", { number: placed.length, all: before.length + waiting.length }),
    actions: [
      {
        label: words.say("board-confirm-placing"),
        option: "done",
        main: true,
        enabled: whole,
        act: () => submit(draft.posts.map((cell) => `post ${cell}`)),
      },
      {
        label: words.say("board-usual-places"),
        option: "usual",
        enabled: !whole,
        act: () => change({ posts: usualPlaces(view, own, placed).slice(before.length) }),
      },
      back(words, draft.posts.length > 0, clear),
    ],
  };
}

function ordering({ view, draft, words, slots, submit, change, clear }: Desk): Proposal {
  const missing = slots.length - draft.orders.length;
  return {
    sentence: words.say(missing > 0 ? "board-write" : "board-written", { missing, number: slots.length }),
    detail: words.say(draft.overfull ? "board-sheet-full" : "board-order-hint", { number: slots.length }),
    warning: draft.overfull,
    actions: [
      {
        label: words.say("board-confirm-orders"),
        option: "done",
        main: true,
        enabled: missing === 0,
        act: () => submit(orderNotations(view, draft.orders)),
      },
      {
        label: words.say("board-fill-orders"),
        option: "fill",
        enabled: missing > 0,
        act: () => change({ orders: [...draft.orders, ...nearestMen(view, draft.orders, missing)] }),
      },
      { label: words.say("board-clear-orders"), enabled: draft.orders.length > 0, act: clear },
    ],
  };
}

function moving({ view, ask, draft, words, submit, clear }: Desk): Proposal {
  const unit = unitNamed(view, view.choosing?.unit ?? null);
  const way = view.choosing?.cells.find(({ cell }) => cell === draft.to);
  if (unit === null) return { actions: [] };
  const stay = unit.cell !== null && ask.options.some(({ notation }) => notation === `move ${unit.cell}`);
  if (way === undefined) {
    return {
      sentence: words.say(ask.key === "land" ? "board-where-land" : "board-where", {
        unit: unit.unit,
        number: unit.number,
        move: unit.move,
      }),
      actions: stay
        ? [
            {
              label: words.say("board-stay"),
              option: `move ${unit.cell}`,
              enabled: true,
              act: () => submit([`move ${unit.cell}`]),
            },
          ]
        : [],
    };
  }
  const notation = `${ask.key} ${way.cell}`;
  const gain = way.gives ? words.say(`cell-kind-${way.kind}.effect`, { points: way.points }) : "";
  const met =
    way.engages.length === 0
      ? ""
      : words.say("board-engages", {
          units: words.listed(way.engages.map((foe) => words.say("unit", { unit: foe }))),
          number: way.engages.length,
        });
  return {
    sentence: words.say(way.cell === unit.cell ? "board-stays" : "board-goes", {
      unit: unit.unit,
      number: unit.number,
      cell: way.cell,
    }),
    ...(gain || met ? { detail: [met, gain].filter(Boolean).join(" ") } : {}),
    actions: [
      { label: words.say("board-confirm"), option: notation, main: true, enabled: true, act: () => submit([notation]) },
      back(words, true, clear),
    ],
  };
}

function attacking({ view, ask, draft, words, submit, clear }: Desk): Proposal {
  const unit = unitNamed(view, view.choosing?.unit ?? null);
  const target = view.choosing?.targets.find((one) => one.unit === draft.target);
  const foe = unitNamed(view, target?.unit ?? null);
  if (unit === null) return { actions: [] };
  if (target === undefined || foe === null) {
    return {
      sentence: words.say(ask.key === "charge" ? "board-whom-charge" : "board-whom", { unit: unit.unit }),
      actions: [],
    };
  }
  const notation = `${ask.key === "charge" ? "charge" : "attack"} ${foe.number}`;
  return {
    sentence: words.say("board-attack", {
      unit: unit.unit,
      foe_name: words.say("unit", { unit: foe.unit }),
      bonus: target.bonus,
      enemy: target.enemy_bonus,
    }),
    detail: inDetail(target.odds, words),
    odds: chancesOf(target.odds, words),
    actions: [
      {
        label: words.say(ask.key === "charge" ? "board-confirm-charge" : "board-confirm-attack"),
        option: notation,
        main: true,
        enabled: true,
        act: () => submit([notation]),
      },
      back(words, true, clear),
    ],
  };
}

function laying({ view, draft, words, submit, clear }: Desk): Proposal {
  const { choosing, fight } = view;
  const own = choosing?.unit ?? "";
  const foe = fight === null ? "" : fight.attacker === own ? fight.defender : fight.attacker;
  const laid = choosing?.combinations.find(({ option }) => option === draft.lay);
  if (laid === undefined) {
    return {
      sentence: words.say("board-lay", { unit: own, foe, role: fight?.attacker === own ? "attack" : "defence" }),
      actions: [],
    };
  }
  return {
    sentence: words.say("board-lays", {
      cards:
        laid.cards.length === 0
          ? words.say("board-die-alone")
          : words.listed(laid.cards.map((card) => words.say("card", { card }))),
      value: laid.value + (choosing?.bonus ?? 0),
    }),
    detail: inDetail(laid.odds, words),
    odds: chancesOf(laid.odds, words),
    actions: [
      {
        label: words.say("board-confirm-lay"),
        option: laid.option,
        main: true,
        enabled: true,
        act: () => submit([laid.option]),
      },
      back(words, true, clear),
    ],
  };
}

/** At most so many cards; fewer are followed by `done`, and the order is that of the hand. */
export function keepNotations(kept: readonly number[], hand: readonly string[], most: number): string[] {
  const cards = [...kept].sort((one, other) => one - other).map((place) => `keep ${hand[place]}`);
  return cards.length < most ? [...cards, "done"] : cards;
}

function keeping({ view, draft, words, hand, submit, clear }: Desk): Proposal {
  const most = view.choosing?.left ?? view.figures.keep;
  const cards = draft.kept.map((place) => hand[place] ?? "").filter(Boolean);
  return {
    sentence: words.say("board-keep", { number: cards.length, most }),
    actions: [
      {
        label: words.say("board-confirm-keep", { number: cards.length }),
        option: "done",
        main: true,
        enabled: true,
        act: () => submit(keepNotations(draft.kept, hand, most)),
      },
      back(words, cards.length > 0, clear),
    ],
  };
}

function back(words: Words, enabled: boolean, act: () => void): ProposedAction {
  return { label: words.say("board-back"), enabled, act };
}
