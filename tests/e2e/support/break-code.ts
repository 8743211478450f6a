import type { APIResponse, Page, Route } from "@playwright/test";

/** Scripts that hold `sign` cannot be fetched, as on a broken line. @returns what lets them through */
export async function breakCode(page: Page, sign: string): Promise<() => void> {
  let isBroken = true;
  const meet = (route: Route, response: APIResponse) => (isBroken ? route.abort() : route.fulfill({ response }));
  await meetCode(page, sign, meet, () => isBroken);
  return () => {
    isBroken = false;
  };
}

/** Scripts that hold `sign` come late, as on a slow line. @returns what lets them through */
export async function holdCode(page: Page, sign: string): Promise<() => void> {
  let isHeld = true;
  let letThrough = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const meet = (route: Route, response: APIResponse) => allowed.then(() => route.fulfill({ response }));
  await meetCode(page, sign, meet, () => isHeld);
  return () => {
    isHeld = false;
    letThrough();
  };
}

type Meet = (route: Route, response: APIResponse) => Promise<void>;

/** The route stays: to take it away while scripts are on their way would handle them twice. */
async function meetCode(page: Page, sign: string, meet: Meet, isMet: () => boolean): Promise<void> {
  await page.route("**/_next/static/**/*.js", async (route) => {
    if (!isMet()) return route.fallback();
    const answer = await route.fetch().catch(() => undefined);
    // What is still on its way at the end of a story comes to nothing, and is no fault of it.
    if (answer === undefined) return;
    return (await answer.text()).includes(sign) ? meet(route, answer) : route.fallback();
  });
}
