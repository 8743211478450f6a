import { expect, type Page, test } from "@playwright/test";
import { holdAnswers } from "../support/hold-answers";
import { demoPassword, fillSignIn, prefer } from "../support/sign-in";

const scripts = "**/_next/static/**/*.js";
/** What is sent once the scripts are there, from a form that was sent before. */
const sentTo = async (page: Page, path: string): Promise<unknown> =>
  (await page.waitForRequest((request) => request.url().endsWith(path))).postDataJSON();

test("SESS-001 SESS-007 who signs in before the page's scripts are there is signed in once they are, and remembered where that was ticked", async ({
  page,
}) => {
  const letThrough = await holdAnswers(page, scripts);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("checkbox").check();
  await fillSignIn(page, "l1s", demoPassword);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("l1s@demo.test");
  const sent = sentTo(page, "/api/auth/callback/credentials");
  letThrough();
  expect(await sent).toMatchObject({ email: "l1s@demo.test", rememberMe: true });
  await expect(page.getByRole("tablist")).toBeVisible();
});

test("SESS-001 SESS-024 I18N-001 what else is pressed on a public page before its scripts are there takes place once they are", async ({
  page,
  baseURL,
}) => {
  const letThrough = await holdAnswers(page, scripts);
  await page.goto("/login", { waitUntil: "commit" });
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("my-own-words-77");
  await page.getByRole("button", { name: "Show password" }).dblclick();
  letThrough();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("my-own-words-77");

  const letOthersThrough = await holdAnswers(page, scripts);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "E-mail" }).fill("l1s@demo.test");
  await page.getByRole("button", { name: "Forgot" }).click();
  await page.getByText("Română", { exact: true }).click();
  letOthersThrough();
  await expect(page.getByRole("radio", { name: "Română" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("lang", "ro");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("l1s@demo.test");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Parolă uitată");

  for (const [path, title] of [
    ["/reset-password", "This link is not complete"],
    ["/qr-order?order=12", "Order code"],
  ] as const) {
    await prefer(page, { locale: "ro" }, baseURL ?? "");
    const letMoreThrough = await holdAnswers(page, scripts);
    await page.goto(path, { waitUntil: "commit" });
    await page.getByText("English", { exact: true }).click();
    letMoreThrough();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await test.step("a new password is sent", async () => {
    const letNewThrough = await holdAnswers(page, scripts);
    await page.goto("/reset-password?hash=nobodys", { waitUntil: "commit" });
    const chosen = "another-password-2472";
    await page.getByLabel("New password", { exact: true }).fill(chosen);
    await page.getByLabel("New password again").fill(chosen);
    await page.getByRole("button", { name: "Reset password" }).click();
    const sent = sentTo(page, "/password/reset");
    letNewThrough();
    expect(await sent).toEqual({ hash: "nobodys", password: chosen });
    // Nobody has such a link.
    await expect(page.getByText("Password was not reseted")).toBeVisible();
  });
});
