import { waysKey } from "./has-ways";

const mostWays = 20;

/**
 * Keeps how the person goes from what the tab shows now to another page. It stands in many pages' scripts, so it is
 * short: who reads the key looks at each entry.
 * @param to a path with its query and fragment
 */
export function rememberReturn(to: string): void {
  const { pathname, search, hash } = window.location;
  const way = { to, from: `${pathname}${search}${hash}`, steps: window.history.length };
  if (way.from === to) return;
  try {
    const others: unknown[] = JSON.parse(sessionStorage.getItem(waysKey) ?? "[]");
    sessionStorage.setItem(waysKey, JSON.stringify([way, ...others].slice(0, mostWays)));
  } catch {
    // Without storage the browser's own Back leads there; what is not ours begins anew.
    forgetWays();
  }
}

function forgetWays(): void {
  try {
    sessionStorage.removeItem(waysKey);
  } catch {
    // There is no storage.
  }
}
