import { readWays, type Way, wayBack, withWay } from "@/lib/list/url/ways-back";
import { waysKey } from "./has-ways";

/** @param to where the person goes, a path with its query and fragment; they come from what the tab shows now */
export function rememberReturn(to: string): void {
  const { pathname, search, hash } = window.location;
  const way: Way = { to, from: `${pathname}${search}${hash}`, steps: window.history.length };
  try {
    sessionStorage.setItem(waysKey, JSON.stringify(withWay(readWays(sessionStorage.getItem(waysKey)), way)));
  } catch {
    // Without storage the browser's own Back leads there.
  }
}

/** How somebody came who was sent to this path and still sees what they were sent to see. */
export function wayHere(path: string, search: Pick<URLSearchParams, "get">): Way | undefined {
  try {
    return wayBack(readWays(sessionStorage.getItem(waysKey)), path, search);
  } catch {
    return undefined;
  }
}
