/**
 * Words: turns message keys into sentences, from the same Fluent texts as `src/centans/words.py` and by the same
 * convention: `seat` and `to` become names, a list such as `cards` is counted and put into words, `$you` says which
 * of these is the reader.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { AskInfo, EventInfo, OptionInfo, Problem, RefusalInfo, ResultInfo } from "./api";

export type Language = "fr" | "en";
export const LANGUAGES: readonly Language[] = ["fr", "en"];

export type Params = Record<string, FluentVariable>;

const SEATS = ["seat", "to"];
const NOT_YOU = "none";

export class Words {
  readonly language: Language;
  /** What could not be said properly; stays empty when the texts are complete. */
  readonly problems = new Set<string>();
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /** The message of that key; `key.attribute` for an attribute. A missing one is said as its key. */
  say(key: string, params: Params = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) {
      this.problems.add(`${this.language}: there is no message '${key}'`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, params, errors);
    for (const error of errors) this.problems.add(`${this.language}: ${key}: ${error.message}`);
    return text;
  }

  knows(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }

  /** `5, 4 and 2`. */
  listed(items: string[]): string {
    const [first = "", ...others] = items;
    const last = others.pop();
    if (last === undefined) return first;
    const before = others.reduce((text, item) => this.say("list-comma", { before: text, after: item }), first);
    return this.say("list-end", { before, after: last });
  }

  /** The words of a choice: "castle 3" is "Cluis-Dessous". */
  option(option: OptionInfo): string {
    return this.say(`option-${option.kind}`, option.params);
  }

  /** What is asked; `about` is what the position adds to it, such as the castle concerned. */
  prompt(ask: AskInfo, about: Params = {}): string {
    return this.say(`ask-${ask.key}`, about);
  }

  /** What happened, told to the seat `reader`, or in the third person to nobody in particular. */
  event(event: EventInfo, names: string[], reader: number | null = null): string {
    return this.say(`event-${event.key}`, this.#values(event, names, reader));
  }

  #values(event: EventInfo, names: string[], reader: number | null): Params {
    const values: Params = { you: NOT_YOU };
    for (const [name, value] of Object.entries(event.params)) {
      if (Array.isArray(value)) {
        values[name] = this.#alike(name, value as (string | number)[]);
        values["count"] = value.length;
      } else if (SEATS.includes(name) && typeof value === "number") {
        values[name] = names[value] ?? "";
        if (value === reader) values["you"] = name;
      } else {
        values[name] = value as FluentVariable;
      }
    }
    const audience = event.seats ?? [];
    values["audience"] ??= this.listed(audience.map((seat) => names[seat] ?? ""));
    if (values["you"] === NOT_YOU && reader !== null && audience.includes(reader)) values["you"] = "audience";
    return values;
  }

  /** A list in words, equal items together. */
  #alike(name: string, items: (string | number)[]): string {
    const one = name.replace(/s$/, "");
    const groups = [...new Set(items)].map((item) => ({
      [one]: item,
      number: items.filter((other) => other === item).length,
    }));
    return this.listed(groups.map((group) => this.say(`alike-${name}`, group)));
  }

  /** Why an option is forbidden, without the rule's number. */
  refusal(refusal: RefusalInfo): string {
    return this.say(`why-${refusal.key}`, refusal.params);
  }

  /** Why the server refused, in the reader's language: its own sentence is for those who write programs. */
  problem({ type, refusal, wait }: Problem): string {
    if (refusal && this.knows(`why-${refusal.key}`)) return this.refusal(refusal);
    const key = `problem-${type}`;
    return this.knows(key) ? this.say(key, { wait: wait ?? 0 }) : this.say("note-refused");
  }

  /** Who won and how. */
  verdict(result: ResultInfo, names: string[]): string {
    const how = this.say(`decided-by-${result.decided_by}`);
    const winners = result.winners.map((seat) => names[seat] ?? "");
    if (winners.length === 0) return this.say("result-nobody", { how });
    return this.say("result-won", { winners: this.listed(winners), count: winners.length, how });
  }

  /** The name of a side; nothing in a game where seats have no sides. */
  side(side: string): string {
    return this.knows(`side-${side}`) ? this.say(`side-${side}`) : "";
  }

  setting(name: string): string {
    return this.say(`setting-${name}`);
  }

  /** What a setting changes, in a sentence. */
  settingAbout(name: string): string {
    return this.say(`setting-${name}.about`);
  }

  /** The name of a setting's value; one that is a number is handed over as such, so that a message may choose by it. */
  value(name: string, value: string): string {
    return this.say(`value-${name}`, { value: /^\d+$/.test(value) ? Number(value) : value });
  }
}
