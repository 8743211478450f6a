import { expect, type Page, test } from "@playwright/test";
import { beginCount, stockedProducts } from "../inventory/platform-counts";
import { type IsolatedStack, startIsolatedStack } from "../support/isolated-stack";
import { platformPerson } from "../support/platform-person";
import { demoPassword, fillSignIn, openAs, signInAs } from "../support/sign-in";

test.describe.configure({ mode: "serial", timeout: 180_000 });

let stack: IsolatedStack;
/** For all of them: in a browser's page of its own each would read and compile the console's scripts once more. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  stack = await startIsolatedStack();
  page = await (await browser.newContext()).newPage();
});
test.afterAll(async () => {
  await page.context().close();
  await stack.stop();
});

test("S7 a restart of the console by SIGTERM or SIGKILL keeps the session, and an open page works on", async () => {
  await signInAs(page, "l1s", stack.address);
  const row = page.locator("tbody tr:has([data-row-link])").first();
  const preview = page.getByRole("complementary");
  const opens = async () => {
    await row.click();
    await expect(preview.getByRole("heading").first()).toBeVisible();
  };
  for (const [signal, heading] of [
    ["SIGTERM", "Id"],
    ["SIGKILL", "Amount"],
  ] as const)
    await test.step(signal, async () => {
      await page.goto(`${stack.address}/orders`);
      // A row that opens: the page has all its scripts, as one that somebody works in.
      await opens();
      await page.getByRole("button", { name: "Close preview" }).click();
      await stack.stopConsole(signal);
      await page.getByRole("button", { name: heading, exact: true }).click();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      await stack.startConsole();
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
      await opens();
    });
  // 300 sessions outlive either signal in contract/bff/restart: a load is tried once.
  await page.reload();
  await expect(page).toHaveURL((url) => url.pathname === "/orders");
  await expect(row).toBeVisible();
});

test("P26 rows of a slow platform come with their page, and a page that they do not reach in time asks by itself", async () => {
  await openAs(page, "l1s", "/profile", stack.address);
  const rows = page.getByRole("table").getByRole("row");
  const ordersPath = /^\/orders\?/;
  let firstPage: string | undefined;
  const asked = () => stack.platformRecording.arrived.filter((path) => ordersPath.test(path));
  for (const [what, milliseconds, timesAsked] of [
    ["slow", 500, 1],
    ["hung", 2_000, 2],
  ] as const)
    await test.step(what, async () => {
      const before = asked().length;
      const letThrough = stack.platformRecording.slowDown(ordersPath, milliseconds);
      await page.goto(`${stack.address}/orders`, { waitUntil: "commit" });
      await expect(page.getByRole("tablist")).toBeVisible();
      await expect(rows.nth(1)).toBeVisible();
      // The page after it is asked for ahead, by a path of its own.
      const paths = asked().slice(before);
      firstPage ??= paths[0];
      expect(paths.filter((path) => path === firstPage)).toHaveLength(timesAsked);
      letThrough();
    });
});

test("P18 SHELL-010 SHELL-012 SESS-008 a stopped platform is told clearly, keeps people signed in, and is back without a restart", async ({
  browser,
}) => {
  const retries = (tab: Page) => tab.getByRole("main").getByText("The console tries again every few seconds.");
  const figures = page.getByRole("region", { name: "Now" });
  const list = await page.context().newPage();
  const rows = list.getByRole("table").getByRole("row");
  const visitor = await browser.newPage();
  await visitor.goto(`${stack.address}/login`);
  await openAs(page, "chain-admin", "/", stack.address);
  const counter = await platformPerson(stack, "chain-admin");
  const [product] = await stockedProducts(counter, 1, 1);
  const counting = await page.context().newPage();
  await counting.goto(`${stack.address}/inventory?open=${await beginCount(counter, { storage: 1 })}&mode=edit`);
  await expect(counting.getByText(/^0 of \d+ products counted$/)).toBeVisible();
  await stack.stopPlatform();

  await test.step("dashboards say what it took, and offer Retry", async () => {
    for (const path of ["/dashboard-wh", "/"]) {
      await page.goto(`${stack.address}${path}`);
      // The home page says it of what waits and of its figures.
      await expect(retries(page).first()).toBeVisible();
      await expect(page.getByRole("main").getByRole("button", { name: "Retry" }).first()).toBeVisible();
    }
    // A 0 would be wrong.
    await expect(figures.getByText("–", { exact: true }).first()).toBeVisible();
  });
  await test.step("what needs no platform goes on", async () => {
    await list.goto(`${stack.address}/profile`);
    await expect(list.getByRole("main").getByText("This session")).toBeVisible();
  });
  await test.step("a count goes on with what the device has of it", async () => {
    await counting.reload();
    await expect(counting.getByText("The platform does not answer.")).toBeVisible();
    await counting.getByRole("searchbox", { name: "Find a product" }).fill(product?.name ?? "");
    await counting.getByRole("searchbox", { name: "Find a product" }).press("Enter");
    await counting.getByRole("button", { name: "One more" }).click();
    await expect(counting.getByText("1 not sent yet")).toBeVisible();
  });
  await test.step("lists say it too", async () => {
    for (const path of ["/orders", "/receptions"]) {
      await list.goto(`${stack.address}${path}`);
      await expect(list.getByRole("tablist")).toBeVisible();
      await expect(list.getByRole("main").getByRole("alert")).toContainText(
        "The platform cannot be reached at the moment.",
      );
      await expect(retries(list)).toBeVisible();
    }
  });
  await test.step("signing in says so, and keeps what was typed", async () => {
    await fillSignIn(visitor, "accountant", demoPassword);
    // In the form, where it stays, and in a toast.
    await expect(visitor.getByText("The platform cannot be reached at the moment.").first()).toBeVisible();
    await expect(visitor.getByRole("textbox", { name: "E-mail" })).toHaveValue("accountant@demo.test");
  });

  await stack.startPlatform();
  await test.step("nobody presses Retry: the screens ask again by themselves", async () => {
    // The lines to REST and to gRPC come back one by one.
    await expect(rows.nth(1)).toBeVisible({ timeout: 30_000 });
    await expect(figures.getByText("–", { exact: true })).toHaveCount(0, { timeout: 40_000 });
    // What was counted meanwhile goes out.
    await expect(counting.getByText("Item added to inventory")).toBeVisible({ timeout: 40_000 });
    await counting.close();
    await expect(figures.getByText(/orders? today/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "Retry" })).toHaveCount(0);
    await list.goto(`${stack.address}/orders`);
    await expect(rows.nth(1)).toBeVisible({ timeout: 30_000 });
  });
  await test.step("signing in works", async () => {
    await expect(async () => {
      await visitor.getByRole("button", { name: "Sign in" }).click();
      await expect(visitor.getByRole("tablist")).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await visitor.close();
  });
});
