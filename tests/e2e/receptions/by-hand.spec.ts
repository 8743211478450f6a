import { expect, type Locator, type Page } from "@playwright/test";
import { ownPageHeaders } from "@/tests/support/console/visitor";
import { writesOf } from "../catalog_price/catalogue-editor";
import { optionsOf } from "../support/choose-record";
import { type Stack, test } from "../support/isolated-stack";
import { scanCodes } from "../support/scan-code";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";
import { cellAt, gridOf, panelOf } from "./reception-editor";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is received here changes what is in stock. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

interface Product {
  id: number;
  barcode: string;
}

/** Products that a scan finds: a merchant of the chains has their sheet. */
async function documented(page: Page, count: number): Promise<Product[]> {
  const headers = ownPageHeaders(stack.address);
  const read = async <Data>(path: string): Promise<Data> =>
    (await (await page.request.get(`${stack.address}/api/rest/${path}`, { headers })).json()).data;
  const [merchant] = await read<{ euid?: string }[]>("chains");
  const { items } = await read<{ items: { core_id: number; barcode: string }[] }>("products?limit=250&offset=0");
  const values = items.map(({ barcode }) => barcode).filter((code) => /^\d{13}$/.test(code));
  const body = { merchant: { euid: merchant?.euid }, identifiers: { type: "BARCODE", values: values.slice(0, 200) } };
  const answer = await page.request.post(`${stack.address}/api/documentation/GetIdentifierDefaultPreviewList`, {
    headers,
    data: body,
  });
  const found: { data: { items: { identifier: { value: string }; documentation?: { productId: number } }[] } } =
    await answer.json();
  return found.data.items
    .flatMap(({ identifier, documentation }) =>
      documentation ? [{ id: documentation.productId, barcode: identifier.value }] : [],
    )
    .slice(0, count);
}

const isLabelled = (row: number): boolean => row % 4 !== 3;
/** From a line's price to its first quantity. */
const back = Array.from({ length: 4 }, () => "ArrowLeft");

/** Takes the first of what a picker offers for a text, by keys alone. */
async function pickByKeys(picker: Locator, term: string): Promise<void> {
  await picker.focus();
  await picker.pressSequentially(term);
  await expect(optionsOf(picker).first()).toBeVisible();
  await picker.press("Enter");
}

test("RECP-007 RECP-013 RECP-023 RECP-033 forty lines are received by keyboard and scanner alone, all of it is sent, and all of it is in stock", async ({
  page,
}) => {
  await openAs(page, "acquirer", "/receptions", stack.address);
  await untilHydrated(page);
  const products = await documented(page, 40);
  expect(products).toHaveLength(40);
  const writes = writesOf(page);
  await page.getByRole("button", { name: "New", exact: true }).press("Enter");
  const panel = panelOf(page, "New reception");

  await test.step("the header, field by field", async () => {
    await expect(panel.getByLabel("Supplier")).toBeFocused();
    await pickByKeys(panel.getByLabel("Supplier"), "a");
    await panel.getByLabel("Document type").press("F");
    await panel.getByLabel("Reception type").press("R");
    await panel.getByLabel("Document number").pressSequentially("FV 40");
    await panel.getByLabel("Document date", { exact: true }).pressSequentially("20112026", { delay: 55 });
    await pickByKeys(panel.getByLabel("Storage of new lines"), "a");
  });

  await test.step("box after box is scanned: a label says batch, day and pieces", async () => {
    const codes = products.map(({ barcode }, row) =>
      isLabelled(row) ? `010${barcode}17271231371210L${row}` : barcode,
    );
    await scanCodes(page, codes);
    await expect(panel.getByRole("heading", { name: "Lines (40)" })).toBeVisible();
    await expect(gridOf(panel)).toBeFocused();
  });

  await test.step("prices are typed line after line, and what has no label is counted", async () => {
    const price = ["4", ",", "5", "Enter"];
    const counted = [...back, "2", "4", "Tab", "2", "3", "Tab", "B", "Tab", "Tab", ...price];
    await page.keyboard.press("Control+Home");
    for (const _ of back) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    // All keys of a line at once: a person does not wait for the page between two of them either.
    for (const row of products.keys())
      await Promise.all((isLabelled(row) ? price : counted).map((key) => page.keyboard.press(key)));
    await expect(cellAt(panel, 39, "value")).toHaveText("103.50");
    await expect(gridOf(panel).locator("[aria-invalid=true]")).toHaveCount(0);
    // Each product's VAT rate is asked for as it comes: on a busy machine forty of them take their time.
    await expect(panel.getByText(/^Lines that are not complete/)).toHaveCount(0, { timeout: 60_000 });
  });

  await test.step("that it may have been made comes into sight from the last line", async () => {
    const refusal = { status: 503, json: { error: { code: "unavailable", message: "no", requestId: "r" } } };
    await page.route("**/api/rest/reception_entry_notes", (route) => route.fulfill(refusal));
    await panel.getByRole("button", { name: "Save" }).press("Enter");
    await expect(panel.getByText(/^It may have been made/)).toBeInViewport();
    await page.unroute("**/api/rest/reception_entry_notes");
    await panel.getByRole("button", { name: "It is not there: send it again" }).press("Enter");
    writes.length = 0;
  });

  await test.step("one call has all of it", async () => {
    await panel.getByRole("button", { name: "Save" }).press("Enter");
    await expect(page.getByText("Reception created")).toBeVisible();
    expect(writes).toHaveLength(1);
    const [sent = ""] = writes;
    const { ReceptionEntryNoteItems: items } = JSON.parse(sent.slice(sent.indexOf("{")));
    const quantity = (row: number) =>
      isLabelled(row)
        ? {
            quantity: { quantityInvoice: 12, quantityReceived: 12 },
            batchNumber: `L${row}`,
            expirationDate: "2027-12-31",
          }
        : { quantity: { quantityInvoice: 24, quantityReceived: 23 }, batchNumber: "B" };
    expect(items).toEqual(
      products.map(({ id }, row) => ({
        product: id,
        storage: expect.any(Number),
        rateVAT: expect.any(Number),
        pricePurchase: "4.50",
        ...quantity(row),
      })),
    );
    expect(await piecesIn(page, items[0].storage, products)).toEqual(
      products.map((_, row) => (isLabelled(row) ? 12 : 23)),
    );
  });
});

