import type { reportRequests, reportTypes } from "../../db/schema/reports";
import { businessReportNames } from "../words/offers.json";
import { momentBefore, type SeedBase } from "../world";

export function makeReportTypes(): (typeof reportTypes.$inferInsert)[] {
  return businessReportNames.map((name, index) => ({ id: index + 1, name }));
}

/** Each asked for on some day after the month that it is about. */
export function makeReportRequests(
  base: SeedBase,
  staffIds: readonly number[],
): (typeof reportRequests.$inferInsert)[] {
  const { random, sizes, now } = base;
  return Array.from({ length: sizes.products > 100 ? 400 : 56 }, (_, index) => {
    const monthsAgo = random.int(1, 30);
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
    return {
      id: index + 1,
      typeId: (index % businessReportNames.length) + 1,
      chainId: random.int(1, 3),
      year: month.getUTCFullYear(),
      month: month.getUTCMonth() + 1,
      requestedById: random.pick(staffIds),
      created: momentBefore(base, Math.max(0, (monthsAgo - 1) * 30) + random.int(0, 20), [8, 17]),
    };
  });
}
