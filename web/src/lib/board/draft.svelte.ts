/** What is being put together for one question, such as cards lifted or a target; another question begins afresh. */
export class Drafting<D extends object> {
  readonly #question: () => string;
  readonly #blank: D;
  #kept: { question: string; draft: D } | null = $state.raw(null);

  /** `question` tells the questions apart: the ask's id, or more where one ask is asked anew. */
  constructor(question: () => string, blank: D) {
    this.#question = question;
    this.#blank = blank;
  }

  get now(): D {
    return this.begun ? this.last : this.#blank;
  }

  /** Whether anything has been put together for the present question. */
  get begun(): boolean {
    return this.#kept?.question === this.#question();
  }

  /** What was put together last, be it for a question that is answered already. */
  get last(): D {
    return this.#kept?.draft ?? this.#blank;
  }

  change(part: Partial<D>): void {
    this.#kept = { question: this.#question(), draft: { ...this.now, ...part } };
  }

  clear(): void {
    this.#kept = null;
  }
}
