/** The end of a turn in a table: incomes, provinces, points, and which towns came and went. */
import type { EventInfo } from "../../lib/api";
import type { Reckoning, Told } from "../../lib/scenes/scene";
import { tinctureOf } from "./logic";
import type { MontjoieView } from "./view";

/** Town by town: who has it now, and who had it before, as far as the turn tells. */
interface Change {
  town: string;
  gained: string;
  lost: string;
}

const GAINS = ["takes", "expands", "power-expands", "treaty", "returned"];

function changesOf(turn: readonly EventInfo[]): Change[] {
  const found: Change[] = [];
  let attacked = { town: "", other: "" };
  for (const { key, params } of turn) {
    const [town, power, other] = [params["town"], params["power"], params["other"]].map(String) as [
      string,
      string,
      string,
    ];
    if (key === "attacks") attacked = { town, other };
    else if (key === "corruption" && params["result"] === "betrays") attacked = { town, other };
    else if (key === "rising" && params["result"] === "free") found.push({ town, gained: "", lost: power });
    else if (key === "abandoned") found.push({ town, gained: "", lost: power });
    else if (GAINS.includes(key))
      found.push({ town, gained: power, lost: attacked.town === town ? attacked.other : "" });
  }
  return found;
}

export function turnReckoned({ events, happened, view, words }: Told<MontjoieView>): Reckoning | null {
  const begun = happened.findLastIndex(({ key }) => key === "turn");
  const turn = happened.slice(Math.max(0, begun));
  const changes = changesOf(turn);
  const towns = (found: Change[]) => words.listed(found.map(({ town }) => words.say("town", { town })));
  const why = (power: string, won: number) => {
    const gained = changes.filter((change) => change.gained === power);
    const lost = changes.filter((change) => change.lost === power && change.gained !== power);
    return [
      ...(gained.length > 0 ? [words.say("board-turn-gained", { towns: towns(gained) })] : []),
      ...(lost.length > 0 ? [words.say("board-turn-lost", { towns: towns(lost) })] : []),
      ...(won > 0 ? [words.say("board-turn-events", { number: won })] : []),
    ].join(" ");
  };
  const rows = events.map(({ params }) => {
    const power = String(params["power"]);
    const income = turn.findLast(({ key, params: paid }) => key === "income" && paid["power"] === power);
    const provinces = view.provinces.filter(({ controller }) => controller === power).length;
    const [number, won] = [Number(params["number"]), Number(params["won"] ?? 0)];
    return {
      name: words.say(`board-short-${power}`),
      tincture: tinctureOf(power),
      cells: [String(income?.params["number"] ?? "–"), String(provinces), `+${number + won}`, String(params["total"])],
      why: why(power, won),
    };
  });
  const columns = ["income", "provinces", "points", "total"].map((name) => words.say(`board-turn-${name}`));
  return { title: words.say("board-turn-over", { turn: Number(turn[0]?.params["turn"] ?? view.turn) }), columns, rows };
}
