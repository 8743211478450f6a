import type { Page } from "@playwright/test";

/** Calls get no answer for now, as on a slow line. @returns what lets them through */
export async function holdAnswers(page: Page, address: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await allowed;
    await route.continue();
  });
  return letThrough;
}
