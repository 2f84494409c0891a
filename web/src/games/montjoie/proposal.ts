/** The answer being put together, as the prompt shows it. */
import type { AskInfo, OptionInfo } from "../../lib/api";
import type { Chance, Proposal, ProposedAction } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import { costOf, optionFor, orderOf, type Basket, type Laid } from "./compose";
import { cardsListed } from "./describe";
import { oddsFor, seatView } from "./logic";
import type { LimitView, MontjoieView, OddsView } from "./view";

export interface Making {
  view: MontjoieView;
  ask: AskInfo;
  words: Words;
  submit(notations: string[]): void;
}

/** What the map has been asked: what the town or the province that was pressed can mean. */
export interface OnTheMap {
  options: readonly OptionInfo[];
  clear(): void;
}

export interface Buying {
  basket: Basket;
  /** What stands in the way of the last thing pressed. */
  refused: LimitView | null;
  clear(): void;
}

/** The odds of the attacker; what is good of them depends on whose side one is. */
export function chances(words: Words, { win, tie, lose }: OddsView, defending: boolean): Chance[] {
  return [
    { label: words.say("board-odds-win"), share: win / 100, tone: defending ? "bad" : "good" },
    { label: words.say("board-odds-tie"), share: tie / 100, tone: "even" },
    { label: words.say("board-odds-lose"), share: lose / 100, tone: defending ? "good" : "bad" },
  ];
}

/** Whether a question is put to somebody on the side of the town. */
const isDefence = (ask: AskInfo): boolean => ["lay-defence", "defence-barons", "support-defence"].includes(ask.key);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the odds of an attack are reckoned from: a player's best cards, or the force that an ally or neutral has. */
const guessOf = ({ view, ask }: Making): Record<string, string> => ({
  who: ask.key === "power-attack" ? "power" : "own",
  power: view.choosing?.power ?? "nobody",
});

const breaksPact = (view: MontjoieView, town: string): boolean => view.choosing?.breaks.includes(town) ?? false;

/** Said before, not after: who attacks that town breaks his word. */
const perjury = (view: MontjoieView, words: Words, town: string) => ({
  detail: words.say("board-breaks-pact", { power: view.towns.find((one) => one.town === town)?.owner ?? "nobody" }),
  warning: true,
});

export function proposeOnMap(making: Making, { options, clear }: OnTheMap): Proposal | null {
  const { view, words, submit } = making;
  const [first] = options;
  if (first === undefined) return null;
  const odds = options.map(({ notation }) => oddsFor(view, notation)).find((found) => found !== null);
  const sworn = options.find(({ kind, params }) => kind === "attack" && breaksPact(view, String(params["town"])));
  return {
    ...(odds ? { odds: chances(words, odds, false), detail: words.say("board-odds-guess", guessOf(making)) } : {}),
    ...(sworn === undefined ? {} : perjury(view, words, String(sworn.params["town"]))),
    actions: [
      ...options.map((option, place) => ({
        label: capital(words.option(option)),
        option: option.notation,
        main: place === 0,
        enabled: true,
        act: () => submit([option.notation]),
      })),
      { label: words.say("board-put-back"), enabled: true, act: clear },
    ],
    alone: true,
  };
}

/** Cards laid, or a stake. */
export function proposeLaid({ view, ask, words, submit }: Making, laid: Laid): Proposal {
  const option = optionFor(view, ask, laid);
  const odds = option === null ? null : oddsFor(view, option.notation);
  const first = ask.options.find(({ kind }) => kind === "felon");
  const named = [...laid.cards, ...laid.extras];
  return {
    ...(odds === null ? {} : { odds: chances(words, odds, isDefence(ask)) }),
    detail:
      option === null
        ? words.say("board-lay-more")
        : named.length === 0 && laid.barons === 0
          ? words.say("board-lay-nothing")
          : words.say("board-laying", { cards: cardsListed(words, named), number: laid.barons, count: named.length }),
    actions: [
      {
        label: words.say(option?.kind === "stake" ? "board-stake" : "board-lay"),
        ...(option === null ? {} : { option: option.notation }),
        main: true,
        enabled: option !== null,
        act: () => option !== null && submit([option.notation]),
      },
      ...(first === undefined
        ? []
        : [
            {
              label: capital(words.option(first)),
              option: first.notation,
              enabled: true,
              act: () => submit([first.notation]),
            },
          ]),
    ],
  };
}

const refusedPurchase = (view: MontjoieView, words: Words, { why, rule }: LimitView) => ({
  detail: words.say(`board-buy-${why}`, { number: view.box.new_castles }),
  warning: true,
  rule,
});

