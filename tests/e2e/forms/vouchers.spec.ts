import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { prefer, signInByForm } from "../shell/sign-in";
import { type OwnStack, startOwnStack } from "../support/own-stack";
import { untilStill } from "../support/until-still";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is made here would change the rows that other tests count. */
let stack: OwnStack;
test.beforeAll(async () => {
  stack = await startOwnStack();
});
test.afterAll(() => stack.stop());

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
const preview = (page: Page) => page.getByRole("complementary", { name: /^Voucher \d+/ });
const writes = () =>
  stack.platformTape.recorded.filter(({ method, path }) => method !== "GET" && /discounts/.test(path));

async function openVouchers(page: Page, query = ""): Promise<void> {
  await signInByForm(
    page,
    "mn-vouchers",
    `${stack.address}/login?callbackUrl=${encodeURIComponent(`/vouchers${query}`)}`,
  );
}

async function openNew(page: Page): Promise<Locator> {
  await openVouchers(page, "?mode=new");
  const panel = page.getByRole("complementary", { name: "New voucher" });
  await expect(panel.getByRole("textbox", { name: "Name" })).toBeVisible();
  return panel;
}

async function openEdit(page: Page, query: string): Promise<Locator> {
  await openVouchers(page, query);
  await page.getByRole("table", { name: "Vouchers" }).locator("tbody a").first().click();
  await preview(page).getByRole("button", { name: "Edit" }).click();
  const panel = page.getByRole("complementary", { name: /^Edit voucher/ });
  await expect(panel.getByLabel("Name")).toBeVisible();
  return panel;
}

const fixedQuery = "?type=FIXED&sort=id&order=ASC";

test("VOUC-005 CNST-015 CNST-016 what is wrong with a new voucher is said as it is typed; a double click makes one", async ({
  page,
}) => {
  const panel = await openNew(page);
  const save = panel.getByRole("button", { name: "Save" });
  await panel.getByLabel("Name").fill("a");
  await panel.getByLabel("Name").fill("");
  await expect(panel.getByText("Name is required")).toBeVisible();
  await expect(panel.getByText("Amount is required")).toHaveCount(0);
  await expect(save).toBeDisabled();
  await panel.getByLabel("Name").fill("Toamna pe automate");
  await expect(panel.getByLabel("Amount")).toHaveAccessibleDescription(/RON/);
  await panel.getByLabel("Type").selectOption("Percentage");
  await expect(panel.getByLabel("Amount")).toHaveAccessibleDescription(/%/);
  await panel.getByLabel("Amount").fill("100.01");
  await expect(panel.getByText("A percentage is at most 100")).toBeVisible();
  await panel.getByLabel("Amount").fill("7.5");
  await panel.getByLabel("Max discount per order").fill("20");
  await panel.getByLabel("Max cumulative value").fill("19");
  await expect(panel.getByText("Less than what one order may get")).toBeVisible();
  await panel.getByLabel("Max discount per order").fill("18");
  await expect(panel.getByText("Less than what one order may get")).toHaveCount(0);
  await panel.getByRole("textbox", { name: "Valid from" }).fill("10/12/2026");
  await panel.getByRole("textbox", { name: "Valid until" }).fill("09/12/2026");
  await expect(panel.getByText("The last day is before the first one")).toBeVisible();
  await panel.getByRole("textbox", { name: "Valid from" }).fill("01/12/2026");
  await expect(panel.getByText("The last day is before the first one")).toHaveCount(0);
  await save.dblclick();
  await expect(toasts(page).getByText("Voucher created successfully")).toHaveCount(1);
  await expect(preview(page).getByText("7.5%", { exact: true })).toBeVisible();
  await expect(page.getByRole("table", { name: "Vouchers" }).getByText("Toamna pe automate")).toHaveCount(1);
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /discounts"]);
});

test("VOUC-002 VOUC-005 a product sampling asks for a product and no amount", async ({ page }) => {
  const panel = await openNew(page);
  await panel.getByLabel("Name").fill("Mostră de toamnă");
  await panel.getByLabel("Type").selectOption("Product sampling");
  await expect(panel.getByLabel("Amount")).toHaveCount(0);
  await panel.getByRole("textbox", { name: "Valid until" }).fill("31/12/2030");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("Product is required")).toBeVisible();
  const product = panel.getByRole("group", { name: "Product", exact: true });
  await product.getByRole("combobox").fill("a");
  const option = product.getByRole("option").first();
  const name = (await option.getAttribute("title")) ?? "";
  await option.click();
  await expect(panel.getByText("Product is required")).toHaveCount(0);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(toasts(page).getByText("Voucher created successfully")).toBeVisible();
  await expect(preview(page).getByText(name)).toBeVisible();
});

test("ERRS-016 ERRS-017 VOUC-005 a refused change says so and why, and keeps what was entered; then it is saved", async ({
  page,
}) => {
  const panel = await openEdit(page, fixedQuery);
  await panel.getByLabel("Min order spend").fill("77");
  const refused = {
    status: 400,
    type: "application/json",
    body: '{"error":{"message":["minOrderSpend: not this one"]}}',
  };
  const letThrough = stack.platformTape.answerInstead("PATCH", /^\/discounts\//, refused);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(toasts(page).getByText("Voucher was not updated")).toBeVisible();
  await expect(toasts(page).getByText("minOrderSpend: not this one")).toBeVisible();
  await expect(panel.getByText("Not this one")).toBeVisible();
  await expect(panel.getByLabel("Min order spend")).toHaveValue("77");
  letThrough();
  await panel.getByRole("button", { name: "Save" }).dblclick();
  await expect(toasts(page).getByText("Voucher updated succesfully")).toHaveCount(1);
  await expect(preview(page).getByText("77.00 RON")).toBeVisible();
});

test("VOUC-005 what somebody else has changed meanwhile is not overwritten unseen, and is left by nobody by accident", async ({
  page,
  request,
}) => {
  const panel = await openEdit(page, fixedQuery);
  const id = new URL(page.url()).searchParams.get("open");
  await panel.getByLabel("Name").fill("Al meu");
  const data = { email: "sales@demo.test", password: "demo-console-2472", rememberMe: false, clientApp: "BION" };
  const { apiToken } = await (await request.post(`${stack.platformUrl}/login`, { data })).json();
  const headers = { "x-auth-token": apiToken };
  await request.patch(`${stack.platformUrl}/discounts/${id}`, { headers, data: { name: "Al altcuiva" } });
  await panel.getByRole("button", { name: "Save" }).click();
  const clash = page.getByRole("alertdialog");
  await expect(clash.getByText("Al altcuiva")).toBeVisible();
  await page.keyboard.press("Escape");
  await panel.getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(panel.getByLabel("Name")).toHaveValue("Al meu");
});

for (const locale of ["en", "ro"])
  test(`VOUC-005 axe finds nothing on the voucher's form, in ${locale} and both themes`, async ({ page }) => {
    await openVouchers(page, "?mode=new");
    await prefer(page, { locale }, stack.address);
    await page.reload();
    const panel = page.getByRole("complementary");
    await expect(panel.getByRole("textbox").first()).toBeVisible();
    for (const type of ["3", "2"]) {
      await panel.getByRole("combobox").first().selectOption(type);
      for (const theme of ["light", "dark"]) {
        await page.evaluate((each) => document.documentElement.setAttribute("data-theme", each), theme);
        await untilStill(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id }) => `${theme} ${id}`)).toEqual([]);
      }
    }
  });
