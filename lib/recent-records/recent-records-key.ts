/** Under this key of the browser lie the records that were looked at, by account: ids alone. A sign-out takes them away. */
export const recentRecordsKey = "recent-records";

/** Of one account. */
export const mostRecent = 50;

/** A record by its page and id, and by its kind where the page has several. */
export interface RecentRecord {
  page: string;
  id: number;
  kind?: string | undefined;
}

type Entry = readonly unknown[];

/**
 * What is to lie under the key when one more was looked at: the latest first, each once. Who reads it looks at each entry.
 * @param stored what lies there.
 * @throws Error where that is none of ours
 */
export function withRecent(stored: string | null, account: string, { page, id, kind }: RecentRecord): string {
  const all: Record<string, Entry[]> = JSON.parse(stored ?? "{}");
  const entry = kind === undefined ? [page, id] : [page, id, kind];
  const others = (all[account] ?? []).filter((each) => String(each) !== String(entry));
  return JSON.stringify({ ...all, [account]: [entry, ...others].slice(0, mostRecent) });
}
