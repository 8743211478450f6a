import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { listTable } from "@/lib/resources/list-table";
import { narrowingSampleOf } from "./list-samples";
import { ListScreen } from "./list-screen";

for (const list of listTable) {
  test(`TABL-022 TABL-018 ${list.page}: refresh, Back, Forward and a colleague's link show the same list`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const screen = await new ListScreen(page, list).open();
    const { query } = narrowingSampleOf(list);
    await page.goto(screen.address(`${query}&sort=-id`));
    await screen.settled();
    await screen.rowLinks.first().click();
    await expect(screen.preview.locator("dt").first()).toBeVisible();
    const names = await screen.preview.locator("dt").allInnerTexts();
    const declared = Object.keys(list.preview.fields).map((key) => screen.fieldName(key));
    expect(names).toEqual(expect.arrayContaining(declared));
    const seen = await screen.seen();
    expect(seen).toMatchObject({ chips: [expect.anything()], sort: ["Id", "descending"] });
    await page.reload();
    expect(await screen.seen()).toEqual(seen);
    await page.goBack();
    await expect(screen.preview).toHaveCount(0);
    await page.goForward();
    expect(await screen.seen()).toEqual(seen);
    const colleague = await browser.newContext({ baseURL });
    const theirs = await new ListScreen(await colleague.newPage(), list).open(new URL(page.url()).search);
    expect(await theirs.seen()).toEqual(seen);
    await colleague.close();
  });

  test(`${list.page}: its export holds the rows of the filter`, async ({ page }) => {
    const screen = await new ListScreen(page, list).open(narrowingSampleOf(list).query);
    const [total, ids] = [await screen.total(), await screen.ids()];
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await screen.drawer.getByRole("radio", { name: "Text (csv)" }).check();
    const saved = page.waitForEvent("download");
    await screen.drawer.getByRole("button", { name: "Start" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const rows = idsIn(await readFile(await file.path(), "utf8"));
    expect(rows).toHaveLength(total);
    expect(rows.slice(0, ids.length)).toEqual(ids);
  });

  test(`TABL-010 TABL-011 ERRS-029 ${list.page}: an empty list says 'No results found.'`, async ({ page }) => {
    const screen = await new ListScreen(page, list).open();
    await answerNothing(page, list.call.kind === "query" ? `query/${list.call.queryName}` : "rest/");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByText("No results found.")).toBeVisible();
    await expect(screen.rowLinks).toHaveCount(0);
    await expect(page.getByRole("table")).toHaveCount(list.emptyView === "expanded" ? 0 : 1);
  });
}

/** Whatever list is read: it has no rows. */
async function answerNothing(page: Page, door: string): Promise<void> {
  await page.route(`**/api/${door}**`, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest }: { data: object } = await answer.json();
    await route.fulfill({ json: { ...rest, data: "items" in data ? { ...data, items: [], totalCount: 0 } : data } });
  });
}

/** The first field of each line; a line break inside quotes begins none. */
function idsIn(csv: string): string[] {
  const [, ...lines] = csv
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .trim()
    .split(/\r?\n/);
  return lines.map((line) => line.split(/[,;]/)[0] ?? "");
}
