import { expect, type Page } from "@playwright/test";
import { type Stack, test } from "../support/isolated-stack";
import { type PlatformPerson, platformPerson } from "../support/platform-person";
import { scanCode } from "../support/scan-code";
import { openAs } from "../support/sign-in";

test.describe.configure({ timeout: 90_000 });

/** Of its own: counts are made in it, and somebody signs out. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const account = "shelves-mapper";
const storage = 7;

async function begin(of: PlatformPerson, joinedTo?: number): Promise<number> {
  const { id } = Object(await of.call("POST", "inventory", { storage, joinedTo }));
  await of.call("PATCH", `inventory/${id}`, { countedBy: of.id });
  return id;
}

const rows = (page: Page) => page.getByRole("region", { name: "Products" }).getByRole("list").getByRole("button");
const figure = (page: Page) => page.locator("input[data-figure]");

async function count(page: Page, name: string, pieces: string): Promise<void> {
  await rows(page).filter({ hasText: name }).first().click();
  await figure(page).fill(pieces);
  await figure(page).press("Enter");
}

test("W18 two devices and two tabs of one counter, and two counters, write over nothing, and a sign-out asks about what is not sent", async ({
  page,
  browser,
  context,
}) => {
  const counter = await platformPerson(stack, account);
  const id = await begin(counter);
  const address = `/inventory?open=${id}&mode=edit`;
  const other = await (await browser.newContext()).newPage();
  await openAs(page, account, address, stack.address);
  await openAs(other, account, address, stack.address);
  await expect(rows(other).first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  const name = (await rows(page).first().locator("span span").first().textContent()) ?? "";

  // What the other device has counted is asked about, and the answer reaches both.
  await count(other, name, "3");
  await expect(other.getByText("Item added to inventory")).toBeVisible();
  await count(page, name, "5");
  const asked = page.getByRole("alert").filter({ hasText: `${name}: 5 here, 3 on another device.` });
  await expect(asked).toBeVisible();
  await expect(page.getByRole("button", { name: "Counting is done" })).toHaveAttribute("aria-disabled", "true");
  await asked.getByRole("button", { name: "Together 8" }).click();
  await expect(page.getByText("All sent")).toBeVisible();
  await expect(asked).toHaveCount(0);
  await other.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(other.getByText("8 pieces")).toBeVisible();

  // Somebody else counts the same in a count of their own: neither sees or changes the other's figures.
  const colleague = await platformPerson(stack, "chain-admin");
  const joined = await begin(colleague, id);
  await openAs(other, "chain-admin", `/inventory?open=${joined}&mode=edit`, stack.address);
  await expect(other.getByText(/^0 of \d+ products counted$/)).toBeVisible();
  await count(other, name, "2");
  await expect(other.getByText("Item added to inventory")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("8 pieces")).toBeVisible();
  await other.goto(`${stack.address}/inventory?open=${joined}`);
  await expect(other.getByRole("table", { name: "Counted together" })).toContainText(counter.name);
  await other.context().close();

  // One tab counts; the other one may take it over.
  const second = await context.newPage();
  await second.goto(`${stack.address}${address}`);
  await expect(second.getByText("This count is open in another tab of this browser.")).toBeVisible();
  await second.getByRole("button", { name: "Count here" }).click();
  await expect(second.getByText("8 pieces")).toBeVisible();
  await expect(page.getByText("This count is open in another tab of this browser.")).toBeVisible();
  // The shell shows it to whoever is signed in.
  await second.goto(`${stack.address}/offline`);
  const inShell = second.getByRole("button", { name: `inventory ${id}` });
  await expect(inShell).toBeVisible();
  await expect(page.getByText("8 pieces")).toBeVisible();

  // Somebody else is named: what could not be sent stays in sight, and a scan is refused where it is.
  const holdBack = () =>
    stack.platformRecording.answerInstead("PATCH", /inventory_item/, {
      status: 503,
      type: "application/json",
      body: "{}",
    });
  const lift = holdBack();
  await figure(page).fill("7");
  await figure(page).press("Enter");
  await expect(page.getByText(/1 not sent yet/)).toBeVisible();
  await counter.call("PATCH", `inventory/${id}`, { countedBy: colleague.id });
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { name: "Not sent from this device" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("7");
  await scanCode(page, "9999999999994");
  await expect(page.getByText("This count is over: the scan was not taken.")).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get("open") === String(id));
  await counter.call("PATCH", `inventory/${id}`, { countedBy: counter.id });
  lift();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("All sent", { exact: true })).toBeVisible();
  await expect(page.getByText("7 pieces")).toBeVisible();

  // What the platform does not take stays, and signing out asks about it.
  const letThrough = holdBack();
  await figure(page).fill("9");
  await figure(page).press("Enter");
  await expect(page.getByText(/1 not sent yet/)).toBeVisible();
  await page.getByRole("button", { name: "Close" }).first().click();
  await page.getByRole("button", { name: /^Settings of/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out with figures that are not sent?" });
  await expect(question).toContainText(`inventory ${id}: 1 figure or code not sent`);
  await question.getByRole("button", { name: "Send and sign out" }).click();
  await expect(question.getByRole("alert")).toHaveText(/^Not all could be sent\./);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toHaveCount(0);
  // Who stays while it is being sent can ask again at once.
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/inventory_item/**", async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Send and sign out" }).click();
  await expect(question.getByRole("status")).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(question).toContainText(`inventory ${id}: 1 figure or code not sent`);
  letThrough();
  goOn();
  await question.getByRole("button", { name: "Send and sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  const databases = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open("counts");
        opened.onsuccess = () => {
          const asked = opened.result.transaction("heads").objectStore("heads").count();
          asked.onsuccess = () => resolve(asked.result);
        };
      }),
  );
  expect(databases).toBe(0);
  // Whoever comes next is shown nothing of it, with a network or without.
  await expect(inShell).toHaveCount(0);
  await expect(second.getByText("The network is back. Sign in to go on")).toBeVisible();
});