export function proposePurchase({ view, words, submit }: Making, { basket, refused, clear }: Buying): Proposal {
  const cost = costOf(view, basket);
  return {
    ...(refused === null ? {} : refusedPurchase(view, words, refused)),
    actions: [
      {
        label: words.say("board-pay", { cost }),
        option: orderOf(basket).join(", "),
        main: true,
        enabled: true,
        act: () => submit(orderOf(basket)),
      },
      ...(cost > 0 ? [{ label: words.say("board-put-back"), enabled: true, act: clear }] : []),
    ],
  };
}

/** A number of barons: each with what it would do to the odds. */
function baronActions({ view, ask, words, submit }: Making, options: readonly OptionInfo[]): ProposedAction[] {
  return options.map((option, place) => {
    const odds = oddsFor(view, option.notation);
    const label = capital(words.option(option));
    return {
      label:
        odds === null
          ? label
          : words.say(isDefence(ask) ? "board-with-odds-held" : "board-with-odds", {
              label,
              win: odds.win,
              held: 100 - odds.win,
            }),
      option: option.notation,
      main: place === 0,
      enabled: true,
      act: () => submit([option.notation]),
    };
  });
}

/** Players by their power, not by the number of their seat. */
function playerActions({ view, words, submit }: Making, options: readonly OptionInfo[]): ProposedAction[] {
  return options.map((option) => {
    const seat = Number(option.params["number"]) - 1;
    const one = seatView(view, seat);
    return {
      label: words.say("board-player", {
        power: one?.power ?? "nobody",
        number: one?.hand.count ?? 0,
      }),
      option: option.notation,
      enabled: true,
      act: () => submit([option.notation]),
    };
  });
}

/** A sum of money: less, more, and that much. */
function moneyActions(
  { words, submit }: Making,
  options: readonly OptionInfo[],
  sum: number,
  change: (sum: number) => void,
): ProposedAction[] {
  const numbers = options.map(({ params }) => Number(params["number"]));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const chosen = Math.min(most, Math.max(least, sum));
  const step = (by: number) => ({
    label: by > 0 ? `+ ${by}` : `− ${-by}`,
    enabled: chosen + by >= least && chosen + by <= most,
    act: () => change(chosen + by),
  });
  return [
    {
      label: capital(words.say("board-money", { number: chosen })),
      option: `ecus ${chosen}`,
      main: true,
      enabled: true,
      act: () => submit([`ecus ${chosen}`]),
    },
    step(-1),
    step(1),
    ...(most - least > 8 ? [step(-5), step(5)] : []),
  ];
}

/** Questions about an ally or a neutral: which one it is. */
const STEERED = ["power-attack", "power-expansion", "activity-roll", "ally-expansion-roll", "neutral-build"];
function steered({ view, ask, words }: Making): string | null {
  const power = view.choosing?.power ?? view.acting;
  if (!STEERED.includes(ask.key) || power === null) return null;
  const must = ask.options.some(({ kind }) => kind === "pass") ? "no" : "yes";
  return words.say("board-steered", { power, left: view.choosing?.left ?? 0, must });
}

/** A sentence beside the question, where one must know more to answer it. */
const EXPLAINED: Record<string, string> = {
  "bribe-own": "board-about-bribe",
  "bribe-other": "board-about-bribe",
  "hire-try": "board-about-hire-try",
  hire: "board-about-hire",
  "hire-place": "board-about-hire-place",
  confiscation: "event-name-confiscation.about",
  "papal-protection": "board-about-papal-protection",
  "ally-pick": "board-about-ally-pick",
  "neutral-pick": "board-about-neutral-pick",
  "choose-ally": "board-about-choose-ally",
};
function explained(making: Making): string | null {
  const { view, ask, words } = making;
  const key = EXPLAINED[ask.key];
  const { mercenary_price: price, mercenary_stack: stack, loyal_from: needed } = view.box;
  return key === undefined ? steered(making) : words.say(key, { price, stack, needed });
}

/** Of events to choose from, what each does. */
function eventsTold({ ask, words }: Making): string | null {
  const events = ask.options.filter(({ kind }) => kind === "event").map(({ params }) => String(params["event"]));
  if (events.length === 0) return null;
  const told = events.map((event) =>
    words.say("board-event-told", {
      name: words.say(`event-name-${event}`),
      about: words.say(`event-name-${event}.about`),
    }),
  );
  return [...new Set(told)].join(" ");
}

/** Questions whose answers are a number or a player: buttons that say more than the bare option. */
export function proposeButtons(making: Making, sum: number, change: (sum: number) => void): Proposal | null {
  const of = (kind: string) => making.ask.options.filter((option) => option.kind === kind);
  const [barons, players, money] = [of("barons"), of("player"), of("ecus")];
  if (barons.length > 0) return { actions: baronActions(making, barons) };
  const detail = eventsTold(making) ?? explained(making);
  const beside = detail === null ? {} : { detail };
  if (players.length > 0) return { ...beside, actions: playerActions(making, players) };
  if (money.length > 0) return { ...beside, actions: moneyActions(making, money, sum, change) };
  return detail === null ? null : { detail, actions: [] };
}
