import type { Page } from "@playwright/test";

/** Every breach of the content security policy that the browser sees from now on, on whichever page. */
export async function watchPolicy(page: Page): Promise<string[]> {
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
