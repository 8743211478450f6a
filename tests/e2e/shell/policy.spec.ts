import { expect, type Page, test } from "@playwright/test";
import { consolePaths, publicPaths } from "../support/pages";
import { openAs } from "../support/sign-in";

/** Every breach of the content security policy that the browser sees from now on, on whichever page. */
async function watchPolicy(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  await page.exposeFunction("tellBreach", (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) => {
      const tell: unknown = Reflect.get(window, "tellBreach");
      if (typeof tell === "function") tell(`${effectiveDirective} ${blockedURI} on ${documentURI}`);
    });
  });
  return breaches;
}

test("W5 no page breaks the content security policy", async ({ page }) => {
  test.setTimeout(180_000);
  const breaches = await watchPolicy(page);
  for (const path of publicPaths) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
  }
  await openAs(page, "chain-admin", "/");
  for (const path of [...consolePaths, "/orders?open=1", "/receptions?open=1"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  // What the page has told by now has arrived by then.
  await page.evaluate(() => undefined);
  expect(breaches).toEqual([]);
});

test("W5 a breach is seen by this test, and what it tried does not happen", async ({ page }) => {
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
