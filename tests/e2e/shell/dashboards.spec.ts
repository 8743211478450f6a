import { expect, type Page, test } from "@playwright/test";
import { openAs } from "./sign-in";

interface WarehouseReport {
  ordersInProgress: number;
  receptionsThisWeek: number;
  expiringBatches: number;
  expiredBatches: number;
  expiringSoonest: { batchNumber: string }[];
}

/** The platform's own figures, asked for apart from the page. */
async function warehouseReport(page: Page): Promise<WarehouseReport> {
  const answer = await page.request.get("/api/rest/orders/wh-report", { headers: { "x-bff": "1" } });
  const { data }: { data: WarehouseReport } = await answer.json();
  return data;
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

test("SHELL-010 SHELL-011 / greets and shows the platform's figures, each leading to its page", async ({ page }) => {
  await openAs(page, "chain-admin", "/");
  const report = await warehouseReport(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome, \S+/);
  const now = page.getByRole("region", { name: "Now" });
  for (const [value, what, path] of [
    [report.ordersInProgress, "orders? in progress", "/orders"],
    [report.receptionsThisWeek, "receptions? this week", "/receptions"],
    [report.expiringBatches, "batch(?:es expire| expires) within 30 days", "/dashboard-wh"],
  ] as const) {
    const card = now.getByRole("link", { name: new RegExp(`(^|\\D)${count(value)}\\s*${what}$`) });
    await expect(card).toHaveAttribute("href", path);
  }
  // No page lists expired batches, so the figure leads nowhere.
  const expired = now.getByRole("listitem").filter({ hasText: "still in stock" });
  await expect(expired).toContainText(count(report.expiredBatches));
  await expect(expired.getByRole("link")).toHaveCount(0);
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
    ["Expiring batches", report.expiringBatches],
    ["Expired batches", report.expiredBatches],
    ["Orders in progress", report.ordersInProgress],
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

test("SHELL-013 /marketing says what it will hold, and that it is not open yet", async ({ page }) => {
  await openAs(page, "marketer", "/marketing");
  await expect(page.getByRole("heading", { level: 1, name: "Marketing" })).toBeVisible();
  await expect(page.getByText("Not open for work yet")).toBeVisible();
  const holds = page.getByRole("region", { name: "What this page will hold" }).getByRole("listitem");
  await expect(holds).toHaveText(["Banners by start and end", "Vouchers by validity"]);
});
