import { expect, test } from "@playwright/test";
import { openAs, prefer } from "../support/sign-in";

const told = {
  en: {
    text: /^This could not be loaded\./,
    columns: "Table Columns",
    edit: "Edit",
    retry: "Retry",
    close: "Close",
    reload: "Reload",
    toasts: "Notifications",
  },
  ro: {
    text: /^Nu s-a putut încărca\./,
    columns: "Coloanele tabelului",
    edit: "Editează",
    retry: "Reîncearcă",
    close: "Închide",
    reload: "Reîncarcă",
    toasts: "Notificări",
  },
};

for (const locale of ["en", "ro"] as const)
  test(`SHELL-016 I18N-001 ${locale}: an open page whose code was replaced stays: a form and a drawer say that they could not be had, are asked for again, and a reload goes on in the same place`, async ({
    page,
    baseURL,
  }) => {
    const words = told[locale];
    await prefer(page, { locale }, baseURL ?? "");
    await openAs(page, "acquirer", "/receptions");
    const panel = page.getByRole("complementary");
    const button = (name: string) => panel.getByRole("button", { name, exact: true });
    const toasts = page.getByRole("region", { name: words.toasts });
    const reload = toasts.getByRole("button", { name: words.reload, exact: true });
    await page.getByRole("table").locator("tbody a[data-row-link]").nth(1).click();
    await expect(button(words.edit)).toBeVisible();
    const address = page.url();
    let isGone = true;
    await page.route("**/_next/static/chunks/*", (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await button(words.edit).click();
    await expect(panel.getByText(words.text)).toBeVisible();
    await expect(panel.getByRole("textbox")).toHaveCount(0);
    isGone = false;
    await button(words.retry).click();
    await expect(panel.getByRole("textbox").first()).toBeVisible();
    await button(words.close).click();
    await expect(button(words.edit)).toBeVisible();
    isGone = true;
    await page.getByRole("button", { name: words.columns }).click();
    await expect(toasts.getByText(words.text)).toBeVisible();
    await expect(button(words.edit)).toBeVisible();
    isGone = false;
    await reload.click();
    await expect(reload).toHaveCount(0);
    await expect(button(words.edit)).toBeVisible();
    expect(page.url()).toBe(address);
  });
