import type { CallAnswer } from "@/lib/calls/call";
import { isToCome } from "@/lib/dates/is-over";
import type { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import type { Reservation } from "@/lib/resources/reservations/reservations.calls";
import { givenBack } from "./given-back";
import { deliverySteps } from "./order-delivery";
import { flagsOf } from "./order-status";
import type { OrderDetail } from "./orders.list";

type PaymentOrder = CallAnswer<typeof customerSupportCalls.paymentOrders>["items"][number];

/** What the payment processor answered, one try or refund each. */
export type Confirmation = PaymentOrder["confirmations"][number];

/** One thing that happened to an order at a known moment. */
export type OrderEvent = { key: string; at: string } & (
  | { kind: "placed"; amount: string }
  | { kind: "paid" | "refunded"; amount: string; method: string }
  | { kind: "invoiced"; amount: string; number: string; invoiceId: number }
  | {
      kind: "captured" | "captureRefused" | "returned" | "returnRefused";
      amount: string;
      reference: string;
      code: string;
    }
  | { kind: "reserved" | "keptFrom" | "keptUntil"; reservationId: number }
);

/** What happened to an order though nobody wrote down when. */
export type TimelessFact =
  | "providerNotified"
  | "picked"
  | "courierAccepted"
  | "courierDelivered"
  | "deliveryCancelled"
  | "delivered"
  | "cancelled"
  | "refundedInFull"
  | "reservationCollected"
  | "reservationExpired"
  | "reservationCancelled";

/** Beside the order: as far as they have come. */
export interface OtherFacts {
  confirmations?: readonly Confirmation[] | undefined;
  reservation?: Reservation | undefined;
}

/** Rows of other orders are left out: a platform may answer with all of a customer's. */
export function confirmationsOf(orderId: number, payments: readonly PaymentOrder[]): Confirmation[] {
  return payments.filter((payment) => payment.orderId === orderId).flatMap(({ confirmations }) => confirmations);
}

/**
 * All that happened to an order, oldest first; of one moment in the order in which such things follow each other.
 * @param now what of a reservation that is over lies after it comes about no more
 */
export function chronologyOf(
  order: OrderDetail,
  { confirmations = [], reservation }: OtherFacts,
  now: Date,
): OrderEvent[] {
  const events: OrderEvent[] = [
    { kind: "placed", key: "placed", at: order.eventDate, amount: order.amount },
    ...invoiced(order),
    ...reserved(reservation, now),
    ...confirmations.map(confirmed),
    ...order.payments.map(({ id, created, amount, method, isRefund }) => ({
      kind: isRefund ? ("refunded" as const) : ("paid" as const),
      key: `payment ${id}`,
      at: created,
      amount: isRefund ? givenBack(amount) : amount,
      method,
    })),
  ];
  // The sort keeps the order of what is of one moment.
  return events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function invoiced({ invoice }: OrderDetail): OrderEvent[] {
  if (invoice === undefined) return [];
  const { id: invoiceId, createDate, totalAmount, number } = invoice;
  return [{ kind: "invoiced", key: "invoiced", at: createDate, amount: totalAmount, number, invoiceId }];
}

function reserved(reservation: Reservation | undefined, now: Date): OrderEvent[] {
  if (reservation === undefined) return [];
  const { id: reservationId, created, since, until, status } = reservation;
  const kept = [
    { kind: "keptFrom" as const, key: "keptFrom", at: since, reservationId },
    { kind: "keptUntil" as const, key: "keptUntil", at: until, reservationId },
  ];
  return [
    { kind: "reserved", key: "reserved", at: created, reservationId },
    ...kept.filter(({ kind, at }) => happens[status].includes(kind) && (status === "ACTIVE" || !isToCome(at, now))),
  ];
}

/**
 * What of its time comes about. When one was cancelled or collected is not known: a cancelled one may never have begun,
 * a collected one ended when it was collected. Only an active one has something to come.
 */
const happens: Readonly<Record<Reservation["status"], readonly OrderEvent["kind"][]>> = {
  ACTIVE: ["keptFrom", "keptUntil"],
  EXPIRED: ["keptFrom", "keptUntil"],
  COLLECTED: ["keptFrom"],
  CANCELLED: [],
};

const confirmedKinds = {
  CAPTURE: { approved: "captured", refused: "captureRefused" },
  REFUND: { approved: "returned", refused: "returnRefused" },
} as const;

function confirmed({ id, created, kind, isApproved, amount, reference, responseCode }: Confirmation): OrderEvent {
  const kinds = confirmedKinds[kind];
  return {
    kind: isApproved ? kinds.approved : kinds.refused,
    key: `confirmation ${id}`,
    at: created,
    amount: kind === "REFUND" ? givenBack(amount) : amount,
    reference,
    code: responseCode,
  };
}

const deliveryFacts = {
  NEW: undefined,
  PICKED: "picked",
  COURIER_ACCEPTED: "courierAccepted",
  COURIER_DELIVERED: "courierDelivered",
  CANCELLED: "deliveryCancelled",
} as const;

const reservationFacts = {
  ACTIVE: undefined,
  COLLECTED: "reservationCollected",
  EXPIRED: "reservationExpired",
  CANCELLED: "reservationCancelled",
} as const;

/** The wire gives no time of these, and none is made up: they stand apart from the chronology. */
export function timelessFactsOf(order: OrderDetail, { reservation }: OtherFacts): TimelessFact[] {
  const flags = flagsOf(order.status);
  const mask = order.deliveryStatus ?? 0;
  const facts: (TimelessFact | false | undefined)[] = [
    flags.includes("PROVIDER_NOTIFIED") && "providerNotified",
    ...deliverySteps.map(({ name, bit }) => (mask & bit) !== 0 && deliveryFacts[name]),
    order.isDelivered && "delivered",
    flags.includes("CANCELLED") && "cancelled",
    flags.includes("TOTAL_REFUND") && "refundedInFull",
    reservation && reservationFacts[reservation.status],
  ];
  return facts.filter((fact) => typeof fact === "string");
}
