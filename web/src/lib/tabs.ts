/** What lies beside the board, leaf by leaf. */
import type { IconName } from "../parts/Icon.svelte";

export type Tab = "log" | "chat" | "rules" | "notes" | "players";

export const TABS: { name: Tab; icon: IconName }[] = [
  { name: "log", icon: "scroll" },
  { name: "chat", icon: "talk" },
  { name: "rules", icon: "book" },
  { name: "notes", icon: "quill" },
];

/** On a phone the players are a sheet of their own. */
export const SHEETS: typeof TABS = [...TABS, { name: "players", icon: "shield" }];
