import { z } from "zod";

/** The jsonResponse of a list query: PascalCase on the wire, the program's own words past it. */
export function queryRows<Row extends z.ZodType>(row: Row) {
  return z
    .object({ Items: z.array(row), TotalCount: z.int().min(0) })
    .transform(({ Items: items, TotalCount: totalCount }) => ({
      items,
      totalCount,
    }));
}

/** The wire answer that stands for a jsonResponse which does not parse (2§7). */
export const noQueryRows = { Items: [], TotalCount: 0 };
