import type { BrowserContext, Page } from "@playwright/test";

/** All that a browser keeps of this console outside of its memory, and the page as it stands, as one text. */
export async function keptByBrowser(page: Page, context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  const own = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        cached.push(request.url, (await (await caches.match(request))?.text()) ?? "");
    return {
      address: window.location.href,
      name: window.name,
      history: window.history.state,
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      cached,
      html: document.documentElement.outerHTML,
    };
  });
  return JSON.stringify({ cookies, own });
}
