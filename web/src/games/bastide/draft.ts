/** An answer being put together: what is chosen so far, what it would do, and what would be sent. */
import type { AskInfo } from "../../lib/api";
import type { Words } from "../../lib/words";
import { blockOf, colourOf, isReligious, partsOfTax, pointsOf, sumIn, sumsOf, workOf, workOfCircle } from "./logic";
import { wantsSite } from "./spots";
import type { BastideView } from "./view";

export interface Draft {
  /** The equipment to propose, or on which a fire burns. */
  work: string | null;
  tile: string | null;
  block: string | null;
  /** Influences that a fire will take, as notations. */
  tokens: string[];
  /** A bid, a raise or a gift. */
  amount: number | null;
  /** Who gets the gift. */
  to: number | null;
  /** How a short tax is divided among those still undecided. */
  shares: number[] | null;
  /** Why the last click was for nothing, and the rule that says so. */
  refused: { why: string; rule: string } | null;
}

export const BLANK: Draft = {
  work: null,
  tile: null,
  block: null,
  tokens: [],
  amount: null,
  to: null,
  shares: null,
  refused: null,
};

export interface Plan {
  sentence?: string;
  detail?: string;
  /** The buttons; the first is the one to press. */
  answers: { label: string; option: string; answer: string[] | null }[];
  /** Whether something can be put back. */
  begun: boolean;
}

interface Scene {
  view: BastideView;
  seat: number;
  ask: AskInfo;
  draft: Draft;
  names: string[];
  words: Words;
}

/** What the prompt should say and offer; null if the question speaks for itself. */
export function planFor(scene: Scene): Plan | null {
  const { ask, draft, words } = scene;
  switch (ask.key) {
    case "action":
      if (draft.work !== null && draft.tile === null) return projectPlan(scene, draft.work);
      if (draft.tile === "house") return housePlan(scene, ["play house"]);
      if (draft.tile === "fire") return firePlan(scene, ["play fire"]);
      return draft.tile === null ? null : englishPlan(scene, draft.tile);
    case "site":
      return sitePlan(scene);
    case "house":
      return housePlan(scene, []);
    case "fire":
      return firePlan(scene, []);
    case "first-bid":
    case "raise":
      return bidPlan(scene);
    case "gift":
      return draft.to === null
        ? { detail: words.say("board-plan-gift-or-not"), answers: [], begun: false }
        : giftPlan(scene, draft.to, [`give ${colourOf(scene.view, draft.to)}`]);
    case "gift-amount":
      return giftPlan(scene, scene.view.window?.to ?? 0, []);
    case "allocate":
      return allocationPlan(scene);
    case "fire-houses":
    case "fire-influence":
    case "fire-second":
    case "harass-house":
    case "harass-influence":
    case "hit":
      return damagePlan(scene);
    case "consent":
      return consentPlan(scene);
    default:
      return null;
  }
}

// -- projects -------------------------------------------------------------------------------------------------------

function projectPlan(scene: Scene, equipment: string): Plan {
  const { view, words, draft } = scene;
  const work = workOf(view, equipment);
  const open = wantsSite(view, draft);
  const chest = words.say("board-plan-chest", {
    amount: view.share,
    left: view.chest_left,
  });
  const answer = open ? [`project ${equipment}`, `block ${draft.block}`] : [`project ${equipment}`];
  return {
    sentence:
      open && draft.block === null
        ? words.say("board-plan-site", { equipment })
        : words.say(open ? "board-plan-project-in" : "board-plan-project", {
            equipment,
            number: work?.free ?? 0,
            block: draft.block ?? "",
          }),
    detail: isReligious(equipment) ? `${effectOf(scene, equipment)} ${chest}` : chest,
    answers: [
      {
        label: words.say("board-confirm-project", { equipment }),
        option: `project ${equipment}`,
        answer: open && draft.block === null ? null : answer,
      },
    ],
    begun: true,
  };
}

/** What a religious building does, in words. */
function effectOf({ view, words }: Scene, equipment: string): string {
  return words.say(`board-effect-${equipment}`, { amount: Math.abs(workOf(view, equipment)?.tax_around ?? 0) });
}

function sitePlan(scene: Scene): Plan {
  const { view, draft, words } = scene;
  const equipment = view.auction?.equipment ?? "EG";
  return {
    sentence: words.say("board-plan-site", { equipment }),
    detail: effectOf(scene, equipment),
    answers: [
      {
        label: words.say("board-confirm-site", { block: draft.block ?? "none" }),
        option: "site",
        answer: draft.block === null ? null : [`block ${draft.block}`],
      },
    ],
    begun: draft.block !== null,
  };
}

