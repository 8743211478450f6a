import { type PageQuery, searchOf } from "@/lib/list/url/list-url";
import { readAddress } from "./read-address";
import { writeReading } from "./write-reading";

/**
 * The query of an address that searches for something, in its one spelling: of customers the list's own filter searches,
 * and of a card four digits are left.
 * @param today YYYY-MM-DD where the operator works
 * @returns undefined where it stands in it already, or is not understood
 */
export function readQuery(given: PageQuery, today: string): URLSearchParams | undefined {
  const search = searchOf(given);
  const [find, ...more] = search.getAll("find");
  const reading = find === undefined || more.length > 0 ? undefined : readAddress(find, today);
  if (reading === undefined) return undefined;
  const written = writeReading(reading);
  if (reading.kind !== "people" && written === find) return undefined;
  search.delete("find");
  search.set(reading.kind === "people" ? "search" : "find", written);
  return search;
}
