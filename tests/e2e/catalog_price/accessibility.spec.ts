import { expect, type Page, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { openAs, prefer } from "../support/sign-in";

const expectNothingFound = async (page: Page, part: string) =>
  expect(await axeFaultsInBothThemes(page, part)).toEqual([]);

test("I18N-001 axe finds nothing in the editor of catalogues in both themes", async ({ page, baseURL }) => {
  await prefer(page, { locale: "ro" }, baseURL ?? "");
  await openAs(page, "acquirer", "/catalog_price?mode=new");
  const panel = page.getByRole("complementary");
  await panel.getByRole("button", { name: "Salvează", exact: true }).click();
  await expect(panel.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
  await expectNothingFound(page, "aside");
  await page.goto("/catalog_price?open=6&mode=edit");
  await expect(panel.getByRole("grid").locator("img").first()).toBeVisible();
  await expectNothingFound(page, "aside");
  await panel.getByRole("button", { name: "Compară", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByPlaceholder("Căutați un catalog după denumire").fill("Birouri");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await expectNothingFound(page, "[role=dialog]");
  await dialog.getByRole("option").click();
  await expect(dialog.getByRole("table")).toBeVisible();
  await expectNothingFound(page, "[role=dialog]");
});

test("I18N-001 a new catalogue in Romanian: its messages, its decimal comma and its question", async ({
  page,
  baseURL,
}) => {
  await prefer(page, { locale: "ro" }, baseURL ?? "");
  await openAs(page, "acquirer", "/catalog_price?mode=new");
  const panel = page.getByRole("complementary", { name: "Catalog nou" });
  await panel.getByLabel("Denumire catalog").fill("Școli");
  await panel.getByPlaceholder("Adăugați un produs după denumire sau id").fill("14");
  await panel.getByRole("listbox").getByRole("option").first().click();
  await page.keyboard.type("0,5");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Prețul trebuie să fie mai mare decât 0")).toBeVisible();
  await panel.getByRole("grid").press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("1234,5");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("gridcell").nth(1)).toHaveText("1.234,50");
  await panel.getByRole("button", { name: "Închide" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Rămân" }).click();
  await expect(panel.getByLabel("Denumire catalog")).toHaveValue("Școli");
});
