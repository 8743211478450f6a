import { expect, type Page, type Route, test } from "@playwright/test";
import { leadsNowhere, takenForGranted } from "@/tests/support/fault-upstream/least-answer";
import { leastOfConsole } from "@/tests/support/fault-upstream/least-of-console";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

/** Previews with parts that are asked for once they are open; what is to be pressed in them. */
const previews = [
  ["/storages?open=3", []],
  ["/current_stocks?open=10", ["Show where it came from"]],
  ["/supplying_reports?open=6", []],
  ["/supplying_routes?open=2", []],
  ["/customer_support?open=20", ["Orders", "Invoices", "Payment orders"]],
] as const;

test("what a page asks for later is shown whole where the platform sends no optional field: an order with its chronology, a customer's orders, invoices and payments, previews' parts, the home page and the command palette", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/orders");
  await untilHydrated(page);
  await page.route(/\/api\/(?:rest|query)\//, answerLeast);
  const panel = page.getByRole("complementary");

  await test.step("an order", async () => {
    await page.locator("[data-row-link]").nth(3).click();
    await expect(panel.getByText("Order placed")).toBeVisible();
    await expect(panel.locator("[aria-busy=true]")).toHaveCount(0);
    await showsNothingWrong(page);
  });

  for (const [path, pressed] of previews)
    await test.step(path, async () => {
      await goInside(page, path);
      for (const name of pressed) await panel.getByRole("button", { name, exact: true }).click();
      await expect(panel.getByText("Sample").or(panel.getByText("VISA")).first()).toBeVisible();
      await expect(panel.locator("[aria-busy=true]")).toHaveCount(0);
      await showsNothingWrong(page);
    });

  await test.step("the command palette", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search" }).fill("1");
    await expect(page.getByRole("option").filter({ hasText: "Sample" }).first()).toBeVisible();
    await showsNothingWrong(page);
    await page.keyboard.press("Escape");
  });

  await test.step("the home page", async () => {
    await goInside(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await showsNothingWrong(page);
  });
});

async function showsNothingWrong(page: Page): Promise<void> {
  const text = (await page.locator("main, dialog, [role=dialog]").allTextContents()).join(" ");
  const links = page.locator("a[href]");
  const addresses = await links.evaluateAll((all) => all.map((each) => String(each.getAttribute("href"))));
  expect([text.match(takenForGranted) ?? [], addresses.filter((each) => leadsNowhere.test(each))]).toEqual([[], []]);
}

async function answerLeast(route: Route): Promise<void> {
  const request = route.request();
  const json = leastOfConsole(request.method(), request.url(), request.postData());
  return json === undefined ? await route.fallback() : await route.fulfill({ json });
}
