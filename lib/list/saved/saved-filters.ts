import * as z from "zod/mini";
import { type Filter, periodSetOf } from "../filters/filter";
import { readFilterText } from "../filters/filter-text";
import type { FilterWords } from "../filters/filter-words";
import { isNarrowing } from "../filters/narrowing";
import type { AppliedFilters, FilteredState } from "../url/list-state";
import { type FieldSubject, urlFieldsOf } from "../url/url-fields";
import { byIds } from "./saved-filter-labels";

/** 1§9: how many are shown, and in how many columns. */
export const shownSavedFilters = 10;
export const savedFiltersPerColumn = 5;

/** How many stand beside the title as well. */
export const savedFiltersInBar = 5;

/** 1§5: the longest name, in characters. */
export const longestName = 40;

const savedFilterSchema = z.object({
  name: z.string().check(z.refine((name) => faultOfName(name, []) === undefined)),
  /** `param` is the filter's key, `value` its text, `label` what its chip said. */
  filters: z.array(z.object({ param: z.string(), value: z.string(), label: z.string() })),
  /** The rest of the list's state, as the address writes it. */
  sort: z.optional(z.string()),
  size: z.optional(z.string()),
  columns: z.optional(z.string()),
});

/** FILT-017. */
export type SavedFilter = z.output<typeof savedFilterSchema>;

const storeSchema = z.record(z.string(), z.unknown());

/** The page's saved filters of what lies under the key. What is no saved filter (any more) is left out. */
export function readSavedFilters(text: string | null, page: string): SavedFilter[] {
  return entriesOf(parseStore(text), page).flatMap((entry) => savedFilterSchema.safeParse(entry).data ?? []);
}

/** The text under the key with the filters of one page changed. What is not understood stays as it lies there. */
export function writeSavedFilters(text: string | null, page: string, saved: readonly SavedFilter[]): string {
  const store = parseStore(text);
  const unknown = entriesOf(store, page).filter((entry) => !savedFilterSchema.safeParse(entry).success);
  return JSON.stringify({ ...store, [page]: [...saved, ...unknown] });
}

function parseStore(text: string | null): Record<string, unknown> {
  return storeSchema.safeParse(parseJson(text)).data ?? {};
}

function entriesOf(store: Record<string, unknown>, page: string): unknown[] {
  const entries = store[page];
  return Array.isArray(entries) ? entries : [];
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return undefined;
  }
}

export type NameFault = "required" | "tooLong" | "taken";

/**
 * A name is used where it stands there letter by letter (1§5): `Apa` and `apa` are two.
 * @param others the names already used on the page.
 */
export function faultOfName(name: string, others: readonly string[]): NameFault | undefined {
  const given = name.trim();
  if (given === "") return "required";
  if ([...given].length > longestName) return "tooLong";
  return others.includes(given) ? "taken" : undefined;
}

/**
 * What of a list's state a saved filter keeps: of people their ids alone, for it outlives the session.
 * @param words what the chips of its filters say.
 */
export function toSavedFilter(
  list: FieldSubject & { filters: Readonly<Record<string, Filter>> },
  name: string,
  state: FilteredState,
  words: readonly FilterWords[],
): SavedFilter {
  const fields = urlFieldsOf(list);
  const labels = new Map(words.map((each) => [each.key, `${each.name}: ${each.value}`]));
  return {
    name: name.trim(),
    filters: Object.entries(state.filters).map(([param, value]) => {
      const saved = { param, value, label: labels.get(param) ?? param };
      return namesPeople(list.filters[param]) ? byIds(saved) : saved;
    }),
    sort: fields.sort.write(state.sort),
    size: fields.size.write(state.size),
    columns: fields.columns.write(state.columns),
  };
}

function namesPeople(filter: Filter | undefined): boolean {
  return filter?.kind === "relation" && filter.lookup.arePeople === true;
}

/**
 * The state that a saved filter stands for. It is read again each time: the list may have changed since.
 * @returns with the labels of those filters that the list no longer takes.
 */
export function fromSavedFilter(
  list: FieldSubject & { filters: Readonly<Record<string, Filter>> },
  saved: SavedFilter,
  today: string,
): { state: FilteredState; unfit: string[] } {
  const fields = urlFieldsOf(list);
  const filters: Record<string, string> = {};
  const unfit: string[] = [];
  for (const { param, value, label } of saved.filters) {
    if (isNarrowing(list.filters, param)) continue;
    const filter = Object.hasOwn(list.filters, param) ? list.filters[param] : undefined;
    const text = filter && readFilterText(filter, value, today);
    if (text === undefined) unfit.push(label);
    else filters[param] = text;
  }
  const restored = <Value>(field: { fallback: Value; read(text: string): Value | undefined }, text?: string): Value =>
    (text === undefined ? undefined : field.read(text)) ?? field.fallback;
  return {
    unfit,
    state: {
      filters,
      sort: restored(fields.sort, saved.sort),
      size: restored(fields.size, saved.size),
      columns: restored(fields.columns, saved.columns),
    },
  };
}

/** Whether a saved filter's filters are those that are applied, in whatever order. */
export function isSavedApplied(saved: AppliedFilters, applied: AppliedFilters): boolean {
  const keys = Object.keys(saved);
  const isAsMany = keys.length === Object.keys(applied).length;
  return isAsMany && keys.length > 0 && keys.every((key) => saved[key] === applied[key]);
}

/** The filter that a period chosen beside a saved filter goes to: the list's first date filter. */
export function periodFilterOf(filters: Readonly<Record<string, Filter>>): string | undefined {
  return Object.keys(filters).find((key) => periodSetOf(filters[key]) !== undefined);
}
