import type { Page } from "@playwright/test";

/**
 * To another address of the console as a link leads there: the page's scripts go on and nothing is loaded again. Where
 * the first HTML is what is proved, it is `page.goto`.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  // Next puts its router there once it has taken hold of the page.
  await page.waitForFunction((to) => {
    const router: unknown = Reflect.get(window, "next")?.router;
    if (typeof router !== "object" || router === null || !("push" in router)) return false;
    if (typeof router.push !== "function") return false;
    router.push(to);
    return true;
  }, path);
  const { href } = new URL(path, page.url());
  await page.waitForURL((url) => url.href === href);
}
