/** In the tab, over reloads, for one account; a sign-out takes it away. */
export const waysKey = "ways-back";

/** Whether somebody was sent from one page to another in this tab: few visits load what leads back. */
export function hasWays(): boolean {
  try {
    return sessionStorage.getItem(waysKey) !== null;
  } catch {
    return false;
  }
}

const ownerKey = "ways-of";

/** Forgets the ways of who used this tab before: a session that ends by itself leaves them. @param account the mark of who is signed in */
export function waysBelongTo(account: string): void {
  try {
    if (sessionStorage.getItem(ownerKey) !== account) sessionStorage.removeItem(waysKey);
    sessionStorage.setItem(ownerKey, account);
  } catch {
    // There is no storage.
  }
}
