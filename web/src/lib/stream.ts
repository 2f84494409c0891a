/** What the server tells a table's page as it happens; the connection is opened again when it is lost. */
import * as api from "./api";
import type { ChatLine, LogEntry, SeatInfo, TableView } from "./api";
import { applied, type Change } from "./changes";

const REOPEN_AFTER = 1500;

export interface Listener {
  view(view: TableView): void;
  log(entries: LogEntry[]): void;
  chat(line: ChatLine): void;
  seats(seats: SeatInfo[]): void;
  next(next: { table: string; name: string }): void;
  over(): void;
  connected(is: boolean): void;
}

export class Stream {
  readonly #table: string;
  readonly #listener: Listener;
  #source: EventSource | null = null;
  #closed = false;

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
  }

  /** Listen with the eyes of a seat, or of a watcher. */
  open(seat: number | null): void {
    this.pause();
    if (this.#closed) return;
    const source = new EventSource(api.eventsAddress(this.#table, seat));
    this.#source = source;
    const to = this.#listener;
    const on = <T>(name: string, act: (data: T) => void) =>
      source.addEventListener(name, (event: MessageEvent<string>) => {
        if (source === this.#source) act(JSON.parse(event.data) as T);
      });
    let told: TableView | null = null;
    on<TableView>("view", (view) => to.view((told = view)));
    on<Change[]>("change", (changes) => told && to.view((told = applied(told, changes))));
    on<LogEntry[]>("log", (entries) => to.log(entries));
    on<ChatLine>("chat", (line) => to.chat(line));
    on<SeatInfo[]>("seats", (seats) => to.seats(seats));
    on<{ table: string; name: string }>("next", (next) => to.next(next));
    on<unknown>("over", () => to.over());
    source.onopen = () => to.connected(true);
    source.onerror = () => {
      if (source !== this.#source) return;
      to.connected(false);
      if (source.readyState === EventSource.CLOSED)
        setTimeout(() => source === this.#source && this.open(seat), REOPEN_AFTER);
    };
  }

  /** Hear nothing until it is opened again. */
  pause(): void {
    this.#source?.close();
    this.#source = null;
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }
}
