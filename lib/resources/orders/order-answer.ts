import { isToCome } from "@/lib/dates/is-over";
import { money, moneyText, sumUnsigned } from "@/lib/money/decimal";
import { inPlainLine } from "@/lib/texts/plain-line";
import { isCancelDone } from "./cancel-rules";
import type { Confirmation } from "./chronology";
import { explainOrderStatus, type OrderStatus, paidByOf } from "./order-status";
import type { OrderDetail } from "./orders.list";

/** Money that moved at a moment; amounts have no sign. */
interface AnsweredMovement {
  at: string;
  amount: string;
  /** Recorded for a moment that has not come yet: it has not moved. */
  isToCome: boolean;
}

/** How many times the payment processor moved money, and how much in all. */
interface AnsweredTotal {
  count: number;
  amount: string;
}

/** What a customer is told of an order: these facts, and no others. Names are within their lines (P27). */
export interface OrderAnswer {
  id: number;
  placed: string;
  /** It is entered for a moment that has not come yet. */
  isPlacedToCome: boolean;
  storage: string | undefined;
  items: { quantity: number; name: string; total: string }[];
  /** How many pieces, of all items together. */
  pieces: number;
  amount: string;
  payments: (AnsweredMovement & { method: string })[];
  refunds: AnsweredMovement[];
  /** Only where it is not what the order's own payments say. */
  processorTook: AnsweredTotal | undefined;
  processorReturned: AnsweredTotal | undefined;
  refusedTries: Omit<AnsweredMovement, "isToCome">[];
  /** It counts as paid, though no payment is listed. */
  countsAsPaid: boolean;
  isDeliveryCancelled: boolean;
  /** Of a cancelled order for which money was taken: nothing says that it was, or is to be, given back. */
  hasNoRefund: boolean;
  /** It counts as refunded in full, though no refund is listed. */
  countsAsRefunded: boolean;
  /** What the customer knows of the state: an order that is cancelled and waits for its refund reads In Progress elsewhere. */
  state: OrderStatus;
}

/**
 * @param confirmations of the payment processor; undefined where they are not known
 * @param now what lies after it has not happened
 */
export function answerOf(
  order: OrderDetail,
  confirmations: readonly Confirmation[] = [],
  now = new Date(),
): OrderAnswer {
  const movement = ({ created: at, amount }: { created: string; amount: string }) => ({
    at,
    amount: unsigned(amount),
    isToCome: isToCome(at, now),
  });
  const items = order.orderItems.filter(({ quantity }) => quantity > 0);
  const paid = order.payments.filter(({ isRefund }) => !isRefund);
  const refunded = order.payments.filter(({ isRefund }) => isRefund);
  const answered = confirmations.filter(({ created }) => !isToCome(created, now));
  const approved = (wanted: Confirmation["kind"]) =>
    answered.filter(({ kind, isApproved }) => isApproved && kind === wanted);
  const moved = (listed: OrderDetail["payments"]) => listed.filter(({ created }) => !isToCome(created, now));
  const { status, facts } = explainOrderStatus(order);
  const { isCancelled, isTotallyRefunded } = facts;
  const wasTaken = moved(paid).length > 0 || approved("CAPTURE").length > 0;
  const isGivenBack = refunded.length > 0 || approved("REFUND").length > 0;
  return {
    id: order.id,
    placed: order.eventDate,
    isPlacedToCome: isToCome(order.eventDate, now),
    storage: order.storage && inPlainLine(order.storage.name),
    items: items.map(({ quantity, product, total }) => ({ quantity, name: inPlainLine(product.name), total })),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: order.amount,
    payments: paid.map((payment) => ({ ...movement(payment), method: payment.method })),
    refunds: refunded.map(movement),
    processorTook: totalUnlike(approved("CAPTURE"), moved(paid)),
    processorReturned: totalUnlike(approved("REFUND"), moved(refunded)),
    refusedTries: answered
      .filter(({ kind, isApproved }) => kind === "CAPTURE" && !isApproved)
      .map(({ created, amount }) => ({ at: created, amount })),
    countsAsPaid: paid.length === 0 && paidByOf(order).length > 0,
    isDeliveryCancelled: isCancelDone("delivery", order),
    hasNoRefund: isCancelled && wasTaken && !isGivenBack && !isTotallyRefunded,
    countsAsRefunded: isTotallyRefunded && !isGivenBack,
    state: isCancelled ? "CANCELLED" : status,
  };
}

type Amounts = readonly { amount: string }[];

/** Cash and payments elsewhere have no answer of the processor: that it says nothing contradicts nobody. */
function totalUnlike(answered: Amounts, listed: Amounts): AnsweredTotal | undefined {
  const sumOf = (amounts: Amounts) => sumUnsigned(amounts.map(({ amount }) => amount));
  const sum = sumOf(answered);
  if (answered.length === 0 || sum.eq(sumOf(listed))) return undefined;
  return { count: answered.length, amount: moneyText(sum) };
}

function unsigned(amount: string): string {
  return moneyText(money(amount).abs());
}
