import { longestPage } from "@/lib/calls/call";
import type { ListRows } from "@/lib/list/declare/define-list";

/** So many pages are looked through: who ticks, ticks among the first. */
const mostPages = 4;

/** Ids, and whether they are in the order of the list's rows, or in that in which they were given. */
export interface OrderedIds {
  ids: readonly number[];
  order: "rows" | "ticks";
}

/**
 * Brings ids in the order of the list's rows. What is no longer in the list comes last. Of a list that cannot be read, or
 * holds them further down than is looked, they stay in their own order.
 * @param readPage from 1 on, of `longestPage` rows
 */
export async function inOrderOfRows(
  ids: readonly number[],
  readPage: (page: number) => Promise<ListRows<{ id: number }>>,
): Promise<OrderedIds> {
  const wanted = new Set(ids);
  const found = new Set<number>();
  const ordered = (): OrderedIds => ({ ids: [...found, ...ids.filter((id) => !found.has(id))], order: "rows" });
  for (let page = 1; page <= mostPages; page += 1) {
    const rows = await readPage(page).catch(() => undefined);
    if (rows === undefined) break;
    for (const { id } of rows.items) if (wanted.has(id)) found.add(id);
    if (found.size === wanted.size || page * longestPage >= rows.totalCount) return ordered();
  }
  return { ids, order: "ticks" };
}
