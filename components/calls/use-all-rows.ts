"use client";

import { useQueries } from "@tanstack/react-query";
import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import { callQuery } from "./call-query";
import { extentOf, whyMissing } from "./extent";
import { useCallQuery } from "./use-call-query";
import { useLastError } from "./use-last-error";

interface RowsOfCall<C extends Call, Row> {
  call: C;
  /** The arguments of one page; the first page's are what the server begins with. */
  pageArgs(offset: number): CallArgs<C>;
  rowsOf(answer: CallAnswer<C>): { items: readonly Row[]; totalCount: number };
  /** How many rows a page has. */
  pageSize: number;
  /** No more than so many rows are read. */
  most: number;
}

/**
 * The rows of a list on all of its pages, for a view that shows them together: the first page, then the others at once.
 * `first` is its query, for what stands in place of an answer that is not there. Further pages that fail are told by
 * `extent` and `error`; `retry` asks for them again.
 */
export function useAllRows<C extends Call, Row>({ call, pageArgs, rowsOf, pageSize, most }: RowsOfCall<C, Row>) {
  const first = useCallQuery(call, pageArgs(0));
  const firstRows = first.data && rowsOf(first.data.data);
  const totalCount = firstRows?.totalCount ?? 0;
  const furtherPages = Math.ceil(Math.min(totalCount, most) / pageSize) - 1;
  const further = useQueries({
    queries: Array.from({ length: Math.max(0, furtherPages) }, (_, index) =>
      callQuery(call, pageArgs((index + 1) * pageSize)),
    ),
  });
  const rows = [
    ...(firstRows?.items ?? []),
    ...further.flatMap(({ data }) => (data === undefined ? [] : rowsOf(data.data).items)),
  ];
  const missing = further.filter(({ data }) => data === undefined);
  const areAllPagesRead = firstRows !== undefined && missing.length === 0;
  const error = useLastError({ error: whyMissing(further) ?? null, data: areAllPagesRead || undefined });
  return {
    first,
    rows,
    totalCount,
    extent: extentOf({ areAllPagesRead, error, rowCount: rows.length, totalCount }),
    error,
    isRetrying: missing.some(({ isFetching }) => isFetching),
    retry(): void {
      for (const page of missing) void page.refetch();
    },
  };
}
