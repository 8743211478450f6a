import * as z from "zod/mini";
import { listPageKeys } from "@/lib/roles/list-pages";
import type { ListPageKey } from "@/lib/roles/pages";
import { holdsInvisible } from "@/lib/texts/invisible-character";
import { isOwnParameter } from "../url/url-fields";
import { byIds } from "./saved-filter-labels";
import {
  faultOfName,
  longestName,
  type NameFault,
  readSavedFilters,
  type SavedFilter,
  writeSavedFilters,
} from "./saved-filters";
import type { FilePages } from "./saved-filters-file";

/** More than anybody keeps, less than fills a browser's storage. */
const mostPerPage = 200;

const textUpTo = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** Stricter than what a browser keeps for itself: a file may come from anybody. */
const entrySchema = z.strictObject({
  name: z.string(),
  filters: z
    .array(
      z.strictObject({
        param: z.string().check(
          z.regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/),
          z.refine((param) => !isOwnParameter(param)),
        ),
        value: textUpTo(2000),
        label: textUpTo(500),
      }),
    )
    .check(
      z.maxLength(50),
      z.refine((filters) => new Set(filters.map(({ param }) => param)).size === filters.length),
    ),
  sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z][A-Za-z0-9_]{0,63}$/))),
  size: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
  columns: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.]{0,500}$/))),
});

/** A saved filter that an import brought. */
export interface AddedFilter {
  page: ListPageKey;
  filter: SavedFilter;
  /** What it is called in the file, where that name was taken here. */
  nameInFile?: string;
}

type Refusal = "unknownPage" | "malformed" | "unsafe" | "pageFull" | Exclude<NameFault, "taken">;

/** An entry of a file that was left out. */
export interface RefusedFilter {
  page: string;
  /** Among the page's entries, from 1. */
  place: number;
  /** As far as there is one; not validated. */
  name: string | undefined;
  refusal: Refusal;
}

export interface ImportReport {
  added: AddedFilter[];
  /** Already here, name and all: nothing to do. */
  present: { page: ListPageKey; name: string }[];
  refused: RefusedFilter[];
}

/**
 * What the browser's key holds after an import, and what became of each entry. Names that are taken get a number.
 * @param stored what lies under the key now.
 */
export function importFilters(stored: string | null, pages: FilePages): { text: string; report: ImportReport } {
  const report: ImportReport = { added: [], present: [], refused: [] };
  let text = stored ?? "{}";
  for (const [name, entries] of Object.entries(pages)) {
    const page = listPageKeys.find((each) => each === name);
    if (page === undefined) report.refused.push(...entries.map((entry, at) => refused(name, at, entry, "unknownPage")));
    else text = importPage(text, page, entries, report);
  }
  return { text, report };
}

function importPage(text: string, page: ListPageKey, entries: readonly unknown[], report: ImportReport): string {
  const saved = readSavedFilters(text, page);
  for (const [at, entry] of entries.entries()) {
    const filter = readEntry(entry, saved.length);
    if (typeof filter === "string") {
      report.refused.push(refused(page, at, entry, filter));
    } else if (saved.some((each) => isSame(each, filter))) {
      report.present.push({ page, name: filter.name });
    } else {
      const name = freeName(filter.name, saved);
      const added = { ...filter, name };
      saved.push(added);
      report.added.push({ page, filter: added, ...(name === filter.name ? {} : { nameInFile: filter.name }) });
    }
  }
  return writeSavedFilters(text, page, saved);
}

/** What the browser's key holds without what an import brought, as far as that is still as it came. */
export function withoutImported(stored: string | null, added: readonly AddedFilter[]): string {
  return added.reduce((text, { page, filter }) => {
    const kept = readSavedFilters(text, page).filter((each) => !isSame(each, filter));
    return writeSavedFilters(text, page, kept);
  }, stored ?? "{}");
}

function readEntry(entry: unknown, savedSoFar: number): SavedFilter | Refusal {
  const filter = entrySchema.safeParse(entry).data;
  if (filter === undefined) return "malformed";
  const texts = [filter.name, ...filter.filters.flatMap(({ value, label }) => [value, label])];
  if (texts.some((text) => holdsInvisible(text))) return "unsafe";
  const fault = faultOfName(filter.name, []);
  if (fault !== undefined && fault !== "taken") return fault;
  if (savedSoFar >= mostPerPage) return "pageFull";
  // A file of an earlier version has names of people in it.
  return { ...filter, name: filter.name.trim(), filters: filter.filters.map(byIds) };
}

function refused(page: string, at: number, entry: unknown, refusal: Refusal): RefusedFilter {
  const name = typeof entry === "object" && entry !== null && "name" in entry ? entry.name : undefined;
  return { page, place: at + 1, name: typeof name === "string" ? name : undefined, refusal };
}

/** Whether two saved filters have one name and do the same; what their chips say may be in two languages. */
function isSame(one: SavedFilter, other: SavedFilter): boolean {
  const essence = ({ name, filters, sort, size, columns }: SavedFilter) =>
    JSON.stringify([name, filters.map(({ param, value }) => [param, value]), sort, size, columns]);
  return essence(one) === essence(other);
}

/** The name, or with the next free number behind it, cut so that both fit. */
function freeName(name: string, saved: readonly SavedFilter[]): string {
  const taken = new Set(saved.map((each) => each.name));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    const ending = ` (${number})`;
    free =
      [...name]
        .slice(0, longestName - ending.length)
        .join("")
        .trimEnd() + ending;
  }
  return free;
}
