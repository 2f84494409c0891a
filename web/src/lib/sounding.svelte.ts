/** What is heard at a table, by those who want sounds: what happens, and a bell when it is our move. */
import { untrack } from "svelte";
import { preferences } from "./preferences.svelte";
import type { Sound } from "./scenes/sounds";
import { Bell } from "./summons";
import type { Table } from "./table.svelte";

/** To be called while a component is made. */
export function sound(table: Table): void {
  const hearing = () => import("./scenes/hearing");
  const play = (name: Sound) => preferences.sound && void hearing().then(({ hear }) => hear(name));
  table.onScene = ({ direction, events: [event] }) => {
    if (event === undefined || direction.sound === undefined) return;
    play(typeof direction.sound === "function" ? direction.sound(event.params) : direction.sound);
  };
  $effect(() => {
    if (preferences.sound) void hearing();
  });
  const bell = new Bell();
  $effect(() => {
    if (bell.rings(table)) untrack(() => play("bell"));
  });
}
