/** The server's API: one function per call. Types come from the server's own, by tools/typescript.py. */
import { untrack } from "svelte";
import type {
  BotReason,
  ChatLine,
  DraftInfo,
  GameInfo,
  Me,
  NewTable,
  Problem,
  ReasonInfo,
  RefusalInfo,
  SeatAction,
  Seen,
  Stored,
  TableInfo,
  TableSummary,
  TableView,
  Wanted,
} from "./generated/api";
import { preferences } from "./preferences.svelte";
import type { Language } from "./words";

export type * from "./generated/api";

/** The server said no, in a sentence, and perhaps with the rule or the fresh position. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

let session: Promise<Me> | null = null;

/** The visitor. The first call makes a guest of a newcomer, by a cookie that every other call needs. */
export function me(): Promise<Me> {
  session ??= oneTabAfterAnother(async () => (await (await exchange("/me")).json()) as Me);
  session.catch(() => (session = null));
  return session;
}

/** Two tabs of a newcomer would be two guests; they wait for each other where browsers can: by HTTPS, or at home. */
async function oneTabAfterAnother(ask: () => Promise<Me>): Promise<Me> {
  return "locks" in navigator ? await navigator.locks.request("centans.guest", ask) : await ask();
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  await me();
  return exchange(path, init);
}

/** So that the server names bots and guests in the page's language. No effect that sends a request depends on it. */
function chosenLanguage(): Language {
  return untrack(() => preferences.language);
}

async function exchange(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("accept-language", chosenLanguage());
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { credentials: "same-origin", ...init, headers });
  } catch (cause) {
    throw new Unreachable("the server does not answer", { cause });
  }
  if (!response.ok) throw new Refused(response.status, await problemOf(response));
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { type: "refused", message: response.statusText };
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function getText(path: string): Promise<string> {
  return (await request(path)).text();
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  const response = await request(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

function query(params: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export type Shelf = "mine" | "open" | "running" | "past";

export const games = () => get<GameInfo[]>("/games");
/** What can be chosen at a new table, and what such choices make of it. */
export const draft = (game: string, wanted: Wanted) => send<DraftInfo>("POST", `/games/${game}/draft`, wanted);
export const gameTexts = (game: string, language: Language) => getText(`/games/${game}/texts/${language}`);
export const rulebook = (game: string, language: Language) => getText(`/games/${game}/rules/${language}`);
/** A page of a list: the first, or the one after a place. */
export const tables = (show: Shelf, before: string | null = null) =>
  get<TableSummary[]>(`/tables${query({ show, before })}`);
export const createTable = (table: NewTable) => send<TableInfo>("POST", "/tables", table);
export const tableInfo = (table: string, invitation: string | null = null) =>
  get<TableInfo>(`/tables/${table}${query({ invitation })}`);
export const takeSeat = (table: string, seat: number, action: SeatAction) =>
  send<TableInfo>("POST", `/tables/${table}/seats/${seat}`, action);
export const viewAt = (table: string, seat: number | null, at: number | null = null) =>
  get<TableView>(`/tables/${table}/view${query({ seat, at })}`);
export const answer = (table: string, seat: number, ask: string, options: string[], nonce: string) =>
  send<Stored>("POST", `/tables/${table}/answers`, { seat, ask, options, nonce, listening: true });
export const whyNot = (table: string, seat: number, option: string) =>
  get<{ refusal: RefusalInfo | null }>(`/tables/${table}/why${query({ seat, option })}`);
/** What seems best to answer, and why; the match remembers that it was asked for. */
export const hint = (table: string, seat: number, ask: string) =>
  send<ReasonInfo>("POST", `/tables/${table}/hint`, { seat, ask });
/** Why a bot gave the answer of that number. */
export const reason = (table: string, number: number, seat: number | null) =>
  get<BotReason>(`/tables/${table}/reason${query({ number, seat })}`);
/** Its host ends a match before it is over. */
export const endTable = (table: string) => send<TableInfo>("POST", `/tables/${table}/end`, {});
/** The same people play again; who was asked already sits down on what is kept for him. */
export const rematch = (table: string, swap: boolean) => send<TableInfo>("POST", `/tables/${table}/rematch`, { swap });
export const undo = (table: string, seat: number) => send<TableView>("POST", `/tables/${table}/undo`, { seat });
export const seen = (table: string, seat: number) => get<Seen>(`/tables/${table}/seen${query({ seat })}`);
export const noteSeen = (table: string, seat: number, entries: number) =>
  send<Seen>("PUT", `/tables/${table}/seen`, { seat, entries });
export const chat = (table: string) => get<ChatLine[]>(`/tables/${table}/chat`);
export const say = (table: string, text: string) => send<ChatLine>("POST", `/tables/${table}/chat`, { text });
export const matchFileAddress = (table: string) => `/api/tables/${table}/file`;
export const eventsAddress = (table: string, seat: number | null) =>
  `/api/tables/${table}/events${query({ seat, changes: "true" })}`;

export function rename(name: string): Promise<Me> {
  session = send<Me>("PUT", "/me", { name });
  return session;
}

/** The server forgets us: name, words and seats. Whatever comes next is a newcomer's. */
export async function forgetMe(): Promise<void> {
  await request("/me", { method: "DELETE" });
  session = null;
}

export async function importTable(file: string): Promise<TableInfo> {
  const response = await request("/tables/import", {
    method: "POST",
    headers: { "content-type": "text/plain; charset=utf-8" },
    body: file,
  });
  return (await response.json()) as TableInfo;
}
