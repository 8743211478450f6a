import { expect, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs, prefer } from "../support/sign-in";

/** A customer with orders and a card. */
const customer = "/customer_support?open=24";

test("a panel begins with what its record leads to: by keyboard, a failing one, an absent one, in Romanian", async ({
  page,
}) => {
  const counts = page.getByRole("complementary").getByRole("list").first().getByRole("listitem");
  let fails = true;
  await page.route(/\/api\/rest\/orders\?.*IN_PROGRESS/, (route) => (fails ? route.abort() : route.continue()));
  // A platform that passes over the filter for what is not paid: its rows are anybody's.
  await page.route(/\/api\/rest\/orders\?.*isPaid=false/, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete("userIds");
    await route.fulfill({ response: await route.fetch({ url: String(url) }) });
  });
  await openAs(page, "l1s", customer);
  await test.step("one fails alone, one that cannot be trusted is absent", async () => {
    await expect(counts).toHaveText([/^[1-9]\d* orders$/, "– in progress", /^[1-9] cards?$/]);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    fails = false;
    const retry = counts.getByRole("button", { name: "– in progress: could not be counted. Retry" });
    await retry.focus();
    await page.keyboard.press("Enter");
    await expect(counts.nth(1)).toHaveText(/^\d+ in progress$/);
    await page.unrouteAll({ behavior: "wait" });
  });
  await test.step("one of a section leads to its heading", async () => {
    await counts.nth(2).getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Active cards" })).toBeFocused();
  });
  await test.step("one of a list leads to as many rows", async () => {
    const number = Number((await counts.first().textContent())?.split(" ")[0]);
    await counts.first().getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/orders\?user=24$/);
    await expect(page.locator("a[data-row-link]")).toHaveCount(number);
  });
  await test.step("in Romanian", async () => {
    await prefer(page, { locale: "ro" }, page.url());
    await page.reload();
    await goInside(page, customer);
    await expect(counts.first()).toHaveText(/^\d+ (?:de )?comenzi$/);
  });
});
