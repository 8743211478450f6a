import type { Filter, Narrowing } from "./filter";

type Filters = Readonly<Record<string, Filter>>;

/** What narrows the choice of records in the filters of a list. */
export function narrowingsOf(filters: Filters): Narrowing[] {
  return Object.values(filters).flatMap((filter) => (filter.kind === "relation" ? (filter.narrowing ?? []) : []));
}

/**
 * Whether a parameter names no filter but what narrows a choice: addresses and saved filters of former versions hold it,
 * and they mean the same rows without it.
 */
export function isNarrowing(filters: Filters, name: string): boolean {
  return narrowingsOf(filters).some(({ key }) => key === name);
}
