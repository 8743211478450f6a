import type { Filter } from "@/lib/list/filters/filter";
import { optionsOf } from "@/lib/list/lookups/lookup";
import type { AppliedFilters, ListSort } from "@/lib/list/url/list-state";
import type { AnyList } from "@/lib/resources/list-table";
import { inParallel } from "@/tests/support/console/in-parallel";
import { askCall, askList, type OpenPlatform } from "./ask-list";
import { folded, type ListProof } from "./filter-proof";

const longestPage = 250;

/** A row with what tells whether it matches. */
export interface KnownRow {
  row: unknown;
  decides: unknown;
}

/** All rows of a list, page by page, and how many the platform says there are. */
export async function everyRow(
  open: OpenPlatform,
  list: AnyList,
  filters: AppliedFilters,
  today: string,
  sort: ListSort = list.defaultSort,
) {
  const readPage = (page: number) => askList(open, list, { filters, page, size: longestPage, sort }, today);
  const first = await readPage(1);
  const pages = Math.ceil(first.totalCount / longestPage);
  const further = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2)));
  return { items: [first, ...further].flatMap(({ items }) => items), totalCount: first.totalCount };
}

export async function knownRows(
  open: OpenPlatform,
  list: AnyList,
  by: ListProof<unknown>["by"],
  filters: AppliedFilters,
  today: string,
): Promise<KnownRow[]> {
  const { items } = await everyRow(open, list, filters, today);
  if (by === "row") return items.map((row) => ({ row, decides: row }));
  const { call, args, detail } = list.preview;
  return inParallel(items, 8, async (row) => ({
    row,
    decides: detail(await askCall(open, call, args(row.id, filters))),
  }));
}

/** What the platform calls the records that a text names by their ids. */
export async function namesOf(open: OpenPlatform, filter: Filter | undefined, text: string): Promise<string[]> {
  if (filter?.kind !== "relation") return [];
  const { lookup } = filter;
  const ids = text.split(",").map(Number);
  const options = optionsOf(lookup, await askCall(open, lookup.call, lookup.all ?? lookup.named?.(ids) ?? {}));
  return options.filter(({ value }) => ids.includes(value)).map(({ label }) => label);
}

/** What a filter is tried with beside its sample: each word that it offers, one value alone, another spelling. */
export function furtherTexts(filter: Filter | undefined, text: string): readonly string[] {
  switch (filter?.kind) {
    case "boolean":
      return ["true", "false"];
    case "three-state":
      return ["true", "false", "all"];
    case "choice":
    case "choices":
      return Object.keys(filter.options);
    case "text":
      return [folded(text), "%"];
    default:
      return text.split(",").slice(0, 1);
  }
}
