import { expect, type Page } from "@playwright/test";
import { gridOf, openEdit, panelOf, unfoldHead, writesOf } from "../catalog_price/catalogue-editor";
import { axeFaultsInBothThemes } from "../support/axe";
import { optionsOf } from "../support/choose-record";
import { goInside } from "../support/go-inside";
import { holdAnswers } from "../support/hold-answers";
import { type Stack, test } from "../support/isolated-stack";
import { openAs, prefer } from "../support/sign-in";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** What several forms share. Of its own: its options fail, and rows are changed. */
let stack: Stack;
/** For all of them: in a browser's page of its own each would read and compile the console's scripts once more. */
let page: Page;
test.beforeAll(async ({ freshStack, browser }) => {
  stack = await freshStack();
  page = await browser.newPage();
});
test.afterAll(async () => {
  await page.close();
  await stack.stop();
});

/** Of product 3 of the data set. */
const barcode = "5942724000032";
const openAt = (page: Page, account: string, path: string) => openAs(page, account, path, stack.address);

/** As a scanner does: faster than anything is found, with Enter at the end. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

test("a scanned barcode chooses the product of a form; a code that comes to nothing stays, and the form says what it holds", async () => {
  await test.step("a scanned barcode chooses the product of a form, which is not sent by its Enter", async () => {
    await openAt(page, "mn-vouchers", "/vouchers?mode=new");
    const panel = page.getByRole("complementary", { name: "New voucher" });
    const name = panel.getByRole("textbox", { name: "Name" });
    // A page that is loaded with a form begins in it.
    await expect(name).toBeFocused();
    await name.fill("Mostră");
    await panel.getByLabel("Type").selectOption("Product sampling");
    const product = panel.getByLabel("Product", { exact: true });
    await expect(product).toHaveAttribute("placeholder", "Search by name, core id or barcode");
    await product.focus();
    await scan(page, barcode);
    await expect(product).toHaveValue(/\p{L}/u);
    await expect(panel.getByText("Valid until is required")).toHaveCount(0);
    const chosen = await product.inputValue();
    await scan(page, "0000000000000");
    await expect(page.getByText("No options")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(product).toHaveValue(chosen);
  });
  await test.step("a scanned code that comes to nothing after one has gone on stays, and the form says what it holds", async () => {
    await openAt(page, "mn-vouchers", "/vouchers?mode=new");
    const panel = page.getByRole("complementary", { name: "New voucher" });
    await panel.getByLabel("Type").selectOption("Product sampling");
    const product = panel.getByLabel("Product", { exact: true });
    const offered = page.getByRole("listbox", { name: "Options" });
    const answers = "**/api/rest/products**";
    const scanAndGoOn = async (code: string) => {
      await product.focus();
      await scan(page, code);
      await page.keyboard.press("Tab");
    };
    await page.route(answers, (route) => route.abort());
    await product.focus();
    await page.keyboard.type(barcode);
    // The answer was faster than the scanner's Enter.
    await expect(panel.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel.getByText(`“${barcode}” is not chosen.`)).toBeVisible();
    await expect(product).toHaveValue(barcode);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(product).toBeFocused();
    await expect(product).toHaveValue(barcode);
    await page.unroute(answers);
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(product).toHaveValue(/\p{L}/u);
    const chosen = await product.inputValue();

    await scanAndGoOn("0000000000000");
    await expect(panel.getByText(`“0000000000000” is not chosen: it is still ${chosen}.`)).toBeVisible();
    await expect(offered).toHaveCount(0);
    await expect(product).toHaveValue("0000000000000");
    await product.focus();
    await page.keyboard.press("Tab");
    await expect(product).toHaveValue(chosen);
    await expect(panel.getByText(/is not chosen/)).toHaveCount(0);
  });
});

