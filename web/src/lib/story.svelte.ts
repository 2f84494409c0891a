/** What has happened at a table, answer by answer, as far as we were told. */
import type { EventInfo, LogEntry } from "./api";

/** So many answers are news to who has given none. */
const NEWS_OF_A_WATCHER = 20;

export class Story {
  entries: LogEntry[] = $state.raw([]);

  /** A log that begins with the opening replaces what we had. */
  add(entries: LogEntry[]): void {
    const known = entries[0]?.number === 0 ? [] : this.entries;
    const byNumber = new Map([...known, ...entries].map((entry) => [entry.number, entry]));
    this.entries = [...byNumber.values()].sort((one, other) => one.number - other.number);
  }

  /** After an undo it is shorter. */
  cut(length: number): void {
    this.entries = this.entries.filter((entry) => entry.number <= length);
  }

  forget(): void {
    this.entries = [];
  }

  /** The answers after the first moment, until the other, of which we heard something. */
  between(first: number, last: number): LogEntry[] {
    return this.entries.filter(({ number, events }) => number > first && number <= last && events.length > 0);
  }

  /** Everything that has happened by a moment. */
  until(moment: number): EventInfo[] {
    return this.entries.filter((entry) => entry.number <= moment).flatMap((entry) => entry.events);
  }

  /** Everything that has happened before an event: so many others of the same answer came before it. */
  before(moment: number, place: number): EventInfo[] {
    const same = this.entries.find(({ number }) => number === moment)?.events ?? [];
    return [...this.until(moment - 1), ...same.slice(0, place)];
  }

  /** The answer of a seat before all that others have done since: where "again" begins. */
  lastOf(seat: number | null, now: number): number {
    if (seat === null) return Math.max(0, now - NEWS_OF_A_WATCHER);
    const answers = this.entries.filter(({ number }) => number > 0 && number <= now);
    const others = answers.findLastIndex((entry) => entry.seat !== seat && entry.events.length > 0);
    const own = answers.slice(0, others + 1).findLast((entry) => entry.seat === seat && !entry.auto);
    return own?.number ?? Math.max(0, now - NEWS_OF_A_WATCHER);
  }
}
