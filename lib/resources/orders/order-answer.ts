import { money, moneyText, sumMoney } from "@/lib/money/decimal";
import type { Confirmation } from "./chronology";
import { explainOrderStatus, type OrderStatus, paidByOf } from "./order-status";
import type { OrderDetail } from "./orders.list";

/** Money that moved at a moment; amounts have no sign. */
interface AnsweredMovement {
  at: string;
  amount: string;
}

/** How many times the payment processor moved money, and how much in all. */
interface AnsweredTotal {
  count: number;
  amount: string;
}

/** What a customer is told of an order: these facts, and no others. */
export interface OrderAnswer {
  id: number;
  placed: string;
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
  refusedTries: AnsweredMovement[];
  /** It counts as paid, though no payment is listed. */
  countsAsPaid: boolean;
  status: OrderStatus;
}

/** @param confirmations of the payment processor; undefined where they are not known */
export function answerOf(order: OrderDetail, confirmations: readonly Confirmation[] = []): OrderAnswer {
  const items = order.orderItems.filter(({ quantity }) => quantity > 0);
  const paid = order.payments.filter(({ isRefund }) => !isRefund);
  const refunded = order.payments.filter(({ isRefund }) => isRefund);
  const approved = (wanted: Confirmation["kind"]) =>
    confirmations.filter(({ kind, isApproved }) => isApproved && kind === wanted);
  return {
    id: order.id,
    placed: order.eventDate,
    storage: order.storage?.name,
    items: items.map(({ quantity, product, total }) => ({ quantity, name: product.name, total })),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: order.amount,
    payments: paid.map(({ created, amount, method }) => ({ at: created, amount: unsigned(amount), method })),
    refunds: refunded.map(({ created, amount }) => ({ at: created, amount: unsigned(amount) })),
    processorTook: totalUnlike(approved("CAPTURE"), paid),
    processorReturned: totalUnlike(approved("REFUND"), refunded),
    refusedTries: confirmations
      .filter(({ kind, isApproved }) => kind === "CAPTURE" && !isApproved)
      .map(({ created, amount }) => ({ at: created, amount })),
    countsAsPaid: paid.length === 0 && paidByOf(order).length > 0,
    status: explainOrderStatus(order).status,
  };
}

type Amounts = readonly { amount: string }[];

/** Cash and payments elsewhere have no answer of the processor: that it says nothing contradicts nobody. */
function totalUnlike(answered: Amounts, listed: Amounts): AnsweredTotal | undefined {
  const sumOf = (amounts: Amounts) => sumMoney(amounts.map(({ amount }) => money(amount).abs()));
  const sum = sumOf(answered);
  if (answered.length === 0 || sum.eq(sumOf(listed))) return undefined;
  return { count: answered.length, amount: moneyText(sum) };
}

function unsigned(amount: string): string {
  return moneyText(money(amount).abs());
}
