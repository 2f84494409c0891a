/** A table as this browser sees it: who sits there, what lies on it, what happened, and what we may answer. */
import * as api from "./api";
import type { AskInfo, ChatLine, EventInfo, LogEntry, RefusalInfo, SeatInfo, TableInfo, TableView } from "./api";
import { isNewer, waitBefore } from "./pace";
import { preferences } from "./preferences.svelte";

/** Something to tell the player beside the prompt: a refusal with its rule, or a plain message of the page. */
export type Note = { refusal: RefusalInfo } | { key: string };

const RETRIES = [400, 1200, 3000];
const REOPEN_AFTER = 1500;
const CURTAIN_AFTER = 900;

export class Table {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  /** Whose eyes we look through; null is a watcher. */
  seat: number | null = $state(null);
  /** The position on the screen, or behind it while we look at the past. */
  present: TableView | null = $state.raw(null);
  /** A moment of the past, while we look at it. */
  past: TableView | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  connected = $state(true);
  sending = $state(false);
  note: Note | null = $state.raw(null);
  /** The seat to whom the screen must be passed before anything is shown. */
  curtain: number | null = $state(null);
  missing = $state(false);
  /** Where the same people play again, and who asked for it. */
  next: { table: string; name: string } | null = $state.raw(null);
  /** Newer positions wait in line to be shown: what is asked on the screen is out of date. */
  behind = $state(false);

  #line: TableView[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #curtainTimer: ReturnType<typeof setTimeout> | undefined;
  #source: EventSource | null = null;
  #closed = false;
  #pastViews = new Map<string, TableView>();
  /** How long the log was before each run of ours. */
  #runs: number[] = [];

  constructor(id: string) {
    this.id = id;
  }

  // -- what follows from it --------------------------------------------------------------------------------------

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** The seats that we play ourselves. */
  get mine(): number[] {
    return this.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
  }

  /** The seat whose eyes we have is lent to a bot. */
  get lent(): boolean {
    return this.seat !== null && this.seats[this.seat]?.kind === "bot";
  }

  /** What is to be seen: the past if we scrub, else the present. */
  get shown(): TableView | null {
    return this.past ?? this.present;
  }

  /** The questions that are ours to answer; those with a single answer, asked lest others learn so, are the server's. */
  get asks(): AskInfo[] {
    const asked = this.past === null && !this.behind && !this.lent ? (this.present?.asks ?? []) : [];
    return asked.filter((ask) => !ask.hollow);
  }

  /** Whether we are asked something only lest others learn that we have nothing to choose. */
  get hollow(): boolean {
    return this.past === null && !this.lent && (this.present?.asks.some((ask) => ask.hollow) ?? false);
  }

  get over(): boolean {
    return this.present !== null && this.present.result !== null;
  }

  /** Whether play waits for us, and we have something to choose. */
  get myTurn(): boolean {
    return this.seat !== null && !this.lent && this.isAwaited(this.seat, this.present);
  }

  /** Whether a seat has to move, at the moment looked at; who is asked with nothing to choose is not told to. */
  isAwaited(seat: number, at = this.shown): boolean {
    if (this.over || (seat === this.seat && this.hollow)) return false;
    return at?.waiting_for.includes(seat) ?? false;
  }

  /** What the reader may have heard of by the moment on the screen. */
  get told(): LogEntry[] {
    const until = this.present?.at ?? 0;
    return this.log.filter((entry) => entry.number <= until && entry.events.length > 0);
  }

  /** Everything that has happened by the moment on the screen. */
  get happened(): EventInfo[] {
    const until = this.shown?.at ?? 0;
    return this.log.filter((entry) => entry.number <= until).flatMap((entry) => entry.events);
  }

  // -- opening and closing ---------------------------------------------------------------------------------------

  async open(invitation: string | null): Promise<void> {
    let sat = true;
    try {
      this.info = await api.tableInfo(this.id, invitation);
      if (invitation !== null) sat = await this.#sitBy(invitation);
      this.chat = await api.chat(this.id);
    } catch (error) {
      if (error instanceof api.Refused) this.missing = true;
      else setTimeout(() => this.#closed || this.open(invitation), REOPEN_AFTER);
      return;
    }
    this.#chooseSeat();
    if (!sat) this.note = { key: "note-invitation-spent" };
  }

  close(): void {
    this.#closed = true;
    this.#source?.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#curtainTimer);
  }

  /** Take the seat that an invitation is for; tells whether we have one now. */
  async #sitBy(invitation: string): Promise<boolean> {
    const free = this.seats.filter((seat) => seat.kind === "invited");
    for (const { seat } of free) {
      try {
        this.info = await api.takeSeat(this.id, seat, { action: "sit", invitation });
        return true;
      } catch (error) {
        if (!(error instanceof api.Refused)) throw error;
      }
    }
    return this.mine.length > 0;
  }

