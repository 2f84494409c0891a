/** Lists of tables, which the server tells page by page. */
import type { TableSummary } from "./api";

/** How many tables a page of the server has; on a shorter one nothing follows. */
export const PAGE = 100;

/** Later changed first, and no two alike. */
function compare(one: TableSummary, other: TableSummary): number {
  return one.changed - other.changed || (one.id < other.id ? -1 : Number(one.id > other.id));
}

function last(tables: readonly TableSummary[]): TableSummary | undefined {
  return tables.toSorted(compare)[0];
}

/** Where the next page begins, as the server wants to hear it: after the table that was longest unchanged. */
export function placeAfter(tables: readonly TableSummary[]): string | null {
  const end = last(tables);
  return end === undefined ? null : `${end.changed}.${end.id}`;
}

/** A fresh first page, and after it what is known of the further ones. */
export function withFurther(first: readonly TableSummary[], known: readonly TableSummary[]): TableSummary[] {
  const end = last(first);
  if (end === undefined || first.length < PAGE) return [...first];
  return [...first, ...known.filter((table) => compare(table, end) < 0)];
}
