/** A position of Montjoie ! without what the stage has still to tell of it. */
import type { Params } from "../../lib/scenes/scene";
import type { DuelSideView, FightSideView, FightView, MontjoieView, SeatView } from "./view";

type Before = (coming: MontjoieView, params: Params, shown: MontjoieView) => MontjoieView;

/** What is on the screen stays there. */
export function kept(...names: (keyof MontjoieView)[]): Before {
  return (coming, _, shown) => ({ ...coming, ...Object.fromEntries(names.map((name) => [name, shown[name]])) });
}

/** What the power's player has on the screen stays his. */
export function keptBy(...names: (keyof SeatView)[]): Before {
  const stay = (seat: SeatView, shown: SeatView | undefined): SeatView =>
    shown === undefined ? seat : { ...seat, ...Object.fromEntries(names.map((name) => [name, shown[name]])) };
  return (coming, { power }, shown) => ({
    ...coming,
    seats: coming.seats.map((seat, place) => (seat.power === power ? stay(seat, shown.seats[place]) : seat)),
  });
}

/** A town stays whose it was, and so does its province, with all that these count. */
export const untaken: Before = (coming, { town: name }, shown) => ({
  ...coming,
  towns: coming.towns.map((town) =>
    town.town === name ? (shown.towns.find((one) => one.town === name) ?? town) : town,
  ),
  provinces: coming.provinces.map((province, place) =>
    province.towns.includes(String(name)) ? (shown.provinces[place] ?? province) : province,
  ),
  powers: shown.powers,
  seats: coming.seats.map((seat, place) => {
    const { income, points, points_now } = shown.seats[place] ?? seat;
    return { ...seat, income, points, points_now };
  }),
});

// -- combats ----------------------------------------------------------------------------------------------------------

/** Parts of a total that a side sees of itself only when its cards are turned up; and those that lie open when laid. */
const TURNED = ["cards", "sign", "die"];
const OPEN = ["hero", "barons"];

const sumOf = (parts: FightSideView["parts"]) => parts.reduce((total, { value }) => total + value, 0);

/** Cards laid, face down but for who laid them; what they do to walls and wards is not to be seen either. */
function turnedDown(side: FightSideView, earlier: FightSideView | undefined, own: boolean): FightSideView {
  const open = own ? [...OPEN, "cards"] : OPEN;
  const laid = side.parts.filter(({ name }) => open.includes(name));
  const standing = (earlier ?? side).parts.filter(({ name }) => ![...TURNED, ...OPEN].includes(name));
  const parts = [...laid, ...standing];
  const count = side.cards.count + side.saved.length;
  const cards = own && side.cards.cards !== null ? [...side.cards.cards, ...side.saved] : null;
  const unseen = { saved: [], kept: [], lost: [], hero_lost: false, doubled: null, die: null };
  return { ...side, ...unseen, cards: { count, cards: count === 0 ? [] : cards }, parts, total: sumOf(parts) };
}

const isSame = (one: FightView, other: FightView | null) =>
  other !== null && one.target === other.target && one.source === other.source && !other.settled;

const open = { result: null, settled: false, odds: null } as const;

/** A side has laid its cards, and its die has not fallen. */
export const unrevealed: Before = (coming, { power }, { fight: earlier }) => {
  const { fight, seat } = coming;
  if (fight === null) return coming;
  const known = isSame(fight, earlier) ? (earlier?.sides ?? []) : [];
  const sides = fight.sides.map((side, place) =>
    side.power === power ? turnedDown(side, known[place], side.seat !== null && side.seat === seat) : side,
  );
  return { ...coming, fight: { ...fight, ...open, sides, revealed: false } };
};

/** The Sign of God has not come yet. */
export const unsigned: Before = (coming, { power }) => {
  if (coming.fight === null) return coming;
  const sides = coming.fight.sides.map((side) => {
    if (side.power !== power) return side;
    const parts = side.parts.filter(({ name }) => name !== "sign");
    return { ...side, doubled: null, parts, total: sumOf(parts) };
  });
  return { ...coming, fight: { ...coming.fight, ...open, sides } };
};

/** The totals have not been compared. */
export const undecided: Before = (coming) =>
  coming.fight === null ? coming : { ...coming, fight: { ...coming.fight, ...open } };

// -- duels ------------------------------------------------------------------------------------------------------------

const UNSEEN = { card: null, barons: 0, felon: false, doubled: false, die: null, parts: [], total: 0 };

/** One of two who fight at sea, or before the Great Battle, has not shown his stake. */
export const unstaked: Before = (coming, { power }) => {
  if (coming.duel === null) return coming;
  const hide = (side: DuelSideView): DuelSideView => (side.power === power ? { ...side, ...UNSEEN } : side);
  return { ...coming, duel: { ...coming.duel, result: null, settled: false, sides: coming.duel.sides.map(hide) } };
};

/** Nobody has won the duel. */
export const unwon: Before = (coming) =>
  coming.duel === null ? coming : { ...coming, duel: { ...coming.duel, result: null, settled: false } };
