import { expect, test } from "@playwright/test";
import { signInByForm } from "../shell/sign-in";
import { type OwnStack, startOwnStack } from "../support/own-stack";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is made here would change the rows that other tests count. */
let stack: OwnStack;
test.beforeAll(async () => {
  stack = await startOwnStack();
});
test.afterAll(() => stack.stop());

test("TABL-003 TABL-005 SERV-004 SERV-005 SERV-006 SERV-007 New opens the form, which says what is missing", async ({
  page,
}) => {
  await signInByForm(page, "sales", `${stack.address}/login?callbackUrl=%2Fservices`);
  await page.getByRole("button", { name: "New", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "New service" });
  const save = panel.getByRole("button", { name: "Save" });
  await panel.getByLabel("Name").fill("a");
  await panel.getByLabel("Name").fill("");
  await expect(panel.getByText("Name is required")).toBeVisible();
  await expect(panel.getByText("Price is required")).toHaveCount(0);
  await expect(save).toBeDisabled();
  await panel.getByLabel("Price").fill("abc");
  await expect(panel.getByText("Invalid price format")).toBeVisible();
  await panel.getByLabel("Price").fill("");
  await expect(panel.getByText("Price is required")).toBeVisible();
  await panel.getByLabel("Name").fill("Curățare rapidă");
  await panel.getByLabel("Price").fill("12,50");
  await panel.getByLabel("Service type").selectOption("Laundry");
  await panel.getByLabel("Category").fill("Spălătorie");
  await panel.getByLabel("Provider").selectOption({ index: 1 });
  await save.click();
  await expect(page.getByText("Service created successfully")).toBeVisible();
  const preview = page.getByRole("complementary", { name: /^Service \d+/ });
  await expect(preview.getByText("12.50 RON")).toBeVisible();
  await expect(page).toHaveURL(/open=\d+/);
});

test("TABL-004 TABL-006 Edit changes the open row; Close ends the mode and keeps nothing", async ({ page }) => {
  await signInByForm(page, "sales", `${stack.address}/login?callbackUrl=%2Fservices`);
  await page.getByRole("table", { name: "Services" }).locator("tbody a").first().click();
  const preview = page.getByRole("complementary", { name: /^Service \d+/ });
  await preview.getByRole("button", { name: "Edit" }).click();
  const panel = page.getByRole("complementary", { name: /^Edit service/ });
  await panel.getByLabel("Category").fill("Altceva");
  await panel.getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(preview.getByText("Altceva")).toHaveCount(0);
  await preview.getByRole("button", { name: "Edit" }).click();
  await panel.getByLabel("Category").fill("Întreținere");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Service updated successfully")).toBeVisible();
  await expect(preview.getByText("Întreținere")).toBeVisible();
  await expect(page.getByRole("table", { name: "Services" }).getByText("Întreținere")).toBeVisible();
});

test("SERV-008 a refused save says why and keeps what was entered", async ({ page }) => {
  await signInByForm(page, "sales", `${stack.address}/login?callbackUrl=%2Fservices%3Fmode%3Dnew`);
  const panel = page.getByRole("complementary", { name: "New service" });
  await panel.getByLabel("Name").fill("Fără platformă");
  await panel.getByLabel("Price").fill("1");
  await panel.getByLabel("Category").fill("Test");
  await panel.getByLabel("Provider").selectOption({ index: 1 });
  await stack.stopPlatform();
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("listitem")).toBeVisible();
  await expect(panel.getByLabel("Name")).toHaveValue("Fără platformă");
  await stack.startPlatform();
});

test("TABL-003 TABL-006 Edit of a row that is not there says so, like its preview", async ({ page }) => {
  await signInByForm(page, "sales", `${stack.address}/login?callbackUrl=%2Fservices%3Fopen%3D999999%26mode%3Dedit`);
  const panel = page.getByRole("complementary", { name: "Edit service 999999" });
  await expect(panel.getByText("This record is not there.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
  await panel.getByRole("button", { name: "Back to the list" }).click();
  await expect(page).toHaveURL(/\/services$/);
});
