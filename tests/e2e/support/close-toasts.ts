import { expect, type Page } from "@playwright/test";

/** Puts away what has been told, as a press on its Close does: the next toast is not to be mistaken for it, nor to be waited for. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator("[data-sonner-toast]");
  await expect(async () => {
    // Those behind the first one are covered by it.
    await toasts.locator("[data-close-button]").evaluateAll((all: HTMLElement[]) => {
      for (const each of all) each.click();
    });
    await expect(toasts).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
