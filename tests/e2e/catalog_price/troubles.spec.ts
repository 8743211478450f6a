import { expect, type Page } from "@playwright/test";
import { endSignInAtPlatform } from "../session/end-at-platform";
import { tokensHandedOut } from "../session/tokens";
import { pickRecord } from "../support/choose-record";
import { type Stack, test } from "../support/isolated-stack";
import { demoPassword, fillSignIn } from "../support/sign-in";
import {
  addProduct,
  gridOf,
  openCatalogues,
  openEdit,
  panelOf,
  priceAt,
  typePrices,
  writesOf,
} from "./catalogue-editor";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: prices are changed, and its platform refuses what it is told to. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const catalogueId = 3;
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

interface KnownPrice {
  productPriceId: number;
  product: number;
  label: string;
}

/** In the order of the grid. */
async function pricesOf(page: Page): Promise<KnownPrice[]> {
  const answer = await page.request.get(`${stack.address}/api/rest/catalogs_prices/${catalogueId}`, {
    headers: { "x-bff": "1" },
  });
  const { data }: { data: { productPrices: KnownPrice[] } } = await answer.json();
  return data.productPrices;
}

/** Somebody else, past the console. */
async function sendElsewhere(method: "PATCH" | "DELETE", path: string, body?: object): Promise<void> {
  const tokens = tokensHandedOut(stack.platformRecording).filter((token) => token.includes("."));
  const answer = await fetch(`${stack.platformUrl}/${path}`, {
    method,
    headers: { "x-auth-token": tokens.at(-1) ?? "", ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
}

/** @param price none removes it */
function changeElsewhere({ productPriceId, product }: KnownPrice, price?: string): Promise<void> {
  const path = `products_prices/${productPriceId}`;
  if (price === undefined) return sendElsewhere("DELETE", path);
  return sendElsewhere("PATCH", path, { catalogPrice: catalogueId, product, price });
}

test("CATA-019 CATA-020 CATA-025 CNST-020 ERRS-032 a new catalogue survives what goes wrong", async ({ page }) => {
  await openCatalogues(page, stack.address, "?mode=new");
  const panel = panelOf(page, "New catalogue");
  await test.step("products are searched for once the typing has stopped, and a failure is told there", async () => {
    const search = panel.getByPlaceholder("Add a product by name or core id");
    await page.route("**/api/rest/products/global-search**", (route) => route.abort());
    const asked = page.waitForRequest("**/api/rest/products/global-search**");
    const typedAt = Date.now();
    await search.fill("14");
    await asked;
    expect(Date.now() - typedAt).toBeGreaterThanOrEqual(800);
    await expect(panel.getByText("Failed to load products")).toBeVisible();
    await page.unroute("**/api/rest/products/global-search**");
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(panel.getByRole("listbox").getByRole("option")).toBeVisible();
    await search.fill("");
  });
  await test.step("each row says what is wrong with it as it changes", async () => {
    await panel.getByLabel("Catalogue name").fill("Gări mici");
    await pickRecord(panel.getByLabel("Add a storage"), "", 0);
    await addProduct(panel, "14", "");
    await expect(panel.getByText("Price is required")).toBeVisible();
    await typePrices(panel, ["abc"]);
    await expect(panel.getByText("Invalid price format")).toBeVisible();
    await typePrices(panel, ["0,99"]);
    await expect(panel.getByText("Price must be greater than 0")).toBeVisible();
    await typePrices(panel, ["12,5"]);
    await expect(priceAt(panel, 0)).toHaveText("12.50");
    await expect(gridOf(panel).locator("img")).toBeVisible();
  });
  await test.step("leaving asks, and staying keeps it", async () => {
    await page.getByRole("link", { name: "Products", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
    await expect(priceAt(panel, 0)).toHaveText("12.50");
  });
  await test.step("a platform that fails at Save takes nothing away", async () => {
    const failure = { status: 500, type: "application/json", body: "{}" };
    const letThrough = stack.platformRecording.answerInstead("POST", /^\/catalogs_prices/, failure);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(toasts(page).getByRole("listitem")).toBeVisible();
    await expect(panel.getByLabel("Catalogue name")).toHaveValue("Gări mici");
    await expect(priceAt(panel, 0)).toHaveText("12.50");
    letThrough();
  });
  await test.step("what was entered, the rows included, is there again after the session has ended", async () => {
    await endSignInAtPlatform(stack);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/login");
    await fillSignIn(page, "acquirer", demoPassword);
    await expect(panel.getByLabel("Catalogue name")).toHaveValue("Gări mici");
    await expect(panel.getByText(/is here again, not saved yet/)).toBeVisible();
    await expect(panel.getByRole("list", { name: "Storages of the catalogue" }).getByRole("listitem")).toHaveCount(1);
    await expect(priceAt(panel, 0)).toHaveText("12.50");
    await panel.getByRole("button", { name: "Save" }).dblclick();
    await expect(page.getByText("Catalogue created")).toBeVisible();
    const made = stack.platformRecording.recorded.filter(
      ({ method, path, status }) => method === "POST" && path === "/catalogs_prices" && status < 300,
    );
    expect(made).toHaveLength(1);
  });
});

test("a part of many prices fails: each row says so, the rest is saved, and the part can be tried again", async ({
  page,
}) => {
  const panel = await openEdit(page, stack.address, catalogueId);
  const [first] = await pricesOf(page);
  const refusal = { status: 422, type: "application/json", body: '{"error":{"message":["price: too high"]}}' };
  const path = new RegExp(`^/products_prices/${first?.productPriceId}$`);
  const letThrough = stack.platformRecording.answerInstead("PATCH", path, refusal);
  const before = await priceAt(panel, 0).textContent();
  await gridOf(panel).focus();
  await page.keyboard.press("Control+Home");
  for (const key of ["Shift+ArrowDown", "Shift+ArrowDown"]) await page.keyboard.press(key);
  await panel.getByRole("button", { name: "Change selected prices" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("By", { exact: true })).toBeFocused();
  await page.keyboard.type("10");
  await expect(dialog.getByText("3 to be changed, 0 left as they are")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Prices changed: 2")).toBeVisible();
  await expect(gridOf(panel).getByText("Too high", { exact: true })).toBeVisible();
  await expect(priceAt(panel, 0)).toHaveText(before ?? "");
  await expect(panel.getByText(`Not saved (1): ${first?.label}`)).toBeVisible();
  letThrough();
  await panel.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByText("Product edited")).toBeVisible();
  await expect(priceAt(panel, 0)).not.toHaveText(before ?? "");
  await expect(panel.getByText(/^Not saved/)).toHaveCount(0);
});

/** The tab leaves when its caches are gone, and until then it is used. */
const clearCachesSlowly = (page: Page) =>
  page.evaluate(() => {
    const keys = caches.keys.bind(caches);
    caches.keys = () => new Promise((resolve) => setTimeout(() => resolve(keys()), 500));
  });

test("SESS-017 a price that the end of the session kept from being sent is there again", async ({ page }) => {
  const panel = await openEdit(page, stack.address, catalogueId);
  await expect(gridOf(panel).locator("img").first()).toBeVisible();
  // The last that the page asks for by itself.
  await expect(panel.getByLabel("Currency").getByRole("option").nth(1)).toBeAttached();
  await endSignInAtPlatform(stack);
  await typePrices(panel, ["33"]);
  await expect(page).toHaveURL((url) => url.pathname === "/login");
  await fillSignIn(page, "acquirer", demoPassword);
  await expect(panel.getByText(/^Not saved \(1\): /)).toBeVisible();
  await expect(priceAt(panel, 0)).not.toHaveText("33.00");
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Product edited")).toBeVisible();
  await expect(priceAt(panel, 0)).toHaveText("33.00");
  await test.step("so is a name that was being typed", async () => {
    await expect(panel.getByLabel("Currency").getByRole("option").nth(1)).toBeAttached();
    const taken = "Gări și autogări";
    await panel.getByLabel("Catalogue name").fill(taken);
    await endSignInAtPlatform(stack);
    await clearCachesSlowly(page);
    await panel.getByLabel("Catalogue name").press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === "/login");
    await fillSignIn(page, "acquirer", demoPassword);
    await expect(panel.getByText("Not sent, because the session ended: Catalogue name")).toBeVisible();
    await expect(panel.getByLabel("Catalogue name")).not.toHaveValue(taken);
    await panel.getByRole("button", { name: "Send mine" }).press("Enter");
    await expect(panel.getByText("Catalogue 6 has it", { exact: true })).toBeVisible();
    await sendElsewhere("PATCH", "catalogs_prices/6", { name: "Gări mari" });
    // What was refused still waits.
    await panel.getByRole("button", { name: "Send mine" }).press("Enter");
    await expect(page.getByText("Catalogue name updated")).toBeVisible();
    await expect(panel.getByLabel("Catalogue name")).toHaveValue(taken);
    await expect(panel.getByRole("button", { name: "Send mine" })).toHaveCount(0);
  });
});

test("two people in one price list: the second is told at the place and chooses", async ({ page }) => {
  await page.clock.install();
  const panel = await openEdit(page, stack.address, catalogueId);
  const [first, second] = await pricesOf(page);
  if (first === undefined || second === undefined) throw new Error("The catalogue has too few prices.");
  const clash = panel.getByRole("heading", { name: /^Not sent, because somebody else has changed it/ });
  const writes = writesOf(page);
  await test.step("a price that somebody else has changed is not written over", async () => {
    await changeElsewhere(first, "44.00");
    await page.clock.fastForward(20_000);
    await typePrices(panel, ["15"]);
    await expect(clash).toBeVisible();
    await expect(priceAt(panel, 0)).toHaveText("44.00");
    await expect(panel.getByText("Saved by now: 44.00 · Yours: 15.00")).toBeVisible();
    expect(writes).toEqual([]);
    await panel.getByRole("button", { name: "Close" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
    await panel.getByRole("button", { name: `Send mine, ${first.label}` }).press("Enter");
    await expect(priceAt(panel, 0)).toHaveText("15.00");
    await expect(clash).toHaveCount(0);
    expect(writes).toHaveLength(1);
  });
  await test.step("a price that somebody else has removed is refused, and its row goes where the person says so", async () => {
    await changeElsewhere(second);
    await page.clock.fastForward(5000);
    await gridOf(panel).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("16");
    await page.keyboard.press("Enter");
    await expect(gridOf(panel).getByText("Removed by somebody else")).toBeVisible();
    await panel.getByRole("button", { name: `Take what is saved, ${second.label}` }).press("Enter");
    await expect(gridOf(panel).getByText(second.label)).toHaveCount(0);
    await expect(clash).toHaveCount(0);
  });
  await test.step("a name that somebody else has changed is not written over either", async () => {
    const name = panel.getByLabel("Catalogue name");
    const renames = () => writes.filter((write) => write.includes("catalogs_prices"));
    await name.fill("Al meu");
    await sendElsewhere("PATCH", `catalogs_prices/${catalogueId}`, { name: "Al celuilalt" });
    await page.clock.fastForward(20_000);
    await name.press("Enter");
    const told = panel.getByRole("alert").filter({ hasText: "changed it meanwhile: Catalogue name" });
    await expect(told).toContainText("Saved by now: Al celuilalt · Yours: Al meu");
    await expect(name).toHaveValue("Al celuilalt");
    await told.getByRole("button", { name: "Take what is saved" }).press("Enter");
    await expect(told).toHaveCount(0);
    expect(renames()).toEqual([]);
    await name.fill("Acum al meu");
    await name.press("Enter");
    await expect(page.getByText("Catalogue name updated")).toBeVisible();
    expect(renames()).toHaveLength(1);
  });
});

test("a catalogue is compared with another one, and takes over its prices as one step that is undone", async ({
  page,
}) => {
  const panel = await openEdit(page, stack.address, catalogueId);
  const before = (await gridOf(panel).getAttribute("aria-rowcount")) ?? "";
  await panel.getByRole("button", { name: "Compare" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Compare with another catalogue" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("Birouri");
  await expect(dialog.getByRole("option")).toHaveText(["BirouriRON"]);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Compared with Birouri (RON)")).toBeVisible();
  await expect(dialog.getByRole("table")).toBeVisible();
  const counted = await dialog
    .getByRole("radio")
    .evaluateAll((all) => all.map((each) => each.parentElement?.textContent));
  const [differences = 0, different = 0, onlyHere = 0, onlyThere = 0] = counted.map((text) =>
    Number(/\d+/.exec(text ?? "")),
  );
  expect(differences).toBe(different + onlyHere + onlyThere);
  expect(onlyThere).toBeGreaterThan(0);
  await dialog.getByText(/^Only there \(/).click();
  await expect(dialog.getByRole("table")).toHaveAttribute("aria-rowcount", String(onlyThere + 1));
  await dialog.getByRole("checkbox", { name: "Select all that have a price there" }).press("Space");
  await dialog.getByRole("button", { name: "Take over their prices…" }).press("Enter");
  await expect(dialog.getByText(`${onlyThere} to be changed, 0 left as they are`)).toBeVisible();
  await dialog.getByRole("button", { name: `Take over ${onlyThere}` }).press("Enter");
  await expect(gridOf(panel)).toHaveAttribute("aria-rowcount", String(Number(before) + onlyThere));
  await expect(panel.getByText(/being saved…/)).toHaveCount(0);
  await gridOf(panel).press("Control+z");
  await expect(gridOf(panel)).toHaveAttribute("aria-rowcount", before);
});
