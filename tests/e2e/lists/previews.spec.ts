import { expect, type Page, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";
import { untilStill } from "../support/until-still";

const preview = (page: Page) => page.getByRole("complementary");
const rows = (page: Page) => page.locator("tbody tr");
/** What stands in the first row of a page's list, once it has come. */
async function firstRow(page: Page, list: string): Promise<string[]> {
  const row = page.getByRole("table", { name: list, exact: true }).locator("tbody tr").first();
  await expect(row.locator("a[data-row-link]")).toBeVisible();
  return row.locator("td").allTextContents();
}
const fieldOf = (page: Page, name: string) =>
  preview(page)
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole("definition");

test("BANR-001 BANR-006 BANR-012 BANR-002 BANR-005 banners: the columns, Mobile and Kiosk alone until types are chosen, and a click shows one", async ({
  page,
}) => {
  await test.step("a click on a banner shows its id, chain, company, type, image and dates", async () => {
    await openAs(page, "marketer", "/galleries");
    const first = rows(page).first();
    const [id = "", chain = "", type = ""] = await firstRow(page, "Galleries");
    await first.locator("td").nth(1).click();
    await expect(preview(page).getByRole("heading", { level: 2 })).toHaveText(new RegExp(`\\S.*Banner ${id.trim()}$`));
    await expect(fieldOf(page, "Chain")).toHaveText(chain);
    await expect(fieldOf(page, "Company")).toHaveText(/\S/);
    await expect(fieldOf(page, "Type")).toHaveText(type);
    for (const name of ["Start date", "End date"])
      await expect(fieldOf(page, name)).toHaveText(/^(\d\d\.\d\d\.\d{4}|—)$/);
    const image = preview(page).getByRole("img").first();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth > 0))
      .toBe(true);
  });
  await test.step("banners: the columns, and Mobile and Kiosk alone until types are chosen", async () => {
    await goInside(page, "/galleries");
    await expect(page.locator("thead th")).toHaveText(["Id", "Chain", "Type", "Created at", "Status"]);
    const types = async () => new Set(await page.locator("tbody tr td:nth-child(3)").allTextContents());
    await expect.poll(types).toEqual(new Set(["Mobile", "Kiosk"]));
    await goInside(page, "/galleries?type=DESKTOP");
    await expect.poll(types).toEqual(new Set(["Desktop"]));
  });
});

test("CATA-003 a click on a catalogue shows its prices, description and storages", async ({ page }) => {
  await openAs(page, "acquirer", "/catalog_price");
  await rows(page).first().locator("td").nth(1).click();
  await expect(preview(page).getByRole("heading", { name: /^Product prices \(\d+\)$/ })).toBeVisible();
  await expect(preview(page).getByRole("heading", { name: /^Storages \(\d+\)$/ })).toBeVisible();
  await expect(fieldOf(page, "Description")).toHaveText(/\S/);
  const prices = preview(page).getByRole("table");
  await expect(prices.locator("tbody tr").first()).toHaveText(/\d[.,]\d\d$/);

  // By key into its editor, which sends each change by itself: the first field in sight has the focus, as in any form.
  await rows(page).nth(1).locator("td").nth(1).click();
  await preview(page).getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await expect(page.locator("[data-form=true] :is(input, select, textarea):focus")).toBeVisible();
});

