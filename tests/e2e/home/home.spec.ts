import { expect, test } from "@playwright/test";
import { readListHtml } from "@/tests/support/lists/list-html";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { rowsOfList } from "../support/list-screen";
import { openAs } from "../support/sign-in";

/** What the product is about (1§1), and where. */
const areas = [
  ["Suppliers", "/companies"],
  ["Receptions", "/receptions"],
  ["Internal receptions", "/receptions_intern"],
  ["Return to supplier", "/return_to_supplier"],
  ["Products", "/products"],
  ["Catalog price", "/catalog_price"],
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

test("SHELL-001 SHELL-010 SHELL-011 / greets, names every area of the product and shows what waits, each number opening the list that has as many rows", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome, \S+/);
  const listed = page.getByRole("region", { name: "Your pages" }).getByRole("link");
  for (const [name, path] of areas)
    await expect(listed.filter({ has: page.getByText(name, { exact: true }) })).toHaveAttribute("href", path);
  const cards = page.getByRole("region", { name: "Now" }).getByRole("link");
  await expect(cards).toHaveCount(8);
  const numbers = cards.locator("span:nth-of-type(2)");
  await expect(numbers.filter({ hasText: /^–$/ })).toHaveCount(0);
  const shown = await numbers.allTextContents();
  expect(shown).toHaveLength(8);
  // A load in the browser each would prove no more than the address and its first HTML.
  await test.step("one by a click", async () => {
    await cards.first().click();
    await expect(page).toHaveURL(/\?\w+=/);
    expect(await rowsOfList(page)).toBe(shown[0]);
    await expect(page.getByRole("list", { name: "Applied filters" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  });
  for (const [index, number] of shown.entries())
    await test.step(`all of them by their addresses: ${index + 1}`, async () => {
      const address = (await cards.nth(index).getAttribute("href")) ?? "";
      expect(address).toMatch(/\?\w+=/);
      const { total, chips } = readListHtml(await wholeHtml(async () => (await page.request.get(address)).text()));
      expect(total.toLocaleString("en")).toBe(number);
      expect(chips).not.toEqual([]);
    });
});
