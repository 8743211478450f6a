import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

export const panelOf = (page: Page, name: string | RegExp) => page.getByRole("complementary", { name });
export const gridOf = (panel: Locator) => panel.getByRole("grid", { name: "Price list" });
/** The n-th row's price. */
export const priceAt = (panel: Locator, row: number) => gridOf(panel).locator(`td[data-row="${row}"][data-column="1"]`);

/** @param rest of the address, e.g. `?open=5` */
export async function openCatalogues(page: Page, address: string, rest = ""): Promise<void> {
  await openAs(page, "acquirer", `/catalog_price${rest}`, address);
  await untilHydrated(page);
}

export async function openEdit(page: Page, address: string, id: number): Promise<Locator> {
  await openCatalogues(page, address, `?open=${id}`);
  return editOpened(page, id);
}

/** As `openEdit`, where a page of the console is open already. */
export async function editInside(page: Page, id: number): Promise<Locator> {
  await goInside(page, `/catalog_price?open=${id}`);
  return editOpened(page, id);
}

async function editOpened(page: Page, id: number): Promise<Locator> {
  await panelOf(page, `Catalogue ${id}`).getByRole("button", { name: "Edit", exact: true }).click();
  const panel = panelOf(page, `Edit catalogue ${id}`);
  await expect(gridOf(panel)).toBeVisible();
  return panel;
}

export async function addProduct(panel: Locator, term: string, price: string): Promise<void> {
  await panel.getByPlaceholder("Add a product by name or core id").fill(term);
  await panel.getByRole("listbox", { name: "Add a product" }).getByRole("option").first().click();
  await panel.page().keyboard.type(price);
  await panel.page().keyboard.press("Enter");
}

/** By keys alone, from the first row down. */
export async function typePrices(panel: Locator, prices: readonly string[]): Promise<void> {
  await gridOf(panel).focus();
  const { keyboard } = panel.page();
  await keyboard.press("Control+Home");
  await keyboard.press("ArrowRight");
  for (const price of prices) {
    await keyboard.type(price);
    await keyboard.press("Enter");
  }
}

/** Writes that leave the page from now on, e.g. `PATCH catalogs_prices/5 {"name":"A"}`. */
export function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on("request", (request: Request) => {
    const [, path] = request.url().split("/api/rest/");
    if (path !== undefined && request.method() !== "GET")
      writes.push(`${request.method()} ${path} ${request.postData() ?? ""}`.trim());
  });
  return writes;
}
