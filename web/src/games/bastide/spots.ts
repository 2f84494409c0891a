/** What can be clicked on the plan at a question: what is offered glows, what is not says why. */
import type { AskInfo } from "../../lib/api";
import { isOffered } from "../../lib/board/asking";
import type { Box } from "../../lib/board/sight";
import type { Words } from "../../lib/words";
import type { Draft } from "./draft";
import {
  BLOCK,
  CIRCLE,
  HALLE_CIRCLE,
  blockBox,
  circleAt,
  grown,
  housesBox,
  placesOf,
  streetBox,
  wallBox,
} from "./geometry";
import { STREETS, WALLS, colourOf, isReligious, workOf } from "./logic";
import type { BastideView, EquipmentView, FollowView } from "./view";

export interface Spot {
  /** What the click means, or would mean. */
  notation: string;
  label: string;
  offered: boolean;
  chosen: boolean;
  /** Whether choosing it destroys something. */
  harm: boolean;
  at: { kind: "circle"; x: number; y: number; radius: number; reach: number } | { kind: "box"; box: Box; reach: Box };
}

/** A finger needs this many pixels. */
const FINGER = 40;

interface Scene {
  view: BastideView;
  ask: AskInfo;
  draft: Draft;
  names: string[];
  words: Words;
  /** Pixels per unit of the plan. */
  scale: number;
}

export function spotsFor(scene: Scene): Spot[] {
  const { ask, draft, view } = scene;
  switch (ask.key) {
    case "action":
      if (draft.tile === "house" || wantsSite(view, draft)) return blockSpots(scene, mayFollow(scene));
      if (draft.tile === "fire") return fireSpots(scene);
      return draft.tile === null ? [...blockSpots(scene, () => false), ...workSpots(scene)] : [];
    case "site":
    case "house":
    case "harass-house":
      return blockSpots(scene, (notation) => isOffered(ask, notation), ask.key === "harass-house");
    case "circle":
      return circleSpots(scene, (notation) => isOffered(ask, notation));
    case "fire":
      return fireSpots(scene);
    case "fire-influence":
    case "fire-second":
    case "harass-influence":
      return tokenSpots(scene, (notation) => isOffered(ask, notation));
    case "hit":
      return [
        ...blockSpots(scene, (notation) => isOffered(ask, notation), true),
        ...tokenSpots(scene, (notation) => isOffered(ask, notation)),
      ];
    case "harass-kind":
      return [...blockSpots(scene, mayFollow(scene), true), ...tokenSpots(scene, mayFollow(scene))];
    default:
      return [];
  }
}

/** A religious building that is not on the board needs a block before it can be proposed. */
export function wantsSite(view: BastideView, { work }: Draft): boolean {
  return work !== null && (workOf(view, work)?.wants_site ?? false);
}

/** What may be named once the first part of the draft is said: a tile, a building, or what the English strike at. */
export function followsOf({ view, ask, draft }: Pick<Scene, "view" | "ask" | "draft">): FollowView[] {
  if (ask.key !== "action") return view.follows;
  const first = draft.tile === null ? `project ${draft.work}` : `play ${draft.tile}`;
  return view.follows.filter(({ after }) => after.includes(first));
}

function mayFollow(scene: Scene): Offered {
  const offered = new Set(followsOf(scene).flatMap((follow) => follow.offered));
  return (notation) => offered.has(notation);
}

// -- blocks, equipments, circles, tokens ----------------------------------------------------------------------------

/** Whether a place may be named, by its notation. */
type Offered = (notation: string) => boolean;

function boxed(box: Box, reach: Box): Spot["at"] {
  return { kind: "box", box: grown(box, -3), reach };
}

/** Blocks; where they are to be harmed, only their Houses: the religious building beside them is another thing to hit. */
function blockSpots({ view, draft, words }: Scene, offered: Offered, harm = false): Spot[] {
  return view.blocks
    .filter(({ zone }) => zone !== "carra")
    .map((block) => ({ block, box: harm && block.houses > 0 ? housesBox(block) : blockBox(block.id) }))
    .map(({ block, box }) => ({
      notation: `block ${block.id}`,
      label: words.say("board-spot-block", { block: block.id, houses: block.houses, number: block.room }),
      offered: offered(`block ${block.id}`),
      chosen: draft.block === block.id,
      harm,
      at: boxed(box, box),
    }));
}

