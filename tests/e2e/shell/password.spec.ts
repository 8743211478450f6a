import { expect, test } from "@playwright/test";

test("SESS-022 ERRS-008 ERRS-010 an unknown e-mail at recovery is said in the documents' words, a known one gets its link", async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": "198.51.100.8" });
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  await page.getByRole("textbox", { name: "E-mail" }).fill("nobody-at-all@demo.test");
  const sent = page.waitForRequest("**/api/rest/users/password/reset/request");
  await page.getByRole("button", { name: "Send link" }).click();
  const request = await sent;
  expect(request.method()).toBe("PATCH");
  expect(request.postDataJSON()).toEqual({ email: "nobody-at-all@demo.test" });
  await expect(page.getByText("The email could not be found in our database")).toBeVisible();
  await page.getByRole("textbox", { name: "E-mail" }).fill("bob-maintainer@demo.test");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("We just send you an email with a link to reset your password")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("ERRS-009 the same in Romanian", async ({ page, baseURL }) => {
  // Requests for a new password are limited by network.
  await page.setExtraHTTPHeaders({ "x-forwarded-for": "198.51.100.9" });
  await page.context().addCookies([{ name: "locale", value: "ro", url: baseURL }]);
  await page.goto("/login");
  await page.getByRole("button", { name: "Ați uitat parola?" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill("nimeni@demo.test");
  await page.getByRole("button", { name: "Trimite linkul" }).click();
  await expect(page.getByText("Email-ul nu se regaseste in baza de date")).toBeVisible();
});

test("SHELL-006 SESS-024 SESS-025 ERRS-011 SHELL-007 SHELL-008 a wrong hash is refused, with what was typed kept, a link without one says so; the order code is public", async ({
  page,
}) => {
  await test.step("a wrong hash is refused, with what was typed kept", async () => {
    await page.goto("/reset-password?hash=0123456789abcdef0123456789abcdef");
    await page.getByLabel("New password", { exact: true }).fill("long-enough-2472");
    await page.getByLabel("New password again").fill("long-enough");
    await expect(page.getByText("The two passwords differ")).toBeVisible();
    await page.getByLabel("New password again").fill("long-enough-2472");
    const sent = page.waitForRequest("**/api/rest/users/password/reset");
    await page.getByRole("button", { name: "Reset password" }).click();
    expect((await sent).postDataJSON()).toEqual({
      hash: "0123456789abcdef0123456789abcdef",
      password: "long-enough-2472",
    });
    await expect(page.getByText("Password was not reseted")).toBeVisible();
    await expect(page.getByLabel("New password again")).toHaveValue("long-enough-2472");
  });
  await test.step("a link without its hash says so", async () => {
    await page.goto("/reset-password");
    await expect(page.getByRole("heading", { name: "This link is not complete" })).toBeVisible();
  });
  await test.step("the order code is public, and a link without an order says so", async () => {
    await page.goto("/qr-order?order=10423");
    await expect(page.getByRole("img", { name: "QR code of order 10423" })).toBeVisible();
    await page.goto("/qr-order");
    await expect(page.getByText("This link names no order")).toBeVisible();
  });
});
