import { expect, type Page, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const rowLinks = (page: Page) => page.locator("a[data-row-link]");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages", exact: true });

test("TABL-012 a page is gone to by its number, the order of rows is said where its column is not shown; single-letter keys can be switched off, and stay so; axe finds nothing", async ({
  page,
}) => {
  await test.step("a page is gone to by its number, one that there is not means the nearest; the focus stays in the pagination at either end", async () => {
    await openAs(page, "l1s", "/orders");
    const field = page.getByLabel("Go to page");
    for (const [typed, step, focused] of [
      ["12", "Next page", "Page 13"],
      ["2", "Previous page", "Page 1"],
    ] as const) {
      await field.fill(typed);
      await field.press("Enter");
      await expect(pages(page).getByRole("link", { name: `Page ${typed}`, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await pages(page).getByRole("link", { name: step }).press("Enter");
      await expect(pages(page).getByRole("link", { name: focused, exact: true })).toBeFocused();
    }
    for (const [typed, shown] of [
      ["7", "151–175 of 320"],
      ["99", "301–320 of 320"],
      ["0", "1–25 of 320"],
      ["1.0 ", "226–250 of 320"],
    ] as const) {
      await field.fill(typed);
      await field.press("Enter");
      await expect(page.getByText(shown)).toBeVisible();
      await expect(field).toHaveValue("");
    }
    await page.getByLabel("Rows per page").selectOption("100");
    await expect(page.getByText("1–100 of 320")).toBeVisible();
    await expect(field).toHaveCount(0);
  });
  await test.step("single-letter keys can be switched off, and stay so; arrows, Enter and Esc go on working", async () => {
    await goInside(page, "/orders");
    await untilHydrated(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
    await page.getByRole("switch", { name: "Single-letter keys" }).click();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByRole("button", { name: "Keys" }).click();
    await expect(page.getByRole("switch", { name: "Single-letter keys" })).not.toBeChecked();
    await page.keyboard.press("Escape");
    // Whatever the keys could open is loaded once: it would be there in the next turn.
    await page.getByRole("button", { name: "Define Filter" }).click();
    await expect(page.getByRole("dialog", { name: "Define Filter" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Define Filter" })).toBeFocused();
    for (const key of ["j", "f", "?", "]"]) {
      await page.keyboard.press(key);
      await expect(rowLinks(page).and(page.locator(":focus"))).toHaveCount(0);
      // What comes later than anything the key could do.
      await rowLinks(page).first().focus();
      await page.keyboard.press("ArrowDown");
      await expect(rowLinks(page).nth(1)).toBeFocused();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(/\/orders$/);
      await rowLinks(page).nth(1).blur();
    }
    await rowLinks(page).nth(1).press("Enter");
    await expect(page.getByRole("complementary")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("complementary")).toHaveCount(0);
  });
  await test.step("the order of rows is said where its column is not shown, with a way back; axe finds nothing in it, nor in keys that are switched off, in both themes", async () => {
    await goInside(page, "/orders?sort=amount&columns=status");
    await expect(page.getByRole("status").filter({ hasText: "Sorted by" })).toHaveText(
      "Sorted by Amount, smallest first",
    );
    expect(await axeFaultsInBothThemes(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Default order" }).click();
    await expect(page).not.toHaveURL(/sort=/);
    await expect(page.getByRole("button", { name: "Default order" })).toHaveCount(0);
    await page.getByRole("button", { name: "Keys" }).click();
    await expect(page.getByRole("switch", { name: "Single-letter keys" })).not.toBeChecked();
    expect(await axeFaultsInBothThemes(page, "[role=dialog]")).toEqual([]);
  });
});
