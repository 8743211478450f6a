import { expect, type Page } from "@playwright/test";
import { isWhole } from "@/tests/support/lists/whole-html";

/** For what is to be seen in a page's first HTML: on a busy machine its answers may come after it (P26). */
export async function reloadUntilWhole(page: Page): Promise<void> {
  await expect(async () => {
    const isThere = isWhole(await page.content());
    // Where scripts are held back the page is never loaded.
    if (!isThere) await page.reload({ waitUntil: "domcontentloaded" });
    expect(isThere).toBe(true);
  }).toPass();
}
