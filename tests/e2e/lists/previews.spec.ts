import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";

const preview = (page: Page) => page.getByRole("complementary");
const rows = (page: Page) => page.locator("tbody tr");
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
    const [id = "", chain = "", type = ""] = await first.locator("td").allTextContents();
    await first.locator("td").nth(1).click();
    await expect(preview(page).getByRole("heading", { level: 2 })).toHaveText(`Banner ${id.trim()}`);
    await expect(fieldOf(page, "Chain")).toHaveText(chain);
    await expect(fieldOf(page, "Company")).toHaveText(/\S/);
    await expect(fieldOf(page, "Type")).toHaveText(type);
    for (const name of ["Start date", "End date"])
      await expect(fieldOf(page, name)).toHaveText(/^(\d\d\.\d\d\.\d{4} \d\d:\d\d|—)$/);
    const image = preview(page).getByRole("img").first();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth > 0))
      .toBe(true);
  });
  await test.step("banners: the columns, and Mobile and Kiosk alone until types are chosen", async () => {
    await goInside(page, "/galleries");
    await expect(page.locator("thead th")).toHaveText(["Id", "Chain", "Type", "Created at", "Status"]);
    const types = () => page.locator("tbody tr td:nth-child(3)").allTextContents();
    await expect(rows(page).first()).toBeVisible();
    expect(new Set(await types())).toEqual(new Set(["Mobile", "Kiosk"]));
    await page.goto("/galleries?type=DESKTOP");
    await expect(rows(page).first()).toBeVisible();
    expect(new Set(await types())).toEqual(new Set(["Desktop"]));
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

  // By key into its editor, which sends each change by itself: the first field has the focus, as in any form.
  await rows(page).nth(1).locator("td").nth(1).click();
  await preview(page).getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await expect(page.getByLabel("Catalogue name", { exact: true })).toBeFocused();
});

test("CUST-001 CUST-002 CUST-003 CUST-004 RESV-004 a customer's orders, invoices and payments open one at a time, and 'View all orders' goes to the orders, from reservations too", async ({
  page,
}) => {
  await test.step("a customer's orders, invoices and payments open one at a time, and 'View all orders' goes to the orders", async () => {
    await openAs(page, "l1s", "/customer_support");
    await rows(page).first().locator("td").nth(1).click();
    const part = (name: string) => preview(page).getByRole("button", { name, exact: true });
    for (const [name, ...others] of [
      ["Orders", "Invoices", "Payment orders"],
      ["Invoices", "Orders", "Payment orders"],
      ["Payment orders", "Orders", "Invoices"],
    ]) {
      await part(name ?? "").click();
      await expect(part(name ?? "")).toHaveAttribute("aria-expanded", "true");
      await expect(preview(page).getByRole("region", { name })).toBeVisible();
      for (const other of others) await expect(part(other)).toHaveAttribute("aria-expanded", "false");
    }
    await viewAllOrders(page);
  });
  await test.step("'View all orders' on /reservations goes to the orders of that customer", async () => {
    await goInside(page, "/reservations");
    await rows(page).first().locator("td").nth(1).click();
    await viewAllOrders(page);
  });
});

async function viewAllOrders(page: Page): Promise<void> {
  await preview(page).getByRole("link", { name: "View all orders" }).click();
  await expect(page).toHaveURL(/\/orders\?user=\d+$/);
  await expect(page.locator("main [data-filter-chip]")).toHaveCount(1);
  const found = await rows(page).locator("td:nth-child(3)").allTextContents();
  expect(new Set(found).size).toBeLessThanOrEqual(1);
}

test("BREP-003 a business report request is downloaded as a workbook", async ({ page }) => {
  await openAs(page, "orders-qc", "/reports");
  // Of what lies in storages today there are always rows.
  await rows(page).filter({ hasText: "Stoc curent" }).first().locator("td").nth(1).click();
  const arrives = page.waitForEvent("download");
  await preview(page).getByRole("button", { name: "Download" }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
});
