import { storedWorkKey } from "@/components/form/unsaved/store-work";
import { tabStore } from "@/lib/browser/store";
import { pageAccount } from "@/lib/calls/page-account";

/** Key of the tab's own storage: whose all else in it is. */
const ownerKey = "tab-account";

/**
 * A page begins for this account: what another one left in the tab goes, such as ways back and ticked rows. What was
 * entered and not sent names its person itself (C5).
 */
export function takeTab(account: string): void {
  // A document stays its first account's, whatever of it is drawn anew for the next one.
  pageAccount.mark ??= account;
  if (tabStore.read(ownerKey) === account) return;
  tabStore.dropAll((key) => !key.startsWith(storedWorkKey));
  tabStore.write(ownerKey, account);
}
