/** All saved filters lie under this key of the browser, by account and page (1§3, 2§9). They outlive a sign-out (reading 33). */
export const savedFiltersKey = "saved-filters";

/** Under it, each account's own. An earlier version kept the pages themselves there, and nobody's name with them. */
export const accountsKey = "accounts";

/** Whether something lies there that belongs to no account. */
export function holdsUnowned(stored: string | null): boolean {
  try {
    return Object.keys(JSON.parse(stored ?? "{}") ?? {}).some((key) => key !== accountsKey);
  } catch {
    return false;
  }
}