// -- tiles ----------------------------------------------------------------------------------------------------------

/** What a House would raise, and who would be paid: "The House 6, the halle 2. Anne 4, the chest 4." */
export function taxDetail({ view, names, words }: Pick<Scene, "view" | "names" | "words">, block: string): string {
  const tax = blockOf(view, block)?.tax;
  if (!tax) return "";
  const parts = partsOfTax(tax).map(({ part, amount }) => words.say(`board-tax-${part}`, { amount }));
  const shares = tax.short ? tax.owed : tax.paid;
  const paid = shares.flatMap((amount, seat) =>
    amount > 0 ? [words.say("board-tax-paid", { name: names[seat] ?? "", amount })] : [],
  );
  if (tax.to_chest > 0) paid.push(words.say("board-tax-chest", { amount: tax.to_chest }));
  const made = words.say("board-plan-parts", { parts: parts.join(", ") });
  if (tax.short)
    return `${made} ${words.say("board-tax-short")} ${words.say("board-plan-owed", { parts: paid.join(", ") })}`;
  return paid.length === 0
    ? `${made} ${words.say("board-plan-nobody")}`
    : `${made} ${words.say("board-plan-paid", { parts: paid.join(", ") })}`;
}

function housePlan(scene: Scene, before: string[]): Plan {
  const { view, draft, words } = scene;
  const { block } = draft;
  const total = block === null ? 0 : (blockOf(view, block)?.tax?.total ?? 0);
  return {
    sentence:
      block === null ? words.say("board-plan-house") : words.say("board-plan-house-in", { block, amount: total }),
    ...(block === null ? {} : { detail: taxDetail(scene, block) }),
    answers: [
      {
        label: words.say("board-confirm-house", { block: block ?? "none" }),
        option: "house",
        answer: block === null ? null : [...before, `block ${block}`],
      },
    ],
    begun: before.length > 0 || block !== null,
  };
}

function englishPlan({ view, words }: Scene, tile: string): Plan {
  const points = pointsOf(tile);
  const next = view.siege.forecast.find((each) => each.points === points);
  const siege = view.siege.begins_next;
  const fate = next?.holds ? "yes" : "no";
  return {
    sentence: siege
      ? words.say("board-plan-siege", { points, holds: fate, english: next?.english ?? 0, walls: view.siege.walls })
      : words.say("board-plan-english", { points, number: next?.hits ?? 0 }),
    detail: siege ? words.say("board-plan-siege-end") : words.say("board-plan-reach", { reach: view.siege.reach }),
    answers: [
      {
        label: words.say("board-confirm-english", { siege: siege ? "yes" : "no" }),
        option: `play ${tile}`,
        answer: [`play ${tile}`],
      },
    ],
    begun: true,
  };
}

function firePlan({ view, draft, words }: Scene, before: string[]): Plan {
  const begun = before.length > 0 || draft.block !== null || draft.tokens.length > 0 || draft.work !== null;
  if (draft.block !== null) {
    const { block } = draft;
    const houses = blockOf(view, block)?.burns ?? 0;
    const answers = Array.from({ length: houses }, (_, place) => houses - place).map((number) => ({
      label: words.say("board-confirm-burn-houses", { number }),
      option: `houses ${number}`,
      answer: [...before, `block ${block}`, `houses ${number}`],
    }));
    return { sentence: words.say("board-plan-burn-houses", { block }), answers, begun };
  }
  const [first] = draft.tokens;
  if (first !== undefined) {
    const equipment = workOfCircle(first.split(" ")[1] ?? "");
    const number = draft.tokens.length;
    const stop = number < (workOf(view, equipment)?.burns ?? 0) ? ["stop"] : [];
    return {
      sentence: words.say("board-plan-burn-influences", { equipment, number }),
      answers: [
        {
          label: words.say("board-confirm-burn-influences", { number }),
          option: "burn",
          answer: [...before, `equipment ${equipment}`, ...draft.tokens, ...stop],
        },
      ],
      begun,
    };
  }
  if (draft.work !== null) {
    const equipment = draft.work;
    const answer = [...before, `equipment ${equipment}`];
    return {
      sentence: words.say("board-plan-burn-building", { equipment }),
      answers: [{ label: words.say("board-confirm-burn-building"), option: `equipment ${equipment}`, answer }],
      begun,
    };
  }
  return { sentence: words.say("board-plan-fire"), answers: [], begun };
}

