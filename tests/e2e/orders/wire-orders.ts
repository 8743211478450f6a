/** What of an order on the wire says which steps are open (2§3). */
export interface WireOrder {
  id: number;
  status: number;
  deliveryStatus?: number | null;
  isDelivered: boolean;
  orderType: string;
  paymentMethod: { code: string };
  user?: { id: number } | null;
  orderDetails: { deliveryDetail?: { upTo?: string } | null };
}

const [paid, refunded, cancelled] = [2, 2 ** 20, 2 ** 24];
const has = (mask: number | null | undefined, bit: number) => ((mask ?? 0) & bit) !== 0;
const isOpen = ({ status, deliveryStatus }: WireOrder) =>
  !has(status, cancelled) && !has(status, refunded) && has(deliveryStatus, 1) && !has(deliveryStatus, cancelled);
/** Cancelled, it reads Cancelled: nothing is paid of it. */
export const isUnpaid = (order: WireOrder) =>
  isOpen(order) && !order.isDelivered && !has(order.status, paid) && order.paymentMethod.code !== "external";
export const isLate = ({ orderDetails }: WireOrder) => Date.parse(orderDetails.deliveryDetail?.upTo ?? "") < Date.now();
/** Without its delivery it is in progress. */
export const isDeliveredAndPaid = (order: WireOrder) =>
  isOpen(order) && order.isDelivered && order.orderType === "LOCKER";
