import { expect, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { localeAt } from "../support/locales";
import { openAs, prefer } from "../support/sign-in";

const pages = [
  { account: "l1s", path: "/orders?open=1" },
  { account: "l1s", path: "/orders?page=999&colour=green&open=99999999" },
  { account: "acquirer", path: "/receptions?open=5" },
  { account: "acquirer", path: "/receptions?open=5&view=wide" },
];

test("I18N-001 axe finds nothing on lists, their previews and their remarks in both themes", async ({
  page,
  baseURL,
}) => {
  for (const [index, { account, path }] of pages.entries())
    await test.step(path, async () => {
      await prefer(page, { locale: localeAt(index) }, baseURL ?? "");
      await openAs(page, account, path);
      await expect(page.getByRole("complementary")).toBeVisible();
      await page
        .locator("summary")
        .evaluateAll((all) => all.map((summary) => summary.parentElement?.setAttribute("open", "")));
      // What lies around `main` is the same everywhere.
      expect(await axeFaultsInBothThemes(page, index === 0 ? undefined : "main")).toEqual([]);
    });
});

test("a fault in any row is seen by the tests, though rows that look alike are looked at once", async ({ page }) => {
  await openAs(page, "l1s", "/orders");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(25);
  await rows.nth(9).evaluate((row) => row.lastElementChild?.append(document.createElement("button")));
  await rows.nth(11).evaluate((row) => row instanceof HTMLElement && row.style.setProperty("color", "gray"));
  const faults = await axeFaultsInBothThemes(page);
  expect(faults.filter((fault) => fault.startsWith("light button-name"))).toHaveLength(1);
  for (const theme of ["light", "dark"])
    expect(faults.filter((fault) => fault.startsWith(`${theme} color-contrast`)).length).toBeGreaterThan(0);

  await test.step("so is one of a look whose first texts axe does not judge, in either of two parts", async () => {
    await page.evaluate(() => {
      const dialog = document.createElement("div");
      dialog.setAttribute("role", "alertdialog");
      dialog.setAttribute("aria-label", "Planted");
      dialog.style.cssText = "position: fixed; inset: 0; z-index: 99; background: white; color: silver";
      const box = document.createElement("input");
      Object.assign(box, { type: "checkbox", disabled: true, id: "planted-box" });
      const label = Object.assign(document.createElement("label"), { htmlFor: box.id, textContent: "Disabled" });
      const said = ["–", "1", "Pale"].map((text) => Object.assign(document.createElement("p"), { textContent: text }));
      dialog.append(box, label, ...said);
      document.body.append(dialog);
    });
    expect(await axeFaultsInBothThemes(page, "[role=dialog], [role=alertdialog]")).toEqual([
      "dark color-contrast: <p>Pale</p>",
      "light color-contrast: <p>Pale</p>",
    ]);
  });
});
