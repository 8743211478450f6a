import { expect, type Page } from "@playwright/test";
import { type Stack, test } from "../support/isolated-stack";
import { signInByForm } from "../support/sign-in";
import { endSignInAtPlatform } from "./end-at-platform";

test.describe.configure({ timeout: 120_000 });

let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  // Tokens of the usual life: a refusal right after a refresh would mean a missing right, not an ended session (R7).
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

test("C4 SESS-017 ERRS-006 a refused refresh leads every tab to the sign-in page, with the documents' words", async ({
  page,
  context,
}) => {
  // Each tab fetches its next page by itself; were that asked after the end, the tab would leave before the click.
  const nextPageOf = async (tab: Page) => (await tab.waitForResponse(/offset=25/)).finished();
  const ahead = nextPageOf(page);
  await signInByForm(page, "l1s", `${stack.address}/login?callbackUrl=%2Forders`);
  await ahead;
  const other = await context.newPage();
  await Promise.all([nextPageOf(other), other.goto(`${stack.address}/orders`)]);
  await endSignInAtPlatform(stack);
  await page.getByRole("row").nth(1).click();
  await expect(page.getByText("Cannot refresh app token.")).toHaveCount(1);
  await expect(page).toHaveURL((url) => url.pathname === "/login");
  await expect(other).toHaveURL((url) => url.pathname === "/login");
  expect(await page.evaluate(() => localStorage.getItem("root-v1.0.0"))).toBeNull();
  await page.goto(`${stack.address}/orders`);
  await expect(page).toHaveURL((url) => url.pathname === "/login");
});
