/** In the tab, over reloads; a sign-out takes it away, and the next sign-in. */
export const waysKey = "ways-back";

/** Whether somebody was sent from one page to another in this tab: few visits load what leads back. */
export function hasWays(): boolean {
  try {
    return sessionStorage.getItem(waysKey) !== null;
  } catch {
    return false;
  }
}
