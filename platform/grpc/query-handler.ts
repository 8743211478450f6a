import type { CallWire, QueryCall } from "@/lib/calls/call";
import { decodeFilters } from "@/lib/calls/filter-coding";
import type { ParamValues } from "@/lib/calls/params";

/** A window of rows, checked. */
export interface RowWindow {
  offset: number;
  limit: number;
}

/** One query that QueryCommand knows by name. */
export interface QueryHandler {
  readonly queryName: string;
  /** The most rows of one answer. */
  readonly mostRows: number;
  /** @throws InvalidParameter on a filter that the declaration refuses. */
  answer(filters: unknown, window: RowWindow): Promise<unknown>;
}

/** Binds a read to its declaration: filters arrive checked, the answer has the declared form. */
export function queryHandler<C extends QueryCall>(
  call: C,
  read: (filters: ParamValues<C["filters"]>, window: RowWindow) => Promise<CallWire<C>>,
): QueryHandler {
  const { queryName, mostRows } = call;
  return { queryName, mostRows, answer: (filters, window) => read(decodeFilters(call.filters, filters), window) };
}
