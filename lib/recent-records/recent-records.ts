import { mostRecent, type RecentRecord } from "./recent-records-key";

/** The account's of what lies under the key, the latest first, as many as are kept. What is no record is left out. */
export function readRecent(stored: string | null, account: string): RecentRecord[] {
  const entries = Object.entries(readStore(stored)).find(([key]) => key === account)?.[1];
  return Array.isArray(entries) ? entries.flatMap(readEntry).slice(0, mostRecent) : [];
}

function readEntry(entry: unknown): RecentRecord[] {
  const [page, id, kind]: unknown[] = Array.isArray(entry) ? entry : [];
  if (typeof page !== "string" || typeof id !== "number" || !Number.isSafeInteger(id) || id < 1) return [];
  return [{ page, id, kind: typeof kind === "string" ? kind : undefined }];
}

function readStore(stored: string | null): object {
  try {
    const store: unknown = JSON.parse(stored ?? "{}");
    return typeof store === "object" && store !== null ? store : {};
  } catch {
    return {};
  }
}
