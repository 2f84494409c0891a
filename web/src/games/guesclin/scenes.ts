/** How what happens in Guesclin ! is to be seen. Dice stay beside the map until the next fray. */
import type { Params, Scenes } from "../../lib/scenes/scene";
import { TINCTURE } from "./logic";
import type { GuesclinView } from "./view";

const hex = (name: Params[string] | undefined) =>
  typeof name === "string" && name !== "" ? `[data-hex="${name}"]` : null;
const here = ({ hex: name }: Params) => hex(name);
const tincture = ({ banner }: Params) => TINCTURE[String(banner)] ?? "argent";
const faces = ({ dice }: Params) => String(dice).split(" ").filter(Boolean).map(Number);

/** The fighter who is hit there stands as he stood. */
function unhurt(coming: GuesclinView, params: Params, shown: GuesclinView): GuesclinView {
  const hit = shown.fighters.find((one) => one.hex === params["hex"]);
  return { ...coming, fighters: coming.fighters.map((one) => (one.fighter === hit?.fighter ? hit : one)) };
}

const task = { at: here, tincture, arrives: true } as const;

export const scenes: Scenes<GuesclinView> = {
  of: {
    scenario: { time: 1200 },
    placed: { ...task, time: 160 },
    round: { time: 900, sound: "drum", arrives: true },
    activation: { time: 700, tincture },
    ordered: { time: 600, sound: "horn", arrives: true },
    moved: { ...task, from: ({ start }) => hex(start), goes: "piece", time: 650 },
    entered: { ...task, time: 600 },
    left: { ...task, time: 700 },
    struck: {
      at: ({ victim_hex: name }) => hex(name),
      from: here,
      goes: "piece",
      tincture,
      arrives: true,
      weighty: true,
      time: 1500,
      least: 450,
      dice: faces,
      sound: ({ act }) => (act === "shot" ? "card" : "steel"),
    },
    stunned: { ...task, time: 800, weighty: true, before: unhurt },
    neutralised: { ...task, before: unhurt, time: 1100, least: 350, weighty: true, sound: "drum" },
    "load-falls": task,
    "loot-falls": { ...task, time: 900, weighty: true, sound: "coin" },
    took: { ...task, sound: "coin" },
    laid: task,
    cleared: task,
    winch: { time: 900, arrives: true, sound: "steel" },
    alarm: { time: 1500, weighty: true, arrives: true, sound: "bell" },
    victory: { time: 1800, weighty: true, sound: "horn" },
  },
  concerns: ({ params }, view, seat) => {
    const own = view.banners.filter((banner) => banner.seat === seat).map(({ banner }) => banner);
    return (
      params["seat"] === seat || own.includes(String(params["banner"])) || own.includes(String(params["victim_banner"]))
    );
  },
};
