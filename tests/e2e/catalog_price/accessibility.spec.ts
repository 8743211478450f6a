import { expect, type Page, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { openAs, prefer } from "../support/sign-in";
import { paste } from "./catalogue-editor";

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
  // It opens on its prices, in a small window too, and what ends a long dialog is in sight.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(panel.getByRole("row").nth(5)).toBeInViewport({ ratio: 1 });
  const dialog = page.getByRole("dialog");
  await panel.getByRole("grid").press("Control+a");
  await panel.getByRole("button", { name: /^Modifică prețurile selectate/ }).click();
  await dialog.getByLabel("Rotunjire").selectOption("0.99");
  await dialog.getByLabel("Cu", { exact: true }).fill("0");
  await expect(dialog.getByRole("row").nth(4)).toBeAttached();
  await expectNothingFound(page, "[role=dialog]");
  await page.setViewportSize({ width: 1024, height: 400 });
  await expect(dialog.getByRole("button", { name: /^Modifică \d/ })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Escape");
  await panel.getByRole("button", { name: "Compară", exact: true }).click();
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
  await panel.getByPlaceholder("Adăugați un produs după denumire, id sau cod de bare").fill("14");
  await panel.getByRole("listbox").getByRole("option").first().click();
  await page.keyboard.type("0,5");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Prețul trebuie să fie mai mare decât 0")).toBeVisible();
  await panel.getByRole("grid").press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("1234,5");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("gridcell").nth(1)).toHaveText("1.234,50");
  await test.step("a column of barcodes or ids alone brings products in without prices", async () => {
    await paste(panel.getByPlaceholder("Adăugați un produs după denumire, id sau cod de bare"), "Cod\n15\n14\n16");
    const dialog = page.getByRole("dialog", { name: "Verificați ce a fost lipit" });
    await expect(dialog.getByText("Nou în listă, încă fără preț")).toHaveCount(2);
    await expect(dialog.getByRole("listitem")).toHaveText("Linia 314Este deja în listă");
    await dialog.getByRole("button", { name: "Preia 2" }).click();
    await expect(panel.getByText("Produse fără un preț valid, nesalvate: 2")).toBeVisible();
  });
  await panel.getByRole("button", { name: "Închide" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Rămân" }).click();
  await expect(panel.getByLabel("Denumire catalog")).toHaveValue("Școli");
});
