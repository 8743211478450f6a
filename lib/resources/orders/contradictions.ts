import { isToCome } from "@/lib/dates/is-over";
import { money, moneyText, sumMoney, sumUnsigned } from "@/lib/money/decimal";
import type { Confirmation } from "./chronology";
import { deliveryWindowOf } from "./order-delivery";
import { explainOrderStatus, type PaidBy, paidByOf } from "./order-status";
import type { OrderDetail } from "./orders.list";

/** Whose word it is that money moved: what the order lists as its payments, or what the payment processor answered. */
export type MoneySource = "payments" | "processor";

/** What an order says of itself that cannot all be true, with the figures that stand against each other. */
export type Contradiction =
  | { id: "paidWithoutPayment"; paidBy: PaidBy[]; amount: string }
  | { id: "refundAbovePayment"; source: MoneySource; refunded: string; paid: string }
  | { id: "capturedTwice"; source: MoneySource; count: number; taken: string; refunded: string; amount: string }
  | { id: "amountsDiffer"; order: string; items: string | undefined; invoice: string | undefined }
  | { id: "cancelledAndDelivered" }
  | { id: "refundMissing"; paidBy: PaidBy[]; amount: string }
  | { id: "windowOver"; upTo: string };

export type ContradictionRule = Contradiction["id"];

/** What the rules look at. */
export interface CheckedFacts {
  order: OrderDetail;
  /** Undefined where they are not known. */
  confirmations: readonly Confirmation[] | undefined;
  now: Date;
}

/** Undefined where nothing contradicts; "unchecked" where a fact that the rule needs is not known. */
type Outcome = Contradiction | "unchecked" | undefined;

const rules: Readonly<Record<ContradictionRule, (facts: CheckedFacts) => Outcome>> = {
  paidWithoutPayment,
  refundAbovePayment: (facts) => bySources(facts, refundAbovePayment),
  capturedTwice: (facts) => bySources(facts, (moved) => capturedTwice(moved, facts.order)),
  amountsDiffer,
  cancelledAndDelivered,
  refundMissing,
  windowOver,
};

export interface CheckedOrder {
  found: Contradiction[];
  unchecked: ContradictionRule[];
}

/** Each rule by itself, in the order in which a person is to read of them: money first. */
export function contradictionsOf(facts: CheckedFacts): CheckedOrder {
  const checked: CheckedOrder = { found: [], unchecked: [] };
  for (const id of contradictionRules) {
    const outcome = rules[id](facts);
    if (outcome === "unchecked") checked.unchecked.push(id);
    else if (outcome !== undefined) checked.found.push(outcome);
  }
  return checked;
}

const contradictionRules = [
  "capturedTwice",
  "paidWithoutPayment",
  "refundAbovePayment",
  "refundMissing",
  "amountsDiffer",
  "cancelledAndDelivered",
  "windowOver",
] as const satisfies readonly ContradictionRule[];

/** Money that came in and went back, by one source. */
interface Moved {
  source: MoneySource;
  count: number;
  taken: ReturnType<typeof money>;
  refunded: ReturnType<typeof money>;
}

function byPayments({ order: { payments }, now }: CheckedFacts): Moved {
  return movedBy("payments", payments, now);
}

function byProcessor(confirmations: readonly Confirmation[], now: Date): Moved {
  const approved = confirmations.filter(({ isApproved }) => isApproved);
  return movedBy(
    "processor",
    approved.map(({ amount, kind, created }) => ({ amount, created, isRefund: kind === "REFUND" })),
    now,
  );
}

/** A refund's amount may come with its sign or without. What is recorded for a moment to come has not moved. */
function movedBy(
  source: MoneySource,
  recorded: readonly { amount: string; created: string; isRefund: boolean }[],
  now: Date,
): Moved {
  const entries = recorded.filter(({ created }) => !isToCome(created, now));
  const sumOf = (isRefund: boolean) =>
    sumUnsigned(entries.filter((entry) => entry.isRefund === isRefund).map(({ amount }) => amount));
  return {
    source,
    count: entries.filter(({ isRefund }) => !isRefund).length,
    taken: sumOf(false),
    refunded: sumOf(true),
  };
}

/** What the order's own payments show is told; else what the processor's answers show, where they are known. */
function bySources(facts: CheckedFacts, rule: (moved: Moved) => Outcome): Outcome {
  const own = rule(byPayments(facts));
  if (own !== undefined) return own;
  const { confirmations, now } = facts;
  return confirmations === undefined ? "unchecked" : rule(byProcessor(confirmations, now));
}

/** It counts as paid (2§4), and no money came. An external method takes it elsewhere; nothing is due where it costs nothing. */
function paidWithoutPayment(facts: CheckedFacts): Outcome {
  const { order, confirmations, now } = facts;
  const paidBy = paidByOf(order);
  if (paidBy.length === 0 || paidBy.includes("external-method") || !money(order.amount).gt(0)) return undefined;
  if (byPayments(facts).taken.gt(0)) return undefined;
  if (confirmations === undefined) return "unchecked";
  if (byProcessor(confirmations, now).taken.gt(0)) return undefined;
  return { id: "paidWithoutPayment", paidBy, amount: order.amount };
}

function refundAbovePayment({ source, refunded, taken }: Moved): Outcome {
  if (!refunded.gt(taken)) return undefined;
  return { id: "refundAbovePayment", source, refunded: moneyText(refunded), paid: moneyText(taken) };
}

/** More than once, more than the order costs, and what was too much has not gone back. */
function capturedTwice({ source, count, taken, refunded }: Moved, { amount }: OrderDetail): Outcome {
  if (count < 2 || !taken.minus(refunded).gt(money(amount))) return undefined;
  return { id: "capturedTwice", source, count, taken: moneyText(taken), refunded: moneyText(refunded), amount };
}

/** What the order costs, what its items sum to and what its invoice says. */
function amountsDiffer({ order: { amount, orderItems, invoice } }: CheckedFacts): Outcome {
  const items = orderItems.length === 0 ? undefined : moneyText(sumMoney(orderItems.map(({ total }) => money(total))));
  const others = [items, invoice?.totalAmount].filter((other) => other !== undefined);
  if (others.every((other) => money(other).eq(money(amount)))) return undefined;
  return { id: "amountsDiffer", order: amount, items, invoice: invoice?.totalAmount };
}

function cancelledAndDelivered({ order }: CheckedFacts): Outcome {
  const { facts } = explainOrderStatus(order);
  return facts.isCancelled && facts.isDelivered ? { id: "cancelledAndDelivered" } : undefined;
}

/** By 2§4 it is in progress only until it is refunded, as its queue says, too. Nothing is due back where it costs nothing. */
function refundMissing({ order }: CheckedFacts): Outcome {
  const { rule, paidBy } = explainOrderStatus(order);
  const isMissing = rule === "cancelled-not-refunded" && money(order.amount).gt(0);
  return isMissing ? { id: "refundMissing", paidBy, amount: order.amount } : undefined;
}

/** Still in progress though its delivery window has ended, and still to be delivered. A window without an end never does. */
function windowOver({ order, now }: CheckedFacts): Outcome {
  const window = deliveryWindowOf(order.orderDetails.deliveryDetail);
  const { status, facts } = explainOrderStatus(order);
  if (!("upTo" in window) || status !== "IN_PROGRESS" || facts.isCancelled) return undefined;
  return Date.parse(window.upTo) < now.getTime() ? { id: "windowOver", upTo: window.upTo } : undefined;
}
