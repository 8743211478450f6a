import { expect, test } from "@playwright/test";
import { choosableColumns, mostColumns, writeColumns } from "@/lib/list/rows/shown-columns";
import { longest } from "@/lib/list/texts/cut";
import { listTable } from "@/lib/resources/list-table";
import { samplesOf } from "./list-samples";
import { firstHtml, ListScreen, totalIn } from "./list-screen";

for (const list of listTable) {
  test(`TABL-001 TABL-022 FILT-002 ${list.page}: the first HTML holds rows, chips and preview`, async ({ page }) => {
    const screen = await new ListScreen(page, list).open();
    const [id = ""] = await screen.ids();
    const all = await screen.total();
    const html = await firstHtml(page, screen.address(`?open=${id}`));
    expect(html.match(/data-row-link/g)).toHaveLength(Math.min(all, list.defaultSize));
    expect(totalIn(html)).toBe(all);
    expect(html).toMatch(new RegExp(`<h2[^>]*>[^<]+ ${id}</h2>`));
    for (const key of Object.keys(list.preview.fields)) expect(html).toContain(`>${screen.fieldName(key)}</dt>`);
    for (const { key, query, narrowsRows } of samplesOf(list)) {
      const filtered = await firstHtml(page, screen.address(query));
      const [chip, ...others] = chipsIn(filtered);
      expect(others).toEqual([]);
      expect(chip?.title.startsWith(`${screen.filterName(key)}: `), key).toBe(true);
      // In 20 characters, of which the value has the first claim.
      expect(chip?.text.replace(/…$/, "").length, key).toBeLessThanOrEqual(longest.chip);
      const value = chip?.title.slice(`${screen.filterName(key)}: `.length) ?? "";
      expect(chip?.text, key).toContain(value.slice(0, longest.chip).trimEnd());
      // What a filter refers to is called by its name, not by its number.
      expect(chip?.title, key).not.toContain("#");
      if (narrowsRows) expect(totalIn(filtered), key).toBeLessThan(all);
    }
  });

  test(`FILT-003 FILT-004 FILT-006 ${list.page}: each filter goes with its chip, all of them by Clear filters`, async ({
    page,
  }) => {
    const screen = await new ListScreen(page, list).open();
    const total = await screen.total();
    const samples = samplesOf(list);
    await page.goto(screen.address(`?${new URLSearchParams(samples.map(({ key, text }) => [key, text]))}`));
    await screen.settled();
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

  test(`TABL-014 TABL-018 ${list.page}: each column can be chosen in Table Columns and appears`, async ({ page }) => {
    const screen = await new ListScreen(page, list).open();
    const drawer = await screen.openDrawer("Table Columns");
    const box = (key: string) => drawer.getByRole("checkbox", { name: screen.fieldName(key), exact: true });
    await expect(drawer.getByRole("checkbox")).toHaveCount(Object.keys(list.columns).length);
    const columns = choosableColumns(list);
    let shown = list.defaultColumns;
    for (let from = 0; from < columns.length; from += mostColumns) {
      const chosen = columns.slice(from, from + mostColumns);
      for (const key of shown.filter((each) => !chosen.includes(each))) await box(key).uncheck();
      for (const key of chosen) await box(key).check();
      await expect(screen.headings).toHaveText(["id", ...chosen].map((key) => screen.fieldName(key)));
      shown = chosen;
    }
  });

  test(`TABL-024 TABL-012 ${list.page}: each sort key orders the rows, and pages move`, async ({ page }) => {
    const screen = await new ListScreen(page, list).open();
    const sortable = list.sortKeys.filter((key) => key !== "id").slice(0, mostColumns);
    await page.goto(screen.address(`?size=25&columns=${writeColumns(sortable)}`));
    await screen.settled();
    for (const key of list.sortKeys) {
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
}

/** The chips of a page's first HTML. */
function chipsIn(html: string): { title: string; text: string }[] {
  const all = html.matchAll(/data-filter-chip="true"><button[^>]*? title="([^"]*)"[^>]*>([^<]*)</g);
  return [...all].map(([, title = "", text = ""]) => ({ title: unescaped(title), text: unescaped(text) }));
}

function unescaped(html: string): string {
  return html.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