test("FILT-029 CNST-024 CNST-026 COMP-004 a picker is searched, read and left by keyboard, and takes a scanned code or nothing", async () => {
  await prefer(page, { locale: "ro" }, stack.address);
  await openAt(page, "sales", "/services?open=3&mode=edit");
  const panel = page.getByRole("complementary", { name: "Editarea serviciului 3" });
  const provider = panel.getByRole("combobox", { name: "Furnizor" });
  const before = await provider.inputValue();
  expect(before).toMatch(/ SRL$/);
  const offered = page.getByRole("listbox", { name: "Opțiuni" }).getByRole("option");
  const lit = page.locator('[role="option"][aria-selected="true"]');
  const readAloud = async () =>
    expect(await provider.getAttribute("aria-activedescendant")).toBe(await lit.getAttribute("id"));
  await test.step("what is held stands first, and others below it", async () => {
    const listed = page.waitForRequest(/\/api\/rest\/companies\?(?=.*limit=100)(?=.*order=ASC)/);
    await provider.press("ArrowDown");
    await listed;
    await expect(offered).toHaveCount(12);
    await expect(lit).toContainText(before);
    await readAloud();
    expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);
  });
  const { code, name } = await test.step("arrows and Enter choose, and do not save", async () => {
    await page.keyboard.press("ArrowDown");
    await expect(lit).not.toContainText(before);
    await readAloud();
    const name = (await lit.locator("[title]").getAttribute("title")) ?? "";
    const code = /\d+$/.exec((await lit.textContent()) ?? "")?.[0] ?? "";
    await page.keyboard.press("Enter");
    await expect(provider).toHaveValue(name);
    await expect(provider).toHaveAttribute("aria-expanded", "false");
    return { code, name };
  });
  await test.step("Escape and leaving keep what is held; left empty, nothing is", async () => {
    await page.keyboard.type("srl");
    await expect(offered).toHaveCount(10);
    await provider.fill("nu există");
    await expect(page.getByText("Nicio opțiune")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(provider).toHaveValue(name);
    await expect(panel).toBeVisible();
    await provider.fill("");
    await page.keyboard.press("Tab");
    await expect(provider).toHaveAttribute("aria-invalid", "true");
    await expect(provider).toHaveValue("");
  });
  await test.step("a fiscal code that is scanned chooses its company, also for who goes on at once", async () => {
    await provider.focus();
    await scan(page, code);
    await page.keyboard.press("Tab");
    await expect(provider).toHaveValue(name);
    await expect(provider).toHaveAttribute("aria-invalid", "false");
    await expect(panel).toBeVisible();
  });
  await test.step("a code of which nothing is found gives way to the next one, and to what is held", async () => {
    await provider.focus();
    await scan(page, "0000000000000");
    await expect(page.getByText("Nicio opțiune")).toBeVisible();
    await scan(page, code);
    await expect(provider).toHaveValue(name);
    await scan(page, "0000000000000");
    await expect(page.getByText("Nicio opțiune")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(provider).toHaveValue(name);
    await expect(page.getByText("Nicio opțiune")).toHaveCount(0);
  });
});

test("TABL-001 Save waits for the answer to a scanned code; a form is extended and collapsed like a preview; a picker whose options cannot be had shows what the form holds", async () => {
  await test.step("Save waits for the answer to a scanned code, and sends nothing where nothing is found", async () => {
    await prefer(page, { locale: "en" }, stack.address);
    await openAt(page, "sales", "/services?open=4&mode=edit");
    const panel = page.getByRole("complementary", { name: "Edit service 4" });
    const provider = panel.getByRole("combobox", { name: "Provider" });
    await expect(provider).toHaveValue(/ SRL$/);
    const writes = writesOf(page);
    await provider.click();
    const other = optionsOf(provider).nth(2);
    const name = (await other.locator("[title]").getAttribute("title")) ?? "";
    const code = /\d+$/.exec((await other.textContent()) ?? "")?.[0] ?? "";
    await page.keyboard.press("Escape");
    const scanAndSave = async (code: string) => {
      const answer = await holdAnswers(page, "**/api/rest/companies?**");
      await provider.focus();
      await scan(page, code);
      await panel.getByRole("button", { name: "Save" }).click();
      await expect(provider).toHaveValue(code);
      answer();
    };
    await scanAndSave("0000000000");
    await expect(page.getByText("No options")).toBeVisible();
    await expect(provider).toBeFocused();
    expect(writes).toEqual([]);
    await scanAndSave(code);
    await expect(page.getByText("Service updated successfully")).toBeVisible();
    expect(writes).toEqual([expect.stringMatching(/^PATCH services\/4 \{"provider":\d+\}$/)]);
    await expect(page.getByRole("complementary", { name: "Service 4" }).getByText(name)).toBeVisible();
  });
  await test.step("a form is extended and collapsed like a preview, and keeps what was entered", async () => {
    await goInside(page, "/services?mode=new");
    const panel = page.getByRole("complementary", { name: "New service" });
    const rows = page.locator("[data-scroller]").first();
    await panel.getByLabel("Name").fill("Mai lat");
    await panel.getByRole("button", { name: "Extend" }).click();
    await expect(rows).toBeHidden();
    await panel.getByRole("button", { name: "Collapse" }).click();
    await expect(rows).toBeVisible();
    await expect(panel.getByLabel("Name")).toHaveValue("Mai lat");
  });
  await test.step("a picker whose options cannot be had shows what the form holds, and sends it unchanged", async () => {
    const failure = { error: { code: "upstream-failed", requestId: "abcdef" } };
    const calm = stack.browserRecording.answerInstead("GET", /\/api\/rest\/companies/, {
      status: 502,
      type: "application/json",
      body: JSON.stringify(failure),
    });
    await openAt(page, "sales", "/services?open=3");
    const preview = page.getByRole("complementary", { name: "Service 3" });
    const name = (await preview.getByText(/ SRL$/).textContent()) ?? "";
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const panel = page.getByRole("complementary", { name: "Edit service 3" });
    const provider = panel.getByLabel("Provider");
    await provider.click();
    await expect(panel.getByText("The options could not be loaded.")).toBeVisible();
    await expect(provider).toHaveValue(name);
    await panel.getByLabel("Category").fill("Altă categorie");
    // The picker asks again as it opens, and says so when it knows: an answer that came after the calm would need no Retry.
    const failedAgain = page.waitForEvent("console", (line) => line.text().startsWith("Error fetching options:"));
    await provider.click();
    await failedAgain;
    calm();
    await panel.getByRole("button", { name: "Retry" }).press("Enter");
    await expect(panel.getByText("The options could not be loaded.")).toHaveCount(0);
    await provider.click();
    await expect(optionsOf(provider).nth(2)).toBeVisible();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Service updated successfully")).toBeVisible();
    const { requestBody = "" } = stack.platformRecording.recorded.findLast(({ method }) => method === "PATCH") ?? {};
    expect(JSON.parse(Buffer.from(requestBody, "latin1").toString("utf8"))).toEqual({ category: "Altă categorie" });
  });
});

test("a price list has the whole width until it is left, and scanned barcodes add products to it; a currency whose others cannot be had is shown as it is", async () => {
  await test.step("a form that asks for the whole width has it until it is left; a currency whose others cannot be had is shown as it is, and says so", async () => {
    // Not as where nobody is reached: that is asked again by itself, and would need no Retry.
    const failure = { error: { code: "upstream-failed", requestId: "abcdef" } };
    await page.route("**/api/rest/currencies**", (route) => route.fulfill({ status: 502, json: failure }));
    const panel = await openEdit(page, stack.address, 5);
    await unfoldHead(panel);
    await expect(panel.getByText("The options could not be loaded.")).toBeVisible();
    await expect(panel.getByLabel("Currency").locator("option:checked")).toHaveText("RON");
    await page.unroute("**/api/rest/currencies**");
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(panel.getByLabel("Currency").getByRole("option").nth(1)).toBeAttached();
    const rows = page.locator("[data-scroller]").first();
    await expect(rows).toBeHidden();
    await expect(panel.getByRole("button", { name: "Extend" })).toHaveCount(0);
    const whole = (await panel.boundingBox())?.width ?? 0;
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(rows).toBeVisible();
    const part = (await panelOf(page, "Catalogue 5").boundingBox())?.width ?? 0;
    expect(part).toBeLessThan(0.7 * whole);
  });
  await test.step("scanned barcodes add products to a price list, one after the other", async () => {
    await goInside(page, "/catalog_price?mode=new");
    const panel = panelOf(page, "New catalogue");
    await panel.getByPlaceholder("Add a product by name, core id or barcode").focus();
    await scan(page, "0000000000000");
    await expect(panel.getByText("No product has that name, core id or barcode.")).toBeVisible();
    await scan(page, barcode);
    await expect(gridOf(panel).getByText(barcode)).toBeVisible();
  });
});
