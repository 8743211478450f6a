import { expect } from "@playwright/test";
import { type Stack, test } from "../support/isolated-stack";
import { fillSignIn } from "../support/sign-in";

test.describe.configure({ timeout: 180_000 });

let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

/** The newest mail that the platform would have sent. */
async function mailedLink(): Promise<string> {
  const mails = await (await fetch(`${stack.platformUrl}/dev/outbox`)).text();
  return /https?:[^\s"\\]+\/reset-password\?hash=\w+/.exec(mails)?.[0] ?? "";
}

test("SESS-022 SESS-024 SESS-025 ERRS-010 ERRS-012 the mailed link sets a new password, once", async ({ page }) => {
  await page.goto(`${stack.address}/login`);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill("accountant@demo.test");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("We just send you an email with a link to reset your password")).toBeVisible();
  const link = await mailedLink();
  expect(link).toContain(`${stack.address}/reset-password?hash=`);

  const chosen = "another-password-2472";
  const fill = async () => {
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill(chosen);
    await page.getByLabel("New password again").fill(chosen);
    await page.getByRole("button", { name: "Reset password" }).click();
  };
  await fill();
  await expect(page.getByText("Password has been successfully reset")).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/login");
  await fillSignIn(page, "accountant", chosen);
  await expect(page.getByRole("tablist")).toBeVisible();
  await page.context().clearCookies();
  await fill();
  await expect(page.getByText("Password was not reseted")).toBeVisible();
});
