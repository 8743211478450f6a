import type { Page } from "@playwright/test";

/** The page's scripts have taken hold of it: before that a click or a key would be lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
  });
}
