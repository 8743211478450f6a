import { expect, test } from "@playwright/test";
import { consolePaths } from "../support/pages";
import { demoPassword, fillSignIn, openAs, signInByForm } from "../support/sign-in";

test("SHELL-002 SHELL-004 SHELL-009 every authenticated route, and one that is unknown, leads a visitor to the sign-in page", async ({
  request,
}) => {
  for (const path of [...consolePaths, "/no-such-page"]) {
    const answer = await request.get(path);
    expect([path, answer.status(), new URL(answer.url()).pathname]).toEqual([path, 200, "/login"]);
  }
});

test("SHELL-003 an unknown path leads home when signed in", async ({ page }) => {
  await openAs(page, "l1s", "/no-such-page");
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await page.goto("/orders/deep/nowhere");
  await expect(page).toHaveURL((url) => url.pathname === "/");
});

test("SHELL-005 SESS-001 signing in leads to where the visitor wanted to go", async ({ page }) => {
  await page.goto("/dashboard-wh");
  await fillSignIn(page, "wh-admin", demoPassword);
  await expect(page).toHaveURL(/\/dashboard-wh$/);
  await page.goto("/login");
  await expect(page).toHaveURL((url) => url.pathname === "/");
});

test("SESS-008 ROLE-021 the sign-in form is checked on change, a refusal keeps what was typed, and a customer hears why", async ({
  page,
}) => {
  await page.goto("/login");
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("nobody");
  await expect(page.getByText("Enter a valid e-mail address")).toBeVisible();
  await email.fill("nobody@demo.test");
  await expect(page.getByText("Enter a valid e-mail address")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Password" }).fill("secret");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveAttribute("type", "text");
  await fillSignIn(page, "sales", "not-the-password");
  await expect(page.locator("[data-sonner-toast][data-type=error]")).toBeVisible();
  const refusal = page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });
  await expect(refusal).toHaveText("The e-mail or the password is not right.");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("sales@demo.test");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("not-the-password");
  await fillSignIn(page, "customer", demoPassword);
  await expect(refusal).toHaveText("This account has no access to the console.");
  await expect(page).toHaveURL(/\/login/);
});

test("SESS-008 a double click signs in once", async ({ page }) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/callback")) sent += 1;
  });
  await page.goto("/login");
  await page.getByRole("button", { name: /^Picker/ }).click();
  await page.getByRole("button", { name: "Sign in", exact: true }).dblclick();
  await expect(page.getByRole("tablist")).toBeVisible();
  expect(sent).toBe(1);
});

test("W3 a foreign callback address leads home", async ({ page }) => {
  await signInByForm(page, "developer", "/login?callbackUrl=https%3A%2F%2Fevil.test%2F");
  await expect(page).toHaveURL((url) => url.pathname === "/" && url.hostname === "localhost");
});
