import { type BrowserContext, expect, type Page } from "@playwright/test";

export const demoPassword = "demo-console-2472";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** One sign-in per account and worker: the sign-in limit is not what these tests are about. */
const known = new Map<string, Cookies>();

/** Signs in through the form, ending on the page that the form leads to. @param account before @demo.test */
export async function signInByForm(page: Page, account: string, from = "/login"): Promise<void> {
  await page.goto(from);
  await fillSignIn(page, account, demoPassword);
  await expect(page.getByRole("tablist")).toBeVisible();
}

export async function fillSignIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(`${account}@demo.test`);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Opens a page as an account whose session other tests of this worker share: do not sign out. */
export async function openAs(page: Page, account: string, path: string): Promise<void> {
  const cookies = known.get(account);
  if (cookies) {
    await page.context().addCookies(cookies);
  } else {
    await signInByForm(page, account);
    const all = await page.context().cookies();
    known.set(
      account,
      all.filter(({ name }) => name.includes("session")),
    );
  }
  await page.goto(path);
}

export async function prefer(
  page: Page,
  preferences: { theme?: string; locale?: string; density?: string },
  url: string,
): Promise<void> {
  const cookies = Object.entries(preferences).map(([name, value]) => ({ name, value, url }));
  await page.context().addCookies(cookies);
}
