import { expect, type Page } from "@playwright/test";
import { endSignInAtPlatform } from "../session/end-at-platform";
import { type Stack, test } from "../support/isolated-stack";
import { demoPassword, fillSignIn } from "../support/sign-in";
import { gridOf, openEdit, priceAt, typePrices, unfoldHead } from "./catalogue-editor";
import { sendElsewhere } from "./elsewhere";

test.describe.configure({ timeout: 120_000 });

/** Of its own: prices are changed, and sessions end at its platform. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

/** The tab leaves when its caches are gone, and until then it is used. */
const clearCachesSlowly = (page: Page) =>
  page.evaluate(() => {
    const keys = caches.keys.bind(caches);
    caches.keys = () => new Promise((resolve) => setTimeout(() => resolve(keys()), 500));
  });

test("SESS-017 a price that the end of the session kept from being sent is there again", async ({ page }) => {
  const panel = await openEdit(page, stack.address, 3);
  await expect(gridOf(panel).locator("img").first()).toBeVisible();
  await unfoldHead(panel);
  // The last that the page asks for by itself.
  await expect(panel.getByLabel("Currency").getByRole("option").nth(1)).toBeAttached();
  await typePrices(panel, ["0.99", "0.50"]);
  await endSignInAtPlatform(stack);
  await typePrices(panel, ["33"]);
  await expect(page).toHaveURL((url) => url.pathname === "/login");
  await fillSignIn(page, "acquirer", demoPassword);
  await expect(panel.getByText(/^Not saved \(1\): /)).toBeVisible();
  await expect(priceAt(panel, 0)).not.toHaveText("33.00");
  await expect(priceAt(panel, 1)).toHaveText("0.50");
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Product edited")).toBeVisible();
  await expect(priceAt(panel, 0)).toHaveText("33.00");
  await test.step("so is a name that was being typed", async () => {
    await unfoldHead(panel);
    await expect(panel.getByLabel("Currency").getByRole("option").nth(1)).toBeAttached();
    const taken = "Gări și autogări";
    await panel.getByLabel("Catalogue name").fill(taken);
    await endSignInAtPlatform(stack);
    await clearCachesSlowly(page);
    await panel.getByLabel("Catalogue name").press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === "/login");
    await fillSignIn(page, "acquirer", demoPassword);
    await expect(panel.getByText("Not sent, because the session ended: Catalogue name")).toBeVisible();
    await expect(panel.getByLabel("Catalogue name")).not.toHaveValue(taken);
    await panel.getByRole("button", { name: "Send mine" }).press("Enter");
    await expect(panel.getByText(`Catalogue 6 is already called “${taken}”`)).toBeVisible();
    await sendElsewhere(stack, "PATCH", "catalogs_prices/6", { name: "Gări mari" });
    // What was refused still waits.
    await panel.getByRole("button", { name: "Send mine" }).press("Enter");
    await expect(page.getByText("Catalogue name updated")).toBeVisible();
    await expect(panel.getByLabel("Catalogue name")).toHaveValue(taken);
    await expect(panel.getByRole("button", { name: "Send mine" })).toHaveCount(0);
  });
});
