import * as z from "zod/mini";
import { byIds } from "./saved-filter-labels";
import { accountsKey } from "./saved-filters-key";

/**
 * What lies under the browser's key: saved filters by page, for each account apart. Nobody who signs in on the same
 * computer reads another one's.
 */
const storeSchema = z.record(z.string(), z.unknown());
const savedSchema = z.looseObject({
  name: z.string(),
  filters: z.array(z.looseObject({ value: z.string(), label: z.string() })),
});

type Pages = Record<string, unknown>;

/** The account's pages as text; null where it has none. */
export function textOfAccount(stored: string | null, account: string): string | null {
  const pages = pagesOf(readStore(stored), account);
  return Object.keys(pages).length === 0 ? null : JSON.stringify(pages);
}

/** What lies under the key with the account's pages changed. */
export function withTextOfAccount(stored: string | null, account: string, text: string): string {
  return withPages(readStore(stored), account, readStore(text));
}

/**
 * What lies under the key once the account has taken over what belongs to nobody.
 * @returns undefined where there is nothing to take over
 */
export function adoptUnowned(stored: string | null, account: string): string | undefined {
  const { [accountsKey]: accounts, ...unowned } = readStore(stored);
  if (Object.keys(unowned).length === 0) return undefined;
  const store = accounts === undefined ? {} : { [accountsKey]: accounts };
  const pages = pagesOf(store, account);
  for (const [page, entries] of Object.entries(unowned)) {
    const own = pages[page];
    const found = Array.isArray(entries) ? entries.map(withoutNames) : entries;
    pages[page] = Array.isArray(own) && Array.isArray(found) ? joined(own, found) : found;
  }
  return withPages(store, account, pages);
}

/** A name is used once on a page: what the account has under it stays. */
function joined(own: readonly unknown[], found: readonly unknown[]): unknown[] {
  const names = new Set(own.map(nameOf));
  return [...own, ...found.filter((each) => nameOf(each) === undefined || !names.has(nameOf(each)))];
}

function nameOf(entry: unknown): string | undefined {
  return savedSchema.safeParse(entry).data?.name;
}

/** Whose names they are is not known, so all give way to ids. */
function withoutNames(entry: unknown): unknown {
  const saved = savedSchema.safeParse(entry).data;
  return saved === undefined ? entry : { ...saved, filters: saved.filters.map(byIds) };
}

function readStore(text: string | null): Pages {
  try {
    return storeSchema.safeParse(JSON.parse(text ?? "{}")).data ?? {};
  } catch {
    return {};
  }
}

function pagesOf(store: Pages, account: string): Pages {
  const accounts = storeSchema.safeParse(store[accountsKey]).data ?? {};
  const pages = Object.hasOwn(accounts, account) ? storeSchema.safeParse(accounts[account]).data : undefined;
  return { ...pages };
}

function withPages(store: Pages, account: string, pages: Pages): string {
  const accounts = storeSchema.safeParse(store[accountsKey]).data;
  return JSON.stringify({ ...store, [accountsKey]: { ...accounts, [account]: pages } });
}
