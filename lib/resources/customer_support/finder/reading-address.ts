import { listLink } from "@/lib/list/url/list-link";
import type { Reading } from "./reading";
import { writeReading } from "./write-reading";

/** Where customer support shows what a text that is read so finds. */
export function readingAddress(reading: Reading): string {
  const written = writeReading(reading);
  return listLink("customer_support", reading.kind === "people" ? { search: written } : { find: written });
}
