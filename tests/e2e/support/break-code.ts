import type { Page } from "@playwright/test";

/** Scripts that hold `sign` cannot be fetched, as on a broken line. @returns what lets them through */
export async function breakCode(page: Page, sign: string): Promise<() => void> {
  let isBroken = true;
  // The route stays: to take it away while scripts are on their way would handle them twice.
  await page.route("**/_next/static/**/*.js", async (route) => {
    if (!isBroken) return route.continue();
    const answer = await route.fetch().catch(() => undefined);
    // What is still on its way at the end of a story comes to nothing, and is no fault of it.
    if (answer === undefined) return;
    const isMeant = (await answer.text()).includes(sign);
    return isBroken && isMeant ? route.abort() : route.fulfill({ response: answer });
  });
  return () => {
    isBroken = false;
  };
}
