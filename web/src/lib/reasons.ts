/** Hints and reasons in words, as `src/centans/cli/advice.py` has them: what a choice promises, and what makes the difference. */
import type { BotReason, GroundInfo, OptionInfo, ProspectInfo, ReasonInfo, WeighedInfo } from "./api";
import type { Words } from "./words";

/** So many options of one choice are named; a sheet of ten orders would be a list. */
const MOST_SAID = 4;
/** What only ends a choice goes without saying. */
const SILENT = "done";
/** Of this, nothing is worth telling too: it is even. */
const SIGNED = ["lead"];

/** A choice in a sentence, and what it promises. */
export interface Told {
  choice: string;
  promise: string;
}

export interface ToldReason {
  chosen: Told;
  grounds: string[];
  others: Told[];
}

/** What seems best, what speaks for it, and the next best thing. */
export function toldHint(reason: ReasonInfo, words: Words): ToldReason {
  const say = (key: string, { options }: WeighedInfo) => words.say(key, { choice: choiceOf(options, words) });
  return {
    chosen: { choice: say("hint-best", reason.chosen), promise: promiseOf(reason.chosen, words, "reason-promise") },
    grounds: groundsOf(reason, words),
    others: reason.others.slice(0, 1).map((other) => ({
      choice: say("hint-other", other),
      promise: promiseOf(other, words, "reason-promise-short"),
    })),
  };
}

/** Why a bot chose as it did, what else could be chosen, and whether that would have been better. */
export function toldWhy({ manner, reason }: BotReason, name: string, words: Words): ToldReason {
  const { chosen, others, best } = reason;
  const manners = words.say("why-manner", { bot: manner });
  return {
    chosen: {
      choice: words.say("why-chosen", { name, choice: choiceOf(chosen.options, words) }),
      promise: `${manners} ${promiseOf(chosen, words, "reason-promise")}`,
    },
    grounds: groundsOf(reason, words),
    others: others.map((other, place) => ({
      choice: words.say(place === 0 && !best ? "why-better" : "why-other", { choice: choiceOf(other.options, words) }),
      promise: promiseOf(other, words, "reason-promise-short"),
    })),
  };
}

/** A whole choice: "Sarzay, then a 5 and a 3". */
function choiceOf(options: OptionInfo[], words: Words): string {
  const spoken = options.filter(({ notation }) => notation !== SILENT);
  const [first = "", ...rest] = (spoken.length > 0 ? spoken : options.slice(0, 1)).map((option) =>
    words.option(option),
  );
  if (rest.length === 0) return first;
  const some = words.listed(rest.slice(0, MOST_SAID));
  return words.say("reason-then", {
    first,
    rest: rest.length > MOST_SAID ? words.say("reason-and-more", { some }) : some,
  });
}

function promiseOf({ outlook, share, simulations }: WeighedInfo, words: Words, key: string): string {
  const things = outlook
    .filter((one) => words.knows(`outlook-${one.key}`) && (rounded(one.amount) !== 0 || SIGNED.includes(one.key)))
    .map((one) => expected(one, words));
  return words.say(key, { outlook: words.listed(things), simulations, tenths: Math.round(10 * share) });
}

function expected({ key, amount }: ProspectInfo, words: Words): string {
  const close = rounded(amount);
  const sign = close === 0 ? "even" : close > 0 ? "ahead" : "behind";
  return words.say(`outlook-${key}`, { amount: Math.abs(close), sign });
}

/** What speaks for the choice and what against it; that there is no difference is worth a sentence too. */
function groundsOf({ grounds, others }: ReasonInfo, words: Words): string[] {
  if (grounds.length === 0) return others.length > 0 ? [words.say("reason-alike")] : [];
  const said = (key: string, some: GroundInfo[]) =>
    some.length === 0 ? [] : [words.say(key, { grounds: words.listed(some.map((one) => differing(one, words))) })];
  return [
    ...said(
      "reason-for",
      grounds.filter((one) => one.speaks_for),
    ),
    ...said(
      "reason-against",
      grounds.filter((one) => !one.speaks_for),
    ),
  ];
}

function differing({ key, by }: GroundInfo, words: Words): string {
  return words.say(`ground-${key}`, { by: rounded(Math.abs(by)), sign: by > 0 ? "more" : "less" });
}

/** To a tenth, and large ones to a whole number: simulations know no better. */
function rounded(amount: number): number {
  const close = Math.round(amount * 10) / 10;
  return Math.abs(close) >= 10 ? Math.trunc(close) : close;
}
