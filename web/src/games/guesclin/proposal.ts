/** What the prompt says while an answer is put together on the board: the sentence, the odds, the buttons. */
import type { AskInfo } from "../../lib/api";
import type { Proposal, ProposedAction } from "../../lib/board/contract";
import type { Words } from "../../lib/words";
import { chancesOf, consequences, percent, reckoned, riposteOf, the } from "./describe";
import { acting, blowAnswer, blowsAt, isAskedThere, moveAnswer, moveTo, oddsOf, type Blow, type Draft } from "./logic";
import type { FighterView, GuesclinView } from "./view";

export interface Desk {
  view: GuesclinView;
  ask: AskInfo;
  draft: Draft;
  words: Words;
  submit: (notations: string[]) => void;
  change: (draft: Partial<Draft>) => void;
  clear: () => void;
}

export function proposalOf(desk: Desk): Proposal | null {
  const { view, ask, words } = desk;
  const man = acting(view);
  switch (ask.key) {
    case "place":
      return man === null ? null : placing(desk, man);
    case "order":
      return ordering(desk);
    case "fighter":
      return { detail: words.say("board-hint-fighter"), actions: [] };
    case "action":
    case "follow-up":
      return man === null ? null : action(desk, man);
    case "riposte":
      return riposte(desk);
    case "drop":
      return { detail: words.say("board-hint-drop"), actions: [] };
    default:
      return null;
  }
}

/** The last man of a banner is left to his captain: with him the fight begins, and before that all can be taken back. */
function placing({ view, words, submit }: Desk, man: FighterView): Proposal {
  const places = view.choosing?.spread.slice(0, -1) ?? [];
  return {
    sentence: words.say("board-place", { fighter: man.type, banner: man.banner }),
    detail: words.say("board-hint-place", { banner: man.banner }),
    actions:
      places.length === 0
        ? []
        : [
            {
              label: words.say("board-spread-out"),
              option: `place ${places[0]}`,
              enabled: true,
              act: () => submit(places.map((hex) => `place ${hex}`)),
            },
          ],
  };
}

function ordering({ view, draft, words, clear }: Desk): Proposal {
  const man = draft.man === null ? null : (view.fighters[draft.man] ?? null);
  if (man === null) return { detail: words.say("board-hint-order"), actions: [] };
  return {
    sentence: words.say("board-order-to", { fighter: man.type, banner: man.banner }),
    detail: words.say("board-hint-order-which"),
    actions: [back(words, clear)],
  };
}

function action(desk: Desk, man: FighterView): Proposal {
  const { view, ask, draft, words, submit } = desk;
  const who = { fighter: man.type, banner: man.banner };
  if (draft.blow !== null) return blow(desk, man, draft.blow);
  if (draft.leave !== null) {
    const way = view.choosing?.exits.find(({ hex }) => hex === draft.leave);
    const option = `leave ${draft.leave}`;
    const about = { ...who, hex: draft.leave, cost: way?.cost ?? 0, thing: man.carries ?? "nothing" };
    return {
      sentence: words.say("board-leave", about),
      actions: [
        { label: words.say("board-confirm-leave"), option, main: true, enabled: true, act: () => submit([option]) },
        back(words, desk.clear),
      ],
      alone: true,
    };
  }
  const move = moveTo(view.choosing, draft.to);
  if (move !== null) {
    const tasks = move.tasks.filter((task) => !isAskedThere(task));
    return {
      sentence: words.say("board-move", {
        ...who,
        hex: move.hex,
        cost: move.cost,
        movement: view.choosing?.movement ?? 0,
      }),
      ...(move.attacks.length > 0 ? { detail: words.say("board-hint-then-strike") } : {}),
      actions: [
        {
          label: words.say("board-confirm-move"),
          option: `move ${move.hex}`,
          main: true,
          enabled: true,
          act: () => submit(moveAnswer(move)),
        },
        ...tasks.map((task) => ({
          label: words.say("board-move-and", { task, thing: view.things[0]?.kind ?? "loot" }),
          option: task,
          enabled: true,
          act: () => submit([`move ${move.hex}`, task]),
        })),
        back(words, desk.clear),
      ],
      alone: true,
    };
  }
  if (ask.key === "follow-up") return { sentence: words.say("board-then", who), actions: [] };
  return {
    sentence: words.say(man.hex === null ? "board-comes" : "board-acts", {
      ...who,
      movement: view.choosing?.movement ?? 0,
    }),
    detail: words.say("board-hint-action", {
      enemies: blowCount(view) > 0 ? "yes" : "no",
      hands: man.carries ?? "free",
    }),
    actions: [],
  };
}

function blowCount({ choosing }: GuesclinView): number {
  if (choosing === null) return 0;
  return (
    choosing.attacks.length + choosing.shots.length + choosing.moves.filter(({ attacks }) => attacks.length > 0).length
  );
}

function blow(desk: Desk, man: FighterView, chosen: Blow): Proposal {
  const { view, words, submit, change, clear } = desk;
  const target = view.fighters[chosen.kind === "attack" ? chosen.attack.target : chosen.shot.target];
  if (target === undefined) return { actions: [] };
  const notations = blowAnswer(chosen);
  const verb = chosen.kind === "shoot" ? "shoot" : chosen.to === null ? "strike" : "go-and-strike";
  const others = view.choosing === null ? [] : otherWays(blowsAt(view.choosing, target.hex ?? ""), chosen);
  return {
    sentence: words.say(`board-${verb}`, {
      fighter: man.type,
      banner: man.banner,
      victim: the(target, words),
      hex: chosen.to ?? "",
      cost: chosen.cost,
      distance: chosen.kind === "shoot" ? chosen.shot.distance : 1,
      percent: percent(oddsOf(chosen), words),
    }),
    detail: consequences(chosen, view, words),
    odds: chancesOf(oddsOf(chosen), words),
    actions: [
      {
        label: words.say(chosen.kind === "shoot" ? "board-confirm-shoot" : "board-confirm-strike"),
        option: notations.at(-1) ?? "",
        main: true,
        enabled: true,
        act: () => submit(notations),
      },
      ...others.map((way) => ({
        label: words.say(way.kind === "shoot" ? "board-rather-shoot" : "board-rather-strike", {
          percent: percent(oddsOf(way), words),
        }),
        enabled: true,
        act: () => change({ blow: way, to: way.to }),
      })),
      back(words, clear),
    ],
    alone: true,
  };
}

/** The other kind of attack, if there are two: to shoot, or to strike. */
function otherWays(ways: readonly Blow[], chosen: Blow): Blow[] {
  const other = ways.find(({ kind }) => kind !== chosen.kind);
  return other === undefined ? [] : [other];
}

function riposte({ view, words }: Desk): Proposal | null {
  const attack = view.choosing?.attack;
  const [victim, attacker] = [
    view.fighters[attack?.target ?? -1],
    view.fighters.find(({ hex }) => hex === attack?.origin),
  ];
  if (!attack || victim === undefined || attacker === undefined || attack.riposte === null) return null;
  return {
    sentence: words.say("board-attacked", {
      fighter: attacker.type,
      banner: attacker.banner,
      victim: the(victim, words),
      percent: percent(attack.odds, words),
    }),
    detail: `${riposteOf({ ...attack, riposte_asked: false }, words)} : ${reckoned(attack.riposte, view, words)}.`,
    odds: chancesOf(attack.riposte, words),
    actions: [],
  };
}

function back(words: Words, act: () => void): ProposedAction {
  return { label: words.say("board-back"), enabled: true, act };
}
