import { expect, type Locator, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { closeToasts } from "../support/close-toasts";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { openAs, prefer } from "../support/sign-in";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: who is deactivated here could not sign in for other tests. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
const preview = (page: Page) => page.getByRole("complementary", { name: /^User \d+/ });
const users = (page: Page) => page.getByRole("table", { name: "Users" });
const writes = () =>
  stack.platformRecording.recorded.filter(({ method, path }) => method === "PATCH" && /^\/users\//.test(path));

/** The edit panel of the first user that a search finds. @param account given where its first page is opened */
async function openEdit(page: Page, query: string, account?: string): Promise<Locator> {
  if (account === undefined) await goInside(page, `/users?${query}`);
  else await openAs(page, account, `/users?${query}`, stack.address);
  await expect(users(page)).toHaveAttribute("aria-busy", "false");
  await users(page).locator("tbody a").first().click();
  await preview(page).getByRole("button", { name: "Edit" }).click();
  return page.getByRole("complementary", { name: /^Edit user/ });
}

test("USER-005 USER-006 USER-008 staff deactivate a customer once, an administrator gives and takes roles; nobody changes their own account, or that of somebody with more rights; who is deactivated is signed out at once", async ({
  page,
  browser,
}) => {
  await test.step("staff deactivate a customer once; list and preview know, the latter by status names too", async () => {
    const panel = await openEdit(page, "role=CLIENT&isActive=true&status=2", "l3s");
    const id = new URL(page.url()).searchParams.get("open");
    await expect(panel.getByRole("group", { name: "Roles" })).toHaveCount(0);
    await panel.getByRole("checkbox", { name: "Active" }).uncheck();
    await panel.getByRole("button", { name: "Save" }).dblclick();
    await expect(toasts(page).getByText("User updated successfully")).toHaveCount(1);
    await expect(users(page).locator(`a[href*="open=${id}"]`)).toHaveCount(0);
    expect(writes().map(({ path }) => path)).toEqual([`/users/${id}`]);
    await expect(preview(page).getByRole("listitem").filter({ hasText: "Phone checked" })).toBeVisible();
  });
  await test.step("nobody changes their own account, or that of somebody with more rights", async () => {
    const panel = await openEdit(page, "search=picker%40demo.test");
    await expect(panel.getByText("You do not have the right to change this user's account.")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    await openEdit(page, "search=l3s%40demo.test");
    await expect(panel.getByText("You cannot change your own account here.")).toBeVisible();
  });
  await test.step("an administrator gives and takes roles", async () => {
    const panel = await openEdit(page, "search=sales%40demo.test", "chain-admin");
    const roles = panel.getByRole("group", { name: "Roles" });
    await expect(roles.getByRole("checkbox", { name: "Sales" })).toBeChecked();
    await expect(roles.getByRole("checkbox", { name: "Developer" })).toHaveCount(0);
    await roles.getByRole("checkbox", { name: "Sales" }).uncheck();
    await expect(panel.getByText("A user keeps at least one role.")).toBeVisible();
    await roles.getByRole("checkbox", { name: "Accountant" }).check();
    await expect(panel.getByText("A user keeps at least one role.")).toHaveCount(0);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(toasts(page).getByText("User updated successfully")).toBeVisible();
    await expect(preview(page).getByText("Accountant")).toBeVisible();
    await expect(preview(page).getByText("Sales", { exact: true })).toHaveCount(0);
  });
  await test.step("a user who is deactivated is signed out at once", async () => {
    const theirs = await browser.newPage();
    await openAs(theirs, "marketer", "/vouchers", stack.address);
    await expect(theirs.getByRole("table", { name: "Vouchers" })).toBeVisible();
    await closeToasts(page);
    const panel = await openEdit(page, "search=marketer%40demo.test");
    await panel.getByRole("checkbox", { name: "Active" }).uncheck();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(toasts(page).getByText("User updated successfully")).toBeVisible();
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/login/);
    await theirs.close();
  });
  await test.step("axe finds nothing on the user's form, in both themes", async () => {
    await prefer(page, { locale: "ro" }, stack.address);
    await page.goto(`${stack.address}/users?open=14&mode=edit`);
    await expect(page.getByRole("complementary").getByRole("checkbox").first()).toBeVisible();
    expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);
  });
});
