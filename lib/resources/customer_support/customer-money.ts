import type { CallAnswer } from "@/lib/calls/call";
import { isToCome } from "@/lib/dates/is-over";
import { type MoneyText, money, moneyText, sumMoney, sumUnsigned } from "@/lib/money/decimal";
import type { customerSupportCalls } from "./customer-support.calls";

/** So many orders, the latest, are summed (decision 0042); payments come one for an order, as a rule. */
export const summed = { orders: 25, payments: 100 } as const;

type SupportOrder = CallAnswer<typeof customerSupportCalls.orders>["items"][number];

/** What an order's own flags and invoice say of it. */
export interface OrderMarks {
  isPaid: boolean;
  isCancelled: boolean;
  isTotallyRefunded: boolean;
  isDraft: boolean;
}

type MarkedOrder = Pick<SupportOrder, "id" | "eventDate" | "amount" | "paymentMethod"> & { marks: OrderMarks };
type SupportPayment = CallAnswer<typeof customerSupportCalls.paymentOrders>["items"][number];

/** What is known of an order that explains its money, in the order in which it is told. */
export type MoneyFact =
  | "cancelled"
  | "draft"
  | "markedRefunded"
  | "markedPaid"
  | "paidOtherwise"
  | "onDelivery"
  | "refused"
  | "notPaid"
  | "takenTwice"
  | "overRefunded"
  | "refundToCome"
  | "notRefunded";

export interface OrderMoney {
  id: number;
  /** What is to be paid for it: nothing where it is cancelled, refunded in full or a draft. */
  ordered: MoneyText;
  paid: MoneyText;
  refunded: MoneyText;
  /** Paid less refunded less ordered: above 0 too much was kept, below 0 something is still to be paid. */
  difference: MoneyText;
  facts: MoneyFact[];
}

export interface CustomerMoney extends Omit<OrderMoney, "id" | "facts"> {
  /** Orders that these sums are of. */
  count: number;
  /** Of those: for which nothing is to be paid. */
  unbilled: number;
  /** Orders whose payments are not among those that were loaded: they are in no sum. */
  unknown: number;
  /** Those whose difference is not 0. */
  apart: OrderMoney[];
}

interface Loaded {
  orders: readonly MarkedOrder[];
  payments: readonly SupportPayment[];
  /** Whether the customer has no other payment orders than these. */
  areAllPaymentsLoaded: boolean;
  /** What is recorded for a moment after it has not moved. */
  now: Date;
}

/** What was ordered, paid and refunded, over the orders that are loaded. */
export function customerMoney({ orders, payments, areAllPaymentsLoaded, now }: Loaded): CustomerMoney {
  const oldest = areAllPaymentsLoaded ? undefined : payments.map(({ created }) => created).sort()[0];
  const isKnown = ({ id, eventDate }: MarkedOrder): boolean =>
    oldest === undefined || eventDate > oldest || payments.some(({ orderId }) => orderId === id);
  const known = orders.filter(isKnown);
  const each = known.map((order) =>
    orderMoney(
      order,
      payments.filter(({ orderId }) => orderId === order.id),
      now,
    ),
  );
  const sumOf = (key: "ordered" | "paid" | "refunded" | "difference"): MoneyText =>
    moneyText(sumMoney(each.map((order) => money(order[key]))));
  return {
    ordered: sumOf("ordered"),
    paid: sumOf("paid"),
    refunded: sumOf("refunded"),
    difference: sumOf("difference"),
    count: known.length,
    unbilled: known.filter(isUnbilled).length,
    unknown: orders.length - known.length,
    apart: each.filter(({ difference }) => !money(difference).eq(0)),
  };
}

function isUnbilled({ marks }: MarkedOrder): boolean {
  return marks.isCancelled || marks.isTotallyRefunded || marks.isDraft;
}

function orderMoney(order: MarkedOrder, payments: readonly SupportPayment[], now: Date): OrderMoney {
  const ordered = isUnbilled(order) ? money("0") : money(order.amount);
  const { paid, refunded } = movedFor(order, payments, now);
  const difference = paid.minus(refunded).minus(ordered);
  const moved = { paid: moneyText(paid), refunded: moneyText(refunded), difference: moneyText(difference) };
  return { id: order.id, ordered: moneyText(ordered), ...moved, facts: factsOf(order, payments, now, moved) };
}

/** The processor's approved answers. What is paid otherwise it does not know: there the order's own marks are all there is. */
function movedFor(order: MarkedOrder, payments: readonly SupportPayment[], now: Date) {
  if (payments.length === 0 && order.paymentMethod.code !== "online-card") {
    const paid = money(order.marks.isPaid ? order.amount : "0");
    return { paid, refunded: order.marks.isTotallyRefunded ? paid : money("0") };
  }
  const approved = answersOf(payments, now).filter(({ isApproved }) => isApproved);
  const sumOf = (kind: "CAPTURE" | "REFUND") =>
    sumUnsigned(approved.filter((each) => each.kind === kind).map(({ amount }) => amount));
  return { paid: sumOf("CAPTURE"), refunded: sumOf("REFUND") };
}

function factsOf(
  order: MarkedOrder,
  payments: readonly SupportPayment[],
  now: Date,
  { paid, refunded, difference }: Pick<OrderMoney, "paid" | "refunded" | "difference">,
): MoneyFact[] {
  const { marks, paymentMethod } = order;
  const captures = answersOf(payments, now).filter(({ kind }) => kind === "CAPTURE");
  const isRefundToCome = payments
    .flatMap(({ confirmations }) => confirmations)
    .some(({ kind, isApproved, created }) => kind === "REFUND" && isApproved && isToCome(created, now));
  const [isPaid, isRefunded] = [money(paid).gt(0), money(refunded).gt(0)];
  const applies: Record<MoneyFact, boolean> = {
    cancelled: marks.isCancelled,
    draft: marks.isDraft,
    markedRefunded: marks.isTotallyRefunded,
    markedPaid: marks.isPaid && !isPaid,
    paidOtherwise: isPaid && payments.length === 0,
    onDelivery: !isPaid && paymentMethod.code.startsWith("on-delivery"),
    refused: captures.some(({ isApproved }) => !isApproved),
    notPaid: !isPaid,
    takenTwice: captures.filter(({ isApproved }) => isApproved).length > 1,
    overRefunded: money(refunded).gt(paid),
    refundToCome: isRefundToCome,
    notRefunded: !isRefunded && !isRefundToCome && money(difference).gt(0),
  };
  return moneyFacts.filter((fact) => applies[fact]);
}

const moneyFacts: readonly MoneyFact[] = [
  "cancelled",
  "draft",
  "markedRefunded",
  "markedPaid",
  "paidOtherwise",
  "onDelivery",
  "refused",
  "notPaid",
  "takenTwice",
  "overRefunded",
  "refundToCome",
  "notRefunded",
];

function answersOf(payments: readonly SupportPayment[], now: Date) {
  return payments.flatMap(({ confirmations }) => confirmations).filter(({ created }) => !isToCome(created, now));
}
