import { expect, type Locator, type Page } from "@playwright/test";
import { goInside } from "../support/go-inside";

/** Columns of a note's lines, as they stand. */
export const columnOf = {
  product: 0,
  invoiced: 1,
  received: 2,
  batch: 3,
  expiry: 4,
  price: 5,
  discount: 6,
  discountType: 7,
  vat: 8,
  storage: 9,
  value: 10,
} as const;

export const panelOf = (page: Page, name: string | RegExp) => page.getByRole("complementary", { name });
export const gridOf = (panel: Locator) => panel.getByRole("grid", { name: "Lines" });
export const cellAt = (panel: Locator, row: number, column: keyof typeof columnOf) =>
  gridOf(panel).locator(`td[data-row="${row}"][data-column="${columnOf[column]}"]`);

/** Between two keys of a hand: what comes faster and is as long as a code is a scan. */
const keyMs = 55;
const shortestCode = 6;

/** Types into cells from the one that has the cursor, each left by Tab. */
export async function typeCells(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text, { delay: text.length < shortestCode ? 0 : keyMs });
    await page.keyboard.press("Tab");
  }
}

/** Finds a product by what is typed and takes it: the cursor is in the new line's first quantity. */
export async function addLine(panel: Locator, term: string): Promise<void> {
  const search = panel.getByPlaceholder("Add a product by name, core id or barcode");
  await search.fill(term);
  await expect(panel.getByRole("listbox", { name: "Add a product" }).getByRole("option").first()).toBeVisible();
  await search.press("Enter");
}

export async function editInside(page: Page, id: number): Promise<Locator> {
  await goInside(page, `/receptions?open=${id}`);
  await panelOf(page, `Reception ${id}`).getByRole("button", { name: "Edit", exact: true }).click();
  const panel = panelOf(page, `Edit reception ${id}`);
  await expect(gridOf(panel)).toBeVisible();
  return panel;
}

/** Of 24 pieces invoiced 23 came, at 4.50 less 10 percent; the second line's 10 came. The note is left as it was. */
export async function expectReceivedCheck(page: Page, panel: Locator): Promise<void> {
  await expect(cellAt(panel, 0, "received").getByRole("img", { name: "1 fewer than invoiced" })).toBeVisible();
  await expect(panel.getByText("Invoiced 34 pcs, received 33 pcs.")).toBeVisible();
  await expect(panel.getByText(/^1 line differs from the invoice: 1 pcs missing, worth -4\.05\sRON/)).toBeVisible();
  await cellAt(panel, 0, "expiry").click();
  await typeCells(page, ["01.02.2020"]);
  await expect(cellAt(panel, 0, "expiry").getByRole("img", { name: "Expired" })).toBeVisible();
  await expect(panel.getByText("1 line has goods past their last day.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Save" })).toBeEnabled();
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(cellAt(panel, 0, "expiry")).toHaveText("31/12/2099");
}