/** What lies in a storage of the batches that were received, by product. */
async function piecesIn(page: Page, storage: number, products: readonly Product[]): Promise<number[]> {
  const headers = { ...ownPageHeaders(stack.address), "content-type": "application/json" };
  const stocks = await Promise.all(
    products.map(async ({ id }, row) => {
      const filters = { StorageID: storage, ProductId: id, MinQuantity: 1 };
      const answer = await page.request.post(`${stack.address}/api/query/chain-stocks`, {
        headers,
        data: { filters, offset: 0, limit: 250 },
      });
      const { data }: { data: { items: { batch: { number: string }; stock: number }[] } } = await answer.json();
      return data.items.find(({ batch }) => batch.number === (isLabelled(row) ? `L${row}` : "B"))?.stock ?? 0;
    }),
  );
  return stocks;
}

test.describe("at a tablet", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test("RECP-007 RECP-013 a delivery is received by touch alone; what is touched is large enough", async ({ page }) => {
    await openAs(page, "acquirer", "/receptions", stack.address);
    await untilHydrated(page);
    await page.getByRole("button", { name: "New", exact: true }).tap();
    const panel = panelOf(page, "New reception");
    const take = async (picker: Locator, term: string) => {
      await picker.tap();
      await picker.fill(term);
      await optionsOf(picker).first().tap();
    };
    await take(panel.getByLabel("Supplier"), "a");
    await panel.getByLabel("Document type").selectOption({ label: "Factură" });
    await panel.getByLabel("Reception type").selectOption({ label: "Recepție marfă" });
    await panel.getByLabel("Document number").fill("FV 41");
    await panel.getByLabel("Document date", { exact: true }).fill("20112026");
    await take(panel.getByLabel("Storage of new lines"), "a");
    const search = panel.getByPlaceholder("Add a product by name, core id or barcode");
    await search.tap();
    await search.fill("14");
    const entry = gridOf(panel).getByRole("textbox");
    await panel.getByRole("listbox", { name: "Add a product" }).getByRole("option").first().tap();
    await expect(entry).toBeFocused();
    await page.keyboard.insertText("24");
    for (const [column, text] of [
      ["received", "23"],
      ["price", "4.5"],
    ] as const) {
      // On a busy machine two taps may be too far apart for one that is meant twice.
      await expect(async () => {
        await cellAt(panel, 0, column).tap();
        await cellAt(panel, 0, column).tap();
        await expect(cellAt(panel, 0, column).getByRole("textbox")).toBeFocused({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.insertText(text);
    }
    await panel.getByRole("heading", { name: "Lines (1)" }).tap();
    await expect(cellAt(panel, 0, "value")).toHaveText("103.50");
    const small = await panel.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>("button, input:not([type=file]), select, td[data-column]")]
        .filter((target) => target.checkVisibility())
        .map((target) => [target.ariaLabel ?? target.textContent, target.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < 24 || height < 24)
        .map(([name, { width, height }]) => `${name}: ${width} × ${height}`),
    );
    expect(small).toEqual([]);
    const save = panel.getByRole("button", { name: "Save" });
    const camera = panel.getByRole("button", { name: "Scan by camera" });
    for (const main of [save, camera, panel.getByLabel("Document number")])
      expect((await main.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await save.tap();
    await expect(page.getByText("Reception created")).toBeVisible();
  });
});
