import { expect, test } from "@playwright/test";
import { openAs } from "./sign-in";

test("SHELL-026 the menu leads to a page without preview, page or columns of before", async ({ page }) => {
  await openAs(page, "l1s", "/orders?page=2&open=17&view=wide&columns=storage");
  await expect(page.getByRole("complementary")).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Pages: L1s" });
  await menu.getByRole("link", { name: "Reservations" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/reservations" && url.search === "");
  await menu.getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/orders" && url.search === "");
  await expect(page.getByText("1–25 of 320")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  await expect(page.getByRole("complementary")).toHaveCount(0);
});
