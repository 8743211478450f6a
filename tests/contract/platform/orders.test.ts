import { ordersCalls } from "@/lib/resources/orders/orders.calls";
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
