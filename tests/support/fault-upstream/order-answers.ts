import type { CallWire } from "@/lib/calls/call";
import type { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { orderTypes, paymentMethods } from "@/lib/resources/orders/orders.calls";
import { canaries } from "./canaries";
import { jsonAnswer, type RestFault, send } from "./exchange";

type OrderOnWire = CallWire<typeof ordersCalls.list>["items"][number];

/** Enough that a page of 25 has a next one. */
const orderCount = 60;

function orderOnWire(id: number): OrderOnWire & { purchaseMargin: string } {
  return {
    id,
    eventDate: `2026-0${1 + (id % 9)}-1${id % 10}T08:${10 + (id % 50)}:00Z`,
    amount: (id * 7.35).toFixed(2),
    user: {
      id: 100 + id,
      firstName: "Ioana",
      lastName: `Marin ${id}`,
      email: "ioana@example.test",
      phone: "0720000000",
    },
    orderType: orderTypes[id % orderTypes.length] ?? "VENDING",
    storage: { id: 1 + (id % 5), name: `Automat Unirii ${id % 5}` },
    paymentMethod: { code: paymentMethods[id % paymentMethods.length] ?? "external" },
    status: 3,
    deliveryStatus: 1,
    deliveryType: 1,
    orderDetails: { deliveryDetail: { since: "2026-03-14T08:00:00Z", upTo: "2026-03-14T10:00:00Z" } },
    orderChannel: "app",
    isPrePaid: false,
    isDelivered: id % 2 === 0,
    // Not in the contract: the console must not hand it on.
    purchaseMargin: canaries.undeclaredField.marker,
  };
}

export function ordersOnWire(search: URLSearchParams, totalCount = orderCount): CallWire<typeof ordersCalls.list> {
  const limit = Number(search.get("limit") ?? 25);
  const offset = Number(search.get("offset") ?? 0);
  const count = Math.max(0, Math.min(limit, totalCount - offset));
  return { items: Array.from({ length: count }, (_, index) => orderOnWire(offset + index + 1)), totalCount };
}

/** A list of this many orders, for anyone who may see the usual one. @param later what becomes of pages beyond the first */
export function orders(totalCount: number, later?: RestFault): RestFault {
  return (exchange) => {
    const search = new URL(exchange.request.url ?? "", "http://upstream.test").searchParams;
    const right = exchange.answer();
    const answer = right.status === 200 ? jsonAnswer(200, ordersOnWire(search, totalCount)) : right;
    const fault = search.get("offset") === "0" ? send : (later ?? send);
    return fault({ ...exchange, answer: () => answer });
  };
}

export function orderDetailOnWire(id: number): CallWire<typeof ordersCalls.one> {
  return {
    ...orderOnWire(id),
    orderItems: [
      {
        id: 1,
        product: { id: 5, name: "Apă plată 0,5 l", barcode: "5941234567899" },
        quantity: 2,
        price: "3.50",
        serialNumbers: [],
        total: "7.00",
      },
    ],
    payments: [{ id: 1, created: "2026-03-14T08:00:00Z", amount: "7.00", method: "online-card", isRefund: false }],
  };
}
