/** The game of a table, unpacked: its words, its board, how its events are to be seen, and what they make of the table. */
import type { GameModule, SeatFacts } from "./board/contract";
import { UNFIT } from "./board/outside";
import { gameModule, gameScenes } from "./games";
import { isWanted } from "./guide.svelte";
import { tinctureOf, tinctureOfSeat } from "./heraldry/sides";
import type { Tincture } from "./heraldry/tinctures";
import { preferences } from "./preferences.svelte";
import { openShelf } from "./shelf.svelte";
import type { Table } from "./table.svelte";
import { wordsOf } from "./texts";
import type { Params, Words } from "./words";

export class UnpackedGame {
  module: GameModule | null = $state.raw(null);
  readonly #table: Table;
  readonly #pageWords: () => Words;
  #words: Words | null = $state.raw(null);
  /** What the sides bear stands on the shelf; without it they are told apart all the same. */
  #shelfOpened = $state(false);

  /** To be called while a component is made; until there is anything else, all is said in the words of the page. */
  constructor(table: Table, pageWords: () => Words) {
    this.#table = table;
    this.#pageWords = pageWords;
    const opened = () => (this.#shelfOpened = true);
    openShelf().then(opened, opened);
    $effect(() => {
      if (this.id !== null) this.#fetch(this.id, preferences.language);
    });
  }

  #fetch(game: string, language: "fr" | "en"): void {
    const table = this.#table;
    /* A game that is gone has no words of its own; its matches are still shown, by the page's. */
    void wordsOf(language, game).then(
      (loaded) => (table.words = this.#words = loaded),
      () => table.stopped !== null && (this.#words = this.#pageWords()),
    );
    void gameModule(game).then((loaded) => (this.module = loaded));
    void gameScenes(game).then((loaded) => (table.scenes = loaded));
  }

  get id(): string | null {
    return this.#table.info?.game ?? null;
  }

  get ready(): boolean {
    return this.#words !== null && this.#table.info !== null && this.#shelfOpened;
  }

  get words(): Words {
    return this.#words ?? this.#pageWords();
  }

  get title(): string {
    if (this.#words === null) return "";
    return this.#words.knows("title") ? this.#words.say("title") : (this.id ?? "");
  }

  /** What is told of each seat. */
  readonly facts = $derived.by(() =>
    this.#table.seats.map<SeatFacts>(({ seat }) => {
      const { shown } = this.#table;
      return shown === null || !this.module?.seatFacts
        ? { counts: [] }
        : this.module.seatFacts(shown.view, seat, this.words);
    }),
  );

  readonly tinctures = $derived.by(() =>
    this.#table.seats.map<Tincture>(
      ({ side }, seat) => this.facts[seat]?.tincture ?? tinctureOf(side, this.id ?? "") ?? tinctureOfSeat(seat),
    ),
  );

  /** What the sentence of a question may speak of. */
  readonly about = $derived.by<Params>(() => {
    const { present } = this.#table;
    return present === null ? {} : (this.module?.askParams?.(present.view) ?? {});
  });

  /** The note of the guided first turn that the present question has, if it was not read yet. */
  readonly step = $derived.by(() => {
    const { asks, present } = this.#table;
    const ask = asks.find(({ open }) => !open);
    if (ask === undefined || this.id === null || present === null) return null;
    const named = this.module?.guideStep === undefined ? ask.key : this.module.guideStep(present.view, ask);
    return named !== null && this.words.knows(`guide-${named}`) && isWanted(this.id, named) ? named : null;
  });

  /** A board from outside that fails is taken away: the game goes on by its buttons. */
  fail(error: unknown): void {
    reportError(error);
    this.module = UNFIT;
  }
}
