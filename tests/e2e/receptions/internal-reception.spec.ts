import { expect, type Locator, type Page } from "@playwright/test";
import { writesOf } from "../catalog_price/catalogue-editor";
import { optionsOf, pickRecord } from "../support/choose-record";
import { type Stack, test } from "../support/isolated-stack";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

test.describe.configure({ timeout: 120_000 });

/** Of its own: what is moved here is elsewhere afterwards. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

interface StockRow {
  storage: { name: string };
  product: { id: number };
  batch: { id: number };
  stock: number;
}

/** What lies in a storage, or in all; of one product where one is named. What expires first comes first. */
function stocksOf(page: Page, storage: number | undefined, product?: number): Promise<StockRow[]> {
  const filters = { StorageID: storage, ProductId: product, MinQuantity: 1, OrderBy: "ExpirationDate", Order: "ASC" };
  return page.evaluate(async (asked) => {
    const answer = await fetch("/api/query/chain-stocks", {
      method: "POST",
      headers: { "x-bff": "1", "content-type": "application/json" },
      body: JSON.stringify({ filters: asked, offset: 0, limit: 250 }),
    });
    const { data } = await answer.json();
    return data.items;
  }, filters);
}

const piecesOf = (rows: readonly StockRow[], batch: number): number =>
  rows.find((row) => row.batch.id === batch)?.stock ?? 0;

const source = 3;

/** Another person's, in the same session: from the source to storage 1. */
async function takeElsewhere(page: Page, line: object): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const headers = { "x-bff": "1", "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
      const sent = { method: "POST", headers, body: JSON.stringify(body) };
      return (await fetch("/api/rest/receptions_intern", sent)).status;
    },
    { sourceStorage: source, destinationStorage: 1, renDetails: [line] },
  );
  expect(status).toBe(200);
}

const movedAt = (panel: Locator, row: number) =>
  panel.getByRole("grid", { name: "Lines" }).locator(`td[data-row="${row}"][data-column="4"]`);

