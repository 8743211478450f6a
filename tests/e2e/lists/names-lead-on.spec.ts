import { expect, type Locator, type Page, test } from "@playwright/test";
import { readListHtml } from "@/tests/support/lists/list-html";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";

/** Parts of a preview that are asked for once it is open, and the page to which names in each lead. */
const naming = [
  ["/current_stocks?open=10", "This product in other storages", "storages"],
  ["/storages?open=3", "Stock", "products"],
  ["/storages?open=3", "Stock", "current_stocks"],
  ["/supplying_reports?open=6", "Loaded at the start", "products"],
  ["/supplying_reports?open=6", "Vending sessions", "current_stocks"],
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
  await openAs(page, "chain-admin", naming[0][0]);
  let open: string = naming[0][0];
  const pressed = new Set<string>();
  for (const [path, part, target] of naming)
    await test.step(`${path}, ${part}: ${target}`, async () => {
      const [place, unfolded] = path.split("#");
      // A part that is folded is named by the address where the page is gone to, and pressed where it is open.
      if (place !== open.split("#")[0]) await goInside(page, path);
      else if (path !== open)
        await page.getByRole("complementary").getByRole("button", { name: part, exact: true }).click();
      if (unfolded !== undefined) await expect(partOf(page, part).getByRole("link").first()).toBeVisible();
      open = path;
      const link = partOf(page, part).locator(`a[href^="/${target}?"]`).first();
      // One in a table's row, one outside of tables and one in a part that unfolds: nothing lies over it.
      const around = await link.evaluate((each) => (each.closest("tr") === null ? "outside" : "row"));
      const kind = unfolded === undefined ? around : "folded";
      if (!pressed.has(kind)) await link.click({ trial: true });
      pressed.add(kind);
      await leadsToItsName(page, (await link.getAttribute("href")) ?? "", String(await link.textContent()));
    });
  await test.step("a click leads there within the console", async () => {
    const [, part, target] = naming[naming.length - 1] ?? naming[0];
    const link = partOf(page, part).locator(`a[href^="/${target}?open="]`).first();
    const [path, heading] = [await link.getAttribute("href"), page.getByRole("complementary").getByRole("heading")];
    await link.click();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
    await expect(heading.first()).toHaveText(new RegExp(` ${String(path).split("=")[1]}$`));
  });
});

/** By its heading, which a part that unfolds has in a button. */
function partOf(page: Page, name: string): Locator {
  const heading = page.getByRole("heading", { level: 3, name, exact: true });
  return page.getByRole("complementary").locator("div").filter({ has: heading }).last().locator("..");
}

/** The first HTML of where a name leads is titled by that name, or holds what the name's filters find. */
async function leadsToItsName(page: Page, path: string, text: string): Promise<void> {
  const html = readListHtml(await wholeHtml(async () => (await page.request.get(path)).text()));
  const id = new URLSearchParams(path.slice(path.indexOf("?"))).get("open");
  if (id === null) return expect([path, html.ids.length]).not.toEqual([path, 0]);
  expect(html.preview).toMatch(new RegExp(` ${id}$`));
  // Where no name but the id itself is what they are called by, it stands there too.
  expect(html.preview).toContain(text.trim().replace(/^for order /, ""));
}
