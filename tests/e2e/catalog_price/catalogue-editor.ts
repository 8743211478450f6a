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

/** Name, description, currency and storages of an edit, which opens on its prices. */
export const unfoldHead = (panel: Locator) => panel.getByRole("button", { name: /^Name, currency, storages/ }).click();

/** As the clipboard's own event brings it. */
export async function paste(grid: Locator, text: string): Promise<void> {
  await grid.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

export async function addProduct(panel: Locator, term: string, price: string): Promise<void> {
  await panel.getByPlaceholder("Add a product by name, core id or barcode").fill(term);
  await panel.getByRole("listbox", { name: "Add a product" }).getByRole("option").first().click();
  await panel.page().keyboard.type(price);
  await panel.page().keyboard.press("Enter");
}

const productSearch = (panel: Locator) => panel.getByPlaceholder("Add a product by name, core id or barcode");

/** Save of an empty catalogue leads to what is missing first. */
export async function saysWhatIsMissing(panel: Locator): Promise<void> {
  for (const text of [
    "Catalogue name is required",
    "At least one product is required",
    "At least one storage is required",
  ])
    await expect(panel.getByText(text)).toBeVisible();
  await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect(panel.getByLabel("Catalogue name")).toBeFocused();
  await expect(productSearch(panel)).toHaveAccessibleDescription("At least one product is required");
}

/** 200 storages are offered at once; what is typed and not chosen is told where it was typed, until it is taken away. */
export async function keepsWhatIsNotChosen(panel: Locator): Promise<void> {
  const storage = panel.getByLabel("Add a storage");
  const offered = panel.page().waitForRequest(/\/api\/rest\/storages\?(?=.*isSellable=true)(?=.*limit=200)/);
  await storage.click();
  await offered;
  for (const [field, told] of [
    [storage, "Storage is required"],
    [productSearch(panel), "Product is required"],
  ] as const) {
    await field.fill("nu există");
    await field.press("Tab");
    await expect(field).toHaveAccessibleDescription(told);
    await expect(field).toHaveValue("nu există");
    await field.fill("");
    await expect(panel.getByText(told, { exact: true })).toHaveCount(0);
  }
}

/** In RON with one price: another currency asks, also by way of none, and is undone. */
export async function asksBeforeItReprices(panel: Locator): Promise<void> {
  const currency = panel.getByLabel("Currency");
  const question = panel.page().getByRole("alertdialog", { name: "Change the currency to EUR?" });
  await currency.selectOption("2");
  await expect(question).toContainText("Prices in RON: 1.");
  await question.getByRole("button", { name: "Keep RON" }).click();
  await expect(currency).toHaveValue("1");
  await currency.selectOption("");
  await currency.selectOption("2");
  await question.getByRole("button", { name: "Change to EUR" }).click();
  await expect(gridOf(panel).getByText("Price, EUR")).toBeVisible();
  await panel.getByRole("button", { name: "Undo" }).dblclick();
  await expect(currency).toHaveValue("1");
}

/** Save leads back to what was typed and not chosen. */
export async function isNotSavedWhileUnchosen(panel: Locator): Promise<void> {
  const product = productSearch(panel);
  await product.fill("16");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(product).toBeFocused();
  await expect(product).toHaveAccessibleDescription("Product is required");
  await product.fill("");
}

/** New stands at the bottom right: at the side padding of 1§9, with no more than a line below it. */
export async function clickNew(page: Page): Promise<void> {
  const add = page.getByRole("button", { name: "New", exact: true });
  const { fromRight, fromBottom } = await add.evaluate((button) => {
    const [place, main] = [button, button.closest("main")].map((each) => each?.getBoundingClientRect());
    if (place === undefined || main === undefined) throw new Error("Nothing is drawn.");
    return { fromRight: main.right - place.right, fromBottom: innerHeight - place.bottom };
  });
  // At the end of the line of pages, within its frame.
  expect(fromRight).toBeGreaterThanOrEqual(60);
  expect(fromRight).toBeLessThan(76);
  expect(fromBottom).toBeLessThan(60);
  await add.click();
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

/** A sign is told as it is typed and is no price; what is no price is not left without a question, and can be found. */
export async function keepsWhatIsNoPrice(panel: Locator, writes: readonly string[]): Promise<void> {
  const page = panel.page();
  const before = writes.length;
  const cell = panel.getByLabel(/^Price of /);
  const { keyboard } = page;
  const saved = (await priceAt(panel, 0).textContent()) ?? "";
  await typePrices(panel, []);
  await keyboard.press("-");
  await expect(panel.getByRole("alert")).toHaveText("Only digits and a dot can be entered: “-” was left out.");
  await keyboard.type("5");
  await keyboard.press("Enter");
  await expect(priceAt(panel, 0)).toHaveText("-5");
  await expect(gridOf(panel).getByText("Invalid price format")).toBeVisible();
  await keyboard.press("ArrowUp");
  await keyboard.press("Escape");
  await expect(priceAt(panel, 0)).toHaveText(saved);
  await expect(gridOf(panel).getByText("Invalid price format")).toHaveCount(0);
  // In the order in which it was typed, and all of it.
  await typePrices(panel, ["13 eur"]);
  await expect(priceAt(panel, 0)).toHaveText("13 eur");
  // Opened again it begins as it was left.
  await keyboard.press("ArrowUp");
  await keyboard.press("F2");
  await expect(cell).toHaveValue("13");
  await expect(panel.getByRole("alert")).toContainText("“ eur” was left out of “13 eur”.");
  await keyboard.press("Escape");
  await expect(priceAt(panel, 0)).toHaveText("13 eur");
  await typePrices(panel, ["-5"]);
  await expect(gridOf(panel).getByText("Invalid price format")).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await gridOf(panel).press("Control+End");
  await panel.getByRole("button", { name: "Show the next one" }).click();
  await expect(cell).toBeFocused();
  await expect(cell).toHaveValue("5");
  await expect(panel.getByRole("alert")).toContainText("“-” was left out of “-5”.");
  // What is typed takes its place.
  await keyboard.type("7");
  await expect(cell).toHaveValue("7");
  await expect(cell).not.toHaveAttribute("aria-invalid", "true");
  await keyboard.press("Control+a");
  await paste(cell, "1.234,50 lei");
  await expect(cell).toHaveValue("1234.50");
  expect(writes).toHaveLength(before);
  await keyboard.press("Enter");
  await expect(priceAt(panel, 0)).toHaveText("1,234.50");
  await expect(panel.getByText(/^Products without a valid price/)).toHaveCount(0);
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

/** A product that the catalogue has no price of. */
export async function productNotIn(page: Page, address: string, id: number): Promise<number> {
  const headers = { "x-bff": "1" };
  const answer = await page.request.get(`${address}/api/rest/catalogs_prices/${id}`, { headers });
  const { data }: { data: { productPrices: { product: number }[] } } = await answer.json();
  const priced = new Set(data.productPrices.map(({ product }) => product));
  return Array.from({ length: 60 }, (_, index) => index + 1).find((product) => !priced.has(product)) ?? 0;
}
