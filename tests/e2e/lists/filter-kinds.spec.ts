import { expect, type Locator, test } from "@playwright/test";
import type { Filter } from "@/lib/list/filters/filter";
import { type AnyList, listTable } from "@/lib/resources/list-table";
import { type AppliedSample, samplesOf } from "@/tests/support/lists/applied-samples";
import { readListHtml } from "@/tests/support/lists/list-html";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { axeFaultsInBothThemes } from "../support/axe";
import { chooseRecord } from "../support/choose-record";
import { ListScreen } from "../support/list-screen";

interface Case {
  filter: Filter;
  sample: AppliedSample;
}

/** By its name: kinds of one control differ in their words alone. */
const controls: Readonly<Record<Filter["kind"], string>> = {
  text: "text",
  number: "number",
  choice: "one",
  boolean: "one",
  "three-state": "one",
  choices: "many",
  years: "many",
  months: "many",
  relation: "relation",
  "date-range": "days",
  "event-date": "days",
  "amount-range": "bounds",
  "number-range": "bounds",
};

/** The filters of a list by kind whose sample a person can set: half-open days need a calendar of their own. */
function casesOf(list: AnyList): Map<string, Case> {
  const cases = new Map<string, Case>();
  for (const sample of samplesOf(list)) {
    const filter = list.filters[sample.key];
    const isOpenPeriod = filter?.kind === "date-range" && sample.text.includes("&");
    if (filter === undefined || isOpenPeriod) continue;
    const kind = filter.kind === "relation" ? `relation to ${filter.isMany ? "many" : "one"}` : filter.kind;
    if (!cases.has(kind)) cases.set(kind, { filter, sample });
  }
  return cases;
}

/** Each kind of filter at one list, at as few lists as hold them all. */
function kindsByList(): [AnyList, Map<string, Case>][] {
  const chosen: [AnyList, Map<string, Case>][] = [];
  let left = listTable.map((list): [AnyList, Map<string, Case>] => [list, casesOf(list)]);
  while (left.some(([, cases]) => cases.size > 0)) {
    const [most] = left.toSorted(([, some], [, others]) => others.size - some.size);
    if (most === undefined) break;
    chosen.push(most);
    left = left.map(([list, cases]) => [list, new Map([...cases].filter(([kind]) => !most[1].has(kind)))]);
  }
  return chosen;
}

test("FILT-001 FILT-005 FILT-006 I18N-001 filters of each kind are chosen, set and added by hand, and axe finds nothing in them", async ({
  page,
}) => {
  const lists = kindsByList();
  test.setTimeout(lists.length * 60_000);
  const tried = new Set<string>();
  for (const [index, [list, cases]] of lists.entries()) {
    const screen = new ListScreen(page, list);
    await (index === 0 ? screen.open() : screen.goInside());
    const all = await screen.total();
    const drawer = await screen.openDrawer("Define Filter");
    for (const [kind, each] of cases) {
      const control = `${controls[each.filter.kind]} ${"isMany" in each.filter && each.filter.isMany}`;
      // What lies around the filters is the same everywhere.
      const part = tried.size === 0 ? "[role=dialog]" : `[data-filter="${each.sample.key}"]`;
      const looked = tried.has(control) ? undefined : part;
      await test.step(`${kind}: ${list.page}`, () => walkKind(screen, drawer, all, each, looked));
      tried.add(control);
    }
    await page.keyboard.press("Escape");
    await expect(screen.drawer).toHaveCount(0);
  }
});

/**
 * @param all how many rows the list has without filters
 * @param part what axe looks at; undefined where another kind of its control has been walked
 */
async function walkKind(
  screen: ListScreen,
  drawer: Locator,
  all: number,
  { filter, sample }: Case,
  part: string | undefined,
): Promise<void> {
  const { page } = screen;
  const expected = readListHtml(
    await wholeHtml(async () => (await page.request.get(screen.address(sample.query))).text()),
  );
  const title = expected.chips[0]?.title ?? "";
  const names = title.slice(title.indexOf(": ") + 2);
  const section = drawer.locator(`[data-filter="${sample.key}"]`);
  const apply = section.getByRole("button", { name: "Apply" });
  await section.getByRole("button", { name: screen.filterName(sample.key) }).click();
  await expect(apply).toBeVisible();
  if (part !== undefined) expect(await axeFaultsInBothThemes(page, part)).toEqual([]);
  await fill(section, filter, sample.text, names);
  await apply.click();
  await expect(section.getByText("Applied", { exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get(sample.key) === sample.text);
  await expect(screen.chips.locator("[title]")).toHaveAttribute("title", title);
  await expect.poll(() => screen.rowLinks.allInnerTexts()).toEqual(expected.ids.map(String));
  if (sample.narrowsRows) expect(expected.total).toBeLessThan(all);
  await drawer.getByRole("button", { name: "Clear filters" }).click();
  await expect(screen.chips).toHaveCount(0);
  await expect(section.getByText("Applied", { exact: true })).toHaveCount(0);
  await expect(apply).toBeVisible();
  // FILT-005: what is chosen is applied when its place is left, here by folding it.
  await fill(section, filter, sample.text, names);
  await section
    .getByRole("button", { name: screen.filterName(sample.key) })
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.searchParams.get(sample.key) === sample.text);
  await expect(screen.chips.locator("[title]")).toHaveAttribute("title", title);
  await drawer.getByRole("button", { name: "Clear filters" }).click();
  await expect(screen.chips).toHaveCount(0);
}

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
