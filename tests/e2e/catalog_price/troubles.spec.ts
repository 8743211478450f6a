import { expect, type Page } from "@playwright/test";
import { endSignInAtPlatform } from "../session/end-at-platform";
import { pickRecord } from "../support/choose-record";
import { type Stack, test } from "../support/isolated-stack";
import { demoPassword, fillSignIn } from "../support/sign-in";
import {
  addProduct,
  editInside,
  gridOf,
  openCatalogues,
  panelOf,
  paste,
  priceAt,
  typePrices,
} from "./catalogue-editor";
import { pricesOf } from "./elsewhere";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: prices are changed, and its platform refuses what it is told to. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("CATA-019 CATA-020 CATA-025 CNST-020 ERRS-032 a new catalogue survives what goes wrong; of many prices the part that fails is told, and can be tried again", async ({
  page,
}) => {
  await openCatalogues(page, stack.address, "?mode=new");
  const panel = panelOf(page, "New catalogue");
  await test.step("products are searched for once the typing has stopped, and a failure is told there", async () => {
    const search = panel.getByPlaceholder("Add a product by name, core id or barcode");
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
    await expect(panel.getByText(/has been restored/)).toBeVisible();
    await expect(panel.getByRole("list", { name: "Storages of the catalogue" }).getByRole("listitem")).toHaveCount(1);
    await expect(priceAt(panel, 0)).toHaveText("12.50");
    await panel.getByRole("button", { name: "Save" }).dblclick();
    await expect(page.getByText("Catalogue created")).toBeVisible();
    const made = stack.platformRecording.recorded.filter(
      ({ method, path, status }) => method === "POST" && path === "/catalogs_prices" && status < 300,
    );
    expect(made).toHaveLength(1);
  });
  await test.step("a part of many prices fails: each row says so, the rest is saved, and the part can be tried again", async () => {
    const panel = await editInside(page, 3);
    const [first] = await pricesOf(page, stack, 3);
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
    await expect(gridOf(panel).getByText("The platform says: “Too high”", { exact: true })).toBeVisible();
    await expect(priceAt(panel, 0)).toHaveText(before ?? "");
    await expect(panel.getByText(`Not saved (1): ${first?.label}`)).toBeVisible();
    letThrough();
    await panel.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.getByText("Product edited")).toBeVisible();
    await expect(priceAt(panel, 0)).not.toHaveText(before ?? "");
    await expect(panel.getByText(/^Not saved/)).toHaveCount(0);
    await test.step("a paste says how many prices were set, and takes back no other where none was", async () => {
      stack.platformRecording.answerInstead("PATCH", path, refusal);
      await typePrices(panel, []);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.type("13.65");
      await page.keyboard.press("Enter");
      await expect(priceAt(panel, 1)).toHaveText("13.65");
      await typePrices(panel, []);
      await paste(gridOf(panel), "8.90");
      await expect(panel.getByText(/^Not saved \(1\):.* 8.90/)).toBeVisible();
      await expect(panel.getByRole("button", { name: "Take them back" })).toHaveCount(0);
      await paste(gridOf(panel), "8.90\n14.10");
      await expect(panel.getByText("Prices set from what was pasted: 1")).toBeVisible();
      await panel.getByRole("button", { name: "Take them back" }).click();
      await expect(priceAt(panel, 1)).toHaveText("13.65");
      await expect(panel.getByText(/^Prices set/)).toHaveCount(0);
    });
  });
});
