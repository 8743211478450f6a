import { expect, test } from "@playwright/test";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

test("TABL-001 a row's details are fetched once the pointer rests on it; a press on a row opens it although its rows are drawn again before it ends, and where a button comes up under the pointer", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const rows = page.locator("tbody tr");
  const links = page.locator("a[data-row-link]");
  await test.step("a row's details are fetched once the pointer rests on it, once, and those of no row that it passes over", async () => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const [, id] = /\/api\/rest\/orders\/(\d+)$/.exec(request.url()) ?? [];
      if (id !== undefined) asked.push(id);
    });
    await openAs(page, "l1s", "/orders");
    await untilHydrated(page);
    await expect(links).toHaveCount(25);
    const ids = await links.allTextContents();
    await rows.evaluateAll((all) => {
      for (const row of [...all.slice(5, 9), ...all.slice(2, 3)])
        row.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    });
    await expect.poll(() => asked).toEqual([ids[2]]);
    await rows.nth(2).locator("td").nth(1).click();
    await expect(page.getByRole("complementary").getByRole("table").first().locator("tbody tr").first()).toBeVisible();
    await links.nth(4).focus();
    await expect.poll(() => asked).toEqual([ids[2], ids[4]]);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/orders$/);
  });
  const id = (await links.nth(2).textContent()) ?? "";
  const cell = rows.nth(2).locator("td").nth(1);
  const copy = page.getByRole("button", { name: "Copy", exact: true });

  await test.step("its rows go and come back while the button is held down", async () => {
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(links.nth(2)).toHaveText(id);
    const before = await rows.nth(2).elementHandle();
    await cell.hover();
    await page.mouse.down();
    await page.goForward();
    await expect(links.nth(2)).not.toHaveText(id);
    await page.goBack();
    await expect(links.nth(2)).toHaveText(id);
    expect(await before?.evaluate((row) => row.isConnected)).toBe(false);
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`open=${id}$`));
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/open=/);
  });
  await test.step("the button that copies a cell comes beside the pointer, never under it", async () => {
    await page.mouse.move(2, 2);
    await cell.hover({ position: { x: 4, y: 8 } });
    const place = await copy.boundingBox();
    if (place === null) throw new Error("No button came up.");
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    await page.mouse.move(2, 2);
    await expect(copy).toHaveCount(0);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`open=${id}$`));
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/open=/);
  });
  await test.step("who goes to it copies", async () => {
    const text = await cell.textContent();
    await page.mouse.move(2, 2);
    await cell.hover({ position: { x: 4, y: 8 } });
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text?.trim());
    await expect(page).not.toHaveURL(/open=/);
  });
});
