import { useEffect } from "react";
import { useAccount } from "@/components/shell/session/account";
import { browserStore } from "@/lib/browser/store";
import { type RecentRecord, recentRecordsKey, withRecent } from "@/lib/recent-records/recent-records-key";

/**
 * Keeps that the person looks at a record: its ids alone, by account. It stands in every list's script, so it is short;
 * who reads the key looks at each entry.
 * @param isShown not before it is seen that there is one
 */
export function useKeepRecent({ page, id, kind }: RecentRecord, isShown: boolean): void {
  const account = useAccount();
  useEffect(() => {
    if (!isShown) return;
    try {
      const stored = browserStore.read(recentRecordsKey);
      browserStore.write(recentRecordsKey, withRecent(stored, account, { page, id, kind }));
    } catch {
      // What is not ours begins anew.
      browserStore.drop(recentRecordsKey);
    }
  }, [account, page, id, kind, isShown]);
}
