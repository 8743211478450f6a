import type { OrderRows } from "./make-orders";

/** One order in so many has each of the contradictions. */
const every = 499;
/** Of those that were refunded, which are few. */
const everyRefunded = 41;
const bani = 100;

/**
 * Some orders do not add up, as in life: counted as paid without a payment, invoiced at another amount, refunded above what
 * was paid. It takes no chance, so that all other rows stay what they are.
 */
export function contradict(rows: OrderRows): OrderRows {
  const { order, invoice, payments } = rows;
  if (order.id % every === 1) return { ...rows, payments: [] };
  if (order.id % every === 2 && invoice)
    return { ...rows, invoice: { ...invoice, totalAmount: invoice.totalAmount + 2 * bani } };
  if (order.id % everyRefunded !== 0) return rows;
  const more = payments.map((each) => (each.amount < 0 ? { ...each, amount: each.amount - 5 * bani } : each));
  return { ...rows, payments: more };
}

/** The processor took the money once more, of which the order knows nothing. */
export function isTakenTwice({ order }: OrderRows): boolean {
  return order.id % every === 3;
}
