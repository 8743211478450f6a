import { z } from "zod";
import type { WireList } from "./list-proof";
import type { QueryClient } from "./platform-client";

interface ListQuery<Answer extends z.core.$ZodType> {
  queryName: string;
  answer: Answer;
}

const word = z.string();

/**
 * A list over QueryCommand, for the proofs of `list-proof`. The query is written as in an address, its values as JSON:
 * `StorageID=7&Status=["NEW"]`; `sort` and `order` stand for the filters OrderBy and Order, `limit` and `offset` for
 * the pagination.
 */
export function queryList<Row extends { id: number }>(
  queries: QueryClient,
  apiToken: string,
  call: ListQuery<z.core.$ZodType<{ items: Row[]; totalCount: number }>>,
): WireList<Row> {
  return (query) => {
    const { sort, order, limit = "250", offset = "0", ...rest } = Object.fromEntries(new URLSearchParams(query));
    const filters = {
      ...Object.fromEntries(Object.entries(rest).map(([name, json]) => [name, JSON.parse(json)])),
      ...(sort === undefined ? {} : { OrderBy: word.parse(sort) }),
      ...(order === undefined ? {} : { Order: word.parse(order) }),
    };
    return queries.read(call, { apiToken, filters, limit: Number(limit), offset: Number(offset) });
  };
}
