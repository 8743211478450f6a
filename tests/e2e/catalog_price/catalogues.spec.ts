import { expect } from "@playwright/test";
import { optionsOf, pickRecord } from "../support/choose-record";
import { goInside } from "../support/go-inside";
import { holdAnswers } from "../support/hold-answers";
import { type Stack, test } from "../support/isolated-stack";
import {
  addProduct,
  asksBeforeItReprices,
  clickNew,
  editInside,
  gridOf,
  isNotSavedWhileUnchosen,
  keepsWhatIsNoPrice,
  keepsWhatIsNotChosen,
  openCatalogues,
  panelOf,
  priceAt,
  productNotIn,
  saysWhatIsMissing,
  typePrices,
  unfoldHead,
  writesOf,
} from "./catalogue-editor";
import { takesPastedColumns, takesPastedProducts } from "./pasted-prices";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is made here would change the rows that other tests count. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

test("TABL-005 CATA-004 CATA-006 CATA-007 CATA-008 CATA-012 CATA-015 CATA-016 CATA-017 CATA-018 CATA-020 CATA-021 CATA-022 CATA-023 CATA-024 CNST-013 CNST-014 CNST-027 CATA-005 CATA-010 CATA-009 ERRS-024 ERRS-025 ERRS-026 ERRS-027 ERRS-028 CATA-011 ERRS-021 ERRS-022 ERRS-023 CATA-026 ERRS-036 a new catalogue says all that is missing and is sent whole by Save; an edit sends each change at once, names, prices, columns and percentages, and takes back what is refused; the default catalogue has no Edit", async ({
  page,
}) => {
  await test.step("Save of an empty catalogue says all that is missing, and so does a product or a storage that was typed and not chosen; a new one is sent whole by Save and opens", async () => {
    await openCatalogues(page, stack.address);
    const writes = writesOf(page);
    await clickNew(page);
    const panel = panelOf(page, "New catalogue");
    await panel.getByRole("button", { name: "Save" }).click();
    await saysWhatIsMissing(panel);
    await expect(panel.getByLabel("Currency").locator('option:checked[value="1"]')).toHaveText("RON");
    await panel.getByLabel("Currency").selectOption("");
    await expect(panel.getByText("Currency is required")).toBeVisible();
    expect(writes).toEqual([]);
    await panel.getByLabel("Currency").selectOption("1");
    await panel.getByLabel("Catalogue name").fill("Piețe");
    await keepsWhatIsNotChosen(panel);
    await pickRecord(panel.getByLabel("Add a storage"), "", 0);
    await expect(panel.getByLabel("Currency")).toHaveValue("1");
    await addProduct(panel, "14", "0.5");
    await expect(panel.getByText("Price must be greater than 0")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    await typePrices(panel, ["12,5"]);
    await asksBeforeItReprices(panel);
    await addProduct(panel, "15", "0");
    await expect(panel.getByText("Price must be greater than 0")).toHaveCount(0);
    await isNotSavedWhileUnchosen(panel);
    expect(writes).toEqual([]);
    await panel.getByRole("button", { name: "Save" }).dblclick();
    await expect(page.getByText("Catalogue created")).toBeVisible();
    const preview = panelOf(page, /^Catalogue \d+ Piețe$/);
    await expect(preview.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "New", exact: true })).toBeVisible();
    expect(writes).toHaveLength(1);
    expect(writes[0]).toMatch(
      /^POST catalogs_prices \{"name":"Piețe","description":"","currencyId":1,"productPrices":\[\{"product":14,"price":"12.50"\}\],"storages":\[\d+\]\}$/,
    );
  });
  await test.step("the default catalogue has no Edit, and its address leads to no form", async () => {
    await goInside(page, "/catalog_price?open=1");
    await expect(panelOf(page, "Catalogue 1").getByRole("heading", { name: /^Product prices/ })).toBeVisible();
    await expect(panelOf(page, "Catalogue 1").getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
    await page.goto(`${stack.address}/catalog_price?open=1&mode=edit`);
    await expect(page.getByText("The default catalogue cannot be changed.")).toBeVisible();
  });
  await test.step("an edit sends each change at once, one field in each call, and says that it is saved", async () => {
    const panel = await editInside(page, 5);
    const writes = writesOf(page);
    await expect(panel.getByRole("button", { name: "Save" })).toHaveCount(0);
    await unfoldHead(panel);
    await panel.getByLabel("Catalogue name").fill("");
    await expect(panel.getByText("Catalogue name is required")).toBeVisible();
    await panel.getByLabel("Catalogue name").fill("Spitale și clinici");
    await panel.getByLabel("Catalogue name").press("Enter");
    await expect(page.getByText("Catalogue name updated")).toBeVisible();
    await panel.getByLabel("Description").fill("Fără energizante");
    await panel.getByLabel("Description").blur();
    await expect(page.getByText("Catalogue description updated")).toBeVisible();
    const question = page.getByRole("alertdialog", { name: "Change the currency to EUR?" });
    await panel.getByLabel("Currency").selectOption("2");
    await expect(question).toContainText(/Prices in RON: [1-9]\d*\./);
    await question.getByRole("button", { name: "Keep RON" }).press("Enter");
    await expect(panel.getByLabel("Currency")).toHaveValue("1");
    await panel.getByLabel("Currency").selectOption("2");
    await question.getByRole("button", { name: "Change to EUR" }).click();
    await expect(page.getByText("Currency updated")).toBeVisible();
    await test.step("a storage that sells by another catalogue is marked, here and among those that can be added", async () => {
      await expect(panel.getByRole("listitem").filter({ hasText: "· Sells by Campus" })).toBeVisible();
      await expect(panel.getByRole("listitem").filter({ hasText: "· Sells by Spitale" })).toHaveCount(0);
      await expect(panel.getByText("The marked storages have other catalogues as well.")).toBeVisible();
      await panel.getByLabel("Add a storage").click();
      await expect(optionsOf(panel.getByLabel("Add a storage")).first()).toContainText("Sells by ");
      await page.keyboard.press("Escape");
    });
    const added = await pickRecord(panel.getByLabel("Add a storage"), "", 0);
    await expect(page.getByText("Storage added")).toBeVisible();
    await expect(panel.getByRole("button", { name: `Remove ${added}` })).toBeVisible();
    await panel
      .getByRole("button", { name: /^Remove (Minishop|Locker|Frigider)/ })
      .last()
      .click();
    await expect(page.getByText("Storage removed")).toBeVisible();
    expect(writes.slice(0, 4)).toEqual([
      'PATCH catalogs_prices/5 {"name":"Spitale și clinici"}',
      'PATCH catalogs_prices/5 {"description":"Fără energizante"}',
      'PATCH catalogs_prices/5 {"currencyId":2}',
      expect.stringMatching(/^PATCH catalogs_prices\/5 \{"storagesToAdd":\[\d+\]\}$/),
    ]);
    expect(writes[4]).toMatch(/^PATCH catalogs_prices\/5 \{"storagesToRemove":\[\d+\]\}$/);
    await panel.getByRole("button", { name: "Undo" }).click();
    await expect(panel.getByLabel("Currency")).toHaveValue("1");
    await expect.poll(() => writes[5]).toBe('PATCH catalogs_prices/5 {"currencyId":1}');
  });
  await test.step("a name is sent once by Enter and leaving, what is typed on meanwhile too, and Back asks before either a text or a price is lost", async () => {
    const panel = await editInside(page, 6);
    const writes = writesOf(page);
    await unfoldHead(panel);
    const name = panel.getByLabel("Catalogue name");
    const answer = await holdAnswers(page, "**/api/rest/catalogs_prices/6");
    await name.fill("Gări");
    await name.press("Enter");
    await name.press("Tab");
    await name.press("End");
    await name.pressSequentially(" mari");
    answer();
    await expect(page.getByText("Catalogue name updated")).toBeVisible();
    await expect(name).toHaveValue("Gări mari");
    await name.press("Tab");
    await expect.poll(() => writes).toHaveLength(2);
    expect(writes).toEqual(['PATCH catalogs_prices/6 {"name":"Gări"}', 'PATCH catalogs_prices/6 {"name":"Gări mari"}']);
    await expect(panelOf(page, "Edit catalogue 6").getByRole("alert")).toHaveCount(0);

    await name.fill("Gări mici");
    // As the browser does when another window comes to the front: nobody has left the field.
    await name.dispatchEvent("focusout", { bubbles: true });
    await page.goBack();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
    expect(writes).toHaveLength(2);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("Gări mici");
    await name.press("Tab");
    await expect.poll(() => writes).toHaveLength(3);

    await typePrices(panel, []);
    // One key alone opens the cell and is all that is in it.
    await page.keyboard.press("7");
    await panel.getByLabel(/^Price of /).dispatchEvent("focusout", { bubbles: true });
    await page.goBack();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
    await expect(panel.getByLabel(/^Price of /)).toBeFocused();
    expect(writes).toHaveLength(3);
    await page.keyboard.press("Enter");
    await expect(priceAt(panel, 0)).toHaveText("7.00");
  });
  await test.step("prices are added, changed and removed by keyboard, and undone by the opposite calls", async () => {
    const panel = await editInside(page, 4);
    const writes = writesOf(page);
    const grid = gridOf(panel);
    await grid.focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowRight");
    const before = await grid.getByRole("gridcell").nth(1).textContent();
    await page.keyboard.type("77,7");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Product edited")).toBeVisible();
    await expect(grid.getByRole("gridcell").nth(1)).toHaveText("77.70");
    await page.keyboard.press("Control+z");
    await expect(grid.getByRole("gridcell").nth(1)).toHaveText(before ?? "");
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Delete");
    await expect(page.getByText("Product removed")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(page.getByText("Product added")).toBeVisible();
    const shapes = writes.map((write) => write.replace(/\/\d+/, "/n").replace(/\{.*\}/, "{}"));
    expect(shapes).toEqual([
      "PATCH products_prices/n {}",
      "PATCH products_prices/n {}",
      "DELETE products_prices/n",
      "POST products_prices {}",
    ]);
    expect(writes[0]).toMatch(/\{"catalogPrice":4,"price":"77.70","product":\d+\}$/);
    // By mouse: twice on a price opens it, and another cell ends the entry as Enter does.
    await priceAt(panel, 1).dblclick();
    await expect(panel.getByLabel(/^Price of /)).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("33,3");
    await priceAt(panel, 3).click();
    await expect(priceAt(panel, 1)).toHaveText("33.30");
    await expect.poll(() => writes).toHaveLength(5);
    expect(writes[4]).toMatch(/^PATCH .*"price":"33.30"/);
    await keepsWhatIsNoPrice(panel, writes);
  });
  await test.step("columns are pasted from a spreadsheet, what is in doubt or wrong is shown first, and a selection changed by percent", () =>
    takesPastedColumns(page));
  await test.step("a paste brings in products that are not in the list, shown before they are added; find narrows the rows, and the last product stays", () =>
    takesPastedProducts(page, stack.address));
  await test.step("what is refused is taken back: a price at its place, an added product with its row", async () => {
    const panel = await editInside(page, 4);
    const grid = gridOf(panel);
    const fails = {
      status: 409,
      json: { error: { code: "upstream-rejected", message: "Not today", requestId: "r1" } },
    };
    await page.route("**/api/rest/products_prices**", (route) => route.fulfill(fails));
    await page.route("**/api/rest/catalogs_prices/4", (route) =>
      route.request().method() === "PATCH" ? route.fulfill(fails) : route.continue(),
    );
    await grid.focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowRight");
    const before = await grid.getByRole("gridcell").nth(1).textContent();
    await page.keyboard.type("88");
    await page.keyboard.press("Enter");
    await expect(grid.getByText("Not today")).toBeVisible();
    await expect(grid.getByRole("gridcell").nth(1)).toHaveText(before ?? "");
    const rows = await grid.getAttribute("aria-rowcount");
    const missing = await productNotIn(page, stack.address, 4);
    await addProduct(panel, String(missing), "5");
    await expect(panel.getByText(/^Not saved \(2\): /)).toBeVisible();
    await expect(grid).toHaveAttribute("aria-rowcount", rows ?? "");
    await unfoldHead(panel);
    const name = await panel.getByLabel("Catalogue name").inputValue();
    await panel.getByLabel("Catalogue name").fill("Altul");
    await panel.getByLabel("Catalogue name").press("Enter");
    await expect(panel.getByText("Not today").first()).toBeVisible();
    await expect(panel.getByLabel("Catalogue name")).toHaveValue(name);
    // What is said of the field in unknown words is quoted, as in any form.
    fails.json.error.message = "name: not this one";
    await panel.getByLabel("Catalogue name").fill("Altul");
    await panel.getByLabel("Catalogue name").press("Enter");
    await expect(panel.getByText("The platform says: “Not this one”")).toBeVisible();
    // Failures of the editor are told at their place, not in a toast (reading 13).
    await expect(page.getByRole("region", { name: /notifications/i }).getByText("Not today")).toHaveCount(0);
  });
});
