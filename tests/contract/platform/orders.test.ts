import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { operatorsDay } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let support: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  support = await clientOf(platform.restUrl, "l1s@demo.test");
});
afterAll(() => platform.stop());

const list = (query: string) => support.read(ordersCalls.list, `orders?limit=250&${query}`);
const paidFlag = 2;

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

  it("sorts by amount both ways", async () => {
    const { items } = await list("sort=amount&order=ASC");
    const amounts = items.map((order) => Number(order.amount));
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
  });

  it("ORDR-001 filters by type, delivery type, ids and users", async () => {
    const lockers = await list("orderType=2");
    expect(new Set(lockers.items.map((order) => order.orderType))).toEqual(new Set(["LOCKER"]));
    const delivered = await list("deliveryType=2");
    expect(delivered.totalCount).toBeGreaterThan(0);
    expect(delivered.items.every((order) => order.deliveryType === 2)).toBe(true);
    expect((await list("ids=3,5,999999")).items.map((order) => order.id).sort()).toEqual([3, 5]);
    const user = lockers.items[0]?.user;
    const ofUser = await list(`userIds=${user?.id}`);
    expect(new Set(ofUser.items.map((order) => order.user?.id))).toEqual(new Set([user?.id]));
  });

  it("filters by what counts as paid, and the two halves make the whole", async () => {
    const [paid, open, external] = await Promise.all([
      list("isPaid=true"),
      list("isPaid=false"),
      list("isPaid=external"),
    ]);
    expect(paid.totalCount + open.totalCount).toBe(320);
    expect(external.items.every((order) => order.paymentMethod.code === "external")).toBe(true);
    for (const order of open.items) {
      expect(order.paymentMethod.code).not.toBe("external");
      expect(order.invoice?.isPaid ?? false).toBe(false);
      expect(order.status & paidFlag).toBe(0);
    }
  });

  it("filters by invoice, amount and day, both ends included", async () => {
    expect((await list("isInvoice=false")).items.every((order) => order.invoice === undefined)).toBe(true);
    const ranged = await list("fromAmount=10&toAmount=25.50");
    expect(ranged.totalCount).toBeGreaterThan(0);
    expect(ranged.items.every(({ amount }) => Number(amount) >= 10 && Number(amount) <= 25.5)).toBe(true);
    const day = operatorsDay(ranged.items[0]?.eventDate ?? "");
    const ofDay = await list(`fromEventDate=${day}&toEventDate=${day}`);
    expect(ofDay.totalCount).toBeGreaterThan(0);
    expect(ofDay.items.every(({ eventDate }) => operatorsDay(eventDate) === day)).toBe(true);
  });

  it("FILT-038 each filter finds exactly the orders that match it", async () => {
    const pages = await Promise.all(
      [0, 250].map((offset) => support.read(ordersCalls.list, `orders?limit=250&offset=${offset}`)),
    );
    const all = pages.flatMap(({ items }) => items);
    type Matches = (order: (typeof all)[number]) => boolean;
    const user = all.find((order) => order.user !== undefined)?.user?.id ?? 0;
    const day = operatorsDay(all[60]?.eventDate ?? "");
    const isPaid: Matches = ({ paymentMethod, status, invoice }) =>
      paymentMethod.code === "external" || (status & paidFlag) !== 0 || invoice?.isPaid === true;
    const cases: [string, Matches][] = [
      ["orderType=1", ({ orderType }) => orderType === "VENDING"],
      ["orderType=2", ({ orderType }) => orderType === "LOCKER"],
      ["isPaid=true", isPaid],
      ["isPaid=false", (order) => !isPaid(order)],
      ["isPaid=external", ({ paymentMethod }) => paymentMethod.code === "external"],
      ["isInvoice=true", ({ invoice }) => invoice !== undefined],
      ["isInvoice=false", ({ invoice }) => invoice === undefined],
      ["deliveryType=1", ({ deliveryType }) => deliveryType === 1],
      ["deliveryType=2", ({ deliveryType }) => deliveryType === 2],
      ["fromAmount=10&toAmount=25.50", ({ amount }) => Number(amount) >= 10 && Number(amount) <= 25.5],
      ["toAmount=12", ({ amount }) => Number(amount) <= 12],
      [`fromEventDate=${day}`, ({ eventDate }) => operatorsDay(eventDate) >= day],
      [`toEventDate=${day}`, ({ eventDate }) => operatorsDay(eventDate) <= day],
      [`userIds=${user}`, (order) => order.user?.id === user],
      [`userIds=${user},${user + 1}`, (order) => order.user?.id === user || order.user?.id === user + 1],
      ["id=17", ({ id }) => id === 17],
      ["orderType=2&isInvoice=true", ({ orderType, invoice }) => orderType === "LOCKER" && invoice !== undefined],
    ];
    for (const [query, matches] of cases) {
      const expected = all.filter(matches).map(({ id }) => id);
      const { items, totalCount } = await list(query);
      expect([query, totalCount]).toEqual([query, expected.length]);
      expect(items.map(({ id }) => id)).toEqual(expected.slice(0, 250));
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(all.length);
    }
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