/** The place of an equipment on the plan; null for a religious building that stands nowhere. */
export function boxOf(view: BastideView, work: EquipmentView): Box | null {
  if (WALLS.includes(work.id)) return wallBox(work.id);
  if (STREETS.includes(work.id)) return streetBox(work.id);
  if (work.id === "HA") return blockBox("B2");
  const block = view.blocks.find(({ id }) => id === work.site);
  if (block === undefined) return null;
  return placesOf(block.id, block.buildings.length, work.capacity)[block.buildings.indexOf(work.id)]?.box ?? null;
}

/** Walls last: a street ends where they begin. */
function workSpots({ view, ask, draft, words, scale }: Scene): Spot[] {
  return view.equipments.flatMap((work) => {
    const box = boxOf(view, work);
    if (box === null) return [];
    const thin = Math.min(box.width, box.height, BLOCK);
    const reach = STREETS.includes(work.id) || WALLS.includes(work.id) ? Math.max(0, (FINGER / scale - thin) / 2) : 0;
    return {
      notation: `project ${work.id}`,
      label: words.say("board-spot-work", { equipment: work.id, number: work.free }),
      offered: isOffered(ask, `project ${work.id}`),
      chosen: draft.work === work.id,
      harm: false,
      at: boxed(box, grown(box, reach)),
    };
  });
}

function circleSpots(scene: Scene, offered: Offered, harm = false, only?: EquipmentView[]): Spot[] {
  const { view, draft, names, words, scale } = scene;
  return (only ?? view.equipments).flatMap((work) => {
    const radius = work.id === "HA" ? HALLE_CIRCLE : CIRCLE;
    return work.circles.map((circle) => ({
      notation: `circle ${circle.id}`,
      label: words.say("board-spot-circle", {
        equipment: work.id,
        circle: circle.id,
        owner: circle.owner === null ? "none" : (names[circle.owner] ?? ""),
      }),
      offered: offered(`circle ${circle.id}`),
      chosen: draft.tokens.includes(`circle ${circle.id}`),
      harm,
      at: {
        kind: "circle" as const,
        ...circleAt(circle.id),
        radius: radius + 3,
        reach: Math.max(radius + 4, FINGER / 2 / scale),
      },
    }));
  });
}

/** One spot for each colour on a religious building: its tokens are alike. */
function buildingTokenSpots({ view, names, words }: Scene, offered: Offered): Spot[] {
  return view.equipments
    .filter(({ id, site }) => isReligious(id) && site !== null)
    .flatMap((work) => {
      const block = view.blocks.find(({ id }) => id === work.site);
      if (block === undefined) return [];
      const place = placesOf(block.id, block.buildings.length, work.capacity)[block.buildings.indexOf(work.id)];
      const owners = work.tokens.flatMap((number, seat) => Array.from({ length: number }, () => seat));
      return work.tokens.flatMap((number, seat) => {
        const at = place?.circles[owners.indexOf(seat)];
        if (number === 0 || place === undefined || at === undefined) return [];
        const notation = `token ${work.id} ${colourOf(view, seat)}`;
        return {
          notation,
          label: words.say("board-spot-token", { equipment: work.id, owner: names[seat] ?? "" }),
          offered: offered(notation),
          chosen: false,
          harm: true,
          at: { kind: "circle" as const, ...at, radius: place.radius + 2, reach: place.radius + 2 },
        };
      });
    });
}

function tokenSpots(scene: Scene, offered: Offered): Spot[] {
  return [...circleSpots(scene, offered, true), ...buildingTokenSpots(scene, offered)];
}

/** A fire takes Houses of a block or Influences of an equipment: a religious building is named as a whole. */
function fireSpots(scene: Scene): Spot[] {
  const { view, words } = scene;
  const offered = mayFollow(scene);
  const buildings = view.equipments.flatMap((work) => {
    const notation = `equipment ${work.id}`;
    const box = isReligious(work.id) && offered(notation) ? boxOf(view, work) : null;
    if (box === null) return [];
    const label = words.say("board-spot-work", { equipment: work.id, number: work.free });
    return {
      notation,
      label,
      offered: true,
      chosen: scene.draft.work === work.id,
      harm: true,
      at: boxed(box, box),
    };
  });
  return [...blockSpots(scene, offered, true), ...buildings, ...circleSpots(scene, offered, true)];
}
