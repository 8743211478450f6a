import type { Page } from "@playwright/test";

/** The page's scripts have taken hold of it and listen: before that a click or a key would be lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
  });
  // React works in slices, and listens for keys after the last one: what waits in the background comes after them.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) await scheduler.postTask(() => undefined, { priority: "background" });
  });
}