/** A fire or an English tile already under way: what it is aimed at, and how many hits are left. */
function damagePlan({ view, ask, words }: Scene): Plan | null {
  const { block, equipment, hits_left: hits } = view.damage ?? { block: null, equipment: null, hits_left: 0 };
  if (ask.key === "fire-houses" && block !== null) {
    const [sentence, detail] = [words.say("board-plan-burn-houses", { block }), words.prompt(ask)];
    return { sentence, detail, answers: [], begun: false };
  }
  if (ask.key.startsWith("fire")) {
    if (equipment === null) return null;
    const order = ask.key === "fire-second" ? "second" : "first";
    return { sentence: words.say("board-plan-burn-which", { equipment, order }), answers: [], begun: false };
  }
  return hits > 0 ? { detail: words.say("board-plan-hits", { number: hits }), answers: [], begun: false } : null;
}

function consentPlan({ view, names, words }: Scene): Plan | null {
  const { auction } = view;
  const asker = auction?.order[0];
  if (auction === null || asker === undefined) return null;
  const { equipment } = auction;
  return {
    sentence: words.say("board-plan-consent", { equipment, name: names[asker] ?? "" }),
    answers: [],
    begun: false,
  };
}

// -- money ----------------------------------------------------------------------------------------------------------

function bidPlan({ view, ask, draft, words }: Scene): Plan {
  const raising = ask.key === "raise";
  const auction = view.auction;
  const { limits, amount } = sumIn(view, draft.amount);
  const buys = auction?.buys ?? [];
  const bid = buys.find((each) => each.amount === amount);
  const { price, raise_least: least } = view.figures;
  const sentence = words.say(raising ? "board-plan-raise" : "board-plan-bid", {
    equipment: auction?.equipment ?? "HA",
    amount,
    number: bid?.earned ?? 0,
    total: bid?.total ?? amount,
  });
  const left = bid?.left ?? 0;
  const hints = [
    ...(!raising && amount === 0 && left > 0 ? [words.say("board-plan-set", { price })] : []),
    ...(raising && view.figures.rounds_of_raises ? [words.say("board-plan-rounds")] : []),
    ...(bid && bid.earned > bid.placed_at_most
      ? [words.say("board-plan-no-room", { number: bid.placed_at_most })]
      : []),
    ...(bid && bid.odd > 0 ? [words.say("board-plan-odd", { number: bid.odd })] : []),
    ...(!raising && left > 0 && buys.some((each) => each.may_raise)
      ? [words.say("board-plan-may-raise", { least, may: bid?.may_raise ? "yes" : "no" })]
      : []),
  ];
  return {
    sentence,
    detail: [words.say("board-plan-left", { amount: left }), ...hints].join(" "),
    answers: [
      {
        label: words.say(raising ? "board-confirm-raise" : "board-confirm-bid", { amount }),
        option: "bid",
        answer: sumsOf(amount, limits.at_once),
      },
    ],
    begun: false,
  };
}

function giftPlan({ view, draft, names, words }: Scene, to: number, before: string[]): Plan {
  const { limits, amount } = sumIn(view, draft.amount);
  return {
    sentence: words.say("board-plan-gift", { name: names[to] ?? "", amount, left: limits.most - amount }),
    answers: [
      {
        label: words.say("board-confirm-gift", { amount }),
        option: "gift",
        answer: [...before, ...sumsOf(amount, limits.at_once)],
      },
    ],
    begun: before.length > 0,
  };
}

/** Those who have not been given their share yet, with what the draft gives them. */
export function sharesOf(view: BastideView, draft: Draft): { seat: number; owed: number; share: number }[] {
  const allocation = view.allocation;
  if (allocation === null) return [];
  const open = allocation.creditors.filter(({ share }) => share === null);
  const shares = draft.shares ?? allocation.even;
  return open.map(({ seat, owed }, place) => ({ seat, owed, share: shares[place] ?? 0 }));
}

function allocationPlan({ view, draft, words }: Scene): Plan {
  const shares = sharesOf(view, draft);
  const left = (view.allocation?.left ?? 0) - shares.reduce((sum, { share }) => sum + share, 0);
  const answer = shares.slice(0, -1).map(({ share }) => `sdd ${share}`);
  return {
    sentence: words.say("board-plan-allocation", {
      block: view.allocation?.block ?? "",
      tax: view.allocation?.tax ?? 0,
    }),
    detail: words.say("board-plan-allocation-left", {
      left: Math.abs(left),
      sign: left < 0 ? "over" : left > 0 ? "short" : "even",
    }),
    answers: [{ label: words.say("board-confirm-allocation"), option: "allocate", answer: left === 0 ? answer : null }],
    begun: draft.shares !== null,
  };
}
