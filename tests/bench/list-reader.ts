import { z } from "zod";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { AnyList } from "@/lib/resources/list-table";
import type { Visitor } from "@/tests/support/console/visitor";
import { operatorsToday } from "@/tests/support/operators-day";

const answerSchema = z.object({ data: z.object({ items: z.array(z.unknown()), totalCount: z.int() }) });

export interface PageRead {
  tookMs: number;
  /** Rows on all pages. */
  totalCount: number;
}

interface Asked {
  page?: number;
  filters?: AppliedFilters;
}

/** One page of a list as its page asks for it, through the console's own door. @throws where it is no success */
export async function readListPage(
  visitor: Visitor,
  list: AnyList,
  { page = 1, filters = {} }: Asked = {},
): Promise<PageRead> {
  const state = { page, size: list.defaultSize, sort: list.defaultSort, filters };
  const { status, text, tookMs } = await visitor.call(list.call, list.request(state, operatorsToday()));
  if (status !== 200) throw new Error(`Page ${page} of ${list.page} answered ${status}: ${text.slice(0, 300)}`);
  return { tookMs, totalCount: answerSchema.parse(JSON.parse(text)).data.totalCount };
}
