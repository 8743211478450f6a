import type { invoices, orderItems, orders, payments } from "../../db/schema/orders";
import { goodsOf, saleVatRate } from "../vat";
import { dayFrom, momentBefore, type SeedBase } from "../world";
import type { ProductRow } from "./make-products";
import { chooseFate, type Fate } from "./order-fates";

export interface OrderRows {
  order: typeof orders.$inferInsert & { id: number };
  items: (typeof orderItems.$inferInsert)[];
  invoice?: typeof invoices.$inferInsert;
  payments: (typeof payments.$inferInsert)[];
}

interface OrderWorld {
  products: readonly ProductRow[];
  /** Where a passer-by buys: minishops and fridges. */
  shopIds: readonly number[];
  /** Where what was ordered before is fetched. */
  lockerIds: readonly number[];
  customerIds: readonly number[];
  companyOfUser: ReadonlyMap<number, number>;
}

const hourMs = 3_600_000;

/** Orders one by one, oldest first, so that a million of them need no memory. */
export function* makeOrders(base: SeedBase, world: OrderWorld): Generator<OrderRows> {
  const count = base.sizes.orders;
  const moments = Float64Array.from({ length: count }, () => {
    // The square makes later days busier: the operator grows.
    const days = Math.floor((1 - Math.sqrt(base.random.float())) * base.sizes.days);
    return momentBefore(base, days, base.random.pick(rushHours)).getTime();
  }).sort();
  const counters = { item: 0, invoice: 0, payment: 0 };
  for (let index = 0; index < count; index += 1)
    yield makeOrder(base, world, index + 1, new Date(moments[index] ?? 0), counters);
}

const rushHours: readonly (readonly [number, number])[] = [
  [7, 9],
  [10, 12],
  [12, 14],
  [14, 17],
  [17, 22],
];

function makeOrder(
  base: SeedBase,
  { products, shopIds, lockerIds, customerIds, companyOfUser }: OrderWorld,
  id: number,
  eventDate: Date,
  counters: { item: number; invoice: number; payment: number },
): OrderRows {
  const { random } = base;
  const ageDays = (base.now.getTime() - eventDate.getTime()) / (24 * hourMs);
  const fate = chooseFate(random, ageDays, id);
  const chosen = random.sample(
    products.length > 400 ? nearby(base, products) : products,
    random.weighted([
      [1, 50],
      [2, 28],
      [3, 14],
      [4, 8],
    ] as const),
  );
  const items = chosen.map((product) => makeItem(base, id, eventDate, product, ++counters.item));
  const amount = items.reduce((sum, item) => sum + item.quantity * item.price, 0);
  const isDelivery = fate.isLocker && random.chance(0.25);
  const since = fate.isLocker ? new Date(eventDate.getTime() + random.int(1, 30) * hourMs) : null;
  // A minishop sells to passers-by too, who are nobody known.
  const userId = fate.orderType === 1 && random.chance(0.35) ? null : random.pick(customerIds);
  const order: OrderRows["order"] = {
    id,
    eventDate,
    userId,
    storageId: random.pick(fate.isLocker ? lockerIds : shopIds),
    orderType: fate.orderType,
    orderChannel:
      fate.orderType === 1
        ? "machine"
        : random.weighted([
            ["mobile-app", 6],
            ["web", 3],
            ["kiosk", 2],
          ] as const),
    paymentMethod: fate.paymentMethod,
    status: fate.status,
    deliveryStatus: fate.deliveryStatus,
    deliveryType: isDelivery ? 2 : 1,
    deliverySince: since,
    deliveryUpTo: since && new Date(since.getTime() + random.pick([1, 2, 4, 24]) * hourMs),
    amount,
    isPrePaid: fate.isPrePaid,
    isDelivered: fate.isDelivered,
    isPaid: fate.isPaid || fate.paymentMethod === "external",
    hasInvoice: fate.hasInvoice,
  };
  const paid = fate.isPaid ? makePayments(base, order, fate, counters) : [];
  if (!fate.hasInvoice) return { order, items, payments: paid };
  counters.invoice += 1;
  const invoice = {
    id: counters.invoice,
    orderId: id,
    companyId: userId === null ? null : (companyOfUser.get(userId) ?? null),
    series: "BON",
    number: 100_000 + counters.invoice,
    createDate: eventDate,
    dueDate: dayFrom(eventDate, 15),
    totalAmount: amount,
    isPaid: fate.isPaid,
  };
  return { order, items, invoice, payments: paid };
}

/** So long after a moment; where that has not come, between it and now: no money moved tomorrow. */
function soonAfter(moment: Date, afterMs: number, now: Date): Date {
  const sinceMs = now.getTime() - moment.getTime();
  return new Date(moment.getTime() + (afterMs <= sinceMs ? afterMs : sinceMs / 2));
}

function makePayments(
  { random, now }: Pick<SeedBase, "random" | "now">,
  order: OrderRows["order"],
  fate: Fate,
  counters: { payment: number },
): OrderRows["payments"] {
  const { eventDate } = order;
  const payment = (amount: number, created: Date) => ({
    id: ++counters.payment,
    orderId: order.id,
    method: order.paymentMethod,
    amount,
    reference: `PAY${random.digits(10)}`,
    created,
  });
  const paid = payment(order.amount, soonAfter(eventDate, 60_000, now));
  if (!fate.isRefunded) return [paid];
  return [paid, payment(-order.amount, soonAfter(paid.created, 26 * hourMs, now))];
}

function makeItem(
  base: SeedBase,
  orderId: number,
  sold: Date,
  product: ProductRow,
  id: number,
): typeof orderItems.$inferInsert & { price: number; quantity: number } {
  const { random } = base;
  // A line whose goods were all taken out again stays with a quantity of 0.
  const quantity =
    id % 211 === 0
      ? 0
      : random.weighted([
          [1, 75],
          [2, 18],
          [3, 5],
          [6, 2],
        ] as const);
  return {
    id,
    orderId,
    productId: product.id,
    quantity,
    price: product.sellingPrice,
    vatRate: saleVatRate(base, goodsOf(product.id), sold),
    serialNumbers: product.hasSerialNumbers ? Array.from({ length: quantity }, () => `SN${random.digits(9)}`) : null,
  };
}

/** Sampling copies the list it takes from: with thousands of products a slice of them is enough. */
function nearby({ random }: SeedBase, products: readonly ProductRow[]): readonly ProductRow[] {
  const start = random.int(0, products.length - 20);
  return products.slice(start, start + 20);
}
