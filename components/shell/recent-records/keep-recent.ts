import { useEffect } from "react";
import { useAccount } from "@/components/shell/session/account";
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
      const stored = localStorage.getItem(recentRecordsKey);
      localStorage.setItem(recentRecordsKey, withRecent(stored, account, { page, id, kind }));
    } catch {
      // A browser that keeps nothing for us has no recent records; what is not ours begins anew.
      localStorage.removeItem(recentRecordsKey);
    }
  }, [account, page, id, kind, isShown]);
}
