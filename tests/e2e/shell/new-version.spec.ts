import { expect, test } from "@playwright/test";
import { openAs, prefer } from "../support/sign-in";

const told = {
  en: { columns: "Table Columns", title: "A new version is available", reload: "Reload" },
  ro: { columns: "Coloanele tabelului", title: "Există o versiune nouă", reload: "Reîncarcă" },
};

for (const locale of ["en", "ro"] as const)
  test(`SHELL-016 I18N-001 ${locale}: an open page whose code was replaced asks for a reload, which goes on in the same place`, async ({
    page,
    baseURL,
  }) => {
    await prefer(page, { locale }, baseURL ?? "");
    await openAs(page, "acquirer", "/receptions");
    await page.getByRole("table").locator("tbody a[data-row-link]").nth(1).click();
    await expect(page.getByRole("complementary").getByRole("heading").first()).toBeVisible();
    await page.route("**/_next/static/chunks/*", (route) => route.fulfill({ status: 404 }));
    // The drawer's code comes when it is first asked for.
    await page.getByRole("button", { name: told[locale].columns }).click();
    await expect(page.getByRole("heading", { name: told[locale].title })).toBeVisible();
    await expect(page.getByRole("tablist")).toBeVisible();
    const address = page.url();
    await page.unroute("**/_next/static/chunks/*");
    await page.getByRole("button", { name: told[locale].reload }).click();
    await expect(page.getByRole("complementary").getByRole("heading").first()).toBeVisible();
    expect(page.url()).toBe(address);
  });
