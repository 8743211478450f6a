import { type Dialog, expect, type Page, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import {
  answer,
  back,
  fillNew,
  form,
  name,
  question,
  stayedWithWhatWasTyped,
  stepBy,
  typed,
} from "../support/editors/half-filled-form";
import { openAs, prefer, signInWithOwnSession } from "../support/sign-in";

const rowLink = (page: Page) => page.getByRole("table", { name: "Services" }).locator("a[data-row-link]").first();

const waysOut = [
  { way: "Close", go: (page) => form(page).getByRole("button", { name: "Close" }).click(), to: /\/services$/ },
  { way: "Back", go: (page) => back(page), to: /\/services$/ },
  {
    way: "the list itself in the menu",
    go: (page) => page.getByRole("link", { name: "Services", exact: true }).click(),
    to: /\/services$/,
  },
  {
    way: "another row",
    go: (page) => rowLink(page).locator("xpath=ancestor::tr/td[2]").click(),
    to: /\/services\?open=\d+$/,
  },
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
    await openAs(page, "sales", "/services");
    for (const { way, go, to } of waysOut)
      await test.step(way, async () => {
        // A row that stays open would stand in the form's address.
        if (page.url().includes("?")) await page.getByRole("link", { name: "Services", exact: true }).click();
        await expect(page).toHaveURL(/\/services$/);
        await fillNew(page);
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

test("I18N-001 the browser asks before a reload of a half-filled form, and only then; signing out asks first; axe finds nothing in the question, in both themes", async ({
  page,
  baseURL,
}) => {
  await signInWithOwnSession(page, "sales");
  await page.goto("/services?mode=new");
  const signOut = async (settings: RegExp, logout: string) => {
    await page.getByRole("button", { name: settings }).click();
    await page.getByRole("button", { name: logout }).click();
  };
  await test.step("signing out asks first; Stay keeps the session", async () => {
    await name(page).fill(typed);
    await signOut(/^Settings of/, "Logout");
    await answer(page, "Stay");
    await stayedWithWhatWasTyped(page);
  });
  // It is read again in Romanian.
  await prefer(page, { locale: "ro" }, baseURL ?? "");
  const again = page.getByRole("complementary", { name: "Serviciu nou" });
  const question = page.getByRole("alertdialog");
  await test.step("the browser asks before a reload of a half-filled form, and only then", async () => {
    const asked: string[] = [];
    const onDialog = async (dialog: Dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    };
    page.on("dialog", onDialog);
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    await expect(name(page)).toHaveValue(typed);
    await name(page).fill("");
    await expect(form(page).getByRole("button", { name: "Save" })).toBeDisabled();
    await page.evaluate(() => location.reload());
    await expect(again).toBeVisible();
    await expect(again.getByRole("textbox").first()).toHaveValue("");
    expect(asked).toHaveLength(1);
    page.off("dialog", onDialog);
  });
  await test.step("axe finds nothing in the question, in both themes", async () => {
    await again.getByRole("textbox").first().fill(typed);
    await again.getByRole("button", { name: "Închide", exact: true }).click();
    await expect(question).toBeVisible();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await question.getByRole("button", { name: "Rămân" }).click();
  });
  await test.step("signing out asks first; Leave ends the session", async () => {
    await signOut(/^Setări pentru/, "Deconectare");
    await question.getByRole("button", { name: "Plec fără salvare" }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});
