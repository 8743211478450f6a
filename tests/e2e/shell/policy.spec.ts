import { expect, test } from "@playwright/test";
import { watchPolicy } from "../support/policy-breaches";

// That no page breaks the policy is seen where each page is looked at: accessibility.spec.ts, every-list-accessibility.spec.ts.
test("W5 a breach is seen by the tests, and what it tried does not happen", async ({ page }) => {
  const breaches = await watchPolicy(page);
  await page.goto("/login");
  await page.evaluate(() => {
    const picture = document.createElement("img");
    picture.setAttribute("onerror", "window.planted = true");
    picture.src = "data:,";
    document.body.append(picture);
  });
  await expect.poll(() => breaches.join()).toContain("script-src");
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
});
