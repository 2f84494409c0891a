/** The combat or the duel that lies on the map: while it is fought, and afterwards until those who fought it put it away. */
import type { AskInfo } from "../../lib/api";
import type { DuelView, FightView, MontjoieView } from "./view";

/** What else there is to look at. */
interface Around {
  view: MontjoieView;
  seat: number | null;
  ask: AskInfo | null;
  highlight: string | null;
  /** Whether it would lie over the towns that a question about it is about. */
  inTheWay: boolean;
}

export class ShownCombat {
  /** Which one was put away, or taken out again. */
  #away = $state("");
  #again = $state("");
  readonly #around: () => Around;

  constructor(around: () => Around) {
    this.#around = around;
  }

  /** Another combat has another mark. */
  get mark(): string {
    const { turn, fight } = this.#around().view;
    return fight === null ? "" : `${turn} ${fight.source} ${fight.target} ${fight.link}`;
  }

  get #duelMark(): string {
    const { turn, duel } = this.#around().view;
    return duel === null ? "" : `${turn} ${duel.sides.map(({ seat }) => seat).join(" ")}`;
  }

  /** A combat that is over makes room for a question about another town, and for what is told or shown elsewhere. */
  get elsewhere(): boolean {
    const { view, ask, highlight } = this.#around();
    const subject = ask === null ? null : (view.choosing?.town ?? null);
    const lit = highlight === null || highlight.startsWith("seat-") ? null : highlight;
    return (
      (subject !== null && subject !== view.fight?.target) ||
      (ask === null && lit !== null && lit !== `town-${view.fight?.target}`)
    );
  }

  get fight(): FightView | null {
    const { view, seat, ask, inTheWay } = this.#around();
    const { fight } = view;
    if (fight === null || this.#again === this.mark) return fight;
    if (this.#away === this.mark) return null;
    const fought = fight.sides.some((side) => side.seat !== null && side.seat === seat);
    const lies = fight.settled ? !this.elsewhere && (fought || ask === null) : !inTheWay;
    return lies ? fight : null;
  }

  get duel(): DuelView | null {
    const { view, seat } = this.#around();
    const { duel } = view;
    if (duel === null || this.fight !== null) return null;
    if (this.#again === this.#duelMark) return duel;
    if (this.#away === this.#duelMark) return null;
    const fought = duel.sides.some((side) => side.seat === seat);
    return !duel.settled || (fought && view.fight === null) ? duel : null;
  }

  /** Put away what is shown. */
  close(): void {
    [this.#away, this.#again] = [this.fight === null ? this.#duelMark : this.mark, ""];
  }

  /** Take out again what was put away. */
  open(): void {
    this.#again = this.#around().view.fight === null ? this.#duelMark : this.mark;
  }

  /** What is over makes room as soon as one goes on. */
  makeRoom(): void {
    const { fight, duel } = this.#around().view;
    this.#again = "";
    if (fight?.settled) this.#away = this.mark;
    else if (duel?.settled) this.#away = this.#duelMark;
  }
}
