import type { Order } from "./orders.calls";

/** Bits of `Order.status` (2§3, ORDR-007). */
export const orderFlags = {
  NEW: 1,
  PAID: 2,
  PROVIDER_NOTIFIED: 8,
  WAS_DRAFT: 16,
  EXTRA_PICK: 32,
  MAPPING_TO_DELIVER: 64,
  TOTAL_REFUND: 2 ** 20,
  DRAFT: 2 ** 23,
  CANCELLED: 2 ** 24,
} as const;

export type OrderFlag = keyof typeof orderFlags;

export const orderFlagNames: readonly OrderFlag[] = [
  "NEW",
  "PAID",
  "PROVIDER_NOTIFIED",
  "WAS_DRAFT",
  "EXTRA_PICK",
  "MAPPING_TO_DELIVER",
  "TOTAL_REFUND",
  "DRAFT",
  "CANCELLED",
];

/** Shown as Completed, Cancelled and In Progress (ORDR-008). */
export type OrderStatus = "SUCCESS" | "CANCELLED" | "IN_PROGRESS";

/** What makes an order count as paid, in the order in which 2§4 names them. */
export type PaidBy = "external-method" | "paid-invoice" | "paid-flag";

/** The rule of 2§4 that decided; rules 3 and 4 have two halves each, and what is left for the fifth is cancelled or not. */
type StatusRule =
  | "delivered-and-cancelled"
  | "delivered"
  | "cancelled-not-paid"
  | "cancelled-and-refunded"
  | "paid-and-refunded"
  | "vending"
  | "cancelled-not-refunded"
  | "none-applies";

/** What the rules look at. */
export interface StatusFacts {
  isDelivered: boolean;
  isCancelled: boolean;
  isPaid: boolean;
  isTotallyRefunded: boolean;
  isVending: boolean;
}

/** A status with the reason for it, as data: texts are `messages/<locale>/orders.json`. */
export interface ExplainedStatus {
  status: OrderStatus;
  rule: StatusRule;
  /** The rule's number in 2§4, from 1. */
  ruleNumber: number;
  facts: StatusFacts;
  paidBy: PaidBy[];
}

export type StatusBasis = Pick<Order, "isDelivered" | "status" | "orderType" | "paymentMethod"> & {
  invoice?: { isPaid: boolean };
};

/** Tried from first to last; the first that applies decides (2§4, reading 20 for the fourth). */
const rules: readonly {
  number: number;
  rule: StatusRule;
  status: OrderStatus;
  applies(facts: StatusFacts): boolean;
}[] = [
  {
    number: 1,
    rule: "delivered-and-cancelled",
    status: "CANCELLED",
    applies: (order) => order.isDelivered && order.isCancelled,
  },
  { number: 2, rule: "delivered", status: "SUCCESS", applies: (order) => order.isDelivered },
  {
    number: 3,
    rule: "cancelled-not-paid",
    status: "CANCELLED",
    applies: (order) => order.isCancelled && !order.isPaid,
  },
  {
    number: 3,
    rule: "cancelled-and-refunded",
    status: "CANCELLED",
    applies: (order) => order.isCancelled && order.isPaid && order.isTotallyRefunded,
  },
  {
    number: 4,
    rule: "paid-and-refunded",
    status: "SUCCESS",
    applies: (order) => !order.isCancelled && order.isPaid && order.isTotallyRefunded,
  },
  { number: 4, rule: "vending", status: "SUCCESS", applies: (order) => order.isVending },
];

export function explainOrderStatus(order: StatusBasis): ExplainedStatus {
  const paidBy = paidByOf(order);
  const facts: StatusFacts = {
    isDelivered: order.isDelivered,
    isCancelled: hasFlag(order.status, "CANCELLED"),
    isPaid: paidBy.length > 0,
    isTotallyRefunded: hasFlag(order.status, "TOTAL_REFUND"),
    isVending: order.orderType === "VENDING",
  };
  const decided = rules.find(({ applies }) => applies(facts));
  if (decided === undefined) {
    // What is cancelled, and is left by rule 3, is paid and not refunded.
    const rule = facts.isCancelled ? "cancelled-not-refunded" : "none-applies";
    return { status: "IN_PROGRESS", rule, ruleNumber: 5, facts, paidBy };
  }
  return { status: decided.status, rule: decided.rule, ruleNumber: decided.number, facts, paidBy };
}

/** Whether and why an order counts as paid (ORDR-012); empty means unpaid. */
export function paidByOf({ paymentMethod, invoice, status }: StatusBasis): PaidBy[] {
  const reasons: PaidBy[] = [];
  if (paymentMethod.code === "external") reasons.push("external-method");
  if (invoice?.isPaid === true) reasons.push("paid-invoice");
  if (hasFlag(status, "PAID")) reasons.push("paid-flag");
  return reasons;
}

function hasFlag(status: number, flag: OrderFlag): boolean {
  return (status & orderFlags[flag]) !== 0;
}

/** The known flags that are set, in the order of their bits. */
export function flagsOf(status: number): OrderFlag[] {
  return orderFlagNames.filter((flag) => hasFlag(status, flag));
}
