import type { Period } from "@/lib/list/filters/periods";
import type { AppliedFilters, FilteredState } from "@/lib/list/url/list-state";
import { currentStocksList } from "./current-stocks.list";

/**
 * Views of what has expired or will, with pieces left: the period of their filter, and within how many days, today's 0 being
 * what has expired alone.
 */
export const expiryViews = [
  { period: "before-today", days: 0 },
  { period: "until-7-days", days: 7 },
  { period: "until-14-days", days: 14 },
  { period: "until-30-days", days: 30 },
] as const satisfies readonly { period: Period; days: number }[];

type ExpiryView = (typeof expiryViews)[number];

/** With pieces left: no piece of an empty stock expires. */
const somePieces = "1&";
const sort = { key: "expirationDate", order: "ASC" } as const;
const { defaultColumns, defaultSort } = currentStocksList;
/** What is to be known of each, where nobody has chosen columns: whose it is and where, and what is lost with it. */
const ownColumns = ["stock", "expirationDate", "goods", "value"];

/** The view that the filters are, if any. */
export function expiryViewOf({ expirationDate, quantity }: AppliedFilters): ExpiryView | undefined {
  return quantity === somePieces ? expiryViews.find(({ period }) => period === expirationDate) : undefined;
}

/** The list as the view shows it: other filters stay, and columns that somebody chose. */
export function enterExpiry({ filters, columns, size }: FilteredState, { period }: ExpiryView): FilteredState {
  return {
    filters: { ...filters, expirationDate: period, quantity: somePieces },
    columns: isSame(columns, defaultColumns) ? ownColumns : columns,
    sort,
    size,
  };
}

/** The list without the view; columns that nobody chose go with it. */
export function leaveExpiry({ filters, columns, size }: FilteredState): FilteredState {
  const { expirationDate: _day, quantity: _pieces, ...others } = filters;
  return {
    filters: others,
    columns: isSame(columns, ownColumns) ? defaultColumns : columns,
    sort: defaultSort,
    size,
  };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join() === others.join();
}
