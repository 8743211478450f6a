import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { overdueInvoices } from "@/lib/resources/invoices/overdue-invoices.queue";
import { lateOrders } from "@/lib/resources/orders/late-orders.queue";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { lateReservations } from "@/lib/resources/reservations/late-reservations.queue";
import { reservationsList } from "@/lib/resources/reservations/reservations.list";
import { queueOf } from "./queue";
import { figuresOf, type QueueSummary, summarize } from "./summary";

const at = { today: "2026-11-24", timeZone: "Europe/Bucharest", now: new Date("2026-11-24T10:00:00Z") };

function invoice(id: number, dueDate: string, totalAmount: string, lastName: string, status = "OVERDUE") {
  return { id, dueDate, totalAmount, status, user: { id, firstName: "Ana", lastName } };
}

function invoicesFound(items: object[], totalCount = items.length) {
  return summarize(queueOf(invoicesList, overdueInvoices), { items, totalCount }, at);
}

function idsOf({ rows }: QueueSummary): number[] {
  return rows.map(({ id }) => id);
}

it("tells how late the oldest is, what all are worth to the ban, and who waits longest, each once", () => {
  const found = invoicesFound([
    invoice(1, "2026-11-22", "0.10", "Pop"),
    invoice(2, "2026-11-14", "0.20", "Radu"),
    invoice(3, "2026-11-23", "1000000000000.01", "Ene"),
    invoice(4, "2026-11-20", "5.00", "Radu"),
    invoice(5, "2026-11-23", "1.00", "Ilie"),
  ]);
  expect(idsOf(found)).toEqual([2, 4, 1, 3, 5]);
  expect(found).toMatchObject({ isAsListed: false, total: 5, isPart: false });
  expect(figuresOf(found.rows, at)).toEqual({
    late: { days: 10, day: "2026-11-14" },
    worth: "1000000000006.31",
    who: { names: ["Ana Radu", "Ana Pop", "Ana Ene"], others: 1 },
    notes: [],
  });
  // Without those that are set aside.
  expect(figuresOf(found.rows.slice(2), at)).toMatchObject({
    late: { days: 2, day: "2026-11-22" },
    who: { names: ["Ana Pop", "Ana Ene", "Ana Ilie"], others: 0 },
  });
});

it("those of one day stay in the list's order, and a list that is sorted so is known as such", () => {
  const days = ["2026-11-01", "2026-11-02", "2026-11-02"];
  const found = invoicesFound(days.map((day, index) => invoice(9 - index, day, "1.00", "Pop")));
  expect(idsOf(found)).toEqual([9, 8, 7]);
  expect(found).toMatchObject({ isAsListed: true });
});

it("says that more wait than were read", () => {
  expect(invoicesFound([invoice(1, "2026-11-22", "1.00", "Pop")], 251)).toMatchObject({ total: 251, isPart: true });
});

it("leaves out what a platform sends unasked, and gives no total that would count it", () => {
  const found = invoicesFound(
    [
      invoice(1, "2026-11-22", "1.00", "Pop"),
      invoice(2, "2026-11-24", "2.00", "Due today", "UNPAID"),
      invoice(3, "2026-11-01", "4.00", "Paid", "PAID"),
    ],
    900,
  );
  expect(idsOf(found)).toEqual([1]);
  expect(found.total).toBeUndefined();
  expect(figuresOf(found.rows, at)).toMatchObject({ worth: "1.00", who: { names: ["Ana Pop"], others: 0 } });
});

it("of nothing says nothing", () => {
  const found = invoicesFound([]);
  expect(found).toMatchObject({ rows: [], total: 0 });
  expect(figuresOf(found.rows, at)).toEqual({
    late: undefined,
    worth: undefined,
    who: { names: [], others: 0 },
    notes: [],
  });
});

it("counts days by the operator's midnight, has no worth without amounts and no name without a customer", () => {
  const items = [{ id: 7, status: "ACTIVE", until: "2026-11-23T22:30:00Z" }];
  const found = summarize(queueOf(reservationsList, lateReservations), { items, totalCount: 1 }, at);
  expect(figuresOf(found.rows, at)).toMatchObject({
    late: { days: 0, day: "2026-11-24" },
    worth: undefined,
    who: { names: [] },
  });
});

it("tells how many of the late orders are cancelled and wait for a refund alone", () => {
  const [paid, cancelled] = [2, 2 ** 24];
  const orderDetails = { deliveryDetail: { upTo: "2026-11-20T10:00:00Z" } };
  const order = (id: number, status: number) => ({
    ...{ id, status, amount: "1.00", orderDetails, isDelivered: false },
    ...{ orderType: "LOCKER", paymentMethod: { code: "online-card" } },
  });
  const items = [order(1, 1 + paid), order(2, 1 + paid + cancelled), order(3, 1 + paid + cancelled)];
  const found = summarize(queueOf(ordersList, lateOrders), { items, totalCount: 3 }, at);
  expect(found.rows.map(({ note }) => note)).toEqual([undefined, "cancelled-unrefunded", "cancelled-unrefunded"]);
  expect(figuresOf(found.rows, at).notes).toEqual([{ note: "cancelled-unrefunded", count: 2 }]);
});
