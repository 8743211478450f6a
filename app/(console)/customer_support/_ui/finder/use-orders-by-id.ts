"use client";

import { useQueries } from "@tanstack/react-query";
import { callQuery } from "@/components/calls/call-query";
import { useCallQuery } from "@/components/calls/use-call-query";
import { longestPage } from "@/lib/calls/call";
import { isNotFound } from "@/lib/errors/is-not-found";
import { refusesToTell } from "@/lib/errors/lacks-call";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";

const meta = { quiet: true };

/** An order (ORD-01). */
export function useOrder(id: number) {
  const { data, error, isFetching, refetch } = useCallQuery(ordersCalls.one, { params: { id } }, { meta });
  return { data: data?.data, error, isFetching, refetch };
}

/** Orders by their ids (ORD-08), and each by itself that a platform has not given for them: it may pass them over. */
export function useOrdersById(ids: readonly number[]) {
  const listed = useCallQuery(
    ordersCalls.list,
    { query: { ids, limit: longestPage } },
    { meta, enabled: ids.length > 0 },
  );
  const given = listed.data?.data.items.filter(({ id }) => ids.includes(id));
  const isAnswered = ids.length === 0 || given !== undefined || refusesToTell(listed.error);
  const missing = isAnswered ? ids.filter((id) => !given?.some((order) => order.id === id)) : [];
  const answers = useQueries({
    queries: missing.map((id) => ({ ...callQuery(ordersCalls.one, { params: { id } }), meta })),
  });
  // What is gone is no order any more.
  const open = answers.filter(({ data, error }) => data === undefined && !isNotFound(error));
  const isWhole = isAnswered && open.length === 0;
  return {
    data: isWhole ? [...(given ?? []), ...answers.flatMap(({ data }) => data?.data ?? [])] : undefined,
    error: isAnswered ? (open.find(({ error }) => error !== null)?.error ?? null) : listed.error,
    isFetching: listed.isFetching || open.some(({ isFetching }) => isFetching),
    refetch: (): void => {
      if (!isAnswered) void listed.refetch();
      for (const each of open) void each.refetch();
    },
  };
}
