import { expect, type Locator, test } from "@playwright/test";
import type { Filter } from "@/lib/list/filters/filter";
import { type AnyList, listTable } from "@/lib/resources/list-table";
import { type AppliedSample, samplesOf } from "@/tests/support/lists/applied-samples";
import { chooseRecord } from "../support/choose-record";
import { ListScreen } from "../support/list-screen";

interface Case {
  list: AnyList;
  filter: Filter;
  sample: AppliedSample;
}

/** The first filter of each kind whose sample a person can set: half-open days need a calendar of their own. */
function caseOfEachKind(): Map<string, Case> {
  const cases = new Map<string, Case>();
  for (const list of listTable)
    for (const sample of samplesOf(list)) {
      const filter = list.filters[sample.key];
      const isOpenPeriod = filter?.kind === "date-range" && sample.text.includes("&");
      if (filter === undefined || isOpenPeriod) continue;
      const kind = filter.kind === "relation" ? `relation to ${filter.isMany ? "many" : "one"}` : filter.kind;
      if (!cases.has(kind)) cases.set(kind, { list, filter, sample });
    }
  return cases;
}

for (const [kind, { list, filter, sample }] of caseOfEachKind())
  test(`FILT-001 FILT-005 FILT-006 a filter of the kind ${kind} is chosen, set and added by hand: ${list.page}`, async ({
    page,
  }) => {
    const screen = await new ListScreen(page, list).open(sample.query);
    const expected = await screen.ids();
    const some = expected.length === 0 ? 0 : await screen.total();
    const title = (await screen.chips.getByRole("button").first().getAttribute("title")) ?? "";

    await page.getByRole("button", { name: "Clear filters" }).first().click();
    await expect(screen.chips).toHaveCount(0);
    if (sample.narrowsRows) await expect.poll(() => screen.total()).toBeGreaterThan(some);
    const drawer = await screen.openDrawer("Define Filter");
    const section = drawer.locator(`[data-filter="${sample.key}"]`);
    await section.getByRole("button", { name: screen.filterName(sample.key) }).click();
    await fill(section, filter, sample.text, title.slice(title.indexOf(": ") + 2));
    await section.getByRole("button", { name: "Apply" }).click();
    await expect(section.getByText("Applied", { exact: true })).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get(sample.key) === sample.text);
    await page.keyboard.press("Escape");
    await expect(screen.chips.getByRole("button").first()).toHaveAttribute("title", title);
    await expect.poll(() => screen.ids()).toEqual(expected);

    await screen.openDrawer("Define Filter");
    await drawer.getByRole("button", { name: "Clear filters" }).click();
    await section.getByRole("button", { name: screen.filterName(sample.key) }).click();
    await expect(section.getByRole("button", { name: "Apply" })).toBeVisible();
  });

/** @param names what the sample's records are called, where it refers to some. */
async function fill(section: Locator, { kind }: Filter, text: string, names: string): Promise<void> {
  const [from = "", to = ""] = text.split("&");
  switch (kind) {
    case "text":
    case "number":
      return section.locator("input").fill(text);
    case "amount-range":
    case "number-range":
      await section.getByRole("textbox").nth(0).fill(from);
      return section.getByRole("textbox").nth(1).fill(to);
    case "choices":
    case "years":
    case "months":
      for (const word of text.split(",")) await section.locator(`input[value="${word}"]`).check();
      return;
    case "relation":
      for (const name of names.split(", ")) await chooseRecord(section, name);
      return;
    default:
      return section.locator(`input[value="${text}"]`).check();
  }
}
