import { useEffect } from "react";
import { useAccount } from "@/components/shell/session/account";
import { mostRecent, type RecentRecord, recentRecordsKey } from "@/lib/find/recent-records-key";

type Entry = readonly unknown[];

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
      const all: Record<string, Entry[]> = JSON.parse(localStorage.getItem(recentRecordsKey) ?? "{}");
      const entry = kind === undefined ? [page, id] : [page, id, kind];
      const others = (all[account] ?? []).filter((each) => String(each) !== String(entry));
      localStorage.setItem(
        recentRecordsKey,
        JSON.stringify({ ...all, [account]: [entry, ...others].slice(0, mostRecent) }),
      );
    } catch {
      // A browser that keeps nothing for us has no recent records; what is not ours begins anew.
      localStorage.removeItem(recentRecordsKey);
    }
  }, [account, page, id, kind, isShown]);
}
