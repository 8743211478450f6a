import { longestPage } from "./call";
import { one } from "./params";
import { choice, integer } from "./scalars";

type Words = readonly [string, ...string[]];

/** Which rows of all that there are: no more than one call gives. */
export const rowWindow = {
  limit: one(integer({ min: 1, max: longestPage })),
  offset: one(integer({ max: 100_000_000 })),
};

/** Which rows, and in which order. @param words the wire's words for what it sorts by */
export function sortedWindow<const Keys extends Words>(words: Keys) {
  return { ...rowWindow, sort: one(choice(words)), order: one(choice(["ASC", "DESC"])) };
}

/** The order of a query command's rows; their window stands beside the filters there (2§7). */
export function queryOrder<const Keys extends Words>(words: Keys) {
  return { sort: one(choice(words), "OrderBy"), order: one(choice(["ASC", "DESC"]), "Order") };
}
