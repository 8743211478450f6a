import { expect, type Locator, type Page, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const asked = "**/api/query/customer-support-user-details**";

const peek = (page: Page) => page.locator("[data-peek]");

test("a record's name shows the record after half a second of rest or by Space, in one call, says what is gone or fails, and opens beside, elsewhere or here, from where Back leads, after a reload too", async ({
  page,
}) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("customer-support-user-details")) calls += 1;
  });
  await openAs(page, "chain-admin", "/orders?isPaid=true&page=2");
  await untilHydrated(page);
  const names = page.locator("td a[data-record^=customer_support]");
  const name = String(await names.first().textContent());

  await test.step("the pointer rests on it, and goes over into what is shown", async () => {
    await rest(page, names.first(), () => calls > 0);
    await expect(peek(page).getByRole("heading")).toHaveText(new RegExp(`^${name} · Customer \\d+$`));
    await expect(peek(page).locator("dd").first()).not.toBeEmpty();
    expect(calls).toBe(1);
    await expect(names.first()).not.toBeFocused();
    const [from, to] = [await names.first().boundingBox(), await peek(page).boundingBox()];
    if (from === null || to === null) throw new Error("There is nothing to point at.");
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 2 });
    await peek(page).getByRole("button", { name: "Open beside" }).hover();
    const elsewhere = peek(page).getByRole("link", { name: "Open in a new tab" });
    await expect(elsewhere).toHaveAttribute("target", "_blank");
    await expect(elsewhere).toHaveAttribute("href", String(await names.first().getAttribute("href")));
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(peek(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/orders\?isPaid=true&page=2$/);
  });

  await test.step("Space shows it and takes the focus along, Escape gives it back, and beside the page goes on", async () => {
    await names.first().press("Space");
    await expect(peek(page).getByRole("heading")).toContainText(name);
    await expect(peek(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(peek(page)).toHaveCount(0);
    await expect(names.first()).toBeFocused();
    await names.first().press("Space");
    await peek(page).getByRole("button", { name: "Open beside" }).click();
    const panel = page.getByRole("complementary").and(peek(page));
    await expect(panel.getByRole("heading")).toContainText(name);
    await expect(panel).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(peek(page)).toHaveCount(0);
    await expect(names.first()).toBeFocused();
    // What is known already is not asked for anew.
    expect(calls).toBe(1);
  });

  await test.step("what is gone and what fails say so", async () => {
    const other = await otherThan(names, name);
    await page.route(asked, (route) => route.fulfill({ json: { data: { items: [], totalCount: 0 } } }), { times: 1 });
    await other.press("Space");
    await expect(peek(page)).toContainText("Object not found");
    await page.keyboard.press("Escape");
    await expect(peek(page)).toHaveCount(0);
    const third = await otherThan(names, name, String(await other.textContent()));
    const fails = { status: 503, json: { error: { code: "upstream-failed", requestId: "r-2472" } } };
    await page.route(asked, (route) => route.fulfill(fails), { times: 1 });
    await third.press("Space");
    await expect(peek(page).getByRole("alert")).toBeVisible();
    await peek(page).getByRole("button", { name: "Retry" }).click();
    await expect(peek(page).getByRole("heading")).toContainText(String(await third.textContent()));
    await page.keyboard.press("Escape");
    await expect(peek(page)).toHaveCount(0);
  });

  await test.step("Enter leads there, and Back to the same rows, after a reload too", async () => {
    await names.first().press("Enter");
    await expect(page).toHaveURL(/\/customer_support\?open=\d+$/);
    await page.reload();
    const back = page.getByRole("link", { name: "Back to Orders" });
    await back.click();
    await expect(page).toHaveURL(/\/orders\?isPaid=true&page=2$/);
    await expect(names.first()).toHaveText(name);
  });

  await test.step("a name that a filter finds shows what it finds", async () => {
    await goInside(page, "/current_stocks");
    const product = page.locator("td a[data-record=products]").first();
    await product.press("Space");
    await expect(peek(page).getByRole("heading")).toBeVisible();
    await expect(peek(page).getByRole("link", { name: "Open", exact: true })).toHaveAttribute(
      "href",
      String(await product.getAttribute("href")),
    );
    await page.keyboard.press("Escape");
    const batch = page.locator("td a[data-record=current_stocks]");
    await goInside(page, "/current_stocks?columns=batch.product.storage");
    await batch.first().press("Space");
    await expect(peek(page).getByRole("heading")).toBeVisible();
  });
});

/**
 * The script that watches comes once the page is at rest: until then nothing notices that the pointer came.
 * @param isNoticed whoever is shown already is not left again
 */
async function rest(page: Page, link: Locator, isNoticed: () => boolean): Promise<void> {
  await expect(async () => {
    if (!isNoticed()) {
      await page.getByRole("heading", { level: 1 }).hover();
      await link.hover();
    }
    await expect(peek(page)).toBeVisible({ timeout: 1500 });
  }).toPass();
}

async function otherThan(links: Locator, ...names: string[]): Promise<Locator> {
  const texts = await links.allTextContents();
  return links.nth(texts.findIndex((text) => !names.includes(text)));
}
