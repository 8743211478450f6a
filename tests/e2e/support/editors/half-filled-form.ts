import { expect, type Page } from "@playwright/test";
import { openAs } from "../sign-in";

export const typed = "Nesalvat";
export const form = (page: Page) => page.getByRole("complementary", { name: "New service" });
export const name = (page: Page) => form(page).getByLabel("Name");
export const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
export const answer = (page: Page, word: "Stay" | "Leave") =>
  question(page).getByRole("button", { name: word }).click();

/**
 * Back or Forward by so many steps. One that is taken back is no navigation: there is nothing that Playwright's own would
 * wait for. What was typed has been drawn before: no hand is faster than a frame.
 */
export const stepBy = (page: Page, steps: number) =>
  page.evaluate(async (by) => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    history.go(by);
  }, steps);
export const back = (page: Page) => stepBy(page, -1);

/** The services with an empty form beside the rows. */
export async function openForm(page: Page): Promise<void> {
  await openAs(page, "sales", "/services");
  await openNew(page);
}

async function openNew(page: Page): Promise<void> {
  // Other pages have a New of their own.
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(name(page)).toBeFocused();
}

/** A form with something in it, where the services are open. */
export async function fillNew(page: Page): Promise<void> {
  await openNew(page);
  await name(page).fill(typed);
}

export async function stayedWithWhatWasTyped(page: Page): Promise<void> {
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/services\?mode=new$/);
  await expect(name(page)).toHaveValue(typed);
  await expect(name(page)).toBeFocused();
}
