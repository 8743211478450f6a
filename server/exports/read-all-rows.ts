import "server-only";
import { longestPage } from "@/lib/calls/call";
import type { ListRows } from "@/lib/list/declare/define-list";

interface Numbered {
  id: number;
}

interface Walk<Row> {
  first: ListRows<Row>;
  /** @param page from 1. */
  read(page: number): Promise<ListRows<Row>>;
  /** Where to stop although there is more. */
  most: number;
  /** Called when the list turns out to be another than the one that the walk began with. */
  onChange(): void;
}

/**
 * The rows of all pages in their order. While one page is used the next is read, and no further one: memory holds two,
 * however long the list is.
 *
 * Rows that come or go meanwhile move the others over the pages. What then comes twice is given once; what is passed
 * over cannot be known, so that the list has changed is told.
 */
export async function* readAllRows<Row extends Numbered>(walk: Walk<Row>): AsyncGenerator<readonly Row[]> {
  const { first, read, most } = walk;
  let current = first;
  let given = 0;
  let idsBefore: ReadonlySet<number> = new Set<number>();
  let isChanged = false;
  for (let page = 1; ; page += 1) {
    const isLast = current.items.length === 0 || page * longestPage >= Math.min(current.totalCount, most);
    const next = isLast ? undefined : read(page + 1);
    // The consumer may stop before the next page fails; then nothing would handle the rejection.
    next?.catch(() => undefined);
    const known = idsBefore;
    const rows = current.items.filter(({ id }) => !known.has(id));
    idsBefore = new Set(current.items.map(({ id }) => id));
    given += rows.length;
    isChanged ||= current.totalCount !== first.totalCount || rows.length < current.items.length;
    if (rows.length > 0) yield rows;
    if (next === undefined) break;
    current = await next;
  }
  if (isChanged || given < Math.min(first.totalCount, most)) walk.onChange();
}

/**
 * Those of the rows that have one of the ids, in the order of the list. No page is read after the last of them, so none is
 * read ahead.
 */
export async function* readTickedRows<Row extends Numbered>(
  { first, read, most }: Omit<Walk<Row>, "onChange">,
  ids: ReadonlySet<number>,
): AsyncGenerator<readonly Row[]> {
  const missing = new Set(ids);
  let current = first;
  for (let page = 1; ; page += 1) {
    // The same row may come again where others were added before it.
    const rows = current.items.filter(({ id }) => missing.delete(id));
    if (rows.length > 0) yield rows;
    const isLast = current.items.length === 0 || page * longestPage >= Math.min(current.totalCount, most);
    if (missing.size === 0 || isLast) return;
    current = await read(page + 1);
  }
}