test("RINT-005 a new internal reception takes what expires first, never more than lies there, is sent once, and is kept where the platform has no such call", async ({
  page,
}) => {
  await openAs(page, "acquirer", "/receptions_intern", stack.address);
  await untilHydrated(page);
  const all = await stocksOf(page, source);
  const ids = all.map((row) => row.product.id);
  const product = ids.find((id) => ids.filter((other) => other === id).length > 1) ?? 0;
  const [first, second] = await stocksOf(page, source, product);
  if (first === undefined || second === undefined) throw new Error("No product has two batches there.");
  const there = (await stocksOf(page, source, product)).reduce((sum, { stock }) => sum + stock, 0);
  const writes = writesOf(page);
  await page.getByRole("button", { name: "New", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "New internal reception" });
  const save = panel.getByRole("button", { name: "Save" });

  await test.step("Save of an empty one says all that is missing", async () => {
    await save.click();
    for (const text of ["From storage is required", "To storage is required", "At least one line is required"])
      await expect(panel.getByText(text)).toBeVisible();
  });

  await test.step("the same storage twice is refused at its field", async () => {
    const { name } = first.storage;
    await pickRecord(panel.getByLabel("From storage"), name, name);
    await pickRecord(panel.getByLabel("To storage"), name, name);
    await expect(panel.getByLabel("To storage")).toHaveAccessibleDescription(/choose another storage/);
    await panel.getByLabel("To storage").fill("Depozit");
    await optionsOf(panel.getByLabel("To storage")).filter({ hasNotText: name }).first().click();
    await expect(panel.getByText(/choose another storage/)).toHaveCount(0);
  });

  await test.step("what is asked for is filled from what expires first, by keyboard", async () => {
    const search = panel.getByPlaceholder("Add a product by name, core id or barcode");
    await search.fill(String(product));
    await expect(panel.getByRole("listbox", { name: "Add a product" }).getByRole("option").first()).toBeVisible();
    await search.press("Enter");
    const pieces = panel.getByLabel(/^Pieces of /);
    await expect(pieces).toBeFocused();
    await page.keyboard.type(String(there + 1));
    await page.keyboard.press("Enter");
    await expect(pieces).toHaveAccessibleDescription(`Only ${there} are there`);
    await pieces.fill(String(first.stock + 1));
    await page.keyboard.press("Enter");
    await expect(movedAt(panel, 0)).toHaveText(String(first.stock));
    await expect(movedAt(panel, 1)).toHaveText("1");
    await expect(search).toBeFocused();
    await expect(panel.getByLabel("From storage")).toHaveAttribute("readonly", "");
  });

  await test.step("more than a batch has is refused at its cell, with how many are there", async () => {
    await movedAt(panel, 1).click();
    await page.keyboard.type(String(second.stock + 1));
    await page.keyboard.press("Enter");
    await expect(movedAt(panel, 1)).toHaveAttribute("aria-invalid", "true");
    await expect(panel.getByText(`Only ${second.stock} are there`).last()).toBeVisible();
    await expect(save).toBeDisabled();
    await movedAt(panel, 1).click();
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    await expect(movedAt(panel, 1)).toHaveText("2");
  });

  await test.step("C5 what is left without saving is offered by New, and goes on where it was", async () => {
    await panel.getByRole("button", { name: "Close" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await page.getByRole("button", { name: "New", exact: true }).click();
    await panel.getByRole("button", { name: "Continue" }).click();
    await expect(movedAt(panel, 0)).toHaveText(String(first.stock));
    await expect(movedAt(panel, 1)).toHaveText("2");
  });

  await test.step("where the platform has no such call, what was entered stays and Save says why it is disabled", async () => {
    const missing = { status: 404, json: { error: { code: "not-found", requestId: "r" } } };
    await page.route("**/api/rest/receptions_intern", (route) => route.fulfill(missing), { times: 1 });
    await save.click();
    await expect(panel.getByText(/^The platform does not offer this/)).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(save).toHaveAttribute("title", /^The platform does not offer this/);
    await expect(movedAt(panel, 0)).toHaveText(String(first.stock));
    expect(writes).toHaveLength(1);
    // What the next sign-in does.
    await page.evaluate(() => sessionStorage.removeItem("missing-calls"));
    await movedAt(panel, 1).click();
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await expect(save).toBeEnabled();
  });

  await test.step("what somebody else takes meanwhile is told at its cell, with what is left", async () => {
    await takeElsewhere(page, { product, batch: first.batch.id, quantity: 1 });
    await save.click();
    const refused = `Line 1, .*: ${first.stock} pieces would leave the stock of .*, where ${first.stock - 1} are left`;
    await expect(page.getByText(new RegExp(refused))).toBeVisible();
    await expect(movedAt(panel, 0)).toHaveAttribute("aria-invalid", "true");
    await expect(panel.getByText(`Only ${first.stock - 1} are there`).first()).toBeVisible();
    await movedAt(panel, 0).click();
    await page.keyboard.type(String(first.stock - 1));
    await page.keyboard.press("Enter");
    await expect(save).toBeEnabled();
  });

  await test.step("Save sends all of it once, and the stock of both storages follows", async () => {
    writes.length = 0;
    const chosen = await panel.getByLabel("To storage").inputValue();
    const lay = (await stocksOf(page, undefined, product)).filter(({ storage }) => storage.name === chosen);
    await save.click();
    await expect(page.getByText("Internal reception created")).toBeVisible();
    expect(writes).toHaveLength(1);
    const [sent = ""] = writes;
    const body: { destinationStorage: number } = JSON.parse(sent.slice(sent.indexOf("{")));
    const today = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(body).toEqual({
      sourceStorage: source,
      destinationStorage: expect.any(Number),
      documentDate: today,
      renDetails: [
        { product, batch: first.batch.id, quantity: first.stock - 1 },
        { product, batch: second.batch.id, quantity: 1 },
      ],
    });
    const [left, came] = [
      await stocksOf(page, source, product),
      await stocksOf(page, body.destinationStorage, product),
    ];
    expect([piecesOf(left, first.batch.id), piecesOf(left, second.batch.id)]).toEqual([0, second.stock - 1]);
    expect([first, second].map(({ batch }) => piecesOf(came, batch.id) - piecesOf(lay, batch.id))).toEqual([
      first.stock - 1,
      1,
    ]);
    const preview = page.getByRole("complementary");
    await expect(preview.getByRole("table", { name: "Lines" }).locator("tbody tr")).toHaveCount(2);
    await expect(preview.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  });
});
