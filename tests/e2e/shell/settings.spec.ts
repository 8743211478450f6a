import { expect, type Page, test } from "@playwright/test";
import { demoPassword, fillSignIn, openAs, signInWithOwnSession } from "../support/sign-in";

const openSettings = (page: Page) => page.getByRole("button", { name: /^Settings of/ }).click();

test("SHELL-022 SHELL-023 SHELL-024 CNST-036 I18N-001 I18N-002 the settings show the version, a click copies what is deployed; the language is switched there and remembered", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAs(page, "accountant", "/");
  await openSettings(page);
  await expect(page.getByText("accountant@demo.test")).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.getByRole("button", { name: "Version 2472.170" }).click();
  await expect(page.getByText("Running since")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^Version: 2472\.170\nRevision: .+\nRunning since: \d\d\.\d\d\.\d{4} \d\d:\d\d\nPlatform: Embedded$/,
  );
  await page.getByText("Română").click();
  await expect(page.getByRole("link", { name: "Facturi" }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ro");
  await page.reload();
  await expect(page.getByRole("link", { name: "Facturi" }).first()).toBeVisible();
});

test.describe("a Romanian browser", () => {
  test.use({ locale: "ro-RO" });
  test("I18N-002 is spoken to in Romanian at first", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Autentificare" })).toBeVisible();
  });
});

test("CNST-040 CNST-041 the header is in the primary colour and what is chosen in it is marked in the secondary one; the theme is chosen, kept, and there from the first byte", async ({
  page,
}) => {
  await openAs(page, "accountant", "/");
  const role = page.getByRole("tab", { selected: true });
  const [ground, mark] = await role.evaluate((tab) => {
    const colours: string[] = [];
    for (let each: Element | null = tab; each !== null; each = each.parentElement)
      colours.push(getComputedStyle(each).backgroundColor);
    const seen = colours.find((colour) => colour !== "rgba(0, 0, 0, 0)");
    return [seen, getComputedStyle(tab, "::after").backgroundColor];
  });
  // #243746 and #94c200.
  expect([ground, mark]).toEqual(["rgb(36, 55, 70)", "rgb(148, 194, 0)"]);
  await openSettings(page);
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const html = await (await page.goto("/profile"))?.text();
  expect(html).toContain('data-theme="dark"');
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

/** As the tab keeps it of who was here before. */
const leaveBehind = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem("ways-back", "[]");
    sessionStorage.setItem("ticked-rows/vouchers", "[]");
  });

const keptInTab = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

/** The account whose name the header bears. */
async function expectPageOf(page: Page, account: string): Promise<void> {
  await openSettings(page);
  await expect(page.getByText(`${account}@demo.test`)).toBeVisible();
}

test("S19 SESS-018 SESS-019 ERRS-007 CNST-046 CNST-047 logout clears this browser and leaves every tab; so does somebody else's sign-in, and no page of the account before does anything by the next one's session", async ({
  page,
  context,
}) => {
  await signInWithOwnSession(page, "mn-vouchers");
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/vouchers");
  await page.evaluate(async () => {
    sessionStorage.setItem("page-state", "1");
    localStorage.setItem("mapping-draft", "{}");
    localStorage.setItem("saved-filters", '{"accounts":{}}');
    await Promise.all([caches.open("v1"), caches.open("v2")]);
  });
  await openSettings(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Successfully logged out.")).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  const kept = await page.evaluate(async () => ({
    caches: await caches.keys(),
    local: Object.keys(localStorage),
    session: sessionStorage.getItem("page-state"),
  }));
  expect(kept).toEqual({ caches: ["v2"], local: ["saved-filters"], session: null });
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/vouchers");
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fvouchers$/);

  await test.step("a tab that did not hear of the end leaves as somebody else signs in", async () => {
    await signInWithOwnSession(page, "mn-vouchers");
    await other.goto("/vouchers");
    await expect(other.getByRole("table")).toBeVisible();
    // What the list fetches ahead would hear of the end, and lead to the sign-in page, before anybody else is there.
    await other.waitForLoadState("networkidle");
    await leaveBehind(other);
    await page.request.post("/api/session/sign-out", { headers: { "x-bff": "1", origin: new URL(page.url()).origin } });
    await page.goto("/login");
    await fillSignIn(page, "accountant", demoPassword);
    await expect(page.getByRole("tablist")).toBeVisible();
    await expect(other).toHaveURL((url) => url.pathname === "/" && url.search === "");
    await expectPageOf(other, "accountant");
    expect(await keptInTab(other)).toEqual(["tab-account"]);
  });

  await test.step("one that hears nothing ends nobody's session by its logout; what it kept is dropped by the next page", async () => {
    await leaveBehind(other);
    await signInWithOwnSession(page, "marketer");
    await other.reload();
    await expectPageOf(other, "marketer");
    expect(await keptInTab(other)).toEqual(["tab-account"]);
    await expectPageOf(page, "accountant");
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Logout" }).click();
    await loaded;
    await expectPageOf(page, "marketer");
    await expect(other.getByText("marketer@demo.test")).toBeVisible();
  });
});

test("C5 a browser that gives no storage shows the pages, and leaves at logout", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  await signInWithOwnSession(page, "mn-vouchers");
  await page.goto("/vouchers");
  await page.locator("[data-row-link]").first().click();
  await expect(page.getByRole("complementary")).toBeVisible();
  await page.getByRole("checkbox").nth(1).check();
  await expect(page.getByRole("region", { name: "Ticked rows" })).toBeVisible();
  await page.getByRole("complementary").getByRole("button", { name: "Close" }).click();
  await openSettings(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Successfully logged out.")).toBeVisible();
  expect(faults).toEqual([]);
});

test("SESS-004 SESS-006 W14 CNST-037 CNST-038 the browser's one key holds expiry and user, and no token; the header is 127 px high, the sides are 60 px", async ({
  page,
}) => {
  await openAs(page, "accountant", "/");
  const header = await page.getByRole("banner").boundingBox();
  expect(header?.height).toBe(127);
  await expect(page.getByRole("main")).toHaveCSS("padding-left", "60px");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("root-v1.0.0"))).not.toBeNull();
  const state: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem("root-v1.0.0"))) ?? "null");
  expect(state).toEqual({
    auth: { expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    user: {
      firstName: expect.any(String),
      lastName: expect.any(String),
      email: "accountant@demo.test",
      roles: ["USER", "ACCOUNTANT"],
    },
  });
});
