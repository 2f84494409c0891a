/** A table as this browser sees it: who sits there, what lies on it, what happened, and what we may answer. */
import * as api from "./api";
import type {
  AskInfo,
  ChatLine,
  EventInfo,
  LogEntry,
  Problem,
  RefusalInfo,
  SeatInfo,
  StoppedInfo,
  Stored,
  TableInfo,
  TableView,
} from "./api";
import { Attention } from "./attention.svelte";
import { insist, newNonce } from "./insist";
import { namesOf } from "./names";
import { isBefore, isNewer, shows, type Answered } from "./order";
import { preferences } from "./preferences.svelte";
import { Film } from "./scenes/film.svelte";
import type { Scene, Scenes } from "./scenes/scene";
import { Stage } from "./scenes/stage.svelte";
import { Stream } from "./stream";
import type { Words } from "./words";

/** Something to tell the player beside the prompt: a refusal with its rule, what the server said, or the page. */
export type Note = { refusal: RefusalInfo } | { problem: Problem } | { key: string };

const OPEN_AGAIN = 1500;
const CURTAIN_AFTER = 900;
/** So long one's own answer waits for the stream to tell what it did; then we ask. */
const STREAM_LATE = 500;
/** So many answers are shown again to who has answered none. */
const FILM_OF_A_WATCHER = 20;
/** How often those who wait for somebody ask whether he may be replaced by now. */
const LOOK_WHO_IS_LATE = 60_000;

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
  /** The table is not for watchers, and we do not sit there: all we may do is to sit down. */
  outside = $state(false);
  /** The invitation that brought us here, until we sit down by it. */
  invitation: string | null = $state(null);
  /** Where the same people play again, and who asked for it. */
  next: { table: string; name: string } | null = $state.raw(null);
  /** In whose words the players are called. */
  words: Words | null = $state.raw(null);
  /** How the game wants its events to be seen, and who else is told when one is. */
  scenes: Scenes | undefined = $state.raw(undefined);
  onScene: (scene: Scene) => void = () => undefined;
  /** What happens is played here, scene by scene. */
  readonly live = new Stage({
    scenes: () => this.scenes,
    seat: () => this.seat,
    pace: () => preferences.pace,
    begins: (scene) => this.onScene(scene),
    shown: (view) => this.#show(view),
  });
  /** How far the reader has seen. */
  readonly attention: Attention;
  /** What has happened, being shown again; meanwhile the present waits. */
  film: Film | null = $state.raw(null);

  #curtainTimer: ReturnType<typeof setTimeout> | undefined;
  #lateTimer: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  readonly #stream: Stream;
  #pastViews = new Map<string, TableView>();
  #heard: (() => void) | null = null;
  /** How long the log was before each run of ours. */
  #runs: number[] = [];
  /** What we answered last: a stream may still tell of the moment before it. */
  #answered: Answered | null = null;

  constructor(id: string) {
    this.id = id;
    this.attention = new Attention(id);
    this.#stream = new Stream(id, {
      view: (view) => this.#receive(view),
      log: (entries) => this.#addToLog(entries),
      chat: (line) => this.#addToChat(line),
      seats: (seats) => this.#seatsChanged(seats),
      next: (next) => (this.next = next),
      over: () => void this.#refreshInfo(),
      connected: (is) => (this.connected = is),
    });
  }

  // -- what follows from it --------------------------------------------------------------------------------------

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  get names(): string[] {
    return namesOf(this.seats, this.words);
  }

  /** The seats that we play ourselves. */
  get mine(): number[] {
    return this.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
  }

  /** The seat whose eyes we have is lent to a bot. */
  get lent(): boolean {
    return this.seat !== null && this.seats[this.seat]?.kind === "bot";
  }

  /** What is to be seen: a film, the past if we scrub, what is being played, else the present. */
  get shown(): TableView | null {
    return this.film?.shown ?? this.past ?? this.live.view ?? this.present;
  }

  /** Whether we look neither at the past nor at a film of it. */
  get isNow(): boolean {
    return this.past === null && this.film === null;
  }

  /** Where what is to be seen is played. */
  get stage(): Stage {
    return this.film?.stage ?? this.live;
  }

  /** Newer positions wait to be shown: what is asked on the screen is out of date. */
  get behind(): boolean {
    return this.live.behind;
  }

  /** The questions that are ours to answer; those with a single answer, asked lest others learn so, are the server's. */
  get asks(): AskInfo[] {
    const ours = this.isNow && !this.behind && !this.lent && this.stopped === null;
    const asked = ours ? (this.present?.asks ?? []) : [];
    return asked.filter((ask) => !ask.hollow);
  }

  /** Whether we are asked something only lest others learn that we have nothing to choose. */
  get hollow(): boolean {
    return this.past === null && !this.lent && (this.present?.asks.some((ask) => ask.hollow) ?? false);
  }

  get over(): boolean {
    return (this.present !== null && this.present.result !== null) || this.ended;
  }

  /** The host has ended it before it was over by the rules. */
  get ended(): boolean {
    return this.info?.status === "ended";
  }

  /** Today's rules do not replay this match: it is shown as it last stood, and why. */
  get stopped(): StoppedInfo | null {
    return this.info?.stopped ?? null;
  }

  /** Whether we have a say in what becomes of the table: we play there, or have set it up. */
  get takesPart(): boolean {
    return this.info?.host === true || this.seats.some((seat) => seat.mine);
  }

  /** Whether play waits for us, and we have something to choose. */
  get myTurn(): boolean {
    return this.seat !== null && !this.lent && this.isAwaited(this.seat, this.present);
  }

  /** Whether a seat has to move, at the moment looked at; who is asked with nothing to choose is not told to. */
  isAwaited(seat: number, at = this.shown): boolean {
    if (this.over || this.stopped || (seat === this.seat && this.hollow)) return false;
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

  /** What was told before an answer. */
  heardBefore(number: number): EventInfo[] {
    return this.log.filter((entry) => entry.number < number).flatMap((entry) => entry.events);
  }

  // -- opening and closing ---------------------------------------------------------------------------------------

  async open(invitation: string | null): Promise<void> {
    try {
      this.info = await api.tableInfo(this.id, invitation);
      const kept = this.seats.some((seat) => seat.kind === "invited") && !this.seats.some((seat) => seat.mine);
      if (invitation !== null && kept) {
        this.invitation = invitation;
        return;
      }
      await this.#enter();
    } catch (error) {
      if (error instanceof api.Refused) this.missing = true;
      else setTimeout(() => this.#closed || this.open(invitation), OPEN_AGAIN);
      return;
    }
    if (invitation !== null && this.mine.length === 0) this.note = { key: "note-invitation-spent" };
    this.#watchTheLate();
  }

  /** Sit down by the invitation that we came with; if another was quicker, look on. */
  async accept(): Promise<void> {
    const sat = await this.#sitBy(this.invitation ?? "");
    await this.#enter();
    this.invitation = null;
    if (!sat) this.note = { key: "note-invitation-spent" };
    this.#watchTheLate();
  }

  #watchTheLate(): void {
    clearInterval(this.#lateTimer);
    if (!this.#closed) this.#lateTimer = setInterval(() => this.#lookWhoIsLate(), LOOK_WHO_IS_LATE);
  }

  /** Look on with the eyes that we have here, if we have any. */
  async #enter(): Promise<void> {
    const kept = this.seats.some((seat) => seat.reserved);
    this.outside = this.info?.watchers === false && !this.takesPart && !kept;
    if (this.outside) {
      this.#stream.pause();
      return;
    }
    this.chat = await api.chat(this.id);
    this.#chooseSeat();
  }

  #lookWhoIsLate(): void {
    const others = this.present?.waiting_for.some((seat) => !this.seats[seat]?.mine) ?? false;
    if (this.info?.patience && this.takesPart && others && !this.over && !document.hidden) void this.#refreshInfo();
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
    this.attention.leave();
    this.film?.end();
    this.live.close();
    clearTimeout(this.#curtainTimer);
    clearInterval(this.#lateTimer);
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

  /** Sit down; `knowing` that somebody else has seen what the seat hides, if that is so. */
  async sit(seat: number, knowing = false): Promise<void> {
    await this.#attempt(async () => {
      this.info = await api.takeSeat(this.id, seat, { action: "sit", knowing });
      await this.#enter();
    });
  }

  /** The host ends a match that nobody will finish. */
  async end(): Promise<void> {
    await this.#attempt(async () => {
      this.info = await api.endTable(this.id);
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

  /** Hand a seat over or take it back; `bot` is the one that shall play there, if not the usual one. */
  async changeSeat(seat: number, action: "to-bot" | "take-back" | "leave" | "free", bot?: string): Promise<void> {
    await this.#attempt(async () => {
      this.info = await api.takeSeat(this.id, seat, bot === undefined ? { action } : { action, bot });
    });
  }

  /** Get up: whoever comes may sit there, and we see what a watcher sees, or what our other seats see. */
  async leave(seat: number): Promise<void> {
    this.attention.leave();
    await this.changeSeat(seat, "leave");
    if (!this.mine.includes(seat)) await this.#attempt(() => this.#enter());
  }

  /** One seat of ours: its eyes. Several at this screen: the curtain first, unless all is revealed. */
  #chooseSeat(): void {
    const first = this.mine[0] ?? this.seats.find((seat) => seat.mine)?.seat;
    if (first === undefined) this.#look(null);
    else if (this.mine.length <= 1 || this.ended || this.info?.status === "over") this.#look(first);
    else if (this.stopped !== null) this.curtain = first;
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
    this.film?.end();
    this.live.close();
    this.#pastViews.clear();
    if (this.stopped === null) void this.attention.come(seat);
    this.#stream.open(seat);
  }

  // -- listening -------------------------------------------------------------------------------------------------

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
    const last = this.live.last ?? this.present;
    if (!isNewer(view, last) || isBefore(view, this.#answered)) return;
    const undone = last !== null && view.epoch !== last.epoch;
    if (undone) this.#forgetUndone(view);
    if (last === null || undone || document.hidden) this.live.set(view);
    else this.live.play({ view, entries: this.#between(last.at, view.at) });
    this.#heard?.();
  }

  /** What was answered after the first moment, until the other. */
  #between(first: number, last: number): LogEntry[] {
    return this.log.filter(({ number, events }) => number > first && number <= last && events.length > 0);
  }

  /** After an undo the log is shorter, and what was seen of the undone moments is void. */
  #forgetUndone(view: TableView): void {
    this.log = this.log.filter((entry) => entry.number <= view.entries);
    this.#pastViews.clear();
  }

  #show(view: TableView): void {
    if (this.present !== null && view.at !== this.present.at) this.note = null;
    this.present = view;
    this.attention.note(view.at);
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
    if (next !== undefined && this.present === view) this.drawCurtain(next);
  }

  /** The screen is for that seat now: what the others may see is gone from it before it is passed on. */
  drawCurtain(seat: number): void {
    this.#stream.pause();
    this.curtain = seat;
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
    await this.#attempt(async () => {
      const stored = await insist(() => api.answer(this.id, seat, ask.id, options, nonce));
      this.#answered = { epoch: stored.epoch, ask: ask.id };
      if (!(await this.#hears(stored))) this.#receiveOwn(await api.viewAt(this.id, seat));
    });
    this.sending = false;
  }

  #receiveOwn(view: TableView): void {
    if (view.seat === this.seat && this.curtain === null) this.#receive(view);
  }

  /** What our answer brought about is told by the stream, often before we know that it is stored; if not, too late. */
  async #hears(stored: Stored): Promise<boolean> {
    const heard = () => shows(this.live.last ?? this.present, stored, this.#answered);
    if (heard()) return true;
    await new Promise<void>((resume) => {
      const timer = setTimeout(resume, STREAM_LATE);
      this.#heard = () => {
        if (!heard()) return;
        clearTimeout(timer);
        resume();
      };
    });
    this.#heard = null;
    return heard();
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
      this.note = { problem: error.problem };
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
    if (this.present === null || this.stopped) return;
    this.film?.end();
    if (number >= this.present.at) {
      this.past = null;
      return;
    }
    await this.#attempt(async () => {
      this.past = await this.#viewAt(number);
      this.note = null;
    });
  }

  async #viewAt(number: number): Promise<TableView> {
    const key = `${this.present?.epoch} ${number}`;
    const view = this.#pastViews.get(key) ?? (await api.viewAt(this.id, this.seat, number));
    this.#pastViews.set(key, view);
    return view;
  }

  /** Show again what was answered after a moment; or, without one, since our own last answer. */
  async again(after?: number): Promise<void> {
    const now = this.present?.at ?? 0;
    const entries = this.#between(after ?? this.lastOwn, now);
    if (entries.length === 0) return;
    this.film?.end();
    this.past = null;
    this.live.pause();
    const film = new Film(
      {
        scenes: () => this.scenes,
        seat: () => this.seat,
        pace: () => (preferences.pace === "instant" ? "brisk" : preferences.pace),
        begins: (scene) => this.onScene(scene),
      },
      (number) => this.#viewAt(number),
      () => {
        if (this.film === film) this.film = null;
        this.live.resume();
      },
    );
    this.film = film;
    await this.#attempt(() => film.roll(entries));
  }

  /** What the reader has not seen since he came, or what was answered since his own last answer, if that was later. */
  get news(): LogEntry[] {
    return this.#between(this.newsBegin, this.present?.at ?? 0);
  }

  get newsBegin(): number {
    return Math.max(this.lastOwn, this.attention.before ?? 0);
  }

  /** The answer before all that others have done since: where "again" begins. */
  get lastOwn(): number {
    const now = this.present?.at ?? 0;
    const answers = this.log.filter(({ number }) => number > 0 && number <= now);
    const others = answers.findLastIndex((entry) => entry.seat !== this.seat && entry.events.length > 0);
    const own = answers.slice(0, others + 1).findLast((entry) => entry.seat === this.seat && !entry.auto);
    return own?.number ?? Math.max(0, now - FILM_OF_A_WATCHER);
  }

  /** To the present: out of the past, of a film, past whatever is still to be played. */
  backToPresent(): void {
    this.past = null;
    if (this.film !== null) this.film.end();
    else this.live.skip();
  }

  /** The page is in sight again, or goes out of sight: what happens meanwhile is not seen. */
  lookUp(): void {
    if (document.hidden) this.attention.leave();
    else {
      this.attention.comeBack();
      this.attention.note(this.present?.at ?? 0);
    }
  }

  /** One moment back (-1) or forward (1). */
  step(way: -1 | 1): void {
    if (way === 1 && this.past === null && this.stage.behind) {
      this.stage.goOn();
      return;
    }
    this.film?.end();
    const moments = this.moments;
    const here = moments.findLastIndex((number) => number <= this.moment);
    const next = moments[Math.max(0, here + way)];
    if (next !== undefined) void this.lookAt(next);
  }
}
