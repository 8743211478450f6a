import { expect, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { openAs } from "../support/sign-in";

test("where a stock comes from is shown by a press: what came and went, newest first, with what was there then, the receptions of its batch with their prices, and who counted there", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/current_stocks?sort=-stock");
  await page.locator("[data-row-link]").first().click();
  const panel = page.getByRole("complementary");
  await panel.getByRole("button", { name: "Show where it came from" }).press("Enter");
  const rows = panel.getByRole("table", { name: "What came and went" }).locator("tbody tr");
  await expect(rows.last()).toBeVisible();
  await expect(panel.locator("div:focus")).toHaveCount(1);
  const read = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll("td")].slice(2).map(({ textContent }) => Number(textContent?.replaceAll(/[,+]/g, ""))),
    ),
  );
  const there = Number((await panel.locator("dt:text-is('Stock, pcs') + dd").textContent())?.replaceAll(/\D/g, ""));
  expect(read[0]?.[1]).toBe(there);
  // Each row's pieces lead from what was there before it.
  for (const [index, [pieces = 0, after = 0]] of read.entries()) expect(after - pieces).toBe(read[index + 1]?.[1] ?? 0);
  // The last 90 days, read out one by one: today's end with all batches, of which this is one.
  const slider = panel.getByRole("slider", { name: "Stock of the last 90 days, all batches, day by day" });
  const [, day, all = ""] = /^(.*): ([\d,]+) pieces?$/.exec((await slider.getAttribute("aria-valuetext")) ?? "") ?? [];
  expect(Number(all.replaceAll(",", ""))).toBeGreaterThanOrEqual(there);
  await slider.press("ArrowLeft");
  await expect(slider).not.toHaveAttribute("aria-valuetext", new RegExp(`^${day}`));
  await panel.getByText("Days on which it changed").click();
  const changed = panel.getByRole("table", { name: "Days on which it changed" }).locator("tbody tr");
  await expect(changed.first()).toContainText(all);
  // Where it came from, with its price; who counted there; a warehouse has no cells.
  const notes = panel.getByRole("table", { name: "Receptions of the batch" }).locator("tbody tr");
  await expect(notes.first()).toContainText(/[\d,]+ ?.*(?:RON|EUR|N\/A)/);
  await expect(panel.getByRole("heading", { name: "Last closed inventories of the storage" })).toBeVisible();
  await expect(panel.getByRole("heading", { name: "In the machine" })).toHaveCount(0);
  expect(await axeFaultsInBothThemes(page, "[role=complementary], aside")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const note = rows.last().getByRole("link").first();
  const address = (await note.getAttribute("href")) ?? "";
  expect(address).toMatch(/^\/receptions\?open=\d+$/);
  await note.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
});
