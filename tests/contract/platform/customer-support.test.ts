import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { QueryClient, signIn } from "./platform-client";

let platform: StartedPlatform;
let queries: QueryClient;
let apiToken: string;

beforeAll(async () => {
  platform = await startPlatform();
  ({ apiToken } = await signIn(platform.restUrl, "l1s@demo.test"));
  queries = new QueryClient(platform.grpcTarget);
});
afterAll(async () => {
  queries.close();
  await platform.stop();
});

const users = (filters: object, paging: { offset?: number; limit?: number } = { limit: 250 }) =>
  queries.read(customerSupportCalls.users, { apiToken, filters, ...paging });

describe("the users of customer support", () => {
  it("CUST-006 come with active cards, addresses and checkpoints", async () => {
    const { items, totalCount } = await users({});
    expect(items).toHaveLength(totalCount);
    expect(items.some(({ activeCreditCards }) => activeCreditCards.length > 0)).toBe(true);
    expect(items.some(({ addresses }) => addresses.length > 1)).toBe(true);
    const passed = items.filter(({ checkpoints }) => checkpoints.length > 0);
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.every(({ checkpoints }) => checkpoints[0]?.name === "REGISTERED")).toBe(true);
  });

  it("CUST-001 are found by the last four digits of an active saved card", async () => {
    const everyone = (await users({})).items;
    const card = everyone.flatMap(({ activeCreditCards }) => activeCreditCards)[0];
    const owners = everyone.filter(({ activeCreditCards }) =>
      activeCreditCards.some(({ lastFour }) => lastFour === card?.lastFour),
    );
    const found = (await users({ CardLastFour: card?.lastFour })).items;
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(owners);
    expect((await users({ CardLastFour: card?.lastFour, Role: "DEVELOPER" })).items).toEqual([]);
  });

  it.each([
    { Role: "KING" },
    { UserIDs: "5" },
    { UserIDs: [0] },
    { OrderBy: "Phone" },
    { Nothing: 1 },
    { CardLastFour: "123" },
  ])("refuse %j", async (filters) => {
    const { errorDetails } = await queries.send({ apiToken, queryName: "customer-support-users", filters });
    expect(errorDetails).toMatch(/^(Role|UserIDs|OrderBy|Nothing|CardLastFour): /);
  });
});

