import type { paymentConfirmations, paymentOrders } from "../../db/schema/payment-orders";
import type { SeedBase } from "../world";
import { isTakenTwice } from "./contradict";
import type { OrderRows } from "./make-orders";

export interface PaymentOrderRows {
  paymentOrder: typeof paymentOrders.$inferInsert;
  confirmations: (typeof paymentConfirmations.$inferInsert)[];
}

const minuteMs = 60_000;
/** ISO 8583. */
const approved = "00";
const insufficientFunds = "51";

/** Money is asked for online when a known customer pays by card. */
export function isPaidOnline({ order }: OrderRows): boolean {
  return order.paymentMethod === "online-card" && typeof order.userId === "number";
}

/**
 * What was paid and what was given back are approved confirmations; now and then the first try was refused.
 * @param firstConfirmationId of its confirmations, counted on from it.
 */
export function makePaymentOrder(
  { random, sizes }: SeedBase,
  rows: OrderRows,
  id: number,
  firstConfirmationId: number,
  creditCardIds: readonly number[],
): PaymentOrderRows {
  const { order, payments } = rows;
  const isRefused = payments.length === 0;
  const tries = (isRefused && random.chance(0.7)) || (!isRefused && random.chance(0.06)) ? 1 : 0;
  const refusals = Array.from({ length: tries }, () => ({
    kind: "CAPTURE" as const,
    isApproved: false,
    amount: order.amount,
    responseCode: insufficientFunds,
    reference: `PAY${random.digits(10)}`,
    created: new Date(order.eventDate.getTime() + minuteMs / 2),
  }));
  const moved = payments.map(({ amount, reference, created }) => ({
    kind: amount < 0 ? ("REFUND" as const) : ("CAPTURE" as const),
    isApproved: true,
    amount: Math.abs(amount),
    responseCode: approved,
    reference,
    created,
  }));
  const again =
    sizes.contradicts && isTakenTwice(rows) ? moved.filter(({ kind }) => kind === "CAPTURE").map(takenAgain) : [];
  return {
    paymentOrder: {
      id,
      orderId: order.id,
      userId: order.userId ?? 0,
      creditCardId: creditCardIds.length > 0 ? random.pick(creditCardIds) : null,
      amount: order.amount,
      status: statusOf(payments, tries),
      created: order.eventDate,
    },
    confirmations: [...refusals, ...moved, ...again].map((confirmation, index) => ({
      id: firstConfirmationId + index,
      paymentOrderId: id,
      ...confirmation,
    })),
  };
}

/** A second later, under a reference of its own. */
function takenAgain<Taken extends { created: Date; reference: string }>(taken: Taken): Taken {
  return { ...taken, created: new Date(taken.created.getTime() + 1000), reference: `${taken.reference}2` };
}

function statusOf(payments: OrderRows["payments"], refusals: number) {
  if (payments.some(({ amount }) => amount < 0)) return "REFUNDED";
  if (payments.length > 0) return "CONFIRMED";
  return refusals > 0 ? "REFUSED" : "PENDING";
}
