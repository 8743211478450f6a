interface OrderFacts {
  isDelivered: boolean;
  status: number;
  orderType: string;
  paymentMethod: { code: string };
  invoice?: { isPaid: boolean } | undefined;
}

const [paid, refunded, cancelled] = [2, 2 ** 20, 2 ** 24];

/** What the five rules of 2§4 make of an order, written by hand from them. */
export function readsBy2Of4({ isDelivered, status, orderType, paymentMethod, invoice }: OrderFacts): string {
  const isCancelled = (status & cancelled) !== 0;
  const isRefunded = (status & refunded) !== 0;
  const isPaid = paymentMethod.code === "external" || invoice?.isPaid === true || (status & paid) !== 0;
  if (isDelivered) return isCancelled ? "CANCELLED" : "SUCCESS";
  if (isCancelled && (!isPaid || isRefunded)) return "CANCELLED";
  if (!isCancelled && isPaid && isRefunded) return "SUCCESS";
  return orderType === "VENDING" ? "SUCCESS" : "IN_PROGRESS";
}

export function hasPassed(moment: string | undefined): boolean {
  return moment !== undefined && Date.parse(moment) < Date.now();
}
