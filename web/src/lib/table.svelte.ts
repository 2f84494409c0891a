/** A table as this browser sees it: who sits there, what lies on it, what happened, and what we may answer. */
import * as api from "./api";
import type {
  AskInfo,
  ChatLine,
  LogEntry,
  Problem,
  RefusalInfo,
  SeatInfo,
  StoppedInfo,
  TableInfo,
  TableView,
} from "./api";
import { Answering } from "./answering.svelte";
import { Attention } from "./attention.svelte";
import { namesOf } from "./names";
import { isNewer } from "./order";
import { Past } from "./past.svelte";
import { preferences } from "./preferences.svelte";
import type { Scene, Scenes } from "./scenes/scene";
import { Stage } from "./scenes/stage.svelte";
import { SharedScreen } from "./screen.svelte";
import { Sitting } from "./sitting";
import { Story } from "./story.svelte";
import { Stream } from "./stream";
import type { Words } from "./words";

/** Something to tell the player beside the prompt: a refusal with its rule, what the server said, or the page. */
export type Note = { refusal: RefusalInfo } | { problem: Problem } | { key: string };

const OPEN_AGAIN = 1500;
/** How often those who wait for somebody ask whether he may be replaced by now. */
const LOOK_WHO_IS_LATE = 60_000;

export class Table {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  /** Whose eyes we look through; null is a watcher. */
  seat: number | null = $state(null);
  /** The position on the screen, or behind it while we look at the past. */
  present: TableView | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  connected = $state(true);
  note: Note | null = $state.raw(null);
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
    earlier: (entry) => this.story.until(entry - 1),
    pace: () => preferences.pace,
    begins: (scene) => this.onScene(scene),
    shown: (view) => this.#show(view),
  });
  /** How far the reader has seen. */
  readonly attention: Attention;
  /** What has happened; what we look at of it; what we answer; where we sit; and who of us has the screen. */
  readonly story = new Story();
  readonly past = new Past(this);
  readonly answering = new Answering(this);
  readonly sitting = new Sitting(this);
  readonly screen = new SharedScreen(this);

  #lateTimer: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  readonly #stream: Stream;

  constructor(id: string) {
    this.id = id;
    this.attention = new Attention(id);
    this.#stream = new Stream(id, {
      view: (view) => this.#receive(view),
      log: (entries) => this.story.add(entries),
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
    return this.past.shown ?? this.live.view ?? this.present;
  }

  /** Whether we look neither at the past nor at a film of it. */
  get isNow(): boolean {
    return !this.past.isOpen;
  }

  /** Where what is to be seen is played. */
  get stage(): Stage {
    return this.past.film?.stage ?? this.live;
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
    return this.past.view === null && !this.lent && (this.present?.asks.some((ask) => ask.hollow) ?? false);
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
    return this.story.between(-1, this.present?.at ?? 0);
  }

  get moment(): number {
    return this.shown?.at ?? 0;
  }

  /** The newest position that we know of, shown or waiting to be. */
  get newest(): TableView | null {
    return this.live.last ?? this.present;
  }

  /** Our own last answer before what others have done since. */
  get lastOwn(): number {
    return this.story.lastOf(this.seat, this.present?.at ?? 0);
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
      await this.enter();
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
    const sat = await this.sitting.sitBy(this.invitation ?? "");
    await this.enter();
    this.invitation = null;
    if (!sat) this.note = { key: "note-invitation-spent" };
    this.#watchTheLate();
  }

  #watchTheLate(): void {
    clearInterval(this.#lateTimer);
    if (!this.#closed) this.#lateTimer = setInterval(() => this.#lookWhoIsLate(), LOOK_WHO_IS_LATE);
  }

  /** Look on with the eyes that we have here, if we have any. */
  async enter(): Promise<void> {
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
    this.live.close();
    this.past.leave();
    this.screen.close();
    clearInterval(this.#lateTimer);
  }

  /** One seat of ours: its eyes. Several at this screen: the curtain first, unless all is revealed. */
  #chooseSeat(): void {
    const first = this.mine[0] ?? this.seats.find((seat) => seat.mine)?.seat;
    if (first === undefined) this.look(null);
    else if (this.mine.length <= 1 || this.ended || this.info?.status === "over") this.look(first);
    else if (this.stopped !== null) this.screen.curtain = first;
    else void this.screen.curtainForFirst();
  }

  /** Look on with the eyes of that seat, or with a watcher's. */
  look(seat: number | null): void {
    this.seat = seat;
    this.#clear();
    this.past.forget();
    this.note = null;
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

  #addToChat(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
  }

  // -- positions, one after the other ------------------------------------------------------------------------------

  #receive(view: TableView): void {
    const last = this.newest;
    if (!isNewer(view, last) || this.answering.isOutdated(view)) return;
    const undone = last !== null && view.epoch !== last.epoch;
    if (undone) this.#forgetUndone(view);
    if (last === null || undone || document.hidden) this.live.set(view);
    else this.live.play({ view, entries: this.story.between(last.at, view.at) });
    this.answering.hear();
  }

  /** After an undo the log is shorter, and what was seen of the undone moments is void. */
  #forgetUndone(view: TableView): void {
    this.story.cut(view.entries);
    this.past.forget();
  }

  receiveOwn(view: TableView): void {
    if (view.seat === this.seat && this.screen.curtain === null) this.#receive(view);
  }

  #show(view: TableView): void {
    if (this.present !== null && view.at !== this.present.at) this.note = null;
    this.present = view;
    this.attention.note(view.at);
    if (view.result !== null && this.info?.status !== "over") void this.#refreshInfo();
    this.screen.passOn(view);
  }

  /** Nothing of the match is on the screen, and nothing comes until somebody looks on. */
  wipe(): void {
    this.#stream.pause();
    this.#clear();
  }

  /** Nothing of the match is on the screen, nor waits to be. */
  #clear(): void {
    this.live.close();
    this.past.leave();
    this.present = null;
    this.story.forget();
  }

  // -- asking and saying -----------------------------------------------------------------------------------------

  /** Why something cannot be chosen. */
  async explain(notation: string): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    await this.attempt(async () => {
      const { refusal } = await api.whyNot(this.id, seat, notation);
      this.note = refusal === null ? null : { refusal };
    });
  }

  async say(text: string): Promise<void> {
    await this.attempt(async () => this.#addToChat(await api.say(this.id, text)));
  }

  async attempt(act: () => Promise<void>): Promise<void> {
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
      if (error.problem.view) this.receiveOwn(error.problem.view);
      this.note = { problem: error.problem };
    }
  }

  /** To the present: out of the past, of a film, past whatever is still to be played. */
  backToPresent(): void {
    const { film } = this.past;
    this.past.leave();
    if (film === null) this.live.skip();
  }

  /** The page is in sight again, or goes out of sight: what happens meanwhile is not seen. */
  lookUp(): void {
    if (document.hidden) this.attention.leave();
    else {
      this.attention.comeBack();
      this.attention.note(this.present?.at ?? 0);
    }
  }
}
