import { expect, type Page, test } from "@playwright/test";
import { rowsOfList } from "../support/list-screen";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

interface WarehouseReport {
  ordersToday: number;
  ordersInProgress: number;
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

const count = (value: number) => new Intl.NumberFormat("en-GB").format(value);

test("SHELL-012 /dashboard-wh shows the platform's figures and what expires soonest; a number opens the list behind it, for those who may open it", async ({
  page,
}) => {
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
  await test.step("a number of it opens the list behind it, for those who may open it", async () => {
    await openAs(page, "chain-admin", "/dashboard-wh");
    const { expiringStocks } = await warehouseReport(page);
    const label = page.getByRole("term").filter({ hasText: /^Expiring stocks$/ });
    await expect(label.locator("xpath=following-sibling::dd[1]").getByRole("link")).toHaveText(count(expiringStocks));
    await untilHydrated(page);
    // A number may be one digit wide: it is pressed anywhere on its figure.
    const { x = 0, y = 0 } = (await label.boundingBox()) ?? {};
    await page.mouse.click(x + 1, y + 1);
    await expect(page).toHaveURL(/\/current_stocks\?expirationDate=/);
    expect(await rowsOfList(page)).toBe(count(expiringStocks));
    await page.goBack();
    const { ordersInProgress } = await warehouseReport(page);
    await page.getByRole("link", { name: `“In Progress” now, of all days: ${count(ordersInProgress)}` }).click();
    await expect(page).toHaveURL(/\/orders\?status=IN_PROGRESS/);
    expect(await rowsOfList(page)).toBe(count(ordersInProgress));
  });
});
