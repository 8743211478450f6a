import * as z from "#schema";
import { camelKeys } from "./camel-keys";

/** The jsonResponse of a list query: PascalCase on the wire, the program's own words past it. */
export function queryRows<Row extends z.core.$ZodType>(row: Row) {
  return camelKeys(z.object({ Items: z.array(row), TotalCount: z.int().check(z.gte(0)) }));
}

/** The wire answer that stands for a jsonResponse which does not parse (2§7). */
export const noQueryRows = { Items: [], TotalCount: 0 };
