import { expect, type Page } from "@playwright/test";
import { type Stack, test } from "../support/isolated-stack";
import { signInByForm } from "../support/sign-in";
import { keptByBrowser } from "./kept-by-browser";
import { textOf, tokenIn, tokensHandedOut } from "./tokens";

/** One after the other: the second searches what the first has recorded. */
test.describe.configure({ mode: "serial", timeout: 180_000 });

let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  // Short tokens, so that the run goes through refreshes as well.
  stack = await freshStack({ PLATFORM_ACCESS_TOKEN_SECONDS: "6" });
});
test.afterAll(() => stack.stop());

const refreshes = () => stack.platformRecording.recorded.filter(({ path }) => path.startsWith("/users/fresh-token/"));

/** The note as the page itself gets it, so that it passes the recorder. */
async function readPdf(page: Page): Promise<string> {
  const address = (await page.getByRole("link", { name: "Download PDF" }).getAttribute("href")) ?? "";
  return page.evaluate(async (from) => (await fetch(from)).text(), address);
}

test("S1 W14 SESS-006 SESS-026 a whole run, recorded: no token in any answer, header, cookie, storage or script", async ({
  page,
  context,
}) => {
  const kept: string[] = [];
  const visit = async (path: string) => {
    await page.goto(`${stack.address}${path}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    kept.push(await keptByBrowser(page, context));
  };

  await signInByForm(page, "chain-admin", `${stack.address}/login`);
  for (const path of ["/", "/receptions", "/orders", "/profile", "/dashboard-wh"]) await visit(path);
  await page.goto(`${stack.address}/receptions?open=5`);
  await expect(page.getByRole("complementary").getByRole("heading", { name: "Reception 5" })).toBeVisible();
  expect((await readPdf(page)).slice(0, 5)).toBe("%PDF-");
  await visit("/orders");
  await page.getByRole("row").nth(1).click();
  await expect(page.getByRole("complementary")).toBeVisible();
  await expect(async () => {
    await visit("/receptions");
    expect(refreshes().length).toBeGreaterThan(1);
  }).toPass();
  await page.getByRole("button", { name: /^Settings of/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Successfully logged out.")).toBeVisible();
  kept.push(await keptByBrowser(page, context));

  const tokens = tokensHandedOut(stack.platformRecording);
  // Of the sign-in and of two refreshes at least: access and refresh token each.
  expect(new Set(tokens).size).toBeGreaterThanOrEqual(6);
  const { recorded } = stack.browserRecording;
  expect(recorded.filter(({ path }) => path.includes(".js")).length).toBeGreaterThan(5);
  const leaks = recorded.flatMap((exchange) => {
    const why = tokenIn(textOf(exchange), tokens);
    return why === undefined ? [] : [`${exchange.method} ${exchange.path}: ${why}`];
  });
  expect(leaks).toEqual([]);
  expect(kept.map((text) => tokenIn(text, tokens)).filter(Boolean)).toEqual([]);
});

test("S1 the search itself finds a token where there is one", () => {
  const [token = ""] = tokensHandedOut(stack.platformRecording);
  expect(token.split(".")).toHaveLength(3);
  const grant = stack.platformRecording.recorded.find(({ path }) => path === "/login");
  expect(grant && tokenIn(textOf(grant), [token])).toContain("handed out");
  expect(tokenIn(`{"x":"${token}"}`, [])).toContain("shaped like");
  expect(tokenIn(Buffer.from(token).toString("base64"), [token])).toBeDefined();
});
