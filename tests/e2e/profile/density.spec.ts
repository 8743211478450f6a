import { expect, type Locator, type Page, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs, prefer, signInAs } from "../support/sign-in";

const heightOf = async (row: Locator): Promise<number | undefined> => (await row.boundingBox())?.height;

/** The first row of a list, and the first of a table in its preview. */
async function rowHeights(page: Page, go: (path: string) => Promise<unknown>): Promise<(number | undefined)[]> {
  await go("/orders");
  await page.locator("a[data-row-link]").first().click();
  const inPreview = page.getByRole("complementary").getByRole("table").first().locator("tbody td");
  await expect(inPreview.first()).toBeVisible();
  return [await heightOf(page.locator("tbody tr").first()), await heightOf(page.locator("thead tr").first())];
}

test("SHELL-015 the density is chosen, kept, and there from the first byte; the settings have the same switch, and both stay in step", async ({
  page,
}) => {
  await openAs(page, "l1s", "/profile");
  await test.step("chosen on the profile, and kept", async () => {
    await expect(page.getByRole("radio", { name: "Comfortable" })).toBeChecked();
    expect(await rowHeights(page, (path) => goInside(page, path))).toEqual([36, 36]);
    await goInside(page, "/profile");
    await page.getByRole("group", { name: "Density" }).getByText("Compact").click();
    await expect(page.locator("html")).toHaveAttribute("data-density", "compact");
    // Chromium keeps a script's cookie a moment after the script has set it.
    const kept = async () => (await page.context().cookies()).find(({ name }) => name === "density")?.value;
    await expect.poll(kept).toBe("compact");
    const html = (await (await page.goto("/profile"))?.text()) ?? "";
    expect(html).toContain('data-density="compact"');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="compact"|<input[^>]*value="compact"[^>]*checked=""/);
    await expect(page.getByRole("radio", { name: "Compact" })).toBeChecked();
    expect(await rowHeights(page, (path) => page.goto(path))).toEqual([30, 30]);
  });
  await test.step("the settings have the same switch, and both stay in step", async () => {
    await goInside(page, "/profile");
    const own = page.getByRole("region", { name: "How the console looks" });
    await own.getByRole("radio", { name: "Compact" }).press("ArrowLeft");
    await expect(page.locator("html")).toHaveAttribute("data-density", "comfortable");
    await page.getByRole("button", { name: /^Settings of/ }).click();
    const settings = page.getByRole("dialog", { name: "Settings" });
    await settings.getByText("Compact").click();
    await expect(settings.getByRole("radio", { name: "Compact" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(own.getByRole("radio", { name: "Compact" })).toBeChecked();
  });
});

test("SHELL-015 compact rows are all of one height, pictures, badges and narrow tables included", async ({
  page,
  baseURL,
}) => {
  await prefer(page, { density: "compact" }, baseURL ?? "");
  const rows = page.locator("[data-scroller] tbody tr");
  const heights = () => rows.evaluateAll((all) => [...new Set(all.map((row) => row.getBoundingClientRect().height))]);
  for (const [index, path] of ["/products", "/current_stocks", "/supplying_reports"].entries())
    await test.step(path, async () => {
      await (index === 0 ? openAs(page, "chain-admin", path) : goInside(page, path));
      await expect(rows.first()).toBeVisible();
      await expect.poll(heights).toEqual([30]);
      await page.locator("a[data-row-link]").first().click();
      await expect(page.getByRole("complementary").getByRole("heading", { level: 2 })).toBeVisible();
      await expect.poll(heights).toEqual([30]);
    });
});

test("SHELL-015 a cookie that says something else is no density", async ({ page, baseURL }) => {
  await prefer(page, { density: "tiny" }, baseURL ?? "");
  await signInAs(page, "l1s");
  const html = await (await page.request.get("/profile")).text();
  expect(html).toContain('data-density="comfortable"');
});
