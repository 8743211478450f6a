import messages from "@/messages/en/orders.json";
import { orderFlags } from "./order-status";
import { orderCounts } from "./orders.counts";

const order = {
  ...{ id: 7, eventDate: "2026-03-14T08:00:00Z", amount: "14.00", orderType: "LOCKER" as const, isDelivered: false },
  ...{
    storage: undefined,
    orderDetails: { deliveryDetail: undefined },
    paymentMethod: { code: "online-card" as const },
  },
  ...{
    status: orderFlags.NEW | orderFlags.PAID,
    user: { id: 3, firstName: "Ana", lastName: "Pop", email: undefined, phone: undefined },
  },
  ...{ deliveryStatus: undefined, deliveryType: undefined, orderChannel: undefined, isPrePaid: true },
  ...{ orderItems: [], payments: [], invoice: undefined },
};

it("ORDR-008 what stands as in progress counts the orders that read In Progress, and no row that reads otherwise", () => {
  const { inProgress } = orderCounts;
  if (inProgress === undefined || "section" in inProgress) throw new Error("Orders in progress are not counted.");
  expect(messages.counts.inProgress).toContain("in progress");
  expect(messages.words.status.IN_PROGRESS).toBe("In Progress");
  expect(inProgress.filters(order)).toEqual({ user: "3", status: "IN_PROGRESS" });
  const read = (row: object) => inProgress.read({ items: [row], totalCount: 1 }, order);
  expect(read(order)).toBe(1);
  expect(read({ ...order, isDelivered: true })).toBeUndefined();
  expect(read({ ...order, status: orderFlags.NEW | orderFlags.CANCELLED })).toBeUndefined();
});
