/** The answer being put together on the map, as the prompt shows it. */
import type { OptionInfo } from "../../lib/api";
import type { Chance, Proposal } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import { oddsFor } from "./logic";
import type { MontjoieView, OddsView } from "./view";

export interface Making {
  view: MontjoieView;
  words: Words;
  /** What the town or the province that was pressed can mean. */
  options: readonly OptionInfo[];
  submit(notation: string): void;
  clear(): void;
}

export function chances(words: Words, { win, tie, lose }: OddsView): Chance[] {
  return [
    { label: words.say("board-odds-win"), share: win / 100, tone: "good" },
    { label: words.say("board-odds-tie"), share: tie / 100, tone: "even" },
    { label: words.say("board-odds-lose"), share: lose / 100, tone: "bad" },
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function proposalOf({ view, words, options, submit, clear }: Making): Proposal | null {
  const [first] = options;
  if (first === undefined) return null;
  const odds = options.map(({ notation }) => oddsFor(view, notation)).find((found) => found !== null);
  return {
    ...(odds ? { odds: chances(words, odds) } : {}),
    actions: [
      ...options.map((option, place) => ({
        label: capital(words.option(option)),
        option: option.notation,
        main: place === 0,
        enabled: true,
        act: () => submit(option.notation),
      })),
      { label: words.say("board-put-back"), enabled: true, act: clear },
    ],
  };
}
