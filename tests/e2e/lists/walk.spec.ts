import { expect, type Page, test } from "@playwright/test";
import { choosableColumns, mostColumns, writeColumns } from "@/lib/list/rows/shown-columns";
import { narrowingSampleOf, samplesOf } from "@/tests/support/lists/applied-samples";
import { readListHtml } from "@/tests/support/lists/list-html";
import { walkedLists } from "@/tests/support/lists/walked-lists";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { ListScreen } from "../support/list-screen";

/**
 * The first list is walked whole; the other one by its first sort key and its first two filters, without a reload and
 * without a colleague. Each key, filter and column of every list, and a colleague's link, are asked of its first HTML in
 * the contract tests.
 */
const [whole] = walkedLists;

for (const list of walkedLists)
  test(`TABL-010 TABL-011 TABL-012 TABL-014 TABL-018 TABL-022 TABL-024 FILT-003 FILT-004 ERRS-029 ${list.page}: ${list === whole ? "each sort key, pages, each filter" : "the first sort key, pages, the first two filters"}, columns, being empty and Back and Forward are walked as its declaration has them`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const some = <Each>(all: readonly Each[], number: number) => (list === whole ? all : all.slice(0, number));
    await test.step("each sort key orders the rows, and pages move", async () => {
      const sortable = list.sortKeys.filter((key) => key !== "id").slice(0, mostColumns);
      const screen = await new ListScreen(page, list).open(`?size=25&columns=${writeColumns(sortable)}`);
      for (const key of some(list.sortKeys, 1)) {
        const heading = screen.headings.filter({ hasText: new RegExp(`^${screen.fieldName(key)}$`) });
        const button = heading.getByRole("button");
        // Whichever way it begins, two clicks show both.
        await button.click();
        await expect(heading).toHaveAttribute("aria-sort", /ending$/);
        const [first, one] = [await heading.getAttribute("aria-sort"), await screen.ids()];
        await button.click();
        await expect(heading).not.toHaveAttribute("aria-sort", first ?? "");
        await expect.poll(() => screen.ids(), key).not.toEqual(one);
      }
      const total = await screen.total();
      const first = await screen.ids();
      await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(total > first.length ? 1 : 0);
      if (total === first.length) return;
      await page.getByRole("link", { name: "Next page" }).click();
      await expect(page.getByText(/^26–/)).toBeVisible();
      expect((await screen.ids()).filter((id) => first.includes(id))).toEqual([]);
      await page.goBack();
      await expect.poll(() => screen.ids()).toEqual(first);
    });
    await test.step("each filter goes with its chip, all of them by Clear filters", async () => {
      const samples = some(samplesOf(list), 2);
      const query = `?${new URLSearchParams(samples.map(({ key, text }) => [key, text]))}`;
      const screen = await new ListScreen(page, list).goInside(query);
      const { total } = readListHtml(await wholeHtml(async () => (await page.request.get(screen.address(""))).text()));
      const names = samples.map(({ key }) => screen.filterName(key));
      for (const [index, name] of names.entries()) {
        await expect(screen.chips).toHaveCount(names.length - index);
        await screen.chips.getByRole("button", { name: new RegExp(`^Remove filter: ${name}: `) }).click();
      }
      await expect(screen.chips).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(0);
      await expect.poll(() => screen.total()).toBe(total);
      await page.goBack();
      await expect(screen.chips).toHaveCount(1);
      await page.getByRole("button", { name: "Clear filters" }).first().click();
      await expect(screen.chips).toHaveCount(0);
      expect(new URL(page.url()).search).toBe("");
    });
    await test.step("each column can be chosen in Table Columns and appears; a list that has become empty says 'No results found.'", async () => {
      const screen = await new ListScreen(page, list).goInside();
      const drawer = await screen.openDrawer("Table Columns");
      const box = (key: string) => drawer.getByRole("checkbox", { name: screen.fieldName(key), exact: true });
      await expect(drawer.getByRole("checkbox")).toHaveCount(Object.keys(list.columns).length);
      const columns = choosableColumns(list);
      for (const key of columns) await expect(box(key)).toBeVisible();
      // That each one appears is asked of the first HTML: here the last ones, most of which do not stand there yet.
      const chosen = columns.slice(-mostColumns);
      for (const key of list.defaultColumns.filter((each) => !chosen.includes(each))) await box(key).uncheck();
      for (const key of chosen) await box(key).check();
      await expect(screen.headings).toHaveText(["id", ...chosen].map((key) => screen.fieldName(key)));
      await page.keyboard.press("Escape");
      await answerNothing(page, list.call.kind === "query" ? `query/${list.call.queryName}` : "rest/");
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(page.getByText("No results found.")).toBeVisible();
      await expect(screen.rowLinks).toHaveCount(0);
      await expect(page.getByRole("table")).toHaveCount(list.emptyView === "expanded" ? 0 : 1);
      await page.unrouteAll({ behavior: "wait" });
    });
    const ways = list === whole ? "refresh, Back, Forward and a colleague's link show" : "Back and Forward show";
    await test.step(`${ways} the same list`, async () => {
      const screen = await new ListScreen(page, list).goInside(`${narrowingSampleOf(list).query}&sort=-id`);
      await screen.rowLinks.first().click();
      const declared = Object.keys(list.preview.fields).map((key) => screen.fieldName(key));
      // What the row itself says stands there at once, the rest when its details have come.
      await expect.poll(() => screen.preview.locator("dt").allInnerTexts()).toEqual(expect.arrayContaining(declared));
      const seen = await screen.seen();
      expect(seen).toMatchObject({ chips: [expect.anything()], sort: ["Id", "descending"] });
      if (list === whole)
        await test.step("refresh", async () => {
          await page.reload();
          await expect.poll(() => screen.seen()).toEqual(seen);
        });
      await page.goBack();
      await expect(screen.preview).toHaveCount(0);
      await page.goForward();
      await expect.poll(() => screen.seen()).toEqual(seen);
      if (list !== whole) return;
      const colleague = await browser.newContext({ baseURL });
      const theirs = await new ListScreen(await colleague.newPage(), list).open(new URL(page.url()).search);
      await expect.poll(() => theirs.seen()).toEqual(seen);
      await colleague.close();
    });
  });

/** Whatever list is read: it has no rows. */
async function answerNothing(page: Page, endpoint: string): Promise<void> {
  await page.route(`**/api/${endpoint}**`, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest }: { data: object } = await answer.json();
    await route.fulfill({ json: { ...rest, data: "items" in data ? { ...data, items: [], totalCount: 0 } : data } });
  });
}
