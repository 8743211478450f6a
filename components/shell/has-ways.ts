import { tabStore } from "@/lib/browser/store";

/** In the tab, over reloads; a sign-out takes it away, and so does another account's page. */
export const waysKey = "ways-back";

/** Whether somebody was sent from one page to another in this tab: few visits load what leads back. */
export function hasWays(): boolean {
  return tabStore.read(waysKey) !== null;
}
