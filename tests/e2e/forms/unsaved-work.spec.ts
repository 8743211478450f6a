import { expect, type Page, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import {
  answer,
  back,
  fillHalf,
  fillNew,
  form,
  name,
  openForm,
  question,
  stayedWithWhatWasTyped,
  stepBy,
  typed,
} from "../support/editors/half-filled-form";
import { openAs, prefer, signInWithOwnSession } from "../support/sign-in";

const rowLink = (page: Page) => page.getByRole("table", { name: "Services" }).locator("tbody a").first();

const waysOut = [
  { way: "Close", go: (page) => form(page).getByRole("button", { name: "Close" }).click(), to: /\/services$/ },
  { way: "Back", go: (page) => back(page), to: /\/services$/ },
  {
    way: "the list itself in the menu",
    go: (page) => page.getByRole("link", { name: "Services", exact: true }).click(),
    to: /\/services$/,
  },
  { way: "another row", go: (page) => rowLink(page).locator("xpath=../../td[2]").click(), to: /\/services\?open=\d+$/ },
  { way: "another row's link", go: (page) => rowLink(page).click(), to: /\/services\?open=\d+$/ },
  { way: "Enter on another row", go: (page) => rowLink(page).press("Enter"), to: /\/services\?open=\d+$/ },
  // The last: it leads to another page.
  { way: "a page of the menu", go: (page) => page.getByRole("link", { name: "Vouchers" }).click(), to: /\/vouchers$/ },
] satisfies { way: string; go(page: Page): Promise<unknown>; to: RegExp }[];

test("a half-filled form is not lost by any way out of it: Stay keeps it, Leave goes there; what leads nowhere else asks nothing", async ({
  page,
  context,
}) => {
  await test.step("a half-filled form is not lost by any way out of it: Stay keeps it, Leave goes there", async () => {
    test.setTimeout(120_000);
    await openForm(page);
    for (const { way, go, to } of waysOut)
      await test.step(way, async () => {
        await page.getByRole("link", { name: "Services", exact: true }).click();
        await expect(page).toHaveURL(/\/services$/);
        await page.getByRole("button", { name: "New", exact: true }).click();
        await expect(name(page)).toBeFocused();
        await name(page).fill(typed);
        await go(page);
        await answer(page, "Stay");
        await stayedWithWhatWasTyped(page);
        await go(page);
        await answer(page, "Leave");
        await expect(page).toHaveURL(to);
        await expect(form(page)).toHaveCount(0);
        await expect(question(page)).toHaveCount(0);
      });
  });
  await test.step("a half-filled form is not lost by Forward or by Back over two steps, and Leave goes there", async () => {
    await page.getByRole("link", { name: "Services", exact: true }).click();
    await fillNew(page);
    await rowLink(page).click();
    await answer(page, "Leave");
    await expect(page).toHaveURL(/open=\d+$/);
    await back(page);
    await expect(name(page)).toHaveValue("");
    await name(page).fill(typed);
    await stepBy(page, 1);
    await answer(page, "Stay");
    await stayedWithWhatWasTyped(page);
    await back(page);
    await answer(page, "Leave");
    await expect(page).toHaveURL(/open=\d+$/);
    await test.step("Back over two steps: what was asked for is one step away then", async () => {
      await page.getByRole("link", { name: "Vouchers", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Vouchers" })).toBeVisible();
      await page.getByRole("link", { name: "Services", exact: true }).click();
      await fillNew(page);
      await stepBy(page, -2);
      await answer(page, "Stay");
      await stayedWithWhatWasTyped(page);
      await back(page);
      await answer(page, "Leave");
      await expect(page).toHaveURL(/\/vouchers$/);
      await expect(page.getByRole("heading", { level: 1, name: "Vouchers" })).toBeVisible();
    });
  });
  await test.step("Esc stays, and the question holds keys back from the list; what leads nowhere else asks nothing: another order of rows, a new tab, a form that was not touched", async () => {
    await page.getByRole("link", { name: "Services", exact: true }).click();
    await fillNew(page);
    await form(page).getByRole("button", { name: "Close" }).click();
    await expect(question(page).getByRole("button", { name: "Stay" })).toBeFocused();
    await page.keyboard.press("f");
    await expect(page.getByRole("dialog", { name: "Define Filter" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await stayedWithWhatWasTyped(page);
    await page.getByRole("columnheader").getByRole("button").first().click();
    await expect(page).toHaveURL(/sort=/);
    await expect(name(page)).toHaveValue(typed);
    await back(page);
    await expect(page).not.toHaveURL(/sort=/);
    await expect(name(page)).toHaveValue(typed);
    const opened = context.waitForEvent("page");
    await rowLink(page).click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await expect(question(page)).toHaveCount(0);
    await name(page).fill("");
    await form(page).getByRole("button", { name: "Close" }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
  });
});

test("the browser asks before a reload of a half-filled form, and only then", async ({ page }) => {
  await fillHalf(page);
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(name(page)).toHaveValue(typed);
  await name(page).fill("");
  await expect(form(page).getByRole("button", { name: "Save" })).toBeDisabled();
  await page.evaluate(() => location.reload());
  await expect(form(page)).toBeVisible();
  await expect(name(page)).toHaveValue("");
  expect(asked).toHaveLength(1);
});

test("PROD-006 a barcode typed in import mode is asked about on the way out, one that has been looked up is not", async ({
  page,
}) => {
  await openAs(page, "acquirer", "/products");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Import product sheet" });
  await expect(panel.getByLabel("Barcode")).toBeFocused();
  await page.keyboard.type("0000000000000\n");
  await expect(panel.getByText("Product not found")).toBeVisible();
  await panel.getByLabel("Barcode").fill("00000000000001");
  await panel.getByRole("button", { name: "Cancel" }).click();
  await answer(page, "Stay");
  await panel.getByLabel("Barcode").fill("0000000000000");
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);

  await page.goto("/products?mode=import");
  await panel.getByLabel("Barcode").fill("594");
  await page.getByRole("button", { name: "Cancel" }).click();
  await answer(page, "Stay");
  await expect(panel.getByLabel("Barcode")).toHaveValue("594");
  await expect(panel.getByLabel("Barcode")).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await answer(page, "Leave");
  await expect(panel).toHaveCount(0);
});

test("signing out asks first; Stay keeps the session, Leave ends it", async ({ page }) => {
  await signInWithOwnSession(page, "sales");
  await page.goto("/services?mode=new");
  await name(page).fill(typed);
  const signOut = async () => {
    await page.getByRole("button", { name: /^Settings of/ }).click();
    await page.getByRole("button", { name: "Logout" }).click();
  };
  await signOut();
  await answer(page, "Stay");
  await stayedWithWhatWasTyped(page);
  await signOut();
  await answer(page, "Leave");
  await expect(page).toHaveURL(/\/login/);
});

test("I18N-001 axe finds nothing in the question, in both themes", async ({ page, baseURL }) => {
  await prefer(page, { locale: "ro" }, baseURL ?? "");
  await openAs(page, "sales", "/services?mode=new");
  const panel = page.getByRole("complementary");
  await panel.getByRole("textbox").first().fill(typed);
  await panel.getByRole("button", { name: "Închide", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
});
