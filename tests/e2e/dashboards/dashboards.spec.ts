import { expect, type Page, test } from "@playwright/test";
import { openAs } from "../support/sign-in";

interface WarehouseReport {
  ordersToday: number;
  receptionsThisWeek: number;
  expiringStocks: number;
  expiredStocks: number;
  expiringSoonest: { batchNumber: string }[];
}

/** The platform's own figures, asked for apart from the page. */
async function warehouseReport(page: Page): Promise<WarehouseReport> {
  const answer = await page.request.get("/api/rest/orders/wh-report", { headers: { "x-bff": "1" } });
  const { data }: { data: WarehouseReport } = await answer.json();
  return data;
}

/** How many rows the open list says that it has, e.g. of "1–25 of 320". */
async function rowsOfList(page: Page): Promise<string> {
  const range = page.getByRole("main").getByText(/\d+ of [\d,]+$/);
  return (await range.textContent())?.replace(/^.* of /, "") ?? "";
}

/** What the product is about (1§1), and where. */
const areas = [
  ["Suppliers", "/companies"],
  ["Receptions", "/receptions"],
  ["Internal receptions", "/receptions_intern"],
  ["Return to supplier", "/return_to_supplier"],
  ["Products", "/products"],
  ["Catalogue prices", "/catalog_price"],
  ["Storages", "/storages"],
  ["Drafts", "/drafts"],
  ["Supplying routes", "/supplying_routes"],
  ["Supplying reports", "/supplying_reports"],
  ["Current stocks", "/current_stocks"],
  ["Inventory", "/inventory"],
  ["Orders", "/orders"],
  ["Reservations", "/reservations"],
  ["Customer support", "/customer_support"],
  ["Banners", "/galleries"],
  ["Vouchers", "/vouchers"],
  ["Services", "/services"],
  ["Invoices", "/invoices"],
  ["Users", "/users"],
  ["Reports", "/reports"],
] as const;

const count = (value: number) => new Intl.NumberFormat("en-GB").format(value);

test("SHELL-010 SHELL-011 / greets and shows what waits, each number opening the list that has as many rows", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome, \S+/);
  const cards = page.getByRole("region", { name: "Now" }).getByRole("link");
  await expect(cards).toHaveCount(8);
  for (let index = 0; index < 8; index += 1) {
    const number = await cards.nth(index).locator("span").nth(1).textContent();
    await cards.nth(index).click();
    await expect(page).toHaveURL(/\?\w+=/);
    expect(await rowsOfList(page)).toBe(number);
    await expect(page.getByRole("list", { name: "Applied filters" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  }
});

test("SHELL-001 every area of the product has its page, and the dashboard names them all", async ({ page }) => {
  await openAs(page, "chain-admin", "/");
  const listed = page.getByRole("region", { name: "Your pages" }).getByRole("link");
  for (const [name, path] of areas)
    await expect(listed.filter({ has: page.getByText(name, { exact: true }) })).toHaveAttribute("href", path);
});

test("SHELL-012 /dashboard-wh shows the platform's figures and what expires soonest", async ({ page }) => {
  await openAs(page, "wh-admin", "/dashboard-wh");
  const report = await warehouseReport(page);
  for (const [name, value] of [
    ["Receptions this week", report.receptionsThisWeek],
    ["Expiring stocks", report.expiringStocks],
    ["Expired stocks", report.expiredStocks],
    ["Orders today", report.ordersToday],
  ] as const) {
    const term = page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
    await expect(term.locator("xpath=following-sibling::dd[1]")).toHaveText(count(value));
  }
  const expiring = page.getByRole("region", { name: "Expiring soonest" });
  await expect(expiring.getByRole("row").filter({ has: page.getByRole("cell") })).toHaveCount(
    report.expiringSoonest.length,
  );
  for (const { batchNumber } of report.expiringSoonest)
    await expect(expiring.getByRole("cell", { name: batchNumber, exact: true }).first()).toBeVisible();
});

test("SHELL-012 a number of /dashboard-wh opens the list behind it, for those who may open it", async ({ page }) => {
  await openAs(page, "chain-admin", "/dashboard-wh");
  const { expiringStocks } = await warehouseReport(page);
  await page
    .getByRole("link", { name: count(expiringStocks), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/current_stocks\?expirationDate=/);
  expect(await rowsOfList(page)).toBe(count(expiringStocks));
});
