import type { Page } from "@playwright/test";

/** Scripts that hold `sign` cannot be fetched, as on a broken line. @returns what lets them through */
export async function breakCode(page: Page, sign: string): Promise<() => Promise<void>> {
  const scripts = "**/_next/static/**/*.js";
  await page.route(scripts, async (route) => {
    const answer = await route.fetch();
    const isMeant = (await answer.text()).includes(sign);
    return isMeant ? route.abort() : route.fulfill({ response: answer });
  });
  return () => page.unroute(scripts);
}