describe("what belongs to a customer", () => {
  /** A customer with many orders. */
  const customer = 30;
  const filters = { UserID: customer };

  it("CUST-007 orders have items with barcode, name and picture", async () => {
    const { items, totalCount } = await queries.read(customerSupportCalls.orders, { apiToken, filters, limit: 250 });
    expect(totalCount).toBe(items.length);
    expect(items.length).toBeGreaterThan(1);
    const lines = items.flatMap((order) => order.items);
    expect(lines.length).toBeGreaterThan(items.length / 2);
    for (const item of lines) {
      expect(item.name).not.toBe("");
      expect(item.barcode).toMatch(/^\d{13}$/);
      expect(item.image).toMatch(/^http.*\.svg$/);
    }
    const [first] = items;
    const detail = { apiToken, filters: { OrderID: first?.id } };
    expect((await queries.read(customerSupportCalls.orderDetails, detail)).items).toEqual([first]);
  });

  it("CUST-008 invoices name their orders", async () => {
    const { items } = await queries.read(customerSupportCalls.invoices, { apiToken, filters, limit: 250 });
    const orders = await queries.read(customerSupportCalls.orders, { apiToken, filters, limit: 250 });
    const theirs = new Set(orders.items.map(({ id }) => id));
    expect(items.length).toBeGreaterThan(0);
    for (const { orders: paid } of items) {
      expect(paid.length).toBeGreaterThan(0);
      expect(paid.filter(({ id }) => !theirs.has(id))).toEqual([]);
    }
    const detail = { apiToken, filters: { InvoiceID: items[0]?.id } };
    expect((await queries.read(customerSupportCalls.invoiceDetails, detail)).items).toEqual([items[0]]);
  });

  it("CUST-001 CUST-008 an invoice is found by its number, with its series or alone, whoever it is for", async () => {
    const invoices = async (asked: object) =>
      (await queries.read(customerSupportCalls.invoices, { apiToken, filters: asked, limit: 250 })).items;
    const [first] = await invoices(filters);
    const number = first?.number ?? "";
    const [series = "", digits = ""] = number.split(" ");
    expect(await invoices({ Number: number })).toEqual([first]);
    expect(await invoices({ Number: `${series.toLowerCase()} ${digits}` })).toEqual([first]);
    expect(await invoices({ Number: digits })).toContainEqual(first);
    expect(await invoices({ Number: number, UserID: customer + 1 })).toEqual([]);
    expect(await invoices({ Number: `X${number}` })).toEqual([]);
    expect(await invoices({ Number: "no number" })).toEqual([]);
  });

  it("CUST-009 payment orders list their confirmations, and some know their card", async () => {
    const everyone = (await users({ Role: "CLIENT" })).items;
    const found = await Promise.all(
      everyone.map(({ id }) =>
        queries.read(customerSupportCalls.paymentOrders, { apiToken, filters: { UserID: id }, limit: 250 }),
      ),
    );
    const payments = found.flatMap(({ items }) => items);
    const statuses = new Set(payments.map(({ status }) => status));
    expect(statuses).toEqual(new Set(["CONFIRMED", "REFUNDED", "REFUSED", "PENDING"]));
    for (const { status, amount, confirmations } of payments.filter((each) => each.status === "CONFIRMED")) {
      expect(status).toBe("CONFIRMED");
      expect(confirmations.at(-1)).toMatchObject({ kind: "CAPTURE", isApproved: true, amount });
    }
    const withCard = payments.find(({ hasCreditCard }) => hasCreditCard);
    const asked = { apiToken, filters: { PaymentOrderID: withCard?.id } };
    const [card] = (await queries.read(customerSupportCalls.creditCardSummary, asked)).items;
    expect(card?.lastFour).toMatch(/^\d{4}$/);
    expect(card?.paymentOrders).toBeGreaterThan(0);
    expect((await queries.read(customerSupportCalls.paymentOrderDetails, asked)).items).toEqual([withCard]);
  });

  it("CUST-009 payment orders are found by their order, of whoever's it is and of its customer alone", async () => {
    const theirs = await queries.read(customerSupportCalls.paymentOrders, { apiToken, filters, limit: 250 });
    const [first] = theirs.items;
    const read = async (asked: object) =>
      (await queries.read(customerSupportCalls.paymentOrders, { apiToken, filters: asked, limit: 250 })).items;
    expect(first?.confirmations.length).toBeGreaterThan(0);
    expect(await read({ OrderID: first?.orderId })).toEqual([first]);
    expect(await read({ OrderID: first?.orderId, UserID: customer })).toEqual([first]);
    expect(await read({ OrderID: first?.orderId, UserID: customer + 1 })).toEqual([]);
    expect(await read({ OrderID: 999_999 })).toEqual([]);
    const refused = { apiToken, queryName: "customer-support-payment-orders", filters: { OrderID: "7" } };
    expect((await queries.send(refused)).errorDetails).toMatch(/^OrderID: /);
    const nobody = { apiToken, queryName: "customer-support-payment-orders" };
    expect((await queries.send(nobody)).errorDetails).toBe("UserID is required");
  });

  it("is found by the id of its user alone", async () => {
    const { items } = await queries.read(customerSupportCalls.userDetails, { apiToken, filters });
    expect(items.map(({ id }) => id)).toEqual([customer]);
    const missing = { apiToken, queryName: "customer-support-user-details", filters: { UserID: 999_999 } };
    expect((await queries.send(missing)).errorDetails).toBe("object not found");
    const nobody = { apiToken, queryName: "customer-support-orders" };
    expect((await queries.send(nobody)).errorDetails).toBe("UserID is required");
  });
});
