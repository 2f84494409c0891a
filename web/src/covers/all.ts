/** The covers of all games that have one: they are seen together, on the first page, and so they are fetched together. */
import type { Component } from "svelte";

export type Cover = Component<{ title: string; label: string }>;

export const covers = import.meta.glob<Cover>("../games/*/Cover.svelte", { eager: true, import: "default" });