test("CUST-001 CUST-002 CUST-003 CUST-004 CUST-005 CUST-007 CUST-008 CUST-009 RESV-004 a customer's orders, invoices and payments open one at a time with what belongs to each, 'View all orders' goes to the orders, from reservations too, and the way back leads to the filters and details of before", async ({
  page,
}) => {
  let [left, customer] = ["", { id: "", name: "", heading: "" }];
  await test.step("a customer's orders, invoices and payments open one at a time, and 'View all orders' goes to the orders", async () => {
    await openAs(page, "l1s", "/customer_support?role=CLIENT");
    await rows(page).nth(2).locator("td").nth(1).click();
    const part = (name: string) => preview(page).getByRole("button", { name, exact: true });
    for (const [name, query, ...others] of [
      ["Orders", "orders", "Invoices", "Payment orders"],
      ["Invoices", "invoices", "Orders", "Payment orders"],
      ["Payment orders", "payment-orders", "Orders", "Invoices"],
    ] as const) {
      const answer = page.waitForResponse(`**/api/query/customer-support-${query}`);
      await part(name).click();
      await expect(part(name)).toHaveAttribute("aria-expanded", "true");
      const shown = preview(page).getByRole("region", { name });
      await expect(shown).toBeVisible();
      const { data }: { data: { items: Supported[] } } = await (await answer).json();
      const told = data.items.flatMap(belongingTo);
      expect(told.length).toBeGreaterThan(0);
      for (const text of told) await expect(shown).toContainText(text);
      // What comes into the part moves the next one down.
      await untilStill(page);
      for (const other of others) await expect(part(other)).toHaveAttribute("aria-expanded", "false");
    }
    left = page.url();
    customer = {
      id: new URL(left).searchParams.get("open") ?? "",
      name: (await fieldOf(page, "Name").textContent()) ?? "",
      heading: (await preview(page).getByRole("heading", { level: 2 }).textContent()) ?? "",
    };
    expect(customer.heading).toContain(customer.name);
    await viewAllOrders(page, customer);
  });
  await test.step("CUST-005 what was open there is open again, whichever way leads back", async () => {
    const payments = preview(page).getByRole("button", { name: "Payment orders", exact: true });
    await page.getByRole("link", { name: "Back to Customer support" }).click();
    await expect(page).toHaveURL(left);
    expect(new URL(left).search).toMatch(/^\?role=CLIENT&open=\d+$/);
    await expect(page.locator("main [data-filter-chip]")).toHaveText(/Customer/);
    await expect(preview(page).getByRole("heading", { level: 2 })).toHaveText(customer.heading);
    await expect(rows(page).nth(2)).toHaveAttribute("aria-current", "true");
    await expect(payments).toHaveAttribute("aria-expanded", "true");
    await preview(page).getByRole("button", { name: "Invoices", exact: true }).click();
    await viewAllOrders(page, customer);
    await page.goBack();
    await expect(preview(page).getByRole("button", { name: "Invoices", exact: true })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await rows(page).nth(1).locator("td").nth(1).click();
    await expect(page).toHaveURL((url) => url.hash === "");
    await expect(preview(page).getByRole("button", { expanded: true })).toHaveCount(0);
  });
  await test.step("'View all orders' on /reservations goes to the orders of that customer", async () => {
    await goInside(page, "/reservations");
    const [reservation] = await reservationsOf(page);
    await page.locator(`[data-row-link="${reservation?.id}"]`).click();
    const name = `${reservation?.user?.firstName} ${reservation?.user?.lastName}`;
    await expect(fieldOf(page, "Customer")).toHaveText(name);
    await viewAllOrders(page, { id: String(reservation?.user?.id), name });
  });
});

/** An order, an invoice or a payment order of a customer. */
interface Supported {
  items?: { name: string; barcode: string }[];
  orders?: { id: number }[];
  confirmations?: { reference: string }[];
}

function belongingTo({ items = [], orders = [], confirmations = [] }: Supported): string[] {
  return [
    ...items.map(({ name, barcode }) => `${name}${barcode}`),
    ...orders.map(({ id }) => String(id)),
    ...confirmations.map(({ reference }) => reference),
  ];
}

interface Reserved {
  id: number;
  user?: { id: number; firstName: string; lastName: string };
}

/** The newest reservations of somebody, as the platform has them. */
async function reservationsOf(page: Page): Promise<Reserved[]> {
  const answer = await page.request.get("/api/rest/reservations?limit=25", { headers: { "x-bff": "1" } });
  const { data }: { data: { items: Reserved[] } } = await answer.json();
  return data.items.filter(({ user }) => user !== undefined);
}

/** Leads to the orders of that customer and of nobody else. */
async function viewAllOrders(page: Page, { id, name }: { id: string; name: string }): Promise<void> {
  await preview(page).getByRole("link", { name: "View all orders" }).click();
  await expect(page).toHaveURL(new RegExp(`/orders\\?user=${id}$`));
  await expect(page.locator("main [data-filter-chip]")).toHaveCount(1);
  await expect(page.getByTitle(`Customer: ${name}`, { exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  const found = async () => new Set(await rows(page).locator("td:nth-child(3)").allTextContents());
  await expect.poll(found).toEqual(new Set([name]));
}

test("TABL-002 TABL-003 USER-001 USER-002 STOR-003 SRTE-002 SRTE-003 SREP-014 SREP-016 SREP-020 SREP-022 a panel is titled by what people call the record, with its id beside it; an order begins with its customer and payment, a note with its totals, a user's status is told by its flags; a route shows its days and hours from Monday on, what its machines lack, what must leave them, and its previous reports; a supply report tells what was put in from what was taken back, and in which step something went wrong", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/users");
  for (const [list, path, noun] of [
    ["Users", "/users", "User"],
    ["Storages", "/storages", "Storage"],
    ["Receptions", "/receptions", "Reception"],
  ] as const) {
    await goInside(page, path);
    const [id = "", name = ""] = await firstRow(page, list);
    await rows(page).first().locator("td").nth(1).click();
    await expect(preview(page).getByRole("heading", { level: 2 })).toHaveText(`${name}${noun} ${id}`);
    await expect(page.getByRole("complementary", { name: `${noun} ${id} ${name}` })).toBeVisible();
  }
  const sections = preview(page).getByRole("heading", { level: 3 });
  await expect(sections.first()).toHaveText("Totals");
  await goInside(page, "/orders?open=1");
  await expect(sections.nth(0)).toHaveText("Customer");
  await expect(sections.nth(1)).toHaveText("Chronology");
  await goInside(page, "/supplying_reports");
  await rows(page).first().locator("td").nth(1).click();
  await expect(fieldOf(page, "Status")).toBeVisible();
  await expect(preview(page).getByText("mask")).toHaveCount(0);

  const answer = await page.request.get("/api/rest/users?limit=100", { headers: { "x-bff": "1" } });
  const { data }: { data: { items: { id: number; status: number }[] } } = await answer.json();
  const flags = [
    ["Email checked", 1],
    ["Phone checked", 2],
    ["Card checked", 4],
    ["Flag password reset", 8],
  ] as const;
  const user = data.items.find(({ status }) => (status & 15) !== 0 && (status & 15) !== 15);
  await goInside(page, `/users?open=${user?.id}`);
  const told = sections.filter({ hasText: /^Status$/ }).locator("xpath=../following-sibling::ul/li");
  const meant = flags.filter(([, flag]) => ((user?.status ?? 0) & flag) !== 0).map(([name]) => name);
  const shown = async () => {
    const all = await told.allTextContents();
    return flags.map(([name]) => name).filter((name) => all.includes(name));
  };
  await expect.poll(shown).toEqual(meant);
  await test.step("a route shows its days and hours from Monday on, what its machines lack, what must leave them, and its previous reports", async () => {
    const machine = { id: 9, name: "Frigider Test 009" };
    const product = (id: number, name: string) => ({ id, name, barcode: `594000000000${id}` });
    const fill = {
      supplying: [
        { storage: machine, product: product(1, "Apă plată"), quantity: 1234 },
        { storage: machine, product: product(2, "Cafea"), quantity: 3 },
      ],
      retreating: [{ storage: machine, product: product(3, "Sandviș"), quantity: 2 }],
    };
    await page.route("**/api/rest/resupply-route/*", async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      const selectedDaysAndHours = [
        { day: 7, hours: ["18:30"] },
        { day: 1, hours: ["06:00", "14:15"] },
      ];
      await route.fulfill({ response, json: { data: { ...data, selectedDaysAndHours } } });
    });
    await page.route("**/api/rest/reports/vending/fill?*", (route) => route.fulfill({ json: { data: fill } }));
    await goInside(page, "/supplying_routes");
    await rows(page).first().locator("td").nth(1).click();
    const shown = (name: string) => preview(page).getByRole("table", { name }).locator("tbody tr");
    await expect(shown("Days and hours")).toHaveText([/^Monday\s*06:00, 14:15$/, /^Sunday\s*18:30$/]);
    await expect(shown("To bring").locator("td:last-child")).toHaveText(["1,234", "3"]);
    await expect(shown("To bring").nth(0)).toContainText("Apă plată");
    await expect(shown("To bring").nth(0)).toContainText("Frigider Test 009");
    await expect(shown("To take back")).toHaveText([/Sandviș.*Frigider Test 009\s*2$/]);
    await expect(shown("Previous reports").first()).toHaveText(/\S.*\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  });
  await test.step("a supply report tells what was put in from what was taken back, and in which step something went wrong", async () => {
    const [storage, user] = [
      { id: 9, name: "Frigider Test 009" },
      { id: 3, firstName: "Ana", lastName: "Pop" },
    ];
    const detail = (id: number, name: string, quantity: number) => ({ id, product: { id, name }, quantity });
    const session = {
      ...{ id: 71, type: "SUPPLY", storage, user, startAt: "2026-11-21T08:00:00Z", endAt: "2026-11-21T08:10:00Z" },
      vendingSessionDetails: [detail(1, "Apă plată", -1234), detail(2, "Cafea", 3)],
    };
    await page.route("**/api/rest/vending-sessions?reportIds=6", (route) =>
      route.fulfill({ json: { data: { items: [session], totalCount: 1 } } }),
    );
    const reasons = { picking: "PRODUCT NOT FOUND", supplying: "SHELF CELL OCCUPIED" } as const;
    for (const [index, [term, reason]] of Object.entries(reasons).entries()) {
      const exception = { id: 900 + index, productName: `Sandviș ${term}`, reason, quantity: 2 + index, storage };
      const data = [{ ...exception, created: "2026-11-21T08:00:00Z" }];
      await page.route(`**/api/rest/supply-flow-exception/list?supplyReport=6&search_term=${term}`, (route) =>
        route.fulfill({ json: { data } }),
      );
    }
    await goInside(page, "/supplying_reports?open=6");
    const cellsOf = (table: string, name: string) =>
      preview(page).getByRole("table", { name: table }).getByRole("row").filter({ hasText: name }).getByRole("cell");
    await expect(preview(page).getByRole("table", { name: "Supply 71" }).getByRole("columnheader")).toHaveText([
      ...["Product", "Put, pcs", "Returned, pcs"],
    ]);
    await expect(cellsOf("Supply 71", "Apă plată")).toHaveText(["Apă plată", "1,234", ""]);
    await expect(cellsOf("Supply 71", "Cafea")).toHaveText(["Cafea", "", "3"]);
    await expect(cellsOf("Exceptions", "Sandviș picking")).toHaveText([/./, "Picking", "Product not found", "2"]);
    await expect(cellsOf("Exceptions", "Sandviș supplying")).toHaveText([/./, "Supplying", "Shelf cell occupied", "3"]);
  });
});
