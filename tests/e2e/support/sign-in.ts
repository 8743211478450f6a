import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";
import { ownPageHeaders } from "@/tests/support/console/visitor";

export const demoPassword = "demo-console-2472";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** One sign-in per console, account and worker: the sign-in limit is not what these tests are about. */
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

/**
 * Opens a page as an account whose session other tests of this worker share: do not sign out.
 * @param address of a console of the test's own, e.g. `http://localhost:40123`
 */
export async function openAs(page: Page, account: string, path: string, address = sharedConsole()): Promise<void> {
  await signInAs(page, account, address);
  await page.goto(`${address}${path}`);
}

/** With a session that no other test knows, where no page is to be open yet. */
export async function signInWithOwnSession(page: Page, account: string): Promise<void> {
  await signInElsewhere(page.request, account);
}

/** The same with no browser at all: somebody who is signed in at another computer. */
export async function signInElsewhere(request: APIRequestContext, account: string): Promise<void> {
  await signInByRequest(request, account, sharedConsole());
}

/** As `openAs`, where no page is to be open yet. */
export async function signInAs(page: Page, account: string, address = sharedConsole()): Promise<void> {
  const key = `${address} ${account}`;
  const cookies = known.get(key);
  // Without its session for a moment, a page that is still open would hear a 401 and lead to the sign-in page meanwhile.
  if (cookies !== undefined && (await holds(page, cookies))) return;
  // A page that is still open would hear that its session is gone, and lead to the sign-in page meanwhile.
  await page.goto("about:blank");
  // To sign in over another account's session would end that one, which other tests share.
  await page.context().clearCookies({ name: /session/ });
  if (cookies) await page.context().addCookies(cookies);
  else known.set(key, await signInByRequest(page.request, account, address));
}

async function holds(page: Page, cookies: Cookies): Promise<boolean> {
  const held = await page.context().cookies();
  return cookies.every(({ name, value, domain }) =>
    held.some((each) => each.name === name && each.value === value && each.domain === domain),
  );
}

/** The next test signs in for itself: the sessions kept at this console are over. */
export function forgetSignIns(address: string): void {
  for (const key of known.keys()) if (key.startsWith(`${address} `)) known.delete(key);
}

const sharedConsole = (): string => process.env.E2E_CONSOLE_URL ?? "";

/** As the form's script does it, without the form. @returns the cookies that hold the session */
async function signInByRequest(request: APIRequestContext, account: string, address: string): Promise<Cookies> {
  const headers = ownPageHeaders(address);
  const token = await request.get(`${address}/api/auth/csrf`, { headers });
  const { data }: { data: { csrfToken: string } } = await token.json();
  const form = { email: `${account}@demo.test`, password: demoPassword, rememberMe: false, csrfToken: data.csrfToken };
  const answer = await request.post(`${address}/api/auth/callback/credentials`, { headers, data: form });
  expect(answer.status(), await answer.text()).toBe(200);
  const { cookies: all } = await request.storageState();
  return all.filter(({ name }) => name.includes("session"));
}

export async function prefer(
  page: Page,
  preferences: { theme?: string; locale?: string; density?: string },
  url: string,
): Promise<void> {
  const cookies = Object.entries(preferences).map(([name, value]) => ({ name, value, url }));
  await page.context().addCookies(cookies);
}
