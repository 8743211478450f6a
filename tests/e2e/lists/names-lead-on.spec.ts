import { expect, type Locator, type Page, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";

/** Parts of a preview that are asked for once it is open, and the page of the records that each names. */
const naming = [
  ["/current_stocks?open=10", "This product in other storages", "storages"],
  ["/supplying_reports?open=6", "Exceptions", "storages"],
  ["/supplying_reports?open=6", "Vending sessions", "storages"],
  ["/supplying_reports?open=6", "Vending sessions", "users"],
  ["/supplying_routes?open=2", "To bring", "storages"],
  ["/supplying_routes?open=2", "Previous reports", "supplying_reports"],
  ["/customer_support?open=20#orders", "Orders", "orders"],
  ["/customer_support?open=20#invoices", "Invoices", "invoices"],
  ["/customer_support?open=20#invoices", "Invoices", "orders"],
  ["/customer_support?open=20#payments", "Payment orders", "orders"],
] as const;

test("names in what a preview asks for lead to what they name", async ({ page }) => {
  await openAs(page, "chain-admin", "/");
  for (const [path, part, target] of naming)
    await test.step(`${path}, ${part}: ${target}`, async () => {
      await goInside(page, path);
      await follow(page, partOf(page, part).locator(`a[href^="/${target}?open="]`).first());
    });
});

/** By its heading, which a part that unfolds has in a button. */
function partOf(page: Page, name: string): Locator {
  const heading = page.getByRole("heading", { level: 3, name, exact: true });
  return page.getByRole("complementary").locator("div").filter({ has: heading }).last().locator("..");
}

async function follow(page: Page, link: Locator): Promise<void> {
  const [path, text] = [await link.getAttribute("href"), String(await link.textContent())];
  const [, id = ""] = String(path).split("=");
  await link.click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
  const heading = page.getByRole("complementary").getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(new RegExp(` ${id}$`));
  // Where no name but the id itself is what they are called by, it stands there too.
  const name = text.replace(/^for order /, "");
  await expect(heading).toContainText(name);
}
