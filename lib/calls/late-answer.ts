import type { Success } from "@/lib/errors/codes";

/** The answer to one of a page's first calls, where the page was sent before the answer was there: it comes after it. */
export interface LateAnswer {
  /** From `queryKeyOf`. */
  key: readonly unknown[];
  /** Null where it did not come soon, or failed: then the browser asks by itself, and shows its own error. */
  answer: Promise<Success<unknown> | null>;
}
