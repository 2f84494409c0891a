/** The moment of truth: cards turn up one after another, and their sum grows with each. */

/** Between two cards, and for all of them, in milliseconds. */
const BETWEEN = 260;
const ALTOGETHER = 1000;

export class Counting {
  /** How many cards have been turned up and added so far; all of them, unless they are being turned just now. */
  turned = $state(Infinity);
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(number: number): void {
    this.stop();
    this.turned = 0;
    const step = () => {
      this.turned += 1;
      if (this.turned < number) this.#timer = setTimeout(step, Math.min(BETWEEN, ALTOGETHER / number));
      else this.turned = Infinity;
    };
    this.#timer = setTimeout(step, 0);
  }

  /** All of them are up at once. */
  stop(): void {
    clearTimeout(this.#timer);
    this.turned = Infinity;
  }
}
