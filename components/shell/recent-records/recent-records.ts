import { browserStore } from "@/lib/browser/store";
import { readRecent } from "@/lib/recent-records/recent-records";
import { type RecentRecord, recentRecordsKey } from "@/lib/recent-records/recent-records-key";

/** The records that the account looked at in this browser, the latest first. In the browser alone. */
export function recentRecords(account: string): RecentRecord[] {
  return readRecent(browserStore.read(recentRecordsKey), account);
}
