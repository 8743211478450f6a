import { expect, type Page } from "@playwright/test";
import { ownPageHeaders } from "@/tests/support/console/visitor";
import { axeFaultsInBothThemes } from "../support/axe";
import { type Stack, test } from "../support/isolated-stack";
import { type PlatformPerson, platformPerson } from "../support/platform-person";
import { scanCodes } from "../support/scan-code";
import { demoPassword, fillSignIn, openAs } from "../support/sign-in";

test.describe.configure({ timeout: 120_000 });

/** Of its own: counts are made in it, and a session ends. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const account = "shelves-mapper";

interface Product {
  id: number;
  name: string;
  barcode: string;
}

/** The storage with the most products, those that are counted there, and others that have a sheet. */
async function largest(of: PlatformPerson): Promise<{ storage: number; there: Product[]; others: Product[] }> {
  const { items: stocks } = Object(await of.call("GET", "tracking_stocks?limit=250"));
  const products = new Map<number, Set<number>>();
  for (const { storage, product } of stocks)
    products.set(storage.id, (products.get(storage.id) ?? new Set()).add(product.id));
  const [[storage = 0] = []] = [...products].sort(([, one], [, other]) => other.size - one.size);
  const { items } = Object(await of.call("GET", `current_stocks/storage/${storage}?lite=true&limit=100`));
  const there: Product[] = items.map(({ product }: { product: Product }) => product);
  const sheets = Object(await of.call("GET", "product-documentation/list?pageSize=250"));
  const others: Product[] = sheets.items.map(
    (sheet: { productId: number; name: string; identifiers: { type: string; value: string }[] }) => ({
      id: sheet.productId,
      name: sheet.name,
      barcode: sheet.identifiers.find(({ type }) => type === "BARCODE")?.value,
    }),
  );
  const all = new Map(others.filter(({ barcode }) => barcode).map((product) => [product.id, product]));
  for (const { id } of there) all.delete(id);
  return { storage, there, others: [...all.values()] };
}

/** A count that somebody may count. */
async function begin(of: PlatformPerson, body: { storage: number; isBlind?: boolean }): Promise<number> {
  const { id } = Object(await of.call("POST", "inventory", body));
  await of.call("PATCH", `inventory/${id}`, { countedBy: of.id });
  return id;
}

/** What the platform has of a count, by product. */
async function itemsOf(page: Page, id: number): Promise<Map<string, number>> {
  const answer = await page.request.post(`${stack.address}/api/query/chain-supply-inventory-details`, {
    headers: ownPageHeaders(stack.address),
    data: { filters: { InventoryID: id }, offset: 0, limit: 1 },
  });
  const { data }: { data: { items: { items: { name: string; inventoryQuantity: number }[] }[] } } = await answer.json();
  return new Map(data.items[0]?.items.map(({ name, inventoryQuantity }) => [name, inventoryQuantity]));
}

/** All that the browser keeps of counts, as text. */
function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opened = indexedDB.open("counts");
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(opened.error);
    });
    const stores = [...database.objectStoreNames];
    const read = database.transaction(stores);
    const all = await Promise.all(
      stores.map(
        (store) =>
          new Promise((resolve) => {
            const asked = read.objectStore(store).getAll();
            asked.onsuccess = () => resolve(asked.result);
          }),
      ),
    );
    database.close();
    return JSON.stringify([all, { ...localStorage }, { ...sessionStorage }]);
  });
}

const figure = (page: Page) => page.locator("input[data-figure]");

