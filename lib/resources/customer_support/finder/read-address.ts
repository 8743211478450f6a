import { readTyped } from "./read-typed";
import type { Reading } from "./reading";

/**
 * What the address searches for. What the finder writes has one reading at any time; of what somebody wrote by hand a time of
 * day without its day is today's, so that server and browser, field and hits read it alike.
 * @param today YYYY-MM-DD where the operator works
 */
export function readAddress(find: string, today: string): Reading | undefined {
  return readTyped(find, { today, time: "23:59" })[0];
}
