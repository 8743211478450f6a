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
