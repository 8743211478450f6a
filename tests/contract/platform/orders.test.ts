import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { reservationsCalls } from "@/lib/resources/reservations/reservations.calls";
import { suiteClient } from "./suite-client";

const support = suiteClient("l1s@demo.test");

const list = (query: string) => support.read(ordersCalls.list, `orders?limit=250&${query}`);

describe("the list of orders", () => {
  it("goes from the newest to the oldest, 25 at a time", async () => {
    const { items, totalCount } = await support.read(ordersCalls.list, "orders");
    expect(items).toHaveLength(25);
    expect(totalCount).toBe(320);
    const dates = items.map((order) => order.eventDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("pages without a gap or a repetition", async () => {
    const pages = await Promise.all(
      [0, 100, 200, 300].map((offset) => support.read(ordersCalls.list, `orders?limit=100&offset=${offset}`)),
    );
    const ids = pages.flatMap(({ items }) => items.map((order) => order.id));
    expect(new Set(ids).size).toBe(320);
  });

  it("finds orders by their ids", async () => {
    expect((await list("ids=3,5,999999")).items.map((order) => order.id).sort()).toEqual([3, 5]);
  });

  it("finds orders by a part of the customer's name, wildcards taken literally", async () => {
    const [order] = (await list("orderType=2")).items;
    const name = `${order?.user?.firstName} ${order?.user?.lastName}`;
    const found = await list(`search=${encodeURIComponent(name)}`);
    expect(found.items.map(({ id }) => id)).toContain(order?.id);
    expect((await list("search=%25")).totalCount).toBe(0);
  });

  it("finds a name typed without its diacritics and in another case", async () => {
    const { items } = await list("");
    const name = items.map(({ user }) => user?.lastName ?? "").find((each) => /[ăâîșț]/i.test(each)) ?? "";
    const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
    const found = await list(`search=${encodeURIComponent(plain)}`);
    expect(found.items.map(({ user }) => user?.lastName)).toContain(name);
  });

  it.each([
    ["foo=1", /^foo: /],
    ["orderType=9", /^orderType: /],
    ["limit=251", /^limit: /],
    ["isPaid=maybe", /^isPaid: /],
    ["isInvoice=1", /^isInvoice: /],
    ["deliveryType=3", /^deliveryType: /],
    ["fromAmount=1,5", /^fromAmount: /],
    ["userIds=1,x", /^userIds: /],
    ["id=first", /^id: /],
    ["fromEventDate=2026-02-30", /^fromEventDate: /],
  ])("refuses %s and says why", async (query, text) => {
    const { status, body } = await support.get(`orders?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({ error: { message: [expect.stringMatching(text)] } });
  });
});

describe("one order", () => {
  it("adds its lines up to its amount, lines without goods included", async () => {
    const { items } = await list("");
    const details = await Promise.all(items.map(({ id }) => support.read(ordersCalls.one, `orders/${id}`)));
    for (const order of details) {
      const bani = order.orderItems.reduce((sum, item) => sum + Math.round(Number(item.total) * 100), 0);
      expect(bani).toBe(Math.round(Number(order.amount) * 100));
    }
    expect(details.some((order) => order.orderItems.some((item) => item.quantity === 0))).toBe(true);
    expect(details.some((order) => order.payments.some((payment) => payment.isRefund))).toBe(true);
  });

  it.each(["999999", "abc", "0"])("does not find %s", async (id) => {
    expect(await support.get(`orders/${id}`)).toEqual({
      status: 404,
      body: { error: { message: "object not found" } },
    });
  });

  it("has an invoice that opens", async () => {
    const withInvoice = (await list("isInvoice=true")).items[0]?.invoice;
    const { status, type, bytes } = await support.file(`pdf/invoices/${withInvoice?.id}`);
    expect([status, type]).toEqual([200, "application/pdf"]);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-6).toString().trim()).toBe("%%EOF");
  });
});

/** Bits of 2§3. */
const [paid, refunded, cancelled] = [2, 2 ** 20, 2 ** 24];
const has = (mask = 0, bit: number) => (mask & bit) !== 0;

describe("cancelling", () => {
  type Row = Awaited<ReturnType<typeof list>>["items"][number];
  const one = (id: number) => support.read(ordersCalls.one, `orders/${id}`);
  const cancel = (id: number) => support.request("PATCH", `orders/${id}/cancel`);
  const cancelDelivery = (id: number) => support.request("PATCH", `orders/${id}/cancel-sellbox-delivery`);
  const refusal = (message: string) => ({ status: 409, body: { error: { message } } });
  const isOpen = ({ status }: Row) => !has(status, cancelled) && !has(status, refunded);

  /** @returns one of the newest 250 orders. @throws where the data set has none */
  async function anyOrder(what: string, isWanted: (order: Row) => boolean): Promise<Row> {
    const order = (await list("")).items.find(isWanted);
    if (order === undefined) throw new Error(`The data set has no ${what}.`);
    return order;
  }

  async function reservationOf(orderId: number) {
    const { items } = await support.read(reservationsCalls.list, "reservations?limit=250");
    return items.find(({ order }) => order.id === orderId);
  }

  it("ORDR-018 RESV-005 RESV-006 an order takes its delivery and its active reservation along, and moves no money", async () => {
    const { items } = await support.read(reservationsCalls.list, "reservations?limit=250");
    const reservation = items.find(({ status }) => status === "ACTIVE");
    const before = await one(reservation?.order.id ?? 0);
    expect((await cancel(before.id)).status).toBe(200);
    const after = await one(before.id);
    const deliveryStatus = (before.deliveryStatus ?? 0) + cancelled;
    expect(after).toEqual({ ...before, status: before.status + cancelled, deliveryStatus });
    expect(await reservationOf(before.id)).toEqual({ ...reservation, status: "CANCELLED" });
    expect(await cancel(before.id)).toEqual(refusal("status: the order is cancelled already"));
    expect(await one(before.id)).toEqual(after);
  });

  it("ORDR-018 ORDR-013 a delivered order is cancelled, too; what was delivered and collected stays so", async () => {
    const delivered = await anyOrder(
      "delivered order",
      (row) => isOpen(row) && row.isDelivered && has(row.deliveryStatus, 8),
    );
    const reservation = await reservationOf(delivered.id);
    expect((await cancel(delivered.id)).status).toBe(200);
    const { status, isDelivered, deliveryStatus } = await one(delivered.id);
    expect([status, isDelivered, deliveryStatus]).toEqual([
      delivered.status + cancelled,
      true,
      delivered.deliveryStatus,
    ]);
    expect(await reservationOf(delivered.id)).toEqual(reservation);
  });

  it("ORDR-018 an order that is refunded in full is not cancelled", async () => {
    const order = await anyOrder("refunded order", (row) => has(row.status, refunded) && !has(row.status, cancelled));
    expect(await cancel(order.id)).toEqual(refusal("status: the order is refunded in full"));
    expect((await one(order.id)).status).toBe(order.status);
  });

  it("ORDR-019 ERRS-056 an order whose delivery is cancelled counts as not delivered, and as in progress", async () => {
    const order = await anyOrder(
      "delivered order",
      (row) => isOpen(row) && row.isDelivered && has(row.deliveryStatus, 8),
    );
    const before = await one(order.id);
    expect((await cancelDelivery(order.id)).status).toBe(200);
    const deliveryStatus = (before.deliveryStatus ?? 0) + cancelled;
    expect(await one(order.id)).toEqual({ ...before, isDelivered: false, deliveryStatus });
    expect(await cancelDelivery(order.id)).toEqual(refusal("deliveryStatus: the delivery is cancelled already"));
  });

  it("ORDR-019 a delivery is not cancelled where there is none, and where the order would not be in progress: nothing changes", async () => {
    const minishop = await anyOrder("minishop order", ({ orderType }) => orderType === "VENDING");
    expect(await cancelDelivery(minishop.id)).toEqual(refusal("deliveryStatus: the order has no delivery"));
    const closed = await anyOrder(
      "order that was delivered, cancelled and never paid",
      ({ status, deliveryStatus, paymentMethod }) =>
        has(status, cancelled) && !has(status, paid) && has(deliveryStatus, 8) && paymentMethod.code !== "external",
    );
    const before = await one(closed.id);
    expect(await cancelDelivery(closed.id)).toEqual(refusal("deliveryStatus: the order would not be in progress"));
    expect(await one(closed.id)).toEqual(before);
  });

  it.each(["orders/999999/cancel", "orders/x/cancel", "orders/999999/cancel-sellbox-delivery"])(
    "does not find %s",
    async (path) => {
      expect((await support.request("PATCH", path)).status).toBe(404);
    },
  );
});
