import type { Page } from "@playwright/test";

/** Nothing moves any more, skeletons included: what is half faded in has no contrast yet. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}
