"use client";

import { useQueries } from "@tanstack/react-query";
import { callQuery } from "@/components/calls/call-query";
import { useCallQuery } from "@/components/calls/use-call-query";
import { longestPage } from "@/lib/calls/call";
import { ConsoleError } from "@/lib/errors/console-error";
import { refusesToTell } from "@/lib/errors/lacks-call";
import { type Order, ordersCalls } from "@/lib/resources/orders/orders.calls";

const meta = { quiet: true };

/** An order (ORD-01). Another one than was asked for is no answer. */
export function useOrder(id: number) {
  return withOrder(useCallQuery(ordersCalls.one, { params: { id } }, { meta }), id);
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
  const alone = answers.map((answer, index) => withOrder(answer, missing[index] ?? 0));
  // What is gone is no order any more.
  const open = alone.filter(({ data, error }) => data === undefined && !isGone(error));
  const isWhole = isAnswered && open.length === 0;
  return {
    data: isWhole ? [...(given ?? []), ...alone.flatMap(({ data }) => data ?? [])] : undefined,
    error: isAnswered ? (open.find(({ error }) => error !== null)?.error ?? null) : listed.error,
    isFetching: listed.isFetching || open.some(({ isFetching }) => isFetching),
    refetch: (): void => {
      if (!isAnswered) void listed.refetch();
      for (const each of open) void each.refetch();
    },
  };
}

interface OrderAnswer {
  data: { data: Order } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

function withOrder({ data, error, isFetching, refetch }: OrderAnswer, id: number) {
  const order = data?.data;
  const isAnother = order !== undefined && order.id !== id;
  return {
    data: isAnother ? undefined : order,
    error: isAnother ? new ConsoleError("upstream-invalid-answer") : error,
    isFetching,
    refetch,
  };
}

/** What is gone, or never was. */
export function isGone(error: Error | null): boolean {
  return error instanceof ConsoleError && error.code === "not-found";
}
