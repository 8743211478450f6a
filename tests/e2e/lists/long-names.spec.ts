import { expect, type Page, test } from "@playwright/test";
import { listOf } from "@/tests/support/lists/list-of";
import { ListScreen } from "../support/list-screen";

const name = "n".repeat(160);

/** Whatever is looked up under the path: one record with a very long name. */
async function answerLongName(page: Page, path: string, isPaged: boolean): Promise<void> {
  const record = { id: 1, name, slug: "n" };
  const data = isPaged ? { items: [record], totalCount: 1 } : [record];
  await page.route(`**/api/rest/${path}?**`, (route) => route.fulfill({ json: { data } }));
}

const suppliers = { key: "supplier", lookup: "companies/suppliers", isPaged: false, most: 40 };
const products = { key: "product", lookup: "products", isPaged: false, most: 30 };
const categories = { key: "productCategory", lookup: "product-category/list", isPaged: true, most: 100 };

test("CNST-005 CNST-006 CNST-007 CNST-008 a long name of a supplier, a product or a category is cut among the options, that of a banner's category in its preview, and whole in its title", async ({
  page,
}) => {
  const banners = new ListScreen(page, listOf("galleries"));
  await test.step("CNST-008 a banner's category with those above it is cut at 150 characters", async () => {
    await banners.open();
    await page.route(/\/api\/rest\/galleries\/\d+/, async (route) => {
      const answer = await route.fetch();
      const { data }: { data: object } = await answer.json();
      await route.fulfill({ json: { data: { ...data, forwardedCategoryTree: name } } });
    });
    await banners.rowLinks.first().click();
    await expect(banners.preview.getByTitle(name)).toHaveText(`${"n".repeat(150)}…`);
  });
  for (const { title, path, filters } of [
    { title: "CNST-005 CNST-006 a supplier and a product", path: "current_stocks", filters: [suppliers, products] },
    { title: "CNST-007 a category", path: "products", filters: [categories] },
  ])
    await test.step(`${title} is cut among the options`, async () => {
      const screen = await new ListScreen(page, listOf(path)).goInside();
      const drawer = await screen.openDrawer("Define Filter");
      for (const { key, lookup, isPaged, most } of filters) {
        const section = drawer.locator(`[data-filter="${key}"]`);
        await section.getByRole("button", { name: screen.filterName(key) }).click();
        await answerLongName(page, lookup, isPaged);
        await section.getByRole("combobox").fill("nnn");
        const option = section.getByRole("option");
        await expect(option).toHaveText(`${"n".repeat(most)}…`);
        await expect(option).toHaveAttribute("title", name);
      }
      await page.unrouteAll({ behavior: "wait" });
      await page.keyboard.press("Escape");
      await expect(screen.drawer).toHaveCount(0);
    });
});
