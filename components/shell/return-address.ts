import { tabStore } from "@/lib/browser/store";
import { waysKey } from "./has-ways";

const mostWays = 20;

/**
 * Keeps how the person goes from what the tab shows now to another page. It stands in many pages' scripts, so it is
 * short: who reads the key looks at each entry. In a browser that keeps nothing its own Back leads there.
 * @param to a path with its query and fragment
 */
export function rememberReturn(to: string): void {
  const { pathname, search, hash } = window.location;
  const way = { to, from: `${pathname}${search}${hash}`, steps: window.history.length };
  if (way.from === to) return;
  try {
    const others: unknown[] = JSON.parse(tabStore.read(waysKey) ?? "[]");
    tabStore.write(waysKey, JSON.stringify([way, ...others].slice(0, mostWays)));
  } catch {
    // What is not ours begins anew.
    tabStore.drop(waysKey);
  }
}