test("W18 INVE-010 INVE-011 INVE-012 INVE-014 ERRS-043 ERRS-053 ERRS-054 sixty products are counted blind by a scanner alone, over a network that goes and comes and a session that ends, and no book quantity reaches the browser", async ({
  page,
  context,
}) => {
  await openAs(page, account, "/inventory", stack.address);
  const counter = await platformPerson(stack, account);
  const { storage, there, others } = await largest(counter);
  const products = [...there, ...others];
  expect(products.length).toBeGreaterThanOrEqual(60);
  const id = await begin(counter, { storage, isBlind: true });
  const before = stack.browserRecording.recorded.length;
  await page.goto(`${stack.address}/inventory?open=${id}&mode=edit`);
  await expect(page.getByText(/^0 of \d+ products counted$/)).toBeVisible();
  expect(await axeFaultsInBothThemes(page, "main")).toEqual([]);

  const [first, second, third, ...rest] = products.slice(0, 60);
  const [listed, beside] = [there.length, 59 - there.length];
  if (!first || !second || !third) throw new Error("There are no products.");
  // What is searched for is chosen by Enter, and takes the next keys.
  const search = page.getByRole("searchbox", { name: "Find a product" });
  await search.fill(first.name);
  await search.press("Enter");
  await expect(page.getByLabel(`Pieces of ${first.name}`)).toBeFocused();
  await expect(search).toHaveValue("");
  await scanCodes(page, [first.barcode]);
  await expect(page.getByText("Item added to inventory")).toBeVisible();
  // Many at once, one of them once more, and one that nobody knows.
  await scanCodes(page, [...rest.map(({ barcode }) => barcode), first.barcode, "9999999999994"]);
  // One of the sixty has a sheet that its merchant does not tell by its barcode.
  const parked = page.getByRole("region", { name: "Scanned codes without a product" }).getByRole("listitem");
  await expect(parked).toHaveText([/Invalid barcode, please document the product\./, /^9999999999994Invalid barcode/]);
  await expect(page.getByText(`${listed - 2} of ${listed} products counted, ${beside} others`)).toBeVisible();
  await expect(page.getByText("All sent")).toBeVisible();
  await expect(page.getByText("58 pieces")).toBeVisible();

  // The network goes: what is counted stays, over a reload as well.
  await context.setOffline(true);
  await scanCodes(page, [second.barcode, third.barcode, third.barcode]);
  await expect(page.getByText("No connection. 2 not sent yet")).toBeVisible();
  // What was told of an earlier figure would be taken for theirs; whoever presses learns why it cannot be ended.
  await expect(page.getByText("Item added to inventory")).toHaveCount(0);
  await page.getByRole("button", { name: "Counting is done" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Not all is sent yet." })).toBeVisible();
  await page.reload();
  await expect(page.getByText("This page cannot be loaded.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Language" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Counts on this device" })).toBeVisible();
  await expect(page.getByText(`${listed} of ${listed} products counted, ${beside} others`)).toBeVisible();
  await scanCodes(page, [third.barcode]);
  await expect(figure(page)).toHaveValue("3");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("All sent")).toBeVisible();
  await expect(page.getByText("62 pieces")).toBeVisible();
  expect((await itemsOf(page, id)).get(third.name)).toBe(3);

  // The session ends in the middle: the same person finds all of it again, and it goes out.
  await context.clearCookies({ name: /session/ });
  await page.getByRole("button", { name: "One more" }).click();
  await fillSignIn(page, account, demoPassword);
  await expect(page.getByText("63 pieces")).toBeVisible();
  await expect(page.getByText("All sent")).toBeVisible();
  expect((await itemsOf(page, id)).get(third.name)).toBe(4);

  // What is typed is set before the next scan, and stays with its product; the pad's digits count for + as well.
  const pad = page.getByRole("group", { name: "Number pad" });
  await page.getByRole("button", { name: "Number pad" }).click();
  await expect(pad.getByRole("button", { name: "Set", exact: true })).toBeInViewport({ ratio: 1 });
  await pad.getByRole("button", { name: "7", exact: true }).click();
  await scanCodes(page, [second.barcode]);
  await expect(page.getByRole("heading", { name: second.name })).toBeVisible();
  await expect(figure(page)).toHaveValue("2");
  await pad.getByRole("button", { name: "1", exact: true }).click();
  await page.getByRole("button", { name: "One more" }).click();
  await expect(figure(page)).toHaveValue("2");
  await page.getByRole("button", { name: "Undo the last" }).click();
  await page.getByRole("button", { name: "Undo the last" }).click();
  await page.getByRole("button", { name: "Undo the last" }).click();
  await page.getByRole("button", { name: "Undo the last" }).click();
  await expect(page.getByRole("heading", { name: third.name })).toBeVisible();
  await expect(page.getByText("63 pieces")).toBeVisible();

  // A figure is typed over, taken back, and undone.
  await figure(page).fill("12");
  await figure(page).press("Enter");
  await expect(page.getByText("71 pieces")).toBeVisible();
  await page.getByRole("button", { name: "Not counted after all" }).click();
  await expect(page.getByText("Product removed")).toBeVisible();
  await expect(page.getByText(`${listed - 1} of ${listed} products counted, ${beside} others`)).toBeVisible();
  await expect(page.getByText("59 pieces")).toBeVisible();
  await page.getByRole("button", { name: "Undo the last" }).click();
  await figure(page).fill("12x");
  await figure(page).press("Enter");
  await expect(page.getByRole("alert").getByText("Whole pieces, 0 to 99,999.")).toBeVisible();
  // What is no figure is neither lost with the page nor with the screen.
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("alertdialog")).toContainText("“12x” is no figure and is not counted.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(figure(page)).toHaveValue("12x");
  await figure(page).press("Escape");
  await expect(figure(page)).toHaveValue("12");
  await expect(page.getByText("All sent")).toBeVisible();

  // On a phone it covers the page, also for keys and readers; a code that is settled leads back to what is counted.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(page.getByRole("banner")).toHaveAttribute("inert");
  await scanCodes(page, ["9999999999987"]);
  await parked
    .filter({ hasText: "9999999999987" })
    .getByRole("button", { name: /^Leave/ })
    .press("Enter");
  await expect(parked).toHaveCount(2);
  await parked
    .first()
    .getByRole("button", { name: /^Leave/ })
    .press("Enter");
  await parked.getByRole("button", { name: /^Leave/ }).press("Enter");
  await expect(page.locator("[data-goes-on]")).toBeFocused();
  await scanCodes(page, ["9999999999987", "9999999999994"]);
  await expect(parked).toHaveCount(2);
  if (wide) await page.setViewportSize(wide);
  await expect(page.getByRole("banner")).not.toHaveAttribute("inert");

  const told = stack.browserRecording.recorded
    .slice(before)
    .filter(({ path }) => /inventory|current_stocks/.test(path));
  expect(told.length).toBeGreaterThan(60);
  expect(told.map(({ answer }) => /scriptQuantity":\d|"stock":\d/.exec(answer)?.[0]).filter(Boolean)).toEqual([]);
  expect(await keptText(page)).not.toMatch(/script|stock|books/i);

  await page.getByRole("button", { name: "Counting is done" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("2 scanned codes have no product");
  await page.getByRole("button", { name: "It is done" }).click();
  await expect(page.getByText("Status updated")).toBeVisible();
  await expect(page).toHaveURL((url) => !url.searchParams.has("mode"));
  await expect(page.getByRole("complementary").getByText("It waits for a review.")).toBeVisible();
  expect(await keptText(page)).not.toContain(third.barcode);
});
