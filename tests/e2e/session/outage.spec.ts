import { expect, test } from "@playwright/test";
import { type IsolatedStack, startIsolatedStack } from "../support/isolated-stack";
import { demoPassword, fillSignIn, openAs } from "../support/sign-in";

test.describe.configure({ mode: "serial", timeout: 180_000 });

let stack: IsolatedStack;
test.beforeAll(async () => {
  stack = await startIsolatedStack();
});
test.afterAll(() => stack.stop());

for (const signal of ["SIGTERM", "SIGKILL"] as const)
  test(`S7 a restart of the console by ${signal} keeps the session, and an open page works on`, async ({ page }) => {
    await openAs(page, "l1s", "/orders", stack.address);
    const rows = page.getByRole("row");
    // A row that opens: the page has all its scripts, as one that somebody works in.
    await rows.nth(1).click();
    await expect(page.getByRole("complementary").getByRole("heading").first()).toBeVisible();
    await page.getByRole("button", { name: "Close preview" }).click();
    await stack.stopConsole(signal);
    await page.getByRole("button", { name: "Id", exact: true }).click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await stack.startConsole();
    await rows.nth(1).click();
    await expect(page.getByRole("complementary").getByRole("heading").first()).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL((url) => url.pathname === "/orders");
    await expect(rows.nth(1)).toBeVisible();
  });

test("P18 a stopped platform is told clearly, keeps people signed in, and is back without a restart", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/orders", stack.address);
  await stack.stopPlatform();
  for (const path of ["/orders", "/receptions"]) {
    await page.goto(`${stack.address}${path}`);
    await expect(page.getByRole("tablist")).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "The platform cannot be reached at the moment.",
    );
    await expect(page.getByRole("main").getByText("The console tries again every few seconds.")).toBeVisible();
  }
  await stack.startPlatform();
  // Nobody presses Retry: the screen asks again by itself. The lines to REST and to gRPC come back one by one.
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toBeVisible({ timeout: 30_000 });
  await page.goto(`${stack.address}/orders`);
  await expect(rows.nth(1)).toBeVisible({ timeout: 30_000 });
});

test("P18 SHELL-010 SHELL-012 dashboards say what an outage took, offer Retry and fill themselves again", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/", stack.address);
  await stack.stopPlatform();
  for (const path of ["/dashboard-wh", "/"]) {
    await page.goto(`${stack.address}${path}`);
    await expect(page.getByRole("main").getByText("The console tries again every few seconds.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "Retry" })).toBeVisible();
  }
  // A 0 would be wrong.
  const figures = page.getByRole("region", { name: "Now" });
  await expect(figures.getByText("–", { exact: true }).first()).toBeVisible();
  await page.goto(`${stack.address}/profile`);
  await expect(page.getByRole("main").getByText("This session")).toBeVisible();
  await page.goto(`${stack.address}/`);
  await stack.startPlatform();
  // Nobody presses Retry.
  await expect(figures.getByText("–", { exact: true })).toHaveCount(0, { timeout: 40_000 });
  await expect(figures.getByText(/orders? today/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Retry" })).toHaveCount(0);
});

test("P18 SESS-008 signing in while the platform is stopped says so, keeps what was typed, and works afterwards", async ({
  page,
}) => {
  await page.goto(`${stack.address}/login`);
  await stack.stopPlatform();
  await fillSignIn(page, "accountant", demoPassword);
  // In the form, where it stays, and in a toast.
  await expect(page.getByText("The platform cannot be reached at the moment.").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("accountant@demo.test");
  await stack.startPlatform();
  await expect(async () => {
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("tablist")).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});
