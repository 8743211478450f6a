import fc from "fast-check";
import type { Reservation } from "@/lib/resources/reservations/reservations.calls";
import { type Confirmation, chronologyOf, confirmationsOf, timelessFactsOf } from "./chronology";
import { orderFlags } from "./order-status";
import type { OrderDetail } from "./orders.list";

const order: OrderDetail = {
  id: 7,
  eventDate: "2026-03-14T08:00:00Z",
  amount: "14.00",
  storage: { id: 3, name: "Gara de Nord" },
  orderType: "LOCKER",
  paymentMethod: { code: "online-card" },
  status: orderFlags.NEW,
  orderDetails: { deliveryDetail: undefined },
  user: undefined,
  deliveryStatus: undefined,
  deliveryType: undefined,
  orderChannel: undefined,
  isPrePaid: true,
  isDelivered: false,
  orderItems: [],
  payments: [
    { id: 2, created: "2026-03-15T10:00:00Z", amount: "-14.00", method: "online-card", isRefund: true },
    { id: 1, created: "2026-03-14T08:01:00Z", amount: "14.00", method: "online-card", isRefund: false },
  ],
  invoice: {
    id: 4,
    number: "BON 4",
    isPaid: true,
    totalAmount: "14.00",
    createDate: "2026-03-14T08:00:00Z",
    dueDate: undefined,
  },
};

const confirmation = (id: number, changes: Partial<Confirmation>): Confirmation => ({
  id,
  created: "2026-03-14T08:00:30Z",
  kind: "CAPTURE",
  isApproved: true,
  amount: "14.00",
  responseCode: "00",
  reference: `PAY${id}`,
  ...changes,
});

const reservation: Reservation = {
  id: 9,
  user: undefined,
  order: { id: 7 },
  storage: { id: 3, name: "Gara de Nord" },
  lockerId: 31,
  created: "2026-03-14T08:00:00Z",
  since: "2026-03-14T10:00:00Z",
  until: "2026-03-14T14:00:00Z",
  status: "EXPIRED",
  reservationDetails: [],
};

const now = new Date("2026-03-20T12:00:00Z");

const kinds = (of: OrderDetail, known: Parameters<typeof chronologyOf>[1], at = now) =>
  chronologyOf(of, known, at).map(({ kind }) => kind);

describe("the chronology of an order", () => {
  it("tells what came with the order alone, oldest first", () => {
    expect(kinds(order, {})).toEqual(["placed", "invoiced", "paid", "refunded"]);
    expect(kinds({ ...order, payments: [], invoice: undefined }, {})).toEqual(["placed"]);
  });

  it("puts confirmations and the reservation where they belong", () => {
    const confirmations = [
      confirmation(3, { isApproved: false, responseCode: "51" }),
      confirmation(4, { created: "2026-03-14T08:01:00Z" }),
      confirmation(5, { kind: "REFUND", created: "2026-03-15T10:00:00Z" }),
      confirmation(6, { kind: "REFUND", isApproved: false, created: "2026-03-15T09:00:00Z" }),
    ];
    expect(kinds(order, { confirmations, reservation })).toEqual([
      "placed",
      "invoiced",
      "reserved",
      "captureRefused",
      "captured",
      "paid",
      "keptFrom",
      "keptUntil",
      "returnRefused",
      "returned",
      "refunded",
    ]);
  });

  it.each([
    ["ACTIVE", ["keptFrom", "keptUntil"], ["keptFrom", "keptUntil"], ["keptFrom", "keptUntil"]],
    ["EXPIRED", [], ["keptFrom"], ["keptFrom", "keptUntil"]],
    ["COLLECTED", [], ["keptFrom"], ["keptFrom"]],
    ["CANCELLED", [], [], []],
  ] as const)(
    "RESV-005 the time of a reservation that is %s: before it begins, in it and after it",
    (status, ...told) => {
      const bare = { ...order, payments: [], invoice: undefined };
      const at = ["2026-03-14T09:00:00Z", "2026-03-14T12:00:00Z", "2026-03-14T15:00:00Z"];
      const found = at.map((moment) => kinds(bare, { reservation: { ...reservation, status } }, new Date(moment)));
      expect(found).toEqual(told.map((times) => ["placed", "reserved", ...times]));
    },
  );

  it("gives every refund one sign, whichever it has on the wire", () => {
    const payments = ["-14.00", "14.00"].map((amount, id) => ({
      ...{ id, created: "2026-03-15T10:00:00Z", amount, method: "online-card", isRefund: true },
    }));
    const refunds = [true, false].map((isApproved, id) => confirmation(id, { kind: "REFUND", isApproved }));
    const events = chronologyOf({ ...order, payments }, { confirmations: [...refunds, confirmation(9, {})] }, now);
    const amountsOf = (wanted: RegExp) =>
      events.filter(({ kind }) => wanted.test(kind)).map((event) => "amount" in event && event.amount);
    expect(amountsOf(/^(refunded|returned|returnRefused)$/)).toEqual(["-14.00", "-14.00", "-14.00", "-14.00"]);
    expect(amountsOf(/^(placed|captured)$/)).toEqual(["14.00", "14.00"]);
  });

  it("loses nothing, names each once and never goes back in time, whatever the moments", () => {
    const moment = fc.integer({ min: 0, max: 5 }).map((hour) => `2026-03-14T0${hour}:00:00Z`);
    const confirmations = fc.array(fc.record({ created: moment, isApproved: fc.boolean() }), { maxLength: 6 });
    fc.assert(
      fc.property(confirmations, fc.array(moment, { maxLength: 6 }), moment, (tries, paid, eventDate) => {
        const payments = paid.map((created, id) => ({
          id,
          created,
          amount: "1.00",
          method: "external",
          isRefund: false,
        }));
        const known = { confirmations: tries.map((each, id) => confirmation(id, each)), reservation };
        const events = chronologyOf({ ...order, eventDate, payments }, known, now);
        expect(events).toHaveLength(tries.length + paid.length + 5);
        expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
        const times = events.map(({ at }) => at);
        expect(times).toEqual([...times].sort());
      }),
    );
  });

  it("ORDR-007 ORDR-009 gives what has no time on the wire apart, and makes up none", () => {
    const status = orderFlags.PROVIDER_NOTIFIED | orderFlags.CANCELLED | orderFlags.TOTAL_REFUND;
    const facts = timelessFactsOf(
      { ...order, status, deliveryStatus: 1 | 2 | 4 | 8, isDelivered: true },
      { reservation },
    );
    expect(facts).toEqual([
      "providerNotified",
      "picked",
      "courierAccepted",
      "courierDelivered",
      "delivered",
      "cancelled",
      "refundedInFull",
      "reservationExpired",
    ]);
    expect(timelessFactsOf({ ...order, deliveryStatus: 1 | (2 ** 24) }, {})).toEqual(["deliveryCancelled"]);
    expect(timelessFactsOf(order, { reservation: { ...reservation, status: "ACTIVE" } })).toEqual([]);
  });
});

it("CUST-009 confirmations of other orders are no part of this one, though a platform sends them", () => {
  const payment = (orderId: number, id: number) => ({
    ...{ id, orderId, created: order.eventDate, amount: "14.00", status: "CONFIRMED" as const, hasCreditCard: true },
    confirmations: [confirmation(id, {})],
  });
  const found = confirmationsOf(7, [payment(8, 1), payment(7, 2), payment(6, 3), payment(7, 4)]);
  expect(found.map(({ id }) => id)).toEqual([2, 4]);
});