  async sit(seat: number): Promise<void> {
    await this.#attempt(async () => {
      this.info = await api.takeSeat(this.id, seat, { action: "sit" });
      this.#chooseSeat();
    });
  }

  /** The same again, with everybody in his seat, or in the next one; gives the new table, or null and a note. */
  async rematch(): Promise<string | null> {
    let next: TableInfo | null = null;
    await this.#attempt(async () => {
      next = await api.rematch(this.id, this.info?.players === 2);
    });
    return (next as TableInfo | null)?.id ?? null;
  }

  async changeSeat(seat: number, action: "to-bot" | "take-back" | "leave"): Promise<void> {
    await this.#attempt(async () => {
      this.info = await api.takeSeat(this.id, seat, { action });
    });
  }

  /** Get up: whoever comes may sit there, and we see what a watcher sees, or what our other seats see. */
  async leave(seat: number): Promise<void> {
    await this.changeSeat(seat, "leave");
    if (!this.mine.includes(seat)) this.#chooseSeat();
  }

  /** One seat of ours: its eyes. Several at this screen: the curtain first, unless all is revealed. */
  #chooseSeat(): void {
    const first = this.mine[0] ?? this.seats.find((seat) => seat.mine)?.seat;
    if (first === undefined) this.#look(null);
    else if (this.mine.length <= 1 || this.info?.status === "over") this.#look(first);
    else void this.#curtainForFirst();
  }

  async #curtainForFirst(): Promise<void> {
    this.curtain = (await this.#firstAsked(this.mine)) ?? this.mine[0] ?? null;
  }

  /** The first of these seats that is still asked. What others see of a secret choice does not tell: they are awaited. */
  async #firstAsked(seats: number[]): Promise<number | undefined> {
    for (const seat of seats) if ((await api.viewAt(this.id, seat)).waiting_for.includes(seat)) return seat;
    return undefined;
  }

  /** The person of that seat has the screen now. */
  raiseCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.#look(seat);
  }

  #look(seat: number | null): void {
    this.seat = seat;
    this.present = null;
    this.past = null;
    this.log = [];
    this.note = null;
    this.#line = [];
    this.behind = false;
    this.#pastViews.clear();
    clearTimeout(this.#timer);
    this.#listen();
  }

  // -- listening -------------------------------------------------------------------------------------------------

  #listen(): void {
    this.#source?.close();
    if (this.#closed) return;
    const source = new EventSource(api.eventsAddress(this.id, this.seat));
    this.#source = source;
    const on = <T>(name: string, act: (data: T) => void) =>
      source.addEventListener(name, (event: MessageEvent<string>) => {
        if (source === this.#source) act(JSON.parse(event.data) as T);
      });
    on<TableView>("view", (view) => this.#receive(view));
    on<LogEntry[]>("log", (entries) => this.#addToLog(entries));
    on<ChatLine>("chat", (line) => this.#addToChat(line));
    on<SeatInfo[]>("seats", (seats) => this.#seatsChanged(seats));
    on<{ table: string; name: string }>("next", (next) => (this.next = next));
    on<unknown>("over", () => void this.#refreshInfo());
    source.onopen = () => (this.connected = true);
    source.onerror = () => {
      if (source !== this.#source) return;
      this.connected = false;
      if (source.readyState === EventSource.CLOSED)
        setTimeout(() => source === this.#source && this.#listen(), REOPEN_AFTER);
    };
  }

  #seatsChanged(seats: SeatInfo[]): void {
    if (this.info === null) return;
    const started = this.info.status === "waiting" && seats.every(({ kind }) => kind === "person" || kind === "bot");
    this.info = { ...this.info, seats };
    if (started) void this.#refreshInfo();
  }

  async #refreshInfo(): Promise<void> {
    try {
      this.info = await api.tableInfo(this.id);
    } catch (error) {
      this.#complain(error);
    }
  }

  /** A log that begins with the opening replaces what we had. */
  #addToLog(entries: LogEntry[]): void {
    if (entries[0]?.number === 0) this.log = [];
    const byNumber = new Map([...this.log, ...entries].map((entry) => [entry.number, entry]));
    this.log = [...byNumber.values()].sort((one, other) => one.number - other.number);
  }

  #addToChat(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
  }

  // -- positions, one after the other ------------------------------------------------------------------------------

  #receive(view: TableView): void {
    const last = this.#line.at(-1) ?? this.present;
    if (!isNewer(view, last)) return;
    if (last !== null && view.epoch !== last.epoch) this.#forgetUndone(view);
    this.#line.push(view);
    this.#advance();
  }

  /** After an undo the log is shorter, and what was seen of the undone moments is void. */
  #forgetUndone(view: TableView): void {
    this.log = this.log.filter((entry) => entry.number <= view.entries);
    this.#pastViews.clear();
  }

  #advance(): void {
    clearTimeout(this.#timer);
    const next = this.#line[0];
    this.behind = next !== undefined;
    if (next === undefined) return;
    const happened = this.log.find((entry) => entry.number === this.present?.at)?.events.length;
    const pause = waitBefore(next, this.present, this.#line.length, preferences.pace, happened);
    const wait = pause - (Date.now() - this.#shownAt);
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#advance(), wait);
      return;
    }
    this.#line.shift();
    this.#show(next);
    this.#advance();
  }

  #show(view: TableView): void {
    if (this.present !== null && view.at !== this.present.at) this.note = null;
    this.present = view;
    this.#shownAt = Date.now();
    if (view.result !== null && this.info?.status !== "over") void this.#refreshInfo();
    this.#passScreen(view);
  }

  /** At a shared screen, the next of us to answer gets it, after a moment to see what one's own answer did. */
  #passScreen(view: TableView): void {
    clearTimeout(this.#curtainTimer);
    if (this.mine.length < 2 || this.seat === null || view.result !== null) return;
    if (view.waiting_for.includes(this.seat)) return;
    const awaited = this.mine.filter((seat) => view.waiting_for.includes(seat));
    if (awaited.length > 0) this.#curtainTimer = setTimeout(() => void this.#passTo(view, awaited), CURTAIN_AFTER);
  }

  async #passTo(view: TableView, awaited: number[]): Promise<void> {
    const next = await this.#firstAsked(awaited);
    if (next === undefined || this.present !== view) return;
    this.#source?.close();
    this.curtain = next;
    this.present = null;
    this.past = null;
    this.log = [];
  }

  // -- answering -------------------------------------------------------------------------------------------------

  async submit(options: string[]): Promise<void> {
    const [first] = options;
    const ask = this.asks.find((open) => open.options.some((option) => option.notation === first));
    if (this.sending || this.seat === null || first === undefined) return;
    if (ask === undefined) return this.explain(first);
    this.sending = true;
    const [seat, nonce] = [this.seat, newNonce()];
    this.#runs.push(this.present?.entries ?? 0);
    await this.#attempt(async () =>
      this.#receiveOwn(await insist(() => api.answer(this.id, seat, ask.id, options, nonce))),
    );
    this.sending = false;
  }

  /** What our own answer did is shown at once, after whatever still waits in line. */
  #receiveOwn(view: TableView): void {
    if (view.seat !== this.seat) return;
    this.#shownAt = 0;
    this.#receive(view);
    this.#advance();
  }

  /** Take back our last answer; a run that was sent as one (card, card, done) is taken back as one. */
  async undo(): Promise<void> {
    const seat = this.seat;
    const now = this.present?.entries ?? 0;
    if (seat === null) return;
    const start = this.#runs.findLast((entries) => entries < now) ?? now - 1;
    await this.#attempt(async () => {
      let view = await api.undo(this.id, seat);
      while (view.entries > start && view.can_undo) view = await api.undo(this.id, seat);
      this.#runs = this.#runs.filter((entries) => entries < view.entries);
      this.#receiveOwn(view);
    });
  }

  /** Why something cannot be chosen. */
  async explain(notation: string): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    await this.#attempt(async () => {
      const { refusal } = await api.whyNot(this.id, seat, notation);
      this.note = refusal === null ? null : { refusal };
    });
  }

  async say(text: string): Promise<void> {
    await this.#attempt(async () => this.#addToChat(await api.say(this.id, text)));
  }

  async #attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    if (error instanceof api.Unreachable) this.note = { key: "note-unreachable" };
    else if (!(error instanceof api.Refused)) throw error;
    else if (error.problem.refusal) this.note = { refusal: error.problem.refusal };
    else {
      if (error.problem.view) this.#receiveOwn(error.problem.view);
      this.note = { key: NOTES[error.status] ?? "note-refused" };
    }
  }

  // -- the past --------------------------------------------------------------------------------------------------

  /** The moments worth stopping at: the opening, and every answer of which we heard something. */
  get moments(): number[] {
    const last = this.present?.at ?? 0;
    const numbers = this.told.map((entry) => entry.number);
    return [...new Set([0, ...numbers, last])].sort((one, other) => one - other);
  }

  get moment(): number {
    return this.shown?.at ?? 0;
  }

  async lookAt(number: number): Promise<void> {
    if (this.present === null) return;
    if (number >= this.present.at) {
      this.past = null;
      return;
    }
    const key = `${this.present.epoch} ${number}`;
    await this.#attempt(async () => {
      const view = this.#pastViews.get(key) ?? (await api.viewAt(this.id, this.seat, number));
      this.#pastViews.set(key, view);
      this.past = view;
      this.note = null;
    });
  }

  backToPresent(): void {
    this.past = null;
  }

  /** One moment back (-1) or forward (1). */
  step(way: -1 | 1): void {
    const moments = this.moments;
    const here = moments.findLastIndex((number) => number <= this.moment);
    const next = moments[Math.max(0, here + way)];
    if (next !== undefined) void this.lookAt(next);
  }
}

const NOTES: Record<number, string> = {
  403: "note-forbidden",
  409: "note-stale",
  429: "note-too-fast",
};

function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same call again while the server cannot be reached: with its nonce nothing is done twice. */
async function insist<T>(call: () => Promise<T>): Promise<T> {
  for (const wait of RETRIES) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof api.Unreachable)) throw error;
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
  return call();
}
