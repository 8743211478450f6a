"use client";

import { useCallQuery } from "@/components/calls/use-call-query";
import { useLastError } from "@/components/calls/use-last-error";
import { useInBrowser } from "@/components/record/deferred";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import { type Confirmation, confirmationsOf } from "@/lib/resources/orders/chronology";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";
import { reservationAsked, reservationOf } from "@/lib/resources/orders/reservation-of-order";
import { type Reservation, reservationsCalls } from "@/lib/resources/reservations/reservations.calls";

/** Its own place says what is missing: a toast would say it twice. */
const quiet = { meta: { quiet: true } };

/** A part of what is told of an order, asked for by itself. */
interface AskedPart<Value> {
  /** Undefined while it is not known, or where there is none. */
  value: Value | undefined;
  /** `beyond`: there are more rows than are looked through, and it was not among the first. */
  state: "waiting" | "known" | "failed" | "beyond";
  isAsking: boolean;
  onRetry(): void;
}

/** What is told of an order beside the order itself, each part of which may fail alone. */
export interface OrderFacts {
  confirmations: AskedPart<readonly Confirmation[]>;
  reservation: AskedPart<Reservation>;
}

/** Both are asked for at once. Who asks again, in another place of the preview, gets the same answers. */
export function useOrderFacts(order: OrderDetail): OrderFacts {
  // The places come alive one after the other, and each begins as it stands in the HTML, whatever is there by then.
  const isAlive = useInBrowser();
  const confirmations = useConfirmations(order);
  const reservation = useReservation(order);
  return isAlive
    ? { confirmations, reservation }
    : { confirmations: asInHtml(confirmations), reservation: asInHtml(reservation) };
}

function asInHtml<Value>(part: AskedPart<Value>): AskedPart<Value> {
  return { ...part, value: undefined, state: "waiting" };
}

/** The customer is named as well, for a platform that does not know payment orders by their order. */
function useConfirmations({ id: orderId, user }: OrderDetail): OrderFacts["confirmations"] {
  const query = useCallQuery(customerSupportCalls.paymentOrders, { filters: { orderId, userId: user?.id } }, quiet);
  const rows = query.data?.data;
  const found = rows && confirmationsOf(orderId, rows.items);
  const isBeyond = found?.length === 0 && rows !== undefined && rows.totalCount > rows.items.length;
  return useAskedPart(query, found, isBeyond);
}

/** Looked for among as many rows as two requests bring. */
function useReservation(order: OrderDetail): OrderFacts["reservation"] {
  const zone = useOperatorZone();
  const asked = reservationAsked(order, zone, 0);
  const first = useCallQuery(reservationsCalls.list, asked ?? {}, { ...quiet, enabled: asked !== undefined });
  const rows = first.data?.data;
  const inFirst = rows && reservationOf(order.id, rows.items);
  const hasMore = rows !== undefined && inFirst === undefined && rows.totalCount > rows.items.length;
  const askedNext = reservationAsked(order, zone, 1) ?? {};
  const next = useCallQuery(reservationsCalls.list, askedNext, { ...quiet, enabled: hasMore });
  const further = next.data?.data.items;
  const found = inFirst ?? (further && reservationOf(order.id, further));
  const isBeyond = hasMore && found === undefined && rows.totalCount > rows.items.length + (further?.length ?? 0);
  const part = useAskedPart(hasMore ? next : first, found, isBeyond);
  return asked === undefined ? { ...part, state: "known" } : part;
}

interface AskedQuery {
  data: { notice?: unknown } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

function useAskedPart<Value>(query: AskedQuery, found: Value | undefined, isBeyond: boolean): AskedPart<Value> {
  const error = useLastError(query);
  const { data, isFetching: isAsking } = query;
  const onRetry = () => void query.refetch();
  // An answer that could not be read stands as no rows: it says nothing.
  if (error !== null || data?.notice !== undefined) return { value: undefined, state: "failed", isAsking, onRetry };
  if (data === undefined) return { value: undefined, state: "waiting", isAsking, onRetry };
  return { value: found, state: isBeyond ? "beyond" : "known", isAsking, onRetry };
}
