import type { AnyArgs } from "@/lib/calls/address";
import type { Call, RowsCall } from "@/lib/calls/call";
import type { ListPageKey, PageKey } from "@/lib/roles/pages";
import type { AppliedFilters } from "../url/list-state";
import type { List } from "./define-list";

/** How many of another list belong to a record: the total of that list under some of its own filters. */
export interface ListCount<Detail> {
  page: ListPageKey;
  call: RowsCall;
  /** @returns what narrows the list to the record's own; undefined where the record has no such count. */
  filters(detail: Detail): AppliedFilters | undefined;
  /** @param today YYYY-MM-DD where the operator works. */
  args(filters: AppliedFilters, today: string): AnyArgs;
  /**
   * @param answer of the call.
   * @returns undefined where a row shows that the platform has passed over a filter.
   */
  read(answer: unknown, detail: Detail): number | undefined;
}

/** How much the record itself holds in a section of its preview, `<PreviewSection section="…">`. */
export interface SectionCount<Detail> {
  section: string;
  /** @returns undefined where the preview has no such section. */
  total(detail: Detail): number | undefined;
}

export type RecordCount<Detail> = ListCount<Detail> | SectionCount<Detail>;

/** By key, those that matter most first; the text of each is the message `counts.<key>` of the page. */
export type RecordCounts<Detail> = Readonly<Record<string, RecordCount<Detail>>>;

/** What a panel begins with: loaded when one is opened. */
export type LoadCounts<Detail> = () => Promise<RecordCounts<Detail>>;

interface CountSettings<Row, Detail> {
  filters(detail: Detail): AppliedFilters | undefined;
  /** Whether a row is what the filters ask for; absent where no row can tell. */
  bears?(row: Row, detail: Detail): boolean;
}

/** So many rows are asked for where they tell: the one that ignores a filter could begin with one that fits by chance. */
const lookedAt = 5;

export function countOf<C extends RowsCall, Row, P extends Call, Shown, Detail>(
  list: List<C, Row, P, Shown>,
  settings: CountSettings<Row, Detail>,
): ListCount<Detail>;
export function countOf<Row, Detail>(
  list: List<RowsCall, Row, Call, unknown>,
  { filters, bears }: CountSettings<Row, Detail>,
): ListCount<Detail> {
  const size = bears === undefined ? 1 : lookedAt;
  return {
    page: list.page,
    call: list.call,
    filters,
    args: (applied, today) => list.request({ page: 1, size, sort: list.defaultSort, filters: applied }, today),
    read(answer, detail) {
      const { items, totalCount } = list.rows(answer);
      const isAsked = bears === undefined || items.every((row) => bears(row, detail));
      // A number of which no row is shown tells nothing.
      return isAsked && items.length > 0 === totalCount > 0 ? totalCount : undefined;
    },
  };
}

const mostShown = 4;

/** A count with what it says now: where it leads, or how many there are in the record itself. */
export type ShownCount<Detail> =
  | { key: string; count: ListCount<Detail>; filters: AppliedFilters }
  | { key: string; section: string; total: number };

/** The first counts that a record has and that lead where this person may go. */
export function shownCounts<Detail>(
  counts: RecordCounts<Detail>,
  detail: Detail,
  pages: readonly PageKey[],
): ShownCount<Detail>[] {
  return Object.entries(counts)
    .flatMap(([key, count]) => shownOf(key, count, detail, pages) ?? [])
    .slice(0, mostShown);
}

function shownOf<Detail>(
  key: string,
  count: RecordCount<Detail>,
  detail: Detail,
  pages: readonly PageKey[],
): ShownCount<Detail> | undefined {
  if ("section" in count) {
    const total = count.total(detail);
    return total === undefined ? undefined : { key, section: count.section, total };
  }
  const filters = pages.includes(count.page) ? count.filters(detail) : undefined;
  return filters && { key, count, filters };
}
